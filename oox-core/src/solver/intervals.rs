//! Layer: intervals. Decides a question when the intervals of the symbols make some conjunct false (unsat), or all
//! new conjuncts true (sat, by the model the path already has).
//!
//! Sound because every step keeps all satisfying inputs: an interval is only narrowed by what a conjunct forces
//! (`x < E` gives `x <= max(E) - 1`, not the rules printed in Smid's thesis), a sized sum is read as exact only
//! where its interval shows that nothing wraps, and terms too deep to look into are taken as unbounded.

use super::interval::Interval;
use super::{Answer, Query, SharedStats, Solver};
use crate::term::{BinOp, Const, Node, Num, Sort, SymId, Term, Terms, UnOp};
use imbl::OrdMap;
use std::collections::BTreeSet;

const DEEPEST: u32 = 16;
const ROUNDS: usize = 4;
/// Nodes looked at for one question.
const FUEL: u32 = 4000;

/// What is known of the values of symbols. A symbol that is not in the map can have any value of its sort.
#[derive(Clone, Default, Debug)]
pub struct Intervals(OrdMap<SymId, Interval>);

/// No value is left for some symbol: the conjuncts cannot hold together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Contradiction;

impl Intervals {
    /// What is known of a symbol, if anything.
    pub fn get(&self, symbol: SymId) -> Option<&Interval> {
        self.0.get(&symbol)
    }

    /// Symbols and intervals in order.
    pub fn iter(&self) -> impl Iterator<Item = (SymId, &Interval)> {
        self.0.iter().map(|(symbol, interval)| (*symbol, interval))
    }

    /// Where the value of an integer term must lie.
    pub fn of(&self, terms: &Terms, term: Term) -> Interval {
        View { terms, map: self, fuel: &mut FUEL.clone() }.of(term, 0)
    }

    /// Where the exact sum of a term must lie, before it wraps.
    pub(super) fn of_exact(&self, terms: &Terms, term: Term) -> Interval {
        View { terms, map: self, fuel: &mut FUEL.clone() }.exact(term, 0)
    }

    /// The truth of a condition, when intervals decide it.
    pub fn decide(&self, terms: &Terms, term: Term) -> Option<bool> {
        View { terms, map: self, fuel: &mut FUEL.clone() }.decide(term, 0)
    }

    /// Narrows by conditions that hold together. `others` gives the further conditions in which a symbol occurs;
    /// they are looked at again when its interval has changed.
    pub fn narrow<I: IntoIterator<Item = Term>>(
        &mut self,
        terms: &Terms,
        conditions: &[Term],
        others: impl Fn(SymId) -> I,
    ) -> Result<(), Contradiction> {
        let mut narrower = Narrower { terms, map: self.clone(), changed: BTreeSet::new(), fuel: FUEL };
        let mut todo: Vec<Term> = conditions.to_vec();
        for _ in 0..ROUNDS {
            for term in &todo {
                narrower.narrow(*term, true, 0)?;
            }
            let changed = std::mem::take(&mut narrower.changed);
            if changed.is_empty() || narrower.fuel == 0 {
                break;
            }
            let mut again: BTreeSet<Term> = changed.iter().flat_map(|symbol| others(*symbol)).collect();
            again.extend(
                conditions
                    .iter()
                    .filter(|term| terms.symbols(**term).iter().any(|symbol| changed.contains(symbol))),
            );
            todo = again.into_iter().collect();
        }
        *self = narrower.map;
        Ok(())
    }
}

/// Reads intervals of terms off the intervals of symbols.
struct View<'a> {
    terms: &'a Terms,
    map: &'a Intervals,
    fuel: &'a mut u32,
}

