//! What becomes of cases outside the engine: tests, pictures of their heaps, and the cases of a stored report.

pub mod generate;
pub mod java;
pub mod picture;
pub mod report;
pub mod suite;
