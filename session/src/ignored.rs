//! Parts of specifications of which nothing is made, and the methods whose verdicts should say so.

use oox_core::ir::{MethodId, Program};
use oox_core::lang::ast::{self, Member};
use oox_core::lang::diagnostic::{Diagnostic, Subject};
use oox_core::lang::span::Span;

/// A part of a specification of which nothing is made.
#[derive(Debug)]
pub struct Ignored {
    /// The keyword that it begins with.
    pub word: String,
    /// Where it stands.
    pub span: Span,
    whose: Whose,
}

/// Of what it is said.
#[derive(Debug)]
enum Whose {
    /// Of all methods of this class.
    Class(String),
    /// Of the methods with these names, by place: that which it stands before, or those that it stands inside of.
    Methods(Vec<Span>),
}

impl Ignored {
    /// Those that the warnings about a program tell of.
    pub fn all_of(diagnostics: &[Diagnostic], program: &ast::Program) -> Vec<Self> {
        let mut found = Vec::new();
        for diagnostic in diagnostics {
            if let Some(Subject::Ignored { word, is_of_class }) = diagnostic.subject.as_deref() {
                let span = diagnostic.span;
                found.push(Self { word: word.clone(), span, whose: whose(program, span, *is_of_class) });
            }
        }
        found
    }

    /// Whether it concerns a method.
    pub fn concerns(&self, program: &Program, id: MethodId) -> bool {
        let method = program.method(id);
        match &self.whose {
            Whose::Class(name) => program.class(method.class).name == *name,
            Whose::Methods(names) => names.iter().any(|name| name.key() == method.span.key()),
        }
    }
}

fn whose(program: &ast::Program, span: Span, is_of_class: bool) -> Whose {
    let of_file = || program.types.iter().filter(move |decl| decl.span.file == span.file);
    let around = of_file().filter(|decl| holds(decl.span, span)).collect::<Vec<_>>();
    let inside: Vec<Span> = around
        .iter()
        // what nobody wrote stands where its class does
        .flat_map(|decl| {
            decl.members.iter().filter_map(member).filter(|(whole, _)| whole.start > decl.span.start)
        })
        .filter(|(whole, _)| holds(*whole, span))
        .map(|(_, name)| name)
        .collect();
    if !inside.is_empty() {
        return Whose::Methods(inside);
    }
    let innermost = around.into_iter().min_by_key(|decl| decl.span.end - decl.span.start);
    // before a class
    let next = || of_file().filter(|decl| decl.span.start >= span.end).min_by_key(|decl| decl.span.start);
    let Some(decl) = innermost.or_else(next) else { return Whose::Methods(Vec::new()) };
    if is_of_class {
        return Whose::Class(decl.name.text.clone());
    }
    let after = decl.members.iter().filter_map(member).filter(|(whole, _)| whole.start >= span.end);
    Whose::Methods(after.min_by_key(|(whole, _)| whole.start).map(|(_, name)| name).into_iter().collect())
}

/// A method or constructor: the whole of it, and its name.
fn member(member: &Member) -> Option<(Span, Span)> {
    match member {
        Member::Method(method) => Some((method.span, method.name.span)),
        Member::Constructor(constructor) => Some((constructor.span, constructor.name.span)),
        _ => None,
    }
}

fn holds(outer: Span, span: Span) -> bool {
    outer.file == span.file && outer.start <= span.start && span.end <= outer.end
}