impl View<'_> {
    fn exhausted(&mut self, depth: u32) -> bool {
        *self.fuel = self.fuel.saturating_sub(1);
        *self.fuel == 0 || depth > DEEPEST
    }

    fn of(&mut self, term: Term, depth: u32) -> Interval {
        self.exact(term, depth).wrapped(self.terms.sort(term))
    }

    /// The interval of the result before wrap-around.
    fn exact(&mut self, term: Term, depth: u32) -> Interval {
        let sort = self.terms.sort(term);
        if self.exhausted(depth) {
            // before wrapping anything is possible
            return Interval::FULL;
        }
        let depth = depth + 1;
        match self.terms.node(term) {
            Node::Const(Const::Int(value)) => Interval::point(value.clone()),
            Node::Symbol(symbol) => self.map.get(*symbol).cloned().unwrap_or_else(|| Interval::of_sort(sort)),
            Node::Linear(parts, constant) => {
                let mut sum = Interval::point(constant.clone());
                for (part, coefficient) in parts.iter() {
                    sum = sum.add(&self.of(*part, depth).scale(coefficient));
                }
                sum
            }
            Node::Ite(c, a, b) => match self.decide(*c, depth) {
                Some(true) => self.of(*a, depth),
                Some(false) => self.of(*b, depth),
                None => self.of(*a, depth).join(&self.of(*b, depth)),
            },
            Node::Unary(UnOp::Neg, a) => self.of(*a, depth).neg(),
            Node::Unary(UnOp::Convert, a) if self.terms.sort(*a).is_integral() => self.of(*a, depth),
            Node::Binary(op, a, b) => {
                let (a, b) = (self.of(*a, depth), self.of(*b, depth));
                binary(*op, sort, &a, &b)
            }
            _ => Interval::of_sort(sort),
        }
    }

    fn decide(&mut self, term: Term, depth: u32) -> Option<bool> {
        if self.exhausted(depth) {
            return None;
        }
        let depth = depth + 1;
        match self.terms.node(term) {
            Node::Const(value) => value.as_bool(),
            Node::Symbol(symbol) => Some(!self.map.get(*symbol)?.as_point()?.is_zero()),
            Node::Unary(UnOp::Not, a) => self.decide(*a, depth).map(|value| !value),
            Node::And(parts) => self.decide_all(parts, true, depth),
            Node::Or(parts) => self.decide_all(parts, false, depth),
            Node::Binary(op, a, b) if self.terms.sort(*a).is_integral() => {
                let (a, b) = (self.of(*a, depth), self.of(*b, depth));
                compare(*op, &a, &b)
            }
            _ => None,
        }
    }

    fn decide_all(&mut self, parts: &[Term], neutral: bool, depth: u32) -> Option<bool> {
        let mut open = false;
        for part in parts {
            match self.decide(*part, depth) {
                Some(value) if value != neutral => return Some(value),
                Some(_) => {}
                None => open = true,
            }
        }
        (!open).then_some(neutral)
    }
}

/// The interval of an operation before it wraps.
fn binary(op: BinOp, sort: Sort, a: &Interval, b: &Interval) -> Interval {
    let full = Interval::of_sort(sort);
    let amount = || match sort {
        Sort::Bits(ty) => Some(b.as_point()?.to_i64()? & i64::from(ty.bits() - 1)),
        _ => None,
    };
    match op {
        BinOp::Add => a.add(b),
        BinOp::Sub => a.sub(b),
        BinOp::Mul => a.mul(b),
        BinOp::Div => a.div(b),
        BinOp::Rem => a.rem(b),
        BinOp::BitAnd => match (a.is_non_negative(), b.is_non_negative()) {
            // clearing bits never makes a non-negative number greater
            (true, true) => Interval { lo: Some(Num::ZERO), hi: a.hi.clone().min(b.hi.clone()) },
            (true, false) => Interval { lo: Some(Num::ZERO), hi: a.hi.clone() },
            (false, true) => Interval { lo: Some(Num::ZERO), hi: b.hi.clone() },
            (false, false) => full,
        },
        BinOp::BitOr | BinOp::BitXor if a.is_non_negative() && b.is_non_negative() => {
            match (a.hi.as_ref().and_then(Num::to_i64), b.hi.as_ref().and_then(Num::to_i64)) {
                (Some(a), Some(b)) => {
                    let width = 64 - a.max(b).leading_zeros();
                    Interval::new(0i64, (1i128 << width) - 1)
                }
                _ => full,
            }
        }
        BinOp::Shr => amount().map_or(full, |by| a.div_floor(&Num::from(1i128 << by))),
        BinOp::Ushr if a.is_non_negative() => {
            amount().map_or(full, |by| a.div_floor(&Num::from(1i128 << by)))
        }
        BinOp::Shl => amount().map_or(full, |by| a.scale(&Num::from(1i128 << by))),
        _ => full,
    }
}

