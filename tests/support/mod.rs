//! What the whole-program tests share.

pub mod engine;
pub mod expectation;
pub mod mutate;
pub mod run;
