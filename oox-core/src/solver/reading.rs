//! Conditions as rows of `elimination.rs`, and as alternatives of rows.
//!
//! A sized sum that may wrap is the exact sum less a multiple of the modulus, such that the rest lies in the type: the
//! multiple is one more variable. Quotients and choices are variables, too, about which their definition is said.
//!
//! What must hold: rows and alternatives say no more than the conjuncts. A number that is not understood is a variable that
//! may have any value of its interval, a condition that is not understood is left out, a definition holds for some value of
//! its variable whatever the symbols are, and the intervals hold for all models of the conjuncts.

use super::elimination::{Row, Sum, floor};
use super::intervals::Intervals;
use crate::term::{BinOp, Const, IntTy, Node, Num, Sort, SymId, Term, Terms, UnOp};
use rustc_hash::FxHashMap;

/// Terms read for one question.
const MOST_TERMS: u32 = 500;
/// What is deeper inside a conjunct is not understood.
const DEEPEST: u32 = 12;
/// More ways to wrap are not told apart.
const MOST_WRAPS: i128 = 4;

/// What is said of the variables.
#[derive(Clone)]
pub(super) enum Condition {
    Row(Row),
    /// Nothing, when there are none.
    All(Vec<Condition>),
    /// A contradiction, when there are none.
    Any(Vec<Condition>),
}

/// A condition that is not understood, or true.
const ANYTHING: Condition = Condition::All(Vec::new());

impl Condition {
    fn says_nothing(&self) -> bool {
        matches!(self, Condition::All(parts) if parts.is_empty())
    }

    fn any(parts: impl IntoIterator<Item = Condition>) -> Condition {
        let mut parts: Vec<Condition> = parts.into_iter().collect();
        if parts.iter().any(Condition::says_nothing) {
            return ANYTHING;
        }
        if parts.len() == 1 { parts.remove(0) } else { Condition::Any(parts) }
    }

    pub(super) fn holds(&self, values: &[i128]) -> bool {
        match self {
            Condition::Row(row) => row.holds(values),
            Condition::All(parts) => parts.iter().all(|part| part.holds(values)),
            Condition::Any(parts) => parts.iter().any(|part| part.holds(values)),
        }
    }
}

/// The exact value of a term, and where it must lie.
#[derive(Clone)]
struct Number {
    sum: Sum,
    low: Option<i128>,
    high: Option<i128>,
}

impl Number {
    fn constant(value: i128) -> Number {
        Number { sum: Sum::constant(value), low: Some(value), high: Some(value) }
    }

    /// This plus a multiple of another.
    fn plus(&self, factor: i128, other: &Number) -> Option<Number> {
        let sum = self.sum.plus(factor, &other.sum)?;
        if let Some(value) = sum.as_constant() {
            return Some(Number::constant(value));
        }
        let (low, high) = if factor < 0 { (other.high, other.low) } else { (other.low, other.high) };
        let end = |own: Option<i128>, other: Option<i128>| own?.checked_add(factor.checked_mul(other?)?);
        Some(Number { sum, low: end(self.low, low), high: end(self.high, high) })
    }
}

