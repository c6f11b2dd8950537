//! `ooxide gen`: the tests that it writes compile without a warning and pass on the JVM, twice and in two orders; they reach
//! every feasible branch; and files are written as people expect.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::support::run;
use crate::support::run::{ooxide, plain};

fn folder(name: &str) -> PathBuf {
    run::folder("generate", name)
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// All files below a folder with their content.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut todo = vec![folder.to_owned()];
    while let Some(next) = todo.pop() {
        for entry in fs::read_dir(&next).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                todo.push(path);
            } else {
                let content = fs::read(&path).expect("the file can be read");
                found.insert(path.strip_prefix(folder).expect("it is below").to_owned(), content);
            }
        }
    }
    found
}

/// Generates and runs; gives the output. Nothing may disagree with the JVM, and the compiler may not warn.
fn runs(name: &str, args: &[&str], least: usize) -> String {
    let out = folder(name);
    let mut all = vec!["gen", "--run", "--out", plain(&out)];
    all.extend(args);
    if !args.contains(&"--paths") {
        // enough for all that is looked for here
        all.extend(["--paths", "2000"]);
    }
    let output = ooxide(&all);
    let text = text(&output);
    assert!(matches!(output.status.code(), Some(0 | 1 | 3)), "{text}");
    assert!(!text.contains("internal disagreement"), "{text}");
    assert!(!text.contains("warning:"), "{text}");
    let line =
        text.lines().find(|line| line.starts_with("JUnit ")).unwrap_or_else(|| panic!("not run:\n{text}"));
    let passed = line.split_whitespace().nth(2).and_then(|count| count.parse::<usize>().ok());
    assert!(passed.is_some_and(|passed| passed >= least), "{line}");
    text
}

/// The lines after `JaCoCo` that name a class or one of its lines.
fn missed(text: &str) -> BTreeMap<String, Vec<u32>> {
    let mut found: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let mut class = String::new();
    for line in text.lines().skip_while(|line| *line != "JaCoCo").skip(1) {
        match line.trim_start().strip_prefix("line ").and_then(|rest| rest.split(':').next()) {
            Some(number) => {
                let number = number.parse().expect("a number");
                found.entry(class.clone()).or_default().push(number);
            }
            None => line.split_whitespace().next().unwrap_or_default().clone_into(&mut class),
        }
    }
    found
}

#[test]
fn tests_of_the_examples_pass_and_cover_all_that_can_be_reached() {
    let text = runs("examples5", &["examples/java", "--coverage", "--graphs", "none"], 120);
    let missed = missed(&text);
    // their representation invariants are private and called by contracts only
    let expected: BTreeMap<String, Vec<u32>> =
        [("Heap".to_owned(), vec![15, 18, 19, 22]), ("SortedList".to_owned(), vec![20, 21, 25, 29])].into();
    assert_eq!(missed, expected, "{text}");
}

#[test]
fn branches_of_private_methods_are_reached_with_larger_inputs() {
    let text = runs("deeper", &["examples/kiasan/BinaryHeapInt.java", "--coverage", "--graphs", "none"], 10);
    // of `sink`, which `deleteMin` calls, a heap of two elements leaves outcomes; `repOK` is called by contracts only
    let expected: BTreeMap<String, Vec<u32>> = [("kiasan.BinaryHeapInt".to_owned(), vec![17, 20, 21])].into();
    assert_eq!(missed(&text), expected, "{text}");
}

#[test]
fn tests_of_the_examples_pass_with_junit_4() {
    runs("examples4", &["examples/java", "--junit", "4", "--graphs", "none"], 120);
}

/// Conformance programs with methods whose paths ask so much of the solver that a few of them take minutes.
const SLOW: [&str; 10] = [
    "ArrDynamic",
    "ArrGenericUse",
    "ArrSorting",
    "NestEventLoop",
    "RecCompact",
    "RecGeneric",
    "RecInStreams",
    "RecMembers",
    "RecNestedEquality",
    "RecPersistent",
];

