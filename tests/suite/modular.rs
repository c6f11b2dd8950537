//! Proofs by permissions: every program of `tests/modular/` misses what its marks say and nothing else, and what is proved there is not
//! violated by any input. `tests/modular/README.md` says how they read.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::run::{ooxide, root};

/// What is missing: the line and the kind.
type Marks = BTreeSet<(u64, String)>;

fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = root().join("tests/modular").join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "java" || ending == "oox"));
    files.sort();
    files
}

/// `//~ KIND` at the end of a line.
fn marks(text: &str) -> Marks {
    let lines = (1u64..).zip(text.lines());
    lines.filter_map(|(line, text)| Some((line, text.split_once("//~ ")?.1.trim().to_owned()))).collect()
}

fn verify(file: &Path, flags: &[&str]) -> Value {
    let mut args = vec!["verify", file.to_str().expect("plain names"), "--format", "json", "--no-times"];
    args.extend(flags);
    let output = ooxide(&args);
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(&text).unwrap_or_else(|error| {
        panic!("{}: {error}\n{}", file.display(), String::from_utf8_lossy(&output.stderr))
    })
}

fn methods(document: &Value) -> &Vec<Value> {
    document["methods"].as_array().expect("there are methods")
}

fn missing(document: &Value) -> Marks {
    let mut found = Marks::new();
    for method in methods(document) {
        for failure in method["failures"].as_array().expect("failures are a list") {
            let line = failure["place"]["line"].as_u64().expect("a line");
            found.insert((line, failure["kind"].as_str().expect("a kind").to_owned()));
        }
        if method["verdict"] == "unknown" {
            let line = method["place"]["line"].as_u64().expect("a line");
            found.insert((line, "unknown".to_owned()));
        }
    }
    found
}

fn check(folder: &str, flags: &[&str]) -> usize {
    let mut count = 0;
    for file in programs(folder) {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let mut all = vec!["--modular", "--no-bridge"];
        all.extend(flags);
        let document = verify(&file, &all);
        count += methods(&document).len();
        assert_eq!(missing(&document), marks(&text), "{}", file.display());
    }
    count
}

#[test]
fn programs_miss_what_their_marks_say() {
    assert!(check("", &["--no-infer"]) >= 60);
}

#[test]
fn steps_of_the_proof_are_found_without_being_told() {
    assert!(check("inferred", &[]) >= 20);
}

#[test]
fn contracts_without_permissions_are_about_the_whole_heap() {
    assert!(check("plain", &[]) >= 40);
}

/// Beside a method that speaks of two objects which may be one where nobody knows of permissions.
const ALIASED: &str = "// aliased";

#[test]
fn what_is_proved_is_violated_by_no_input() {
    for folder in ["", "inferred", "plain"] {
        for file in programs(folder) {
            let text = std::fs::read_to_string(&file).expect("it can be read");
            let proved = verify(&file, &["--modular", "--no-bridge"]);
            let bounded = verify(&file, &["-k", "3", "--time", "none", "--paths", "400"]);
            let key = |method: &Value| (method["class"].to_string(), method["signature"].to_string());
            let run: BTreeMap<(String, String), &Value> =
                methods(&bounded).iter().map(|method| (key(method), method)).collect();
            for method in methods(&proved).iter().filter(|method| method["verdict"] == "valid") {
                let line = method["place"]["line"].as_u64().expect("a line");
                let declared =
                    text.lines().nth(usize::try_from(line).expect("small") - 1).unwrap_or_default();
                if declared.contains(ALIASED) {
                    continue;
                }
                let is_violated = run.get(&key(method)).is_some_and(|run| run["verdict"] == "invalid");
                assert!(!is_violated, "{}:{line}: it is proved and violated", file.display());
            }
        }
    }
}
