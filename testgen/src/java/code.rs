//! Java code whose class names are not chosen yet: which are imported and which written in full is up to the file.

use indexmap::IndexMap;

use super::{JavaClass, JavaInfo, JavaType, Scope, TypeParam, string_literal};

/// Begins and ends the name of a class in code that is not finished.
const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// Begins the name of a static method that is imported.
const STATIC: char = '\u{3}';

/// The name of a class.
pub fn class_code(class: &JavaClass) -> String {
    mark(&class.package, &class.path.join("."))
}

fn mark(package: &str, path: &str) -> String {
    format!("{OPEN}{package}|{path}{CLOSE}")
}

/// The name of a class of the JDK or of JUnit by its full name.
pub fn jdk(full: &str) -> String {
    let (package, simple) = full.rsplit_once('.').unwrap_or(("", full));
    mark(package, simple)
}

/// The name of a static method that is imported.
pub fn imported(class: &str, method: &str) -> String {
    format!("{STATIC}{class}|{method}{CLOSE}")
}

/// A type.
pub fn type_code(ty: &JavaType, info: &JavaInfo) -> String {
    type_code_in(ty, info, &[])
}

/// A type where these type parameters can be named.
pub fn type_code_in(ty: &JavaType, info: &JavaInfo, params: &[TypeParam]) -> String {
    match ty {
        JavaType::Prim(word) => (*word).to_owned(),
        JavaType::Class(name, args) => {
            let class = info.class(name);
            let args = arguments_code(class, args, info, params);
            match class {
                Some(class) if !class.path.is_empty() => with_arguments(class, &args),
                // a class of `java.lang` that the program does not name
                None if !name.contains('.') => format!("{name}{}", in_brackets(&args)),
                _ => "Object".to_owned(),
            }
        }
        JavaType::Array(elem) => format!("{}[]", type_code_in(elem, info, params)),
        JavaType::Extends(bound) if bound.class_name() == Some("Object") => "?".to_owned(),
        JavaType::Extends(bound) => format!("? extends {}", type_code_in(bound, info, params)),
        JavaType::Super(bound) => format!("? super {}", type_code_in(bound, info, params)),
        JavaType::Var(name) if params.iter().any(|param| param.name == *name) => name.clone(),
        JavaType::Raw(bound) => type_code_in(bound, info, params),
        JavaType::Var(_) | JavaType::Unknown => "Object".to_owned(),
    }
}

/// Type arguments; none where one of them cannot be written.
fn arguments_code(
    class: Option<&JavaClass>,
    args: &[JavaType],
    info: &JavaInfo,
    params: &[TypeParam],
) -> Vec<String> {
    if args.iter().any(|arg| matches!(arg, JavaType::Raw(_))) {
        return Vec::new();
    }
    let written = args.iter().enumerate().map(|(index, arg)| {
        let param = class.and_then(|class| class.type_params.get(index));
        match arg {
            // a bound that leads back to its parameter says no more than `?`
            JavaType::Extends(_)
                if param.is_some_and(|param| param.is_recursive && param.instance == *arg) =>
            {
                "?".to_owned()
            }
            _ => type_code_in(arg, info, params),
        }
    });
    written.collect()
}

/// The name of a class with type arguments; the first are those of the classes around an inner one: `List<Integer>.Node`.
fn with_arguments(class: &JavaClass, args: &[String]) -> String {
    let generic = class.levels.iter().position(|count| *count > 0).filter(|_| !args.is_empty());
    let Some(generic) = generic else { return class_code(class) };
    let mut rest = args;
    let mut next = |count: usize| {
        let (own, others) = rest.split_at(count.min(rest.len()));
        rest = others;
        in_brackets(own)
    };
    let mut written = mark(&class.package, &class.path[..=generic].join("."));
    written += &next(class.levels[generic]);
    for (simple, count) in class.path.iter().zip(&class.levels).skip(generic + 1) {
        written.push('.');
        written += simple;
        written += &next(*count);
    }
    written
}

fn in_brackets(args: &[String]) -> String {
    if args.is_empty() { String::new() } else { format!("<{}>", args.join(", ")) }
}

