//! The source with what the tests cover of it.

use oox_core::lang::span::{FileId, SourceMap};

use super::code;
use super::coverage::{BranchCoverage, Count, FileCoverage};
use super::model::{BranchView, FileView, LineView, OutcomeView};
use super::page::counted;

/// Longer conditions are cut.
const LONGEST_CONDITION: usize = 48;

/// The anchor of a file.
pub fn file_id(file: FileId) -> String {
    format!("file{}", file.0)
}

/// The anchor of a line.
pub fn line_id(file: FileId, line: u32) -> String {
    format!("file{}-{line}", file.0)
}

/// A file as it is shown.
pub fn view(sources: &SourceMap, id: FileId, coverage: &FileCoverage) -> FileView {
    let file = sources.file(id);
    // the end of the last line does not begin another one
    let lines: Vec<LineView> = (1u32..)
        .zip(code::lines(file.text.strip_suffix('\n').unwrap_or(&file.text)))
        .map(|(number, code)| line(id, number, code, coverage))
        .collect();
    FileView {
        id: file_id(id),
        name: file.name.clone(),
        branches: coverage.branch_count().into(),
        lines_covered: coverage.line_count().into(),
        lines,
    }
}

fn line(file: FileId, number: u32, code: String, coverage: &FileCoverage) -> LineView {
    let branches: Vec<&BranchCoverage> =
        coverage.branches.values().filter(|branch| branch.line == number).collect();
    let outcomes = Count::of(branches.iter().copied());
    let (state, sign, meaning) = match coverage.lines.get(&number) {
        Some(true) if outcomes.covered < outcomes.total => {
            ("part", "◐", "run by a test, with an outcome that no test takes")
        }
        Some(true) => ("full", "●", "run by a test"),
        Some(false) => ("miss", "○", "not run by any test"),
        None => ("none", "", ""),
    };
    LineView {
        id: line_id(file, number),
        number,
        state,
        sign,
        meaning,
        code,
        branches: branches.into_iter().map(branch).collect(),
    }
}

fn branch(declared: &BranchCoverage) -> BranchView {
    // true comes first for the reader, as in the source
    let mut order: Vec<usize> = declared.counted.iter().copied().collect();
    if !declared.is_switch {
        order.reverse();
    }
    let outcomes = order.into_iter().map(|index| OutcomeView {
        name: declared.outcome(index),
        is_covered: declared.outcomes[index] > 0,
        tests: match declared.outcomes[index] {
            0 => "no test".to_owned(),
            some => counted(some, "test"),
        },
    });
    let whole = without_parentheses(&declared.text);
    let mut text: String = whole.chars().take(LONGEST_CONDITION).collect();
    if text.len() < whole.len() {
        text.push('…');
    }
    BranchView { text, outcomes: outcomes.collect() }
}

/// A condition without parentheses around all of it.
fn without_parentheses(text: &str) -> &str {
    let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else { return text };
    let mut depth = 0i32;
    for c in inner.chars() {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        // the first one is closed in the middle
        if depth < 0 {
            return text;
        }
    }
    without_parentheses(inner.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_parentheses_around_all_are_taken_away() {
        assert_eq!(without_parentheses("((a + b) > c)"), "(a + b) > c");
        assert_eq!(without_parentheses("(a) == (b)"), "(a) == (b)");
        assert_eq!(without_parentheses("((a))"), "a");
    }
}
