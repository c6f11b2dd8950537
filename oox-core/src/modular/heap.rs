//! Chunks: finding the one that is meant, adding what is assumed, taking away what is asked for.

use std::fmt::Write as _;
use std::rc::Rc;

use super::failure::Kind;
use super::plain::Now;
use super::prover::Prover;
use super::state::{Chunk, Frame, Mode, Site, Source, State, Taken};
use crate::ir::{MethodId, Ty};
use crate::lang::span::Span;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// The chunk of a place, if there is one for certain.
    pub fn find(&mut self, state: &State, heap: &[Chunk], site: Site, args: &[Term]) -> Option<Chunk> {
        let of_site = |chunk: &&Chunk| chunk.site == site && chunk.args.len() == args.len();
        if let Some(found) = heap.iter().rev().filter(of_site).find(|chunk| *chunk.args == *args) {
            return Some(found.clone());
        }
        for chunk in heap.iter().rev().filter(of_site) {
            let mut same = self.terms.bool(true);
            for (left, right) in chunk.args.iter().zip(args) {
                if self.is_new.contains(left) && self.is_new.contains(right) && left != right {
                    same = self.terms.bool(false);
                }
                let equal = self.terms.eq(*left, *right);
                same = self.terms.and(same, equal);
            }
            if self.terms.as_bool(same) != Some(false) && self.entails(state, same) {
                return Some(chunk.clone());
            }
        }
        None
    }

    /// The first declaration of a predicate: subclasses give it another body, and chunks have one name.
    pub fn root(&self, method: MethodId) -> MethodId {
        let declared = self.program.method(method);
        if declared.is_static || declared.is_constructor {
            return method;
        }
        let above = self.overridden(method);
        above.first().copied().unwrap_or(method)
    }

    /// The methods that a method overrides, the topmost first.
    pub fn overridden(&self, method: MethodId) -> Vec<MethodId> {
        let declared = self.program.method(method);
        let mut found = Vec::new();
        for ancestor in &self.program.class(declared.class).ancestors {
            if *ancestor == declared.class {
                continue;
            }
            for candidate in &self.program.class(*ancestor).methods {
                let above = self.program.method(*candidate);
                let is_same = above.name == declared.name
                    && above.is_static == declared.is_static
                    && !above.is_constructor
                    && !declared.is_constructor
                    && above.params.len() == declared.params.len()
                    && above.params.iter().zip(&declared.params).all(|(a, b)| a.ty == b.ty);
                if is_same {
                    found.push(*candidate);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// Adds a chunk whose value the source of the state gives. Whether the path can still be taken.
    pub fn produce_chunk(&mut self, state: &mut State, site: Site, args: Vec<Term>, given: Span) -> bool {
        let ty = self.ty_of(site);
        let position = state.snapshot.len();
        let value = match state.source {
            Source::Fresh => None,
            Source::Part(method, whole) => self.part(state, method, whole, position, site),
        };
        let value = value.unwrap_or_else(|| self.fresh(state, &ty));
        self.bound_reference(state, value, &ty);
        if !matches!(site, Site::Predicate(_)) {
            for other in state.heap.clone() {
                if other.site == site && !self.differ(state, &other, &args) {
                    return false;
                }
            }
        }
        state.snapshot.push((site, value));
        let id = self.chunk_id();
        state.heap.push(Chunk { id, site, args: args.into(), value, given });
        state.changes += 1;
        true
    }

    /// Two permissions to one place are too many: they are of different objects.
    fn differ(&mut self, state: &mut State, other: &Chunk, args: &[Term]) -> bool {
        match (other.args.first(), args.first()) {
            (Some(left), Some(right)) => {
                let differs = self.terms.ne(*left, *right);
                self.learn(state, differs)
            }
            _ => false,
        }
    }

    /// Takes the chunk of a place away, and gives its value.
    pub fn consume_chunk(
        &mut self,
        mut state: State,
        frame: &Frame<'p>,
        site: Site,
        args: &[Term],
        span: Span,
    ) -> Vec<State> {
        if let Some(chunk) = self.find(&state, &state.heap.clone(), site, args) {
            state.remove(chunk.id);
            state.snapshot.push((site, chunk.value));
            Self::note_taken(&mut state, chunk, frame, span);
            return vec![state];
        }
        if let Some(states) = self.inferred(&state, site, args) {
            let mut found = Vec::new();
            for mut state in states {
                let Some(chunk) = self.find(&state, &state.heap.clone(), site, args) else { continue };
                state.remove(chunk.id);
                state.snapshot.push((site, chunk.value));
                found.push(state);
            }
            return found;
        }
        let detail = self.missing(&state, site, args);
        let kind = if frame.mode == Mode::Produce { Kind::IllDefined } else { Kind::MissingPermission };
        self.fail(&state, frame, kind, span, detail);
        if self.is_lost() {
            return Vec::new();
        }
        let ty = self.ty_of(site);
        let value = self.fresh(&mut state, &ty);
        state.snapshot.push((site, value));
        vec![state]
    }

    fn note_taken(state: &mut State, chunk: Chunk, frame: &Frame<'p>, span: Span) {
        let at = frame.duty.at.unwrap_or(span);
        state.taken.push_back(Taken { chunk, at, by: Rc::clone(&frame.duty.what) });
    }

    /// What is said of a permission that is not there, with what became of it.
    pub fn missing(&mut self, state: &State, site: Site, args: &[Term]) -> String {
        let mut text = match site {
            Site::Predicate(_) => format!("`{}` is not held here", self.show_place(site, args)),
            _ => format!("no permission to `{}` here", self.show_place(site, args)),
        };
        let taken: Vec<Chunk> = state.taken.iter().map(|taken| taken.chunk.clone()).collect();
        if let Some(found) = self.find(state, &taken, site, args)
            && let Some(how) = state.taken.iter().rev().find(|taken| taken.chunk.id == found.id)
        {
            let _ = write!(text, "; it was taken by the {} and not given back", how.by);
            self.history = Some((found.given, how.at));
        }
        text
    }

    /// The value at a place that code or a specification reads.
    pub fn read(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        site: Site,
        args: &[Term],
        span: Span,
    ) -> Vec<(State, Term)> {
        if self.is_plain {
            let mut state = state;
            let ty = self.ty_of(site);
            let value = self.value_at(&mut state, site, args, &ty);
            return vec![(state, value)];
        }
        let heap = state.seen().to_vec();
        if let Some(chunk) = self.find(&state, &heap, site, args) {
            return vec![(state, chunk.value)];
        }
        if frame.mode != Mode::Produce
            && let Some(states) = self.opened_for(&state, site, args)
        {
            let mut found = Vec::new();
            for opened in states {
                let heap = opened.seen().to_vec();
                let Some(chunk) = self.find(&opened, &heap, site, args) else { continue };
                // what specifications read leaves the heap as it is
                let mut after = opened;
                if frame.mode != Mode::Code {
                    after.heap.clone_from(&state.heap);
                    after.view.clone_from(&state.view);
                    after.snapshot.clone_from(&state.snapshot);
                    after.changes = state.changes;
                }
                found.push((after, chunk.value));
            }
            return found;
        }
        let detail = self.missing(&state, site, args);
        let is_contract = frame.mode == Mode::Produce;
        let kind = if is_contract { Kind::IllDefined } else { Kind::MissingPermission };
        self.fail(&state, frame, kind, span, format!("{detail}: it is read"));
        if self.is_lost() {
            return Vec::new();
        }
        let mut state = state;
        let value = self.give(&mut state, site, args, span);
        vec![(state, value)]
    }

    /// Adds a permission that was missing, so that it is missed once only.
    pub fn give(&mut self, state: &mut State, site: Site, args: &[Term], span: Span) -> Term {
        let ty = self.ty_of(site);
        let value = self.fresh(state, &ty);
        let id = self.chunk_id();
        let chunk = Chunk { id, site, args: args.into(), value, given: span };
        if let Some(view) = &state.view {
            let mut view = view.to_vec();
            view.push(chunk);
            state.view = Some(Rc::new(view));
        } else {
            state.heap.push(chunk);
        }
        value
    }

    /// Puts a new value at a place that code writes.
    pub fn write(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        site: Site,
        args: &[Term],
        value: Term,
        span: Span,
    ) -> Vec<State> {
        let mut state = state;
        self.may_change(&mut state, frame, site, args, span);
        if self.is_plain {
            self.change(&mut state, site, args, Now::Value(value));
            self.note_write(&mut state, site, args.first().copied());
            return vec![state];
        }
        let mut found = Vec::new();
        for (mut state, chunk) in self.chunk_to_write(state, frame, site, args, span) {
            if let Some(place) = state.heap.iter_mut().find(|known| known.id == chunk.id) {
                place.value = value;
            }
            state.changes += 1;
            found.push(state);
        }
        found
    }

    /// The chunk that code writes.
    pub fn chunk_to_write(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        site: Site,
        args: &[Term],
        span: Span,
    ) -> Vec<(State, Chunk)> {
        if let Some(chunk) = self.find(&state, &state.heap.clone(), site, args) {
            return vec![(state, chunk)];
        }
        if let Some(states) = self.opened_for(&state, site, args) {
            let mut found = Vec::new();
            for state in states {
                if let Some(chunk) = self.find(&state, &state.heap.clone(), site, args) {
                    found.push((state, chunk));
                }
            }
            return found;
        }
        let detail = self.missing(&state, site, args);
        self.fail(&state, frame, Kind::MissingPermission, span, format!("{detail}: it is written"));
        if self.is_lost() {
            return Vec::new();
        }
        let mut state = state;
        self.give(&mut state, site, args, span);
        let chunk = state.heap.last().cloned();
        chunk.map(|chunk| (state, chunk)).into_iter().collect()
    }

    /// A value of a type that nothing is known of but its type.
    pub fn default_value(&mut self, ty: &Ty) -> Term {
        let sort = ty.sort().unwrap_or(crate::term::Sort::Int);
        self.terms.constant(sort, sort.default_const())
    }
}
