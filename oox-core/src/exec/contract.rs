//! When contracts are evaluated, and what follows from them.
//!
//! A frame has tasks that are done before its next instruction. Entering a method plans: preconditions, `old` values,
//! the `modifies` clause. Leaving it plans: postconditions, invariants, and then the leaving itself. Each condition runs
//! as code in a frame of its own.

use super::branch::violated;
use super::{Ended, Ending, Flow, FrameKind, Machine, Promise, State, Task, Violated};
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{BodyId, CheckId, ClassId, MethodId, Spec, Ty};
use crate::lang::span::Span;

impl<'p> Machine<'p> {
    /// Plans what happens before the first instruction of a method.
    pub(super) fn plan_entry(&mut self, state: &mut State, id: MethodId, is_entry: bool) {
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
    pub(super) fn plan_exit(&mut self, state: &mut State, id: MethodId, ended: Ended) {
        let program = self.program;
        let method = program.method(id);
        let contract = &method.contract;
        let args = state.top().args.clone();
        let is_entry = matches!(state.top().kind, FrameKind::Entry(_));
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
            && (is_open || is_entry && self.config.checks.crash)
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

    /// Does the next task of the innermost frame.
    pub(super) fn task(&mut self, state: &mut State, task: Task) -> Flow<'p> {
        match task {
            Task::Check { spec, assume, extra } => {
                state.top_mut().todo.pop();
                self.start_condition(state, spec, assume, extra);
                Flow::Stay
            }
            Task::Forbidden { guard, assume, exception } => {
                state.top_mut().todo.pop();
                let kind = if assume { FrameKind::Excludes } else { FrameKind::Forbids(exception) };
                self.start_spec(state, kind, guard, None);
                Flow::Stay
            }
            Task::Invariant { spec, object, assume } => self.start_invariant(state, spec, object, assume),
            Task::Constants(class) if state.world.initialised.contains(&class) => {
                state.top_mut().todo.pop();
                Flow::Stay
            }
            Task::Constants(class) => self.initialise_for_input(state, class),
            Task::Share => {
                state.top_mut().todo.pop();
                self.share(state)
            }
            Task::Sight(value) => match self.on_sight(state, value) {
                Ok(()) => {
                    state.top_mut().todo.pop();
                    Flow::Stay
                }
                Err(flow) => flow,
            },
            Task::NonNull(value, method) => self.require_non_null(state, value, method),
            Task::Old(body) => {
                state.top_mut().todo.pop();
                self.start_spec(state, FrameKind::Old, body, None);
                Flow::Stay
            }
            Task::Start => {
                state.top_mut().todo.pop();
                state.past.start = Some(state.moment());
                Flow::Stay
            }
            Task::Remember => {
                state.top_mut().todo.pop();
                let moment = state.moment();
                state.top_mut().before = Some(moment);
                Flow::Stay
            }
            Task::LookBack => {
                state.top_mut().todo.pop();
                self.look_back(state);
                Flow::Stay
            }
            Task::Modifies(method, clause) => {
                state.top_mut().todo.pop();
                let body = self.program.method(method).contract.modifies[clause].body;
                self.start_spec(state, FrameKind::Modifies(method, clause), body, None);
                Flow::Stay
            }
            Task::Entered => {
                state.top_mut().todo.pop();
                state.path.entered = true;
                match state.path.over_bound {
                    Some(bound) => Flow::End(Ending::Bound(bound)),
                    None => Flow::Stay,
                }
            }
            Task::OpenCall(method) => self.open_call(state, method),
            Task::Leave(ended) => self.leave_method(state, ended),
        }
    }

    fn start_condition(&mut self, state: &mut State, spec: Spec, assume: bool, extra: Option<Value>) {
        let judged = self.config.checks.includes(self.program.check(spec.check).kind);
        if assume {
            self.start_spec(state, FrameKind::Assume, spec.body, extra);
        } else if judged {
            self.start_spec(state, FrameKind::Assert(spec.check), spec.body, extra);
        }
    }

    /// Runs code of a specification over the parameters of the innermost frame as they are now.
    fn start_spec(&mut self, state: &mut State, kind: FrameKind, body: BodyId, extra: Option<Value>) {
        let frame = state.top();
        let (FrameKind::Entry(method) | FrameKind::Call(method, _)) = frame.kind else {
            unreachable!("only methods have contracts")
        };
        let mut args: Vec<Value> = frame.slots[..self.program.method(method).arity()].to_vec();
        let (olds, before, entered) = (frame.olds.clone(), frame.before.clone(), frame.entered);
        args.extend(extra);
        // a condition may ignore a result that the code has none of
        args.truncate(self.program.body(body).params);
        self.enter(state, kind, Some(body), args);
        let top = state.top_mut();
        top.olds = olds;
        top.before = before;
        top.entered = entered;
    }

    fn start_invariant(&mut self, state: &mut State, spec: Spec, object: Value, assume: bool) -> Flow<'p> {
        match state.world.heap.resolve(object) {
            Resolved::Maybe(id) => return self.split_null(state, id),
            Resolved::Null => {
                state.top_mut().todo.pop();
                return Flow::Stay;
            }
            Resolved::Object(_) | Resolved::Some(_) => {}
        }
        if !assume {
            return self.judge_invariant(state, spec, object);
        }
        state.top_mut().todo.pop();
        self.enter(state, FrameKind::Assume, Some(spec.body), vec![object]);
        Flow::Stay
    }

