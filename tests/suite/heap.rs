//! Numbers of cases in every heap mode, and what the cases look like; `tests/heap/README.md` says how the headers read.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::expectation::{Answer, Call, check_markers, parts, problems};
use crate::support::golden::{check_reviewed, is_as_reviewed};
use crate::support::run::{header, programs, programs_in, root, verify, violations};

const MODES: [&str; 3] = ["lazier#", "lazier", "lazy"];

/// What a header line says: each mode with its number of cases, and the answer of all of them.
struct Expectation {
    call: Call,
    counts: Vec<(String, u64)>,
    answer: Answer,
}

fn parse(file: &Path, line: &str) -> Expectation {
    let (call, answer) = parts(line);
    let (counts, answer) = answer.split_once(';').expect("a header line has counts and a verdict");
    let counts = counts
        .split(',')
        .map(|count| {
            let (mode, number) = count.trim().split_once(' ').expect("a mode and a number");
            (mode.to_owned(), number.parse().expect("a number"))
        })
        .collect();
    let answer = Answer::parse(answer, file, &call.entry);
    Expectation { call, counts, answer }
}

/// The report of one method in one mode.
fn report(file: &Path, entry: &str, mode: &str, flags: &[&str]) -> Value {
    let mut args = vec!["--entry", entry, "--heap", mode];
    args.extend(flags);
    let (mut report, _) = verify(file, &args);
    report["methods"][0].take()
}

fn heap(file: &str) -> PathBuf {
    root().join("tests/heap").join(file)
}

/// The cases of a method of a program of `tests/heap/`.
fn cases(file: &str, entry: &str, mode: &str, flags: &[&str]) -> Vec<Value> {
    let flags: Vec<&str> = flags.iter().copied().chain(["--list-cases"]).collect();
    let report = report(&heap(file), entry, mode, &flags);
    report["case_list"].as_array().cloned().unwrap_or_default()
}

fn entries(folder: &str) -> Vec<(PathBuf, String)> {
    let lines = |file: PathBuf| {
        let header = header(&file);
        check_markers(&file, &header);
        header.into_iter().map(move |line| (file.clone(), line))
    };
    let files = programs(folder).into_iter().chain(programs_in("java", folder));
    files.flat_map(lines).collect()
}

#[test]
fn every_mode_has_its_number_of_cases() {
    let work = entries("heap");
    assert!(work.len() > 100, "only {} entries were found", work.len());
    let problems = problems(&work, |(file, line)| {
        let expected = parse(file, line);
        let flags: Vec<&str> = expected.call.flags.iter().map(String::as_str).collect();
        let mut wrong = Vec::new();
        for (mode, count) in &expected.counts {
            let report = report(file, &expected.call.entry, mode, &flags);
            if report["cases"] != *count || !expected.answer.fits(&report) {
                wrong.push(format!(
                    "{}: {line}\n    {mode}: {} cases, {}, complete {}, {:?}, bounds {}",
                    file.display(),
                    report["cases"],
                    report["verdict"],
                    report["complete"],
                    violations(&report),
                    report["bounds_hit"]
                ));
            }
        }
        wrong
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Where lazier has more cases than lazy, and why: at the bound, the key of the last node has no budget left. Lazy lets
/// it be null or a known object and cuts the rest; lazier keeps it as some object that is never chosen.
const CUT_BY_LAZY: [(&str, &str); 3] = [
    ("ordered.oox", "SortedList.insert"),
    ("ordered.oox", "SortedList.insertTouching"),
    ("ordered.oox", "SortedList.insertWrong"),
];

/// A later decision covers all that an earlier one tells apart.
#[test]
fn later_decisions_never_make_more_cases() {
    let of_heap = entries("heap").into_iter().filter_map(|(file, line)| {
        let expected = parse(&file, &line);
        (expected.counts.len() >= MODES.len()).then_some((file, expected.call))
    });
    let of_verify = entries("verify").into_iter().map(|(file, line)| {
        let (call, _) = parts(&line);
        (file, call)
    });
    let work: Vec<(PathBuf, Call)> = of_heap.chain(of_verify).collect();
    let problems = problems(&work, |(file, Call { entry, flags })| {
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        let mut counts = Vec::new();
        for mode in MODES {
            let report = report(file, entry, mode, &flags);
            counts.push(report["cases"].as_u64().expect("a number"));
        }
        let name = file.file_name().expect("a file").to_string_lossy();
        let is_cut = CUT_BY_LAZY.contains(&(&name, entry));
        // an exception that is none any more is a mistake as well
        if counts[0] <= counts[1] && is_cut != (counts[1] <= counts[2]) {
            return Vec::new();
        }
        vec![format!("{} {entry} {flags:?}: {counts:?} in {MODES:?}", file.display())]
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The object that a value names, before or after.
fn object<'c>(case: &'c Value, when: &str, value: &Value) -> &'c Value {
    let name = &value["ref"];
    let list = case[when].as_array().expect("a heap");
    list.iter().find(|object| object["name"] == *name).unwrap_or_else(|| panic!("no {value} in {case}"))
}

fn named<'v>(list: &'v Value, name: &str) -> Option<&'v Value> {
    let found = list.as_array()?.iter().find(|each| each["name"] == name)?;
    Some(&found["value"])
}

/// A field that the case knows.
fn field<'c>(case: &'c Value, when: &str, value: &Value, name: &str) -> &'c Value {
    named(&object(case, when, value)["fields"], name)
        .unwrap_or_else(|| panic!("no {name} of {value} in {case}"))
}

