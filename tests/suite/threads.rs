//! The programs of `tests/threads/` get their verdicts and their number of orders, whatever the heap mode, the order of the
//! search and the number of workers; `tests/threads/README.md` says how their header lines read.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::expectation::parts;
use crate::support::run::{folder, header, ooxide, plain, programs, root, verify};

/// What a program is said to do.
struct Expected<'l> {
    verdict: &'l str,
    cases: Option<u64>,
    most_asleep: Option<u64>,
    codes: Vec<&'l str>,
}

impl<'l> Expected<'l> {
    fn parse(answer: &'l str) -> Self {
        let (codes, words): (Vec<&str>, Vec<&str>) =
            answer.split_whitespace().partition(|word| word.starts_with('+'));
        Self {
            verdict: words[0],
            cases: words.get(1).map(|count| count.parse().expect("a number")),
            most_asleep: words.get(2).map(|count| count.parse().expect("a number")),
            codes: codes.iter().map(|code| &code[1..]).collect(),
        }
    }
}

/// The report on an entry with these flags beside its own, without times.
fn report(program: &Path, line: &str, flags: &[&str]) -> (Value, i32) {
    let (call, _) = parts(line);
    let mut all = vec!["--entry", call.entry.as_str(), "--no-times"];
    all.extend(call.flags.iter().map(String::as_str));
    all.extend(flags);
    let (report, status) = verify(program, &all);
    (report["methods"][0].clone(), status)
}

fn all_lines() -> Vec<(PathBuf, String)> {
    let files = programs("threads");
    assert!(files.len() >= 50, "{files:?}");
    files.iter().flat_map(|file| header(file).into_iter().map(|line| (file.clone(), line))).collect()
}

#[test]
fn programs_have_their_verdicts_and_orders() {
    for (program, line) in all_lines() {
        let expected = Expected::parse(parts(&line).1);
        let (method, status) = report(&program, &line, &[]);
        let place = program.display();
        assert_eq!(method["verdict"], expected.verdict, "{place}: {method:#}");
        let expected_status = match expected.verdict {
            "valid" => 0,
            "unknown" => 3,
            _ => 1,
        };
        assert_eq!(status, expected_status, "{place}");
        if let Some(most) = expected.most_asleep {
            let asleep = method["threads"]["asleep"].as_u64().expect("a number");
            assert!(asleep <= most, "{place}: {asleep} orders were given up");
        }
        if let Some(cases) = expected.cases {
            assert_eq!(method["cases"], cases, "{place}");
        }
        for code in expected.codes {
            let list = method["rests_on"].as_array().expect("a list");
            assert!(list.iter().any(|each| each["code"] == code), "{place}: {code}");
        }
    }
}

#[test]
fn how_the_search_goes_changes_nothing() {
    for (program, line) in all_lines() {
        let (method, _) = report(&program, &line, &["--jobs", "1"]);
        for flags in [["--jobs", "3"], ["--search", "bfs"], ["--search", "random"], ["--search", "coverage"]]
        {
            assert_eq!(report(&program, &line, &flags).0, method, "{} {flags:?}", program.display());
        }
    }
}

#[test]
fn verdicts_do_not_depend_on_heap_modes_and_reduction() {
    for (program, line) in all_lines() {
        let verdict = Expected::parse(parts(&line).1).verdict.to_owned();
        for heap in ["lazy", "lazier", "merged"] {
            let (method, _) = report(&program, &line, &["--heap", heap]);
            assert_eq!(method["verdict"], verdict.as_str(), "{} {heap}", program.display());
        }
        // every order of more threads takes too long
        let is_small = std::fs::read_to_string(&program).expect("it is there").matches("fork ").count() <= 2;
        if is_small {
            let (method, _) = report(&program, &line, &["--no-por", "--paths", "20000"]);
            assert_eq!(method["verdict"], verdict.as_str(), "{} --no-por", program.display());
        }
    }
}

fn violations(program: &str, entry: &str, flags: &[&str]) -> Vec<Value> {
    let file = root().join("tests/threads").join(program);
    let (method, _) = report(&file, &format!("{entry} => invalid"), flags);
    method["violations"].as_array().expect("a list").clone()
}

fn message(violation: &Value) -> &str {
    violation["message"].as_str().expect("words")
}

#[test]
fn what_leaves_a_thread_leaves_its_method() {
    let crash = &violations("crash_in_thread.oox", "Crash.plain", &[])[0];
    assert!(message(crash).contains("leaves `Crash.throws` in thread T1"), "{crash:#}");
    assert_eq!(crash["thread"], "T1");
    let forbidden = &violations("crash_in_thread.oox", "Crash.forbidden", &[])[0];
    assert_eq!(forbidden["check"], "exceptional");
    assert_eq!(forbidden["thread"], "T1");
    let requires = &violations("crash_in_thread.oox", "Crash.negative", &[])[0];
    assert_eq!(requires["check"], "requires");
    assert_eq!(requires["thread"], "T1");
    assert!(violations("lost_update.oox", "Counter.main", &[])[0].get("thread").is_none());
}

