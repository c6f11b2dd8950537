//! Fields of objects of the input come into view.

use super::fresh::Fresh;
use crate::heap::{ObjId, Value};
use crate::ir::{Field, FieldId, Ty};
use crate::machine::Machine;
use crate::state::{State, SymbolOrigin};

impl Machine<'_> {
    /// The value of a field; a field of the input that was never looked at comes into being.
    pub(crate) fn field_value(&mut self, state: &mut State, id: ObjId, field: FieldId) -> Value {
        let object = state.world.heap.object(id);
        if let Some(value) = object.fields.get(field) {
            return value;
        }
        let &Field { non_null, is_prior, .. } = self.program.field(field);
        let owner = self.owner_by_field(state, id, field);
        let fresh = Fresh {
            origin: SymbolOrigin::Field(id, field),
            budget: budget_behind(state, id, owner.is_some()),
            stamp: object.born,
            owner,
            holder: is_prior.then_some(id),
            non_null,
        };
        let declared = self.declared_field(state, id, field);
        let value = self.fresh(state, &declared, fresh);
        let object = state.world.heap.object_mut(id);
        object.fields.set(field, value);
        object.input.set(field, value);
        value
    }

    /// Whose part is what a field of this object leads to: of the object, or of what that one is itself a part of.
    pub(crate) fn owner_by_field(&self, state: &State, object: ObjId, field: FieldId) -> Option<ObjId> {
        let whole = state.world.heap.object(object).owner;
        let declared = self.program.field(field);
        let is_part = declared.is_owned || whole.is_some() && self.is_part(&declared.ty);
        is_part.then(|| whole.unwrap_or(object))
    }

    /// What is found in a part with this type is a part, too.
    pub(super) fn is_part(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Ref(class) => self.program.class(*class).is_part,
            Ty::Array(_) => true,
            _ => false,
        }
    }
}

/// How many further objects a chain may have behind a field or cell of an input. What a collection holds is as deep in its
/// last node as in its first one: as in an array of its own, however many parts lead there. A chain of parts is counted
/// like any other.
pub(super) fn budget_behind(state: &State, id: ObjId, leads_to_part: bool) -> i64 {
    let object = state.world.heap.object(id);
    match object.owner {
        Some(whole) if !leads_to_part => state.world.heap.object(whole).budget - 2,
        _ => object.budget - 1,
    }
}
