//! Bad input and wrong calls, through the real program: a clear message, the right exit status, no panic, no signal.
//!
//! Nothing here measures time. What is large is as large as the program must bear in an unoptimised build.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run;
use crate::support::run::ooxide;

const EXAMPLE: &str = "examples/clamp.oox";

/// An empty folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad_input").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> String {
    let file = folder.join(name);
    fs::write(&file, content).expect("a file can be written");
    file.to_str().expect("the target folder has a plain name").to_owned()
}

struct Run {
    status: i32,
    out: String,
    err: String,
}

/// Runs the program: it comes to an end by itself, with a status that the help text names.
fn survives(args: &[&str]) -> Run {
    let output = ooxide(args);
    let out = String::from_utf8(output.stdout).expect("output is UTF-8");
    let err = String::from_utf8(output.stderr).expect("messages are UTF-8");
    let shown: String = err.chars().take(2000).collect();
    assert!(!err.contains("panicked at"), "{args:?} panics:\n{shown}");
    let status =
        output.status.code().unwrap_or_else(|| panic!("{args:?} ends by {}:\n{shown}", output.status));
    assert!((0..=3).contains(&status), "{args:?} has status {status}:\n{shown}");
    Run { status, out, err }
}

/// Runs the program on something it must refuse, and checks that the message says each of `words`.
fn refuses(args: &[&str], words: &[&str]) {
    let run = survives(args);
    let shown: String = run.err.chars().take(2000).collect();
    assert_eq!(run.status, 2, "{args:?}:\n{shown}");
    assert!(run.out.is_empty(), "{args:?} has output:\n{}", run.out);
    for word in words {
        assert!(run.err.contains(word), "{args:?}: no `{word}` in\n{shown}");
    }
}

/// Runs the program on text that it must accept.
fn accepts(folder: &Path, text: &str, args: &[&str]) -> Run {
    let file = write(folder, "input.oox", text);
    let mut all = vec!["verify", &file, "--jobs", "1"];
    all.extend(args);
    let run = survives(&all);
    assert_ne!(run.status, 2, "{all:?}:\n{}", run.err.chars().take(2000).collect::<String>());
    run
}

/// Runs the program on text that it must refuse.
fn refuses_text(folder: &Path, text: impl AsRef<[u8]>, words: &[&str]) {
    let file = write(folder, "input.oox", text);
    let mut all = vec![file.as_str()];
    all.extend(words);
    refuses(&["verify", &file], &all);
}

/// A class with one static method.
fn method(params: &str, body: &str) -> String {
    format!(
        "class T {{\n    T next;\n    static int f(int x) {{ return x; }}\n    static void m({params}) {{\n{body}\n    }}\n}}\n"
    )
}

// Files.

#[test]
fn a_path_that_leads_nowhere() {
    refuses(&["verify", "nowhere.oox"], &["nowhere.oox does not exist"]);
    refuses(&["verify", EXAMPLE, "nowhere.oox"], &["nowhere.oox does not exist"]);
    refuses(&["show", "--cfg", "T.m", "nowhere.oox"], &["nowhere.oox does not exist"]);
}

#[test]
fn a_folder_without_programs() {
    let folder = folder("no_programs");
    write(&folder, "readme.txt", "nothing");
    let name = folder.to_str().expect("a plain name");
    refuses(&["verify", name], &["no .java or .oox file in", name]);
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_read() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("unreadable");
    symlink("nowhere", folder.join("broken_link.oox")).expect("a link can be made");
    let name = folder.to_str().expect("a plain name");
    refuses(&["verify", name], &["cannot read", "broken_link.oox"]);

    let file = write(&folder, "secret.oox", "class T { }");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).expect("permissions can be taken away");
    if fs::read(&file).is_err() {
        refuses(&["verify", &file], &["cannot read", "secret.oox", "ermission"]);
    } else {
        println!("whoever runs this test can read everything; the second half is left out");
    }
}

#[test]
fn a_file_without_a_class() {
    let folder = folder("no_class");
    for text in ["", " \n\t\n", "// nothing but a comment\n", "/* nothing\n but a comment */", "\u{feff}"] {
        refuses_text(&folder, text, &["holds no class", ":1:1"]);
    }
}

