//! The page that shows the run.

use ooxide_testgen::generate::Subject;
use ooxide_testgen::html::{self, Page, PageMethod, PageTest};

use super::Done;
use super::outputs::Written;
use crate::java_names::simple_signature;

/// The name of the page, below the output folder; another one for each number.
pub fn file(number: u32) -> String {
    if number == 1 { "ooxide-report.html".to_owned() } else { format!("ooxide-report-{number}.html") }
}

/// The page of the methods with their tests.
pub fn page(subject: &Subject, done: &[Done], written: &[Written]) -> Page {
    let methods: Vec<PageMethod> = done
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

fn page_test<'d>(of: &Written<'d>) -> PageTest<'d> {
    PageTest {
        test: of.test,
        name: of.in_file.name.clone(),
        body: of.in_file.body.clone(),
        file: of.file.clone(),
        picture: of.picture.clone(),
        fails: of.fails,
    }
}
