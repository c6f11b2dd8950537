//! The programs of `tests/deepen/`: what `--deepen` adds to a verdict.

use crate::support::expectation::{Entry, check};
use crate::support::run::{ooxide, programs_in, root, verify};

#[test]
fn bounds_grow_until_the_answer_is_known() {
    let files = programs_in("java", "deepen");
    let entries: Vec<Entry> = files.iter().flat_map(|file| Entry::all_of(file)).collect();
    check(&entries, 28);
}

#[test]
fn reports_say_how_far_the_bounds_have_grown() {
    let shapes = root().join("tests/deepen/Shapes.java");
    let (report, _) = verify(&shapes, &["--entry", "Shapes.longList", "--deepen"]);
    let method = &report["methods"][0];
    assert_eq!(method["k"], 7, "{method:#}");
    assert_eq!(method["deepened"]["k"], 7, "{method:#}");
    assert_eq!(method["deepened"]["loops"], 32, "what was not hit stays as it is");
    let (report, _) = verify(&shapes, &["--entry", "Shapes.firstOfMany", "--deepen"]);
    assert!(report["methods"][0]["deepened"].is_null());
    let output = ooxide(&["verify", "tests/deepen/Shapes.java", "--entry", "Shapes.longList", "--deepen"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("up to -k 7, deepened"), "{text}");
}
