//! `lazier`: a reference that comes into view is null or some object; which object is decided when it is accessed.

use super::{Decided, Initialisation};

pub(super) struct Lazier;

impl Initialisation for Lazier {
    fn on_sight(&self) -> Decided {
        Decided::Nullness
    }
}
