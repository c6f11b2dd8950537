//! Header lines that say what `ooxide verify` answers; `tests/verify/README.md` says how they read.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use super::run::{header, verify, violations};

/// The part after the arrow: a verdict and what belongs to it.
pub struct Answer {
    pub verdict: String,
    /// Without it both are accepted.
    pub complete: Option<bool>,
    /// All of them as `kind@line`, sorted.
    pub violations: Vec<String>,
    /// Codes of what it rests on; there may be others.
    pub rests_on: Vec<String>,
}

impl Answer {
    /// Reads `VERDICT [complete|incomplete] [kind@line ...] [+code ...]`.
    pub fn parse(text: &str) -> Self {
        let mut words = text.split_whitespace();
        let verdict = words.next().expect("a header line has a verdict").to_owned();
        let (mut complete, mut violations, mut rests_on) = (None, Vec::new(), Vec::new());
        for word in words {
            match word {
                code if code.starts_with('+') => rests_on.push(code[1..].to_owned()),
                "complete" => complete = Some(true),
                "incomplete" => complete = Some(false),
                violation => violations.push(violation.to_owned()),
            }
        }
        violations.sort();
        Self { verdict, complete, violations, rests_on }
    }

    /// Whether the report of a method says this and nothing else.
    pub fn fits(&self, method: &Value) -> bool {
        let mut found = violations(method);
        found.sort();
        method["verdict"] == *self.verdict
            && found == self.violations
            && self.complete.is_none_or(|complete| method["complete"] == complete)
            && self.rests_on.iter().all(|code| codes(method).contains(&code.as_str()))
    }
}

/// The codes of what a verdict rests on.
fn codes(method: &Value) -> Vec<&str> {
    let list = method["rests_on"].as_array().expect("a list");
    list.iter().map(|each| each["code"].as_str().expect("a word")).collect()
}

/// The part before the arrow: the method and the flags.
pub struct Call {
    pub entry: String,
    pub flags: Vec<String>,
}

impl Call {
    /// Reads `Class.method [flags]`.
    pub fn parse(text: &str) -> Self {
        let mut words = text.split_whitespace().map(str::to_owned);
        let entry = words.next().expect("a header line names its entry");
        Self { entry, flags: words.collect() }
    }
}

/// Both parts of a header line.
pub fn parts(line: &str) -> (Call, &str) {
    let (call, answer) = line.split_once("=>").expect("a header line has an arrow");
    (Call::parse(call), answer)
}

/// A header line, and the file or folder that it speaks of.
pub struct Entry {
    pub program: PathBuf,
    pub line: String,
}

impl Entry {
    /// The header lines of a file.
    pub fn all_of(file: &Path) -> Vec<Self> {
        Self::in_folder(file, file)
    }

    /// The header lines that one file has for a whole program.
    pub fn in_folder(program: &Path, file: &Path) -> Vec<Self> {
        header(file).into_iter().map(|line| Self { program: program.to_owned(), line }).collect()
    }

    /// What is wrong with the answer of `ooxide verify`.
    pub fn problem(&self) -> Option<String> {
        let (call, answer) = parts(&self.line);
        let expected = Answer::parse(answer);
        let mut args = vec!["--entry", call.entry.as_str()];
        args.extend(call.flags.iter().map(String::as_str));
        let (report, status) = verify(&self.program, &args);
        let method = &report["methods"][0];
        let wanted_status = match expected.verdict.as_str() {
            "valid" => 0,
            "invalid" => 1,
            _ => 3,
        };
        if expected.fits(method) && status == wanted_status {
            return None;
        }
        Some(format!(
            "{}: {}\n    got {} complete={} {:?} status {status} bounds {} rests on {:?} undecided {} unsupported {}",
            self.program.file_name().expect("a file").to_string_lossy(),
            self.line,
            method["verdict"],
            method["complete"],
            violations(method),
            method["bounds_hit"],
            codes(method),
            method["undecided"],
            method["unsupported"]
        ))
    }
}

/// Does the work on two threads; what is wrong, in order.
pub fn problems<T: Sync, P: IntoIterator<Item = String>>(
    work: &[T],
    problem: impl Fn(&T) -> P + Sync,
) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let problems = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(item) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = problem(item);
                    problems.lock().expect("no panic").extend(found);
                }
            });
        }
    });
    let mut problems = problems.into_inner().expect("no panic");
    problems.sort();
    problems
}

/// Fails unless every entry gets its answer, and there are at least so many.
pub fn check(entries: &[Entry], at_least: usize) {
    assert!(entries.len() >= at_least, "only {} entries were found", entries.len());
    let problems = problems(entries, Entry::problem);
    assert!(problems.is_empty(), "{} of {} entries:\n{}", problems.len(), entries.len(), problems.join("\n"));
    println!("{} entries", entries.len());
}
