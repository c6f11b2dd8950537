//! An assignment of constants to symbols.

use super::sort::{Const, SymId};
use imbl::OrdMap;

/// A map from symbols to constants, iterated in the order of symbols. Cloning shares.
/// A symbol that is not in the map stands for 0, false or 0.0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model(OrdMap<SymId, Const>);

impl Model {
    /// The empty model: everything is 0.
    pub fn new() -> Model {
        Model::default()
    }

    /// The value of a symbol, when the model names it.
    pub fn get(&self, id: SymId) -> Option<&Const> {
        self.0.get(&id)
    }

    /// Sets the value of a symbol.
    pub fn insert(&mut self, id: SymId, value: Const) {
        self.0.insert(id, value);
    }

    /// Symbols and values in the order of symbols.
    pub fn iter(&self) -> impl Iterator<Item = (SymId, &Const)> {
        self.0.iter().map(|(id, value)| (*id, value))
    }

    /// How many symbols have a value.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Does no symbol have a value?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// This model, with the values of `other` where it has them.
    #[must_use]
    pub fn overridden_by(&self, other: &Model) -> Model {
        let mut merged = self.clone();
        for (id, value) in other.iter() {
            if merged.get(id) != Some(value) {
                merged.insert(id, value.clone());
            }
        }
        merged
    }
}

impl FromIterator<(SymId, Const)> for Model {
    fn from_iter<I: IntoIterator<Item = (SymId, Const)>>(iter: I) -> Model {
        Model(iter.into_iter().collect())
    }
}
