//! Constructors of comparisons.
//!
//! Over mathematical integers every comparison becomes one canonical `<=` or `==` of sums: terms with a positive
//! coefficient on the left, the others on the right, the constant where it is positive, divided by the common
//! divisor. Over sized integers only equality may be moved across (the ring again); an order comparison keeps its
//! sides, since `x < x + 1` fails at the greatest value.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::arith::{Sum, residue};
use super::num::Num;
use super::sort::{Const, IntTy, Sort};

/// How far a comparison is pushed down a chain of if-then-else over constants.
const LONGEST_CHAIN: usize = 32;

impl Terms {
    /// `a == b` for any sort; for floats the IEEE comparison (NaN differs from itself, 0.0 equals -0.0).
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Eq, a, b) {
            return value;
        }
        let sort = self.sort(a);
        assert_eq!(sort, self.sort(b), "only terms of one sort are compared");
        if !self.simplifies() {
            return self.binary_plain(BinOp::Eq, a, b);
        }
        match sort {
            Sort::Bool => self.eq_bool(a, b),
            Sort::Int | Sort::Bits(_) => self.eq_integral(sort, a, b),
            Sort::Float(_) => {
                let (a, b) = self.in_order(a, b);
                self.binary_plain(BinOp::Eq, a, b)
            }
        }
    }

    /// `a != b`.
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    /// `a > b`.
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }

    /// `a >= b`.
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }

    /// `a < b`.
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Lt, a, b) {
            return value;
        }
        if !self.simplifies() {
            return self.binary_plain(BinOp::Lt, a, b);
        }
        match self.sort(a) {
            Sort::Int => self.le_int(a, b, &Num::ONE),
            Sort::Bits(ty) => self.lt_sized(ty, a, b),
            _ => self.binary_plain(BinOp::Lt, a, b),
        }
    }

    /// `a <= b`.
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        if let Some(value) = self.folded(BinOp::Le, a, b) {
            return value;
        }
        if !self.simplifies() {
            return self.binary_plain(BinOp::Le, a, b);
        }
        match self.sort(a) {
            Sort::Int => self.le_int(a, b, &Num::ZERO),
            Sort::Bits(ty) => self.le_sized(ty, a, b),
            _ => self.binary_plain(BinOp::Le, a, b),
        }
    }

    fn eq_bool(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(true);
        }
        for (value, other) in [(a, b), (b, a)] {
            match self.as_bool(value) {
                Some(true) => return other,
                Some(false) => return self.not(other),
                None => {}
            }
        }
        if self.not(a) == b {
            return self.bool(false);
        }
        let (a, b) = self.in_order(a, b);
        self.binary_plain(BinOp::Eq, a, b)
    }

    /// `a + extra <= b` over mathematical integers.
    fn le_int(&mut self, a: Term, b: Term, extra: &Num) -> Term {
        let mut sum = self.combine(a, b, &Num::from(-1));
        sum.constant = sum.constant.add(extra);
        // sum + constant <= 0, so sum / g <= floor(-constant / g)
        let divisor = common_divisor(&sum);
        if sum.parts.is_empty() {
            return self.bool(sum.constant <= Num::ZERO);
        }
        let bound =
            sum.constant.neg().checked_div_floor(&divisor).expect("parts have coefficients, so g > 0");
        let (left, right) = split(&sum, &divisor);
        if let Some(result) = self.le_converted(&left, &right, &bound) {
            return result;
        }
        let (mut left, mut right) =
            (Sum { parts: left, constant: Num::ZERO }, Sum { parts: right, constant: Num::ZERO });
        if left.parts.is_empty() || (bound.is_negative() && !right.parts.is_empty()) {
            left.constant = bound.neg();
        } else {
            right.constant = bound;
        }
        let (left, right) = (self.make_sum(Sort::Int, &left), self.make_sum(Sort::Int, &right));
        self.compare_pushed(BinOp::Le, left, right)
    }

    /// `left <= right + bound` where the sides are sized integers turned into mathematical ones: the comparison of the
    /// sized integers, so that a test in either form is known in both.
    fn le_converted(&mut self, left: &[(Term, Num)], right: &[(Term, Num)], bound: &Num) -> Option<Term> {
        match (left, right) {
            ([a], []) => {
                let (a, ty) = self.converted(a)?;
                if *bound < Num::from(ty.min()) {
                    return Some(self.bool(false));
                }
                let bound = bound.to_i64().map_or(ty.max(), |bound| bound.min(ty.max()));
                let bound = self.bits(ty, bound);
                Some(self.le_sized(ty, a, bound))
            }
            ([], [b]) => {
                let (b, ty) = self.converted(b)?;
                let least = bound.neg();
                if least > Num::from(ty.max()) {
                    return Some(self.bool(false));
                }
                let least = least.to_i64().map_or(ty.min(), |least| least.max(ty.min()));
                let least = self.bits(ty, least);
                Some(self.le_sized(ty, least, b))
            }
            ([a], [b]) => {
                let ((a, ty), (b, other)) = (self.converted(a)?, self.converted(b)?);
                match bound.to_i64() {
                    Some(0) if ty == other => Some(self.le_sized(ty, a, b)),
                    Some(-1) if ty == other => Some(self.lt_sized(ty, a, b)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// `x` and its type, of `1 * (int) x`.
    fn converted(&self, part: &(Term, Num)) -> Option<(Term, IntTy)> {
        let (term, coefficient) = part;
        let Node::Unary(UnOp::Convert, inner) = *self.node(*term) else { return None };
        let Sort::Bits(ty) = self.sort(inner) else { return None };
        coefficient.is_one().then_some((inner, ty))
    }

    fn eq_integral(&mut self, sort: Sort, a: Term, b: Term) -> Term {
        let mut sum = self.combine(a, b, &Num::from(-1));
        if sum.parts.is_empty() {
            return self.bool(sum.constant.is_zero());
        }
        if sum.parts[0].1.is_negative() {
            sum.scale(&Num::from(-1));
        }
        if let Sort::Bits(ty) = sort {
            if let [(_, coefficient)] = sum.parts.as_slice()
                && let Some(inverse) = odd_inverse(ty, coefficient)
            {
                sum.scale(&inverse);
            }
            sum.constant = residue(sort, &sum.constant);
            for (_, coefficient) in &mut sum.parts {
                *coefficient = residue(sort, coefficient);
            }
        } else {
            let divisor = common_divisor(&sum);
            if sum.constant.checked_rem(&divisor) != Some(Num::ZERO) {
                // a multiple of g never equals what g does not divide
                return self.bool(false);
            }
            let exact = |n: &Num| n.checked_div(&divisor).expect("parts have coefficients, so g > 0");
            sum.constant = exact(&sum.constant);
            for (_, coefficient) in &mut sum.parts {
                *coefficient = exact(coefficient);
            }
        }
        let (left, right) = split(&sum, &Num::ONE);
        if let (Sort::Int, Some(result)) = (sort, self.eq_converted(&left, &right, &sum.constant)) {
            return result;
        }
        let (left, right) = if left.is_empty() {
            (Sum { parts: right, constant: Num::ZERO }, Sum { parts: left, constant: sum.constant })
        } else if right.is_empty() || sum.constant.is_negative() || sort != Sort::Int {
            (Sum { parts: left, constant: Num::ZERO }, Sum { parts: right, constant: sum.constant.neg() })
        } else {
            (Sum { parts: left, constant: sum.constant }, Sum { parts: right, constant: Num::ZERO })
        };
        let (left, right) = (self.make_sum(sort, &left), self.make_sum(sort, &right));
        self.compare_pushed(BinOp::Eq, left, right)
    }

    /// As [`Self::le_converted`], of `left + constant == right`; the left side has parts.
    fn eq_converted(&mut self, left: &[(Term, Num)], right: &[(Term, Num)], constant: &Num) -> Option<Term> {
        match (left, right) {
            ([a], []) => {
                let (a, ty) = self.converted(a)?;
                let value = constant.neg();
                if !ty.contains(&value) {
                    return Some(self.bool(false));
                }
                let value = self.constant(Sort::Bits(ty), Const::Int(value));
                Some(self.eq(a, value))
            }
            ([a], [b]) if constant.is_zero() => {
                let ((a, ty), (b, other)) = (self.converted(a)?, self.converted(b)?);
                (ty == other).then(|| self.eq(a, b))
            }
            _ => None,
        }
    }

    fn lt_sized(&mut self, ty: IntTy, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(false);
        }
        let literal = |terms: &Terms, term| terms.as_num(term).and_then(Num::to_i64);
        match (literal(self, a), literal(self, b)) {
            (_, Some(b)) if b == ty.min() => self.bool(false),
            (_, Some(b)) => {
                let below = self.bits(ty, b - 1);
                self.le_sized(ty, a, below)
            }
            (Some(a), _) if a == ty.max() => self.bool(false),
            (Some(a), _) => {
                let above = self.bits(ty, a + 1);
                self.le_sized(ty, above, b)
            }
            _ => self.binary_plain(BinOp::Lt, a, b),
        }
    }

    fn le_sized(&mut self, ty: IntTy, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(true);
        }
        let literal = |terms: &Terms, term| terms.as_num(term).and_then(Num::to_i64);
        match (literal(self, a), literal(self, b)) {
            (Some(a), Some(b)) => self.bool(a <= b),
            (_, Some(value)) if value == ty.max() => self.bool(true),
            (_, Some(value)) if value == ty.min() => self.eq(a, b),
            (Some(value), _) if value == ty.min() => self.bool(true),
            (Some(value), _) if value == ty.max() => self.eq(a, b),
            _ => self.compare_pushed(BinOp::Le, a, b),
        }
    }

    /// The comparison; of an if-then-else over literals with a literal, the comparison inside it.
    fn compare_pushed(&mut self, op: BinOp, left: Term, right: Term) -> Term {
        let (choice, literal, flipped) = match (self.node(left), self.node(right)) {
            (Node::Ite(..), Node::Const(_)) => (left, right, false),
            (Node::Const(_), Node::Ite(..)) => (right, left, true),
            _ => return self.binary_plain(op, left, right),
        };
        let mut chain = Vec::new();
        let mut rest = choice;
        while let Node::Ite(c, a, b) = *self.node(rest) {
            if chain.len() == LONGEST_CHAIN {
                return self.binary_plain(op, left, right);
            }
            if matches!(self.node(a), Node::Const(_)) {
                chain.push((c, a, true));
                rest = b;
            } else if matches!(self.node(b), Node::Const(_)) {
                chain.push((c, b, false));
                rest = a;
            } else {
                break;
            }
        }
        if chain.is_empty() {
            return self.binary_plain(op, left, right);
        }
        let compare = |terms: &mut Terms, value: Term| {
            let (left, right) = if flipped { (literal, value) } else { (value, literal) };
            match (op, terms.node(value)) {
                // an if-then-else that was not followed is left alone: no recursion
                (_, Node::Ite(..)) => terms.binary_plain(op, left, right),
                (_, Node::Linear(parts, _))
                    if parts.iter().any(|(part, _)| matches!(terms.node(*part), Node::Ite(..))) =>
                {
                    terms.binary_plain(op, left, right)
                }
                (BinOp::Eq, _) => terms.eq(left, right),
                _ => terms.le(left, right),
            }
        };
        let mut result = compare(self, rest);
        while let Some((c, value, first)) = chain.pop() {
            let value = compare(self, value);
            result = if first { self.ite(c, value, result) } else { self.ite(c, result, value) };
        }
        result
    }
}

fn common_divisor(sum: &Sum) -> Num {
    sum.parts.iter().fold(Num::ZERO, |divisor, (_, coefficient)| divisor.gcd(coefficient))
}

type Parts = Vec<(Term, Num)>;

/// Parts with a positive coefficient, and the others negated; all divided.
fn split(sum: &Sum, divisor: &Num) -> (Parts, Parts) {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (part, coefficient) in &sum.parts {
        let coefficient = coefficient.checked_div(divisor).expect("the divisor is not zero");
        if coefficient.is_negative() {
            right.push((*part, coefficient.neg()));
        } else {
            left.push((*part, coefficient));
        }
    }
    (left, right)
}

/// The inverse modulo 2^n of an odd number other than 1.
fn odd_inverse(ty: IntTy, value: &Num) -> Option<Num> {
    let value = value.wrap(ty.bits(), true);
    if value & 1 == 0 || value == 1 {
        return None;
    }
    // Newton's iteration doubles the correct low bits: 3, 6, 12, 24, 48, 96
    let mut inverse = value;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2i64.wrapping_sub(value.wrapping_mul(inverse)));
    }
    Some(Const::Int(inverse.into()).normalised(Sort::Bits(ty)).as_num()?.clone())
}
