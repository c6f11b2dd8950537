//! Java programs get their verdicts: the tasks of `tests/tasks/`, the contracts of `tests/contracts/` and `tests/jml/`,
//! those that need classes without source in `tests/open/`, the examples.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::expectation::{Entry, check, problems};
use crate::support::run::{root, verify};

/// The Java files of a folder and the folders in it, in alphabetical order.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "java"))
        .collect();
    found.sort();
    found
}

/// The header lines of a program: in a folder those of its `Main.java`.
fn entries(program: &Path) -> Vec<Entry> {
    if program.is_dir() {
        Entry::in_folder(program, &program.join("Main.java"))
    } else {
        Entry::all_of(program)
    }
}

/// The last word of a task's name says which of the twins it is.
fn is_twin(program: &Path, word: &str) -> bool {
    program.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with(word))
}

#[test]
fn tasks_get_their_verdicts() {
    let tasks = programs(&root().join("tests/tasks"));
    check(&tasks.iter().flat_map(|task| entries(task)).collect::<Vec<_>>(), 100);
}

#[test]
fn every_task_has_a_twin() {
    let tasks = programs(&root().join("tests/tasks"));
    for task in &tasks {
        let name = task.file_name().expect("a file").to_string_lossy().into_owned();
        let (mine, other, answer) =
            if is_twin(task, "_ok") { ("_ok", "_wrong", "valid") } else { ("_wrong", "_ok", "invalid") };
        assert!(is_twin(task, mine), "{name} ends neither in _ok nor in _wrong");
        assert!(tasks.contains(&task.with_file_name(name.replace(mine, other))), "{name} has no twin");
        for entry in entries(task) {
            let (_, expected) = entry.line.split_once("=> ").expect("a header line has an arrow");
            assert_eq!(expected.split(' ').next(), Some(answer), "{name}");
        }
    }
}

#[test]
fn broken_contracts_are_found_out() {
    let programs = programs(&root().join("tests/contracts"));
    check(&programs.iter().flat_map(|program| entries(program)).collect::<Vec<_>>(), 12);
}

#[test]
fn contracts_mean_what_jml_says() {
    let programs = programs(&root().join("tests/jml"));
    check(&programs.iter().flat_map(|program| entries(program)).collect::<Vec<_>>(), 40);
}

#[test]
fn classes_that_are_nowhere_are_open() {
    let program = root().join("tests/open/missing_classes.java");
    check(&entries(&program), 10);
    let (report, _) = verify(&program, &["--entry", "MissingClasses.inherited"]);
    let unmodelled = report["methods"][0]["unmodelled"].as_array().expect("a list");
    assert!(unmodelled.iter().any(|name| name == "com.nowhere.Base.count"), "{unmodelled:?}");
}

#[test]
fn what_overrides_methods_of_classes_that_are_nowhere() {
    let program = root().join("tests/open/overridden.java");
    check(&entries(&program), 12);
    let (report, _) = verify(&program, &["--entry", "Overridden.perhapsHandled"]);
    let unsupported = report["methods"][0]["unsupported"].as_array().expect("a list");
    let what = unsupported[0]["what"].as_str().expect("a reason");
    assert!(what.starts_with("whether Texts.handle(String) overrides com.nowhere.Handler.handle"), "{what}");
}

#[test]
fn calls_that_meet_classes_that_are_nowhere() {
    check(&entries(&root().join("tests/open/calls.java")), 20);
}

#[test]
fn a_crash_in_the_library_names_both_places() {
    let (report, _) =
        verify(&root().join("tests/jml/library_crashes.java"), &["--entry", "LibraryCrashes.both"]);
    let violations = report["methods"][0]["violations"].as_array().expect("a list");
    let within: Vec<&str> =
        violations.iter().map(|each| each["within"]["method"].as_str().expect("a method")).collect();
    assert_eq!(within, ["java.util.ArrayList.get", "java.util.ArrayList.remove"]);
    for violation in violations {
        let file = |place: &Value| place["file"].as_str().expect("a file").to_owned();
        assert!(file(&violation["place"]).ends_with("library_crashes.java"), "{violation}");
        assert_eq!(file(&violation["within"]["place"]), "jdk/java/util/Objects.java");
        assert_eq!(violation["case"]["outcome"]["thrown_at"], violation["place"]["line"]);
    }
}

/// The example that shows a counterexample.
const REFUTED: [&str; 1] = ["Middle.middle"];

#[test]
fn examples_hold() {
    let examples = programs(&root().join("examples/java"));
    assert!(examples.len() >= 10, "only {} examples were found", examples.len());
    let refuted = problems(&examples, |example| {
        let (report, _) = verify(example, &[]);
        let methods = report["methods"].as_array().expect("a list");
        assert!(!methods.is_empty(), "{} has no methods", example.display());
        let name = |method: &Value, part: &str| method[part].as_str().expect("a name").to_owned();
        methods
            .iter()
            .filter(|method| method["verdict"] != "valid")
            .map(|method| format!("{}.{}", name(method, "class"), name(method, "method")))
            .collect::<Vec<_>>()
    });
    let mut expected = REFUTED.to_vec();
    expected.sort_unstable();
    assert_eq!(refuted, expected);
}
