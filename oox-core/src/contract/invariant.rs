//! Class invariants that are judged: when the entry method is left, those of every object that the path has looked at or made,
//! if anything was changed that they might know of; and those of the receiver of a constructor always.

use crate::heap::{ObjId, Object, Resolved, Value};
use crate::input::leads_to;
use crate::ir::{CheckId, CheckKind, DynTypeId, Spec, TypeSet};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{FrameKind, Region, State, Task};

impl<'p> Machine<'p> {
    /// The invariants of one object as tasks, to be assumed.
    pub(super) fn invariants_to_assume(&self, state: &State, value: Value) -> Vec<Task> {
        let Resolved::Object(id) = state.world.heap.resolve(value) else { return Vec::new() };
        let object = state.world.heap.object(id);
        let mut specs = self.common_invariants(&object.types);
        specs.retain(|spec| is_accountable(object, *spec));
        specs.into_iter().map(|spec| Task::Invariant { spec, object: value, assume: true }).collect()
    }

    /// The invariants of one object as tasks, to be judged: those of all classes that it may have. One that only some of
    /// them have is judged where the object was changed, or something that it is known to lead to.
    pub(super) fn invariants_to_judge(&self, state: &State, value: Value) -> Vec<Task> {
        let Resolved::Object(id) = state.world.heap.resolve(value) else { return Vec::new() };
        let program = self.program;
        let object = state.world.heap.object(id);
        let mut specs = self.common_invariants(&object.types);
        specs.retain(|spec| is_accountable(object, *spec));
        // what a constructor of an abstract class makes is not ready for the invariants of classes below
        let is_judged = self.config.checks.includes(CheckKind::Invariant) && !object.is_new;
        if is_judged && object.types.len() > 1 && is_affected(state, id) {
            for spec in object.types.iter().flat_map(|dynamic| self.invariants_of_type(*dynamic)) {
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
        if let Resolved::Object(id) = state.world.heap.resolve(value) {
            let object = state.world.heap.object(id);
            let (with, without): (Vec<DynTypeId>, Vec<DynTypeId>) =
                object.types.iter().partition(|dynamic| self.has_invariant(**dynamic, spec));
            if !with.is_empty() && !without.is_empty() {
                let parts = [without, with].map(|types| {
                    Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                        machine.narrow(state, id, types.into());
                        Flow::Stay
                    })
                });
                return Flow::Split(parts.into());
            }
            if with.is_empty() || !is_accountable(object, spec) {
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
    pub(crate) fn is_unsettled(&self, state: &State) -> bool {
        state.world.heap.ids().any(|id| self.classes_by_invariants(state, id).len() > 1)
    }

    /// Settles which class the next of these inputs has, as far as invariants go: one without further invariants if there
    /// is any, and otherwise each of them.
    pub(crate) fn settle_class(&mut self, state: &mut State) -> Option<Flow<'p>> {
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
        let object = state.world.heap.object(id);
        if object.is_new || object.types.len() < 2 {
            return Vec::new();
        }
        let mut groups: Vec<(Vec<CheckId>, Vec<DynTypeId>)> = Vec::new();
        for ty in object.types.iter() {
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
    pub(crate) fn invariants_of_known(&self, state: &State, but: Option<Value>) -> Vec<Task> {
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
        let reached = state.world.heap.object(next);
        let is_array_changed = reached.array().is_some_and(|array| {
            let was = |index| array.input.iter().find(|(known, _)| *known == index).map(|(_, value)| *value);
            array.cells().any(|(index, value)| was(index) != Some(value))
        });
        if !reached.is_untouched() || is_array_changed {
            return true;
        }
        todo.extend(leads_to(state, next));
    }
    false
}

/// What could not be assumed of an object, see `Assumption::LateInvariants`, is not judged.
fn is_accountable(object: &Object, spec: Spec) -> bool {
    object.is_new || object.assumed.contains(&spec.check)
}
