//! `scripts/jdk-source`: tests for collections of the JDK's own source, where it is installed, and what it says where it
//! is not. And, with small classes of ours, what such sources need of `ooxide gen`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::support::run;
use crate::support::run::{ooxide, root};

fn folder(name: &str) -> PathBuf {
    let folder = run::folder("jdk_source", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Runs the script with the program that is tested.
fn script(out: &Path, args: &[&str], source: Option<&Path>) -> Output {
    let mut command = Command::new("scripts/jdk-source");
    command.args(args).current_dir(root());
    command.env("OOXIDE", env!("CARGO_BIN_EXE_ooxide")).env("JDK_SOURCE_OUT", out);
    if let Some(source) = source {
        command.env("JDK_SOURCE", source);
    }
    command.output().expect("the script starts")
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn collections_of_the_jdk_get_tests_that_pass() {
    let out = folder("collections");
    let output = script(&out, &["LinkedList", "TreeMap"], None);
    let text = text(&output);
    if text.contains("comes without its source") {
        assert!(text.contains("apt-get install openjdk-17-source") && text.contains("JDK_SOURCE"), "{text}");
        assert_eq!(output.status.code(), Some(1));
        return;
    }
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(!text.contains("internal disagreement"), "{text}");
    let passed: Vec<usize> = text
        .lines()
        .filter(|line| line.starts_with("JUnit 5: "))
        .filter_map(|line| line.split_whitespace().nth(2)?.parse().ok())
        .collect();
    assert_eq!(passed, [24, 19], "{text}");
}

#[test]
fn a_source_that_is_not_there_is_named() {
    let out = folder("missing");
    let missing = out.join("src.zip");
    let output = script(&out, &[], Some(&missing));
    let text = text(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("there is no ") && text.contains("src.zip (JDK_SOURCE)"), "{text}");
}

#[test]
fn classes_that_only_contracts_name_are_compiled_and_generic_arrays_are_built() {
    let out = folder("marks");
    let plain = out.to_str().expect("a plain name");
    let output = ooxide(&[
        "gen",
        "tests/jdk-source/marks/Bag.java",
        "--class",
        "marks.Bag",
        "--run",
        "--unreachable",
        "--array",
        "1",
        "-k",
        "2",
        "--out",
        plain,
    ]);
    let text = text(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(!text.contains("internal disagreement"), "{text}");
    let tests = fs::read_to_string(out.join("marks/BagTest.java")).expect("there are tests");
    assert!(tests.contains("new Mark(") && tests.contains("Bin<?>[]"), "{tests}");
}
