//! `lazier#`: nothing is decided when a reference comes into view. A null test decides nullness, an access the object.

use super::{Decided, Initialisation};

pub(super) struct LazierSharp;

impl Initialisation for LazierSharp {
    fn on_sight(&self) -> Decided {
        Decided::Nothing
    }
}
