//! Going from block to block: a loop is its invariant. What it has no permission to is hidden while the path is in it.

use std::collections::BTreeSet;
use std::rc::Rc;

use petgraph::Direction;
use petgraph::algo::dominators::simple_fast;
use petgraph::visit::EdgeRef;

use super::failure::Kind;
use super::prover::{Cut, Prover};
use super::state::{Duty, End, Frame, Hidden, Mode, Out, Source, State, Stop};
use crate::ir::{BlockId, Body, InstrKind, ProofStep, Slot};
use crate::lang::span::Span;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// Goes on in a block.
    pub fn enter(&mut self, mut state: State, mut frame: Frame<'p>, target: BlockId) -> Vec<Out<'p>> {
        while let Some(hidden) = frame.loops.last() {
            if natural_loop(frame.body, hidden.head).contains(&target) {
                break;
            }
            state.heap.extend(hidden.heap.iter().cloned());
            state.changes += 1;
            frame.loops.pop();
        }
        if let Some(exit) = Self::round_ends(&frame, target) {
            let span = frame.body.cfg[target].span;
            return vec![Out::End(End { state, frame, exit, span })];
        }
        if let Some(rounds) = self.quantifier_at(&frame, target) {
            return self.quantifier(state, frame, rounds);
        }
        let is_head = frame.body.cfg[target].loop_head.is_some();
        let is_back = frame.loops.last().is_some_and(|hidden| hidden.head == target);
        frame.block = target;
        frame.at = 0;
        if !is_head {
            return vec![Out::Go(state, frame)];
        }
        if frame.mode != Mode::Code {
            self.give_up(frame.body.cfg[target].span, "a loop in a specification");
            return Vec::new();
        }
        if is_back {
            self.invariant(state, frame, Mode::Consume, "loop invariant kept");
            return Vec::new();
        }
        self.enter_loop(state, frame, target)
    }

    fn enter_loop(&mut self, state: State, frame: Frame<'p>, head: BlockId) -> Vec<Out<'p>> {
        let span = loop_span(frame.body, head);
        if !has_invariant(frame.body, head) {
            let detail = "a proof goes once through a loop: say what holds before each round".to_owned();
            self.fail(&state, &frame, Kind::NeedsInvariant, span, detail);
            return Vec::new();
        }
        let mut outs = Vec::new();
        for end in self.invariant(state, frame, Mode::Consume, "loop invariant at the beginning") {
            let (mut state, mut frame) = (end.state, end.frame);
            state.view = None;
            state.snapshot = Vec::new();
            state.source = Source::Fresh;
            let rest = if self.is_plain {
                self.forget_loop(&mut state, &frame, head, span);
                Vec::new()
            } else {
                std::mem::take(&mut state.heap)
            };
            frame.loops.push(Hidden { head, heap: Rc::new(rest) });
            self.raise_mark(&mut state);
            for slot in assigned(frame.body, head) {
                let ty = frame.body.slots[slot.0 as usize].ty.clone();
                frame.slots[slot.0 as usize] = Some(self.fresh(&mut state, &ty));
            }
            (frame.block, frame.at) = (head, 0);
            for end in self.invariant(state, frame, Mode::Produce, "loop invariant") {
                let mut frame = end.frame;
                frame.mode = Mode::Code;
                let mut state = end.state;
                state.changes += 1;
                outs.push(Out::Go(state, frame));
            }
        }
        outs
    }

    /// Forgets what the rounds of a loop may write.
    fn forget_loop(&mut self, state: &mut State, frame: &Frame<'p>, head: BlockId, span: Span) {
        let class = frame.method.map(|method| self.program.method(method).class);
        let effects = self.effects_of_blocks(frame.body, &natural_loop(frame.body, head), class);
        if let Some(reason) = &effects.unknown {
            self.give_up(span, format!("{reason} in a loop: it is not known what it changes"));
        }
        let slots = frame.slots.clone();
        let term_of = |slot: Slot| slots[slot.0 as usize];
        self.forget_written(state, frame, &effects, span, &term_of);
        self.note_effects(state, &effects, &term_of);
    }

    /// Runs the invariants of a loop, which stand at its head.
    fn invariant(&mut self, mut state: State, frame: Frame<'p>, mode: Mode, what: &str) -> Vec<End<'p>> {
        let duty = Rc::clone(&frame.duty);
        let what = Rc::new(Duty { what: what.into(), at: None });
        if mode == Mode::Consume {
            state.view = Some(Rc::new(state.heap.clone()));
            state.snapshot = Vec::new();
        }
        let inside = Frame { mode, duty: what, ..frame };
        let mut ends = self.run(state, inside, Stop::Invariants);
        for end in &mut ends {
            end.frame.duty = Rc::clone(&duty);
            if mode == Mode::Consume {
                end.state.view = None;
            }
        }
        ends
    }

    /// A path that has come to a `cut`: another proof begins there, once.
    pub fn cut(&mut self, frame: &Frame<'p>, begin: (BlockId, usize), span: Span) {
        if !frame.loops.is_empty() || !frame.is_subject {
            self.give_up(span, "a `cut` inside of a loop");
            return;
        }
        if self.cuts.iter().all(|cut| (cut.block, cut.at) != begin) {
            self.cuts.push(Cut { block: begin.0, at: begin.1 });
        }
    }

    /// The slots that some code of a body assigns.
    pub fn assigned_anywhere(body: &Body) -> BTreeSet<Slot> {
        let instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
        instrs.filter_map(|instr| written(&instr.kind)).collect()
    }

    /// A value for every variable of which nothing is known any more.
    pub fn forget(
        &mut self,
        state: &mut State,
        frame: &mut Frame<'p>,
        slots: impl IntoIterator<Item = Slot>,
    ) {
        for slot in slots {
            let ty = frame.body.slots[slot.0 as usize].ty.clone();
            let value: Term = self.fresh(state, &ty);
            frame.slots[slot.0 as usize] = Some(value);
        }
    }
}

/// The blocks of the loop with this head.
pub(super) fn natural_loop(body: &Body, head: BlockId) -> BTreeSet<BlockId> {
    let dominators = simple_fast(&body.cfg, body.entry);
    let is_back =
        |from: BlockId| dominators.dominators(from).is_some_and(|mut above| above.any(|each| each == head));
    let mut blocks = BTreeSet::from([head]);
    let into = body.cfg.edges_directed(head, Direction::Incoming);
    let mut work: Vec<BlockId> = into.map(|edge| edge.source()).filter(|from| is_back(*from)).collect();
    while let Some(block) = work.pop() {
        if blocks.insert(block) {
            work.extend(body.cfg.edges_directed(block, Direction::Incoming).map(|edge| edge.source()));
        }
    }
    blocks
}

fn assigned(body: &Body, head: BlockId) -> BTreeSet<Slot> {
    let blocks = natural_loop(body, head);
    let instrs = blocks.iter().flat_map(|block| &body.cfg[*block].instrs);
    let mut slots: BTreeSet<Slot> = instrs.filter_map(|instr| written(&instr.kind)).collect();
    // an exception that is caught inside
    let arms = body.handlers.iter().flat_map(|handler| &handler.arms);
    slots.extend(arms.filter(|arm| blocks.contains(&arm.target)).map(|arm| arm.slot));
    slots
}

pub(super) fn written(kind: &InstrKind) -> Option<Slot> {
    match kind {
        InstrKind::Assign(dst, _)
        | InstrKind::Divide { dst, .. }
        | InstrKind::FloatToInt { dst, .. }
        | InstrKind::LoadField { dst, .. }
        | InstrKind::LoadStatic { dst, .. }
        | InstrKind::LoadElem { dst, .. }
        | InstrKind::Length { dst, .. }
        | InstrKind::Concretise(dst)
        | InstrKind::SameRef { dst, .. }
        | InstrKind::IsInstance { dst, .. }
        | InstrKind::Cast { dst, .. }
        | InstrKind::IsFresh { dst, .. }
        | InstrKind::New { dst, .. }
        | InstrKind::NewArray { dst, .. }
        | InstrKind::LoadText { dst, .. }
        | InstrKind::LoadOld { dst, .. }
        | InstrKind::LookAtOld { dst, .. }
        | InstrKind::Proof(ProofStep::Asks(dst)) => Some(*dst),
        InstrKind::Call { dst, .. } | InstrKind::Native { dst, .. } | InstrKind::Fork { dst, .. } => *dst,
        InstrKind::StoreField { .. }
        | InstrKind::StoreStatic { .. }
        | InstrKind::StoreElem { .. }
        | InstrKind::InitClass(_)
        | InstrKind::Assert { .. }
        | InstrKind::Assume(_)
        | InstrKind::MonitorEnter(_)
        | InstrKind::MonitorExit(_)
        | InstrKind::Join(_)
        | InstrKind::Wait(_)
        | InstrKind::Notify { .. }
        | InstrKind::AtomicBegin { .. }
        | InstrKind::Await(_)
        | InstrKind::AtomicEnd
        | InstrKind::SpecBegin
        | InstrKind::Proof(_)
        | InstrKind::Unsupported(_) => None,
    }
}

/// Does an assertion stand between the head and the end of the invariants?
fn has_invariant(body: &Body, head: BlockId) -> bool {
    let first = body.cfg[head].instrs.first();
    first.is_some_and(|instr| !matches!(instr.kind, InstrKind::Proof(ProofStep::InvariantsEnd)))
}

/// The place of the condition of a loop.
fn loop_span(body: &Body, head: BlockId) -> Span {
    let instrs = &body.cfg[head].instrs;
    instrs.first().map_or(body.cfg[head].span, |instr| instr.span)
}
