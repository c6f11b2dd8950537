//! The programs of `tests/threads-java/` get their verdicts and their number of orders, as Java and as the OOX that they become,
//! whatever the number of workers, the order of the search and the heap mode; the valid ones run on the JVM. Their README says how
//! their header lines read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::support::expectation::{parts, problems};
use crate::support::run::{self, header, ooxide, plain, programs_in, root, verify};

/// How often a program runs on the JVM.
const RUNS: &str = "20";

/// What a header line says of an entry.
struct Expected {
    entry: String,
    verdict: String,
    cases: Option<u64>,
    codes: Vec<String>,
}

impl Expected {
    fn parse(line: &str) -> (Vec<String>, Self) {
        let (call, answer) = parts(line);
        let (codes, words): (Vec<&str>, Vec<&str>) =
            answer.split_whitespace().partition(|word| word.starts_with('+'));
        let expected = Self {
            entry: call.entry,
            verdict: words[0].to_owned(),
            cases: words.get(1).map(|count| count.parse().expect("a number")),
            codes: codes.iter().map(|code| code[1..].to_owned()).collect(),
        };
        (call.flags, expected)
    }

    /// What is wrong with the report on the entry.
    fn problem(&self, method: &Value) -> Option<String> {
        let list = method["rests_on"].as_array().expect("a list");
        let is_right = method["verdict"] == *self.verdict
            && self.cases.is_none_or(|cases| method["cases"] == cases)
            && self.codes.iter().all(|code| list.iter().any(|each| each["code"] == **code));
        let (verdict, cases) = (&method["verdict"], &method["cases"]);
        let wanted = (&self.verdict, self.cases, &self.codes);
        (!is_right).then(|| format!("{}: {verdict} {cases} {list:?} and not {wanted:?}", self.entry))
    }
}

/// The entries of a program that are verified with the same flags.
struct Group {
    file: PathBuf,
    flags: Vec<String>,
    entries: Vec<Expected>,
}

impl Group {
    fn args(&self) -> Vec<&str> {
        let entries = self.entries.iter().flat_map(|expected| ["--entry", expected.entry.as_str()]);
        entries.chain(self.flags.iter().map(String::as_str)).chain(["--no-times"]).collect()
    }

    /// The reports on its entries, in order.
    fn reports(&self, program: &Path, flags: &[&str]) -> Vec<Value> {
        let mut args = self.args();
        args.extend(flags);
        let (report, _) = verify(program, &args);
        let methods = report["methods"].as_array().expect("a list");
        let of_entry = |expected: &Expected| {
            let is_meant = |method: &&Value| {
                let words = [&method["class"], &method["method"]].map(|word| word.as_str().expect("a name"));
                words.join(".") == expected.entry
            };
            methods.iter().find(is_meant).unwrap_or_else(|| panic!("no report on {}", expected.entry)).clone()
        };
        self.entries.iter().map(of_entry).collect()
    }

    fn problems(&self, program: &Path, flags: &[&str]) -> Vec<String> {
        let reports = self.reports(program, flags);
        self.entries.iter().zip(&reports).filter_map(|(entry, method)| entry.problem(method)).collect()
    }
}

fn groups() -> Vec<Group> {
    let files = programs_in("java", "threads-java");
    assert!(files.len() >= 15, "{files:?}");
    let mut groups = Vec::new();
    for file in files {
        let mut by_flags: BTreeMap<Vec<String>, Vec<Expected>> = BTreeMap::new();
        for line in header(&file) {
            let (flags, expected) = Expected::parse(&line);
            by_flags.entry(flags).or_default().push(expected);
        }
        let of_file = by_flags.into_iter();
        groups.extend(of_file.map(|(flags, entries)| Group { file: file.clone(), flags, entries }));
    }
    groups
}

fn check(problem: impl Fn(&Group) -> Vec<String> + Sync) {
    let groups = groups();
    let count: usize = groups.iter().map(|group| group.entries.len()).sum();
    assert!(count >= 150, "only {count} entries");
    let problems = problems(&groups, problem);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn programs_have_their_verdicts_and_orders() {
    check(|group| group.problems(&group.file, &[]));
}

#[test]
fn how_the_search_goes_changes_nothing() {
    check(|group| {
        let reports = group.reports(&group.file, &["--jobs", "1"]);
        let others = group.reports(&group.file, &["--jobs", "3", "--search", "bfs"]);
        if others == reports { Vec::new() } else { vec![group.file.display().to_string()] }
    });
}

#[test]
fn heap_modes_do_not_change_verdicts() {
    check(|group| {
        let wrong = |heap: &str| {
            let reports = group.reports(&group.file, &["--heap", heap]);
            let pairs = group.entries.iter().zip(reports).collect::<Vec<_>>();
            let wrong = pairs.into_iter().filter(|(entry, method)| method["verdict"] != *entry.verdict);
            wrong.map(|(entry, method)| format!("{heap} {}: {}", entry.entry, method["verdict"])).collect()
        };
        ["lazy", "merged"].into_iter().flat_map(|heap| -> Vec<String> { wrong(heap) }).collect()
    });
}

#[test]
fn as_oox_they_have_the_same_verdicts_and_orders() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("threads-java-oox");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    check(|group| {
        let output = ooxide(&["lower", plain(&group.file)]);
        assert!(output.status.success(), "{}", group.file.display());
        let name = group.file.file_stem().expect("a file").to_string_lossy();
        let flags = group.flags.join("");
        let text = folder.join(format!("{name}{flags}.oox"));
        std::fs::write(&text, output.stdout).expect("it can be written");
        group.problems(&text, &[])
    });
}

