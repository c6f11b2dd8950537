//! A fuzz run that repeats exactly: seeded mutations of test programs, examples and reports, on the stable compiler.
//!
//! What must hold for each text is in `tests/suite/support/total*.rs`; the fuzz targets of `fuzz/` check the same. A failure
//! prints the file, the number of the mutant and its text.

mod java;
mod mutation;
mod oox;
mod report;

use std::path::Path;

fn name_of(file: &Path) -> String {
    file.file_name().expect("a file").to_string_lossy().into_owned()
}

/// The classes of a program are enough: header comments and marks would take half of the mutations.
fn program_text(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("test files can be read");
    let program = text.lines().skip_while(|line| line.starts_with("//"));
    let unmarked = program.map(|line| line.split(" //~").next().unwrap_or_default());
    unmarked.collect::<Vec<_>>().join("\n").trim_start().to_owned()
}
