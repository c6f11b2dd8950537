//! Which files a folder gives: as `git` sees it. Hidden files and folders, what `.gitignore` names and the folders that
//! builds write to are left out, and so is what Ooxide has written itself.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ignore::overrides::OverrideBuilder;
use ignore::{DirEntry, WalkBuilder};
use ooxide_session::files::{There, there};
use ooxide_session::is_java;

use crate::problems::Problem;

/// The folders that builds write to. A package may be called so, too.
const BUILT: [&str; 3] = ["target", "build", "out"];

/// So many files are looked at to tell a package from a folder of a build.
const MOST_LOOKED_AT: usize = 20;

/// The files that the user named, and the `.oox` and `.java` files of folders in alphabetical order.
pub fn find_files(paths: &[PathBuf], exclude: &[String]) -> Result<Vec<PathBuf>, Problem> {
    let mut files: Vec<PathBuf> = Vec::new();
    for path in paths {
        let name = path.display();
        if path.is_dir() {
            let before = files.len();
            collect(path, exclude, &mut files)?;
            if files.len() == before {
                return Err(Problem::call(
                    format!("no .java or .oox file in {name}"),
                    "hidden files, what .gitignore names and the folders target, build and out are left out",
                ));
            }
        } else if !path.exists() {
            return Err(Problem::call(format!("{name} does not exist"), "check the path"));
        } else {
            files.push(path.clone());
        }
    }
    let mut seen = BTreeSet::new();
    files.retain(|file| seen.insert(file.clone()));
    Ok(files)
}

fn collect(folder: &Path, exclude: &[String], files: &mut Vec<PathBuf>) -> Result<(), Problem> {
    let mut excluded = OverrideBuilder::new(folder);
    for glob in exclude {
        // of overrides, what begins with `!` is left out
        excluded.add(&format!("!{glob}")).map_err(|error| {
            Problem::call(format!("--exclude {glob}: {error}"), "for example `**/legacy/**` or `*Dto.java`")
        })?;
    }
    let excluded = excluded.build().map_err(|error| Problem::without_hint(format!("--exclude: {error}")))?;
    let mut walk = WalkBuilder::new(folder);
    walk.require_git(false)
        // what is read must not depend on who reads it
        .git_global(false)
        // a link may lead in circles
        .follow_links(false)
        .overrides(excluded)
        .sort_by_file_path(Path::cmp)
        .filter_entry(|entry| !is_built(entry));
    for entry in walk.build() {
        let entry = entry.map_err(|error| {
            Problem::without_hint(format!("cannot read the folder {}: {error}", folder.display()))
        })?;
        let path = entry.path();
        let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
        let is_source = path.extension().is_some_and(|ending| ending == "oox" || ending == "java");
        // tests of ours that are among the sources are not a part of the program; what was lowered is one itself
        if !is_folder && is_source && !(is_java(path) && matches!(there(path), There::Ours { .. })) {
            files.push(path.to_owned());
        }
    }
    Ok(())
}

/// Whether a folder below the one that was named is one that a build writes to, and no package.
fn is_built(entry: &DirEntry) -> bool {
    let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
    let is_called_so = entry.file_name().to_str().is_some_and(|name| BUILT.contains(&name));
    entry.depth() > 0 && is_folder && is_called_so && !is_package(entry.path())
}

/// Whether the packages of the Java files in a folder begin above it.
fn is_package(folder: &Path) -> bool {
    let inside = WalkBuilder::new(folder).standard_filters(false).sort_by_file_path(Path::cmp).build();
    let java = inside.flatten().map(DirEntry::into_path).filter(|path| is_java(path));
    java.take(MOST_LOOKED_AT).any(|file| {
        let text = std::fs::read(&file).unwrap_or_default();
        let depth =
            package_of(&String::from_utf8_lossy(&text)).map_or(0, |package| package.split('.').count());
        // the folder of the file is that many folders below the one where packages begin
        file.ancestors().nth(depth + 1).is_some_and(|root| folder.starts_with(root) && folder != root)
    })
}

/// The package that a file says it is in.
fn package_of(text: &str) -> Option<&str> {
    let mut lines = text.lines().map(str::trim);
    let named = lines.find_map(|line| line.strip_prefix("package ")?.split(';').next())?;
    Some(named.trim())
}

#[cfg(test)]
mod tests {
    use super::package_of;

    #[test]
    fn the_package_is_read_off_the_text() {
        assert_eq!(package_of("/* a licence */\n\npackage a.b ; // here\nclass C { }"), Some("a.b"));
        assert_eq!(package_of("class C { }"), None);
    }
}
