//! Who may override whom, by access alone. A package-private method belongs to its package: a method of the same
//! signature in another package is a new one (JLS 8.4.8.1, JVMS 5.4.5).

use super::{Method, MethodId, World};
use crate::types::ClassId;

impl World {
    /// The class is in the same package as the other.
    pub fn is_same_package(&self, a: ClassId, b: ClassId) -> bool {
        let (a, b) = (self.class(a).file, self.class(b).file);
        a == b || self.file(a).package == self.file(b).package
    }

    /// The method can be overridden in its own package only.
    pub fn is_package_private(&self, method: &Method) -> bool {
        let modifiers = &method.modifiers;
        method.decl.is_some() && !modifiers.is_public && !modifiers.is_protected && !modifiers.is_private
    }

    /// Whether a method may override one of the same signature in a class above it: it sees it, or it overrides
    /// one that does.
    pub fn may_override(&self, below: MethodId, above: MethodId) -> bool {
        let declared = self.method(above);
        if declared.is_static() || declared.modifiers.is_private {
            return false;
        }
        let class = self.method(below).class;
        if !self.is_package_private(&declared) || self.is_same_package(class, declared.class) {
            return true;
        }
        self.linearised(class).iter().copied().skip(1).any(|between| {
            between != declared.class
                && self.is_subclass(between, declared.class)
                && self.members(between).methods.get(&declared.name).into_iter().flatten().any(|middle| {
                    self.has_same_signature(class, *middle, above)
                        && self.may_override(below, *middle)
                        && self.may_override(*middle, above)
                })
        })
    }
}
