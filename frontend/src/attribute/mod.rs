//! Attribution: syntax tree to typed tree. Names get their declarations, expressions their types, calls their methods;
//! conversions are written out and constants folded.

use oox_core::lang::span::Span;

use crate::typed::{Body, Clause, Contract, Expr, Stmt};
use crate::types::ClassId;
use crate::world::{FieldId, MethodId, World};

/// Why a piece of code cannot be lowered: a construct that is not supported, or an error in the source that was
/// reported already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// A few words; the same words for the same reason, so that reports can count them.
    pub reason: String,
    /// Where.
    pub span: Span,
    /// The source is wrong, rather than the front end too small.
    pub is_error: bool,
}

/// An initialiser of a class, in text order.
#[derive(Clone, Debug)]
pub enum Init {
    /// `f = e`
    Field(FieldId, Expr),
    /// `{ ... }`
    Block(Vec<Stmt>),
}

/// The body of a method or constructor that has one in the source (synthetic ones: see `lower/`). Its local, anonymous
/// and lambda classes are in the world afterwards.
pub fn body(world: &World, method: MethodId) -> Result<Body, Problem> {
    todo!("{method:?} {}", world.class_count())
}

/// The static or the instance initialisers of a class. For an enum the constants come first, each `new E(args)` (an
/// anonymous class if it has a body); the extra constructor parameters are the business of `lower/`.
pub fn initialisers(world: &World, class: ClassId, is_static: bool) -> Result<Vec<Init>, Problem> {
    todo!("{class:?} {is_static} {}", world.class_count())
}

/// The contract of a method: its own, and those of the methods that it overrides. Conditions speak of `params`, of
/// `this` and of [`crate::typed::ExprKind::Result`]; parameters have their values at entry.
pub fn contract(world: &World, method: MethodId) -> Result<Option<Contract>, Problem> {
    todo!("{method:?} {}", world.class_count())
}

/// The invariants of a class, static ones left out.
pub fn invariants(world: &World, class: ClassId) -> Result<Vec<Clause>, Problem> {
    todo!("{class:?} {}", world.class_count())
}

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