fn arg<'c>(case: &'c Value, name: &str) -> &'c Value {
    named(&case["args"], name).expect("a parameter")
}

fn result(case: &Value) -> &Value {
    assert_eq!(case["outcome"]["kind"], "returns", "{case}");
    &case["outcome"]["value"]
}

fn returned(cases: &[Value]) -> Vec<&Value> {
    cases.iter().filter(|case| case["outcome"]["kind"] == "returns").collect()
}

fn thrown(cases: &[Value], class: &str) -> usize {
    let is = |case: &&Value| case["outcome"]["throws"] == class;
    cases.iter().filter(is).count()
}

#[test]
fn a2_a_null_test_chooses_no_object() {
    for (mode, flags) in [("lazier#", ["-k", "0"]), ("lazier#", ["-k", "3"]), ("lazier", ["-k", "3"])] {
        for case in cases("cell.oox", "Cell.last", mode, &flags) {
            let this = arg(&case, "this");
            let next = field(&case, "pre", this, "next");
            if result(&case) == true {
                assert!(next.is_null());
            } else {
                assert_eq!(object(&case, "pre", next)["unchosen"], true, "{case}");
            }
        }
    }
}

#[test]
fn a3_one_null_pointer_at_each_end_of_the_chain() {
    for mode in MODES {
        for k in ["0", "1", "2"] {
            let cases = cases("cell.oox", "Cell.second", mode, &["-k", k]);
            assert_eq!(thrown(&cases, "NullPointerException"), 1, "{mode} {k}");
        }
    }
}

#[test]
fn a4_the_input_is_rebuilt_after_a_destructive_update() {
    let cases = cases("cell.oox", "Cell.rotate", "lazier#", &["-k", "2"]);
    let is_apart = |case: &&&Value| arg(case, "this") != field(case, "pre", arg(case, "this"), "next");
    let returned = returned(&cases);
    let apart: Vec<&&Value> = returned.iter().filter(is_apart).collect();
    assert_eq!((returned.len(), apart.len()), (2, 1));
    let (case, this) = (apart[0], arg(apart[0], "this"));
    let next = field(case, "pre", this, "next");
    let rest = field(case, "pre", next, "next");
    assert_eq!(rest["any"], "Cell", "c1.next is unknown, and not this");
    assert_eq!(field(case, "post", next, "next"), this);
    assert_eq!(field(case, "post", this, "next"), rest, "and still the same unknown");
}

