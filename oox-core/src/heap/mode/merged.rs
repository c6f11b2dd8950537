//! `merged`: an access does not choose an object. The reference keeps the set of objects it may denote, and what is read
//! through it is an if-then-else over them; a write changes each of them under its condition. Only arrays, calls with
//! several targets and type tests choose.

use super::{Decided, Initialisation};

pub(super) struct Merged;

impl Initialisation for Merged {
    fn on_sight(&self) -> Decided {
        Decided::Nothing
    }

    fn merges(&self) -> bool {
        true
    }
}
