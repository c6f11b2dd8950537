//! Sets of values as expressions over the heap of the entry: what summaries are made of.
//!
//! Expressions are never evaluated here; the smart constructors simplify them. All of them denote, for a heap and arguments at
//! the entry of a method, a set of values that is computed from *that* heap; objects made later are symbols. A rule either
//! keeps the denoted set, or gives a larger one: such a rule is applied to upper bounds only, and what takes part in it must not be
//! called exact afterwards. Constructors whose result may be larger say so; the others keep the set.

use std::sync::Arc;

use crate::ir::{ClassKind, FieldId, Program, StringId, Ty};
use crate::term::Sort;

/// A shared expression.
pub type Set = Arc<SetExpr>;

/// Expressions with more parts than these become the set of all values of their type.
const MOST_PARTS: usize = 48;

/// What an object leads to: a relation between objects and values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Link {
    /// An instance field.
    Field(FieldId),
    /// The elements of arrays, whatever their index; of arrays of references without a sort.
    Elem(Option<Sort>),
    /// The lengths of arrays, which never change.
    Length,
}

impl Link {
    /// The elements of an array with these.
    pub fn of_elements(elem: &Ty) -> Self {
        Self::Elem(elem.sort())
    }
}

/// A value that is written in the program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lit {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer or a character.
    Int(i64),
    /// The bits of a 32-bit float.
    F32(u32),
    /// The bits of a 64-bit float.
    F64(u64),
    /// A text.
    Text(StringId),
}

/// An object that the method makes, at one place of it and at most once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct New {
    /// Its number within the method.
    pub number: u32,
    /// Its class or array type.
    pub ty: Ty,
    /// Code of a library makes it.
    pub by_library: bool,
}

/// See [`Set`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SetExpr {
    /// Nothing.
    None,
    /// A constant.
    Lit(Lit),
    /// What a parameter held at the entry; the receiver is the first.
    Param(usize, Ty),
    /// What a static field held at the entry.
    Static(FieldId),
    /// An object that the method makes.
    New(New),
    /// Objects of this type that the method makes, any number of them.
    Fresh(Ty),
    /// All values of a type, null and objects made meanwhile included.
    Type(Ty),
    /// What the members lead to.
    Join(Set, Link),
    /// The members and what they lead to in any number of steps.
    Star(Set, Vec<Link>),
    /// All of these.
    Union(Vec<Set>),
    /// The members that are not null.
    NonNull(Set),
    /// The members that are not null and of which something is known.
    Where(Set, Link, Filter),
}

/// What is known of where a link leads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Filter {
    /// To something that is not null.
    NotNull,
    /// To this.
    Is(Lit),
}

/// The empty set.
pub fn none() -> Set {
    Arc::new(SetExpr::None)
}

/// One constant.
pub fn lit(lit: Lit) -> Set {
    Arc::new(SetExpr::Lit(lit))
}

/// All values of a type.
pub fn all_of(ty: &Ty) -> Set {
    Arc::new(if *ty == Ty::Null { SetExpr::Lit(Lit::Null) } else { SetExpr::Type(ty.clone()) })
}

/// The value that a new object has in its fields.
pub fn default_of(ty: &Ty) -> Set {
    match ty {
        Ty::Bool => lit(Lit::Bool(false)),
        Ty::Int | Ty::Uint | Ty::Bits(_) => lit(Lit::Int(0)),
        Ty::Float(crate::term::FloatTy::F32) => lit(Lit::F32(0)),
        Ty::Float(crate::term::FloatTy::F64) => lit(Lit::F64(0)),
        Ty::String | Ty::Ref(_) | Ty::Array(_) | Ty::Null => lit(Lit::Null),
    }
}

fn parts(set: &SetExpr) -> usize {
    match set {
        SetExpr::Join(owners, _) | SetExpr::NonNull(owners) | SetExpr::Where(owners, _, _) => {
            1 + parts(owners)
        }
        SetExpr::Star(owners, links) => 1 + links.len() + parts(owners),
        SetExpr::Union(all) => all.iter().map(|part| parts(part)).sum::<usize>() + 1,
        _ => 1,
    }
}

/// What sets are about.
#[derive(Clone, Copy)]
pub struct Relations<'p> {
    /// The program.
    pub program: &'p Program,
}

