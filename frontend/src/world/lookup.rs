//! Questions about classes: supertypes, members, erasure, overriding.

use std::rc::Rc;

use super::class::Members;
use super::{MethodId, World};
use crate::types::{ClassId, Type};

impl World {
    /// The direct superclass (none for `Object` and interfaces) and interfaces, with type arguments.
    pub fn supers(&self, class: ClassId) -> (Option<Type>, Rc<[Type]>) {
        todo!("{class:?}")
    }

    /// The members that the class declares itself.
    pub fn members(&self, class: ClassId) -> Rc<Members> {
        todo!("{class:?}")
    }

    /// The type that is left at run time: a primitive type, a class without arguments, an array of those. `Null` and
    /// `Unknown` become `Object`.
    pub fn erasure(&self, ty: &Type) -> Type {
        todo!("{ty:?}")
    }

    /// The same class, or a subclass or implementation of it.
    pub fn is_subclass(&self, sub: ClassId, of: ClassId) -> bool {
        todo!("{sub:?} {of:?}")
    }

    /// A top-level class by its qualified name, read from the source path or our models if need be; also
    /// `a.b.Outer.Inner`.
    pub fn find_class(&self, qualified: &str) -> Option<ClassId> {
        todo!("{qualified}")
    }

    /// A class of `java.lang` that we model.
    pub fn lang(&self, simple: &str) -> ClassId {
        self.find_class(&format!("java.lang.{simple}")).expect("java.lang is modelled")
    }

    /// A method by name and erased parameter types, in the class or inherited.
    pub fn find_method(&self, class: ClassId, name: &str, params: &[Type]) -> Option<MethodId> {
        todo!("{class:?} {name} {params:?}")
    }

    /// A constructor by its erased parameter types.
    pub fn find_constructor(&self, class: ClassId, params: &[Type]) -> Option<MethodId> {
        todo!("{class:?} {params:?}")
    }

    /// All methods above it that this method overrides or implements, each once. Their erased signatures may differ
    /// from its own: then it needs a bridge.
    pub fn overridden(&self, method: MethodId) -> Vec<MethodId> {
        todo!("{method:?}")
    }

    /// The method that runs when `method` is called on an object of exactly this class (a class, not an interface).
    /// `None`: abstract or not there.
    pub fn implementation(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        todo!("{class:?} {method:?}")
    }
}