#[test]
fn a5_all_ways_to_be_the_same() {
    for mode in MODES {
        let cases = cases("cell.oox", "Cell.same", mode, &[]);
        let mut seen: Vec<(bool, bool, bool, bool)> = cases
            .iter()
            .map(|case| {
                let (a, b) = (arg(case, "a"), arg(case, "b"));
                (a.is_null(), b.is_null(), a == b, result(case) == true)
            })
            .collect();
        seen.sort_unstable();
        let (yes, no) = (true, false);
        let all = [
            (no, no, no, no),
            (no, no, yes, yes),
            (no, yes, no, no),
            (yes, no, no, no),
            (yes, yes, yes, yes),
        ];
        assert_eq!(seen, all, "{mode}");
    }
}

#[test]
fn a6_what_was_written_through_an_alias_is_read() {
    for (mode, null_pointers) in MODES.iter().zip([2, 3, 3]) {
        let cases = cases("cell.oox", "Cell.link", mode, &["-k", "2"]);
        assert_eq!(thrown(&cases, "NullPointerException"), null_pointers, "{mode}");
        let returned = returned(&cases);
        let aliased: Vec<&&Value> = returned.iter().filter(|case| arg(case, "a") == arg(case, "b")).collect();
        assert_eq!(aliased.len(), 1, "{mode}");
        assert_eq!(result(aliased[0]), arg(aliased[0], "b"), "{mode}");
        assert!(aliased[0]["pre"][0].get("fields").is_none(), "a.next was overwritten unseen");
    }
}

#[test]
fn a10_a_parameter_that_is_not_null_has_no_null_branch() {
    for mode in MODES {
        let cases = cases("cell.oox", "Cell.follow", mode, &[]);
        assert!(cases.iter().all(|case| !arg(case, "a").is_null() && case["outcome"]["kind"] == "returns"));
    }
}

#[test]
fn a11_a_choice_is_seen_in_every_place() {
    for mode in MODES {
        for case in returned(&cases("cell.oox", "Cell.twice", mode, &[])) {
            let (a, b) = (arg(case, "a"), arg(case, "b"));
            let chosen = field(case, "post", a, "next");
            assert_eq!(result(case), true, "{mode}");
            assert_eq!(field(case, "post", b, "next"), chosen, "{mode}");
            assert_ne!(object(case, "post", chosen)["unchosen"], true, "{mode}");
        }
    }
}

#[test]
fn a12_a_new_object_is_no_input() {
    for mode in MODES {
        let cases = cases("cell.oox", "Cell.never", mode, &["--faithful"]);
        assert!(cases.iter().all(|case| result(case) == false), "{mode}");
        let next = |case: &Value| field(case, "pre", arg(case, "this"), "next").clone();
        let nulls = cases.iter().filter(|case| next(case).is_null()).count();
        let same = cases.iter().filter(|case| next(case) == *arg(case, "this")).count();
        assert_eq!((nulls, same), (1, 1), "{mode}");
    }
}

#[test]
fn a9_cyclic_lists_are_cut_and_reported() {
    for mode in MODES {
        let cyclic = report(&heap("queue.oox"), "Queue.size", mode, &["-k", "2", "--steps", "3000"]);
        assert_eq!(cyclic["bounds_hit"], serde_json::json!(["k", "steps"]), "{mode}");
        let acyclic = report(&heap("queue.oox"), "Queue.sizeOfAcyclic", mode, &["-k", "2"]);
        assert_eq!(acyclic["bounds_hit"], serde_json::json!(["k"]), "{mode}");
        // the lists of each length, and those that come back to one of their nodes
        let all = cases("queue.oox", "Queue.sizeOrMinus", mode, &["-k", "3"]);
        assert_eq!(all.iter().filter(|case| *result(case) == -1).count(), 6, "{mode}");
    }
}

#[test]
fn b1_null_is_of_no_class() {
    for mode in MODES {
        for case in cases("pay.oox", "Till.kind", mode, &[]) {
            let p = arg(&case, "p");
            let is_cash = !p.is_null() && object(&case, "pre", p)["type"] == "Cash";
            assert_eq!(*result(&case), i64::from(is_cash), "{mode}");
        }
    }
}

