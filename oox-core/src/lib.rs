//! The OOX language and everything that runs it. This crate knows nothing of Java.
pub mod lang;
