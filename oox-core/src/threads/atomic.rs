//! `atomic { await E; ... }`, and conditions of specifications, which are evaluated at one moment.
//!
//! Whether an `atomic` can be executed is tried before it is offered: its condition is evaluated, what it has read is noted, and
//! the thread goes back. When one of these places is written it is tried again.

use std::rc::Rc;

use crate::ir::Operand;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, Grant, Operation, State, Status, Trial};
use crate::term::Term;

impl<'p> Machine<'p> {
    pub(crate) fn atomic_begin(state: &mut State, awaits: bool) -> Flow<'p> {
        let is_inside = state.own().atomic > 0;
        if !is_inside && state.is_concurrent() && !Self::is_looking(state) && !Self::use_grant(state) {
            if !awaits {
                return Self::stand(state, Operation::Atomic(true, Rc::default()));
            }
            let frames = state.threads[state.running].frames.clone();
            state.own_mut().trial = Some(Trial { frames, reads: Vec::new() });
        }
        state.own_mut().atomic += 1;
        Flow::Next
    }

    pub(crate) fn await_condition(&mut self, state: &mut State, cond: &Operand) -> Flow<'p> {
        let cond = self.prim(state, cond);
        if let Some(holds) = self.terms.as_bool(cond) {
            return self.awaited(state, holds);
        }
        let negated = self.terms.not(cond);
        Flow::Split(vec![
            Alternative::when(cond, |machine: &mut Machine<'p>, state: &mut State| {
                machine.awaited(state, true)
            }),
            Alternative::when(negated, |machine: &mut Machine<'p>, state: &mut State| {
                machine.awaited(state, false)
            }),
        ])
    }

    fn awaited(&mut self, state: &mut State, holds: bool) -> Flow<'p> {
        if state.own().atomic == 1 && state.own().trial.is_some() {
            return Self::tried(state, holds);
        }
        if holds {
            return Flow::Next;
        }
        if state.own().atomic > 1 {
            return self.waits_inside(state);
        }
        // nobody else is there who could change it
        Self::stand(state, Operation::Atomic(false, Rc::default()))
    }

    /// Goes back to before the `atomic`, and knows whether it can be executed.
    fn tried(state: &mut State, can_be_executed: bool) -> Flow<'p> {
        let own = state.own_mut();
        own.atomic = 0;
        let trial = own.trial.take().expect("only a trial is given up");
        state.threads[state.running].frames = trial.frames;
        Self::stand(state, Operation::Atomic(can_be_executed, trial.reads.into()))
    }

    pub(crate) fn atomic_end(state: &mut State) -> Flow<'p> {
        if state.own().atomic == 1 && state.own().trial.is_some() {
            // its condition throws, and so will the `atomic`
            return Self::tried(state, true);
        }
        state.own_mut().atomic -= 1;
        if state.own().atomic == 0 {
            let footprint = std::mem::take(&mut state.together_mut().footprint);
            Self::note_operation(state, &footprint);
        }
        Flow::Next
    }

    /// The running thread goes on only where the condition holds. Where it does not, the others do: what they come to before this
    /// is looked at happens.
    pub(crate) fn assume_of_many(&mut self, state: &State, cond: Term) -> Flow<'p> {
        let negated = self.terms.not(cond);
        // others come before all of an `atomic` or after it
        let is_inside = state.own().atomic > 0;
        Flow::Split(vec![
            Alternative::when(cond, |_, _| Flow::Next),
            Alternative::when(negated, move |_, state| {
                if is_inside {
                    return Flow::End(Ending::Pruned);
                }
                state.threads[state.running].status = Status::Excluded;
                Flow::Stay
            }),
        ])
    }

    /// A condition begins.
    pub(crate) fn spec_begin(state: &mut State) -> Flow<'p> {
        if state.is_concurrent() {
            let own = state.own_mut();
            own.in_spec = true;
            own.grant = Grant::None;
        }
        Flow::Next
    }

    /// A condition was evaluated, or its evaluation has thrown.
    pub(crate) fn spec_end(state: &mut State) {
        if state.own().in_spec {
            let own = state.own_mut();
            own.in_spec = false;
            own.grant = Grant::None;
        }
    }
}
