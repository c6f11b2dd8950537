//! Splitting a state, and asking the solver which parts exist.

use super::{Alternative, Choice, Machine, Progress, Settled, State};
use crate::solver::Assumed;

impl<'p> Machine<'p> {
    pub(super) fn split(&mut self, state: &State, alternatives: Vec<Alternative<'p>>) -> Progress {
        let count = alternatives.len();
        let mut parts: Vec<(usize, Alternative<'p>, State)> = Vec::new();
        for (index, alternative) in alternatives.into_iter().enumerate() {
            let is_last_hope = index + 1 == count && parts.is_empty() && state.uncertain.is_none();
            let mut part = state.clone();
            // The alternatives cover the state: when no other one holds, the last one does and adds nothing.
            if let Some(constraint) = alternative.constraint.filter(|_| !is_last_hope) {
                match self.solver.assume(&mut self.terms, &state.pc, constraint) {
                    Assumed::Feasible(pc) => part.pc = pc,
                    Assumed::Infeasible => continue,
                    Assumed::Unknown(pc, reason) => {
                        part.pc = pc;
                        part.uncertain.get_or_insert_with(|| reason.into());
                    }
                }
            }
            parts.push((index, alternative, part));
        }
        let forked = parts.len() > 1;
        self.states += parts.len().saturating_sub(1) as u64;
        let mut progress = Progress::default();
        for (index, alternative, mut part) in parts {
            let index = u32::try_from(index).expect("a split has few alternatives");
            self.take(&mut part, Choice { index, forked, branch: alternative.branch }, count > 1);
            let flow = (alternative.effect)(self, &mut part);
            match self.settle(&mut part, flow) {
                Settled::Running => progress.running.push(part),
                Settled::End(ending) => progress.ended.push((part, ending)),
                Settled::Split(_) => {
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
            state.pc = self.solver.add(&mut self.terms, &state.pc, constraint);
        }
        self.take(&mut state, choice, has_choice);
        let flow = (alternative.effect)(self, &mut state);
        match self.settle(&mut state, flow) {
            Settled::Running => Some(state),
            Settled::Split(_) | Settled::End(_) => None,
        }
    }

    fn take(&mut self, state: &mut State, choice: Choice, has_choice: bool) {
        if choice.forked && has_choice {
            state.splits += 1;
        }
        if let Some((branch, outcome)) = choice.branch {
            self.covered[branch.0 as usize][usize::from(outcome)] = true;
        }
        if has_choice {
            state.trail = state.trail.with(choice);
        }
    }
}
