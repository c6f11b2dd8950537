//! A model for people: small values, the same whatever was asked before.
//!
//! The conjuncts are sorted in canonical order and solved group by group: by differences, guessing or as linear conditions where that
//! is enough, else by a Z3 context made for the occasion. Then each symbol in turn is tried at 0, 1, -1, 2 and at the end of its interval that is
//! nearest to them, and after that within half of its magnitude, again and again; what was reached is fixed before the next
//! symbol. Values are tried by evaluation first.

use super::differences;
use super::encode::Flavour;
use super::guess::{guess, is_hard};
use super::interval::Interval;
use super::intervals::Intervals;
use super::linear::{self, LinearLayer};
use super::products::ProductLayer;
use super::slices;
use super::z3::{Outcome, Session, Z3Layer, features, suitable};
use super::{Answer, IntEncoding, PathCondition, Query, SharedStats, Solver, SolverConfig};
use crate::term::{Const, Features, FloatTy, Model, Node, Num, Sort, SymId, Term, Terms};
use std::cell::OnceCell;
use std::rc::Rc;
use std::time::Instant;

/// Questions beyond the first of each group.
const MOST_CHECKS: u32 = 200;

struct Search<'a> {
    session: Option<Session>,
    /// For groups with products.
    products: Option<ProductLayer>,
    config: &'a SolverConfig,
    stats: &'a SharedStats,
    checks_left: u32,
    /// Of the group at hand.
    intervals: Intervals,
}

pub(super) fn find(
    terms: &mut Terms,
    pc: &PathCondition,
    symbols: &[SymId],
    config: &SolverConfig,
    stats: &SharedStats,
) -> Answer {
    let mut conjuncts: Vec<Term> = pc.conjuncts().collect();
    conjuncts.sort_by_key(|term| terms.order(*term));
    let mut search = Search {
        session: None,
        products: None,
        config,
        stats,
        checks_left: MOST_CHECKS,
        intervals: Intervals::default(),
    };
    let mut whole = Model::new();
    for group in slices::groups(terms, &conjuncts) {
        match search.group(terms, &group, symbols) {
            Ok(model) => whole = whole.overridden_by(&model),
            Err(answer) => return answer,
        }
    }
    Answer::Sat(Rc::new(whole))
}

