//! Golden files: what is expected stands in a file that somebody has read. After a change that is meant, the same test with
//! `OOXIDE_BLESS=1` writes what comes out now; `git diff` then shows what there is to read. Shared with `frontend/tests`.

use std::path::{Path, PathBuf};

/// Whether the file holds this text; with `OOXIDE_BLESS` it does from now on.
pub fn is_as_reviewed(file: &Path, found: &str) -> bool {
    if std::env::var_os("OOXIDE_BLESS").is_some() {
        std::fs::write(file, found).expect("the golden file can be written");
    }
    std::fs::read_to_string(file).is_ok_and(|reviewed| reviewed == found)
}

/// Fails if there is a file that does not hold what was found.
pub fn check_reviewed(wrong: &[PathBuf]) {
    let names: Vec<String> = wrong.iter().map(|file| file.display().to_string()).collect();
    assert!(
        names.is_empty(),
        "not as reviewed (if that is meant, OOXIDE_BLESS=1 writes them anew):\n{}",
        names.join("\n")
    );
}
