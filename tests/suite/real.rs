//! What costs tests in code that nobody wrote for us: a small program in `tests/generate/real` for each cause that `make corpus` has
//! shown. Each gets its tests, and the JVM agrees.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::support::run;
use crate::support::run::{ooxide, plain};

/// The methods of a program, each with the number of its tests and the outcomes of its branches that they take, as `2/4`; and all
/// tests.
fn generated(program: &str) -> (BTreeMap<String, (usize, String)>, String) {
    let out = run::folder("real", program);
    let source = format!("tests/generate/real/{program}.java");
    let limits = ["--time", "none", "--paths", "60", "-k", "2", "--deepen", "0", "--unreachable"];
    let args = ["gen", &source, "--out", plain(&out), "--run", "--graphs", "none"];
    let output = ooxide(&[&args[..], &limits[..]].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(!text.contains("internal disagreement"), "{text}");
    assert!(text.contains(" passed, each twice"), "{text}");
    let mut methods = BTreeMap::new();
    for row in text.lines().filter(|line| line.starts_with("  ") && line.contains('(')) {
        let row: Vec<&str> = row.split_whitespace().collect();
        if let [name, _, tests, branches, ..] = row[..]
            && let Ok(tests) = tests.parse()
        {
            methods.insert(name.to_owned(), (tests, branches.to_owned()));
        }
    }
    let mut tests = String::new();
    let mut files: Vec<_> = fs::read_dir(&out).expect("there are tests").flatten().collect();
    files.sort_by_key(fs::DirEntry::path);
    for file in files.iter().filter(|file| file.path().extension().is_some_and(|ext| ext == "java")) {
        tests += &fs::read_to_string(file.path()).expect("it was written");
    }
    (methods, tests)
}

/// All branches of these methods are taken.
fn check(program: &str, expected: &[(&str, &str)]) -> String {
    let (methods, tests) = generated(program);
    for (method, branches) in expected {
        let found = methods.get(*method).map(|(count, branches)| (*count > 0, branches.as_str()));
        assert_eq!(found, Some((true, *branches)), "{method}: {methods:?}");
    }
    tests
}

#[test]
fn arrays_of_which_only_the_run_time_type_is_known() {
    let expected = [("isEmpty(Object)", "4/4"), ("size(int[])", "4/4"), ("startsWith(char[],char)", "4/4")];
    check("Lengths", &expected);
}

#[test]
fn a_changed_static_object_costs_the_tests_that_change_it() {
    let (methods, tests) = generated("Registry");
    let found = |method: &str| methods[method].1.as_str();
    // the table counts what the tests that are left take
    assert_eq!(found("use(int)"), "1/2", "{methods:?}");
    assert_eq!(found("clamp(int)"), "2/2", "{methods:?}");
    assert_eq!(methods["kind(int)"].0, 2, "{methods:?}");
    assert!(tests.contains("\"new\"") && tests.contains("\"negative\""), "{tests}");
}

#[test]
fn composites_and_decorators_hold_a_stand_in_at_last() {
    let expected = [("area()", "2/2"), ("isEmpty()", "4/4")];
    let tests = check("Shapes", &expected);
    assert!(tests.contains("new Shapes.Shape() {"), "{tests}");
}

#[test]
fn identity_hash_codes_matter_where_the_order_shows() {
    let expected = [("price(Colours.Colour)", "2/2"), ("hasLoop(Colours.Node)", "4/4")];
    let (methods, tests) = generated("Colours");
    for (method, branches) in expected {
        assert_eq!(methods[method].1, branches, "{methods:?}");
    }
    assert_eq!(methods["isWarm(Colours.Colour)"].0, 2, "{tests}");
    assert_eq!(methods["first()"].0, 0, "{tests}");
    assert!(!tests.contains("Node@"), "{tests}");
}

#[test]
fn factories_that_say_that_they_give_the_interface() {
    let expected = [("checked(Views.Source)", "4/4"), ("get()", "2/2"), ("size()", "2/2"), ("next()", "2/2")];
    let tests = check("Views", &expected);
    assert!(tests.contains("(Views.Checked<Object>) (Object) Views.Checked.checked(inner)"), "{tests}");
    assert!(tests.contains("(Views.Bounded) Views.Bounded.bounded("), "{tests}");
}

#[test]
fn a_class_is_a_type() {
    check("Kinds", &[("typeOf(boolean)", "2/2")]);
}

#[test]
fn what_reflection_has_made_is_seen_with_its_class() {
    let tests = check("Closed", &[("isLike(Object)", "10/10")]);
    assert!(tests.contains("Closed other = newObject(\"Closed\""), "{tests}");
}

#[test]
fn a_jvm_carries_out_what_nobody_has_the_code_of() {
    let (methods, tests) = generated("Unseen");
    let count = |method: &str| methods[method].0;
    for method in ["look(Class)", "declared(String,boolean)", "kind(Class)", "sizes(Class)"] {
        assert!(count(method) > 0, "{method}: {methods:?}");
    }
    for part in
        ["unseen.look(", "unseen.getFound()", "assertNull(result)", "assertEquals(Unseen.Kind.PLAIN, result)"]
    {
        assert!(tests.contains(part), "{part}: {tests}");
    }
    for part in ["assertEquals(\"a primitive type\", thrown.getMessage())", "Arrays.toString(result)"] {
        assert!(tests.contains(part), "{part}: {tests}");
    }
    // others see what it changes; it depends on where it runs; it does not come back: there is only the test of null
    for method in ["counted(Class)", "isThere(Class)", "endless(Class)"] {
        assert_eq!(count(method), 1, "{method}: {methods:?}");
    }
}

#[test]
fn what_a_jvm_carries_out_is_the_same_each_time_and_can_be_left_out() {
    let tests = |name: &str, flags: &[&str]| {
        let out = run::folder("real", name);
        let source = "tests/generate/real/Unseen.java";
        let args =
            ["gen", source, "--out", plain(&out), "--graphs", "none", "--paths", "60", "--deepen", "0"];
        let output =
            ooxide(&[&args[..], &["--time", "none", "--format", "json", "--no-times"], flags].concat());
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        let methods = report["methods"].as_array().expect("methods").clone();
        let tests = methods.iter().filter_map(|method| method["tests"].as_array());
        (tests.map(Vec::len).sum::<usize>(), fs::read_to_string(out.join("UnseenTest.java")).expect("tests"))
    };
    let (seen, first) = tests("Unseen-first", &[]);
    assert_eq!(first, tests("Unseen-second", &[]).1);
    let (without, _) = tests("Unseen-without", &["--no-jvm"]);
    assert!(without < seen, "{without} of {seen}");
}

#[test]
fn interfaces_above_which_nobody_has_and_negative_numbers_in_boxes() {
    let expected = [
        ("watched(Faces.Watcher,PropertyChangeEvent)", "2/2"),
        ("heard(Faces.Loud)", "2/2"),
        ("of(Long)", "2/2"),
        ("of(Short)", "2/2"),
        ("of(Double)", "2/2"),
        ("of(Object)", "2/2"),
    ];
    let tests = check("Faces", &expected);
    assert!(
        tests.contains("Faces.of((Long) (-1L))") && tests.contains("Faces.of((Short) (short) -3)"),
        "{tests}"
    );
    assert!(tests.contains("public void vetoableChange("), "{tests}");
}
