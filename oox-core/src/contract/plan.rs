//! When contracts are evaluated, and what follows from them.
//!
//! A frame has tasks that are done before its next instruction. Entering a method plans: preconditions, `old` values,
//! the `modifies` clause. Leaving it plans: postconditions, invariants, and then the leaving itself. Each condition runs
//! as code in a frame of its own.

use crate::heap::{Resolved, Value};
use crate::ir::{ClassId, MethodId, Ty};
use crate::machine::Machine;
use crate::state::{Ended, FrameKind, State, Task};

impl Machine<'_> {
    /// Plans what happens before the first instruction of a method.
    pub(crate) fn plan_entry(&mut self, state: &mut State, id: MethodId, is_entry: bool) {
        let program = self.program;
        let method = program.method(id);
        let contract = &method.contract;
        let mut tasks: Vec<Task> = Vec::new();
        let args = state.top().args.clone();
        if is_entry {
            tasks.extend(self.enums_of_inputs(id).into_iter().map(Task::Constants));
            if !self.config.shared.is_empty() {
                tasks.extend(self.shared_classes().map(Task::Constants));
                tasks.push(Task::Share);
            }
            tasks.push(Task::Start);
            tasks.extend(args.iter().map(|value| Task::Sight(*value)));
        } else {
            let offset = usize::from(!method.is_static);
            let non_null = method.params.iter().enumerate().filter(|(_, param)| param.non_null);
            tasks.extend(non_null.map(|(index, _)| Task::NonNull(args[index + offset], id)));
        }
        let requires = contract.requires.iter();
        tasks.extend(requires.map(|spec| Task::Check { spec: *spec, assume: is_entry, extra: None }));
        if is_entry {
            tasks.push(Task::Entered);
        }
        tasks.extend(contract.olds.iter().map(|body| Task::Old(*body)));
        if contract.looks_back {
            tasks.push(Task::Remember);
        }
        let is_open = state.top().body.is_none();
        if is_open && !method.is_static && !method.is_constructor && !method.is_pure {
            // what is assumed of the receiver after the call must have held before it
            tasks.extend(self.invariants_to_judge(state, args[0]));
        }
        tasks.extend((0..contract.modifies.len()).map(|clause| Task::Modifies(id, clause)));
        if is_open {
            tasks.push(Task::OpenCall(id));
        }
        tasks.reverse();
        let born = match state.world.heap.resolve(args.first().copied().unwrap_or(Value::Null)) {
            Resolved::Object(object) if method.is_constructor => Some(state.world.heap.object(object).born),
            _ => None,
        };
        let frame = state.top_mut();
        frame.todo = tasks;
        if let Some(born) = born {
            // the object of a constructor is its own work
            frame.entered = frame.entered.min(born - 1);
        }
    }

    /// Plans what happens before a method is left.
    pub(crate) fn plan_exit(&mut self, state: &mut State, id: MethodId, ended: Ended) {
        let program = self.program;
        let method = program.method(id);
        let contract = &method.contract;
        let args = state.top().args.clone();
        let is_entry = matches!(state.top().kind, FrameKind::Entry(_));
        let is_outermost = is_entry || matches!(state.top().kind, FrameKind::Thread(_));
        let is_open = state.top().body.is_none();
        let mut tasks: Vec<Task> = Vec::new();
        match ended {
            Ended::Normally(value) => {
                let extra = if method.is_constructor { Some(args[0]) } else { value };
                if let (true, Some(result)) = (is_open, value) {
                    tasks.push(Task::Sight(result));
                }
                let ensures = contract.ensures.iter();
                tasks.extend(ensures.map(|spec| Task::Check { spec: *spec, assume: is_open, extra }));
                if method.is_constructor && !is_entry && !is_open {
                    let of_class = program.class(method.class).invariants.iter();
                    let judged = of_class.filter(|spec| !program.check(spec.check).is_assumed_only);
                    tasks.extend(judged.map(|spec| Task::Invariant {
                        spec: *spec,
                        object: args[0],
                        assume: false,
                    }));
                }
            }
            Ended::Throwing(exception) => {
                let exceptional = contract.exceptional.iter();
                tasks.extend(exceptional.map(|spec| Task::Check {
                    spec: *spec,
                    assume: is_open,
                    extra: None,
                }));
                let dynamic = state.world.heap.object(exception).types[0];
                for (class, spec) in &contract.signals {
                    if program.fits(dynamic, &Ty::Ref(*class)) {
                        let extra = Some(Value::Obj(exception));
                        tasks.push(Task::Check { spec: *spec, assume: is_open, extra });
                    }
                }
            }
        }
        if is_entry {
            // a constructor that throws gives its object to nobody
            let is_lost = method.is_constructor && matches!(ended, Ended::Throwing(_));
            let lost = if is_lost { Some(args[0]) } else { None };
            tasks.extend(self.invariants_at_exit(state, lost));
        } else if is_open && !method.is_static && !method.is_pure && matches!(ended, Ended::Normally(_)) {
            tasks.extend(self.invariants_to_assume(state, args[0]));
        }
        if let Ended::Throwing(exception) = ended
            && (is_open || is_outermost && self.config.checks.crash)
        {
            let dynamic = state.world.heap.object(exception).types[0];
            let is_named = |class: &ClassId| program.fits(dynamic, &Ty::Ref(*class));
            let against = contract.throws.iter().filter(|clause| !clause.classes.iter().any(is_named));
            tasks.extend(against.map(|clause| Task::Forbidden {
                guard: clause.guard,
                assume: is_open,
                exception,
            }));
        }
        tasks.push(Task::Leave(ended));
        tasks.reverse();
        state.top_mut().todo = tasks;
    }
}