#[test]
fn a_file_that_is_not_text() {
    let folder = folder("not_text");
    refuses_text(&folder, b"class T {\n    // caf\xe9\n}\n", &[":2: the file is not UTF-8"]);
    // a fixed sequence of all bytes
    let mut bytes = Vec::new();
    let mut state = 1_u32;
    for _ in 0..100_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        bytes.push((state >> 24) as u8);
    }
    refuses_text(&folder, &bytes, &["not UTF-8"]);
    // and of characters
    let garbage: String =
        bytes.chunks(64).flat_map(|line| line.iter().map(|byte| char::from(*byte)).chain(['\n'])).collect();
    refuses_text(&folder, garbage, &["nothing was verified", "more problems were left out"]);
    refuses_text(&folder, "\0\0\0\0", &["unknown character"]);
}

#[test]
fn a_program_that_breaks_off() {
    let folder = folder("breaks_off");
    let sample = fs::read_to_string(run::root().join("tests/verify/typed_exceptions.oox"))
        .expect("the sample is there");
    let body = sample.find("class ").expect("the sample has a class");
    let mut refused = 0;
    for length in (0..sample.len()).step_by(sample.len() / 150 + 1) {
        let file = write(&folder, "input.oox", &sample.as_bytes()[..length]);
        let run = survives(&["verify", &file, "--paths", "100", "--quiet"]);
        let part = String::from_utf8_lossy(&sample.as_bytes()[..length]);
        let count = |wanted: char| part.matches(wanted).count();
        if length <= body || count('{') > count('}') {
            assert_eq!(run.status, 2, "the first {length} bytes");
            assert!(run.err.contains("input.oox:"), "the first {length} bytes:\n{}", run.err);
            refused += 1;
        }
    }
    assert!(refused > 50, "only {refused} parts were refused");
}

// Nesting.

/// Ten thousand of each thing that nests.
#[test]
fn what_is_nested_far_too_deeply() {
    let folder = folder("far_too_deep");
    let deep = 10_000;
    let nested = |open: &str, inside: &str, close: &str| {
        // one level a line, as a person or a generator would write it
        format!("{}{inside}{}", format!("{open}\n").repeat(deep), format!("{close}\n").repeat(deep))
    };
    let bodies = [
        format!("int x := {};", nested("(", "1", ")")),
        nested("{", "", "}"),
        format!("bool x := {}true;", "!\n".repeat(deep)),
        format!("int x := {}1;", "-\n".repeat(deep)),
        format!("int{} x := null;", "[]\n".repeat(deep)),
        format!("x := a{};", nested("[0", "", "]")),
        format!("if (b) {{ ; }}{}", "\nelse if (b) { ; }".repeat(deep)),
        nested("try {", ";", "} finally { ; }"),
        nested("try {", ";", "} catch { ; }"),
        format!("{};", "while (b)\n".repeat(deep)),
        format!("int x := 1{};", "\n+ 1".repeat(deep)),
        format!("t := t{};", "\n.next".repeat(deep)),
        format!("int x := {};", nested("T.f(", "1", ")")),
        format!("int x := {}2;", "b ? 1 :\n".repeat(deep)),
        format!("assert {}true;", "b ==>\n".repeat(deep)),
        format!("assert {};", nested("old(", "b", ")")),
        nested("lock (t) {", "", "}"),
        format!("T x := {};", nested("new T(", "", ")")),
    ];
    for body in bodies {
        refuses_text(
            &folder,
            method("bool b, T t, int[] a", &body),
            &["nested too deeply", "at most 500 levels"],
        );
    }
    // never closed
    for open in ["(", "{", "[", "T.f(", "if (b) {", "try {", "class A {", "/*"] {
        let text = format!("class T {{ static void m(bool b) {{ {}", format!("{open}\n").repeat(deep));
        refuses_text(&folder, text, &["nothing was verified"]);
    }
}

