//! Comparing references, and asking whether an object is new.

use super::{Flow, Machine, State};
use crate::heap::Resolved;
use crate::ir::{Operand, Slot};

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
        let is_box = || self.may_be_box(state, a, b) || self.may_be_box(state, b, a);
        if self.merges() && Self::types_agree(state, left, right) && !is_box() {
            for value in [left, right] {
                if let Err(flow) = self.know_candidates(state, value) {
                    return flow;
                }
            }
            self.note_asked_merged(state, left, right);
            let same = self.same_selector(state, left, right);
            state.set(dst, crate::heap::Value::Prim(same));
            return Flow::Next;
        }
        match self.are_same(state, a, b) {
            Ok(same) => {
                let value = self.terms.bool(same);
                state.set(dst, crate::heap::Value::Prim(value));
                Flow::Next
            }
            Err(flow) => flow,
        }
    }

    /// Are two references the same? Decides no more about them than the answer needs.
    pub(crate) fn are_same(&mut self, state: &State, a: Resolved, b: Resolved) -> Result<bool, Flow<'p>> {
        use Resolved::{Maybe, Null, Object, Some};
        match (a, b) {
            (Null, Null) => Ok(true),
            (Object(a), Object(b)) if a == b => Ok(true),
            (Object(a), Object(b)) => {
                self.note_asked(state, Object(a), b);
                self.note_asked(state, Object(b), a);
                match (state.world.heap.object(a).is_new, state.world.heap.object(b).is_new) {
                    (false, true) => self.is_same_box(state, a, b),
                    (true, false) => self.is_same_box(state, b, a),
                    _ => Ok(false),
                }
            }
            (Some(a) | Maybe(a), Some(b) | Maybe(b)) if a == b => Ok(true),
            (Null, Object(_) | Some(_)) | (Object(_) | Some(_), Null) => Ok(false),
            (Maybe(id), _) | (_, Maybe(id)) => Err(self.split_null(state, id)),
            (Some(id), Object(object)) | (Object(object), Some(id)) => {
                let may_be_same = self.config.faithful
                    || Self::candidates(state, id).contains(&object)
                    || self.may_be_box(state, Some(id), Object(object));
                if may_be_same {
                    Err(self.split_object(state, id))
                } else {
                    // the object was made after the reference, or its type does not fit
                    self.note_asked(state, Some(id), object);
                    Ok(false)
                }
            }
            (Some(id), Some(_)) => Err(self.split_object(state, id)),
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
        state.set(dst, crate::heap::Value::Prim(value));
        Flow::Next
    }
}

/// A reference of the input, or of an open call before that time; one that was read through a set may be anything.
fn is_older(state: &State, id: crate::heap::RefId, entered: u32) -> bool {
    let reference = state.world.heap.reference(id);
    reference.parts.is_none() && reference.stamp <= entered
}
