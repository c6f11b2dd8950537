//! What threads do to each other: operations that others can see, monitors, `atomic`, races.
//!
//! A thread runs until it stands before an operation that others can see; then somebody chooses who goes on (`run/schedule.rs`).
//! An operation that was granted is executed together with all that follows up to the next one.

mod access;
mod atomic;
mod initialise;
mod monitor;
mod operation;
mod spin;
mod words;

use crate::lang::span::Span;
use crate::machine::{Flow, Machine};
use crate::state::{Ending, Operation, State, Status};

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

    /// Whether the operation that the running thread is about to do was granted; if so, the grant is used up.
    pub(crate) fn use_grant(state: &mut State) -> bool {
        let is_granted = state.own().grant.is_once();
        if is_granted {
            state.own_mut().grant = crate::state::Grant::None;
        }
        is_granted
    }

    /// The end of a path on which a thread would have to wait where it must not.
    pub(crate) fn waits_inside(&self, state: &State) -> Flow<'p> {
        Flow::End(Ending::Unsupported(self.here(state), "a thread has to wait inside of `atomic`".into()))
    }
}
