//! Expressions that are equal to what was seen.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, State};
use oox_core::ir::{DynType, Ty};

use super::Observer;
use crate::generate::subject::{Content, Subject, content};
use crate::java::{
    ClassName, Equals, Expr, Holds, JavaType, Kind, Literal, array_with, as_list, creation, new_jdk,
};

impl Observer<'_, '_> {
    /// The name of an enum constant, or a class literal.
    pub(super) fn constant(&self, object: ObjId) -> Option<Expr> {
        let Some(field) = self.interpreter.constant(self.after, object) else {
            let field = self.interpreter.holder(self.after, object)?;
            return self.subject.class_literal(self.package, field).map(|(literal, _)| literal);
        };
        let (java, declared) = self.subject.java_field(field)?;
        Subject::can_name(self.package, java)
            .then(|| Expr::Constant(ClassName::of(java), declared.name.clone()))
    }

    /// An expression that is equal to a value in another state, such as the one after a call of an assertion.
    pub(super) fn expected_in(&mut self, state: &State, value: Value) -> Option<Expr> {
        let states = (self.before, state);
        let mut there =
            Observer::new(self.subject, self.interpreter, self.package, self.junit, states, self.variables);
        there.expected(value)
    }

    /// An expression that is equal to a value, where a short one can be written.
    pub fn expected(&mut self, value: Value) -> Option<Expr> {
        let known = self.interpreter.known(self.after, value);
        let Known::Object(object) = known else { return Literal::of(&known, "").map(Expr::Literal) };
        if let Some(variable) = self.variables.iter().find(|variable| variable.object == object) {
            return Some(Expr::name(&variable.name));
        }
        if let Some(constant) = self.constant(object) {
            return Some(constant);
        }
        let class = self.interpreter.class_of(self.after, object)?;
        let java = self.subject.java_class(class)?;
        match content(self.subject, self.interpreter, self.after, object) {
            Some(Content::Text(text)) => return Some(Expr::text(text)),
            Some(Content::Boxed(prim, value)) => {
                let known = self.interpreter.known(self.after, value);
                let literal = Expr::Literal(Literal::of(&known, prim)?);
                return Some(self.junit.boxed(prim, literal));
            }
            Some(Content::Optional(held)) => {
                let optional = ClassName::of(java);
                return Some(match held {
                    Some(value) => Expr::static_call(optional, "of", vec![self.expected(value)?]),
                    None => Expr::static_call(optional, "empty", Vec::new()),
                });
            }
            Some(Content::Elements(values)) => {
                let codes = values.iter().map(|value| self.expected(*value)).collect::<Option<_>>()?;
                let list = as_list(codes);
                return match self.subject.equals(class)? {
                    Equals::List => Some(list),
                    Equals::Set => Some(new_jdk("java.util.HashSet", true, vec![list])),
                };
            }
            Some(Content::Written(text)) if java.model.holds == Some(Holds::Text) => {
                return self.subject.written(self.interpreter, self.after, object, &text);
            }
            Some(_) => return None,
            None => {}
        }
        let has_equals = self
            .subject
            .methods_of(class)
            .iter()
            .any(|(_, declared)| declared.name == "equals" && !declared.is_implied);
        if java.kind != Kind::Record || !Subject::can_name(self.package, java) || has_equals {
            return None;
        }
        // a record is equal to another with the same components
        let canonical =
            java.methods.iter().find(|declared| declared.is_constructor && declared.is_implied)?;
        if canonical.params.iter().any(|(_, ty)| matches!(ty, JavaType::Array(_))) {
            return None;
        }
        let fields = self.interpreter.fields(self.after, object);
        let mut codes = Vec::new();
        for ((_, value), (_, ty)) in fields.iter().zip(&canonical.params) {
            let known = self.interpreter.known(self.after, *value);
            codes.push(match ty {
                JavaType::Prim(prim) => Expr::Literal(Literal::of(&known, prim)?),
                _ => self.expected(*value)?,
            });
        }
        Some(creation(java, None, codes))
    }

    /// An element of an array that is compared by content: arrays of primitive values in it are compared so too.
    pub(super) fn expected_element(&mut self, value: Value) -> Option<Expr> {
        if let Known::Object(object) = self.interpreter.known(self.after, value)
            && let DynType::Array(Ty::Array(elem)) = self.interpreter.type_of(self.after, object)
        {
            if self.variables.iter().any(|variable| variable.object == object) {
                return self.expected(value);
            }
            let (prim, elem) = (Subject::prim(elem)?, self.subject.java_type(elem));
            let values = self.interpreter.elements(self.after, object)?;
            let literals =
                values.iter().map(|value| Literal::of(&self.interpreter.known(self.after, *value), prim));
            let codes = literals.map(|literal| literal.map(Expr::Literal)).collect::<Option<_>>()?;
            return Some(array_with(&elem, codes, self.subject.info));
        }
        self.expected(value)
    }
}