/// Just below the limit everything works, on the stack that the program has by itself.
#[test]
fn what_is_nested_as_deeply_as_allowed() {
    let folder = folder("just_right");
    let deep = 240;
    let nested = |open: &str, inside: &str, close: &str| {
        format!("{}{inside}{}", open.repeat(deep), close.repeat(deep))
    };
    let bodies = [
        format!("int x := {};", nested("(", "1", ")")),
        nested("{", "", "}"),
        format!("bool x := {}b;", "!".repeat(deep)),
        format!("int{} x := null;", "[]".repeat(deep)),
        format!("int{} x := new int{};", "[]".repeat(deep), "[1]".repeat(deep)),
        format!("if (b) {{ ; }}{}", " else if (b) { ; }".repeat(deep)),
        nested("try { ", ";", " } finally { ; }"),
        nested("try { ", "throw;", " } finally { ; }"),
        nested("try { ", ";", " } catch { ; }"),
        nested("while (b) { ", "b := false;", " }"),
        format!("int x := 1{};", " + n".repeat(deep)),
        format!("int x := {};", nested("T.f(", "1", ")")),
        format!("int x := {}2;", "b ? 1 : ".repeat(deep)),
        format!("bool x := {};", nested("b && (", "b", ")")),
        format!("assert {}true;", "b ==> ".repeat(deep)),
        format!("assert {}true;", "a != null && #a > 0 && a[0] == 1 ==> ".repeat(deep / 3)),
        nested("lock (t) { ", ";", " }"),
        format!(
            "assert {};",
            (0..60).fold("true".to_owned(), |inner, n| format!("(forall v{n}, i{n} : a : {inner})"))
        ),
    ];
    for body in bodies {
        let text = method("bool b, T t, int[] a, int n", &body);
        accepts(&folder, &text, &["--entry", "T.m", "--loops", "2", "--paths", "100", "--steps", "20000"]);
    }
}

// Size.

const TEN_MEGABYTES: usize = 10 << 20;

#[test]
fn ten_megabytes_of_comments() {
    let folder = folder("comments");
    let comments = "// a line of a comment, as there are many\n".repeat(TEN_MEGABYTES / 42);
    let run = accepts(&folder, &format!("{comments}{}", method("", "assert true;")), &["--entry", "T.m"]);
    assert_eq!(run.status, 0);
    refuses_text(&folder, format!("{comments}class T {{ int x := y; }}"), &["unknown name `y`"]);
    refuses_text(
        &folder,
        "/* never closed ".repeat(TEN_MEGABYTES / 16),
        &["this comment is not closed", ":1:1"],
    );
}

#[test]
fn ten_megabytes_of_statements() {
    let folder = folder("statements");
    let body = "        n := n + 1;\n".repeat(TEN_MEGABYTES / 20);
    let run = accepts(&folder, &method("int n", &body), &["--entry", "T.m", "--steps", "1000"]);
    assert_eq!(run.status, 0);
    // straight code takes no steps
    assert!(run.out.contains("complete"), "{}", run.out);
    // one to a line, so that there are many lines as well
    refuses_text(
        &folder,
        method("", &";\n".repeat(TEN_MEGABYTES / 2)).replace("class", "clas"),
        &["expected"],
    );
}

#[test]
fn ten_megabytes_of_one_class() {
    let folder = folder("one_class");
    let mut text = "class T {\n".to_owned();
    let body = "        n := n + 1;\n".repeat(250);
    for number in 0..TEN_MEGABYTES / 5_050 {
        writeln!(text, "    static int m{number}(int n) {{\n{body}        return n;\n    }}")
            .expect("a String");
    }
    text.push_str("}\n");
    let run = accepts(&folder, &text, &["--entry", "T.m7"]);
    assert_eq!(run.status, 0);
    refuses(
        &["verify", folder.join("input.oox").to_str().expect("a plain name"), "--entry", "T.nope"],
        &["class `T` has no method `nope`", "its methods are: m0, m1"],
    );
}

#[test]
fn ten_megabytes_of_one_text_and_long_words() {
    let folder = folder("one_token");
    let text = "x".repeat(TEN_MEGABYTES);
    let run = accepts(
        &folder,
        &method("", &format!("string s := \"{text}\"; assert s != null;")),
        &["--entry", "T.m"],
    );
    assert_eq!(run.status, 0);
    refuses_text(&folder, method("", &format!("int n := {};", &text[..50_000])), &["unknown name"]);
    let digits = "7".repeat(50_000);
    let run =
        accepts(&folder, &method("", &format!("int n := {digits}; assert n > 0;")), &["--entry", "T.m"]);
    assert_eq!(run.status, 0);
    refuses_text(&folder, method("", &format!("i32 n := {};", &digits[..20])), &["does not fit `i32`"]);
}

