//! Attribution: syntax tree to typed tree. Names get their declarations, expressions their types, calls their methods;
//! conversions are written out and constants folded.
//!
//! The first problem in a body ends its attribution: one report per method. Local and anonymous classes are attributed
//! together with the code around them, because only then it is known which variables they capture; the results are kept
//! in the [`World`](crate::world::World) until somebody asks.

mod call;
mod call_types;
mod completion;
mod constant;
mod contract;
mod convert;
mod creation;
mod cx;
mod entry;
mod expr;
mod lambda;
mod lambda_form;
mod method_ref;
mod names;
mod open_call;
mod operator;
mod overload;
mod pattern;
mod quantifier;
mod stmt;
mod switch;

use oox_core::lang::span::Span;

pub use contract::{contract, invariants};
pub use entry::{Init, body, field_constant, initialisers};

/// Why a piece of code cannot be lowered: a construct that is not supported, or an error in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// A few words; the same words for the same reason, so that reports can count them.
    pub reason: String,
    /// Where.
    pub span: Span,
    /// The source is wrong, rather than the front end too small.
    pub is_error: bool,
}

type R<T> = Result<T, Problem>;

impl Problem {
    /// The source is wrong.
    pub fn error(reason: impl Into<String>, span: Span) -> Self {
        Self { reason: reason.into(), span, is_error: true }
    }

    /// The front end cannot do it.
    pub fn unsupported(reason: impl Into<String>, span: Span) -> Self {
        Self { reason: reason.into(), span, is_error: false }
    }
}
