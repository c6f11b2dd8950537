//! All files of a session: tests, failing tests, pictures, and the page that shows them.

use std::collections::HashMap;

use oox_core::case::Case;
use ooxide_testgen::generate::{Subject, Test};
use ooxide_testgen::java_words::translated;
use ooxide_testgen::picture::{Form, draw_marked};
use ooxide_testgen::suite::{Kind, Suite, TemplateError, TestFile};

use crate::files::MadeFile;
use crate::names::in_package;
use crate::page;
use crate::places::{GRAPHS, Places, Taken};
use crate::settings::Settings;
use crate::tested::TestedMethod;
use crate::written::WrittenTest;

/// The files of a session, not written yet.
#[derive(Debug)]
pub struct Files<'s> {
    /// The files: tests with their pictures, the page, and tests that the JVM does not agree with.
    pub made: Vec<MadeFile>,
    /// The tests in them, those left out that the JVM does not agree with.
    pub tests: Vec<WrittenTest<'s>>,
    /// The page, below the output folder.
    pub page: String,
    /// Names that belong to something else, so that files of ours have others.
    pub taken: Vec<Taken>,
}

/// The files with the tests of these suites, and the page.
pub(crate) fn files<'s>(
    settings: &Settings,
    subject: &Subject,
    places: &Places,
    suites: &'s [Suite],
    methods: &'s [TestedMethod],
    disagreements: &[MadeFile],
    is_judged: bool,
) -> Result<Files<'s>, TemplateError> {
    let mut cases: HashMap<&str, (usize, &Case)> = HashMap::new();
    for (method, tested) in methods.iter().enumerate() {
        cases.extend(tested.report.shown_cases().map(|case| (case.id.as_str(), (method, case))));
    }
    let form = settings.pictures;
    let layout = settings.layout();
    let mut made = Vec::new();
    let mut written = Vec::new();
    for suite in suites {
        let Some(java) = subject.info.class(&suite.class) else { continue };
        let up = "../".repeat(if java.package.is_empty() { 0 } else { java.package.split('.').count() });
        let place = in_package(&java.package, &suite.name);
        let picture = |test: &Test| {
            let named = |form: Form| format!("{GRAPHS}/{place}.{}.{}", test.name, form.ending());
            form.map(|form| layout.other_file(&named(form)))
        };
        // what a build writes is gone after the next cleaning
        let is_linked = settings.is_linked && layout.build.is_none();
        let linked = |test: &Test| picture(test).filter(|_| is_linked).map(|path| up.clone() + &path);
        let TestFile { path, text, tests } =
            settings.templates.file(subject.info, java, suite, settings.junit, &linked)?;
        let path = layout.test_file(&java.file, &path, suite.kind, is_judged);
        for (test, in_file) in suite.tests.iter().zip(tests) {
            let Some((method, case)) = cases.get(test.case.as_str()).copied() else { continue };
            if let (Some(form), Some(path)) = (form, picture(test)) {
                made.push(MadeFile { path, text: draw_marked(&translated(case), form) });
            }
            written.push(WrittenTest {
                method,
                test,
                name: in_file.name,
                body: in_file.body,
                class: suite.name.clone(),
                file: path.clone(),
                picture: picture(test),
                fails: suite.kind == Kind::Failing,
                is_stress: suite.kind == Kind::Stress,
            });
        }
        made.push(MadeFile { path, text });
    }
    let text = settings.templates.page(&page::page(subject, &layout, methods, &written))?;
    made.push(MadeFile { path: places.page.clone(), text });
    made.extend_from_slice(disagreements);
    let taken = places.taken(&made);
    Ok(Files { made, tests: written, page: places.page.clone(), taken })
}
