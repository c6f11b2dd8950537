//! One huge method on many machines: `ooxide plan` writes the units of its search as lines, `ooxide work` explores one of them, and
//! `ooxide verify --parts` puts together what is there and explores the rest. A unit is the choices that lead to its first state.

use std::path::PathBuf;
use std::sync::Mutex;

use oox_core::config::Config;
use oox_core::ir::MethodId;
use oox_core::search::{Exploration, Part, Parts, UnitName};
use oox_core::verdict;
use ooxide_session::Loaded;
use ooxide_session::files::{remove_left_behind, write_file};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Prepared;
use crate::cli::{VerifyArgs, WorkArgs};
use crate::exception::Exception;
use crate::kept::version;
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;

/// Which units are explored here.
pub enum Here {
    /// All that are not there.
    Rest,
    /// None.
    Nothing,
    /// The one of this name.
    One(String),
}

/// A folder with a file for each unit that was explored.
pub struct Folder {
    path: PathBuf,
    /// The hash of all that units depend on.
    key: String,
    here: Here,
    seen: Mutex<Seen>,
}

/// What came of it.
#[derive(Default)]
struct Seen {
    /// A line for each unit that is not there.
    missing: Vec<String>,
    /// The wanted unit was there, or was explored.
    has_wanted: bool,
    problem: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Entry<T> {
    key: String,
    found: T,
}

impl Folder {
    /// The units of a method.
    pub fn new(folder: PathBuf, loaded: &Loaded, config: &Config, id: MethodId, here: Here) -> Self {
        remove_left_behind(&folder);
        let mut hash = Sha256::new();
        let mut add = |text: &str| {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        };
        add(&version());
        add(&crate::kept::settings(loaded, config, id));
        // what was found names things by their numbers, which depend on the whole program
        for file in loaded.sources.ids() {
            add(&loaded.sources.file(file).name);
            add(&loaded.sources.file(file).text);
        }
        Self { path: folder, key: format!("{:x}", hash.finalize()), here, seen: Mutex::default() }
    }

    fn file(&self, name: UnitName) -> String {
        format!("{}-{name}.json", &self.key[..16])
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        // it is whole at any time
        self.seen.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Parts for Folder {
    fn ask(&self, name: UnitName, trail: &[u32]) -> Part {
        let is_wanted = matches!(&self.here, Here::One(wanted) if *wanted == name.to_string());
        let text = std::fs::read_to_string(self.path.join(self.file(name))).ok();
        let entry = text.and_then(|text| serde_json::from_str::<Entry<Exploration>>(&text).ok());
        if let Some(entry) = entry.filter(|entry| entry.key == self.key) {
            self.seen().has_wanted |= is_wanted;
            return Part::Known(Box::new(entry.found));
        }
        if is_wanted || matches!(self.here, Here::Rest) {
            return Part::Explored;
        }
        let choices: Vec<String> = trail.iter().map(u32::to_string).collect();
        self.seen().missing.push(format!("{name} {}", choices.join(",")));
        Part::Missing
    }

    fn keep(&self, name: UnitName, found: &Exploration) {
        let entry = Entry { key: self.key.clone(), found };
        let text = serde_json::to_string(&entry).expect("maps are written as lists");
        let written = write_file(&self.path, &self.file(name), &text);
        let mut seen = self.seen();
        seen.has_wanted |= matches!(&self.here, Here::One(wanted) if *wanted == name.to_string());
        if let Err(error) = written {
            seen.problem = Some(error.to_string());
        }
    }
}

/// `ooxide plan`
pub fn plan(args: &VerifyArgs, exceptions: &[Exception]) -> Result<Status, Problem> {
    let missing = explored(args, exceptions, Here::Nothing)?.missing;
    print(&missing.iter().flat_map(|line| [line.as_str(), "\n"]).collect::<String>())?;
    Ok(Status::Fine)
}

/// `ooxide work`
pub fn work(args: &WorkArgs, exceptions: &[Exception]) -> Result<Status, Problem> {
    let unit = args.unit.split_whitespace().next().unwrap_or_default().to_owned();
    let seen = explored(&args.verify, exceptions, Here::One(unit.clone()))?;
    match seen.problem {
        Some(problem) => Err(Problem::without_hint(problem)),
        None if seen.has_wanted => Ok(Status::Fine),
        None => Err(Problem::call(
            format!("there is no unit {unit}"),
            "`ooxide plan` with the same flags lists those that are left",
        )),
    }
}

/// Explores what is wanted of the only method.
fn explored(args: &VerifyArgs, exceptions: &[Exception], here: Here) -> Result<Seen, Problem> {
    let prepared = Prepared::new(args, exceptions)?;
    let folder = folder_of(args)?
        .ok_or_else(|| Problem::call("there is no folder for the parts", "name one with --parts DIR"))?;
    let [id] = prepared.methods[..] else {
        return Err(Problem::call(
            format!("these are {} methods: the search of one is cut into units", prepared.methods.len()),
            "name it with --entry Class.method; methods are shared by --shard",
        ));
    };
    let config = prepared.config_of(exceptions, id);
    let parts = Folder::new(folder, &prepared.loaded, &config, id, here);
    verdict::verify_in_parts(&prepared.loaded.program, &prepared.loaded.sources, &config, id, &parts);
    Ok(parts.seen.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// The folder of units, if one is named.
pub fn folder_of(args: &VerifyArgs) -> Result<Option<PathBuf>, Problem> {
    let Some(folder) = &args.choice.parts else { return Ok(None) };
    if args.choice.deepen || args.layers.dump_smt.is_some() {
        return Err(Problem::call(
            "--parts is not together with --deepen or --dump-smt",
            "bounds that grow depend on the time, and questions are written by who asks them",
        ));
    }
    Ok(Some(folder.clone()))
}
