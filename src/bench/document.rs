//! The rows as one JSON document.

use serde::Serialize;

use super::measure::Measured;
use super::outcome::{Agreement, RowOutcome};
use super::tests::Tested;
use crate::json;

#[derive(Serialize)]
struct Document<'d> {
    schema: &'static str,
    rows: Vec<RowDocument<'d>>,
}

#[derive(Serialize)]
struct RowDocument<'d> {
    name: &'d str,
    entry: &'d str,
    k: u32,
    mode: &'static str,
    #[serde(flatten)]
    measured: &'d Measured,
    #[serde(skip_serializing_if = "Option::is_none")]
    tests: Option<&'d Tested>,
    thesis: ThesisDocument<'d>,
    /// The count that is right, if somebody knows it.
    expected: Option<u64>,
    /// `equal`, `corrected`, `disputed`, `different`, `unfinished` or `nothing`.
    agreement: &'static str,
    /// Why the count is not the printed one.
    reason: Option<String>,
    factor: Option<f64>,
}

#[derive(Serialize)]
struct ThesisDocument<'d> {
    cases: Option<u64>,
    states: Option<u64>,
    branches: Option<&'d str>,
    seconds: Option<f64>,
}

/// One document with a line end.
pub fn document(outcomes: &[RowOutcome]) -> String {
    json::document(&Document { schema: "ooxide-bench/1", rows: outcomes.iter().map(row).collect() })
}

fn row(outcome: &RowOutcome) -> RowDocument<'_> {
    let (row, thesis) = (&outcome.row, &outcome.row.thesis);
    let (agreement, reason) = match outcome.agreement() {
        Agreement::Equal => ("equal", None),
        Agreement::Corrected { reason, .. } => ("corrected", Some(reason)),
        Agreement::Disputed(reason) => ("disputed", Some(reason)),
        Agreement::Different(_) => ("different", None),
        Agreement::Nothing => ("nothing", None),
        Agreement::Unfinished => ("unfinished", None),
    };
    RowDocument {
        name: &row.subject.name,
        entry: &row.subject.entry,
        k: row.k,
        mode: row.mode.word(),
        measured: &outcome.measured,
        tests: outcome.tested.as_ref(),
        thesis: ThesisDocument {
            cases: thesis.cases,
            states: thesis.states,
            branches: thesis.branches.as_deref(),
            seconds: thesis.seconds,
        },
        expected: row.expected.as_ref().map(|expected| expected.cases),
        agreement,
        reason,
        factor: outcome.factor(),
    }
}
