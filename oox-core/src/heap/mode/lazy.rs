//! `lazy`: a reference that comes into view is null, one of the known objects, or a new one; each is a path.

use super::{Decided, Initialisation};

pub(super) struct Lazy;

impl Initialisation for Lazy {
    fn on_sight(&self) -> Decided {
        Decided::Object
    }
}
