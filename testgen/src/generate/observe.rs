//! The assert part of a test: what the interpreter saw of the result, of the arguments and of static fields, as far as a
//! test can look at it.

use std::collections::HashSet;

use oox_core::exec::{Interpreter, Known, RanEnding, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, DynType, FieldId, MethodId, Ty};

use super::arrange::{Variable, argument, array_code, as_list, literal};
use super::content::{Content, box_of, content, is_below};
use super::subject::Subject;
use crate::java::{JavaField, JavaType, Kind, class_code, imported, jdk, string_literal, type_code};

/// The version of JUnit that a test is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JUnit {
    /// JUnit 4.13
    Four,
    /// JUnit 5
    Five,
}

impl JUnit {
    /// A static method of the assertions.
    pub fn assertion(self, name: &str) -> String {
        match self {
            Self::Four => imported("org.junit.Assert", name),
            Self::Five => imported("org.junit.jupiter.api.Assertions", name),
        }
    }
}

/// How deep objects are looked into.
const DEEPEST: usize = 4;
/// More assertions than these nobody reads.
const MOST_LINES: usize = 14;

/// Turns what was seen into assertions.
pub struct Observer<'c, 'p> {
    /// The program under test.
    pub subject: &'c Subject<'p>,
    /// Calls getters.
    pub interpreter: &'c mut Interpreter<'p>,
    /// The package of the test.
    pub package: &'c str,
    /// Which assertions there are.
    pub junit: JUnit,
    /// Before the method was called.
    pub before: &'c State,
    /// Afterwards.
    pub after: &'c State,
    /// The variables of the test.
    pub variables: &'c [Variable],
    /// The arguments of the call, which also tell something when a question is asked about them.
    pub given: Vec<(Value, String)>,
    /// The assertions so far.
    pub lines: Vec<String>,
    /// The test reads a field by reflection.
    pub reads_fields: bool,
    seen: HashSet<ObjId>,
}

/// A way to read a field of an object.
pub struct Reader {
    /// The expression.
    pub code: String,
    /// Its type.
    pub ty: JavaType,
}

