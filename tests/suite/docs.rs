//! The documentation says what is true: its programs are accepted, its samples are what the program prints, its lists
//! are those of the code.
//!
//! Fenced blocks of `README.md` and `docs/*.md` are checked by their tag and by a comment in front of them:
//!
//! * ` ```oox `: a complete program, accepted without a diagnostic, in which nothing is violated;
//! * ` ```oox-error `: a program that is refused;
//! * ` ```java `: a complete Java file, translated without a diagnostic, in which nothing is violated;
//! * `<!-- output: ARGS -->`: what `ooxide ARGS` prints, all of it;
//! * `<!-- excerpt: ARGS -->`: lines that follow each other in what `ooxide ARGS` prints;
//! * `<!-- lines: FILE FIRST LAST -->`: these lines of a file;
//! * `<!-- floors: FOLDER -->`, `<!-- circles: N -->`: what `architecture.rs` compares with the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use oox_core::assumption::Assumption;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::parser::parse;
use oox_core::lang::span::FileId;
use oox_core::lang::token::{CONTEXTUAL_WORDS, KEYWORDS};
use oox_core::resolve::resolve;
use serde_json::Value;

use crate::support::golden::is_as_reviewed;
use crate::support::pages::{Block, blocks, pages, read};
use crate::support::run::{ooxide, root};

fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let (program, mut all) = parse(FileId(0), text);
    if all.iter().all(|each| each.severity != Severity::Error) {
        all.extend(resolve(&program).1);
    }
    all
}

#[test]
fn programs_are_accepted_and_those_marked_as_errors_are_not() {
    let blocks = blocks();
    let mut accepted = 0;
    for Block { place, tag, text, .. } in &blocks {
        match tag.as_str() {
            "oox" => {
                let found: Vec<String> = diagnostics(text).into_iter().map(|each| each.message).collect();
                assert!(found.is_empty(), "{place}: {found:?}");
                accepted += 1;
            }
            "oox-error" => {
                let refused = diagnostics(text).iter().any(|each| each.severity == Severity::Error);
                assert!(refused, "{place}: the program is accepted");
            }
            // the test below says more of it
            "java" => {}
            other => assert!(other.is_empty(), "{place}: unknown tag `{other}`"),
        }
    }
    assert!(accepted > 20, "only {accepted} programs were found");
}

#[test]
fn nothing_is_violated_in_the_programs() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs-block.oox");
    let name = file.to_str().expect("the target folder has a plain name");
    for Block { place, text, .. } in blocks().iter().filter(|block| block.tag == "oox") {
        fs::write(&file, text).expect("the target folder can be written");
        let output = ooxide(&["verify", name, "--time", "none"]);
        // 3: the one that shows `fork`
        let holds = matches!(output.status.code(), Some(0 | 3));
        let (printed, complaints) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(holds, "{place}: {:?}\n{printed}{complaints}", output.status);
    }
}

#[test]
fn java_is_translated_and_nothing_is_violated() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("DocsBlock.java");
    let name = file.to_str().expect("the target folder has a plain name");
    let blocks = blocks();
    let java: Vec<&Block> = blocks.iter().filter(|block| block.tag == "java").collect();
    assert!(java.len() > 2, "only {} Java files were found", java.len());
    for Block { place, text, .. } in java {
        fs::write(&file, text).expect("the target folder can be written");
        let output = ooxide(&["verify", name, "--time", "none"]);
        let (printed, complaints) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(complaints, "", "{place}");
        assert_eq!(output.status.code(), Some(0), "{place}:\n{printed}");
    }
}