#[test]
fn tests_of_conformance_programs_pass() {
    let topics = ["arrays", "exceptions", "nested", "patterns", "records", "sealed"];
    let mut programs: Vec<PathBuf> =
        topics.iter().flat_map(|topic| run::programs_in("java", &format!("conformance/{topic}"))).collect();
    programs.retain(|file| !SLOW.iter().any(|slow| file.file_stem().is_some_and(|stem| stem == *slow)));
    let mut args: Vec<&str> = programs.iter().map(|file| plain(file)).collect();
    args.extend(["--paths", "50", "--steps", "20000", "--loops", "4", "--deepen", "0"]);
    args.extend(["--graphs", "none", "--quiet"]);
    runs("conformance5", &args, 500);
}

#[test]
fn tests_with_stand_ins_and_erased_types_compile_and_pass() {
    for junit in ["5", "4"] {
        let args = ["tests/generate/StandIns.java", "--junit", junit, "--graphs", "none"];
        runs(&format!("stand_ins{junit}"), &args, 20);
    }
}

#[test]
fn stand_ins_throw_and_compare_as_the_case_wants_it() {
    for junit in ["5", "4"] {
        let args = [
            "tests/generate/Answers.java",
            "--junit",
            junit,
            "--coverage",
            "--graphs",
            "none",
            "--cases",
            "all",
        ];
        let name = format!("answers{junit}");
        let text = runs(&name, &args, 20);
        assert_eq!(missed(&text), BTreeMap::new(), "{text}");
        assert!(!text.contains("without a test"), "{text}");
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
        let written = fs::read_to_string(out.join("AnswersTest.java")).expect("it is there");
        for line in [
            "public int load(int key) throws Answers.Late, IOException {",
            "throw new Answers.Late(\"message\");",
            "Comparator<String> order = Comparator.comparing(ranks::get);",
        ] {
            assert!(written.contains(line), "{line}\n{written}");
        }
    }
}

#[test]
fn stand_ins_answer_by_their_arguments_or_by_the_order_of_the_calls() {
    for junit in ["5", "4"] {
        let args = ["tests/generate/Asked.java", "--junit", junit, "--coverage", "--cases", "all"];
        let name = format!("asked{junit}");
        let text = runs(&name, &[&args[..], &["--graphs", "none"]].concat(), 27);
        assert_eq!(missed(&text), BTreeMap::new(), "{text}");
        assert!(!text.contains("without a test"), "{text}");
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
        let read = |file: &str| fs::read_to_string(out.join(file)).expect("it is there");
        let written = read("AskedTest.java");
        for line in [
            "Asked.Score score = player -> player == 0 ? 0 : 1;",
            "if (room == 1 && season == Asked.Season.LOW) {",
            "Asked.Named names = name -> !\"null1\".equals(name);",
            "if (room == a) {",
            "switch (nextCalls++) {",
            "ToIntFunction<Integer> function = value -> Objects.equals(value, 1) ? 0 : 1;",
        ] {
            assert!(written.contains(line), "{line}\n{written}");
        }
        // the precondition asks about another door than the method
        let written = read("AskedTurnstileTest.java");
        assert!(written.contains("return door == 7;"), "{written}");
    }
}

#[test]
fn services_are_tested_with_stand_ins_for_what_they_work_with() {
    for junit in ["5", "4"] {
        let args = ["tests/generate/Services.java", "--junit", junit, "--coverage", "--graphs", "none"];
        let name = format!("services{junit}");
        let text = runs(&name, &args, 17);
        assert_eq!(missed(&text), BTreeMap::new(), "{text}");
        assert!(!text.contains("reflection"), "{text}");
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
        let written = fs::read_to_string(out.join("ServicesTest.java")).expect("it is there");
        for line in [
            "return Optional.of(value);",
            "assertTrue(value.cancelled);",
            "Services.Prices prices = sku -> \"a\".equals(sku) ? 0L : -1L;",
            "Services.Line line = new Services.Line(\"text\", 1);",
        ] {
            assert!(written.contains(line), "{line}\n{written}");
        }
    }
}

#[test]
fn generic_types_are_written_as_the_case_wants_them() {
    for junit in ["5", "4"] {
        let args = ["tests/generate/Generics.java", "--junit", junit, "--coverage", "--graphs", "none"];
        let name = format!("generics{junit}");
        let text = runs(&name, &args, 14);
        assert_eq!(missed(&text), BTreeMap::new(), "{text}");
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
        let written = fs::read_to_string(out.join("GenericsRivalTest.java")).expect("it is there");
        assert!(written.contains("Generics<Integer>.Rival rival = outer.new Rival(1);"), "{written}");
    }
}