#[test]
fn a_class_with_twenty_thousand_fields() {
    let folder = folder("fields");
    let mut text = "class T {\n".to_owned();
    for number in 0..20_000 {
        writeln!(text, "    int f{number};").expect("a String");
    }
    text.push_str("    static int m(nonnull T t) { assert t.f19999 == t.f19999; return t.f0; }\n}\n");
    let run = accepts(&folder, &text, &["--entry", "T.m"]);
    assert_eq!(run.status, 0);
}

#[test]
fn a_chain_of_classes_and_a_crowd_of_interfaces() {
    let folder = folder("chain");
    let mut text = "class C0 { int f() { return 0; } }\n".to_owned();
    for number in 1..CHAIN {
        writeln!(text, "class C{number} extends C{} {{ }}", number - 1).expect("a String");
    }
    text.push_str("class T { static int m(nonnull C0 c) { return c.f(); } }\n");
    let run = accepts(&folder, &text, &["--entry", "T.m", "--paths", "100"]);
    assert_eq!(run.status, 0);
    refuses_text(
        &folder,
        text.replace("class C0 {", &format!("class C0 extends C{} {{", CHAIN - 1)),
        &["cyclic inheritance"],
    );

    let mut text = String::new();
    let names: Vec<String> = (0..2_000).map(|number| format!("I{number}")).collect();
    for name in &names {
        writeln!(text, "interface {name} {{ int f{name}(); }}").expect("a String");
    }
    writeln!(text, "abstract class A implements {} {{ }}", names.join(", ")).expect("a String");
    text.push_str("class T { static int m(I5 i) exceptional(true) { return i.fI5(); } }\n");
    let run = accepts(&folder, &text, &["--entry", "T.m", "--paths", "100"]);
    assert_eq!(run.status, 0);
}

/// Classes in a chain. Hierarchies cost the square of their depth, which takes a minute for 5 000 in this build.
const CHAIN: usize = 1_000;

#[test]
fn many_errors_are_all_counted() {
    let folder = folder("many_errors");
    let body: Vec<String> = (0..500).map(|number| format!("int x{number} := nope{number};")).collect();
    let body = body.join("\n");
    refuses_text(
        &folder,
        method("", &body),
        &["unknown name `nope0`", "unknown name `nope49`", "nothing was verified"],
    );
}

/// The renderer of diagnostics counts columns in 16 bits.
#[test]
fn an_error_far_to_the_right() {
    let folder = folder("far_right");
    refuses_text(&folder, format!("class T {{ {} nope }}", " ".repeat(70_000)), &["expected"]);
}

/// The engine has no run-time type for the receiver. `tests/suite/support/total.rs` leaves such entries out until it has.
#[test]
fn the_constructor_of_an_abstract_class() {
    let folder = folder("abstract_constructor");
    accepts(&folder, "abstract class A {\n    A() { ; }\n}\n", &[]);
}

// Programs that contradict themselves.

#[test]
fn cyclic_inheritance() {
    let folder = folder("cyclic");
    for (text, said) in [
        ("class A extends A { }", "A -> A"),
        ("class A extends B { }\nclass B extends A { }", "A -> B -> A"),
        ("class A extends B { }\nclass B extends C { }\nclass C extends A { }", "A -> B -> C -> A"),
        ("interface I extends I { }", "I -> I"),
        ("interface I extends J { }\ninterface J extends I { }\nclass C implements I { }", "I -> J -> I"),
        ("class Object extends T { }\nclass T { }", "Object -> T -> Object"),
    ] {
        refuses_text(&folder, text, &["cyclic inheritance", said, ":1:"]);
    }
}

/// The circle is shown at the built-in class and not at the one that the user wrote.
#[test]
fn a_circle_through_a_built_in_class() {
    let folder = folder("cyclic_built_in");
    refuses_text(
        &folder,
        "class Throwable extends Exception { string message; }",
        &["cyclic inheritance", ":1:7"],
    );
}

