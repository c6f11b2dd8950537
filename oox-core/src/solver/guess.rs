//! Layer: guessing. Decides sat when values that programs like make the conjuncts true: small numbers, the literals of the
//! conjuncts and their neighbours, the ends of types and intervals.
//!
//! Sound because the answer is a model that has been evaluated. It is for products, quotients and floats, over which Z3
//! takes seconds although an example is near, and spares starting Z3 at all where that is the only question. Symbols get
//! values one after the other, and a conjunct is looked at as soon as all of its symbols have one; what it costs is counted
//! in conjuncts looked at, so that the same question gets the same answer.

use super::intervals::Intervals;
use super::model_reuse::propose;
use super::z3::features;
use super::{Answer, Query, SharedStats, Solver};
use crate::term::{Const, Evaluator, Features, FloatTy, Model, Node, Num, Sort, SymId, Term, Terms};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Conjuncts looked at before giving up, where Z3 is slow.
const MOST_IF_HARD: u32 = 3000;
/// And where it is quick.
const MOST: u32 = 300;
/// More symbols than that are not guessed.
const MOST_SYMBOLS: usize = 16;
/// Literals of the conjuncts that are tried for each symbol.
const MOST_LITERALS: usize = 12;
/// Values that a failing conjunct may ask for, for each symbol.
const MOST_PROPOSALS: usize = 6;

pub(super) struct GuessLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

impl Solver for GuessLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        if let Some(model) = guess(terms, query.intervals(), &query.conjuncts()) {
            self.stats.borrow_mut().by_guess += 1;
            return Answer::Sat(Rc::new(model));
        }
        self.next.check(terms, query)
    }
}

/// Whether Z3 takes long over conjuncts of this kind.
pub(super) fn is_hard(terms: &Terms, conjuncts: &[Term]) -> bool {
    let all = features(terms, conjuncts);
    [Features::FLOAT, Features::BITWISE, Features::NONLINEAR_INT].into_iter().any(|kind| all.contains(kind))
}

/// A model of the conjuncts, if one is easily found.
pub(super) fn guess(terms: &Terms, intervals: &Intervals, conjuncts: &[Term]) -> Option<Model> {
    let is_without_symbols = |term: &&Term| terms.symbols(**term).is_empty();
    let nothing = Model::new();
    let mut evaluator = Evaluator::new(terms, &nothing);
    if !conjuncts.iter().filter(is_without_symbols).all(|term| evaluator.holds(*term)) {
        return None;
    }
    let symbols = order(terms, conjuncts)?;
    let literals = literals(terms, conjuncts);
    let steps = symbols.iter().enumerate().map(|(at, id)| {
        let is_decided = |term: &&Term| {
            let own = terms.symbols(**term);
            own.contains(id) && own.iter().all(|other| symbols[..=at].contains(other))
        };
        let symbol = terms.symbol_term(*id)?;
        let range = intervals.of(terms, symbol);
        let mut values = usual(terms.sort(symbol));
        values.extend([&range.lo, &range.hi].into_iter().flatten().cloned().map(Const::Int));
        values.extend(literals.iter().cloned());
        values.extend(extreme(terms.sort(symbol)));
        values.retain(|value| {
            value.is_of(terms.sort(symbol)) && value.as_num().is_none_or(|value| range.contains(value))
        });
        Some(Step { id: *id, values, decided: conjuncts.iter().filter(is_decided).copied().collect() })
    });
    let steps: Vec<Step> = steps.collect::<Option<_>>()?;
    let fuel = if is_hard(terms, conjuncts) { MOST_IF_HARD } else { MOST };
    let mut search = Search { terms, steps, model: Model::new(), fuel };
    search.from(0).then_some(search.model)
}

/// The symbols in the order in which they get values: next is always the one that decides the most conjuncts, so that a
/// wrong value shows soon. `None` where there are too many.
fn order(terms: &Terms, conjuncts: &[Term]) -> Option<Vec<SymId>> {
    let mut open: Vec<Vec<SymId>> = conjuncts.iter().map(|term| terms.symbols(*term).to_vec()).collect();
    let mut left: BTreeSet<SymId> = open.iter().flatten().copied().collect();
    if left.len() > MOST_SYMBOLS {
        return None;
    }
    let mut symbols = Vec::new();
    while !left.is_empty() {
        let weight = |id: &SymId| {
            let own = open.iter().filter(|symbols| symbols.contains(id));
            let nearly = own.clone().filter(|symbols| symbols.len() == 2).count();
            (own.filter(|symbols| symbols.len() == 1).count(), nearly)
        };
        let next = left.iter().copied().max_by_key(|id| (weight(id), std::cmp::Reverse(*id)))?;
        left.remove(&next);
        for symbols in &mut open {
            symbols.retain(|id| *id != next);
        }
        symbols.push(next);
    }
    Some(symbols)
}

