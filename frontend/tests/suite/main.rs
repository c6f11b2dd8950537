//! The tests of the front end from outside, in one binary: a module for each subject.

#[path = "../../../tests/suite/support/golden.rs"]
mod golden;
mod isolate;
mod syntax;
