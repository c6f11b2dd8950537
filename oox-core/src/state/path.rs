//! The path that a state has taken: what must hold of the input, and the choices that led here.

use std::rc::Rc;

use imbl::{OrdSet, Vector};

use super::thread::OwnCounts;
use super::trail::{SymbolOrigin, Trail, Way};
use crate::config::Bound;
use crate::ir::BranchId;
use crate::solver::PathCondition;
use crate::term::SymId;

/// How a state came to be.
#[derive(Clone)]
pub struct Path {
    /// What must hold of the input for this path to be taken.
    pub condition: PathCondition,
    /// The choices made so far.
    pub trail: Trail,
    /// The branches of the source that the path took after something was split, oldest first.
    pub decisions: Vector<(BranchId, Way)>,
    /// The symbols of the path in the order of their making, and what each stands for.
    pub symbols: Vector<(SymId, SymbolOrigin)>,
    /// The solver gave up on a decision of this path.
    pub uncertain: Option<Rc<str>>,
    /// Bounds that left something out on this path.
    pub bounds_hit: OrdSet<Bound>,
    /// The input is larger than a bound; the path only lives on to see whether the precondition forbids that.
    pub over_bound: Option<Bound>,
    /// The preconditions of the entry method are done.
    pub entered: bool,
    /// The path ends where it stands, with so many frames, by a violation or as a case; what is still open of its inputs
    /// is settled before.
    pub doomed_at: Option<usize>,
}

/// What is counted along a path.
#[derive(Clone, Default)]
pub struct Counts {
    /// Time of allocations.
    pub clock: u32,
    /// Jumps, branches, returns and calls executed.
    pub steps: u64,
    /// Steps of the outermost static initialiser that runs, where they are counted apart.
    pub initialising: u64,
    /// How often the path was split.
    pub splits: u32,
    /// `splits` at the last decision that was noted, or when the current block was entered.
    pub decided: u32,
    /// How often something of the input was initialised.
    pub initialisations: u32,
    /// How many changes there were; also those on a heap of the past count.
    pub changes: u64,
    /// The last change that was made before there was any object: constants of classes.
    pub early: u64,
}

impl Counts {
    /// What the running thread has counted.
    pub(super) fn own(&self) -> OwnCounts {
        OwnCounts {
            steps: self.steps,
            splits: self.splits,
            decided: self.decided,
            initialisations: self.initialisations,
        }
    }

    /// Another thread counts on.
    pub(super) fn set_own(&mut self, own: OwnCounts) {
        (self.steps, self.splits) = (own.steps, own.splits);
        (self.decided, self.initialisations) = (own.decided, own.initialisations);
    }
}

impl Path {
    /// Nothing was decided yet.
    pub(super) fn new() -> Self {
        Self {
            condition: PathCondition::new(),
            trail: Trail::default(),
            decisions: Vector::new(),
            symbols: Vector::new(),
            uncertain: None,
            bounds_hit: OrdSet::new(),
            over_bound: None,
            entered: false,
            doomed_at: None,
        }
    }
}
