//! Predicates: as conjuncts, opened and closed, because somebody says so or because it helps.

use std::rc::Rc;

use super::failure::Kind;
use super::prover::Prover;
use super::run::DEEPEST;
use super::state::{Chunk, Duty, Exit, Frame, Mode, Out, Site, Source, State, Stop};
use crate::ir::{MethodId, Slot};
use crate::lang::ast::GhostWord;
use crate::lang::span::Span;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// A predicate as a conjunct.
    pub fn predicate(
        &mut self,
        mut state: State,
        mut frame: Frame<'p>,
        dst: Option<Slot>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) -> Vec<Out<'p>> {
        let site = Site::Predicate(self.root(method));
        if let Some(dst) = dst {
            frame.slots[dst.0 as usize] = Some(self.terms.bool(true));
        }
        match frame.mode {
            Mode::Produce => {
                if self.produce_chunk(&mut state, site, args.to_vec(), span) {
                    return vec![Out::Go(state, frame)];
                }
                Vec::new()
            }
            Mode::Consume => {
                let states = self.consume_chunk(state, &frame, site, args, span);
                states.into_iter().map(|state| Out::Go(state, frame.clone())).collect()
            }
            Mode::Assume => vec![Out::Go(state, frame)],
            Mode::Eval | Mode::Code => {
                self.give_up(span, "a predicate in the value of a specification");
                Vec::new()
            }
        }
    }

    /// `open`, `close`, `use`, `opening`.
    pub fn ghost(
        &mut self,
        state: State,
        mut frame: Frame<'p>,
        word: GhostWord,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) -> Vec<Out<'p>> {
        let name = self.program.method(method).name.clone();
        let duty = Rc::new(Duty { what: format!("{} {name}", word.word()).into(), at: Some(span) });
        let of_proof = Frame { duty: Rc::clone(&duty), ..frame.clone() };
        let declared = self.program.method(method);
        let mut state = state;
        if !declared.is_static {
            let null = self.terms.int(0);
            let there = self.terms.ne(args[0], null);
            if !self.entails(&state, there) {
                self.fail(&state, &of_proof, Kind::MaybeNull, span, "the receiver may be null".to_owned());
                if !self.decide(&mut state, there) {
                    return Vec::new();
                }
            }
        }
        let states = match word {
            GhostWord::Open => self.open(state, &of_proof, method, args, span),
            GhostWord::Opening => {
                frame.has_opened = true;
                self.open(state, &of_proof, method, args, span)
            }
            GhostWord::Close => self.close(state, &of_proof, method, args, span),
            GhostWord::Use => {
                let found = self.pure_call(&state, &of_proof, method, args, span, true);
                found.into_iter().map(|(state, _)| state).collect()
            }
            GhostWord::Cut => vec![state],
        };
        states.into_iter().map(|state| Out::Go(state, frame.clone())).collect()
    }

    /// The body of a predicate, where it can be only one.
    fn body_of(&mut self, state: &State, method: MethodId, args: &[Term], span: Span) -> Option<MethodId> {
        let only =
            self.only_body(state, method, args).filter(|only| self.program.method(*only).body.is_some());
        if only.is_none() {
            let name = self.program.qualified_name(method);
            self.give_up(
                span,
                format!("the body of `{name}` is not known here: subclasses may have another one"),
            );
        }
        only
    }

    /// The body of a predicate in its place.
    fn open(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) -> Vec<State> {
        let Some(only) = self.body_of(&state, method, args, span) else { return Vec::new() };
        let site = Site::Predicate(self.root(method));
        let kept = state.snapshot.clone();
        let consuming = Frame { mode: Mode::Consume, ..frame.clone() };
        let mut found = Vec::new();
        for mut state in self.consume_chunk(state, &consuming, site, args, span) {
            let snapshot = state.snapshot.pop().map(|(_, value)| value);
            state.taken.pop_back();
            let Some(snapshot) = snapshot else { continue };
            found.extend(self.opened(state, only, args, snapshot, frame));
        }
        for state in &mut found {
            state.snapshot.clone_from(&kept);
        }
        found
    }

    fn opened(
        &mut self,
        mut state: State,
        only: MethodId,
        args: &[Term],
        snapshot: Term,
        frame: &Frame<'p>,
    ) -> Vec<State> {
        let Some(body) = self.program.method(only).body.map(|body| self.program.body(body)) else {
            return Vec::new();
        };
        if self.depth > DEEPEST {
            self.give_up(frame.duty.at.unwrap_or_default(), "predicates are nested too deeply");
            return Vec::new();
        }
        let rest = std::mem::take(&mut state.heap);
        let view = state.view.take();
        let source = std::mem::replace(&mut state.source, Source::Part(only, snapshot));
        let snapshot = std::mem::take(&mut state.snapshot);
        let inside = self.frame(body, Some(only), args, Mode::Produce, &frame.duty);
        self.depth += 1;
        let ends = self.run(state, inside, Stop::Never);
        self.depth -= 1;
        let mut found = Vec::new();
        for end in ends {
            let Exit::Return(Some(value)) = end.exit else { continue };
            let mut state = end.state;
            if !self.decide(&mut state, value) {
                continue;
            }
            let produced = std::mem::replace(&mut state.heap, rest.clone());
            state.view = view.as_ref().map(|view| {
                let gone =
                    |chunk: &&Chunk| chunk.site != Site::Predicate(self.root(only)) || *chunk.args != *args;
                Rc::new(view.iter().filter(gone).chain(&produced).cloned().collect())
            });
            state.heap.extend(produced);
            state.source = source;
            state.snapshot.clone_from(&snapshot);
            state.changes += 1;
            found.push(state);
        }
        found
    }

    /// A predicate in place of its body.
    fn close(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) -> Vec<State> {
        let Some(only) = self.body_of(&state, method, args, span) else { return Vec::new() };
        let Some(body) = self.program.method(only).body.map(|body| self.program.body(body)) else {
            return Vec::new();
        };
        if self.depth > DEEPEST {
            self.give_up(span, "predicates are nested too deeply");
            return Vec::new();
        }
        let (kept, view, taken) = (state.snapshot.clone(), state.view.clone(), state.taken.clone());
        let before: Vec<Chunk> = state.heap.clone();
        let mut from = state;
        from.view = Some(Rc::new(from.heap.clone()));
        from.snapshot = Vec::new();
        let inside = self.frame(body, Some(only), args, Mode::Consume, &frame.duty);
        self.depth += 1;
        let ends = self.run(from, inside, Stop::Never);
        self.depth -= 1;
        let mut found = Vec::new();
        for end in ends {
            let Exit::Return(Some(value)) = end.exit else { continue };
            let mut state = end.state;
            self.must_hold(&mut state, frame, value, span);
            let parts = std::mem::take(&mut state.snapshot);
            let value = self.snapshot_of(only, parts);
            let id = self.chunk_id();
            let site = Site::Predicate(self.root(method));
            let chunk = Chunk { id, site, args: args.into(), value, given: span };
            state.view = view.as_ref().map(|view| {
                let is_kept = |chunk: &&Chunk| {
                    let was_there = before.iter().any(|known| known.id == chunk.id);
                    !was_there || state.heap.iter().any(|known| known.id == chunk.id)
                };
                Rc::new(view.iter().filter(is_kept).cloned().chain([chunk.clone()]).collect())
            });
            state.heap.push(chunk);
            state.snapshot.clone_from(&kept);
            state.taken.clone_from(&taken);
            state.changes += 1;
            found.push(state);
        }
        found
    }

    /// A frame for steps that nobody wrote.
    fn silent(&mut self, state: &State, method: MethodId, args: &[Term]) -> Option<Frame<'p>> {
        let only = self.only_body(state, method, args)?;
        let body = self.program.body(self.program.method(only).body?);
        let duty = Rc::new(Duty { what: "inference".into(), at: Some(Span::default()) });
        Some(self.frame(body, Some(only), args, Mode::Consume, &duty))
    }

    /// What is asked for is made by closing it, or found by opening something else.
    pub fn inferred(&mut self, state: &State, site: Site, args: &[Term]) -> Option<Vec<State>> {
        if self.inferring >= self.infer {
            return None;
        }
        if let Site::Predicate(method) = site
            && let Some(frame) = self.silent(state, method, args)
        {
            self.inferring += 1;
            let closed =
                self.attempt(|prover| prover.close(state.clone(), &frame, method, args, Span::default()));
            self.inferring -= 1;
            if closed.is_some() {
                return closed;
            }
        }
        self.opened_in(state, site, args)
    }

    /// Opens a predicate so that a place is there that code or a specification reads or writes.
    pub fn opened_for(&mut self, state: &State, site: Site, args: &[Term]) -> Option<Vec<State>> {
        let mut seen = state.clone();
        seen.heap = state.seen().to_vec();
        seen.view = None;
        self.opened_in(&seen, site, args)
    }

    fn opened_in(&mut self, state: &State, site: Site, args: &[Term]) -> Option<Vec<State>> {
        if self.inferring >= self.infer {
            return None;
        }
        let is_predicate = |chunk: &&Chunk| matches!(chunk.site, Site::Predicate(_));
        let mut candidates: Vec<Chunk> = state.heap.iter().filter(is_predicate).cloned().collect();
        // those of the object itself first
        candidates.sort_by_key(|chunk| (chunk.args.first() != args.first(), std::cmp::Reverse(chunk.id)));
        for candidate in candidates {
            let Site::Predicate(method) = candidate.site else { continue };
            let Some(frame) = self.silent(state, method, &candidate.args) else { continue };
            self.inferring += 1;
            let states = self.attempt(|prover| {
                let opened = prover.open(state.clone(), &frame, method, &candidate.args, Span::default());
                let mut found = Vec::new();
                for state in opened {
                    if prover.find(&state, &state.heap.clone(), site, args).is_some() {
                        found.push(state);
                        continue;
                    }
                    match prover.inferred_below(&state, site, args) {
                        Some(more) => found.extend(more),
                        None => prover.give_up(Span::default(), "not there"),
                    }
                }
                found
            });
            self.inferring -= 1;
            if let Some(states) = states {
                return Some(states);
            }
        }
        None
    }

    /// Another level, for places only.
    fn inferred_below(&mut self, state: &State, site: Site, args: &[Term]) -> Option<Vec<State>> {
        self.opened_in(state, site, args)
    }
}
