//! Conditions: those that are assumed, and those that are judged.

use super::flow::{Alternative, Flow};
use crate::heap::ObjId;
use crate::ir::CheckId;
use crate::machine::Machine;
use crate::solver::Assumed;
use crate::state::{Ending, Promise, State, Violated};
use crate::term::Term;

impl<'p> Machine<'p> {
    /// The path goes on only where the condition holds.
    pub(crate) fn assume_that(&mut self, state: &mut State, cond: Term) -> Option<Ending> {
        match self.solver.assume(&mut self.terms, &state.path.condition, cond) {
            Assumed::Feasible(pc) => state.path.condition = pc,
            Assumed::Infeasible => return Some(Ending::Pruned),
            Assumed::Unknown(pc, reason) => {
                state.path.condition = pc;
                state.path.uncertain.get_or_insert_with(|| reason.into());
            }
        }
        None
    }

    /// Judges a condition: where it can be false the path ends with a violation, where it can be true it goes on.
    pub(crate) fn judge(
        &mut self,
        cond: Term,
        check: CheckId,
        thrown: Option<ObjId>,
        rest: impl FnOnce(&mut State) -> Flow<'p> + 'p,
    ) -> Flow<'p> {
        if !self.config.checks.includes(self.program.check(check).kind) {
            return Flow::Split(vec![Alternative::always(move |_, state| rest(state))]);
        }
        let negated = self.terms.not(cond);
        Flow::Split(vec![
            Alternative::when(negated, move |_, _| {
                Flow::End(Ending::Violated(Violated { thrown, ..Violated::new(Promise::Check(check)) }))
            }),
            Alternative::when(cond, move |_, state| rest(state)),
        ])
    }
}

/// The end of a path on which a check does not hold.
pub(crate) fn violated<'p>(check: CheckId, detail: Option<String>) -> Flow<'p> {
    Flow::End(Ending::Violated(Violated { detail, ..Violated::new(Promise::Check(check)) }))
}
