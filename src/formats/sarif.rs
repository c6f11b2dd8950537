//! SARIF 2.1.0: one run with a rule for each kind of finding, the path as a code flow, and a fingerprint.

use std::fmt::Write as _;

use oox_core::case::{Case, Decision};
use oox_core::verdict::Place;
use serde_json::{Value, json};

use crate::findings::{ENDLESS, Excuse, FINGERPRINT, FOLDED, Finding, UNDECIDED};
use crate::json;

/// Where the form is described.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// What each kind of finding means.
const RULES: [(&str, &str); 13] = [
    ("assert", "An assertion does not hold"),
    ("requires", "A method is called although its precondition does not hold"),
    ("ensures", "A postcondition does not hold"),
    ("exceptional", "What is promised of an exception does not hold"),
    ("signals", "An exception is thrown that the contract does not permit"),
    ("invariant", "An invariant does not hold"),
    ("loop-invariant", "A loop invariant does not hold"),
    ("modifies", "Something is changed that the contract does not permit"),
    ("crash", "An exception leaves the method without permission"),
    ("deadlock", "Threads wait for each other"),
    ("race", "Two threads are at one place at the same time, and one of them writes"),
    (ENDLESS, "A loop never ends for some input"),
    (UNDECIDED, "It could not be decided whether the method keeps its promises"),
];

/// The findings as a document. `has_baseline` says whether they were compared with those of an earlier run.
pub fn sarif(findings: &[Finding], has_baseline: bool, is_interrupted: bool) -> String {
    let rules: Vec<Value> = RULES
        .iter()
        .map(|(id, words)| {
            json!({
                "id": id,
                "shortDescription": { "text": words },
                "defaultConfiguration": { "level": level(id) },
            })
        })
        .collect();
    let results: Vec<Value> = groups(findings).iter().map(|group| folded(group, has_baseline)).collect();
    json::document(&json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Ooxide",
                "version": env!("CARGO_PKG_VERSION"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "invocations": [{ "executionSuccessful": !is_interrupted }],
            "results": results,
        }],
    }))
}

/// What is of one kind in one method, and counts or does not for the same reason, is one result.
fn groups<'g, 'r>(findings: &'g [Finding<'r>]) -> Vec<Vec<&'g Finding<'r>>> {
    let mut groups: Vec<Vec<&Finding>> = Vec::new();
    for finding in findings {
        let is_same = |group: &&mut Vec<&Finding>| {
            let first = group[0];
            std::ptr::eq(first.method, finding.method)
                && first.rule == finding.rule
                && first.message == finding.message
                && first.excuse == finding.excuse
        };
        // those of one method follow each other
        let mut near =
            groups.iter_mut().rev().take_while(|group| std::ptr::eq(group[0].method, finding.method));
        match near.find(is_same) {
            Some(group) => group.push(finding),
            None => groups.push(vec![finding]),
        }
    }
    groups
}

/// The first of a group, with the places and fingerprints of the others.
fn folded(group: &[&Finding], has_baseline: bool) -> Value {
    let mut result = result(group[0], has_baseline);
    let others = &group[1..];
    if others.is_empty() {
        return result;
    }
    let places = others.iter().filter_map(|other| {
        let physical = physical(&other.place.file, other.place.line, Some(other.place.column))?;
        Some(json!({ "physicalLocation": physical, "message": { "text": message(other) } }))
    });
    let mut related = result["relatedLocations"].as_array().cloned().unwrap_or_default();
    related.extend(places);
    let prints: Vec<&str> = others.iter().map(|other| other.fingerprint.as_str()).collect();
    result["relatedLocations"] = json!(related);
    result["occurrenceCount"] = json!(group.len());
    result["properties"] = json!({ FOLDED: prints });
    result
}

fn level(rule: &str) -> &'static str {
    match rule {
        ENDLESS => "warning",
        UNDECIDED => "note",
        _ => "error",
    }
}

