//! The page that `ooxide gen` writes, as a browser shows it, and the same run as JSON.
//!
//! The browser is Chromium without a window. It prints the document after the scripts of the page have run.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::browser::{document, document_after};
use crate::support::run;
use crate::support::run::{ooxide, root};

const EXAMPLES: [&str; 3] =
    ["examples/java/Triangle.java", "examples/java/SortedList.java", "examples/java/BankAccount.java"];

/// A new empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = run::folder("report_page", name);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Runs `ooxide gen` on files; what it prints.
fn generate(files: &[&str], out: &Path, flags: &[&str]) -> String {
    let mut args = vec!["gen"];
    args.extend(files);
    args.extend(["--out", out.to_str().expect("the target folder has a plain name")]);
    // what is found must not depend on how busy the machine is
    args.extend(["--time", "none"]);
    args.extend(flags);
    let output = ooxide(&args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{args:?}:\n{errors}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("one JSON document")
}

fn list<'v>(object: &'v Value, key: &str) -> &'v [Value] {
    object[key].as_array().unwrap_or_else(|| panic!("no list `{key}`"))
}

fn text<'v>(object: &'v Value, key: &str) -> &'v str {
    object[key].as_str().unwrap_or_else(|| panic!("no text `{key}`"))
}

/// The text between two others, from the first place where the first one stands.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let start = text.find(before).unwrap_or_else(|| panic!("`{before}` is not there")) + before.len();
    let end = text[start..].find(after).unwrap_or_else(|| panic!("no `{after}` after `{before}`"));
    &text[start..start + end]
}

/// A line of the source on the page: its mark, and the outcomes of its branches in order.
fn line(dom: &str, file: &str, number: usize) -> (String, Vec<String>) {
    let source = &dom[dom.find("<section id=\"source\"").expect("the source is there")..];
    let of_file = between(source, &format!("{file}</b>"), "</ol>");
    let line = between(of_file, &format!(">{number}</a>"), "</li>");
    let before = &of_file[..of_file.find(&format!(">{number}</a>")).expect("found before")];
    let mark = before.rsplit_once("class=\"").map(|_| {
        let tag = &before[before.rfind("<li ").expect("a line is an item")..];
        between(tag, "class=\"", "\"").to_owned()
    });
    let mut branches = Vec::new();
    for way in line.split("<span class=\"way\">").skip(1) {
        let condition = between(way, "<code>", "</code>").replace("&lt;", "<").replace("&gt;", ">");
        for outcome in way.split("<span class=\"").skip(1) {
            let class = outcome.split('"').next().expect("a class");
            let tests = between(outcome, "title=\"", "\"");
            let name = between(outcome, "\">", "<");
            let sign = if class == "taken" { "✓" } else { "✗" };
            assert!(name.ends_with(sign), "the sign and the colour say the same: {outcome}");
            branches.push(format!("{condition}: {name} {tests}"));
        }
    }
    (mark.expect("a line has a class"), branches)
}

fn check_line(dom: &str, file: &str, number: usize, mark: &str, branches: &[&str]) {
    let (found, outcomes) = line(dom, file, number);
    assert_eq!(
        (found.as_str(), outcomes),
        (mark, branches.iter().map(|&b| b.to_owned()).collect()),
        "{file}:{number}"
    );
}

