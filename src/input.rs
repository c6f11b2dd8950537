//! Reading the program: files and folders become one resolved program or a list of problems.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use oox_core::ir::{MethodId, Program};
use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::parser;
use oox_core::lang::span::{FileId, SourceMap, Span};
use oox_core::resolve;

use ooxide_frontend::lower::Purpose;
use ooxide_frontend::project::SourceFile;
use ooxide_testgen::java::JavaInfo;

use crate::cli::{Classes, MainArgs};
use crate::files::{There, there};
use crate::ignored::Ignored;
use crate::java;
use crate::problems::{self, Problem, render};

/// A program and the text it came from.
pub struct Input {
    /// The text.
    pub sources: SourceMap,
    /// The program.
    pub program: Program,
    /// What tests must know of it, if it was read for tests.
    pub info: JavaInfo,
    /// Parts of specifications of which nothing was made.
    pub ignored: Vec<Ignored>,
    /// The files that the user named, directly or by their folder; others are read because these lead to them.
    pub files: BTreeSet<FileId>,
    /// Some methods have errors. They were shown, and the methods are left out.
    pub has_errors: bool,
}

impl Input {
    /// Whether the method is in a file that the user named.
    pub fn is_given(&self, id: MethodId) -> bool {
        self.files.contains(&self.program.method(id).span.file)
    }
}

/// Larger files are no programs.
const MOST_BYTES: u64 = 1 << 30;

/// Reads, parses and resolves; prints warnings. `named` are classes and methods that the user wants, wherever they are.
pub fn load<'n>(
    paths: &[PathBuf],
    classes: &Classes,
    named: impl Iterator<Item = &'n String>,
    main_args: MainArgs,
    purpose: Purpose,
) -> Result<Input, Problem> {
    let wanted: Vec<String> = named.flat_map(|name| class_names(name)).collect();
    let mut sources = SourceMap::default();
    let mut program = ast::Program::default();
    let mut diagnostics = Vec::new();
    let mut java = Vec::new();
    let mut files = BTreeSet::new();
    for path in find_files(paths)? {
        let text = read(&path)?;
        if is_java(&path) {
            java.push(SourceFile { path, text });
            continue;
        }
        let file = sources.add(path.display().to_string(), text);
        files.insert(file);
        let (part, found) = parser::parse(file, &sources.file(file).text);
        let is_broken = found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        if part.types.is_empty() && !is_broken {
            diagnostics.push(
                Diagnostic::error(Span { file, start: 0, end: 0 }, "the file holds no class")
                    .hint("an OOX program is made of `class` and `interface` declarations"),
            );
        }
        diagnostics.extend(found);
        program.types.extend(part.types);
    }
    let mut resolved = None;
    let mut info = JavaInfo::default();
    let mut in_methods = Vec::new();
    if !java.is_empty() {
        let translated = java::translate(sources, java, classes.open()?, &wanted, main_args, purpose);
        info = translated.info;
        sources = translated.sources;
        files.extend(translated.files);
        diagnostics.extend(translated.diagnostics);
        in_methods = translated.in_methods;
        if program.types.is_empty() {
            resolved = translated.resolved;
        }
        program.types.extend(translated.program.types);
    }
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        diagnostics.extend(in_methods);
        return Err(Problem::Program(sources, diagnostics));
    }
    if resolved.is_none() {
        let (found, problems) = resolve::resolve(&program);
        diagnostics.extend(problems);
        resolved = found;
    }
    let ignored = Ignored::all_of(&diagnostics, &program);
    match resolved {
        Some(program) => {
            eprint!("{}", render(&sources, &diagnostics));
            problems::print_left_out(&sources, &in_methods);
            Ok(Input { sources, program, info, ignored, files, has_errors: !in_methods.is_empty() })
        }
        None => Err(Problem::Program(sources, diagnostics)),
    }
}

/// The classes that a name of a class or of a method may mean: `p.C`, and of `p.C.m(int)` both `p.C` and `p.C.m`.
fn class_names(name: &str) -> Vec<String> {
    let plain = name.split('(').next().unwrap_or(name).replace('$', ".");
    let class = plain.rsplit_once('.').map(|(class, _)| class.to_owned());
    class.into_iter().chain([plain]).collect()
}

