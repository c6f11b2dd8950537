//! What becomes of cases outside the engine: pictures of their heaps, and the cases of a stored report.

pub mod picture;
pub mod report;
