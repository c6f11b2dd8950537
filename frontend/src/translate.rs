//! The whole way of Java files: read as one world of classes, lowered to an OOX tree, and resolved to a program. What is wrong
//! on the way is a diagnostic, and as much of the rest as can be run goes on.

use std::collections::{BTreeSet, HashMap};

use oox_core::ir::{Counting, Program};
use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{FileId, SourceMap, Span};

use crate::classfile::ClassPath;
use crate::lower::{self, GivenNames, Lowered, Purpose, Uncounted};
use crate::main_method::{self, Arguments};
use crate::project::{Project, SourceFile};
use crate::world::World;

/// A translated program.
pub struct Translated {
    /// All classes that were read, with the text of the user's files and of our models.
    pub world: World,
    /// What classes and members are called in the program.
    pub given: GivenNames,
    /// The OOX tree; empty after an error.
    pub program: ast::Program,
    /// The program that the tree resolves to.
    pub resolved: Option<Program>,
    /// Errors of the source; warnings for methods that could not be translated.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that the user named.
    pub files: BTreeSet<FileId>,
    /// Errors inside of methods, which are left out: the others can be run.
    pub in_methods: Vec<Diagnostic>,
    /// Errors of files that are left out: the others can be run.
    pub left_out: Vec<Diagnostic>,
}

/// Translates Java files, whose texts are added to `sources`. Of classes that are only read because these lead to them, the
/// program has what is reached, and all of those that are `wanted`. Classes without source may be among `classes`.
pub fn translate(
    sources: SourceMap,
    files: Vec<SourceFile>,
    classes: ClassPath,
    wanted: &[String],
    arguments: Arguments,
    purpose: Purpose,
) -> Translated {
    let project = Project::with_classes(sources, files, classes);
    let mut diagnostics = project.diagnostics;
    let mut lowered = Lowered::default();
    let mut resolved = None;
    let mut in_methods = Vec::new();
    if !diagnostics.iter().any(|found| found.severity == Severity::Error) {
        lowered = lower::program(&project.world, &project.classes, wanted, purpose);
        if arguments == Arguments::None {
            main_method::without_arguments(&mut lowered.program);
        }
        diagnostics.extend(lower::leave_out(&mut lowered, project.world.take_diagnostics()));
        match lower::resolve(&mut lowered) {
            Ok(program) => resolved = Some(program),
            Err(refused) => diagnostics.extend(refused),
        }
        let (errors, warnings) = problems(&lowered).partition(|found| found.severity == Severity::Error);
        diagnostics.extend::<Vec<Diagnostic>>(warnings);
        in_methods = errors;
        if !lower::can_run(&lowered.program) {
            diagnostics.append(&mut in_methods);
        }
        // `verify` counts as it does for the same program in OOX, which has no words for this
        if let (Purpose::Tests, Some(program)) = (purpose, &mut resolved) {
            count_as_java(program, &lowered.uncounted);
        }
    }
    Translated {
        world: project.world,
        given: lowered.given,
        program: lowered.program,
        resolved,
        diagnostics,
        files: project.files,
        in_methods,
        left_out: project.left_out,
    }
}

/// Marks what coverage tools for Java do not count.
fn count_as_java(program: &mut Program, uncounted: &[Uncounted]) {
    let place = |span: Span| (span.file, span.start, span.end);
    let known: HashMap<_, &Uncounted> = uncounted.iter().map(|each| (place(each.span), each)).collect();
    for branch in &mut program.branches {
        if let Some(found) = known.get(&place(branch.span)) {
            branch.counting = Counting { without: found.outcomes.clone(), is_of_arm: found.is_of_arm };
        }
    }
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