#[test]
fn samples_are_what_is_there() {
    let mut checked = BTreeSet::new();
    for Block { place, marker, text, .. } in &blocks() {
        let Some((kind, argument)) = marker.as_deref().and_then(|marker| marker.split_once(": ")) else {
            continue;
        };
        let words: Vec<&str> = argument.split_whitespace().collect();
        match kind {
            "output" => assert_eq!(printed(&words), *text, "{place}"),
            "excerpt" => {
                let all = format!("\n{}", printed(&words));
                assert!(all.contains(&format!("\n{text}")), "{place}: not in\n{all}");
            }
            "lines" => {
                let [file, first, last] = words[..] else { panic!("{place}: lines: FILE FIRST LAST") };
                let number = |word: &str| word.parse::<usize>().expect("a number of a line");
                let (first, last) = (number(first), number(last));
                let source = read(file);
                let wanted: Vec<&str> = source.lines().skip(first - 1).take(last + 1 - first).collect();
                assert_eq!(wanted, text.lines().collect::<Vec<_>>(), "{place}");
            }
            // tests/suite/architecture.rs compares them with the code
            "floors" | "circles" => continue,
            other => panic!("{place}: unknown marker `{other}`"),
        }
        checked.insert(kind.to_owned());
    }
    assert_eq!(checked.len(), 3, "only {checked:?} occur");
}

/// What the program prints into a pipe, in the root of the project.
fn printed(args: &[&str]) -> String {
    String::from_utf8(ooxide(args).stdout).expect("reports are UTF-8")
}

#[test]
fn every_flag_is_in_the_user_guide() {
    let guide = flags(&read("docs/user-guide.md"));
    let commands = ["gen", "verify", "bench", "show", "lower", "specs", "replay", "init", "work"];
    for command in commands {
        let known = flags(&printed(&[command, "--help"]));
        assert!(known.len() > 2, "{command}: only {known:?} were found in its help");
        let missing: Vec<_> = known.difference(&guide).collect();
        assert!(missing.is_empty(), "{command}: {missing:?} are not in the user guide");
    }
    // and the guide has none that do not exist
    let mut known = flags(&printed(&["--help"]));
    known.extend(commands.iter().flat_map(|command| flags(&printed(&[command, "--help"]))));
    let invented: Vec<_> = guide.difference(&known).collect();
    assert!(invented.is_empty(), "the user guide has {invented:?}");
}

