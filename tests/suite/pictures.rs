//! `ooxide show`: the pictures themselves, what holds of every layout, and what the command says.
//!
//! `tests/pictures/cases.json` holds cases of `heaps.oox`, each with its three pictures beside it. After a change that
//! is meant, `OOXIDE_BLESS=1 cargo test --workspace --test suite pictures::` writes them anew: then look at them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use oox_core::case::{Case, Element, Inputs, Named, ObjectView, Origin, Outcome, Shown};
use ooxide_testgen::mark::stamped;
use ooxide_testgen::picture::layout::{Layout, Point, Step, layout};
use ooxide_testgen::picture::model::Picture;
use ooxide_testgen::picture::{Form, draw, draw_marked};
use ooxide_testgen::report;

use crate::support::golden::{check_reviewed, is_as_reviewed};
use crate::support::run::{ooxide, root, verify};

const FORMS: [Form; 3] = [Form::Svg, Form::Dot, Form::Text];

/// Methods of `heaps.oox` with not too many cases.
const METHODS: [&str; 12] = [
    "Cell.drop",
    "Cell.rotate",
    "Cell.reverse",
    "Cell.link",
    "Cell.second",
    "Bst.insert",
    "Link.addBefore",
    "Link.remove",
    "Table.grow",
    "Table.swap",
    "Names.rename",
    "Asks.ask",
];

fn folder() -> PathBuf {
    root().join("tests/pictures")
}

fn golden_cases() -> Vec<Case> {
    let text = std::fs::read_to_string(folder().join("cases.json")).expect("the file is there");
    report::cases(&text).expect("it is a report")
}

/// The cases that the engine finds today.
fn real_cases() -> Vec<Case> {
    let mut args = vec!["--list-cases", "-k", "3"];
    args.extend(METHODS.iter().flat_map(|method| ["--entry", method]));
    let (document, _) = verify(&folder().join("heaps.oox"), &args);
    let cases = report::cases(&document.to_string()).expect("it is a report");
    assert!(cases.len() > 250, "only {} cases", cases.len());
    cases
}

/// An empty folder of its own for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pictures-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the build folder can be written");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

#[test]
fn pictures_are_as_reviewed() {
    let mut wrong = Vec::new();
    for case in golden_cases() {
        for form in FORMS {
            let file = folder().join(format!("{}.{}", case.method, form.ending()));
            let drawn = draw(&case, form);
            if !is_as_reviewed(&file, &drawn) {
                wrong.push(file);
            }
        }
    }
    check_reviewed(&wrong);
}

#[test]
fn layouts_of_real_cases_are_tidy() {
    for case in real_cases() {
        check_layout(&case);
        check_xml(&draw(&case, Form::Svg));
    }
}

#[test]
fn layouts_of_random_heaps_are_tidy() {
    for seed in 0..150 {
        let case = random_case(seed);
        check_layout(&case);
        check_xml(&draw(&case, Form::Svg));
        for form in FORMS {
            assert_eq!(draw(&case, form), draw(&case.clone(), form), "seed {seed}");
        }
    }
}

/// No two boxes overlap, nothing lies outside, no arrow runs through a box, arrows begin and end where they should.
fn check_layout(case: &Case) {
    let picture = Picture::new(case);
    let found = layout(&picture);
    let which = format!("{} {}", case.method, case.id);
    assert_eq!(found.boxes.len(), picture.nodes.len());
    for (index, a) in found.boxes.iter().enumerate() {
        let (a, inner) = (a.outer, a.record);
        assert!(a.x >= 0.0 && a.y >= 0.0, "{which}");
        assert!(
            a.x + a.width <= found.width && a.y + a.height <= found.height,
            "{which}: box {index} sticks out"
        );
        assert!(inner.x >= a.x && inner.x + inner.width <= a.x + a.width, "{which}");
        for (other, b) in found.boxes[..index].iter().enumerate() {
            let b = b.outer;
            let apart = a.x + a.width <= b.x
                || b.x + b.width <= a.x
                || a.y + a.height <= b.y
                || b.y + b.height <= a.y;
            assert!(apart, "{which}: boxes {other} and {index} overlap");
        }
    }
    check_arrows(&picture, &found, &which);
}

