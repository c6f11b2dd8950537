//! Control flow: branches, loop bounds, assumptions and judgements.

use super::{Alternative, Counted, Ending, Flow, LoopCount, Machine, Promise, State, Violated, Way};
use crate::config::Bound;
use crate::heap::ObjId;
use crate::ir::{BlockId, BranchId, CheckId, InstrKind, Operand, Rvalue, SwitchCase};
use crate::lang::ast::BinOp;
use crate::solver::Assumed;
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
            if let (Some(id), true) = (branch, self.executed.is_some()) {
                self.note_margin(state, operand, id, value);
            }
            self.seen(state, branch, Way::Condition(value));
            return self.enter_block(state, if value { then } else { els });
        }
        let negated = self.terms.not(cond);
        let part = |constraint: Term, target: BlockId, outcome: bool| Alternative {
            branch: branch.map(|id| (id, Way::Condition(outcome))),
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
            branch: branch.map(|id| (id, Way::Arm(arm))),
            ..Alternative::when(constraint, move |machine, state| machine.enter_block(state, target))
        });
        Flow::Split(alternatives.collect())
    }

    /// Notes how close a comparison was.
    fn note_margin(&mut self, state: &State, cond: &Operand, id: BranchId, outcome: bool) {
        let frame = state.top();
        let body = self.program.body(frame.body.expect("code has a body"));
        let (Operand::Slot(slot), Some(last)) = (cond, body.cfg[frame.block].instrs.last()) else { return };
        let InstrKind::Assign(dst, Rvalue::Binary(op, left, right)) = &last.kind else { return };
        let is_overwritten = |operand: &Operand| matches!(operand, Operand::Slot(slot) if slot == dst);
        if frame.is_contract || dst != slot || is_overwritten(left) || is_overwritten(right) {
            return;
        }
        // what must be less, and by how much at least
        let (less, more, least) = match (op, outcome) {
            (BinOp::Lt, true) | (BinOp::Ge, false) => (left, right, 1),
            (BinOp::Le, true) | (BinOp::Gt, false) => (left, right, 0),
            (BinOp::Gt, true) | (BinOp::Le, false) => (right, left, 1),
            (BinOp::Ge, true) | (BinOp::Lt, false) => (right, left, 0),
            _ => return,
        };
        let (less, more) = (self.prim(state, less), self.prim(state, more));
        let (Some(less), Some(more)) = (self.terms.as_num(less), self.terms.as_num(more)) else { return };
        let Some(margin) = more.sub(less).to_i64().and_then(|by| by.checked_sub(least)) else { return };
        if let Some(executed) = &mut self.executed {
            let known = executed.margins.entry((id, usize::from(outcome))).or_insert(margin);
            *known = margin.min(*known);
        }
    }

    /// Notes the outcome of a branch of the source that is not split.
    fn seen(&mut self, state: &mut State, branch: Option<BranchId>, outcome: Way) {
        if let Some(id) = branch {
            self.cover(state, id, outcome);
        }
    }

    /// Notes the outcome of a branch of the source.
    pub(super) fn cover(&mut self, state: &mut State, id: BranchId, outcome: Way) {
        let is_known = std::mem::replace(&mut self.covered[id.0 as usize][outcome.index()], true);
        let owner = self.program.method(self.program.branches[id.0 as usize].method).class;
        if !is_known && !self.program.class(owner).is_library {
            self.discoveries += 1;
        }
        if let (Some(executed), false) = (&mut self.executed, state.top().is_contract)
            && executed.branches.insert((id, outcome.index()))
        {
            executed.ways.push((id, outcome));
        }
        state.decide(id, outcome);
    }

    /// Goes on at the start of a block; at the head of a loop the bound is looked at.
    pub(super) fn enter_block(&mut self, state: &mut State, target: BlockId) -> Flow<'p> {
        let (splits, initialisations) = (state.count.splits, state.count.initialisations);
        // what is split from here on is what the next branch is about
        state.count.decided = splits;
        let limit = self.config.bounds.loops;
        let body = self.program.body(state.top().body.expect("code has a body"));
        let head = body.cfg[target].loop_head;
        let counted = (head.is_some() && Self::can_be_endless(state)).then(|| Counted::of(state));
        let frame = state.top_mut();
        let came_from = frame.block;
        frame.block = target;
        frame.at = 0;
        let Some(id) = head else { return Flow::Stay };
        let now = LoopCount { id, count: 0, splits, initialisations, round: 0, seen: None };
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
        Flow::Stay
    }

    /// The path goes on only where the condition holds.
    pub(super) fn assume_that(&mut self, state: &mut State, cond: Term) -> Option<Ending> {
        match self.solver.assume(&mut self.terms, &state.path.condition, cond) {
            Assumed::Feasible(pc) => state.path.condition = pc,
            Assumed::Infeasible => return Some(Ending::Pruned),
            Assumed::Unknown(pc, reason) => {
                state.path.condition = pc;
                state.path.uncertain.get_or_insert_with(|| reason.into());
            }
        }
        None
    }

    /// Judges a condition: where it can be false the path ends with a violation, where it can be true it goes on.
    pub(super) fn judge(
        &mut self,
        cond: Term,
        check: CheckId,
        thrown: Option<ObjId>,
        rest: impl FnOnce(&mut State) -> Flow<'p> + 'p,
    ) -> Flow<'p> {
        if !self.config.checks.includes(self.program.check(check).kind) {
            return Flow::Split(vec![Alternative::always(move |_, state| rest(state))]);
        }
        let negated = self.terms.not(cond);
        Flow::Split(vec![
            Alternative::when(negated, move |_, _| {
                Flow::End(Ending::Violated(Violated { what: Promise::Check(check), detail: None, thrown }))
            }),
            Alternative::when(cond, move |_, state| rest(state)),
        ])
    }
}

fn arm_number(arm: usize) -> u32 {
    u32::try_from(arm).expect("a switch has fewer than 2^32 arms")
}

/// The end of a path on which a check does not hold.
pub(super) fn violated<'p>(check: CheckId, detail: Option<String>) -> Flow<'p> {
    Flow::End(Ending::Violated(Violated { what: Promise::Check(check), detail, thrown: None }))
}
