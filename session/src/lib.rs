//! JUnit tests for methods of a Java program: from its text to files.
//!
//! [`Loaded`] is the program, [`Which`] names methods, [`Settings`] says how. A [`Session`] explores each method in rounds,
//! within its share of the time, makes tests of what it finds, puts them into suites, has the JVM judge them if that is wanted,
//! and writes them. Nothing is printed, no flag is read, and what can go wrong is a value: `ooxide gen` and
//! `ooxide bench --tests` are this and a command line.
//!
//! Tests for the methods of a class:
//!
//! ```
//! use ooxide_session::{Interrupt, Loaded, Session, Settings, SourceFile, Which};
//!
//! let text = "class Clamp {
//!     static int positive(int value) {
//!         return value > 0 ? value : 0;
//!     }
//! }";
//! let program = Loaded::for_tests(vec![SourceFile { path: "Clamp.java".into(), text: text.to_owned() }])?;
//! let session = Session::new(&program, Which::default(), Settings::default())?;
//! let found = session.run(&Interrupt::default(), &mut ());
//!
//! let positive = &found.methods[0];
//! assert_eq!((positive.report.branches.covered, positive.report.branches.total), (2, 2));
//!
//! let files = session.files(&found)?;
//! let tests = files.made.iter().find(|file| file.path == "ClampTest.java").expect("the class has tests");
//! assert!(tests.text.contains("@Test"));
//! assert!(tests.text.contains("int result = Clamp.positive(0);"), "{}", tests.text);
//! assert!(tests.text.contains("assertEquals(0, result);"), "{}", tests.text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Progress`] is told how far the search has come. Trees are walked by recursion; a program of unusual depth needs a thread
//! with a stack of [`STACK_BYTES`].

mod choice;
mod explore;
pub mod files;
mod ignored;
mod java_info;
mod judge;
pub mod lookup;
pub mod names;
mod oracle;
mod outputs;
mod page;
mod places;
mod program;
mod rounds;
mod running;
mod session;
mod settings;
mod suites;
mod tested;
mod trials;
mod written;

pub use choice::{ChoiceError, Which};
pub use ignored::Ignored;
pub use oox_core::interrupt::Interrupt;
pub use ooxide_frontend::project::SourceFile;
pub use outputs::Files;
pub use places::{DISAGREEMENTS, Holder, Taken};
pub use program::{Loaded, Refused, is_java};
pub use running::{Disagreement, NotRun, Ran};
pub use session::{Found, Progress, Run, Session, SessionError};
pub use settings::{Asking, BuildLayout, Destination, Layout, Running, Settings, Writing};
pub use tested::TestedMethod;
pub use written::WrittenTest;

/// The stack of a thread that may be given any program: how deep its trees are is bounded by the parsers. This is address
/// space, not memory; only what is used is ever touched.
pub const STACK_BYTES: usize = 1 << 30;
