//! All files of the run, and what is said of them: tests, failing tests, pictures, and the page that shows them.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;

use oox_core::case::Case;
use ooxide_testgen::generate::{Subject, Test};
use ooxide_testgen::html::counted;
use ooxide_testgen::java_words::translated;
use ooxide_testgen::picture::draw_marked;
use ooxide_testgen::shares::{in_words, shares};
use ooxide_testgen::suite::{Kind, Suite, TemplateError, Templates, TestFile, WrittenTest};

use super::places::{GRAPHS, Places, in_package};
use super::{Done, form, junit, page, table};
use crate::cli::GenArgs;
use crate::files::Output;
use crate::input::{Input, is_java};
use crate::problems::Problem;

/// A test that is in a file.
pub struct Written<'d> {
    /// Of which method of the run.
    pub method: usize,
    pub test: &'d Test,
    pub in_file: WrittenTest,
    /// Its class, without the package.
    pub class: String,
    /// Below the output folder.
    pub file: String,
    /// Below the output folder.
    pub picture: Option<String>,
    /// As long as the program is wrong.
    pub fails: bool,
}

/// The files, and the tests in them.
pub fn outputs<'d>(
    args: &GenArgs,
    input: &Input,
    subject: &Subject,
    templates: &Templates,
    places: &Places,
    suites: &'d [Suite],
    done: &'d [Done],
) -> Result<(Vec<Output>, Vec<Written<'d>>), Problem> {
    let broken =
        |error: TemplateError| Problem::call(error.to_string(), "check the folder given with --templates");
    let mut cases: HashMap<&str, (usize, &Case)> = HashMap::new();
    for (method, of) in done.iter().enumerate() {
        cases.extend(of.report.shown_cases().map(|case| (case.id.as_str(), (method, case))));
    }
    let form = form(args);
    let mut all = Vec::new();
    let mut written = Vec::new();
    for suite in suites {
        let Some(java) = input.info.class(&suite.class) else { continue };
        let up = "../".repeat(if java.package.is_empty() { 0 } else { java.package.split('.').count() });
        let place = in_package(&java.package, &suite.name);
        let picture =
            |test: &Test| form.map(|form| format!("{GRAPHS}/{place}.{}.{}", test.name, form.ending()));
        let linked = |test: &Test| picture(test).map(|path| up.clone() + &path);
        let TestFile { path, text, tests } =
            templates.file(&input.info, java, suite, junit(args), &linked).map_err(broken)?;
        for (test, in_file) in suite.tests.iter().zip(tests) {
            let Some((method, case)) = cases.get(test.case.as_str()).copied() else { continue };
            if let (Some(form), Some(path)) = (form, picture(test)) {
                all.push(Output { path, text: draw_marked(&translated(case), form) });
            }
            let (class, file, picture) = (suite.name.clone(), path.clone(), picture(test));
            let fails = suite.kind == Kind::Failing;
            written.push(Written { method, test, in_file, class, file, picture, fails });
        }
        all.push(Output { path, text });
    }
    let text = templates.page(&page::page(subject, done, &written)).map_err(broken)?;
    all.push(Output { path: places.page.clone(), text });
    Ok((all, written))
}

/// What was found and written, in words.
pub fn summary(
    args: &GenArgs,
    places: &Places,
    done: &[Done],
    written: &[Written],
    outputs: &[Output],
) -> String {
    let mut text = String::new();
    if !args.quiet {
        text += &table::table(done, written);
        text.push('\n');
    }
    let violations = written.iter().filter(|test| test.fails).count();
    let tests = written.len() - violations;
    let files =
        outputs.iter().filter(|output| is_java(Path::new(&output.path)) || output.path == places.page);
    for file in files {
        let _ = writeln!(text, "{}", args.out.join(&file.path).display());
    }
    for taken in places.taken(outputs) {
        let _ = writeln!(text, "{}", taken.words(&args.out));
    }
    let _ = write!(text, "{}", counted(tests, "test"));
    if violations > 0 {
        let verb = if violations == 1 { "fails" } else { "fail" };
        let endless = written.iter().filter(|test| test.fails && test.test.is_endless).count();
        let why = match endless {
            0 => "a promise does not hold",
            all if all == violations => "the call does not end",
            _ => "a promise does not hold or the call does not end",
        };
        let _ = write!(text, ", {} that {verb} because {why}", counted(violations, "test"));
    }
    let _ = writeln!(text, "{}", if args.dry_run { " (nothing was written)" } else { "" });
    let shares = shares(written.iter().map(|of| of.test));
    if !shares.is_empty() {
        let _ = writeln!(text, "built by {}", in_words(&shares));
    }
    text
}
