//! Reading the program: the texts of its files. What they say is the session's matter.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::SourceMap;
use ooxide_frontend::charset::{Charset, NotText};
use ooxide_frontend::classfile::{ClassPath, jdk_home};
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::{Loaded, SourceFile, is_java};

use crate::cli::ProgramArgs;
use crate::files::find_files;
use crate::problems::{Problem, print_left_out, print_left_out_files};
use crate::render::render;

/// Larger files are no programs.
const MOST_BYTES: u64 = 1 << 30;

/// Reads, parses and resolves; prints warnings. `named` are classes and methods that the user wants, wherever they are.
pub fn load<'n>(
    paths: &[PathBuf],
    flags: &ProgramArgs,
    named: impl IntoIterator<Item = &'n String>,
    arguments: Arguments,
    purpose: Purpose,
) -> Result<Loaded, Problem> {
    let (loaded, unread) = read_all(paths, flags, named, arguments, purpose)?;
    if flags.strict {
        let all = [&loaded.left_out, &loaded.in_methods, &loaded.warnings].into_iter().flatten();
        refuse_warnings(&loaded.sources, all, unread)?;
        return Ok(loaded);
    }
    for problem in &unread {
        problem.print_as_warning();
    }
    print_warnings(&loaded.sources, &loaded.warnings, &loaded.in_methods);
    print_left_out_files(&loaded.sources, &loaded.left_out, unread.len());
    Ok(loaded)
}

/// As [`load`], and prints nothing.
pub fn load_quietly<'n>(
    paths: &[PathBuf],
    flags: &ProgramArgs,
    named: impl IntoIterator<Item = &'n String>,
    arguments: Arguments,
    purpose: Purpose,
) -> Result<Loaded, Problem> {
    read_all(paths, flags, named, arguments, purpose).map(|(loaded, _)| loaded)
}

/// The program, and why files could not be read that are no part of it therefore.
fn read_all<'n>(
    paths: &[PathBuf],
    flags: &ProgramArgs,
    named: impl IntoIterator<Item = &'n String>,
    arguments: Arguments,
    purpose: Purpose,
) -> Result<(Loaded, Vec<Problem>), Problem> {
    let (files, mut unread) = source_files(paths, flags)?;
    if files.is_empty() && !unread.is_empty() {
        return Err(unread.swap_remove(0));
    }
    Ok((Loaded::new(files, class_path(flags)?, named, arguments, purpose)?, unread))
}

/// The texts of the files, and why some of the Java files have none.
pub fn source_files(
    paths: &[PathBuf],
    flags: &ProgramArgs,
) -> Result<(Vec<SourceFile>, Vec<Problem>), Problem> {
    let mut files = Vec::new();
    let mut unread = Vec::new();
    for path in find_files(paths, &flags.exclude)? {
        let charset = if is_java(&path) { flags.encoding.unwrap_or_default() } else { Charset::default() };
        match read_as(&path, charset) {
            Ok(text) => files.push(SourceFile { path, text }),
            // files of OOX are one program, of which no part can be missing
            Err(problem) if is_java(&path) => unread.push(problem),
            Err(problem) => return Err(problem),
        }
    }
    Ok((files, unread))
}

/// With `--strict`, whatever would be a warning ends the run.
pub fn refuse_warnings<'d>(
    sources: &SourceMap,
    found: impl Iterator<Item = &'d Diagnostic>,
    mut unread: Vec<Problem>,
) -> Result<(), Problem> {
    if !unread.is_empty() {
        return Err(unread.swap_remove(0));
    }
    let errors: Vec<Diagnostic> =
        found.map(|found| Diagnostic { severity: Severity::Error, ..found.clone() }).collect();
    if errors.is_empty() { Ok(()) } else { Err(Problem::Program(sources.clone(), errors)) }
}

/// What classes without source declare.
pub fn class_path(flags: &ProgramArgs) -> Result<ClassPath, Problem> {
    if let Some(folder) = flags.source_path.iter().find(|folder| !folder.is_dir()) {
        return Err(Problem::call(
            format!("{} is no folder", folder.display()),
            "--source-path takes folders in which packages begin, such as src/main/java",
        ));
    }
    let jdk = if flags.no_jdk_types { None } else { jdk_home() };
    let mut found = ClassPath::new(&flags.classpath, jdk.as_deref());
    if let Some(problem) = found.problems.first() {
        return Err(Problem::call(problem.clone(), "--classpath takes jars and folders of compiled classes"));
    }
    found.charset = flags.encoding.unwrap_or_default();
    found.sources.clone_from(&flags.source_path);
    Ok(found)
}

/// Prints what should be known of a program, and the errors of methods without which the run goes on.
pub fn print_warnings(sources: &SourceMap, warnings: &[Diagnostic], in_methods: &[Diagnostic]) {
    eprint!("{}", render(sources, warnings));
    print_left_out(sources, in_methods);
}

/// The content of a file, which must be UTF-8.
pub fn read(path: &Path) -> Result<String, Problem> {
    read_as(path, Charset::default())
}

fn read_as(path: &Path, charset: Charset) -> Result<String, Problem> {
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
    charset.decode(bytes).map_err(|NotText { byte, line }| {
        let encoding = charset.name();
        Problem::call(
            format!("{name}:{line}: the file is not {encoding} (byte {byte})"),
            "name the encoding of Java files with --encoding, for example ISO-8859-1",
        )
    })
}
