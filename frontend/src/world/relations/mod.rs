//! Relations between types: substitution, erasure, supertypes, subtyping, least upper bounds.

mod functional;
mod infer;
mod wildcards;

pub use functional::FunctionType;
pub use infer::Inference;

use std::rc::Rc;

use super::World;
use crate::types::{ClassId, Prim, Type, VarId};

/// Type variables and what stands for them.
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    pairs: Vec<(VarId, Type)>,
}

/// How deep recursive bounds (`T extends Comparable<T>`) are followed.
const MOST_NESTED: usize = 24;

impl Substitution {
    /// Each variable with its argument; a raw type leaves the variables to erasure.
    pub fn new(vars: &[VarId], args: &[Type]) -> Self {
        Self { pairs: vars.iter().copied().zip(args.iter().cloned()).collect() }
    }

    /// One more.
    pub fn bind(&mut self, var: VarId, ty: Type) {
        self.pairs.push((var, ty));
    }

    fn get(&self, var: VarId) -> Option<&Type> {
        self.pairs.iter().rev().find(|(known, _)| *known == var).map(|(_, ty)| ty)
    }

    /// The type with all variables replaced.
    pub fn apply(&self, ty: &Type) -> Type {
        if self.pairs.is_empty() {
            return ty.clone();
        }
        match ty {
            Type::Var(var) => self.get(*var).cloned().unwrap_or_else(|| ty.clone()),
            Type::Class(_, args) if args.is_empty() => ty.clone(),
            Type::Class(id, args) => Type::Class(*id, args.iter().map(|arg| self.apply(arg)).collect()),
            Type::Array(elem) => Type::array(upper(&self.apply(elem))),
            Type::Extends(bound) => match self.apply(bound) {
                Type::Super(_) => Type::Unknown,
                Type::Extends(inner) => Type::Extends(inner),
                plain => Type::Extends(Rc::new(plain)),
            },
            Type::Super(bound) => match self.apply(bound) {
                Type::Extends(inner) | Type::Super(inner) => Type::Super(inner),
                plain => Type::Super(Rc::new(plain)),
            },
            Type::Both(parts) => Type::Both(parts.iter().map(|part| self.apply(part)).collect()),
            Type::Prim(_) | Type::Void | Type::Null | Type::Unknown => ty.clone(),
        }
    }
}

/// The upper bound of a type argument: what is read through it.
pub fn upper(ty: &Type) -> Type {
    match ty {
        Type::Extends(bound) => (**bound).clone(),
        Type::Super(_) => Type::Unknown,
        other => other.clone(),
    }
}

impl World {
    /// `java.lang.Object`
    pub fn object(&self) -> Type {
        Type::class(self.lang("Object"))
    }

    /// `java.lang.String`
    pub fn string(&self) -> Type {
        Type::class(self.lang("String"))
    }

    /// `java.lang.String`
    pub fn is_string(&self, ty: &Type) -> bool {
        ty.class_id() == Some(self.lang("String"))
    }

    /// The class that boxes a primitive type.
    pub fn boxed(&self, prim: Prim) -> Type {
        Type::class(self.lang(prim.box_name()))
    }

    /// The primitive type that a class boxes.
    pub fn unboxed(&self, ty: &Type) -> Option<Prim> {
        const ALL: [Prim; 8] = [
            Prim::Int,
            Prim::Long,
            Prim::Char,
            Prim::Boolean,
            Prim::Double,
            Prim::Byte,
            Prim::Short,
            Prim::Float,
        ];
        match ty {
            Type::Prim(prim) => Some(*prim),
            Type::Class(id, _) => {
                let class = self.class(*id);
                let simple = class.name.strip_prefix("java.lang.")?;
                ALL.into_iter().find(|prim| prim.box_name() == simple)
            }
            Type::Var(var) => self.bounds(*var).iter().find_map(|bound| self.unboxed(bound)),
            Type::Both(parts) => parts.iter().find_map(|part| self.unboxed(part)),
            _ => None,
        }
    }

    /// The type with its own parameters as arguments.
    pub fn self_type(&self, class: ClassId) -> Type {
        Type::Class(class, self.type_params(class).iter().map(|var| Type::Var(*var)).collect())
    }

    /// The type that is left at run time: a primitive type, a class without arguments, an array of those. `Null` and
    /// `Unknown` become `Object`.
    pub fn erasure(&self, ty: &Type) -> Type {
        self.erasure_within(ty, 0)
    }

