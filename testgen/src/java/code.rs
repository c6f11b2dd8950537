//! Java code whose class names are not chosen yet: which are imported and which written in full is up to the file.

use super::{JavaClass, JavaInfo, JavaType, Scope};

/// Begins and ends the name of a class in code that is not finished.
const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// Begins the name of a static method that is imported.
const STATIC: char = '\u{3}';

/// The name of a class.
pub fn class_code(class: &JavaClass) -> String {
    format!("{OPEN}{}|{}{CLOSE}", class.package, class.path.join("."))
}

/// The name of a class of the JDK or of JUnit by its full name.
pub fn jdk(full: &str) -> String {
    let (package, simple) = full.rsplit_once('.').unwrap_or(("", full));
    format!("{OPEN}{package}|{simple}{CLOSE}")
}

/// The name of a static method that is imported.
pub fn imported(class: &str, method: &str) -> String {
    format!("{STATIC}{class}|{method}{CLOSE}")
}

/// A type.
pub fn type_code(ty: &JavaType, info: &JavaInfo) -> String {
    match ty {
        JavaType::Prim(word) => (*word).to_owned(),
        JavaType::Class(name, args) => {
            let written = match info.class(name) {
                Some(class) if !class.path.is_empty() => class_code(class),
                // a class of `java.lang` that the program does not name
                None if !name.contains('.') => name.clone(),
                _ => return "Object".to_owned(),
            };
            if args.is_empty() {
                return written;
            }
            let args: Vec<String> = args.iter().map(|arg| type_code(arg, info)).collect();
            format!("{written}<{}>", args.join(", "))
        }
        JavaType::Array(elem) => format!("{}[]", type_code(elem, info)),
        JavaType::Extends(bound) if bound.class_name() == Some("Object") => "?".to_owned(),
        JavaType::Extends(bound) => format!("? extends {}", type_code(bound, info)),
        JavaType::Super(bound) => format!("? super {}", type_code(bound, info)),
        JavaType::Var(_) | JavaType::Unknown => "Object".to_owned(),
    }
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
