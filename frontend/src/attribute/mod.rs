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

pub use crate::problem::Problem;
pub use crate::typed::Init;
pub use contract::{contract, invariants};
pub use entry::{body, field_constant, initialisers};

type R<T> = Result<T, Problem>;
