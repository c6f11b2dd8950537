//! The user's files as one world of classes.

use std::collections::BTreeSet;
use std::path::PathBuf;

use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{FileId, SourceMap};
use oox_core::workers::share;

use crate::classfile::ClassPath;
use crate::lower::only_warn;
use crate::models::Sources;
use crate::syntax::{self, tree};
use crate::types::ClassId;
use crate::world::{Origin, World};

/// A file that the user gave.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its content.
    pub text: String,
}

/// The user's classes and everything they can name.
pub struct Project {
    /// All classes.
    pub world: World,
    /// The user's top-level and member classes, in the order of the files.
    pub classes: Vec<ClassId>,
    /// What is wrong with the files.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that the user gave, without those that are left out; others are read because these lead to them.
    pub files: BTreeSet<FileId>,
    /// The errors of files that cannot be used, while others can: the rest goes on without them.
    pub left_out: Vec<Diagnostic>,
    /// How many files could not be parsed without an error.
    pub broken_files: usize,
}

impl Project {
    /// The files, where all other classes are models of ours or without source.
    pub fn new(sources: SourceMap, files: Vec<SourceFile>) -> Self {
        Self::with_classes(sources, files, ClassPath::default())
    }

    /// Parses the files, in parallel, and declares their classes. The files are added to `sources`. Other classes may have
    /// class files.
    pub fn with_classes(mut sources: SourceMap, files: Vec<SourceFile>, classes: ClassPath) -> Self {
        let mut paths = Vec::new();
        let mut ids = Vec::new();
        for file in files {
            ids.push(sources.add(file.path.display().to_string(), file.text));
            paths.push(file.path);
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let parsed = parse_all(&sources, &ids, threads);
        let mut library = Sources::new(classes);
        let mut diagnostics = Vec::new();
        let is_broken = |parsed: &Parsed| parsed.1.iter().any(is_error);
        let broken_files = parsed.iter().filter(|parsed| is_broken(parsed)).count();
        let is_some_whole = broken_files < parsed.len();
        let mut left_out = Vec::new();
        let mut left = BTreeSet::new();
        let mut declared_names = BTreeSet::new();
        for ((file, path), id) in parsed.iter().zip(&paths).zip(&ids) {
            let (unit, found) = file;
            library.add_root_of(path, &unit.package_name());
            let twice = declared_twice(unit, &declared_names);
            if is_some_whole && is_broken(file) {
                left_out.extend(found.iter().filter(|found| is_error(found)).cloned());
                left.insert(*id);
            } else if twice.is_empty() {
                declared_names.extend(top_level_names(unit));
                diagnostics.extend(found.iter().cloned());
            } else {
                left_out.extend(twice);
                left.insert(*id);
            }
        }
        let world = World::new(sources, Box::new(library));
        for (unit, _) in &parsed {
            world.add_package(unit);
        }
        let mut classes = Vec::new();
        for ((unit, _), _) in parsed.iter().zip(&ids).filter(|(_, id)| !left.contains(id)) {
            let (declared, clashes) = world.add_unit(unit, Origin::User);
            for decl in clashes {
                diagnostics.push(Diagnostic::error(
                    decl.name.span,
                    format!("the class `{}` is declared twice", decl.name.text),
                ));
            }
            for class in declared {
                with_members(&world, class, &mut classes);
            }
        }
        for class in &classes {
            if let Some(cycle) = world.find_cycle(*class)
                && cycle.last() == Some(class)
            {
                let names: Vec<String> = cycle.iter().map(|id| world.class(*id).name.clone()).collect();
                let decl = world.class(*class).decl.clone();
                let span = decl.map_or(world.class(*class).span, |decl| decl.name.span);
                diagnostics.push(Diagnostic::error(
                    span,
                    format!("cyclic inheritance: {}", names.join(" extends ")),
                ));
            }
        }
        diagnostics.extend(world.take_diagnostics());
        let files = ids.into_iter().filter(|id| !left.contains(id)).collect();
        only_warn(&files, &mut diagnostics);
        Self { world, classes, diagnostics, files, left_out, broken_files }
    }
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.severity == Severity::Error
}

/// The full names of the classes of a file.
fn top_level_names(unit: &tree::Unit) -> impl Iterator<Item = (String, String)> + '_ {
    let package = unit.package_name();
    unit.types.iter().map(move |decl| (package.clone(), decl.name.text.clone()))
}

/// The classes of a file that files before it declare already.
fn declared_twice(unit: &tree::Unit, before: &BTreeSet<(String, String)>) -> Vec<Diagnostic> {
    let clashes = top_level_names(unit).zip(&unit.types).filter(|(name, _)| before.contains(name));
    let told = clashes.map(|(_, decl)| {
        Diagnostic::error(decl.name.span, format!("the class `{}` is declared twice", decl.name.text))
            .hint("the first file that declares it is used")
    });
    told.collect()
}

fn with_members(world: &World, class: ClassId, into: &mut Vec<ClassId>) {
    into.push(class);
    for inner in world.member_types(class) {
        with_members(world, inner, into);
    }
}

type Parsed = (tree::Unit, Vec<Diagnostic>);

/// Each file on whichever thread is free; the results in the order of the files.
fn parse_all(sources: &SourceMap, ids: &[FileId], threads: usize) -> Vec<Parsed> {
    if threads.min(ids.len()) < 2 {
        return ids.iter().map(|id| syntax::parse(*id, &sources.file(*id).text)).collect();
    }
    let parsed = share(threads, ids, |_, id| Some(syntax::parse(*id, &sources.file(*id).text)));
    parsed.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let mut sources = SourceMap::default();
        let ids: Vec<FileId> = (0..40)
            .map(|index| {
                // files of different lengths, some with an error, so that threads finish in another order
                let body = "int f(int x) { return x + 1; }".repeat(index % 7 * 20);
                let end = if index % 5 == 0 { "" } else { "}" };
                sources.add(format!("C{index}.java"), format!("class C{index} {{ {body} {end}"))
            })
            .collect();
        let alone = format!("{:?}", parse_all(&sources, &ids, 1));
        assert!(alone.contains("C39"));
        for threads in [2, 3, 8] {
            assert_eq!(alone, format!("{:?}", parse_all(&sources, &ids, threads)), "{threads} threads");
        }
    }
}
