//! Contracts: when clauses are evaluated, what follows from them, and calls that run by their contract alone.
//!
//! Clauses are code and run in frames like all other code. This room says which frames there are before and after a
//! method, what is done when one is left, and what must not be changed in between.

mod consult;
mod forget;
mod frame;
mod invariant;
mod leave;
mod needs;
mod open;
mod order;
mod past;
mod plan;
mod refusal;
mod region;
mod task;

pub(crate) use leave::by_exception;
