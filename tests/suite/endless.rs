//! Loops that never end: what is proven is reported and becomes a failing test, and nothing else is claimed.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::run;
use crate::support::run::{ooxide, verify};

const PROGRAM: &str = "class Loops {
    static int count;
    Loops next;

    static int stay(int x) {
        while (x != 3) {
        }
        return x;
    }

    static int flip(int x) {
        int y = 1;
        while (y != x) {
            y = -y;
        }
        return y;
    }

    boolean reaches(Loops other) {
        Loops here = this;
        while (here != null) {
            if (here == other) {
                return true;
            }
            here = here.next;
        }
        return false;
    }

    static int inner(boolean b) {
        for (int i = 0; i < 2; i++) {
            do {
                Loops.same(i);
            } while (b);
        }
        return 1;
    }

    static int same(int i) {
        return i;
    }

    static int odd(int n) {
        while (n != 0) {
            n -= 2;
        }
        return n;
    }

    static void counts() {
        while (true) {
            count++;
        }
    }

    static void allocates() {
        while (true) {
            new Loops();
        }
    }

    static void prints() {
        while (true) {
            System.out.println(1);
        }
    }

    //@ requires source != null;
    int waits(java.util.function.BooleanSupplier source) {
        while (!source.getAsBoolean()) {
        }
        return 1;
    }

    static int ends(int n) {
        int i = 0;
        while (i < 5) {
            i++;
        }
        return i;
    }

    //@ requires x == 3;
    static int excluded(int x) {
        while (x != 3) {
        }
        return x;
    }
}
";

fn folder(name: &str) -> PathBuf {
    let folder = run::folder("endless", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("Loops.java"), PROGRAM).expect("the program can be written");
    folder
}

fn reports(name: &str, flags: &[&str]) -> Vec<Value> {
    let file = folder(name).join("Loops.java");
    let mut all = vec!["--steps", "3000"];
    all.extend(flags);
    let (report, status) = verify(&file, &all);
    let methods = report["methods"].as_array().expect("a list").clone();
    // a loop that does not end is no broken promise; where nothing else is found, nothing is known
    for method in &methods {
        let verdict = if method["cases"] == 0 { "unknown" } else { "valid" };
        assert_eq!(method["verdict"], verdict, "{method}");
    }
    let is_known = methods.iter().all(|method| method["verdict"] == "valid");
    assert_eq!(status, if is_known { 0 } else { 3 });
    methods
}

/// `method@line`, for each loop that is reported.
fn endless(methods: &[Value]) -> Vec<String> {
    let mut found = Vec::new();
    for method in methods {
        for endless in method["endless"].as_array().into_iter().flatten() {
            let name = method["method"].as_str().expect("a name");
            found.push(format!("{name}@{}", endless["place"]["line"]));
            assert_eq!(endless["case"]["outcome"]["kind"], "endless");
            assert!(method["bounds_hit"].as_array().expect("a list").contains(&"steps".into()), "{method}");
        }
    }
    found
}

#[test]
fn exactly_what_is_proven_is_reported_in_all_modes() {
    for mode in ["lazier#", "lazier", "lazy"] {
        let methods = reports("modes", &["--heap", mode, "-k", "2"]);
        assert_eq!(endless(&methods), ["stay@6", "flip@13", "reaches@21", "inner@32"], "{mode}");
    }
    // a read of several objects at once gives a new reference in every round: nothing is proven of the ring
    let methods = reports("modes", &["--heap", "merged", "-k", "2"]);
    assert_eq!(endless(&methods), ["stay@6", "flip@13", "inner@32"]);
}

#[test]
fn the_inputs_are_such_that_it_does_not_end() {
    let methods = reports("inputs", &[]);
    let case = |name: &str| {
        let method = methods.iter().find(|method| method["method"] == name).expect("the method is there");
        method["endless"][0]["case"].clone()
    };
    assert_ne!(case("stay")["args"][0]["value"], 3);
    let flipped = case("flip")["args"][0]["value"].as_i64().expect("a number");
    assert!(flipped != 1 && flipped != -1, "{flipped}");
    assert_eq!(case("inner")["args"][0]["value"], true);
}