#[test]
fn duplicate_classes_across_files() {
    let folder = folder("duplicates");
    let first = write(&folder, "a.oox", "class A { }\nclass T { }\n");
    let second = write(&folder, "b.oox", "class B { }\n\nclass T { }\n");
    refuses(
        &["verify", &first, &second],
        &["class `T` is declared twice", "b.oox:3:7", "first declared here", "a.oox:2"],
    );
    refuses(&["verify", folder.to_str().expect("a plain name")], &["class `T` is declared twice"]);
    let method = "class M { static void m() { A a := null; } }";
    let third = write(&folder, "c.oox", method);
    // together they are one program; the same file twice is one file
    let run = survives(&["verify", &first, &third, &first]);
    assert_eq!(run.status, 0, "{}", run.err);
    refuses(&["verify", &third], &["unknown class `A`", "c.oox:1:"]);
}

#[test]
fn a_folder_given_twice_is_read_once() {
    let folder = folder("twice");
    write(&folder, "a.oox", "class T { static void m() { ; } }");
    let name = folder.to_str().expect("a plain name");
    let run = survives(&["verify", name, name]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("T.m()"), "{}", run.out);
}

#[test]
fn a_java_file_that_is_wrong() {
    let folder = folder("java");
    let broken = write(&folder, "Broken.java", "class Broken { int m() { return 1 +; } }");
    refuses(&["verify", &broken], &["Broken.java:1:35", "expected a name after `+`"]);
    let unknown = write(&folder, "Unknown.java", "class Unknown { int m() { return x; } }");
    refuses(&["verify", &unknown], &["Unknown.java:1:34", "cannot find the variable `x`"]);
    // a method with an error does not take the others with it, but the input stays a bad one
    let half = write(
        &folder,
        "Half.java",
        "class Half { int m() { return x; } static int n(int a) { assert a != 7; return a; } }",
    );
    let run = survives(&["verify", &half]);
    assert_eq!(run.status, 2, "{}", run.err);
    assert!(run.err.contains("cannot find the variable `x`"), "{}", run.err);
    assert!(run.err.contains("1 error in the program; the method around it is left out"), "{}", run.err);
    assert!(run.out.contains("INVALID Half.n(int)") && run.out.contains("a = 7"), "{}", run.out);
    assert!(run.out.contains("unknown Half.m()"), "{}", run.out);
    for (name, text) in [("Empty.java", ""), ("Nothing.java", "class Nothing { }")] {
        let file = write(&folder, name, text);
        refuses(&["verify", &file], &["no method to verify"]);
    }
}

// Calls.

