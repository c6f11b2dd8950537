//! Arrays of the input.

use oox_core::heap::{ObjId, Value};
use oox_core::ir::{DynType, Ty};

use super::arranger::{Arranger, Built};
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;
use crate::java::{Expr, JavaType, Local, Stmt, TypeName, array_with};

/// An array that is there before its elements, which may lead to it.
pub struct Blank {
    /// The array.
    pub id: ObjId,
    /// The type of its elements in the test.
    pub elem: JavaType,
    /// What they are in the raw input.
    pub values: Vec<Value>,
}

impl Arranger<'_, '_> {
    /// An array without its elements, of the type that is asked for.
    pub(super) fn blank(&mut self, object: ObjId, elem: &Ty, ty: &JavaType) -> Result<Blank, Reason> {
        let values = self.interpreter.elements(&self.raw.state, object).ok_or(Missing::UnknownLength)?;
        let own = self.subject.java_type(elem);
        let java_elem = match ty {
            // an array of a class below refuses what the one that is asked for would take
            JavaType::Array(inner) if !self.is_narrower(elem, inner) => (**inner).clone(),
            _ => own,
        };
        let mut innermost = &java_elem;
        while let JavaType::Array(inner) = innermost {
            innermost = inner;
        }
        if let Some(class) = innermost.class_name().and_then(|name| self.subject.info.class(name))
            && !Subject::can_name(self.package, class)
        {
            return Err(Reason::HiddenClass(class.name.clone()));
        }
        let blank = vec![self.interpreter.default(elem); values.len()];
        let array = self.interpreter.array(&mut self.done.state, elem, &blank).ok_or(Missing::ArrayType)?;
        let Value::Obj(id) = array else { return Err(Missing::Array.into()) };
        Ok(Blank { id, elem: java_elem, values })
    }

    /// An array whose elements are there.
    pub(super) fn filled(&mut self, array: &Blank, codes: Vec<Expr>, ty: &JavaType, hint: &str) -> Built {
        let (java_elem, array) = (&array.elem, Value::Obj(array.id));
        let mut array_ty = JavaType::Array(Box::new(java_elem.unbounded()));
        let mut code = array_with(java_elem, codes, self.subject.info);
        let is_unchecked =
            matches!(ty, JavaType::Array(_)) && ty.is_array_of_generic() && self.can_name_type(ty);
        if is_unchecked {
            // no array is made of a generic type; one of anything is taken for it
            array_ty = ty.clone();
            code = code.cast(TypeName::of(ty, self.subject.info));
        }
        let is_inner = self.busy.len() > 1
            && matches!(java_elem, JavaType::Prim(_))
            && self.busy.iter().rev().nth(1).is_some_and(|around| {
                matches!(self.interpreter.type_of(&self.raw.state, *around), DynType::Array(_))
            });
        if is_inner {
            return Built { code, value: array };
        }
        let built = self.variable(&array_ty, hint, code, array);
        if let (true, Some(Stmt::Local(local))) = (is_unchecked, self.done.lines.last_mut()) {
            *local = Local { is_unchecked, ..local.clone() };
        }
        built
    }

    /// Whether the elements of an array have a class below the one that is wanted.
    fn is_narrower(&self, elem: &Ty, wanted: &JavaType) -> bool {
        match (elem, wanted) {
            (Ty::Array(elem), JavaType::Array(wanted)) => self.is_narrower(elem, wanted),
            (Ty::Array(_), _) => *wanted == JavaType::object(),
            (Ty::Ref(class), JavaType::Class(name, _)) => {
                let wanted = self.subject.class(name);
                wanted.is_some_and(|wanted| {
                    wanted != *class && self.subject.program.is_subclass(*class, wanted)
                })
            }
            _ => false,
        }
    }
}

/// One of several: `items` has an `item`.
pub fn singular(name: &str) -> String {
    match name.strip_suffix('s') {
        Some(one) if one.len() > 2 => one.to_owned(),
        _ => "element".to_owned(),
    }
}
