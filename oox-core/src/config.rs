//! What the user can set for a run: bounds, checks, search order, solver.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::interrupt::Interrupt;
use crate::ir::{CheckKind, ClassId, DynTypeId, FieldId, MethodId, StringId};
use crate::oracle::Oracle;
use crate::solver::SolverConfig;

/// A limit that a path ran into. A run that hit none is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bound {
    /// Reference chains of inputs, or cells of input arrays.
    K,
    /// Iterations of a loop that split the state and initialised nothing.
    Loops,
    /// Depth of calls that split the state and initialised nothing.
    Calls,
    /// Length of input arrays.
    Array,
    /// Jumps, branches, returns and calls on one path.
    Steps,
    /// Threads that are started on one path.
    Threads,
    /// Rounds of a loop in which one of several threads comes to nothing.
    Retries,
    /// Classes of input objects of which nothing is known.
    Classes,
    /// Cases in a row that show nothing new.
    Patience,
    /// Paths that were followed to their end.
    Paths,
    /// The deadline.
    Time,
    /// Not set beforehand: somebody stopped the run.
    Interrupt,
}

impl Bound {
    /// The word used in reports, which is the name of the flag where there is one.
    pub fn word(self) -> &'static str {
        match self {
            Self::K => "k",
            Self::Loops => "loops",
            Self::Calls => "calls",
            Self::Array => "array",
            Self::Steps => "steps",
            Self::Threads => "threads",
            Self::Retries => "retries",
            Self::Classes => "classes",
            Self::Patience => "patience",
            Self::Paths => "paths",
            Self::Time => "time",
            Self::Interrupt => "interrupt",
        }
    }
}

impl Bound {
    /// As on the command line, where there is a flag for it.
    pub fn flag(self) -> &'static str {
        match self {
            Self::K => "-k",
            Self::Loops => "--loops",
            Self::Calls => "--calls",
            Self::Array => "--array",
            Self::Steps => "--steps",
            Self::Threads => "--threads",
            Self::Retries => "--retries",
            Self::Classes => "one class of any",
            Self::Patience => "--patience",
            Self::Paths => "--paths",
            Self::Time => "--time",
            Self::Interrupt => "the interrupt",
        }
    }
}

/// The limits of a run.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Bounds {
    /// Longest chain of references in an input; also the number of distinct cells of an input array that are looked at
    /// when `array` is not set.
    pub k: u32,
    /// Iterations of one loop that split the state and initialised nothing.
    pub loops: u32,
    /// Depth of calls that split the state and initialised nothing; depth of all calls where that is more than 16384.
    pub calls: u32,
    /// Length of input arrays; `None`: any length, at most `k` cells looked at.
    pub array: Option<u32>,
    /// Jumps, branches, returns and calls of one thread on one path.
    pub steps: u64,
    /// Threads that are started on one path.
    pub threads: u32,
    /// Rounds of one loop, of one thread among several, that leave all as it was, although others may have seen it otherwise.
    pub retries: u32,
    /// Cases in a row that show nothing new, once each of the method's own branches was taken: neither an outcome of a
    /// branch nor a class of exceptions.
    pub patience: Option<u64>,
    /// Paths of one search that are followed to their end, whatever that is: a result, an exception, a bound, an assumption
    /// that does not hold. Where the work is cut into parts, each part has its share.
    pub paths: Option<u64>,
    /// For one method.
    pub time: Option<Duration>,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            k: 3,
            loops: 32,
            calls: 64,
            array: None,
            steps: 1_000_000,
            threads: 32,
            retries: 2,
            patience: None,
            paths: None,
            time: Some(Duration::from_secs(10)),
        }
    }
}

impl Bounds {
    /// How many distinct cells of an input array are looked at.
    pub fn cells(&self) -> u32 {
        self.array.unwrap_or(self.k)
    }
}

/// Which promises are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Checks {
    /// `assert`
    pub assert: bool,
    /// Contracts and invariants.
    pub contract: bool,
    /// Exceptions that leave the entry method without permission.
    pub crash: bool,
    /// Threads that wait for each other.
    pub deadlock: bool,
    /// Two threads at one place at the same time, where one of them writes.
    pub race: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Self { assert: true, contract: true, crash: true, deadlock: true, race: false }
    }
}