#[test]
fn wrong_flags() {
    let wrong: &[(&[&str], &[&str])] = &[
        (&[], &["<PATH>"]),
        (&[EXAMPLE, "-k", "-1"], &["-1"]),
        (&[EXAMPLE, "-k=-1"], &["-k", "-1"]),
        (&[EXAMPLE, "-k", "4294967296"], &["-k", "4294967296"]),
        (&[EXAMPLE, "-k", "three"], &["-k", "three"]),
        (&[EXAMPLE, "--array", "x"], &["--array", "'x'"]),
        (&[EXAMPLE, "--array", "100001"], &["--array", "100000"]),
        (&[EXAMPLE, "--loops", "4294967296"], &["--loops"]),
        (&[EXAMPLE, "--calls", "0"], &["--calls", "1..=10000"]),
        (&[EXAMPLE, "--calls", "10001"], &["--calls", "1..=10000"]),
        (&[EXAMPLE, "--steps", "-5"], &["-5"]),
        (&[EXAMPLE, "--time", "5y"], &["--time", "unknown unit `y`", "ms, s, m or h"]),
        (&[EXAMPLE, "--time", "soon"], &["--time", "a number such as `30s`"]),
        (&[EXAMPLE, "--time", ""], &["--time", "a number such as `30s`"]),
        (&[EXAMPLE, "--time", "99999999999999999999s"], &["--time"]),
        (&[EXAMPLE, "--time", "9999999999999h"], &["--time", "too long"]),
        (&[EXAMPLE, "--search", "foo"], &["--search", "dfs, turns, bfs, random, coverage"]),
        (&[EXAMPLE, "--seed", "x"], &["--seed"]),
        (&[EXAMPLE, "--check", "foo"], &["--check", "assert, contract, crash, deadlock"]),
        (&[EXAMPLE, "--check", "assert,foo"], &["--check", "foo"]),
        (&[EXAMPLE, "--jobs", "0"], &["--jobs", "1..=256"]),
        (&[EXAMPLE, "--heap", "eager"], &["--heap", "lazier#"]),
        (&[EXAMPLE, "--ints", "real"], &["--ints", "auto, int, bv, check"]),
        (&[EXAMPLE, "--format", "xml"], &["--format", "text, json"]),
        (&[EXAMPLE, "--rlimit", "x"], &["--rlimit"]),
        (&[EXAMPLE, "--no-such-flag"], &["--no-such-flag"]),
        (&[EXAMPLE, "--out", "a", "--out", "b"], &["--out", "multiple times"]),
        (&[EXAMPLE, "--entry", "noDot"], &["`noDot` is not of the form Class.method"]),
        (&[EXAMPLE, "--entry", ""], &["not of the form Class.method"]),
        (&[EXAMPLE, "--entry", "."], &["there is no class"]),
        (&[EXAMPLE, "--entry", "Nope.m"], &["there is no class `Nope`", "the classes are: Clamp"]),
        (&[EXAMPLE, "--entry", "Clamp.b"], &["has no method `b`", "its methods are: clamp, clampBelow"]),
        (&[EXAMPLE, "--entry", "Clamp.clamp(bool)"], &["has no method `clamp(bool)`"]),
        (&[EXAMPLE, "--entry", "Clamp.clamp("], &["has no method `clamp(`"]),
        (&[EXAMPLE, "--class", "Nope"], &["there is no class `Nope`", "the classes are: Clamp"]),
        (&[EXAMPLE, "--method", "nope"], &["no method is named nope"]),
        (&[EXAMPLE, "--class", "Throwable"], &["no method to verify"]),
    ];
    for (args, words) in wrong {
        let mut all = vec!["verify"];
        all.extend(*args);
        refuses(&all, words);
    }
    refuses(&[], &["Usage"]);
    refuses(&["frobnicate"], &["frobnicate"]);
    refuses(&["show", EXAMPLE], &["--cfg"]);
    refuses(&["show", "--cfg", "Clamp.nope", EXAMPLE], &["has no method `nope`"]);
}

#[test]
fn a_declaration_with_an_error_leaves_out_its_method() {
    let folder = folder("declared");
    let text = "class T {\n    static int fine(int x) { return x; }\n    static int wrong(Nowhere n) { return 1; }\n}\n";
    let file = write(&folder, "T.java", text);
    let run = survives(&["verify", &file]);
    assert_eq!(run.status, 2, "{}", run.err);
    assert!(run.err.contains("cannot find the class `Nowhere`"), "{}", run.err);
    assert!(run.err.contains("1 error in the program; the method around it is left out"), "{}", run.err);
    assert!(run.out.contains("valid   T.fine(int)"), "{}", run.out);
    assert!(run.out.contains("unknown T.wrong(Object)  0 cases, not all executed"), "{}", run.out);
    // what may override another method must not seem to be a method of its own
    let text =
        "class A { int f(Object o) { return 1; } }\nclass B extends A { int f(Nowhere n) { return 2; } }\n";
    let file = write(&folder, "B.java", text);
    refuses(&["verify", &file], &["cannot find the class `Nowhere`", "nothing was verified"]);
}

#[test]
fn a_method_without_a_body_is_not_an_entry() {
    let folder = folder("open");
    let file = write(&folder, "input.oox", "class T { int f(); }");
    refuses(&["verify", &file, "--entry", "T.f"], &["`T.f` has no body"]);
    refuses(&["verify", &file], &["no method to verify"]);
    refuses(&["show", "--cfg", "T.f", &file], &["`T.f` has no body"]);
}

