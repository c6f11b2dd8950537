//! What a search has found, mergeable over its parts.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::case::{Case, KnownDecisions};
use crate::config::Config;
use crate::ir::{BranchId, CheckKind, MethodId, Program};
use crate::lang::span::Span;
use crate::machine::Tally;
use crate::solver::Stats;
use crate::state::{LibraryCall, Promise, State, Violated};

/// Violations are told apart by kind and place; inside of a library also by the call that led there, which comes first.
pub(super) type Key = (CheckKind, At, At);

/// A place of the source: file, start, end.
pub type At = (u32, u32, u32);

/// A violation as a plain value.
#[derive(Clone, Debug)]
pub struct Found {
    /// Which kind.
    pub kind: CheckKind,
    /// The violated condition, or the place of the throw for a crash.
    pub span: Span,
    /// For a crash inside of a library, the call that led there.
    pub library_call: Option<LibraryCall>,
    /// Whose contract it is.
    pub method: Option<MethodId>,
    /// Further words.
    pub detail: Option<String>,
}

/// A check that the solver could not decide.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
#[derive(Default)]
pub struct Exploration {
    /// Paths that came to an end.
    pub cases: u64,
    /// The cases themselves, when they are wanted; sorted by trail.
    pub list: Vec<Case>,
    /// One violation per kind and place: that with the least trail.
    pub violations: BTreeMap<Key, (Vec<u32>, Found, Case)>,
    /// Paths that never end, one per place: that with the least trail. They are no cases.
    pub endless: BTreeMap<At, (Vec<u32>, Span, Case)>,
    /// How often the search was begun because of races.
    pub rounds: u32,
    /// What the machines came across.
    pub tally: Tally,
    /// Some path came past the preconditions.
    pub is_entered: bool,
    /// Calls that were assumed and not executed.
    pub unmodelled: BTreeSet<String>,
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
    /// Violations that are not turned into cases yet.
    pub candidates: BTreeMap<Key, (State, Violated)>,
    /// Paths without an end that are not turned into cases yet.
    pub endless: BTreeMap<At, (State, Span)>,
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
    /// Keeps a violation if it is the first of its kind and place, or has a lesser trail than the one known.
    pub fn candidate(&mut self, program: &Program, state: State, violated: Violated) {
        let place = violated.place(program);
        let call = violated.library_call(&state).map_or(place, |call| call.span);
        let key = (violated.kind(program), at(call), at(place));
        let known = self.candidates.get(&key);
        if known.is_none_or(|(known, _)| state.path.trail.indices() < known.path.trail.indices()) {
            self.candidates.insert(key, (state, violated));
        }
    }

    /// Keeps a path that never ends in the same way.
    pub fn endless(&mut self, state: State, span: Span) {
        let known = self.endless.get(&at(span));
        if known.is_none_or(|(known, _)| state.path.trail.indices() < known.path.trail.indices()) {
            self.endless.insert(at(span), (state, span));
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
        self.unsupported.extend(other.unsupported);
        self.undecided.extend(other.undecided);
        self.tally.add(other.tally);
        self.solver.add(&other.solver);
    }

    pub(super) fn finish(&mut self, program: &Program, config: &Config, method: MethodId, time: Duration) {
        let is_taken = |branch: BranchId, outcome: usize| self.tally.covered[branch.0 as usize][outcome];
        self.branches = program.count_outcomes(method, is_taken);
        self.list.sort_by(|a, b| a.trail.cmp(&b.trail));
        self.time = time;
        if config.first && self.violations.len() > 1 {
            // workers stop where they are; what is reported is the first in trail order
            let first = self.violations.iter().min_by(|a, b| a.1.0.cmp(&b.1.0)).map(|(key, _)| *key);
            self.violations.retain(|key, _| Some(*key) == first);
        }
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

    fn method(&self, program: &Program) -> Option<MethodId> {
        match self.what {
            Promise::Check(check) => program.check(check).method,
            Promise::NoCrash(_) | Promise::NoDeadlock(_) | Promise::NoRace(..) => None,
        }
    }

    /// For a crash inside of a library, the call that led there.
    pub fn library_call(&self, state: &State) -> Option<LibraryCall> {
        match self.what {
            Promise::NoCrash(_) => state.notes.library_calls.get(&self.thrown?).copied(),
            Promise::Check(_) | Promise::NoDeadlock(_) | Promise::NoRace(..) => None,
        }
    }

    pub(super) fn into_found(self, program: &Program, state: &State) -> Found {
        Found {
            kind: self.kind(program),
            span: self.place(program),
            library_call: self.library_call(state),
            method: self.method(program),
            detail: self.detail,
        }
    }
}
