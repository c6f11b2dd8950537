//! Class invariants: which objects they are assumed for, and which they are judged for.
//!
//! An object of the input satisfies the invariants of its class at the start. That is assumed when the object comes into
//! being or its class becomes known, of the heap as it was then (see `past.rs`). When the entry method is left, the
//! invariants of every object that the path has looked at or made are judged, if anything was changed that they might know
//! of; and those of the receiver of a constructor always.

use super::shared::leads_to;
use super::{Alternative, Flow, FrameKind, Machine, Region, State, Task};
use crate::assumption::Assumption;
use crate::heap::{ObjId, Object, Resolved, Value};
use crate::ir::{CheckId, CheckKind, DynType, DynTypeId, Spec, TypeSet};

impl<'p> Machine<'p> {
    /// Assumes the invariants of an object that has just come into being, or whose class has become known: they run before
    /// anything else, except that all inputs which are decided on sight are there first. Those of an object of the input have
    /// held at the start, whatever has been changed since; those of an object that an open call gave hold while nobody has
    /// written to it.
    pub(super) fn assume_invariants(&mut self, state: &mut State, object: ObjId) {
        let of = state.world.heap.object(object);
        if of.is_new {
            return;
        }
        let mut specs = self.common_invariants(&of.types);
        specs.retain(|spec| !of.assumed.contains(&spec.check) && !self.program.check(spec.check).is_late);
        if specs.is_empty() {
            return;
        }
        let (is_input, is_untouched) = (of.born == 0, of.is_untouched());
        let start = state.past.start.clone().filter(|start| is_input && state.is_changed_since(start));
        if start.is_none() && !is_untouched {
            self.assumed.insert(Assumption::LateInvariants);
            return;
        }
        let after_sights = behind_sights(state);
        for (offset, spec) in specs.into_iter().rev().enumerate() {
            state.world.heap.object_mut(object).assumed.push(spec.check);
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

    /// The invariants of one object as tasks, to be assumed.
    pub(super) fn invariants_to_assume(&self, state: &State, value: Value) -> Vec<Task> {
        let Resolved::Object(object) = state.world.heap.resolve(value) else { return Vec::new() };
        let of = state.world.heap.object(object);
        let mut specs = self.common_invariants(&of.types);
        specs.retain(|spec| is_accountable(of, *spec));
        specs.into_iter().map(|spec| Task::Invariant { spec, object: value, assume: true }).collect()
    }

    /// The invariants of one object as tasks, to be judged: those of all classes that it may have. One that only some of
    /// them have is judged where the object was changed, or something that it is known to lead to.
    pub(super) fn invariants_to_judge(&self, state: &State, value: Value) -> Vec<Task> {
        let Resolved::Object(object) = state.world.heap.resolve(value) else { return Vec::new() };
        let program = self.program;
        let of = state.world.heap.object(object);
        let mut specs = self.common_invariants(&of.types);
        specs.retain(|spec| is_accountable(of, *spec));
        // what a constructor of an abstract class makes is not ready for the invariants of classes below
        let is_judged = self.config.checks.includes(CheckKind::Invariant) && !of.is_new;
        if is_judged && of.types.len() > 1 && is_affected(state, object) {
            for spec in of.types.iter().flat_map(|dynamic| self.invariants_of_type(*dynamic)) {
                if !specs.iter().any(|known| known.check == spec.check) {
                    specs.push(*spec);
                }
            }
        }
        specs.retain(|spec| !program.check(spec.check).is_assumed_only);
        specs.into_iter().map(|spec| Task::Invariant { spec, object: value, assume: false }).collect()
    }

    /// Judges an invariant of an object that is not null, once it is known whether its class has it.
    pub(super) fn judge_invariant(&mut self, state: &mut State, spec: Spec, value: Value) -> Flow<'p> {
        if let Resolved::Object(object) = state.world.heap.resolve(value) {
            let of = state.world.heap.object(object);
            let (with, without): (Vec<DynTypeId>, Vec<DynTypeId>) =
                of.types.iter().partition(|dynamic| self.has_invariant(**dynamic, spec));
            if !with.is_empty() && !without.is_empty() {
                let parts = [without, with].map(|types| {
                    Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                        machine.narrow(state, object, types.into());
                        Flow::Stay
                    })
                });
                return Flow::Split(parts.into());
            }
            if with.is_empty() || !is_accountable(of, spec) {
                state.top_mut().todo.pop();
                return Flow::Stay;
            }
        }
        state.top_mut().todo.pop();
        if self.config.checks.includes(CheckKind::Invariant) {
            self.enter(state, FrameKind::Assert(spec.check), Some(spec.body), vec![value]);
        }
        Flow::Stay
    }

    /// Is there an input whose class is open, and whose possible classes have invariants that were not assumed of it? Then
    /// not every one of them can be that of a violation.
    pub(super) fn is_unsettled(&self, state: &State) -> bool {
        state.world.heap.ids().any(|id| self.classes_by_invariants(state, id).len() > 1)
    }

    /// Settles which class the next of these inputs has, as far as invariants go: one without further invariants if there
    /// is any, and otherwise each of them.
    pub(super) fn settle_class(&mut self, state: &mut State) -> Option<Flow<'p>> {
        let ids = state.world.heap.ids();
        let (object, mut groups) = { ids }
            .map(|id| (id, self.classes_by_invariants(state, id)))
            .find(|(_, groups)| groups.len() > 1)?;
        let common = self.common_invariants(&state.world.heap.object(object).types).len();
        let has_no_more = |types: &TypeSet| self.invariants_of_type(types[0]).len() == common;
        if let Some(plain) = groups.iter().position(has_no_more) {
            let plain = groups.swap_remove(plain);
            self.narrow(state, object, plain);
            return Some(Flow::Stay);
        }
        let parts = groups.into_iter().map(|types| {
            Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                machine.narrow(state, object, types);
                Flow::Stay
            })
        });
        Some(Flow::Split(parts.collect()))
    }

    /// The types of an input in groups that have the same invariants; none for what is no input.
    fn classes_by_invariants(&self, state: &State, id: ObjId) -> Vec<TypeSet> {
        let of = state.world.heap.object(id);
        if of.is_new || of.types.len() < 2 {
            return Vec::new();
        }
        let mut groups: Vec<(Vec<CheckId>, Vec<DynTypeId>)> = Vec::new();
        for ty in of.types.iter() {
            let checks: Vec<CheckId> = self.invariants_of_type(*ty).iter().map(|spec| spec.check).collect();
            match groups.iter_mut().find(|(known, _)| *known == checks) {
                Some((_, group)) => group.push(*ty),
                None => groups.push((checks, vec![*ty])),
            }
        }
        groups.into_iter().map(|(_, group)| group.into()).collect()
    }

    /// The invariants to judge when the entry method is left; an object that nobody can reach is left out.
    pub(super) fn invariants_at_exit(&self, state: &State, lost: Option<Value>) -> Vec<Task> {
        let lost = lost.map(|value| state.world.heap.resolve(value));
        let is_made_by_entry = |object: ObjId| {
            let first = state.input.args.first().map(|(_, value)| *value);
            first == Some(Value::Obj(object))
        };
        let has_changed = state.has_changed();
        let mut tasks = Vec::new();
        for object in state.world.heap.ids() {
            if lost == Some(Resolved::Object(object)) || state.world.heap.object(object).is_literal() {
                continue;
            }
            if has_changed || is_made_by_entry(object) {
                tasks.extend(self.invariants_to_judge(state, Value::Obj(object)));
            }
        }
        tasks
    }

    /// The invariants of all objects that are there but this one, to be assumed.
    pub(super) fn invariants_of_known(&self, state: &State, but: Option<Value>) -> Vec<Task> {
        let is_meant =
            |id: &ObjId| !state.world.heap.object(*id).is_literal() && but != Some(Value::Obj(*id));
        // those of a library are kept by its own code, and what the engine throws was not made by it
        let is_of_program = |task: &Task| match task {
            Task::Invariant { spec, .. } => !self.program.check(spec.check).is_assumed_only,
            _ => true,
        };
        let objects = state.world.heap.ids().filter(is_meant);
        let tasks = objects.flat_map(|id| self.invariants_to_assume(state, Value::Obj(id)));
        tasks.filter(is_of_program).collect()
    }

    /// The invariants that hold whatever the object turns out to be.
    pub(super) fn common_invariants(&self, types: &TypeSet) -> Vec<Spec> {
        let Some(first) = types.first() else { return Vec::new() };
        let mut common = self.invariants_of_type(*first).to_vec();
        common.retain(|spec| self.is_common(types, *spec));
        common
    }

    fn is_common(&self, types: &TypeSet, spec: Spec) -> bool {
        types.iter().all(|dynamic| self.has_invariant(*dynamic, spec))
    }

    fn has_invariant(&self, dynamic: DynTypeId, spec: Spec) -> bool {
        self.invariants_of_type(dynamic).iter().any(|other| other.check == spec.check)
    }

    fn invariants_of_type(&self, dynamic: DynTypeId) -> &'p [Spec] {
        match &self.program.dyn_types[dynamic.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => &self.program.class(*class).invariants,
            DynType::Array(_) => &[],
        }
    }
}

