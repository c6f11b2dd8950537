//! Reports as JSON, schema `ooxide/1`.

use serde::Serialize;

/// One document with a line end.
pub fn document(report: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(report).expect("a report has string keys and finite numbers");
    text.push('\n');
    text
}
