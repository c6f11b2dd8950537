//! Units of a search that are explored elsewhere, one at a time, whenever somebody has the time: the search of one method, on many
//! machines. Each of them finds the same units, because the first part of a search is always the same.

use super::outcome::Exploration;

/// A unit: the how-manieth search of the method, and the number of the unit in it. A search may begin anew when it has found out
/// more about what inputs there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnitName {
    /// From 0.
    pub search: usize,
    /// From 0.
    pub unit: usize,
}

impl std::fmt::Display for UnitName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.search, self.unit)
    }
}

/// What is known of a unit.
#[derive(Debug)]
pub enum Part {
    /// What it has shown.
    Known(Box<Exploration>),
    /// Nothing: it is explored here and now.
    Explored,
    /// Nothing, and it is not explored here: the search ends as if it was interrupted.
    Missing,
}

/// Who knows what units have shown.
pub trait Parts: Sync {
    /// Asks for a unit, which the choices lead to.
    fn ask(&self, name: UnitName, trail: &[u32]) -> Part;

    /// Keeps what a unit has shown.
    fn keep(&self, name: UnitName, found: &Exploration);
}
