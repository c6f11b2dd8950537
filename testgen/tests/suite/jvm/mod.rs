//! Small subjects and tests through javac, JUnit 4 and 5, and JaCoCo: what comes back is what happened.
//!
//! What may differ runs with each JUnit and JaCoCo that is to be had: those of the system's packages, and the pinned
//! ones if they were fetched before or can be.

mod compiling;
mod coverage;
mod jars;
mod outcomes;
mod worker;
