//! How paths end.

use std::rc::Rc;

use crate::config::Bound;
use crate::heap::{ObjId, Value};
use crate::ir::{CheckId, MethodId};
use crate::lang::span::Span;

/// How a path ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// The entry method returned.
    Returned(Option<Value>),
    /// The entry method threw what its contract permits, or what nobody asked about.
    Threw(ObjId),
    /// Something promised does not hold.
    Violated(Violated),
    /// The assumptions contradict the path; it is no behaviour of the program.
    Pruned,
    /// The path ran into a bound.
    Bound(Bound),
    /// The path goes round in a loop for ever, which stands here: everything is as it was some rounds before.
    Endless(Span),
    /// The path needs something that the engine cannot execute.
    Unsupported(Span, Rc<str>),
}

/// A violation.
#[derive(Clone, Debug)]
pub struct Violated {
    /// What is violated.
    pub what: Promise,
    /// Further words: which exception, which place.
    pub detail: Option<String>,
    /// The exception object of a crash or of an exceptional exit.
    pub thrown: Option<ObjId>,
}

/// What is violated: a check of the program, or the general promise not to crash.
#[derive(Clone, Copy, Debug)]
pub enum Promise {
    /// A check of the program.
    Check(CheckId),
    /// No exception leaves the entry method; this one came from here.
    NoCrash(Span),
}

/// The innermost call from the user's code into a library.
#[derive(Clone, Copy, Debug)]
pub struct LibraryCall {
    /// Where it stands.
    pub span: Span,
    /// Who was called.
    pub method: MethodId,
}
