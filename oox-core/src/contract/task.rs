//! Doing what was planned: the tasks of a frame.

use crate::heap::{Resolved, Value};
use crate::ir::{BodyId, MethodId, Spec};
use crate::machine::{Flow, Machine, violated};
use crate::state::{Ending, FrameKind, State, Task};

impl<'p> Machine<'p> {
    /// Does the next task of the innermost frame.
    pub(crate) fn task(&mut self, state: &mut State, task: Task) -> Flow<'p> {
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
        let (FrameKind::Entry(method) | FrameKind::Thread(method) | FrameKind::Call(method, _)) = frame.kind
        else {
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
}
