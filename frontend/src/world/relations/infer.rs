//! Inference of type arguments: bounds are collected by comparing argument types with parameter types, and solved.
//!
//! Much simpler than the Java language says, and more lenient: what cannot be inferred stays unknown until a target
//! type is there, and becomes the declared bound in the end.

use std::rc::Rc;

use super::Substitution;
use crate::types::{Type, VarId};
use crate::world::World;

#[derive(Clone, Debug, Default)]
struct Bounds {
    equal: Vec<Type>,
    lower: Vec<Type>,
    upper: Vec<Type>,
}

/// The type parameters of one call and what is known of them.
#[derive(Clone)]
pub struct Inference<'w> {
    world: &'w World,
    /// The parameters as declared, and the fresh variables that stand for them in this call.
    vars: Vec<(VarId, VarId)>,
    bounds: Vec<Bounds>,
    /// Something of a type that nobody knows goes there.
    hazy: Vec<bool>,
}

impl<'w> Inference<'w> {
    /// Fresh variables for the declared ones.
    pub fn new(world: &'w World, declared: &[VarId]) -> Self {
        let vars: Vec<_> = declared.iter().map(|var| (*var, world.fresh_var(*var))).collect();
        let bounds = vec![Bounds::default(); vars.len()];
        let hazy = vec![false; vars.len()];
        Self { world, vars, bounds, hazy }
    }

    /// The declared type with the fresh variables in it.
    pub fn open(&self, ty: &Type) -> Type {
        let mut substitution = Substitution::default();
        for (declared, fresh) in &self.vars {
            substitution.bind(*declared, Type::Var(*fresh));
        }
        substitution.apply(ty)
    }

    fn index(&self, ty: &Type) -> Option<usize> {
        match ty {
            Type::Var(var) => self.vars.iter().position(|(_, fresh)| fresh == var),
            _ => None,
        }
    }

    /// Whether variables of this call occur in the type.
    pub fn mentions(&self, ty: &Type) -> bool {
        ty.contains(&|part| self.index(part).is_some())
    }

    /// Learns from `found` going to a place of type `wanted` (which mentions the variables).
    pub fn flows(&mut self, found: &Type, wanted: &Type) {
        if *found == Type::Unknown {
            let elem = wanted.elem().unwrap_or(wanted);
            if let Some(index) = self.index(wanted).or_else(|| self.index(elem)) {
                self.hazy[index] = true;
            }
        }
        if matches!(found, Type::Unknown | Type::Void) || !self.mentions(wanted) && !self.mentions(found) {
            return;
        }
        if let Some(index) = self.index(wanted) {
            let found = match found {
                Type::Prim(prim) => self.world.boxed(*prim),
                other => super::upper(other),
            };
            if found != *wanted && found != Type::Unknown {
                push(&mut self.bounds[index].lower, found);
            }
            return;
        }
        if let Some(index) = self.index(found) {
            let wanted = match wanted {
                Type::Prim(prim) => self.world.boxed(*prim),
                other => super::upper(other),
            };
            if wanted != Type::Unknown {
                push(&mut self.bounds[index].upper, wanted);
            }
            return;
        }
        match (found, wanted) {
            (Type::Prim(prim), _) => self.flows(&self.world.boxed(*prim), wanted),
            (_, Type::Prim(prim)) => self.flows(found, &self.world.boxed(*prim)),
            (Type::Array(found), Type::Array(wanted)) if found.is_reference() => {
                self.flows(found, wanted);
            }
            (_, Type::Class(class, wanted)) => {
                let Some(Type::Class(_, found)) = self.world.as_super(found, *class) else { return };
                let pairs: Vec<(Type, Type)> = found.iter().cloned().zip(wanted.iter().cloned()).collect();
                for (found, wanted) in pairs {
                    self.contains(&found, &wanted);
                }
            }
            (_, Type::Extends(bound)) => self.flows(found, &bound.clone()),
            (_, Type::Both(parts)) => {
                for part in Rc::clone(parts).iter() {
                    self.flows(found, part);
                }
            }
            _ => {}
        }
    }

    /// Learns from a type argument `found` where `wanted` is asked.
    fn contains(&mut self, found: &Type, wanted: &Type) {
        match (found, wanted) {
            (Type::Unknown, _) | (_, Type::Unknown) => {}
            // `?` says nothing
            (_, Type::Extends(wanted)) if **wanted == self.world.object() => {}
            (Type::Extends(found), Type::Extends(wanted)) => self.flows(&found.clone(), &wanted.clone()),
            (_, Type::Extends(wanted)) => self.flows(found, &wanted.clone()),
            (Type::Super(found), Type::Super(wanted)) => self.flows(&wanted.clone(), &found.clone()),
            (Type::Extends(_), Type::Super(_)) => {}
            (_, Type::Super(wanted)) => self.flows(&wanted.clone(), found),
            _ => self.equals(found, wanted),
        }
    }

