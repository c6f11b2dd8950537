//! The page of the documentation: the table, and cases and time over the bound.

use std::fmt::Write as _;

use super::plot::{self, Line, Panel};
use super::suite::MODES;
use super::table::{notes, summary, time};
use super::{Agreement, Outcome};

/// The page.
pub const NAME: &str = "kiasan.md";
const CASES: &str = "kiasan-cases.svg";
const TIMES: &str = "kiasan-time.svg";

/// The files of the page.
pub fn files(outcomes: &[Outcome]) -> [(&'static str, String); 3] {
    [
        (NAME, page(outcomes)),
        (CASES, plot::panels(&panels(outcomes, cases), |value| format!("{value:.0}"))),
        (TIMES, plot::panels(&panels(outcomes, times), time)),
    ]
}

fn page(outcomes: &[Outcome]) -> String {
    let mut text = String::from(
        "# The Kiasan suite\n\n\
         Written by `ooxide bench kiasan --tests --page docs`; do not edit.\n\n\
         The 23 modules of the thesis behind lazier# (X. Deng, Kansas State University, 2007), written anew in\n\
         `examples/kiasan`. A case is a path that comes to its end, with a concrete input. Time is that of the\n\
         exploration, including the inputs, with one worker; the thesis' is its total without drawings, on a\n\
         2.4 GHz Opteron. States are counted differently (ours per branch of the search, theirs per bytecode).\n\
         Branches are JaCoCo's, of all methods that the generated tests enter. An asterisk marks a count that the thesis\n\
         does not print, or where it contradicts itself; a tilde one that is printed otherwise, where all that speaks for ours\n\
         is our own reasoning. The notes say why. Two programs stand for `Vector`: the one of which cells may hold the vector\n\
         itself was chosen because the printed counts of lazy have one more object per cell in those rows.\n\n",
    );
    let _ = writeln!(text, "{}", summary(outcomes));
    let _ = writeln!(text, "## Cases over k\n\n![cases over k, per mode]({CASES})\n");
    let _ = writeln!(text, "## Time over k\n\n![time over k, per mode]({TIMES})\n");
    text.push_str("## All rows\n\n");
    text.push_str(
        "| method | k | mode | cases | thesis | states | thesis | branches | thesis | tests | time | thesis | factor | peak |\n\
         |---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for outcome in outcomes {
        let (row, measured) = (&outcome.row, &outcome.measured);
        let mark = match outcome.agreement() {
            Agreement::Equal | Agreement::Nothing => "",
            Agreement::Corrected(_) => "\\*",
            Agreement::Disputed(_) => " ~",
            Agreement::Different(_) => " **!**",
            Agreement::Unfinished => " ?",
        };
        let cell = |value: Option<String>| value.unwrap_or_default();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {}{mark} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            row.subject.name,
            row.k,
            row.mode.word(),
            measured.cases,
            cell(row.thesis.cases.map(|cases| cases.to_string())),
            measured.states,
            cell(row.thesis.states.map(|states| states.to_string())),
            cell(outcome.branches()),
            cell(row.thesis.branches.clone()),
            cell(outcome.tested.as_ref().map(|tested| tested.passed.to_string())),
            time(measured.seconds),
            cell(row.thesis.seconds.map(time)),
            cell(outcome.factor().map(|factor| format!("{factor:.0}"))),
            cell(measured.peak_mib.map(|mib| format!("{mib} MiB"))),
        );
    }
    let notes = notes(outcomes);
    if !notes.is_empty() {
        let _ = writeln!(text, "\n## Notes\n");
        for note in notes.lines() {
            let _ = writeln!(text, "* {}", note.trim_start_matches(['*', '!', '?', ' ']));
        }
    }
    text
}

/// What a picture shows of a row: ours, and what is printed.
type Values = fn(&Outcome) -> (f64, Option<f64>);

#[allow(clippy::cast_precision_loss, reason = "a pixel is coarser")]
fn cases(outcome: &Outcome) -> (f64, Option<f64>) {
    (outcome.measured.cases as f64, None)
}

fn times(outcome: &Outcome) -> (f64, Option<f64>) {
    (outcome.measured.seconds, outcome.row.thesis.seconds)
}

fn panels(outcomes: &[Outcome], values: Values) -> Vec<Panel> {
    let mut all: Vec<Panel> = Vec::new();
    for outcome in outcomes {
        let name = &outcome.row.subject.name;
        if all.last().is_none_or(|panel| panel.title != *name) {
            all.push(Panel { title: name.clone(), lines: Vec::new() });
        }
        let panel = all.last_mut().expect("one was just added");
        let (ours, printed) = values(outcome);
        add(panel, outcome.row.mode.word(), false, (outcome.row.k, ours));
        if let (Some(printed), true) = (printed, outcome.row.mode == MODES[0]) {
            add(panel, "lazier#, thesis", true, (outcome.row.k, printed));
        }
    }
    all
}

fn add(panel: &mut Panel, label: &'static str, is_printed: bool, point: (u32, f64)) {
    // a logarithm has no place for it
    if point.1 <= 0.0 {
        return;
    }
    match panel.lines.iter_mut().find(|line| line.label == label) {
        Some(line) => line.points.push(point),
        None => panel.lines.push(Line { label, is_printed, points: vec![point] }),
    }
}
