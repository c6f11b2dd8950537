//! What a machine comes across on all of its paths.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::assumption::Assumption;
use crate::config::{Bound, Racing, Shared};
use crate::ir::{BranchId, DynTypeId};
use crate::lang::span::FileId;

/// Counters and findings that are of the search and not of a path.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Bounds that some path ran into.
    pub bounds_hit: BTreeSet<Bound>,
    /// What was assumed of the inputs as a whole.
    pub assumed: BTreeSet<Assumption>,
    /// Static state of which an input could have been an object, where the program has asked.
    pub asked_shared: BTreeSet<Shared>,
    /// Types of the library that an input could have had, where the program has asked.
    pub asked_types: BTreeSet<DynTypeId>,
    /// The outcomes of branches that were seen. What was not seen takes no room: the program may be large, and a path short.
    pub covered: BTreeSet<(BranchId, usize)>,
    /// How many of them were seen that are not of a library.
    pub discoveries: u64,
    /// States made by splitting, the first one included.
    pub states: u64,
    /// Instructions executed on all paths.
    pub steps: u64,
    /// How often somebody had to choose which thread goes on.
    pub points: u64,
    /// The most threads of a path.
    pub most_threads: usize,
    /// Paths that were given up because equivalent ones are explored elsewhere.
    pub asleep: u64,
    /// Kinds of places at which threads race.
    pub racing: BTreeSet<Racing>,
    /// Where they do: the kind of place, and the two places of the source.
    pub races: BTreeSet<Race>,
}

/// Two accesses that race: the kind of place, and where they stand, the lesser first.
pub type Race = (Racing, SpanKey, SpanKey);

/// A place of the source that can be compared.
pub type SpanKey = (FileId, u32, u32);

impl Tally {
    /// Nothing was seen, and the first state is there.
    pub(super) fn first() -> Self {
        Self { states: 1, ..Self::default() }
    }

    /// Adds what another machine came across.
    pub(crate) fn add(&mut self, other: Self) {
        let Self {
            bounds_hit, assumed, asked_shared, asked_types, covered, discoveries, states, steps, ..
        } = other;
        self.most_threads = self.most_threads.max(other.most_threads);
        self.points += other.points;
        self.asleep += other.asleep;
        self.racing.extend(other.racing);
        self.races.extend(other.races);
        self.bounds_hit.extend(bounds_hit);
        self.assumed.extend(assumed);
        self.asked_shared.extend(asked_shared);
        self.asked_types.extend(asked_types);
        self.covered.extend(covered);
        self.discoveries += discoveries;
        self.states += states;
        self.steps += steps;
    }
}
