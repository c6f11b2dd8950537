//! What was measured before, in a file: a long run can be made in parts, and a page anew without measuring again.
//!
//! The rows have the members that `--format json` gives them, so that its output is such a file, too.

use std::path::{Path, PathBuf};

use ooxide_session::files::write_file;
use serde::{Deserialize, Serialize};

use super::measure::Measured;
use super::outcome::RowOutcome;
use super::suite::Row;
use super::tests::Tested;
use crate::json;
use crate::problems::Problem;

/// The rows of a file, in the order in which they were measured.
pub struct Results {
    path: Option<PathBuf>,
    file: File,
}

#[derive(Default, Serialize, Deserialize)]
struct File {
    rows: Vec<Kept>,
}

/// A row without what the literature says of it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Kept {
    name: String,
    k: u32,
    mode: String,
    /// What it took and gave.
    #[serde(flatten)]
    pub measured: Measured,
    /// What its tests showed, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tests: Option<Tested>,
}

impl Kept {
    fn is_of(&self, row: &Row) -> bool {
        self.name == row.subject.name && self.k == row.k && self.mode == row.mode.word()
    }
}

impl Results {
    /// Reads a file, if it is there already. Without a path nothing is known and nothing is kept.
    pub fn read(path: Option<&Path>) -> Result<Self, Problem> {
        let file = match path.filter(|path| path.exists()) {
            None => File::default(),
            Some(path) => serde_json::from_str(&crate::input::read(path)?).map_err(|error| {
                let name = path.display();
                Problem::call(format!("{name}: {error}"), "--results takes a file that it wrote itself")
            })?,
        };
        Ok(Self { path: path.map(Path::to_owned), file })
    }

    /// What is known of a row.
    pub fn of(&self, row: &Row) -> Option<&Kept> {
        self.file.rows.iter().find(|kept| kept.is_of(row))
    }

    /// Keeps a row, at once.
    pub fn keep(&mut self, outcome: &RowOutcome) -> Result<(), Problem> {
        let Some(path) = &self.path else { return Ok(()) };
        let kept = Kept {
            name: outcome.row.subject.name.clone(),
            k: outcome.row.k,
            mode: outcome.row.mode.word().to_owned(),
            measured: outcome.measured.clone(),
            tests: outcome.tested.clone(),
        };
        match self.file.rows.iter_mut().find(|known| known.is_of(&outcome.row)) {
            Some(known) => *known = kept,
            None => self.file.rows.push(kept),
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("results.json");
        write_file(folder, name, &json::document(&self.file))?;
        Ok(())
    }
}
