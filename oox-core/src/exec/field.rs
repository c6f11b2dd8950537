//! Fields of objects and classes.

use super::initialise::Fresh;
use super::merged::Merged;
use super::{Flow, Machine, Origin, Region, State};
use crate::heap::{ObjId, Value};
use crate::ir::{Field, FieldId, Operand, Slot, Ty};

/// Whose field is read or written.
enum Receiver {
    One(ObjId),
    Several(Merged),
}

impl<'p> Machine<'p> {
    pub(super) fn load_field(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        field: FieldId,
    ) -> Flow<'p> {
        let object = match self.receiver(state, object, self.merges()) {
            Ok(Receiver::One(object)) => object,
            Ok(Receiver::Several(merged)) => {
                let value = self.read_merged(state, &merged, field);
                state.set(dst, value);
                return Flow::Next;
            }
            Err(flow) => return flow,
        };
        let value = self.field_value(state, object, field);
        if let Err(flow) = self.on_sight(state, value) {
            return flow;
        }
        state.set(dst, value);
        Flow::Next
    }

    /// Whose field is meant: one object, or several where references may keep sets of them.
    fn receiver(
        &mut self,
        state: &mut State,
        object: &'p Operand,
        may_be_several: bool,
    ) -> Result<Receiver, Flow<'p>> {
        if may_be_several {
            let value = self.value(state, object);
            self.non_null(state, value)?;
            if let Some(merged) = self.merged_objects(state, value)? {
                return Ok(Receiver::Several(merged));
            }
        }
        self.object_of(state, object).map(Receiver::One)
    }

    /// The value of a field; a field of the input that was never looked at comes into being.
    pub(crate) fn field_value(&mut self, state: &mut State, object: ObjId, field: FieldId) -> Value {
        let of = state.world.heap.object(object);
        if let Some(value) = of.fields.get(field) {
            return value;
        }
        let &Field { non_null, is_prior, .. } = self.program.field(field);
        let owner = self.owner_by_field(state, object, field);
        let fresh = Fresh {
            origin: Origin::Field(object, field),
            budget: budget_behind(state, object, owner.is_some()),
            stamp: of.born,
            owner,
            holder: is_prior.then_some(object),
            non_null,
        };
        let declared = self.declared_field(state, object, field);
        let value = self.fresh(state, &declared, fresh);
        let of = state.world.heap.object_mut(object);
        of.fields.set(field, value);
        of.input.set(field, value);
        value
    }

    /// Whose part is what a field of this object leads to: of the object, or of what that one is itself a part of.
    pub(super) fn owner_by_field(&self, state: &State, object: ObjId, field: FieldId) -> Option<ObjId> {
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

    pub(super) fn store_field(
        &mut self,
        state: &mut State,
        object: &'p Operand,
        field: FieldId,
        value: &'p Operand,
    ) -> Flow<'p> {
        let is_limited = state.top().is_limited;
        let object = match self.receiver(state, object, self.merges() && !is_limited) {
            Ok(Receiver::One(object)) => object,
            Ok(Receiver::Several(merged)) => {
                let value = self.value(state, value);
                self.write_merged(state, &merged, field, value);
                state.changed(Region::Fields(self.program.field(field).class));
                return Flow::Next;
            }
            Err(flow) => return flow,
        };
        if let Err(flow) = self.may_write_field(state, object, field) {
            return flow;
        }
        // A field of the input that is overwritten unseen stays unknown in the input view, which is what it is.
        let value = self.value(state, value);
        state.world.heap.object_mut(object).fields.set(field, value);
        state.changed(Region::Fields(self.program.field(field).class));
        Flow::Next
    }

    pub(super) fn load_static(&mut self, state: &mut State, dst: Slot, field: FieldId) -> Flow<'p> {
        let value = match state.world.statics.get(&field) {
            Some(value) => *value,
            None => self.default(&self.program.field(field).ty),
        };
        state.set(dst, value);
        Flow::Next
    }

    pub(super) fn store_static(&mut self, state: &mut State, field: FieldId, value: &'p Operand) -> Flow<'p> {
        if let Err(flow) = self.may_write_static(state, field) {
            return flow;
        }
        let value = self.value(state, value);
        state.world.statics.insert(field, value);
        state.changed(Region::Statics);
        Flow::Next
    }
}

/// How many further objects a chain may have behind a field or cell of an input. What a collection holds is as deep in its
/// last node as in its first one: as in an array of its own, however many parts lead there. A chain of parts is counted
/// like any other.
pub(super) fn budget_behind(state: &State, object: ObjId, leads_to_part: bool) -> i64 {
    let of = state.world.heap.object(object);
    match of.owner {
        Some(whole) if !leads_to_part => state.world.heap.object(whole).budget - 2,
        _ => of.budget - 1,
    }
}
