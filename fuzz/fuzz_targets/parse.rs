//! Any text: the parser does not panic, and what it accepts is printed and read again as the same tree.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total.rs"]
mod total;

fuzz_target!(|text: &str| {
    total::check_parse(text);
});
