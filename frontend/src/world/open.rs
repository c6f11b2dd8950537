//! Methods that code calls although nobody has their declaration: those of classes without source, and those that our
//! model of a JDK class does not have. Each is an open method, made for the types of the call.

use std::rc::Rc;

use super::{MethodId, Origin, Synthetic, World};
use crate::syntax::tree::Modifiers;
use crate::types::{ClassId, Type};

impl World {
    /// The open method with this erased signature; an empty name is a constructor. Where the user overrides it, it returns what
    /// that one returns.
    pub(crate) fn open_method(
        &self,
        class: ClassId,
        name: &str,
        params: &[Type],
        ret: &Type,
        is_static: bool,
    ) -> MethodId {
        let of = self.class(class);
        let params: Rc<[Type]> = params.iter().map(|ty| self.open_type(ty)).collect();
        let wanted = if name.is_empty() { of.simple.as_str() } else { name };
        let overriding =
            if name.is_empty() || is_static { None } else { self.result_below(class, name, &params) };
        let ret = overriding.as_ref().unwrap_or(ret);
        let known = of.opened.borrow().iter().copied().find(|id| {
            let method = self.method(*id);
            method.name == wanted
                && method.params == params
                && method.ret == *ret
                && method.is_static() == is_static
        });
        if let Some(known) = known {
            return known;
        }
        let modifiers = Modifiers { is_public: true, is_static, ..Modifiers::default() };
        let id = self.push_synthetic(&of, Synthetic::Open, name, modifiers, params, ret.clone(), false);
        of.opened.borrow_mut().push(id);
        id
    }

    /// The erased result of a method that some class of the user declares, below a class without source.
    fn result_below(&self, class: ClassId, name: &str, params: &[Type]) -> Option<Type> {
        if self.class(class).origin != Origin::Open {
            return None;
        }
        (0..self.class_count()).map(ClassId).find_map(|below| {
            if self.class(below).origin != Origin::User || !self.linearised(below).contains(&class) {
                return None;
            }
            let members = self.members(below);
            let methods = members.methods.get(name)?.iter().map(|id| self.method(*id));
            let overriding = { methods }.find(|method| {
                let own = method.params.iter().map(|ty| self.erasure(ty));
                !method.is_static() && own.eq(params.iter().cloned())
            })?;
            Some(match &overriding.ret {
                Type::Void => Type::Void,
                ret => self.erasure(ret),
            })
        })
    }

    /// What an argument is declared as: `null`, and what another open call gave, may be any object.
    fn open_type(&self, ty: &Type) -> Type {
        match self.erasure(ty) {
            Type::Null | Type::Unknown => Type::class(self.lang("Object")),
            known => known,
        }
    }

    /// The open methods of a class, in order of first use.
    pub fn open_methods(&self, class: ClassId) -> Vec<MethodId> {
        self.class(class).opened.borrow().clone()
    }
}
