//! Inputs that calls alone have made: where the state of a class is in collections and private fields, `ooxide gen` reaches
//! every branch without reflection; the tests pass on the JVM, and two runs write the same bytes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::run;
use crate::support::run::{ooxide, plain, root};

fn folder(name: &str) -> PathBuf {
    run::folder("histories", name)
}

/// What `ooxide gen` says of a program in `tests/generate/histories`.
fn generate(program: &str, out: &Path, args: &[&str]) -> String {
    let source = format!("tests/generate/histories/{program}.java");
    gen_of(&source, out, args)
}

/// What `ooxide gen` says. All limits are counted: few cases leave most to the search for calls, which counts by itself.
fn gen_of(source: &str, out: &Path, args: &[&str]) -> String {
    let output =
        ooxide(&[&["gen", source, "--out", plain(out), "--paths", "20", "--deepen", "0"][..], args].concat());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// No line begins so.
const NOTHING: &str = "-";

/// Generates, runs and measures: no branch is missed, no more than so many tests write into objects, the JVM agrees.
fn check_covered(program: &str, least: usize, most_reaching: usize, beyond: &str) {
    let out = folder(program);
    let text = generate(program, &out, &["--run", "--coverage", "--graphs", "none"]);
    check_text(program, &out, &text, least, most_reaching, beyond);
}

fn check_text(program: &str, out: &Path, text: &str, least: usize, most_reaching: usize, beyond: &str) {
    assert!(!text.contains("internal disagreement") && !text.contains("warning:"), "{text}");
    let line = text.lines().find(|line| line.starts_with("JUnit ")).expect("the tests were run");
    let passed = line.split_whitespace().nth(2).and_then(|count| count.parse::<usize>().ok());
    assert!(passed.is_some_and(|passed| passed >= least), "{line}");
    let covered = text.lines().skip_while(|line| *line != "JaCoCo");
    let is_missed = |line: &&str| line.contains("not covered") && !line.trim_start().starts_with(beyond);
    let missed: Vec<&str> = covered.filter(is_missed).collect();
    assert_eq!(missed, [""; 0], "{text}");
    let tests = fs::read_to_string(out.join(format!("{program}Test.java"))).expect("there are tests");
    let bodies = tests.split("@Test").skip(1).map(|test| test.split("\n    }\n").next().unwrap_or_default());
    // objects that no call is known to make may still end a call in a way that no other does
    let reaches = |body: &&str| {
        (body.contains("setField(") || body.contains("newObject(")) && !body.contains("assertThrows(")
    };
    assert!(bodies.filter(reaches).count() <= most_reaching, "{tests}");
}

#[test]
fn a_graph_with_a_cycle_is_found_by_calls() {
    check_covered("Network", 7, 0, NOTHING);
}

#[test]
fn a_cache_is_filled_until_it_drops_something() {
    // `put` in the middle of a chain needs a capacity of 3, which is not in the pool
    check_covered("Cache", 6, 1, "line 71:");
}

/// Other classes of the program are no keys, and a field that is made as a `HashMap` is never another map.
#[test]
fn what_else_is_in_the_program_does_not_matter() {
    let out = folder("together");
    let flags = ["--run", "--coverage", "--graphs", "none", "--class", "Cache", "--class", "Network"];
    let text = gen_of("tests/generate/histories", &out, &flags);
    let beyond = "line 71:";
    check_text("Network", &out, &text, 13, 0, beyond);
    check_text("Cache", &out, &text, 13, 1, beyond);
    assert!(!text.contains("Door") && !text.contains("Account"), "only what was chosen is measured:\n{text}");
}

#[test]
fn a_state_machine_is_led_through_its_states() {
    check_covered("Door", 10, 0, NOTHING);
}

#[test]
fn an_account_has_a_past() {
    check_covered("Account", 8, 0, NOTHING);
}

#[test]
fn two_runs_write_the_same_bytes() {
    let runs = ["one", "two"].map(|name| {
        let out = folder(name);
        let report = generate("Door", &out, &["--format", "json", "--no-times"]);
        let mut files: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
        for part in [out.clone(), out.join("graphs")] {
            for entry in fs::read_dir(&part).expect("the folder is there") {
                let path = entry.expect("an entry").path();
                if path.is_file() {
                    let content = fs::read(&path).expect("the file can be read");
                    files.insert(path.strip_prefix(&out).expect("it is below").to_owned(), content);
                }
            }
        }
        (report, files)
    });
    let [one, two] = runs;
    assert!(one.1.len() > 10, "{:?}", one.1.keys());
    assert!(one == two, "{:?}", one.1.keys());
}

#[test]
fn the_report_says_which_cases_are_no_paths() {
    let report = generate("Network", &folder("json"), &["--format", "json"]);
    let report: Value = serde_json::from_str(&report).expect("the report is JSON");
    let schema = fs::read_to_string(root().join("docs/report.schema.json")).expect("the schema");
    let schema: Value = serde_json::from_str(&schema).expect("the schema is JSON");
    let from = schema["$defs"]["case"]["properties"]["from"]["enum"].as_array().expect("a list of words");
    let mut made = 0;
    for method in report["methods"].as_array().expect("methods") {
        let cases = method["case_list"].as_array().cloned().unwrap_or_default();
        let by_calls: Vec<&Value> = cases.iter().filter(|case| !case["from"].is_null()).collect();
        let tests = method["tests"].as_array().expect("tests");
        for case in &by_calls {
            assert!(from.contains(&case["from"]), "{case}");
            assert!(tests.iter().any(|test| test["case"] == case["id"]), "{case}");
            assert_eq!(case["trail"].as_array().map(Vec::len), Some(0), "{case}");
            assert_eq!(case["args"][0]["name"], "this", "{case}");
            assert!(!case["pre"].as_array().expect("objects").is_empty(), "{case}");
        }
        let paths = (cases.len() - by_calls.len()) as u64;
        assert!(method["cases"].as_u64().expect("a number") >= paths, "{}", method["signature"]);
        made += by_calls.len();
    }
    assert!(made > 0, "some cases are made by calls");
}
