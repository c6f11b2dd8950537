//! Comparing references, and asking whether an object is new.

use crate::heap::{RefId, Resolved, Value};
use crate::ir::{Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::State;

impl<'p> Machine<'p> {
    pub(super) fn same_ref(
        &mut self,
        state: &mut State,
        dst: Slot,
        left: &'p Operand,
        right: &'p Operand,
    ) -> Flow<'p> {
        let (left, right) = (self.value(state, left), self.value(state, right));
        let (a, b) = (state.world.heap.resolve(left), state.world.heap.resolve(right));
        match self.mode.same_reference(self, state, left, right) {
            Ok(Some(same)) => {
                state.set(dst, Value::Prim(same));
                return Flow::Next;
            }
            Ok(None) => {}
            Err(flow) => return flow,
        }
        match self.are_same(state, a, b) {
            Ok(same) => {
                let value = self.terms.bool(same);
                state.set(dst, Value::Prim(value));
                Flow::Next
            }
            Err(flow) => flow,
        }
    }

    pub(super) fn is_fresh(&mut self, state: &mut State, dst: Slot, object: &'p Operand) -> Flow<'p> {
        let value = self.value(state, object);
        let entered = state.top().entered;
        let answer = match state.world.heap.resolve(value) {
            Resolved::Null => false,
            Resolved::Object(id) if state.world.heap.object(id).earliest > entered => true,
            Resolved::Object(id) if state.world.heap.object(id).born <= entered => false,
            Resolved::Object(id) => return Self::split_birth(id, entered),
            Resolved::Some(id) | Resolved::Maybe(id) if is_older(state, id, entered) => false,
            Resolved::Maybe(id) => return self.split_null(state, id),
            Resolved::Some(id) => return self.split_object(state, id),
        };
        let value = self.terms.bool(answer);
        state.set(dst, Value::Prim(value));
        Flow::Next
    }
}

/// A reference of the input, or of an open call before that time; one that was read through a set may be anything.
fn is_older(state: &State, id: RefId, entered: u32) -> bool {
    let reference = state.world.heap.reference(id);
    reference.parts.is_none() && reference.stamp <= entered
}