fn check_arrows(picture: &Picture, found: &Layout, which: &str) {
    for edge in &found.edges {
        let (from, to) = (&found.boxes[edge.from], &found.boxes[edge.to]);
        let is_near = |a: f64, b: f64| (a - b).abs() < 0.01;
        assert!(is_near(edge.start.y, from.row_y(edge.row)), "{which}: an arrow leaves the wrong row");
        assert!(is_near(edge.start.x, from.right()) || is_near(edge.start.x, from.record.x), "{which}");
        assert!((edge.tip.y - to.header_y()).abs() < 10.0, "{which}: an arrow misses the title");
        assert!(is_near(edge.tip.x, to.right()) || is_near(edge.tip.x, to.record.x), "{which}");
        for point in points(edge.start, &edge.steps) {
            for (index, place) in found.boxes.iter().enumerate() {
                let r = place.record;
                let is_inside = point.x > r.x + 0.5
                    && point.x < r.x + r.width - 0.5
                    && point.y > r.y + 0.5
                    && point.y < r.y + r.height - 0.5;
                assert!(
                    !is_inside,
                    "{which}: the arrow from {} runs through {}",
                    picture.nodes[edge.from].name, picture.nodes[index].name
                );
            }
        }
    }
}

/// Points along a line.
fn points(start: Point, steps: &[Step]) -> Vec<Point> {
    let mut at = start;
    let mut found = vec![start];
    for step in steps {
        let (a, b, end) = match *step {
            Step::Line(end) => (at, end, end),
            Step::Curve(a, b, end) => (a, b, end),
        };
        for part in 1..=24 {
            let done = f64::from(part) / 24.0;
            let left = 1.0 - done;
            let weights = [left.powi(3), 3.0 * left.powi(2) * done, 3.0 * left * done.powi(2), done.powi(3)];
            let mix =
                |values: [f64; 4]| weights.iter().zip(values).map(|(weight, value)| weight * value).sum();
            let (x, y) = (mix([at.x, a.x, b.x, end.x]), mix([at.y, a.y, b.y, end.y]));
            found.push(Point { x, y });
        }
        at = end;
    }
    found
}

/// A heap of up to 60 objects before, with random changes after.
fn random_case(seed: u64) -> Case {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut random = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let count = 1 + random(if seed.is_multiple_of(5) { 60 } else { 12 });
    let made = random(4);
    let value = |random: &mut dyn FnMut(u64) -> u64, objects: u64| match random(8) {
        0 => Shown::Null,
        1 => Shown::Any { any: "Some<T & \"U\">".to_owned(), symbol: "?1".to_owned() },
        2 => Shown::Int(i64::try_from(random(1000)).expect("small")),
        3 => {
            Shown::String { string: "<&>\u{1}\u{7}\" ünïcödé 文字, and longer than any box".to_owned() }
        }
        _ => Shown::Object { name: format!("#{}", 1 + random(objects)) },
    };
    let mut object = |number: u64, objects: u64| {
        let is_array = random(5) == 0;
        let rows = random(4);
        let mut view = ObjectView {
            name: format!("#{number}"),
            ty: if is_array { "Node[]".to_owned() } else { format!("Node{}", number % 3) },
            types: Vec::new(),
            unchosen: false,
            text: None,
            constant: None,
            fields: Vec::new(),
            length: is_array.then_some(Shown::Int(9)),
            elements: Vec::new(),
        };
        for row in 0..rows {
            let value = value(&mut random, objects);
            if is_array {
                view.elements.push(Element { index: i64::try_from(row * 2 % 7).expect("small"), value });
            } else {
                view.fields.push(Named { name: format!("f{row}"), value });
            }
        }
        view
    };
    let pre: Vec<ObjectView> = (1..=count).map(|number| object(number, count)).collect();
    let mut post = pre.clone();
    for (index, view) in post.iter_mut().enumerate() {
        if index % 3 == 0 && view.length.is_none() {
            view.fields = object(0, count + made).fields;
        }
    }
    post.extend((count + 1..=count + made).map(|number| object(number, count + made)));
    let args = ["this", "other"].map(|name| Named {
        name: name.to_owned(),
        value: Shown::Object { name: format!("#{}", 1 + (seed * 7 + name.len() as u64) % count) },
    });
    Case {
        id: format!("{seed:016x}"),
        method: "Random.heap".to_owned(),
        trail: Vec::new(),
        from: Origin::Path,
        inputs: Inputs::Known,
        args: args.to_vec(),
        pre,
        post,
        given: Vec::new(),
        outcome: Outcome::Returns { value: Some(Shown::Object { name: format!("#{}", count + made) }) },
        output: Vec::new(),
        calls: Vec::new(),
        branches: Vec::new(),
        stack: Vec::new(),
        schedule: None,
        bounds_hit: Vec::new(),
        unmodelled: Vec::new(),
    }
}