/// The steps of a schedule in few words.
fn steps(violation: &Value) -> Vec<String> {
    let steps = violation["case"]["schedule"]["steps"].as_array().expect("a schedule");
    let word =
        |step: &Value, name: &str| step.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let words = steps.iter().map(|step| {
        let value = step.get("value").map_or(String::new(), |value| format!(" {value}"));
        let parts = [word(step, "thread"), word(step, "what"), word(step, "on")];
        format!("{}{value}", parts.join(" ").trim_end())
    });
    words.collect()
}

#[test]
fn a_schedule_says_how_an_update_is_lost() {
    let lost = &violations("lost_update.oox", "Counter.main", &[])[0];
    let expected = [
        "main fork T1",
        "main fork T2",
        "T1 read #1.value 0",
        "T2 read #1.value 0",
        "T2 write #1.value 1",
        "T2 end",
        "T1 write #1.value 1",
        "T1 end",
        "main join T1",
        "main join T2",
        "main read #1.value 1",
        "main violates",
    ];
    assert_eq!(steps(lost), expected);
    assert_eq!(lost["case"]["schedule"]["switches"], 4);
}

#[test]
fn a_deadlock_names_who_waits_for_whom() {
    let stuck = &violations("philosophers_3.oox", "Table.main", &[])[0];
    let schedule = &stuck["case"]["schedule"];
    assert_eq!(schedule["circle"], serde_json::json!(["T1", "T2", "T3"]));
    let waiting = schedule["waiting"].as_array().expect("a list");
    let held: Vec<&Value> = waiting.iter().filter_map(|wait| wait.get("held_by")).collect();
    assert_eq!(held, ["T2", "T3", "T1"]);
    assert_eq!(waiting[0]["for"], "thread");
    assert_eq!(schedule["holds"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_race_has_two_places_and_what_each_thread_holds() {
    let races = violations("race.oox", "R.main", &["--check", "race"]);
    assert_eq!(races.len(), 1, "whichever comes first, it is the same race");
    let race = &races[0];
    assert_eq!(race["place"]["line"], 9);
    assert_eq!(race["other"]["line"], 13);
    let sides = race["case"]["schedule"]["race"].as_array().expect("two accesses");
    assert_eq!((&sides[0]["thread"], &sides[0]["what"]), (&Value::from("main"), &Value::from("read")));
    assert_eq!((&sides[1]["thread"], &sides[1]["what"]), (&Value::from("T1"), &Value::from("write")));
    assert_eq!(sides[0]["holds"], serde_json::json!([]));
}

/// What came after the last thing that matters, and what has nothing to do with it, is not told.
#[test]
fn a_schedule_has_the_past_of_a_violation_only() {
    let fails = &violations("outlives_the_entry.oox", "Outlives.asserts", &[])[0];
    assert_eq!(steps(fails), ["main fork T1", "T1 read #1.x 0", "T1 violates"]);
}

#[test]
fn a_method_says_what_became_of_its_threads() {
    let file = root().join("tests/threads/race.oox");
    let (method, _) = report(&file, "R.main => valid", &[]);
    let threads = &method["threads"];
    assert_eq!(threads["most"], 2);
    assert_eq!(threads["traces"], 2);
    assert_eq!(threads["rounds"], 2);
    assert_eq!(threads["races"][0]["on"], "R.x");
    let places = threads["races"][0]["places"].as_array().expect("two places");
    assert_eq!(places.iter().map(|place| &place["line"]).collect::<Vec<_>>(), [9, 13]);
}

/// The order that is shown is one that the threads can take, and it ends as the report says.
#[test]
fn every_schedule_can_be_replayed() {
    let folder = folder("threads", "replayed");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut count = 0;
    for (number, (program, line)) in all_lines().into_iter().enumerate() {
        let (method, _) = report(&program, &line, &[]);
        let violations = method["violations"].as_array().expect("a list");
        if !violations.iter().any(|violation| violation["case"].get("schedule").is_some()) {
            continue;
        }
        let document = serde_json::json!({ "schema": "ooxide/1", "methods": [method] });
        let file = folder.join(format!("{number}.json"));
        std::fs::write(&file, document.to_string()).expect("a file can be written");
        let args = ["replay", plain(&file), plain(&program)];
        let output = ooxide(&args);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{} {line}\n{text}", program.display());
        count += text.matches(", as reported\n").count();
    }
    assert!(count >= 25, "only {count} schedules were replayed");
}

#[test]
fn a_report_without_threads_has_nothing_to_replay() {
    let folder = folder("threads", "no_schedule");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("report.json");
    let output = ooxide(&["verify", "examples/bank_account.oox", "--format", "json"]);
    std::fs::write(&file, output.stdout).expect("a file can be written");
    let output = ooxide(&["replay", plain(&file), "examples/bank_account.oox"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no schedule in the report"));
}
