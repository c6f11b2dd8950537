//! Sized integers as Z3's mathematical integers with explicit wrap-around.
//!
//! The exact result is computed first. Where its interval shows that it stays in the type, that is all; where it can
//! leave by less than one modulus, the modulus is added or taken away by a choice; else it is reduced by `mod`.

use super::encode::{Coded, Scope, int_literal};
use super::interval::Interval;
use super::intervals::Intervals;
use crate::term::{BinOp, IntTy, Node, Num, Sort, Term, UnOp};
use z3::ast::{BV, Bool, Int};

/// The range of a sized symbol.
pub(super) fn bounds(symbol: &Int, ty: IntTy) -> [Bool; 2] {
    [symbol.ge(Int::from_i64(ty.min())), symbol.le(Int::from_i64(ty.max()))]
}

/// The expression of an operation on integers, and whether it is right on every path.
pub(super) fn node(scope: &Scope, term: Term, parts: &[Coded]) -> (Coded, bool) {
    let terms = scope.terms;
    let parts: Vec<&Int> = parts.iter().map(Coded::int).collect();
    let exact = match terms.node(term) {
        Node::Linear(addends, constant) => {
            let mut sum: Vec<Int> = Vec::with_capacity(parts.len() + 1);
            for (part, (_, coefficient)) in parts.iter().zip(addends.iter()) {
                sum.push(if coefficient.is_one() {
                    (*part).clone()
                } else {
                    Int::mul(&[&int_literal(coefficient), *part])
                });
            }
            if !constant.is_zero() {
                sum.push(int_literal(constant));
            }
            if sum.len() == 1 { sum.remove(0) } else { Int::add(&sum) }
        }
        Node::Unary(UnOp::Neg, _) => parts[0].unary_minus(),
        Node::Unary(UnOp::BitNot, _) => Int::sub(&[&parts[0].unary_minus(), &Int::from_i64(1)]),
        Node::Binary(op, a, _) => match (op, terms.sort(*a)) {
            (BinOp::Eq, _) => return (Coded::Bool(parts[0].eq(parts[1])), true),
            (BinOp::Lt, _) => return (Coded::Bool(parts[0].lt(parts[1])), true),
            (BinOp::Le, _) => return (Coded::Bool(parts[0].le(parts[1])), true),
            (BinOp::Add, _) => Int::add(&parts),
            (BinOp::Sub, _) => Int::sub(&parts),
            (BinOp::Mul, _) => Int::mul(&parts),
            (BinOp::Div, _) => divide(parts[0], parts[1]),
            // the remainder never leaves the type
            (BinOp::Rem, _) => return (Coded::Int(remainder(parts[0], parts[1])), true),
            (op, Sort::Bits(ty)) => return (Coded::Int(through_bits(*op, ty, parts[0], parts[1])), true),
            (op, sort) => unreachable!("{op:?} is not an operation on {sort}"),
        },
        other => unreachable!("{other:?} is not an operation on integers"),
    };
    wrapped(scope, term, exact)
}

/// An integer as another integer sort.
pub(super) fn convert(scope: &Scope, term: Term, part: &Coded) -> (Coded, bool) {
    wrapped(scope, term, part.int().clone())
}

/// The exact result, brought into the type of the term.
fn wrapped(scope: &Scope, term: Term, exact: Int) -> (Coded, bool) {
    let Sort::Bits(ty) = scope.terms.sort(term) else { return (Coded::Int(exact), true) };
    let all = Interval::of_type(ty);
    let always = exact_range(scope, &Intervals::default(), term);
    if all.includes(&always) {
        return (Coded::Int(exact), true);
    }
    let here = exact_range(scope, scope.intervals, term);
    if all.includes(&here) {
        return (Coded::Int(exact), false);
    }
    let modulus = Num::from(1i128 << ty.bits());
    let (lo, hi) = (Num::from(ty.min()), Num::from(ty.max()));
    let near = Interval { lo: Some(lo.sub(&modulus)), hi: Some(hi.add(&modulus)) };
    let modulus = int_literal(&modulus);
    let (lo, hi) = (int_literal(&lo), int_literal(&hi));
    let result = if near.includes(&here) {
        let above = exact.gt(&hi).ite(&Int::sub(&[&exact, &modulus]), &exact);
        exact.lt(&lo).ite(&Int::add(&[&exact, &modulus]), &above)
    } else {
        let shifted = Int::sub(&[&exact, &lo]);
        Int::add(&[&shifted.modulo(&modulus), &lo])
    };
    (Coded::Int(result), false)
}

fn exact_range(scope: &Scope, intervals: &Intervals, term: Term) -> Interval {
    match scope.terms.node(term) {
        Node::Unary(UnOp::BitNot, inner) => {
            intervals.of(scope.terms, *inner).neg().sub(&Interval::point(Num::ONE))
        }
        _ => intervals.of_exact(scope.terms, term),
    }
}

/// The quotient toward zero. Z3's `div` rounds so that the remainder is not negative; for a dividend that is not
/// negative and a positive divisor the two agree.
fn divide(a: &Int, b: &Int) -> Int {
    let zero = Int::from_i64(0);
    let (minus_a, minus_b) = (a.unary_minus(), b.unary_minus());
    let down = a.lt(&zero);
    if let Some(divisor) = b.as_i64() {
        return match divisor {
            0 => zero,
            1.. => down.ite(&minus_a.div(b).unary_minus(), &a.div(b)),
            _ => down.ite(&minus_a.div(&minus_b), &a.div(&minus_b).unary_minus()),
        };
    }
    let by_positive = down.ite(&minus_a.div(b).unary_minus(), &a.div(b));
    let by_negative = down.ite(&minus_a.div(&minus_b), &a.div(&minus_b).unary_minus());
    b.eq(&zero).ite(&zero, &b.gt(&zero).ite(&by_positive, &by_negative))
}

/// The remainder with the sign of the dividend; the dividend itself when the divisor is 0.
fn remainder(a: &Int, b: &Int) -> Int {
    let zero = Int::from_i64(0);
    let (minus_a, minus_b) = (a.unary_minus(), b.unary_minus());
    let size = match b.as_i64() {
        Some(0) => return a.clone(),
        Some(1..) => b.clone(),
        Some(_) => minus_b,
        None => b.ge(&zero).ite(b, &minus_b),
    };
    let rest = a.lt(&zero).ite(&minus_a.modulo(&size).unary_minus(), &a.modulo(&size));
    if b.as_i64().is_some() { rest } else { b.eq(&zero).ite(a, &rest) }
}

/// Masks and shifts: as bit-vectors and back.
fn through_bits(op: BinOp, ty: IntTy, a: &Int, b: &Int) -> Int {
    let (a, b) = (BV::from_int(a, ty.bits()), BV::from_int(b, ty.bits()));
    Int::from_bv(&super::encode_bv::bitwise(op, ty, &a, &b), ty.signed())
}