impl Search<'_> {
    fn group(&mut self, terms: &mut Terms, group: &[Term], wanted: &[SymId]) -> Result<Model, Answer> {
        let mut own: Vec<SymId> = group.iter().flat_map(|term| terms.symbols(*term).to_vec()).collect();
        own.sort_unstable();
        own.dedup();
        let mut simplest: Model = own
            .iter()
            .filter_map(|id| Some((*id, terms.sort(terms.symbol_term(*id)?).default_const())))
            .collect();
        for term in group {
            // a flag that must be set, such as the colour of a node
            if let Node::Symbol(id) = terms.node(*term) {
                simplest.insert(*id, Const::Bool(true));
            }
        }
        if super::satisfies(terms, &simplest, group) {
            return Ok(simplest);
        }
        let features = features(terms, group);
        let flavour = match self.config.ints {
            _ if features.contains(Features::FLOAT) => Flavour::Bv,
            IntEncoding::Int => Flavour::Int,
            IntEncoding::Bv => Flavour::Bv,
            IntEncoding::Auto | IntEncoding::Check => suitable(terms, group),
        };
        self.intervals = Intervals::default();
        let _ = self.intervals.narrow(terms, group, |_| Vec::new());
        let mut asked = group.to_vec();
        let mut model = self.ask(terms, &asked, flavour)?;
        let first: Vec<SymId> = wanted.iter().copied().filter(|id| own.binary_search(id).is_ok()).collect();
        let rest = own.iter().copied().filter(|id| !first.contains(id));
        let order: Vec<SymId> = first.iter().copied().chain(rest).collect();
        for id in order {
            let Some(symbol) = terms.symbol_term(id) else { continue };
            self.settle(terms, group, &mut asked, flavour, &mut model, (id, symbol));
        }
        Ok(model)
    }

    /// Makes one symbol small and fixes it.
    #[allow(clippy::too_many_arguments)] // the state of the walk, used once
    fn settle(
        &mut self,
        terms: &mut Terms,
        group: &[Term],
        asked: &mut Vec<Term>,
        flavour: Flavour,
        model: &mut Model,
        (id, symbol): (SymId, Term),
    ) {
        let sort = terms.sort(symbol);
        let range = self.intervals.of(terms, symbol);
        let mut small = false;
        for value in candidates(sort).into_iter().chain(nearest_end(sort, &range)) {
            if value.as_num().is_some_and(|value| !range.contains(value)) {
                continue;
            }
            if model.get(id) == Some(&value) {
                small = true;
                break;
            }
            let mut trial = model.clone();
            trial.insert(id, value.clone());
            if super::satisfies(terms, &trial, group) {
                *model = trial;
                small = true;
                break;
            }
            let literal = terms.constant(sort, value);
            let there = terms.eq(symbol, literal);
            if self.try_with(terms, asked, &[there], flavour, model) {
                small = true;
                break;
            }
        }
        if !small && sort.is_integral() {
            self.halve(terms, group, asked, flavour, model, (id, symbol));
        }
        if let Some(value) = model.get(id).cloned() {
            let literal = terms.constant(sort, value);
            let fixed = terms.eq(symbol, literal);
            // NaN equals nothing, and cannot be fixed this way
            if terms.eval(fixed, model) == Const::Bool(true) && terms.as_bool(fixed).is_none() {
                asked.push(fixed);
            }
        }
    }

    /// Brings a symbol within half of its magnitude as long as that works.
    fn halve(
        &mut self,
        terms: &mut Terms,
        group: &[Term],
        asked: &[Term],
        flavour: Flavour,
        model: &mut Model,
        (id, symbol): (SymId, Term),
    ) {
        let sort = terms.sort(symbol);
        while let Some(Const::Int(value)) = model.get(id).cloned() {
            let Some(half) = value.checked_div(&Num::from(2)).map(|half| half.abs()) else { return };
            if half <= Num::ONE {
                return;
            }
            let same_sign = if value.is_negative() { half.neg() } else { half.clone() };
            let mut trial = model.clone();
            trial.insert(id, Const::Int(same_sign));
            if super::satisfies(terms, &trial, group) {
                *model = trial;
                continue;
            }
            let low = terms.constant(sort, Const::Int(half.neg()));
            let high = terms.constant(sort, Const::Int(half));
            let mut within = vec![terms.le(symbol, high)];
            // an unsigned type has no negative half
            if terms.as_num(low).is_some_and(Num::is_negative) {
                within.push(terms.ge(symbol, low));
            }
            if !self.try_with(terms, asked, &within, flavour, model) {
                return;
            }
        }
    }

    fn try_with(
        &mut self,
        terms: &mut Terms,
        asked: &[Term],
        extra: &[Term],
        flavour: Flavour,
        model: &mut Model,
    ) -> bool {
        if self.checks_left == 0 || extra.iter().any(|term| terms.as_bool(*term) == Some(false)) {
            return false;
        }
        let all: Vec<Term> = asked.iter().chain(extra).copied().collect();
        self.checks_left -= 1;
        // a smaller value is not worth the seconds that Z3 may take
        let found = if self.config.guess && is_hard(terms, &all) {
            guess(terms, &self.intervals, &all)
        } else {
            self.ask(terms, &all, flavour).ok()
        };
        let is_found = found.is_some();
        if let Some(found) = found {
            *model = found;
        }
        is_found
    }

    fn ask_with_products(&mut self, terms: &mut Terms, conjuncts: &[Term]) -> Result<Model, Answer> {
        let layer = self.products.get_or_insert_with(|| {
            let config = SolverConfig { dump_smt: None, ..self.config.clone() };
            let mut next: Box<dyn Solver> = Box::new(Z3Layer::new(&config, Rc::clone(self.stats)));
            if config.linear {
                next = Box::new(LinearLayer { next, stats: Rc::clone(self.stats) });
            }
            ProductLayer::new(next)
        });
        let (path, learned) = (PathCondition::new(), OnceCell::new());
        let query = Query { path: &path, asked: &[], slice: Some(conjuncts.to_vec()), learned: &learned };
        match layer.check(terms, &query) {
            Answer::Sat(model) => Ok(Rc::unwrap_or_clone(model)),
            answer => Err(answer),
        }
    }

    fn ask(&mut self, terms: &mut Terms, conjuncts: &[Term], flavour: Flavour) -> Result<Model, Answer> {
        if self.config.differences {
            match differences::solve(terms, &self.intervals, conjuncts) {
                Some(Answer::Sat(model)) => return Ok(Rc::unwrap_or_clone(model)),
                Some(answer) => return Err(answer),
                None => {}
            }
        }
        if self.config.guess
            && let Some(model) = guess(terms, &self.intervals, conjuncts)
        {
            return Ok(model);
        }
        if self.config.products && is_hard(terms, conjuncts) {
            return self.ask_with_products(terms, conjuncts);
        }
        if self.config.linear {
            match linear::solve(terms, &self.intervals, conjuncts) {
                Some(Answer::Sat(model)) => return Ok(Rc::unwrap_or_clone(model)),
                Some(answer) => return Err(answer),
                None => {}
            }
        }
        let started = Instant::now();
        let session = self.session.get_or_insert_with(|| Session::new(self.config));
        let (outcome, _) = session.ask(terms, conjuncts, flavour, false);
        let mut stats = self.stats.borrow_mut();
        stats.z3_calls += 1;
        stats.z3_time += started.elapsed();
        match outcome {
            Outcome::Sat(model) if super::satisfies(terms, &model, conjuncts) => Ok(model),
            Outcome::Sat(_) => {
                Err(Answer::Unknown("Z3's model does not satisfy the question when evaluated".to_owned()))
            }
            Outcome::Unsat => Err(Answer::Unsat),
            Outcome::Unknown(reason) => Err(Answer::Unknown(reason)),
        }
    }
}

/// The number nearest to zero in an interval that is on one side of it.
fn nearest_end(sort: Sort, range: &Interval) -> Option<Const> {
    if !sort.is_integral() {
        return None;
    }
    let end = match (&range.lo, &range.hi) {
        (Some(low), _) if *low > Num::ZERO => low,
        (_, Some(high)) if high.is_negative() => high,
        _ => return None,
    };
    Some(Const::Int(end.clone()))
}

fn candidates(sort: Sort) -> Vec<Const> {
    match sort {
        Sort::Bool => vec![Const::Bool(false)],
        Sort::Int | Sort::Bits(_) => [0, 1, -1, 2]
            .into_iter()
            .map(|value| Const::Int(Num::from(value)))
            .filter(|value| value.is_of(sort))
            .collect(),
        Sort::Float(FloatTy::F32) => [0.0, 1.0, -1.0, 2.0].into_iter().map(Const::f32).collect(),
        Sort::Float(FloatTy::F64) => [0.0, 1.0, -1.0, 2.0].into_iter().map(Const::f64).collect(),
    }
}
