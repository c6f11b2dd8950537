//! The JSON report, from which pictures are drawn: what somebody has changed by hand, or cut off, is drawn or refused.

use serde_json::{Value, json};

use super::mutation::{Language, Seed, try_all};
use crate::support::run::root;
use crate::support::total_report::check_report;

/// Mutants of each method of the report.
const MUTANTS: u64 = 200;

/// What a mutation puts in.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "{}",
    "[]",
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1e999",
    "0.5",
    "99999999999999999999",
    "\"\"",
    "\"x\"",
    "\"#1\"",
    "\"ref\"",
    "\"name\"",
    "\"fields\"",
    "\"value\"",
    "\"elements\"",
    "\"outcome\"",
    "\"kind\"",
    "\"pre\"",
    "\"post\"",
    "\\u0000",
    "\\ud800",
    "é",
    "\u{1F600}",
    "\0",
];

const JSON: Language =
    Language { pieces: PIECES, is_keyword: |word| ["true", "false", "null"].contains(&word) };

#[test]
fn mutants_of_reports_do_not_panic() {
    let file = root().join("tests/pictures/cases.json");
    let text = std::fs::read_to_string(file).expect("the file is there");
    let report: Value = serde_json::from_str(&text).expect("it is JSON");
    let methods = report["methods"].as_array().expect("a list");
    // a method for itself: changes would seldom be in a case otherwise
    let seeds: Vec<Seed> = methods
        .iter()
        .map(|method| Seed {
            name: method["method"].as_str().expect("a name").to_owned(),
            text: json!({ "schema": report["schema"], "methods": [method] }).to_string(),
            mutants: MUTANTS,
        })
        .collect();
    let [text, document, drawn] = try_all(&seeds, &JSON, |text, _| check_report(text) as usize);
    println!("{text} mutants were no JSON, {document} no report, {drawn} were drawn");
    assert!(text > 100 && document > 100 && drawn > 100, "{text} {document} {drawn}");
}
