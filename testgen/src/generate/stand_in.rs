//! Stand-ins for objects of classes that are not there: an anonymous class or a lambda that gives the answers of the case.

use indexmap::IndexMap;
use oox_core::exec::Ended;
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, FieldId, MethodId};

use super::answers::{Reply, Rule};
use super::arrange::{Arranger, Built, Means};
use super::content::is_below;
use super::nameable::cannot_be_named;
use super::raw::Answer;
use super::subject::Subject;
use crate::java::{
    Access, JavaClass, JavaMethod, JavaType, Kind, TypeParam, class_code, identifier, string_literal,
    type_code, type_code_in, type_params_code,
};

/// A method that a stand-in has, with the class that declares it.
struct Wanted<'p> {
    class: &'p JavaClass,
    method: &'p JavaMethod,
}

/// Exceptions of the library that can be made of nothing.
const PLAIN_EXCEPTIONS: [&str; 22] = [
    "Throwable",
    "Error",
    "Exception",
    "RuntimeException",
    "ArithmeticException",
    "ClassCastException",
    "ClassNotFoundException",
    "CloneNotSupportedException",
    "IllegalArgumentException",
    "IllegalStateException",
    "IndexOutOfBoundsException",
    "InterruptedException",
    "NullPointerException",
    "NumberFormatException",
    "UnsupportedOperationException",
    "java.io.EOFException",
    "java.io.FileNotFoundException",
    "java.io.IOException",
    "java.util.ConcurrentModificationException",
    "java.util.NoSuchElementException",
    "java.util.concurrent.CancellationException",
    "java.util.concurrent.TimeoutException",
];

/// How many abstract methods a class of the library declares; `None` where that is not known.
fn abstract_methods(class: &JavaClass) -> Option<usize> {
    Some(match class.name.as_str() {
        "Comparable" | "Runnable" | "Iterable" | "AutoCloseable" | "java.io.Closeable" => 1,
        "java.util.Comparator" | "java.util.concurrent.Callable" => 1,
        "java.util.Iterator" => 2,
        "CharSequence" | "java.util.Map$Entry" => 3,
        "Number" => 4,
        _ if class.package == "java.util.function" => 1,
        _ => return None,
    })
}

/// Whether all abstract methods that a class declares are among these: of the library, the program has those only that it
/// calls.
fn is_whole(class: &JavaClass, wanted: &[Wanted]) -> bool {
    // `equals` of a comparator is no method that it must have
    let known = wanted.iter().filter(|known| known.class.name == class.name).count();
    class.is_users || abstract_methods(class).is_some_and(|all| known >= all)
}

/// Whether a type speaks of some of these parameters.
fn mentions(ty: &JavaType, params: &[TypeParam]) -> bool {
    let values = params.iter().map(|param| (param.name.clone(), JavaType::Unknown)).collect();
    ty.substituted(&values) != *ty
}

/// Whether one method overrides the other, given that their classes are related. Of overloads, none has the parameters of
/// another; what a type parameter stands for is not asked.
fn overrides(one: &JavaMethod, other: &JavaMethod) -> bool {
    let fits = |((_, one), (_, other)): (&(String, JavaType), &(String, JavaType))| {
        let is_same_class = one.class_name().is_some_and(|name| other.class_name() == Some(name));
        one == other || is_same_class || one.mentions_variable() || other.mentions_variable()
    };
    one.name == other.name
        && one.params.len() == other.params.len()
        && one.params.iter().zip(&other.params).all(fits)
}

/// A reply as the body of a lambda, where that is short.
fn expression(reply: &Reply, names: &[String]) -> Option<String> {
    let value = |result: &str| Some(result.strip_prefix("return ")?.strip_suffix(';')?.to_owned());
    match reply {
        Reply::Always(result) if result.is_empty() => Some("{ }".to_owned()),
        Reply::Always(result) => Some(value(result).unwrap_or_else(|| format!("{{ {result} }}"))),
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last()?;
            if let Some(condition) = truth(first, last, names) {
                return Some(condition);
            }
            let [rule] = first else { return None };
            let condition = rule.condition(names, true);
            Some(format!("{condition} ? {} : {}", value(&rule.result)?, value(&last.result)?))
        }
        Reply::InOrder(_) => None,
    }
}

