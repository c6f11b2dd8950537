//! Java programs print the same under the engine and under `java`.
//!
//! All programs of `tests/conformance` are compiled and run on the JVM in one batch; the engine runs each as an
//! interpreter. What needs a newer Java than the installed one has its transcript beside it, worked out by hand.
//! `OOXIDE_CONFORMANCE=Name` runs only programs whose path contains the name.

// each test file uses a part of it
#[allow(dead_code)]
#[path = "support/java.rs"]
mod java;
#[allow(dead_code)]
#[path = "support/run.rs"]
mod run;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use run::root;

/// A program: its files, the class to start, and where its transcript comes from.
struct Conforming {
    files: Vec<PathBuf>,
    main: String,
    expected: Option<PathBuf>,
}

/// Deep recursion in tests of recursion.
const STACK_BYTES: usize = 1 << 30;

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

/// The transcripts of the JVM, one file per program.
fn run_on_jvm(folder: &Path, programs: &[&Conforming]) {
    let tool = |name: &str, args: &[String]| {
        let output = Command::new(name).args(args).output().unwrap_or_else(|error| {
            panic!(
                "this test compares with the JVM and needs `{name}` (Debian: default-jdk-headless): {error}"
            )
        });
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{name} fails:\n{errors}");
    };
    let out = folder.display().to_string();
    let mut args: Vec<String> =
        ["-nowarn", "-encoding", "UTF-8", "-Xlint:none", "-d", &out].map(str::to_owned).to_vec();
    args.push(root().join("tests/conformance/Transcripts.java").display().to_string());
    args.extend(
        programs.iter().flat_map(|program| program.files.iter().map(|file| file.display().to_string())),
    );
    tool("javac", &args);
    let mut args: Vec<String> =
        ["-Xss64m", "-XX:TieredStopAtLevel=1", "-cp", &out, "Transcripts", &out].map(str::to_owned).to_vec();
    args.extend(programs.iter().map(|program| program.main.clone()));
    tool("java", &args);
}

fn first_difference(found: &str, wanted: &str) -> String {
    let (mut found, mut wanted) = (found.lines(), wanted.lines());
    let mut line = 1;
    loop {
        match (found.next(), wanted.next()) {
            (None, None) => return "the texts differ in their line ends".to_owned(),
            (a, b) if a == b => line += 1,
            (a, b) => {
                let show = |text: Option<&str>| text.map_or("the end".to_owned(), |text| format!("{text:?}"));
                return format!("line {line}: the engine prints {}, the JVM {}", show(a), show(b));
            }
        }
    }
}

#[test]
fn programs_print_what_they_print_on_the_jvm() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conformance");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let only = std::env::var("OOXIDE_CONFORMANCE").unwrap_or_default();
    let mut programs = programs(&root().join("tests/conformance"));
    programs.retain(|program| program.files.iter().any(|file| file.display().to_string().contains(&only)));
    assert!(!programs.is_empty(), "no program is named so");
    let on_jvm: Vec<&Conforming> = programs.iter().filter(|program| program.expected.is_none()).collect();
    if !on_jvm.is_empty() {
        run_on_jvm(&folder, &on_jvm);
    }
    let next = AtomicUsize::new(0);
    let failures: Mutex<Vec<String>> = Mutex::default();
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(program) = programs.get(index) else { return };
            let wanted = match &program.expected {
                Some(file) => std::fs::read_to_string(file),
                None => std::fs::read_to_string(folder.join(format!("{}.out", program.main))),
            };
            let wanted = wanted.expect("there is a transcript");
            let failure = match java::load(&program.files, true)
                .and_then(|java| java::transcript(&java, &program.main))
            {
                Err(problem) => Some(problem),
                Ok(found) if found == wanted => None,
                Ok(found) => Some(first_difference(&found, &wanted)),
            };
            if let Some(failure) = failure {
                let mut failures = failures.lock().expect("no thread panicked");
                failures.push(format!("{}: {failure}", program.main));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).expect("a thread");
        }
    });
    let mut failures = failures.into_inner().expect("no thread panicked");
    failures.sort();
    assert!(
        failures.is_empty(),
        "{} of {} programs:\n{}",
        failures.len(),
        programs.len(),
        failures.join("\n")
    );
}
