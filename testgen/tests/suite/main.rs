//! The tests of what is made from cases, in one binary: a module for each subject.

mod jvm;
mod support;
