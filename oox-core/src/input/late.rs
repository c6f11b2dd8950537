//! Invariants of the library that are assumed of inputs when a path ends.
//!
//! That the keys of a map differ from each other is a question to each pair of them, and most paths look at none. So such
//! an invariant, one that calls `late()`, is not assumed when the object comes into being but when the path is about to
//! become a violation or a case: until then there are more paths, never fewer. It speaks of the heap as it was at the
//! start. The instruction that ends the path is executed again afterwards, as when classes are settled.
//!
//! Paths that are only counted, those of `verify` that violate nothing, are not asked.

use crate::assumption::Assumption;
use crate::heap::{Binding, ObjId, Resolved, Value};
use crate::ir::{DynTypeId, Program, Spec, TypeSet};
use crate::machine::{Flow, Machine};
use crate::state::{FrameKind, State};

impl<'p> Machine<'p> {
    /// The next invariant of this kind that was not assumed yet.
    pub(crate) fn next_late(&self, state: &State) -> Option<(ObjId, Spec)> {
        state.world.heap.ids().find_map(|id| {
            let object = state.world.heap.object(id);
            if object.is_new {
                return None;
            }
            let mut specs = self.common_invariants(&object.types);
            specs.retain(|spec| {
                self.program.check(spec.check).is_late && !object.assumed.contains(&spec.check)
            });
            specs.first().map(|spec| (id, *spec))
        })
    }

    /// Assumes the next one.
    pub(crate) fn assume_late(&mut self, state: &mut State) -> Option<Flow<'p>> {
        let (id, spec) = self.next_late(state)?;
        let object = state.world.heap.object_mut(id);
        object.assumed.push(spec.check);
        let (is_input, is_untouched) = (object.born == 0, object.is_untouched());
        let start = state.past.start.clone().filter(|start| is_input && state.is_changed_since(start));
        let args = vec![Value::Obj(id)];
        match start {
            Some(start) => self.enter_past(state, FrameKind::AssumeAtStart, spec.body, args, start),
            None if is_untouched => self.enter(state, FrameKind::Assume, Some(spec.body), args),
            None => {
                self.tally.assumed.insert(Assumption::LateInvariants);
            }
        }
        Some(Flow::Stay)
    }

    /// An input that nobody has looked at is a text from now on, or of the favoured class, or nothing but an object, if it
    /// may be: of any number of them all can differ. Only what ends a path may ask for this, as the other classes are not
    /// tried.
    pub(crate) fn settle_as_text(&mut self, state: &mut State, value: Value) {
        if self.mode.keeps_sets() {
            return;
        }
        match state.world.heap.resolve(value) {
            Resolved::Maybe(id) | Resolved::Some(id) => {
                let reference = state.world.heap.reference(id);
                if let Some(types) = self.settled(&reference.types, reference.budget) {
                    state.world.heap.narrow_reference(id, types);
                    state.world.heap.bind(id, Binding::Some);
                }
            }
            Resolved::Object(id) => {
                let object = state.world.heap.object(id);
                let is_open = !object.is_new && object.types.len() > 1;
                let types = if is_open { self.settled(&object.types, object.budget) } else { None };
                if let Some(types) = types {
                    self.narrow(state, id, types);
                }
            }
            Resolved::Null => {}
        }
    }

    fn settled(&self, types: &TypeSet, budget: i64) -> Option<TypeSet> {
        // a text has an array of units
        let text = self.program.text.as_ref().filter(|_| budget >= 1).map(|text| text.class);
        let object = Some(self.program.builtin.object);
        let wanted = [self.config.favoured, text, object].into_iter().flatten().filter(|_| budget >= 0);
        let mut known = wanted.map(|class| -> DynTypeId { self.program.dyn_of_class(class) });
        known.find(|ty| types.binary_search(ty).is_ok()).map(Program::exactly)
    }
}
