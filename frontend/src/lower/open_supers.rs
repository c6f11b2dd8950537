//! What is above classes without source, as far as the program shows it: a method that returns such a class, and
//! overrides one that returns another class, compiles only if the one is below the other.

use indexmap::{IndexMap, IndexSet};

use super::reach::Lowering;
use crate::types::ClassId;
use crate::world::Origin;

/// The classes above a class without source.
pub(super) type OpenSupers = IndexMap<ClassId, IndexSet<ClassId>>;

impl Lowering<'_> {
    /// Looks at all methods of the user that return a class without source.
    pub fn find_open_supers(&mut self) {
        let world = self.world;
        let mut found = OpenSupers::new();
        for class in self.classes.clone() {
            if world.class(class).origin != Origin::User {
                continue;
            }
            for id in world.members(class).methods.values().flatten() {
                let ret = |id| world.erased_result(&world.method(id).ret).class_id();
                let Some(own) = ret(*id).filter(|own| world.class(*own).is_unseen()) else {
                    continue;
                };
                for above in world.overridden(*id).into_iter().filter_map(ret) {
                    if !world.is_subclass(own, above) {
                        found.entry(own).or_default().insert(above);
                    }
                }
            }
        }
        self.open_supers = found;
    }

    /// The superclass and the interfaces that a class without source turns out to have. A class that the program makes
    /// objects of would have to implement their methods.
    pub fn open_supers(&self, class: ClassId) -> (Option<ClassId>, Vec<ClassId>) {
        let Some(above) = self.open_supers.get(&class).filter(|_| !self.live.contains(class)) else {
            return (None, Vec::new());
        };
        let is_interface = |class: &ClassId| self.world.class(*class).is_interface();
        let (interfaces, classes): (Vec<ClassId>, Vec<ClassId>) =
            above.iter().partition(|id| is_interface(id));
        let superclass = classes.first().copied().filter(|_| !is_interface(&class));
        (superclass, interfaces)
    }
}
