//! Questions about classes: subclasses, members by signature, overriding.

use std::rc::Rc;

use super::{FieldId, MethodId, World};
use crate::types::{ClassId, Type};
use crate::world::Substitution;

impl World {
    /// The same class, or a subclass or implementation of it.
    pub fn is_subclass(&self, sub: ClassId, class: ClassId) -> bool {
        sub == class || class == self.lang("Object") || self.linearised(sub).contains(&class)
    }

    /// The class and everything above it, superclasses before interfaces, each once. `Object` is last for interfaces.
    pub fn linearised(&self, class: ClassId) -> Rc<[ClassId]> {
        let declared = self.class(class);
        if let Some(known) = declared.line.get() {
            return Rc::clone(known);
        }
        let found: Rc<[ClassId]> = self.find_line(class).into();
        // while supertypes are being found out, some of them may be missing
        if self.in_progress.borrow().is_empty() {
            return Rc::clone(declared.line.get_or_init(|| found));
        }
        found
    }

    fn find_line(&self, class: ClassId) -> Vec<ClassId> {
        let mut found = Vec::new();
        let mut next = Some(class);
        while let Some(id) = next {
            if found.contains(&id) {
                break;
            }
            found.push(id);
            next = self.supers(id).0.as_ref().and_then(Type::class_id);
        }
        let mut at = 0;
        while at < found.len() {
            // what is implemented may be a class: one without source, or by mistake
            let (superclass, interfaces) = self.supers(found[at]);
            for above in superclass.iter().chain(interfaces.iter()).filter_map(Type::class_id) {
                if !found.contains(&above) {
                    found.push(above);
                }
            }
            at += 1;
        }
        let object = self.lang("Object");
        if !found.contains(&object) {
            found.push(object);
        }
        found
    }

    /// A field by name, in the class or inherited.
    pub fn find_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.linearised(class).iter().find_map(|id| self.members(*id).fields.get(name).copied())
    }

    /// All methods of that name, the nearest first, without those that are overridden by one of them.
    pub fn methods_named(&self, class: ClassId, name: &str) -> Vec<MethodId> {
        let mut found: Vec<MethodId> = Vec::new();
        for above in self.linearised(class).iter() {
            let Some(methods) = self.members(*above).methods.get(name).cloned() else { continue };
            for id in methods {
                match found.iter().position(|known| self.has_same_signature(class, *known, id)) {
                    None => found.push(id),
                    // an interface may come before one below it
                    Some(at) => {
                        let (own, known) = (self.method(id).class, self.method(found[at]).class);
                        if own != known && self.linearised(own).contains(&known) {
                            found[at] = id;
                        }
                    }
                }
            }
        }
        found
    }

    /// The parameter types of a method as a member of `class`, erased.
    fn params_in(&self, class: ClassId, method: MethodId) -> Vec<Type> {
        let method = self.method(method);
        let substitution = match self.as_super(&self.self_type(class), method.class) {
            Some(Type::Class(id, args)) => Substitution::new(&self.type_params(id), &args),
            _ => Substitution::default(),
        };
        method.params.iter().map(|ty| self.erasure(&substitution.apply(ty))).collect()
    }

    pub(super) fn has_same_signature(&self, class: ClassId, a: MethodId, b: MethodId) -> bool {
        let (first, second) = (self.method(a), self.method(b));
        if first.params.len() != second.params.len() {
            return false;
        }
        let plain = |id: MethodId| -> Vec<Type> {
            self.method(id).params.iter().map(|ty| self.erasure(ty)).collect()
        };
        first.params.is_empty()
            || self.params_in(class, a) == self.params_in(class, b)
            // an override may be written with erased parameter types
            || plain(a) == plain(b)
    }

    /// A method by name and erased parameter types, in the class or inherited.
    pub fn find_method(&self, class: ClassId, name: &str, params: &[Type]) -> Option<MethodId> {
        self.linearised(class).iter().find_map(|id| {
            let members = self.members(*id);
            let methods = members.methods.get(name)?;
            methods.iter().copied().find(|id| self.has_params(*id, params))
        })
    }

    /// A constructor by its erased parameter types.
    pub fn find_constructor(&self, class: ClassId, params: &[Type]) -> Option<MethodId> {
        self.members(class).constructors.iter().copied().find(|id| self.has_params(*id, params))
    }

    fn has_params(&self, method: MethodId, params: &[Type]) -> bool {
        let method = self.method(method);
        method.params.len() == params.len()
            && method.params.iter().zip(params).all(|(ty, wanted)| self.erasure(ty) == *wanted)
    }

    /// All methods above it that this method overrides or implements, each once. Their erased signatures may differ
    /// from its own: then it needs a bridge.
    pub fn overridden(&self, id: MethodId) -> Vec<MethodId> {
        let method = self.method(id);
        if method.is_static() || method.is_constructor() || method.modifiers.is_private {
            return Vec::new();
        }
        let mut found = Vec::new();
        for above in self.linearised(method.class).iter().skip(1) {
            let members = self.members(*above);
            for other in members.methods.get(&method.name).into_iter().flatten() {
                if self.may_override(id, *other) && self.has_same_signature(method.class, id, *other) {
                    found.push(*other);
                }
            }
        }
        found
    }

    /// The method that runs when `method` is called on an object of exactly this class (a class, not an interface).
    /// `None`: abstract or not there.
    pub fn implementation(&self, class: ClassId, id: MethodId) -> Option<MethodId> {
        let method = self.method(id);
        if method.is_static() || method.modifiers.is_private {
            return Some(id);
        }
        let overrides = |candidate: MethodId, at: ClassId| {
            let declared = self.method(candidate);
            candidate == id
                || !declared.is_static()
                    && !declared.modifiers.is_private
                    && self.has_same_signature(class, candidate, id)
                    && self.may_override(candidate, id)
                    && (self.is_subclass(at, method.class) || self.is_subclass(class, method.class))
        };
        let is_interface = |id: ClassId| self.class(id).is_interface();
        let line = self.linearised(class);
        // a class wins over interfaces
        for above in line.iter().copied().filter(|id| !is_interface(*id)) {
            for candidate in self.members(above).methods.get(&method.name).into_iter().flatten() {
                if overrides(*candidate, above) {
                    let is_abstract = self.method(*candidate).is_abstract();
                    if !is_abstract {
                        return Some(*candidate);
                    }
                }
            }
        }
        // the most specific default
        let mut best: Option<MethodId> = None;
        for above in line.iter().copied().filter(|id| is_interface(*id)) {
            for candidate in self.members(above).methods.get(&method.name).into_iter().flatten() {
                if self.method(*candidate).is_abstract() || !overrides(*candidate, above) {
                    continue;
                }
                let is_better = best.is_none_or(|best| self.is_subclass(above, self.method(best).class));
                if is_better {
                    best = Some(*candidate);
                }
            }
        }
        best
    }
}

impl World {
    /// The top-level class around a class.
    pub fn outermost(&self, class: ClassId) -> ClassId {
        let mut at = class;
        while let Some(outer) = self.class(at).outer {
            at = outer;
        }
        at
    }
}
