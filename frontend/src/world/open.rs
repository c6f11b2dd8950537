//! Methods that code calls although nobody has their declaration: those of classes without source or class file, and those
//! that our model of a JDK class does not have. Each is an open method, made for the types of the call. So is what gives the
//! value of a static field of a class without source.

use std::rc::Rc;

use indexmap::IndexMap;
use rustc_hash::FxHashMap;

use super::{Class, Field, MethodId, Origin, Synthetic, World};
use crate::syntax::tree::Modifiers;
use crate::types::{ClassId, Type};

/// For each class the user's classes below it, as far as classes were `seen`.
#[derive(Default)]
pub(super) struct UsersBelow {
    by_class: FxHashMap<ClassId, Vec<ClassId>>,
    seen: u32,
}

impl World {
    /// The open method with this erased signature; an empty name is a constructor. Where classes of the user below
    /// declare a method that it can only be, it has the parameters of that one, and its result if no other is wanted.
    pub(crate) fn open_method(
        &self,
        class: ClassId,
        name: &str,
        given: &[Type],
        ret: &Type,
        is_static: bool,
    ) -> MethodId {
        let declared = self.class(class);
        let mut params: Rc<[Type]> = given.iter().map(|ty| self.open_type(ty)).collect();
        let mut ret = ret.clone();
        let wanted = if name.is_empty() { declared.simple.as_str() } else { name };
        if !name.is_empty()
            && !is_static
            && let Some((written, result)) = self.declared_below(class, name, given, &params)
        {
            params = written;
            if let Some(result) = result.filter(|_| ret == Type::Unknown) {
                ret = result;
            }
        }
        let known = self.opened(&declared, wanted, &params, &ret, is_static);
        known.unwrap_or_else(|| {
            let modifiers = Modifiers { is_public: true, is_static, ..Modifiers::default() };
            let id = self.push_synthetic(&declared, Synthetic::Open, name, modifiers, params, ret, false);
            declared.opened.borrow_mut().push(id);
            id
        })
    }

    /// The open method that gives the value of a static field: the same one each time, if the field is final.
    pub(crate) fn open_static_field(&self, field: &Field) -> MethodId {
        let declared = self.class(field.class);
        let (params, ret) = (Rc::from([]), self.erasure(&field.ty));
        let known = self.opened(&declared, &field.name, &params, &ret, true);
        known.unwrap_or_else(|| {
            let is_pure = field.modifiers.is_final;
            let modifiers = Modifiers { is_public: true, is_static: true, is_pure, ..Modifiers::default() };
            let kind = Synthetic::Open;
            let id = self.push_synthetic(&declared, kind, &field.name, modifiers, params, ret, false);
            declared.opened.borrow_mut().push(id);
            id
        })
    }

    /// The open method that was made before for the same.
    fn opened(
        &self,
        class: &Class,
        name: &str,
        params: &Rc<[Type]>,
        ret: &Type,
        is_static: bool,
    ) -> Option<MethodId> {
        class.opened.borrow().iter().copied().find(|id| {
            let method = self.method(*id);
            method.name == name
                && method.params == *params
                && method.ret == *ret
                && method.is_static() == is_static
        })
    }

    /// What the user's classes below declare under this name for these arguments: the erased parameters, and the result
    /// where that of the overridden method must be the same.
    fn declared_below(
        &self,
        class: ClassId,
        name: &str,
        given: &[Type],
        params: &Rc<[Type]>,
    ) -> Option<(Rc<[Type]>, Option<Type>)> {
        let mut results: IndexMap<Rc<[Type]>, Vec<Type>> = IndexMap::new();
        for below in self.users_below(class) {
            let members = self.members(below);
            for method in members.methods.get(name).into_iter().flatten().map(|id| self.method(*id)) {
                if !method.is_static() && !method.modifiers.is_private && method.params.len() == given.len() {
                    let own: Rc<[Type]> = method.params.iter().map(|ty| self.erasure(ty)).collect();
                    results.entry(own).or_default().push(self.erased_result(&method.ret));
                }
            }
        }
        let takes = |own: &Rc<[Type]>| own.iter().zip(given).all(|(own, ty)| self.can_only_mean(ty, own));
        let (own, rets) = if let Some(exact) = results.get_key_value(params) {
            exact
        } else {
            let mut fitting = results.iter().filter(|(own, _)| takes(own));
            fitting.next().filter(|_| fitting.next().is_none())?
        };
        // a reference may be narrower than what is overridden
        let is_exact = |ty: &Type| match ty {
            Type::Void | Type::Prim(_) => true,
            _ => *ty == self.string(),
        };
        let ret = rets.first().filter(|ret| is_exact(ret) && rets.iter().all(|other| other == *ret));
        Some((Rc::clone(own), ret.cloned()))
    }

    /// An argument of this type goes to a parameter of that one: a class without source has no overload for a class
    /// of the user.
    fn can_only_mean(&self, given: &Type, param: &Type) -> bool {
        match given {
            Type::Null | Type::Unknown => param.is_reference(),
            _ => {
                let erased = self.erasure(given);
                let is_users = |id: ClassId| self.class(id).origin == Origin::User;
                let may_be = |id: ClassId| self.is_subtype(&erased, param) || self.is_partly_open(id);
                erased == *param
                    || (param.is_reference()
                        && erased.class_id().is_some_and(|id| is_users(id) && may_be(id)))
            }
        }
    }

    /// The result of a method as OOX has it.
    pub fn erased_result(&self, ret: &Type) -> Type {
        match ret {
            Type::Void => Type::Void,
            ret => self.open_type(ret),
        }
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

    /// The user's classes below a class, of those that are known by now.
    pub fn users_below(&self, class: ClassId) -> Vec<ClassId> {
        // while supertypes are being found out, some of them may be missing
        while self.in_progress.borrow().is_empty() {
            let next = ClassId(self.users_below.borrow().seen);
            if next.0 >= self.class_count() {
                break;
            }
            let is_users = self.class(next).origin == Origin::User;
            let line = if is_users { self.linearised(next) } else { Rc::from([]) };
            let mut below = self.users_below.borrow_mut();
            for above in line.iter().skip(1) {
                below.by_class.entry(*above).or_default().push(next);
            }
            below.seen = next.0 + 1;
        }
        self.users_below.borrow().by_class.get(&class).cloned().unwrap_or_default()
    }
}
