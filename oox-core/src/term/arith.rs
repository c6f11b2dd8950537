//! Constructors of sums, products and quotients.
//!
//! Sums of integers are kept in linear normal form. For sized integers that is sound because the integers modulo
//! 2^n are a ring: coefficients and constant are taken modulo 2^n, in the symmetric range so that `x - 1` prints as
//! such. Floats obey almost no law (not even `x + 0 == x`: take -0.0), so only operands are sorted.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::num::Num;
use super::sort::{Const, Sort};
use std::sync::Arc;

/// Sums longer than this are parts of sums like any other term, so that a sum built in a long loop stays linear in
/// memory.
const WIDEST: usize = 48;

/// A sum under construction: parts in canonical order, no zero coefficients.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) parts: Vec<(Term, Num)>,
    pub(super) constant: Num,
}

impl Sum {
    pub(super) fn scale(&mut self, factor: &Num) {
        self.constant = self.constant.mul(factor);
        for (_, coefficient) in &mut self.parts {
            *coefficient = coefficient.mul(factor);
        }
    }
}

/// The symmetric residue for sized sorts, the value itself for `Int`.
pub(super) fn residue(sort: Sort, value: &Num) -> Num {
    match sort {
        Sort::Bits(ty) => value.wrap(ty.bits(), true).into(),
        _ => value.clone(),
    }
}

