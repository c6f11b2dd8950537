//! What comes out of verifying a method: the verdict, and everything it rests on, as plain values.
//!
//! The JSON form is schema `ooxide/1`, described in `docs/report.schema.json`.

mod doubt;
mod judge;

use serde::{Deserialize, Serialize};

use crate::assumption::RestsOn;
use crate::case::Case;
use crate::config::Bounds;
use crate::lang::span::{SourceMap, Span};
use crate::word::{Word, word, words};

pub use judge::{verify, verify_in_parts};

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing is violated within the bounds.
    Valid,
    /// Something is violated.
    Invalid,
    /// Threads wait for each other, and nothing else is violated.
    Deadlock,
    /// Nothing is violated for sure, but something is where calls that were not executed give certain results.
    Possible,
    /// It could not be decided; the report says why.
    Unknown,
}

impl Verdict {
    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Invalid => "invalid",
            Self::Deadlock => "deadlock",
            Self::Possible => "possible",
            Self::Unknown => "unknown",
        }
    }
}

/// The name of the schema.
pub const SCHEMA: &str = "ooxide/1";

/// All methods of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Always `ooxide/1`.
    pub schema: &'static str,
    /// Somebody stopped the run: methods may be missing.
    #[serde(skip_serializing_if = "is_false")]
    pub interrupted: bool,
    /// In the order of the source.
    pub methods: Vec<MethodReport>,
}

impl Report {
    /// A report of these methods.
    pub fn new(methods: Vec<MethodReport>) -> Self {
        Self { schema: SCHEMA, interrupted: false, methods }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// What was found out about a method.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MethodReport {
    /// The class.
    pub class: String,
    /// The method.
    pub method: String,
    /// With parameter types.
    pub signature: String,
    /// Where it is declared.
    pub place: Place,
    /// The bound on reference chains.
    pub k: u32,
    /// All bounds of the search that the answer comes from.
    #[serde(skip)]
    pub bounds: Bounds,
    /// The same, where they have grown: all within them was explored, unless the time ran out on the way to a violation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deepened: Option<ReachedBounds>,
    /// How the heap is initialised.
    #[serde(deserialize_with = "word")]
    pub heap: Word,
    /// The answer.
    pub verdict: Verdict,
    /// No bound was hit, and nothing that the answer rests on narrows what was tried.
    pub complete: bool,
    /// Paths that came to an end.
    pub cases: u64,
    /// The cases themselves, when they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub case_list: Vec<Case>,
    /// One per kind and place; those that are only possible stand behind the others.
    pub violations: Vec<Violation>,
    /// What there is to say of threads, where a path has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<Threads>,
    /// What the method does not take, where that is no violation; by place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refuses: Vec<Refuses>,
    /// Loops that some input keeps going for ever, one per place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub endless: Vec<Endless>,
    /// Outcomes of the method's own branches.
    pub branches: Branches,
    /// Names of the bounds that were hit.
    #[serde(deserialize_with = "words")]
    pub bounds_hit: Vec<Word>,
    /// What was assumed, in words.
    pub assumed: Vec<String>,
    /// Calls that were assumed and not executed.
    pub unmodelled: Vec<String>,
    /// Whatever the answer rests on besides its paths, `assumed` and `unmodelled` among it.
    pub rests_on: Vec<RestsOn>,
    /// What could not be executed.
    pub unsupported: Vec<Noted>,
    /// Checks that the solver could not decide, with its reason.
    pub undecided: Vec<Noted>,
    /// What else the reader should know.
    pub warnings: Vec<String>,
    /// States made.
    pub states: u64,
    /// Instructions executed.
    pub steps: u64,
    /// Milliseconds in all.
    pub time_ms: u64,
    /// What the solver did.
    pub solver: SolverReport,
    /// Nothing is violated or undecided on the paths that came to an end. It may be `unknown` all the same, because they
    /// are not all of them; whoever wants cases and no verdict does not mind.
    #[serde(skip)]
    pub is_fine_so_far: bool,
}

impl MethodReport {
    /// Notes a part of the specification of which nothing was made.
    pub fn ignores(&mut self, word: &str, place: &Place) {
        let noted = RestsOn::ignored(word, place);
        if !self.rests_on.contains(&noted) {
            self.assumed.push(noted.what.clone());
            self.rests_on.push(noted);
        }
    }