/// Generates, runs and measures the tests of one program in `tests/generate`, for both versions of JUnit. No branch is missed,
/// and each file of tests has its lines.
fn is_covered(program: &str, least: usize, lines: &[(&str, &str)]) {
    is_covered_with(program, least, &[], lines);
}

fn is_covered_with(program: &str, least: usize, flags: &[&str], lines: &[(&str, &str)]) {
    for junit in ["5", "4"] {
        let source = format!("tests/generate/{program}.java");
        let name = format!("{}{junit}", program.to_lowercase());
        let args = [source.as_str(), "--junit", junit, "--coverage", "--graphs", "none"];
        let text = runs(&name, &[&args[..], flags].concat(), least);
        assert_eq!(missed(&text), BTreeMap::new(), "{text}");
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
        for (file, line) in lines {
            let written = fs::read_to_string(out.join(format!("{file}.java"))).expect("it is there");
            assert!(written.contains(line), "{line}\n{written}");
        }
    }
}

#[test]
fn exceptions_of_stand_ins_hold_what_the_path_looks_at_and_texts_are_as_long_as_it_wants() {
    is_covered(
        "Gateway",
        9,
        &[("GatewayTest", "new Gateway.Refused(null, 500)"), ("GatewayTest", "Gateway.isPin(\"00000000\")")],
    );
}

/// `return this instanceof Yes;` is no branch, but both answers are of interest; and a branch that throws at once, because it
/// is given null, is also shown by a run that goes on after it.
#[test]
fn both_answers_are_shown_and_branches_last() {
    let names = [
        "isYes_returnsTrue()",
        "isYes_returnsFalse()",
        "or_notOfInstanceofYesYes_throwsNullPointerException()",
        "or_notOfInstanceofYesYes_returnsNull()",
    ];
    is_covered("Verdicts", 5, &names.map(|name| ("VerdictsTest", name)));
}

/// A constructor that refuses null, and a private counter that no short history brings up.
#[test]
fn what_a_constructor_takes_and_what_only_reflection_sets_go_together() {
    let flags = ["--unreachable"];
    is_covered_with("Till", 8, &flags, &[("TillTest", "setField(till, Till.class, \"refused\", ")]);
}

#[test]
fn bounds_that_lead_back_to_themselves_are_kept_by_the_classes_of_the_case() {
    is_covered(
        "Recursive",
        40,
        &[
            ("RecursiveBuilderTest", "Recursive.TruckBuilder result = builder.wheels(0);"),
            ("RecursiveFrameTest", "Recursive.Frame<Recursive.Box> frame = new Recursive.Frame<>();"),
        ],
    );
}

#[test]
fn bounds_that_no_class_keeps_are_wildcards_and_else_left_out_of_the_type() {
    is_covered(
        "Chain",
        12,
        &[
            ("ChainTest", "Chain<?> chain = new Chain<>();"),
            ("ChainTest", "Chain chain = new Chain<>();"),
            ("ChainTest", "@SuppressWarnings({\"rawtypes\", \"unchecked\"})"),
        ],
    );
}

#[test]
fn answers_of_overloads_with_as_many_parameters_are_told_apart() {
    is_covered(
        "Overloads",
        4,
        &[("OverloadsTest", "            public int price(String zone) {\n                return 0;")],
    );
}

#[test]
fn numbers_are_at_the_bounds_that_they_decide() {
    is_covered(
        "Limits",
        6,
        &[
            ("LimitsTest", "Limits.group(17)"),
            ("LimitsTest", "Limits.group(18)"),
            ("LimitsTest", "Limits.fee(0, 1)"),
            ("LimitsTest", "Limits.grade('m')"),
        ],
    );
}

#[test]
fn inner_classes_are_named_with_the_arguments_of_all_classes_around() {
    let slot = "Nested<Integer>.Shelf<Object>.Slot slot = outer2.new Slot(0);";
    is_covered_with(
        "Nested",
        25,
        &["--unreachable"],
        &[
            ("NestedShelfSlotTest", slot),
            ("NestedTagTest", "Nested<Integer>.Tag<Object> tag = outer.new Tag<>("),
            ("NestedNoteLineTest", "Nested.Note<Object>.Line line = outer.new Line();"),
        ],
    );
}

