//! Who goes on when the running thread cannot, or stands before an operation that others can see.

use crate::machine::{Flow, Machine};
use crate::state::{Choice, ChoiceKind, Ending, Operation, Promise, State, Status, Violated};

/// A state in which somebody has to choose who goes on.
pub struct Point {
    /// The state.
    pub state: State,
    /// Who could: first the thread that ran last, then the others by number. There is at least one.
    pub enabled: Vec<usize>,
}

impl<'p> Machine<'p> {
    /// The running thread does not go on by itself.
    pub(super) fn schedule(&mut self, state: &mut State) -> Flow<'p> {
        let ready = state.threads.iter().position(|thread| matches!(thread.status, Status::Ready));
        if let Some(ready) = ready {
            state.switch_to(ready);
            return Flow::Stay;
        }
        let me = state.running;
        let others = (0..state.threads.len()).filter(|thread| *thread != me);
        let enabled: Vec<usize> =
            std::iter::once(me).chain(others).filter(|thread| is_enabled(state, *thread)).collect();
        if enabled.is_empty() { Flow::End(self.all_wait(state)) } else { Flow::Schedule(enabled) }
    }

    /// Nobody can go on.
    fn all_wait(&self, state: &mut State) -> Ending {
        let statuses = || state.threads.iter().map(|thread| &thread.status);
        if let Some(ending) = &state.together.entry_ended
            && statuses().all(|status| matches!(status, Status::Ended))
        {
            return ending.clone();
        }
        let parked = statuses().find_map(|status| match status {
            Status::Parked(bound) => Some(*bound),
            _ => None,
        });
        if let Some(bound) = parked {
            return Ending::Bound(bound);
        }
        let spins = statuses().find_map(|status| match status {
            Status::Spins(_, span) => Some(*span),
            _ => None,
        });
        if let Some(span) = spins {
            return Ending::Endless(span);
        }
        if !self.config.checks.deadlock {
            return Ending::Pruned;
        }
        let is_stuck = |thread: &usize| !matches!(state.threads[*thread].status, Status::Ended);
        let is_joining = |thread: usize| matches!(state.threads[thread].status, Status::Joins(_));
        // one that waits for something else than the end of others says more
        let stuck = (0..state.threads.len()).filter(is_stuck).min_by_key(|thread| is_joining(*thread));
        let place = self.place_of(state, stuck.unwrap_or(0));
        Ending::Violated(Violated {
            detail: Some(self.who_waits(state)),
            ..Violated::new(Promise::NoDeadlock(place))
        })
    }

    /// Lets one of several threads go on.
    pub fn take_turn(&mut self, point: &Point, thread: usize) -> State {
        let mut state = point.state.clone();
        let index = point.enabled.iter().position(|other| *other == thread).expect("it is one of them");
        let index = u32::try_from(index).expect("there are few threads");
        let forked = point.enabled.len() > 1;
        self.take(&mut state, Choice { index, forked, kind: ChoiceKind::Schedule(thread) }, forked);
        self.grant(&mut state, thread);
        state
    }
}

/// Could a thread execute the operation that it stands before?
fn is_enabled(state: &State, thread: usize) -> bool {
    let Status::Stands(operation) = &state.threads[thread].status else { return false };
    match operation {
        Operation::Lock(object) => {
            state.together.locks.get(object).and_then(|lock| lock.held).is_none_or(|(by, ..)| by == thread)
        }
        Operation::Initialise(class) => {
            let running = state.together.classes.get(class).and_then(|initialiser| initialiser.running);
            running.is_none_or(|by| by == thread)
        }
        Operation::Access(_) => true,
        Operation::Atomic(can_be_executed, _) => *can_be_executed,
    }
}
