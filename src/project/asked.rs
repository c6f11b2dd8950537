//! The class path of a project, asked of its build: once for each state of its files, offline first. What is said is kept in the
//! folders that the build writes to.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};

/// The file with the class path of a module, in our folder below that of its build.
pub const CLASS_PATH: &str = "classpath.txt";
/// The file with the hash of the project files that the class paths are for.
const STATE: &str = "classpath.state";

/// What a build is asked for.
pub struct Question {
    /// Our folders below those that the build of each module writes to.
    pub ours: Vec<PathBuf>,
    /// All that the answer depends on.
    pub state: String,
}

impl Question {
    /// What the modules need. `ask` has the build write it.
    pub fn class_path(&self, ask: impl FnOnce() -> Result<(), String>) -> Result<Vec<PathBuf>, String> {
        let first = self.ours.first().ok_or("there is no project file")?;
        let state = format!("{:x}", Sha256::digest(&self.state));
        let state_file = first.join(STATE);
        if std::fs::read_to_string(&state_file).is_ok_and(|known| known == state)
            && let Some(known) = self.kept()
            && known.iter().all(|path| path.exists())
        {
            return Ok(known);
        }
        ask()?;
        let known = self.kept().ok_or("it has not been written")?;
        // without the note it is asked for again
        let _ = std::fs::create_dir_all(first).and_then(|()| std::fs::write(&state_file, state));
        Ok(known)
    }

    /// What the build has written for the modules; a module without sources has no file.
    fn kept(&self) -> Option<Vec<PathBuf>> {
        let texts: Vec<String> = self
            .ours
            .iter()
            .filter_map(|folder| std::fs::read_to_string(folder.join(CLASS_PATH)).ok())
            .collect();
        if texts.is_empty() {
            return None;
        }
        let mut paths: Vec<PathBuf> = Vec::new();
        for path in texts.iter().flat_map(|text| std::env::split_paths(text.trim())) {
            if !path.as_os_str().is_empty() && !paths.contains(&path) {
                paths.push(path);
            }
        }
        Some(paths)
    }
}

/// The program that a project brings along, or the one of this name on the path.
pub fn wrapper_or(folder: &Path, wrapper: &str, usual: &str) -> PathBuf {
    let wrapper = folder.join(wrapper);
    if wrapper.is_file() { std::fs::canonicalize(&wrapper).unwrap_or(wrapper) } else { PathBuf::from(usual) }
}

/// Runs a build in a folder. An error is what it printed, or why it could not be run.
pub fn run(program: &Path, folder: &Path, words: &[&str]) -> Result<(), Failed> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut command = Command::new(program);
    command.current_dir(here).args(words).stdin(Stdio::null());
    let ended = command
        .output()
        .map_err(|error| Failed::NotRun(format!("{} cannot be run: {error}", program.display())))?;
    if ended.status.success() {
        return Ok(());
    }
    let printed = [ended.stdout, ended.stderr].concat();
    Err(Failed::Printed(String::from_utf8_lossy(&printed).into_owned()))
}

/// Why a build has not answered.
pub enum Failed {
    /// It could not be run.
    NotRun(String),
    /// It has failed, and printed this.
    Printed(String),
}
