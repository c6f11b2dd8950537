//! What things are called in OOX. Classes of `java.lang` have their simple name, because the engine knows some of them;
//! all others their binary name. Members keep their Java names unless OOX would take two of them for one.

use indexmap::IndexSet;
use rustc_hash::FxHashMap;

use super::reach::Lowering;
use crate::types::ClassId;
use crate::world::{FieldId, MethodId, Origin, Synthetic};

/// The classes that the engine knows by name; all of them are in every program.
pub(super) const ENGINE_CLASSES: [&str; 13] = [
    "Object",
    "String",
    "Throwable",
    "Exception",
    "RuntimeException",
    "ArithmeticException",
    "NullPointerException",
    "IndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
    "NegativeArraySizeException",
    "ClassCastException",
    "ArrayStoreException",
    "Error",
];

/// Names that were given.
#[derive(Default)]
pub(super) struct Names {
    /// The binary names of the user's classes.
    pub users: IndexSet<String>,
    classes: FxHashMap<ClassId, String>,
    fields: FxHashMap<FieldId, String>,
    methods: FxHashMap<MethodId, String>,
    /// For each class the user's classes below it, as far as classes were `seen`.
    users_below: FxHashMap<ClassId, Vec<ClassId>>,
    seen: u32,
}

impl Lowering<'_> {
    /// The name of a class; the class is in the program from now on.
    pub fn class_name(&mut self, class: ClassId) -> String {
        self.use_class(class);
        self.name_of_class(class)
    }

    /// The name of a class.
    pub fn name_of_class(&mut self, class: ClassId) -> String {
        if let Some(known) = self.names.classes.get(&class) {
            return known.clone();
        }
        let of = self.world.class(class);
        let simple = of.name.strip_prefix("java.lang.").filter(|rest| !rest.contains('.'));
        let name = match simple {
            Some(simple) if ENGINE_CLASSES.contains(&simple) || !self.names.users.contains(simple) => simple,
            None if of.origin == Origin::User && ENGINE_CLASSES.contains(&of.name.as_str()) => {
                // the engine means its own class by this name
                &format!("user.{}", of.name)
            }
            _ => &of.name,
        };
        self.names.classes.insert(class, name.to_owned());
        name.to_owned()
    }

    /// Whether something in the program says the name of the class.
    pub fn is_named(&self, class: ClassId) -> bool {
        self.names.classes.contains_key(&class)
    }

    /// The simple name, for names that are made up from it.
    pub fn short_name(&self, class: ClassId) -> String {
        let of = self.world.class(class);
        if of.simple.is_empty() { of.name.clone() } else { of.simple.clone() }
    }

    /// The name of a field. OOX has one set of fields per object, so a field that hides another gets another name.
    pub fn field_name(&mut self, field: FieldId) -> String {
        if let Some(known) = self.names.fields.get(&field) {
            return known.clone();
        }
        let of = self.world.field(field);
        let is_static = of.modifiers.is_static;
        let hides = self.superclasses(of.class).into_iter().any(|above| {
            let members = self.world.members(above);
            let other = members.fields.get(&of.name).map(|id| self.world.field(*id));
            other.is_some_and(|other| !is_static || !other.modifiers.is_static)
        });
        let name = if hides { format!("{}${}", of.name, self.short_name(of.class)) } else { of.name.clone() };
        self.names.fields.insert(field, name.clone());
        name
    }

    /// The name of a method. A private method must not look as if it were overridden, nor a package-private one in
    /// another package.
    pub fn method_name(&mut self, method: MethodId) -> String {
        if let Some(known) = self.names.methods.get(&method) {
            return known.clone();
        }
        let of = self.world.method(method);
        let class_name = self.name_of_class(of.class);
        let name = if of.is_constructor() {
            class_name
        } else if of.modifiers.is_private && self.needs_own_name(method) || self.is_not_overridden(method) {
            self.own_name(method)
        } else if let Some(name) = self.needs_array_interface_in_name(&of) {
            name
        } else if of.name == class_name {
            format!("{}$", of.name)
        } else if of.synthetic == Some(Synthetic::Open) {
            self.open_name(method)
        } else {
            of.name.clone()
        };
        self.names.methods.insert(method, name.clone());
        name
    }

    /// Each use of a method that nobody has seen may want another result: all but the first get a number.
    fn open_name(&self, method: MethodId) -> String {
        let of = self.world.method(method);
        let is_twin = |id: &MethodId| {
            let other = self.world.method(*id);
            other.name == of.name && other.params == of.params && self.names.methods.contains_key(id)
        };
        match self.world.open_methods(of.class).iter().filter(|id| is_twin(id)).count() {
            0 => of.name.clone(),
            twins => format!("{}${}", of.name, twins + 1),
        }
    }

    fn needs_own_name(&mut self, method: MethodId) -> bool {
        let of = self.world.method(method);
        let class = self.world.class(of.class);
        if class.origin != Origin::User {
            // who extends a class of our models is not known yet
            return class.decl.as_ref().is_none_or(|decl| !decl.modifiers.is_final);
        }
        let mut related: Vec<ClassId> = self.users_below(of.class).to_vec();
        related.extend(self.world.linearised(of.class).iter().skip(1));
        related.sort_unstable();
        related.into_iter().any(|other| {
            self.world.class(other).origin == Origin::User
                && self.world.members(other).methods.get(&of.name).is_some_and(|methods| {
                    methods.iter().any(|id| self.world.method(*id).params.len() == of.params.len())
                })
        })
    }

    /// The user's classes below a class, of those that are known by now.
    fn users_below(&mut self, class: ClassId) -> &[ClassId] {
        while self.names.seen < self.world.class_count() {
            let next = ClassId(self.names.seen);
            self.names.seen += 1;
            if self.world.class(next).origin == Origin::User {
                for above in self.world.linearised(next).iter().skip(1) {
                    self.names.users_below.entry(*above).or_default().push(next);
                }
            }
        }
        self.names.users_below.get(&class).map_or(&[], Vec::as_slice)
    }

    /// A package-private method with one of its name below, in another package, that does not override it.
    fn is_not_overridden(&self, method: MethodId) -> bool {
        let of = self.world.method(method);
        if !self.world.is_package_private(&of) {
            return false;
        }
        let is_new = |id: &MethodId| {
            let other = self.world.method(*id);
            other.params.len() == of.params.len()
                && !other.modifiers.is_private
                && !(other.is_static() && of.is_static())
                && (other.is_static() || !self.world.may_override(*id, method))
        };
        // no model does this to another model
        (0..self.world.class_count()).map(ClassId).any(|other| {
            self.world.class(other).origin == Origin::User
                && !self.world.is_same_package(other, of.class)
                && self.world.members(other).methods.get(&of.name).is_some_and(|methods| {
                    self.world.is_subclass(other, of.class) && methods.iter().any(is_new)
                })
        })
    }

    /// `m$C`, or with the package where a class of the same simple name is above or below.
    fn own_name(&self, method: MethodId) -> String {
        let of = self.world.method(method);
        let short = self.short_name(of.class);
        let is_taken = (0..self.world.class_count()).map(ClassId).any(|other| {
            other != of.class
                && self.world.class(other).simple == short
                && (self.world.is_subclass(other, of.class) || self.world.is_subclass(of.class, other))
        });
        let class = if is_taken { self.world.class(of.class).name.replace('.', "_") } else { short };
        format!("{}${class}", of.name)
    }

    /// The field that holds the enclosing instance.
    pub fn outer_field(&self, class: ClassId) -> String {
        let hides =
            self.superclasses(class).into_iter().any(|above| self.world.class(above).has_outer_instance);
        if hides { format!("this$0${}", self.short_name(class)) } else { "this$0".to_owned() }
    }

    /// The field that holds a captured variable.
    pub fn captured_field(&self, class: ClassId, variable: &str) -> String {
        let hides = self.superclasses(class).into_iter().any(|above| {
            self.world.captures(above).into_iter().any(|local| self.world.local(local).name == variable)
        });
        if hides { format!("val${variable}${}", self.short_name(class)) } else { format!("val${variable}") }
    }

    /// The proper superclasses, nearest first.
    pub fn superclasses(&self, class: ClassId) -> Vec<ClassId> {
        let mut all = Vec::new();
        let mut above = self.superclass(class);
        while let Some(next) = above {
            if all.contains(&next) {
                break;
            }
            all.push(next);
            above = self.superclass(next);
        }
        all
    }

    /// The direct superclass.
    pub fn superclass(&self, class: ClassId) -> Option<ClassId> {
        self.world.supers(class).0.and_then(|ty| ty.class_id())
    }
}