/// The branches of each class: as the table counts them, and as JaCoCo does.
fn branch_totals(text: &str) -> (BTreeMap<String, usize>, BTreeMap<String, usize>) {
    let total = |figure: &str| figure.split_once('/').and_then(|(_, total)| total.parse::<usize>().ok());
    let (mut ours, mut theirs) = (BTreeMap::new(), BTreeMap::new());
    let mut class = String::new();
    // what is told below a method is further to the right
    let rows = text.lines().skip(1).take_while(|line| !line.is_empty());
    for line in rows.filter(|line| !line.starts_with("      ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [name] => name.clone_into(&mut class),
            [_, _, _, branches, ..] => {
                *ours.entry(class.clone()).or_default() += total(branches).expect("covered and total");
            }
            _ => panic!("{line}"),
        }
    }
    for line in text.lines().skip_while(|line| *line != "JaCoCo") {
        if let [name, "lines", _, "branches", branches] = line.split_whitespace().collect::<Vec<_>>()[..] {
            theirs.insert(name.to_owned(), total(branches).expect("covered and total"));
        }
    }
    theirs.retain(|name, _| ours.contains_key(name));
    (ours, theirs)
}

#[test]
fn branches_are_counted_as_jacoco_counts_them() {
    let text = runs("counts", &["tests/generate/Counts.java", "--coverage", "--graphs", "none"], 40);
    let (ours, theirs) = branch_totals(&text);
    assert_eq!(ours.len(), 7, "{text}");
    assert_eq!(ours, theirs, "{text}");
}

