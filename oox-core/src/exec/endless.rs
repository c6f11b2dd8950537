//! Loops that never end: a path that comes back to the head of a loop and finds everything as it was goes round for ever.
//!
//! Sound because a program on known inputs is deterministic. At the second arrival every register of the frame holds the
//! same value of the same inputs, nothing was written, made, printed or asked of open code since the first one, and the
//! frames below have not run. What was decided about the input in between stays decided. So whatever input takes the path
//! comes here a third time, and so on. A loop that does change something may not end either: of that nothing is said.

use super::{LoopCount, Machine, State};
use crate::heap::Value;
use crate::ir::BlockId;
use crate::lang::span::Span;

/// Everything at the head of a loop on which the rest of the path depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// Compared first: most rounds change one of them or a register.
    counters: Counters,
    slots: Vec<Value>,
}

/// What grows whenever something happens outside of the registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counters {
    changes: u64,
    allocations: u32,
    initialisations: u32,
    symbols: usize,
    open_calls: usize,
    outputs: usize,
    texts: usize,
    interned: usize,
    identities: usize,
    orders: usize,
    classes: usize,
    failed: usize,
    settled: usize,
}

impl Counters {
    fn of(state: &State) -> Self {
        Self {
            changes: state.changes,
            allocations: state.clock,
            initialisations: state.initialisations,
            symbols: state.symbols.len(),
            open_calls: state.calls.len(),
            outputs: state.output.len(),
            texts: state.texts.len(),
            interned: state.interned.len(),
            identities: state.identities.len(),
            orders: state.orders.len(),
            classes: state.initialised.len(),
            failed: state.failed.len(),
            settled: state.settled.len(),
        }
    }
}

impl LoopCount {
    /// Another round begins, in this frame. Whether everything is as it was at the head of an earlier one.
    ///
    /// What is there at rounds 1, 2, 4, 8, ... is kept, and each round is compared with the last one kept: so a walk around
    /// a ring of any size is found, and a round costs a comparison.
    pub(super) fn comes_back(&mut self, counters: Counted, slots: &[Value]) -> bool {
        let Counted(counters) = counters;
        self.round += 1;
        let is_same = self.seen.as_ref().is_some_and(|seen| seen.counters == counters && seen.slots == slots);
        if self.round.is_power_of_two() {
            self.seen = Some(Surroundings { counters, slots: slots.to_vec() }.into());
        }
        is_same
    }
}

/// The counters of a state, taken before its frame is borrowed.
#[derive(Clone, Copy)]
pub(super) struct Counted(Counters);

impl Counted {
    pub(super) fn of(state: &State) -> Self {
        Self(Counters::of(state))
    }
}

impl Machine<'_> {
    /// Whether a claim about the path would be one about the program: it is feasible, lies within the bounds, and runs code.
    pub(super) fn can_be_endless(state: &State) -> bool {
        state.entered
            && state.uncertain.is_none()
            && state.over_bound.is_none()
            && state.presents.is_empty()
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
