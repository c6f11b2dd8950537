//! What a case says besides inputs and outcome: texts, output, arms of a `switch`; in JSON, in words and in pictures.

use serde_json::{Value, json};

use crate::support::run::{ooxide, root, verify};

/// All cases of an entry of a program in `tests/verify/`.
fn cases(file: &str, entry: &str, flags: &[&str]) -> Vec<Value> {
    let mut args = vec!["--entry", entry, "--list-cases"];
    args.extend(flags);
    let (report, _) = verify(&root().join("tests/verify").join(file), &args);
    report["methods"][0]["case_list"].as_array().expect("cases were asked for").clone()
}

/// What `--list-cases` prints of the cases of a method.
fn words(file: &str, entry: &str, flags: &[&str]) -> String {
    let file = format!("tests/verify/{file}");
    let mut args = vec!["verify", &file, "--entry", entry, "--list-cases"];
    args.extend(flags);
    String::from_utf8(ooxide(&args).stdout).expect("text")
}

#[test]
fn output_is_in_order_and_joined_by_stream() {
    let all = cases("natives.oox", "N.prints", &["-k", "1", "--array", "1"]);
    let outputs: Vec<&Value> = all.iter().map(|case| &case["output"]).collect();
    let with = |text: Value| {
        json!([
            { "stream": 1, "text": "text" },
            { "stream": 2, "text": text },
            { "stream": 1, "text": "null" },
        ])
    };
    assert!(outputs.contains(&&with(json!("null"))), "{outputs:?}");
    // an array of length 0 is the empty text; of a longer one the path looked at nothing
    let some = &outputs[1];
    assert!(**some == with(json!("")) || **some == with(Value::Null), "{some}");
    let in_words = words("natives.oox", "N.prints", &["-k", "1", "--array", "1"]);
    assert!(in_words.contains("    writing\n        \"text\"\n        \"null\" to stream 2\n"), "{in_words}");
}

#[test]
fn a_case_that_writes_nothing_has_no_output() {
    let all = cases("text_literals.oox", "Literals.identity", &[]);
    assert_eq!(all[0]["output"], json!([]));
    let in_words = words("text_literals.oox", "Literals.identity", &[]);
    assert!(!in_words.contains("writing"), "{in_words}");
}

#[test]
fn texts_of_the_input_are_shown_as_text_and_keep_their_name() {
    let all = cases("text_literals.oox", "Literals.content", &["--array", "2"]);
    let written: Vec<&Value> =
        all.iter().map(|case| &case["args"][0]["value"]).filter(|value| value["text"] == "ab").collect();
    assert_eq!(written, [&json!({ "ref": "#1", "text": "ab" })]);
    let case = all.iter().find(|case| case["args"][0]["value"]["text"] == "ab").expect("found above");
    assert_eq!(case["pre"], json!([{ "name": "#1", "type": "Text", "text": "ab" }]));
    assert_eq!(case["post"], case["pre"]);
}

#[test]
fn results_and_messages_are_shown_as_text() {
    let all = cases("text_literals.oox", "Literals.promised", &[]);
    let mut results: Vec<&str> =
        all.iter().filter_map(|case| case["outcome"]["value"]["text"].as_str()).collect();
    results.sort_unstable();
    assert_eq!(results, ["no", "yes"]);
    let in_words = words("text_literals.oox", "Literals.promised", &[]);
    assert!(in_words.contains("returns \"yes\""), "{in_words}");
}

#[test]
fn the_arm_of_a_switch_is_a_decision() {
    let all = cases("switch_arms.oox", "Arms.three", &[]);
    let arms: Vec<&Value> = all.iter().map(|case| &case["branches"][0]["arm"]).collect();
    assert_eq!(arms, [&json!(0), &json!(1), &json!(2)]);
    let taken: Vec<&Value> = all.iter().map(|case| &case["branches"][0]["taken"]).collect();
    assert_eq!(taken, [&json!(true), &json!(true), &json!(false)]);
    let (report, _) = verify(&root().join("tests/verify/switch_arms.oox"), &["--entry", "Arms.three"]);
    assert_eq!(report["methods"][0]["branches"], json!({ "covered": 3, "total": 3 }));
    let (report, _) = verify(&root().join("tests/verify/switch_arms.oox"), &["--entry", "Arms.infeasible"]);
    assert_eq!(report["methods"][0]["branches"], json!({ "covered": 2, "total": 3 }));
}

#[test]
fn what_the_engine_does_not_know_is_named() {
    let file = root().join("tests/verify/natives.oox");
    let (report, _) = verify(&file, &["--entry", "N.unknownText", "-k", "2"]);
    assert_eq!(report["methods"][0]["unmodelled"], json!(["Double.toString of an unknown number"]));
    let (report, _) = verify(&file, &["--entry", "N.parsedInput", "-k", "1", "--array", "1"]);
    assert_eq!(report["methods"][0]["unmodelled"], json!(["Double.parseDouble of an unknown text"]));
    let (report, _) = verify(&file, &["--entry", "N.notParsed"]);
    let said = &report["methods"][0]["unsupported"][0]["what"];
    assert_eq!(*said, json!("Double.parseDouble of \"two\""));
}

#[test]
fn values_that_nobody_knows_are_not_shown() {
    let all = cases("no_values.oox", "NoValues.far", &[]);
    let case_with = |known: &str| all.iter().find(|case| case["inputs"] == known).expect("such a case");
    let unknown = case_with("unknown");
    assert_eq!(unknown["outcome"], json!({ "kind": "returns", "value": "unknown" }));
    let args = unknown["args"].as_array().expect("arguments");
    assert!(args.len() == 3 && args.iter().all(|arg| arg["value"] == "unknown"), "{unknown}");
    assert_eq!(case_with("known")["outcome"], json!({ "kind": "returns", "value": 0 }));
    let words = words("no_values.oox", "NoValues.far", &[]);
    assert_eq!(words.matches("inputs unknown: the solver has no values for this path").count(), 1, "{words}");
}

#[test]
fn what_open_calls_give_is_shown_as_it_came() {
    let program = root().join("tests/generate/Services.java");
    let (report, _) = verify(&program, &["--method", "cancel", "--list-cases"]);
    let all = report["methods"][0]["case_list"].as_array().expect("cases were asked for");
    let changed: Vec<&Value> = all.iter().filter(|case| case["outcome"]["value"] == true).collect();
    let [case] = changed[..] else { panic!("one path cancels an order: {all:?}") };
    let order = |heap: &Value| heap[0]["fields"].clone();
    assert_eq!(order(&case["given"]), json!([{ "name": "cancelled", "value": false }]));
    let at_the_end = case["post"].as_array().expect("objects").iter();
    let name = &case["given"][0]["name"];
    let at_the_end: Vec<&Value> =
        at_the_end.filter(|view| view["name"] == *name).map(|view| &view["fields"]).collect();
    assert_eq!(at_the_end, [&json!([{ "name": "cancelled", "value": true }])]);
    // nobody changes what is already cancelled
    assert_eq!(all.iter().filter(|case| !case["given"].is_null()).count(), 1, "{all:?}");
    let file = "tests/generate/Services.java";
    let output = ooxide(&["verify", file, "--method", "cancel", "--list-cases"]);
    let in_words = String::from_utf8(output.stdout).expect("text");
    assert!(in_words.contains("    as they came\n"), "{in_words}");
}
