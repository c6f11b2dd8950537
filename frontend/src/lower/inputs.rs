//! What an input can be: the classes that become live because a value may come from outside, and what the objects of
//! such classes need in turn. A class that only its own invariant asks for would otherwise be one without objects, and
//! the inputs that need it would silently not exist.

use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::{FieldId, Origin};

/// The class that an input of one of these types has, if nothing else is known.
const DEFAULT_CLASSES: [(&str, &str); 31] = [
    ("java.io.InputStream", "java.io.ByteArrayInputStream"),
    ("java.io.OutputStream", "java.io.ByteArrayOutputStream"),
    ("java.io.Reader", "java.io.StringReader"),
    ("java.io.Writer", "java.io.StringWriter"),
    ("java.lang.Appendable", "java.lang.StringBuilder"),
    ("java.lang.CharSequence", "java.lang.String"),
    ("java.lang.Iterable", "java.util.ArrayList"),
    ("java.lang.Number", "java.lang.Integer"),
    ("java.text.NumberFormat", "java.text.DecimalFormat"),
    ("java.util.AbstractCollection", "java.util.ArrayList"),
    ("java.util.AbstractList", "java.util.ArrayList"),
    ("java.util.AbstractMap", "java.util.HashMap"),
    ("java.util.AbstractQueue", "java.util.PriorityQueue"),
    ("java.util.AbstractSequentialList", "java.util.LinkedList"),
    ("java.util.AbstractSet", "java.util.HashSet"),
    ("java.util.Collection", "java.util.ArrayList"),
    ("java.util.Deque", "java.util.ArrayDeque"),
    ("java.util.Dictionary", "java.util.Hashtable"),
    ("java.util.EnumSet", "java.util.RegularEnumSet"),
    ("java.util.KeyedTree", "java.util.TreeMap"),
    ("java.util.List", "java.util.ArrayList"),
    ("java.util.Map", "java.util.HashMap"),
    ("java.util.NavigableMap", "java.util.TreeMap"),
    ("java.util.NavigableSet", "java.util.TreeSet"),
    ("java.util.Queue", "java.util.ArrayDeque"),
    ("java.util.Set", "java.util.HashSet"),
    ("java.util.SortedMap", "java.util.TreeMap"),
    ("java.util.SortedSet", "java.util.TreeSet"),
    ("java.util.concurrent.BlockingQueue", "java.util.concurrent.LinkedBlockingQueue"),
    ("java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap"),
    ("java.util.concurrent.locks.Lock", "java.util.concurrent.locks.ReentrantLock"),
];

/// Arrays that a caller gives to a constructor, and may keep.
const GIVEN: [(&str, &str); 1] = [("java.io.ByteArrayInputStream", "buf")];

impl Lowering<'_> {
    /// A value of this type can come from outside: a parameter or field of the user, the result of open code; or the
    /// user's code asks whether an object is of this type.
    pub fn can_be_input(&mut self, ty: &Type) {
        self.arguments_can_be_inputs(ty);
        match self.world.erasure(ty) {
            Type::Array(elem) => self.can_be_input(&elem),
            Type::Class(class, _) => {
                self.declared.insert(class);
                self.reach_input(class);
            }
            _ => {}
        }
    }

    /// What a type holds comes from outside with it.
    fn arguments_can_be_inputs(&mut self, ty: &Type) {
        let Type::Class(_, args) = ty else { return };
        for arg in args.iter() {
            match arg {
                Type::Class(..) | Type::Array(_) => self.can_be_input(arg),
                Type::Extends(bound) | Type::Super(bound) => self.can_be_input(bound),
                _ => {}
            }
        }
    }

    /// A type argument promises that an input is of this type.
    pub fn is_expected(&mut self, ty: &Type) {
        if let Type::Class(class, _) = ty {
            self.declared.insert(*class);
        }
    }

    /// There are objects of this class, or of the one that stands for it.
    pub fn reach_input(&mut self, class: ClassId) {
        let declared = self.world.class(class);
        self.use_class(class);
        if !declared.is_abstract && !declared.is_unseen() {
            self.make_live(class);
            self.reach_fields(class);
        }
        let default = DEFAULT_CLASSES.iter().find(|(name, _)| *name == declared.name);
        if let Some(default) = default.and_then(|(_, name)| self.world.find_class(name)) {
            self.make_live(default);
            self.reach_fields(default);
        }
    }

    /// Objects of the class can be inputs, so what its fields hold can be, too. The user's classes say so themselves.
    pub fn reach_fields(&mut self, class: ClassId) {
        if self.world.class(class).origin == Origin::User || !self.inputs.insert(class) {
            return;
        }
        for above in self.superclasses(class).into_iter().chain([class]) {
            for field in self.world.members(above).fields.values() {
                let field = self.world.field(*field);
                if let (false, Type::Class(held, _)) =
                    (field.modifiers.is_static, self.world.erasure(&field.ty))
                {
                    self.reach_input(held);
                }
            }
        }
    }

    /// An abstract type of the library that nothing is an object of, and that no input is declared with: a class below it
    /// that nobody knows would be an input for the sake of our models alone.
    pub fn is_only_named(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        declared.origin == Origin::Library
            && declared.is_abstract
            && !self.declared.contains(&class)
            && self.live.below(class).is_empty()
            && !self.is_open_type(class)
    }

    /// A class of static members, such as `Math`, or a name for a type, such as `Void`, that the user declares something
    /// with: nobody can make an object of it.
    pub fn is_without_objects(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        if declared.origin != Origin::Library || declared.is_abstract || !self.declared.contains(&class) {
            return false;
        }
        let members = self.world.members(class);
        let constructors = &members.constructors;
        let is_closed = constructors.iter().all(|id| self.world.method(*id).modifiers.is_private);
        let has_instance_members =
            members.methods.values().flatten().any(|id| !self.world.method(*id).is_static())
                || members.fields.values().any(|id| !self.world.field(*id).modifiers.is_static);
        is_closed && !constructors.is_empty() && !has_instance_members
    }

    /// The class that stands for a type is as visible as that type, although no program can name it.
    pub fn is_default(&self, class: ClassId) -> bool {
        let name = &self.world.class(class).name;
        DEFAULT_CLASSES.iter().any(|(_, default)| default == name)
    }

    /// What a field of a model that users cannot see leads to is the object's own where that is an array, an inside of
    /// the models, or a collection of a known class: no caller has ever held it. Two lists of the input would share
    /// their elements otherwise.
    pub fn is_owned(&self, field: FieldId) -> bool {
        let declared = self.world.field(field);
        let modifiers = &declared.modifiers;
        let class = self.world.class(declared.class);
        let is_given = GIVEN.contains(&(class.name.as_str(), declared.name.as_str()));
        if modifiers.is_static || modifiers.is_public || is_given || class.origin != Origin::Library {
            return false;
        }
        match self.world.erasure(&declared.ty) {
            Type::Array(_) => true,
            Type::Class(class, _) => self.is_inside(class) || self.is_known_collection(class),
            _ => false,
        }
    }

    /// A class of the library that no program can name.
    fn is_inside(&self, class: ClassId) -> bool {
        let declared = self.world.class(class);
        let is_public = declared.decl.as_ref().is_some_and(|decl| decl.modifiers.is_public);
        declared.origin == Origin::Library && !is_public
    }

    fn is_known_collection(&self, class: ClassId) -> bool {
        let collections = ["java.util.Collection", "java.util.Map"];
        !self.world.class(class).is_abstract
            && self
                .world
                .linearised(class)
                .iter()
                .any(|above| collections.contains(&self.world.class(*above).name.as_str()))
    }
}
