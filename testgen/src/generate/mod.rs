//! From the cases of a method to tests: the input is built, the method is run on it by the interpreter, and what was seen
//! becomes the assertions.

mod arrange;
mod choose;
mod compare;
mod content;
mod facts;
mod method;
mod observe;
mod plan;
mod raw;
mod stand_in;
mod statics;
mod subject;
mod test;
mod words;

pub use arrange::Means;
pub use method::{Cases, LeftOut, MethodTests, Options, method_tests};
pub use observe::JUnit;
pub use statics::reset;
pub use subject::Subject;
pub use test::Test;
