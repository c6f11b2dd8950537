//! The command line as people and scripts meet it: help, version, what is printed where, files that are written.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ooxide_testgen::mark::stamped;
use serde_json::Value;

use crate::support::run::{ooxide, root};

const VALID: &str = "examples/list_min.oox";
const BROKEN: &str = "examples/clamp.oox";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("the target folder has a plain name")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

/// Runs, and checks the status and that nothing is said on the standard error output.
fn runs(args: &[&str], status: i32) -> String {
    let output = ooxide(args);
    assert_eq!(output.status.code(), Some(status), "{args:?}:\n{}", err(&output));
    assert_eq!(err(&output), "", "{args:?}");
    out(&output)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

// Help.

#[test]
fn version() {
    let expected = format!("ooxide {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(runs(&["--version"], 0), expected);
    assert_eq!(runs(&["-V"], 0), expected);
}

#[test]
fn help_says_what_there_is() {
    let help = runs(&["--help"], 0);
    for word in [
        "verify",
        "show",
        "Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage",
    ] {
        assert!(help.contains(word), "no `{word}` in\n{help}");
    }
    let flags: &[(&str, &[&str])] = &[
        (
            "verify",
            &[
                "PATH",
                "--class",
                "--method",
                "--entry",
                "--check",
                "--first",
                "-k",
                "--heap",
                "--loops",
                "--calls",
                "--array",
                "--steps",
                "--paths",
                "--time",
                "--format",
                "--out",
                "-q, --quiet",
                "--stats",
                "--no-times",
                "--search",
                "--seed",
                "--jobs",
                "--no-simplify",
                "--no-intervals",
                "--no-slices",
                "--no-model-reuse",
                "--no-differences",
                "--no-cache",
                "--ints",
                "--rlimit",
                "--dump-smt",
                "lazier#",
                "coverage",
                "[default: 3]",
            ],
        ),
        ("show", &["PATH", "--cfg", "--out"]),
    ];
    for (command, words) in flags {
        for help in [runs(&[command, "--help"], 0), runs(&[command, "-h"], 0), runs(&["help", command], 0)] {
            for word in *words {
                assert!(help.contains(word), "{command}: no `{word}` in\n{help}");
            }
        }
    }
}

/// Whoever looks at the help of a command wants to know its exit status too.
#[test]
fn help_of_a_command_names_the_exit_status() {
    for command in ["verify", "show"] {
        assert!(
            runs(&[command, "--help"], 0).contains("Exit status"),
            "no exit status in the help of {command}"
        );
    }
}

// Status and text.

#[test]
fn the_status_is_that_of_the_worst_method() {
    runs(&["verify", VALID], 0);
    runs(&["verify", BROKEN], 1);
    runs(&["verify", VALID, BROKEN], 1);
    runs(&["verify", BROKEN, "--method", "clamp"], 0);
    let folder = folder("inconclusive");
    let file = folder.join("a.oox");
    let source = "class T { static void f() { unsupported \"here\"; } static void g() { ; } }";
    fs::write(&file, source).expect("written");
    runs(&["verify", plain(&file)], 3);
    runs(&["verify", plain(&file), "--method", "g"], 0);
    runs(&["verify", plain(&file), BROKEN], 1);
}

#[test]
fn a_counterexample_in_text() {
    let args = ["verify", "tests/cli/counterexample.oox", "--entry", "Search.firstWithin", "-k", "2"];
    let text = runs(&args, 1);
    let golden = root().join("tests/cli/counterexample.txt");
    let expected = fs::read_to_string(&golden).expect("the golden file is there");
    assert_eq!(text, expected, "{}: look at the difference, then copy", golden.display());
}

#[test]
fn a_counterexample_in_the_words_of_java() {
    let args = ["verify", "tests/cli/JavaWords.java", "--entry", "JavaWords.mixed", "-k", "1"];
    let text = runs(&args, 1);
    let golden = root().join("tests/cli/JavaWords.txt");
    let expected = fs::read_to_string(&golden).expect("the golden file is there");
    assert_eq!(text, expected, "{}: look at the difference, then copy", golden.display());
    let folder = folder("java_words");
    runs(&[&args[..], &["--format", "json", "--out", plain(&folder)]].concat(), 1);
    let picture = runs(&["show", plain(&folder.join("ooxide-report.json")), "--as", "text"], 0);
    assert!(picture.contains("char[2]") && !picture.contains("u16"), "{picture}");
}

#[test]
fn several_files_and_folders_are_one_program() {
    let folder = folder("several");
    fs::create_dir_all(folder.join("below")).expect("a folder can be made");
    fs::write(folder.join("below/b.oox"), "class B { static pure int one() { return 1; } }")
        .expect("written");
    fs::write(folder.join("a.oox"), "class A { static void m() { assert B.one() == 1; } }").expect("written");
    fs::write(folder.join("notes.txt"), "not a program").expect("written");
    let (a, b) = (folder.join("a.oox"), folder.join("below/b.oox"));
    let whole = runs(&["verify", plain(&folder)], 0);
    for line in ["A.m()", "B.one()", "2 methods: 2 valid"] {
        assert!(whole.contains(line), "no `{line}` in\n{whole}");
    }
    // methods come in the order of the source, and the files in the order of the call
    assert_eq!(runs(&["verify", plain(&a), plain(&b)], 0), whole);
    let turned = runs(&["verify", plain(&b), plain(&a)], 0);
    assert!(turned.find("B.one()") < turned.find("A.m()"), "{turned}");
    // a part of a program has unknown names
    assert_eq!(ooxide(&["verify", plain(&a)]).status.code(), Some(2));
}

#[test]
fn the_examples_are_one_program() {
    // some of them are there to be violated
    let text = runs(&["verify", "examples", "-k", "1"], 1);
    assert!(text.contains("Corners.total") && text.contains("Shapes."), "{text}");
}

#[test]
fn the_choice_of_methods() {
    let chosen = |args: &[&str]| {
        let mut all = vec!["verify", BROKEN, "examples/corners.oox", VALID, "--format", "json"];
        all.extend(args);
        let output = ooxide(&all);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{all:?}:\n{}", err(&output));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let methods = report["methods"].as_array().expect("a list");
        let name = |method: &Value| {
            format!(
                "{}.{}",
                method["class"].as_str().expect("a name"),
                method["method"].as_str().expect("a name")
            )
        };
        methods.iter().map(name).collect::<Vec<String>>()
    };
    assert_eq!(chosen(&["--class", "Clamp"]), ["Clamp.clamp", "Clamp.clampBelow"]);
    assert_eq!(chosen(&["--method", "clamp"]), ["Clamp.clamp"]);
    assert_eq!(chosen(&["--method", "clamp(int, int,int)"]), ["Clamp.clamp"]);
    assert_eq!(chosen(&["--entry", "Clamp.clampBelow"]), ["Clamp.clampBelow"]);
    assert_eq!(chosen(&["--entry", "Clamp.clamp(int,int,int)"]), ["Clamp.clamp"]);
    assert_eq!(chosen(&["--entry", "Clamp.clamp", "--entry", "ListMin.min"]), ["Clamp.clamp", "ListMin.min"]);
    assert_eq!(
        chosen(&["--entry", "ListMin.min", "--entry", "Clamp.clamp", "--entry", "Clamp.clamp"]),
        ["Clamp.clamp", "ListMin.min"]
    );
    assert_eq!(
        chosen(&["--entry", "ListMin.min", "--class", "Clamp"]),
        ["Clamp.clamp", "Clamp.clampBelow", "ListMin.min"]
    );
}

/// What a library declares, and what is marked as a helper, is verified only when somebody asks for it.
#[test]
fn helpers_and_libraries_are_verified_when_they_are_named() {
    let file = folder("helpers").join("helpers.oox");
    let program = "library class Lib { static void used() { assert false; } }\n\
                   class Own {\n\
                       helper Own() { assert false; }\n\
                       helper static void part() { assert false; }\n\
                       static void whole() { ; }\n\
                   }\n";
    fs::write(&file, program).expect("the file can be written");
    let printed = runs(&["verify", plain(&file)], 0);
    assert!(printed.contains("valid   Own.whole(") && !printed.contains("INVALID"), "{printed}");
    for named in
        [["--method", "part"], ["--entry", "Own.part"], ["--entry", "Lib.used"], ["--entry", "Own.Own"]]
    {
        let printed = runs(&["verify", plain(&file), named[0], named[1]], 1);
        assert!(printed.contains("INVALID") && !printed.contains("Own.whole"), "{printed}");
    }
    let unknown = err(&ooxide(&["verify", plain(&file), "--class", "None"]));
    assert!(unknown.contains("the classes are: Own"), "{unknown}");
}

#[test]
fn quiet_shows_only_what_is_wrong() {
    assert!(runs(&["verify", BROKEN], 1).contains("valid   Clamp.clamp("));
    let quiet = runs(&["verify", BROKEN, "--quiet"], 1);
    assert!(!quiet.contains("valid   Clamp.clamp("), "{quiet}");
    assert!(quiet.contains("INVALID Clamp.clampBelow("), "{quiet}");
    assert_eq!(runs(&["verify", BROKEN, "-q"], 1), quiet);
    assert!(!runs(&["verify", VALID, "-q"], 0).contains("ListMin.min"));
}

#[test]
fn checks_can_be_left_out() {
    runs(&["verify", BROKEN, "--check", "assert,crash"], 0);
    runs(&["verify", BROKEN, "--check", "contract"], 1);
}

// JSON.

#[test]
fn json_is_one_document() {
    let text = runs(&["verify", BROKEN, VALID, "--format", "json"], 1);
    assert!(text.ends_with('\n'));
    let report: Value = serde_json::from_str(&text).expect("exactly one document");
    assert_eq!(report["schema"], "ooxide/1");
    let keys: BTreeSet<&str> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, BTreeSet::from(["methods", "schema"]));
    let methods = report["methods"].as_array().expect("a list");
    assert_eq!(methods.len(), 3);
    for method in methods {
        // what design section 8 promises
        for key in [
            "class",
            "method",
            "signature",
            "k",
            "heap",
            "verdict",
            "complete",
            "cases",
            "violations",
            "branches",
            "bounds_hit",
            "unmodelled",
            "rests_on",
            "unsupported",
            "states",
            "time_ms",
            "solver",
        ] {
            assert!(!method[key].is_null(), "no `{key}` in {method}");
        }
        for key in ["covered", "total"] {
            assert!(method["branches"][key].is_u64(), "{method}");
        }
        for key in ["queries", "cache_hits", "time_ms"] {
            assert!(method["solver"][key].is_u64(), "{method}");
        }
    }
    let violation = &methods[1]["violations"][0];
    assert_eq!(violation["check"], "ensures");
    assert_eq!(violation["place"]["file"], BROKEN);
    assert!(violation["case"].is_object(), "{violation}");
}

#[test]
fn json_comes_with_violations_and_without_and_quiet_changes_nothing() {
    for args in [&[][..], &["--quiet"], &["--stats"]] {
        let mut all = vec!["verify", VALID, "--format", "json", "--no-times"];
        all.extend(args);
        let report: Value = serde_json::from_str(&runs(&all, 0)).expect("one document");
        assert_eq!(report["methods"][0]["verdict"], "valid", "{args:?}");
    }
}

#[test]
fn two_runs_give_the_same_bytes() {
    for format in ["text", "json"] {
        let run = |jobs: &str| {
            runs(
                &[
                    "verify",
                    BROKEN,
                    "examples/bubblesort.oox",
                    "--format",
                    format,
                    "--no-times",
                    "--stats",
                    "--jobs",
                    jobs,
                ],
                1,
            )
        };
        let first = run("1");
        assert_eq!(run("1"), first);
        assert_eq!(run("3"), first);
    }
}

/// The reader of a pipe may leave early: `ooxide verify ... | head`.
#[test]
fn a_closed_pipe() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ooxide"))
        .args(["verify", BROKEN, "--format", "json"])
        .current_dir(root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("ooxide starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ooxide ends");
    let said = err(&output);
    assert!(!said.contains("panicked at"), "{said}");
}

// Files.

/// The line by which a file of ours is known, before the hash of the rest is put into it.
const MARK: &str = "// @generated by Ooxide; a file without this line is never overwritten\n";

/// What somebody else has written stays as it is, whoever wants to write there; what is ours is replaced.
#[test]
fn out_never_replaces_what_is_not_ours() {
    let folder = folder("not-ours");
    let report = folder.join("report");
    runs(&["verify", BROKEN, "--format", "json", "--out", plain(&report)], 1);
    let report = report.join("ooxide-report.json");
    let drawn = runs(&["show", plain(&report), "--as", "text", "--out", plain(&folder)], 0);
    let picture = drawn.lines().next().expect("a picture").rsplit('/').next().expect("a name").to_owned();
    let calls: [(&[&str], &str); 5] = [
        (&["verify", BROKEN], "ooxide-report.txt"),
        (&["verify", BROKEN, "--format", "json"], "ooxide-report.json"),
        (&["lower", "tests/lower/records.java"], "lowered.oox"),
        (&["show", "--cfg", "Clamp.clamp", BROKEN], "Clamp.clamp.dot"),
        (&["show", plain(&report), "--as", "text"], &picture),
    ];
    for (number, (args, name)) in calls.into_iter().enumerate() {
        let out = folder.join(number.to_string());
        fs::create_dir_all(&out).expect("a folder can be made");
        let all = [args, &["--out", plain(&out)]].concat();
        let file = out.join(name);
        for mine in ["{ \"mine\": 1 }", "three days of work"] {
            fs::write(&file, mine).expect("written");
            let refused = ooxide(&all);
            assert_eq!(refused.status.code(), Some(2), "{all:?}: {}", err(&refused));
            assert!(err(&refused).contains("Ooxide has not written it"), "{}", err(&refused));
            assert_eq!(fs::read_to_string(&file).expect("still there"), mine);
            assert_eq!(names(&out), [name]);
        }
        fs::remove_file(&file).expect("it can go");
        for _ in 0..2 {
            let written = ooxide(&all);
            assert!(matches!(written.status.code(), Some(0 | 1)), "{all:?}: {}", err(&written));
        }
    }
}

#[test]
fn out_writes_whole_files_and_nothing_else() {
    let folder = folder("out");
    let target = folder.join("not/yet/there");
    let said = runs(&["verify", BROKEN, "--out", plain(&target), "--no-times"], 1);
    assert_eq!(said, format!("{}\n", target.join("ooxide-report.txt").display()));
    let report = fs::read_to_string(target.join("ooxide-report.txt")).expect("the report is there");
    assert_eq!(report, stamped(&(runs(&["verify", BROKEN, "--no-times"], 1) + MARK)));
    runs(&["verify", BROKEN, "--out", plain(&target), "--format", "json", "--no-times"], 1);
    let report = fs::read_to_string(target.join("ooxide-report.json")).expect("the report is there");
    assert_eq!(report, runs(&["verify", BROKEN, "--no-times", "--format", "json"], 1));
    // no part is left, and a later run replaces an earlier one
    assert_eq!(names(&target), ["ooxide-report.json", "ooxide-report.txt"]);
    runs(&["verify", VALID, "--out", plain(&target), "--no-times"], 0);
    let report = fs::read_to_string(target.join("ooxide-report.txt")).expect("the report is there");
    assert_eq!(report, stamped(&(runs(&["verify", VALID, "--no-times"], 0) + MARK)));
    // a refused program leaves the last report as it is
    let refused = ooxide(&["verify", "tests/reject/two_errors.oox", "--out", plain(&target)]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(fs::read_to_string(target.join("ooxide-report.txt")).expect("still there"), report);
    assert_eq!(names(&target), ["ooxide-report.json", "ooxide-report.txt"]);
}

#[test]
fn dumped_questions_are_smt_lib() {
    let folder = folder("smt");
    let program = folder.join("a.oox");
    fs::write(&program, "class T { static void m(i32 x, i32 y) { assert x * y != 391 || x == 391 || x == 1 || x < 0 || y < 0 || x == 17 || y == 17 || x > 1000 || y > 1000; } }")
        .expect("written");
    let questions = folder.join("questions");
    let output = ooxide(&["verify", plain(&program), "--dump-smt", plain(&questions)]);
    assert_eq!(output.status.code(), Some(0), "{}{}", out(&output), err(&output));
    // one folder per method, and in it one per part of the search
    let part = questions.join("T.m(i32,i32)").join("part-00");
    let files = names(&part);
    assert!(!files.is_empty());
    for file in files {
        let text = fs::read_to_string(part.join(&file)).expect("it can be read");
        assert!(text.contains("(check-sat)") && text.contains("(assert"), "{file}:\n{text}");
        let open = text.bytes().filter(|byte| *byte == b'(').count();
        assert_eq!(open, text.bytes().filter(|byte| *byte == b')').count(), "{file}:\n{text}");
    }
}

// Graphs.

/// Every edge leads from a node that is declared to one that is declared, and the quotes are closed.
fn check_dot(dot: &str) {
    let mut declared = BTreeSet::new();
    let mut used = BTreeSet::new();
    let mut graphs = 0;
    for line in dot.lines() {
        let line = line.trim();
        let quotes = line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        assert_eq!(quotes % 2, 0, "{line}");
        if line.starts_with("digraph ") {
            graphs += 1;
            declared.clear();
            used.clear();
        } else if line == "}" {
            assert!(used.is_subset(&declared), "{used:?} of {declared:?}");
        } else if let Some((from, rest)) = line.split_once(" -> ") {
            let to = rest.split([' ', ';']).next().expect("a node");
            used.extend([from.to_owned(), to.to_owned()]);
        } else if let Some((node, _)) = line.split_once(" [label=") {
            assert!(declared.insert(node.to_owned()), "{node} is declared twice");
        }
    }
    assert!(graphs > 0 && !declared.is_empty(), "{dot}");
}

#[test]
fn show_prints_graphs_that_graphviz_takes() {
    let mut all = String::new();
    let graphs: &[(&str, &str, &[&str])] = &[
        ("Clamp.clamp", BROKEN, &["(entry)", "label=\"true\"", "label=\"false\"", "return"]),
        ("ListMin.min(Node)", VALID, &["(entry)", "branch"]),
        ("Fin.nested", "tests/verify/finally.oox", &["(entry)"]),
        ("Search.firstWithin", "tests/cli/counterexample.oox", &["(entry)"]),
    ];
    for (method, file, words) in graphs {
        let dot = runs(&["show", "--cfg", method, file], 0);
        check_dot(&dot);
        for word in *words {
            assert!(dot.contains(word), "{method}: no `{word}` in\n{dot}");
        }
        all.push_str(&dot);
    }
    // texts with everything that DOT could take for itself
    let folder = folder("show");
    let program = folder.join("a.oox");
    fs::write(&program, r#"class T { static bool m(string s) { return s == "a\"b\\ <é> {|} \n"; } }"#)
        .expect("written");
    let dot = runs(&["show", "--cfg", "T.m", plain(&program)], 0);
    check_dot(&dot);
    all.push_str(&dot);
    // the same in a file
    let said = runs(&["show", "--cfg", "T.m", plain(&program), "--out", plain(&folder)], 0);
    let written = fs::read_to_string(said.trim_end()).expect("the file that was named");
    assert_eq!(written, stamped(&format!("{MARK}{dot}")));
    match Command::new("dot")
        .arg("-Tsvg")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
    {
        Ok(mut child) => {
            child.stdin.take().expect("a pipe").write_all(all.as_bytes()).expect("dot reads");
            let output = child.wait_with_output().expect("dot ends");
            assert!(output.status.success(), "{}", err(&output));
            assert_eq!(err(&output), "");
            assert_eq!(out(&output).matches("<svg").count(), graphs.len() + 1);
        }
        Err(error) => println!("Graphviz is not installed, so it is not asked: {error}"),
    }
}

/// A search that has seen nothing says so, whatever it was about to find.
#[test]
fn no_time_at_all_is_no_answer() {
    for file in [VALID, BROKEN] {
        let report: Value =
            serde_json::from_str(&runs(&["verify", file, "--time", "0s", "--format", "json"], 3))
                .expect("one document");
        for method in report["methods"].as_array().expect("a list") {
            assert_eq!((&method["verdict"], &method["cases"]), (&"unknown".into(), &0.into()), "{method}");
            assert_eq!(method["bounds_hit"], serde_json::json!(["time"]), "{method}");
            let reason = method["undecided"][0]["what"].as_str().expect("a reason");
            assert!(reason.contains("--time"), "{reason}");
        }
    }
    let text = runs(&["verify", VALID, "--time", "0s"], 3);
    assert!(text.starts_with("unknown") && text.contains("no path came to an end"), "{text}");
}

#[test]
fn a_file_may_be_named_from_inside_of_its_package() {
    let output = Command::new(env!("CARGO_BIN_EXE_ooxide"))
        .args(["verify", "StackAr.java", "--method", "push", "-k", "1"])
        .current_dir(root().join("examples/kiasan"))
        .output()
        .expect("the program runs");
    // its elements are a class of another file
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).contains("StackAr.push(Element)"), "{}", out(&output));
}
