//! The words before OOX declarations: what is library, hidden, open, helper, ordered.

use super::Purpose;
use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::{ClassPlace, FieldId, MethodId, Origin};

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
        let declared = self.world.class(class);
        let modifiers = declared.decl.as_ref().map(|decl| &decl.modifiers);
        let is_local =
            matches!(declared.place, ClassPlace::Local | ClassPlace::Anonymous | ClassPlace::Lambda);
        let is_library = declared.origin == Origin::Library;
        let is_public = modifiers.is_some_and(|modifiers| modifiers.is_public);
        // `Thread.State` is nobody's business, unless the program speaks of it
        let is_spoken_of = declared.place == ClassPlace::TopLevel || self.declared.contains(&class);
        let is_inside = is_library && !(is_public && is_spoken_of);
        // an object of which nobody knows more is no exception of the library, unless somebody asks
        let throwable = self.world.lang("Throwable");
        let is_asked_for = |tested: &ClassId| {
            self.world.is_subclass(*tested, throwable) && self.world.is_subclass(class, *tested)
        };
        let is_exception =
            is_library && self.world.is_subclass(class, throwable) && !self.tested.iter().any(is_asked_for);
        is_local
            || is_inside && !self.is_default(class)
            || is_exception
            || self.is_out_of_reach(class)
            || self.is_only_named(class)
            || self.only_for_tests.contains(&class)
    }

    /// A private class, where inputs are to be built by tests: they cannot name it.
    fn is_out_of_reach(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        let is_private = declared.decl.as_ref().is_some_and(|decl| decl.modifiers.is_private);
        let is_permitted = || {
            let (superclass, interfaces) = self.world.supers(class);
            let above = superclass.iter().chain(interfaces.iter()).filter_map(Type::class_id);
            above.into_iter().any(|above| self.world.class(above).is_sealed())
        };
        is_private && self.purpose == Purpose::Tests && !is_permitted()
    }

    /// An input may be an object of a class that is not in the program.
    pub fn is_open_type(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        if declared.origin == Origin::Open {
            return (declared.is_abstract || declared.is_interface()) && !declared.is_sealed();
        }
        declared.origin == Origin::Library
            && declared.is_interface()
            && (OPEN_INTERFACES.contains(&declared.name.as_str())
                || declared.name.strip_prefix("java.util.function.").is_some_and(|rest| !rest.contains('.')))
    }

    /// An interface of the user of which every class in the program holds others: composites and decorators. What they hold at
    /// last is somebody else's, and where tests are made they must have it.
    pub fn is_only_wrapped(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        if self.purpose != Purpose::Tests
            || declared.origin != Origin::User
            || !declared.is_interface()
            || declared.is_sealed()
        {
            return false;
        }
        let is_shown = |below: &&ClassId| !self.world.class(**below).is_abstract && !self.is_hidden(**below);
        let mut below = self.live.below(class).iter().filter(is_shown).peekable();
        below.peek().is_some() && below.all(|below| self.holds(*below, class))
    }

    /// Whether objects of a class hold something that may be of the interface.
    fn holds(&self, class: ClassId, interface: ClassId) -> bool {
        self.superclasses(class).into_iter().chain([class]).any(|above| {
            self.world.members(above).fields.values().any(|field| {
                let field = self.world.field(*field);
                !field.modifiers.is_static && self.may_mention(&field.ty, interface)
            })
        })
    }

    fn may_mention(&self, ty: &Type, interface: ClassId) -> bool {
        match ty {
            Type::Array(elem) => self.may_mention(elem, interface),
            Type::Extends(bound) | Type::Super(bound) => self.may_mention(bound, interface),
            Type::Class(class, args) => {
                let is_related = self.world.is_subclass(*class, interface)
                    || (self.world.is_subclass(interface, *class) && self.world.class(*class).is_interface());
                is_related || args.iter().any(|arg| self.may_mention(arg, interface))
            }
            _ => false,
        }
    }

    /// The method is verified where it is called, not for its own sake.
    pub fn is_helper(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        let class = self.world.class(declared.class);
        declared.modifiers.is_private
            || declared.modifiers.is_helper
            || declared.synthetic.is_some()
            || (declared.is_constructor() && self.is_enum_class(declared.class))
            || matches!(class.place, ClassPlace::Local | ClassPlace::Anonymous | ClassPlace::Lambda)
            || class.decl.as_ref().is_some_and(|decl| decl.modifiers.is_private)
    }

    /// No caller can read the static field: it is private, or its class is; of the library, also what is not public.
    pub fn is_out_of_sight(&self, field: FieldId) -> bool {
        let declared = self.world.field(field);
        let class = self.world.class(declared.class);
        let is_public =
            declared.modifiers.is_public || class.is_interface() || declared.enum_ordinal.is_some();
        let is_private_class = class.decl.as_ref().is_some_and(|decl| decl.modifiers.is_private);
        declared.modifiers.is_private || is_private_class || class.origin == Origin::Library && !is_public
    }

    /// `Comparable.compareTo` and `Comparator.compare`: a total order.
    pub fn is_order(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        let class = self.world.class(declared.class);
        matches!(
            (class.name.as_str(), declared.name.as_str()),
            ("java.lang.Comparable", "compareTo") | ("java.util.Comparator", "compare")
        )
    }
}
