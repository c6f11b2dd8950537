//! The Kiasan suite has the case counts of the thesis: all modes up to k = 3. In 7 rows our count stands against the printed
//! one; which, is asserted too.

use serde_json::Value;

use crate::support::run::ooxide;

/// Runs rows with two at a time, and gives those whose count is not the one that is right, by name.
fn rows(flags: &[&str]) -> (Vec<Value>, Vec<String>) {
    let output =
        ooxide(&[&["bench", "kiasan", "--format", "json", "--quiet", "--jobs", "2"], flags].concat());
    let text = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    let document: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let rows = document["rows"].as_array().expect("a list of rows").clone();
    let wrong = rows
        .iter()
        .filter(|row| !matches!(row["agreement"].as_str(), Some("equal" | "corrected" | "disputed")));
    let wrong = wrong
        .map(|row| {
            format!(
                "{} k = {} {}: {} cases, {} expected",
                row["name"], row["k"], row["mode"], row["cases"], row["expected"]
            )
        })
        .collect();
    (rows, wrong)
}

/// The rows in which we contradict the thesis.
fn disputed(rows: &[Value]) -> Vec<String> {
    let disputed = rows.iter().filter(|row| row["agreement"] == "disputed");
    disputed.map(|row| format!("{} {} {}", text(&row["name"]), row["k"], text(&row["mode"]))).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn all_valid(rows: &[Value]) {
    for row in rows {
        assert_eq!(row["verdict"], "valid", "{} k = {} {}", row["name"], row["k"], row["mode"]);
    }
}

#[test]
fn every_mode_has_the_counts_up_to_two() {
    let (rows, wrong) = rows(&["--k", "1,2"]);
    assert_eq!(wrong, Vec::<String>::new());
    all_valid(&rows);
    assert_eq!(
        disputed(&rows),
        [
            "DoubleLinkedList.addBefore 2 lazier#",
            "BinarySearchTree.find 2 lazier",
            "BinarySearchTree.find 2 lazy",
            "Vector.ensureCapacity 1 lazy",
        ]
    );
    assert_eq!(rows.len(), 3 * (61 + 60));
}

#[test]
fn lazier_sharp_has_the_counts_at_three() {
    let (rows, wrong) = rows(&["--k", "3", "--mode", "lazier#"]);
    assert_eq!(wrong, Vec::<String>::new());
    all_valid(&rows);
    assert_eq!(disputed(&rows), ["DoubleLinkedList.addBefore 3 lazier#"]);
    assert_eq!(rows.len(), 60);
}

#[test]
fn the_other_modes_have_the_counts_at_three() {
    let (rows, wrong) = rows(&["--k", "3", "--mode", "lazier,lazy"]);
    assert_eq!(wrong, Vec::<String>::new());
    all_valid(&rows);
    assert_eq!(disputed(&rows), ["BinarySearchTree.find 3 lazier", "BinarySearchTree.find 3 lazy"]);
    assert_eq!(rows.len(), 2 * 60);
}

/// Where the print does not fit our program, it fits another one.
#[test]
fn variants_have_the_printed_counts() {
    let (all, wrong) = rows(&["--suite", "tests/kiasan", "--rows", "Vector.insertElementAt"]);
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!((all.len(), disputed(&all).len()), (9, 0));
    let (all, wrong) = rows(&["--suite", "tests/kiasan", "--mode", "lazier#"]);
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!((all.len(), disputed(&all).len()), (9, 0));
    all_valid(&all);
    // as little as the printed ones, the states of this one do not grow with the last bound
    let states = |k: u32| {
        &all.iter().find(|row| row["name"] == "Vector.indexOf" && row["k"] == k).expect("a row")["states"]
    };
    assert_ne!(states(1), states(2));
    assert_eq!(states(2), states(3));
}
