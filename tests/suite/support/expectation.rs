//! Header lines and marks that say what `ooxide verify` answers; `tests/verify/README.md` says how they read.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use super::marker::markers;
use super::run::{header, verify, violations};

/// The part after the arrow, a verdict and what belongs to it; and the marks of the entry.
pub struct Answer {
    pub verdict: String,
    /// Without it both are accepted.
    pub complete: Option<bool>,
    /// All of them as `kind@line`, sorted: what the marks say.
    pub violations: Vec<String>,
    /// Codes of what it rests on; there may be others.
    pub rests_on: Vec<String>,
}

impl Answer {
    /// Reads `VERDICT [complete|incomplete] [+code ...]`, and for `invalid` and `possible` the marks of the program that are about the entry.
    pub fn parse(text: &str, program: &Path, entry: &str) -> Self {
        let mut words = text.split_whitespace();
        let verdict = words.next().expect("a header line has a verdict").to_owned();
        let (mut complete, mut rests_on) = (None, Vec::new());
        for word in words {
            match word {
                code if code.starts_with('+') => rests_on.push(code[1..].to_owned()),
                "complete" => complete = Some(true),
                "incomplete" => complete = Some(false),
                other => panic!("{}: a header line with `{other}`", program.display()),
            }
        }
        let is_marked = matches!(verdict.as_str(), "invalid" | "possible");
        let violations = if is_marked { marked(program, entry) } else { Vec::new() };
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

/// What the marks of a program say of an entry, as `kind@line`, sorted. A mark without a name is about all entries that are
/// invalid.
fn marked(program: &Path, entry: &str) -> Vec<String> {
    let mut violations: Vec<String> = markers(program)
        .iter()
        .filter(|marker| !marker.is_diagnostic())
        .filter_map(|marker| {
            let mut words = marker.words.split(' ');
            let kind = words.next()?;
            let is_meant = words.clone().next().is_none() || words.any(|name| name == entry);
            is_meant.then(|| format!("{kind}@{}", marker.line))
        })
        .collect();
    violations.sort();
    violations
}

/// Fails if a mark names an entry that is nowhere said to violate anything: nobody would look at it.
pub fn check_markers(program: &Path, header: &[String]) {
    let is_invalid = |line: &&String| {
        line.split_once("=>")
            .is_some_and(|(_, answer)| answer.contains("invalid") || answer.contains("possible"))
    };
    let invalid: Vec<String> = header.iter().filter(is_invalid).map(|line| parts(line).0.entry).collect();
    for marker in markers(program).iter().filter(|marker| !marker.is_diagnostic()) {
        let mut names = marker.words.split(' ').skip(1);
        let place = format!("{}:{}", program.display(), marker.line);
        assert!(!invalid.is_empty(), "{place}: no entry is invalid");
        if let Some(name) = names.find(|name| !invalid.iter().any(|entry| entry == name)) {
            panic!("{place}: no header line says that {name} is invalid");
        }
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
        let header = header(file);
        check_markers(program, &header);
        header.into_iter().map(|line| Self { program: program.to_owned(), line }).collect()
    }

    /// What is wrong with the answer of `ooxide verify`.
    pub fn problem(&self) -> Option<String> {
        let (call, answer) = parts(&self.line);
        let expected = Answer::parse(answer, &self.program, &call.entry);
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
            "{}: {} {:?}\n    got {} complete={} {:?} status {status} bounds {} rests on {:?} undecided {} unsupported {}",
            self.program.file_name().expect("a file").to_string_lossy(),
            self.line,
            expected.violations,
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
