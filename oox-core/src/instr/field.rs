//! Fields of objects and classes.

use crate::ir::{FieldId, Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::{Region, State};

impl<'p> Machine<'p> {
    pub(super) fn load_field(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        field: FieldId,
    ) -> Flow<'p> {
        let receiver = self.value(state, object);
        match self.mode.read_field(self, state, receiver, field) {
            Ok(Some(value)) => {
                state.set(dst, value);
                return Flow::Next;
            }
            Ok(None) => {}
            Err(flow) => return flow,
        }
        let object = match self.object(state, receiver) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let value = self.field_value(state, object, field);
        if let Err(flow) = self.on_sight(state, value) {
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
        if !state.top().is_limited {
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
        if let Err(flow) = self.may_write_field(state, object, field) {
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