#[test]
fn the_text_names_the_loop() {
    let folder = folder("text");
    let file = folder.join("Loops.java");
    let file = file.to_str().expect("a plain name");
    let output = ooxide(&["verify", file, "--method", "stay"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    for part in ["does not end: the loop goes round for ever", "Loops.java:6:", "while (x != 3) {", "x = 0"] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

/// Tests that hang are written as tests that fail after a second, and the JVM agrees.
fn tests_fail(junit: &str, limit: &str) {
    let folder = folder(&format!("junit{junit}"));
    let out = folder.join("tests");
    let plain = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let (file, out_name) = (plain(&folder.join("Loops.java")), plain(&out));
    let methods = ["stay", "reaches", "inner", "ends"].map(|name| ["--method", name]);
    let mut args = vec!["gen", &file, "--out", &out_name, "--run", "--junit", junit];
    args.extend(methods.iter().flatten());
    let output = ooxide(&args);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(!text.contains("internal disagreement"), "{text}");
    assert!(text.contains("3 tests that fail because the call does not end"), "{text}");
    assert!(text.contains("3 expected failures"), "{text}");
    let failing = fs::read_to_string(out.join("LoopsViolationTest.java")).expect("they are written");
    assert_eq!(failing.matches(limit).count(), 3, "{failing}");
    assert!(failing.contains("void stay_xIsNot3_doesNotEnd()"), "{failing}");
    let passing = fs::read_to_string(out.join("LoopsTest.java")).expect("they are written");
    assert!(!passing.contains("doesNotEnd") && passing.contains("void stay_"), "{passing}");
    let page = fs::read_to_string(out.join("ooxide-report.html")).expect("it is written");
    assert!(page.contains("Does not end:"));
}

#[test]
fn tests_fail_with_junit_5() {
    tests_fail("5", "assertTimeoutPreemptively(Duration.ofSeconds(1), () -> ");
}

#[test]
fn tests_fail_with_junit_4() {
    tests_fail("4", "@Test(timeout = 1000)");
}

#[test]
fn a_report_with_such_a_case_can_be_drawn() {
    let folder = folder("drawn");
    let plain = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let file = plain(&folder.join("Loops.java"));
    let written =
        ooxide(&["verify", &file, "--method", "reaches", "--format", "json", "--out", &plain(&folder)]);
    assert_eq!(written.status.code(), Some(0), "{}", String::from_utf8_lossy(&written.stderr));
    let drawn = ooxide(&["show", &plain(&folder.join("ooxide-report.json"))]);
    let text = String::from_utf8_lossy(&drawn.stdout).into_owned();
    assert!(text.contains("does not end: line 21 goes round for ever"), "{text}");
}

const STACK: &str = "class Stack {
    private static final class Node {
        final int value;
        final Node below;

        Node(int value, Node below) {
            this.value = value;
            this.below = below;
        }
    }

    private Node top;

    void push(int value) {
        top = new Node(value, top);
    }

    int max() {
        int most = 0;
        for (Node at = top; at != null; at = at.below) {
            most = Math.max(most, at.value);
        }
        return most;
    }
}
";

/// A ring of constant private fields exists for reflection only.
#[test]
fn what_nobody_can_build_is_no_mistake_of_the_program() {
    let folder = folder("stack");
    fs::write(folder.join("Stack.java"), STACK).expect("the program can be written");
    let (file, out) = (folder.join("Stack.java"), folder.join("tests"));
    let output = ooxide(&["gen", run::plain(&file), "--out", run::plain(&out), "--run"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(!out.join("StackViolationTest.java").exists(), "{text}");
    let tests = fs::read_to_string(out.join("StackTest.java")).expect("they are written");
    assert!(tests.contains("void max_") && !tests.contains("setField("), "{tests}");
}
