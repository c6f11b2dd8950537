//! Code that the resolver refuses, although it should not: the member that holds it becomes one that says so when it is
//! run, and the rest of the program goes on.

use std::collections::BTreeSet;

use oox_core::ir;
use oox_core::lang::ast::{Clause, ExprKind, Member, Method, Program, StmtKind, TypeDecl};
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{FileId, Span};

mod declarations;

use super::failed_constructor::{call_superclass, default_of};
use super::{Lowered, Unlowered, build};
use crate::attribute::Problem;

/// Whether some method or constructor that the user wrote can be run.
pub fn can_run(program: &Program) -> bool {
    let users = program.types.iter().filter(|decl| !decl.is_library);
    users.flat_map(|decl| &decl.members).any(|member| {
        let is_entry = match member {
            Member::Method(method) => method.body.is_some() && !method.is_helper,
            Member::Constructor(constructor) => constructor.body.is_some() && !constructor.is_helper,
            Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => false,
        };
        is_entry && !is_disabled(member)
    })
}

/// Resolves the program. A member that the resolver refuses is a mistake of the translation: it is taken out, and the rest
/// goes on; where that is no use, the errors. What the resolver only warns of is about OOX and not about Java.
pub fn resolve(lowered: &mut Lowered) -> Result<ir::Program, Vec<Diagnostic>> {
    loop {
        let (resolved, found) = oox_core::resolve::resolve(&lowered.program);
        match resolved {
            Some(program) => return Ok(program),
            None if !isolate(lowered, &found) => return Err(found),
            None => {}
        }
    }
}

/// Takes the members with errors out of the program. False when that changed nothing: going on is no use then.
pub fn isolate(lowered: &mut Lowered, found: &[Diagnostic]) -> bool {
    let errors = || found.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let mut is_changed = false;
    for error in errors() {
        if let Some(subject) = &error.subject {
            is_changed |= declarations::isolate(lowered, subject, error);
        }
    }
    // code may be wrong only because a declaration is
    if !is_changed {
        for error in errors().filter(|error| error.subject.is_none()) {
            is_changed |= isolate_code(lowered, error);
        }
    }
    call_superclass(&mut lowered.program);
    is_changed
}

/// Takes out the methods whose declaration has an error, a class that is not there for example. Gives the diagnostics that
/// this does not settle.
pub fn leave_out(lowered: &mut Lowered, found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut rest = Vec::new();
    for diagnostic in found {
        let is_error = diagnostic.severity == Severity::Error;
        let Some((at_type, at_member)) =
            is_error.then(|| declared_at(&lowered.program, diagnostic.span)).flatten()
        else {
            rest.push(diagnostic);
            continue;
        };
        let decl = &mut lowered.program.types[at_type];
        let member = &mut decl.members[at_member];
        let place = format!("{}.{}", decl.name.text, member_name(member));
        if code_span(member).is_some() {
            disable(member, &diagnostic.message, diagnostic.span);
        }
        let problem = Problem { reason: diagnostic.message, span: diagnostic.span, is_error: true };
        let is_users = lowered.files.contains(&problem.span.file);
        lowered.problems.push(Unlowered { place, is_users, problem });
    }
    call_superclass(&mut lowered.program);
    only_warn(&lowered.files, &mut rest);
    rest
}

/// What is wrong in a file that the user did not name is no reason to give up: what depends on it cannot be run.
pub fn only_warn(files: &BTreeSet<FileId>, found: &mut [Diagnostic]) {
    for diagnostic in found.iter_mut().filter(|diagnostic| !files.contains(&diagnostic.span.file)) {
        diagnostic.severity = Severity::Warning;
    }
}

/// The method or constructor of the user that is declared there. None if it may override another one: then it must not
/// be taken for one that does not.
fn declared_at(program: &Program, span: Span) -> Option<(usize, usize)> {
    for (at_type, decl) in program.types.iter().enumerate().filter(|(_, decl)| !decl.is_library) {
        for (at_member, member) in decl.members.iter().enumerate() {
            let found = match member {
                Member::Method(method) => holds(method.span, span) && !may_override(program, decl, method),
                Member::Constructor(constructor) => holds(constructor.span, span),
                Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => false,
            };
            if found {
                return Some((at_type, at_member));
            }
        }
    }
    None
}