    /// A `nonnull` parameter of a callee is a precondition.
    fn require_non_null(&mut self, state: &mut State, value: Value, method: MethodId) -> Flow<'p> {
        match state.world.heap.resolve(value) {
            Resolved::Maybe(id) => self.split_null(state, id),
            Resolved::Null if self.config.checks.contract => {
                let name = self.program.qualified_name(method);
                let check = self.program.method(method).non_null_check;
                let check = check.expect("a method with a `nonnull` parameter has a check for it");
                violated(check, Some(format!("null is passed for a `nonnull` parameter of `{name}`")))
            }
            _ => {
                state.top_mut().todo.pop();
                Flow::Stay
            }
        }
    }

    /// Removes the frame and goes on in the caller, or ends the path.
    fn leave_method(&mut self, state: &mut State, ended: Ended) -> Flow<'p> {
        match (state.top().kind, ended) {
            (FrameKind::Call(_, dst), Ended::Normally(value)) => {
                state.pop();
                if let Some((slot, value)) = dst.zip(value) {
                    state.set(slot, value);
                }
                Flow::Stay
            }
            (FrameKind::Call(..), Ended::Throwing(exception)) => {
                state.pop();
                // the caller stands after the call; its handler is that of the same block
                Flow::Propagate(exception)
            }
            (FrameKind::Entry(method), Ended::Normally(value)) => {
                let result = if self.program.method(method).is_constructor {
                    Some(state.top().args[0])
                } else {
                    value
                };
                Flow::End(Ending::Returned(result))
            }
            (FrameKind::Entry(method), Ended::Throwing(exception)) => {
                Flow::End(self.uncaught(state, method, exception))
            }
            (other, _) => unreachable!("{other:?} is not a method"),
        }
    }

    /// An exception leaves the entry method: it is a crash unless the contract speaks of it. What a `throws` clause
    /// does not name was sorted out before.
    fn uncaught(&self, state: &State, method: MethodId, exception: ObjId) -> Ending {
        let contract = &self.program.method(method).contract;
        let dynamic = state.world.heap.object(exception).types[0];
        let permitted = !contract.exceptional.is_empty()
            || !contract.throws.is_empty()
            || contract.signals.iter().any(|(class, _)| self.program.fits(dynamic, &Ty::Ref(*class)));
        if permitted || !self.config.checks.crash {
            return Ending::Threw(exception);
        }
        self.crash(state, exception)
    }

    /// The end of a path on which an exception leaves the entry, the innermost frame, against its contract.
    pub(super) fn crash(&self, state: &State, exception: ObjId) -> Ending {
        let FrameKind::Entry(method) = state.top().kind else { unreachable!("only the entry can crash") };
        Ending::Violated(Violated {
            what: Promise::NoCrash(self.thrown_at(state, method, exception)),
            detail: Some(self.exception_name(state, exception)),
            thrown: Some(exception),
        })
    }
}

impl Machine<'_> {
    fn thrown_at(&self, state: &State, method: MethodId, exception: ObjId) -> Span {
        state.notes.thrown_at.get(&exception).copied().unwrap_or(self.program.span_of(method))
    }
}

/// The end of a path on which a condition could not be evaluated.
pub(super) fn by_exception(check: CheckId, exception: &str) -> Ending {
    Ending::Violated(Violated {
        what: Promise::Check(check),
        detail: Some(format!("evaluating it throws `{exception}`")),
        thrown: None,
    })
}
