//! Class invariants of the input: an object satisfies those of its class at the start.
//!
//! That is assumed when the object comes into being or its class becomes known, of the world as it was then. Which invariants are
//! judged is a matter of contracts.

use crate::assumption::Assumption;
use crate::heap::{ObjId, Value};
use crate::ir::{DynType, DynTypeId, Spec, TypeSet};
use crate::machine::Machine;
use crate::state::{FrameKind, State, Task};

impl<'p> Machine<'p> {
    /// Assumes the invariants of an object that has just come into being, or whose class has become known: they run before
    /// anything else, except that all inputs which are decided on sight are there first. Those of an object of the input have
    /// held at the start, whatever has been changed since; those of an object that an open call gave hold while nobody has
    /// written to it.
    pub(crate) fn assume_invariants(&mut self, state: &mut State, id: ObjId) {
        let object = state.world.heap.object(id);
        if object.is_new {
            return;
        }
        let mut specs = self.common_invariants(&object.types);
        specs.retain(|spec| !object.assumed.contains(&spec.check) && !self.program.check(spec.check).is_late);
        if specs.is_empty() {
            return;
        }
        let (is_input, is_untouched) = (object.born == 0, object.is_untouched());
        let start = state.past.start.clone().filter(|start| is_input && state.is_changed_since(start));
        if start.is_none() && !is_untouched {
            self.tally.assumed.insert(Assumption::LateInvariants);
            return;
        }
        let after_sights = behind_sights(state);
        for (offset, spec) in specs.into_iter().rev().enumerate() {
            state.world.heap.object_mut(id).assumed.push(spec.check);
            let args = vec![Value::Obj(id)];
            match (&start, after_sights) {
                (Some(start), _) => {
                    self.enter_past(state, FrameKind::AssumeAtStart, spec.body, args, start.clone());
                }
                (None, Some(place)) => {
                    let task = Task::Invariant { spec, object: Value::Obj(id), assume: true };
                    state.top_mut().todo.insert(place + offset, task);
                }
                (None, None) => self.enter(state, FrameKind::Assume, Some(spec.body), args),
            }
        }
    }

    /// The invariants that hold whatever the object turns out to be.
    pub(crate) fn common_invariants(&self, types: &TypeSet) -> Vec<Spec> {
        let Some(first) = types.first() else { return Vec::new() };
        let mut common = self.invariants_of_type(*first).to_vec();
        common.retain(|spec| self.is_common(types, *spec));
        common
    }

    fn is_common(&self, types: &TypeSet, spec: Spec) -> bool {
        types.iter().all(|dynamic| self.has_invariant(*dynamic, spec))
    }

    pub(crate) fn has_invariant(&self, dynamic: DynTypeId, spec: Spec) -> bool {
        self.invariants_of_type(dynamic).iter().any(|other| other.check == spec.check)
    }

    pub(crate) fn invariants_of_type(&self, dynamic: DynTypeId) -> &'p [Spec] {
        match &self.program.dyn_types[dynamic.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => &self.program.class(*class).invariants,
            DynType::Array(_) => &[],
        }
    }
}

/// Where in the tasks of the innermost frame something waits for the references that are just coming into view, and for the
/// invariants that wait for them already; the last task is the next one. `None` where no reference is coming into view.
fn behind_sights(state: &State) -> Option<usize> {
    let todo = &state.frames().last()?.todo;
    let comes_first = |task: &Task| matches!(task, Task::Sight(_) | Task::Invariant { assume: true, .. });
    matches!(todo.last(), Some(Task::Sight(_)))
        .then(|| todo.iter().rposition(|task| !comes_first(task)).map_or(0, |last| last + 1))
}
