//! From the tree to the resolved program: names, types, the class hierarchy, overloads, and code.
//!
//! The result is either a program that the engine can run without looking up a name, or diagnostics. Nothing is
//! executed here.

mod builder;
mod call;
mod condition;
mod contract;
mod declare;
mod dispatch;
mod expression;
mod generic;
mod given_out;
mod let_in;
mod lower;
mod names;
mod native;
mod old;
mod operator;
mod permission;
mod quantifier;
mod run_time_types;
mod statement;
mod supertypes;
mod switch;
mod threads;
mod try_finally;

use crate::ir::Program;
use crate::lang::ast;
use crate::lang::diagnostic::{Diagnostic, Severity};
use crate::lang::parser::{self, MAX_DIAGNOSTICS};
use crate::lang::span::FileId;
use crate::workers::{LARGE_STACK, on_stack};

/// The file id that spans of built-in classes carry; it is not in any source map.
pub const PRELUDE_FILE: FileId = FileId(u32::MAX);

/// Resolves and lowers a program. The program is `None` when there is an error among the diagnostics.
pub fn resolve(program: &ast::Program) -> (Option<Program>, Vec<Diagnostic>) {
    on_stack(LARGE_STACK, || resolve_here(program))
}

fn resolve_here(program: &ast::Program) -> (Option<Program>, Vec<Diagnostic>) {
    let (mut prelude, errors) = parser::parse(PRELUDE_FILE, include_str!("prelude.oox"));
    debug_assert!(errors.is_empty(), "the prelude parses: {errors:?}");
    if threads::uses_threads(program) {
        let (more, errors) = parser::parse(PRELUDE_FILE, include_str!("threads.oox"));
        debug_assert!(errors.is_empty(), "the prelude parses: {errors:?}");
        prelude.types.extend(more.types);
    }
    let mut diagnostics = Vec::new();
    let mut resolved = Program::default();
    let names = declare::declare(&prelude, program, &mut resolved, &mut diagnostics);
    if let Some(names) = names {
        lower::lower_all(&names, &mut resolved, &mut diagnostics);
        run_time_types::fill(&mut resolved);
        given_out::fill(&mut resolved);
        resolved.has_threads = names.has_threads;
    }
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span.key(), diagnostic.severity));
    let failed = diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    if diagnostics.len() > MAX_DIAGNOSTICS {
        let left_out = diagnostics.len() - MAX_DIAGNOSTICS;
        // errors first: a warning more or less does not matter then
        diagnostics.sort_by_key(|diagnostic| (diagnostic.severity, diagnostic.span.key()));
        diagnostics.truncate(MAX_DIAGNOSTICS);
        let last = diagnostics[MAX_DIAGNOSTICS - 1].clone();
        let what = format!("{left_out} more problems were left out");
        diagnostics.push(Diagnostic { severity: last.severity, ..Diagnostic::error(last.span, what) });
    }
    (if failed { None } else { Some(resolved) }, diagnostics)
}
