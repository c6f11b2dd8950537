//! The tests of the front end from outside, in one binary: a module for each subject.

#[path = "../../../tests/suite/support/golden.rs"]
mod golden;
mod isolate;
#[expect(dead_code, reason = "a part is enough here")]
#[path = "../../../tests/suite/support/seeded.rs"]
mod seeded;
mod syntax;
#[expect(dead_code, reason = "the parser is tried here, what comes after it in the tests of the whole")]
#[path = "../../../tests/suite/support/total_java.rs"]
mod total_java;
