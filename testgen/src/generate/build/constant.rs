//! Objects that static fields hold: written as the constant, or as the call of a method that gives it.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, RanEnding};
use oox_core::ir::{ClassId, FieldId};

use super::arranger::{Arranger, Built};
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;
use crate::java::{ClassName, Expr, JavaClass, JavaType, TypeName};

/// So many methods are asked whether they give a constant that has no name in the test.
const MOST_GETTERS: usize = 40;

impl<'p> Arranger<'_, 'p> {
    /// A constant of an enum, a class, or another object that a static field holds.
    pub(super) fn constant(&mut self, object: ObjId, ty: &JavaType) -> Result<Option<Built>, Reason> {
        let state = &self.raw.state;
        let class = self.interpreter.class_of(state, object);
        let is_of_enum = class.and_then(|class| self.subject.program.enum_root(class)).is_some();
        let field = if is_of_enum {
            self.interpreter.constant(state, object).ok_or(Missing::EnumConstant)?
        } else {
            let Some(field) = self.interpreter.holder(state, object) else { return Ok(None) };
            field
        };
        if let Some((literal, own)) = self.subject.class_literal(self.package, field) {
            let value = self.interpreter.static_field(&mut self.done.state, field);
            // a `Class<T>` of no type in particular takes what has no type arguments
            let is_usable = self.subject.is_usable_as(&own, ty);
            let code = if is_usable { literal } else { literal.cast(TypeName::jdk("Class")) };
            return Ok(Some(Built { code, value: value.ok_or(Missing::ConstantName)? }));
        }
        let (java, name) = self.subject.java_field(field).ok_or(Missing::ConstantName)?;
        if !Subject::can_use(self.package, java, name.access) {
            let value = self.interpreter.static_field(&mut self.done.state, field);
            let given = value.and_then(|value| self.given_by(java, field, value));
            return given.map(Some).ok_or_else(|| {
                if Subject::can_name(self.package, java) {
                    Reason::HiddenConstant { name: name.name.clone(), class: java.name.clone() }
                } else {
                    Reason::HiddenClass(java.name.clone())
                }
            });
        }
        let code = Expr::Constant(ClassName::of(java), name.name.clone());
        let value = self.interpreter.static_field(&mut self.done.state, field);
        Ok(Some(Built { code, value: value.ok_or(Reason::FailingEnum)? }))
    }

    /// A hidden constant as a call: `Registry.getInstance()`.
    fn given_by(&mut self, java: &'p JavaClass, field: FieldId, value: Value) -> Option<Built> {
        let holder: ClassId = self.subject.program.field(field).class;
        let Known::Object(wanted) = self.interpreter.known(&self.done.state, value) else { return None };
        let mut getters = self.subject.methods_of(holder);
        getters.retain(|(id, method)| {
            method.is_static
                && method.params.is_empty()
                && method.type_params.is_empty()
                && !method.throws
                && Subject::can_use(self.package, java, method.access)
                && self.can_name_type(&method.ret)
                && self.subject.program.method(*id).ret.as_ref().is_some_and(oox_core::ir::Ty::is_reference)
        });
        for (getter, declared) in getters.into_iter().take(MOST_GETTERS) {
            let ran = self.interpreter.call(&self.done.state, getter, &[]);
            let RanEnding::Returned(Some(given)) = ran.ending else { continue };
            let is_it = ran.doubt().is_none()
                && matches!(self.interpreter.known(&ran.state, given), Known::Object(it) if it == wanted);
            if is_it {
                let value = given;
                self.done.state = ran.state;
                return Some(Built {
                    code: Expr::static_call(ClassName::of(java), &declared.name, Vec::new()),
                    value,
                });
            }
        }
        None
    }
}