/// `<T extends A & B, U> `: the type parameters of a method, as they are declared; empty without any.
pub fn type_params_code(
    params: &[TypeParam],
    values: &IndexMap<String, JavaType>,
    info: &JavaInfo,
) -> String {
    if params.is_empty() {
        return String::new();
    }
    let written = params.iter().map(|param| {
        let bounds = param.bounds.iter().filter(|bound| **bound != JavaType::object());
        let bounds: Vec<String> =
            bounds.map(|bound| type_code_in(&bound.substituted(values), info, params)).collect();
        if bounds.is_empty() {
            param.name.clone()
        } else {
            format!("{} extends {}", param.name, bounds.join(" & "))
        }
    });
    format!("<{}> ", written.collect::<Vec<_>>().join(", "))
}

/// `new C<>(a, b)`, and `outer.new C<>(a, b)` of an inner class.
pub fn creation(class: &JavaClass, outer: Option<&str>, args: &[&str]) -> String {
    let diamond = if class.levels.last().is_none_or(|own| *own == 0) { "" } else { "<>" };
    let args = args.join(", ");
    match (outer, class.path.last()) {
        (Some(outer), Some(simple)) => format!("{outer}.new {simple}{diamond}({args})"),
        _ => format!("new {}{diamond}({args})", class_code(class)),
    }
}

/// `newObject("p.Outer$C", a, b)`: the helper calls the one constructor that takes so many.
pub fn new_object(class: &JavaClass, outer: Option<&str>, args: &[&str]) -> String {
    let name = string_literal(&class.name);
    let all: Vec<&str> = outer.into_iter().chain(args.iter().copied()).collect();
    match all[..] {
        // else it would be taken for the array of all
        ["null"] => format!("newObject({name}, (Object) null)"),
        _ => {
            format!("newObject({})", std::iter::once(name.as_str()).chain(all).collect::<Vec<_>>().join(", "))
        }
    }
}

/// `Arrays.asList(a, b)`. A single null would be taken for the array itself.
pub fn as_list(codes: &[&str]) -> String {
    match codes {
        [] => format!("{}.emptyList()", jdk("java.util.Collections")),
        ["null"] => format!("{}.singletonList(null)", jdk("java.util.Collections")),
        _ => format!("{}.asList({})", jdk("java.util.Arrays"), codes.join(", ")),
    }
}

/// `new T[] {a, b}`; long runs of zeros are left to `new T[n]` where all are.
pub fn array_code(elem: &JavaType, codes: &[String], info: &JavaInfo) -> String {
    let elem = elem.unbounded();
    let is_default = |code: &String| match elem {
        JavaType::Prim(_) => matches!(code.as_str(), "0" | "false" | "0L" | "0.0" | "0.0f"),
        // a zero is an object there
        _ => code == "null",
    };
    let written = type_code(&elem, info);
    if codes.is_empty() || codes.len() > 2 && codes.iter().all(is_default) {
        let (base, dims) = written.find("[]").map_or((written.as_str(), ""), |at| written.split_at(at));
        return format!("new {base}[{}]{dims}", codes.len());
    }
    let plain: Vec<String> = codes
        .iter()
        .map(|code| match elem {
            // in an initialiser a constant fits without a cast
            JavaType::Prim("byte" | "short") => {
                code.trim_start_matches("(byte) ").trim_start_matches("(short) ").to_owned()
            }
            _ => code.clone(),
        })
        .collect();
    format!("new {written}[] {{{}}}", plain.join(", "))
}

/// Finished code: every name as the file writes it.
pub fn finished(code: &str, scope: &mut Scope) -> String {
    let mut out = String::new();
    let mut rest = code;
    while let Some(at) = rest.find([OPEN, STATIC]) {
        out.push_str(&rest[..at]);
        let is_static = rest[at..].starts_with(STATIC);
        let end = rest[at..].find(CLOSE).map_or(rest.len(), |end| at + end);
        let (first, second) = rest[at + 1..end].split_once('|').unwrap_or(("", ""));
        if is_static {
            out.push_str(&scope.static_method(first, second));
        } else {
            let path: Vec<String> = second.split('.').map(str::to_owned).collect();
            out.push_str(&scope.class(first, &path));
        }
        rest = rest.get(end + 1..).unwrap_or("");
    }
    out.push_str(rest);
    out
}
