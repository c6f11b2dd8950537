//! Values of the input, and what they consist of: an object is built after its parts.
//!
//! Here building turns back to itself. Of those who build a certain kind of object, [`maker`](super::maker) and
//! [`stand_in`](super::stand_in) ask for further values; all others are given the parts.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::{DynType, Ty};

use super::arranger::{Arranger, Built, Variable};
use super::array::singular;
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::{Content, content};
use crate::java::{Expr, JavaType, Literal};

impl Arranger<'_, '_> {
    /// Builds a value of the raw input.
    pub fn value(&mut self, value: Value, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        match self.interpreter.known(&self.raw.state, value) {
            Known::Object(object) => self.object(object, ty, hint),
            Known::Null => Ok(Built { code: Expr::null(), value: Value::Null }),
            known => {
                let prim = match ty {
                    JavaType::Prim(prim) => prim,
                    _ => "",
                };
                let literal = Literal::of(&known, prim).ok_or(Missing::Value)?;
                Ok(Built { code: Expr::Literal(literal), value })
            }
        }
    }

    fn object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        if ty.is_unknown() {
            return Err(Reason::HiddenType);
        }
        self.subject.check_fit(self.interpreter.class_of(&self.raw.state, object), ty)?;
        let seen = self.subject.type_to_build(self.package, ty);
        if let Some(known) = self.built.get(&object) {
            let variable = known.variable(&self.done.variables);
            // what cannot be named is given by reflection only, which takes every object
            if let Some(Variable { ty: has, .. }) = variable
                && self.can_name_type(ty)
                && !self.subject.is_usable_as(has, ty)
            {
                return Err(Reason::TwoTypes);
            }
            return Ok(known.clone());
        }
        if self.busy.contains(&object) {
            return Err(Reason::LeadsToItself);
        }
        self.busy.push(object);
        let built = self.new_object(object, &seen, hint);
        self.busy.pop();
        let built = built?;
        self.built.insert(object, built.clone());
        Ok(built)
    }

    fn new_object(&mut self, object: ObjId, ty: &JavaType, hint: &str) -> Result<Built, Reason> {
        if let Some(built) = self.constant(object, ty)? {
            return Ok(built);
        }
        match content(self.subject, self.interpreter, &self.raw.state, object) {
            Some(Content::Text(text)) => return Ok(self.text(&text, hint)),
            Some(Content::Boxed(prim, value)) => return self.boxed(object, prim, value),
            Some(Content::Written(text)) => return self.written(object, &text, hint),
            Some(Content::Optional(held)) => {
                let held = held.map(|value| self.value(value, &ty.argument(0), "value")).transpose()?;
                return self.optional(object, held);
            }
            Some(Content::Elements(values)) => {
                let class = self.library_class(object)?;
                let elem = ty.argument(0);
                let elements = values.iter().map(|value| self.value(*value, &elem, "element"));
                let elements = elements.collect::<Result<_, _>>()?;
                return self.collection(class, elements, ty, hint);
            }
            Some(Content::Entries(entries)) => {
                let class = self.library_class(object)?;
                let put = self.put_of(class.0)?;
                let mut pairs = Vec::new();
                for (key, value) in entries {
                    let key = self.value(key, &ty.argument(0), "key")?;
                    pairs.push((key, self.value(value, &ty.argument(1), "value")?));
                }
                return self.map(class, put, pairs, ty, hint);
            }
            None => {}
        }
        match self.interpreter.type_of(&self.raw.state, object) {
            DynType::Array(Ty::Array(elem)) => {
                let elem = (**elem).clone();
                let array = self.blank(object, &elem, ty)?;
                let mut codes = Vec::new();
                for (index, value) in array.values.iter().enumerate() {
                    let element = self.value(*value, &array.elem, &singular(hint))?;
                    self.interpreter.set_element(&mut self.done.state, array.id, index, element.value);
                    codes.push(element.code);
                }
                Ok(self.filled(&array, codes, ty, hint))
            }
            DynType::Array(_) => Err(Missing::Array.into()),
            DynType::Open(class) => {
                let class = *class;
                self.stand_in(object, class, ty, hint)
            }
            DynType::Class(class) => {
                let class = *class;
                self.made(object, class, ty, hint)
            }
        }
    }
}
