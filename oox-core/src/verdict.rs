//! What comes out of verifying a method: the verdict, and everything it rests on, as plain values.
//!
//! The JSON form is schema `ooxide/1`, described in `docs/report.schema.json`.

mod doubt;

use serde::Serialize;

use crate::assumption::RestsOn;
use crate::case::Case;
use crate::config::Config;
use crate::ir::{CheckKind, MethodId, Program};
use crate::lang::span::{SourceMap, Span};
use crate::machine::SpanKey;
use crate::search::{self, Exploration, Found};
use doubt::{Doubt, doubt};

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing is violated within the bounds.
    Valid,
    /// Something is violated.
    Invalid,
    /// Threads wait for each other, and nothing else is violated.
    Deadlock,
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
#[derive(Clone, Debug, Serialize)]
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
    /// How the heap is initialised.
    pub heap: &'static str,
    /// The answer.
    pub verdict: Verdict,
    /// No bound was hit, and nothing that the answer rests on narrows what was tried.
    pub complete: bool,
    /// Paths that came to an end.
    pub cases: u64,
    /// The cases themselves, when they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub case_list: Vec<Case>,
    /// One per kind and place.
    pub violations: Vec<Violation>,
    /// Loops that some input keeps going for ever, one per place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub endless: Vec<Endless>,
    /// Outcomes of the method's own branches.
    pub branches: Branches,
    /// Names of the bounds that were hit.
    pub bounds_hit: Vec<&'static str>,
    /// What was assumed, in words.
    pub assumed: Vec<String>,
    /// Calls that were assumed and not executed.
    pub unmodelled: Vec<String>,
    /// Both of these, and whatever else the answer rests on.
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

/// A place of the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
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
#[derive(Clone, Debug, Serialize)]
pub struct Noted {
    /// Where.
    pub place: Place,
    /// What.
    pub what: String,
}

/// Covered outcomes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Branches {
    /// Seen on some path.
    pub covered: usize,
    /// Two per leaf condition.
    pub total: usize,
}

/// A promise that does not hold, with inputs that show it.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// `assert`, `requires`, `ensures`, ...
    pub check: &'static str,
    /// The violated condition; for a crash the place of the throw, or of the call that led into a library.
    pub place: Place,
    /// Where a library threw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Within>,
    /// In words.
    pub message: String,
    /// The condition as written.
    pub source: String,
    /// A path that violates it.
    pub case: Case,
}

/// A loop that never ends for some input: everything is as it was some rounds before.
#[derive(Clone, Debug, Serialize)]
pub struct Endless {
    /// The loop, or the call that led into that of a library.
    pub place: Place,
    /// The path.
    pub case: Case,
}

/// The inside of a library.
#[derive(Clone, Debug, Serialize)]
pub struct Within {
    /// The method that was called: `Class.method`.
    pub method: String,
    /// The place of the throw, in that method or one that it calls.
    pub place: Place,
}

/// What the solver chain did.
#[derive(Clone, Debug, Serialize)]
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

/// Explores a method and judges it.
pub fn verify(program: &Program, sources: &SourceMap, config: &Config, method: MethodId) -> MethodReport {
    let found = search::explore(program, sources, config, method);
    report(program, sources, config, method, found)
}