/// A reply as the body of a method.
fn body(reply: &Reply, names: &[String], counter: &str) -> Vec<String> {
    // of a method without a result
    let statement = |result: &str| if result.is_empty() { "return;".to_owned() } else { result.to_owned() };
    match reply {
        Reply::Always(result) => Some(result.clone()).filter(|it| !it.is_empty()).into_iter().collect(),
        Reply::ByArguments(rules) => {
            let rules = differing(rules);
            let (last, first) = rules.split_last().expect("there is a last rule");
            if let Some(condition) = truth(first, last, names) {
                return vec![format!("return {condition};")];
            }
            let mut lines = Vec::new();
            for rule in first {
                lines.push(format!("if ({}) {{", rule.condition(names, true)));
                lines.extend([format!("    {}", statement(&rule.result)), "}".to_owned()]);
            }
            lines.push(statement(&last.result));
            lines
        }
        Reply::InOrder(results) => {
            let mut lines = vec![format!("switch ({counter}++) {{")];
            for (index, result) in results.iter().enumerate() {
                let is_last = index + 1 == results.len();
                let label = if is_last { "default".to_owned() } else { format!("case {index}") };
                lines.extend([format!("    {label}:"), format!("        {}", statement(result))]);
            }
            lines.push("}".to_owned());
            lines
        }
    }
}

/// The condition that rules are about which say that it is so, or that it is not so.
fn truth(first: &[&Rule], last: &Rule, names: &[String]) -> Option<String> {
    let (is_so, opposite) = match last.result.as_str() {
        "return false;" => (true, "return true;"),
        "return true;" => (false, "return false;"),
        _ => return None,
    };
    if first.iter().any(|rule| rule.result != opposite) {
        return None;
    }
    // a list of more than two is easier to read one below the other
    match first {
        [rule] => Some(rule.condition(names, is_so)),
        [one, other] if one.wanted.len() == 1 && other.wanted.len() == 1 => {
            let word = if is_so { "||" } else { "&&" };
            Some(format!("{} {word} {}", one.condition(names, is_so), other.condition(names, is_so)))
        }
        _ => None,
    }
}

/// The rules without those that do what the last one does for everything else.
fn differing(rules: &[Rule]) -> Vec<&Rule> {
    let (last, first) = rules.split_last().expect("there is a last rule");
    first.iter().filter(|rule| rule.result != last.result).chain([last]).collect()
}