/// A comparison, when the intervals decide it.
fn compare(op: BinOp, a: &Interval, b: &Interval) -> Option<bool> {
    let below = |x: &Option<Num>, y: &Option<Num>| matches!((x, y), (Some(x), Some(y)) if x < y);
    let at_most = |x: &Option<Num>, y: &Option<Num>| matches!((x, y), (Some(x), Some(y)) if x <= y);
    match op {
        BinOp::Lt if below(&a.hi, &b.lo) => Some(true),
        BinOp::Lt if at_most(&b.hi, &a.lo) => Some(false),
        BinOp::Le if at_most(&a.hi, &b.lo) => Some(true),
        BinOp::Le if below(&b.hi, &a.lo) => Some(false),
        BinOp::Eq if a.meet(b).is_none() => Some(false),
        BinOp::Eq if a.as_point().is_some() && a == b => Some(true),
        _ => None,
    }
}

/// Narrows the intervals of symbols by conditions.
#[derive(Clone)]
struct Narrower<'a> {
    terms: &'a Terms,
    map: Intervals,
    changed: BTreeSet<SymId>,
    fuel: u32,
}

impl Narrower<'_> {
    fn of(&mut self, term: Term, depth: u32) -> Interval {
        View { terms: self.terms, map: &self.map, fuel: &mut self.fuel }.of(term, depth)
    }

    fn decide(&mut self, term: Term, depth: u32) -> Option<bool> {
        View { terms: self.terms, map: &self.map, fuel: &mut self.fuel }.decide(term, depth)
    }

    /// The condition has this truth value.
    fn narrow(&mut self, term: Term, truth: bool, depth: u32) -> Result<(), Contradiction> {
        self.fuel = self.fuel.saturating_sub(1);
        if self.fuel == 0 || depth > DEEPEST {
            return Ok(());
        }
        let depth = depth + 1;
        match self.terms.node(term) {
            Node::Const(value) if *value == Const::Bool(!truth) => Err(Contradiction),
            Node::Symbol(_) => self.refine(term, &Interval::point(Num::from(i64::from(truth))), depth),
            Node::Unary(UnOp::Not, inner) => self.narrow(*inner, !truth, depth),
            Node::And(parts) if truth => parts.iter().try_for_each(|part| self.narrow(*part, true, depth)),
            Node::Or(parts) if !truth => parts.iter().try_for_each(|part| self.narrow(*part, false, depth)),
            Node::And(parts) => self.narrow_some(parts, false, depth),
            Node::Or(parts) => self.narrow_some(parts, true, depth),
            Node::Binary(op, a, b) if self.terms.sort(*a).is_integral() => {
                self.narrow_comparison(*op, *a, *b, truth, depth)
            }
            _ => Ok(()),
        }
    }

    fn narrow_comparison(
        &mut self,
        op: BinOp,
        a: Term,
        b: Term,
        truth: bool,
        depth: u32,
    ) -> Result<(), Contradiction> {
        match (op, truth) {
            (BinOp::Le, true) => self.at_most(a, b, false, depth),
            (BinOp::Lt, true) => self.at_most(a, b, true, depth),
            (BinOp::Le, false) => self.at_most(b, a, true, depth),
            (BinOp::Lt, false) => self.at_most(b, a, false, depth),
            (BinOp::Eq, true) => {
                let of_b = self.of(b, depth);
                self.refine(a, &of_b, depth)?;
                let of_a = self.of(a, depth);
                self.refine(b, &of_a, depth)
            }
            (BinOp::Eq, false) => {
                self.differs(a, b, depth)?;
                self.differs(b, a, depth)
            }
            _ => Ok(()),
        }
    }

    /// `a <= b`, or `a < b` when strict: `a` is at most the greatest `b`, `b` at least the least `a`.
    fn at_most(&mut self, a: Term, b: Term, strict: bool, depth: u32) -> Result<(), Contradiction> {
        let gap = Num::from(i64::from(strict));
        let hi = self.of(b, depth).hi.map(|hi| hi.sub(&gap));
        self.refine(a, &Interval { lo: None, hi }, depth)?;
        let lo = self.of(a, depth).lo.map(|lo| lo.add(&gap));
        self.refine(b, &Interval { lo, hi: None }, depth)
    }

    /// `a != b`: when `b` is one value at an end of `a`, that end goes.
    fn differs(&mut self, a: Term, b: Term, depth: u32) -> Result<(), Contradiction> {
        let of_b = self.of(b, depth);
        let Some(hole) = of_b.as_point() else { return Ok(()) };
        let of_a = self.of(a, depth);
        if of_a.as_point() == Some(hole) {
            return Err(Contradiction);
        }
        if of_a.lo.as_ref() == Some(hole) {
            self.refine(a, &Interval { lo: Some(hole.add(&Num::ONE)), hi: None }, depth)?;
        }
        if of_a.hi.as_ref() == Some(hole) {
            self.refine(a, &Interval { lo: None, hi: Some(hole.sub(&Num::ONE)) }, depth)?;
        }
        Ok(())
    }

    /// At least one part has this truth value: what all possible ones agree on.
    fn narrow_some(&mut self, parts: &[Term], truth: bool, depth: u32) -> Result<(), Contradiction> {
        let mut possible = Vec::new();
        for part in parts {
            match self.decide(*part, depth) {
                Some(value) if value == truth => return Ok(()),
                Some(_) => {}
                None => possible.push(*part),
            }
        }
        if let [only] = possible.as_slice() {
            return self.narrow(*only, truth, depth);
        }
        if possible.len() > 8 || depth > 3 {
            return if possible.is_empty() { Err(Contradiction) } else { Ok(()) };
        }
        let mut joined: Option<Narrower<'_>> = None;
        for part in possible {
            let mut case = Narrower { changed: BTreeSet::new(), ..self.clone() };
            let outcome = case.narrow(part, truth, depth);
            self.fuel = case.fuel;
            if outcome.is_err() {
                continue;
            }
            joined = Some(match joined {
                None => case,
                Some(mut before) => {
                    // only symbols bounded in every case
                    before.changed = before.changed.intersection(&case.changed).copied().collect();
                    for symbol in before.changed.clone() {
                        if let (Some(one), Some(other)) = (before.map.get(symbol), case.map.get(symbol)) {
                            let both = one.join(other);
                            before.map.0.insert(symbol, both);
                        }
                    }
                    before
                }
            });
        }
        let joined = joined.ok_or(Contradiction)?;
        for symbol in &joined.changed {
            if let Some(interval) = joined.map.get(*symbol) {
                self.map.0.insert(*symbol, interval.clone());
                self.changed.insert(*symbol);
            }
        }
        Ok(())
    }

    /// The value of the term lies in the interval.
    fn refine(&mut self, term: Term, within: &Interval, depth: u32) -> Result<(), Contradiction> {
        self.fuel = self.fuel.saturating_sub(1);
        let before = self.of(term, depth);
        let after = before.meet(within).ok_or(Contradiction)?;
        if after == before || self.fuel == 0 || depth > DEEPEST {
            return Ok(());
        }
        let depth = depth + 1;
        let sort = self.terms.sort(term);
        match self.terms.node(term) {
            Node::Symbol(symbol) => {
                self.map.0.insert(*symbol, after);
                self.changed.insert(*symbol);
                Ok(())
            }
            Node::Linear(parts, constant) => self.refine_sum(sort, parts, constant, &after, depth),
            Node::Binary(BinOp::Add, a, b) => {
                self.refine_sum(sort, &[(*a, Num::ONE), (*b, Num::ONE)], &Num::ZERO, &after, depth)
            }
            Node::Binary(BinOp::Sub, a, b) => {
                self.refine_sum(sort, &[(*a, Num::ONE), (*b, Num::from(-1))], &Num::ZERO, &after, depth)
            }
            Node::Unary(UnOp::Neg, a) => {
                self.refine_sum(sort, &[(*a, Num::from(-1))], &Num::ZERO, &after, depth)
            }
            Node::Binary(BinOp::Mul, a, b) => match (self.terms.as_num(*a), self.terms.as_num(*b)) {
                (Some(factor), None) if !factor.is_zero() => {
                    self.refine_sum(sort, &[(*b, factor.clone())], &Num::ZERO, &after, depth)
                }
                (None, Some(factor)) if !factor.is_zero() => {
                    self.refine_sum(sort, &[(*a, factor.clone())], &Num::ZERO, &after, depth)
                }
                _ => Ok(()),
            },
            Node::Unary(UnOp::Convert, a) if self.terms.sort(*a).is_integral() => {
                // where nothing wraps the value is the same
                if Interval::of_sort(sort).includes(&self.of(*a, depth)) {
                    self.refine(*a, &after, depth)
                } else {
                    Ok(())
                }
            }
            Node::Ite(c, a, b) => self.refine_choice(*c, *a, *b, &after, depth),
            _ => Ok(()),
        }
    }

    /// A sum lies in the interval: so does each part after taking away the others, if nothing wraps.
    fn refine_sum(
        &mut self,
        sort: Sort,
        parts: &[(Term, Num)],
        constant: &Num,
        within: &Interval,
        depth: u32,
    ) -> Result<(), Contradiction> {
        let ranges: Vec<Interval> =
            parts.iter().map(|(part, coefficient)| self.of(*part, depth).scale(coefficient)).collect();
        let constant = Interval::point(constant.clone());
        let exact = ranges.iter().fold(constant.clone(), |sum, range| sum.add(range));
        if !Interval::of_sort(sort).includes(&exact) || parts.len() > 16 {
            return Ok(());
        }
        for (index, (part, coefficient)) in parts.iter().enumerate() {
            let others = ranges
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != index)
                .fold(constant.clone(), |sum, (_, range)| sum.add(range));
            let room = within.sub(&others).unscale(coefficient).ok_or(Contradiction)?;
            self.refine(*part, &room, depth)?;
        }
        Ok(())
    }

    /// A choice lies in the interval: a branch that cannot is not taken.
    fn refine_choice(
        &mut self,
        c: Term,
        a: Term,
        b: Term,
        within: &Interval,
        depth: u32,
    ) -> Result<(), Contradiction> {
        let first = self.decide(c, depth) != Some(false) && self.of(a, depth).meet(within).is_some();
        let second = self.decide(c, depth) != Some(true) && self.of(b, depth).meet(within).is_some();
        match (first, second) {
            (true, true) => Ok(()),
            (true, false) => {
                self.narrow(c, true, depth)?;
                self.refine(a, within, depth)
            }
            (false, true) => {
                self.narrow(c, false, depth)?;
                self.refine(b, within, depth)
            }
            (false, false) => Err(Contradiction),
        }
    }
}

/// The layer.
pub(super) struct IntervalLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

impl Solver for IntervalLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let before = &query.path.intervals;
        if let Some(model) = &query.path.model
            && query.asked.iter().all(|term| before.decide(terms, *term) == Some(true))
        {
            self.stats.borrow_mut().by_intervals += 1;
            let _ = query.learned.set(before.clone());
            return Answer::Sat(std::rc::Rc::clone(model));
        }
        let mut after = before.clone();
        if after.narrow(terms, query.asked, |symbol| query.path.touching(symbol)).is_err() {
            self.stats.borrow_mut().by_intervals += 1;
            return Answer::Unsat;
        }
        let _ = query.learned.set(after);
        self.next.check(terms, query)
    }
}
