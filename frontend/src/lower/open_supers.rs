//! What is above classes without source, as far as the program shows it: a method that returns such a class, and
//! overrides one that returns another class, compiles only if the one is below the other. Where an object of a class of a
//! library is tested for such a class, it may be below, too.

use indexmap::{IndexMap, IndexSet};

use super::reach::Lowering;
use crate::types::ClassId;
use crate::world::Origin;

/// The classes above a class without source.
pub(super) type OpenSupers = IndexMap<ClassId, IndexSet<ClassId>>;

impl Lowering<'_> {
    /// Looks at all methods of the user that return a class without source, and at what classes of objects are compared with.
    pub fn find_open_supers(&mut self) {
        let world = self.world;
        for class in self.literals.clone() {
            for above in self.asked_for_class.clone() {
                self.may_be_below(class, above);
            }
        }
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
                    self.put_below(own, above);
                }
            }
        }
    }

    /// Something that is declared as an object of the second class, which is not the user's, may be one of the first.
    pub fn may_be_below(&mut self, class: ClassId, above: ClassId) {
        let is_of_library = self.world.class(above).origin != Origin::User;
        let is_unrelated = !self.world.is_subclass(above, class) && above != self.world.lang("Object");
        if self.world.class(class).is_unseen() && is_of_library && is_unrelated {
            self.put_below(class, above);
        }
    }

    /// No class is above itself.
    fn put_below(&mut self, class: ClassId, above: ClassId) {
        let mut todo = vec![above];
        let mut seen = IndexSet::new();
        while let Some(next) = todo.pop() {
            if self.world.is_subclass(next, class) {
                return;
            }
            if seen.insert(next) {
                todo.extend(self.open_supers.get(&next).into_iter().flatten());
            }
        }
        if !self.world.is_subclass(class, above) {
            self.open_supers.entry(class).or_default().insert(above);
        }
    }

    /// The superclass and the interfaces that a class without source turns out to have. A class that the program makes
    /// objects of would have to implement the methods of interfaces.
    pub fn open_supers(&self, class: ClassId) -> (Option<ClassId>, Vec<ClassId>) {
        let Some(above) = self.open_supers.get(&class) else { return (None, Vec::new()) };
        let is_interface = |class: &ClassId| self.world.class(*class).is_interface();
        let (mut interfaces, classes): (Vec<ClassId>, Vec<ClassId>) =
            above.iter().partition(|id| is_interface(id));
        if self.live.contains(class) {
            interfaces.clear();
        }
        let superclass = classes.first().copied().filter(|_| !is_interface(&class));
        (superclass, interfaces)
    }
}
