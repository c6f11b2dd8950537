//! What things are called in OOX. Classes of `java.lang` have their simple name, because the engine knows some of them;
//! all others their binary name. Members keep their Java names unless OOX would take two of them for one.

use std::rc::Rc;

use indexmap::IndexSet;
use rustc_hash::FxHashMap;

use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::{FieldId, Method, MethodId, Origin, Synthetic};

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

/// A name and parameter types, as OOX sees them.
type Overload = (String, Vec<Type>);

/// What makes an open method another one than those of its name.
struct OpenMethod {
    class: ClassId,
    params: Rc<[Type]>,
    ret: Type,
    is_static: bool,
}

/// Names that were given.
#[derive(Default)]
pub(super) struct Names {
    /// The binary names of the user's classes.
    pub users: IndexSet<String>,
    classes: FxHashMap<ClassId, String>,
    fields: FxHashMap<FieldId, String>,
    methods: FxHashMap<MethodId, String>,
    /// The open methods that OOX could take for one, by name and parameters, and their numbers: the first has the plain
    /// name.
    open: FxHashMap<Overload, Vec<(OpenMethod, usize)>>,
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
        let declared = self.world.class(class);
        let simple = declared.name.strip_prefix("java.lang.").filter(|rest| !rest.contains('.'));
        let name = match simple {
            Some(simple) if ENGINE_CLASSES.contains(&simple) || !self.names.users.contains(simple) => simple,
            None if declared.origin == Origin::User && ENGINE_CLASSES.contains(&declared.name.as_str()) => {
                // the engine means its own class by this name
                &format!("user.{}", declared.name)
            }
            _ => &declared.name,
        };
        self.names.classes.insert(class, name.to_owned());
        name.to_owned()
    }

    /// The class of the program that has this name.
    pub fn class_called(&self, name: &str) -> Option<ClassId> {
        let is_called = |class: &&ClassId| self.names.classes.get(*class).is_some_and(|known| known == name);
        self.classes.iter().find(is_called).copied()
    }

    /// Whether something in the program says the name of the class.
    pub fn is_named(&self, class: ClassId) -> bool {
        self.names.classes.contains_key(&class)
    }

    /// The simple name, for names that are made up from it.
    pub fn short_name(&self, class: ClassId) -> String {
        let declared = self.world.class(class);
        if declared.simple.is_empty() { declared.name.clone() } else { declared.simple.clone() }
    }

    /// The name of a field. OOX has one set of fields per object, so a field that hides another gets another name.
    pub fn field_name(&mut self, field: FieldId) -> String {
        if let Some(known) = self.names.fields.get(&field) {
            return known.clone();
        }
        let declared = self.world.field(field);
        let is_static = declared.modifiers.is_static;
        let hides = self.superclasses(declared.class).into_iter().any(|above| {
            let members = self.world.members(above);
            let other = members.fields.get(&declared.name).map(|id| self.world.field(*id));
            other.is_some_and(|other| !is_static || !other.modifiers.is_static)
        });
        let name = if hides {
            format!("{}${}", declared.name, self.short_name(declared.class))
        } else {
            declared.name.clone()
        };
        self.names.fields.insert(field, name.clone());
        name
    }

    /// The name of a method. A private method must not look as if it were overridden, nor a package-private one in
    /// another package.
    pub fn method_name(&mut self, method: MethodId) -> String {
        if let Some(known) = self.names.methods.get(&method) {
            return known.clone();
        }
        let declared = self.world.method(method);
        let class_name = self.name_of_class(declared.class);
        let name = if declared.is_constructor() {
            class_name
        } else if declared.modifiers.is_private && self.needs_own_name(method)
            || self.is_not_overridden(method)
        {
            self.own_name(method)
        } else if let Some(name) = self.needs_array_interface_in_name(&declared) {
            name
        } else if declared.name == class_name {
            format!("{}$", declared.name)
        } else if declared.synthetic == Some(Synthetic::Open) {
            self.open_name(method)
        } else {
            declared.name.clone()
        };
        self.names.methods.insert(method, name.clone());
        name
    }

    /// Each use of a method that nobody has seen may want another result, and classes may inherit from several that
    /// nobody has seen: one name is one signature, and the others get a number. So does a method that would seem to
    /// override, or to be overridden, with another result; where it really is overridden there is a bridge.
    fn open_name(&mut self, method: MethodId) -> String {
        let declared = self.world.method(method);
        let seen: Vec<Type> = declared.params.iter().map(|ty| self.without_array_interfaces(ty)).collect();
        let (is_written, is_same) = self.is_written_elsewhere(&declared, &seen);
        if is_written && is_same {
            return declared.name.clone();
        }
        let own = OpenMethod {
            class: declared.class,
            params: Rc::clone(&declared.params),
            ret: declared.ret.clone(),
            is_static: declared.is_static(),
        };
        let key = (declared.name.clone(), seen);
        let mut known = self.names.open.remove(&key).unwrap_or_default();
        let first = if is_written { 2 } else { 1 };
        let is_same = |other: &OpenMethod| {
            other.params == own.params && other.ret == own.ret && other.is_static == own.is_static
        };
        let rivals: Vec<usize> = { known.iter() }
            .filter(|(other, _)| self.meet(own.class, other.class) && !is_same(other))
            .map(|(_, number)| *number)
            .collect();
        let mut number = first;
        while rivals.contains(&number) {
            number += 1;
        }
        known.push((own, number));
        self.names.open.insert(key, known);
        if number == 1 { declared.name.clone() } else { format!("{}${number}", declared.name) }
    }

    /// Whether an object can be of both classes.
    fn meet(&self, a: ClassId, b: ClassId) -> bool {
        let world = self.world;
        if world.is_subclass(a, b) || world.is_subclass(b, a) {
            return true;
        }
        let below = world.users_below(b);
        world.users_below(a).iter().any(|class| below.contains(class))
    }

    /// Whether a class above or below has a method that looks like this open one, and then, whether it is below, where
    /// all of them override it with the same result.
    fn is_written_elsewhere(&self, method: &Method, seen: &[Type]) -> (bool, bool) {
        let world = self.world;
        let looks_like = |class: ClassId| -> Vec<Rc<Method>> {
            let members = world.members(class);
            let named = members.methods.get(&method.name).into_iter().flatten().map(|id| world.method(*id));
            let is_like = |other: &Rc<Method>| {
                other.params.len() == seen.len()
                    && other
                        .params
                        .iter()
                        .zip(seen)
                        .all(|(ty, seen)| self.without_array_interfaces(ty) == *seen)
            };
            named.filter(is_like).collect()
        };
        let mut above = world.linearised(method.class).to_vec();
        if world.class(method.class).is_unseen() {
            // it is an exception if it turns out to be thrown
            above.extend(world.linearised(world.lang("RuntimeException")).iter());
        }
        let is_above = above.into_iter().any(|class| !looks_like(class).is_empty());
        let below: Vec<Rc<Method>> =
            world.users_below(method.class).into_iter().flat_map(looks_like).collect();
        let ret = self.seen_result(&method.ret);
        let is_same = below.iter().all(|other| {
            !other.is_static()
                && !other.modifiers.is_private
                && !method.is_static()
                && other
                    .params
                    .iter()
                    .zip(method.params.iter())
                    .all(|(a, b)| world.erasure(a) == world.erasure(b))
                && self.seen_result(&other.ret) == ret
        });
        (is_above || !below.is_empty(), !is_above && is_same)
    }

    /// The result type as OOX sees it.
    fn seen_result(&self, ret: &Type) -> Type {
        match self.world.erased_result(ret) {
            Type::Void => Type::Void,
            ret => self.without_array_interfaces(&ret),
        }
    }

    fn needs_own_name(&mut self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        let class = self.world.class(declared.class);
        if class.origin != Origin::User {
            // who extends a class of our models is not known yet
            return class.decl.as_ref().is_none_or(|decl| !decl.modifiers.is_final);
        }
        let mut related: Vec<ClassId> = self.world.users_below(declared.class);
        related.extend(self.world.linearised(declared.class).iter().skip(1));
        related.sort_unstable();
        related.into_iter().any(|other| {
            self.world.class(other).origin == Origin::User
                && self.world.members(other).methods.get(&declared.name).is_some_and(|methods| {
                    methods.iter().any(|id| self.world.method(*id).params.len() == declared.params.len())
                })
        })
    }

    /// A package-private method with one of its name below, in another package, that does not override it.
    fn is_not_overridden(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        if !self.world.is_package_private(&declared) {
            return false;
        }
        let is_new = |id: &MethodId| {
            let other = self.world.method(*id);
            other.params.len() == declared.params.len()
                && !other.modifiers.is_private
                && !(other.is_static() && declared.is_static())
                && (other.is_static() || !self.world.may_override(*id, method))
        };
        // no model does this to another model
        (0..self.world.class_count()).map(ClassId).any(|other| {
            self.world.class(other).origin == Origin::User
                && !self.world.is_same_package(other, declared.class)
                && self.world.members(other).methods.get(&declared.name).is_some_and(|methods| {
                    self.world.is_subclass(other, declared.class) && methods.iter().any(is_new)
                })
        })
    }

    /// `m$C`, or with the package where a class of the same simple name is above or below.
    fn own_name(&self, method: MethodId) -> String {
        let declared = self.world.method(method);
        let short = self.short_name(declared.class);
        let is_taken = (0..self.world.class_count()).map(ClassId).any(|other| {
            other != declared.class
                && self.world.class(other).simple == short
                && (self.world.is_subclass(other, declared.class)
                    || self.world.is_subclass(declared.class, other))
        });
        let class = if is_taken { self.world.class(declared.class).name.replace('.', "_") } else { short };
        format!("{}${class}", declared.name)
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