fn may_override(program: &Program, decl: &TypeDecl, method: &Method) -> bool {
    let mut above: Vec<&str> = Vec::new();
    let mut next: Vec<&TypeDecl> = vec![decl];
    while let Some(decl) = next.pop() {
        for name in decl.extends.iter().chain(&decl.implements).map(|above| above.name.text.as_str()) {
            if !above.contains(&name) {
                above.push(name);
                next.extend(program.types.iter().find(|decl| decl.name.text == name));
            }
        }
    }
    let is_like = |member: &Member| {
        matches!(member, Member::Method(other)
            if other.name.text == method.name.text && other.params.len() == method.params.len())
    };
    !method.is_static && { program.types.iter() }
        .filter(|decl| above.contains(&decl.name.text.as_str()))
        .any(|decl| decl.members.iter().any(is_like))
}

fn isolate_code(lowered: &mut Lowered, error: &Diagnostic) -> bool {
    let mut best: Option<(u32, usize, usize)> = None;
    for (at_type, decl) in lowered.program.types.iter().enumerate() {
        for (at_member, member) in decl.members.iter().enumerate() {
            let spans = clauses(member).iter().map(|clause| clause.span).chain(code_span(member));
            let Some(span) = { spans }.find(|span| holds(*span, error.span)) else { continue };
            let length = span.end - span.start;
            // members that nobody wrote stand in the place of others
            if best.is_none_or(|(least, ..)| length < least) && !is_disabled(member) {
                best = Some((length, at_type, at_member));
            }
        }
    }
    let Some((_, at_type, at_member)) = best else { return false };
    let reason = format!("internal error: {}", error.message);
    take_out(lowered, at_type, at_member, &reason, error.span);
    true
}

/// Makes a member one that says why it cannot be run, and tells the user.
fn take_out(lowered: &mut Lowered, at_type: usize, at_member: usize, reason: &str, span: Span) {
    let decl = &mut lowered.program.types[at_type];
    let place = format!("{}.{}", decl.name.text, member_name(&decl.members[at_member]));
    let is_users = !decl.is_library && lowered.files.contains(&span.file);
    disable(&mut decl.members[at_member], reason, span);
    let problem = Problem { reason: reason.to_owned(), span, is_error: false };
    lowered.problems.push(Unlowered { place, is_users, problem });
}

fn holds(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}

/// The clauses of a member's contract, which may stand before the member itself.
fn clauses(member: &Member) -> &[Clause] {
    match member {
        Member::Method(method) => &method.spec,
        Member::Constructor(constructor) => &constructor.spec,
        Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => &[],
    }
}

/// Where the code of a member stands; none for what has no code.
fn code_span(member: &Member) -> Option<Span> {
    match member {
        Member::Method(method) => method.body.as_ref().map(|_| method.span),
        Member::Constructor(constructor) => constructor.body.as_ref().map(|_| constructor.span),
        Member::Field(field) => field.init.as_ref().map(|_| field.span),
        Member::StaticInit(block) => Some(block.span),
        Member::Invariant(_) => None,
    }
}

fn member_name(member: &Member) -> &str {
    match member {
        Member::Method(method) => &method.name.text,
        Member::Constructor(constructor) => &constructor.name.text,
        Member::Field(field) => &field.name.text,
        Member::StaticInit(_) | Member::Invariant(_) => "static",
    }
}

/// The member says nothing but why it cannot be run.
fn is_disabled(member: &Member) -> bool {
    let stmts = match member {
        Member::Method(method) => method.body.as_ref().map(|body| &body.stmts),
        Member::Constructor(constructor) => constructor.body.as_ref().map(|body| &body.stmts),
        Member::StaticInit(block) => Some(&block.stmts),
        Member::Field(field) => field.init.as_ref().and_then(|init| match &init.kind {
            ExprKind::Let { body, .. } => Some(body),
            _ => None,
        }),
        Member::Invariant(_) => None,
    };
    stmts.and_then(|stmts| stmts.last()).is_some_and(|stmt| matches!(stmt.kind, StmtKind::Unsupported(_)))
}

fn disable(member: &mut Member, reason: &str, span: Span) {
    let stmts = || vec![build::unsupported(reason, span)];
    match member {
        Member::Method(method) => {
            method.spec.clear();
            method.body = Some(build::block(stmts(), method.span));
        }
        Member::Constructor(constructor) => {
            constructor.spec.clear();
            constructor.body = Some(build::block(stmts(), constructor.span));
        }
        Member::Field(field) => {
            field.init = Some(build::let_in(stmts(), default_of(&field.ty, span), span));
        }
        Member::StaticInit(block) => block.stmts = stmts(),
        Member::Invariant(_) => {}
    }
}