impl Checks {
    /// Is this kind of check judged?
    pub fn includes(&self, kind: CheckKind) -> bool {
        match kind {
            CheckKind::Assert => self.assert,
            CheckKind::Crash => self.crash,
            CheckKind::Deadlock => self.deadlock,
            CheckKind::Race => self.race,
            CheckKind::Requires
            | CheckKind::Ensures
            | CheckKind::Exceptional
            | CheckKind::Signals
            | CheckKind::Invariant
            | CheckKind::LoopInvariant
            | CheckKind::Modifies => self.contract,
        }
    }
}

/// Which exceptions that leave a method without a contract are violations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Crashes {
    /// All of them.
    #[default]
    All,
    /// Not those by which it says what it does not take: see `contract/refusal.rs`.
    Unexpected,
}

/// Who runs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StateOrder {
    /// The newest state first.
    #[default]
    Dfs,
    /// The newest state first, but of three paths one begins at the oldest and one in the middle.
    Turns,
    /// The oldest state first.
    Bfs,
    /// Any state.
    Random,
    /// A state that stands before a branch nobody has taken, if there is one.
    Coverage,
}

/// When references of the input are decided, null or not and which object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum HeapMode {
    /// Everything at once.
    Lazy,
    /// Nullness at once, the object at the access.
    Lazier,
    /// Everything at the access.
    #[default]
    LazierSharp,
    /// Everything at the access, and without choosing an object.
    Merged,
}

impl HeapMode {
    /// The word used on the command line and in reports.
    pub fn word(self) -> &'static str {
        match self {
            Self::Lazy => "lazy",
            Self::Lazier => "lazier",
            Self::LazierSharp => "lazier#",
            Self::Merged => "merged",
        }
    }
}

/// Something whose objects inputs may denote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Shared {
    /// What the static initialiser of the class has left in its static fields, and what that leads to.
    Class(ClassId),
    /// The object of a literal.
    Text(StringId),
}

/// A kind of place at which threads race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Racing {
    /// A field, static or not.
    Field(FieldId),
    /// The elements of arrays.
    Elements,
}

/// Everything that decides what a run does.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Config {
    /// Limits.
    pub bounds: Bounds,
    /// When input references are decided.
    pub heap: HeapMode,
    /// Without the shortcuts that the literature on the strategies does not have, so that its numbers can be matched.
    pub faithful: bool,
    /// What is judged.
    pub checks: Checks,
    /// Which exceptions are crashes.
    pub crashes: Crashes,
    /// The class of an input object on which a method of the root class is called, where all classes are possible: one
    /// for all of them, instead of a path for each `hashCode` of the program.
    pub favoured: Option<ClassId>,
    /// Static state whose objects inputs may denote; of the paths, only those count on which one does.
    pub shared: BTreeSet<Shared>,
    /// Types of the library that inputs of an open type above them are tried with, too, because the program asks for them.
    pub asked: BTreeSet<DynTypeId>,
    /// Who runs next.
    pub order: StateOrder,
    /// For [`StateOrder::Random`].
    pub seed: u64,
    /// Methods whose calls run by their contract although they have a body.
    pub by_contract: BTreeSet<MethodId>,
    /// The bounds that were hit grow while there is time and nothing is violated.
    pub deepen: bool,
    /// Stop at the first violation.
    pub first: bool,
    /// Keep every case and not only those of violations.
    pub list_cases: bool,
    /// Inputs of cases are not 0 where a result is computed from them.
    pub telling_inputs: bool,
    /// Code that nobody has is there when tests run: what it gives is an object where it is used as one, and what a static
    /// initialiser decides by it is unknown. Only for tests, since less is tried than there is.
    pub library_runs: bool,
    /// Who says what code gives that nobody has, where [`Self::library_runs`]. Nothing that it says is a proof.
    pub oracle: Option<Arc<dyn Oracle>>,
    /// Places at which threads were found to race: their accesses are operations that others can see.
    pub racing: BTreeSet<Racing>,
    /// Every order of operations is tried, and every access is one: for comparison.
    pub all_schedules: bool,
    /// Worker threads; the result does not depend on it.
    pub jobs: usize,
    /// Ends the search when it is requested.
    pub interrupt: Interrupt,
    /// The solver chain.
    pub solver: SolverConfig,
}
