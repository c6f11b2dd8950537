//! Control flow: branches and loop bounds.

use std::rc::Rc;

use crate::config::Bound;
use crate::ir::{BlockId, BranchId, LoopId, Operand, SwitchCase};
use crate::lang::span::Span;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Arrival, ChoiceKind, Counted, Ending, LoopCount, State, Way};
use crate::term::Term;

impl<'p> Machine<'p> {
    pub(super) fn branch(
        &mut self,
        state: &mut State,
        cond: &'p Operand,
        then: BlockId,
        els: BlockId,
        branch: Option<BranchId>,
    ) -> Flow<'p> {
        let operand = cond;
        let cond = self.prim(state, operand);
        if let Some(value) = self.terms.as_bool(cond) {
            if let (Some(id), true) = (branch, self.watch.executed.is_some()) {
                self.note_margin(state, operand, id, value);
            }
            self.seen(state, branch, Way::Condition(value));
            return self.enter_block(state, if value { then } else { els });
        }
        let negated = self.terms.not(cond);
        let part = |constraint: Term, target: BlockId, outcome: bool| Alternative {
            kind: ChoiceKind::of_branch(branch, Way::Condition(outcome)),
            ..Alternative::when(constraint, move |machine, state| machine.enter_block(state, target))
        };
        Flow::Split(vec![part(cond, then, true), part(negated, els, false)])
    }

    /// One part for each arm that the number can lead to; a known number leads to one at once.
    pub(super) fn switch(
        &mut self,
        state: &mut State,
        subject: &'p Operand,
        cases: &'p [SwitchCase],
        default: BlockId,
        branch: Option<BranchId>,
    ) -> Flow<'p> {
        let subject = self.prim(state, subject);
        if self.terms.as_num(subject).is_some() {
            let fits = |case: &SwitchCase| case.labels.iter().any(|label| self.constant(label) == subject);
            let arm = cases.iter().position(fits);
            let target = arm.map_or(default, |arm| cases[arm].target);
            self.seen(state, branch, Way::Arm(arm_number(arm.unwrap_or(cases.len()))));
            return self.enter_block(state, target);
        }
        let mut parts = Vec::with_capacity(cases.len() + 1);
        let mut labels: Vec<Term> = Vec::new();
        for case in cases {
            let mut equal = Vec::with_capacity(case.labels.len());
            for label in &case.labels {
                let label = self.constant(label);
                equal.push(self.terms.eq(subject, label));
            }
            parts.push((self.terms.or_all(equal.iter().copied()), case.target));
            labels.extend(equal);
        }
        let some = self.terms.or_all(labels);
        parts.push((self.terms.not(some), default));
        let alternatives = (0u32..).zip(parts).map(|(arm, (constraint, target))| Alternative {
            kind: ChoiceKind::of_branch(branch, Way::Arm(arm)),
            ..Alternative::when(constraint, move |machine, state| machine.enter_block(state, target))
        });
        Flow::Split(alternatives.collect())
    }

    /// Goes on at the start of a block; at the head of a loop the bound is looked at.
    pub(super) fn enter_block(&mut self, state: &mut State, target: BlockId) -> Flow<'p> {
        let (splits, initialisations) = (state.count.splits, state.count.initialisations);
        // what is split from here on is what the next branch is about
        state.count.decided = splits;
        let limit = self.config.bounds.loops;
        let body = self.program.body(state.top().body.expect("code has a body"));
        let head = body.cfg[target].loop_head;
        let can_be_endless = head.is_some() && Self::can_be_endless(state);
        let is_concurrent = state.is_concurrent();
        let counted = (can_be_endless && !is_concurrent).then(|| Counted::of(state));
        let arrival = (can_be_endless && is_concurrent).then(|| Rc::new(Arrival::of(state)));
        let frame = state.top_mut();
        let came_from = frame.block;
        frame.block = target;
        frame.at = 0;
        let Some(id) = head else { return Flow::Stay };
        let now =
            LoopCount { id, count: 0, splits, initialisations, round: 0, seen: None, last: None, retries: 0 };
        // A loop head stands before its body in the graph: coming from a later block is another iteration.
        let again = came_from > target;
        let known = frame.loops.iter_mut().find(|count| count.id == id);
        match known {
            Some(known) if again => {
                if known.initialisations != initialisations {
                    known.count = 0;
                } else if known.splits != splits {
                    known.count += 1;
                }
                (known.splits, known.initialisations) = (splits, initialisations);
                if known.count > limit {
                    return Flow::End(Ending::Bound(Bound::Loops));
                }
                if counted.is_some_and(|counted| known.comes_back(counted, &frame.slots)) {
                    return Flow::End(Ending::Endless(self.endless_place(state, target)));
                }
            }
            Some(known) => *known = now,
            None => frame.loops.push(now),
        }
        if let Some(arrival) = arrival {
            let known = state.top_mut().loops.iter_mut().find(|count| count.id == id);
            let before = known.and_then(|known| known.last.replace(arrival.clone()));
            let span = self.endless_place(state, target);
            if let Some(before) = before.filter(|_| again) {
                if self.retries_in_vain(state, id, &before, &arrival) {
                    return Flow::End(Ending::Bound(Bound::Retries));
                }
                if let Some(ending) = Self::spins(state, &before, &arrival, span) {
                    return Flow::End(ending);
                }
            }
        }
        Flow::Stay
    }

    /// Has the running thread come to nothing once more, and too often?
    fn retries_in_vain(&self, state: &mut State, id: LoopId, before: &Arrival, now: &Arrival) -> bool {
        let is_vain = now.has_put_back(before, state);
        let known = state.top_mut().loops.iter_mut().find(|count| count.id == id);
        let retries = known.map_or(0, |known| {
            known.retries = if is_vain { known.retries + 1 } else { 0 };
            known.retries
        });
        retries > self.config.bounds.retries
    }

    /// Whether a claim about the path would be one about the program: it is feasible, lies within the bounds, and runs code.
    fn can_be_endless(state: &State) -> bool {
        state.path.entered
            && state.path.uncertain.is_none()
            && state.path.over_bound.is_none()
            && state.past.presents.is_empty()
            && !state.top().is_contract
    }

    /// Where the user's code goes round: the loop, or the call of a library that does.
    fn endless_place(&self, state: &State, head: BlockId) -> Span {
        if let Some(call) = self.library_call(state) {
            return call.span;
        }
        let block = &self.program.body(state.top().body.expect("a loop stands in code")).cfg[head];
        block.instrs.first().map_or(block.span, |instr| instr.span)
    }
}

fn arm_number(arm: usize) -> u32 {
    u32::try_from(arm).expect("a switch has fewer than 2^32 arms")
}
