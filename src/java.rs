//! Java files as an OOX program, with the problems of the translation as diagnostics.

use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::SourceMap;
use ooxide_frontend::lower::{self, Lowered};
use ooxide_frontend::project::{Project, SourceFile};

/// A translated program.
pub struct Translated {
    /// The user's files and those of our models that were read.
    pub sources: SourceMap,
    /// The program; empty after an error.
    pub program: ast::Program,
    /// Errors of the source; warnings for methods that could not be translated.
    pub diagnostics: Vec<Diagnostic>,
}

/// Translates Java files.
pub fn translate(sources: SourceMap, files: Vec<SourceFile>) -> Translated {
    let project = Project::new(sources, files);
    let mut diagnostics = project.diagnostics;
    let mut program = ast::Program::default();
    if !has_error(&diagnostics) {
        let lowered = lower::program(&project.world, &project.classes);
        diagnostics.extend(project.world.take_diagnostics());
        diagnostics.extend(problems(&lowered));
        program = lowered.program;
    }
    Translated { sources: project.world.sources.into_inner(), program, diagnostics }
}

/// What the user should know of the translation.
fn problems(lowered: &Lowered) -> impl Iterator<Item = Diagnostic> + '_ {
    lowered.problems.iter().filter(|found| found.is_users).map(|found| {
        let problem = &found.problem;
        if problem.is_error {
            Diagnostic::error(problem.span, problem.reason.clone())
        } else {
            Diagnostic::warning(problem.span, format!("not supported: {}", problem.reason))
                .hint(format!("`{}` cannot be run; everything else goes on", found.place))
        }
    })
}

fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// The words of OOX and of Java for the same type.
const WORDS: [(&str, &str); 8] = [
    ("i8", "byte"),
    ("i16", "short"),
    ("u16", "char"),
    ("i32", "int"),
    ("i64", "long"),
    ("f32", "float"),
    ("f64", "double"),
    ("bool", "boolean"),
];

/// A signature with Java's words: `add(int,String[])`.
pub fn java_signature(signature: &str) -> String {
    translated(signature, |(oox, java)| (oox, java))
}

/// A signature with OOX's words.
pub fn oox_signature(signature: &str) -> String {
    translated(signature, |(oox, java)| (java, oox))
}

fn translated(
    signature: &str,
    direction: fn((&'static str, &'static str)) -> (&'static str, &'static str),
) -> String {
    let Some((name, types)) = signature.split_once('(') else { return signature.to_owned() };
    let types: Vec<String> = types
        .trim_end_matches(')')
        .split(',')
        .map(|ty| {
            let ty = ty.trim();
            let elem = ty.trim_end_matches("[]");
            let word = WORDS.into_iter().map(direction).find(|(from, _)| *from == elem);
            format!("{}{}", word.map_or(elem, |(_, to)| to), &ty[elem.len()..])
        })
        .collect();
    format!("{name}({})", types.join(","))
}
