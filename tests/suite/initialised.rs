//! What static initialisers have made is there, however long they take and whatever it is called: tables, classes as values, constants that
//! only a method gives. The programs of `tests/generate/initialised` had no tests, or few.

use std::collections::BTreeMap;
use std::fs;

use crate::support::run;
use crate::support::run::{ooxide, plain};

/// Generates and runs: the JVM agrees, and these methods have tests that take so many outcomes of branches. The tests of the class.
fn check(program: &str, methods: &[(&str, &str)]) -> String {
    let out = run::folder("initialised", program);
    let source = format!("tests/generate/initialised/{program}.java");
    let flags = ["--run", "--graphs", "none", "--time", "60s", "--unreachable"];
    let output = ooxide(&[&["gen", &source, "--out", plain(&out)][..], &flags].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!text.contains("internal disagreement") && text.contains(" passed, each twice"), "{text}");
    let rows = text.lines().filter(|line| line.starts_with("  ") && line.contains('('));
    let rows: BTreeMap<&str, Vec<&str>> = rows
        .filter_map(|row| Some((row.split_whitespace().next()?, row.split_whitespace().collect())))
        .collect();
    for (method, branches) in methods {
        let row = rows.get(method).unwrap_or_else(|| panic!("no `{method}` in {text}"));
        assert_ne!(row[2], "0", "{method}: {text}");
        assert_eq!(row[3], *branches, "{method}: {text}");
    }
    fs::read_to_string(out.join(format!("{program}Test.java"))).expect("there are tests")
}

#[test]
fn an_enum_that_takes_long_to_initialise_costs_nobody_else_anything() {
    check(
        "Visit",
        &[
            ("add(String)", "0/0"),
            ("isLong()", "4/4"),
            ("isWarm()", "2/2"),
            ("isCalled(String)", "0/0"),
            ("price()", "6/6"),
        ],
    );
}

#[test]
fn a_call_in_a_constructor_of_constants_that_takes_long_is_left_out() {
    check("Entity", &[("isLarge()", "2/2"), ("of(boolean)", "2/2")]);
}

#[test]
fn classes_are_written_as_literals() {
    let tests = check(
        "Kinds",
        &[
            ("isText()", "0/0"),
            ("getType()", "0/0"),
            ("kind(Class)", "10/10"),
            ("boxed(Class)", "4/4"),
            ("zero(Class)", "4/4"),
            ("letter(Class)", "2/2"),
        ],
    );
    for literal in ["int.class", "Kinds.class", "int[].class", "void.class", "Integer.class"] {
        assert!(tests.contains(literal), "{literal} in {tests}");
    }
}

#[test]
fn a_constant_without_a_name_is_what_a_method_gives() {
    let tests = check("Span", &[("wrapped(int)", "2/2"), ("isOfDays()", "2/2")]);
    assert!(tests.contains("Unit.day()") && tests.contains("Unit.hour()"), "{tests}");
}

#[test]
fn the_only_object_of_a_class() {
    let tests = check("Registry", &[("has(int)", "4/4"), ("getInstance()", "0/0")]);
    assert!(tests.contains("Registry.getInstance()"), "{tests}");
}

#[test]
fn a_property_that_nobody_has_set() {
    let tests = check("Options", &[("mode()", "1/2"), ("capped(int)", "3/4")]);
    assert!(tests.contains("\"plain\""), "{tests}");
    // what the program sets, and what every machine has, is not known
    assert!(!tests.contains("\"none\"") && !tests.contains("user.home"), "{tests}");
}
