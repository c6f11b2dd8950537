//! Assertions: their conjuncts from left to right, each assumed or proved as the mode says.

use std::rc::Rc;

use super::failure::Kind;
use super::prover::Prover;
use super::state::{Duty, End, Exit, Frame, Mode, Out, Site, Source, State, Stop};
use crate::ir::{InstrKind, MethodId, ProofStep, Spec};
use crate::lang::span::Span;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// Runs a condition up to where it has its value. Paths that leave the heap as it was become one.
    fn leaf(&mut self, state: &State, frame: Frame<'p>, stop: Stop) -> Vec<(State, Term, Frame<'p>)> {
        let mut values = Vec::new();
        let mut frames = Vec::new();
        for End { state, frame, exit, .. } in self.run(state.clone(), frame, stop) {
            match exit {
                Exit::Return(Some(value)) | Exit::Stopped(Some(value)) => {
                    values.push((state, value));
                    frames.push(frame);
                }
                Exit::Stopped(None) | Exit::Return(None) => {
                    let yes = self.terms.bool(true);
                    values.push((state, yes));
                    frames.push(frame);
                }
                Exit::Throw(_) => {
                    self.give_up(frame.body.cfg[frame.block].span, "a specification that throws");
                }
            }
        }
        let merged = self.merged(state, values);
        merged.into_iter().zip(frames).map(|((state, value), frame)| (state, value, frame)).collect()
    }

    /// Paths that differ only in their values, as one.
    pub fn merged(&mut self, base: &State, mut values: Vec<(State, Term)>) -> Vec<(State, Term)> {
        let is_apart = |(state, value): &(State, Term), sort| {
            state.changes != base.changes || sort != self.terms.sort(*value)
        };
        let Some(sort) = values.first().map(|(_, value)| self.terms.sort(*value)) else { return values };
        if values.len() < 2 || values.iter().any(|each| is_apart(each, sort)) {
            return values;
        }
        let mut whole = base.clone();
        let mut any = self.terms.bool(false);
        let mut result = None;
        let of_all = |app: &usize| values.iter().all(|(state, _)| state.apps.contains(app));
        whole.apps = values[0].0.apps.iter().copied().filter(of_all).collect();
        values.reverse();
        for (state, value) in values {
            let guard = self.guard_since(base, &state);
            any = self.terms.or(any, guard);
            self.keep_facts(base, &mut whole, &state, guard);
            self.keep_quantified(base, &mut whole, &state, guard);
            result = Some(match result {
                None => value,
                Some(other) => self.terms.ite(guard, value, other),
            });
        }
        // what none of the paths has taken was excluded
        self.add_fact(&mut whole, any);
        result.map(|result| (whole, result)).into_iter().collect()
    }

    /// What was decided since.
    pub fn guard_since(&mut self, base: &State, state: &State) -> Term {
        let new: Vec<Term> = state.guards.iter().skip(base.guards.len()).copied().collect();
        self.terms.and_all(new)
    }

    /// What one of several paths has learned holds where it was decided so.
    pub fn keep_facts(&mut self, base: &State, whole: &mut State, state: &State, guard: Term) {
        let facts: Vec<Term> = state.path.conjuncts().skip(base.path.len()).collect();
        for fact in facts {
            let fact = self.terms.implies(guard, fact);
            self.add_fact(whole, fact);
        }
    }

    /// A condition without permissions of its own, in an assertion.
    pub fn conjunct(&mut self, state: &State, frame: Frame<'p>, stop: Stop) -> Vec<Out<'p>> {
        let mut outs = Vec::new();
        for (state, value, mut after) in self.leaf(state, frame, stop) {
            let instr = &after.body.cfg[after.block].instrs[after.at - 1];
            let (state, holds) = self.said(state, &after, value, instr.span);
            if let (true, InstrKind::Proof(ProofStep::Conjunct(slot))) = (holds, &instr.kind)
                && after.mode != Mode::Eval
            {
                after.slots[slot.0 as usize] = Some(self.terms.bool(true));
            }
            if holds {
                outs.push(Out::Go(state, after));
            }
        }
        outs
    }

    /// A condition is proved or assumed; whether the path goes on.
    fn said(&mut self, mut state: State, frame: &Frame<'p>, value: Term, span: Span) -> (State, bool) {
        let goes_on = match frame.mode {
            Mode::Consume => {
                self.must_hold(&mut state, frame, value, span);
                true
            }
            Mode::Produce | Mode::Assume => self.decide(&mut state, value),
            Mode::Eval | Mode::Code => true,
        };
        (state, goes_on)
    }

    /// `assert`, an invariant of a loop, or a `cut`, from its first instruction.
    pub fn assertion(&mut self, state: State, frame: Frame<'p>) -> Vec<Out<'p>> {
        if frame.mode != Mode::Code {
            return self.conjunct(&state, frame, Stop::Assert);
        }
        let heap = state.heap.clone();
        let begin = (frame.block, frame.at);
        let (mut proving, mut inside) = (state, frame.clone());
        proving.view = Some(Rc::new(heap.clone()));
        inside.mode = Mode::Consume;
        inside.duty = Rc::new(Duty { what: "assertion".into(), at: None });
        let mut outs = Vec::new();
        for (state, value, after) in self.leaf(&proving, inside, Stop::Assert) {
            let instr = &after.body.cfg[after.block].instrs[after.at - 1];
            let (mut state, _) = self.said(state, &after, value, instr.span);
            if matches!(instr.kind, InstrKind::Proof(ProofStep::Cut)) {
                self.cut(&frame, begin, instr.span);
                continue;
            }
            state.heap.clone_from(&heap);
            state.view = None;
            state.changes += 1;
            let after = Frame { mode: Mode::Code, duty: Rc::clone(&frame.duty), ..after };
            outs.push(Out::Go(state, after));
        }
        outs
    }

    /// `untouched(A)`: A has the values that it had at entry.
    pub fn untouched(&mut self, state: &State, frame: Frame<'p>, span: Span) -> Vec<Out<'p>> {
        if frame.mode == Mode::Assume {
            return self.run_to(state, frame, Stop::Untouched);
        }
        let now = Rc::new(state.seen().to_vec());
        let mut outs = Vec::new();
        for first in self.covered(state, &frame, &now) {
            for second in self.covered(&first.state, &frame, &state.old.clone()) {
                let same = self.same_parts(&first.state.snapshot, second.state.clone());
                let (mut after, mut goes_on) = (second.frame, true);
                after.mode = frame.mode;
                let mut next = second.state;
                next.heap.clone_from(&state.heap);
                next.view.clone_from(&state.view);
                next.snapshot.clone_from(&state.snapshot);
                next.changes = state.changes;
                next.taken.clone_from(&state.taken);
                let (states, cond) = same;
                next.path = states.path;
                next.apps = states.apps;
                match frame.mode {
                    Mode::Consume => self.must_hold(&mut next, &frame, cond, span),
                    _ => goes_on = self.decide(&mut next, cond),
                }
                if goes_on {
                    outs.push(Out::Go(next, after));
                }
            }
        }
        outs
    }

    fn run_to(&mut self, state: &State, frame: Frame<'p>, stop: Stop) -> Vec<Out<'p>> {
        let ends = self.run(state.clone(), frame, stop);
        ends.into_iter().map(|end| Out::Go(end.state, end.frame)).collect()
    }

    /// The operand of `untouched` taken from a heap.
    fn covered(
        &mut self,
        state: &State,
        frame: &Frame<'p>,
        heap: &Rc<Vec<super::state::Chunk>>,
    ) -> Vec<End<'p>> {
        let mut from = state.clone();
        from.heap = heap.to_vec();
        from.view = Some(Rc::clone(heap));
        from.snapshot = Vec::new();
        let inside = Frame { mode: Mode::Consume, ..frame.clone() };
        self.run(from, inside, Stop::Untouched)
    }

    /// The condition that two rows of values are equal.
    fn same_parts(&mut self, left: &[(Site, Term)], mut state: State) -> (State, Term) {
        let right = state.snapshot.clone();
        if left.len() != right.len() || left.iter().zip(&right).any(|(a, b)| a.0 != b.0) {
            return (state, self.terms.bool(false));
        }
        let mut all = self.terms.bool(true);
        for ((site, a), (_, b)) in left.iter().zip(&right) {
            let same = match site {
                Site::Predicate(_) => self.same_snapshot(&mut state, *a, *b, 4),
                _ => self.terms.eq(*a, *b),
            };
            all = self.terms.and(all, same);
        }
        (state, all)
    }

    /// `acc(...)`
    pub fn permission(
        &mut self,
        mut state: State,
        frame: Frame<'p>,
        site: Site,
        object: Option<Term>,
        span: Span,
    ) -> Vec<Out<'p>> {
        let args: Vec<Term> = object.into_iter().collect();
        match frame.mode {
            Mode::Produce => {
                if let Some(object) = object {
                    let null = self.terms.int(0);
                    let there = self.terms.ne(object, null);
                    let is_own = frame.duty.at.is_none();
                    if is_own && !self.entails(&state, there) {
                        let detail = "the receiver may be null: say before that it is not".to_owned();
                        self.fail(&state, &frame, Kind::MaybeNull, span, detail);
                    }
                    if !self.decide(&mut state, there) {
                        return Vec::new();
                    }
                }
                if self.produce_chunk(&mut state, site, args, span) {
                    return vec![Out::Go(state, frame)];
                }
                Vec::new()
            }
            Mode::Consume => {
                let mut outs = Vec::new();
                for mut state in self.consume_chunk(state, &frame, site, &args, span) {
                    if let Some(object) = object {
                        let null = self.terms.int(0);
                        let there = self.terms.ne(object, null);
                        self.add_fact(&mut state, there);
                    }
                    outs.push(Out::Go(state, frame.clone()));
                }
                outs
            }
            Mode::Assume => vec![Out::Go(state, frame)],
            Mode::Eval | Mode::Code => {
                self.give_up(span, "a permission in the value of a specification");
                Vec::new()
            }
        }
    }

    /// All clauses of one kind, one after the other.
    pub fn specs(
        &mut self,
        state: State,
        specs: &[Spec],
        method: MethodId,
        args: &[Term],
        mode: Mode,
        duty: &Rc<Duty>,
    ) -> Vec<State> {
        let mut states = vec![state];
        for spec in specs {
            let mut next = Vec::new();
            for state in states {
                let body = self.program.body(spec.body);
                let frame = self.frame(body, Some(method), args, mode, duty);
                let span = self.program.check(spec.check).span;
                for (state, value, after) in self.leaf(&state, frame, Stop::Never) {
                    let (state, goes_on) = self.said(state, &after, value, span);
                    if goes_on {
                        next.push(state);
                    }
                }
            }
            states = next;
        }
        states
    }

    /// Adds what clauses say to an empty heap, and puts the whole beside what was there.
    pub fn produce(
        &mut self,
        mut state: State,
        specs: &[Spec],
        method: MethodId,
        args: &[Term],
        duty: &Rc<Duty>,
    ) -> Vec<State> {
        let rest = if self.is_plain { Vec::new() } else { std::mem::take(&mut state.heap) };
        state.view = None;
        state.source = Source::Fresh;
        state.snapshot = Vec::new();
        let mut states = self.specs(state, specs, method, args, Mode::Produce, duty);
        for state in &mut states {
            let produced = std::mem::take(&mut state.heap);
            state.heap = rest.iter().cloned().chain(produced).collect();
            state.changes += 1;
        }
        states
    }

    /// Takes what clauses say from the heap. What expressions saw at last stays as the view.
    pub fn consume(
        &mut self,
        mut state: State,
        specs: &[Spec],
        method: MethodId,
        args: &[Term],
        duty: &Rc<Duty>,
    ) -> Vec<State> {
        state.view = Some(Rc::new(state.heap.clone()));
        state.snapshot = Vec::new();
        self.specs(state, specs, method, args, Mode::Consume, duty)
    }
}
