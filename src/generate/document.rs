//! The run as one JSON document: the methods as `ooxide verify` gives them, with their tests.

use std::collections::BTreeSet;

use oox_core::ir::Program;
use oox_core::verdict::{MethodReport, SCHEMA};
use ooxide_testgen::generate::{LeftOut, Means};
use ooxide_testgen::jvm::Coverage;
use serde::Serialize;

use super::Done;
use super::outputs::Written;
use super::places::{Holder, Taken};
use crate::json;
use crate::problems::Problem;
use crate::run_tests::Ran;

#[derive(Serialize)]
struct Document<'d> {
    schema: &'static str,
    /// Methods may be missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    interrupted: Option<bool>,
    methods: Vec<MethodDocument<'d>>,
    /// Files that have another name than usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    renamed: Vec<RenamedDocument<'d>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    run: Option<RunDocument<'d>>,
    /// Why there is no `run`.
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
}

/// One document with a line end.
pub fn document(
    program: &Program,
    done: &[Done],
    written: &[Written],
    taken: &[&Taken],
    ran: Option<&Ran>,
    not_run: Option<&Problem>,
    is_interrupted: bool,
) -> String {
    let method_of = |branch: u32| program.qualified_name(program.branches[branch as usize].method);
    let methods = done.iter().enumerate().map(|(index, of)| MethodDocument {
        report: &of.report,
        tests: written.iter().filter(|test| test.method == index).map(test_document).collect(),
        left_out: &of.tests.left_out,
        decides_in: of.tests.covered.iter().map(|(branch, _)| method_of(*branch)).collect(),
    });
    let run = ran.map(|ran| RunDocument {
        passed: ran.passed,
        failed_as_they_should: ran.failed,
        disagreements: ran.disagreements.iter().map(|(path, _)| path.as_str()).collect(),
        coverage: ran.coverage.as_ref(),
    });
    let interrupted = is_interrupted.then_some(true);
    let renamed = taken.iter().map(|taken| renamed_document(taken)).collect();
    let not_run = not_run.map(Problem::message);
    json::document(&Document {
        schema: SCHEMA,
        interrupted,
        methods: methods.collect(),
        renamed,
        run,
        not_run,
    })
}

fn test_document<'d>(of: &'d Written) -> TestDocument<'d> {
    TestDocument {
        name: &of.in_file.name,
        class: &of.class,
        case: &of.test.case,
        means: of.test.means,
        file: &of.file,
        fails: of.fails,
    }
}

fn renamed_document(taken: &Taken) -> RenamedDocument<'_> {
    let (not_ours, class) = match &taken.by {
        Holder::File(file) => (Some(file.as_str()), None),
        Holder::Class(class) => (None, Some(class.as_str())),
    };
    RenamedDocument { file: &taken.instead, not_ours, class }
}