#[test]
fn valid_programs_do_not_fail_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("threads-java");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let folder = plain(&folder);
    let runs = root().join("tests/threads-java/support/Runs.java");
    // of virtual threads the oldest Java that we support knows nothing
    let groups: Vec<Group> =
        groups().into_iter().filter(|group| !group.file.ends_with("Virtual.java")).collect();
    let mut compile = vec!["-nowarn", "-Xlint:none", "-d", folder, plain(&runs)];
    compile.extend(groups.iter().map(|group| plain(&group.file)));
    compile.dedup();
    java("javac", &compile);
    let can_run = |entry: &&Expected| {
        entry.verdict == "valid" && !entry.codes.iter().any(|code| code == "sequential-consistency")
    };
    let entries = groups.iter().filter(|group| !group.file.ends_with("Inputs.java"));
    let entries = entries.flat_map(|group| group.entries.iter().filter(can_run));
    let entries: Vec<&str> = entries.map(|entry| entry.entry.as_str()).collect();
    assert!(entries.len() >= 80, "only {} entries", entries.len());
    let mut start = vec!["-cp", folder, "Runs", folder, RUNS];
    start.extend(&entries);
    let printed = java("java", &start);
    let failing: Vec<&str> = printed.lines().filter(|line| !line.ends_with(" 0")).collect();
    assert!(failing.is_empty(), "{failing:?}");
    assert_eq!(printed.lines().count(), entries.len());
}

#[test]
fn no_test_depends_on_the_order_of_threads() {
    let folder = run::folder("threads-java-tests", "Account");
    let account = root().join("tests/threads-java/support/Account.java");
    let output = ooxide(&["gen", plain(&account), "--out", plain(&folder)]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tests = std::fs::read_to_string(folder.join("AccountTest.java")).expect("there are tests");
    for tested in ["deposit(", "withdraw(", "larger("] {
        assert!(tests.contains(tested), "{tested} has no test");
    }
    for left_out in ["Account.racy(", "Account.printing("] {
        assert!(!tests.contains(left_out), "{left_out} has a test that may fail");
    }
}

#[test]
fn a_deadlock_in_every_order_has_a_test_that_fails() {
    let folder = run::folder("threads-java-tests", "Gate");
    let gate = root().join("tests/threads-java/support/Gate.java");
    for junit in ["5", "4"] {
        let out = folder.join(junit);
        let output = ooxide(&["gen", plain(&gate), "--out", plain(&out), "--junit", junit, "--run"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains("1 expected failure"), "{text}");
        let tests = std::fs::read_to_string(out.join("GateViolationTest.java")).expect("there are tests");
        assert!(tests.contains("void tooMany_deadlocks("), "{tests}");
        assert!(!tests.contains("crosswise"), "whether it comes to that depends on the order of threads");
    }
}

/// The stress tests of a method of a program, which fail in one of the orders that they try.
fn stress_tests(name: &str, method: &str, junit: &str) -> String {
    let folder = run::folder("threads-java-orders", name);
    let program = root().join(format!("tests/threads-java/support/{name}.java"));
    let out = folder.join(junit);
    let args = ["gen", plain(&program), "--method", method, "--junit", junit, "--out", plain(&out), "--run"];
    let output = ooxide(&args);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!text.contains("stress"), "{text}");
    let file = out.join(format!("{name}StressTest.java"));
    assert!(!file.exists(), "nobody has asked for it");
    let output = ooxide(&[&args[..], &["--stress", "--force"]].concat());
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("1 stress test found the order of threads in which it fails"), "{text}");
    assert!(!text.contains("internal disagreement"), "{text}");
    std::fs::read_to_string(file).expect("there is a test")
}

#[test]
fn what_some_orders_break_has_a_stress_test_where_that_is_wanted() {
    let tests = stress_tests("Gate", "crosswise", "5");
    assert!(tests.contains("@Tag(\"stress\")\n    @Test\n"), "{tests}");
    assert!(tests.contains("void crosswise_deadlocks_stress() throws Exception {"), "{tests}");
    let tests = stress_tests("Ledger", "addTwice", "4");
    assert!(tests.contains("_breaksAssert_stress() throws Exception {"), "{tests}");
    assert!(tests.contains("static public class Ledger {"), "it has a copy: {tests}");
    assert!(tests.contains("{ pauseAtRandom(); return 0; }"), "{tests}");
}

fn java(tool: &str, args: &[&str]) -> String {
    let output = Command::new(tool).args(args).output().unwrap_or_else(|error| {
        panic!("this test needs `{tool}` on the path (Debian: default-jdk-headless): {error}")
    });
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{tool} {args:?} fails:\n{errors}");
    String::from_utf8(output.stdout).expect("Java prints UTF-8")
}
