//! Writing files: all of them or none, never half of one, and never over something that is not ours.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use ooxide_testgen::mark::is_marked;
use tempfile::NamedTempFile;

use crate::problems::Problem;

/// A file to be written.
pub struct Output {
    /// Below the output folder.
    pub path: String,
    /// Its content.
    pub text: String,
}

/// What is in a place where we want to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum There {
    /// Nothing.
    Nothing,
    /// A file that has our mark.
    Ours {
        /// Somebody has forbidden to change it.
        is_read_only: bool,
    },
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
    let is_ours = about.is_file() && fs::read(path).is_ok_and(|content| is_marked(&content));
    if is_ours { There::Ours { is_read_only: about.permissions().readonly() } } else { There::NotOurs }
}

/// Makes sure that results can be written to a folder, before the work is done. Nothing is left there by that.
pub fn check_folder(folder: &Path) -> Result<(), Problem> {
    let name = folder.display();
    let hint = "choose another folder with --out";
    // folders that are missing can be made if the one above can be written to
    let Some(above) = folder.ancestors().find(|above| fs::symlink_metadata(within(above)).is_ok()) else {
        return Err(Problem::call(
            format!("cannot write to the folder {name}: there is none above it"),
            hint,
        ));
    };
    let above = within(above);
    if !above.is_dir() {
        let which = if above == folder { "it".to_owned() } else { above.display().to_string() };
        let what = if above.is_symlink() && !above.exists() {
            "a link that leads nowhere"
        } else {
            "a file and not a folder"
        };
        return Err(Problem::call(format!("cannot write to {name}: {which} is {what}"), hint));
    }
    match new_file(above) {
        Ok(_removed_at_once) => Ok(()),
        Err(error) => Err(Problem::call(format!("cannot write to the folder {name}: {error}"), hint)),
    }
}

/// The empty path is that of the working folder.
fn within(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() { Path::new(".") } else { folder }
}

/// A file of an unused name, which is gone again unless it is given its own.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ooxide-").suffix(".part");
    // results are for everybody whom the user lets see new files
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(within(folder))
}

/// Makes sure that a file of this name can be written: nothing is there, or a file of ours.
pub fn check_file(folder: &Path, name: &str) -> Result<(), Problem> {
    let target = folder.join(name);
    let why = match there(&target) {
        There::Nothing | There::Ours { is_read_only: false } => return Ok(()),
        There::Ours { is_read_only: true } => "is read-only",
        There::NotOurs => "is there, and Ooxide has not written it",
    };
    Err(Problem::call(
        format!("cannot write {}: it {why}", target.display()),
        "it stays as it is: move it away, or choose another folder with --out",
    ))
}

/// Writes a file into a folder, if nothing is there or a file of ours.
pub fn write_ours(folder: &Path, name: &str, content: &str) -> Result<PathBuf, Problem> {
    check_file(folder, name)?;
    write_file(folder, name, content)
}

/// Writes a file into a folder, in the place of another one.
pub fn write_file(folder: &Path, name: &str, content: &str) -> Result<PathBuf, Problem> {
    let target = folder.join(name);
    let part = prepared(&target, content)?;
    part.persist(&target).map_err(|error| cannot_write(&target, &error.error))?;
    Ok(target)
}

/// The content as a file beside its place.
fn prepared(target: &Path, content: &str) -> Result<NamedTempFile, Problem> {
    let folder = target.parent().unwrap_or(Path::new("."));
    let part = fs::create_dir_all(within(folder)).and_then(|()| new_file(folder)).and_then(|mut part| {
        part.write_all(content.as_bytes())?;
        Ok(part)
    });
    part.map_err(|error| cannot_write(target, &error))
}

fn cannot_write(target: &Path, error: &io::Error) -> Problem {
    Problem::call(format!("cannot write {}: {error}", target.display()), "choose another folder with --out")
}

/// Writes all files, or none. Only files of ours are replaced, and these only if that is wanted.
pub fn write_all(folder: &Path, outputs: &[Output], may_replace: bool) -> Result<(), Problem> {
    let mut parts: Vec<(NamedTempFile, PathBuf, There)> = Vec::new();
    for output in outputs {
        let target = folder.join(&output.path);
        let there = there(&target);
        let is_free = match there {
            There::Nothing => true,
            There::Ours { is_read_only } => may_replace && !is_read_only,
            There::NotOurs => false,
        };
        if !is_free {
            // when the run began, nothing was there
            return Err(appeared(&target));
        }
        let part = prepared(&target, &output.text)?;
        parts.push((part, target, there));
    }
    for (part, target, there) in parts {
        let moved = match there {
            There::Nothing => part.persist_noclobber(&target),
            _ => part.persist(&target),
        };
        moved.map_err(|error| match error.error.kind() {
            ErrorKind::AlreadyExists => appeared(&target),
            _ => cannot_write(&target, &error.error),
        })?;
    }
    Ok(())
}

fn appeared(target: &Path) -> Problem {
    Problem::call(
        format!("{} has come to be in the meantime", target.display()),
        "it stays as it is, and nothing was written in its place; run it again",
    )
}

/// The names in a folder, sorted; none where there is no folder.
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name()).filter_map(|name| name.to_str().map(str::to_owned)).collect();
    names.sort();
    names
}