#[test]
fn methods_tests_and_branches_of_the_examples() {
    let out = folder("examples");
    let report = json(&generate(&EXAMPLES, &out, &["--format", "json"]));
    let dom = document(&out.join("ooxide-report.html"));
    let tests: Vec<&Value> =
        list(&report, "methods").iter().flat_map(|method| list(method, "tests")).collect();
    assert_eq!(dom.matches("<details class=\"test").count(), tests.len());
    assert!(dom.contains(&format!("data-ready=\"{}\"", tests.len())), "the script has run to its end");
    for method in list(&report, "methods") {
        let signature = text(method, "signature").replace(',', ", ");
        let shown = between(&dom, &format!("<h3>{signature}</h3>"), "</article>");
        for bound in list(method, "bounds_hit") {
            let flag = match bound.as_str().expect("a word") {
                "k" => "-k".to_owned(),
                other => format!("--{other}"),
            };
            assert!(shown.contains(&format!("<b>Bound hit:</b> <code>{flag}</code>")), "{signature}: {flag}");
        }
    }
    for test in tests {
        assert!(dom.contains(&format!("<span class=\"name\">{}</span>", text(test, "name"))), "{test}");
    }
    // nothing is fetched
    for tag in ["<link", "<img", "src=", "url(", "@import"] {
        assert!(!dom.contains(tag), "{tag}");
    }

    // eleven tests: one leaves at each of the first six conditions that is true
    check_line(
        &dom,
        "Triangle.java",
        8,
        "full",
        &[
            "a <= 0: true ✓ 1 test",
            "a <= 0: false ✓ 10 tests",
            "b <= 0: true ✓ 1 test",
            "b <= 0: false ✓ 9 tests",
            "c <= 0: true ✓ 1 test",
            "c <= 0: false ✓ 8 tests",
        ],
    );
    check_line(&dom, "Triangle.java", 9, "full", &[]);
    check_line(&dom, "Triangle.java", 11, "none", &[]);
    // two tests of its own, and two of `transferTo`
    check_line(
        &dom,
        "BankAccount.java",
        27,
        "full",
        &["amount > balance: true ✓ 2 tests", "amount > balance: false ✓ 2 tests"],
    );
    // only the invariant calls it, and a virtual machine knows nothing of that
    check_line(
        &dom,
        "SortedList.java",
        20,
        "miss",
        &["at != null: true ✗ no test", "at != null: false ✗ no test"],
    );
    check_line(&dom, "SortedList.java", 32, "none", &[]);
}

#[test]
fn an_outcome_that_no_input_gives() {
    let out = folder("part");
    let file = out.join("Part.java");
    let source = "class Part {
    static int sign(int x) {
        if (x > 5) {
            if (x < 3) {
                return 1;
            }
            return 2;
        }
        switch (x) {
            case 0: return 3;
            default: return 4;
        }
    }
}
";
    fs::write(&file, source).expect("a file can be written");
    let printed = generate(&[file.to_str().expect("plain")], &out.join("tests"), &[]);
    assert!(printed.contains("ooxide-report.html"), "{printed}");
    assert!(printed.ends_with("3 tests\nnoticed 6 of 8 mutants\nbuilt by literals 100 %\n"), "{printed}");
    let dom = document(&out.join("tests/ooxide-report.html"));
    check_line(&dom, "Part.java", 3, "full", &["x > 5: true ✓ 1 test", "x > 5: false ✓ 2 tests"]);
    check_line(&dom, "Part.java", 4, "part", &["x < 3: true ✗ no test", "x < 3: false ✓ 1 test"]);
    check_line(&dom, "Part.java", 5, "miss", &[]);
    check_line(&dom, "Part.java", 9, "full", &["x: arm 1 ✓ 1 test", "x: default ✓ 1 test"]);
    check_line(&dom, "Part.java", 10, "full", &[]);
}

#[test]
fn remarks_of_methods_and_parameters_from_the_library() {
    let out = folder("remarks");
    let file = out.join("Odd.java");
    let source = "import java.util.List;

class Odd {
    interface Source { int next(); }

    static int size(List<Source> list) {
        return list.size();
    }

    static int wave(double x) {
        return Math.sin(x) > 0.5 ? 1 : 2;
    }
}
";
    fs::write(&file, source).expect("a file can be written");
    // a JVM would know what the sine is
    let flags = ["--format", "json", "--no-jvm"];
    let report = json(&generate(&[file.to_str().expect("plain")], &out.join("tests"), &flags));
    let signatures: Vec<&str> =
        list(&report, "methods").iter().map(|method| text(method, "signature")).collect();
    assert_eq!(signatures, ["size(java.util.List)", "wave(double)"]);
    let dom = document(&out.join("tests/ooxide-report.html"));
    let size = between(&dom, "<h3>size(List)</h3>", "</article>");
    assert!(!size.contains("class=\"notes"), "there is nothing to remark: {size}");
    let wave = between(&dom, "<h3>wave(double)</h3>", "</article>");
    assert!(wave.contains("<b>Not modelled:</b> <code>Math.sin</code>"), "{wave}");
    let reason = "<b>2 cases without a test:</b> it depends on <code>Math.sin</code>";
    assert!(wave.contains(reason), "{wave}");
    // nobody wrote code there, and no test runs the other
    check_line(&dom, "Odd.java", 1, "none", &[]);
    check_line(
        &dom,
        "Odd.java",
        11,
        "miss",
        &["Math.sin(x) > 0.5: true ✗ no test", "Math.sin(x) > 0.5: false ✗ no test"],
    );
}

