//! Results that are kept from run to run, and what has changed since a revision: whatever a verdict depends on makes a kept
//! result invalid, and nothing else does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::support::run;

/// A program in which `Shop.price` depends on a callee, a contract, a superclass, a field, a constant, an interface and an enum.
const PROGRAM: [(&str, &str); 6] = [
    (
        "Shop.java",
        "class Shop extends Place {\n\
         \x20   Rate rate;\n\
         \x20   Kind kind;\n\
         \x20   //@ ensures \\result >= 0;\n\
         \x20   int price(int number) {\n\
         \x20       if (rate != null && kind == Kind.B && Tables.LIMIT > 3) return rate.of(number);\n\
         \x20       return base(number) + Money.whole(number);\n\
         \x20   }\n\
         \x20   static int alone(int a) { return a > 1 ? 1 : a; }\n\
         }\n",
    ),
    (
        "Place.java",
        "class Place {\n    private int area;\n    int base(int a) { return a > 0 && area == 1 ? 1 : 0; }\n}\n",
    ),
    (
        "Money.java",
        "class Money {\n    //@ requires a <= 1000 || true;\n    static int whole(int a) { return a > 0 ? 1 : 2; }\n}\n",
    ),
    (
        "Rate.java",
        "interface Rate { int of(int a); }\nclass Flat implements Rate { public int of(int a) { return 1; } }\n",
    ),
    ("Tables.java", "class Tables {\n    static int LIMIT = 4;\n}\n"),
    ("Kind.java", "enum Kind { A, B }\n"),
];

struct Program {
    root: PathBuf,
}

impl Program {
    fn new(name: &str) -> Self {
        let root = run::folder("kept", name);
        fs::create_dir_all(root.join("src")).expect("a folder can be made");
        let program = Self { root };
        for (file, text) in PROGRAM {
            program.write(file, text);
        }
        program
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.root.join("src").join(file), text).expect("a file can be written");
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join("src").join(file)).expect("a file can be read")
    }

    fn run(&self, words: &[&str]) -> (String, String, Option<i32>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        let output = command.args(words).current_dir(&self.root).output().expect("ooxide starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (text(&output.stdout), text(&output.stderr), output.status.code())
    }

    /// The report with what was kept, and how many methods were taken from it. It is the same as one without.
    fn verified(&self, flags: &[&str]) -> (String, usize) {
        let plain = ["verify", "src", "--time", "none", "--no-times", "--jobs", "1", "--format", "json"];
        let (expected, _, _) = self.run(&[&plain[..], flags].concat());
        let (report, said, _) = self.run(&[&plain[..], &["--results", "results"], flags].concat());
        assert!(report == expected, "what is kept has changed the report\n{said}");
        let taken = said.lines().find_map(|line| line.split_once(" of ")?.0.parse().ok());
        (report, taken.unwrap_or(0))
    }

    /// The methods that a second run judges anew after a change.
    fn judged_again(&self, flags: &[&str]) -> usize {
        let (report, taken) = self.verified(flags);
        let report: Value = serde_json::from_str(&report).expect("a report is JSON");
        report["methods"].as_array().expect("a list").len() - taken
    }
}

#[test]
fn nothing_is_judged_twice_as_long_as_nothing_changes() {
    let program = Program::new("same");
    let (_, taken) = program.verified(&[]);
    assert_eq!(taken, 0);
    assert_eq!(program.judged_again(&[]), 0);
    // a file that is no result is judged anew, and replaced
    let file =
        fs::read_dir(program.root.join("results")).expect("a folder").flatten().next().expect("a result");
    for wrong in ["", "{\"key\": 1}", "[1, 2"] {
        fs::write(file.path(), wrong).expect("a file can be written");
        assert_eq!(program.judged_again(&[]), 1, "{wrong}");
        assert_eq!(program.judged_again(&[]), 0);
    }
    let (_, said, _) = program.run(&["verify", "src", "--results", "results", "--fresh"]);
    assert!(!said.contains("as in an earlier run"), "{said}");
}

