//! Literals, and operations on literals: what a concrete program computes with, so small integers are looked up in a table
//! instead of being hashed.

use super::arena::{BinOp, Node, Term, Terms};
use super::fold;
use super::sort::{Const, IntTy, Sort};

/// `Int` and the sized integers.
const INTEGER_SORTS: usize = 6;
/// Integers from minus this up to this are looked up in a table.
const SMALL: i64 = 1024;

/// The small integers of each sort, as far as they were made.
pub(super) type SmallTable = [Vec<Option<Term>>; INTEGER_SORTS];

/// The place of a small integer in its table.
fn small_place(sort: Sort, value: i64) -> Option<(usize, usize)> {
    let table = match sort {
        Sort::Int => 0,
        Sort::Bits(IntTy::I8) => 1,
        Sort::Bits(IntTy::I16) => 2,
        Sort::Bits(IntTy::U16) => 3,
        Sort::Bits(IntTy::I32) => 4,
        Sort::Bits(IntTy::I64) => 5,
        Sort::Bool | Sort::Float(_) => return None,
    };
    let place = value.checked_add(SMALL).and_then(|place| usize::try_from(place).ok())?;
    (value <= SMALL).then_some((table, place))
}

impl Terms {
    /// A literal, normalised to the sort (see [`Const::normalised`]).
    pub fn constant(&mut self, sort: Sort, value: Const) -> Term {
        self.literal(sort, value.normalised(sort))
    }

    /// A literal that the sort holds as it is.
    pub(super) fn literal(&mut self, sort: Sort, value: Const) -> Term {
        let place = match &value {
            Const::Bool(value) => return self.bool(*value),
            Const::Int(value) => value.to_i64().and_then(|value| small_place(sort, value)),
            Const::F32(_) | Const::F64(_) => None,
        };
        let Some((table, at)) = place else { return self.make(sort, Node::Const(value)) };
        if let Some(Some(term)) = self.small[table].get(at) {
            return *term;
        }
        let term = self.make(sort, Node::Const(value));
        if self.small[table].len() <= at {
            self.small[table].resize(at + 1, None);
        }
        self.small[table][at] = Some(term);
        term
    }

    /// `op a b` where both are literals of one sort.
    pub(super) fn folded(&mut self, op: BinOp, a: Term, b: Term) -> Option<Term> {
        let sort = self.sort(a);
        let (Node::Const(left), Node::Const(right)) = (self.node(a), self.node(b)) else { return None };
        assert_eq!(sort, self.sort(b), "operands of {op:?} have one sort");
        let value = fold::apply_binary(op, sort, left, right);
        let result = if matches!(op, BinOp::Eq | BinOp::Lt | BinOp::Le) { Sort::Bool } else { sort };
        Some(self.literal(result, value))
    }
}