#[test]
fn what_the_program_says_is_no_markup() {
    let out = folder("markup");
    let file = out.join("Markup.java");
    let source = "package a.b;

class Markup {
    //@ ensures \\result != null;
    static String tag(boolean open) {
        return open ? \"<script>document.title = 'mine'</script>\" : \"</script><!-- {{x}} & `\";
    }
}
";
    fs::write(&file, source).expect("a file can be written");
    generate(&[file.to_str().expect("plain")], &out.join("tests"), &[]);
    let act = "for (const test of document.querySelectorAll('details.test')) test.open = true;";
    let dom = document_after(&out.join("tests/ooxide-report.html"), act);
    assert_eq!(between(&dom, "<title>", "</title>"), "Ooxide report");
    assert!(
        dom.contains("<h2>a.b.Markup</h2>") && dom.contains("href=\"a/b/MarkupTest.java\""),
        "the package"
    );
    assert_eq!(dom.matches("<details class=\"test").count(), 2);
    let closing = "&lt;/script&gt;&lt;!-- {{x}} &amp; `";
    let sources = dom.split("<ol class=\"src\"").nth(1).expect("the source");
    assert!(sources.contains(closing), "in the source");
    let (pictures, codes) = (dom.split("<figure>").skip(1), dom.split("<pre ").skip(1));
    assert!(codes.map(|code| between(code, ">", "</pre>")).any(|code| code.contains(closing)), "in a test");
    let drawn: Vec<&str> = pictures.map(|picture| between(picture, "<svg", "</svg>")).collect();
    assert_eq!(drawn.len(), 2);
    assert!(drawn.iter().any(|svg| svg.contains("&lt;/script&gt;")), "in a picture");
}

#[test]
fn the_filter_and_the_pictures() {
    let out = folder("filter");
    generate(&EXAMPLES, &out, &["--graphs", "none"]);
    let page = out.join("ooxide-report.html");
    let act = "
        for (const test of document.querySelectorAll('details.test')) test.open = true;
        const filter = document.getElementById('filter');
        filter.value = 'BankAccount withdraw_amount';
        filter.dispatchEvent(new Event('input'));";
    let dom = document_after(&page, act);
    let tests = dom.matches("<details class=\"test").count();
    assert_eq!(dom.matches("<figure><svg ").count(), tests, "each open test has its picture");
    assert!(
        dom.contains(&format!(">2 of {tests} tests</span>")),
        "{}",
        between(&dom, "id=\"count\"", "</span>")
    );
    let shown = |tag: &str| {
        dom.matches(tag).count()
            - dom
                .split(tag)
                .skip(1)
                .filter(|rest| rest.split('>').next().is_some_and(|tag| tag.contains("hidden")))
                .count()
    };
    assert_eq!(shown("<article class=\"method\""), 1);
    assert_eq!(shown("<section class=\"class\""), 1);
    assert_eq!(shown("<details class=\"test\""), 2);
}

#[test]
fn a_thousand_tests_are_shown() {
    let out = folder("thousand");
    let file = out.join("Many.java");
    let names: Vec<String> = (0..10).map(|index| format!("p{index}")).collect();
    let params: Vec<String> = names.iter().map(|name| format!("boolean {name}")).collect();
    let mut source =
        format!("class Many {{\n    static int count({}) {{\n        int n = 0;\n", params.join(", "));
    for name in &names {
        let _ = writeln!(source, "        if ({name}) n++;");
    }
    source.push_str("        return n;\n    }\n}\n");
    fs::write(&file, source).expect("a file can be written");
    generate(&[file.to_str().expect("plain")], &out.join("tests"), &["--cases", "all", "--graphs", "none"]);
    let dom = document(&out.join("tests/ooxide-report.html"));
    assert_eq!(dom.matches("<details class=\"test").count(), 1024);
    assert!(dom.contains("data-ready=\"1024\""), "the script has run to its end");
    check_line(&dom, "Many.java", 4, "full", &["p0: true ✓ 512 tests", "p0: false ✓ 512 tests"]);
}

#[test]
fn the_same_bytes_each_time() {
    let outs = [folder("first"), folder("second")];
    let files: Vec<PathBuf> = outs.iter().map(|out| out.join("ooxide-report.html")).collect();
    let printed = outs.each_ref().map(|out| generate(&EXAMPLES, out, &["--format", "json", "--no-times"]));
    assert_eq!(printed[0], printed[1]);
    assert!(fs::read(&files[0]).expect("a page") == fs::read(&files[1]).expect("a page"), "the pages differ");
}

