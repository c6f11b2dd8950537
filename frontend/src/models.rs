//! Where classes are looked for that the user did not give: our models of the JDK, which are part of the program, then
//! the folders around the user's files, then class files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::classfile::{ClassPath, Described};
use crate::world::{Found, Library, Origin};

/// Qualified names and texts, sorted by name.
static MODELS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// The names of all modelled classes.
pub fn model_names() -> impl Iterator<Item = &'static str> {
    MODELS.iter().map(|(name, _)| *name)
}

/// The source path, the models, the class path.
#[derive(Debug)]
pub struct Sources {
    /// Folders that hold packages.
    roots: BTreeSet<PathBuf>,
    classes: ClassPath,
}

impl Sources {
    /// The models and these classes.
    pub fn new(classes: ClassPath) -> Self {
        Self { roots: classes.sources.iter().cloned().collect(), classes }
    }

    /// The folder above the packages of a file: where the other classes of its project are.
    pub fn add_root_of(&mut self, file: &Path, package: &str) {
        // a path may begin inside of a package: then the folders above it are those of the working directory
        let absolute = std::path::absolute(file).ok();
        let root = root_of(file, package)
            .or_else(|| absolute.as_deref().and_then(|absolute| root_of(absolute, package)));
        self.roots.extend(root.map(Path::to_owned));
    }
}

/// The folder above the packages, where the path names them.
fn root_of<'f>(file: &'f Path, package: &str) -> Option<&'f Path> {
    let mut folder = file.parent()?;
    for part in package.split('.').rev().filter(|part| !part.is_empty()) {
        if folder.file_name()? != part {
            return None;
        }
        folder = folder.parent()?;
    }
    Some(folder)
}

impl Library for Sources {
    fn find(&self, qualified: &str) -> Option<Found> {
        let relative = format!("{}.java", qualified.replace('.', "/"));
        // a folder around the user's files may be the JDK's own source: its classes are modelled
        if let Ok(index) = MODELS.binary_search_by(|(name, _)| (*name).cmp(qualified)) {
            let (_, text) = MODELS[index];
            let path = format!("jdk/{relative}");
            return Some(Found { path, text: text.to_owned(), origin: Origin::Library });
        }
        for root in &self.roots {
            let path = root.join(&relative);
            let bytes = std::fs::read(&path).ok();
            if let Some(text) = bytes.and_then(|bytes| self.classes.charset.decode(bytes).ok()) {
                return Some(Found { path: path.display().to_string(), text, origin: Origin::User });
            }
        }
        None
    }

    fn class_file(&self, binary: &str) -> Option<Described> {
        self.classes.find(binary)
    }
}