impl Relations<'_> {
    /// The type of the members; `None` where that is only known to be some reference, or nothing at all.
    pub fn type_of(&self, set: &SetExpr) -> Option<Ty> {
        match set {
            SetExpr::None | SetExpr::Lit(_) => None,
            SetExpr::Param(_, ty) | SetExpr::Fresh(ty) | SetExpr::Type(ty) => Some(ty.clone()),
            SetExpr::New(new) => Some(new.ty.clone()),
            SetExpr::Static(field) => Some(self.program.field(*field).ty.clone()),
            SetExpr::Join(owners, link) => self.range(*link, self.type_of(owners).as_ref()),
            SetExpr::NonNull(owners) | SetExpr::Where(owners, _, _) => self.type_of(owners),
            SetExpr::Star(owners, links) => {
                let first = self.type_of(owners)?;
                let mut all = links.iter().map(|link| self.range(*link, None));
                all.try_fold(first, |known, next| self.common(known, next?))
            }
            SetExpr::Union(all) => {
                let mut typed = all.iter().filter(|part| !matches!(***part, SetExpr::Lit(Lit::Null)));
                let first = self.type_of(typed.next()?)?;
                typed.try_fold(first, |known, next| self.common(known, self.type_of(next)?))
            }
        }
    }

    fn common(self, a: Ty, b: Ty) -> Option<Ty> {
        if self.program.is_assignable(&b, &a) {
            Some(a)
        } else if self.program.is_assignable(&a, &b) {
            Some(b)
        } else {
            (a.is_reference() && b.is_reference()).then_some(Ty::Ref(self.program.builtin.object))
        }
    }

    /// The type of what a link leads to, from objects of a type.
    pub fn range(&self, link: Link, from: Option<&Ty>) -> Option<Ty> {
        match (link, from) {
            (Link::Field(field), _) => Some(self.program.field(field).ty.clone()),
            (Link::Elem(_), Some(Ty::Array(elem))) => Some((**elem).clone()),
            (Link::Elem(None), _) => Some(Ty::Ref(self.program.builtin.object)),
            (Link::Elem(Some(_)), _) => None,
            (Link::Length, _) => Some(Ty::Int),
        }
    }

    /// All objects that a link starts at.
    pub fn domain(&self, link: Link) -> Set {
        let ty = match link {
            Link::Field(field) => Ty::Ref(self.program.field(field).class),
            Link::Elem(_) | Link::Length => Ty::Ref(self.program.builtin.object),
        };
        self.non_null(&all_of(&ty))
    }

    /// The members that are not null. Keeps the set.
    pub fn non_null(&self, owners: &Set) -> Set {
        match &**owners {
            SetExpr::None | SetExpr::Lit(Lit::Null) => none(),
            SetExpr::NonNull(_) | SetExpr::Where(..) | SetExpr::New(_) | SetExpr::Fresh(_) => owners.clone(),
            SetExpr::Lit(_) => owners.clone(),
            SetExpr::Union(all) => self.union(all.iter().map(|part| self.non_null(part))),
            _ => Arc::new(SetExpr::NonNull(owners.clone())),
        }
    }

    /// The same objects, without saying that null is none of them.
    pub fn objects(&self, owners: &Set) -> Set {
        match &**owners {
            SetExpr::Union(all) => self.union(all.iter().map(Self::bare)),
            _ => Self::bare(owners),
        }
    }

    /// Null is dropped from the expression, for what follows a link. Keeps what the members lead to.
    fn bare(owners: &Set) -> Set {
        match &**owners {
            SetExpr::NonNull(owners) => Self::bare(owners),
            SetExpr::Lit(Lit::Null) => none(),
            _ => owners.clone(),
        }
    }

    /// What the members lead to, at the entry. Gives a larger set where they are limited by [`SetExpr::Where`].
    pub fn join(&self, owners: &Set, link: Link) -> Set {
        let owners = Self::bare(owners);
        match &*owners {
            SetExpr::None => none(),
            SetExpr::New(new) => self.of_new(&new.ty, link),
            SetExpr::Fresh(ty) => self.of_new(ty, link),
            SetExpr::Union(all) => self.union(all.iter().map(|part| self.join(part, link))),
            SetExpr::Where(_, known, Filter::Is(lit)) if *known == link => {
                Arc::new(SetExpr::Lit(lit.clone()))
            }
            SetExpr::Where(inner, known, Filter::NotNull) if *known == link => {
                self.non_null(&self.join(inner, link))
            }
            SetExpr::Where(inner, _, _) => self.join(inner, link),
            SetExpr::Type(ty) => self.all_of_range(link, Some(ty)),
            _ => self.limited(Arc::new(SetExpr::Join(owners.clone(), link))),
        }
    }

    fn of_new(self, ty: &Ty, link: Link) -> Set {
        match link {
            Link::Field(field) => default_of(&self.program.field(field).ty),
            Link::Elem(_) => match ty {
                Ty::Array(elem) => default_of(elem),
                _ => none(),
            },
            Link::Length => all_of(&Ty::Int),
        }
    }

    /// All values that a link may lead to.
    pub fn all_of_range(&self, link: Link, from: Option<&Ty>) -> Set {
        match (self.range(link, from), link) {
            (Some(ty), _) => all_of(&ty),
            (None, Link::Elem(Some(Sort::Bool))) => all_of(&Ty::Bool),
            (None, Link::Elem(Some(Sort::Bits(bits)))) => all_of(&Ty::Bits(bits)),
            (None, Link::Elem(Some(Sort::Float(float)))) => all_of(&Ty::Float(float)),
            (None, _) => all_of(&Ty::Int),
        }
    }

    /// The members and what they lead to. Gives a larger set where they are limited by [`SetExpr::Where`].
    pub fn star(&self, owners: &Set, links: &[Link]) -> Set {
        if links.is_empty() {
            return owners.clone();
        }
        match &**owners {
            SetExpr::None | SetExpr::Lit(_) => owners.clone(),
            // they lead to nothing: null
            SetExpr::New(_) | SetExpr::Fresh(_) => self.union([owners.clone(), lit(Lit::Null)]),
            SetExpr::Union(all) => self.union(all.iter().map(|part| self.star(part, links))),
            SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _) => self.star(inner, links),
            SetExpr::Star(inner, known) => {
                let mut all = known.clone();
                all.extend(links);
                all.sort_unstable();
                all.dedup();
                self.limited(Arc::new(SetExpr::Star(inner.clone(), all)))
            }
            SetExpr::Type(_) => {
                let from = links.iter().map(|link| self.all_of_range(*link, None));
                self.union(std::iter::once(owners.clone()).chain(from))
            }
            _ => {
                let mut links = links.to_vec();
                links.sort_unstable();
                links.dedup();
                self.limited(Arc::new(SetExpr::Star(owners.clone(), links)))
            }
        }
    }

    /// All of these. Keeps the set, up to its limit of length.
    pub fn union(&self, all: impl IntoIterator<Item = Set>) -> Set {
        let mut kept: Vec<Set> = Vec::new();
        for set in all {
            match &*set {
                SetExpr::Union(inner) => inner.iter().for_each(|part| self.add(&mut kept, part)),
                _ => self.add(&mut kept, &set),
            }
        }
        match kept.len() {
            0 => none(),
            1 => kept.swap_remove(0),
            _ => self.limited(Arc::new(SetExpr::Union(kept))),
        }
    }

    fn add(self, kept: &mut Vec<Set>, set: &Set) {
        if **set == SetExpr::None || kept.iter().any(|known| self.covers(known, set)) {
            return;
        }
        kept.retain(|known| !self.covers(set, known));
        kept.push(set.clone());
    }

    /// A long expression becomes its type.
    fn limited(self, set: Set) -> Set {
        if parts(&set) <= MOST_PARTS {
            return set;
        }
        self.type_of(&set).map_or_else(|| all_of(&Ty::Ref(self.program.builtin.object)), |ty| all_of(&ty))
    }

    /// Is every member of `small` one of `large`, whatever the heap? May say no where it is so.
    pub fn covers(&self, large: &Set, small: &Set) -> bool {
        if large == small {
            return true;
        }
        match (&**large, &**small) {
            (_, SetExpr::None) => true,
            (_, SetExpr::Union(all)) => all.iter().all(|part| self.covers(large, part)),
            (SetExpr::Union(all), _) if all.iter().any(|part| self.covers(part, small)) => true,
            (SetExpr::Type(ty), _) => self.is_of_type(small, ty),
            (SetExpr::NonNull(inner), _) if Self::has_no_null(small) => {
                self.covers(inner, small) || self.covers(inner, &Self::bare(small))
            }
            (SetExpr::Fresh(large), SetExpr::Fresh(small)) => self.program.is_assignable(small, large),
            (_, SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _)) => self.covers(large, inner),
            (SetExpr::Join(owners, link), SetExpr::Join(inner, other)) => {
                link == other && self.covers(owners, &Self::bare(inner))
            }
            (SetExpr::Star(start, links), _) => match &**small {
                SetExpr::Join(inner, link) if links.contains(link) => {
                    self.covers(large, inner) || self.covers(start, small)
                }
                SetExpr::Star(inner, fewer) if fewer.iter().all(|link| links.contains(link)) => {
                    self.covers(large, inner)
                }
                _ => self.covers(start, small),
            },
            _ => false,
        }
    }

    fn has_no_null(set: &SetExpr) -> bool {
        match set {
            SetExpr::New(_) | SetExpr::Fresh(_) | SetExpr::NonNull(_) | SetExpr::Where(..) => true,
            SetExpr::Union(all) => all.iter().all(|part| Self::has_no_null(part)),
            _ => false,
        }
    }

    fn is_of_type(self, set: &SetExpr, ty: &Ty) -> bool {
        match set {
            SetExpr::Lit(Lit::Null) => ty.sort().is_none() || *ty == Ty::String,
            SetExpr::Lit(Lit::Bool(_)) => *ty == Ty::Bool,
            SetExpr::Lit(Lit::Int(_)) => ty.is_integer(),
            SetExpr::Lit(Lit::F32(_) | Lit::F64(_)) => matches!(ty, Ty::Float(_)),
            SetExpr::Lit(Lit::Text(_)) => self.is_text(ty),
            SetExpr::Union(all) => all.iter().all(|part| self.is_of_type(part, ty)),
            // a reference is stored where it was checked to fit, so a type that does not is one that nobody has
            _ => self.type_of(set).is_some_and(|known| {
                self.program.is_assignable(&known, ty) || (known.is_integer() && ty.is_integer())
            }),
        }
    }

    fn is_text(self, ty: &Ty) -> bool {
        match (ty, self.program.text) {
            (Ty::String, _) => true,
            (Ty::Ref(class), Some(text)) => self.program.is_subclass(text.class, *class),
            _ => false,
        }
    }

    /// Is there no object that is a member of both, whatever the heap? May say no where it is so.
    pub fn are_disjoint(&self, a: &SetExpr, b: &SetExpr) -> bool {
        match (a, b) {
            (SetExpr::None | SetExpr::Lit(_), _) | (_, SetExpr::None | SetExpr::Lit(_)) => {
                !matches!((a, b), (SetExpr::Lit(Lit::Text(_)), _) | (_, SetExpr::Lit(Lit::Text(_))))
            }
            (SetExpr::Union(all), other) | (other, SetExpr::Union(all)) => {
                all.iter().all(|part| self.are_disjoint(part, other))
            }
            (SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _), other)
            | (other, SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _)) => {
                self.are_disjoint(inner, other)
            }
            (SetExpr::New(a), SetExpr::New(b)) => a.number != b.number,
            (SetExpr::New(_), SetExpr::Fresh(_)) | (SetExpr::Fresh(_), SetExpr::New(_)) => true,
            (SetExpr::New(_) | SetExpr::Fresh(_), other) | (other, SetExpr::New(_) | SetExpr::Fresh(_))
                if Self::is_old(other) =>
            {
                true
            }
            _ => match (self.type_of(a), self.type_of(b)) {
                (Some(a), Some(b)) => self.never_meet(&a, &b),
                _ => false,
            },
        }
    }

    /// Were all the objects there at the entry?
    fn is_old(set: &SetExpr) -> bool {
        match set {
            SetExpr::None | SetExpr::Lit(_) | SetExpr::Param(..) | SetExpr::Static(_) => true,
            SetExpr::Join(owners, _)
            | SetExpr::Star(owners, _)
            | SetExpr::NonNull(owners)
            | SetExpr::Where(owners, _, _) => Self::is_old(owners),
            SetExpr::Union(all) => all.iter().all(|part| Self::is_old(part)),
            SetExpr::New(_) | SetExpr::Fresh(_) | SetExpr::Type(_) => false,
        }
    }

    /// Can no object be of both types?
    fn never_meet(self, a: &Ty, b: &Ty) -> bool {
        match (a, b) {
            (Ty::Ref(a), Ty::Ref(b)) => {
                let is_class = |id| self.program.class(id).kind == ClassKind::Class;
                let are_apart = !self.program.is_subclass(*a, *b) && !self.program.is_subclass(*b, *a);
                are_apart && is_class(*a) && is_class(*b)
            }
            (Ty::Array(a), Ty::Array(b)) => {
                a.is_reference() != b.is_reference() || (!a.is_reference() && a != b)
            }
            (Ty::Array(_), Ty::Ref(class)) | (Ty::Ref(class), Ty::Array(_)) => {
                // interfaces of arrays are not told apart here
                *class != self.program.builtin.object && self.program.class(*class).kind == ClassKind::Class
            }
            _ => false,
        }
    }

    /// Does it speak of all values of a type?
    pub fn has_type(set: &SetExpr) -> bool {
        match set {
            SetExpr::Type(_) => true,
            SetExpr::Join(owners, _)
            | SetExpr::Star(owners, _)
            | SetExpr::NonNull(owners)
            | SetExpr::Where(owners, _, _) => Self::has_type(owners),
            SetExpr::Union(all) => all.iter().any(|part| Self::has_type(part)),
            _ => false,
        }
    }

    /// Are all objects of the set made by the method itself?
    pub fn is_new(set: &SetExpr) -> bool {
        match set {
            SetExpr::None | SetExpr::New(_) | SetExpr::Fresh(_) | SetExpr::Lit(Lit::Null) => true,
            SetExpr::NonNull(owners) | SetExpr::Where(owners, _, _) => Self::is_new(owners),
            SetExpr::Union(all) => all.iter().all(|part| Self::is_new(part)),
            _ => false,
        }
    }

    /// A set that covers both, and in which what grows is closed: `x + x.next` becomes `x.*next`.
    pub fn widened(&self, old: &Set, new: &Set) -> Set {
        if self.covers(old, new) {
            return old.clone();
        }
        let as_parts = |set: &Set| match &**set {
            SetExpr::Union(all) => all.clone(),
            SetExpr::None => Vec::new(),
            _ => vec![set.clone()],
        };
        let mut all = as_parts(old);
        let literals = |all: &[Set]| all.iter().filter(|part| matches!(***part, SetExpr::Lit(_))).count();
        for part in as_parts(new) {
            if all.iter().any(|known| self.covers(known, &part)) {
                continue;
            }
            let grown = (0..all.len()).find_map(|at| Some((at, Self::beyond(&all[at], &part)?)));
            match grown {
                Some((at, links)) => all[at] = self.star(&all[at], &links),
                None => all.push(part),
            }
        }
        let widened = self.union(all.iter().cloned());
        let is_long = matches!(&*widened, SetExpr::Union(all) if all.len() > 8 || literals(all) > 4);
        if is_long {
            let ty = self.type_of(&widened).unwrap_or(Ty::Ref(self.program.builtin.object));
            let of_type = all_of(&ty);
            // literals have no type of their own: what does not fit is kept beside it
            return if self.covers(&of_type, &widened) { of_type } else { self.union([of_type, widened]) };
        }
        widened
    }

    /// The links by which `far` goes on from `near`.
    fn beyond(near: &Set, far: &Set) -> Option<Vec<Link>> {
        let start = match &**near {
            SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _) => inner,
            _ => near,
        };
        let start = if let SetExpr::Star(inner, _) = &**start { inner } else { start };
        let mut links = Vec::new();
        let mut at = far;
        loop {
            if at == near || at == start {
                return (!links.is_empty()).then_some(links);
            }
            match &**at {
                SetExpr::Join(inner, link) => {
                    links.push(*link);
                    at = inner;
                }
                SetExpr::Star(inner, more) => {
                    links.extend(more);
                    at = inner;
                }
                SetExpr::NonNull(inner) | SetExpr::Where(inner, _, _) => at = inner,
                _ => return None,
            }
        }
    }
}