#[test]
fn files_that_are_there_and_a_run_that_writes_nothing() {
    let out = folder("there");
    let name = out.to_str().expect("plain").to_owned();
    let printed = generate(&EXAMPLES[..1], &out, &["--dry-run"]);
    assert!(printed.contains("ooxide-report.html"), "{printed}");
    assert_eq!(fs::read_dir(&out).expect("the folder").count(), 0, "a dry run writes nothing");
    let ours = "<!-- @generated by Ooxide -->";
    fs::write(out.join("ooxide-report.html"), ours).expect("a file can be written");
    let refused = ooxide(&["gen", EXAMPLES[0], "--out", &name]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("ooxide-report.html already exists"));
    assert_eq!(fs::read_dir(&out).expect("the folder").count(), 1, "all files or none");
    generate(&EXAMPLES[..1], &out, &["--force"]);
    let page = fs::read_to_string(out.join("ooxide-report.html")).expect("a page");
    assert!(page.starts_with("<!doctype html>"));
}

#[test]
fn a_template_of_the_user() {
    let out = folder("template");
    fs::write(out.join("report.hbs"), "{{#each classes}}{{name}} {{tests}};{{/each}}")
        .expect("a file can be written");
    let templates = out.to_str().expect("plain");
    generate(&EXAMPLES[..1], &out.join("tests"), &["--templates", templates]);
    let page = fs::read_to_string(out.join("tests/ooxide-report.html")).expect("a page");
    // the last line says whose file it is
    assert_eq!(page.lines().next(), Some("Triangle 11;"));
}

#[test]
fn the_json_names_the_tests_as_the_schema_says() {
    let out = folder("json");
    let report = json(&generate(&["examples/java/SortedList.java"], &out, &["--format", "json"]));
    let schema = json(&fs::read_to_string(root().join("docs/report.schema.json")).expect("the schema"));
    let keys = |object: &Value| -> BTreeSet<String> {
        object.as_object().expect("an object").keys().cloned().collect()
    };
    assert_eq!(report["schema"], "ooxide/1");
    let method = &list(&report, "methods")[0];
    let mut members = keys(&schema["$defs"]["method"]["properties"]);
    // every loop of the example ends, there is one thread, no bound grows, and all crashes count; tests/suite/endless.rs, threads.rs
    // and deepen.rs have other programs
    for absent in ["endless", "threads", "deepened", "refuses"] {
        members.remove(absent);
    }
    assert_eq!(keys(method), members);
    let means: Vec<&Value> = list(&schema["$defs"]["test"]["properties"]["means"], "enum").iter().collect();
    let mut count = 0;
    for method in list(&report, "methods") {
        for test in list(method, "tests") {
            count += 1;
            let mut known = keys(&schema["$defs"]["test"]["properties"]);
            // nobody has to be asked
            known.remove("seen_on_jvm");
            // there is one thread
            known.remove("stress");
            assert_eq!(keys(test), known);
            assert!(means.contains(&&test["means"]), "{test}");
            assert_eq!((text(test, "class"), &test["fails"]), ("SortedListTest", &Value::Bool(false)));
            let file = fs::read_to_string(out.join(text(test, "file"))).expect("the file of the test");
            assert!(file.contains(&format!("void {}()", text(test, "name"))), "{test}");
            assert!(list(method, "case_list").iter().any(|case| case["id"] == test["case"]), "{test}");
        }
        for left in list(method, "left_out") {
            assert_eq!(keys(left), keys(&schema["$defs"]["left_out"]["properties"]));
        }
    }
    assert!(count > 0, "there are tests");
}

#[test]
fn pictures_use_the_words_of_java() {
    let out = folder("words");
    generate(&["examples/java/BoundedStack.java"], &out, &[]);
    let mut pictures = String::new();
    for entry in fs::read_dir(out.join("graphs")).expect("there are pictures") {
        pictures += &fs::read_to_string(entry.expect("an entry").path()).expect("a picture is text");
    }
    let page = fs::read_to_string(out.join("ooxide-report.html")).expect("the page is there");
    for text in [&pictures, &page] {
        assert!(text.contains("int[") && !text.contains("i32["));
    }
}
