//! What the JVM says of the methods of generated programs: see `SmallHeaps.java`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What was found out about a method.
#[derive(Clone, Debug)]
pub enum Answer {
    /// This input makes it fail.
    Fails(String),
    /// No small input does.
    Holds,
    /// No input that was tried does, and there are more.
    Sampled,
}

/// Inputs that are tried one after the other; as many are then drawn from the rest.
const INPUTS: usize = 4000;

/// Compiles the files and runs their methods in one JVM. A line for each method is what `SmallHeaps.java` wants to know of
/// it. The answers are by class and method.
pub fn judged(folder: &Path, files: &[PathBuf], lines: &str) -> HashMap<(String, String), Answer> {
    let out = folder.join("classes");
    // classes of an earlier run would be inputs of this one
    if out.exists() {
        std::fs::remove_dir_all(&out).expect("the folder is ours");
    }
    std::fs::create_dir_all(&out).expect("a folder can be made");
    let shown = out.display().to_string();
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/support/type_gen/jvm");
    let mut sources: Vec<PathBuf> = std::fs::read_dir(driver)
        .expect("it is in the repository")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    sources.sort();
    sources.extend(files.iter().cloned());
    let mut args: Vec<String> = ["-nowarn", "-parameters", "-encoding", "UTF-8", "-Xlint:none", "-d", &shown]
        .map(str::to_owned)
        .to_vec();
    args.extend(sources.iter().map(|file| file.display().to_string()));
    run("javac", &args);
    // identity hash codes by a counter: the order of a hash set is the same in each run
    let hashes = ["-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3"];
    let mut args: Vec<String> = hashes.map(str::to_owned).to_vec();
    args.extend(["-ea", "--add-opens", "java.base/java.lang=ALL-UNNAMED", "-cp", &shown].map(str::to_owned));
    let methods = folder.join("methods");
    std::fs::write(&methods, lines).expect("a file can be written");
    let methods = methods.display().to_string();
    args.extend(["SmallHeaps", &shown, &INPUTS.to_string(), &methods].map(str::to_owned));
    run("java", &args).lines().map(answer).collect()
}

fn run(tool: &str, args: &[String]) -> String {
    let output = Command::new(tool).args(args).output().unwrap_or_else(|error| {
        panic!("this test compares with the JVM and needs `{tool}` (Debian: default-jdk-headless): {error}")
    });
    assert!(output.status.success(), "{tool} fails:\n{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn answer(line: &str) -> ((String, String), Answer) {
    let parts: Vec<&str> = line.splitn(5, ' ').collect();
    let [class, method, word, _, witness] = parts.as_slice() else { panic!("the judge says {line:?}") };
    let answer = match *word {
        "fails" => Answer::Fails((*witness).to_owned()),
        "holds" => Answer::Holds,
        "sampled" => Answer::Sampled,
        _ => panic!("the judge says {line:?}"),
    };
    (((*class).to_owned(), (*method).to_owned()), answer)
}
