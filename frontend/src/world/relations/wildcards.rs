//! Members seen through types with wildcards.

use std::rc::Rc;

use super::{Substitution, upper};
use crate::types::{ClassId, Type, VarId};
use crate::world::World;

impl World {
    /// A type as the class that declares a member, to look at the member through it. Of a wildcard, the bound that its
    /// parameter declares is known too: a field `T item` of a `Box<?>` is what `Box<T extends Shape>` allows.
    pub fn as_owner(&self, through: &Type, class: ClassId) -> Option<Type> {
        self.as_super(&self.captured(through), class).map(|owner| self.captured(&owner))
    }

    /// The type of a member that is read through its owner with these arguments.
    pub fn read_through(&self, owner: ClassId, args: &[Type], member: &Type) -> Type {
        match (upper(&Substitution::new(&self.type_params(owner), args).apply(member)), member) {
            // `? super X`
            (Type::Unknown, Type::Var(var)) => self.erasure(&Type::Var(*var)),
            (seen, _) => seen,
        }
    }

    /// A class type whose wildcards have the bounds of their parameters as well.
    fn captured(&self, ty: &Type) -> Type {
        let Type::Class(id, args) = ty else { return ty.clone() };
        let vars = self.type_params(*id);
        Type::Class(*id, vars.iter().zip(args.iter()).map(|(var, arg)| self.within(*var, arg)).collect())
    }

    /// A type argument within the bound of its parameter.
    fn within(&self, var: VarId, arg: &Type) -> Type {
        let Type::Extends(limit) = arg else { return arg.clone() };
        let bound = self.erasure(&Type::Var(var));
        if self.is_subtype(limit, &bound) {
            return arg.clone();
        }
        let both = if self.is_subtype(&bound, limit) {
            bound
        } else {
            Type::Both([(**limit).clone(), bound].into_iter().collect())
        };
        Type::Extends(Rc::new(both))
    }
}
