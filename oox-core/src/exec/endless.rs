//! Where loops that never end stand.

use super::{Machine, State};
use crate::ir::BlockId;
use crate::lang::span::Span;

impl Machine<'_> {
    /// Whether a claim about the path would be one about the program: it is feasible, lies within the bounds, and runs code.
    pub(super) fn can_be_endless(state: &State) -> bool {
        state.path.entered
            && state.path.uncertain.is_none()
            && state.path.over_bound.is_none()
            && state.past.presents.is_empty()
            && !state.top().is_contract
    }

    /// Where the user's code goes round: the loop, or the call of a library that does.
    pub(super) fn endless_place(&self, state: &State, head: BlockId) -> Span {
        if let Some(call) = self.library_call(state) {
            return call.span;
        }
        let block = &self.program.body(state.top().body.expect("a loop stands in code")).cfg[head];
        block.instrs.first().map_or(block.span, |instr| instr.span)
    }
}
