//! Tests that the compiler or the JVM does not agree with are taken out of their suites, each with what is said of it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ooxide_testgen::java::JavaInfo;
use ooxide_testgen::jvm::{Diagnostic, Outcome, TestResult, TestVerdict};
use ooxide_testgen::suite::{Kind, Suite};

use crate::names::in_package;

/// Tests that were taken out of a suite, and why.
pub struct TakenOut {
    /// The suite with these tests and no other.
    pub suite: Suite,
    /// What is the matter with them.
    pub complaint: String,
}

/// Takes out the tests in which the compiler found errors, each with the first of them. Whether there were any. `files` are
/// those of the suites, by number.
pub fn take_out_broken(
    suites: &mut [Suite],
    files: &[(PathBuf, usize)],
    found: &[Diagnostic],
    out: &mut Vec<TakenOut>,
) -> bool {
    // who owns a line is asked while all tests are there: without its owner, the line would be that of another one
    let mut broken: BTreeMap<(usize, usize), &str> = BTreeMap::new();
    for error in found {
        let (Some(file), Some(line)) = (&error.file, error.line) else { continue };
        let Some((path, suite)) = files.iter().find(|(path, _)| path == file) else { continue };
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if let Some(test) = owner(&suites[*suite], &text, line as usize) {
            broken.entry((*suite, test)).or_insert(&error.message);
        }
    }
    // from the last to the first, so that places stay right
    for ((index, test), message) in broken.iter().rev() {
        let suite = &mut suites[*index];
        let test = suite.tests.remove(*test);
        let suite = Suite { tests: vec![test], ..suite.without_tests() };
        out.push(TakenOut { suite, complaint: format!("does not compile: {message}") });
    }
    !broken.is_empty()
}

/// Takes out all tests of the files in which the compiler found errors. Whether there were any.
pub fn take_out_files(
    suites: &mut [Suite],
    files: &[(PathBuf, usize)],
    found: &[Diagnostic],
    out: &mut Vec<TakenOut>,
) -> bool {
    let before = out.len();
    for (path, index) in files {
        let Some(error) = found.iter().find(|error| error.file.as_ref() == Some(path)) else { continue };
        let suite = &mut suites[*index];
        let tests = std::mem::take(&mut suite.tests);
        let suite = Suite { tests, ..suite.without_tests() };
        out.push(TakenOut { suite, complaint: format!("does not compile: {}", error.message) });
    }
    out.len() > before
}

/// The test of a suite to which a line of its file belongs.
fn owner(suite: &Suite, text: &str, line: usize) -> Option<usize> {
    let before: Vec<&str> = text.lines().take(line).collect();
    let head = |name: &str| before.iter().rposition(|line| line.contains(&format!(" {name}(")));
    let tests = suite.tests.iter().enumerate();
    tests.filter_map(|(index, test)| head(&test.name).map(|at| (at, index))).max().map(|(_, index)| index)
}

/// How many tests ended as they should.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// They passed.
    pub passed: usize,
    /// They failed, as they should.
    pub failed: usize,
    /// They failed, as they may.
    pub shown: usize,
}

/// Takes out the tests that ended otherwise than they should, and counts the others.
pub fn judge(
    info: &JavaInfo,
    suites: &mut [Suite],
    results: &[TestResult],
    out: &mut Vec<TakenOut>,
) -> Counts {
    let by_name: BTreeMap<(String, &str), &TestResult> =
        results.iter().map(|result| ((result.class.clone(), result.method.as_str()), result)).collect();
    let mut counts = Counts::default();
    for suite in suites {
        let Some(java) = info.class(&suite.class) else { continue };
        let class = in_package(&java.package, &suite.name);
        let kind = suite.kind;
        let empty = suite.without_tests();
        suite.tests.retain(|test| {
            let result = by_name.get(&(class.clone(), test.name.as_str()));
            let complaint = complaint(result.map(|result| &result.outcome), kind);
            match (&complaint, kind) {
                (None, Kind::Passing) => counts.passed += 1,
                (None, Kind::Failing) => counts.failed += 1,
                (None, Kind::Stress) => {
                    counts.shown += usize::from(result.is_some_and(|result| has_failed(result)));
                }
                (Some(complaint), _) => {
                    let suite = Suite { tests: vec![test.clone()], ..empty.clone() };
                    out.push(TakenOut { suite, complaint: complaint.clone() });
                }
            }
            complaint.is_none()
        });
    }
    counts
}

/// Has a test failed at least once?
fn has_failed(result: &TestResult) -> bool {
    !matches!(result.outcome, Outcome::Stable(TestVerdict::Passed))
}

/// What is wrong with how a test ended, if something is.
fn complaint(outcome: Option<&Outcome>, kind: Kind) -> Option<String> {
    match (outcome, kind) {
        (Some(Outcome::Stable(TestVerdict::Passed)), Kind::Passing) => None,
        (Some(Outcome::Stable(TestVerdict::Failed(_))), Kind::Failing | Kind::Stress) => None,
        (Some(Outcome::Stable(TestVerdict::Passed) | Outcome::Flaky { .. }), Kind::Stress) => None,
        (Some(Outcome::Stable(TestVerdict::Passed)), Kind::Failing) => {
            Some("passes, although it should fail".to_owned())
        }
        (Some(Outcome::Stable(verdict)), _) => Some(words(verdict)),
        (Some(Outcome::Flaky { .. }), _) => Some("passes in one order and fails in the other".to_owned()),
        (None, _) => Some("was not run".to_owned()),
    }
}

fn words(verdict: &TestVerdict) -> String {
    match verdict {
        TestVerdict::Passed => "passes".to_owned(),
        TestVerdict::Failed(failure) => {
            format!("fails: {}: {}", failure.kind, failure.message.as_deref().unwrap_or("no message"))
        }
        TestVerdict::Skipped(why) => format!("is skipped: {why}"),
        TestVerdict::TimedOut => "takes too long".to_owned(),
        TestVerdict::EndedJvm(_) => "ends the JVM".to_owned(),
        TestVerdict::NotRun => "was not run".to_owned(),
    }
}
