//! Layer: cache. Answers a set of conjuncts that was asked before, or one whose answer follows: a set with an
//! unsat set inside is unsat; a model that was found for another set about the same symbols is tried.
//!
//! Sound because the key is the set itself (terms are interned, so equal terms are equal numbers), because more
//! conjuncts never make an unsat set satisfiable, and because a model tried is evaluated. An unknown answer is kept
//! as well: asked again, Z3 would spend its whole limit to fail again.

use super::{Answer, Query, SharedStats, Solver};
use crate::term::{Model, Term, Terms};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Unsat sets remembered for each conjunct, to look for inside larger sets.
const CORES: usize = 8;
/// Models tried.
const MODELS: usize = 4;

pub(super) struct CacheLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
    answers: FxHashMap<Rc<[Term]>, Answer>,
    /// Unsat sets, by their last (newest) member.
    unsat_by_newest: FxHashMap<Term, Vec<Rc<[Term]>>>,
    /// The latest models for sets with this oldest member.
    models_by_oldest: FxHashMap<Term, Vec<Rc<Model>>>,
}

impl CacheLayer {
    pub(super) fn new(next: Box<dyn Solver>, stats: SharedStats) -> CacheLayer {
        CacheLayer {
            next,
            stats,
            answers: FxHashMap::default(),
            unsat_by_newest: FxHashMap::default(),
            models_by_oldest: FxHashMap::default(),
        }
    }

    fn recall(&self, terms: &Terms, key: &[Term]) -> Option<Answer> {
        if let Some(answer) = self.answers.get(key) {
            return Some(answer.clone());
        }
        for term in key {
            let sets = self.unsat_by_newest.get(term).into_iter().flatten();
            if sets.into_iter().any(|set| set.iter().all(|part| key.binary_search(part).is_ok())) {
                return Some(Answer::Unsat);
            }
        }
        let models = self.models_by_oldest.get(key.first()?)?;
        let model = models.iter().rev().find(|model| super::satisfies(terms, model, key))?;
        Some(Answer::Sat(Rc::clone(model)))
    }
}

impl Solver for CacheLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let mut key = query.conjuncts().into_owned();
        key.sort_unstable();
        key.dedup();
        if let Some(answer) = self.recall(terms, &key) {
            self.stats.borrow_mut().cache_hits += 1;
            return answer;
        }
        let answer = self.next.check(terms, query);
        let key: Rc<[Term]> = key.into();
        match (&answer, key.first(), key.last()) {
            (Answer::Unsat, _, Some(newest)) => {
                let sets = self.unsat_by_newest.entry(*newest).or_default();
                if sets.len() < CORES {
                    sets.push(Rc::clone(&key));
                }
            }
            (Answer::Sat(model), Some(oldest), _) => {
                let models = self.models_by_oldest.entry(*oldest).or_default();
                if models.len() == MODELS {
                    models.remove(0);
                }
                models.push(Rc::clone(model));
            }
            _ => {}
        }
        self.answers.insert(key, answer.clone());
        answer
    }
}
