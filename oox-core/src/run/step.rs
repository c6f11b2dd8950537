//! One step: a task of the innermost frame, an instruction, or the end of a block.

use crate::ir::Body;
use crate::machine::{Flow, Machine};
use crate::state::{Ending, State};

/// The clock is looked at once in so many instructions.
const CLOCK_STEPS: u64 = 1024;

/// A path that is over evaluates what is still open of its inputs, whatever its threads do.
fn is_looking_back(state: &State) -> bool {
    state.path.doomed_at.is_some_and(|depth| state.frames().len() > depth)
}

impl<'p> Machine<'p> {
    pub(super) fn step(&mut self, state: &mut State) -> Flow<'p> {
        if state.path.doomed_at == Some(state.frames().len())
            && let Some(flow) = self.settle_class(state).or_else(|| self.assume_late(state))
        {
            return flow;
        }
        if !state.is_ready() && !is_looking_back(state) {
            return self.schedule(state);
        }
        if let Some(task) = state.top().todo.last().copied() {
            return self.task(state, task);
        }
        self.tally.steps += 1;
        if self.tally.steps.is_multiple_of(CLOCK_STEPS)
            && let Some(bound) = self.is_over()
        {
            return Flow::End(Ending::Bound(bound));
        }
        let frame = state.top();
        let body: &'p Body = self.code(frame.body.expect("an open method has only tasks"));
        let block = &body.cfg[frame.block];
        if let (Some(executed), false) = (&mut self.watch.executed, frame.is_contract) {
            executed.places.extend(block.place(frame.at).map(|span| (span.file, span.start)));
        }
        match block.instrs.get(frame.at) {
            Some(instr) => self.instr(state, instr),
            None => match self.count_step(state) {
                Ok(()) => self.terminator(state, &block.terminator),
                Err(flow) => flow,
            },
        }
    }
}
