//! What becomes of cases outside the engine: tests and how they run on the user's JVM, pictures of heaps, and the cases of
//! a stored report.

pub mod generate;
pub mod html;
pub mod java;
pub mod java_words;
pub mod jvm;
pub mod mark;
pub mod picture;
pub mod report;
pub mod shares;
pub mod suite;
