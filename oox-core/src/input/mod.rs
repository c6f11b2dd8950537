//! The input: it comes into being as late as possible, and no more of it than an instruction needs.
//!
//! What is known of a place before anybody looks (its declared type, its budget, who owns it), how references are decided,
//! which objects they may denote, and what is assumed of objects when they come into being.

mod agree;
mod boxes;
mod cell;
mod choose;
mod compare;
mod constants;
mod decide;
mod declared;
mod favoured;
mod field;
mod fresh;
mod hidden;
mod invariant;
mod late;
mod merged;
mod mode;
mod narrow;
mod shared;
mod symbol;

pub(crate) use agree::{identical, same};
pub(crate) use cell::array_of;
pub(crate) use declared::Declared;
pub(crate) use fresh::Fresh;
pub(crate) use mode::mode;
pub(crate) use shared::{is_argument, leads_to};
