//! The Java parser: what it makes of the files in `tests/syntax/`, what it says to wrong ones, and that no text is too
//! wrong for it.
//!
//! Beside each `*.java` stands a `*.tree`: the tree, then the diagnostics. After a change that is meant,
//! `OOXIDE_BLESS=1 cargo test -p ooxide-frontend --test suite syntax::` writes them anew: then read them.

mod dump;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use oox_core::lang::diagnostic::Severity;
use oox_core::lang::span::{FileId, SourceMap};
use ooxide_frontend::syntax::parse;

use crate::golden::{check_reviewed, is_as_reviewed};
use crate::seeded::Random;
use crate::total_java::check_java;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax")
}

fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "java") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The tree and the diagnostics, as in the golden files.
fn shown(text: &str) -> String {
    let mut sources = SourceMap::default();
    let file = sources.add("a.java", text);
    let (unit, diagnostics) = parse(file, text);
    let mut out = dump::unit(&unit);
    for diagnostic in diagnostics {
        let at = sources.start(diagnostic.span);
        let severity = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let _ = writeln!(out, "{}:{}: {severity}: {}", at.line, at.column, diagnostic.message);
    }
    out
}

#[test]
fn trees_are_as_reviewed() {
    let files = java_files(&folder());
    assert!(files.len() > 15, "only {} files", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let found = shown(&text);
        let golden = path.with_extension("tree");
        if !is_as_reviewed(&golden, &found) {
            println!("{} is now\n{found}", golden.display());
            wrong.push(golden);
        }
    }
    check_reviewed(&wrong);
}

/// The models of the JDK are correct Java.
#[test]
fn the_jdk_models_have_no_diagnostics() {
    for path in java_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk")) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let (_, diagnostics) = parse(FileId(0), &text);
        assert!(diagnostics.is_empty(), "{}: {diagnostics:?}", path.display());
    }
}

/// A place between two characters.
fn place(random: &mut Random, text: &str) -> usize {
    let mut at = random.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[test]
fn no_beginning_of_a_file_is_too_short() {
    for path in java_files(&folder()) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let mut random = Random(text.len() as u64);
        for _ in 0..40 {
            check_java(&text[..place(&mut random, &text)]);
        }
    }
}

#[test]
fn no_change_to_a_file_is_too_wild() {
    let pieces: Vec<&str> = concat!(
        "( ) { } [ ] < > ; , . @ -> :: \" ' \"\"\" /* */ //@ /*@ @*/ \\ \\u0041 0x 1e \u{e9} \u{1f600} ",
        "case yield when record instanceof default requires \\forall"
    )
    .split(' ')
    .collect();
    for path in java_files(&folder()) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let mut random = Random(text.len() as u64 ^ 0x5eed);
        for _ in 0..40 {
            let mut changed = text.clone();
            for _ in 0..=random.below(4) {
                let (a, b) = (place(&mut random, &changed), place(&mut random, &changed));
                let (start, end) = (a.min(b), a.max(b));
                if end - start < 200 && random.below(2) == 0 {
                    changed.replace_range(start..end, "");
                } else {
                    let piece = pieces[random.below(pieces.len())];
                    changed.insert_str(start, &format!(" {piece} ")[random.below(2)..]);
                }
            }
            check_java(&changed);
        }
    }
}

#[test]
fn nothing_is_too_deep() {
    for (open, close) in
        [("(", ")"), ("{", "}"), ("[", "]"), ("a+(", ")"), ("-", ""), ("x->", ""), ("a?b:", "")]
    {
        let inside = format!("{}1{}", open.repeat(5000), close.repeat(5000));
        check_java(&format!("class A {{ int x = {inside}; }}"));
        check_java(&format!("class A {{ void f() {{ {inside} }} }}"));
        check_java(&format!("class A {{ //@ invariant {inside};\n }}"));
    }
    // deep to the left inside of deep to the left
    let row = format!("{}x{}", "(".repeat(300), " + 1 + 1 + 1)".repeat(300));
    check_java(&format!("class A {{ int x = {row}; /*@ invariant {row}; @*/ }}"));
    check_java(&"class A {".repeat(3000));
    check_java(&format!("class A {{ {} x; }}", "A<".repeat(5000)));
    check_java(&format!("class A {{ int x = {} 1; }}", "a < ".repeat(20_000)));
    check_java(&format!("class A {{ int x = {}1; }}", "1 + ".repeat(20_000)));
    check_java(&format!("class A {{ int x = a{}; }}", ".b".repeat(5000)));
    check_java(&format!("class A {{ void f() {{ {} }} }}", "if (a) ; else ".repeat(3000)));
    check_java(&format!("class A {{ boolean b = x instanceof {}; }}", "A(".repeat(5000)));
}