    fn erasure_within(&self, ty: &Type, depth: usize) -> Type {
        match ty {
            Type::Prim(_) | Type::Void => ty.clone(),
            Type::Class(id, _) => Type::class(*id),
            Type::Array(elem) => Type::array(self.erasure_within(elem, depth)),
            Type::Var(_) if depth > MOST_NESTED => self.object(),
            Type::Var(var) => match self.bounds(*var).first() {
                Some(bound) => self.erasure_within(bound, depth + 1),
                None => self.object(),
            },
            Type::Extends(bound) => self.erasure_within(bound, depth),
            Type::Both(parts) => self.erasure_within(&parts[0], depth),
            Type::Super(_) | Type::Null | Type::Unknown => self.object(),
        }
    }

    /// The direct supertypes of a class type, with its arguments put in. Raw types have raw supertypes.
    pub fn direct_supers(&self, ty: &Type) -> Vec<Type> {
        let Type::Class(id, args) = ty else { return Vec::new() };
        let (superclass, interfaces) = self.supers(*id);
        let params = self.type_params(*id);
        let is_raw = args.is_empty() && !params.is_empty();
        let substitution = Substitution::new(&params, args);
        let mut found: Vec<Type> = superclass.iter().chain(interfaces.iter()).cloned().collect();
        if found.is_empty() && self.class(*id).is_interface() {
            found.push(self.object());
        }
        for found in &mut found {
            *found = if is_raw { self.erasure(found) } else { substitution.apply(found) };
        }
        found
    }

    /// The supertype of `ty` that is an instance of `class`.
    pub fn as_super(&self, ty: &Type, class: ClassId) -> Option<Type> {
        self.as_super_within(ty, class, 0)
    }

    fn as_super_within(&self, ty: &Type, class: ClassId, depth: usize) -> Option<Type> {
        match ty {
            Type::Class(id, _) if *id == class => Some(ty.clone()),
            Type::Class(id, _) => {
                if !self.is_subclass(*id, class) {
                    return None;
                }
                self.direct_supers(ty).iter().find_map(|found| self.as_super_within(found, class, depth))
            }
            Type::Var(_) if depth > MOST_NESTED => None,
            Type::Var(var) => {
                let bounds = self.bounds(*var);
                if bounds.is_empty() {
                    return self.as_super_within(&self.object(), class, depth + 1);
                }
                bounds.iter().find_map(|bound| self.as_super_within(bound, class, depth + 1))
            }
            Type::Both(parts) => parts.iter().find_map(|part| self.as_super_within(part, class, depth)),
            Type::Extends(bound) => self.as_super_within(bound, class, depth),
            Type::Array(_) => {
                let is_above = class == self.lang("Object") || self.is_array_interface(class);
                is_above.then(|| Type::class(class))
            }
            _ => None,
        }
    }

    /// One of the two interfaces that every array implements (JLS 10.8).
    pub fn is_array_interface(&self, class: ClassId) -> bool {
        matches!(self.class(class).name.as_str(), "java.lang.Cloneable" | "java.io.Serializable")
    }

    /// Whether a reference of type `sub` fits where `ty` is wanted, without a cast. Type arguments are compared
    /// leniently: what is not known fits, and raw types fit everything of their class.
    pub fn is_subtype(&self, sub: &Type, ty: &Type) -> bool {
        self.is_subtype_within(sub, ty, 0)
    }

    fn is_subtype_within(&self, sub: &Type, ty: &Type, depth: usize) -> bool {
        if depth > MOST_NESTED || sub == ty {
            return true;
        }
        match (sub, ty) {
            (Type::Unknown, _) | (_, Type::Unknown) => true,
            (Type::Prim(_) | Type::Void, _) | (_, Type::Prim(_) | Type::Void) => false,
            (Type::Null, _) => true,
            (_, Type::Null) => false,
            (_, Type::Both(parts)) => parts.iter().all(|part| self.is_subtype_within(sub, part, depth + 1)),
            (Type::Both(parts), _) => parts.iter().any(|part| self.is_subtype_within(part, ty, depth + 1)),
            (Type::Extends(bound), _) => self.is_subtype_within(bound, ty, depth + 1),
            (_, Type::Extends(bound)) => self.is_subtype_within(sub, bound, depth + 1),
            (_, Type::Super(bound)) => self.is_subtype_within(sub, bound, depth + 1),
            (Type::Super(_), _) => ty.class_id() == Some(self.lang("Object")),
            (Type::Array(sub), Type::Array(ty)) => {
                sub == ty
                    || (sub.is_reference() && ty.is_reference() && self.is_subtype_within(sub, ty, depth + 1))
            }
            (_, Type::Class(class, args)) => match self.as_super(sub, *class) {
                None => false,
                Some(Type::Class(_, found)) => {
                    found.is_empty()
                        || args.is_empty()
                        || found
                            .iter()
                            .zip(args.iter())
                            .all(|(found, arg)| self.is_contained(found, arg, depth + 1))
                }
                Some(_) => true,
            },
            (Type::Var(var), _) => {
                self.bounds(*var).iter().any(|bound| self.is_subtype_within(bound, ty, depth + 1))
            }
            _ => false,
        }
    }

