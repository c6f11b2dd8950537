//! Which methods are called on objects of which classes. A tree of a thousand files has tens of thousands of both, so
//! neither is ever compared with all of the other: methods are kept by the class that declares them, and classes with
//! objects by each class above them.

use indexmap::IndexSet;
use rustc_hash::FxHashMap;

use crate::types::ClassId;
use crate::world::{MethodId, World};

/// The methods that are called virtually, in the order in which they were met.
#[derive(Default)]
pub(super) struct Virtuals {
    all: IndexSet<MethodId>,
    /// Their positions by the class that declares them.
    by_class: FxHashMap<ClassId, Vec<usize>>,
}

impl Virtuals {
    /// One more. False if it is known.
    pub fn insert(&mut self, world: &World, method: MethodId) -> bool {
        let (position, is_new) = self.all.insert_full(method);
        if is_new {
            self.by_class.entry(world.method(method).class).or_default().push(position);
        }
        is_new
    }

    /// Those that objects of a class have, in the order in which they were met.
    pub fn of(&self, world: &World, class: ClassId) -> Vec<MethodId> {
        let line = world.linearised(class);
        let mut positions: Vec<usize> =
            line.iter().filter_map(|above| self.by_class.get(above)).flatten().copied().collect();
        positions.sort_unstable();
        positions.into_iter().map(|position| self.all[position]).collect()
    }
}

/// The classes that can have objects, in the order in which they were met.
#[derive(Default)]
pub(super) struct Live {
    all: IndexSet<ClassId>,
    below: FxHashMap<ClassId, Vec<ClassId>>,
}

impl Live {
    /// One more. False if it is known.
    pub fn insert(&mut self, world: &World, class: ClassId) -> bool {
        let is_new = self.all.insert(class);
        if is_new {
            for above in world.linearised(class).iter() {
                self.below.entry(*above).or_default().push(class);
            }
        }
        is_new
    }

    pub fn contains(&self, class: ClassId) -> bool {
        self.all.contains(&class)
    }

    pub fn iter(&self) -> impl Iterator<Item = ClassId> + '_ {
        self.all.iter().copied()
    }

    /// The class and those below it, as far as they are live.
    pub fn below(&self, class: ClassId) -> &[ClassId] {
        self.below.get(&class).map_or(&[], Vec::as_slice)
    }
}
