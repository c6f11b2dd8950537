//! Every program of `tests/reject/` is refused with the diagnostics of its marks, and with no others.
//!
//! A mark is `//~ COLUMN fragment` or `//~ COLUMN fragment => hint`, on the line of the diagnostic: where it stands, a
//! part of its message, and a part of its hint.

use std::path::Path;

use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::parser;
use oox_core::lang::span::SourceMap;
use oox_core::resolve;

use crate::support::marker::{Marker, markers};
use crate::support::run::{ooxide, programs};

/// What the library says about a program, in the order of the text.
fn diagnostics(file: &Path) -> (SourceMap, Vec<Diagnostic>) {
    let mut sources = SourceMap::default();
    let text = std::fs::read_to_string(file).expect("test files can be read");
    let id = sources.add(file.display().to_string(), text);
    let (program, mut found) = parser::parse(id, &sources.file(id).text);
    if found.iter().all(|diagnostic| diagnostic.severity != Severity::Error) {
        let (resolved, more) = resolve::resolve(&program);
        assert_eq!(
            resolved.is_none(),
            more.iter().any(|diagnostic| diagnostic.severity == Severity::Error),
            "{}: there is a program exactly when there is no error",
            file.display()
        );
        found.extend(more);
    }
    (sources, found)
}

fn fits(expected: &Marker, place: &str, diagnostic: &Diagnostic) -> bool {
    let (at, rest) = expected.place_and_message(&expected.words);
    let (message, hint) =
        rest.split_once(" => ").map_or((rest, None), |(message, hint)| (message, Some(hint)));
    let hint_fits = match (hint, &diagnostic.hint) {
        (None, _) => true,
        (Some(wanted), Some(found)) => found.contains(wanted.trim()),
        (Some(_), None) => false,
    };
    at == place && diagnostic.message.contains(message.trim()) && hint_fits
}

/// What is wrong with the answer of the library for one program.
fn problem(file: &Path) -> Option<String> {
    let expected = markers(file);
    assert!(!expected.is_empty(), "{} says what is wrong with it", file.display());
    let (sources, found) = diagnostics(file);
    let found: Vec<(String, &Diagnostic)> = found
        .iter()
        .map(|diagnostic| {
            let start = sources.start(diagnostic.span);
            (format!("{}:{}", start.line, start.column), diagnostic)
        })
        .collect();
    let same = expected.len() == found.len()
        && expected.iter().zip(&found).all(|(marker, (place, diagnostic))| fits(marker, place, diagnostic));
    if same {
        return None;
    }
    let name = file.file_name().expect("a file").to_string_lossy();
    let got = found.iter().map(|(place, diagnostic)| match &diagnostic.hint {
        Some(hint) => format!("    {place} {} => {hint}\n", diagnostic.message),
        None => format!("    {place} {}\n", diagnostic.message),
    });
    let wanted = expected.iter().map(|marker| format!("    {}: {}\n", marker.line, marker.words));
    Some(format!("{name}: expected\n{}got\n{}", wanted.collect::<String>(), got.collect::<String>()))
}

#[test]
fn programs_are_refused_with_their_diagnostics() {
    let files = programs("reject");
    assert!(files.len() > 120, "only {} programs were found", files.len());
    let problems: Vec<String> = files.iter().filter_map(|file| problem(file)).collect();
    assert!(problems.is_empty(), "{} of {} programs:\n{}", problems.len(), files.len(), problems.join("\n"));
    println!("{} programs", files.len());
}

/// The same through the program: status 2, nothing on the standard output, the file with line and column, the message.
#[test]
fn the_program_refuses_them_with_status_2() {
    for file in programs("reject") {
        let name = file.to_str().expect("test files have plain names");
        let output = ooxide(&["verify", name]);
        let said = String::from_utf8(output.stderr).expect("messages are UTF-8");
        assert_eq!(output.status.code(), Some(2), "{name}:\n{said}");
        assert!(output.stdout.is_empty(), "{name} has output");
        assert!(said.contains("nothing was verified"), "{name}:\n{said}");
        for marker in markers(&file) {
            let (place, _) = marker.place_and_message(&marker.words);
            let shown = format!("{name}:{place}");
            assert!(said.contains(&shown), "{name}: no `{shown}` in\n{said}");
        }
    }
}
