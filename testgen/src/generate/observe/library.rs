//! Assertions about arrays and objects of the library, by what they hold.

use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, DynType, Ty};

use super::junit::JUnit;
use super::{DEEPEST, Observer};
use crate::generate::subject::Content;
use crate::java::{
    ClassName, Equals, Expr, Holds, JavaClass, JavaType, Literal, TypeName, array_with, as_list, new_jdk,
};

impl Observer<'_, '_> {
    pub(super) fn content(&mut self, expr: &Expr, object: ObjId, found: &Content, ty: &JavaType) {
        let Some(class) = self.interpreter.class_of(self.after, object) else { return };
        match found {
            Content::Entries(entries) => {
                let Some(expr) = self.holding(expr, Holds::Entries, class, ty) else { return };
                let size = expr.clone().call("size", Vec::new());
                self.call("assertEquals", vec![Expr::count(entries.len()), size]);
                for (key, value) in entries {
                    let Some(code) = self.expected(*key) else { continue };
                    let of_value = ty.argument(1);
                    self.value(&expr.clone().call("get", vec![code]), *value, &of_value, DEEPEST);
                }
            }
            Content::Elements(values) => self.elements(expr, object, class, values, ty),
            Content::Written(text) if self.holds(class) == Some(Holds::MutableText) => {
                let shown = expr.clone().call("toString", Vec::new());
                self.call("assertEquals", vec![Expr::text(text), shown]);
            }
            _ => match self.expected(Value::Obj(object)) {
                Some(code) => self.call("assertEquals", vec![code, expr.clone()]),
                None => self.call("assertNotNull", vec![expr.clone()]),
            },
        }
    }

    fn elements(&mut self, expr: &Expr, object: ObjId, class: ClassId, values: &[Value], ty: &JavaType) {
        if let Some(code) = self.expected(Value::Obj(object)) {
            self.call("assertEquals", vec![code, expr.clone()]);
            return;
        }
        let codes: Option<Vec<Expr>> = values.iter().map(|value| self.expected(*value)).collect();
        let Some(expr) = self.holding(expr, Holds::Elements, class, ty) else { return };
        let is_ordered = self.subject.equals(class) != Some(Equals::Set);
        if let Some(codes) = codes.filter(|_| is_ordered) {
            let list = new_jdk("java.util.ArrayList", true, vec![expr]);
            self.call("assertEquals", vec![as_list(codes), list]);
        } else {
            let size = expr.call("size", Vec::new());
            self.call("assertEquals", vec![Expr::count(values.len()), size]);
        }
    }

    fn holds(&self, class: ClassId) -> Option<Holds> {
        self.subject.holds(class).map(|(holds, _)| holds)
    }

    /// An expression whose type says that it holds so, with a cast where it does not.
    fn holding(&self, expr: &Expr, wanted: Holds, class: ClassId, ty: &JavaType) -> Option<Expr> {
        let declared = ty.class_name().and_then(|name| self.subject.holds_named(name));
        if declared.is_some_and(|(holds, _)| holds == wanted) {
            return Some(expr.clone());
        }
        let (_, above) = self.subject.holds(class)?;
        Some(expr.clone().cast(of_anything(above)))
    }

    pub(super) fn array(
        &mut self,
        expr: &Expr,
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
            JavaType::Array(_) => expr.clone(),
            _ => expr.clone().cast(TypeName::Array(Box::new(TypeName::of(&elem, self.subject.info)))),
        };
        let codes: Option<Vec<Expr>> = elements
            .iter()
            .map(|value| {
                let known = self.interpreter.known(self.after, *value);
                match &elem {
                    JavaType::Prim(prim) => Literal::of(&known, prim).map(Expr::Literal),
                    _ => self.expected_element(*value),
                }
            })
            .collect();
        let is_float = matches!(elem, JavaType::Prim("float" | "double"));
        match codes {
            Some(codes) if !(is_float && self.junit == JUnit::Four) => {
                let code = array_with(&elem, codes, self.subject.info);
                self.call("assertArrayEquals", vec![code, typed]);
            }
            _ => {
                let length = typed.clone().field("length");
                self.call("assertEquals", vec![Expr::count(elements.len()), length]);
                for (index, value) in elements.iter().enumerate() {
                    if depth < DEEPEST {
                        self.value(&typed.clone().at(Expr::count(index)), *value, &elem, depth + 1);
                    }
                }
            }
        }
    }
}

/// A generic class of the library with `?` for its type arguments.
fn of_anything(class: &JavaClass) -> TypeName {
    TypeName::generic(ClassName::of(class), vec![TypeName::Any; class.type_params.len()])
}
