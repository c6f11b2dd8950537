//! The run as one JSON document: the methods as `ooxide verify` gives them, with their tests.

use std::collections::BTreeSet;

use oox_core::ir::Program;
use oox_core::verdict::{MethodReport, SCHEMA};
use ooxide_session::{Files, Found, Holder, Run, Taken, WrittenTest};
use ooxide_testgen::generate::{LeftOut, Means, Score};
use ooxide_testgen::jvm::{Coverage, Origin};
use serde::Serialize;

use crate::json;

#[derive(Serialize)]
struct Document<'d> {
    schema: &'static str,
    /// The run was interrupted, so that methods may be missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    interrupted: Option<bool>,
    methods: Vec<MethodDocument<'d>>,
    /// Files that have another name than usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    renamed: Vec<RenamedDocument<'d>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    run: Option<RunDocument<'d>>,
    /// Why the tests were not run, although they should have been.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_run: Option<String>,
}

/// A file of ours whose usual name belongs to something else.
#[derive(Serialize)]
struct RenamedDocument<'d> {
    /// Below the output folder.
    file: &'d str,
    /// The file that stays as it is, below the output folder.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_ours: Option<&'d str>,
    /// The class that has the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<&'d str>,
}

/// What the JVM said, with `--run`.
#[derive(Serialize)]
struct RunDocument<'d> {
    passed: usize,
    failed_as_they_should: usize,
    /// Tests that try many orders of threads and have failed in one.
    #[serde(skip_serializing_if = "is_none")]
    failed_in_some_order: usize,
    /// Where the tested classes came from, if not from the sources as they stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<String>,
    /// The files of tests that the JVM does not agree with.
    disagreements: Vec<&'d str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<&'d Coverage>,
}

#[derive(Serialize)]
struct MethodDocument<'d> {
    #[serde(flatten)]
    report: &'d MethodReport,
    tests: Vec<TestDocument<'d>>,
    left_out: &'d [LeftOut],
    /// Which mutants of the method the tests notice.
    #[serde(skip_serializing_if = "Option::is_none")]
    mutants: Option<Score>,
    /// The user's methods, as `p.C.m`, in which a test's call decides something.
    decides_in: BTreeSet<String>,
}

#[derive(Serialize)]
struct TestDocument<'d> {
    name: &'d str,
    class: &'d str,
    case: &'d str,
    means: Means,
    file: &'d str,
    fails: bool,
    /// It may fail and may pass: that depends on the order of threads.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stress: bool,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    seen_on_jvm: &'d [String],
}

/// The session as one document with a line end.
pub fn document(program: &Program, found: &Found, files: &Files, is_interrupted: bool) -> String {
    let mut tests: Vec<Vec<TestDocument>> = found.methods.iter().map(|_| Vec::new()).collect();
    for test in &files.tests {
        tests[test.method].push(test_document(test));
    }
    let methods = found.methods.iter().zip(tests).map(|(tested, tests)| MethodDocument {
        report: &tested.report,
        tests,
        left_out: &tested.tests.left_out,
        mutants: Some(tested.tests.score()).filter(|score| *score != Score::default()),
        decides_in: tested.decides_in(program),
    });
    let run = found.run.ran().map(|ran| RunDocument {
        passed: ran.passed,
        failed_as_they_should: ran.failed,
        failed_in_some_order: ran.shown,
        subject: (ran.origin != Origin::Sources).then(|| ran.origin.to_string()),
        disagreements: ran.files.iter().map(|file| file.path.as_str()).collect(),
        coverage: ran.coverage.as_ref().and_then(|coverage| coverage.as_ref().ok()),
    });
    let not_run = match &found.run {
        Run::Failed(error) => Some(error.to_string()),
        Run::NotAsked | Run::Interrupted | Run::Done(_) => None,
    };
    json::document(&Document {
        schema: SCHEMA,
        interrupted: is_interrupted.then_some(true),
        methods: methods.collect(),
        renamed: files.taken.iter().map(renamed_document).collect(),
        run,
        not_run,
    })
}

fn test_document<'d>(written: &'d WrittenTest) -> TestDocument<'d> {
    TestDocument {
        name: &written.name,
        class: &written.class,
        case: &written.test.case,
        means: written.test.means,
        file: &written.file,
        fails: written.fails,
        stress: written.is_stress,
        seen_on_jvm: &written.test.seen_on_jvm,
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_none(count: &usize) -> bool {
    *count == 0
}

fn renamed_document(taken: &Taken) -> RenamedDocument<'_> {
    let (not_ours, class) = match &taken.by {
        Holder::File(file) | Holder::Edited(file) => (Some(file.as_str()), None),
        Holder::Class(class) => (None, Some(class.as_str())),
    };
    RenamedDocument { file: &taken.instead, not_ours, class }
}
