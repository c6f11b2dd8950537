//! Writing files: all of them or none, never half of one, and never over something that is not ours.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use ooxide_testgen::mark::{is_edited, is_marked, stamped};
use tempfile::NamedTempFile;
use thiserror::Error;

/// A file that was made and is not written yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeFile {
    /// Where it goes, below the output folder: `a/b/CTest.java`.
    pub path: String,
    /// What is in it.
    pub text: String,
}

/// Why a file or a folder cannot be written. What was there stays as it is.
#[derive(Debug, Error)]
pub enum WriteError {
    /// No folder is there, nor any above it in which it could be made.
    #[error("cannot write to the folder {}: there is none above it", .0.display())]
    NoneAbove(PathBuf),
    /// What should be a folder, or should hold it, is something else.
    #[error("cannot write to {}: {which} is {what}", .folder.display())]
    NotAFolder {
        /// What should be written to.
        folder: PathBuf,
        /// `it`, or the path above it.
        which: String,
        /// What is there.
        what: &'static str,
    },
    /// The system does not let us write to the folder.
    #[error("cannot write to the folder {}: {error}", .folder.display())]
    Folder {
        /// What should be written to.
        folder: PathBuf,
        /// The words of the system.
        error: io::Error,
    },
    /// A file is in the way that must not be replaced.
    #[error("cannot write {}: it {why}", .file.display())]
    InTheWay {
        /// The file.
        file: PathBuf,
        /// What is the matter with it.
        why: &'static str,
    },
    /// The system does not let us write the file.
    #[error("cannot write {}: {error}", .file.display())]
    File {
        /// What should be written.
        file: PathBuf,
        /// The words of the system.
        error: io::Error,
    },
    /// Something is there that was not there when the names were chosen.
    #[error("{} has come to be in the meantime", .0.display())]
    Appeared(PathBuf),
    /// Files of ours are there, and are not to be replaced.
    #[error("{} already exists{}", .first.display(), and_more(*.more))]
    AlreadyThere {
        /// One of them.
        first: PathBuf,
        /// How many there are besides.
        more: usize,
    },
    /// A file of ours is there that must not be changed.
    #[error("{} is read-only", .0.display())]
    ReadOnly(PathBuf),
}

fn and_more(more: usize) -> String {
    if more == 0 { String::new() } else { format!(", and {more} more") }
}

/// What is in a place where we want to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum There {
    /// The place is free.
    Nothing,
    /// A file that has our mark.
    Ours {
        /// Somebody has forbidden to change it.
        is_read_only: bool,
    },
    /// A file that has our mark and was changed by somebody since.
    Edited,
    /// Anything else: a file without our mark, a folder, a link.
    NotOurs,
}

/// What is at this path. What cannot be looked at is not ours.
pub fn there(path: &Path) -> There {
    let about = match fs::symlink_metadata(path) {
        Ok(about) => about,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return There::Nothing;
        }
        Err(_) => return There::NotOurs,
    };
    let content = if about.is_file() { fs::read(path).ok() } else { None };
    match content.filter(|content| is_marked(content)) {
        Some(content) if is_edited(&content) => There::Edited,
        Some(_) => There::Ours { is_read_only: about.permissions().readonly() },
        None => There::NotOurs,
    }
}

/// Makes sure that results can be written to a folder, before the work is done. Nothing is left there by that.
pub fn check_folder(folder: &Path) -> Result<(), WriteError> {
    // folders that are missing can be made if the one above can be written to
    let Some(above) = folder.ancestors().find(|above| fs::symlink_metadata(within(above)).is_ok()) else {
        return Err(WriteError::NoneAbove(folder.to_owned()));
    };
    let above = within(above);
    if !above.is_dir() {
        let which = if above == folder { "it".to_owned() } else { above.display().to_string() };
        let what = if above.is_symlink() && !above.exists() {
            "a link that leads nowhere"
        } else {
            "a file and not a folder"
        };
        return Err(WriteError::NotAFolder { folder: folder.to_owned(), which, what });
    }
    match new_file(above) {
        Ok(_removed_at_once) => Ok(()),
        Err(error) => Err(WriteError::Folder { folder: folder.to_owned(), error }),
    }
}

/// The empty path is that of the working folder.
fn within(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() { Path::new(".") } else { folder }
}

/// What files end with that have not got their names yet.
const PART: &str = ".part";

/// What such a file begins with, before the number of the process: since when this machine runs is a part of it, because numbers
/// come again.
fn part_start() -> String {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    format!(".ooxide-{}-", boot.chars().take(8).collect::<String>())
}