    /// Whether a type argument contains another.
    fn is_contained(&self, found: &Type, wanted: &Type, depth: usize) -> bool {
        match (found, wanted) {
            (Type::Unknown, _) | (_, Type::Unknown) => true,
            (Type::Extends(found), Type::Extends(wanted)) => self.is_subtype_within(found, wanted, depth),
            (Type::Super(found), Type::Super(wanted)) => self.is_subtype_within(wanted, found, depth),
            (_, Type::Extends(wanted)) => self.is_subtype_within(found, wanted, depth),
            (Type::Extends(_), Type::Super(_)) => false,
            (_, Type::Super(wanted)) => self.is_subtype_within(wanted, found, depth),
            (Type::Super(_), _) => false,
            // a wildcard that was captured: not an error that we report
            (Type::Extends(found), _) => self.is_subtype_within(found, wanted, depth),
            _ => self.is_same(found, wanted, depth),
        }
    }

    fn is_same(&self, a: &Type, b: &Type, depth: usize) -> bool {
        match (a, b) {
            _ if depth > MOST_NESTED || a == b => true,
            (Type::Unknown, _) | (_, Type::Unknown) => true,
            (Type::Class(a, a_args), Type::Class(b, b_args)) => {
                a == b
                    && (a_args.is_empty()
                        || b_args.is_empty()
                        || a_args.iter().zip(b_args.iter()).all(|(a, b)| self.is_contained(a, b, depth + 1)))
            }
            (Type::Array(a), Type::Array(b)) => self.is_same(a, b, depth + 1),
            (Type::Both(parts), other) | (other, Type::Both(parts)) => {
                parts.iter().any(|part| self.is_same(part, other, depth + 1))
            }
            _ => false,
        }
    }

    /// Whether a cast from one reference type to the other can succeed at all.
    pub fn is_castable(&self, from: &Type, to: &Type) -> bool {
        let (from, to) = (self.erasure(from), self.erasure(to));
        match (&from, &to) {
            (Type::Array(from), Type::Array(to)) => {
                if from.is_reference() && to.is_reference() {
                    self.is_castable(from, to)
                } else {
                    from == to
                }
            }
            (Type::Class(a, _), Type::Class(b, _)) => {
                if self.is_subclass(*a, *b) || self.is_subclass(*b, *a) {
                    return true;
                }
                if self.is_partly_open(*a) || self.is_partly_open(*b) {
                    return true;
                }
                let (a, b) = (self.class(*a), self.class(*b));
                let is_final = |class: &super::Class| {
                    class.decl.as_ref().is_some_and(|decl| decl.modifiers.is_final)
                        || class.kind == super::ClassKind::Record
                };
                (a.is_interface() && !is_final(&b)) || (b.is_interface() && !is_final(&a))
            }
            (Type::Array(_), Type::Class(..)) => self.is_subtype(&from, &to),
            (Type::Class(..), Type::Array(_)) => self.is_subtype(&to, &from),
            _ => true,
        }
    }

    /// Whether the class is of the user and extends one that we have only a model of, which may not have all members.
    pub fn is_modelled_above(&self, class: ClassId) -> bool {
        let is_model = |id: &ClassId| {
            let declared = self.class(*id);
            declared.origin == super::Origin::Library
                && !matches!(
                    declared.name.as_str(),
                    "java.lang.Object" | "java.lang.Enum" | "java.lang.Record"
                )
        };
        self.class(class).origin == super::Origin::User && self.linearised(class).iter().any(is_model)
    }