/// Reads conjuncts into rows and alternatives.
pub(super) struct Reader<'a> {
    terms: &'a Terms,
    intervals: &'a Intervals,
    known: FxHashMap<Term, Number>,
    /// Symbols that occur, each with its variable.
    pub(super) symbols: Vec<(SymId, Sort, usize)>,
    pub(super) variables: usize,
    pub(super) rows: Vec<Row>,
    /// Of each, one part holds.
    pub(super) clauses: Vec<Vec<Condition>>,
    /// Terms that may still be read.
    left: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(terms: &'a Terms, intervals: &'a Intervals) -> Self {
        Reader {
            terms,
            intervals,
            known: FxHashMap::default(),
            symbols: Vec::new(),
            variables: 0,
            rows: Vec::new(),
            clauses: Vec::new(),
            left: MOST_TERMS,
        }
    }

    /// The conjunct holds.
    pub(super) fn read(&mut self, conjunct: Term) {
        let condition = self.condition(conjunct, true, 0);
        self.require(condition);
    }

    /// Was there too much to read?
    pub(super) fn gave_up(&self) -> bool {
        self.left == 0
    }

    /// The condition holds whatever else does.
    fn require(&mut self, condition: Condition) {
        match condition {
            Condition::Row(row) => self.rows.push(row),
            Condition::All(parts) => parts.into_iter().for_each(|part| self.require(part)),
            Condition::Any(parts) => self.clauses.push(parts),
        }
    }

    fn is_over(&mut self, depth: u32) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left == 0 || depth > DEEPEST
    }

    /// What it says that a condition has this truth value.
    fn condition(&mut self, term: Term, truth: bool, depth: u32) -> Condition {
        if self.is_over(depth) {
            return ANYTHING;
        }
        let depth = depth + 1;
        match self.terms.node(term) {
            Node::Const(value) => match value.as_bool() {
                Some(value) if value != truth => Condition::Any(Vec::new()),
                _ => ANYTHING,
            },
            Node::Symbol(_) => {
                let flag = self.opaque(term);
                // 1 - flag <= 0, or flag <= 0
                let sum = if truth { Sum::constant(1).plus(-1, &flag.sum) } else { Some(flag.sum) };
                sum.map_or(ANYTHING, |sum| Condition::Row(Row::AtMostZero(sum)))
            }
            Node::Unary(UnOp::Not, inner) => self.condition(*inner, !truth, depth),
            Node::And(parts) if truth => self.all(parts, true, depth),
            Node::Or(parts) if !truth => self.all(parts, false, depth),
            Node::And(parts) | Node::Or(parts) => self.some(parts, truth, depth),
            Node::Ite(c, a, b) => self.choice(*c, [(*a, truth), (*b, truth)], depth),
            Node::Binary(BinOp::Eq, a, b) if self.terms.sort(*a) == Sort::Bool => {
                self.choice(*a, [(*b, truth), (*b, !truth)], depth)
            }
            Node::Binary(op, a, b) if self.terms.sort(*a).is_integral() => {
                let (a, b) = (self.number(*a, depth), self.number(*b, depth));
                compare(*op, truth, &a.sum, &b.sum).unwrap_or(ANYTHING)
            }
            _ => ANYTHING,
        }
    }

    fn all(&mut self, parts: &[Term], truth: bool, depth: u32) -> Condition {
        let parts = parts.iter().map(|part| self.condition(*part, truth, depth));
        Condition::All(parts.filter(|part| !part.says_nothing()).collect())
    }

    /// One of these has this truth value. Those that the intervals decide are not looked at.
    fn some(&mut self, parts: &[Term], truth: bool, depth: u32) -> Condition {
        let mut open = Vec::new();
        for part in parts {
            match self.intervals.decide(self.terms, *part) {
                Some(value) if value == truth => return ANYTHING,
                Some(_) => {}
                None => open.push(*part),
            }
        }
        Condition::any(open.into_iter().map(|part| self.condition(part, truth, depth)).collect::<Vec<_>>())
    }

    /// The first of two conditions if `c` holds, else the second, with their truth values.
    fn choice(&mut self, c: Term, [then, or_else]: [(Term, bool); 2], depth: u32) -> Condition {
        let ways = [(true, then), (false, or_else)].map(|(chosen, (term, truth))| {
            let parts = [self.condition(c, chosen, depth), self.condition(term, truth, depth)];
            Condition::All(parts.into_iter().filter(|part| !part.says_nothing()).collect())
        });
        Condition::any(ways)
    }

    /// The value of an integer.
    fn number(&mut self, term: Term, depth: u32) -> Number {
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        let number = if self.is_over(depth) { None } else { self.understood(term, depth + 1) };
        match number {
            Some(number) => {
                self.known.insert(term, number.clone());
                number
            }
            None => self.opaque(term),
        }
    }

    fn understood(&mut self, term: Term, depth: u32) -> Option<Number> {
        let sort = self.terms.sort(term);
        match self.terms.node(term) {
            Node::Const(Const::Int(value)) => value.to_i128().map(Number::constant),
            Node::Linear(parts, constant) => {
                let mut sum = Number::constant(constant.to_i128()?);
                for (part, coefficient) in parts.iter() {
                    sum = sum.plus(coefficient.to_i128()?, &self.number(*part, depth))?;
                }
                self.wrapped(sort, sum)
            }
            Node::Unary(UnOp::Convert, inner) if self.terms.sort(*inner).is_integral() => {
                let inner = self.number(*inner, depth);
                self.wrapped(sort, inner)
            }
            Node::Unary(UnOp::Neg, inner) if sort.is_integral() => {
                let negative = Number::constant(0).plus(-1, &self.number(*inner, depth))?;
                self.wrapped(sort, negative)
            }
            Node::Unary(UnOp::BitNot, inner) if sort.is_integral() => {
                let flipped = Number::constant(-1).plus(-1, &self.number(*inner, depth))?;
                self.wrapped(sort, flipped)
            }
            Node::Binary(op, a, b) if sort.is_integral() => self.operation(*op, sort, *a, *b, depth),
            Node::Ite(c, a, b) if sort.is_integral() => {
                if let Some(chosen) = self.intervals.decide(self.terms, *c) {
                    return Some(self.number(if chosen { *a } else { *b }, depth));
                }
                let ways = [(true, *a), (false, *b)]
                    .map(|(chosen, taken)| (self.condition(*c, chosen, depth), self.number(taken, depth)));
                let result = self.opaque(term);
                let mut conditions = Vec::new();
                for (condition, taken) in ways {
                    let equal = Condition::Row(Row::Zero(result.sum.plus(-1, &taken.sum)?));
                    conditions.push(Condition::All(vec![condition, equal]));
                }
                self.require(Condition::any(conditions));
                Some(result)
            }
            _ => None,
        }
    }

    fn operation(&mut self, op: BinOp, sort: Sort, a: Term, b: Term, depth: u32) -> Option<Number> {
        let literal = |term: Term| self.terms.as_num(term).and_then(Num::to_i128);
        let (left, right) = (literal(a), literal(b));
        // the amount is taken modulo the width
        let power =
            |by: i128, ty: IntTy| 1i128.checked_shl(u32::try_from(by & i128::from(ty.bits() - 1)).ok()?);
        match (op, sort) {
            (BinOp::Add | BinOp::Sub, _) => {
                let factor = if op == BinOp::Add { 1 } else { -1 };
                let sum = self.number(a, depth).plus(factor, &self.number(b, depth))?;
                self.wrapped(sort, sum)
            }
            (BinOp::Mul, _) => {
                let (factor, other) = left.map(|factor| (factor, b)).or(right.map(|factor| (factor, a)))?;
                let product = Number::constant(0).plus(factor, &self.number(other, depth))?;
                self.wrapped(sort, product)
            }
            (BinOp::Shl, Sort::Bits(ty)) => {
                let factor = power(right?, ty)?;
                let product = Number::constant(0).plus(factor, &self.number(a, depth))?;
                self.wrapped(sort, product)
            }
            (BinOp::Div, _) => {
                let divisor = right.filter(|divisor| *divisor > 0)?;
                let dividend = self.number(a, depth);
                self.quotient(&dividend, divisor)
            }
            // whatever its sign, the divisor leaves a rest with the sign of the dividend
            (BinOp::Rem, _) => {
                let divisor = right?.checked_abs().filter(|divisor| *divisor > 0)?;
                let dividend = self.number(a, depth);
                let quotient = self.quotient(&dividend, divisor)?;
                let rest = dividend.plus(-divisor, &quotient)?;
                let low = if dividend.low.is_some_and(|low| low >= 0) { 0 } else { 1 - divisor };
                Some(Number { low: Some(low), high: Some(divisor - 1), ..rest })
            }
            (BinOp::Shr, Sort::Bits(ty)) => {
                let divisor = power(right?, ty)?;
                let dividend = self.number(a, depth);
                self.rounded_down(&dividend, divisor)
            }
            (BinOp::Ushr, Sort::Bits(ty)) => {
                let divisor = power(right?, ty)?;
                let dividend = self.number(a, depth);
                // of others the sign becomes a digit
                dividend.low.filter(|low| *low >= 0)?;
                self.rounded_down(&dividend, divisor)
            }
            // a mask of the last digits: what is left when the others are taken away
            (BinOp::BitAnd, Sort::Bits(_)) => {
                let (mask, other) = left.map(|mask| (mask, b)).or(right.map(|mask| (mask, a)))?;
                let power = Some(mask + 1).filter(|power| *power > 0 && power.count_ones() == 1)?;
                let whole = self.number(other, depth);
                let rest = whole.plus(-power, &self.rounded_down(&whole, power)?)?;
                Some(Number { low: Some(0), high: Some(mask), ..rest })
            }
            _ => None,
        }
    }

    /// A variable with what is known of its ends.
    fn variable(&mut self, low: Option<i128>, high: Option<i128>) -> Number {
        let sum = Sum::variable(self.variables);
        self.variables += 1;
        let above = low.and_then(|low| Sum::constant(low).plus(-1, &sum));
        let below = high.and_then(|high| sum.plus(1, &Sum::constant(high.checked_neg()?)));
        self.rows.extend(above.into_iter().chain(below).map(Row::AtMostZero));
        Number { sum, low, high }
    }

    /// A symbol, or a term that is not understood: any value of its interval.
    fn opaque(&mut self, term: Term) -> Number {
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        let range = self.intervals.of(self.terms, term);
        let end = |end: Option<Num>| end.and_then(|end| end.to_i128());
        let number = self.variable(end(range.lo), end(range.hi));
        if let Node::Symbol(id) = self.terms.node(term) {
            self.symbols.push((*id, self.terms.sort(term), self.variables - 1));
        }
        self.known.insert(term, number.clone());
        number
    }

    /// The exact result, brought into its type.
    fn wrapped(&mut self, sort: Sort, exact: Number) -> Option<Number> {
        let Sort::Bits(ty) = sort else { return Some(exact) };
        let (modulus, min, max) = (1i128 << ty.bits(), i128::from(ty.min()), i128::from(ty.max()));
        let times = |end: i128| Some(floor(end.checked_sub(min)?, modulus));
        let (fewest, most) = (exact.low.and_then(times), exact.high.and_then(times));
        if (fewest, most) == (Some(0), Some(0)) {
            return Some(exact);
        }
        let wraps = self.variable(fewest, most);
        let result = exact.sum.plus(-modulus, &wraps.sum)?;
        self.require(Condition::Row(Row::AtMostZero(Sum::constant(min).plus(-1, &result)?)));
        self.require(Condition::Row(Row::AtMostZero(result.plus(-1, &Sum::constant(max))?)));
        if let (Some(fewest), Some(most)) = (fewest, most)
            && most.checked_sub(fewest).is_some_and(|ways| (0..MOST_WRAPS).contains(&ways))
        {
            let mut ways: Vec<i128> = (fewest..=most).collect();
            ways.sort_by_key(|times| times.abs());
            let ways = ways
                .into_iter()
                .map(|times| Some(Condition::Row(Row::Zero(wraps.sum.plus(-1, &Sum::constant(times))?))));
            let ways = ways.collect::<Option<Vec<_>>>()?;
            self.require(Condition::any(ways));
        }
        Some(Number { sum: result, low: Some(min), high: Some(max) })
    }

    /// The quotient by a positive number, rounded toward zero.
    fn quotient(&mut self, dividend: &Number, divisor: i128) -> Option<Number> {
        let toward_zero = |end: Option<i128>| end.map(|end| end / divisor);
        if dividend.low.is_some_and(|low| low >= 0) {
            return self.rounded_down(dividend, divisor);
        }
        let quotient = self.variable(toward_zero(dividend.low), toward_zero(dividend.high));
        let rest = dividend.sum.plus(-divisor, &quotient.sum)?;
        let at_most = |sum: &Sum, bound: i128| {
            Some(Condition::Row(Row::AtMostZero(sum.plus(-1, &Sum::constant(bound))?)))
        };
        let (opposite, negative) = (rest.times(-1)?, dividend.sum.times(-1)?);
        let above = vec![at_most(&negative, 0)?, at_most(&opposite, 0)?, at_most(&rest, divisor - 1)?];
        let below = vec![at_most(&dividend.sum, -1)?, at_most(&rest, 0)?, at_most(&opposite, divisor - 1)?];
        if dividend.high.is_some_and(|high| high <= 0) {
            let both = vec![at_most(&rest, 0)?, at_most(&opposite, divisor - 1)?];
            self.require(Condition::All(both));
        } else {
            self.require(Condition::any([Condition::All(above), Condition::All(below)]));
        }
        Some(quotient)
    }

    /// The quotient by a positive number, rounded down.
    fn rounded_down(&mut self, dividend: &Number, divisor: i128) -> Option<Number> {
        let down = |end: Option<i128>| end.map(|end| floor(end, divisor));
        let quotient = self.variable(down(dividend.low), down(dividend.high));
        let rest = dividend.sum.plus(-divisor, &quotient.sum)?;
        // 0 <= rest < divisor
        self.require(Condition::Row(Row::AtMostZero(rest.times(-1)?)));
        self.require(Condition::Row(Row::AtMostZero(rest.plus(-1, &Sum::constant(divisor - 1))?)));
        Some(quotient)
    }
}

/// What a comparison says, or its negation.
pub(super) fn compare(op: BinOp, truth: bool, a: &Sum, b: &Sum) -> Option<Condition> {
    let at_most = |left: &Sum, right: &Sum, gap: i128| {
        let sum = left.plus(-1, right)?.plus(gap, &Sum::constant(1))?;
        Some(Condition::Row(Row::AtMostZero(sum)))
    };
    match (op, truth) {
        (BinOp::Le, true) => at_most(a, b, 0),
        (BinOp::Lt, true) => at_most(a, b, 1),
        (BinOp::Le, false) => at_most(b, a, 1),
        (BinOp::Lt, false) => at_most(b, a, 0),
        (BinOp::Eq, true) => Some(Condition::Row(Row::Zero(a.plus(-1, b)?))),
        (BinOp::Eq, false) => Some(Condition::any([at_most(a, b, 1)?, at_most(b, a, 1)?])),
        _ => None,
    }
}
