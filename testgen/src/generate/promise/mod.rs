//! What contracts promise: clauses as they were written, said in Java, asserted where they are kept, and shown where they
//! are broken.

mod broken;
mod change;
mod clause;
mod contract;
mod endless;
mod kept;

pub use broken::of_violation;
