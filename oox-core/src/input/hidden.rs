//! Classes of the user that no input has, because no caller can name them: local and anonymous classes, lambdas. An input
//! may be one of their objects all the same, and where a program could tell, the answer says that it was not tried. Those
//! objects that static initialisers make are tried (see `shared.rs`).

use crate::assumption::Assumption;
use crate::config::Shared;
use crate::heap::{Binding, Resolved};
use crate::ir::{DynType, DynTypeId, MethodId, Ty, TypeSet};
use crate::machine::Machine;
use crate::state::State;

impl Machine<'_> {
    /// A method is called on an input that may have one of these types.
    pub(crate) fn note_hidden_targets(
        &mut self,
        state: &State,
        input: Resolved,
        types: &TypeSet,
        declared: MethodId,
    ) {
        let program = self.program;
        let class = Ty::Ref(program.method(declared).class);
        self.note_hidden(state, input, types, |hidden| {
            let target = program.target(hidden, declared);
            program.fits(hidden, &class) && !types.iter().any(|ty| program.target(*ty, declared) == target)
        });
    }

    /// An input that may have one of these types is tested for a type.
    pub(crate) fn note_hidden_types(&mut self, state: &State, input: Resolved, types: &TypeSet, ty: &Ty) {
        let program = self.program;
        self.note_hidden(state, input, types, |hidden| program.fits(hidden, ty));
    }

    fn note_hidden(
        &mut self,
        state: &State,
        input: Resolved,
        types: &TypeSet,
        would_tell: impl Fn(DynTypeId) -> bool,
    ) {
        let program = self.program;
        if program.hidden.is_empty() {
            return;
        }
        // a class that nobody knows stands for these, too
        let is_open = |ty: &DynTypeId| matches!(program.dyn_types[ty.0 as usize], DynType::Open(_));
        let is_new = |id| state.world.heap.object(id).is_new;
        if matches!(input, Resolved::Object(id) if is_new(id)) || types.iter().any(is_open) {
            return;
        }
        for (hidden, makers) in &program.hidden {
            let makers = makers.iter().copied().map(Shared::Class);
            let unknown: Vec<Shared> =
                makers.filter(|maker| !self.tally.asked_shared.contains(maker)).collect();
            let is_news = !unknown.is_empty() || !self.tally.assumed.contains(&Assumption::HiddenClasses);
            let is_missed = is_news && types.binary_search(hidden).is_err() && would_tell(*hidden);
            if is_missed && self.may_have(state, input, *hidden) {
                self.tally.asked_shared.extend(unknown);
                self.tally.assumed.insert(Assumption::HiddenClasses);
            }
        }
    }

    /// Do the declarations of all references to an input let it have a type?
    pub(super) fn may_have(&self, state: &State, input: Resolved, ty: DynTypeId) -> bool {
        let fits = |id| self.program.fits(ty, &state.world.heap.reference(id).ty);
        match input {
            Resolved::Some(id) | Resolved::Maybe(id) => fits(id),
            Resolved::Object(object) => {
                let denotes = |id: &_| matches!(state.world.heap.reference(*id).binding, Binding::Object(of) if of == object);
                state.world.heap.reference_ids().filter(denotes).all(fits)
            }
            Resolved::Null => false,
        }
    }
}
