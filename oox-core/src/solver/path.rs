//! The path condition: what has been assumed, and what the layers keep of it between questions.
//!
//! What must hold: the model, when there is one, makes every conjunct true; the intervals follow from the conjuncts.

use super::intervals::Intervals;
use crate::term::{Model, SymId, Term, Terms};
use imbl::{OrdMap, OrdSet, Vector};
use std::rc::Rc;

/// A conjunction of conditions. Cloning shares.
#[derive(Clone)]
pub struct PathCondition {
    conjuncts: Vector<Term>,
    present: OrdSet<Term>,
    /// For each symbol the positions of the conjuncts it occurs in.
    by_symbol: OrdMap<SymId, Vector<u32>>,
    pub(super) intervals: Intervals,
    /// `None` when conjuncts were added without asking, or an answer was unknown.
    pub(super) model: Option<Rc<Model>>,
    pub(super) unsure: bool,
}

impl Default for PathCondition {
    fn default() -> PathCondition {
        PathCondition {
            conjuncts: Vector::new(),
            present: OrdSet::new(),
            by_symbol: OrdMap::new(),
            intervals: Intervals::default(),
            model: Some(Rc::new(Model::new())),
            unsure: false,
        }
    }
}

impl PathCondition {
    /// The condition that always holds.
    pub fn new() -> PathCondition {
        PathCondition::default()
    }

    /// How many conjuncts.
    pub fn len(&self) -> usize {
        self.conjuncts.len()
    }

    /// Does it always hold?
    pub fn is_empty(&self) -> bool {
        self.conjuncts.is_empty()
    }

    /// The conjuncts in the order they were assumed.
    pub fn conjuncts(&self) -> impl Iterator<Item = Term> + '_ {
        self.conjuncts.iter().copied()
    }

    /// Is this one of the conjuncts?
    pub fn contains(&self, term: Term) -> bool {
        self.present.contains(&term)
    }

    /// The symbols of all conjuncts, in order.
    pub fn symbols(&self) -> impl Iterator<Item = SymId> + '_ {
        self.by_symbol.keys().copied()
    }

    /// Was some answer on the way here unknown? Then the condition may be unsatisfiable.
    pub fn is_unsure(&self) -> bool {
        self.unsure
    }

    /// What the path implies of a symbol's value.
    pub fn intervals(&self) -> &Intervals {
        &self.intervals
    }

    /// The model of the last answer, when it is one of the whole condition.
    pub fn last_model(&self) -> Option<&Rc<Model>> {
        self.model.as_ref()
    }

    /// The conjuncts in which a symbol occurs, in order.
    pub(super) fn touching(&self, symbol: SymId) -> impl Iterator<Item = Term> + '_ {
        self.positions(symbol).map(|position| self.at(position))
    }

    /// Positions of the conjuncts in which a symbol occurs, in order.
    pub(super) fn positions(&self, symbol: SymId) -> impl Iterator<Item = u32> + '_ {
        self.by_symbol.get(&symbol).into_iter().flat_map(|positions| positions.iter().copied())
    }

    pub(super) fn at(&self, position: u32) -> Term {
        self.conjuncts[position as usize]
    }

    pub(super) fn push(&mut self, terms: &Terms, term: Term) {
        if self.present.insert(term).is_some() {
            return;
        }
        let position = u32::try_from(self.conjuncts.len()).expect("fewer than 2^32 conjuncts");
        self.conjuncts.push_back(term);
        for symbol in terms.symbols(term).iter() {
            self.by_symbol.entry(*symbol).or_default().push_back(position);
        }
    }
}
