//! Type arguments: what objects of the input hold where a member of their class is declared with a type variable.
//!
//! Code sees erased types only. What is said here narrows what an object of the input leads to, so every question errs on
//! the side of "not known": an argument that is missing, or that two views of an object disagree about, rules out nothing.

use std::sync::Arc;

use super::{ClassId, ClassKind, DynType, Program, Ty, TypeSet};

/// A declared type with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Generic {
    /// A type variable of the class that the declaration stands in, by its position.
    Variable(usize),
    /// A type without parts: a number, a truth value, a text.
    Plain(Ty),
    /// A class, with arguments for all of its type variables or for none.
    Class(ClassId, Arc<[TypeArg]>),
    /// An array, by its elements.
    Array(Arc<Generic>),
}

/// What a type variable stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeArg {
    /// Nobody knows.
    Any,
    /// This type.
    Exactly(Generic),
    /// This type or one below it.
    Below(Generic),
}

/// The type variables of a class, and what those of its supertypes stand for.
#[derive(Clone, Debug, Default)]
pub struct Generics {
    /// How many variables it has.
    pub variables: usize,
    /// For direct supertypes with arguments: these, in terms of the variables of the class.
    pub supers: Vec<(ClassId, Arc<[TypeArg]>)>,
}

impl TypeArg {
    /// The type that every value is of, if any is known.
    pub fn bound(&self) -> Option<&Generic> {
        match self {
            Self::Any => None,
            Self::Exactly(ty) | Self::Below(ty) => Some(ty),
        }
    }
}

impl Program {
    /// The erased type.
    pub fn erased(&self, ty: &Generic) -> Ty {
        match ty {
            // whoever asks has put something in its place; the root is always right
            Generic::Variable(_) => Ty::Ref(self.builtin.object),
            Generic::Plain(ty) => ty.clone(),
            Generic::Class(class, _) => Ty::Ref(*class),
            Generic::Array(elem) => Ty::Array(self.erased(elem).into()),
        }
    }

    /// What a declared type is in an object whose class has these arguments.
    pub fn applied(&self, declared: &Generic, args: &[TypeArg]) -> TypeArg {
        match declared {
            Generic::Variable(at) => args.get(*at).cloned().unwrap_or(TypeArg::Any),
            Generic::Plain(_) => TypeArg::Exactly(declared.clone()),
            Generic::Class(class, inner) => {
                let inner = inner.iter().map(|arg| self.applied_arg(arg, args)).collect();
                TypeArg::Exactly(Generic::Class(*class, inner))
            }
            Generic::Array(elem) => match self.applied(elem, args) {
                TypeArg::Any => TypeArg::Any,
                TypeArg::Exactly(elem) => TypeArg::Exactly(Generic::Array(elem.into())),
                TypeArg::Below(elem) => TypeArg::Below(Generic::Array(elem.into())),
            },
        }
    }

    fn applied_arg(&self, arg: &TypeArg, args: &[TypeArg]) -> TypeArg {
        match arg {
            TypeArg::Any => TypeArg::Any,
            TypeArg::Exactly(ty) => self.applied(ty, args),
            TypeArg::Below(ty) => match self.applied(ty, args) {
                TypeArg::Exactly(ty) => TypeArg::Below(ty),
                other => other,
            },
        }
    }

    /// The arguments that a class above `class` has in an object in which `class` has these.
    fn args_above(&self, class: ClassId, args: &[TypeArg], above: ClassId) -> Option<Vec<TypeArg>> {
        if class == above {
            return Some(args.to_vec());
        }
        self.class(class).generic.supers.iter().find(|(direct, _)| self.is_subclass(*direct, above)).and_then(
            |(direct, passed)| {
                let passed: Vec<TypeArg> = passed.iter().map(|arg| self.applied_arg(arg, args)).collect();
                self.args_above(*direct, &passed, above)
            },
        )
    }

    /// The arguments that a class below `above` has in an object in which `above` has these; `None` where no object of the
    /// class has them: a `class DogBox extends Box<Dog>` is no `Box<Cat>`.
    fn args_below(&self, above: ClassId, args: &[TypeArg], class: ClassId) -> Option<Vec<TypeArg>> {
        let variables = self.class(class).generic.variables;
        let own: Vec<TypeArg> = (0..variables).map(|at| TypeArg::Exactly(Generic::Variable(at))).collect();
        let mut found = vec![TypeArg::Any; variables];
        let pattern = self.args_above(class, &own, above).unwrap_or_default();
        let fits = pattern.iter().zip(args).all(|(pattern, arg)| self.matches(pattern, arg, &mut found));
        fits.then_some(found)
    }

