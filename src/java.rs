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
