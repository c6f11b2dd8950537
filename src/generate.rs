//! `ooxide gen`

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use oox_core::config::{Checks, Config};
use oox_core::exec::Interpreter;
use oox_core::ir::{FieldId, MethodId, Program};
use oox_core::verdict::{self, MethodReport, Verdict};
use ooxide_frontend::lower::Purpose;
use ooxide_testgen::generate::{Cases, JUnit, MethodTests, Options, Subject, Test, method_tests, reset};
use ooxide_testgen::picture::{Form, draw};
use ooxide_testgen::suite::{Kind, Suite, Templates, TestFile};

use crate::Status;
use crate::cli::{GenArgs, Graphs, JUnitVersion, MainArgs, WhichCases};
use crate::input::{self, Input, find_class, print, write_file};
use crate::java::{java_signature, oox_signature};
use crate::problems::Problem;
use crate::run_tests;

/// A method with what was found out and written about it.
struct Done {
    report: MethodReport,
    tests: MethodTests,
}

/// A file to be written.
struct Output {
    /// Below the output folder.
    path: String,
    text: String,
}

/// Writes tests for the chosen methods.
pub fn run(args: &GenArgs) -> Result<Status, Problem> {
    let templates = Templates::new(args.templates.as_deref())
        .map_err(|error| Problem::call(error.to_string(), "see templates/ in the project for those in use"))?;
    let input = input::load(&args.paths, MainArgs::Any, Purpose::Tests)?;
    let subject = Subject::new(&input.program, &input.info, &input.sources);
    let methods = choose(args, &input.program, &subject)?;
    let cases = match args.cases {
        WhichCases::Coverage => Cases::Coverage,
        WhichCases::All => Cases::All,
    };
    let lenient = args.config(Checks { assert: false, contract: false, crash: false });
    let mut done = Vec::new();
    let progress = crate::verify::progress(args.quiet, methods.len());
    for id in methods {
        progress.set_message(input.program.qualified_name(id));
        let strict = args.config(checks(&input.program, id));
        let report = verdict::verify(&input.program, &input.sources, &strict, id);
        let options = Options { junit: junit(args), cases };
        let tests = method_tests(&subject, (&lenient, &strict), id, &report.case_list, options);
        done.push(Done { report, tests });
        progress.inc(1);
    }
    progress.finish_and_clear();
    let mut suites = suites(&done);
    put_back(&subject, &lenient, &input, &mut suites);
    let ran = if args.jvm.run || args.jvm.coverage {
        Some(run_tests::run(args, &input, &templates, &mut suites)?)
    } else {
        None
    };
    let mut outputs = outputs(args, &input, &templates, &suites, &done)?;
    if let Some(ran) = &ran {
        outputs.extend(ran.disagreements.iter().map(|(path, text)| Output { path: path.clone(), text: text.clone() }));
    }
    write(args, &outputs)?;
    print(&table(args, &done, &outputs))?;
    if let Some(ran) = &ran {
        print(&ran.text)?;
        if !ran.disagreements.is_empty() {
            return Ok(Status::Inconclusive);
        }
    }
    Ok(status(&done))
}

/// The version of JUnit that the tests are for.
pub fn junit(args: &GenArgs) -> JUnit {
    match args.junit {
        JUnitVersion::Five => JUnit::Five,
        JUnitVersion::Four => JUnit::Four,
    }
}

/// What is judged of a method: without a contract, an exception is an outcome like any other.
fn checks(program: &Program, id: MethodId) -> Checks {
    let contract = &program.method(id).contract;
    let has_contract = !contract.requires.is_empty()
        || !contract.ensures.is_empty()
        || !contract.exceptional.is_empty()
        || contract.modifies.is_some();
    Checks { assert: true, contract: true, crash: has_contract }
}

fn choose(args: &GenArgs, program: &Program, subject: &Subject) -> Result<Vec<MethodId>, Problem> {
    let which = &args.which;
    let classes: Vec<&str> =
        which.class.iter().map(|class| find_class(program, class)).collect::<Result<_, _>>()?;
    let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
    let mut chosen: Vec<MethodId> = (0..count).map(MethodId).collect();
    chosen.retain(|id| {
        let method = program.method(*id);
        let class = program.class(method.class);
        let Some((java_class, java)) = subject.java_method(*id) else { return false };
        let signature = program.signature(*id);
        let is_named = which.method.iter().any(|name| {
            let text: String = name.chars().filter(|c| !c.is_whitespace()).collect();
            text == java.name || text == signature || oox_signature(&text) == signature
        });
        let is_main = java.name == "main" && java.is_static && java.params.len() == 1;
        class.is_of_user()
            && method.body.is_some()
            && !java.is_implied
            && (!is_main || is_named)
            && (classes.is_empty() || classes.contains(&class.name.as_str()))
            && (which.method.is_empty() || is_named)
            && Subject::can_use(&java_class.package, java_class, java.access)
    });
    if chosen.is_empty() {
        return Err(Problem::call(
            "no method to test",
            "methods that are private or have no body are not tested; see --class and --method",
        ));
    }
    Ok(chosen)
}

