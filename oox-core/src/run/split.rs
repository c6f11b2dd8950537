//! Splitting a state, and asking the solver which parts exist.

use std::rc::Rc;

use super::Progress;
use super::settle::Settled;
use crate::machine::{Alternative, Machine};
use crate::solver::{Assumed, PathCondition};
use crate::state::{Choice, ChoiceKind, State};

/// An alternative that exists, or of which the solver does not know.
struct Part<'p> {
    index: usize,
    alternative: Alternative<'p>,
    /// The longer path condition, where there is one.
    pc: Option<PathCondition>,
    uncertain: Option<Rc<str>>,
}

impl<'p> Machine<'p> {
    pub(super) fn split(&mut self, state: State, alternatives: Vec<Alternative<'p>>) -> Progress {
        let count = alternatives.len();
        let mut parts: Vec<Part<'p>> = Vec::new();
        for (index, alternative) in alternatives.into_iter().enumerate() {
            let is_last_hope = index + 1 == count && parts.is_empty() && state.path.uncertain.is_none();
            let mut part = Part { index, alternative, pc: None, uncertain: None };
            // The alternatives cover the state: when no other one holds, the last one does and adds nothing.
            if let Some(constraint) = part.alternative.constraint.filter(|_| !is_last_hope) {
                match self.solver.assume(&mut self.terms, &state.path.condition, constraint) {
                    Assumed::Feasible(pc) => part.pc = Some(pc),
                    Assumed::Infeasible => continue,
                    Assumed::Unknown(pc, reason) => {
                        part.pc = Some(pc);
                        part.uncertain = Some(reason.into());
                    }
                }
            }
            parts.push(part);
        }
        let forked = parts.len() > 1;
        self.tally.states += parts.len().saturating_sub(1) as u64;
        let mut progress = Progress::default();
        let last = parts.len().saturating_sub(1);
        let mut remaining = Some(state);
        for (position, part) in parts.into_iter().enumerate() {
            let next = if position == last { remaining.take() } else { remaining.clone() };
            let mut next = next.expect("only the last part takes the state itself");
            if let Some(pc) = part.pc {
                next.path.condition = pc;
            }
            if next.path.uncertain.is_none() {
                next.path.uncertain = part.uncertain;
            }
            let index = u32::try_from(part.index).expect("a split has few alternatives");
            let choice = Choice { index, forked, kind: part.alternative.kind };
            self.take(&mut next, choice, count > 1);
            let flow = (part.alternative.effect)(self, &mut next);
            match self.settle(&mut next, flow) {
                Settled::Running => progress.running.push(next),
                Settled::End(ending) => progress.ended.push((next, ending)),
                Settled::Split(_) | Settled::Schedule(_) => {
                    unreachable!("an effect completes its instruction or leaves it as it was")
                }
            }
        }
        progress
    }

    /// Repeats a choice that is known to be feasible; `None` when the path ends there.
    pub(super) fn repeat(
        &mut self,
        mut state: State,
        alternatives: Vec<Alternative<'p>>,
        choice: Choice,
    ) -> Option<State> {
        let has_choice = alternatives.len() > 1;
        let index = if has_choice { choice.index as usize } else { 0 };
        let alternative = alternatives.into_iter().nth(index)?;
        if let Some(constraint) = alternative.constraint {
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, constraint);
        }
        self.take(&mut state, choice, has_choice);
        let flow = (alternative.effect)(self, &mut state);
        match self.settle(&mut state, flow) {
            Settled::Running => Some(state),
            Settled::Split(_) | Settled::Schedule(_) | Settled::End(_) => None,
        }
    }

    pub(crate) fn take(&mut self, state: &mut State, choice: Choice, has_choice: bool) {
        if choice.forked && has_choice && choice.kind.counts() {
            state.count.splits += 1;
        }
        if let ChoiceKind::Branch(branch, outcome) = choice.kind {
            self.cover(state, branch, outcome);
        }
        if has_choice {
            state.path.trail = state.path.trail.with(choice);
        }
    }
}