#[test]
fn whatever_a_verdict_depends_on_makes_it_invalid() {
    // what is changed, and how many methods are judged anew at least; `alone` is not among them
    let changes: [(&str, &str, &str, &str); 11] = [
        ("a callee", "Money.java", "? 1 : 2", "? 1 : 3"),
        ("the contract of a callee", "Money.java", "|| true", "|| a > 5"),
        ("a superclass", "Place.java", "area == 1", "area == 2"),
        ("a field of a superclass", "Place.java", "private int area", "private long area"),
        ("a field of the class", "Shop.java", "Rate rate;", "Rate rate; Place other;"),
        ("a static field", "Tables.java", "LIMIT = 4", "LIMIT = 3"),
        ("what implements an interface", "Rate.java", "return 1;", "return 2;"),
        ("the constants of an enum", "Kind.java", "A, B", "A, B, C"),
        ("an invariant", "Place.java", "int base", "//@ invariant area >= 0;\n    int base"),
        ("its own contract", "Shop.java", ">= 0;", ">= 1;"),
        ("the order of fields", "Shop.java", "Rate rate;\n    Kind kind;", "Kind kind;\n    Rate rate;"),
    ];
    let program = Program::new("changes");
    program.verified(&[]);
    for (what, file, old, new) in changes {
        let before = program.read(file);
        assert!(before.contains(old), "{what}");
        program.write(file, &before.replace(old, new));
        let again = program.judged_again(&[]);
        assert!(again >= 1, "{what} was changed, and nothing was judged anew");
        program.write(file, &before);
        program.verified(&[]);
        assert_eq!(program.judged_again(&[]), 0, "{what} was changed back");
    }
    // a class that nobody names, but that an input can be of
    program.write("More.java", "class Steep implements Rate { public int of(int a) { return -1; } }\n");
    let (report, taken) = program.verified(&[]);
    assert!(report.contains("\"verdict\": \"invalid\""), "the new class breaks the contract");
    assert!(taken > 0, "what does not depend on it is kept");
}

#[test]
fn flags_make_it_invalid() {
    let program = Program::new("flags");
    program.verified(&[]);
    let flags: [&[&str]; 9] = [
        &["-k", "2"],
        &["--loops", "3"],
        &["--heap", "lazy"],
        &["--check", "assert"],
        &["--first"],
        &["--list-cases"],
        &["--contract", "Money.whole"],
        &["--rlimit", "1000000"],
        &["--no-guess"],
    ];
    for flags in flags {
        let (_, taken) = program.verified(flags);
        assert_eq!(taken, 0, "{flags:?}");
        assert_eq!(program.judged_again(flags), 0, "{flags:?}");
        program.verified(&[]);
    }
    // this changes no result, but where it is said
    let report = ["verify", "src", "--results", "results", "--time", "none", "--jobs", "2", "--stats"];
    let (_, said, _) = program.run(&report);
    assert!(said.contains("as in an earlier run"), "{said}");
}

#[test]
fn a_change_leaves_alone_what_does_not_depend_on_it() {
    let program = Program::new("alone");
    program.verified(&[]);
    let before = program.read("Money.java");
    program.write("Money.java", &before.replace("? 1 : 2", "? 1 : 4"));
    // the method and its only caller
    assert_eq!(program.judged_again(&[]), 2);
    program.write("Other.java", "class Other { static int twice(int a) { return a + a; } }\n");
    assert_eq!(program.judged_again(&[]), 1, "only what is new");
}

#[test]
fn what_time_has_ended_is_not_kept() {
    let program = Program::new("time");
    let endless = "class Long { static int go(int[] a, int n) { int s = 0; for (int i = 0; i < n; i++) \
                   for (int j = 0; j < n; j++) if (a[i] > a[j] * s) s += a[i] * j; return s; } }\n";
    program.write("Long.java", endless);
    let flags = [
        "verify",
        "src",
        "--class",
        "Long",
        "--method",
        "go",
        "--results",
        "results",
        "--time",
        "1ms",
        "-k",
        "9",
    ];
    for _ in 0..2 {
        let (report, said, _) = program.run(&flags);
        assert!(!said.contains("as in an earlier run"), "{said}");
        assert!(report.contains("time"), "{report}");
    }
}