/// Well-formed: tags nest, attributes are quoted and not repeated, no loose `&` or `<`, no forbidden character.
fn check_xml(document: &str) {
    let is_allowed = |each: char| each >= ' ' && !('\u{7f}'..='\u{9f}').contains(&each) || each == '\n';
    assert!(document.chars().all(is_allowed), "a character that XML does not allow");
    let mut open: Vec<&str> = Vec::new();
    let mut rest = document;
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        assert!(!open.is_empty() || rest[..start].trim().is_empty(), "text outside of the root");
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "tags nest");
            continue;
        }
        let is_closed = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|each| each.is_ascii_alphabetic()), "`{name}` is no name");
        let mut names = Vec::new();
        while !attributes.trim().is_empty() {
            let (name, after) = attributes.trim_start().split_once("=\"").expect("a quoted attribute");
            let (value, after) = after.split_once('"').expect("the quote ends");
            assert!(!names.contains(&name), "`{name}` is repeated");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            check_text(value);
            names.push(name);
            attributes = after;
        }
        if !is_closed {
            open.push(name);
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "the root ends");
}

fn check_text(text: &str) {
    for part in text.split('&').skip(1) {
        let entity = part.split(';').next().expect("split gives one");
        assert!(["amp", "lt", "gt", "quot"].contains(&entity), "&{entity}");
    }
}

/// The titles of objects with their places inside the panel, from the document itself.
fn titles(svg: &str, panel: &str) -> Vec<(String, String)> {
    let start = svg.find(&format!("<g class=\"{panel}\">")).expect("the panel is there");
    let body = &svg[start..];
    let body = &body[..body.find("</g>\n</g>").expect("the panel ends")];
    body.lines()
        .filter(|line| line.starts_with("<text") && line.contains(">#") && line.contains("bold"))
        .filter(|line| !line.contains("#b34e00"))
        .map(|line| {
            let place = line.split(" xml:space").next().expect("split gives one").to_owned();
            let title = line.split('>').nth(1).expect("a text").split('<').next().expect("a text").to_owned();
            (title, place)
        })
        .collect()
}