impl<'c, 'p> Observer<'c, 'p> {
    /// Nothing was looked at yet.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        package: &'c str,
        junit: JUnit,
        states: (&'c State, &'c State),
        variables: &'c [Variable],
    ) -> Self {
        let (before, after) = states;
        let (lines, seen) = (Vec::new(), HashSet::new());
        let reads_fields = false;
        let given = Vec::new();
        Self {
            subject,
            interpreter,
            package,
            junit,
            before,
            after,
            variables,
            given,
            lines,
            reads_fields,
            seen,
        }
    }

    fn call(&mut self, assertion: &str, args: &[&str]) {
        if self.lines.len() < MOST_LINES {
            self.lines.push(format!("{}({});", self.junit.assertion(assertion), args.join(", ")));
        }
    }

    /// Asserts what an expression of a type is.
    pub fn value(&mut self, expr: &str, value: Value, ty: &JavaType, depth: usize) {
        let known = self.interpreter.known(self.after, value);
        match (&known, ty) {
            (Known::Null, _) => self.call("assertNull", &[expr]),
            (Known::Bool(true), _) => self.call("assertTrue", &[expr]),
            (Known::Bool(false), _) => self.call("assertFalse", &[expr]),
            (Known::Object(object), _) => self.object(expr, *object, ty, depth),
            (Known::F32(_) | Known::F64(_), JavaType::Prim(prim)) if self.junit == JUnit::Four => {
                // the comparison of numbers wants a tolerance, that of objects is exact
                let Some(code) = literal(&known, prim) else { return };
                let boxed = box_of(prim);
                self.call(
                    "assertEquals",
                    &[&format!("{boxed}.valueOf({code})"), &format!("{boxed}.valueOf({expr})")],
                );
            }
            (_, JavaType::Prim(prim)) => {
                let Some(code) = literal(&known, prim) else { return };
                self.call("assertEquals", &[&code, expr]);
            }
            _ => {}
        }
    }

    fn object(&mut self, expr: &str, object: ObjId, ty: &JavaType, depth: usize) {
        if let Some(variable) = self.variables.iter().find(|variable| variable.object == object) {
            if variable.name != expr {
                let name = variable.name.clone();
                self.call("assertSame", &[&name, expr]);
            }
            return;
        }
        if let Some(constant) = self.constant(object) {
            self.call("assertEquals", &[&constant, expr]);
            return;
        }
        if let Some(found) = content(self.subject, self.interpreter, self.after, object) {
            self.content(expr, object, &found, ty);
            return;
        }
        if let Some(elements) = self.interpreter.elements(self.after, object) {
            self.array(expr, object, &elements, ty, depth);
            return;
        }
        if let Some(code) = self.expected(Value::Obj(object)) {
            self.call("assertEquals", &[&code, expr]);
            return;
        }
        let first = self.lines.len();
        if depth < DEEPEST && self.seen.insert(object) {
            let DynType::Class(class) = self.interpreter.type_of(self.after, object) else { return };
            let class = *class;
            let (expr, ty) = self.narrowed(expr, class, ty);
            for (field, value) in self.interpreter.fields(self.after, object) {
                if let Some(reader) = self.reader(&expr, object, class, field, value, &ty) {
                    self.value(&reader.code, value, &reader.ty, depth + 1);
                }
            }
            if self.lines.len() == first {
                self.observers(&expr, object, class, &ty, false);
            }
        }
        if self.lines.len() == first {
            self.call("assertNotNull", &[expr]);
        }
    }

    /// An expression of the class of its object: with a cast where its type is wider.
    fn narrowed(&self, expr: &str, class: ClassId, ty: &JavaType) -> (String, JavaType) {
        match (ty, self.subject.java_class(class)) {
            (JavaType::Class(name, _), Some(java)) if *name == java.name => (expr.to_owned(), ty.clone()),
            (_, Some(java)) if Subject::can_name(self.package, java) => {
                let raw = match java.type_params.len() {
                    0 => class_code(java),
                    count => format!("{}<{}>", class_code(java), vec!["?"; count].join(", ")),
                };
                (format!("(({raw}) {expr})"), self.subject.usual_type(java))
            }
            _ => (expr.to_owned(), ty.clone()),
        }
    }

    /// The name of an enum constant.
    fn constant(&self, object: ObjId) -> Option<String> {
        let class = self.interpreter.class_of(self.after, object)?;
        let root = self.subject.program.enum_root(class)?;
        let fields = &self.subject.program.class(root).static_fields;
        let field =
            fields.iter().find(|field| self.after.statics.get(*field) == Some(&Value::Obj(object)))?;
        let (java, of) = self.subject.java_field(*field)?;
        Subject::can_name(self.package, java).then(|| format!("{}.{}", class_code(java), of.name))
    }

    /// An expression that is equal to a value, where a short one can be written.
    pub fn expected(&mut self, value: Value) -> Option<String> {
        let known = self.interpreter.known(self.after, value);
        let Known::Object(object) = known else { return literal(&known, "") };
        if let Some(variable) = self.variables.iter().find(|variable| variable.object == object) {
            return Some(variable.name.clone());
        }
        if let Some(constant) = self.constant(object) {
            return Some(constant);
        }
        let class = self.interpreter.class_of(self.after, object)?;
        let java = self.subject.java_class(class)?;
        match content(self.subject, self.interpreter, self.after, object) {
            Some(Content::Text(text)) => return Some(string_literal(&text)),
            Some(Content::Boxed(prim, value)) => {
                let known = self.interpreter.known(self.after, value);
                let code = literal(&known, prim)?;
                return Some(if self.junit == JUnit::Four {
                    format!("{}.valueOf({code})", box_of(prim))
                } else {
                    code
                });
            }
            Some(Content::Optional(held)) => {
                let optional = jdk("java.util.Optional");
                return match held {
                    Some(value) => Some(format!("{optional}.of({})", self.expected(value)?)),
                    None => Some(format!("{optional}.empty()")),
                };
            }
            Some(Content::Elements(values)) => {
                let codes: Vec<String> =
                    values.iter().map(|value| self.expected(*value)).collect::<Option<_>>()?;
                let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
                let list = as_list(&codes);
                let is_list = is_below(self.subject, class, "java.util.List");
                let is_set = is_below(self.subject, class, "java.util.Set");
                return match (is_list, is_set) {
                    (true, _) => Some(list),
                    (_, true) => Some(format!("new {}<>({list})", jdk("java.util.HashSet"))),
                    _ => None,
                };
            }
            Some(Content::Written(text)) if java.package == "java.math" => {
                return Some(format!("new {}({})", class_code(java), string_literal(&text)));
            }
            Some(_) => return None,
            None => {}
        }
        let has_equals =
            self.subject.methods_of(class).iter().any(|(_, of)| of.name == "equals" && !of.is_implied);
        if java.kind != Kind::Record || !Subject::can_name(self.package, java) || has_equals {
            return None;
        }
        // a record is equal to another with the same components
        let canonical = java.methods.iter().find(|of| of.is_constructor && of.is_implied)?;
        if canonical.params.iter().any(|(_, ty)| matches!(ty, JavaType::Array(_))) {
            return None;
        }
        let fields = self.interpreter.fields(self.after, object);
        let mut codes = Vec::new();
        for ((_, value), (_, ty)) in fields.iter().zip(&canonical.params) {
            let known = self.interpreter.known(self.after, *value);
            codes.push(match ty {
                JavaType::Prim(prim) => literal(&known, prim)?,
                _ => self.expected(*value)?,
            });
        }
        let diamond = if java.type_params.is_empty() { "" } else { "<>" };
        Some(format!("new {}{diamond}({})", class_code(java), codes.join(", ")))
    }

    fn content(&mut self, expr: &str, object: ObjId, found: &Content, ty: &JavaType) {
        let Some(class) = self.interpreter.class_of(self.after, object) else { return };
        match found {
            Content::Entries(entries) => {
                let size = entries.len().to_string();
                let expr = match ty {
                    JavaType::Class(name, _) if self.is_map(name) => expr.to_owned(),
                    _ => format!("(({}<?, ?>) {expr})", jdk("java.util.Map")),
                };
                self.call("assertEquals", &[&size, &format!("{expr}.size()")]);
                for (key, value) in entries {
                    let Some(code) = self.expected(*key) else { continue };
                    let of_value = argument(ty, 1);
                    self.value(&format!("{expr}.get({code})"), *value, &of_value, DEEPEST);
                }
            }
            Content::Elements(values) => self.elements(expr, object, class, values, ty),
            Content::Written(text) if self.subject.program.class(class).name.starts_with("StringBu") => {
                self.call("assertEquals", &[&string_literal(text), &format!("{expr}.toString()")]);
            }
            _ => match self.expected(Value::Obj(object)) {
                Some(code) => self.call("assertEquals", &[&code, expr]),
                None => self.call("assertNotNull", &[expr]),
            },
        }
    }

    fn elements(&mut self, expr: &str, object: ObjId, class: ClassId, values: &[Value], ty: &JavaType) {
        if let Some(code) = self.expected(Value::Obj(object)) {
            self.call("assertEquals", &[&code, expr]);
            return;
        }
        let codes: Option<Vec<String>> = values.iter().map(|value| self.expected(*value)).collect();
        let is_collection = match ty {
            JavaType::Class(name, _) => self
                .subject
                .class(name)
                .is_some_and(|class| is_below(self.subject, class, "java.util.Collection")),
            _ => false,
        };
        let expr = if is_collection {
            expr.to_owned()
        } else {
            format!("(({}<?>) {expr})", jdk("java.util.Collection"))
        };
        let is_ordered = !is_below(self.subject, class, "java.util.Set");
        if let Some(codes) = codes.filter(|_| is_ordered) {
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            let list = format!("new {}<>({expr})", jdk("java.util.ArrayList"));
            self.call("assertEquals", &[&as_list(&codes), &list]);
        } else {
            let size = values.len().to_string();
            self.call("assertEquals", &[&size, &format!("{expr}.size()")]);
        }
    }

    fn is_map(&self, name: &str) -> bool {
        self.subject.class(name).is_some_and(|class| is_below(self.subject, class, "java.util.Map"))
    }

    fn array(&mut self, expr: &str, object: ObjId, elements: &[Value], ty: &JavaType, depth: usize) {
        let elem = match (self.interpreter.type_of(self.after, object), ty) {
            (_, JavaType::Array(elem)) => (**elem).clone(),
            (DynType::Array(Ty::Array(elem)), _) => self.subject.java_type(elem),
            _ => return,
        };
        let typed = match ty {
            JavaType::Array(_) => expr.to_owned(),
            _ => format!(
                "(({}) {expr})",
                type_code(&JavaType::Array(Box::new(elem.clone())), self.subject.info)
            ),
        };
        let codes: Option<Vec<String>> = elements
            .iter()
            .map(|value| {
                let known = self.interpreter.known(self.after, *value);
                match &elem {
                    JavaType::Prim(prim) => literal(&known, prim),
                    _ => self.expected_element(*value),
                }
            })
            .collect();
        let is_float = matches!(elem, JavaType::Prim("float" | "double"));
        match codes {
            Some(codes) if !(is_float && self.junit == JUnit::Four) => {
                let code = array_code(&elem, &codes, self.subject);
                self.call("assertArrayEquals", &[&code, &typed]);
            }
            _ => {
                let length = elements.len().to_string();
                self.call("assertEquals", &[&length, &format!("{typed}.length")]);
                for (index, value) in elements.iter().enumerate() {
                    if depth < DEEPEST {
                        self.value(&format!("{typed}[{index}]"), *value, &elem, depth + 1);
                    }
                }
            }
        }
    }

    /// An element of an array that is compared by content: arrays of primitive values in it are compared so too.
    fn expected_element(&mut self, value: Value) -> Option<String> {
        if let Known::Object(object) = self.interpreter.known(self.after, value)
            && let DynType::Array(Ty::Array(elem)) = self.interpreter.type_of(self.after, object)
        {
            if self.variables.iter().any(|variable| variable.object == object) {
                return self.expected(value);
            }
            let (prim, elem) = (Subject::prim(elem)?, self.subject.java_type(elem));
            let values = self.interpreter.elements(self.after, object)?;
            let codes = values.iter().map(|value| literal(&self.interpreter.known(self.after, *value), prim));
            return Some(array_code(&elem, &codes.collect::<Option<Vec<_>>>()?, self.subject));
        }
        self.expected(value)
    }

    /// How a test reads a field: by its getter, or by its name.
    pub fn reader(
        &mut self,
        expr: &str,
        object: ObjId,
        class: ClassId,
        field: FieldId,
        value: Value,
        ty: &JavaType,
    ) -> Option<Reader> {
        let (java, of) = self.subject.java_field(field)?;
        let own = self.subject.java_class(class)?;
        let values = self.subject.arguments(own, ty);
        for (id, declaring, method) in self.subject.all_methods(class) {
            let usable = !method.is_static
                && method.params.is_empty()
                && !method.ret.is_void()
                && Subject::can_use(self.package, declaring, method.access);
            if usable && is_getter(&method.name, of) {
                let ran = self.interpreter.call(self.after, id, &[Value::Obj(object)]);
                if let RanEnding::Returned(Some(found)) = ran.ending
                    && ran.state.versions == self.after.versions
                    && self.interpreter.known(&ran.state, found) == self.interpreter.known(self.after, value)
                {
                    let ty = method.ret.substituted(&values);
                    return Some(Reader { code: format!("{expr}.{}()", method.name), ty });
                }
            }
        }
        let is_visible = Subject::can_use(self.package, java, of.access);
        let owner = self.subject.seen_as(expr, Some(class), java, of);
        is_visible.then(|| Reader { code: format!("{owner}.{}", of.name), ty: of.ty.substituted(&values) })
    }

    /// Asserts what methods without parameters tell of an object; only what has changed, if asked so.
    fn observers(&mut self, expr: &str, object: ObjId, class: ClassId, ty: &JavaType, only_changed: bool) {
        let Some(own) = self.subject.java_class(class) else { return };
        let values = self.subject.arguments(own, ty);
        let mut told = 0;
        for (id, declaring, method) in self.subject.all_methods(class) {
            let usable = !method.is_static
                && method.params.len() <= 1
                && !method.ret.is_void()
                && declaring.is_users
                && !matches!(method.name.as_str(), "hashCode" | "clone" | "getClass" | "equals")
                && Subject::can_use(self.package, declaring, method.access);
            if !usable || told >= 4 {
                continue;
            }
            let questions = match self.subject.program.method(id).params.first() {
                None => vec![(vec![Value::Obj(object)], String::new())],
                // only what has changed is worth a question about something
                Some(_) if !only_changed || !asks(&method.name) => Vec::new(),
                Some(param) => {
                    let plain = self.given.iter().filter(|(value, _)| self.is_plain(*value, &param.ty));
                    plain
                        .map(|(value, code)| (vec![Value::Obj(object), *value], code.clone()))
                        .take(1)
                        .collect()
                }
            };
            let ty = method.ret.substituted(&values);
            for (args, asked) in questions {
                let Some(code) = self.answer(id, &args, &ty, only_changed) else { continue };
                let call = format!("{expr}.{}({asked})", method.name);
                match code.as_str() {
                    "true" if ty == JavaType::Prim("boolean") => self.call("assertTrue", &[&call]),
                    "false" if ty == JavaType::Prim("boolean") => self.call("assertFalse", &[&call]),
                    "null" => self.call("assertNull", &[&call]),
                    code => self.call("assertEquals", &[code, &call]),
                }
                told += 1;
            }
        }
    }

    /// A primitive value of this type.
    fn is_plain(&self, value: Value, ty: &Ty) -> bool {
        match self.interpreter.known(self.after, value) {
            Known::Bool(_) => *ty == Ty::Bool,
            Known::Int(_) => matches!(ty, Ty::Bits(_)),
            _ => false,
        }
    }

    /// What a call tells that changes nothing; with `only_changed`, only if it told something else before.
    fn answer(&mut self, id: MethodId, args: &[Value], ty: &JavaType, only_changed: bool) -> Option<String> {
        let now = self.interpreter.call(self.after, id, args);
        let RanEnding::Returned(Some(value)) = now.ending else { return None };
        if now.state.versions != self.after.versions || !now.state.unmodelled.is_empty() {
            return None;
        }
        let code = self.told(&now.state, value, ty)?;
        if only_changed {
            let then = self.interpreter.call(self.before, id, args);
            let earlier = match then.ending {
                RanEnding::Returned(Some(value)) => self.told(&then.state, value, ty),
                _ => None,
            };
            if earlier.as_ref() == Some(&code) {
                return None;
            }
        }
        Some(code)
    }

    /// What a call told, as an expression: only values that are plain enough.
    fn told(&mut self, state: &State, value: Value, ty: &JavaType) -> Option<String> {
        let known = self.interpreter.known(state, value);
        match (&known, ty) {
            (Known::F32(_) | Known::F64(_), _) if self.junit == JUnit::Four => None,
            (Known::Object(object), _) => {
                let found = content(self.subject, self.interpreter, state, *object)?;
                match found {
                    Content::Text(text) => Some(string_literal(&text)),
                    Content::Boxed(prim, value) => {
                        let code = literal(&self.interpreter.known(state, value), prim)?;
                        Some(if self.junit == JUnit::Four {
                            format!("{}.valueOf({code})", box_of(prim))
                        } else {
                            code
                        })
                    }
                    _ => None,
                }
            }
            (_, JavaType::Prim(prim)) => literal(&known, prim),
            (Known::Null, _) => Some("null".to_owned()),
            _ => None,
        }
    }

    /// Asserts what has changed in the objects of the test's variables.
    pub fn changes(&mut self) {
        let variables = self.variables;
        for variable in variables {
            let (DynType::Class(_) | DynType::Array(_)) =
                self.interpreter.type_of(self.before, variable.object)
            else {
                continue;
            };
            self.changed(&variable.name, variable.object, &variable.ty, 0);
        }
        self.statics();
    }

    fn changed(&mut self, expr: &str, object: ObjId, ty: &JavaType, depth: usize) {
        if depth >= DEEPEST || !self.seen.insert(object) {
            return;
        }
        if self.before.heap.ids().all(|id| id != object) {
            return;
        }
        let contents = (
            content(self.subject, self.interpreter, self.before, object),
            content(self.subject, self.interpreter, self.after, object),
        );
        if let (Some(before), Some(after)) = &contents {
            if !self.same_content(before, after) {
                self.content_of_variable(expr, object, after, ty);
            }
            return;
        }
        let elements =
            (self.interpreter.elements(self.before, object), self.interpreter.elements(self.after, object));
        if let (Some(before), Some(after)) = &elements {
            if before.iter().zip(after).any(|(a, b)| !self.same(*a, *b)) {
                self.array(expr, object, after, ty, depth);
            }
            return;
        }
        let DynType::Class(class) = self.interpreter.type_of(self.after, object) else { return };
        let class = *class;
        if !self.subject.program.class(class).is_of_user() {
            return;
        }
        let before = self.interpreter.fields(self.before, object);
        let mut hidden = false;
        let first = self.lines.len();
        for (field, value) in self.interpreter.fields(self.after, object) {
            let earlier = before.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let is_same = earlier.is_some_and(|earlier| self.same(earlier, value));
            let reader = self.reader(expr, object, class, field, value, ty);
            match (is_same, reader) {
                (false, Some(reader)) => self.value(&reader.code, value, &reader.ty, depth + 1),
                (false, None) => hidden = true,
                (true, Some(reader)) => {
                    if let Known::Object(next) = self.interpreter.known(self.after, value)
                        && self.variables.iter().all(|variable| variable.object != next)
                    {
                        self.changed(&reader.code, next, &reader.ty, depth + 1);
                    }
                }
                (true, None) => {
                    if let Known::Object(next) = self.interpreter.known(self.after, value) {
                        hidden |= self.has_changed(next);
                    }
                }
            }
        }
        if hidden {
            self.observers(expr, object, class, ty, true);
            if self.lines.len() == first {
                self.fields_by_reflection(expr, object);
            }
        }
    }

    /// Anything that hangs on an object is different now.
    fn has_changed(&mut self, object: ObjId) -> bool {
        let mut seen = HashSet::new();
        let mut todo = vec![object];
        while let Some(next) = todo.pop() {
            if !seen.insert(next) {
                continue;
            }
            let fields =
                (self.interpreter.fields(self.before, next), self.interpreter.fields(self.after, next));
            let elements =
                (self.interpreter.elements(self.before, next), self.interpreter.elements(self.after, next));
            if fields.0 != fields.1 || elements.0 != elements.1 {
                return true;
            }
            let held = fields.1.into_iter().map(|(_, value)| value).chain(elements.1.into_iter().flatten());
            for value in held.collect::<Vec<_>>() {
                if let Known::Object(inner) = self.interpreter.known(self.after, value) {
                    todo.push(inner);
                }
            }
        }
        false
    }

    /// The last resort: plain fields that changed and that nothing else tells of.
    fn fields_by_reflection(&mut self, expr: &str, object: ObjId) {
        let before = self.interpreter.fields(self.before, object);
        for (field, value) in self.interpreter.fields(self.after, object) {
            let earlier = before.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let Some((java, of)) = self.subject.java_field(field) else { continue };
            let prim = match of.ty {
                JavaType::Prim(prim) => prim,
                _ => "",
            };
            let known = self.interpreter.known(self.after, value);
            let text = match known {
                Known::Object(object) => {
                    self.interpreter.text_of(self.after, object).map(|text| string_literal(&text))
                }
                _ => literal(&known, prim),
            };
            let (Some(code), true) = (text, earlier != Some(value)) else { continue };
            if !Subject::can_name(self.package, java) {
                continue;
            }
            self.reads_fields = true;
            let read = format!("getField({expr}, {}.class, {})", class_code(java), string_literal(&of.name));
            let boxed = if prim.is_empty() || code == "null" {
                code
            } else {
                format!("{}.valueOf({code})", box_of(prim))
            };
            self.call("assertEquals", &[&boxed, &read]);
        }
    }

    fn content_of_variable(&mut self, expr: &str, object: ObjId, found: &Content, ty: &JavaType) {
        // the variable itself is not what it should be equal to
        let variables = self.variables;
        let others: Vec<Variable> =
            variables.iter().filter(|variable| variable.object != object).cloned().collect();
        let mut inner = Observer::new(
            self.subject,
            self.interpreter,
            self.package,
            self.junit,
            (self.before, self.after),
            &others,
        );
        inner.content(expr, object, found, ty);
        let lines = inner.lines;
        self.lines.extend(lines);
        self.lines.truncate(MOST_LINES);
    }

    fn same(&self, before: Value, after: Value) -> bool {
        self.interpreter.known(self.before, before) == self.interpreter.known(self.after, after)
    }

    fn same_content(&self, before: &Content, after: &Content) -> bool {
        match (before, after) {
            (Content::Elements(a), Content::Elements(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same(*a, *b))
            }
            (Content::Entries(a), Content::Entries(b)) => {
                let same = |((ka, va), (kb, vb)): (&(Value, Value), &(Value, Value))| {
                    self.same(*ka, *kb) && self.same(*va, *vb)
                };
                a.len() == b.len() && a.iter().zip(b).all(same)
            }
            (Content::Written(a), Content::Written(b)) => a == b,
            _ => true,
        }
    }

    /// Static fields of the user that have changed.
    fn statics(&mut self) {
        for (field, value) in self.after.statics.clone() {
            let declared = self.subject.program.field(field);
            if !self.subject.program.class(declared.class).is_of_user() {
                continue;
            }
            let Some(earlier) = self.before.statics.get(&field).copied() else { continue };
            let Some((java, of)) = self.subject.java_field(field) else { continue };
            if !self.same(earlier, value) && Subject::can_use(self.package, java, of.access) {
                let expr = format!("{}.{}", class_code(java), of.name);
                self.value(&expr, value, &of.ty, 1);
            }
        }
    }
}

/// Whether a method of this name reads the field, by convention.
fn is_getter(name: &str, field: &JavaField) -> bool {
    let bare = field.name.trim_start_matches('_');
    let matches = |candidate: &str| candidate.eq_ignore_ascii_case(bare);
    name == bare
        || name.strip_prefix("get").is_some_and(matches)
        || name.strip_prefix("is").is_some_and(matches) && field.ty == JavaType::Prim("boolean")
        || name.eq_ignore_ascii_case(bare) && bare.starts_with("is")
}

/// Whether a method of this name asks and does nothing else, by convention.
fn asks(name: &str) -> bool {
    const WORDS: [&str; 9] = ["is", "has", "contains", "get", "find", "index", "count", "includes", "lookup"];
    WORDS.iter().any(|word| name.starts_with(word))
}
