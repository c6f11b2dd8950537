//! The arrange part of a test: statements that build the input, executed by the interpreter as they are written.

mod arranger;
mod array;
mod constant;
mod library;
mod maker;
mod means;
mod plan;
mod stand_in;
mod value;

pub use arranger::{Arranged, Arranger, Built, Variable, check_taken};
pub use means::Means;
pub use stand_in::Mocks;