#[test]
fn an_object_stands_at_the_same_place_in_both_panels() {
    let mut compared = 0;
    for case in golden_cases().into_iter().chain((0..40).map(random_case)) {
        let svg = draw(&case, Form::Svg);
        let after = titles(&svg, "after");
        let before = titles(&svg, "before");
        assert_eq!(before.len(), case.pre.len(), "{}", case.id);
        for title in before {
            assert!(after.contains(&title), "{}: {title:?} has moved", case.id);
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} objects");
}

#[test]
fn a_legend_lists_only_what_occurs() {
    for case in golden_cases() {
        let svg = draw(&case, Form::Svg);
        let has_garbage = case.method == "Cell.rotate" || case.method == "Table.grow";
        assert_eq!(svg.contains("garbage: no longer reachable"), has_garbage, "{}", case.method);
        let has_new = case.post.len() > case.pre.len();
        assert_eq!(svg.contains(">new object<"), has_new, "{}", case.method);
    }
}

/// Runs `ooxide show` and expects an error: status 2, nothing drawn, and these words.
fn check_error(args: &[&str], words: &[&str]) {
    let mut all = vec!["show"];
    all.extend(args);
    let output = ooxide(&all);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{all:?}: {said}");
    assert!(output.stdout.is_empty(), "{all:?} draws something");
    for word in words {
        assert!(said.contains(word), "{all:?} does not say `{word}`:\n{said}");
    }
}

#[test]
fn bad_reports_are_refused() {
    let folder = scratch("refused");
    let check = |name: &str, content: &str, words: &[&str]| {
        let file = folder.join(name);
        std::fs::write(&file, content).expect("the folder can be written");
        check_error(&[text(&file)], words);
    };
    check("text.json", "valid  Cell.drop()", &["not JSON", "--format json"]);
    check("program.oox", "class A { }", &["not JSON", "--cfg"]);
    check("empty.json", "", &["not JSON"]);
    check("other.json", "{\"a\": 1}", &["not a report", "ooxide/1"]);
    check("list.json", "[]", &["not a report"]);
    check("new.json", "{\"schema\": \"ooxide/2\", \"methods\": []}", &["`ooxide/2`", "ooxide/1"]);
    check("odd.json", "{\"schema\": \"ooxide/1\", \"methods\": 3}", &["methods", "not a list"]);
    let broken =
        "{\"schema\": \"ooxide/1\", \"methods\": [{\"violations\": [], \"case_list\": [{\"id\": 3}]}]}";
    check("broken.json", broken, &["methods[0].case_list[0]"]);
    check("none.json", "{\"schema\": \"ooxide/1\", \"methods\": []}", &["no case", "--list-cases"]);
    check_error(&[text(&folder.join("missing.json"))], &["cannot read", "missing.json"]);
    check_error(&[text(&folder)], &["cannot read"]);
}

#[test]
fn bad_calls_are_refused() {
    let report = "tests/pictures/cases.json";
    check_error(&[report, "--case", "ffffffff"], &["`ffffffff`", "05da36dcd0c85014 (Bst.insert)", "more"]);
    check_error(&[report, "--case", ""], &["no case has an id"]);
    check_error(&[report, "--as", "svg"], &["10 cases", "--out", "--case"]);
    check_error(&[report, "--as", "svg", "--out", "Cargo.toml/pictures"], &["cannot write"]);
    check_error(&[report, "--cfg", "A.b", "--case", "05"], &["cannot be used with"]);
    check_error(&[], &["REPORT"]);
}

fn shown(args: &[&str]) -> String {
    let mut all = vec!["show"];
    all.extend(args);
    let output = ooxide(&all);
    assert_eq!(output.status.code(), Some(0), "{all:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn chosen_cases_go_to_the_terminal() {
    let report = "tests/pictures/cases.json";
    let cases = golden_cases();
    let all: Vec<String> = cases.iter().map(|case| draw(case, Form::Text)).collect();
    assert_eq!(shown(&[report]), all.join("\n"));
    let two = format!("{}\n{}", draw(&cases[0], Form::Text), draw(&cases[4], Form::Text));
    assert_eq!(shown(&[report, "--case", "886D4", "--case", "05da"]), two);
    assert_eq!(shown(&[report, "--case", "05da", "--as", "svg"]), draw(&cases[0], Form::Svg));
    assert_eq!(shown(&[report, "--case", "05da", "--as", "dot"]), draw(&cases[0], Form::Dot));
}

/// `ooxide show -` with the golden report as its standard input.
fn show_from_stdin() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
    command.args(["show", "-"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.stdin(std::fs::File::open(folder().join("cases.json")).expect("the file is there"));
    command
}

#[test]
fn a_report_can_come_through_a_pipe() {
    let output = show_from_stdin().output().expect("ooxide starts");
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8"), shown(&["tests/pictures/cases.json"]));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = show_from_stdin().spawn().expect("ooxide starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ooxide ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn every_case_gets_a_file_of_its_own() {
    let folder = scratch("files");
    // overloads share the name and, with equal trails, the id
    let mut cases = golden_cases();
    cases.truncate(2);
    let mut twin = cases[0].clone();
    twin.args.clear();
    let mut odd = cases[1].clone();
    odd.method = "../../Odd.m\u{e9}thode<T>".to_owned();
    cases.extend([twin, odd]);
    let report = folder.join("report.json");
    let document = serde_json::json!({
        "schema": "ooxide/1",
        "methods": [{"violations": [{"case": cases[1]}], "case_list": cases}],
    });
    std::fs::write(&report, document.to_string()).expect("the folder can be written");
    let out = folder.join("new/pictures");
    let said = shown(&[text(&report), "--out", text(&out)]);
    let mut names: Vec<String> = std::fs::read_dir(&out)
        .expect("the folder is made")
        .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let expected = [
        "Bst.insert-05da36dcd0c85014-2.svg",
        "Bst.insert-05da36dcd0c85014.svg",
        "Cell.rotate-6a059ac5143d72b6.svg",
        "_.._Odd.méthode_T_-6a059ac5143d72b6.svg",
    ];
    assert_eq!(names, expected);
    assert_eq!(said.lines().count(), 4);
    let first = std::fs::read_to_string(out.join("Bst.insert-05da36dcd0c85014.svg")).expect("it is there");
    assert_eq!(first, stamped(&draw_marked(&cases[0], Form::Svg)));
    shown(&[text(&report), "--out", text(&out), "--as", "text", "--case", "6a"]);
    assert!(out.join("Cell.rotate-6a059ac5143d72b6.txt").exists());
}

#[test]
fn a_null_result_survives_the_report() {
    let found = real_cases();
    let nulls: Vec<&Case> = found
        .iter()
        .filter(|case| matches!(case.outcome, Outcome::Returns { value: Some(Shown::Null) }))
        .collect();
    assert!(nulls.iter().any(|case| case.method == "Asks.ask"), "ask returns null when find does");
    assert!(nulls.iter().any(|case| case.method == "Cell.reverse"), "the empty list has no reverse");
    let ask = nulls.iter().find(|case| case.method == "Asks.ask").expect("just seen");
    assert!(draw(ask, Form::Text).contains("Env.find(0) returns null"));
}

#[test]
fn graphs_are_shown_as_before() {
    let graph = shown(&["--cfg", "Cell.reverse", "tests/pictures/heaps.oox"]);
    assert!(graph.starts_with("digraph"), "{graph}");
    check_error(&["--cfg", "Cell.nothing", "tests/pictures/heaps.oox"], &["no method `nothing`"]);
}
