//! How classes are written in one test file: simple names with imports, and full names where two clash.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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
    /// Simple names of classes whose file has the name of another class.
    auxiliary: BTreeSet<String>,
    names_auxiliary: bool,
}

impl Scope {
    /// The scope of a file in a package.
    pub fn new(package: &str, info: &JavaInfo) -> Self {
        let of_package = info.classes.values().filter(|class| class.is_users && class.package == package);
        let (mut taken, mut auxiliary) = (BTreeSet::new(), BTreeSet::new());
        for class in of_package {
            let Some(first) = class.path.first() else { continue };
            taken.insert(first.clone());
            if Path::new(&class.file).file_stem().is_some_and(|stem| stem != first.as_str()) {
                auxiliary.insert(first.clone());
            }
        }
        let (imports, statics) = (BTreeMap::new(), BTreeSet::new());
        Self { package: package.to_owned(), imports, statics, taken, auxiliary, names_auxiliary: false }
    }

    /// Whether a class was named whose file has the name of another class, of which the compiler warns.
    pub fn names_auxiliary(&self) -> bool {
        self.names_auxiliary
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
            self.names_auxiliary |= self.auxiliary.contains(first);
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

    /// Takes over an import of another file, as it is written between `import` and `;`.
    pub fn import(&mut self, written: &str) {
        if let Some(member) = written.strip_prefix("static ") {
            self.statics.insert(member.to_owned());
            return;
        }
        let simple = written.rsplit('.').next().filter(|last| *last != "*").unwrap_or(written);
        self.imports.entry(simple.to_owned()).or_insert_with(|| written.to_owned());
    }

    /// The imports in order: static ones first, then the others.
    pub fn imports(&self) -> (Vec<String>, Vec<String>) {
        let mut plain: Vec<String> = self.imports.values().cloned().collect();
        plain.sort();
        (self.statics.iter().cloned().collect(), plain)
    }
}
