//! Classes for which other settings hold than for the rest.

use oox_core::config::Config;

use crate::settings::Override;

/// Some classes, and how their methods are explored.
pub struct Exception<'s> {
    /// Which ones, and whether they are left out.
    pub section: &'s Override,
    /// All settings of the engine for them.
    pub engine: Config,
}

/// The first exception that is about a class.
pub fn of_class<'e, 's>(all: &'e [Exception<'s>], class: &str) -> Option<&'e Exception<'s>> {
    all.iter().find(|exception| exception.section.concerns(class))
}
