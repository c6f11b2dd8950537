//! The heap modes by name.

use super::merged::Merging;
use crate::config::HeapMode;
use crate::heap::RefId;
use crate::machine::{Decided, Flow, Machine, Mode};
use crate::state::State;

/// The modes that choose: each possibility is a path of its own, and they differ in when that happens.
struct Choosing {
    on_sight: Decided,
}

/// A reference that comes into view is null, one of the known objects, or a new one.
static LAZY: Choosing = Choosing { on_sight: Decided::Object };
/// A reference that comes into view is null or some object; which object is decided when it is accessed.
static LAZIER: Choosing = Choosing { on_sight: Decided::Nullness };
/// Nothing is decided when a reference comes into view. A null test decides nullness, an access the object.
static LAZIER_SHARP: Choosing = Choosing { on_sight: Decided::Nothing };

impl Mode for Choosing {
    fn on_sight(&self) -> Decided {
        self.on_sight
    }

    fn split_null<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p> {
        machine.choose_null(state, id)
    }

    fn split_object<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p> {
        machine.choose_object(state, id)
    }
}

/// What a heap mode does.
pub(crate) fn mode(named: HeapMode) -> &'static dyn Mode {
    match named {
        HeapMode::Lazy => &LAZY,
        HeapMode::Lazier => &LAZIER,
        HeapMode::LazierSharp => &LAZIER_SHARP,
        HeapMode::Merged => &Merging,
    }
}
