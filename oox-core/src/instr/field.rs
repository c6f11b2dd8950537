//! Fields of objects and classes.

use crate::ir::{FieldId, Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::{Place, Region, State};

impl<'p> Machine<'p> {
    pub(super) fn load_field(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        field: FieldId,
    ) -> Flow<'p> {
        let receiver = self.value(state, object);
        // with several threads each access is one to a known object
        if !state.is_concurrent() {
            match self.mode.read_field(self, state, receiver, field) {
                Ok(Some(value)) => {
                    state.set(dst, value);
                    return Flow::Next;
                }
                Ok(None) => {}
                Err(flow) => return flow,
            }
        }
        let object = match self.object(state, receiver) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let value = self.field_value(state, object, field);
        let seen = self.on_sight(state, value);
        if let Err(flow) = seen.and_then(|()| self.access(state, Place::Field(object, field), false, value)) {
            return flow;
        }
        state.set(dst, value);
        Flow::Next
    }

    pub(super) fn store_field(
        &mut self,
        state: &mut State,
        object: &'p Operand,
        field: FieldId,
        value: &'p Operand,
    ) -> Flow<'p> {
        let receiver = self.value(state, object);
        let written = self.value(state, value);
        // whether a place may be written is asked of one object
        if !state.top().is_limited && !state.is_concurrent() {
            match self.mode.write_field(self, state, receiver, field, written) {
                Ok(true) => {
                    state.changed(Region::Fields(self.program.field(field).class));
                    return Flow::Next;
                }
                Ok(false) => {}
                Err(flow) => return flow,
            }
        }
        let object = match self.object(state, receiver) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let allowed = self.may_write_field(state, object, field);
        if let Err(flow) =
            allowed.and_then(|()| self.access(state, Place::Field(object, field), true, written))
        {
            return flow;
        }
        // A field of the input that is overwritten unseen stays unknown in the input view, which is what it is.
        state.world.heap.object_mut(object).fields.set(field, written);
        state.changed(Region::Fields(self.program.field(field).class));
        Flow::Next
    }

    pub(super) fn load_static(&mut self, state: &mut State, dst: Slot, field: FieldId) -> Flow<'p> {
        let value = match state.world.statics.get(&field) {
            Some(value) => *value,
            None => self.default(&self.program.field(field).ty),
        };
        if let Err(flow) = self.access(state, Place::Static(field), false, value) {
            return flow;
        }
        state.set(dst, value);
        Flow::Next
    }

    pub(super) fn store_static(&mut self, state: &mut State, field: FieldId, value: &'p Operand) -> Flow<'p> {
        let value = self.value(state, value);
        let allowed = self.may_write_static(state, field);
        if let Err(flow) = allowed.and_then(|()| self.access(state, Place::Static(field), true, value)) {
            return flow;
        }
        state.world.statics.insert(field, value);
        state.changed(Region::Statics);
        Flow::Next
    }
}