    /// Learns from two types being the same.
    pub fn equals(&mut self, found: &Type, wanted: &Type) {
        if found == wanted || matches!(found, Type::Unknown) || matches!(wanted, Type::Unknown) {
            return;
        }
        if let Some(index) = self.index(wanted) {
            push(&mut self.bounds[index].equal, found.clone());
            return;
        }
        if let Some(index) = self.index(found) {
            push(&mut self.bounds[index].equal, wanted.clone());
            return;
        }
        match (found, wanted) {
            (Type::Class(a, found), Type::Class(b, wanted)) if a == b => {
                let pairs: Vec<(Type, Type)> = found.iter().cloned().zip(wanted.iter().cloned()).collect();
                for (found, wanted) in pairs {
                    self.contains(&found, &wanted);
                }
            }
            (Type::Array(found), Type::Array(wanted)) => self.equals(&found.clone(), &wanted.clone()),
            (Type::Extends(found), Type::Extends(wanted)) | (Type::Super(found), Type::Super(wanted)) => {
                self.equals(&found.clone(), &wanted.clone());
            }
            (Type::Extends(found), _) => self.flows(&found.clone(), wanted),
            _ => {}
        }
    }

    /// The solution of one variable as far as it is known, other variables in it replaced likewise.
    fn solution(&self, index: usize, depth: usize) -> Type {
        if depth > 8 {
            return Type::Unknown;
        }
        let bounds = &self.bounds[index];
        let own = Type::Var(self.vars[index].1);
        let known = |ty: &Type| self.solved_within(ty, depth + 1);
        // a wildcard cannot be the type of anything: what can be read through it
        let plain = |ty: Type| match ty {
            Type::Extends(bound) => (*bound).clone(),
            Type::Super(bound) => (*bound).clone(),
            other => other,
        };
        for equal in &bounds.equal {
            let ty = known(equal);
            if *equal != own && ty != Type::Unknown {
                return plain(ty);
            }
        }
        let others = |all: &[Type]| -> Vec<Type> {
            all.iter().filter(|ty| **ty != own).map(known).filter(|ty| *ty != Type::Unknown).collect()
        };
        let lower = others(&bounds.lower);
        if !lower.is_empty() {
            let found = self.world.least_upper_bound(&lower);
            if found != Type::Null {
                return found;
            }
        }
        let uppers = others(&bounds.upper);
        if let Some(least) =
            uppers.iter().find(|ty| uppers.iter().all(|other| self.world.is_subtype(ty, other)))
        {
            return plain(least.clone());
        }
        if let Some(first) = uppers.first() {
            return plain(first.clone());
        }
        Type::Unknown
    }

    /// The type with the variables replaced by what is known of them; [`Type::Unknown`] where nothing is.
    pub fn solved(&self, ty: &Type) -> Type {
        self.solved_within(ty, 0)
    }

    fn solved_within(&self, ty: &Type, depth: usize) -> Type {
        if !self.mentions(ty) {
            return ty.clone();
        }
        let mut substitution = Substitution::default();
        for (index, (_, fresh)) in self.vars.iter().enumerate() {
            if ty.mentions(&[*fresh]) {
                substitution.bind(*fresh, self.solution(index, depth));
            }
        }
        substitution.apply(ty)
    }

    /// Variables of which nothing is known but a declared bound get that bound (`T extends Comparable<T>`).
    pub fn use_declared_bounds(&mut self) {
        for index in 0..self.vars.len() {
            if self.solution(index, 0) != Type::Unknown {
                // a bound can tell about other variables: <K, M extends Map<K, ?>>
                for bound in self.world.bounds(self.vars[index].0).iter() {
                    let bound = self.open(bound);
                    let solution = self.solution(index, 0);
                    if !bound.mentions(&[self.vars[index].1]) {
                        self.flows(&solution, &bound);
                    }
                }
            }
        }
        for index in 0..self.vars.len() {
            if self.solution(index, 0) == Type::Unknown {
                let declared = self.world.bounds(self.vars[index].0);
                let Some(bound) = declared.first() else { continue };
                if self.hazy[index] && *bound == self.world.object() {
                    continue;
                }
                let bound = self.open(bound);
                let bound =
                    if bound.mentions(&[self.vars[index].1]) { self.world.erasure(&bound) } else { bound };
                push(&mut self.bounds[index].upper, bound);
            }
        }
    }
}

fn push(bounds: &mut Vec<Type>, ty: Type) {
    if !bounds.contains(&ty) {
        bounds.push(ty);
    }
}