fn result(finding: &Finding, has_baseline: bool) -> Value {
    let index = RULES.iter().position(|(id, _)| *id == finding.rule);
    let mut location = json!({
        "logicalLocations": [{ "fullyQualifiedName": finding.method_name(), "kind": "function" }],
    });
    if let Some(physical) = physical(&finding.place.file, finding.place.line, Some(finding.place.column)) {
        location["physicalLocation"] = physical;
    }
    let mut result = json!({
        "ruleId": finding.rule,
        "level": if finding.is_possible() { "warning" } else { level(finding.rule) },
        "message": { "text": message(finding) },
        "locations": [location],
        "partialFingerprints": { FINGERPRINT: finding.fingerprint },
    });
    if let Some(index) = index {
        result["ruleIndex"] = json!(index);
    }
    if finding.rule == UNDECIDED {
        result["kind"] = json!("open");
        // the level is that of failures only
        result["level"] = json!("none");
    }
    if let Some(flow) = finding.case.and_then(|case| code_flow(case, finding.place, &finding.message)) {
        result["codeFlows"] = json!([flow]);
    }
    if let Some(within) = finding.within
        && let Some(physical) = physical(&within.place.file, within.place.line, Some(within.place.column))
    {
        let words = format!("thrown in {}", within.method);
        result["relatedLocations"] = json!([{ "physicalLocation": physical, "message": { "text": words } }]);
    }
    match &finding.excuse {
        Some(Excuse::Ignored(reason)) => {
            result["suppressions"] = json!([{ "kind": "inSource", "justification": reason }]);
        }
        Some(Excuse::Known) => result["baselineState"] = json!("unchanged"),
        None if has_baseline => result["baselineState"] = json!("new"),
        None => {}
    }
    result
}

/// What is wrong, in which method, and for which arguments.
fn message(finding: &Finding) -> String {
    let mut text = format!("{}: {}", finding.method_name(), finding.message);
    let args = finding.arguments();
    if !args.is_empty() {
        let _ = write!(text, "\nwith {}", args.join(", "));
    }
    text
}

/// The decisions on the way, and the end.
fn code_flow(case: &Case, place: &Place, message: &str) -> Option<Value> {
    let mut locations: Vec<Value> = case.branches.iter().filter_map(|decision| step(decision)).collect();
    let end = physical(&place.file, place.line, Some(place.column))?;
    locations.push(json!({ "location": { "physicalLocation": end, "message": { "text": message } } }));
    Some(json!({ "threadFlows": [{ "locations": locations }] }))
}

fn step(decision: &Decision) -> Option<Value> {
    let physical = physical(&decision.file, decision.line, None)?;
    let taken = match (decision.arm, decision.taken) {
        (Some(arm), true) => format!("arm {}", arm + 1),
        (Some(_), false) => "default".to_owned(),
        (None, taken) => taken.to_string(),
    };
    let words = format!("{} is {taken}", decision.condition);
    Some(json!({ "location": { "physicalLocation": physical, "message": { "text": words } } }))
}

/// A place in a file; none for what is built in.
fn physical(file: &str, line: u32, column: Option<u32>) -> Option<Value> {
    if file.starts_with('<') || line == 0 {
        return None;
    }
    let mut region = json!({ "startLine": line });
    if let Some(column) = column {
        region["startColumn"] = json!(column.max(1));
    }
    Some(json!({ "artifactLocation": { "uri": uri(file) }, "region": region }))
}

/// A path as a reference: relative ones stay so.
fn uri(file: &str) -> String {
    let mut uri = String::new();
    if file.starts_with('/') {
        uri.push_str("file://");
    }
    for byte in file.replace('\\', "/").strip_prefix("./").unwrap_or(file).bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~$+,@".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_are_references() {
        assert_eq!(uri("src/My Class.java"), "src/My%20Class.java");
        assert_eq!(uri("./A.java"), "A.java");
        assert_eq!(uri("/tmp/\u{e9}.java"), "file:///tmp/%C3%A9.java");
    }
}
