//! What a search has found, mergeable over its parts.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::case::{Case, Completed, KnownDecisions, switches};
use crate::config::{Bounds, Config};
use crate::ir::{BranchId, CheckKind, MethodId, Program};
use crate::lang::span::Span;
use crate::machine::Tally;
use crate::solver::Stats;
use crate::state::{LibraryCall, Promise, Refusal, State, Violated};
use crate::threads::thread_name;

/// Violations are told apart by kind and place; inside of a library also by the call that led there, which comes first.
pub(super) type Key = (CheckKind, At, At);

/// A place of the source: file, start, end.
pub type At = (u32, u32, u32);

/// Which of several paths to the same end is shown: the least. Few changes from thread to thread are easier to follow.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rank {
    /// A path that needs a certain result of a call that was not executed shows less than one that does not.
    is_possible: bool,
    switches: u32,
    trail: Vec<u32>,
}

impl Rank {
    fn of(state: &State, ended: &Completed, is_possible: bool) -> Self {
        Self { is_possible, switches: switches(state, ended), trail: state.path.trail.indices() }
    }
}

/// A violation as a plain value.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// Which kind.
    pub kind: CheckKind,
    /// The violated condition, or the place of the throw for a crash.
    pub span: Span,
    /// For a crash inside of a library, the call that led there.
    pub library_call: Option<LibraryCall>,
    /// Whose contract it is; for a crash of another thread than the first one, what that executes.
    pub method: Option<MethodId>,
    /// The thread in which it happens, where that is not the first one.
    pub thread: Option<String>,
    /// The other place of a race.
    pub other: Option<Span>,
    /// Further words.
    pub detail: Option<String>,
    /// Calls that were not executed, of which the path needs certain results.
    pub only_if: Vec<String>,
}

/// A check that the solver could not decide.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Undecided {
    /// Which kind.
    pub kind: CheckKind,
    /// The file.
    pub file: u32,
    /// The line.
    pub line: u32,
    /// Why.
    pub reason: String,
}

/// What a search has found.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Exploration {
    /// Paths that came to an end.
    pub cases: u64,
    /// The cases themselves, when they are wanted; sorted by trail.
    pub list: Vec<Case>,
    /// One violation per kind and place.
    #[serde(with = "pairs")]
    pub violations: BTreeMap<Key, (Rank, Found, Case)>,
    /// Paths that never end, one per place. They are no cases.
    #[serde(with = "pairs")]
    pub endless: BTreeMap<At, (Rank, Span, Case)>,
    /// Within which bounds.
    pub bounds: Bounds,
    /// They have grown, because everything within smaller ones was explored.
    pub is_deepened: bool,
    /// How often the search was begun because of races.
    pub rounds: u32,
    /// What the machines came across.
    pub tally: Tally,
    /// Some path came past the preconditions.
    pub is_entered: bool,
    /// Calls that were assumed and not executed.
    pub unmodelled: BTreeSet<String>,
    /// What the method does not take.
    pub refusals: BTreeSet<Refusal>,
    /// What could not be executed: file, line, words.
    pub unsupported: BTreeSet<(u32, u32, String)>,
    /// Checks without an answer.
    pub undecided: BTreeSet<Undecided>,
    /// Outcomes of the method's own branches: covered, total.
    pub branches: (usize, usize),
    /// What the solver did.
    pub solver: Stats,
    /// How long it took.
    pub time: Duration,
}

/// What a worker has found so far; its states do not leave the worker.
#[derive(Default)]
pub(super) struct Gathered {
    pub result: Exploration,
    /// Paths that were followed to their end, cases or not.
    pub ended: u64,
    /// What its cases share.
    pub decided: KnownDecisions,
    /// Violations that are not turned into cases yet, and the calls of which they need certain results.
    pub candidates: BTreeMap<Key, (Rank, State, Violated, Vec<String>)>,
    /// Paths without an end that are not turned into cases yet.
    pub endless: BTreeMap<At, (Rank, State, Span)>,
    /// The classes of exceptions that paths ended with.
    pub thrown: BTreeSet<String>,
    /// How many different things were seen when something new was last seen, and how many cases there were then.
    pub shown: u64,
    pub shown_at: u64,
}

fn at(span: Span) -> At {
    let (file, start, end) = span.key();
    (file.0, start, end)
}

impl Gathered {
    /// Keeps a violation if it is the first of its kind and place, or easier to follow than the one known.
    pub fn candidate(&mut self, program: &Program, state: State, violated: Violated, only_if: Vec<String>) {
        let place = violated.place(program);
        let also = violated.library_call(&state).map_or(place, |call| call.span);
        let also = violated.other_place().unwrap_or(also);
        let key = (violated.kind(program), at(also), at(place));
        let rank = Rank::of(&state, &Completed::Violated(violated.clone()), !only_if.is_empty());
        if self.candidates.get(&key).is_none_or(|(known, ..)| rank < *known) {
            self.candidates.insert(key, (rank, state, violated, only_if));
        }
    }

