//! Leaving frames: what a condition says that was evaluated, and how the entry ends.

use std::rc::Rc;

use crate::config::Crashes;
use crate::heap::{ObjId, Value};
use crate::ir::{BodyKind, CheckId, MethodId, Ty};
use crate::lang::span::Span;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ended, Ending, FrameKind, Promise, State, Task, Violated};

impl<'p> Machine<'p> {
    /// `return`
    pub(crate) fn leave(&mut self, state: &mut State, value: Option<Value>) -> Flow<'p> {
        match state.top().kind {
            FrameKind::Bottom => unreachable!("the bottom has no code that returns"),
            FrameKind::Entry(method) | FrameKind::Thread(method) | FrameKind::Call(method, _) => {
                self.plan_exit(state, method, Ended::Normally(value));
                Flow::Stay
            }
            FrameKind::StaticInit(_) => {
                let body = state.pop().body.map(|id| self.program.body(id).kind);
                if let Some(BodyKind::StaticInit(class)) = body {
                    self.settle_constants(state, class);
                    self.note_held(state, class);
                    state.note_settled(class);
                }
                Flow::Stay
            }
            FrameKind::Assume => {
                let cond = condition(value);
                state.pop();
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::AssumeAtStart => {
                let cond = condition(value);
                state.pop();
                self.come_back(state);
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::Excludes => {
                let cond = condition(value);
                state.pop();
                let cond = self.terms.not(cond);
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::Forbids(exception) => {
                let cond = condition(value);
                let negated = self.terms.not(cond);
                Flow::Split(vec![
                    Alternative::when(cond, move |machine: &mut Machine<'p>, state: &mut State| {
                        state.pop();
                        let ending = machine.crash(state, exception);
                        Flow::End(ending)
                    }),
                    Alternative::when(negated, |_, state| {
                        state.pop();
                        Flow::Stay
                    }),
                ])
            }
            FrameKind::Assert(check) => {
                let cond = condition(value);
                let thrown = leaving_with(state);
                self.judge(cond, check, thrown, |state| {
                    state.pop();
                    Flow::Stay
                })
            }
            FrameKind::Old => {
                state.pop();
                let value = value.expect("an `old` has a value");
                Rc::make_mut(&mut state.top_mut().olds).push(value);
                Flow::Stay
            }
            FrameKind::OldOf(dst) => {
                state.pop();
                self.come_back(state);
                state.set(dst, value.expect("an `old` has a value"));
                Flow::Stay
            }
            FrameKind::Modifies(method, clause) => {
                let says_something = self.terms.as_bool(condition(value)).expect("a literal is returned");
                let frame = state.pop();
                if says_something {
                    let places = self.places(&frame, method, clause);
                    self.set_limits(state, method, clause, places);
                }
                Flow::Stay
            }
        }
    }

    /// Removes the frame and goes on in the caller, or ends the path.
    pub(super) fn leave_method(&mut self, state: &mut State, ended: Ended) -> Flow<'p> {
        match (state.top().kind, ended) {
            (FrameKind::Call(_, dst), Ended::Normally(value)) => {
                note_promised(state);
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
            (FrameKind::Entry(method) | FrameKind::Thread(method), Ended::Normally(value)) => {
                let result = if self.program.method(method).is_constructor {
                    Some(state.top().args[0])
                } else {
                    value
                };
                Flow::End(Ending::Returned(result))
            }
            (FrameKind::Entry(method) | FrameKind::Thread(method), Ended::Throwing(exception)) => {
                Flow::End(self.uncaught(state, method, exception))
            }
            (FrameKind::Bottom, Ended::Normally(value)) => Flow::End(Ending::Returned(value)),
            (other, _) => unreachable!("{other:?} is not a method"),
        }
    }

    /// An exception leaves the entry method: it is a crash unless the contract speaks of it. What a `throws` clause
    /// does not name was sorted out before.
    fn uncaught(&self, state: &mut State, method: MethodId, exception: ObjId) -> Ending {
        let contract = &self.program.method(method).contract;
        let dynamic = state.world.heap.object(exception).types[0];
        let permitted = !contract.exceptional.is_empty()
            || !contract.throws.is_empty()
            || contract.signals.iter().any(|(class, _)| self.program.fits(dynamic, &Ty::Ref(*class)));
        if permitted || !self.config.checks.crash {
            return Ending::Threw(exception);
        }
        let is_entry = matches!(state.top().kind, FrameKind::Entry(_));
        if self.config.crashes == Crashes::Unexpected && is_entry {
            state.notes.refusal = self.refusal(state, method, exception);
            if state.notes.refusal.is_some() {
                return Ending::Threw(exception);
            }
        }
        self.crash(state, exception)
    }

    /// The end of a path on which an exception leaves the entry, the innermost frame, against its contract.
    fn crash(&self, state: &State, exception: ObjId) -> Ending {
        let (FrameKind::Entry(method) | FrameKind::Thread(method)) = state.top().kind else {
            unreachable!("only what a thread begins with can crash")
        };
        Ending::Violated(Violated {
            detail: Some(self.exception_name(state, exception)),
            thrown: Some(exception),
            ..Violated::new(Promise::NoCrash(self.thrown_at(state, method, exception)))
        })
    }

    fn thrown_at(&self, state: &State, method: MethodId, exception: ObjId) -> Span {
        state.notes.thrown_at.get(&exception).copied().unwrap_or(self.program.span_of(method))
    }
}

/// A call that was not executed is over: what was assumed meanwhile it promises, unless the path was split by that.
fn note_promised(state: &mut State) {
    let (frames, splits, known) = (state.frames().len(), state.count.splits, state.path.condition.len());
    let position = state.notes.given.iter().rposition(|call| call.under_way.is_some());
    let call = position.and_then(|position| state.notes.given.get_mut(position));
    if let Some(call) = call
        && let Some((depth, before)) = call.under_way
        && depth == frames
    {
        call.under_way = None;
        if before == splits {
            call.promised.end = known;
        }
    }
}

/// The exception with which the method whose contract is judged is being left.
fn leaving_with(state: &State) -> Option<ObjId> {
    let frames = state.frames();
    let method = frames.len().checked_sub(2).map(|index| &frames[index])?;
    method.todo.iter().find_map(|task| match task {
        Task::Leave(Ended::Throwing(exception)) => Some(*exception),
        _ => None,
    })
}

pub(crate) fn condition(value: Option<Value>) -> crate::term::Term {
    match value {
        Some(Value::Prim(term)) => term,
        other => unreachable!("a condition returns a truth value, not {other:?}"),
    }
}

/// The end of a path on which a condition could not be evaluated.
pub(crate) fn by_exception(check: CheckId, exception: &str) -> Ending {
    Ending::Violated(Violated {
        detail: Some(format!("evaluating it throws `{exception}`")),
        ..Violated::new(Promise::Check(check))
    })
}
