//! The rows of a suite: what is run, and what the literature says of it.
//!
//! A suite is a folder of Java with four tables: `rows.csv` (which method each row is), `thesis.csv` (the figures
//! that were printed), `counts.csv` (other counts that are expected, with the reason and its basis: `beyond`, nothing is
//! printed; `erratum`, the print contradicts itself; `variant`, another program, which we have, has the printed count; `ours`,
//! the print stands against our count and our reasoning) and
//! `branches.csv` (why tests leave branches out). `page.md` has the words of the page.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use oox_core::config::HeapMode;

use crate::input;
use crate::problems::Problem;

/// The modes that the literature compares, in the order of its columns.
pub const MODES: [HeapMode; 3] = [HeapMode::LazierSharp, HeapMode::Lazier, HeapMode::Lazy];

/// A method of the suite.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Subject {
    /// As the literature names it, as `AvlTree(I).find`.
    pub name: String,
    /// The file that it is in.
    pub file: PathBuf,
    /// `Class.method` or `Class.method(types)`; in the table with spaces between the types.
    pub entry: String,
    /// More flags of `ooxide verify`.
    pub flags: Vec<String>,
}

impl Subject {
    /// The class, as the literature names it.
    pub fn class(&self) -> &str {
        self.name.rsplit_once('.').map_or(self.name.as_str(), |(class, _)| class)
    }

    /// The method, as the literature names it.
    pub fn method(&self) -> &str {
        self.name.rsplit_once('.').map_or(self.name.as_str(), |(_, method)| method)
    }
}

/// What is run once.
#[derive(Clone, Debug)]
pub struct Row {
    /// The method that is run.
    pub subject: Subject,
    /// The bound on chains of references.
    pub k: u32,
    /// How the heap is initialised.
    pub mode: HeapMode,
    /// The count that is right, if somebody knows it.
    pub expected: Option<Expected>,
    /// What the literature prints of it.
    pub thesis: Thesis,
    /// Why its tests leave branches out that others take.
    pub branch_reason: Option<String>,
}

impl Row {
    /// Whether tests are generated for it. They are the same in all modes, or more of the same, so those of the first will do;
    /// and beyond the bounds that were printed there are thousands.
    pub fn has_tests(&self) -> bool {
        self.mode == MODES[0] && (self.k <= 3 || self.thesis.cases.is_some())
    }
}

/// A number of cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// How many there are.
    pub cases: u64,
    /// Why it is not the printed one.
    pub reason: Option<String>,
    /// The print says otherwise, and only we say that it is wrong.
    pub is_disputed: bool,
}

/// What was printed of a row; figures other than cases only for the mode `lazier#`.
#[derive(Clone, Debug, Default)]
pub struct Thesis {
    /// The number of test cases.
    pub cases: Option<u64>,
    /// The number of states.
    pub states: Option<u64>,
    /// Branches covered, as `7/8`.
    pub branches: Option<String>,
    /// The time that it took.
    pub seconds: Option<f64>,
}

/// Reads the tables of a folder. Rows come in the order of `rows.csv`, then by bound, then by mode.
pub fn read(folder: &Path) -> Result<Vec<Row>, Problem> {
    let printed = printed(&folder.join("thesis.csv"))?;
    let counts = counts(&folder.join("counts.csv"))?;
    let reasons = branch_reasons(&folder.join("branches.csv"))?;
    let mut rows = Vec::new();
    for subject in subjects(folder)? {
        let named = |(name, _, _): &&Key| *name == subject.name;
        let keys = printed.keys().filter(named).chain(counts.keys().filter(named));
        let bounds: std::collections::BTreeSet<u32> = keys.map(|(_, k, _)| *k).collect();
        for k in bounds {
            for (at, mode) in MODES.into_iter().enumerate() {
                let key = (subject.name.clone(), k, at);
                let (thesis, count) = (printed.get(&key), counts.get(&key));
                if thesis.is_none() && count.is_none() {
                    continue;
                }
                let thesis = thesis.cloned().unwrap_or_default();
                let of_thesis =
                    thesis.cases.map(|cases| Expected { cases, reason: None, is_disputed: false });
                let expected = count.cloned().or(of_thesis);
                let branch_reason = reasons
                    .iter()
                    .find(|(name, bounds, _)| *name == subject.name && bounds.contains(&k))
                    .map(|(_, _, reason)| reason.clone());
                rows.push(Row { subject: subject.clone(), k, mode, expected, thesis, branch_reason });
            }
        }
    }
    Ok(rows)
}

