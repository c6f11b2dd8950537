//! What the whole-program tests share.

pub mod mutate;
pub mod run;