/// The words of a text that look like flags of ours: `--long`, and single letters in their place.
fn flags(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    let words = text.split(|c: char| !is_part(c) && !c.is_ascii_uppercase());
    words
        .filter(|word| {
            let long = word
                .strip_prefix("--")
                .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
            // `jq -r`, `dot -T` and the like are not ours
            long || matches!(*word, "-k" | "-q" | "-h")
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_reference_lists_the_words_of_the_language() {
    let reference = read("docs/oox-reference.md");
    for (title, words) in [("**Reserved words**", KEYWORDS), ("**Contextual words**", CONTEXTUAL_WORDS)] {
        let (_, rest) = reference.split_once(title).unwrap_or_else(|| panic!("no {title}"));
        let listed = rest.split("```").nth(1).unwrap_or_else(|| panic!("no block after {title}"));
        let listed: Vec<&str> = listed.split_whitespace().collect();
        let mut words = words.to_vec();
        words.sort_unstable();
        assert_eq!(listed, words, "{title}");
    }
}

#[test]
fn the_guide_lists_what_verdicts_rest_on() {
    let guide = read("docs/user-guide.md");
    for assumption in Assumption::ALL {
        let narrows = if assumption.narrows() { "yes" } else { "no" };
        let row = format!("| `{}` | {narrows} |", assumption.code());
        assert!(guide.contains(&row), "the guide has no row {row}");
    }
}

#[test]
fn the_table_of_the_library_lists_the_models() {
    let page = read("docs/java.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `java."));
    let mut listed = BTreeSet::new();
    for row in rows {
        let (package, classes) = row.split_once('`').expect("a row begins with a package");
        let names: Vec<&str> = classes.split('`').skip(1).step_by(2).collect();
        if names.is_empty() {
            let modelled = models(&format!("java.{package}"));
            assert!(row.contains(&format!("all {} interfaces", modelled.len())), "{row}");
            listed.extend(modelled);
        }
        listed.extend(names.iter().map(|name| format!("java.{package}.{name}")));
    }
    let packages: BTreeSet<&str> =
        listed.iter().filter_map(|name| name.rsplit_once('.')).map(|(package, _)| package).collect();
    let modelled: BTreeSet<String> = packages.iter().flat_map(|package| models(package)).collect();
    assert!(modelled.len() > 150, "only {} models were found", modelled.len());
    assert_eq!(listed, modelled);
}

/// The public classes of a package that we have a model of; exceptions and annotations left out.
fn models(package: &str) -> Vec<String> {
    let folder = format!("frontend/jdk/{}", package.replace('.', "/"));
    let files = fs::read_dir(root().join(&folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut found = Vec::new();
    for file in files.map(|entry| entry.expect("the folder can be read").path()).filter(|path| path.is_file())
    {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("models have plain names");
        let text = fs::read_to_string(&file).expect("models are UTF-8");
        let is_public = |line: &str| {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).collect();
            let is_named = words
                .windows(2)
                .any(|two| matches!(two[0], "class" | "interface" | "enum") && two[1] == name);
            // what a model says for tests stands before it
            let declared = line.strip_prefix("@ForTests(").and_then(|rest| rest.split_once(") "));
            let line = declared.map_or(line, |(_, declared)| declared);
            line.starts_with("public ") && !line.contains("@interface") && is_named
        };
        let is_exception = name.ends_with("Exception") || name.ends_with("Error") || name == "ThreadDeath";
        if !is_exception && text.lines().any(is_public) {
            found.push(format!("{package}.{name}"));
        }
    }
    found
}

#[test]
fn links_lead_somewhere() {
    for page in pages() {
        let text = read(&page);
        let folder = Path::new(&page).parent().expect("a page is a file");
        for (before, rest) in text.match_indices("](").map(|(at, mark)| text.split_at(at + mark.len())) {
            let target = rest.split(')').next().unwrap_or_default();
            if target.contains("://") || before.ends_with("`](") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() {
                page.clone()
            } else {
                folder.join(file).to_str().expect("links are plain text").to_owned()
            };
            assert!(root().join(&file).exists(), "{page}: {target} does not exist");
            if !anchor.is_empty() {
                let known = read(&file).lines().any(|line| slug(line).as_deref() == Some(anchor));
                assert!(known, "{page}: {file} has no heading for #{anchor}");
            }
        }
    }
}

/// The anchor of a heading, as the usual renderers make it.
fn slug(line: &str) -> Option<String> {
    let title = line.starts_with('#').then(|| line.trim_start_matches('#').trim())?;
    let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    Some(kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect())
}

#[test]
fn the_schema_names_the_members_of_the_report() {
    let schema: Value = serde_json::from_str(&read("docs/report.schema.json")).expect("the schema is JSON");
    let report = printed(&["verify", "examples/bank_account.oox", "--format", "json", "--list-cases"]);
    let report: Value = serde_json::from_str(&report).expect("the report is JSON");
    let methods = report["methods"].as_array().expect("a report has methods");
    let method =
        methods.iter().find(|method| method["verdict"] == "invalid").expect("the example has a violation");
    let violation = &method["violations"][0];
    let case = &violation["case"];
    let parts: [(&str, &Value, &[&str]); 8] = [
        ("method", method, &["case_list"]),
        ("solver", &method["solver"], &[]),
        ("place", &method["place"], &[]),
        ("violation", violation, &[]),
        ("case", case, &[]),
        ("named", &case["args"][0], &[]),
        ("decision", &case["branches"][0], &[]),
        ("frame", &case["stack"][0], &[]),
    ];
    for (name, part, optional) in parts {
        let members = keys(part);
        let mut properties = keys(&schema["$defs"][name]["properties"]);
        // only a `switch` has arms, and there is none in the example
        properties.retain(|member| (name, *member) != ("decision", "arm"));
        // every loop of the example ends; tests/suite/endless.rs has some that do not
        properties.retain(|member| (name, *member) != ("method", "endless"));
        // no open call gives an object there; tests/suite/case_data.rs has one that does
        properties.retain(|member| (name, *member) != ("case", "given"));
        // only `gen` has cases that are no paths; see tests/suite/histories.rs
        properties.retain(|member| (name, *member) != ("case", "from"));
        // what only `gen` tells is compared in tests/suite/report_page.rs
        let of_gen = ["tests", "left_out", "mutants", "decides_in"];
        properties.retain(|member| name != "method" || !of_gen.contains(member));
        // only what a library threw has it; see below
        properties.retain(|member| (name, *member) != ("violation", "within"));
        // only `--deepen` tells how far the bounds have grown; see tests/suite/deepen.rs
        properties.retain(|member| (name, *member) != ("method", "deepened"));
        // nothing is open there; tests/soundness/possible has what needs results of calls that are not executed
        properties.retain(|member| (name, *member) != ("violation", "only_if"));
        // only `--crashes unexpected` tells it; see tests/soundness/refusals
        properties.retain(|member| (name, *member) != ("method", "refuses"));
        // there is one thread in the example; see below
        let of_threads = ["threads", "schedule", "thread", "other"];
        properties.retain(|member| !of_threads.contains(member));
        assert_eq!(members, properties, "{name}");
        let mut required = words(&schema["$defs"][name]["required"]);
        required.extend(optional);
        assert_eq!(members, required, "{name}");
    }
    assert_eq!(report["schema"], schema["properties"]["schema"]["const"]);

    let crash = printed(&["verify", "tests/jml/library_crashes.java", "--format", "json", "--first"]);
    let crash: Value = serde_json::from_str(&crash).expect("the report is JSON");
    let thrown = &crash["methods"][0]["violations"][0];
    let properties = &schema["$defs"]["violation"]["properties"];
    let mut expected = keys(properties);
    expected.retain(|member| !["thread", "other", "only_if"].contains(member));
    assert_eq!(keys(thrown), expected);
    assert_eq!(keys(&thrown["within"]), keys(&properties["within"]["properties"]));

    // every way to end is one of the schema, with the members that it may have
    let forms = schema["$defs"]["outcome"]["oneOf"].as_array().expect("a list of forms");
    let forms: Vec<&Value> =
        forms.iter().filter(|form| form["properties"]["kind"]["const"] != "endless").collect();
    let mut seen = BTreeSet::new();
    for case in methods.iter().filter_map(|method| method["case_list"].as_array()).flatten() {
        let outcome = &case["outcome"];
        let form = forms.iter().find(|form| form["properties"]["kind"]["const"] == outcome["kind"]);
        let form = form.unwrap_or_else(|| panic!("{outcome} has no form"));
        assert!(keys(outcome).is_subset(&keys(&form["properties"])), "{outcome}");
        assert!(words(&form["required"]).is_subset(&keys(outcome)), "{outcome}");
        seen.insert(outcome["kind"].as_str().expect("a word"));
    }
    assert_eq!(seen.len(), forms.len(), "only {seen:?} occur");
}

/// Each object of a report has members of its part of the schema, and those that are required.
fn fits_schema(value: &Value, part: &Value, schema: &Value) {
    let part = match part["$ref"].as_str() {
        Some(name) => schema.pointer(name.trim_start_matches('#')).expect("references lead somewhere"),
        None => part,
    };
    if let (Some(members), true) = (value.as_object(), part["properties"].is_object()) {
        assert!(words(&part["required"]).is_subset(&keys(value)), "{value:#}");
        for (name, member) in members {
            assert!(part["properties"][name].is_object(), "`{name}` is not in the schema: {value:#}");
            fits_schema(member, &part["properties"][name], schema);
        }
    }
    if let Some(words) = part["enum"].as_array() {
        assert!(words.contains(value), "{value} is none of {words:?}");
    }
    for item in value.as_array().into_iter().flatten() {
        fits_schema(item, &part["items"], schema);
    }
}

#[test]
fn the_schema_names_what_is_said_of_threads() {
    let schema: Value = serde_json::from_str(&read("docs/report.schema.json")).expect("the schema is JSON");
    let mut seen = BTreeSet::new();
    let programs = [
        vec!["tests/threads/philosophers_2.oox", "--entry", "Table.main"],
        vec!["tests/threads/race.oox", "--entry", "R.main", "--check", "race"],
        vec!["tests/threads/crash_in_thread.oox", "--entry", "Crash.plain"],
        vec!["tests/threads/notify_tries_all.oox", "--entry", "Wrong.one"],
    ];
    for program in programs {
        let args: Vec<&str> = ["verify", "--format", "json"].into_iter().chain(program).collect();
        let report: Value = serde_json::from_str(&printed(&args)).expect("the report is JSON");
        let method = &report["methods"][0];
        fits_schema(&method["threads"], &schema["$defs"]["method"]["properties"]["threads"], &schema);
        for violation in method["violations"].as_array().expect("a list") {
            fits_schema(violation, &schema["$defs"]["violation"], &schema);
            let schedule = &violation["case"]["schedule"];
            seen.extend(keys(schedule).into_iter().map(str::to_owned));
        }
    }
    let all: BTreeSet<String> =
        keys(&schema["$defs"]["schedule"]["properties"]).into_iter().map(str::to_owned).collect();
    assert_eq!(seen, all);
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().unwrap_or_else(|| panic!("{value} is no object")).keys().map(String::as_str).collect()
}

fn words(value: &Value) -> BTreeSet<&str> {
    let list = value.as_array().unwrap_or_else(|| panic!("{value} is no list"));
    list.iter().map(|word| word.as_str().expect("a word")).collect()
}

#[test]
fn the_picture_is_what_is_drawn() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs-picture");
    let folder = folder.to_str().expect("the target folder has a plain name");
    let pages = ["docs/tour.md", "docs/user-guide.md"].map(read);
    let verify = "verify examples/bst.oox --entry Bst.insert --list-cases --format json --out";
    let show = "--case 767a --as svg";
    for page in pages {
        assert!(page.contains(&format!("ooxide {verify} results")), "the pages have the command");
        assert!(page.contains(&format!("ooxide show results/ooxide-report.json {show} > ")));
    }
    let args: Vec<&str> = verify.split(' ').chain([folder]).collect();
    let file = printed(&args);
    let args: Vec<&str> = ["show", file.trim_end()].into_iter().chain(show.split(' ')).collect();
    let picture = root().join("docs/bst-insert.svg");
    assert!(is_as_reviewed(&picture, &printed(&args)), "docs/bst-insert.svg is not what the tour draws");
}

/// A deadlock, with who holds what and who waits for it.
#[test]
fn the_deadlock_is_what_is_drawn() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs-deadlock");
    let folder = folder.to_str().expect("the target folder has a plain name");
    let verify = "verify tests/threads/philosophers_3.oox --entry Table.main --format json --out";
    let show = "--case 2826 --as svg";
    let page = read("docs/concurrency.md");
    assert!(page.contains(&format!("ooxide {verify} results")), "the page has the command");
    assert!(page.contains(&format!("ooxide show results/ooxide-report.json {show} > ")));
    let output = ooxide(&verify.split(' ').chain([folder]).collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(1), "it is a deadlock");
    let report = format!("{folder}/ooxide-report.json");
    let args: Vec<&str> = ["show", report.as_str()].into_iter().chain(show.split(' ')).collect();
    let drawn = printed(&args);
    for label in ["T1 holds", "T2 holds", "T3 holds", "T1 waits", "T2 waits", "T3 waits"] {
        assert!(drawn.contains(label), "{label}");
    }
    assert!(
        is_as_reviewed(&root().join("docs/deadlock.svg"), &drawn),
        "docs/deadlock.svg is not what the README draws"
    );
}
