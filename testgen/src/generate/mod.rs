//! From the cases of a method to tests: the input is built, the method is run on it by the interpreter, and what was seen
//! becomes the assertions.

mod acceptable;
mod answers;
mod arrange;
mod call;
mod change;
mod choose;
mod clause;
mod closer;
mod comparator;
mod compare;
mod content;
mod contract;
mod endless;
mod expectation;
mod facts;
mod history;
mod instances;
mod junit;
mod library;
mod method;
mod mockito;
mod nameable;
mod observe;
mod plan;
mod promise;
mod ranks;
mod raw;
mod reason;
mod stand_in;
mod statics;
mod subject;
mod test;
mod violation;
mod words;

pub use arrange::Means;
pub use history::{Missing, add_histories};
pub use junit::JUnit;
pub use method::{Cases, MethodTests, Options, method_tests};
pub use mockito::Mocks;
pub use reason::{LeftOut, Reason};
pub use statics::Statics;
pub use subject::Subject;
pub use test::Test;
