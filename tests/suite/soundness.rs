//! Java programs that once got an answer that was too good, and their neighbours: each folder of `tests/soundness/` is a
//! topic; `tests/soundness/README.md` says how the header lines read.

use std::path::{Path, PathBuf};

use crate::support::expectation::{Entry, problems};
use crate::support::marker::markers;
use crate::support::run::{ooxide, plain, programs_in, root};

/// What a header line or a mark says of its program.
enum Expected {
    /// The verdict of a method.
    Answer(Entry),
    /// The program is refused: the place and the message, or a part of it.
    Refused { program: PathBuf, place: String, message: String },
    /// It is read, with a warning.
    Warned { program: PathBuf, place: String, message: String },
}

impl Expected {
    fn all_of(file: &Path) -> Vec<Self> {
        let mut all: Vec<Self> = Entry::all_of(file).into_iter().map(Self::Answer).collect();
        all.extend(markers(file).iter().filter(|marker| marker.is_diagnostic()).map(|marker| {
            let program = file.to_owned();
            let (kind, rest) = marker.words.split_once(' ').expect("a kind and what belongs to it");
            let (place, message) = marker.place_and_message(rest);
            let message = message.to_owned();
            if kind == "error" {
                Self::Refused { program, place, message }
            } else {
                Self::Warned { program, place, message }
            }
        }));
        all
    }

    fn problem(&self) -> Option<String> {
        match self {
            Self::Answer(entry) => entry.problem(),
            Self::Refused { program, place, message } => said(program, '×', place, message, true),
            Self::Warned { program, place, message } => said(program, '⚠', place, message, false),
        }
    }
}

/// What is wrong with what `ooxide verify` says of a program as a whole: a diagnostic with this mark is expected.
fn said(program: &Path, mark: char, place: &str, message: &str, is_refused: bool) -> Option<String> {
    let name = plain(program);
    let output = ooxide(&["verify", name]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let status = output.status.code();
    let at = format!("{name}:{place}]");
    // the line of the program is shown too, with its mark; long messages are broken into lines
    let told = |line: &str| line.split("//~").next().unwrap_or_default().replace('│', " ");
    let words = |text: &str| {
        let told: Vec<String> = text.lines().map(told).collect();
        told.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let is_said = text.split("\n\n").any(|part| {
        part.contains(&at) && part.trim_start().starts_with(mark) && words(part).contains(message)
    });
    if is_said && (status == Some(2)) == is_refused {
        return None;
    }
    Some(format!("{name}: {mark} {place} {message}\n    got status {status:?} and\n{text}"))
}

#[test]
fn programs_get_their_verdicts() {
    let mut topics: Vec<PathBuf> = std::fs::read_dir(root().join("tests/soundness"))
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    topics.sort();
    let mut work: Vec<Expected> = Vec::new();
    for topic in &topics {
        let name = topic.file_name().expect("a folder has a name").to_string_lossy();
        for file in programs_in("java", &format!("soundness/{name}")) {
            let expected = Expected::all_of(&file);
            assert!(!expected.is_empty(), "{} says what it expects", file.display());
            work.extend(expected);
        }
    }
    assert!(!work.is_empty(), "there are programs");
    let problems = problems(&work, Expected::problem);
    assert!(problems.is_empty(), "{} of {} lines:\n{}", problems.len(), work.len(), problems.join("\n"));
    println!("{} lines", work.len());
}