#[test]
fn b2_null_passes_the_cast() {
    for mode in MODES {
        let cases = cases("pay.oox", "Till.amount", mode, &[]);
        let arg_when = |class: &str| {
            let is = |case: &&Value| case["outcome"]["throws"] == class;
            cases.iter().find(is).map(|case| arg(case, "p").clone()).expect("such a case")
        };
        assert!(arg_when("NullPointerException").is_null(), "{mode}");
        let other = arg_when("ClassCastException");
        assert!(
            cases.iter().any(|case| case["pre"][0]["type"] == "Card" && arg(case, "p") == &other),
            "{mode}"
        );
        assert_eq!(returned(&cases)[0]["pre"][0]["type"], "Cash", "{mode}");
    }
}

#[test]
fn b3_contradictory_types_are_pruned() {
    for mode in MODES {
        let report = report(&heap("pay.oox"), "Till.both", mode, &["--list-cases"]);
        assert_eq!(report["branches"], serde_json::json!({ "covered": 3, "total": 4 }), "{mode}");
        assert!(
            returned(report["case_list"].as_array().expect("cases")).iter().all(|case| *result(case) == 0)
        );
    }
}

#[test]
fn c1_one_way_out_of_bounds_per_access() {
    for mode in MODES {
        for k in ["1", "2", "3"] {
            let cases = cases("arrays.oox", "Arrays.pair", mode, &["-k", k]);
            assert_eq!(thrown(&cases, "ArrayIndexOutOfBoundsException"), 2, "{mode} {k}");
        }
        let cases = cases("arrays.oox", "Arrays.pairOrNull", mode, &[]);
        assert_eq!(thrown(&cases, "NullPointerException"), 1, "{mode}");
    }
}

#[test]
fn c2_one_case_per_way_to_make_an_array() {
    for mode in MODES {
        let cases = cases("arrays.oox", "Arrays.fill", mode, &[]);
        assert_eq!(thrown(&cases, "NegativeArraySizeException"), 1, "{mode}");
        assert_eq!(thrown(&cases, "ArrayIndexOutOfBoundsException"), 1, "{mode}");
        let made = returned(&cases)[0];
        let array = object(made, "post", result(made));
        assert_eq!(array["elements"], serde_json::json!([{ "index": 0, "value": 7 }]), "{mode}");
    }
}

#[test]
fn c3_reading_and_writing_a_cell_decides_nothing_about_its_value() {
    let cases = cases("arrays.oox", "Arrays.grow", "lazier#", &["-k", "2"]);
    let returned = returned(&cases);
    assert_eq!(returned.len(), 1);
    let array = |when: &str| object(returned[0], when, arg(returned[0], "a"))["elements"].clone();
    let (before, after) = (array("pre"), array("post"));
    let unknown = before[before.as_array().expect("cells").len() - 1]["value"].clone();
    assert_eq!(unknown["any"], "Object");
    assert_eq!(
        after,
        serde_json::json!([{ "index": 0, "value": unknown }, { "index": 1, "value": unknown }])
    );
}

#[test]
fn c4_longer_arrays_are_reported() {
    for mode in MODES {
        let report = report(&heap("arrays.oox"), "Arrays.sum", mode, &["-k", "2", "--list-cases"]);
        assert_eq!(report["bounds_hit"], serde_json::json!(["k"]), "{mode}");
        let list = report["case_list"].as_array().expect("cases");
        let mut lengths: Vec<i64> =
            list.iter().filter_map(|case| case["pre"][0]["length"].as_i64()).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [0, 1, 2], "{mode}");
    }
}

#[test]
fn d3_exceptional_paths_have_inputs() {
    for mode in MODES {
        let cases = cases("queue.oox", "Queue.pop", mode, &["-k", "1"]);
        let empty: Vec<&Value> = cases.iter().filter(|case| case["outcome"]["kind"] == "violates").collect();
        assert_eq!(empty.len(), 1, "{mode}");
        assert!(field(empty[0], "pre", arg(empty[0], "this"), "head").is_null(), "{mode}");
    }
}