#[test]
fn the_table_is_by_class_and_tells_only_what_is_missing() {
    // how long the search for calls that build an input takes is counted per case, and it is long here
    let args = [
        "--graphs",
        "none",
        "--cases",
        "all",
        "--no-times",
        "--paths",
        "60",
        "--deepen",
        "0",
        "--unreachable",
        "--no-mutants",
    ];
    let text = runs("table", &[&["tests/generate/hidden"][..], &args].concat(), 40);
    for line in [
        "\np.Store\n",
        "\n  weighBy(Function,int)      4      2       2/2  -        0.00 s\n  is(",
        "\n  weigh(Store.Node)          3      1       0/2  -        0.00 s\n      2 cases without a test: `p.Store$Node`",
        "\n  Hidden(int) ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    // they take all branches and show all ways to end
    let text = runs("heap", &["examples/java/Heap.java", "--graphs", "none"], 5);
    assert!(!text.contains("without a test"), "{text}");
}

#[test]
fn numbers_that_a_constructor_rounds_are_given_as_it_rounds_them() {
    let args = ["tests/generate/Price.java", "--graphs", "none", "--paths", "100"];
    let methods = ["--method", "isNegative", "--method", "kind"];
    let text = runs("price", &[&args[..], &methods].concat(), 5);
    assert!(!text.contains("reflection"), "{text}");
    for row in ["isNegative() ", "kind() "] {
        let row = text.lines().find(|line| line.trim_start().starts_with(row)).unwrap_or_default();
        assert!(row.contains(" 2/2 ") || row.contains(" 4/4 "), "{text}");
    }
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("price");
    let written = fs::read_to_string(out.join("PriceTest.java")).expect("it is there");
    assert!(written.contains("BigDecimal amount = new BigDecimal(\"-1"), "{written}");
}

#[test]
fn arguments_have_no_cast_where_one_method_overrides_the_other() {
    is_covered("Coin", 4, &[("CoinTest", "coin.equals(other)"), ("CoinTest", "coin.equals(null)")]);
}

#[test]
fn types_that_cannot_be_named_are_never_written() {
    let text = runs(
        "hidden",
        &[
            "tests/generate/hidden",
            "--graphs",
            "none",
            "--cases",
            "all",
            "--paths",
            "60",
            "--deepen",
            "0",
            "--unreachable",
        ],
        40,
    );
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("hidden");
    let written = fs::read_to_string(out.join("p/StoreTest.java")).expect("it is there");
    for line in [
        "List<Object> nodes = new ArrayList<>(",
        "Map<String, ?> result = store.grouped(4);",
        "Optional<?> result = store.first();",
        "Object[] result = store.array(2);",
    ] {
        assert!(written.contains(line), "{line}\n{written}");
    }
    assert!(text.contains("`p.Store$Node` cannot be named in a test"), "{text}");
}

#[test]
fn a_receiver_says_what_the_type_parameters_of_its_class_stand_for() {
    // `Box<T>` is abstract, and none of the classes below is a `Box<Object>`
    runs("boxes", &["tests/generate/Boxes.java", "--graphs", "none", "--cases", "all"], 7);
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("boxes");
    let written = fs::read_to_string(out.join("BoxTest.java")).expect("it is there");
    assert!(written.contains("IntBox box = new IntBox();"), "{written}");
}

#[test]
fn mockito_answers_where_it_is_asked_for() {
    let out = folder("mockito");
    let programs = ["tests/generate/Answers.java", "tests/generate/Asked.java"];
    let args = [&["gen"][..], &programs, &["--mocks", "mockito", "--graphs", "none"]].concat();
    let output = ooxide(&[&args[..], &["--run", "--out", plain(&out)]].concat());
    let said = text(&output);
    if said.contains("no Mockito:") {
        // it is nowhere on this machine and cannot be fetched; the tests are written all the same
        assert_eq!(output.status.code(), Some(2), "{said}");
        let output = ooxide(&[&args[..], &["--out", plain(&out)]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    } else {
        assert!(!said.contains("internal disagreement") && said.contains("passed, each twice"), "{said}");
    }
    let written = fs::read_to_string(out.join("AnswersTest.java")).expect("it is there");
    let stubbed =
        "when(store.load(anyInt())).thenThrow(new Answers.Late(\"message\")).thenThrow(new IOException());";
    assert!(written.contains(stubbed), "{written}");
    let written = fs::read_to_string(out.join("AskedTest.java")).expect("it is there");
    for stubbed in [
        "when(score.of(2)).thenReturn(0);",
        "when(prices.extra(same(a), anyDouble())).thenReturn(0);",
        "when(prices.next()).thenReturn(0).thenReturn(1);",
    ] {
        assert!(written.contains(stubbed), "{written}");
    }
}

#[test]
fn what_two_arguments_share_is_built_once() {
    let text =
        runs("ring", &["tests/generate/Ring.java", "--graphs", "none", "--cases", "all", "--unreachable"], 8);
    assert!(!text.contains("without a test"), "{text}");
}

#[test]
fn what_constructors_refuse_is_not_written_by_reflection() {
    let text = runs("orders", &["tests/generate/Orders.java", "--graphs", "none"], 12);
    assert!(!text.contains("reflection"), "{text}");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("orders");
    let written = fs::read_to_string(out.join("OrdersTest.java")).expect("it is there");
    // short numbers come first, and a list that is made with its object is never null
    assert!(written.contains("\"reversed: 1..0\""), "{written}");
    assert!(!written.contains("isEmpty_throwsNullPointerException"), "{written}");
}

/// What is written for a program of `tests/generate`, which must run.
fn written(program: &str, name: &str, flags: &[&str], least: usize) -> String {
    let path = format!("tests/generate/{program}.java");
    runs(name, &[&[path.as_str(), "--graphs", "none"][..], flags].concat(), least);
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join(name);
    fs::read_to_string(out.join(format!("{program}Test.java"))).expect("it is there")
}

#[test]
fn values_show_where_they_go() {
    let written = written("Telling", "telling", &[], 12);
    for part in [
        "Telling.pick(true, 2, 3)",
        "Telling.pick(false, 2, 3)",
        "new int[] {2, 3, 5}",
        "Telling.path(\"apple\", \"plum\")",
        "new Object[] {\"plum\", \"apple\", \"a\"}, all",
        "assertEquals(123, result)",
        "telling.times(other)",
        "new Telling.Item(",
        "assertEquals(\"1 items of 2\", telling.toString())",
    ] {
        assert!(written.contains(part), "{part}\n{written}");
    }
    assert!(!written.contains("_always_") && !written.contains("telling.times(telling)"), "{written}");
}

#[test]
fn methods_with_a_parameter_tell_what_a_call_has_changed() {
    let written = written("Stock", "stock", &[], 12);
    for part in ["assertEquals(Stock.Level.LOW, stock.level(\"apple\"));", "assertTrue(stock.ordered("] {
        assert!(written.contains(part), "{part}\n{written}");
    }
    let changing = written.lines().find(|line| {
        line.contains("assert") && line.contains("takeOrder(") && !line.contains("assertThrows")
    });
    assert_eq!(changing, None, "{written}");
    assert!(!written.contains("setField("), "{written}");
}

#[test]
fn what_no_call_leads_to_is_named_and_written_on_demand() {
    let file = "tests/generate/Till.java";
    let said = runs("till-plain", &[file, "--graphs", "none"], 6);
    assert!(said.contains("without a test: no call leads to its input"), "{said}");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("till-plain");
    let tests = fs::read_to_string(out.join("TillTest.java")).expect("it is there");
    assert!(!tests.contains("setField("), "{tests}");
}

/// Each kind of change is made where the source has it, and what a test would see is seen.
#[test]
fn tests_say_what_they_notice() {
    let out = folder("notice");
    let args =
        ["gen", "tests/generate/Mutated.java", "--graphs", "none", "--format", "json", "--out", plain(&out)];
    let output = ooxide(&args);
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let of = |name: &str| {
        let methods = document["methods"].as_array().expect("a list");
        let found =
            methods.iter().find(|method| method["signature"].as_str().is_some_and(|it| it.starts_with(name)));
        found.unwrap_or_else(|| panic!("{name}"))["mutants"].clone()
    };
    let changes = |list: &serde_json::Value| -> Vec<String> {
        let all = list.as_array().expect("a list").iter();
        all.map(|change| {
            format!(
                "{}: {}",
                change["operator"].as_str().unwrap_or_default(),
                change["change"].as_str().unwrap_or_default()
            )
        })
        .collect()
    };
    for (name, total) in [("larger", 3), ("scaled", 5), ("isOpen", 2), ("close", 3), ("sum", 2), ("label", 3)]
    {
        let found = of(name);
        assert_eq!(found["total"], total, "{name}: {found}");
        assert_eq!(changes(&found["unknown"]), Vec::<String>::new(), "{name}");
    }
    // whichever of two equal numbers is given, nobody sees it
    let survivors = changes(&of("larger")["survivors"]);
    assert!(survivors.contains(&"boundary: '>' -> '>='".to_owned()), "{survivors:?}");
    assert_eq!(changes(&of("isOpen")["survivors"]), Vec::<String>::new());
    let without = ooxide(&[&args[..], &["--no-mutants", "--force"]].concat());
    assert!(!String::from_utf8_lossy(&without.stdout).contains("\"mutants\""));
}

#[test]
fn texts_and_titles_can_be_read() {
    let written = written("Letters", "letters", &[], 12);
    for part in [
        "void greeting_nameIsNull_returnsHelloStranger() {",
        "returns \\\"Hello, stranger!\\\"",
        "Letters.greeting(\"bcd\", 'a')",
        "returns 0.5",
        "void half_notIsWhole_returns0Point5() {",
        "returns a list",
        "void none_returnsIterator() {",
        "void isSeparator_signIsComma_returnsTrue() {",
    ] {
        assert!(written.contains(part), "{part}\n{written}");
    }
    let unreadable = ["\\0", "\\u"].iter().find(|sign| written.contains(**sign));
    assert_eq!(unreadable, None, "{written}");
}

#[test]
fn only_tests_that_throw_declare_it() {
    for (name, flags) in [("throwing5", &[][..]), ("throwing4", &["--junit", "4"])] {
        let written = written("Throwing", name, flags, 7);
        // the getter that an assertion calls
        assert!(written.contains("setLevel_toAtLeast0_completes() throws Exception"), "{written}");
        // a call in a lambda
        assert!(written.contains("setLevel_toLessThan0_throwsIllegalArgumentException() {"), "{written}");
        assert!(written.contains("drain_byMoreThan5_throwsIOException() {"), "{written}");
        assert!(written.contains("isEnd_textEqualsSigns_returnsTrue() {"), "{written}");
    }
}

#[test]
fn names_of_classes_do_not_get_in_the_way() {
    let written = written("Result", "result", &[], 2);
    assert!(written.contains("Object result = testedResult.orElse("), "{written}");
    assert!(written.contains("void orElse_instanceofOkOk_returnsA() {"), "{written}");
}

#[test]
fn what_only_the_jdk_knows_is_left_out_by_name() {
    // the message of the JVM is only handed on: that is a test which does not look at it
    let text = runs("worded", &["tests/generate/Worded.java", "--graphs", "none", "--no-jvm"], 3);
    assert!(text.contains("without a test: it depends on `String.openSplit`"), "{text}");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate").join("worded");
    let page = fs::read_to_string(out.join("ooxide-report.html")).expect("it is there");
    assert!(page.contains("it depends on <code>String.openSplit</code>"), "the page has the reason");
    let test = fs::read_to_string(out.join("WordedTest.java")).expect("it is there");
    assert!(test.contains("assertDoesNotThrow(() -> Worded.message(null));"), "{test}");
}

#[test]
fn few_tests_need_reflection() {
    for (name, least, paths) in [("java", 100, "2000"), ("kiasan", 200, "30")] {
        let out = folder(&format!("reflection-{name}"));
        let examples = format!("examples/{name}");
        let args = ["gen", &examples, "--graphs", "none", "--quiet", "--paths", paths, "--out", plain(&out)];
        let output = ooxide(&args);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}", text(&output));
        let (mut tests, mut reflecting) = (0, 0);
        for (_, content) in
            files(&out).into_iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "java"))
        {
            let source = String::from_utf8(content).expect("tests are ASCII");
            for test in source.split("@Test").skip(1) {
                let body = test.split("\n    }\n").next().unwrap_or_default();
                tests += 1;
                let reflects = |helper: &&str| body.contains(*helper);
                reflecting += usize::from(["setField(", "getField(", "newObject("].iter().any(reflects));
                // an element that may be any object is not one of the list's own nodes
                assert!(!body.contains("$Node\""), "{body}");
            }
        }
        assert!(tests > least, "{tests}");
        assert!(reflecting * 5 <= tests, "{name}: {reflecting} of {tests}");
    }
}

