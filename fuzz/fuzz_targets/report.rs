//! Any text as a JSON report: it is refused, or its cases are drawn in every form.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total_report.rs"]
mod total_report;

fuzz_target!(|text: &str| {
    total_report::check_report(text);
});
