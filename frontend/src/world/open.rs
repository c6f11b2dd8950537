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
        let params: Rc<[Type]> = params.iter().map(|ty| self.erasure(ty)).collect();
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

    /// The open methods of a class, in order of first use.
    pub fn open_methods(&self, class: ClassId) -> Vec<MethodId> {
        self.class(class).opened.borrow().clone()
    }
}
