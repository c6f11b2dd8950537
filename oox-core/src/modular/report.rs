//! What is said of the proof of a method.

use std::fmt::Write as _;

use serde::Serialize;

use super::failure::{Failure, Kind};
use super::prover::Prover;
use crate::ir::{MethodId, Program};
use crate::lang::span::SourceMap;
use crate::solver::SolverConfig;
use crate::verdict::Place;
use crate::workers::{LARGE_STACK, on_stack};

/// Whether a method is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// It keeps its contract, for all inputs.
    Valid,
    /// Something is not proved: an error, or an annotation that is missing.
    Failed,
    /// There is no rule for something in it.
    Unknown,
}

impl Outcome {
    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Failed => "failed",
            Self::Unknown => "unknown",
        }
    }
}

/// Something that is not proved.
#[derive(Clone, Debug, Serialize)]
pub struct Missing {
    /// In which way.
    pub kind: Kind,
    /// Where it arises.
    pub place: Place,
    /// What should hold, as it is written.
    pub conjunct: String,
    /// Where that is written.
    pub conjunct_place: Place,
    /// Why it should hold.
    pub obligation: String,
    /// What is wrong.
    pub message: String,
    /// The chunks of the heap there.
    pub heap: Vec<String>,
    /// The variables there.
    pub store: Vec<String>,
    /// The branches on the way.
    pub path: Vec<String>,
    /// What was decided on the way.
    pub assumed: Vec<String>,
}

/// The proof of a method, or what is missing.
#[derive(Clone, Debug, Serialize)]
pub struct MethodProof {
    /// Its class.
    pub class: String,
    /// Its name.
    pub method: String,
    /// With the types of its parameters.
    pub signature: String,
    /// Where it is declared.
    pub place: Place,
    /// Whether it is proved.
    pub verdict: Outcome,
    /// The contract was taken for granted: `trusted`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub trusted: bool,
    /// Nothing can meet the precondition, so that everything holds.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub vacuous: bool,
    /// What is not proved.
    pub failures: Vec<Missing>,
    /// Why there is no verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// How many paths there were.
    pub paths: u64,
    /// How many questions the solver was asked.
    pub questions: u64,
}

/// Proves a method. Predicates are opened and closed without being told, `infer` levels deep.
pub fn prove(
    program: &Program,
    sources: &SourceMap,
    method: MethodId,
    infer: u32,
    solver: &SolverConfig,
) -> MethodProof {
    on_stack(LARGE_STACK, || {
        let mut prover = Prover::new(program, method, solver.clone(), infer);
        prover.prove();
        report(&prover, sources)
    })
}

fn report(prover: &Prover<'_>, sources: &SourceMap) -> MethodProof {
    let program = prover.program;
    let declared = program.method(prover.subject);
    let failures: Vec<Missing> = prover.failures.iter().map(|failure| missing(sources, failure)).collect();
    let verdict = if !failures.is_empty() {
        Outcome::Failed
    } else if prover.unknown.is_some() {
        Outcome::Unknown
    } else {
        Outcome::Valid
    };
    let reason =
        prover.unknown.as_ref().map(|(span, reason)| format!("{}: {reason}", Place::of(sources, *span)));
    MethodProof {
        class: program.class(declared.class).name.clone(),
        method: declared.name.clone(),
        signature: program.signature(prover.subject),
        place: Place::of(sources, declared.span),
        verdict,
        trusted: declared.is_trusted,
        vacuous: prover.vacuous,
        failures,
        reason,
        paths: prover.paths,
        questions: prover.questions(),
    }
}

fn missing(sources: &SourceMap, failure: &Failure) -> Missing {
    let conjunct = match failure.conjunct.file {
        file if file == crate::resolve::PRELUDE_FILE => String::new(),
        _ => sources.text(failure.conjunct).split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let path = failure.shown.path.iter().map(|(span, is_taken)| {
        format!("{}: `{}` is {is_taken}", Place::of(sources, *span), sources.text(*span).trim())
    });
    let mut message = failure.detail.clone();
    if let Some((given, taken)) = failure.history {
        let (given, taken) = (Place::of(sources, given), Place::of(sources, taken));
        let _ = write!(message, " (given at {given}, taken at {taken})");
    }
    Missing {
        kind: failure.kind,
        place: Place::of(sources, failure.at),
        conjunct,
        conjunct_place: Place::of(sources, failure.conjunct),
        obligation: failure.obligation.clone(),
        message,
        heap: failure.shown.heap.clone(),
        store: failure.shown.store.clone(),
        path: path.collect(),
        assumed: failure.shown.assumed.clone(),
    }
}