    /// Whether something above the class has neither source nor class file, so that nobody knows all its supertypes.
    pub fn is_partly_open(&self, class: ClassId) -> bool {
        self.linearised(class).iter().any(|id| self.class(*id).is_unseen())
    }

    /// The least type above all of them.
    pub fn least_upper_bound(&self, types: &[Type]) -> Type {
        let mut distinct: Vec<Type> = Vec::new();
        for ty in types {
            let ty = match ty {
                Type::Prim(prim) => self.boxed(*prim),
                Type::Null => continue,
                other => upper(other),
            };
            if !distinct.contains(&ty) {
                distinct.push(ty);
            }
        }
        if let Some(above) =
            distinct.iter().find(|above| distinct.iter().all(|below| self.is_subtype(below, above)))
        {
            return above.clone();
        }
        let Some((first, rest)) = distinct.split_first() else { return Type::Null };
        if let Type::Array(elem) = first {
            let elems: Option<Vec<Type>> = distinct.iter().map(|ty| ty.elem().cloned()).collect();
            return match elems {
                Some(elems) if elems.iter().all(Type::is_reference) && elem.is_reference() => {
                    Type::array(self.least_upper_bound(&elems))
                }
                _ => self.object(),
            };
        }
        // all supertypes of the first that are above the others, nearest first
        let mut queue = std::collections::VecDeque::from([first.clone()]);
        let mut common: Vec<ClassId> = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        while let Some(ty) = queue.pop_front() {
            match &ty {
                Type::Class(id, _) if seen.insert(*id) => {
                    if rest.iter().all(|other| self.as_super(other, *id).is_some()) {
                        common.push(*id);
                    } else {
                        queue.extend(self.direct_supers(&ty));
                    }
                }
                Type::Class(..) => {}
                Type::Var(var) => queue.extend(self.bounds(*var).iter().cloned()),
                Type::Both(parts) => queue.extend(parts.iter().cloned()),
                _ => {}
            }
        }
        let minimal: Vec<ClassId> = common
            .iter()
            .copied()
            .filter(|id| !common.iter().any(|other| other != id && self.is_subclass(*other, *id)))
            .collect();
        let mut parts: Vec<Type> = minimal.iter().map(|id| self.merged(*id, &distinct)).collect();
        // a class is the erasure, not an interface
        parts.sort_by_key(|part| part.class_id().is_some_and(|id| self.class(id).is_interface()));
        match parts.len() {
            0 => self.object(),
            1 => parts.swap_remove(0),
            _ => Type::Both(parts.into()),
        }
    }

    /// A generic class above several types: arguments that agree are kept.
    fn merged(&self, class: ClassId, types: &[Type]) -> Type {
        let instances: Vec<Type> = types.iter().filter_map(|ty| self.as_super(ty, class)).collect();
        let args = |ty: &Type| match ty {
            Type::Class(_, args) => Rc::clone(args),
            _ => Rc::from([]),
        };
        let Some(first) = instances.first().map(args) else { return Type::class(class) };
        let merged: Vec<Type> = (0..first.len())
            .map(|index| {
                let agree = instances.iter().all(|other| args(other).get(index) == Some(&first[index]));
                if agree { first[index].clone() } else { Type::Extends(Rc::new(self.object())) }
            })
            .collect();
        Type::Class(class, merged.into())
    }

    /// The type as Java writes it, with simple names.
    pub fn show(&self, ty: &Type) -> String {
        let list = |types: &[Type], between: &str| {
            types.iter().map(|ty| self.show(ty)).collect::<Vec<_>>().join(between)
        };
        match ty {
            Type::Prim(prim) => prim.word().to_owned(),
            Type::Void => "void".to_owned(),
            Type::Null => "null".to_owned(),
            Type::Class(id, args) => {
                let class = self.class(*id);
                let name = if class.simple.is_empty() { &class.name } else { &class.simple };
                if args.is_empty() { name.clone() } else { format!("{name}<{}>", list(args, ", ")) }
            }
            Type::Array(elem) => format!("{}[]", self.show(elem)),
            Type::Var(var) => self.var(*var).name.clone(),
            Type::Extends(bound) => format!("? extends {}", self.show(bound)),
            Type::Super(bound) => format!("? super {}", self.show(bound)),
            Type::Both(parts) => list(parts, " & "),
            Type::Unknown => "?".to_owned(),
        }
    }
}
