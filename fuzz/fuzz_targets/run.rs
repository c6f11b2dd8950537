//! Any text: parsing, resolving and verifying every method within tiny bounds does not panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total.rs"]
mod total;

fuzz_target!(|text: &str| {
    total::check_run(text);
});