    /// Something is violated whatever calls give that were not executed.
    pub fn has_violation(&self) -> bool {
        self.candidates.values().any(|(rank, ..)| !rank.is_possible)
    }

    /// Keeps a path that never ends in the same way.
    pub fn endless(&mut self, state: State, span: Span) {
        let rank = Rank::of(&state, &Completed::Endless(span), false);
        if self.endless.get(&at(span)).is_none_or(|(known, ..)| rank < *known) {
            self.endless.insert(at(span), (rank, state, span));
        }
    }
}

impl Exploration {
    /// Adds what another part has found.
    pub(super) fn merge(&mut self, other: Self) {
        self.cases += other.cases;
        self.list.extend(other.list);
        for (key, found) in other.violations {
            let known = self.violations.get(&key);
            if known.is_none_or(|known| found.0 < known.0) {
                self.violations.insert(key, found);
            }
        }
        for (place, found) in other.endless {
            let known = self.endless.get(&place);
            if known.is_none_or(|known| found.0 < known.0) {
                self.endless.insert(place, found);
            }
        }
        self.is_entered |= other.is_entered;
        self.unmodelled.extend(other.unmodelled);
        self.refusals.extend(other.refusals);
        self.unsupported.extend(other.unsupported);
        self.undecided.extend(other.undecided);
        self.tally.add(other.tally);
        self.solver.add(&other.solver);
    }

    pub(super) fn finish(&mut self, program: &Program, config: &Config, method: MethodId, time: Duration) {
        let is_taken = |branch: BranchId, outcome: usize| self.tally.covered.contains(&(branch, outcome));
        self.branches = program.count_outcomes(method, is_taken);
        self.list.sort_by(|a, b| a.trail.cmp(&b.trail));
        self.bounds = config.bounds;
        self.time = time;
        if config.first && self.violations.len() > 1 {
            // workers stop where they are; what is reported is the first in trail order
            let first = self.violations.iter().min_by(|a, b| a.1.0.cmp(&b.1.0)).map(|(key, _)| *key);
            self.violations.retain(|key, _| Some(*key) == first);
        }
    }

    /// Something is violated whatever calls give that were not executed.
    pub fn has_violation(&self) -> bool {
        self.violations.values().any(|(rank, ..)| !rank.is_possible)
    }

    /// No path ran into a bound.
    pub fn is_complete(&self) -> bool {
        self.tally.bounds_hit.is_empty()
    }
}

impl Violated {
    /// Which kind.
    pub fn kind(&self, program: &Program) -> CheckKind {
        match self.what {
            Promise::Check(check) => program.check(check).kind,
            Promise::NoCrash(_) => CheckKind::Crash,
            Promise::NoDeadlock(_) => CheckKind::Deadlock,
            Promise::NoRace(..) => CheckKind::Race,
        }
    }

    /// The violated condition, or the place of the throw.
    pub fn place(&self, program: &Program) -> Span {
        match self.what {
            Promise::Check(check) => program.check(check).span,
            Promise::NoCrash(span) | Promise::NoDeadlock(span) | Promise::NoRace(span, _) => span,
        }
    }

    /// The other place of a race.
    fn other_place(&self) -> Option<Span> {
        match self.what {
            Promise::NoRace(_, other) => Some(other),
            Promise::Check(_) | Promise::NoCrash(_) | Promise::NoDeadlock(_) => None,
        }
    }

    fn owner(&self, program: &Program, state: &State) -> Option<MethodId> {
        match self.what {
            Promise::Check(check) => program.check(check).method,
            Promise::NoCrash(_) => state.own().method,
            Promise::NoDeadlock(_) | Promise::NoRace(..) => None,
        }
    }

    /// The thread in which it happens, where that is not the first one, and not several.
    fn thread(&self, state: &State) -> Option<String> {
        match self.what {
            Promise::Check(_) | Promise::NoCrash(_) => {
                (state.running != 0).then(|| thread_name(state, state.running))
            }
            Promise::NoDeadlock(_) | Promise::NoRace(..) => None,
        }
    }

    /// For a crash inside of a library, the call that led there.
    pub fn library_call(&self, state: &State) -> Option<LibraryCall> {
        match self.what {
            Promise::NoCrash(_) => state.notes.library_calls.get(&self.thrown?).copied(),
            Promise::Check(_) | Promise::NoDeadlock(_) | Promise::NoRace(..) => None,
        }
    }

    pub(super) fn into_found(self, program: &Program, state: &State, only_if: Vec<String>) -> Found {
        Found {
            kind: self.kind(program),
            span: self.place(program),
            library_call: self.library_call(state),
            method: self.owner(program, state),
            thread: self.thread(state),
            other: self.other_place(),
            detail: self.detail,
            only_if,
        }
    }
}

/// Maps as lists of pairs: keys of JSON are texts.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(map)
    }

    pub fn deserialize<'de, K, V, D>(from: D) -> Result<BTreeMap<K, V>, D::Error>
    where
        K: Deserialize<'de> + Ord,
        V: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Vec::<(K, V)>::deserialize(from).map(|pairs| pairs.into_iter().collect())
    }
}
