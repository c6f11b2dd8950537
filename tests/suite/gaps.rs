//! Known gaps: the programs of `tests/gaps/` do not get the right answer yet. One that does is a gap that was closed, and must
//! move to where answers are right.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::expectation::{parts, problems};
use crate::support::run::{header, ooxide, plain, programs, programs_in};

/// What is wrong with a gap: it is closed, or is another one than it was.
fn problem(program: &Path, line: &str) -> Option<String> {
    let (call, answer) = parts(line);
    let (right, today) = answer.trim().split_once(" and not ").expect("`RIGHT and not TODAY`");
    let name = program.display();
    let mut args = vec!["verify", plain(program), "--format", "json", "--entry", call.entry.as_str()];
    args.extend(call.flags.iter().map(String::as_str));
    let output = ooxide(&args);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let verdict = match output.status.code() {
        Some(2) => "refused",
        _ => report["methods"][0]["verdict"].as_str().unwrap_or_else(|| panic!("{name} has no verdict")),
    };
    if verdict == right {
        Some(format!("{name}: the gap is closed; tests/gaps/README.md says what to do"))
    } else {
        (verdict != today).then(|| format!("{name}: {} is {verdict} and no longer {today}", call.entry))
    }
}

#[test]
fn gaps_are_still_there() {
    let files = programs("gaps").into_iter().chain(programs_in("java", "gaps"));
    let of_file = |file: PathBuf| header(&file).into_iter().map(move |line| (file.clone(), line));
    let work: Vec<(PathBuf, String)> = files.flat_map(of_file).collect();
    assert!(work.len() >= 10, "only {} gaps were found", work.len());
    let problems = problems(&work, |(file, line)| problem(file, line));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
