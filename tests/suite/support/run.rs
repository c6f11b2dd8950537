//! Running the real program on a file and reading its JSON report.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The project's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Runs `ooxide` with these arguments in the project's root. Unless a test says so, there is no limit of time: what is found must
/// not depend on what else the machine does.
pub fn ooxide(args: &[&str]) -> Output {
    let mut all = args.to_vec();
    let is_search = args.first().is_some_and(|command| ["verify", "gen"].contains(command));
    if is_search && !args.iter().any(|arg| arg.starts_with("--time")) {
        all.extend(["--time", "none"]);
    }
    Command::new(env!("CARGO_BIN_EXE_ooxide")).args(all).current_dir(root()).output().expect("ooxide starts")
}

/// A folder for what a test writes, without what an earlier run has left there; it is not made yet.
pub fn folder(suite: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(suite).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    folder
}

/// Its name as an argument.
pub fn plain(path: &Path) -> &str {
    path.to_str().expect("the target folder has a plain name")
}

/// The report of `ooxide verify`, and the exit status.
pub fn verify(file: &Path, args: &[&str]) -> (Value, i32) {
    let file = file.to_str().expect("test files have plain names");
    let mut all = vec!["verify", file, "--format", "json"];
    all.extend(args);
    let output = ooxide(&all);
    let status = output.status.code().expect("ooxide is not killed");
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!(
            "no JSON from ooxide {all:?} (status {status}): {error}\n{}",
            String::from_utf8_lossy(&output.stderr)
        )
    });
    (report, status)
}

/// The violations of a method report as `kind@line`, in order.
pub fn violations(method: &Value) -> Vec<String> {
    let list = method["violations"].as_array().expect("a list");
    list.iter()
        .map(|each| {
            let kind = each["check"].as_str().expect("a word");
            format!("{kind}@{}", each["place"]["line"])
        })
        .collect()
}

/// The `.oox` files of a folder below `tests/`, in alphabetical order.
pub fn programs(folder: &str) -> Vec<PathBuf> {
    programs_in("oox", folder)
}

/// The files of a folder below `tests/` with this ending, in alphabetical order.
pub fn programs_in(ending: &str, folder: &str) -> Vec<PathBuf> {
    let folder = root().join("tests").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|known| known == ending))
        .collect();
    files.sort();
    files
}

/// The `//!` lines at the top of a program.
pub fn header(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("test files can be read");
    text.lines()
        .take_while(|line| line.starts_with("//"))
        .filter_map(|line| line.strip_prefix("//! "))
        .map(str::to_owned)
        .collect()
}
