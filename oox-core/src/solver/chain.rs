//! The chain: builds the layers that are switched on, asks the first, and keeps the path condition.

use super::cache::CacheLayer;
use super::differences::DifferenceLayer;
use super::guess::GuessLayer;
use super::intervals::{IntervalLayer, Intervals};
use super::linear::LinearLayer;
use super::model_reuse::{self, ModelReuseLayer};
use super::products::ProductLayer;
use super::simplify::{self, SimplifyLayer};
use super::slices::SliceLayer;
use super::z3::Z3Layer;
use super::{
    Answer, Assumed, IntEncoding, PathCondition, Query, SharedStats, Solver, SolverConfig, Stats, readable,
};
use crate::term::{Model, SymId, Term, Terms};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The solver of one worker, with a Z3 context of its own. It remembers terms by their numbers, so it belongs to one
/// arena of [`Terms`].
///
/// ```
/// use oox_core::solver::{Assumed, Chain, PathCondition, SolverConfig};
/// use oox_core::term::{IntTy, Sort, SymId, Terms};
/// let mut terms = Terms::new(true);
/// let mut chain = Chain::new(SolverConfig::default());
/// let x = terms.symbol(SymId(0), Sort::Bits(IntTy::I32));
/// let three = terms.bits(IntTy::I32, 3);
/// let above = terms.gt(x, three);
/// let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), above) else { panic!() };
/// let below = terms.lt(x, three);
/// assert!(matches!(chain.assume(&mut terms, &path, below), Assumed::Infeasible));
/// assert_eq!(chain.stats().z3_calls, 0);
/// ```
pub struct Chain {
    first: Box<dyn Solver>,
    config: SolverConfig,
    stats: SharedStats,
    /// What `stats` was after the last question.
    reported: Stats,
}

impl Chain {
    /// A chain with the layers that are switched on.
    pub fn new(config: SolverConfig) -> Self {
        let stats: SharedStats = Rc::new(RefCell::new(Stats::default()));
        let shared = || Rc::clone(&stats);
        let mut first: Box<dyn Solver> = Box::new(Z3Layer::new(&config, shared()));
        // two encodings are compared on what Z3 is asked
        let is_compared = config.ints == IntEncoding::Check;
        if config.linear && !is_compared {
            first = Box::new(LinearLayer { next: first, stats: shared() });
        }
        if config.products {
            first = Box::new(ProductLayer::new(first));
        }
        if config.guess && !is_compared {
            first = Box::new(GuessLayer { next: first, stats: shared() });
        }
        if config.cache {
            first = Box::new(CacheLayer::new(first, shared()));
        }
        if config.differences {
            first = Box::new(DifferenceLayer { next: first, stats: shared() });
        }
        if config.slices {
            first = Box::new(SliceLayer { next: first });
        }
        if config.model_reuse {
            first = Box::new(ModelReuseLayer { next: first, stats: shared() });
        }
        if config.intervals {
            first = Box::new(IntervalLayer { next: first, stats: shared() });
        }
        if config.simplify {
            first = Box::new(SimplifyLayer { next: first, stats: shared() });
        }
        Chain { first, config, stats, reported: Stats::default() }
    }

    /// Is `pc && t` satisfiable?
    pub fn assume(&mut self, terms: &mut Terms, pc: &PathCondition, t: Term) -> Assumed {
        let (answer, learned) = self.ask(terms, pc, &[t]);
        let mut longer = pc.clone();
        for part in self.parts(terms, pc, t) {
            longer.push(terms, part);
        }
        longer.intervals = learned.unwrap_or_else(|| pc.intervals.clone());
        match answer {
            Answer::Sat(model) => {
                longer.model = Some(model);
                longer.unsure = false;
                Assumed::Feasible(longer)
            }
            Answer::Unsat => Assumed::Infeasible,
            Answer::Unknown(reason) => {
                longer.model = None;
                longer.unsure = true;
                Assumed::Unknown(longer, reason)
            }
        }
    }

    /// `pc && t`, known to be satisfiable, without asking.
    pub fn add(&mut self, terms: &mut Terms, pc: &PathCondition, t: Term) -> PathCondition {
        let parts = self.parts(terms, pc, t);
        let mut longer = pc.clone();
        if self.config.intervals {
            // a contradiction leaves the map as it was, which is right if weak
            let _ = longer.intervals.narrow(terms, &parts, |symbol| pc.touching(symbol));
        }
        longer.model = match &pc.model {
            Some(model) if self.config.model_reuse => model_reuse::extend(terms, pc, &parts, model),
            Some(model) => super::satisfies(terms, model, &parts).then(|| Rc::clone(model)),
            None => None,
        };
        for part in parts {
            longer.push(terms, part);
        }
        longer
    }

    /// A model of the whole path condition; symbols it does not name are free and stand for 0.
    pub fn model(&mut self, terms: &mut Terms, pc: &PathCondition) -> Answer {
        match &pc.model {
            Some(model) => {
                self.stats.borrow_mut().queries += 1;
                self.stats.borrow_mut().by_model += 1;
                self.reported = self.stats.borrow().clone();
                Answer::Sat(Rc::clone(model))
            }
            None => self.ask(terms, pc, &[]).0,
        }
    }

    /// A model with values as small as is easily found, those of the first symbols first. It depends on the path
    /// condition and the symbols only, not on what was asked before.
    pub fn readable_model(&mut self, terms: &mut Terms, pc: &PathCondition, symbols: &[SymId]) -> Answer {
        self.stats.borrow_mut().queries += 1;
        let answer = readable::find(terms, pc, symbols, &self.config, &self.stats);
        let answer = match (answer, &pc.model) {
            // better some model than none
            (Answer::Unknown(_), Some(model)) => Answer::Sat(Rc::clone(model)),
            (answer, _) => answer,
        };
        self.finish(terms, pc, &[], &answer);
        answer
    }

    /// What the chain has done so far.
    pub fn stats(&self) -> &Stats {
        &self.reported
    }

    fn ask(&mut self, terms: &mut Terms, pc: &PathCondition, asked: &[Term]) -> (Answer, Option<Intervals>) {
        self.stats.borrow_mut().queries += 1;
        let learned = OnceCell::new();
        let answer = self.first.check(terms, &Query { path: pc, asked, slice: None, learned: &learned });
        self.finish(terms, pc, asked, &answer);
        (answer, learned.into_inner())
    }

    fn finish(&mut self, terms: &Terms, pc: &PathCondition, asked: &[Term], answer: &Answer) {
        match answer {
            Answer::Sat(model) => debug_assert!(
                is_model(terms, pc, asked, model),
                "a layer answered with {model:?}, which is no model of {:?}",
                pc.conjuncts()
                    .chain(asked.iter().copied())
                    .map(|term| terms.display(term, &|id| format!("x{}", id.0)))
                    .collect::<Vec<_>>()
            ),
            Answer::Unsat => {}
            Answer::Unknown(_) => self.stats.borrow_mut().unknowns += 1,
        }
        self.reported = self.stats.borrow().clone();
    }

    fn parts(&self, terms: &mut Terms, pc: &PathCondition, t: Term) -> Vec<Term> {
        if !self.config.simplify {
            return vec![t];
        }
        // what contradicts the path stays as it is
        simplify::split(terms, pc, t).unwrap_or_else(|| vec![t])
    }
}

fn is_model(terms: &Terms, pc: &PathCondition, asked: &[Term], model: &Model) -> bool {
    let all: Vec<Term> = pc.conjuncts().chain(asked.iter().copied()).collect();
    super::satisfies(terms, model, &all)
}
