//! Symbolic terms: hash-consed, sorted (in the logical sense) and built only through smart constructors.
//!
//! What must hold:
//!
//! * a constructor never changes the meaning: for every model, the simplified term and the plain one evaluate to
//!   the same constant (`tests/suite/term_simplify.rs`);
//! * operations on literals have one definition, in `fold.rs`, used by the constructors and by [`Terms::eval`];
//! * the shape of a term depends on its operands only, never on what else the arena holds, so that two workers who
//!   build the same formula in a different order get the same formula;
//! * nothing recurses over the depth of a term: terms can be 100 000 deep.

mod arena;
mod arith;
mod bits;
mod bool;
mod compare;
mod convert;
mod display;
mod eval;
mod float;
mod fold;
mod literal;
mod model;
mod num;
mod replace;
mod sort;

pub use arena::{BinOp, Features, Node, Term, Terms, UnOp};
pub use eval::Evaluator;
pub use fold::apply_binary;
pub use model::Model;
pub use num::{Num, ParseNumError};
pub use sort::{Const, FloatTy, IntTy, Sort, SymId};
