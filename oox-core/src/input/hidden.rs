//! Classes that inputs are not tried with at first, where a program could tell.
//!
//! Those of the user that no caller can name are hidden: local and anonymous classes, lambdas. An input may be one of their
//! objects all the same, and then the answer says that it was not tried. Those objects that static initialisers make are
//! tried (see `shared.rs`).
//!
//! Those of the library below an open type are veiled: an object of an unknown class stands for them, until the program asks
//! whether an input is one of them. Then the search begins anew with what was asked for ([`Config::asked`](crate::config::Config)).
//! What an unknown class may be besides is not tried: it implements one interface, and has the methods of the root class.

use crate::assumption::Assumption;
use crate::config::Shared;
use crate::heap::{Binding, Resolved};
use crate::ir::{ClassKind, DynType, DynTypeId, MethodId, Ty, TypeSet};
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
        let root = program.builtin.object;
        let is_of_root = |ty: &DynTypeId| {
            program.is_unknown(*ty) && {
                let target = program.method(program.target(*ty, declared));
                target.class == root && !target.is_helper
            }
        };
        if types.iter().any(is_of_root) {
            self.tally.assumed.insert(Assumption::UnknownClasses);
        }
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
        let is_always = types.iter().all(|known| program.fits(*known, ty));
        if is_always || is_made(state, input) {
            return;
        }
        self.ask_for(state, input, types, |veiled| program.fits(veiled, ty));
        // what implements an interface of the user is in the program
        let is_of_others = matches!(ty, Ty::Ref(class)
            if program.class(*class).kind == ClassKind::Interface && program.class(*class).is_library);
        let is_of_anybody = |known: &DynTypeId| match &program.dyn_types[known.0 as usize] {
            DynType::Open(class) => program.class(*class).is_open,
            DynType::Class(_) | DynType::Array(_) => false,
        };
        let may_implement = |known: &DynTypeId| is_of_anybody(known) && !program.fits(*known, ty);
        if is_of_others && types.iter().any(may_implement) {
            self.tally.assumed.insert(Assumption::UnknownClasses);
        }
    }

    /// Asks for those types of the library that an input, which has some of these types so far, may have by its declarations.
    pub(super) fn ask_for(
        &mut self,
        state: &State,
        input: Resolved,
        types: &TypeSet,
        is_wanted: impl Fn(DynTypeId) -> bool,
    ) {
        for veiled in &self.program.veiled {
            let is_known = types.binary_search(veiled).is_ok() || self.config.asked.contains(veiled);
            if !is_known && is_wanted(*veiled) && self.may_have(state, input, *veiled) {
                self.tally.asked_types.insert(*veiled);
            }
        }
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
        if is_made(state, input) || types.iter().any(|ty| program.is_unknown(*ty)) {
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
                let denotes = |id: &_| match state.world.heap.reference(*id).binding {
                    Binding::Object(bound) => bound == object,
                    _ => false,
                };
                state.world.heap.reference_ids().filter(denotes).all(fits)
            }
            Resolved::Null => false,
        }
    }
}

/// Has the program made the object?
fn is_made(state: &State, object: Resolved) -> bool {
    matches!(object, Resolved::Object(id) if state.world.heap.object(id).is_new)
}
