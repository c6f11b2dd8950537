//! The chain. (Signatures only, for now.)

use super::{Answer, Assumed, PathCondition, SolverConfig, Stats};
use crate::term::{SymId, Term, Terms};

/// The solver.
pub struct Chain {
    stats: Stats,
}

impl Chain {
    /// A chain with its own Z3 context.
    pub fn new(_config: SolverConfig) -> Self {
        Chain { stats: Stats::default() }
    }

    /// Is `pc && t` satisfiable?
    pub fn assume(&mut self, _terms: &mut Terms, pc: &PathCondition, _t: Term) -> Assumed {
        Assumed::Unknown(pc.clone(), "the solver is not built yet".into())
    }

    /// `pc && t` without asking.
    pub fn add(&mut self, _terms: &mut Terms, pc: &PathCondition, _t: Term) -> PathCondition {
        pc.clone()
    }

    /// A model of the whole path condition.
    pub fn model(&mut self, _terms: &mut Terms, _pc: &PathCondition) -> Answer {
        Answer::Unknown("the solver is not built yet".into())
    }

    /// A model with small values.
    pub fn readable_model(&mut self, _terms: &mut Terms, _pc: &PathCondition, _symbols: &[SymId]) -> Answer {
        Answer::Unknown("the solver is not built yet".into())
    }

    /// What was done.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }
}