#[test]
fn out_that_cannot_be_written() {
    let folder = folder("out");
    let file = write(&folder, "taken", "precious");
    for out in [file.clone(), format!("{file}/below")] {
        for command in [&["verify", EXAMPLE][..], &["show", "--cfg", "Clamp.clamp", EXAMPLE][..]] {
            let mut all = command.to_vec();
            all.extend(["--out", &out]);
            refuses(&all, &["cannot write", &out]);
        }
    }
    refuses(&["verify", EXAMPLE, "--dump-smt", &file], &["cannot make the folder", &file]);
    assert_eq!(fs::read_to_string(&file).expect("the file is there"), "precious");
    let left: Vec<_> = fs::read_dir(&folder).expect("the folder is there").collect();
    assert_eq!(left.len(), 1, "nothing else was written: {left:?}");
    // a folder stands where the report goes
    fs::create_dir_all(folder.join("full/ooxide-report.txt/x")).expect("a folder can be made");
    let out = folder.join("full");
    refuses(&["verify", EXAMPLE, "--out", out.to_str().expect("a plain name")], &["cannot write"]);
    assert!(out.join("ooxide-report.txt/x").is_dir());
}

// Programs that go on for ever, with bounds to match.

const ENDLESS: &str = "class T {
    T next;
    static int down(int n) requires(n >= 0) { if (n == 0) { return 0; } return 1 + T.down(n - 1); }
    static int deep() { return T.down(500); }
    static int forever(int n) { return T.forever(n + 1); }
    static int caught(int n) { try { return T.caught(n + 1); } finally { n := 0; } }
    static int length(T t) { if (t == null) { return 0; } return 1 + T.length(t.next); }
    static int sum(nonnull int[] a) {
        int s := 0;
        int i := 0;
        while (i < #a) { s := s + a[i]; i := i + 1; }
        return s;
    }
    static void spin() { while (true) { ; } }
    static void count(int n) { while (n > 0) { n := n + 1; } }
    static void large() { int[] a := new int[1000000000]; a[5] := 1; assert a[5] == 1; }
    static void larger() { int[] a := new int[1000000000000000000000000]; a[5] := 1; assert a[5] == 1; }
}
";

#[test]
fn large_bounds_are_borne() {
    let folder = folder("bounds");
    let check = |args: &[&str], said: &str| {
        let run = accepts(&folder, ENDLESS, args);
        // where no path ends, nothing is known, nor where a search was cut
        let is_cut = ["the time ran out (--time)", "the paths ran out (--paths)"]
            .iter()
            .any(|why| run.out.contains(why));
        let is_unknown = is_cut || run.out.contains(" 0 cases");
        assert_eq!(run.status, if is_unknown { 3 } else { 0 }, "{args:?}:\n{}", run.out);
        assert!(run.out.contains(said), "{args:?}: no `{said}` in\n{}", run.out);
    };
    check(&["--entry", "T.deep", "--calls", "10000"], "complete");
    check(&["--entry", "T.deep", "--calls", "100"], "complete");
    check(&["--entry", "T.down", "--calls", "100"], "--calls 100");
    check(&["--entry", "T.forever", "--calls", "10000"], "--calls 10000");
    check(&["--entry", "T.caught", "--calls", "10000"], "--calls 10000");
    // paths are counted, and how long they are: some of them would go on for ever
    let endless = |args: &[&str]| check(&[args, &["--paths", "200", "--steps", "500"]].concat(), "up to --");
    endless(&["--entry", "T.down", "--calls", "10000"]);
    endless(&["--entry", "T.length", "-k", "1000000"]);
    endless(&["--entry", "T.length", "-k", "4294967295", "--calls", "50"]);
    endless(&["--entry", "T.sum", "-k", "1000000", "--loops", "4000000000"]);
    endless(&["--entry", "T.sum", "--array", "100000", "--loops", "4000000000"]);
    endless(&["--entry", "T.count", "--loops", "4294967295"]);
    check(&["--entry", "T.sum", "--array", "0"], "--array 0");
    check(&["--entry", "T.sum", "-k", "0"], "-k 0");
    check(&["--entry", "T.spin", "--steps", "100000"], "--steps 100000");
    check(&["--entry", "T.spin", "--steps", "0"], "--steps 0");
    check(&["--entry", "T.count", "--loops", "0"], "--loops 0");
    check(&["--entry", "T.deep", "--time", "0s"], "before the time ran out (--time)");
    check(&["--entry", "T.large"], "complete");
    check(&["--entry", "T.larger"], "complete");
}
