//! The figures of the page: for each method, how many cases there are and how long they take, over the bound.

use super::outcome::RowOutcome;
use super::plot::{self, Line, Panel, Scale};
use super::suite::MODES;

/// The numbers of cases, as SVG.
#[allow(clippy::cast_precision_loss, reason = "a pixel is coarser")]
pub fn cases(outcomes: &[RowOutcome]) -> String {
    let scale = Scale { unit: |value| format!("{value:.0}"), is_shared: false };
    plot::panels(&panels(outcomes, |outcome| (outcome.measured.cases as f64, None)), &scale)
}

/// The times in seconds, as SVG.
pub fn times(outcomes: &[RowOutcome]) -> String {
    let scale = Scale { unit: power, is_shared: true };
    let seconds = |outcome: &RowOutcome| (outcome.measured.seconds, outcome.row.thesis.seconds);
    plot::panels(&panels(outcomes, seconds), &scale)
}

/// A power of ten in seconds; no minutes, which are no such power.
fn power(seconds: f64) -> String {
    if seconds < 0.000_999 {
        format!("{:.0} µs", seconds * 1e6)
    } else if seconds < 0.999 {
        format!("{:.0} ms", seconds * 1e3)
    } else {
        format!("{seconds:.0} s")
    }
}

/// What a picture shows of a row: ours, and what is printed.
type Values = fn(&RowOutcome) -> (f64, Option<f64>);

/// A picture for each method that was run with more than one bound.
fn panels(outcomes: &[RowOutcome], values: Values) -> Vec<Panel> {
    let mut all: Vec<Panel> = Vec::new();
    for outcome in outcomes {
        let name = &outcome.row.subject.name;
        if all.last().is_none_or(|panel| panel.title != *name) {
            all.push(Panel { title: name.clone(), lines: Vec::new() });
        }
        let panel = all.last_mut().expect("one was just added");
        let (ours, printed) = values(outcome);
        let colour = MODES.iter().position(|mode| *mode == outcome.row.mode).unwrap_or_default();
        add(panel, (outcome.row.mode.word(), colour, false), (outcome.row.k, ours));
        if let (Some(printed), true) = (printed, outcome.row.mode == MODES[0]) {
            add(panel, ("lazier#, thesis", colour, true), (outcome.row.k, printed));
        }
    }
    all.retain(|panel| panel.lines.iter().any(|line| line.points.len() > 1));
    all
}

/// Adds a point to the line of this label, which may be new.
fn add(panel: &mut Panel, (label, colour, is_printed): (&'static str, usize, bool), point: (u32, f64)) {
    // a logarithm has no place for it
    if point.1 <= 0.0 {
        return;
    }
    match panel.lines.iter_mut().find(|line| line.label == label) {
        Some(line) => line.points.push(point),
        None => panel.lines.push(Line { label, colour, is_printed, points: vec![point] }),
    }
}
