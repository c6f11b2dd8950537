//! How classes are written in one test file: simple names with imports, and full names where two clash.

use std::collections::{BTreeMap, BTreeSet};

use super::JavaInfo;

/// The names of one file.
#[derive(Clone, Debug)]
pub struct Scope {
    package: String,
    /// Simple name of an import to its full name.
    imports: BTreeMap<String, String>,
    statics: BTreeSet<String>,
    /// Simple names that mean something in the package.
    taken: BTreeSet<String>,
}

impl Scope {
    /// The scope of a file in a package.
    pub fn new(package: &str, info: &JavaInfo) -> Self {
        let of_package = info.classes.values().filter(|class| class.is_users && class.package == package);
        let taken = of_package.filter_map(|class| class.path.first().cloned()).collect();
        Self { package: package.to_owned(), imports: BTreeMap::new(), statics: BTreeSet::new(), taken }
    }

    /// The package of the file.
    pub fn package(&self) -> &str {
        &self.package
    }

    /// The name of a class given by its package and path.
    pub fn class(&mut self, package: &str, path: &[String]) -> String {
        let written = path.join(".");
        let Some(first) = path.first() else { return written };
        if package == self.package {
            return written;
        }
        let full = format!("{package}.{first}");
        if package == "java.lang" && !self.taken.contains(first) && !self.imports.contains_key(first) {
            return written;
        }
        match self.imports.get(first) {
            Some(known) if *known == full => written,
            Some(_) => format!("{package}.{written}"),
            None if self.taken.contains(first) => format!("{package}.{written}"),
            None => {
                self.imports.insert(first.clone(), full);
                written
            }
        }
    }

    /// The name of a static method that is imported: `org.junit.jupiter.api.Assertions`, `assertEquals`.
    pub fn static_method(&mut self, class: &str, method: &str) -> String {
        self.statics.insert(format!("{class}.{method}"));
        method.to_owned()
    }

    /// The imports in order: static ones first, then the others.
    pub fn imports(&self) -> (Vec<String>, Vec<String>) {
        let mut plain: Vec<String> = self.imports.values().cloned().collect();
        plain.sort();
        (self.statics.iter().cloned().collect(), plain)
    }
}
