//! Quantifiers without rounds: one is a truth value of its own. Where it is false for all there is one integer that shows it, and where it
//! is true it is so for each index that the path comes across.

use std::rc::Rc;

use super::prover::Prover;
use super::state::{Chunk, Exit, Frame, Mode, Out, State, Stop};
use crate::ir::{BlockId, Rounds, Ty};
use crate::term::{Node, Sort, Term, UnOp};

/// More rounds than this are not taken of what quantifiers say: less is known then.
const MOST_ROUNDS: usize = 400;

/// Rounds of a number that is known and not larger are taken one after the other.
const FEW: i64 = 3;

/// A quantifier that a path has met.
#[derive(Clone)]
pub(super) struct Quantified<'p> {
    rounds: &'p Rounds,
    frame: Frame<'p>,
    /// The heaps that it was evaluated on.
    heap: Rc<Vec<Chunk>>,
    old: Rc<Vec<Chunk>>,
    /// Whether it is true.
    value: Term,
    /// Where it has been evaluated at all.
    guard: Term,
}

impl<'p> Prover<'p> {
    /// The quantifier whose rounds begin at a block, unless they are few.
    pub fn quantifier_at(&self, frame: &Frame<'p>, target: BlockId) -> Option<&'p Rounds> {
        let rounds = frame.body.quantifiers.iter().find(|rounds| rounds.head == target)?;
        let count = frame.slots[rounds.count.0 as usize]?;
        let is_few =
            self.terms.as_num(count).is_some_and(|count| count.to_i64().is_some_and(|count| count <= FEW));
        (!is_few).then_some(rounds)
    }

    /// What a value that is that of a quantifier is called.
    pub fn quantifier_name(&self, value: Term) -> Option<&'static str> {
        let found = self.quantified.iter().find(|quantified| quantified.value == value)?;
        Some(if found.rounds.is_forall { "(\\forall ...)" } else { "(\\exists ...)" })
    }

    /// The end of a round that is taken by itself.
    pub fn round_ends(frame: &Frame<'p>, target: BlockId) -> Option<Exit> {
        let rounds = frame.round.filter(|rounds| rounds.head == target)?;
        Some(Exit::Stopped(frame.slots[rounds.result.0 as usize]))
    }

