//! Expressions on a heap that is known.

use super::heap::Snapshot;
use crate::interpret::Known;
use crate::ir::{DynType, Program, Ty};
use crate::summary::{Filter, Lit, Set, SetExpr};

/// The values of an expression.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    /// These.
    pub items: Vec<Known>,
    /// All of these types; the flag: null, too.
    pub any: Vec<(Ty, bool)>,
}

impl Members {
    pub fn one(value: Known) -> Self {
        Self { items: vec![value], any: Vec::new() }
    }

    pub fn add(&mut self, other: &Self) {
        for item in &other.items {
            if !self.items.contains(item) {
                self.items.push(item.clone());
            }
        }
        self.any.extend(other.any.iter().cloned());
    }

    pub fn contains(&self, program: &Program, heap: &Snapshot, value: &Known) -> bool {
        self.items.contains(value)
            || self.items.contains(&Known::Unknown)
            || self.any.iter().any(|(ty, has_null)| match value {
                Known::Null => *has_null && ty.sort().is_none(),
                Known::Bool(_) => *ty == Ty::Bool,
                Known::Int(_) => ty.is_integer(),
                Known::F32(_) | Known::F64(_) => matches!(ty, Ty::Float(_)),
                Known::Object(id) => heap.type_of(*id).is_none_or(|known| program.is_assignable(known, ty)),
                Known::Unknown => true,
            })
    }
}

/// What expressions are evaluated on.
pub(super) struct Evaluation<'e> {
    pub program: &'e Program,
    pub before: &'e Snapshot,
    pub after: &'e Snapshot,
    pub args: &'e [Known],
}

impl Evaluation<'_> {
    pub fn members(&self, set: &Set) -> Members {
        match &**set {
            SetExpr::None => Members::default(),
            SetExpr::Lit(lit) => Members::one(Self::literal(lit)),
            SetExpr::Param(at, _) => Members::one(self.args.get(*at).cloned().unwrap_or(Known::Unknown)),
            SetExpr::Static(field) => {
                Members::one(self.before.held_static(*field).cloned().unwrap_or(Known::Unknown))
            }
            SetExpr::New(new) => self.all_made(&new.ty, true),
            SetExpr::Fresh(ty) => self.all_made(ty, false),
            SetExpr::Type(ty) => Members { items: Vec::new(), any: vec![(ty.clone(), true)] },
            SetExpr::Join(owners, link) => {
                let mut found = Members::default();
                for item in self.members(owners).items {
                    if let Known::Object(id) = item {
                        for value in self.link(id, *link) {
                            found.add(&Members::one(value.clone()));
                        }
                    }
                }
                found
            }
            SetExpr::Star(owners, links) => {
                let mut found = self.members(owners);
                let mut at = 0;
                while let Some(item) = found.items.get(at).cloned() {
                    at += 1;
                    let Known::Object(id) = item else { continue };
                    for value in links.iter().flat_map(|link| self.link(id, *link)) {
                        found.add(&Members::one(value.clone()));
                    }
                }
                found
            }
            SetExpr::Union(all) => {
                let mut found = Members::default();
                for part in all {
                    found.add(&self.members(part));
                }
                found
            }
            SetExpr::NonNull(owners) => {
                let mut found = self.members(owners);
                found.items.retain(|item| *item != Known::Null);
                found.any.iter_mut().for_each(|(_, has_null)| *has_null = false);
                found
            }
            SetExpr::Where(owners, link, filter) => {
                let mut found = self.members(owners);
                found.items.retain(|item| match item {
                    Known::Object(id) => self.link(*id, *link).iter().any(|value| match filter {
                        Filter::NotNull => *value != Known::Null,
                        Filter::Is(lit) => *value == Self::literal(lit),
                    }),
                    _ => false,
                });
                found
            }
        }
    }

    fn all_made(&self, ty: &Ty, exactly: bool) -> Members {
        let fits = |known: &Ty| if exactly { known == ty } else { self.program.is_assignable(known, ty) };
        let new = self.after.objects().filter(|(id, known)| !self.before.has(**id) && fits(known));
        Members { items: new.map(|(id, _)| Known::Object(*id)).collect(), any: Vec::new() }
    }

    fn literal(lit: &Lit) -> Known {
        match lit {
            Lit::Null => Known::Null,
            Lit::Bool(value) => Known::Bool(*value),
            Lit::Int(value) => Known::Int(*value),
            Lit::F32(bits) => Known::F32(*bits),
            Lit::F64(bits) => Known::F64(*bits),
            Lit::Text(_) => Known::Unknown,
        }
    }
}

/// The static type of objects of a run-time type.
pub(super) fn as_type(ty: &DynType) -> Ty {
    match ty {
        DynType::Class(class) | DynType::Open(class) => Ty::Ref(*class),
        DynType::Array(ty) => ty.clone(),
    }
}
