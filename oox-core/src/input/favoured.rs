//! The favoured class becomes that of an input of any class when a method of the root class is called on it.

use crate::config::Bound;
use crate::heap::Resolved;
use crate::ir::{MethodId, Program, TypeSet};
use crate::machine::{Flow, Machine};
use crate::state::State;

impl<'p> Machine<'p> {
    /// Gives the receiver of a call the favoured class, if it may be of any.
    pub(crate) fn favour(
        &mut self,
        state: &mut State,
        receiver: Resolved,
        types: &TypeSet,
        declared: MethodId,
    ) -> Option<Flow<'p>> {
        let favoured = self.program.dyn_of_class(self.config.favoured?);
        let is_of_root = self.program.method(declared).class == self.program.builtin.object;
        if !is_of_root || self.mode.keeps_sets() || types.binary_search(&favoured).is_err() {
            return None;
        }
        match receiver {
            Resolved::Some(id) => state.world.heap.narrow_reference(id, Program::exactly(favoured)),
            Resolved::Object(id) => self.narrow(state, id, Program::exactly(favoured)),
            Resolved::Null | Resolved::Maybe(_) => return None,
        }
        self.tally.bounds_hit.insert(Bound::Classes);
        Some(Flow::Stay)
    }
}