fn report(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    found: Exploration,
) -> MethodReport {
    let of = program.method(method);
    let mut violations: Vec<Violation> =
        found.violations.values().map(|(_, what, case)| violation(program, sources, what, case)).collect();
    violations.sort_by(|a, b| (&a.place, a.check).cmp(&(&b.place, b.check)));
    let noted = |file: u32, line: u32, what: &str| Noted {
        place: Place { file: file_name(sources, file), line, column: 1 },
        what: what.to_owned(),
    };
    let mut undecided: Vec<Noted> = found
        .undecided
        .iter()
        .map(|check| noted(check.file, check.line, &format!("{}: {}", check.kind.word(), check.reason)))
        .collect();
    let unsupported: Vec<Noted> =
        found.unsupported.iter().map(|(file, line, what)| noted(*file, *line, what)).collect();
    let is_decided = undecided.is_empty() && unsupported.is_empty();
    let mut warnings = Vec::new();
    let doubt = doubt(program, method, &found);
    let is_fine_so_far = violations.is_empty() && is_decided && !matches!(doubt, Some(Doubt::Nothing(_)));
    let verdict = match doubt {
        _ if violations.iter().any(|each| each.check != CheckKind::Deadlock.word()) => Verdict::Invalid,
        _ if !violations.is_empty() => Verdict::Deadlock,
        _ if !is_decided => Verdict::Unknown,
        Some(Doubt::Nothing(what) | Doubt::Part(what)) => {
            let place = Place { column: 1, ..Place::of(sources, of.span) };
            undecided.push(Noted { place, what });
            Verdict::Unknown
        }
        Some(Doubt::Empty) => {
            warnings.push("no input satisfies the precondition: the `valid` is an empty one".to_owned());
            Verdict::Valid
        }
        None => Verdict::Valid,
    };
    let rests_on = rests_on(&found);
    warnings.extend(found.tally.races.iter().map(|(_, one, other)| race(sources, *one, *other)));
    if let Some(error) = &found.solver.dump_error {
        warnings.push(format!("queries were not written: {error}"));
    }
    MethodReport {
        class: program.class(of.class).name.clone(),
        method: of.name.clone(),
        signature: program.signature(method),
        place: Place::of(sources, of.span),
        k: config.bounds.k,
        heap: config.heap.word(),
        verdict,
        complete: found.is_complete() && !rests_on.iter().any(|each| each.narrows),
        cases: found.cases,
        case_list: found.list,
        violations,
        endless: found.endless.values().map(|(_, span, case)| endless(sources, *span, case)).collect(),
        branches: Branches { covered: found.branches.0, total: found.branches.1 },
        bounds_hit: found.tally.bounds_hit.iter().map(|bound| bound.word()).collect(),
        assumed: found.tally.assumed.iter().map(|each| each.what().to_owned()).collect(),
        unmodelled: found.unmodelled.iter().cloned().collect(),
        rests_on,
        unsupported,
        undecided,
        warnings,
        states: found.tally.states,
        steps: found.tally.steps,
        time_ms: u64::try_from(found.time.as_millis()).unwrap_or(u64::MAX),
        solver: SolverReport {
            queries: found.solver.queries,
            cache_hits: found.solver.cache_hits,
            folded: found.solver.folded,
            by_intervals: found.solver.by_intervals,
            by_model: found.solver.by_model,
            by_differences: found.solver.by_differences,
            by_guess: found.solver.by_guess,
            by_linear: found.solver.by_linear,
            z3_calls: found.solver.z3_calls,
            unknowns: found.solver.unknowns,
            time_ms: u64::try_from(found.solver.z3_time.as_millis()).unwrap_or(u64::MAX),
        },
        is_fine_so_far,
    }
}

/// What else the answer rests on than the paths.
fn rests_on(found: &Exploration) -> Vec<RestsOn> {
    let assumed = found.tally.assumed.iter().map(|assumption| RestsOn::from(*assumption));
    assumed.chain(found.unmodelled.iter().map(|name| RestsOn::call(name))).collect()
}

/// Two accesses that nothing orders. In OOX that is no error: threads are interleaved.
fn race(sources: &SourceMap, one: SpanKey, other: SpanKey) -> String {
    let place = |(file, start, end): SpanKey| Place::of(sources, Span { file, start, end });
    format!("data race: nothing orders {} and {}", place(one), place(other))
}

fn endless(sources: &SourceMap, span: Span, case: &Case) -> Endless {
    Endless { place: Place::of(sources, span), case: case.clone() }
}

fn file_name(sources: &SourceMap, file: u32) -> String {
    let known = sources.ids().find(|id| id.0 == file);
    known.map_or_else(|| "<built-in>".to_owned(), |id| sources.file(id).name.clone())
}

fn violation(program: &Program, sources: &SourceMap, found: &Found, case: &Case) -> Violation {
    let owner = found.method.map(|id| program.qualified_name(id));
    let of = owner.map_or(String::new(), |name| format!(" of `{name}`"));
    let within = found.library_call.map(|call| Within {
        method: program.qualified_name(call.method),
        place: Place::of(sources, found.span),
    });
    let span = found.library_call.map_or(found.span, |call| call.span);
    let mut message = match found.kind {
        CheckKind::Assert => "the assertion does not hold".to_owned(),
        CheckKind::Requires => format!("a precondition{of} does not hold at its call"),
        CheckKind::Ensures => format!("a postcondition{of} does not hold"),
        CheckKind::Exceptional => format!("`exceptional`{of} does not hold when an exception leaves it"),
        CheckKind::Signals => format!("`signals`{of} does not hold when the exception leaves it"),
        CheckKind::Invariant => "the class invariant does not hold".to_owned(),
        CheckKind::LoopInvariant => "the loop invariant does not hold".to_owned(),
        CheckKind::Modifies => format!("`modifies`{of} does not allow a change"),
        CheckKind::Deadlock => "deadlock: no thread can go on".to_owned(),
        CheckKind::Race => "data race: two threads come here at the same time".to_owned(),
        CheckKind::Crash => {
            let exception = found.detail.as_deref().unwrap_or("an exception");
            let within =
                within.as_ref().map_or(String::new(), |within| format!(", thrown in `{}`,", within.method));
            format!("`{exception}`{within} leaves `{}`, and its contract does not permit that", case.method)
        }
    };
    if let (Some(detail), true) = (&found.detail, found.kind != CheckKind::Crash) {
        message = format!("{message}: {detail}");
    }
    let is_builtin = span.file == crate::resolve::PRELUDE_FILE;
    let text = if is_builtin { "" } else { sources.text(span) };
    Violation {
        check: found.kind.word(),
        place: Place::of(sources, span),
        within,
        message,
        source: text.split_whitespace().collect::<Vec<_>>().join(" "),
        case: case.clone(),
    }
}
