//! Running generated tests on the user's JVM.
//!
//! [`Jdk`] and [`Jars`] find what is needed, [`compile`] compiles subject and tests into a temporary folder, [`run`]
//! runs every test twice in two orders, and [`coverage`] measures with JaCoCo. Nothing here knows how tests are
//! generated. What must hold: nothing is written outside the temporary folder and the cache of jars; a test that
//! hangs or ends the JVM takes no other test along; a jar from the network is used only if it has the pinned hash.

mod artifact;
mod compile;
mod coverage;
mod diagnostics;
mod error;
mod jars;
mod jdk;
mod launch;
mod process;
mod records;
mod run;
mod subject;
mod worker;

pub use compile::{Classes, Compiled, Junit, Suite, compile, compile_subject};
pub use coverage::{ClassCoverage, Counter, Coverage, LineCoverage, MethodCoverage, coverage};
pub use diagnostics::Diagnostic;
pub use error::JvmError;
pub use jars::{JarOptions, Jars};
pub use jdk::Jdk;
pub use launch::TimeLimits;
pub use records::{Failure, TestVerdict};
pub use run::{Outcome, Ran, TestResult, run};
pub use subject::Origin;
pub use worker::{Answer, Recipe, Task, Trials, Worker};