#[test]
fn the_same_call_writes_the_same_bytes() {
    let (one, two) = (folder("bytes1"), folder("bytes2"));
    for out in [&one, &two] {
        let output = ooxide(&[
            "gen",
            "examples/java/SortedList.java",
            "examples/java/Words.java",
            "--out",
            plain(out),
        ]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    }
    let (one, two) = (files(&one), files(&two));
    assert!(one.keys().any(|path| path.ends_with("SortedListTest.java")), "{:?}", one.keys());
    assert!(one.keys().any(|path| path.extension().is_some_and(|end| end == "svg")), "{:?}", one.keys());
    assert_eq!(one, two);
}

#[test]
fn a_dry_run_writes_nothing() {
    let out = folder("dry");
    let output = ooxide(&["gen", "examples/java/Triangle.java", "--out", plain(&out), "--dry-run"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    assert!(text(&output).contains("TriangleTest.java"), "{}", text(&output));
    assert!(!out.exists());
}

#[test]
fn templates_can_be_replaced() {
    let (out, own) = (folder("templates"), folder("own"));
    fs::create_dir_all(&own).expect("a folder can be made");
    fs::write(own.join("junit5.hbs"), "{{#each tests}}{{name}}\n{{/each}}").expect("a file can be written");
    let args =
        ["gen", "examples/java/Dates.java", "--method", "isLeap", "--graphs", "none", "--out", plain(&out)];
    let output = ooxide(&[&args[..], &["--templates", plain(&own)]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    let written = fs::read_to_string(out.join("DatesTest.java")).expect("it is there");
    // the first line says whose file it is
    let (_, by_template) = written.split_once('\n').unwrap_or_default();
    assert!(
        by_template.lines().count() >= 2 && by_template.lines().all(|line| line.starts_with("isLeap_")),
        "{written}"
    );
    fs::write(own.join("junit5.hbs"), "{{#each tests}}").expect("a file can be written");
    let output = ooxide(&[&args[..], &["--force", "--templates", plain(&own)]].concat());
    assert_eq!(output.status.code(), Some(2), "{}", text(&output));
    assert!(text(&output).contains("junit5.hbs"), "{}", text(&output));
}

#[test]
fn what_cannot_be_tested_is_said() {
    let output = ooxide(&["gen", "examples/java/Triangle.java", "--class", "Nothing", "--dry-run"]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output));
    let output = ooxide(&["gen", "examples/java/Triangle.java", "--method", "nothing", "--dry-run"]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output));
    assert!(text(&output).contains("no method to test"), "{}", text(&output));
}
