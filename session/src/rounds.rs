//! The explorations of one method: each goes where the one before ran into a bound, until the branches are taken.

use oox_core::config::{Bound, Bounds, Config};
use oox_core::ir::{ClassId, Program};

use crate::settings::Settings;

/// One exploration of a method.
pub struct Round {
    /// Is it of use only if the one before ran into this?
    pub beyond: Option<Bound>,
    /// How much more than the bound `k`.
    more: u32,
    /// The length of input arrays, if it is another than that of the settings.
    array: Option<u32>,
    /// The class that stands for all where any is possible.
    favoured: Option<ClassId>,
}

impl Round {
    /// The settings of the engine for this exploration.
    pub fn apply(&self, config: &mut Config, patience: Option<u64>) {
        config.bounds.k += self.more;
        config.bounds.array = config.bounds.array.or(self.array);
        config.bounds.patience = if self.beyond == Some(Bound::Patience) { None } else { patience };
        config.favoured = self.favoured;
    }
}

/// The length of input arrays that are tried where shorter ones leave branches out of reach.
const LONGER_ARRAYS: u32 = 12;

/// The explorations of a method, the most promising first.
pub fn rounds(settings: &Settings, bounds: &Bounds, favoured: Option<ClassId>) -> Vec<Round> {
    let deeper = |more| Round { beyond: Some(Bound::K), more, array: None, favoured };
    // the cases that show a branch may be such that no test can be made of them
    let mut rounds =
        vec![Round { beyond: None, ..deeper(0) }, Round { beyond: Some(Bound::Patience), ..deeper(0) }];
    if favoured.is_some() {
        rounds.push(Round { beyond: Some(Bound::Classes), favoured: None, ..deeper(0) });
    }
    rounds.extend((1..=settings.deepen).map(deeper));
    // texts are often compared with a length that no chain of references has
    if settings.deepen > 0 && bounds.array.is_none() && bounds.k < LONGER_ARRAYS {
        rounds.push(Round { array: Some(LONGER_ARRAYS), ..deeper(0) });
    }
    rounds
}

/// The class of keys, elements and whatever else type parameters stand for: numbers are hashed and compared by what they
/// are, and have a short name in a test.
pub fn favoured(program: &Program) -> Option<ClassId> {
    let at = program.classes.iter().position(|class| class.name == "Integer" && !class.is_of_user())?;
    Some(ClassId(u32::try_from(at).expect("fewer than 2^32 classes")))
}
