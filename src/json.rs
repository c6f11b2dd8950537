//! The report as JSON, schema `ooxide/1`.

use oox_core::verdict::Report;

/// One document with a line end.
pub fn report(report: &Report) -> String {
    let mut text = serde_json::to_string_pretty(report).expect("a report has string keys and finite numbers");
    text.push('\n');
    text
}
