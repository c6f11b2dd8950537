//! Proofs of single methods by permissions: implicit dynamic frames.
//!
//! A contract says which places it has permission to, and facts about them. A method is run once, along all of its paths,
//! on unknown values, against its own contract; a call takes what the callee requires and gives what it ensures, and what
//! it does not name stays as it is. So a proof holds for heaps of any size. The heap is a row of chunks outside of the solver, which
//! is asked about numbers and truth values only. What has no rule here ends the proof by name: nothing is proved by
//! leaving it out.

#![allow(clippy::needless_pass_by_value, reason = "a state and a frame belong to one path")]
#![allow(clippy::unused_self, reason = "steps of the prover are called in one way")]
#![allow(clippy::single_match_else, reason = "two ways that count as much")]

mod apps;
mod assertion;
mod calls;
mod check;
mod effects;
mod erasure;
mod failure;
mod ghost;
mod heap;
mod invariants;
mod loops;
mod plain;
mod prover;
mod quantifier;
mod report;
mod run;
mod state;
mod step;

pub use erasure::is_erasable;
pub use failure::Kind;
pub use report::{MethodProof, Missing, Outcome, prove};