/// Removes what runs of this machine have left behind that were killed while they wrote.
pub fn remove_left_behind(folder: &Path) {
    let proc = Path::new("/proc");
    if !proc.join("self").exists() {
        return;
    }
    let ours = part_start();
    for name in names_in(folder) {
        let Some(rest) = name.strip_prefix(&ours) else { continue };
        let process = rest.split('-').next().unwrap_or_default();
        let is_dead = process.parse::<u32>().is_ok() && !proc.join(process).exists();
        if is_dead && name.ends_with(PART) {
            // whoever cannot remove it leaves it to the next one
            let _ = fs::remove_file(folder.join(name));
        }
    }
}

/// A file of an unused name, which is gone again unless it is given its own.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    let prefix = format!("{}{}-", part_start(), std::process::id());
    builder.prefix(&prefix).suffix(PART);
    // results are for everybody whom the user lets see new files
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(within(folder))
}

/// Makes sure that a file of this name can be written: nothing is there, or a file of ours.
pub fn check_file(folder: &Path, name: &str) -> Result<(), WriteError> {
    let target = folder.join(name);
    let why = match there(&target) {
        There::Nothing | There::Ours { is_read_only: false } => return Ok(()),
        There::Ours { is_read_only: true } => "is read-only",
        There::Edited => "is there, and somebody has changed it",
        There::NotOurs => "is there, and Ooxide has not written it",
    };
    Err(WriteError::InTheWay { file: target, why })
}

/// Writes a file into a folder, if nothing is there or a file of ours.
pub fn write_ours(folder: &Path, name: &str, content: &str) -> Result<PathBuf, WriteError> {
    check_file(folder, name)?;
    write_file(folder, name, content)
}

/// Writes a file into a folder, in the place of another one.
pub fn write_file(folder: &Path, name: &str, content: &str) -> Result<PathBuf, WriteError> {
    let target = folder.join(name);
    let part = prepared(&target, content)?;
    part.persist(&target).map_err(|error| cannot_write(&target, error.error))?;
    Ok(target)
}

/// The content as a file beside its place.
fn prepared(target: &Path, content: &str) -> Result<NamedTempFile, WriteError> {
    let folder = target.parent().unwrap_or(Path::new("."));
    let part = fs::create_dir_all(within(folder)).and_then(|()| new_file(folder)).and_then(|mut part| {
        part.write_all(stamped(content).as_bytes())?;
        Ok(part)
    });
    part.map_err(|error| cannot_write(target, error))
}

fn cannot_write(target: &Path, error: io::Error) -> WriteError {
    WriteError::File { file: target.to_owned(), error }
}

/// Writes all files, or none. Only files of ours are replaced, and these only if that is wanted.
pub fn write_all(folder: &Path, made: &[MadeFile], may_replace: bool) -> Result<(), WriteError> {
    let mut parts: Vec<(NamedTempFile, PathBuf, There)> = Vec::new();
    let above = |file: &MadeFile| folder.join(&file.path).parent().map(Path::to_owned);
    let folders: BTreeSet<PathBuf> = made.iter().filter_map(above).collect();
    for folder in &folders {
        remove_left_behind(folder);
    }
    for file in made {
        let target = folder.join(&file.path);
        let there = there(&target);
        let is_free = match there {
            There::Nothing => true,
            There::Ours { is_read_only } => may_replace && !is_read_only,
            There::Edited | There::NotOurs => false,
        };
        if !is_free {
            // when the run began, nothing was there
            return Err(WriteError::Appeared(target));
        }
        let part = prepared(&target, &file.text)?;
        parts.push((part, target, there));
    }
    for (part, target, there) in parts {
        let moved = match there {
            There::Nothing => part.persist_noclobber(&target),
            _ => part.persist(&target),
        };
        moved.map_err(|error| match error.error.kind() {
            ErrorKind::AlreadyExists => WriteError::Appeared(target.clone()),
            _ => cannot_write(&target, error.error),
        })?;
    }
    Ok(())
}

/// Removes files of ours that nobody has changed. What cannot be removed stays.
pub fn remove_ours(folder: &Path, files: &[String]) -> Vec<String> {
    let is_ours = |file: &&String| matches!(there(&folder.join(file)), There::Ours { is_read_only: false });
    let removed = files.iter().filter(is_ours).filter(|file| fs::remove_file(folder.join(file)).is_ok());
    removed.cloned().collect()
}

/// The names in a folder, sorted; none where there is no folder.
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name()).filter_map(|name| name.to_str().map(str::to_owned)).collect();
    names.sort();
    names
}
