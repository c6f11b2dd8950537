//! The OOX language and everything that runs it. This crate knows nothing of Java.

pub mod assumption;
pub mod case;
pub mod config;
mod contract;
pub mod heap;
mod input;
mod instr;
pub mod interpret;
pub mod interrupt;
pub mod ir;
pub mod lang;
pub mod machine;
mod make;
pub mod resolve;
pub mod run;
pub mod search;
pub mod solver;
pub mod state;
pub mod term;
mod threads;
pub mod verdict;
pub mod workers;
