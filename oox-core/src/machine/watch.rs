//! What was executed: branches and places for coverage, and open calls that are replayed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::heap::Value;
use crate::ir::{BranchId, InstrKind, MethodId, Operand, Rvalue};
use crate::lang::ast::BinOp;
use crate::lang::span::FileId;
use crate::machine::Machine;
use crate::state::{Ended, State, Way};

/// What is noted while states run.
#[derive(Default)]
pub(crate) struct Watch {
    /// What the code of the program did, where somebody wants to know.
    pub executed: Option<Executed>,
    /// What the next open calls give, where that is known.
    pub replayed: VecDeque<Replayed>,
    /// The open calls that got it.
    pub asked: Vec<Asked>,
}

/// What an open call gives.
#[derive(Clone, Copy, Debug)]
pub struct Replayed {
    /// Who is called.
    pub method: MethodId,
    /// How it ends.
    pub ended: Ended,
}

/// An open call that got what was replayed.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its arguments, receiver first.
    pub args: Vec<Value>,
    /// A contract asked, and not the code: a machine that knows nothing of contracts does not.
    pub is_contract: bool,
}

/// What the code of a program did, without what evaluating contracts did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Executed {
    /// The outcomes of branches.
    pub branches: BTreeSet<(BranchId, usize)>,
    /// Each of these outcomes once, in the order in which they first occurred.
    pub ways: Vec<(BranchId, Way)>,
    /// How far the numbers that a branch compares are from those that would give the other outcome, at least: 0 next to them.
    pub margins: BTreeMap<(BranchId, usize), i64>,
    /// Where the instructions stand that ran: files and first bytes, see [`Block::place`](crate::ir::Block::place).
    pub places: BTreeSet<(FileId, u32)>,
}

impl Machine<'_> {
    /// Notes how close a comparison was.
    pub(crate) fn note_margin(&mut self, state: &State, cond: &Operand, id: BranchId, outcome: bool) {
        let frame = state.top();
        let body = self.code(frame.body.expect("code has a body"));
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
        if let Some(executed) = &mut self.watch.executed {
            let known = executed.margins.entry((id, usize::from(outcome))).or_insert(margin);
            *known = margin.min(*known);
        }
    }

    /// Notes the outcome of a branch of the source that is not split.
    pub(crate) fn seen(&mut self, state: &mut State, branch: Option<BranchId>, outcome: Way) {
        if let Some(id) = branch {
            self.cover(state, id, outcome);
        }
    }

    /// Notes the outcome of a branch of the source.
    pub(crate) fn cover(&mut self, state: &mut State, id: BranchId, outcome: Way) {
        let is_new = self.tally.covered.insert((id, outcome.index()));
        let owner = self.program.method(self.program.branches[id.0 as usize].method).class;
        if is_new && !self.program.class(owner).is_library {
            self.tally.discoveries += 1;
        }
        if let (Some(executed), false) = (&mut self.watch.executed, state.top().is_contract)
            && executed.branches.insert((id, outcome.index()))
        {
            executed.ways.push((id, outcome));
        }
        state.decide(id, outcome);
    }
}
