//! Java programs print the same under the engine and under `java`.
//!
//! All programs of `tests/conformance` are compiled and run on the JVM in one batch; the engine runs each as an
//! interpreter. What needs a newer Java than the installed one has its transcript beside it, worked out by hand.
//! `OOXIDE_CONFORMANCE=Name` runs only programs whose path contains the name.

use std::path::{Path, PathBuf};

use crate::support::java;
use crate::support::run::root;
use crate::support::transcripts;

/// A program: its files, the class to start, and where its transcript comes from.
struct Conforming {
    files: Vec<PathBuf>,
    main: String,
    expected: Option<PathBuf>,
}

fn programs(folder: &Path) -> Vec<Conforming> {
    let mut found = Vec::new();
    let mut topics: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the programs are part of the source")
        .map(|entry| entry.expect("the programs are part of the source").path())
        .filter(|path| path.is_dir())
        .collect();
    topics.sort();
    for topic in topics {
        if topic.ends_with("packages") {
            let mut cases: Vec<PathBuf> = std::fs::read_dir(&topic)
                .expect("a folder")
                .map(|entry| entry.expect("an entry").path())
                .collect();
            cases.sort();
            for case in cases.iter().filter(|case| case.is_dir()) {
                let files = java::java_files(case);
                let main = files
                    .iter()
                    .find(|file| file.file_stem().is_some_and(|stem| stem == "Main"))
                    .expect("a program in packages has a class Main");
                let text = std::fs::read_to_string(main).expect("test files can be read");
                let package = text
                    .lines()
                    .find_map(|line| line.trim().strip_prefix("package ")?.strip_suffix(';'))
                    .expect("a program in packages has a package");
                found.push(Conforming { main: format!("{}.Main", package.trim()), files, expected: None });
            }
            continue;
        }
        for file in java::java_files(&topic) {
            let main = file.file_stem().expect("a file").to_string_lossy().into_owned();
            let beside = file.with_extension("expected");
            let expected = beside.exists().then_some(beside);
            found.push(Conforming { files: vec![file], main, expected });
        }
    }
    found
}

#[test]
fn programs_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conformance");
    let only = std::env::var("OOXIDE_CONFORMANCE").unwrap_or_default();
    let mut programs = programs(&root().join("tests/conformance"));
    programs.retain(|program| program.files.iter().any(|file| file.display().to_string().contains(&only)));
    assert!(!programs.is_empty(), "no program is named so");
    let on_jvm: Vec<&Conforming> = programs.iter().filter(|program| program.expected.is_none()).collect();
    if !on_jvm.is_empty() {
        let files: Vec<PathBuf> = on_jvm.iter().flat_map(|program| program.files.iter().cloned()).collect();
        let mains: Vec<String> = on_jvm.iter().map(|program| program.main.clone()).collect();
        transcripts::on_jvm(&folder, &files, &mains);
    }
    transcripts::check_all(&programs, |program| {
        let wanted = match &program.expected {
            Some(file) => std::fs::read_to_string(file).expect("there is a transcript"),
            None => transcripts::wanted(&folder, &program.main),
        };
        match transcripts::found(&program.files, &program.main) {
            Err(problem) => Some(format!("{}: {problem}", program.main)),
            Ok(found) if found == wanted => None,
            Ok(found) => {
                Some(format!("{}: {}", program.main, transcripts::first_difference(&found, &wanted)))
            }
        }
    });
}
