//! The classes of the subject in a folder: compiled from the user's sources, and where that does not work as they stand, in the
//! next best way. Annotation processors of the class path may write what is missing. Else, if all classes of the sources are on
//! the class path, compiled by somebody who could, those are taken. Which way it was is told ([`Origin`]).

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::compile::Javac;
use super::{JvmError, Suite};

const MODULE: &str = "module-info.java";

/// Where the classes of the subject came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The sources as they stand.
    Sources,
    /// The sources, and what the annotation processors of the class path made of them.
    Processors,
    /// The class path; the first thing that is wrong with the sources.
    ClassFiles(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sources => f.write_str("the sources were compiled as they stand"),
            Self::Processors => {
                f.write_str("the sources were compiled with the annotation processors of the class path")
            }
            Self::ClassFiles(error) => {
                write!(
                    f,
                    "the sources do not compile here, so the tests ran on their classes of the class path ({error})"
                )
            }
        }
    }
}

/// Puts the classes of the subject into a folder.
pub(super) fn provide(
    javac: &Javac,
    suite: &Suite,
    dependencies: &[PathBuf],
    folder: &Path,
) -> Result<Origin, JvmError> {
    // what describes a module or a package has no class that a test could see, and would need the other modules
    let sources: Vec<PathBuf> = suite
        .sources
        .iter()
        .filter(|file| file.file_stem().is_none_or(|stem| stem != "module-info" && stem != "package-info"))
        .cloned()
        .collect();
    if sources.is_empty() {
        return Ok(Origin::Sources);
    }
    let roots = &roots_without_modules(suite.roots, javac.folder)?;
    // what is wrong with the style of the user's code is not our matter
    let options = ["-proc:none", "-Xlint:none", "-nowarn", "-g", "-encoding", suite.encoding];
    let options = options.map(OsString::from);
    let Err(errors) = javac.run(&options, folder, dependencies, roots, &sources)? else {
        return Ok(Origin::Sources);
    };
    // without a class path there are no processors
    if !dependencies.is_empty() {
        let with_processors = javac.run(&options[1..], folder, dependencies, roots, &sources);
        if matches!(with_processors, Ok(Ok(_))) {
            return Ok(Origin::Processors);
        }
        if copy_classes(&sources, suite.roots, dependencies, folder)? {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            return Ok(Origin::ClassFiles(first.lines().next().unwrap_or_default().to_owned()));
        }
    }
    Err(JvmError::Subject(errors))
}

/// The folders in which packages begin, without what describes a module there: javac would take it for an order, and ask for modules
/// that a class path does not have. In the place of such a folder stands one of links to everything else in it.
#[cfg(unix)]
fn roots_without_modules(roots: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>, JvmError> {
    let mut plain = Vec::new();
    for (index, root) in roots.iter().enumerate() {
        if !root.join(MODULE).is_file() {
            plain.push(root.clone());
            continue;
        }
        let links = folder.join(format!("root-{index}"));
        fs::create_dir(&links).map_err(JvmError::io(&links))?;
        let root = std::path::absolute(root).map_err(JvmError::io(root))?;
        for entry in fs::read_dir(&root).map_err(JvmError::io(&root))? {
            let entry = entry.map_err(JvmError::io(&root))?;
            if entry.file_name() != MODULE {
                let link = links.join(entry.file_name());
                std::os::unix::fs::symlink(entry.path(), &link).map_err(JvmError::io(&link))?;
            }
        }
        plain.push(links);
    }
    Ok(plain)
}

/// Links need rights elsewhere.
#[cfg(not(unix))]
fn roots_without_modules(roots: &[PathBuf], _: &Path) -> Result<Vec<PathBuf>, JvmError> {
    Ok(roots.to_vec())
}

/// Copies the classes of some sources, with those inside of them, from the class path into a folder; whether all are there.
fn copy_classes(
    sources: &[PathBuf],
    roots: &[PathBuf],
    classpath: &[PathBuf],
    folder: &Path,
) -> Result<bool, JvmError> {
    let mut missing: Vec<String> = Vec::new();
    for source in sources {
        let source = std::path::absolute(source).map_err(JvmError::io(source))?;
        // the innermost root is the one that its package begins in
        let inside = roots.iter().filter_map(|root| source.strip_prefix(root).ok());
        let Some(relative) = inside.min_by_key(|path| path.components().count()) else { return Ok(false) };
        let parts: Vec<_> =
            relative.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
        missing.push(parts.join("/"));
    }
    for entry in classpath {
        let found = if entry.is_dir() {
            copy_from_folder(entry, &missing, folder)?
        } else {
            copy_from_jar(entry, &missing, folder)?
        };
        missing.retain(|class| !found.contains(class));
    }
    Ok(missing.is_empty())
}

/// Of which source a class file is, of those that are wanted.
fn source_of<'a>(class_file: &str, wanted: &'a [String]) -> Option<&'a String> {
    let class = class_file.strip_suffix(".class")?;
    wanted.iter().find(|source| {
        class
            .strip_prefix(source.as_str())
            .is_some_and(|rest| rest.is_empty() || (rest.starts_with('$') && !rest.contains('/')))
    })
}

fn copy_from_folder(from: &Path, wanted: &[String], to: &Path) -> Result<Vec<String>, JvmError> {
    let mut found = Vec::new();
    for source in wanted {
        let package = source.rsplit_once('/').map_or("", |(package, _)| package);
        let Ok(entries) = fs::read_dir(from.join(package)) else { continue };
        for entry in entries {
            let path = entry.map_err(JvmError::io(from))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let inside = if package.is_empty() { name.into_owned() } else { format!("{package}/{name}") };
            if source_of(&inside, std::slice::from_ref(source)).is_some() {
                let bytes = fs::read(&path).map_err(JvmError::io(&path))?;
                write(&to.join(&inside), &bytes)?;
                found.push(source.clone());
            }
        }
    }
    Ok(found)
}

/// A jar that cannot be read has no classes: javac and the JVM say what is wrong with it.
fn copy_from_jar(jar: &Path, wanted: &[String], to: &Path) -> Result<Vec<String>, JvmError> {
    let mut found = Vec::new();
    let opened = fs::File::open(jar).ok().and_then(|file| zip::ZipArchive::new(file).ok());
    let Some(mut archive) = opened else { return Ok(found) };
    for index in 0..archive.len() {
        let Ok(mut file) = archive.by_index(index) else { continue };
        let Ok(name) = file.name().map(std::borrow::Cow::into_owned) else { continue };
        let Some(source) = source_of(&name, wanted) else { continue };
        let mut bytes = Vec::new();
        if file.read_to_end(&mut bytes).is_ok() {
            write(&to.join(&name), &bytes)?;
            found.push(source.clone());
        }
    }
    Ok(found)
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), JvmError> {
    file.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(file, bytes))
        .map_err(JvmError::io(file))
}
