//! The closing table: the methods of each class, and what is missing.

use std::fmt::Write as _;

use ooxide_session::names::{class_name, simple_signature};
use ooxide_session::{TestedMethod, WrittenTest};
use ooxide_testgen::generate::{Change, LeftOut};
use ooxide_testgen::html::counted;

/// Longer signatures are cut.
const WIDEST: usize = 60;
/// So many reasons are told of one method.
const MOST_REASONS: usize = 3;
/// So many changes that no test notices are told of one method.
const MOST_SURVIVORS: usize = 3;

/// A method as it stands in the table.
struct Row {
    signature: String,
    cases: String,
    tests: String,
    branches: String,
    bounds: String,
    time: String,
}

/// The methods, by class, with what was found and written.
pub fn table(methods: &[TestedMethod], written: &[WrittenTest]) -> String {
    let mut counts = vec![0; methods.len()];
    for test in written {
        counts[test.method] += 1;
    }
    let rows: Vec<Row> = methods.iter().zip(counts).map(|(tested, tests)| row(tested, tests)).collect();
    let widest = |column: fn(&Row) -> &str, title: &str| {
        let widths = rows.iter().map(|row| column(row).chars().count());
        widths.max().unwrap_or(0).max(title.len())
    };
    let method = 2 + widest(|row| &row.signature, "method");
    let cases = widest(|row| &row.cases, "cases");
    let tests = widest(|row| &row.tests, "tests");
    let branches = widest(|row| &row.branches, "branches");
    let bounds = widest(|row| &row.bounds, "bounds");
    let time = widest(|row| &row.time, "time");
    let line = |name: &str, row: [&str; 5]| {
        let [case, test, branch, bound, at] = row;
        let counts = format!("{case:>cases$}  {test:>tests$}  {branch:>branches$}");
        format!("{name:method$}  {counts}  {bound:bounds$}  {at:>time$}\n")
    };
    let mut text = line("method", ["cases", "tests", "branches", "bounds", "time"]);
    let mut class = None;
    for (tested, row) in methods.iter().zip(&rows) {
        if class != Some(&tested.report.class) {
            let _ = writeln!(text, "{}", class_name(&tested.report.class));
            class = Some(&tested.report.class);
        }
        let name = format!("  {}", row.signature);
        text += &line(&name, [&row.cases, &row.tests, &row.branches, &row.bounds, &row.time]);
        for reason in reasons(tested).into_iter().chain(survivors(tested)) {
            let _ = writeln!(text, "{reason}");
        }
    }
    text
}

fn row(tested: &TestedMethod, tests: usize) -> Row {
    let report = &tested.report;
    let bounds = &report.bounds_hit;
    Row {
        signature: shortened(&simple_signature(&report.class, &report.signature), WIDEST),
        cases: report.cases.to_string(),
        tests: tests.to_string(),
        branches: format!("{}/{}", report.branches.covered, report.branches.total),
        bounds: if bounds.is_empty() { "-".to_owned() } else { bounds.join(" ") },
        time: format!("{}.{:02} s", report.time_ms / 1000, report.time_ms % 1000 / 10),
    }
}

/// Which changes of the method no test notices.
fn survivors(tested: &TestedMethod) -> Option<String> {
    let score = tested.tests.score();
    let shown: Vec<String> = score.survivors.iter().take(MOST_SURVIVORS).map(in_words).collect();
    let left = score.survivors.len() - shown.len();
    let rest = if left > 0 { format!(" and {left} more") } else { String::new() };
    (!shown.is_empty()).then(|| {
        format!("      mutants {}/{}; survivors: {}{rest}", score.noticed, score.total, shown.join(", "))
    })
}

fn in_words(change: &Change) -> String {
    format!("line {} {}", change.line, change.change)
}

/// Why tests are missing, where some are; mistakes of ours in any case.
fn reasons(tested: &TestedMethod) -> Vec<String> {
    let line =
        |left: &LeftOut| format!("      {} without a test: {}", counted(left.count, "case"), left.reason);
    let left_out = tested.tests.left_out.iter();
    let mut lines: Vec<String> = left_out.clone().filter(|left| left.is_ours).map(line).collect();
    let is_complete =
        tested.report.branches.covered == tested.report.branches.total && tested.shows_all_endings;
    if !is_complete {
        let mut others: Vec<&LeftOut> = left_out.filter(|left| !left.is_ours).collect();
        // of equally frequent ones the first that was met
        others.sort_by_key(|left| std::cmp::Reverse(left.count));
        lines.extend(others.iter().take(MOST_REASONS).map(|left| line(left)));
        if others.len() > MOST_REASONS {
            lines.push(format!("      and {} more, see the page", others.len() - MOST_REASONS));
        }
    }
    lines
}

/// At most so many characters.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 3).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn what_is_too_long_ends_in_dots() {
        assert_eq!(shortened("copy(int,int)", 13), "copy(int,int)");
        assert_eq!(shortened("copy(int,int)", 12), "copy(int,...");
    }
}