    /// Can what a class says of an argument be what is known of it? Notes what its variables stand for then.
    fn matches(&self, pattern: &TypeArg, arg: &TypeArg, found: &mut [TypeArg]) -> bool {
        match (pattern, arg) {
            (TypeArg::Exactly(Generic::Variable(at)), arg) => {
                if let (Some(TypeArg::Any), false) = (found.get(*at), *arg == TypeArg::Any) {
                    found[*at] = arg.clone();
                }
                true
            }
            (
                TypeArg::Exactly(Generic::Class(has, inner)),
                TypeArg::Exactly(Generic::Class(wanted, args)),
            ) => {
                has == wanted
                    && inner.iter().zip(args.iter()).all(|(pattern, arg)| self.matches(pattern, arg, found))
            }
            (TypeArg::Exactly(Generic::Array(has)), TypeArg::Exactly(Generic::Array(wanted))) => {
                let (has, wanted) = ((**has).clone(), (**wanted).clone());
                self.matches(&TypeArg::Exactly(has), &TypeArg::Exactly(wanted), found)
            }
            (TypeArg::Exactly(Generic::Class(..)), TypeArg::Exactly(Generic::Array(_)))
            | (TypeArg::Exactly(Generic::Array(_)), TypeArg::Exactly(Generic::Class(..))) => false,
            (TypeArg::Exactly(has @ Generic::Class(..)), TypeArg::Below(wanted)) => {
                self.is_assignable(&self.erased(has), &self.erased(wanted))
            }
            _ => true,
        }
    }

    /// The arguments of a class, in an object that is known as a `view` and has one of these run-time types.
    pub fn args_of(&self, view: &Generic, types: &TypeSet, class: ClassId) -> Vec<TypeArg> {
        let Generic::Class(known, args) = view else { return Vec::new() };
        let found = if self.is_subclass(*known, class) {
            self.args_above(*known, args, class)
        } else if self.is_subclass(class, *known) {
            self.args_below(*known, args, class)
        } else if let [DynType::Class(exact)] = self.dyn_types_of(types)[..] {
            // they meet in the class of the object
            self.args_below(*known, args, *exact).and_then(|args| self.args_above(*exact, &args, class))
        } else {
            None
        };
        found.unwrap_or_default()
    }

    fn dyn_types_of(&self, types: &TypeSet) -> Vec<&DynType> {
        types.iter().map(|ty| &self.dyn_types[ty.0 as usize]).collect()
    }

    /// Those of the run-time types that an object can have which is known as a `view`. All of them where none is left: an
    /// input that is not there would be worse than one of a wrong class.
    pub fn types_of_view(&self, view: &Generic, types: TypeSet) -> TypeSet {
        let Generic::Class(known, args) = view else { return types };
        if args.iter().all(|arg| *arg == TypeArg::Any) {
            return types;
        }
        let fits = |dynamic: &DynType| match dynamic {
            DynType::Class(class) | DynType::Open(class) => {
                !self.is_subclass(*class, *known) || self.args_below(*known, args, *class).is_some()
            }
            DynType::Array(_) => true,
        };
        let kept: TypeSet = types.iter().copied().filter(|ty| fits(&self.dyn_types[ty.0 as usize])).collect();
        if kept.is_empty() || kept.len() == types.len() { types } else { kept }
    }

    /// Can one object be known as both?
    pub fn agree(&self, a: &Generic, b: &Generic) -> bool {
        match (a, b) {
            (Generic::Class(a, of_a), Generic::Class(b, of_b)) => {
                let (of_a, of_b) = if self.is_subclass(*a, *b) {
                    (self.args_above(*a, of_a, *b).unwrap_or_default(), of_b.to_vec())
                } else if self.is_subclass(*b, *a) {
                    (of_a.to_vec(), self.args_above(*b, of_b, *a).unwrap_or_default())
                } else {
                    return true;
                };
                of_a.iter().zip(&of_b).all(|(a, b)| self.overlap(a, b))
            }
            (Generic::Array(a), Generic::Array(b)) => match (&**a, &**b) {
                (Generic::Class(a, _), Generic::Class(b, _)) => self.may_meet(*a, *b),
                (a, b) => self.agree(a, b),
            },
            _ => true,
        }
    }

    /// Is there a type that both allow?
    fn overlap(&self, a: &TypeArg, b: &TypeArg) -> bool {
        match (a, b) {
            (TypeArg::Any, _) | (_, TypeArg::Any) => true,
            (TypeArg::Exactly(Generic::Class(a, of_a)), TypeArg::Exactly(Generic::Class(b, of_b))) => {
                a == b && of_a.iter().zip(of_b.iter()).all(|(a, b)| self.overlap(a, b))
            }
            (TypeArg::Exactly(exact), TypeArg::Below(above))
            | (TypeArg::Below(above), TypeArg::Exactly(exact)) => {
                self.is_assignable(&self.erased(exact), &self.erased(above))
            }
            (TypeArg::Below(Generic::Class(a, _)), TypeArg::Below(Generic::Class(b, _))) => {
                self.may_meet(*a, *b)
            }
            _ => true,
        }
    }

    /// Can an object be of both?
    fn may_meet(&self, a: ClassId, b: ClassId) -> bool {
        let is_interface = |class: ClassId| self.class(class).kind == ClassKind::Interface;
        self.is_subclass(a, b) || self.is_subclass(b, a) || is_interface(a) || is_interface(b)
    }
}
