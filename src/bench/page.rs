//! The page of the documentation. Its words are in the suite's `page.md`; a line `{{name}}` stands for a table that is made here.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ooxide_session::files::write_file;

use super::figures;
use super::outcome::{Agreement, RowOutcome};
use super::suite::MODES;
use super::table::{Share, summary, time};
use super::tests::Tested;
use crate::input::read;
use crate::problems::Problem;

/// The page, and the folder of its plots.
const NAME: &str = "kiasan.md";
const PLOTS: &str = "kiasan";

/// Writes the page and its plots into a folder, and gives the page.
pub fn write(suite: &Path, folder: &Path, outcomes: &[RowOutcome]) -> Result<PathBuf, Problem> {
    let source = suite.join("page.md");
    let text = page(&read(&source)?, outcomes)
        .map_err(|line| Problem::call(format!("{}: no table is named {line}", source.display()), TABLES))?;
    let plots = folder.join(PLOTS);
    write_file(&plots, "cases.svg", &figures::cases(outcomes))?;
    write_file(&plots, "time.svg", &figures::times(outcomes))?;
    Ok(write_file(folder, NAME, &text)?)
}

const TABLES: &str =
    "the tables are: summary, overview, beyond, errata, disputed, different, slow, tests, left, shares, rows";

/// Fills in the tables; or the line that names none.
fn page(words: &str, outcomes: &[RowOutcome]) -> Result<String, String> {
    let mut text = String::new();
    for line in words.lines() {
        let Some(name) = line.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}")) else {
            text.push_str(line);
            text.push('\n');
            continue;
        };
        let table = match name {
            "summary" => summary(outcomes),
            "overview" => overview(outcomes),
            "beyond" => beyond(outcomes),
            "errata" => reasons(outcomes, |agreement| match agreement {
                Agreement::Corrected { reason, is_printed: true } => Some(reason),
                _ => None,
            }),
            "disputed" => reasons(outcomes, |agreement| match agreement {
                Agreement::Disputed(reason) => Some(reason),
                _ => None,
            }),
            "different" => different(outcomes),
            "slow" => slow(outcomes),
            "tests" => tests(outcomes),
            "left" => left(outcomes),
            "shares" => shares(outcomes),
            "rows" => rows(outcomes),
            _ => return Err(line.to_owned()),
        };
        text.push_str(&table);
    }
    Ok(text)
}

/// The rows of each class, in the order of the suite.
fn classes(outcomes: &[RowOutcome]) -> Vec<(&str, Vec<&RowOutcome>)> {
    let mut all: Vec<(&str, Vec<&RowOutcome>)> = Vec::new();
    for outcome in outcomes {
        let class = outcome.row.subject.class();
        match all.iter_mut().find(|(known, _)| *known == class) {
            Some((_, rows)) => rows.push(outcome),
            None => all.push((class, vec![outcome])),
        }
    }
    all
}

/// The bound up to which a class was printed, three at most: what speed and memory are compared at.
fn is_at_the_bound(outcome: &RowOutcome, rows: &[&RowOutcome]) -> bool {
    let bound = rows.iter().map(|each| each.row.k).filter(|k| *k <= 3).max();
    outcome.row.mode == MODES[0] && Some(outcome.row.k) == bound
}

