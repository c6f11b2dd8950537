//! One class for inputs of which nothing is known but that they are objects: see [`Config::favoured`](crate::config::Config).
//!
//! A key of a map may be of any class, and each `hashCode` of the program would be a path of its own. Where a class is
//! favoured, such an object is of that class from the first call of a method of the root class on, and the bound is
//! reported. Type tests before that see the class among the possible ones, so that no path contradicts itself.

use super::{Flow, Machine, State};
use crate::config::{Bound, Config};
use crate::heap::Resolved;
use crate::ir::{MethodId, Program, Ty, TypeSet};

/// The run-time types of inputs that are declared with the root class, where one is favoured that is hidden among them.
pub(super) fn root_inputs(program: &Program, config: &Config) -> Option<TypeSet> {
    let favoured = program.dyn_of_class(config.favoured?);
    let mut types = program.inputs(&Ty::Ref(program.builtin.object)).to_vec();
    let at = types.binary_search(&favoured).err()?;
    types.insert(at, favoured);
    Some(types.into())
}

impl<'p> Machine<'p> {
    /// The run-time types that an input declared with this type can have.
    pub(super) fn inputs(&self, ty: &Ty) -> TypeSet {
        match &self.root_inputs {
            Some(types) if *ty == Ty::Ref(self.program.builtin.object) => types.clone(),
            _ => self.program.inputs(ty),
        }
    }

    /// Gives the receiver of a call the favoured class, if it may be of any.
    pub(super) fn favour(
        &mut self,
        state: &mut State,
        receiver: Resolved,
        types: &TypeSet,
        declared: MethodId,
    ) -> Option<Flow<'p>> {
        let favoured = self.program.dyn_of_class(self.config.favoured?);
        let is_of_root = self.program.method(declared).class == self.program.builtin.object;
        if !is_of_root || self.merges() || types.binary_search(&favoured).is_err() {
            return None;
        }
        match receiver {
            Resolved::Some(id) => state.world.heap.narrow_reference(id, Program::exactly(favoured)),
            Resolved::Object(id) => self.narrow(state, id, Program::exactly(favoured)),
            Resolved::Null | Resolved::Maybe(_) => return None,
        }
        self.bounds_hit.insert(Bound::Classes);
        Some(Flow::Stay)
    }
}