    /// Gives a quantifier its value.
    pub fn quantifier(&mut self, state: State, mut frame: Frame<'p>, rounds: &'p Rounds) -> Vec<Out<'p>> {
        let any = match rounds.var {
            Some(var) => self.symbol(&frame.body.slots[var.0 as usize].ty),
            None => self.symbol(&Ty::Int),
        };
        let span = frame.body.cfg[rounds.inside].span;
        let (inside, in_range) = self.round(&frame, rounds, any);
        let mut within = state.clone();
        let mut whole = state;
        if !self.decide(&mut within, in_range) {
            frame.slots[rounds.result.0 as usize] = Some(self.terms.bool(rounds.is_forall));
            return self.enter(whole, frame, rounds.after);
        }
        let values = self.evaluate(&within, inside, Stop::Never);
        if self.unknown.is_some() || self.is_lost() {
            return Vec::new();
        }
        let [(after, holds)] = &values[..] else {
            self.give_up(span, "a quantifier over what is hidden, or over what has no value: there is no rule for it in proofs");
            return Vec::new();
        };
        let guard = self.guard_since(&whole, after);
        let base = whole.clone();
        self.keep_facts(&base, &mut whole, after, guard);
        let value = self.symbol(&Ty::Bool);
        let shown = if rounds.is_forall { self.terms.not(*holds) } else { *holds };
        let shown = self.terms.and(guard, shown);
        let has_example =
            if rounds.is_forall { self.terms.or(value, shown) } else { self.terms.implies(value, shown) };
        self.add_fact(&mut whole, has_example);
        let yes = self.terms.bool(true);
        self.quantified.push(Quantified {
            rounds,
            frame: frame.clone(),
            heap: Rc::new(whole.seen().to_vec()),
            old: Rc::clone(&whole.old),
            value,
            guard: yes,
        });
        whole.quantified.push_back(self.quantified.len() - 1);
        for index in whole.indices.clone() {
            self.take_round(&mut whole, self.quantified.len() - 1, index);
        }
        let index = self.terms.convert(any, Sort::Int);
        self.meet_index(&mut whole, index);
        frame.slots[rounds.result.0 as usize] = Some(value);
        self.enter(whole, frame, rounds.after)
    }

    /// A round for a value of the variable, and the condition that there is such a round.
    fn round(&mut self, frame: &Frame<'p>, rounds: &'p Rounds, var: Term) -> (Frame<'p>, Term) {
        let mut inside = frame.clone();
        let zero = self.terms.int(0);
        let mut number = self.terms.convert(var, Sort::Int);
        if let Some(slot) = rounds.var {
            let first = frame.slots[slot.0 as usize].unwrap_or(zero);
            let first = self.terms.convert(first, Sort::Int);
            number = self.terms.sub(number, first);
            inside.slots[slot.0 as usize] = Some(var);
        }
        inside.slots[rounds.round.0 as usize] = Some(number);
        inside.slots[rounds.result.0 as usize] = Some(self.terms.bool(rounds.is_forall));
        (inside.block, inside.at, inside.round) = (rounds.inside, 0, Some(rounds));
        let count = frame.slots[rounds.count.0 as usize].unwrap_or(zero);
        let (low, high) = (self.terms.le(zero, number), self.terms.lt(number, count));
        let in_range = self.terms.and(low, high);
        (inside, in_range)
    }

    /// The path has to do with an element at this index.
    pub fn meet_index(&mut self, state: &mut State, index: Term) {
        if self.taking_rounds > 0 || state.indices.contains(&index) {
            return;
        }
        state.indices.push_back(index);
        for each in state.quantified.clone() {
            self.take_round(state, each, index);
        }
    }

    /// What a quantifier says of an index.
    fn take_round(&mut self, state: &mut State, quantified: usize, index: Term) {
        if state.rounds.len() > MOST_ROUNDS || state.rounds.insert((quantified, index)).is_some() {
            return;
        }
        let Quantified { rounds, frame, heap, old, value, guard } = self.quantified[quantified].clone();
        let var = match rounds.var {
            Some(slot) => {
                let sort = frame.body.slots[slot.0 as usize].ty.sort().unwrap_or(Sort::Int);
                self.as_sort(index, sort)
            }
            None => index,
        };
        let (inside, in_range) = self.round(&frame, rounds, var);
        let says = if rounds.is_forall { value } else { self.terms.not(value) };
        let mut within = state.clone();
        within.heap = heap.to_vec();
        (within.view, within.old) = (None, old);
        for cond in [guard, says, in_range] {
            if self.terms.as_bool(cond) == Some(false) || !self.decide(&mut within, cond) {
                return;
            }
        }
        let inside = Frame { mode: Mode::Eval, ..inside };
        self.taking_rounds += 1;
        let values = self.attempt(|prover| prover.evaluate(&within, inside, Stop::Never));
        self.taking_rounds -= 1;
        let Some([(after, holds)]) = values.as_deref() else { return };
        let guard = self.guard_since(state, after);
        let base = state.clone();
        self.keep_facts(&base, state, after, guard);
        let holds = if rounds.is_forall { *holds } else { self.terms.not(*holds) };
        let fact = self.terms.implies(guard, holds);
        self.add_fact(state, fact);
        self.see_all(state, after);
    }

    /// The integer as one of a sort; what was made of one of that sort is that one.
    fn as_sort(&mut self, index: Term, sort: Sort) -> Term {
        if let Node::Unary(UnOp::Convert, inner) = *self.terms.node(index)
            && self.terms.sort(inner) == sort
        {
            return inner;
        }
        self.terms.convert(index, sort)
    }

    /// The quantifiers that one of several paths has met count where that path was taken.
    pub fn keep_quantified(&mut self, base: &State, whole: &mut State, state: &State, guard: Term) {
        for each in state.quantified.iter().skip(base.quantified.len()) {
            let mut known = self.quantified[*each].clone();
            known.guard = self.terms.and(known.guard, guard);
            self.quantified.push(known);
            whole.quantified.push_back(self.quantified.len() - 1);
        }
        for index in state.indices.iter().skip(base.indices.len()) {
            if !whole.indices.contains(index) {
                whole.indices.push_back(*index);
            }
        }
    }
}
