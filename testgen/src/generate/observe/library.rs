//! Assertions about arrays and objects of the library, by what they hold.

use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, DynType, Ty};

use super::{DEEPEST, Observer};
use crate::generate::content::{Content, is_below};
use crate::generate::junit::JUnit;
use crate::java::{JavaType, array_code, as_list, jdk, literal, string_literal, type_code};

impl Observer<'_, '_> {
    pub(super) fn content(&mut self, expr: &str, object: ObjId, found: &Content, ty: &JavaType) {
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
                    let of_value = ty.argument(1);
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

    pub(super) fn array(
        &mut self,
        expr: &str,
        object: ObjId,
        elements: &[Value],
        ty: &JavaType,
        depth: usize,
    ) {
        let elem = match (self.interpreter.type_of(self.after, object), ty) {
            (_, JavaType::Array(elem)) => (**elem).clone(),
            (DynType::Array(Ty::Array(elem)), _) => self.subject.java_type(elem),
            _ => return,
        };
        let elem = self.subject.type_to_see(self.package, &elem);
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
                let code = array_code(&elem, &codes, self.subject.info);
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
}
