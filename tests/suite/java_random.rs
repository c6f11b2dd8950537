//! Random Java programs print the same under the engine and under `java`.
//!
//! What they are made of is in `tests/suite/support/java_gen`. A failure shows the source of the methods whose lines differ.
//! `OOXIDE_SEED=n` tries other programs.

use std::fmt::Write as _;

use std::path::{Path, PathBuf};

use crate::support::java_gen;
use crate::support::java_gen::Generated;
use crate::support::transcripts;

/// Classes of a run; each is a program of its own.
const CLASSES: u64 = 4;

/// Methods of a class.
const METHODS: usize = 80;

/// A class in its file.
struct Program {
    class: String,
    file: PathBuf,
    generated: Generated,
}

fn seed() -> u64 {
    match std::env::var("OOXIDE_SEED") {
        Ok(text) => text.parse().expect("OOXIDE_SEED is a number"),
        Err(_) => 1,
    }
}

fn differences(program: &Program, found: &str, wanted: &str) -> Option<String> {
    if found == wanted {
        return None;
    }
    let (mut found_lines, mut wanted_lines) = (found.lines(), wanted.lines());
    let mut text = String::new();
    for method in &program.generated.methods {
        let (found, wanted) = (found_lines.next().unwrap_or(""), wanted_lines.next().unwrap_or(""));
        if found != wanted {
            let _ = write!(text, "the engine prints {found:?}\nthe JVM prints    {wanted:?}\n{method}\n");
        }
    }
    Some(format!("{}:\n{text}", program.class))
}

#[test]
fn random_programs_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("java_random");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let seed = seed();
    let programs: Vec<Program> = (0..CLASSES)
        .map(|number| {
            let class = format!("Any{number}");
            let generated =
                java_gen::generated(&class, seed.wrapping_mul(CLASSES).wrapping_add(number), METHODS);
            let file = folder.join(format!("{class}.java"));
            std::fs::write(&file, &generated.text).expect("a file can be written");
            Program { class, file, generated }
        })
        .collect();
    let files: Vec<PathBuf> = programs.iter().map(|program| program.file.clone()).collect();
    let mains: Vec<String> = programs.iter().map(|program| program.class.clone()).collect();
    transcripts::on_jvm(&folder, &files, &mains);
    transcripts::check_all(&programs, |program| {
        match transcripts::found(std::slice::from_ref(&program.file), &program.class) {
            Err(problem) => Some(format!("{} (seed {seed}): {problem}", program.class)),
            Ok(found) => differences(program, &found, &transcripts::wanted(&folder, &program.class)),
        }
    });
}
