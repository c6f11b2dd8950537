//! Reports for other programs: they have the form that these expect, and agree with the report for people.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::support::run::{self, ooxide, plain, root};

const BANK: &str = "examples/bank_account.oox";

fn folder(name: &str) -> PathBuf {
    let folder = run::folder("formats", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn report(args: &[&str]) -> (String, i32) {
    let output = ooxide(args);
    (String::from_utf8(output.stdout).expect("reports are UTF-8"), output.status.code().expect("it ends"))
}

fn sarif(args: &[&str]) -> (Value, i32) {
    let (text, status) = report(args);
    (serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}")), status)
}

/// What Python's validator says of documents; none if they are fine.
fn complaints(schema: &Path, documents: &[PathBuf]) -> String {
    let script = "import json, sys, jsonschema\n\
        schema = json.load(open(sys.argv[1]))\n\
        check = jsonschema.validators.validator_for(schema)(schema)\n\
        for name in sys.argv[2:]:\n\
        \x20   for error in check.iter_errors(json.load(open(name))):\n\
        \x20       print(name, list(error.absolute_path)[:8], error.message[:300])\n";
    let mut command = Command::new("python3");
    let output = command.args(["-c", script]).arg(schema).args(documents).output().expect("python3 starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn every_report_is_as_our_schema_says() {
    let folder = folder("schema");
    let mut documents = Vec::new();
    let mut keep = |name: String, args: &[&str]| {
        let (text, _) = report(args);
        let file = folder.join(name);
        fs::write(&file, text).expect("a file can be written");
        documents.push(file);
    };
    let examples =
        fs::read_dir(root().join("examples")).expect("a folder").flatten().map(|entry| entry.path());
    let java =
        fs::read_dir(root().join("examples/java")).expect("a folder").flatten().map(|entry| entry.path());
    let mut programs: Vec<PathBuf> = examples.chain(java).filter(|path| path.is_file()).collect();
    programs.retain(|path| path.extension().is_some_and(|ending| ending == "oox" || ending == "java"));
    programs.sort();
    assert!(programs.len() > 10, "{programs:?}");
    for program in &programs {
        let name = program.file_stem().expect("a name").to_string_lossy().into_owned();
        let limits = ["-k", "2", "--paths", "200"];
        let list = ["verify", plain(program), "--format", "json", "--list-cases"];
        keep(format!("{name}-verify.json"), &[&list[..], &limits].concat());
        if program.extension().is_some_and(|ending| ending == "java") {
            let tests = ["gen", plain(program), "--format", "json", "--dry-run"];
            keep(format!("{name}-gen.json"), &[&tests[..], &limits].concat());
        }
    }
    let said = complaints(&root().join("docs/report.schema.json"), &documents);
    assert!(said.is_empty(), "{} complaints\n{}", said.lines().count(), &said[..said.len().min(4000)]);
}

#[test]
fn sarif_has_what_its_readers_need() {
    let (log, status) = sarif(&["verify", BANK, "--format", "sarif"]);
    assert_eq!(status, 1);
    assert_eq!(log["version"], "2.1.0");
    assert!(log["$schema"].as_str().is_some_and(|schema| schema.ends_with("sarif-schema-2.1.0.json")));
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().expect("a list");
    let results = run["results"].as_array().expect("a list");
    assert!(!results.is_empty(), "{log}");
    let mut fingerprints = BTreeSet::new();
    for result in results {
        let index = usize::try_from(result["ruleIndex"].as_u64().expect("a number")).expect("a small one");
        assert_eq!(rules[index]["id"], result["ruleId"]);
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], BANK);
        assert!(place["region"]["startLine"].as_u64().is_some_and(|line| line > 0), "{result}");
        let print = result["partialFingerprints"]["ooxideFinding/v1"].as_str().expect("a text");
        assert!(fingerprints.insert(print.to_owned()), "twice: {print}");
        if result["level"] == "error" {
            let flow = result["codeFlows"][0]["threadFlows"][0]["locations"].as_array().expect("a list");
            assert!(flow.iter().all(|step| step["location"]["physicalLocation"].is_object()), "{result}");
        }
    }
    let people = report(&["verify", BANK]).0;
    let violations = results.iter().filter(|result| result["level"] == "error").count();
    assert_eq!(people.matches("\n    --> ").count(), violations, "{people}");
}

#[test]
fn several_reports_come_from_one_run_and_are_replaced_by_the_next() {
    let folder = folder("several");
    let named = |form: &str, name: &str| format!("{form}={}", folder.join(name).display());
    let (first, second, third) =
        (named("sarif", "a.sarif"), named("junit", "b.xml"), named("json", "c.json"));
    let args = ["verify", BANK, "--no-times", "--report", &first, "--report", &second, "--report", &third];
    let (text, status) = report(&args);
    assert!(status == 1 && text.contains("INVALID"), "{text}");
    let content = |name: &str| fs::read_to_string(folder.join(name)).expect("it is written");
    let before = ["a.sarif", "b.xml", "c.json"].map(content);
    report(&args);
    assert_eq!(before, ["a.sarif", "b.xml", "c.json"].map(content));
    assert!(before[1].contains("<failure type=") && before[1].contains("</testsuites>"), "{}", before[1]);
    // what is not ours stays
    fs::write(folder.join("a.sarif"), "{ \"runs\": [] }").expect("a file can be written");
    assert_eq!(report(&args).1, 2);
    assert_eq!(content("a.sarif"), "{ \"runs\": [] }");
}

#[test]
fn the_xml_is_xml_with_the_right_numbers() {
    let folder = folder("xml");
    let program = folder.join("Signs.java");
    let text = "class Signs {\n    //@ ensures \\result > 0 && \"<&\".length() == 2;\n    static int bad(int n) { return n; }\n    static int good(int n) { return n; }\n}\n";
    fs::write(&program, text).expect("a file can be written");
    let (xml, status) = report(&["verify", plain(&program), "--format", "junit", "--no-times"]);
    assert_eq!(status, 1);
    let script = "import sys, xml.etree.ElementTree as tree\n\
        suites = tree.fromstring(sys.stdin.buffer.read())\n\
        suite = suites.find('testsuite')\n\
        print(suite.get('tests'), suite.get('failures'), suite.get('skipped'),\n\
        \x20     [case.get('name') for case in suite if case.find('failure') is not None])\n";
    let file = folder.join("report.xml");
    fs::write(&file, xml).expect("a file can be written");
    let mut command = Command::new("python3");
    let output = command.args(["-c", script]).stdin(fs::File::open(&file).expect("it is there")).output();
    let output = output.expect("python3 starts");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        "2 1 0 ['bad(int)']",
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn a_baseline_leaves_what_is_new() {
    let folder = folder("baseline");
    let program = folder.join("Signs.java");
    let old = "class Signs {\n    //@ ensures \\result > 0;\n    static int bad(int n) { return n; }\n}\n";
    fs::write(&program, old).expect("a file can be written");
    let baseline = folder.join("known.sarif");
    let kept = format!("sarif={}", baseline.display());
    assert_eq!(report(&["verify", plain(&program), "--report", &kept]).1, 1);
    // lines move, and what is known stays known
    let moved = format!("// a licence\n\n{old}");
    fs::write(&program, &moved).expect("a file can be written");
    let (text, status) = report(&["verify", plain(&program), "--baseline", plain(&baseline)]);
    assert!(
        status == 0 && text.contains("not shown: 1 in the baseline") && !text.contains("INVALID"),
        "{text}"
    );
    let worse = moved.replace("}\n}", "}\n    static int worse(int n) { assert n != 3; return n; }\n}");
    fs::write(&program, worse).expect("a file can be written");
    let (text, status) = report(&["verify", plain(&program), "--baseline", plain(&baseline)]);
    assert!(status == 1 && text.contains("INVALID Signs.worse") && !text.contains("Signs.bad"), "{text}");
    let (log, _) = sarif(&["verify", plain(&program), "--baseline", plain(&baseline), "--format", "sarif"]);
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let states: Vec<&str> = results.iter().filter_map(|result| result["baselineState"].as_str()).collect();
    assert_eq!(states, ["unchanged", "new"]);
    assert_eq!(report(&["verify", plain(&program), "--baseline", plain(&program)]).1, 2);
}

#[test]
fn what_is_of_one_kind_in_a_method_is_said_once() {
    let folder = folder("folded");
    let program = folder.join("Many.java");
    let text = "class Many {\n    static int go(int a, int[] b) {\n        assert a != 1;\n        assert a != 2;\n        \
                assert a != 3;\n        return b.length;\n    }\n    static void other(int a) { assert a > 0; }\n}\n";
    fs::write(&program, text).expect("a file can be written");
    let name = plain(&program);
    let (people, _) = report(&["verify", name]);
    let others = [format!("and 2 more of this kind, at {name}:4:"), format!(", {name}:5:")];
    assert!(others.iter().all(|words| people.contains(words)), "{people}");
    assert_eq!(people.matches("\n    --> ").count(), 3, "{people}");
    let (all, _) = report(&["verify", name, "--list-cases"]);
    assert!(!all.contains("more of this kind") && all.matches("\n    --> ").count() == 5, "{all}");
    let (log, _) = sarif(&["verify", name, "--format", "sarif"]);
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let folded: Vec<(&str, Option<u64>)> = results
        .iter()
        .map(|result| (result["ruleId"].as_str().expect("a word"), result["occurrenceCount"].as_u64()))
        .collect();
    assert_eq!(folded, [("assert", Some(3)), ("crash", None), ("assert", None)]);
    let lines: Vec<u64> = results[0]["relatedLocations"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|place| place["physicalLocation"]["region"]["startLine"].as_u64())
        .collect();
    assert_eq!(lines, [4, 5]);
    // a baseline knows each of them, and what is new is no part of what is known
    let baseline = folder.join("known.sarif");
    let kept = format!("sarif={}", baseline.display());
    report(&["verify", name, "--report", &kept]);
    assert_eq!(report(&["verify", name, "--baseline", plain(&baseline)]).1, 0);
    fs::write(&program, text.replace("return b", "assert a != 4;\n        return b"))
        .expect("a file can be written");
    let (log, status) = sarif(&["verify", name, "--baseline", plain(&baseline), "--format", "sarif"]);
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let states: Vec<&str> = results.iter().filter_map(|result| result["baselineState"].as_str()).collect();
    assert_eq!(states, ["unchanged", "new", "unchanged", "unchanged"]);
    assert_eq!(status, 1);
}

#[test]
fn a_comment_with_a_reason_has_a_finding_ignored() {
    let folder = folder("ignored");
    let program = folder.join("Half.java");
    let text = |comment: &str| {
        format!(
            "class Half {{\n    static int of(int n) {{\n        {comment}\n        return 10 / n;\n    }}\n}}\n"
        )
    };
    for (comment, status) in [
        ("", 1),
        ("// ooxide: ignore[crash] callers check it", 0),
        ("// ooxide: ignore[all] callers check it", 0),
        ("// ooxide: ignore[ensures] another kind", 1),
        ("// ooxide: ignore[crash]", 1),
    ] {
        fs::write(&program, text(comment)).expect("a file can be written");
        let output = ooxide(&["verify", plain(&program)]);
        assert_eq!(output.status.code(), Some(status), "{comment}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said.contains("without a reason"), comment.ends_with(']'), "{comment}\n{said}");
    }
    let (log, _) = sarif(&["verify", plain(&program), "--format", "sarif"]);
    assert!(log["runs"][0]["results"][0].get("suppressions").is_none());
    fs::write(&program, text("// ooxide: ignore[crash] callers check it")).expect("a file can be written");
    let (log, _) = sarif(&["verify", plain(&program), "--format", "sarif"]);
    assert_eq!(log["runs"][0]["results"][0]["suppressions"][0]["justification"], "callers check it");
}

#[test]
fn github_is_told_where_it_is() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
    command.args(["verify", BANK, "--time", "none"]).current_dir(root());
    let said = |command: &mut Command| {
        String::from_utf8_lossy(&command.output().expect("ooxide starts").stderr).into_owned()
    };
    assert!(!said(command.env_remove("GITHUB_ACTIONS")).contains("::error"));
    let there = said(command.env("GITHUB_ACTIONS", "true"));
    assert!(there.contains(&format!("::error file={BANK},line=")), "{there}");
}

#[test]
fn shares_of_the_methods_make_one_report() {
    let folder = folder("shares");
    let flags = [
        "verify",
        "examples/java",
        "--format",
        "json",
        "--no-times",
        "-k",
        "2",
        "--check",
        "assert,contract",
    ];
    let (whole, status) = report(&flags);
    for count in [1, 3, 7] {
        let files: Vec<PathBuf> = (1..=count)
            .map(|index| {
                let share = format!("{index}/{count}");
                let (text, _) = report(&[&flags[..], &["--shard", &share]].concat());
                let file = folder.join(format!("{index}-of-{count}.json"));
                fs::write(&file, text).expect("a file can be written");
                file
            })
            .collect();
        let names: Vec<&str> = files.iter().map(|file| plain(file)).collect();
        let (merged, merged_status) = report(&[&["merge"], &names[..]].concat());
        assert!(merged == whole, "{count} shares");
        assert_eq!(merged_status, status);
        // one is missing, or they are in another order
        if count > 1 {
            assert_eq!(report(&["merge", names[names.len() - 1], names[0]]).1, 2);
        }
    }
    for wrong in ["0/3", "4/3", "3", "a/b"] {
        assert_eq!(report(&["verify", BANK, "--shard", wrong]).1, 2, "{wrong}");
    }
    assert_eq!(report(&["merge", "README.md"]).1, 2);
}

#[test]
fn what_is_only_possible_is_no_failure_and_says_what_it_rests_on() {
    let program = root().join("tests/soundness/possible/calls.java");
    let of = |form: &str| report(&["verify", plain(&program), "--entry", "Calls.needed", "--format", form]);
    let (text, status) = of("text");
    assert_eq!(status, 3, "{text}");
    assert!(text.starts_with("possible Calls.needed(double)"), "{text}");
    assert!(text.contains("which nobody has tried: Math.sin"), "{text}");
    let (junit, status) = of("junit");
    assert_eq!(status, 3);
    assert!(junit.contains("failures=\"0\"") && junit.contains("skipped message=\"possible"), "{junit}");
    let (text, status) = of("sarif");
    assert_eq!(status, 3);
    let document: Value = serde_json::from_str(&text).expect("SARIF is JSON");
    let result = &document["runs"][0]["results"][0];
    assert_eq!(result["level"], "warning", "{result}");
    // both are reported, the sure one first, and only that one counts
    let (text, status) =
        report(&["verify", plain(&program), "--entry", "Calls.needed", "--entry", "Calls.given"]);
    assert_eq!(status, 1, "{text}");
    assert!(text.contains("2 methods: 0 valid, 1 invalid, 1 possible"), "{text}");
}
