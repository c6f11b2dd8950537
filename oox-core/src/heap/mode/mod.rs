//! When input references are decided: the initialisation strategies.
//!
//! A reference of the input is decided in two steps, null or not, then which object. The strategies differ only in how
//! much of that happens when a reference first comes into view (as a parameter, by reading a field or a cell, as the
//! result of an open call); what an access needs is decided at the access in all of them. This is the only place that
//! tells them apart.

mod lazier;
mod lazier_sharp;
mod lazy;
mod merged;

use lazier::Lazier;
use lazier_sharp::LazierSharp;
use lazy::Lazy;
use merged::Merged;

/// How much of a reference is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decided {
    /// Nothing.
    Nothing,
    /// Whether it is null.
    Nullness,
    /// Which object it is.
    Object,
}

/// A strategy.
pub trait Initialisation {
    /// How much is decided when a reference comes into view.
    fn on_sight(&self) -> Decided;

    /// References keep sets of objects where the others choose one.
    fn merges(&self) -> bool {
        false
    }
}

use crate::config::HeapMode;

impl HeapMode {
    /// The strategy of this name.
    pub fn strategy(self) -> &'static dyn Initialisation {
        match self {
            Self::Lazy => &Lazy,
            Self::Lazier => &Lazier,
            Self::LazierSharp => &LazierSharp,
            Self::Merged => &Merged,
        }
    }
}
