//! The page that shows what a session found.

use ooxide_testgen::generate::Subject;
use ooxide_testgen::html::{self, Page, PageMethod, PageTest};

use crate::names::simple_signature;
use crate::settings::Layout;
use crate::tested::TestedMethod;
use crate::written::WrittenTest;

/// The page of the methods with their tests.
pub fn page(subject: &Subject, layout: &Layout, methods: &[TestedMethod], written: &[WrittenTest]) -> Page {
    let mut tests: Vec<Vec<PageTest>> = methods.iter().map(|_| Vec::new()).collect();
    for test in written {
        tests[test.method].push(page_test(layout, test));
    }
    let methods: Vec<PageMethod> = methods
        .iter()
        .zip(tests)
        .map(|(tested, tests)| PageMethod {
            id: tested.id,
            signature: simple_signature(&tested.report.class, &tested.report.signature),
            report: &tested.report,
            made: &tested.tests,
            tests,
        })
        .collect();
    html::page(subject, &methods)
}

fn page_test<'s>(layout: &Layout, written: &WrittenTest<'s>) -> PageTest<'s> {
    PageTest {
        test: written.test,
        name: written.name.clone(),
        body: written.body.clone(),
        file: layout.seen_from_page(&written.file),
        picture: written.picture.as_deref().map(|picture| layout.seen_from_page(picture)),
        fails: written.fails,
    }
}
