//! Results of methods that are kept from run to run, a file for each method. Whether a result still holds is decided by the hash
//! of all that it depends on: our version and that of Z3, the flags, and the code that can be reached (`oox_core::digest`). A file
//! that cannot be read, or is of something else, is none.

use std::fs;
use std::path::{Path, PathBuf};

use oox_core::config::{Bounds, Config};
use oox_core::digest::{Digests, Places};
use oox_core::ir::MethodId;
use oox_core::verdict::MethodReport;
use ooxide_session::Loaded;
use ooxide_session::files::{remove_left_behind, write_file};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The folder of results, in our folder below that of a build.
pub const FOLDER: &str = "results";

/// What is in a file.
#[derive(Serialize, Deserialize)]
struct Entry {
    /// The hash of all that the result depends on.
    key: String,
    bounds: Bounds,
    is_fine_so_far: bool,
    report: MethodReport,
}

/// The results of a run, with those of earlier ones.
pub struct Kept<'p> {
    folder: PathBuf,
    /// Nothing is taken from earlier runs.
    is_fresh: bool,
    digests: Digests<'p>,
    /// How many were taken.
    pub taken: usize,
    /// Why a result could not be written, if one could not.
    pub problem: Option<String>,
}

/// A method, by the name of its file and the hash of what its result depends on.
pub struct Key {
    file: String,
    key: String,
}

impl<'p> Kept<'p> {
    /// Looks into a folder, which need not be there.
    pub fn new(folder: PathBuf, is_fresh: bool, loaded: &'p Loaded) -> Self {
        remove_left_behind(&folder);
        let digests = Digests::new(&loaded.program, &loaded.sources, Places::Counted);
        Self { folder, is_fresh, digests, taken: 0, problem: None }
    }

    /// What a method is looked up by.
    pub fn key(&mut self, loaded: &Loaded, config: &Config, id: MethodId) -> Key {
        let program = &loaded.program;
        let name = format!("{}.{}", program.class(program.method(id).class).name, program.signature(id));
        let hash = Sha256::digest(&name);
        let key = format!("{} {}", version(), self.digests.of(id, config));
        Key { file: format!("{hash:x}").chars().take(32).collect::<String>() + ".json", key }
    }

    /// The result of an earlier run, if it still holds.
    pub fn find(&mut self, key: &Key) -> Option<MethodReport> {
        if self.is_fresh {
            return None;
        }
        let text = fs::read_to_string(self.folder.join(&key.file)).ok()?;
        let entry: Entry = serde_json::from_str(&text).ok().filter(|entry: &Entry| entry.key == key.key)?;
        self.taken += 1;
        Some(MethodReport { bounds: entry.bounds, is_fine_so_far: entry.is_fine_so_far, ..entry.report })
    }

    /// Keeps a result, unless another run could have another one: where time has ended the search or a question to the solver.
    pub fn keep(&mut self, key: Key, config: &Config, report: &MethodReport) {
        let is_by_time = config.interrupt.is_requested()
            || report.bounds_hit.iter().any(|bound| matches!(*bound, "time" | "interrupt"))
            || report.solver.unknowns > 0
            || (config.deepen && !report.complete);
        if is_by_time {
            return;
        }
        let entry = Entry {
            key: key.key,
            bounds: report.bounds,
            is_fine_so_far: report.is_fine_so_far,
            report: report.clone(),
        };
        let text = serde_json::to_string(&entry).expect("a report has no maps but with texts as keys");
        if let Err(error) = write_file(&self.folder, &key.file, &text) {
            self.problem = Some(error.to_string());
        }
    }
}

/// Where results are kept if nothing is said: with the build, in a project.
pub fn usual(root: &Path, rest: &str) -> PathBuf {
    root.join(rest).join(FOLDER)
}

/// Who gives results: the program and the solver.
pub fn version() -> String {
    format!("{} {} {}", env!("CARGO_PKG_VERSION"), env!("OOXIDE_SOURCES"), oox_core::solver::version())
}

/// The hash of all that the result of one method depends on.
pub fn settings(loaded: &Loaded, config: &Config, id: MethodId) -> String {
    Digests::new(&loaded.program, &loaded.sources, Places::Counted).of(id, config)
}
