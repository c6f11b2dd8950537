//! What code without source gives costs nothing where nobody reads it: loggers, clocks, properties of the machine and the like, in
//! static initialisers too. The programs of `tests/generate/unread` get tests of all branches, which pass on the JVM.

use std::fs;

use crate::support::run;
use crate::support::run::{ooxide, plain};

/// Generates and runs: so many outcomes of branches are taken in all, no method is without a test, the JVM agrees. What was
/// written.
fn check(program: &str, branches: usize) -> String {
    let out = run::folder("unread", program);
    let source = format!("tests/generate/unread/{program}.java");
    let output = ooxide(&["gen", &source, "--out", plain(&out), "--run", "--graphs", "none"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!text.contains("internal disagreement"), "{text}");
    assert!(text.contains(" passed, each twice"), "{text}");
    let rows = text.lines().filter(|line| line.starts_with("  ") && line.contains('('));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
    let rows = rows.iter().filter(|row| row.get(3).is_some_and(|word| word.contains('/')));
    let mut taken = 0;
    for row in rows {
        assert_ne!(row[2], "0", "{text}");
        let (covered, all) = row[3].split_once('/').expect("it was looked at");
        assert_eq!(covered, all, "{text}");
        taken += all.parse::<usize>().expect("a number");
    }
    assert_eq!(taken, branches, "{text}");
    fs::read_to_string(out.join(format!("{program}Test.java"))).expect("there are tests")
}

#[test]
fn a_logger_in_a_static_field() {
    let tests = check("Account", 4);
    assert!(tests.contains("assertEquals(-1, result)"), "{tests}");
}

#[test]
fn properties_of_the_machine() {
    let tests = check("Settings", 8);
    assert!(tests.contains("\"high\""), "{tests}");
}

#[test]
fn what_is_known_stays_known_beside_what_is_not() {
    let tests = check("Codes", 4);
    assert!(tests.contains("assertEquals(-1, result)") && !tests.contains("ready"), "{tests}");
}

#[test]
fn a_clock_that_is_only_stored() {
    let tests = check("Task", 6);
    assert!(tests.contains("getPriority()"), "{tests}");
}

#[test]
fn constants_of_an_enum_that_ask_the_machine() {
    let tests = check("Shape", 2);
    assert!(tests.contains("Kind.ROUND"), "{tests}");
}

#[test]
fn a_superclass_without_source() {
    let tests = check("Rows", 8);
    assert!(tests.contains("assertEquals(1, rows.getRowCount())"), "{tests}");
}