#[test]
fn e2_only_what_is_named_is_forgotten() {
    for mode in MODES {
        let cases = cases("contracts.oox", "Acc.forgets", mode, &[]);
        assert!(cases.iter().any(|case| result(case) == true), "{mode}");
        assert!(cases.iter().any(|case| result(case) == false), "{mode}");
        for case in &cases {
            assert_eq!(field(case, "post", arg(case, "a"), "other"), arg(case, "v"), "{mode}");
        }
        // the old value may still be there, also when it is not the receiver itself
        assert!(cases.iter().any(|case| result(case) == true && arg(case, "a") != arg(case, "h")), "{mode}");
    }
}

#[test]
fn e3_a_postcondition_rules_null_out() {
    for mode in MODES {
        assert_eq!(thrown(&cases("contracts.oox", "Acc.notNull", mode, &[]), "NullPointerException"), 0);
        assert_eq!(thrown(&cases("contracts.oox", "Acc.mayBeNull", mode, &[]), "NullPointerException"), 1);
    }
}

#[test]
fn e4_what_a_contract_gives_may_hold_what_the_caller_made() {
    let flags = ["--contract", "Acc.make"];
    let cases = cases("contracts.oox", "Acc.run", "lazier#", &flags);
    let results: Vec<bool> = returned(&cases).iter().map(|case| result(case) == true).collect();
    assert_eq!(thrown(&cases, "NullPointerException"), 1);
    assert_eq!(results.iter().filter(|hit| **hit).count(), 1);
    assert_eq!(results.iter().filter(|hit| !**hit).count(), 2);
}

#[test]
fn constants_of_a_class_are_no_change() {
    for mode in MODES {
        let questions = |entry: &str| {
            let report = report(&heap("constants.oox"), entry, mode, &["-k", "2"]);
            report["solver"]["queries"].as_u64().expect("a number")
        };
        assert_eq!(questions("Plain.isEmpty"), questions("Constant.isEmpty"), "{mode}");
    }
}

/// The choices of all cases as a tree: one line per alternative, and the outcome with the arguments at the leaves.
fn tree(cases: &[Value]) -> String {
    let trail = |case: &Value| -> Vec<u64> {
        case["trail"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|choice| choice.as_u64().expect("a number"))
            .collect()
    };
    let mut out = String::new();
    let mut above: Vec<u64> = Vec::new();
    for case in cases {
        let trail = trail(case);
        let shared = trail.iter().zip(&above).take_while(|(a, b)| a == b).count();
        for (depth, choice) in trail.iter().enumerate().skip(shared) {
            let leaf = if depth + 1 == trail.len() { format!(": {}", summary(case)) } else { String::new() };
            let _ = writeln!(out, "{}{choice}{leaf}", "  ".repeat(depth));
        }
        above = trail;
    }
    out
}

/// `this=#1 o=#2 | #1.v=null #2.v=#3`
fn summary(case: &Value) -> String {
    let shown = |value: &Value| match value {
        Value::Null => "null".to_owned(),
        value => value["ref"].as_str().or(value["symbol"].as_str()).expect("a reference").to_owned(),
    };
    let args = case["args"].as_array().expect("a list").iter();
    let mut words: Vec<String> = args
        .map(|arg| format!("{}={}", arg["name"].as_str().expect("a name"), shown(&arg["value"])))
        .collect();
    words.push("|".to_owned());
    for object in case["pre"].as_array().expect("a heap") {
        for field in object["fields"].as_array().into_iter().flatten() {
            let (owner, name) = (object["name"].as_str(), field["name"].as_str());
            let (owner, name) = (owner.expect("a name"), name.expect("a name"));
            words.push(format!("{owner}.{name}={}", shown(&field["value"])));
        }
        if object["unchosen"] == true {
            words.push(format!("{}!=null", object["name"].as_str().expect("a name")));
        }
    }
    words.join(" ")
}

#[test]
fn the_swap_has_its_execution_trees() {
    let mut wrong = Vec::new();
    for (mode, name) in MODES.iter().zip(["lazier_sharp", "lazier", "lazy"]) {
        let found = tree(&cases("cell.oox", "Cell.trade", mode, &["--faithful"]));
        let file = heap("trees").join(format!("swap.{name}.txt"));
        if !is_as_reviewed(&file, &found) {
            println!("{mode}:\n{found}");
            wrong.push(file);
        }
    }
    check_reviewed(&wrong);
}
