//! Reading the program: which files it is made of, and their texts. What it says in them is the session's matter.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::SourceMap;
use ooxide_frontend::classfile::{ClassPath, jdk_home};
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::files::{There, there};
use ooxide_session::{Loaded, SourceFile, is_java};

use crate::cli::ClassArgs;
use crate::problems::{Problem, print_left_out};
use crate::render::render;

/// Larger files are no programs.
const MOST_BYTES: u64 = 1 << 30;

/// Reads, parses and resolves; prints warnings. `named` are classes and methods that the user wants, wherever they are.
pub fn load<'n>(
    paths: &[PathBuf],
    classes: &ClassArgs,
    named: impl IntoIterator<Item = &'n String>,
    arguments: Arguments,
    purpose: Purpose,
) -> Result<Loaded, Problem> {
    let loaded = load_quietly(paths, classes, named, arguments, purpose)?;
    print_warnings(&loaded.sources, &loaded.warnings, &loaded.in_methods);
    Ok(loaded)
}

/// As [`load`], and prints nothing.
pub fn load_quietly<'n>(
    paths: &[PathBuf],
    classes: &ClassArgs,
    named: impl IntoIterator<Item = &'n String>,
    arguments: Arguments,
    purpose: Purpose,
) -> Result<Loaded, Problem> {
    let mut files = Vec::new();
    for path in find_files(paths)? {
        let text = read(&path)?;
        files.push(SourceFile { path, text });
    }
    Ok(Loaded::new(files, class_path(classes)?, named, arguments, purpose)?)
}

/// What classes without source declare.
pub fn class_path(classes: &ClassArgs) -> Result<ClassPath, Problem> {
    let jdk = if classes.no_jdk_types { None } else { jdk_home() };
    let found = ClassPath::new(&classes.classpath, jdk.as_deref());
    match found.problems.first() {
        Some(problem) => {
            Err(Problem::call(problem.clone(), "--classpath takes jars and folders of compiled classes"))
        }
        None => Ok(found),
    }
}

/// Prints what should be known of a program, and the errors of methods without which the run goes on.
pub fn print_warnings(sources: &SourceMap, warnings: &[Diagnostic], in_methods: &[Diagnostic]) {
    eprint!("{}", render(sources, warnings));
    print_left_out(sources, in_methods);
}

/// The content of a file, which must be UTF-8.
pub fn read(path: &Path) -> Result<String, Problem> {
    let name = path.display();
    let cannot = |error: std::io::Error| Problem::without_hint(format!("cannot read {name}: {error}"));
    let size = fs::metadata(path).map_err(cannot)?.len();
    if size > MOST_BYTES {
        return Err(Problem::call(format!("{name} is larger than 1 GiB"), "give the source files only"));
    }
    // a device has no size to look at first
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(cannot)?;
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Problem::call(format!("{name} is larger than 1 GiB"), "give the source files only"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let upto = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..upto].split(|byte| *byte == b'\n').count();
        Problem::call(
            format!("{name}:{line}: the file is not UTF-8 (byte {upto})"),
            "convert it, for example with `iconv -f latin1 -t utf-8`",
        )
    })
}

/// The files that the user named, and the `.oox` and `.java` files of folders in alphabetical order, without those that
/// Ooxide has written.
pub fn find_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Problem> {
    let mut files: Vec<PathBuf> = Vec::new();
    for path in paths {
        let name = path.display();
        if path.is_dir() {
            let before = files.len();
            collect(path, &mut files)
                .map_err(|error| Problem::without_hint(format!("cannot read the folder {name}: {error}")))?;
            if files.len() == before {
                return Err(Problem::call(
                    format!("no .java or .oox file in {name}"),
                    "source files end in `.java` or `.oox`",
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

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        // a link may lead in circles
        if entry.is_dir() && !entry.is_symlink() {
            collect(&entry, files)?;
        } else if entry.extension().is_some_and(|ending| ending == "oox" || ending == "java")
            // tests of ours that are among the sources are not a part of the program; what was lowered is one itself
            && !(is_java(&entry) && matches!(there(&entry), There::Ours { .. }))
        {
            files.push(entry);
        }
    }
    Ok(())
}
