//! Broken contracts become tests that fail on the JVM and name the clause; the same tests pass once the program keeps its
//! promises, and then no failing test is generated any more.

use std::path::{Path, PathBuf};
use std::time::Duration;

use ooxide_testgen::jvm::{
    Diagnostic, JarOptions, Jars, Jdk, Junit, Outcome, Suite, TestResult, TestVerdict as Verdict,
    TimeLimits as Limits, compile, run,
};

use tempfile::TempDir;

use crate::support::expectation::Answer;
use crate::support::java::java_files;
use crate::support::run::{header, ooxide, root};

/// A program that breaks promises.
struct Broken {
    /// Its package, so that all programs are compiled together.
    package: String,
    file: String,
    text: String,
    /// With the promises kept; `None` where the contract itself is what is wrong.
    fixed: Option<String>,
    /// How the messages of failing tests begin.
    messages: Vec<String>,
    /// Why there is no test of something.
    hidden: Vec<String>,
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).expect("test files can be read")
}

/// In a package, with all lines where they were.
fn in_package(package: &str, text: &str) -> String {
    format!("package {package}; {text}")
}

/// The lines with this beginning, without it.
fn marked(text: &str, mark: &str) -> Vec<String> {
    text.lines().filter_map(|line| line.trim().strip_prefix(mark)).map(str::to_owned).collect()
}

/// A program of `tests/contracts`: its marks say which clauses are broken.
fn contract(path: &Path) -> Broken {
    let package = path.file_stem().expect("a file").to_string_lossy().into_owned();
    let file = format!("{package}.java");
    let text = std::fs::read_to_string(path).expect("test files can be read");
    let (mut class, mut messages) = (String::new(), Vec::new());
    for line in header(path) {
        let (entry, expected) = line.split_once(" => ").expect("a header line has an arrow");
        entry.split('.').next().expect("a class").clone_into(&mut class);
        for violation in Answer::parse(expected, path, entry).violations {
            let (kind, line) = violation.split_once('@').expect("a kind and a line");
            let written =
                text.lines().nth(line.parse::<usize>().expect("a number") - 1).expect("the line is there");
            let (written, _) = written.split_once(" //~").expect("a violation has its mark");
            let clause = written.trim().strip_prefix("//@ ").unwrap_or_default();
            assert!(clause.is_empty() == (kind == "crash"), "{line}");
            messages.push(format!("{file}:{line}: {}", clause.trim_end_matches(';')));
        }
    }
    let fixed = match package.as_str() {
        // what `deposit` forgets is a precondition: its code is that of the example
        "bank_account_deposit" => None,
        "folds" => Some(
            text.replace("x >= key", "x == key")
                .replace("&& a[1] == a[2])", "&& (a[1] == a[2] || a[0] == a[2]))"),
        ),
        _ => Some(read(&format!("examples/java/{class}.java"))),
    };
    let fixed = fixed.map(|fixed| in_package(&package, &fixed));
    let text = in_package(&package, &text);
    Broken { package, file, text, fixed, messages, hidden: Vec::new() }
}

fn programs() -> Vec<Broken> {
    let mut all: Vec<Broken> =
        java_files(&root().join("tests/contracts")).iter().map(|path| contract(path)).collect();
    assert!(all.len() >= 12, "only {} broken contracts were found", all.len());
    let middle = in_package("middle", &read("examples/java/Middle.java"));
    all.push(Broken {
        package: "middle".to_owned(),
        file: "Middle.java".to_owned(),
        fixed: Some(middle.replace("(lo + hi) / 2", "lo + (hi - lo) / 2")),
        text: middle,
        messages: vec!["Middle.java:4: ensures lo <= \\result && \\result <= hi".to_owned()],
        hidden: Vec::new(),
    });
    let text = read("tests/violations/broken/Clauses.java");
    all.push(Broken {
        package: "clauses".to_owned(),
        file: "Clauses.java".to_owned(),
        messages: marked(&text, "//! "),
        hidden: marked(&text, "//? "),
        fixed: Some(read("tests/violations/fixed/Clauses.java")),
        text,
    });
    all
}