/// Whether a file is Java source.
pub fn is_java(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "java")
}

/// The content of a file, which must be UTF-8.
pub fn read(path: &Path) -> Result<String, Problem> {
    let name = path.display();
    let cannot =
        |error: std::io::Error| Problem::Call { message: format!("cannot read {name}: {error}"), hint: None };
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
            collect(path, &mut files).map_err(|error| Problem::Call {
                message: format!("cannot read the folder {name}: {error}"),
                hint: None,
            })?;
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

/// The methods named `Class.method` or `Class.method(types)`. A bridge is the same method once more, with the types of the
/// method that it overrides: it has the same place, and comes later.
pub fn find_entry(program: &Program, entry: &str) -> Result<Vec<MethodId>, Problem> {
    let name_end = entry.find('(').unwrap_or(entry.len());
    let Some(dot) = entry[..name_end].rfind('.') else {
        return Err(Problem::call(
            format!("`{entry}` is not of the form Class.method"),
            "for example: Main.main",
        ));
    };
    let (class, method) = (&entry[..dot], &entry[dot + 1..]);
    let class = find_class(program, class)?;
    let mut found = program.find_methods(class, method);
    if found.is_empty() {
        found = program.find_methods(class, &java::oox_signature(method));
    }
    if found.is_empty() {
        let mut names: Vec<&str> = program
            .methods
            .iter()
            .filter(|of| program.class(of.class).name == class)
            .map(|of| of.name.as_str())
            .collect();
        names.dedup();
        return Err(Problem::call(
            format!("class `{class}` has no method `{method}`"),
            format!("its methods are: {}", listed(&names)),
        ));
    }
    let mut places: Vec<Span> = Vec::new();
    found.retain(|id| {
        let place = program.span_of(*id);
        let is_bridge = program.method(*id).is_helper && places.contains(&place);
        places.push(place);
        !is_bridge
    });
    Ok(found)
}

/// The full name of a class that the user may name in Java's way: `Outer.Inner`, or without its package.
pub fn find_class<'p>(program: &'p Program, name: &str) -> Result<&'p str, Problem> {
    let names = || program.classes.iter().map(|class| class.name.as_str());
    if let Some(exact) = names().find(|known| *known == name) {
        return Ok(exact);
    }
    let dotted = |known: &str| known.replace('$', ".");
    let ends_so = |known: &str| dotted(known).strip_suffix(name).is_some_and(|before| before.ends_with('.'));
    let users = program.classes.iter().filter(|class| class.is_of_user()).map(|class| class.name.as_str());
    let mut found: Vec<&str> = users.filter(|known| dotted(known) == name || ends_so(known)).collect();
    if found.iter().any(|known| dotted(known) == name) {
        found.retain(|known| dotted(known) == name);
    }
    match found.as_slice() {
        [only] => Ok(only),
        [] => Err(Problem::call(
            format!("there is no class `{name}`"),
            format!("the classes are: {}", user_classes(program)),
        )),
        several => Err(Problem::call(
            format!("`{name}` is the name of several classes"),
            format!("write one of: {}", listed(several)),
        )),
    }
}

/// Whether the user names a method: by its name alone, or by its signature in Java's words or in those of OOX.
pub fn is_named(program: &Program, id: MethodId, name: &str, wanted: &[String]) -> bool {
    let signature = program.signature(id);
    wanted.iter().any(|text| {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        text == name || text == signature || java::oox_signature(&text) == signature
    })
}

/// The names of the classes that the user wrote.
pub fn user_classes(program: &Program) -> String {
    let names: Vec<&str> =
        program.classes.iter().filter(|class| class.is_of_user()).map(|class| class.name.as_str()).collect();
    listed(&names)
}

/// Some names, and how many more there are.
pub fn listed(names: &[&str]) -> String {
    const MOST: usize = 20;
    let mut text = names.iter().take(MOST).copied().collect::<Vec<_>>().join(", ");
    if names.len() > MOST {
        let _ = write!(text, " and {} more", names.len() - MOST);
    }
    text
}

/// Prints to the standard output. A reader that has gone away (`| head`) is no error.
pub fn print(text: &str) -> Result<(), Problem> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Problem::Call { message: format!("cannot write the output: {error}"), hint: None })
        }
        _ => Ok(()),
    }
}
