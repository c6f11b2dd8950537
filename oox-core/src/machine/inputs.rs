//! The run-time types of inputs, and one class for inputs of which nothing is known but that they are objects: see
//! [`Config::favoured`](crate::config::Config).
//!
//! A key of a map may be of any class, and each `hashCode` of the program would be a path of its own. Where a class is
//! favoured, such an object is of that class from the first call of a method of the root class on, and the bound is
//! reported. Type tests before that see the class among the possible ones, so that no path contradicts itself.

use std::collections::BTreeSet;

use crate::config::Config;
use crate::ir::{DynTypeId, Program, Ty, TypeSet};
use crate::machine::Machine;

impl Machine<'_> {
    /// The run-time types that an input declared with this type can have.
    pub(crate) fn inputs(&self, ty: &Ty) -> TypeSet {
        let types = match &self.root_inputs {
            Some(types) if *ty == Ty::Ref(self.program.builtin.object) => types.clone(),
            _ => self.program.inputs(ty),
        };
        if self.config.asked.is_empty() || !matches!(ty, Ty::Ref(_)) {
            return types;
        }
        let asked = self.config.asked.iter().filter(|asked| self.program.fits(**asked, ty));
        let all: BTreeSet<DynTypeId> = asked.chain(types.iter()).copied().collect();
        all.into_iter().collect()
    }
}

/// The run-time types of inputs that are declared with the root class, where one is favoured that is hidden among them.
pub(super) fn root_inputs(program: &Program, config: &Config) -> Option<TypeSet> {
    let favoured = program.dyn_of_class(config.favoured?);
    let mut types = program.inputs(&Ty::Ref(program.builtin.object)).to_vec();
    let at = types.binary_search(&favoured).err()?;
    types.insert(at, favoured);
    Some(types.into())
}