    /// Everything that a test or a picture can be made of: the cases that were asked for, and the paths that never end.
    pub fn shown_cases(&self) -> impl Iterator<Item = &Case> {
        self.case_list.iter().chain(self.endless.iter().map(|endless| &endless.case))
    }
}

/// How far bounds have grown.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct ReachedBounds {
    /// `-k`
    pub k: u32,
    /// `--loops`
    pub loops: u32,
    /// `--calls`
    pub calls: u32,
    /// `--array`, where it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub array: Option<u32>,
    /// `--steps`
    pub steps: u64,
    /// `--threads`
    pub threads: u32,
    /// `--retries`
    #[serde(default)]
    pub retries: u32,
}

impl From<&Bounds> for ReachedBounds {
    fn from(bounds: &Bounds) -> Self {
        let Bounds { k, loops, calls, array, steps, threads, retries, .. } = *bounds;
        Self { k, loops, calls, array, steps, threads, retries }
    }
}

/// A place of the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// As the user named it.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
}

impl Place {
    /// Where a span begins.
    pub fn of(sources: &SourceMap, span: Span) -> Self {
        if span.file == crate::resolve::PRELUDE_FILE {
            return Self { file: "<built-in>".to_owned(), line: 1, column: 1 };
        }
        let start = sources.start(span);
        Self { file: sources.file(span.file).name.clone(), line: start.line, column: start.column }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A remark at a place.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Noted {
    /// Where.
    pub place: Place,
    /// What.
    pub what: String,
}

/// What there is to say of the threads of a method.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Threads {
    /// The most threads of a path.
    pub most: usize,
    /// Orders of their steps that came to an end, one for each class of equivalent ones and each path.
    pub traces: u64,
    /// Orders that were given up, because equivalent ones were explored.
    pub asleep: u64,
    /// How often somebody had to choose which thread goes on.
    pub points: u64,
    /// How often the search was begun, because places were found at which threads race.
    pub rounds: u32,
    /// The places of the source between which there are data races.
    pub races: Vec<RaceReport>,
}

/// A data race.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RaceReport {
    /// `Class.field`, or `elements of arrays`.
    pub on: String,
    /// The two accesses.
    pub places: [Place; 2],
}

/// Covered outcomes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Branches {
    /// Seen on some path.
    pub covered: usize,
    /// Two per leaf condition.
    pub total: usize,
}

/// A promise that does not hold, with inputs that show it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Violation {
    /// `assert`, `requires`, `ensures`, ...
    #[serde(deserialize_with = "word")]
    pub check: Word,
    /// The violated condition; for a crash the place of the throw, or of the call that led into a library.
    pub place: Place,
    /// Where a library threw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Within>,
    /// The thread in which it happens, where that is not the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
    /// The other place of a data race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Place>,
    /// In words.
    pub message: String,
    /// The condition as written.
    pub source: String,
    /// Calls that were not executed, by name: the violation is a possible one, there only if they give certain results.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<String>,
    /// A path that violates it.
    pub case: Case,
}

impl Violation {
    /// It needs certain results of calls that were not executed: nothing has shown that they are ever given.
    pub fn is_possible(&self) -> bool {
        !self.only_if.is_empty()
    }
}

/// An exception by which a method says what it does not take.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Refuses {
    /// The `throw`, the call of a check, or where null is followed.
    pub place: Place,
    /// Its class.
    pub exception: String,
    /// The argument that must not be null, where it is that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument: Option<String>,
}

/// A loop that never ends for some input: everything is as it was some rounds before.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Endless {
    /// The loop, or the call that led into that of a library.
    pub place: Place,
    /// The path.
    pub case: Case,
}

/// The inside of a library.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Within {
    /// The method that was called: `Class.method`.
    pub method: String,
    /// The place of the throw, in that method or one that it calls.
    pub place: Place,
}

/// What the solver chain did.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SolverReport {
    /// Questions asked of the chain.
    pub queries: u64,
    /// Answered from the cache.
    pub cache_hits: u64,
    /// Answered by the form of the question.
    pub folded: u64,
    /// Answered by intervals.
    pub by_intervals: u64,
    /// Answered by an earlier model.
    pub by_model: u64,
    /// Answered by difference constraints.
    pub by_differences: u64,
    /// Answered by values that programs like.
    pub by_guess: u64,
    /// Decided as linear conditions.
    pub by_linear: u64,
    /// Given to Z3.
    pub z3_calls: u64,
    /// Not answered.
    pub unknowns: u64,
    /// Milliseconds inside Z3.
    pub time_ms: u64,
}
