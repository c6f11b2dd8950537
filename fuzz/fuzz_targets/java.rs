//! Any text as Java: the parser does not panic, and what it says is about places in the text.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total_java.rs"]
mod total_java;

fuzz_target!(|text: &str| {
    total_java::check_java(text);
});
