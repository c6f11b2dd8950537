//! The programs of `tests/threads/` get their verdicts and their number of orders, whatever the heap mode, the order of the
//! search and the number of workers; `tests/threads/README.md` says how their header lines read.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::expectation::parts;
use crate::support::run::{header, programs, verify};

/// What a program is said to do.
struct Expected<'l> {
    verdict: &'l str,
    cases: Option<u64>,
    codes: Vec<&'l str>,
}

impl<'l> Expected<'l> {
    fn parse(answer: &'l str) -> Self {
        let (codes, words): (Vec<&str>, Vec<&str>) =
            answer.split_whitespace().partition(|word| word.starts_with('+'));
        Self {
            verdict: words[0],
            cases: words.get(1).map(|count| count.parse().expect("a number")),
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
    assert!(files.len() >= 15, "{files:?}");
    files.iter().flat_map(|file| header(file).into_iter().map(|line| (file.clone(), line))).collect()
}

#[test]
fn programs_have_their_verdicts_and_orders() {
    for (program, line) in all_lines() {
        let expected = Expected::parse(parts(&line).1);
        let (method, status) = report(&program, &line, &[]);
        let place = program.display();
        assert_eq!(method["verdict"], expected.verdict, "{place}: {method:#}");
        assert_eq!(status, i32::from(expected.verdict != "valid"), "{place}");
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
