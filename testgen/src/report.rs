//! The cases of a JSON report that `ooxide verify --format json` wrote.
//!
//! Only the parts that hold cases are read, so that a report of a later version with more facts can still be drawn.

use std::path::Path;

use oox_core::case::Case;
use oox_core::verdict::SCHEMA;
use serde_json::Value;
use thiserror::Error;

use crate::java_words;

/// Why there are no cases to be had from a report.
#[derive(Debug, Error)]
pub enum ReportError {
    /// The text is no JSON.
    #[error("not JSON: {0}")]
    NotJson(serde_json::Error),
    /// JSON of another kind.
    #[error("not a report: there is no `schema`, and it should be `{SCHEMA}`")]
    NoSchema,
    /// A report of another version.
    #[error("the schema is `{0}`, and only `{SCHEMA}` is understood")]
    OtherSchema(String),
    /// The schema is right and the content is not.
    #[error("a broken report: {place}: {what}")]
    Broken {
        /// Where, as a path into the document.
        place: String,
        /// What is wrong there.
        what: String,
    },
}

/// The cases of a report in its order, without repetitions: first the violations of a method, then its listed cases.
/// Those of Java methods are in Java's words.
pub fn cases(text: &str) -> Result<Vec<Case>, ReportError> {
    let document: Value = serde_json::from_str(text).map_err(ReportError::NotJson)?;
    match document.get("schema") {
        None => return Err(ReportError::NoSchema),
        Some(Value::String(schema)) if schema == SCHEMA => {}
        Some(Value::String(other)) => return Err(ReportError::OtherSchema(other.clone())),
        Some(other) => return Err(ReportError::OtherSchema(other.to_string())),
    }
    let mut found: Vec<(&Value, String, bool)> = Vec::new();
    for (index, method) in list(&document, "methods", true, "")?.iter().enumerate() {
        let place = format!("methods[{index}]");
        let file = method.pointer("/place/file").and_then(Value::as_str).map(Path::new);
        let is_java = file.and_then(Path::extension).is_some_and(|ending| ending == "java");
        for (number, violation) in list(method, "violations", true, &place)?.iter().enumerate() {
            let place = format!("{place}.violations[{number}]");
            let case = violation
                .get("case")
                .ok_or_else(|| ReportError::Broken { place: place.clone(), what: "no `case`".to_owned() })?;
            found.push((case, format!("{place}.case"), is_java));
        }
        for (number, endless) in list(method, "endless", false, &place)?.iter().enumerate() {
            let place = format!("{place}.endless[{number}]");
            let case = endless
                .get("case")
                .ok_or_else(|| ReportError::Broken { place: place.clone(), what: "no `case`".to_owned() })?;
            found.push((case, format!("{place}.case"), is_java));
        }
        for (number, case) in list(method, "case_list", false, &place)?.iter().enumerate() {
            found.push((case, format!("{place}.case_list[{number}]"), is_java));
        }
    }
    let mut cases = Vec::new();
    // a violation is listed once more among all cases; overloads may share the id but not the content
    let mut seen = std::collections::HashSet::new();
    for (value, place, is_java) in found {
        if seen.insert(value.to_string()) {
            let mut case = case(value, place)?;
            if is_java {
                java_words::translate(&mut case);
            }
            cases.push(case);
        }
    }
    Ok(cases)
}

fn list<'v>(held: &'v Value, key: &str, required: bool, place: &str) -> Result<&'v [Value], ReportError> {
    let place = if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") };
    match held.get(key) {
        Some(Value::Array(items)) => Ok(items),
        None if !required => Ok(&[]),
        None => Err(ReportError::Broken { place, what: "missing".to_owned() }),
        Some(_) => Err(ReportError::Broken { place, what: "not a list".to_owned() }),
    }
}

fn case(value: &Value, place: String) -> Result<Case, ReportError> {
    use serde::Deserialize;
    Case::deserialize(value).map_err(|error| ReportError::Broken { place, what: error.to_string() })
}