fn overview(outcomes: &[RowOutcome]) -> String {
    let mut text = String::from(
        "| class | rows | as printed | `*` | `~` | tests pass | branches | slowest | thesis | smallest factor | peak |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let mut sums = [0; 5];
    let mut taken = Share { covered: 0, branches: 0 };
    for (class, rows) in classes(outcomes) {
        let count =
            |wanted: fn(&Agreement) -> bool| rows.iter().filter(|each| wanted(&each.agreement())).count();
        let counts = [
            rows.len(),
            count(|each| matches!(each, Agreement::Equal)),
            count(|each| matches!(each, Agreement::Corrected { .. })),
            count(|each| matches!(each, Agreement::Disputed(_))),
            rows.iter().filter_map(|each| Some(each.tested.as_ref()?.passed)).sum(),
        ];
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        let at_bound: Vec<&&RowOutcome> = rows.iter().filter(|each| is_at_the_bound(each, &rows)).collect();
        let slowest = at_bound.iter().max_by(|a, b| a.measured.seconds.total_cmp(&b.measured.seconds));
        let least = at_bound.iter().filter_map(|each| each.factor()).min_by(f64::total_cmp);
        let peak = at_bound.iter().filter_map(|each| each.measured.peak_mib).max();
        let tested: Vec<&Tested> = at_bound.iter().filter_map(|each| each.tested.as_ref()).collect();
        let branches = Share {
            covered: tested.iter().map(|each| each.covered).sum(),
            branches: tested.iter().map(|each| each.branches).sum(),
        };
        taken.covered += branches.covered;
        taken.branches += branches.branches;
        let [all, equal, corrected, disputed, passed] = counts;
        let _ = writeln!(
            text,
            "| {class} | {all} | {equal} | {} | {} | {passed} | {branches} | {} | {} | {} | {} |",
            unless_zero(corrected),
            unless_zero(disputed),
            cell(slowest.map(|each| time(each.measured.seconds))),
            cell(slowest.and_then(|each| each.row.thesis.seconds).map(time)),
            cell(least.map(|factor| format!("{factor:.0}"))),
            cell(peak.map(|mib| format!("{mib} MiB"))),
        );
    }
    let [all, equal, corrected, disputed, passed] = sums;
    let _ =
        writeln!(text, "| all | {all} | {equal} | {corrected} | {disputed} | {passed} | {taken} | | | | |");
    text
}

fn unless_zero(count: usize) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

fn cell(value: Option<String>) -> String {
    value.unwrap_or_default()
}

/// What goes beyond the bounds that were printed.
fn beyond(outcomes: &[RowOutcome]) -> String {
    let mut text = String::from(
        "| method | k | cases | expected | states | time | peak |\n|---|--:|--:|--:|--:|--:|--:|\n",
    );
    for outcome in outcomes.iter().filter(|each| each.row.k > 3 && each.row.thesis.cases.is_none()) {
        let (row, measured) = (&outcome.row, &outcome.measured);
        let _ = writeln!(
            text,
            "| {} | {} | {}{} | {} | {} | {} | {} |",
            row.subject.name,
            row.k,
            measured.cases,
            if measured.out_of_time { " ?" } else { "" },
            cell(row.expected.as_ref().map(|expected| expected.cases.to_string())),
            measured.states,
            time(measured.seconds),
            cell(measured.peak_mib.map(|mib| format!("{mib} MiB"))),
        );
    }
    text
}

/// Reasons, each with its rows: the printed count, and ours.
fn reasons(outcomes: &[RowOutcome], wanted: fn(Agreement) -> Option<String>) -> String {
    let mut all: Vec<(String, Vec<&RowOutcome>)> = Vec::new();
    for outcome in outcomes {
        let Some(reason) = wanted(outcome.agreement()) else { continue };
        match all.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, rows)) => rows.push(outcome),
            None => all.push((reason, vec![outcome])),
        }
    }
    let mut text = String::from("| row | cases | printed | why |\n|---|--:|--:|---|\n");
    for (reason, rows) in &all {
        for (at, outcome) in rows.iter().enumerate() {
            let printed = cell(outcome.row.thesis.cases.map(|cases| cases.to_string()));
            let why = if at == 0 { reason.as_str() } else { "as above" };
            let _ = writeln!(text, "| {} | {} | {printed} | {why} |", outcome.name(), outcome.measured.cases);
        }
    }
    text
}

/// Rows that are not as they should be.
fn different(outcomes: &[RowOutcome]) -> String {
    let mut text = String::new();
    for outcome in outcomes {
        match outcome.agreement() {
            Agreement::Different(expected) => {
                let _ = writeln!(
                    text,
                    "- {}: {} cases, {expected} expected",
                    outcome.name(),
                    outcome.measured.cases
                );
            }
            Agreement::Unfinished => {
                let _ = writeln!(text, "- {}: not finished in time", outcome.name());
            }
            _ => {}
        }
    }
    if text.is_empty() { "None.\n".to_owned() } else { text }
}

/// The rows that are less than 100 times faster than printed, at the bound.
fn slow(outcomes: &[RowOutcome]) -> String {
    let mut text = String::new();
    for (_, rows) in classes(outcomes) {
        for outcome in rows.iter().filter(|each| is_at_the_bound(each, &rows)) {
            let Some(factor) = outcome.factor().filter(|factor| *factor < 100.0) else { continue };
            let (measured, printed) = (&outcome.measured, outcome.row.thesis.seconds);
            let _ = writeln!(
                text,
                "| {} k = {} | {} | {} | {factor:.0} | {} |",
                outcome.row.subject.name,
                outcome.row.k,
                time(measured.seconds),
                cell(printed.map(time)),
                measured.z3_calls,
            );
        }
    }
    if text.is_empty() {
        return "None.\n".to_owned();
    }
    format!("| row | time | thesis | factor | questions to Z3 |\n|---|--:|--:|--:|--:|\n{text}")
}