/// The tests of the classes: those that pass, and those that show what is broken.
fn suites(done: &[Done]) -> Vec<Suite> {
    let mut by_class: BTreeMap<&str, Vec<&Done>> = BTreeMap::new();
    for of in done {
        by_class.entry(&of.report.class).or_default().push(of);
    }
    let mut suites = Vec::new();
    for (class, methods) in by_class {
        let passing = methods.iter().flat_map(|of| of.tests.tests.iter().cloned()).collect();
        let failing = methods.iter().flat_map(|of| of.tests.violations.iter().cloned()).collect();
        for (kind, tests) in [(Kind::Passing, passing), (Kind::Failing, failing)] {
            let mut suite = Suite { class: class.to_owned(), kind, tests, resets: Vec::new() };
            suite.name_apart();
            suites.push(suite);
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
    suites
}

/// Lets suites put back the static fields that some test changes. Where that cannot be done, tests that change the field are
/// taken out.
fn put_back(subject: &Subject, config: &Config, input: &Input, suites: &mut Vec<Suite>) {
    let mut interpreter = Interpreter::new(subject.program, config, config);
    let changed: BTreeSet<FieldId> =
        suites.iter().flat_map(|suite| &suite.tests).flat_map(|test| test.changed.iter().copied()).collect();
    for suite in suites.iter_mut() {
        let Some(java) = input.info.class(&suite.class) else { continue };
        let seen: BTreeSet<FieldId> =
            suite.tests.iter().flat_map(|test| test.seen.intersection(&changed).copied()).collect();
        for field in seen {
            match reset(subject, &mut interpreter, &java.package, field) {
                Some(line) => suite.resets.push(line),
                None => suite.tests.retain(|test| !test.seen.contains(&field)),
            }
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
}

/// All files of the run: tests and pictures.
fn outputs(
    args: &GenArgs,
    input: &Input,
    templates: &Templates,
    suites: &[Suite],
    done: &[Done],
) -> Result<Vec<Output>, Problem> {
    let form = match args.graphs {
        Graphs::Svg => Some(Form::Svg),
        Graphs::Dot => Some(Form::Dot),
        Graphs::None => None,
    };
    let mut all = Vec::new();
    for suite in suites {
        let Some(java) = input.info.class(&suite.class) else { continue };
        let up = "../".repeat(if java.package.is_empty() { 0 } else { java.package.split('.').count() });
        let name = |test: &Test, form: Form| {
            let place = java.package.split('.').chain(java.path.iter().map(String::as_str)).filter(|part| !part.is_empty());
            format!("graphs/{}{}.{}.{}", place.collect::<Vec<_>>().join("."), suite.kind.suffix(), test.name, form.ending())
        };
        let picture = |test: &Test| form.map(|form| format!("{up}{}", name(test, form)));
        let TestFile { path, text, .. } = templates
            .file(&input.info, java, suite, junit(args), &picture)
            .map_err(|error| Problem::call(error.to_string(), "check the folder given with --templates"))?;
        all.push(Output { path, text });
        for test in &suite.tests {
            let case = done.iter().flat_map(|of| &of.report.case_list).find(|case| case.id == test.case);
            if let (Some(form), Some(case)) = (form, case) {
                all.push(Output { path: name(test, form), text: draw(case, form) });
            }
        }
    }
    Ok(all)
}

/// Writes all files, or none where one is there already.
fn write(args: &GenArgs, outputs: &[Output]) -> Result<(), Problem> {
    if args.dry_run {
        return Ok(());
    }
    let there: Vec<PathBuf> =
        outputs.iter().map(|output| args.out.join(&output.path)).filter(|path| path.exists()).collect();
    if let (Some(first), false) = (there.first(), args.force) {
        return Err(Problem::call(
            format!("{} is there already{}", first.display(), match there.len() {
                1 => String::new(),
                more => format!(", and {} more", more - 1),
            }),
            "nothing was written; overwrite with --force, or choose another folder with --out",
        ));
    }
    for output in outputs {
        let path = args.out.join(&output.path);
        let folder = path.parent().unwrap_or(Path::new("."));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        write_file(folder, &name, &output.text)?;
    }
    Ok(())
}

/// The closing table.
fn table(args: &GenArgs, done: &[Done], outputs: &[Output]) -> String {
    let mut text = String::new();
    let name = |of: &Done| format!("{}.{}", of.report.class, java_signature(&of.report.signature));
    let width = done.iter().map(|of| name(of).chars().count()).max().unwrap_or(0).clamp(6, 60);
    if !args.quiet {
        let _ = writeln!(text, "{:width$}  cases  tests  branches  bounds      time", "method");
        for of in done {
            let tests = of.tests.tests.len() + of.tests.violations.len();
            let branches = &of.report.branches;
            let _ = writeln!(
                text,
                "{:width$}  {:>5}  {:>5}  {:>8}  {:10}  {}",
                name(of),
                of.report.cases,
                tests,
                format!("{}/{}", branches.covered, branches.total),
                if of.report.bounds_hit.is_empty() { "-".to_owned() } else { of.report.bounds_hit.join(" ") },
                seconds(of.report.time_ms),
            );
            for left in &of.tests.left_out {
                let _ = writeln!(text, "{:width$}  {} without a test: {}", "", counted(left.count, "case"), left.reason);
            }
        }
        text.push('\n');
    }
    let tests: usize = done.iter().map(|of| of.tests.tests.len()).sum();
    let violations: usize = done.iter().map(|of| of.tests.violations.len()).sum();
    let files = outputs.iter().filter(|output| output.path.ends_with(".java"));
    for file in files {
        let _ = writeln!(text, "{}", args.out.join(&file.path).display());
    }
    let _ = write!(text, "{}", counted(tests, "test"));
    if violations > 0 {
        let _ = write!(text, ", {} that fail because a promise does not hold", counted(violations, "test"));
    }
    let _ = writeln!(text, "{}", if args.dry_run { " (nothing was written)" } else { "" });
    text
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn seconds(ms: u64) -> String {
    format!("{}.{:02} s", ms / 1000, ms % 1000 / 10)
}

fn status(done: &[Done]) -> Status {
    if done.iter().any(|of| of.report.verdict == Verdict::Invalid) {
        Status::Violated
    } else if done.iter().any(|of| of.report.verdict == Verdict::Unknown) {
        Status::Inconclusive
    } else {
        Status::Fine
    }
}