impl<'p> Arranger<'_, 'p> {
    /// An object that answers as the case wants it.
    pub(super) fn stand_in(
        &mut self,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let name = &self.subject.program.class(class).name;
        let java = self.subject.java_class(class).ok_or_else(|| format!("the class `{name}`"))?;
        if !Subject::can_name(self.package, java) {
            return Err(cannot_be_named(name));
        }
        let own = self.subject.own_type(java, ty);
        if let Some(class) = self.subject.hidden(self.package, &own) {
            return Err(cannot_be_named(class));
        }
        if own.is_unknown() {
            return Err("a type that a test cannot name".to_owned());
        }
        if let Some(order) = self.raw.orders.iter().find(|order| order.comparator == object) {
            return self.comparator(order, class, &own, hint);
        }
        let answers: Vec<Answer> =
            self.raw.answers.iter().filter(|answer| answer.receiver == Some(object)).cloned().collect();
        let values = self.subject.arguments(java, &own);
        if self.can_be_mocked(class, java, &answers) {
            return self.mocked((class, java), &answers, &own, &values, hint);
        }
        if java.kind == Kind::Interface && !java.is_users && abstract_methods(java).is_none() {
            return Err(format!("an object of some class below `{name}`"));
        }
        let mut wanted = self.abstract_methods(class);
        if let [only] = &wanted[..]
            && java.kind == Kind::Interface
            && only.method.type_params.is_empty()
            && answers.iter().all(|answer| self.is_of(answer.method, only.method))
        {
            let values = self.subject.arguments_above(java, &values, only.class);
            let before = self.saved();
            let reply = self.reply(only.method, &answers, &values)?;
            let names = self.parameter_names(only.method, hint);
            if let Some(body) = expression(&reply, &names) {
                let params = match &names[..] {
                    [one] => one.clone(),
                    several => format!("({})", several.join(", ")),
                };
                return self.stood_in(class, &own, hint, &format!("{params} -> {body}"));
            }
            self.restore(before);
        }
        let is_whole = wanted.iter().all(|known| is_whole(known.class, &wanted));
        if !is_whole || java.kind == Kind::Class && !self.has_plain_constructor(class, java) {
            return Err(format!("an object of some class below `{name}`"));
        }
        // also what it need not have, where the case wants an answer: `equals` of a comparator
        for answer in &answers {
            if !wanted.iter().any(|known| self.is_of(answer.method, known.method)) {
                let found = self.subject.java_method(answer.method);
                let (class, method) = found.ok_or("an answer without a method")?;
                wanted.push(Wanted { class, method });
            }
        }
        let mut lines = vec![format!("new {}() {{", type_code(&own, self.subject.info))];
        for (index, Wanted { class, method }) in wanted.iter().enumerate() {
            if index > 0 {
                lines.push(String::new());
            }
            let is_visible = match method.access {
                Access::Private => false,
                Access::Package => class.package == self.package,
                Access::Protected | Access::Public => true,
            };
            if !is_visible {
                return Err(format!("`{}.{}` cannot be written in a test", class.name, method.name));
            }
            let values = self.subject.arguments_above(java, &values, class);
            let of_method: Vec<Answer> =
                answers.iter().filter(|answer| self.is_of(answer.method, method)).cloned().collect();
            lines.extend(self.answering(method, &of_method, &values, hint)?);
        }
        lines.push("}".to_owned());
        self.stood_in(class, &own, hint, &lines.join("\n"))
    }

    /// The lines of a method that gives answers.
    fn answering(
        &mut self,
        method: &JavaMethod,
        answers: &[Answer],
        values: &IndexMap<String, JavaType>,
        hint: &str,
    ) -> Result<Vec<String>, String> {
        let mut values = values.clone();
        values.retain(|name, _| method.type_params.iter().all(|param| param.name != *name));
        let written = method.params.iter().map(|(_, ty)| ty).chain([&method.ret]);
        for ty in written.map(|ty| ty.substituted(&values)) {
            if let Some(class) = self.subject.hidden(self.package, &ty) {
                return Err(cannot_be_named(class));
            }
        }
        let reply = self.reply(method, answers, &values)?;
        let info = self.subject.info;
        let access = match method.access {
            Access::Public => "public ",
            Access::Protected => "protected ",
            Access::Package | Access::Private => "",
        };
        let mut params = Vec::new();
        let names = self.parameter_names(method, hint);
        for (name, (_, ty)) in names.iter().zip(&method.params) {
            let written = type_code_in(&ty.substituted(&values), info, &method.type_params);
            let is_last = params.len() + 1 == method.params.len();
            params.push(match written.strip_suffix("[]") {
                Some(elem) if method.is_varargs && is_last => format!("{elem}... {name}"),
                _ => format!("{written} {name}"),
            });
        }
        let counter = format!("{}Calls", identifier(&method.name));
        let mut lines = Vec::new();
        if let Reply::InOrder(_) = reply {
            lines.extend([format!("    private int {counter};"), String::new()]);
        }
        lines.push("    @Override".to_owned());
        let body = body(&reply, &names, &counter);
        if mentions(&method.ret, &method.type_params) && body.iter().any(|it| it.contains(") (Object) ")) {
            lines.push("    @SuppressWarnings(\"unchecked\")".to_owned());
        }
        let generic = type_params_code(&method.type_params, &values, info);
        let ret = type_code_in(&method.ret.substituted(&values), info, &method.type_params);
        let throws = self.checked(answers);
        lines.push(format!("    {access}{generic}{ret} {}({}){throws} {{", method.name, params.join(", ")));
        lines.extend(body.into_iter().map(|line| format!("        {line}")));
        lines.push("    }".to_owned());
        Ok(lines)
    }

    /// Names for the parameters that mean nothing else in the test, also not what is being declared.
    fn parameter_names(&self, method: &JavaMethod, hint: &str) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (name, _) in &method.params {
            let name = identifier(name);
            let is_free = |name: &String| {
                !self.done.names.contains(name) && !names.contains(name) && *name != identifier(hint)
            };
            let numbered = (2..).map(|number| format!("{name}{number}"));
            let free = std::iter::once(name.clone()).chain(numbered).find(is_free);
            names.push(free.expect("there are more numbers than names"));
        }
        names
    }

    fn stood_in(&mut self, class: ClassId, ty: &JavaType, hint: &str, code: &str) -> Result<Built, String> {
        self.means(Means::StandIns);
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or("a stand-in")?;
        Ok(self.variable(ty, hint, code, Value::Obj(made)))
    }

    /// The statement that gives an answer; without one, the default of the result.
    pub(super) fn result(
        &mut self,
        method: &JavaMethod,
        answer: Option<&Answer>,
        values: &IndexMap<String, JavaType>,
    ) -> Result<String, String> {
        let mut all = values.clone();
        all.extend(Subject::instances_of(&method.type_params));
        let ty = method.ret.substituted(&all);
        match answer.map(|answer| answer.ended) {
            Some(Ended::Throwing(exception)) => {
                let thrown = self.thrown(exception)?;
                Ok(format!("throw {};", thrown.code))
            }
            Some(Ended::Normally(Some(value))) => {
                let built = self.value(value, &ty, "answer")?;
                self.subject.check_nameable(self.package, &built.code, &ty)?;
                if built.code != "null" && mentions(&method.ret, &method.type_params) {
                    // only the caller knows what it stands for
                    let ret = method.ret.substituted(values);
                    let ret = type_code_in(&ret, self.subject.info, &method.type_params);
                    // a sign after a cast would subtract
                    let value =
                        if built.code.starts_with('-') { format!("({})", built.code) } else { built.code };
                    return Ok(format!("return ({ret}) (Object) {value};"));
                }
                Ok(format!("return {};", built.code))
            }
            Some(Ended::Normally(None)) => Ok(String::new()),
            None => Ok(match &ty {
                JavaType::Prim("void") => String::new(),
                JavaType::Prim("boolean") => "return false;".to_owned(),
                JavaType::Prim(_) => "return 0;".to_owned(),
                _ => "return null;".to_owned(),
            }),
        }
    }

    /// ` throws A, B`: the checked exceptions that a stand-in throws.
    fn checked(&self, answers: &[Answer]) -> String {
        let mut codes: Vec<String> = Vec::new();
        for answer in answers {
            let Ended::Throwing(exception) = answer.ended else { continue };
            let Some(class) = self.interpreter.class_of(&self.raw.state, exception) else { continue };
            let is_unchecked =
                ["RuntimeException", "Error"].iter().any(|above| is_below(self.subject, class, above));
            let code = self.subject.java_class(class).map(class_code);
            codes.extend(code.filter(|code| !is_unchecked && !codes.contains(code)));
        }
        if codes.is_empty() { String::new() } else { format!(" throws {}", codes.join(", ")) }
    }

    /// A new exception like the one that a stand-in throws: with the fields that the path has looked at, else made by its plainest
    /// constructor.
    pub(super) fn thrown(&mut self, exception: ObjId) -> Result<Built, String> {
        let class = self.interpreter.class_of(&self.raw.state, exception).ok_or("an exception")?;
        let java = self.subject.java_class(class).ok_or("an exception without a name")?;
        let name = &java.name;
        if java.is_abstract || !Subject::can_name(self.package, java) {
            return Err(format!("an exception of `{name}`"));
        }
        let users = |field: &FieldId| self.subject.java_field(*field).is_some_and(|(java, _)| java.is_users);
        if self.raw.looked_at.get(&exception).is_some_and(|fields| fields.iter().any(users)) {
            let ty = JavaType::Class(name.clone(), Vec::new());
            return self.value(Value::Obj(exception), &ty, "exception");
        }
        let usable = |method: &JavaMethod| {
            method.is_constructor && Subject::can_use(self.package, java, method.access)
        };
        let mut constructors = self.subject.methods_of(class);
        constructors.retain(|(_, method)| usable(method) && method.params.len() <= 1);
        constructors.sort_by_key(|(_, method)| method.params.len());
        for (id, method) in constructors {
            let (args, code) = match &method.params[..] {
                [] => (Vec::new(), String::new()),
                [(_, JavaType::Class(text, _))] if text == "String" => {
                    let value = self.interpreter.literal(&mut self.done.state, "message");
                    (vec![value], string_literal("message"))
                }
                _ => continue,
            };
            if let Ok(value) = self.run(id, args) {
                return Ok(Built { code: format!("new {}({code})", class_code(java)), value });
            }
        }
        if !PLAIN_EXCEPTIONS.contains(&name.as_str()) {
            return Err(format!("an exception of `{name}`"));
        }
        // its model needs no constructor, and the program has it only where somebody calls it
        let made = self.interpreter.allocate(&mut self.done.state, class);
        Ok(Built { code: format!("new {}()", class_code(java)), value: Value::Obj(made) })
    }

    /// Whether a method of the program is the one written so.
    fn is_of(&self, id: MethodId, method: &JavaMethod) -> bool {
        self.subject.java_method(id).is_some_and(|(_, of)| overrides(of, method))
    }

    /// The methods that a class below this one must have, each once.
    fn abstract_methods(&self, class: ClassId) -> Vec<Wanted<'p>> {
        let mut found: Vec<Wanted<'p>> = Vec::new();
        let mut concrete: Vec<&'p JavaMethod> = Vec::new();
        for above in std::iter::once(class).chain(self.subject.program.class(class).ancestors.iter().copied())
        {
            let Some(java) = self.subject.java_class(above) else { continue };
            for method in &java.methods {
                if method.is_static
                    || method.is_constructor
                    || found.iter().any(|known| overrides(known.method, method))
                    || concrete.iter().any(|known| overrides(known, method))
                {
                    continue;
                }
                // whatever an interface says of the methods of every object, every object has them
                let is_objects = matches!(
                    (method.name.as_str(), method.params.len()),
                    ("equals", 1) | ("hashCode" | "toString", 0)
                );
                if method.is_abstract && !is_objects {
                    found.push(Wanted { class: java, method });
                } else {
                    concrete.push(method);
                }
            }
        }
        found
    }

    fn has_plain_constructor(&self, class: ClassId, java: &JavaClass) -> bool {
        let constructors =
            self.subject.methods_of(class).into_iter().filter(|(_, method)| method.is_constructor);
        constructors.into_iter().any(|(_, method)| {
            method.params.is_empty() && !java.is_inner && Subject::can_use(self.package, java, method.access)
        })
    }
}
