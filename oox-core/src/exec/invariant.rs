//! Class invariants: which objects they are assumed for, and which they are judged for.
//!
//! An object of the input satisfies the invariants of its class at the start. That is assumed when the object comes into
//! being or its class becomes known, of the heap as it was then (see `past.rs`). When the entry method is left, the
//! invariants of every object that the path has looked at or made are judged, if anything was changed that they might know
//! of; and those of the receiver of a constructor always.

use super::{FrameKind, Machine, State, Task};
use crate::assumption::Assumption;
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{DynType, Spec, TypeSet};

impl Machine<'_> {
    /// Assumes the invariants of an object that has just come into being, or whose class has become known: they run before
    /// anything else, except that all inputs which are decided on sight are there first. Those of an object of the input have
    /// held at the start, whatever has been changed since; those of an object that an open call gave hold while nobody has
    /// written to it.
    pub(super) fn assume_invariants(&mut self, state: &mut State, object: ObjId) {
        let of = state.heap.object(object);
        if of.is_new {
            return;
        }
        let mut specs = self.common_invariants(&of.types);
        specs.retain(|spec| !of.assumed.contains(&spec.check));
        if specs.is_empty() {
            return;
        }
        let (is_input, is_untouched) = (of.born == 0, of.is_untouched());
        let start = state.start.clone().filter(|start| is_input && Self::is_changed_since(state, start));
        if start.is_none() && !is_untouched {
            self.assumed.insert(Assumption::LateInvariants);
            return;
        }
        let after_sights = behind_sights(state);
        for (offset, spec) in specs.into_iter().rev().enumerate() {
            state.heap.object_mut(object).assumed.push(spec.check);
            let args = vec![Value::Obj(object)];
            match (&start, after_sights) {
                (Some(start), _) => {
                    self.enter_past(state, FrameKind::AssumeAtStart, spec.body, args, start.clone());
                }
                (None, Some(place)) => {
                    let task = Task::Invariant { spec, object: Value::Obj(object), assume: true };
                    state.top_mut().todo.insert(place + offset, task);
                }
                (None, None) => self.enter(state, FrameKind::Assume, Some(spec.body), args),
            }
        }
    }

    /// The invariants of one object as tasks.
    pub(super) fn invariants_of(&self, state: &State, value: Value, assume: bool) -> Vec<Task> {
        let Resolved::Object(object) = state.heap.resolve(value) else { return Vec::new() };
        let of = state.heap.object(object);
        let mut specs = self.common_invariants(&of.types);
        // what could not be assumed, see `Assumption::LateInvariants`, is not judged
        specs.retain(|spec| of.is_new || of.assumed.contains(&spec.check));
        specs.retain(|spec| assume || !self.program.check(spec.check).is_assumed_only);
        specs.into_iter().map(|spec| Task::Invariant { spec, object: value, assume }).collect()
    }

    /// The invariants to judge when the entry method is left; an object that nobody can reach is left out.
    pub(super) fn invariants_at_exit(&self, state: &State, lost: Option<Value>) -> Vec<Task> {
        let lost = lost.map(|value| state.heap.resolve(value));
        let is_made_by_entry = |object: ObjId| {
            let first = state.inputs.first().map(|(_, value)| *value);
            first == Some(Value::Obj(object))
        };
        let has_changed = state.has_changed();
        let mut tasks = Vec::new();
        for object in state.heap.ids() {
            if lost == Some(Resolved::Object(object)) || state.heap.object(object).is_literal() {
                continue;
            }
            if has_changed || is_made_by_entry(object) {
                tasks.extend(self.invariants_of(state, Value::Obj(object), false));
            }
        }
        tasks
    }

    /// The invariants of all objects that are there but this one, to be assumed.
    pub(super) fn invariants_of_known(&self, state: &State, but: Option<Value>) -> Vec<Task> {
        let is_meant = |id: &ObjId| !state.heap.object(*id).is_literal() && but != Some(Value::Obj(*id));
        state
            .heap
            .ids()
            .filter(is_meant)
            .flat_map(|id| self.invariants_of(state, Value::Obj(id), true))
            .collect()
    }

    /// The invariants that hold whatever the object turns out to be.
    fn common_invariants(&self, types: &TypeSet) -> Vec<Spec> {
        let of = |index: usize| match &self.program.dyn_types[types[index].0 as usize] {
            DynType::Class(class) | DynType::Open(class) => &self.program.class(*class).invariants[..],
            DynType::Array(_) => &[],
        };
        let mut common: Vec<Spec> = match types.len() {
            0 => Vec::new(),
            _ => of(0).to_vec(),
        };
        for index in 1..types.len() {
            common.retain(|spec| of(index).iter().any(|other| other.check == spec.check));
        }
        common
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
