//! The OOX language and everything that runs it. This crate knows nothing of Java.

pub mod assumption;
pub mod case;
pub mod config;
pub mod exec;
pub mod heap;
pub mod interrupt;
pub mod ir;
pub mod lang;
pub mod replay;
pub mod resolve;
pub mod search;
pub mod solver;
pub mod state;
pub mod term;
pub mod verdict;
pub mod workers;