/// How many cases have a test, and what the JVM says of it, by bound.
fn tests(outcomes: &[RowOutcome]) -> String {
    let mut text = String::from(
        "| k | rows | cases | tests that pass | tests that disagree | cases with the input of another | cases without a test |\n\
         |--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let bounds: BTreeSet<u32> =
        outcomes.iter().filter(|each| each.tested.is_some()).map(|each| each.row.k).collect();
    let mut sums = [0; 6];
    for k in bounds {
        let mut counts = [0; 6];
        for outcome in outcomes.iter().filter(|each| each.row.k == k) {
            let Some(tested) = &outcome.tested else { continue };
            let cases = usize::try_from(outcome.measured.cases).unwrap_or(usize::MAX);
            let (passed, wrong, left) = (tested.passed, tested.disagreements, tested.left_out);
            let row = [1, cases, passed, wrong, cases.saturating_sub(passed + wrong + left), left];
            for (count, more) in counts.iter_mut().zip(row) {
                *count += more;
            }
        }
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        let _ = writeln!(text, "| {k} | {} |", counts.map(|count| count.to_string()).join(" | "));
    }
    let _ = writeln!(text, "| all | {} |", sums.map(|count| count.to_string()).join(" | "));
    text
}

/// The cases that have no test of their own, by reason.
fn left(outcomes: &[RowOutcome]) -> String {
    let mut text = String::from("| row | cases | why |\n|---|--:|---|\n");
    let mut is_any = false;
    for outcome in outcomes {
        for left in outcome.tested.iter().flat_map(|tested| &tested.reasons) {
            let _ = writeln!(
                text,
                "| {} k = {} | {} | {} |",
                outcome.row.subject.name, outcome.row.k, left.count, left.reason
            );
            is_any = true;
        }
    }
    if is_any { text } else { "Every case has a test.\n".to_owned() }
}

/// Rows of which the tests take a smaller share of the branches than printed, or not all of them at the bound.
fn shares(outcomes: &[RowOutcome]) -> String {
    let mut text = String::from("| row | branches | thesis | not taken in | why |\n|---|--:|--:|---|---|\n");
    for (_, rows) in classes(outcomes) {
        for outcome in &rows {
            let Some(tested) = &outcome.tested else { continue };
            let ours = Share { covered: tested.covered, branches: tested.branches };
            let printed = outcome.row.thesis.branches.as_deref().and_then(Share::read);
            let is_less = printed.as_ref().is_some_and(|printed| ours.is_less_than(printed));
            let is_left = is_at_the_bound(outcome, &rows) && ours.covered < ours.branches;
            if !is_less && !is_left {
                continue;
            }
            let missed: Vec<String> = tested
                .missed
                .iter()
                .map(|missed| {
                    let name = missed.method.rsplit('.').next().unwrap_or_default();
                    format!("`{name}` {}", missed.count)
                })
                .collect();
            let _ = writeln!(
                text,
                "| {} k = {} | {} | {} | {} | {} |",
                outcome.row.subject.name,
                outcome.row.k,
                ours,
                cell(outcome.row.thesis.branches.clone()),
                missed.join(", "),
                outcome.row.branch_reason.as_deref().unwrap_or_default(),
            );
        }
    }
    text
}

/// All rows, a table for each class and a line for each bound.
fn rows(outcomes: &[RowOutcome]) -> String {
    let mut text = String::new();
    for (at, (class, rows)) in classes(outcomes).into_iter().enumerate() {
        let _ = writeln!(text, "{}### {class}\n", if at == 0 { "" } else { "\n" });
        text.push_str(
            "| method | k | cases | thesis | states | thesis | branches | thesis | time | thesis | factor | peak |\n\
             |---|--:|---|---|--:|--:|--:|--:|---|--:|--:|--:|\n",
        );
        let mut done: BTreeSet<(&str, u32)> = BTreeSet::new();
        for outcome in &rows {
            let (name, k) = (outcome.row.subject.name.as_str(), outcome.row.k);
            if !done.insert((name, k)) {
                continue;
            }
            let all: Vec<&&RowOutcome> = rows
                .iter()
                .filter(|each| (each.row.subject.name.as_str(), each.row.k) == (name, k))
                .collect();
            let in_modes = |show: &dyn Fn(&RowOutcome) -> String| {
                let row_in = |mode| all.iter().find(|each| each.row.mode == mode);
                let cells = MODES.map(|mode| row_in(mode).map_or_else(|| "-".to_owned(), |each| show(each)));
                let last = cells.iter().rposition(|cell| cell != "-").map_or(0, |at| at + 1);
                cells[..last].join(", ")
            };
            let first = all.iter().find(|each| each.row.mode == MODES[0]);
            let _ = writeln!(
                text,
                "| {} | {k} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                outcome.row.subject.method(),
                in_modes(&|each| format!("{}{}", each.measured.cases, mark(each))),
                in_modes(&|each| each
                    .row
                    .thesis
                    .cases
                    .map_or_else(|| "-".to_owned(), |cases| cases.to_string())),
                cell(first.map(|each| each.measured.states.to_string())),
                cell(first.and_then(|each| each.row.thesis.states).map(|states| states.to_string())),
                cell(first.and_then(|each| each.branches())),
                cell(first.and_then(|each| each.row.thesis.branches.clone())),
                in_modes(&|each| time(each.measured.seconds)),
                cell(first.and_then(|each| each.row.thesis.seconds).map(time)),
                cell(first.and_then(|each| each.factor()).map(|factor| format!("{factor:.0}"))),
                cell(first.and_then(|each| each.measured.peak_mib).map(|mib| format!("{mib} MiB"))),
            );
        }
    }
    text
}

fn mark(outcome: &RowOutcome) -> &'static str {
    match outcome.agreement() {
        Agreement::Equal | Agreement::Nothing => "",
        Agreement::Corrected { .. } => "\\*",
        Agreement::Disputed(_) => "~",
        Agreement::Different(_) => "!",
        Agreement::Unfinished => "?",
    }
}
