//! `ooxide gen --run` where the JVM cannot be asked: what was explored is written all the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use crate::support::run;
use crate::support::run::plain;

/// A class that needs one that is nowhere.
const LONELY: &str = "package shop;
import com.acme.Missing;
class Lonely {
    static int sign(int x) {
        return x < 0 ? -1 : 1;
    }
    static int ask(Missing missing) {
        return missing.size();
    }
}
";

struct Project {
    root: PathBuf,
}

impl Project {
    fn new(name: &str, source: &str) -> Self {
        let root = run::folder("unjudged", name);
        fs::create_dir_all(root.join("src/shop")).expect("a folder can be made");
        fs::write(root.join("src/shop/Lonely.java"), source).expect("a file can be written");
        Self { root }
    }

    fn generate(&self, flags: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        command.args(["gen", "src/shop/Lonely.java", "--out", "tests", "--time", "none", "--graphs", "none"]);
        command.args(flags).envs(variables.iter().copied()).current_dir(&self.root);
        command.output().expect("ooxide starts")
    }

    fn tests(&self) -> String {
        fs::read_to_string(self.root.join("tests/shop/LonelyTest.java")).unwrap_or_default()
    }
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn tests_are_written_where_the_sources_do_not_compile() {
    for flag in ["--run", "--coverage"] {
        let project = Project::new(&flag[2..], LONELY);
        let output = project.generate(&[flag], &[]);
        let said = text(&output);
        assert_eq!(output.status.code(), Some(3), "{said}");
        for words in
            ["the sources do not compile", "com.acme", "--classpath", "the tests were written, but not run"]
        {
            assert!(said.contains(words), "{words}\n{said}");
        }
        assert!(project.tests().contains("Lonely.sign(-1)"), "{}", project.tests());
    }
}

#[test]
fn the_json_says_why_the_tests_were_not_run() {
    let project = Project::new("json", LONELY);
    let output = project.generate(&["--run", "--format", "json", "--quiet"], &[]);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one document");
    let why = document["not_run"].as_str().expect("a text");
    assert!(why.contains("the sources do not compile"), "{why}");
    assert!(document.get("run").is_none());
}

#[test]
fn a_broken_promise_weighs_more() {
    let broken = LONELY.replace("static int sign", "//@ ensures \\result == 1;\n    static int sign");
    let project = Project::new("broken", &broken);
    let output = project.generate(&["--run"], &[]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output));
    assert!(project.root.join("tests/shop/LonelyViolationTest.java").is_file());
}

/// With what it needs, the same program is judged.
#[test]
fn with_the_class_path_it_is_judged() {
    let project = Project::new("classpath", LONELY);
    let needed = project.root.join("needed/com/acme");
    fs::create_dir_all(&needed).expect("a folder can be made");
    fs::write(needed.join("Missing.java"), "package com.acme; public interface Missing { int size(); }")
        .expect("a file can be written");
    let classes = project.root.join("classes");
    let javac = Command::new("javac").args(["-d", plain(&classes)]).arg(needed.join("Missing.java")).status();
    assert!(javac.expect("javac starts").success());
    let output = project.generate(&["--run", "--classpath", plain(&classes)], &[]);
    let said = text(&output);
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("passed, each twice"), "{said}");
}

/// Nobody waits for a search whose tests cannot be run: `-k 9` of a search tree takes hours.
#[test]
fn what_is_missing_to_run_tests_is_said_before_the_search() {
    let tree = fs::read_to_string(run::root().join("examples/kiasan/AvlTree.java")).expect("it is there");
    let project = Project::new("tools", &tree.replace("package kiasan;", "package shop;"));
    let nowhere = [("JAVA_HOME", ""), ("PATH", "/nowhere")];
    let output = project.generate(&["--run", "-k", "9"], &nowhere);
    let said = text(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("no Java development kit"), "{said}");
    assert!(!Path::new(&project.root).join("tests").exists());
    let output = project.generate(&["--run", "-k", "9", "--junit-jar", "nowhere.jar"], &[]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output));
}