/// Name, bound, and index of the mode.
type Key = (String, u32, usize);

fn subjects(folder: &Path) -> Result<Vec<Subject>, Problem> {
    let path = folder.join("rows.csv");
    lines(&path, 5, |cells| {
        let [class, method, file, entry, flags] = cells else { return None };
        Some(Subject {
            name: format!("{class}.{method}"),
            file: folder.join(file),
            // a comma would end the cell
            entry: entry.replace(' ', ","),
            flags: flags.split_whitespace().map(str::to_owned).collect(),
        })
    })
}

fn printed(path: &Path) -> Result<BTreeMap<Key, Thesis>, Problem> {
    let rows = lines(path, 9, |cells| {
        let [class, method, k, sharp, lazier, lazy, states, branches, seconds] = cells else { return None };
        let name = format!("{class}.{method}");
        let k: u32 = k.parse().ok()?;
        let mut found: Vec<(Key, Thesis)> = Vec::new();
        for (at, cases) in [sharp, lazier, lazy].into_iter().enumerate() {
            let mut thesis = Thesis { cases: optional(cases).ok()?, ..Thesis::default() };
            if at == 0 {
                thesis.states = optional(states).ok()?;
                thesis.seconds = optional(seconds).ok()?;
            }
            thesis.branches = Some((*branches).to_owned()).filter(|text| !text.is_empty());
            found.push(((name.clone(), k, at), thesis));
        }
        Some(found)
    })?;
    Ok(rows.into_iter().flatten().collect())
}

fn counts(path: &Path) -> Result<BTreeMap<Key, Expected>, Problem> {
    let rows = lines(path, 7, |cells| {
        let [class, method, k, mode, cases, basis, reason] = cells else { return None };
        let at = MODES.into_iter().position(|each| each.word() == *mode)?;
        let is_disputed = match *basis {
            "ours" => true,
            "beyond" | "erratum" | "variant" => false,
            _ => return None,
        };
        let reason = Some((*reason).to_owned());
        let expected = Expected { cases: cases.parse().ok()?, reason, is_disputed };
        Some(((format!("{class}.{method}"), k.parse().ok()?, at), expected))
    })?;
    Ok(rows.into_iter().collect())
}

/// Names, bounds and reasons.
fn branch_reasons(path: &Path) -> Result<Vec<(String, Vec<u32>, String)>, Problem> {
    lines(path, 4, |cells| {
        let [class, method, bounds, reason] = cells else { return None };
        let bounds: Option<Vec<u32>> = bounds.split(' ').map(|k| k.parse().ok()).collect();
        Some((format!("{class}.{method}"), bounds?, (*reason).to_owned()))
    })
}

/// An empty cell is no number; anything else must be one.
fn optional<N: std::str::FromStr>(cell: &str) -> Result<Option<N>, N::Err> {
    if cell.is_empty() { Ok(None) } else { cell.parse().map(Some) }
}

/// The lines of a table below its head. The last cell may hold commas.
fn lines<T>(path: &Path, width: usize, read: impl Fn(&[&str]) -> Option<T>) -> Result<Vec<T>, Problem> {
    let text = input::read(path)?;
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty()) {
        let cells: Vec<&str> = line.splitn(width, ',').collect();
        let row = read(&cells).ok_or_else(|| {
            let place = format!("{}:{}", path.display(), at + 1);
            Problem::call(format!("{place}: not a row of this table"), "its first line names the columns")
        })?;
        found.push(row);
    }
    Ok(found)
}
