//! Java programs on the JVM, and how their transcripts are compared with the engine's.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::java;

/// Deep recursion in tests of recursion.
const STACK_BYTES: usize = 1 << 30;

/// Compiles all files in one batch and runs the main classes in one JVM. The transcripts are files in the folder:
/// see [`wanted`].
pub fn on_jvm(folder: &Path, files: &[PathBuf], mains: &[String]) {
    std::fs::create_dir_all(folder).expect("a folder can be made");
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
    let starter = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance/Transcripts.java");
    let mut args: Vec<String> =
        ["-nowarn", "-encoding", "UTF-8", "-Xlint:none", "-d", &out].map(str::to_owned).to_vec();
    args.push(starter.display().to_string());
    args.extend(files.iter().map(|file| file.display().to_string()));
    tool("javac", &args);
    let mut args: Vec<String> =
        ["-Xss64m", "-XX:TieredStopAtLevel=1", "-cp", &out, "Transcripts", &out].map(str::to_owned).to_vec();
    args.extend(mains.iter().cloned());
    tool("java", &args);
}

/// What the main class printed on the JVM.
pub fn wanted(folder: &Path, main: &str) -> String {
    std::fs::read_to_string(folder.join(format!("{main}.out"))).expect("there is a transcript")
}

/// What it prints under the engine, or why it does not run.
pub fn found(files: &[PathBuf], main: &str) -> Result<String, String> {
    java::load(files, true).and_then(|java| java::transcript(&java, main))
}

/// The first line that differs.
pub fn first_difference(found: &str, wanted: &str) -> String {
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

/// Runs the checks of programs on two threads and fails with what they found, in the order of the programs.
pub fn check_all<T: Sync>(programs: &[T], check: impl Fn(&T) -> Option<String> + Sync) {
    let next = AtomicUsize::new(0);
    let failures: Mutex<Vec<(usize, String)>> = Mutex::default();
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(program) = programs.get(index) else { return };
            if let Some(failure) = check(program) {
                failures.lock().expect("no thread panicked").push((index, failure));
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
    let texts: Vec<&str> = failures.iter().map(|(_, text)| text.as_str()).collect();
    assert!(failures.is_empty(), "{} of {} programs:\n{}", failures.len(), programs.len(), texts.join("\n"));
}