/// Was something changed that an object of the input is known to lead to, itself included, or a static field?
fn is_affected(state: &State, object: ObjId) -> bool {
    if state.world.versions.get(&Region::Statics).is_some_and(|last| *last > state.count.early) {
        return true;
    }
    let mut seen: Vec<ObjId> = Vec::new();
    let mut todo = vec![object];
    while let Some(next) = todo.pop() {
        if seen.contains(&next) {
            continue;
        }
        seen.push(next);
        let of = state.world.heap.object(next);
        let is_array_changed = of.array().is_some_and(|array| {
            let was = |index| array.input.iter().find(|(known, _)| *known == index).map(|(_, value)| *value);
            array.cells().any(|(index, value)| was(index) != Some(value))
        });
        if !of.is_untouched() || is_array_changed {
            return true;
        }
        todo.extend(leads_to(state, next));
    }
    false
}

/// What could not be assumed of an object, see `Assumption::LateInvariants`, is not judged.
fn is_accountable(of: &Object, spec: Spec) -> bool {
    of.is_new || of.assumed.contains(&spec.check)
}

/// Where in the tasks of the innermost frame something waits for the references that are just coming into view, and for the
/// invariants that wait for them already; the last task is the next one. `None` where no reference is coming into view.
fn behind_sights(state: &State) -> Option<usize> {
    let todo = &state.frames().last()?.todo;
    let comes_first = |task: &Task| matches!(task, Task::Sight(_) | Task::Invariant { assume: true, .. });
    matches!(todo.last(), Some(Task::Sight(_)))
        .then(|| todo.iter().rposition(|task| !comes_first(task)).map_or(0, |last| last + 1))
}
