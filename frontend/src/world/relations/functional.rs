//! Functional interfaces: the one abstract method that a lambda implements.

use std::rc::Rc;

use super::{Substitution, upper};
use crate::types::{ClassId, MethodId, Type};
use crate::world::World;

/// The function that an object of a functional interface is.
#[derive(Clone, Debug)]
pub struct FunctionType {
    /// The abstract method.
    pub method: MethodId,
    /// Its parameter types, seen through the interface type.
    pub params: Vec<Type>,
    /// Its result.
    pub ret: Type,
}

impl World {
    /// The function of a functional interface type.
    pub fn function_type(&self, ty: &Type) -> Option<FunctionType> {
        let ty = match ty {
            Type::Both(parts) => return parts.iter().find_map(|part| self.function_type(part)),
            Type::Extends(bound) | Type::Super(bound) => return self.function_type(bound),
            Type::Class(id, args) => {
                // a lambda is made for a type without wildcards
                let params = self.type_params(*id);
                let args: Rc<[Type]> = args
                    .iter()
                    .zip(params.iter())
                    .map(|(arg, param)| match arg {
                        Type::Super(bound) => (**bound).clone(),
                        Type::Extends(bound) if self.is_object(bound) => self
                            .bounds(*param)
                            .first()
                            .map_or_else(|| self.object(), |bound| self.erasure(bound)),
                        Type::Extends(bound) => (**bound).clone(),
                        other => other.clone(),
                    })
                    .collect();
                Type::Class(*id, args)
            }
            _ => return None,
        };
        let class = ty.class_id()?;
        if !self.class(class).is_interface() {
            return None;
        }
        let id = self.abstract_method(class)?;
        let method = self.method(id);
        let substitution = match self.as_super(&ty, method.class) {
            Some(Type::Class(above, args)) if !args.is_empty() => {
                Substitution::new(&self.type_params(above), &args)
            }
            Some(Type::Class(above, _)) if !self.type_params(above).is_empty() => {
                return Some(FunctionType {
                    method: id,
                    params: method.params.iter().map(|ty| self.erasure(ty)).collect(),
                    ret: self.erasure(&method.ret),
                });
            }
            _ => Substitution::default(),
        };
        let params = method.params.iter().map(|ty| upper(&substitution.apply(ty))).collect();
        Some(FunctionType { method: id, params, ret: upper(&substitution.apply(&method.ret)) })
    }

    fn is_object(&self, ty: &Type) -> bool {
        ty.class_id() == Some(self.lang("Object"))
    }

    /// The only abstract method of an interface; methods that `Object` has do not count.
    fn abstract_method(&self, class: ClassId) -> Option<MethodId> {
        let object = self.lang("Object");
        let mut found: Option<MethodId> = None;
        for above in self.linearised(class).iter() {
            if *above == object {
                continue;
            }
            let members = self.members(*above);
            for id in members.methods.values().flatten() {
                let method = self.method(*id);
                if !method.is_abstract() {
                    continue;
                }
                let erased: Vec<Type> = method.params.iter().map(|ty| self.erasure(ty)).collect();
                if self.find_method(object, &method.name, &erased).is_some() {
                    continue;
                }
                // overridden by something nearer, abstract or default
                let nearest = self.methods_named(class, &method.name);
                if !nearest.contains(id) {
                    continue;
                }
                if found.is_some() {
                    return None;
                }
                found = Some(*id);
            }
        }
        found
    }

    /// Whether a boxed value fits the erased bound of a type variable.
    pub(crate) fn bounds_fit(&self, boxed: &Type, bound: &Type) -> bool {
        self.is_subtype(boxed, &self.erasure(bound))
    }
}
