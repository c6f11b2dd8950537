//! Any text as Java: nothing panics on the way to OOX, and what is refused is taken out.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total_java.rs"]
mod total_java;

fuzz_target!(|text: &str| {
    total_java::check_lower(text);
});
