//! The tables of floors in `docs/architecture.md`.
//!
//! Each is a block after a comment `<!-- floors: FOLDER -->`. A line of it is a floor, the uppermost first, and has the names of
//! its modules: `a, b` stand side by side and know nothing of each other; `a + b` are one. A module uses what is on lower
//! floors. A line `a -> b` is an exception that is known: `a` uses `b` although it may not.

use std::collections::BTreeSet;

use super::modules::{ROOT, Uses};

/// One table.
pub struct Floors {
    /// From the top: floors, of what stands side by side, of modules that are one.
    floors: Vec<Vec<Vec<String>>>,
    exceptions: BTreeSet<(String, String)>,
}

impl Floors {
    /// Reads the lines of a table.
    pub fn parse(text: &str) -> Self {
        let mut floors = Self { floors: Vec::new(), exceptions: BTreeSet::new() };
        for line in text.lines() {
            if let Some((from, to)) = line.split_once(" -> ") {
                floors.exceptions.insert((from.to_owned(), to.to_owned()));
            } else {
                let side_by_side = line.split(", ");
                floors
                    .floors
                    .push(side_by_side.map(|one| one.split(" + ").map(str::to_owned).collect()).collect());
            }
        }
        floors
    }

    fn names(&self) -> impl Iterator<Item = &String> {
        self.floors.iter().flatten().flatten()
    }

    /// The number of the floor, and of the place on it.
    fn place(&self, name: &str) -> Option<(usize, usize)> {
        self.floors.iter().enumerate().find_map(|(number, floor)| {
            let at = floor.iter().position(|one| one.iter().any(|module| module == name))?;
            Some((number, at))
        })
    }

    /// Whether it may be so. The file of a folder itself is above all others, unless it has a line.
    fn permits(&self, from: &str, to: &str) -> bool {
        match (self.place(from), self.place(to)) {
            (None, Some(_)) => from == ROOT,
            (Some(from), Some(to)) => from == to || from.0 < to.0,
            (_, None) => false,
        }
    }

    /// All that is wrong between a table and what it is about.
    pub fn problems(&self, modules: &BTreeSet<String>, uses: &Uses) -> Vec<String> {
        let mut problems = Vec::new();
        let mut seen = BTreeSet::new();
        for name in self.names() {
            if !seen.insert(name) {
                problems.push(format!("`{name}` is on two floors"));
            }
            if !modules.contains(name) && name != ROOT {
                problems.push(format!("there is no `{name}`"));
            }
        }
        problems.extend(
            modules
                .iter()
                .filter(|module| !seen.contains(module))
                .map(|module| format!("`{module}` has no floor")),
        );
        for (edge, files) in uses {
            let (from, to) = edge;
            if !self.permits(from, to) && !self.exceptions.contains(edge) {
                let files: Vec<&str> = files.iter().map(String::as_str).collect();
                problems.push(format!("`{from}` uses `{to}`, which is not below it: {}", files.join(", ")));
            }
        }
        for edge in &self.exceptions {
            let (from, to) = edge;
            if self.permits(from, to) || !uses.contains_key(edge) {
                problems.push(format!("the exception `{from} -> {to}` is no longer needed"));
            }
        }
        problems
    }
}

#[test]
fn a_module_uses_what_is_below_it() {
    let check = |table: &str, edges: &[(&str, &str)]| {
        let floors = Floors::parse(table);
        let modules = ["a", "b", "c"].map(str::to_owned).into();
        let uses = edges
            .iter()
            .map(|(from, to)| (((*from).to_owned(), (*to).to_owned()), BTreeSet::from(["file".to_owned()])));
        floors.problems(&modules, &uses.collect()).join("; ")
    };
    assert_eq!(check("a\nb\nc", &[("a", "b"), ("a", "c"), ("b", "c"), (ROOT, "a")]), "");
    assert_eq!(check("a\nb\nc", &[("c", "a")]), "`c` uses `a`, which is not below it: file");
    assert_eq!(check("a\nb, c", &[("b", "c")]), "`b` uses `c`, which is not below it: file");
    assert_eq!(check("a\nb + c", &[("b", "c"), ("c", "b")]), "");
    assert_eq!(check("a\nb, c\nb -> c", &[("b", "c")]), "");
    assert_eq!(check("a\nb, c\nb -> c", &[]), "the exception `b -> c` is no longer needed");
    assert_eq!(check("a\nb\nc\nb -> c", &[("b", "c")]), "the exception `b -> c` is no longer needed");
    assert_eq!(check("a\nb", &[]), "`c` has no floor");
    assert_eq!(check("a\nb, c\na + d", &[]), "`a` is on two floors; there is no `d`");
    assert_eq!(check("a\nb\nc", &[("a", ROOT)]), "`a` uses `root`, which is not below it: file");
    assert_eq!(check("a\nroot\nb, c", &[("a", ROOT), (ROOT, "b")]), "");
}
