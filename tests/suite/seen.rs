//! What code without source gives is asked of a JVM: the programs of `tests/generate/seen` have tests that expect what was seen
//! there. What differs from run to run is not expected, and what must not happen does not.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

use crate::support::java::java_files;
use crate::support::run::{folder, ooxide, plain, root};

fn source(program: &str) -> PathBuf {
    root().join(format!("tests/generate/seen/{program}.java"))
}

/// The library, compiled once.
fn library() -> &'static str {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    plain(FOLDER.get_or_init(|| {
        let folder = folder("seen", "library");
        let sources = java_files(&root().join("tests/generate/seen/library"));
        let javac = Command::new("javac").args(["-d", plain(&folder)]).args(sources).status();
        assert!(javac.expect("javac starts").success());
        folder
    }))
}

/// Generates tests of a program: the report and the text of the tests, if there are any.
fn generated(program: &str, name: &str, flags: &[&str]) -> (Value, String) {
    let out = folder("seen", name);
    let source = source(program);
    let mut all = vec!["gen", plain(&source), "--out", plain(&out), "--graphs", "none", "--format", "json"];
    all.extend(["--classpath", library(), "--no-times", "--time", "none"]);
    all.extend(flags);
    let output = ooxide(&all);
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    (report, tests_in(&out, program))
}

fn tests_in(out: &Path, program: &str) -> String {
    fs::read_to_string(out.join(format!("{program}Test.java"))).unwrap_or_default()
}

/// Whether the JVM agrees with all tests.
fn agrees(report: &Value) -> bool {
    report["run"]["passed"].as_u64().is_some_and(|passed| passed > 0)
        && report["run"]["disagreements"].as_array().is_some_and(Vec::is_empty)
}

/// The calls that the tests of a method rest on.
fn seen(report: &Value, method: &str) -> Vec<String> {
    let methods = report["methods"].as_array().expect("methods");
    let report_of =
        methods.iter().find(|entry| entry["method"] == method).unwrap_or_else(|| panic!("{report:#}"));
    let tests = report_of["tests"].as_array().expect("tests").iter();
    let calls = tests.flat_map(|test| test["seen_on_jvm"].as_array().cloned().unwrap_or_default());
    calls.map(|call| call.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn texts_that_only_the_jdk_makes() {
    let (report, tests) = generated("Greeting", "greeting", &["--run"]);
    assert!(agrees(&report), "{report:#}");
    assert!(tests.contains("\"now-7\"") && tests.contains("\"short\""), "{tests}");
    assert!(tests.contains("you owe"), "{tests}");
    assert!(seen(&report, "greet").contains(&"java.text.MessageFormat.format".to_owned()), "{report:#}");
}

#[test]
fn functions_without_a_model() {
    let (report, tests) = generated("Waves", "waves", &["--run"]);
    assert!(agrees(&report), "{report:#}");
    assert_eq!(tests.matches("assertEquals(").count(), tests.matches("@Test").count(), "{tests}");
    assert!(seen(&report, "height").contains(&"Math.sin".to_owned()), "{report:#}");
}

#[test]
fn objects_that_only_the_jdk_knows() {
    let (report, tests) = generated("Checks", "checks", &["--run"]);
    assert!(agrees(&report), "{report:#}");
    assert!(tests.contains("\"example.com\"") && tests.contains("\"none\""), "{tests}");
    assert!(seen(&report, "checksum").iter().any(|call| call.contains("CRC32.getValue")), "{report:#}");
}

#[test]
fn a_library_of_the_class_path() {
    let (report, tests) = generated("Prices", "prices", &["--run"]);
    assert!(agrees(&report), "{report:#}");
    for text in ["\"taxed\"", "\"free\"", "\"unknown\"", "Prices.chained(", "assertEquals(6, result)"] {
        assert!(tests.contains(text), "{text}: {tests}");
    }
    let methods = report["methods"].as_array().expect("methods");
    for method in methods {
        assert_eq!(method["branches"]["covered"], method["branches"]["total"], "{method:#}");
    }
}

#[test]
fn what_differs_from_run_to_run_is_not_expected() {
    let (report, tests) = generated("Clocks", "clocks", &["--run"]);
    assert!(agrees(&report), "{report:#}");
    for method in ["stamp", "age", "seconds", "chance", "language"] {
        assert_eq!(seen(&report, method), Vec::<String>::new(), "{tests}");
    }
    assert_eq!(tests.matches("assertEquals(").count(), 1, "only that of `none`: {tests}");
}

#[test]
fn what_must_not_happen_costs_its_own_tests_only() {
    let file = root().join("precious");
    assert!(!file.exists());
    let (report, tests) = generated("Dangers", "dangers", &[]);
    for method in ["exit", "endless", "hungry", "now", "gone"] {
        assert_eq!(seen(&report, method), Vec::<String>::new(), "{tests}");
    }
    assert!(seen(&report, "fine").contains(&"rates.Rates.percent".to_owned()), "{report:#}");
    assert!(tests.contains("Dangers.fine("), "{tests}");
}

#[test]
fn the_same_whoever_works_and_without_a_jvm_as_before() {
    let (first, tests) = generated("Prices", "same", &["--jobs", "1"]);
    let (second, again) = generated("Prices", "same", &["--jobs", "2", "--force"]);
    assert_eq!((first, &tests), (second, &again));
    let (report, without) = generated("Prices", "without", &["--no-jvm"]);
    assert!(!without.contains("\"taxed\""), "{without}");
    let left_out = report["methods"][1]["left_out"].to_string();
    assert!(left_out.contains("Rates.percent"), "{report:#}");
}