/// A symbol with the values to be tried.
struct Step {
    id: SymId,
    values: Vec<Const>,
    /// The conjuncts that are decided once it has a value.
    decided: Vec<Term>,
}

struct Search<'t> {
    terms: &'t Terms,
    steps: Vec<Step>,
    model: Model,
    fuel: u32,
}

impl Search<'_> {
    /// Finds values for the symbols from this step on.
    fn from(&mut self, at: usize) -> bool {
        let Some(step) = self.steps.get(at) else { return true };
        let (id, mut values) = (step.id, step.values.clone());
        let mut proposed = 0;
        let mut next = 0;
        while let Some(value) = values.get(next).cloned() {
            next += 1;
            self.model.insert(id, value);
            match self.failing(at) {
                None if self.from(at + 1) => return true,
                None => {}
                Some(failing) => {
                    let mut wanted = Vec::new();
                    propose(self.terms, &self.model, failing, true, 0, &mut wanted);
                    for (symbol, value) in wanted {
                        if symbol == id && proposed < MOST_PROPOSALS && !values.contains(&value) {
                            proposed += 1;
                            values.push(value);
                        }
                    }
                }
            }
            if self.fuel == 0 {
                return false;
            }
        }
        false
    }

    /// The first conjunct that the value of this step makes false.
    fn failing(&mut self, at: usize) -> Option<Term> {
        let mut evaluator = Evaluator::new(self.terms, &self.model);
        for term in &self.steps[at].decided {
            self.fuel = self.fuel.saturating_sub(1);
            if self.fuel == 0 || !evaluator.holds(*term) {
                return Some(*term);
            }
        }
        None
    }
}

/// Values that people would try, the simplest first.
fn usual(sort: Sort) -> Vec<Const> {
    match sort {
        Sort::Bool => vec![Const::Bool(false), Const::Bool(true)],
        Sort::Int | Sort::Bits(_) => {
            [0, 1, -1, 2, 3, -2, 10].into_iter().map(|value| Const::Int(Num::from(value))).collect()
        }
        Sort::Float(FloatTy::F32) => [0.0, 1.0, -1.0, 2.0, 0.5, 10.0].map(Const::f32).to_vec(),
        Sort::Float(FloatTy::F64) => [0.0, 1.0, -1.0, 2.0, 0.5, 10.0].map(Const::f64).to_vec(),
    }
}

/// The ends of a type, where it has some.
fn extreme(sort: Sort) -> Vec<Const> {
    match sort {
        Sort::Bits(ty) => {
            [ty.max(), ty.min(), ty.max() - 1].into_iter().map(|end| Const::Int(Num::from(end))).collect()
        }
        Sort::Float(FloatTy::F32) => [f32::MAX, f32::MIN, f32::INFINITY, f32::NAN].map(Const::f32).to_vec(),
        Sort::Float(FloatTy::F64) => [f64::MAX, f64::MIN, f64::INFINITY, f64::NAN].map(Const::f64).to_vec(),
        Sort::Bool | Sort::Int => Vec::new(),
    }
}

/// The literals of conjuncts, integers with their neighbours, in the order in which they stand there.
fn literals(terms: &Terms, conjuncts: &[Term]) -> Vec<Const> {
    let mut found: Vec<Const> = Vec::new();
    let mut seen: BTreeSet<Term> = BTreeSet::new();
    let mut todo: Vec<Term> = conjuncts.iter().rev().copied().collect();
    while let Some(term) = todo.pop() {
        if found.len() >= MOST_LITERALS || !seen.insert(term) {
            continue;
        }
        match terms.node(term) {
            Node::Const(Const::Int(value)) | Node::Linear(_, value) => {
                let near = [0, 1, -1].map(|by| Const::Int(value.add(&Num::from(by))));
                found.extend(near.into_iter().filter(|value| !found.contains(value)).collect::<Vec<_>>());
            }
            Node::Const(value @ (Const::F32(_) | Const::F64(_))) if !found.contains(value) => {
                found.push(value.clone());
            }
            _ => {}
        }
        terms.for_each_child(term, |child| todo.push(child));
    }
    found
}
