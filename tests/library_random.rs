//! Random operations on classes of the JDK print the same under the engine and under `java`.
//!
//! The programs are those that compare the models with the JDK on the JVM (`tests/jdk-util`, `tests/jdk-stream`), with
//! few sequences each; here the front end and the engine run them too. `OOXIDE_SEED=n` tries other sequences.

// each test file uses a part of it
#[allow(dead_code)]
#[path = "support/java.rs"]
mod java;
#[allow(dead_code)]
#[path = "support/transcripts.rs"]
mod transcripts;

use std::path::{Path, PathBuf};

/// Folder, program, number of sequences for each kind of object, and what it needs beside it.
const PROGRAMS: &[(&str, &str, u32, &[&str])] = &[
    ("jdk-util/programs", "ArrayOps", 4, &["Probe", "Invariants"]),
    ("jdk-util/programs", "Lists", 1, &["Probe", "Invariants"]),
    ("jdk-stream", "Decimals", 20, &[]),
    ("jdk-stream", "Regexes", 40, &[]),
];

/// A program that starts one of them with arguments.
struct Started {
    class: String,
    files: Vec<PathBuf>,
}

fn seed() -> u64 {
    match std::env::var("OOXIDE_SEED") {
        Ok(text) => text.parse().expect("OOXIDE_SEED is a number"),
        Err(_) => 1,
    }
}

#[test]
fn random_operations_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library_random");
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let seed = seed();
    let programs: Vec<Started> = PROGRAMS
        .iter()
        .map(|(below, program, count, beside)| {
            let class = format!("Start{program}");
            let own = folder.join(&class);
            std::fs::create_dir_all(&own).expect("a folder can be made");
            let start = own.join(format!("{class}.java"));
            let text = format!(
                "public class {class} {{\n    public static void main(String[] args) throws Throwable {{\n        \
                 {program}.main(new String[] {{\"{seed}\", \"{count}\"}});\n    }}\n}}\n"
            );
            std::fs::write(&start, text).expect("a file can be written");
            let mut files = vec![start];
            files.extend(
                std::iter::once(program).chain(*beside).map(|name| tests.join(below).join(format!("{name}.java"))),
            );
            // programs of different folders have the same names
            transcripts::on_jvm(&own, &files, std::slice::from_ref(&class));
            Started { class, files }
        })
        .collect();
    transcripts::check_all(&programs, |program| {
        let wanted = transcripts::wanted(&folder.join(&program.class), &program.class);
        match transcripts::found(&program.files, &program.class) {
            Err(problem) => Some(format!("{} (seed {seed}): {problem}", program.class)),
            Ok(found) if found == wanted => None,
            Ok(found) => {
                let difference = transcripts::first_difference(&found, &wanted);
                Some(format!("{} (seed {seed}): {difference}", program.class))
            }
        }
    });
}
