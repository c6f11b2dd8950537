//! The program that a session is about: texts become one resolved program, or a list of what is wrong with them.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use oox_core::ir::{MethodId, Program};
use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity, Subject};
use oox_core::lang::parser;
use oox_core::lang::span::{FileId, SourceMap, Span};
use oox_core::resolve;
use ooxide_frontend::classfile::ClassPath;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_frontend::project::SourceFile;
use ooxide_frontend::translate::translate;
use ooxide_testgen::java::JavaInfo;
use thiserror::Error;

use crate::ignored::Ignored;
use crate::java_info;

/// A program and the texts that it came from.
#[derive(Debug)]
pub struct Loaded {
    /// The texts: those that were given, and those that were read because they lead there.
    pub sources: SourceMap,
    /// What runs.
    pub program: Program,
    /// What tests must know of the classes, if it was read for tests.
    pub info: JavaInfo,
    /// Parts of specifications of which nothing was made.
    pub ignored: Vec<Ignored>,
    /// The files that were given; others are read because these lead to them.
    pub files: BTreeSet<FileId>,
    /// The Java files that were given, in their order.
    pub java_files: Vec<PathBuf>,
    /// What should be known of the program, although it can be run.
    pub warnings: Vec<Diagnostic>,
    /// Errors inside of methods, which are left out: the others can be run.
    pub in_methods: Vec<Diagnostic>,
    /// Errors of files that are left out: the others can be run.
    pub left_out: Vec<Diagnostic>,
}

/// Why texts are no program.
#[derive(Debug, Error)]
pub struct Refused {
    /// The texts.
    pub sources: SourceMap,
    /// At least one error, and whatever else was found.
    pub diagnostics: Vec<Diagnostic>,
}

/// One line for each error: `Clamp.java:3: expected an expression`.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors = self.diagnostics.iter().filter(|found| found.severity == Severity::Error);
        for (number, error) in errors.enumerate() {
            let (file, line) =
                (&self.sources.file(error.span.file).name, self.sources.start(error.span).line);
            write!(f, "{}{file}:{line}: {}", if number == 0 { "" } else { "\n" }, error.message)?;
        }
        Ok(())
    }
}

impl Loaded {
    /// Java files as a program that tests are made for.
    pub fn for_tests(files: Vec<SourceFile>) -> Result<Self, Refused> {
        Self::new(files, ClassPath::default(), [], Arguments::Any, Purpose::Tests)
    }

    /// Parses and resolves files, Java where they are named so and otherwise OOX. `named` are classes and methods that are
    /// wanted whole, wherever they are; `arguments` is what `main` starts with. Classes without source may be among `classes`.
    pub fn new<'n>(
        files: Vec<SourceFile>,
        classes: ClassPath,
        named: impl IntoIterator<Item = &'n String>,
        arguments: Arguments,
        purpose: Purpose,
    ) -> Result<Self, Refused> {
        let wanted: Vec<String> = named.into_iter().flat_map(|name| class_names(name)).collect();
        let mut sources = SourceMap::default();
        let mut tree = ast::Program::default();
        let mut diagnostics = Vec::new();
        let mut given = BTreeSet::new();
        let (java, oox): (Vec<SourceFile>, Vec<SourceFile>) =
            files.into_iter().partition(|file| is_java(&file.path));
        for SourceFile { path, text } in oox {
            let file = sources.add(path.display().to_string(), text);
            given.insert(file);
            let (part, found) = parser::parse(file, &sources.file(file).text);
            if part.types.is_empty() && !has_error(&found) {
                diagnostics.push(
                    Diagnostic::error(Span { file, start: 0, end: 0 }, "the file holds no class")
                        .hint("an OOX program is made of `class` and `interface` declarations"),
                );
            }
            diagnostics.extend(found);
            tree.types.extend(part.types);
        }
        let mut java_files: Vec<PathBuf> = java.iter().map(|file| file.path.clone()).collect();
        let mut resolved = None;
        let mut info = JavaInfo::default();
        let mut in_methods = Vec::new();
        let mut left_out = Vec::new();
        if !java.is_empty() {
            let translated = translate(sources, java, classes, &wanted, arguments, purpose);
            if purpose == Purpose::Tests {
                info = java_info::info(&translated.world, &translated.given);
            }
            sources = translated.world.sources.into_inner();
            given.extend(translated.files);
            diagnostics.extend(translated.diagnostics);
            in_methods = translated.in_methods;
            left_out = translated.left_out;
            let unused: BTreeSet<&str> =
                left_out.iter().map(|found| sources.file(found.span.file).name.as_str()).collect();
            java_files.retain(|path| !unused.contains(path.display().to_string().as_str()));
            if tree.types.is_empty() {
                resolved = translated.resolved;
            }
            tree.types.extend(translated.program.types);
        }
        if has_error(&diagnostics) {
            diagnostics.extend(in_methods);
            diagnostics.extend(left_out);
            return Err(Refused { sources, diagnostics });
        }
        if resolved.is_none() {
            let (found, problems) = resolve::resolve(&tree);
            diagnostics.extend(problems);
            resolved = found;
        }
        let ignored = Ignored::all_of(&diagnostics, &tree);
        match resolved {
            Some(program) => Ok(Self {
                sources,
                program,
                info,
                ignored,
                files: given,
                java_files,
                warnings: diagnostics,
                in_methods,
                left_out,
            }),
            None => Err(Refused { sources, diagnostics }),
        }
    }

    /// Whether the program is not all that was given: methods with errors, or specifications that cannot be read, are not
    /// judged.
    pub fn lacks_promises(&self) -> bool {
        let is_unread = |found: &Diagnostic| found.subject.as_deref() == Some(&Subject::Unread);
        !self.in_methods.is_empty() || self.left_out.iter().any(is_unread)
    }

    /// Whether the method is in a file that was given.
    pub fn is_given(&self, id: MethodId) -> bool {
        self.files.contains(&self.program.method(id).span.file)
    }
}

fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
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
