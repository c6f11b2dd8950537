//! Contracts without permissions: the heap as a whole. Each field is a function from objects to values, of which there are versions; a
//! write makes a version that differs from the one before in one place, and what an unknown writer may have changed is forgotten there.
//!
//! No two objects are taken for different unless they must be, so a proof holds however references meet.

use std::rc::Rc;

use super::apps::Func;
use super::effects::{Effects, Targets};
use super::failure::Kind;
use super::prover::Prover;
use super::state::{Chunk, Duty, Exit, Frame, Mode, Site, State, Stop};
use crate::ir::{FieldId, FrameLoc, MethodId, Slot, Ty};
use crate::lang::span::Span;
use crate::term::{Sort, Term};

/// How a version of a field differs from the one before.
#[derive(Clone, Debug)]
pub(super) struct Written {
    before: Term,
    /// Where: the object, of an array also the index. Without an index it is every element, without an object everything.
    args: Rc<[Term]>,
    now: Now,
}

/// What stands there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Now {
    /// This value.
    Value(Term),
    /// What the field had in another version, of which nothing is known.
    In(Term),
    /// Nothing was written yet.
    Default,
}

/// What a `modifies` clause names: a place with its object, or all fields of an object.
#[derive(Clone, Debug)]
pub(super) struct Allowed {
    site: Option<Site>,
    args: Rc<[Term]>,
}

impl<'p> Prover<'p> {
    /// The version of a field that a heap has.
    pub fn version(&mut self, heap: &[Chunk], site: Site) -> Term {
        if let Some(chunk) = heap.iter().find(|chunk| chunk.site == site) {
            return chunk.value;
        }
        if let Some(first) = self.first_versions.get(&site) {
            return *first;
        }
        let first = self.symbol(&Ty::Int);
        self.first_versions.insert(site, first);
        first
    }

    fn set_version(&mut self, state: &mut State, site: Site, version: Term) {
        state.changes += 1;
        if let Some(chunk) = state.heap.iter_mut().find(|chunk| chunk.site == site) {
            chunk.value = version;
            return;
        }
        let id = self.chunk_id();
        state.heap.push(Chunk { id, site, args: Rc::from([]), value: version, given: Span::default() });
    }

    /// What stands at a place of the heap that expressions see.
    pub fn value_at(&mut self, state: &mut State, site: Site, args: &[Term], ty: &Ty) -> Term {
        let heap = state.seen().to_vec();
        let version = self.version(&heap, site);
        self.value_in(state, version, args, ty)
    }

    fn value_in(&mut self, state: &mut State, version: Term, args: &[Term], ty: &Ty) -> Term {
        let Some(Written { before, args: at, now }) = self.written.get(&version).cloned() else {
            return self.first_value(state, version, args, ty);
        };
        let is_there = self.is_within(state, &at, args);
        if self.terms.as_bool(is_there) == Some(false) {
            return self.value_in(state, before, args, ty);
        }
        let value = match now {
            Now::Value(value) => value,
            Now::In(other) => self.value_in(state, other, args, ty),
            Now::Default => self.default_value(ty),
        };
        if self.terms.as_bool(is_there) == Some(true) {
            return value;
        }
        let other = self.value_in(state, before, args, ty);
        if self.terms.sort(value) != self.terms.sort(other) {
            // an element of an array of another type
            return other;
        }
        self.terms.ite(is_there, value, other)
    }

    fn first_value(&mut self, state: &mut State, version: Term, args: &[Term], ty: &Ty) -> Term {
        let mut all = vec![(None, version)];
        all.extend(args.iter().map(|arg| (None, *arg)));
        let value = self.app(state, Func::Element(ty.sort().unwrap_or(Sort::Int)), all, ty);
        let is_first = self.first_versions.values().any(|first| *first == version);
        if let (true, true, Some(mark)) = (is_first, ty.is_reference(), self.entry_mark) {
            let was_there = self.terms.lt(value, mark);
            self.add_fact(state, was_there);
        }
        value
    }

    /// Is a place one of those that a change is about?
    fn is_within(&mut self, state: &State, at: &[Term], args: &[Term]) -> Term {
        let mut same = self.terms.bool(true);
        for (left, right) in at.iter().zip(args) {
            let are_new = self.is_new.contains(left) && self.is_new.contains(right);
            let equal =
                if are_new && left != right { self.terms.bool(false) } else { self.terms.eq(*left, *right) };
            same = self.terms.and(same, equal);
        }
        let is_new = |term: &Term| self.is_new.contains(term);
        if self.terms.as_bool(same).is_none() && (at.iter().any(is_new) || args.iter().any(is_new)) {
            let apart = self.terms.not(same);
            if self.entails(state, apart) {
                return self.terms.bool(false);
            }
        }
        same
    }

    /// A place has something else from now on.
    pub fn change(&mut self, state: &mut State, site: Site, args: &[Term], now: Now) {
        let heap = std::mem::take(&mut state.heap);
        let before = self.version(&heap, site);
        state.heap = heap;
        let version = match now {
            Now::In(version) if args.is_empty() => version,
            _ => self.symbol(&Ty::Int),
        };
        if !args.is_empty() || !matches!(now, Now::In(_)) {
            self.written.insert(version, Written { before, args: args.into(), now });
        }
        self.set_version(state, site, version);
    }

