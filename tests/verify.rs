//! Every program of `tests/verify/` gets the verdicts of its header lines; `tests/verify/README.md` says how they read.

// each test file uses a part of it
#[allow(dead_code)]
mod support;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use support::run::{header, programs, verify, violations};

struct Expectation {
    entry: String,
    flags: Vec<String>,
    verdict: String,
    complete: Option<bool>,
    violations: Vec<String>,
}

fn parse(line: &str) -> Expectation {
    let (call, answer) = line.split_once("=>").expect("a header line has an arrow");
    let mut call = call.split_whitespace().map(str::to_owned);
    let mut answer = answer.split_whitespace();
    let entry = call.next().expect("a header line names its entry");
    let verdict = answer.next().expect("a header line has a verdict").to_owned();
    let mut complete = None;
    let mut violations = Vec::new();
    for word in answer {
        match word {
            "complete" => complete = Some(true),
            "incomplete" => complete = Some(false),
            violation => violations.push(violation.to_owned()),
        }
    }
    violations.sort();
    Expectation { entry, flags: call.collect(), verdict, complete, violations }
}

/// What is wrong with the answer for one header line.
fn problem(file: &Path, line: &str) -> Option<String> {
    let expected = parse(line);
    let mut args = vec!["--entry", &expected.entry, "--time", "60s"];
    args.extend(expected.flags.iter().map(String::as_str));
    let (report, status) = verify(file, &args);
    let method = &report["methods"][0];
    let verdict = method["verdict"].as_str().expect("a word");
    let mut found = violations(method);
    found.sort();
    let wanted_status = match verdict {
        "valid" => 0,
        "invalid" => 1,
        _ => 3,
    };
    let complete = method["complete"].as_bool().expect("a truth value");
    let fits = verdict == expected.verdict
        && found == expected.violations
        && status == wanted_status
        && expected.complete.is_none_or(|wanted| wanted == complete);
    if fits {
        return None;
    }
    Some(format!(
        "{}: {line}\n    got {verdict} complete={complete} {found:?} status {status} bounds {} undecided {} \
         unsupported {}",
        file.file_name().expect("a file").to_string_lossy(),
        method["bounds_hit"],
        method["undecided"],
        method["unsupported"]
    ))
}

#[test]
fn programs_get_their_verdicts() {
    let work: Vec<_> = programs("verify")
        .into_iter()
        .flat_map(|file| header(&file).into_iter().map(move |line| (file.clone(), line)))
        .collect();
    assert!(work.len() > 500, "only {} entries were found", work.len());
    let next = AtomicUsize::new(0);
    let problems = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((file, line)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    problems.lock().expect("no panic").extend(problem(file, line));
                }
            });
        }
    });
    let mut problems = problems.into_inner().expect("no panic");
    problems.sort();
    assert!(problems.is_empty(), "{} of {} entries:\n{}", problems.len(), work.len(), problems.join("\n"));
    println!("{} entries", work.len());
}
