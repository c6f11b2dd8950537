//! The OOX language and everything that runs it. This crate knows nothing of Java.

pub mod config;
pub mod heap;
pub mod ir;
pub mod lang;
pub mod resolve;
pub mod solver;
pub mod term;
