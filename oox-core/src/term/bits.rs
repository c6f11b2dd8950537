//! Constructors of masks and shifts of sized integers. A shift amount is of the same sort and taken modulo the width.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::num::Num;
use super::sort::{Const, IntTy, Sort};

impl Terms {
    /// `a & b`, also of truth values.
    pub fn bit_and(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(BinOp::BitAnd, a, b)
    }

    /// `a | b`, also of truth values.
    pub fn bit_or(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(BinOp::BitOr, a, b)
    }

    /// `a ^ b`, also of truth values.
    pub fn bit_xor(&mut self, a: Term, b: Term) -> Term {
        self.bitwise(BinOp::BitXor, a, b)
    }

    /// `~a`, which is `-a - 1` in two's complement.
    pub fn bit_not(&mut self, a: Term) -> Term {
        let sort = self.sort(a);
        assert!(matches!(sort, Sort::Bits(_)), "only sized integers have bits");
        if self.simplifies() {
            let minus = self.neg(a);
            let one = self.constant(sort, Const::Int(Num::ONE));
            return self.sub(minus, one);
        }
        self.unary_plain(UnOp::BitNot, a)
    }

    /// `a << b`.
    pub fn shl(&mut self, a: Term, b: Term) -> Term {
        if self.simplifies()
            && let Some(amount) = self.literal_amount(b)
        {
            return self.scaled(a, &Num::from(1i128 << amount));
        }
        self.shift(BinOp::Shl, a, b)
    }

    /// `a >> b`, with copies of the sign; of `U16` there is none.
    pub fn shr(&mut self, a: Term, b: Term) -> Term {
        self.shift(BinOp::Shr, a, b)
    }

    /// `a >>> b`, with zeros.
    pub fn ushr(&mut self, a: Term, b: Term) -> Term {
        self.shift(BinOp::Ushr, a, b)
    }

    fn literal_amount(&self, b: Term) -> Option<i64> {
        let Sort::Bits(ty) = self.sort(b) else { return None };
        Some(self.as_num(b)?.to_i64()? & i64::from(ty.bits() - 1))
    }

    fn shift(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        assert!(matches!(sort, Sort::Bits(_)), "only sized integers are shifted");
        if self.simplifies() {
            if self.as_num(a).is_some_and(Num::is_zero) {
                return a;
            }
            if let Some(amount) = self.literal_amount(b) {
                if amount == 0 {
                    return a;
                }
                let amount = self.constant(sort, Const::Int(amount.into()));
                return self.binary_plain(op, a, amount);
            }
        }
        self.binary_plain(op, a, b)
    }

    fn bitwise(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        let ty = match self.sort(a) {
            Sort::Bool => return self.bitwise_bool(op, a, b),
            Sort::Bits(ty) => ty,
            sort => panic!("{op:?} is not defined on {sort}"),
        };
        if !self.simplifies() {
            return self.binary_plain(op, a, b);
        }
        if a == b {
            return if op == BinOp::BitXor { self.bits(ty, 0) } else { a };
        }
        for (literal, other) in [(a, b), (b, a)] {
            if let Some(result) = self.bitwise_literal(op, ty, literal, other) {
                return result;
            }
        }
        let (a, b) = self.in_order(a, b);
        self.binary_plain(op, a, b)
    }

    fn bitwise_literal(&mut self, op: BinOp, ty: IntTy, literal: Term, other: Term) -> Option<Term> {
        let value = self.as_num(literal)?.to_i64()?;
        let zeros = value == 0;
        let ones = value == ty.wrap(-1);
        if matches!(self.node(other), Node::Const(_)) || !(zeros || ones) {
            return None;
        }
        Some(match (op, zeros) {
            (BinOp::BitAnd, true) | (BinOp::BitOr, false) => literal,
            (BinOp::BitXor, false) => self.bit_not(other),
            _ => other,
        })
    }

    fn bitwise_bool(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        match op {
            BinOp::BitAnd => self.and(a, b),
            BinOp::BitOr => self.or(a, b),
            _ => self.ne(a, b),
        }
    }
}
