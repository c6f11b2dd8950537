//! What Java becomes: one small program for each construct that `frontend/src/lower` takes apart, with the OOX of its
//! classes beside it; and the round trip through the text.
//!
//! The golden files hold the user's classes only. After a change that is meant,
//! `OOXIDE_BLESS=1 cargo test --workspace --test suite lower::` writes them anew: then read them, with the Java Language
//! Specification beside you.

use std::path::{Path, PathBuf};

use oox_core::lang::ast;
use oox_core::lang::diagnostic::Severity;
use oox_core::lang::parser::parse;
use oox_core::lang::printer::print;
use oox_core::lang::span::FileId;
use oox_core::resolve::resolve;
use serde_json::{Value, json};

use crate::support::golden::{check_reviewed, is_as_reviewed};
use crate::support::java;
use crate::support::run::{ooxide, root, verify};

/// The programs that have a golden file.
fn golden() -> Vec<PathBuf> {
    let files = java::java_files(&root().join("tests/lower"));
    assert!(files.len() > 30, "only {} programs were found", files.len());
    files
}

fn lowered(file: &Path) -> ast::Program {
    let loaded = java::load(&[file.to_owned()], false);
    loaded.unwrap_or_else(|problem| panic!("{}: {problem}", file.display())).tree
}

#[test]
fn constructs_are_lowered_as_reviewed() {
    let mut wrong = Vec::new();
    for file in golden() {
        let mut program = lowered(&file);
        program.types.retain(|class| !class.is_library);
        let printed = print(&program);
        let expected = file.with_extension("oox");
        if !is_as_reviewed(&expected, &printed) {
            wrong.push(expected);
        }
    }
    check_reviewed(&wrong);
}

#[test]
fn whole_programs_are_oox() {
    for file in golden() {
        let name = file.display();
        let printed = print(&lowered(&file));
        let (program, mut found) = parse(FileId(0), &printed);
        found.retain(|each| each.severity == Severity::Error);
        assert!(found.is_empty(), "{name}: {found:?}");
        assert!(print(&program) == printed, "{name}: printing it again gives another text");
        let (resolved, found) = resolve(&program);
        assert!(resolved.is_some(), "{name}: {found:?}");
    }
}

/// Small bounds: what is compared is the same for all of them. There is no deadline, so nothing depends on the machine.
const BOUNDS: [&str; 12] =
    ["-k", "1", "--array", "2", "--loops", "3", "--calls", "8", "--steps", "20000", "--time", "none"];

/// The programs of a newcomer, and those with contracts.
fn round_trips() -> Vec<PathBuf> {
    let mut files = java::java_files(&root().join("examples"));
    // they have no methods, and so no verdict
    files.retain(|file| !file.ends_with("kiasan/Element.java") && !file.ends_with("kiasan/Item.java"));
    files.extend(
        ["contracts", "tasks", "unsupported"].map(|name| root().join(format!("tests/lower/{name}.java"))),
    );
    files
}

#[test]
fn the_text_gets_the_same_verdicts_as_the_java() {
    for file in round_trips() {
        let name = file.to_str().expect("test files have plain names");
        let stem = file.file_stem().expect("a file has a name");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("round-trip").join(stem);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
        }
        let out = folder.to_str().expect("the target folder has a plain name");
        let output = ooxide(&["lower", name, "--out", out]);
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));

        let (from_java, java_status) = verify(&file, &BOUNDS);
        let (from_text, text_status) = verify(&folder.join("lowered.oox"), &BOUNDS);
        let (from_java, from_text) = (judged(&from_java), judged(&from_text));
        assert!(!from_java.is_empty(), "{name}: no method was verified");
        assert_eq!(from_java, from_text, "{name}");
        assert_eq!(java_status, text_status, "{name}");
    }
}

/// What a report says of each method, apart from places and times.
fn judged(report: &Value) -> Vec<Value> {
    let methods = report["methods"].as_array().expect("a report has methods");
    let members = |list: &Value, member: &str| -> Vec<Value> {
        let list = list.as_array().expect("a list");
        list.iter().map(|each| each[member].clone()).collect()
    };
    methods
        .iter()
        .map(|reported| {
            let mut method = json!({
                "unsupported": members(&reported["unsupported"], "what"),
                "undecided": members(&reported["undecided"], "what"),
                "violations": members(&reported["violations"], "message"),
            });
            method["signature"] = json!(in_oox_words(reported["signature"].as_str().expect("a text")));
            for member in [
                "class",
                "verdict",
                "complete",
                "cases",
                "branches",
                "bounds_hit",
                "unmodelled",
                "warnings",
                "states",
                "steps",
            ] {
                method[member] = reported[member].clone();
            }
            method
        })
        .collect()
}

/// Signatures of Java files have Java's words for types, those of OOX files others.
fn in_oox_words(signature: &str) -> String {
    let word = |word: &str| {
        match word {
            "byte" => "i8",
            "short" => "i16",
            "char" => "u16",
            "int" => "i32",
            "long" => "i64",
            "float" => "f32",
            "double" => "f64",
            "boolean" => "bool",
            other => other,
        }
        .to_owned()
    };
    let (name, types) = signature.split_once('(').expect("a signature has parameters");
    let types: Vec<String> = types
        .trim_end_matches(')')
        .split(',')
        .map(|ty| {
            let elem = ty.trim_end_matches("[]");
            word(elem) + &ty[elem.len()..]
        })
        .collect();
    format!("{name}({})", types.join(","))
}
