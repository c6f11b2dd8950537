//! The words before OOX declarations: what is library, hidden, open, helper, ordered.

use super::reach::Lowering;
use crate::types::ClassId;
use crate::world::{MethodId, Origin, Place};

/// Interfaces of the library that users implement: an input may be an object of a class we do not know.
const OPEN_INTERFACES: [&str; 6] = [
    "java.lang.Comparable",
    "java.lang.Runnable",
    "java.lang.AutoCloseable",
    "java.util.Comparator",
    "java.util.Iterator",
    "java.util.concurrent.Callable",
];

impl Lowering<'_> {
    /// Not the user's.
    pub fn is_library(&self, class: ClassId) -> bool {
        self.world.class(class).origin != Origin::User
    }

    /// An input is never an object of this class unless it is declared so.
    pub fn is_hidden(&self, class: ClassId) -> bool {
        let of = self.world.class(class);
        let modifiers = of.decl.as_ref().map(|decl| &decl.modifiers);
        let is_local = matches!(of.place, Place::Local | Place::Anonymous | Place::Lambda);
        let is_private = modifiers.is_some_and(|modifiers| modifiers.is_private);
        let is_inside = of.origin == Origin::Library
            && (of.place != Place::TopLevel || !modifiers.is_some_and(|modifiers| modifiers.is_public));
        let is_exception = self.world.is_subclass(class, self.world.lang("Throwable"));
        is_local
            || is_private
            || is_inside && !self.is_default(class)
            || is_exception
            || self.is_only_named(class)
            || self.only_for_tests.contains(&class)
    }

    /// An input may be an object of a class that is not in the program.
    pub fn is_open_type(&self, class: ClassId) -> bool {
        let of = self.world.class(class);
        if of.origin == Origin::Open {
            return of.is_abstract || of.is_interface();
        }
        of.origin == Origin::Library
            && of.is_interface()
            && (OPEN_INTERFACES.contains(&of.name.as_str())
                || of.name.strip_prefix("java.util.function.").is_some_and(|rest| !rest.contains('.')))
    }

    /// The method is verified where it is called, not for its own sake.
    pub fn is_helper(&self, method: MethodId) -> bool {
        let of = self.world.method(method);
        let class = self.world.class(of.class);
        of.modifiers.is_private
            || of.modifiers.is_helper
            || of.synthetic.is_some()
            || (of.is_constructor() && self.is_enum_class(of.class))
            || matches!(class.place, Place::Local | Place::Anonymous | Place::Lambda)
            || class.decl.as_ref().is_some_and(|decl| decl.modifiers.is_private)
    }

    /// `Comparable.compareTo` and `Comparator.compare`: a total order.
    pub fn is_order(&self, method: MethodId) -> bool {
        let of = self.world.method(method);
        let class = self.world.class(of.class);
        matches!(
            (class.name.as_str(), of.name.as_str()),
            ("java.lang.Comparable", "compareTo") | ("java.util.Comparator", "compare")
        )
    }
}
