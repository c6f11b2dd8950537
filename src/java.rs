//! Java files as an OOX program, with the problems of the translation as diagnostics.

use std::collections::{BTreeSet, HashMap};

use oox_core::case::{Case, Shown};
use oox_core::ir::{Counting, MethodId, Program};
use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{FileId, SourceMap, Span};
use oox_core::verdict::MethodReport;
use ooxide_frontend::classfile::ClassPath;
use ooxide_frontend::lower::{self, Lowered, Purpose, Uncounted};
use ooxide_frontend::main_method;
use ooxide_frontend::project::{Project, SourceFile};
use ooxide_testgen::java_words::{self, WORDS};

use ooxide_testgen::java::JavaInfo;

use crate::cli::MainArgs;
use crate::java_info;
use crate::java_names::{class_name, full_name, simple_signature};

/// A translated program.
pub struct Translated {
    /// The user's files and those of our models that were read.
    pub sources: SourceMap,
    /// The program; empty after an error.
    pub program: ast::Program,
    /// The same, resolved.
    pub resolved: Option<Program>,
    /// What tests must know of the program.
    pub info: JavaInfo,
    /// Errors of the source; warnings for methods that could not be translated.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that the user named.
    pub files: BTreeSet<FileId>,
    /// Errors inside of methods, which are left out: the others can be run.
    pub in_methods: Vec<Diagnostic>,
}

/// Translates Java files. Of classes that are only read because these lead to them, the program has what is reached, and all
/// of those that are `wanted`.
pub fn translate(
    sources: SourceMap,
    files: Vec<SourceFile>,
    classes: ClassPath,
    wanted: &[String],
    main_args: MainArgs,
    purpose: Purpose,
) -> Translated {
    let project = Project::with_classes(sources, files, classes);
    let mut diagnostics = project.diagnostics;
    let mut program = ast::Program::default();
    let mut resolved = None;
    let mut info = JavaInfo::default();
    let mut in_methods = Vec::new();
    if !has_error(&diagnostics) {
        let mut lowered = lower::program(&project.world, &project.classes, wanted, purpose);
        if main_args == MainArgs::None {
            main_method::without_arguments(&mut lowered.program);
        }
        diagnostics.extend(lower::leave_out(&mut lowered, project.world.take_diagnostics()));
        resolved = resolve(&mut lowered, &mut diagnostics);
        let (errors, warnings) = problems(&lowered).partition(|found| found.severity == Severity::Error);
        diagnostics.extend::<Vec<Diagnostic>>(warnings);
        in_methods = errors;
        if !lower::can_run(&lowered.program) {
            diagnostics.append(&mut in_methods);
        }
        if purpose == Purpose::Tests {
            // `verify` counts as it does for the same program in OOX, which has no words for this
            if let Some(program) = &mut resolved {
                count_as_java(program, &lowered.uncounted);
            }
            info = java_info::info(&project.world, &lowered.given);
        }
        program = lowered.program;
    }
    Translated {
        sources: project.world.sources.into_inner(),
        program,
        resolved,
        info,
        diagnostics,
        files: project.files,
        in_methods,
    }
}

/// Resolves the program. A member that the resolver refuses is a mistake of the translation: it is taken out, and the
/// rest goes on. What the resolver only warns of is about OOX and not about Java.
fn resolve(lowered: &mut Lowered, diagnostics: &mut Vec<Diagnostic>) -> Option<Program> {
    loop {
        let (resolved, found) = oox_core::resolve::resolve(&lowered.program);
        if resolved.is_some() {
            return resolved;
        }
        if !lower::isolate(lowered, &found) {
            diagnostics.extend(found);
            return None;
        }
    }
}

/// Marks what coverage tools for Java do not count.
fn count_as_java(program: &mut Program, uncounted: &[Uncounted]) {
    let place = |span: Span| (span.file, span.start, span.end);
    let known: HashMap<_, &Uncounted> = uncounted.iter().map(|of| (place(of.span), of)).collect();
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

fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// A signature with Java's words: `add(int,String[])`.
pub fn java_signature(signature: &str) -> String {
    translated(signature, |(oox, java)| (oox, java))
}

/// A method as people write it: `com.acme.shop.Order.Line.total(int)`.
pub fn shown_name(program: &Program, id: MethodId) -> String {
    let class = &program.class(program.method(id).class).name;
    full_name(class, &java_signature(&program.signature(id)))
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

/// Puts a report of a Java method into words for people: Java's types, and of exceptions what their class declares in
/// the source, with the message and the cause that Java itself prints.
pub fn for_people(report: &mut MethodReport, program: &Program) {
    report.signature = simple_signature(&report.class, &report.signature);
    report.class = class_name(&report.class);
    let violated = report.violations.iter_mut().map(|violation| &mut violation.case);
    let endless = report.endless.iter_mut().map(|endless| &mut endless.case);
    for case in violated.chain(endless).chain(&mut report.case_list) {
        plain_exceptions(case, program);
        java_words::translate(case);
    }
}

fn plain_exceptions(case: &mut Case, program: &Program) {
    let throwable = program.builtin.throwable;
    for object in case.pre.iter_mut().chain(&mut case.post) {
        let class = program.classes.iter().find(|class| class.name == object.ty);
        let Some(class) = class.filter(|class| class.ancestors.binary_search(&throwable).is_ok()) else {
            continue;
        };
        let is_users = |name: &str| {
            let mut fields = class.fields.iter().map(|id| program.field(*id));
            fields.any(|field| field.name == name && program.class(field.class).is_of_user())
        };
        object.fields.retain(|field| {
            let is_told = matches!(field.name.as_str(), "message" | "cause") && field.value != Shown::Null;
            is_told || is_users(&field.name)
        });
    }
    let is_throwable = |ty: &str| {
        let class = program.classes.iter().find(|class| class.name == ty);
        class.is_some_and(|class| class.ancestors.binary_search(&throwable).is_ok())
    };
    // the outcome names it already
    case.post.retain(|object| !(object.fields.is_empty() && is_throwable(&object.ty)));
}
