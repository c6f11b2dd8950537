//! What an instruction did, and how a state is split.

use crate::heap::ObjId;
use crate::machine::Machine;
use crate::state::{ChoiceKind, Ending, State};
use crate::term::Term;

/// What an instruction did.
pub(crate) enum Flow<'p> {
    /// It is complete.
    Next,
    /// The place of execution changed, or the instruction is to be executed again.
    Stay,
    /// The state must be split.
    Split(Vec<Alternative<'p>>),
    /// Somebody has to choose which of these threads goes on.
    Schedule(Vec<usize>),
    /// It threw.
    Throw(ObjId),
    /// A callee was left with an exception.
    Propagate(ObjId),
    /// The path ends.
    End(Ending),
}

/// A value, or what to do before there is one.
pub(crate) type Step<'p, T> = Result<T, Flow<'p>>;

/// What happens when an alternative is taken.
type Effect<'p> = Box<dyn FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p>;

/// One part of a split. The alternatives of one split cover the state: at least one of them always holds.
pub(crate) struct Alternative<'p> {
    /// What must hold of values of the solver.
    pub constraint: Option<Term>,
    /// What it decides.
    pub kind: ChoiceKind,
    /// What happens then.
    pub effect: Effect<'p>,
}

impl<'p> Alternative<'p> {
    pub fn when(
        constraint: Term,
        effect: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p,
    ) -> Self {
        Self { constraint: Some(constraint), kind: ChoiceKind::Input, effect: Box::new(effect) }
    }

    pub fn always(effect: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p) -> Self {
        Self { constraint: None, kind: ChoiceKind::Input, effect: Box::new(effect) }
    }
}
