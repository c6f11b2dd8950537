//! From the cases of a method to tests: the input is built, the method is run on it by the interpreter, and what was seen
//! becomes the assertions.
//!
//! The rooms stand on each other: `reason`, `subject`, `input`, `words` and `build`, `observe`, `test`, `vary` and `promise`,
//! `compose`, `method`, `history`, `trial`. A room uses those before it and none behind it.

mod build;
mod compose;
mod history;
mod input;
mod method;
mod observe;
mod promise;
mod reason;
mod subject;
mod test;
mod trial;
mod vary;
mod words;

pub use build::{Means, Mocks};
pub use history::{Missing, add_histories};
pub use method::{Cases, Change, MethodTests, Options, Score, method_mutants, method_tests};
pub use observe::{JUnit, Statics};
pub use reason::{LeftOut, Reason};
pub use subject::Subject;
pub use test::Test;
pub use trial::{Trier, needs_trials};
