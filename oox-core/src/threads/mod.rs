//! What threads do to each other: operations that others can see, monitors, `atomic`, races.
//!
//! A thread runs until it stands before an operation that others can see; then somebody chooses who goes on (`run/schedule.rs`).
//! An operation that was granted is executed together with all that follows up to the next one.

mod access;
mod atomic;
mod initialise;
mod log;
mod monitor;
mod operation;
mod spin;
mod words;

pub(crate) use access::kind_of;
pub(crate) use words::thread_name;

use crate::lang::span::Span;
use crate::machine::{Flow, Machine};
use crate::state::{Ending, Grant, Operation, State, Status};

impl<'p> Machine<'p> {
    /// Where the running thread stands.
    pub(crate) fn here(&self, state: &State) -> Span {
        self.place_of(state, state.running)
    }

    /// Where a thread stands.
    pub(crate) fn place_of(&self, state: &State, thread: usize) -> Span {
        let Some(frame) = state.threads[thread].frames.last() else { return Span::default() };
        let Some(body) = frame.body else { return Span::default() };
        let block = &self.program.body(body).cfg[frame.block];
        block.instrs.get(frame.at).map_or(block.span, |instr| instr.span)
    }

    /// The running thread stands before an operation; somebody chooses when it is executed.
    pub(crate) fn stand(state: &mut State, operation: Operation) -> Flow<'p> {
        state.threads[state.running].status = Status::Stands(operation);
        Flow::Stay
    }

    /// Whether the operation that the running thread is about to do was granted; if so, the grant is used up. A condition is
    /// evaluated at one moment: what is granted to it is granted until it is over.
    pub(crate) fn use_grant(state: &mut State) -> bool {
        let is_spec = state.top().is_contract || state.own().in_spec;
        let is_granted = match state.own().grant {
            Grant::Once => true,
            Grant::Condition => is_spec,
            Grant::None => false,
        };
        if is_granted {
            state.own_mut().grant = if is_spec { Grant::Condition } else { Grant::None };
        }
        is_granted
    }

    /// What is evaluated is what was, or is only looked at in the end: nobody else runs meanwhile.
    pub(crate) fn is_looking(state: &State) -> bool {
        !state.past.presents.is_empty() || state.path.doomed_at.is_some()
    }

    /// The end of a path on which a thread would have to wait where it must not.
    pub(crate) fn waits_inside(&self, state: &State) -> Flow<'p> {
        Flow::End(Ending::Unsupported(self.here(state), "a thread has to wait inside of `atomic`".into()))
    }
}
