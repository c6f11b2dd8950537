//! Any text as the inside of a comment of JML, before a method, in a class and in a body: the parser does not panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/suite/support/total_java.rs"]
mod total_java;

fuzz_target!(|text: &str| {
    total_java::check_jml(text);
});
