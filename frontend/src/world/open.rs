//! Methods that code calls although nobody has their declaration: those of classes without source, and those that our
//! model of a JDK class does not have. Each is an open method, made for the types of the call.

use std::rc::Rc;

use super::{MethodId, Synthetic, World};
use crate::syntax::tree::Modifiers;
use crate::types::{ClassId, Type};

impl World {
    /// The open method with this erased signature; an empty name is a constructor.
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

    /// What an argument is declared as: `null`, and what another open call gave, may be any object.
    fn open_type(&self, ty: &Type) -> Type {
        match self.erasure(ty) {
            Type::Null | Type::Unknown => Type::class(self.lang("Object")),
            known => known,
        }
    }

    /// How many open methods of the class, before this one, differ from it in their result only. What a method without
    /// source gives is read off its calls, and one that is called as a statement or for a wider type is another method
    /// then.
    pub(crate) fn open_alike_before(&self, method: MethodId) -> usize {
        let of = self.method(method);
        let opened = self.open_methods(of.class);
        let before = opened.iter().take_while(|id| **id != method).map(|id| self.method(*id));
        before.filter(|other| other.name == of.name && other.params == of.params).count()
    }

    /// The open methods of a class, in order of first use.
    pub fn open_methods(&self, class: ClassId) -> Vec<MethodId> {
        self.class(class).opened.borrow().clone()
    }
}
