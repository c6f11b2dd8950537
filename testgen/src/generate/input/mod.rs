//! What a test starts from: the input of a case as a heap, and what the method shows on it.

mod facts;
mod plan;
mod question;
mod ranks;
mod raw;

pub use facts::{End, Facts};
pub use plan::Plan;
pub use question::{Argument, Question};
pub use raw::{Answer, Raw, Reading, any_object, raw};