/// Writes programs into a folder; the files. One with a public class is named as that is.
fn write<'b>(folder: &Path, programs: impl Iterator<Item = (&'b Broken, &'b str)>) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for (program, text) in programs {
        let public = text.split_once("public class ").and_then(|(_, rest)| rest.split([' ', '<']).next());
        let name = public.map_or_else(|| program.file.clone(), |class| format!("{class}.java"));
        let file = folder.join(&program.package).join(name);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
        std::fs::write(&file, text).expect("a file can be written");
        files.push(file);
    }
    files
}

/// The generated files, and what was printed.
fn generate(sources: &Path, tests: &Path, junit: &str) -> (Vec<PathBuf>, String) {
    let path = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let (from, to) = (path(sources), path(tests));
    let output = ooxide(&["gen", &from, "--out", &to, "--graphs", "none", "--junit", junit]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{text}{told}");
    (java_files(tests), text)
}

/// What became of all tests, which javac has nothing to say about.
fn run_on_jvm(sources: &[PathBuf], tests: &[PathBuf], junit: Junit) -> Vec<TestResult> {
    let jdk = Jdk::find().expect("there is a JDK");
    let jars = Jars::find(&JarOptions::from_environment()).expect("JUnit is found");
    let suite = Suite { sources, roots: &[], tests, classpath: &[], release: None, encoding: "UTF-8", junit };
    let compiled = compile(&jdk, &jars, &suite).expect("sources and tests are correct");
    // that a class has not the name of its file is the matter of the program
    let is_meant = |told: &&Diagnostic| !told.message.starts_with("auxiliary class");
    let warnings: Vec<&Diagnostic> = compiled.warnings().iter().filter(is_meant).collect();
    assert!(warnings.is_empty(), "{warnings:#?}");
    let minutes = Duration::from_secs(600);
    run(&compiled, &Limits { test: minutes, all: minutes }).expect("the JVM starts").tests
}

fn is_violation(file: &Path) -> bool {
    file.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with("ViolationTest"))
}

/// The message of a test that fails in both orders.
fn message(result: &TestResult) -> Option<&str> {
    match &result.outcome {
        Outcome::Stable(Verdict::Failed(failure)) => failure.message.as_deref(),
        _ => None,
    }
}

fn check(junit: Junit, version: &str) {
    let programs = programs();
    let folder = TempDir::new().expect("a temporary folder");
    let place = |name: &str| folder.path().join(name);

    let sources = write(&place("broken"), programs.iter().map(|program| (program, program.text.as_str())));
    let (tests, told) = generate(&place("broken"), &place("tests"), version);
    let results = run_on_jvm(&sources, &tests, junit);
    for result in &results {
        let is_violation = result.class.ends_with("ViolationTest");
        assert!(
            is_violation != result.passed() && (result.passed() || message(result).is_some()),
            "{result:#?}"
        );
    }
    for program in &programs {
        let of_program = format!("{}.", program.package);
        let found: Vec<&str> = results
            .iter()
            .filter(|result| result.class.starts_with(&of_program))
            .filter_map(message)
            .collect();
        for expected in &program.messages {
            assert!(found.iter().any(|found| found.starts_with(expected)), "{expected}: {found:#?}");
        }
        assert_eq!(found.len(), program.messages.len(), "{}: {found:#?}", program.package);
        for reason in &program.hidden {
            assert!(told.contains(&format!("without a test: {reason}")), "{reason}: {told}");
        }
    }

    let fixed = programs.iter().filter_map(|program| Some((program, program.fixed.as_deref()?)));
    let sources = write(&place("fixed"), fixed.clone());
    let is_meant = |file: &&PathBuf| {
        let is_about = |program: &Broken| file.starts_with(place("tests").join(&program.package));
        is_violation(file) && fixed.clone().any(|(program, _)| is_about(program))
    };
    let mut all: Vec<PathBuf> = tests.iter().filter(is_meant).cloned().collect();
    assert!(all.len() >= 14, "only {} files with failing tests", all.len());
    let (tests, told) = generate(&place("fixed"), &place("kept"), version);
    assert!(!tests.iter().any(|file| is_violation(file)), "{told}");
    all.extend(tests);
    for result in run_on_jvm(&sources, &all, junit) {
        assert!(result.passed(), "it fails although the program is right: {result:#?}");
    }
}

#[test]
fn broken_clauses_fail_in_junit_5_and_kept_ones_pass() {
    check(Junit::Five, "5");
}

#[test]
fn broken_clauses_fail_in_junit_4_and_kept_ones_pass() {
    check(Junit::Four, "4");
}
