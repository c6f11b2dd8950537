//! Executing code along all of its paths: blocks, branches, exceptions, and the places where somebody wants to stop.

use std::rc::Rc;

use super::failure::Kind;
use super::prover::Prover;
use super::state::{Duty, End, Exit, Frame, Known, Mode, Out, State, Stop};
use crate::ir::{BlockId, Body, ClassId, InstrKind, MethodId, Operand, ProofStep, SwitchCase, Terminator};
use crate::lang::span::Span;
use crate::term::{Num, Term};

/// Deeper calls of pure methods and of code in the place of calls are given up.
pub(super) const DEEPEST: u32 = 24;

impl<'p> Prover<'p> {
    /// A frame at the beginning of a body.
    pub fn frame(
        &mut self,
        body: &'p Body,
        method: Option<MethodId>,
        args: &[Term],
        mode: Mode,
        duty: &Rc<Duty>,
    ) -> Frame<'p> {
        let mut slots: Vec<Option<Term>> = args.iter().copied().map(Some).collect();
        slots.resize(body.slots.len(), None);
        Frame {
            body,
            method,
            slots,
            entry: args.into(),
            block: body.entry,
            at: 0,
            mode,
            loops: Vec::new(),
            duty: Rc::clone(duty),
            has_opened: false,
            is_subject: false,
            round: None,
        }
    }

    /// All ends of the code from here on.
    pub fn run(&mut self, state: State, frame: Frame<'p>, stop: Stop) -> Vec<End<'p>> {
        let mut ends = Vec::new();
        let mut work = vec![(state, frame)];
        while let Some((state, frame)) = work.pop() {
            if self.unknown.is_some() || self.is_lost() {
                return Vec::new();
            }
            let mut next = self.step(state, frame, stop);
            next.reverse();
            for out in next {
                match out {
                    Out::Go(state, frame) => work.push((state, frame)),
                    Out::End(end) => ends.push(end),
                }
            }
        }
        ends
    }

    fn step(&mut self, state: State, mut frame: Frame<'p>, stop: Stop) -> Vec<Out<'p>> {
        let body = frame.body;
        let block = &body.cfg[frame.block];
        let Some(instr) = block.instrs.get(frame.at) else {
            return self.terminator(state, frame, &block.terminator, block.span);
        };
        frame.at += 1;
        let stopped = match (&instr.kind, stop) {
            (InstrKind::Proof(ProofStep::Conjunct(slot)), Stop::Conjunct) => {
                Some(frame.slots[slot.0 as usize])
            }
            (InstrKind::Assert { cond, .. }, Stop::Assert) => Some(Some(self.value(&mut frame, cond))),
            (InstrKind::Proof(ProofStep::UntouchedEnd), Stop::Untouched)
            | (InstrKind::Proof(ProofStep::InvariantsEnd), Stop::Invariants)
            | (InstrKind::Proof(ProofStep::Cut), Stop::Cut | Stop::Assert) => Some(None),
            _ => None,
        };
        if let Some(value) = stopped {
            return vec![Out::End(End { state, frame, exit: Exit::Stopped(value), span: instr.span })];
        }
        self.instr(state, frame, instr)
    }

    fn terminator(
        &mut self,
        state: State,
        mut frame: Frame<'p>,
        terminator: &'p Terminator,
        span: Span,
    ) -> Vec<Out<'p>> {
        match terminator {
            Terminator::Goto(target) => self.enter(state, frame, *target),
            Terminator::Branch { cond, then, els, branch } => {
                let cond = self.value(&mut frame, cond);
                let not = self.terms.not(cond);
                let shown = branch.map(|_| span);
                let sides = [(cond, *then, true), (not, *els, false)];
                self.split(&state, &frame, sides.into_iter(), shown)
            }
            Terminator::Switch { subject, cases, default, .. } => {
                let subject = self.value(&mut frame, subject);
                self.switch(&state, &frame, subject, cases, *default)
            }
            Terminator::Resume { slot, targets } => {
                let value = frame.slots[slot.0 as usize];
                let number = value.and_then(|value| self.terms.as_num(value)).and_then(Num::to_i64);
                let target = number.and_then(|number| targets.get(usize::try_from(number).ok()?));
                match target {
                    Some(target) => self.enter(state, frame, *target),
                    None => {
                        self.give_up(span, "a `finally` that is reached in an unknown way");
                        Vec::new()
                    }
                }
            }
            Terminator::Return(value) => {
                let value = value.as_ref().map(|value| self.value(&mut frame, value));
                self.leave(state, frame, Exit::Return(value), span)
            }
            Terminator::Throw(value) => self.throw_value(state, frame, value, span),
            Terminator::Rethrow(value) => {
                let value = self.value(&mut frame, value);
                self.throw(state, frame, value, span)
            }
            Terminator::ThrowNew(_) => {
                let mut state = state;
                let class = self.program.builtin.exception;
                let value = self.new_reference(&mut state, class);
                self.throw(state, frame, value, span)
            }
        }
    }

    /// The sides of a branch that can be taken.
    fn split(
        &mut self,
        state: &State,
        frame: &Frame<'p>,
        sides: impl Iterator<Item = (Term, BlockId, bool)>,
        shown: Option<Span>,
    ) -> Vec<Out<'p>> {
        let mut outs = Vec::new();
        for (cond, target, is_taken) in sides {
            let mut state = state.clone();
            if self.terms.as_bool(cond) == Some(false) || !self.decide(&mut state, cond) {
                continue;
            }
            if let Some(span) = shown
                && frame.mode == Mode::Code
            {
                state.branches.push_back((span, is_taken));
            }
            outs.extend(self.enter(state, frame.clone(), target));
        }
        outs
    }

    fn switch(
        &mut self,
        state: &State,
        frame: &Frame<'p>,
        subject: Term,
        cases: &'p [SwitchCase],
        default: BlockId,
    ) -> Vec<Out<'p>> {
        let mut sides = Vec::new();
        let mut none = self.terms.bool(true);
        for case in cases {
            let mut any = self.terms.bool(false);
            for label in &case.labels {
                let label = self.constant(label);
                let is_it = self.terms.eq(subject, label);
                any = self.terms.or(any, is_it);
            }
            let not = self.terms.not(any);
            none = self.terms.and(none, not);
            sides.push((any, case.target, true));
        }
        sides.push((none, default, false));
        self.split(state, frame, sides.into_iter(), None)
    }

    /// Leaves the body; what loops have hidden comes back.
    fn leave(&mut self, mut state: State, mut frame: Frame<'p>, exit: Exit, span: Span) -> Vec<Out<'p>> {
        while let Some(hidden) = frame.loops.pop() {
            state.heap.extend(hidden.heap.iter().cloned());
        }
        if frame.is_subject && frame.mode == Mode::Code && !self.count_path(span) {
            return Vec::new();
        }
        vec![Out::End(End { state, frame, exit, span })]
    }

    fn throw_value(
        &mut self,
        state: State,
        mut frame: Frame<'p>,
        value: &Operand,
        span: Span,
    ) -> Vec<Out<'p>> {
        let value = self.value(&mut frame, value);
        let null = self.terms.int(0);
        let is_there = self.terms.ne(value, null);
        let class = self.program.builtin.null_pointer;
        let mut outs = Vec::new();
        for out in self.unless_thrown(
            state,
            frame,
            is_there,
            class,
            Kind::MaybeNull,
            span,
            "the exception may be null",
        ) {
            match out {
                Out::Go(state, frame) => outs.extend(self.throw(state, frame, value, span)),
                end @ Out::End(_) => outs.push(end),
            }
        }
        outs
    }

    /// Goes to the handler of an exception, or leaves the body.
    pub fn throw(&mut self, state: State, frame: Frame<'p>, value: Term, span: Span) -> Vec<Out<'p>> {
        let known = state.types.get(&value).copied();
        let throwable = Known { class: self.program.builtin.throwable, is_exact: false };
        let known = known.unwrap_or(throwable);
        let mut handler = frame.body.cfg[frame.block].handler;
        let mut outs = Vec::new();
        while let Some(id) = handler {
            let guard = &frame.body.handlers[id.0 as usize];
            for arm in &guard.arms {
                let fits = arm.class.is_none_or(|class| self.program.is_subclass(known.class, class));
                let may_fit = arm
                    .class
                    .is_some_and(|class| !known.is_exact && self.program.is_subclass(class, known.class));
                if !fits && !may_fit {
                    continue;
                }
                let (mut caught, mut at) = (state.clone(), frame.clone());
                at.slots[arm.slot.0 as usize] = Some(value);
                if let (false, Some(class)) = (fits, arm.class) {
                    caught.types.insert(value, Known { class, is_exact: false });
                }
                outs.extend(self.enter(caught, at, arm.target));
                if fits {
                    return outs;
                }
            }
            handler = guard.parent;
        }
        outs.extend(self.leave(state, frame, Exit::Throw(value), span));
        outs
    }

    /// Goes on where a condition holds. Where it does not, an exception is thrown, if somebody is there to take it; else
    /// it must hold.
    #[allow(clippy::too_many_arguments, reason = "what is thrown, and what is said when it must not be")]
    pub fn unless_thrown(
        &mut self,
        mut state: State,
        frame: Frame<'p>,
        cond: Term,
        class: ClassId,
        kind: Kind,
        span: Span,
        what: &str,
    ) -> Vec<Out<'p>> {
        if self.entails(&state, cond) {
            return vec![Out::Go(state, frame)];
        }
        let mut outs = Vec::new();
        if self.is_taken(&frame, class) {
            let mut thrown = state.clone();
            let not = self.terms.not(cond);
            if self.decide(&mut thrown, not) {
                let value = self.new_reference(&mut thrown, class);
                outs.extend(self.throw(thrown, frame.clone(), value, span));
            }
        } else if !(self.is_plain && frame.mode == Mode::Produce) {
            self.fail(&state, &frame, kind, span, what.to_owned());
            if self.is_lost() {
                return outs;
            }
        }
        if self.decide(&mut state, cond) {
            outs.push(Out::Go(state, frame));
        }
        outs
    }

    /// Somebody catches exceptions of a class, also in a specification of several cases, or the contract permits them.
    fn is_taken(&self, frame: &Frame<'p>, class: ClassId) -> bool {
        let mut handler = frame.body.cfg[frame.block].handler;
        while let Some(id) = handler {
            let guard = &frame.body.handlers[id.0 as usize];
            // in code, what catches everything is a `finally`; in a specification it is a case that cannot be evaluated
            let is_spec = frame.mode != Mode::Code;
            let catches =
                |arm: Option<ClassId>| arm.map_or(is_spec, |arm| self.program.is_subclass(class, arm));
            if guard.arms.iter().any(|arm| catches(arm.class)) {
                return true;
            }
            handler = guard.parent;
        }
        let is_code = frame.mode == Mode::Code && frame.is_subject;
        is_code && frame.method.is_some_and(|method| self.permits(method, class))
    }

    /// A new object of exactly this class, without permissions to its fields.
    pub fn new_reference(&mut self, state: &mut State, class: ClassId) -> Term {
        let value = self.symbol(&crate::ir::Ty::Int);
        let one = self.terms.int(1);
        let zero = self.terms.int(0);
        let above = self.terms.le(state.mark, value);
        let there = self.terms.lt(zero, value);
        self.add_fact(state, there);
        self.add_fact(state, above);
        state.mark = self.terms.add(value, one);
        self.is_new.insert(value);
        state.types.insert(value, Known { class, is_exact: true });
        value
    }
}