    /// Forgets what somebody may have written; `term_of` says what the places were.
    pub fn forget_written(
        &mut self,
        state: &mut State,
        frame: &Frame<'p>,
        effects: &Effects,
        span: Span,
        term_of: &dyn Fn(Slot) -> Option<Term>,
    ) {
        for (site, targets) in &effects.writes {
            let objects: Option<Vec<Term>> = match targets {
                Targets::Any => None,
                Targets::Slots(slots) => slots.iter().map(|slot| term_of(*slot)).collect(),
            };
            let unknown = self.symbol(&Ty::Int);
            match (objects, site) {
                (Some(objects), Site::Field(_) | Site::Elements) => {
                    for object in objects {
                        self.may_change(state, frame, *site, &[object], span);
                        self.change(state, *site, &[object], Now::In(unknown));
                    }
                }
                _ => {
                    if !matches!(site, Site::Static(_)) && self.limits.is_some() {
                        let name = self.site_name(*site);
                        self.give_up(span, format!("what may write `{name}` of objects that are not known, where `assignable` says what may change"));
                    }
                    if matches!(site, Site::Static(_)) {
                        self.may_change(state, frame, *site, &[], span);
                    }
                    self.change(state, *site, &[], Now::In(unknown));
                }
            }
        }
    }

    fn site_name(&self, site: Site) -> String {
        match site {
            Site::Field(field) | Site::Static(field) => {
                let field = self.program.field(field);
                format!("{}.{}", self.program.class(field.class).name, field.name)
            }
            Site::Elements => "[*]".to_owned(),
            Site::Predicate(method) => self.program.qualified_name(method),
        }
    }

    /// The places that `modifies` clauses of a call name, one list for each clause that says something. `None` where that cannot be said.
    pub fn named_places(
        &mut self,
        state: &State,
        method: MethodId,
        args: &[Term],
        duty: &Rc<Duty>,
    ) -> Option<Vec<Vec<Allowed>>> {
        let mut clauses = Vec::new();
        for clause in &self.program.method(method).contract.modifies {
            let body = self.program.body(clause.body);
            let frame = self.frame(body, Some(method), args, Mode::Eval, duty);
            let ends = self.attempt(|prover| prover.run(state.clone(), frame, Stop::Never))?;
            let [end] = &ends[..] else { return None };
            let Exit::Return(Some(says)) = end.exit else { return None };
            let slots = &end.frame.slots;
            let term = |slot: Slot| slots[slot.0 as usize];
            if self.terms.as_bool(says)? {
                let places = clause.locs.iter().map(|loc| allowed(loc, &term));
                clauses.push(places.collect::<Option<Vec<Allowed>>>()?);
            }
        }
        Some(clauses)
    }

    /// Forgets what `modifies` clauses name.
    pub fn forget_named(
        &mut self,
        state: &mut State,
        frame: &Frame<'p>,
        clauses: &[Vec<Allowed>],
        span: Span,
    ) {
        for Allowed { site, args } in clauses.iter().flatten().cloned() {
            let sites: Vec<Site> = match site {
                Some(site) => vec![site],
                None => self.fields_of(state, args[0]).into_iter().map(Site::Field).collect(),
            };
            for site in sites {
                self.may_change(state, frame, site, &args, span);
                let unknown = self.symbol(&Ty::Int);
                self.change(state, site, &args, Now::In(unknown));
            }
        }
    }

    /// A helper has written what its clauses name, and invariants need not hold.
    pub fn note_named(&self, state: &mut State, clauses: &[Vec<Allowed>]) {
        for Allowed { site, args } in clauses.iter().flatten() {
            let sites: Vec<Site> = match site {
                Some(site) => vec![*site],
                None => self.fields_of(state, args[0]).into_iter().map(Site::Field).collect(),
            };
            for site in sites {
                self.note_write(state, site, args.first().copied());
            }
        }
    }

    /// All fields that an object of its class, or of one below, can have.
    fn fields_of(&self, state: &State, object: Term) -> Vec<FieldId> {
        let top = state.types.get(&object).map_or(self.program.builtin.object, |known| known.class);
        let below = self.program.classes.iter().filter(|class| class.ancestors.contains(&top));
        let mut fields: Vec<FieldId> = below.flat_map(|class| class.fields.iter().copied()).collect();
        fields.extend(&self.program.class(top).fields);
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    /// Checks that the method under proof may change a place.
    pub fn may_change(
        &mut self,
        state: &mut State,
        frame: &Frame<'p>,
        site: Site,
        args: &[Term],
        span: Span,
    ) {
        let (Some(clauses), Some(mark)) = (self.limits.clone(), self.entry_mark) else { return };
        for clause in clauses.iter() {
            let mut allowed = match args.first() {
                Some(object) => self.terms.le(mark, *object),
                None => self.terms.bool(false),
            };
            for place in clause {
                let fits = place.site.is_none() && matches!(site, Site::Field(_)) || place.site == Some(site);
                if fits && place.args.len() <= args.len() {
                    let within = self.is_within(state, &place.args, args);
                    allowed = self.terms.or(allowed, within);
                }
            }
            if !self.entails(state, allowed) {
                let name = self.site_name(site);
                let detail = format!("`{name}` is changed, and `assignable` does not say so");
                self.fail(state, frame, Kind::NotProved, span, detail);
            }
        }
    }
}

fn allowed(loc: &FrameLoc, term: &dyn Fn(Slot) -> Option<Term>) -> Option<Allowed> {
    let (site, args) = match loc {
        FrameLoc::Field(base, field) => (Some(Site::Field(*field)), vec![term(*base)?]),
        FrameLoc::AllFields(base) => (None, vec![term(*base)?]),
        FrameLoc::Elem(base, index) => (Some(Site::Elements), vec![term(*base)?, term(*index)?]),
        FrameLoc::AllElems(base) => (Some(Site::Elements), vec![term(*base)?]),
        FrameLoc::Static(field) => (Some(Site::Static(*field)), Vec::new()),
    };
    Some(Allowed { site, args: args.into() })
}
