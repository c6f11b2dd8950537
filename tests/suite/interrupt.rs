//! Ctrl-C in the midst of a run: what was found is written, and the second one ends it at once.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// The paths of `rounds` do not run out within the bounds that the tests give.
const PROGRAM: &str = "class Endless {
    static int quick(int n) {
        return n > 0 ? 1 : 0;
    }

    static int rounds(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    static int late(int n) {
        return n;
    }
}
";

/// Every round is a question to Z3, and the oldest path goes first, so that one ends with each round.
const ENDLESS: &[&str] = &[
    "--time",
    "none",
    "--loops",
    "1000000",
    "--steps",
    "1000000000",
    "--search",
    "bfs",
    "--jobs",
    "1",
    "--no-intervals",
    "--no-model-reuse",
    "--no-differences",
    "--no-cache",
    "--no-linear",
];

struct Run {
    child: Child,
    folder: PathBuf,
}

/// Starts a command on a program that it would not come to an end with.
fn start(name: &str, program: &str, command: &str, args: &[&str]) -> Run {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupt").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("Endless.java"), program).expect("the program can be written");
    let child = Command::new(env!("CARGO_BIN_EXE_ooxide"))
        .args([command, "Endless.java", "--dump-smt", "questions"])
        .args(ENDLESS)
        .args(args)
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("ooxide starts");
    Run { child, folder }
}

impl Run {
    /// Waits until so many questions on `rounds` were asked.
    fn wait_for_questions(&mut self, count: usize) {
        loop {
            if let Some(status) = self.child.try_wait().expect("the program can be asked") {
                panic!("it has ended before it was interrupted: {status}");
            }
            let of_methods = fs::read_dir(self.folder.join("questions")).into_iter().flatten().flatten();
            let of_rounds =
                of_methods.filter(|entry| entry.file_name().to_string_lossy().starts_with("Endless.rounds"));
            let file = format!("part-00/query-{count:06}.smt2");
            if of_rounds.into_iter().any(|entry| entry.path().join(&file).exists()) {
                return;
            }
            std::thread::yield_now();
        }
    }

    fn interrupt(&self) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status().expect("`kill` is there");
        assert!(sent.success());
    }

    /// Status, standard output, standard error output.
    fn end(self) -> (Option<i32>, String, String) {
        let output = self.child.wait_with_output().expect("it ends");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    }
}

#[test]
fn gen_writes_the_tests_of_what_was_found() {
    let mut run = start("gen", PROGRAM, "gen", &["--out", "tests", "--patience", "0"]);
    run.wait_for_questions(12);
    run.interrupt();
    let folder = run.folder.clone();
    let (status, out, err) = run.end();
    assert_eq!(status, Some(3), "{out}{err}");
    assert!(
        err.contains("interrupted: the report is of what was found until then, in 2 of 3 methods"),
        "{err}"
    );
    let of_rounds = out.lines().find(|line| line.contains("rounds(int)")).unwrap_or_default();
    assert!(of_rounds.contains("interrupt"), "{out}");
    let tests = fs::read_to_string(folder.join("tests/EndlessTest.java")).expect("tests are written");
    for part in ["void quick_", "void rounds_", "Endless.rounds("] {
        assert!(tests.contains(part), "no `{part}` in\n{tests}");
    }
    assert!(!tests.contains("void late_"), "{tests}");
    let page = fs::read_to_string(folder.join("tests/ooxide-report.html")).expect("the page is written");
    assert!(page.contains("the run was interrupted before all paths were looked at"));
    assert!(fs::read_dir(folder.join("tests/graphs")).expect("pictures are written").count() > 0);
}

#[test]
fn verify_reports_what_was_found() {
    let mut run = start("verify", PROGRAM, "verify", &["--format", "json"]);
    run.wait_for_questions(12);
    run.interrupt();
    let (status, out, err) = run.end();
    assert_eq!(status, Some(3), "{out}{err}");
    let report: Value = serde_json::from_str(&out).expect("a whole document");
    assert_eq!(report["interrupted"], Value::Bool(true), "{out}");
    let methods = report["methods"].as_array().expect("a list");
    let names: Vec<&str> = methods.iter().filter_map(|method| method["method"].as_str()).collect();
    assert_eq!(names, ["quick", "rounds"]);
    assert_eq!(methods[0]["complete"], Value::Bool(true));
    assert_eq!(methods[1]["bounds_hit"], serde_json::json!(["interrupt"]));
    assert!(methods[1]["cases"].as_u64().is_some_and(|cases| cases > 0), "{out}");
}

#[test]
fn a_violation_that_was_found_decides_the_status() {
    let program = PROGRAM.replace("return n > 0", "assert n != 7; return n > 0");
    let mut run = start("violation", &program, "verify", &[]);
    run.wait_for_questions(2);
    run.interrupt();
    let (status, out, err) = run.end();
    assert_eq!(status, Some(1), "{out}{err}");
    assert!(out.contains("INVALID Endless.quick(int)") && out.contains("n = 7"), "{out}");
    assert!(out.contains("up to the interrupt"), "{out}");
}

/// The report is larger than a pipe holds and nobody reads it, so the program waits in the midst of writing.
#[test]
fn the_second_one_ends_at_once() {
    let mut run = start("twice", PROGRAM, "verify", &["--format", "json", "--list-cases"]);
    run.wait_for_questions(200);
    run.interrupt();
    let mut said = BufReader::new(run.child.stderr.take().expect("it is piped"));
    let mut line = String::new();
    said.read_line(&mut line).expect("it is text");
    assert!(line.starts_with("interrupted: "), "{line}");
    run.interrupt();
    let status = run.child.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    let mut out = String::new();
    run.child.stdout.take().expect("it is piped").read_to_string(&mut out).expect("it is text");
    assert!(serde_json::from_str::<Value>(&out).is_err(), "the report is whole: {} bytes", out.len());
}
