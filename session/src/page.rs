//! The page that shows what a session found.

use ooxide_testgen::generate::Subject;
use ooxide_testgen::html::{self, Page, PageMethod, PageTest};

use crate::names::simple_signature;
use crate::tested::TestedMethod;
use crate::written::WrittenTest;

/// The page of the methods with their tests.
pub fn page(subject: &Subject, methods: &[TestedMethod], written: &[WrittenTest]) -> Page {
    let methods: Vec<PageMethod> = methods
        .iter()
        .enumerate()
        .map(|(index, of)| PageMethod {
            id: of.id,
            signature: simple_signature(&of.report.class, &of.report.signature),
            report: &of.report,
            made: &of.tests,
            tests: written.iter().filter(|test| test.method == index).map(page_test).collect(),
        })
        .collect();
    html::page(subject, &methods)
}

fn page_test<'s>(of: &WrittenTest<'s>) -> PageTest<'s> {
    PageTest {
        test: of.test,
        name: of.name.clone(),
        body: of.body.clone(),
        file: of.file.clone(),
        picture: of.picture.clone(),
        fails: of.fails,
    }
}
