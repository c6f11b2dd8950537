//! `ooxide specs`: the programs of `tests/specs` with what is said of their methods, read and accepted, beside them; `--check`, which
//! finds nothing wrong; the document; and calls that cannot be answered.

use std::path::PathBuf;

use serde_json::Value;

use crate::support::golden::{check_reviewed, is_as_reviewed};
use crate::support::java;
use crate::support::run::{ooxide, root};

fn programs() -> Vec<PathBuf> {
    let files = java::java_files(&root().join("tests/specs"));
    assert!(files.len() > 1, "only {} programs were found", files.len());
    files
}

fn printed(args: &[&str]) -> String {
    let output = ooxide(args);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn specifications_are_as_reviewed() {
    let mut wrong = Vec::new();
    for file in programs() {
        for (format, ending) in [("text", "txt"), ("jml", "jml")] {
            let found = printed(&["specs", &file.display().to_string(), "--format", format]);
            let golden = file.with_extension(ending);
            if !is_as_reviewed(&golden, &found) {
                wrong.push(golden);
            }
        }
    }
    check_reviewed(&wrong);
}

#[test]
fn what_is_said_holds_on_random_inputs() {
    for file in programs() {
        let file = file.display().to_string();
        let output = ooxide(&["specs", &file, "--check", "--inputs", "60"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{text}");
        assert!(text.contains(" hold on "), "{text}");
        assert!(!text.contains("does not hold"), "{text}");
    }
}

#[test]
fn the_document_has_what_programs_ask_for() {
    let file = root().join("tests/specs/Chain.java").display().to_string();
    let text = printed(&["specs", &file, "--method", "Chain.wipe", "--format", "json"]);
    let document: Value = serde_json::from_str(&text).expect("it is JSON");
    let method = &document["methods"][0];
    assert_eq!(method["class"], "Chain");
    assert_eq!(method["signature"], "wipe(Chain)");
    assert_eq!(method["changes"], serde_json::json!(["Chain.mark"]));
    assert_eq!(method["bounds"][0]["name"], "mark");
    assert_eq!(method["bounds"][0]["op"], "=");
    assert_eq!(method["bounds"][0]["expr"], "mark ++ ((h.*next & (Chain - null)) -> false)");
    assert_eq!(method["allocates"], serde_json::json!([]));
    assert_eq!(method["throws"], serde_json::json!([]));
    assert_eq!(method["pure"], false);
    assert_eq!(method["origin"], "inferred");
}

#[test]
fn what_cannot_be_answered_is_refused() {
    let file = root().join("tests/specs/Chain.java").display().to_string();
    for args in [vec!["specs", &file, "--method", "Chain.nothing"], vec!["specs", "tests/specs/none.java"]] {
        assert_eq!(ooxide(&args).status.code(), Some(2), "{args:?}");
    }
}
