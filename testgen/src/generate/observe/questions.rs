//! What methods of the user tell of an object: getters of fields, and methods that answer and change nothing.

use oox_core::exec::{Known, RanEnding, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, FieldId, MethodId, Ty};

use super::Observer;
use crate::generate::content::{Content, content};
use crate::generate::junit::JUnit;
use crate::generate::subject::Subject;
use crate::java::{JavaField, JavaType, literal, string_literal};

/// A way to read a field of an object.
pub struct Reader {
    /// The expression.
    pub code: String,
    /// Its type.
    pub ty: JavaType,
}

impl Observer<'_, '_> {
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
    pub(super) fn observers(
        &mut self,
        expr: &str,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        only_changed: bool,
    ) {
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
                        Some(self.junit.boxed(prim, code))
                    }
                    _ => None,
                }
            }
            (_, JavaType::Prim(prim)) => literal(&known, prim),
            (Known::Null, _) => Some("null".to_owned()),
            _ => None,
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