impl Terms {
    /// `a + b`: exact, wrapping or rounded to nearest even, by sort.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        self.arithmetic(BinOp::Add, a, b)
    }

    /// `a - b`.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        self.arithmetic(BinOp::Sub, a, b)
    }

    fn arithmetic(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(op, a, b) {
            return value;
        }
        let sort = self.sort(a);
        if !self.simplifies() || !sort.is_integral() {
            let (a, b) = if self.simplifies() && op == BinOp::Add { self.in_order(a, b) } else { (a, b) };
            return self.binary_plain(op, a, b);
        }
        assert_eq!(sort, self.sort(b), "operands of {op:?} have one sort");
        let sum = self.combine(a, b, &if op == BinOp::Add { Num::ONE } else { Num::from(-1) });
        self.make_sum(sort, &sum)
    }

    /// `-a`. For floats this flips the sign, also of zero.
    pub fn neg(&mut self, a: Term) -> Term {
        let sort = self.sort(a);
        if self.simplifies() {
            if sort.is_integral() {
                return self.scaled(a, &Num::from(-1));
            }
            if let Node::Unary(UnOp::Neg, inner) = *self.node(a) {
                return inner;
            }
        }
        self.unary_plain(UnOp::Neg, a)
    }

    /// `a * b`.
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Mul, a, b) {
            return value;
        }
        let sort = self.sort(a);
        if !self.simplifies() {
            return self.binary_plain(BinOp::Mul, a, b);
        }
        if sort.is_integral() {
            if let Some(factor) = self.as_num(a).cloned() {
                return self.scaled(b, &factor);
            }
            if let Some(factor) = self.as_num(b).cloned() {
                return self.scaled(a, &factor);
            }
            let (a, factor_a) = self.without_coefficient(a);
            let (b, factor_b) = self.without_coefficient(b);
            let (a, b) = self.in_order(a, b);
            let product = self.binary_plain(BinOp::Mul, a, b);
            return self.scaled(product, &factor_a.mul(&factor_b));
        }
        let (a, b) = self.in_order(a, b);
        self.binary_plain(BinOp::Mul, a, b)
    }

    /// `a / b`: truncating for integers (0 when `b` is 0), IEEE for floats.
    pub fn div(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Div, a, b) {
            return value;
        }
        let sort = self.sort(a);
        if self.simplifies() && sort.is_integral() {
            let zero = self.as_num(a).is_some_and(Num::is_zero);
            match self.as_num(b).and_then(Num::to_i64) {
                Some(0) => return self.constant(sort, Const::Int(Num::ZERO)),
                Some(1) => return a,
                // wraps for the least sized integer, as the negation does
                Some(-1) => return self.neg(a),
                _ if zero => return a,
                _ => {}
            }
        }
        self.binary_plain(BinOp::Div, a, b)
    }

    /// `a % b`: with the sign of `a` for integers (`a` when `b` is 0), C's `fmod` for floats.
    pub fn rem(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Rem, a, b) {
            return value;
        }
        let sort = self.sort(a);
        if self.simplifies() && sort.is_integral() {
            let zero = self.as_num(a).is_some_and(Num::is_zero);
            match self.as_num(b).and_then(Num::to_i64) {
                Some(0) => return a,
                Some(1 | -1) => return self.constant(sort, Const::Int(Num::ZERO)),
                _ if zero => return a,
                _ if a == b => return self.constant(sort, Const::Int(Num::ZERO)),
                _ => {}
            }
        }
        self.binary_plain(BinOp::Rem, a, b)
    }

    /// The term as a sum. One that is too wide stands for itself.
    pub(super) fn as_sum(&self, term: Term) -> Sum {
        match self.node(term) {
            Node::Const(Const::Int(value)) => Sum { parts: Vec::new(), constant: value.clone() },
            Node::Linear(parts, constant) if parts.len() <= WIDEST => {
                Sum { parts: parts.to_vec(), constant: constant.clone() }
            }
            _ => Sum { parts: vec![(term, Num::ONE)], constant: Num::ZERO },
        }
    }

    /// `a + factor * b`.
    pub(super) fn combine(&self, a: Term, b: Term, factor: &Num) -> Sum {
        let sort = self.sort(a);
        let (left, mut right) = (self.as_sum(a), self.as_sum(b));
        if left.parts.len() + right.parts.len() > WIDEST && left.parts.len() > 1 && right.parts.len() > 1 {
            // two wide sums: the second becomes one part
            right = Sum { parts: vec![(b, Num::ONE)], constant: Num::ZERO };
        }
        right.scale(factor);
        let mut sum = Sum { parts: Vec::new(), constant: residue(sort, &left.constant.add(&right.constant)) };
        let mut left = left.parts.into_iter().peekable();
        let mut right = right.parts.into_iter().peekable();
        loop {
            let (part, coefficient) = match (left.peek(), right.peek()) {
                (Some(x), Some(y)) if x.0 == y.0 => {
                    let (part, first) = left.next().expect("peeked");
                    (part, first.add(&right.next().expect("peeked").1))
                }
                (Some(x), Some(y)) if self.order(x.0) < self.order(y.0) => left.next().expect("peeked"),
                (Some(_), None) => left.next().expect("peeked"),
                (_, Some(_)) => right.next().expect("peeked"),
                (None, None) => return sum,
            };
            let coefficient = residue(sort, &coefficient);
            if !coefficient.is_zero() {
                sum.parts.push((part, coefficient));
            }
        }
    }

    /// The term of a sum whose numbers may need reducing.
    pub(super) fn make_sum(&mut self, sort: Sort, sum: &Sum) -> Term {
        let constant = residue(sort, &sum.constant);
        let parts: Vec<(Term, Num)> = sum
            .parts
            .iter()
            .map(|(part, coefficient)| (*part, residue(sort, coefficient)))
            .filter(|(_, coefficient)| !coefficient.is_zero())
            .collect();
        match parts.as_slice() {
            [] => self.constant(sort, Const::Int(constant)),
            [(part, coefficient)] if coefficient.is_one() && constant.is_zero() => *part,
            _ => self.make(sort, Node::Linear(Arc::from(parts), constant)),
        }
    }

    /// `factor * a` for integers.
    pub(super) fn scaled(&mut self, a: Term, factor: &Num) -> Term {
        let sort = self.sort(a);
        let mut sum = self.as_sum(a);
        sum.scale(factor);
        self.make_sum(sort, &sum)
    }

    /// `3 * x` as `x` and 3.
    fn without_coefficient(&self, term: Term) -> (Term, Num) {
        match self.node(term) {
            Node::Linear(parts, constant) if parts.len() == 1 && constant.is_zero() => parts[0].clone(),
            _ => (term, Num::ONE),
        }
    }
}
