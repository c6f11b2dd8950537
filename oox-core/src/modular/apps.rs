//! Functions without a theory: pure methods, parts of snapshots, elements of versions of arrays, lengths. An application is
//! a symbol; that equal arguments have equal results is said of each two that a path has seen.

use std::rc::Rc;

use super::prover::Prover;
use super::state::{Site, State};
use crate::ir::{ClassId, MethodId, StringId, Ty};
use crate::term::{IntTy, Sort, Term};

/// A function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Func {
    /// A pure method on a part of the heap with these places.
    Pure(MethodId, Rc<[Site]>),
    /// The part of a snapshot at a position.
    Part(MethodId, usize, Site),
    /// An element of a version of an array.
    Element(Sort),
    /// The length of an array.
    Length,
    /// The object of a literal.
    Text(StringId),
    /// Is an object of a class?
    Is(ClassId),
    /// The same for arrays, by the type as it is shown.
    IsArray(Rc<str>),
}

/// An application of a function.
#[derive(Clone, Debug)]
pub(super) struct App {
    pub func: Func,
    /// With the predicates that the snapshots among them are of.
    pub args: Rc<[(Option<MethodId>, Term)]>,
    pub result: Term,
    /// Of this type.
    pub ty: Ty,
}

/// How deep snapshots are compared by what they were made of.
const COMPARED: usize = 4;

impl Prover<'_> {
    /// The result of a function, with what is known of it.
    pub fn app(
        &mut self,
        state: &mut State,
        func: Func,
        args: Vec<(Option<MethodId>, Term)>,
        ty: &Ty,
    ) -> Term {
        let key = (func.clone(), args.iter().map(|(_, term)| *term).collect::<Vec<_>>());
        let index = if let Some(index) = self.known_apps.get(&key) {
            *index
        } else {
            let result = self.symbol(ty);
            self.apps.push(App { func, args: args.into(), result, ty: ty.clone() });
            self.known_apps.insert(key, self.apps.len() - 1);
            self.apps.len() - 1
        };
        self.see(state, index);
        self.apps[index].result
    }

    /// A path comes across an application.
    fn see(&mut self, state: &mut State, index: usize) {
        if state.apps.contains(&index) {
            return;
        }
        let (result, ty) = (self.apps[index].result, self.apps[index].ty.clone());
        self.bound_reference(state, result, &ty);
        for other in state.apps.clone() {
            self.congruent(state, index, other);
        }
        state.apps.push_back(index);
    }

    /// A path comes across what another one has seen.
    pub fn see_all(&mut self, state: &mut State, seen: &State) {
        for index in &seen.apps {
            self.see(state, *index);
        }
    }

    /// Equal arguments have equal results.
    fn congruent(&mut self, state: &mut State, a: usize, b: usize) {
        let (a, b) = (self.apps[a].clone(), self.apps[b].clone());
        if a.func != b.func || a.args.len() != b.args.len() || a.result == b.result {
            return;
        }
        let mut same = self.terms.bool(true);
        for ((kind, left), (_, right)) in a.args.iter().zip(b.args.iter()) {
            if self.are_new(*left, *right) {
                return;
            }
            let part = match kind {
                Some(_) => self.same_snapshot(state, *left, *right, COMPARED),
                None => self.terms.eq(*left, *right),
            };
            same = self.terms.and(same, part);
        }
        let equal = self.terms.eq(a.result, b.result);
        let fact = self.terms.implies(same, equal);
        self.add_fact(state, fact);
    }

    /// Both were made on the way, and are different.
    fn are_new(&self, left: Term, right: Term) -> bool {
        left != right && self.is_new.contains(&left) && self.is_new.contains(&right)
    }

    /// Two snapshots are equal: by themselves, or in all that one of them was made of.
    pub fn same_snapshot(&mut self, state: &mut State, left: Term, right: Term, depth: usize) -> Term {
        let equal = self.terms.eq(left, right);
        if depth == 0 || left == right {
            return equal;
        }
        let parts = match (self.made_of.get(&left).cloned(), self.made_of.get(&right).cloned()) {
            (Some((method, parts)), _) => (method, parts, right),
            (None, Some((method, parts))) => (method, parts, left),
            (None, None) => return equal,
        };
        let (method, parts, other) = parts;
        let mut all = self.terms.bool(true);
        for (position, (site, mine)) in parts.iter().enumerate() {
            let Some(theirs) = self.part(state, method, other, position, *site) else { return equal };
            let same = match site {
                Site::Predicate(_) => self.same_snapshot(state, *mine, theirs, depth - 1),
                _ => self.terms.eq(*mine, theirs),
            };
            all = self.terms.and(all, same);
        }
        self.terms.or(equal, all)
    }

    /// The part of a snapshot; `None` where it was made of something else there.
    pub fn part(
        &mut self,
        state: &mut State,
        method: MethodId,
        snapshot: Term,
        position: usize,
        site: Site,
    ) -> Option<Term> {
        if let Some((_, parts)) = self.made_of.get(&snapshot) {
            return parts.get(position).filter(|(predicate, _)| *predicate == site).map(|(_, value)| *value);
        }
        let ty = self.ty_of(site);
        let args = vec![(Some(method), snapshot)];
        Some(self.app(state, Func::Part(method, position, site), args, &ty))
    }

    /// The snapshot of a predicate that is closed over these parts.
    pub fn snapshot_of(&mut self, method: MethodId, parts: Vec<(Site, Term)>) -> Term {
        if let Some(whole) = self.whole(method, &parts) {
            return whole;
        }
        let snapshot = self.symbol(&Ty::Int);
        self.made_of.insert(snapshot, (method, parts.into()));
        snapshot
    }

    /// What was opened and is closed without a change is what it was.
    fn whole(&self, method: MethodId, parts: &[(Site, Term)]) -> Option<Term> {
        let mut whole = None;
        for (position, (site, value)) in parts.iter().enumerate() {
            let app = self
                .apps
                .iter()
                .find(|app| app.result == *value && app.func == Func::Part(method, position, *site))?;
            let snapshot = app.args[0].1;
            if *whole.get_or_insert(snapshot) != snapshot {
                return None;
            }
        }
        whole
    }

    /// An element of a version of an array.
    pub fn element(&mut self, state: &mut State, version: Term, index: Term, ty: &Ty) -> Term {
        if let Some(default) = self.defaults.get(&version) {
            return *default;
        }
        if let Some((before, at, value)) = self.stores.get(&version).copied() {
            let is_there = self.terms.eq(at, index);
            if self.terms.as_bool(is_there) == Some(true) {
                return value;
            }
            let other = self.element(state, before, index, ty);
            return self.terms.ite(is_there, value, other);
        }
        let sort = ty.sort().unwrap_or(Sort::Int);
        self.app(state, Func::Element(sort), vec![(None, version), (None, index)], ty)
    }

    /// The length of an array, as a mathematical integer.
    pub fn length(&mut self, state: &mut State, array: Term) -> Term {
        let length = self.app(state, Func::Length, vec![(None, array)], &Ty::Bits(IntTy::I32));
        let zero = self.terms.bits(IntTy::I32, 0);
        let fact = self.terms.ge(length, zero);
        self.add_fact(state, fact);
        self.terms.convert(length, Sort::Int)
    }

    /// The type of the value of a chunk.
    pub fn ty_of(&self, site: Site) -> Ty {
        match site {
            Site::Field(field) | Site::Static(field) => self.program.field(field).ty.clone(),
            Site::Elements | Site::Predicate(_) => Ty::Int,
        }
    }
}