fn git(folder: &Path, words: &[&str]) {
    let mut command = Command::new("git");
    command.args(["-c", "user.name=A", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]);
    let output = command.args(words).current_dir(folder).output().expect("git starts");
    assert!(output.status.success(), "{words:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn only_what_has_changed_since_a_revision_is_looked_at() {
    let program = Program::new("since");
    // a revision of the enclosing checkout is none of this one
    git(&program.root, &["init", "--quiet"]);
    git(&program.root, &["add", "src"]);
    git(&program.root, &["commit", "--quiet", "-m", "first"]);
    let since = |more: &[&str]| {
        program.run(&[&["verify", "src", "--since", "HEAD", "--time", "none"], more].concat())
    };
    // moved code is the same
    program.write("Tables.java", "\n\nclass Tables {\n    static int LIMIT = 4;\n}\n");
    let shop = program.read("Shop.java");
    program.write("Shop.java", &format!("// a comment\n{shop}"));
    let (report, _, status) = since(&["--format", "json"]);
    assert!(report.contains("\"methods\": []") && status == Some(0), "{report}");
    // a method that has changed, and its callers
    let money = program.read("Money.java");
    program.write("Money.java", &money.replace("? 1 : 2", "? 1 : 3"));
    let (report, _, _) = since(&[]);
    assert!(report.contains("Money.whole(int)") && report.contains("Shop.price(int)"), "{report}");
    assert!(!report.contains("Shop.alone") && !report.contains("Place.base"), "{report}");
    // tests of the classes of these methods, whole
    let (said, _, _) = program.run(&["gen", "src", "--since", "HEAD", "--time", "none", "--dry-run"]);
    assert!(said.contains("whole(int)") && said.contains("alone(int)"), "{said}");
    assert!(!said.contains("base(int)") && !said.contains("PlaceTest"), "{said}");
    git(&program.root, &["add", "src"]);
    git(&program.root, &["commit", "--quiet", "-m", "second"]);
    let (_, said, status) = program.run(&["gen", "src", "--since", "HEAD", "--dry-run"]);
    assert!(said.contains("nothing has changed") && status == Some(0), "{said}");
    let (_, said, status) = program.run(&["verify", "src", "--since", "no-such-revision"]);
    assert!(said.contains("no revision `no-such-revision`") && status == Some(2), "{said}");
    let (_, said, status) = program.run(&["verify", "src", "--since", "--upload-pack=x"]);
    assert!(status == Some(2), "{said}");
}

#[test]
fn units_of_a_search_are_explored_one_by_one() {
    // a search that is cut into units, and one that a violation is in
    let tree = run::root().join("examples/bst.oox");
    let bank = run::root().join("examples/bank_account.oox");
    for (file, entry, k, is_cut) in
        [(&tree, "Bst.insert", "4", true), (&bank, "Account.transfer", "3", false)]
    {
        let program = Program::new(&format!("units_{entry}"));
        let limits = ["--entry", entry, "-k", k, "--time", "none", "--paths", "3000", "--jobs", "1"];
        let of = |command: &'static str| [&[command, run::plain(file)][..], &limits].concat();
        let report = ["--format", "json", "--no-times"];
        let (whole, _, status) = program.run(&[&of("verify")[..], &report].concat());
        let parts = ["--parts", "parts"];
        let mut explored = 0;
        loop {
            let (lines, said, ended) = program.run(&[&of("plan")[..], &parts].concat());
            assert_eq!(ended, Some(0), "{said}");
            // a few are enough: whoever puts them together explores the rest
            let Some(line) = lines.lines().nth(explored / 2).filter(|_| explored < 4) else { break };
            let (_, said, ended) = program.run(&[&of("work")[..], &parts, &["--unit", line]].concat());
            assert_eq!(ended, Some(0), "{line}: {said}");
            let (left, _, _) = program.run(&[&of("plan")[..], &parts].concat());
            assert!(!left.contains(line), "{line} is left over");
            explored += 1;
        }
        assert_eq!(explored > 0, is_cut, "{entry}");
        if is_cut {
            let (_, said, ended) = program.run(&[&of("work")[..], &parts, &["--unit", "9.999"]].concat());
            assert!(ended == Some(2) && said.contains("there is no unit 9.999"), "{said}");
            // one that is damaged is explored again
            let folder = fs::read_dir(program.root.join("parts")).expect("a folder");
            let file = folder.flatten().next().expect("a unit");
            fs::write(file.path(), "{").expect("a file can be written");
        }
        let (merged, _, merged_status) = program.run(&[&of("verify")[..], &parts, &report].concat());
        assert!(merged == whole, "{entry}: the parts are not the whole");
        assert_eq!(merged_status, status);
        // nothing is left
        let (lines, _, _) = program.run(&[&of("plan")[..], &parts].concat());
        assert!(lines.is_empty(), "{lines}");
    }
    let program = Program::new("units_of_many");
    let (_, said, status) = program.run(&["plan", "src", "--parts", "parts"]);
    assert!(status == Some(2) && said.contains("--entry"), "{said}");
}
