//! Who goes on when the running thread cannot, or stands before an operation that others can see.

use crate::assumption::{Assumption, Gap};
use crate::heap::{Resolved, Value};
use crate::machine::{Flow, Machine};
use crate::state::{Choice, ChoiceKind, Ending, Promise, State, Status, Thread, Violated, Waiting};

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
            std::iter::once(me).chain(others).filter(|thread| state.is_enabled(*thread)).collect();
        if enabled.is_empty() { Flow::End(self.all_wait(state)) } else { Flow::Schedule(enabled) }
    }

    /// Nobody can go on.
    fn all_wait(&mut self, state: &mut State) -> Ending {
        let statuses = || state.threads.iter().map(|thread| &thread.status);
        if let Some(ending) = &state.together.entry_ended
            && state
                .threads
                .iter()
                .all(|thread| thread.own.is_daemon || matches!(thread.status, Status::Ended))
        {
            return ending.clone();
        }
        let has_time = |thread: &Thread| {
            matches!(thread.status, Status::Waits(_)) && thread.own.waiting == Waiting::ForSomeTime
        };
        if state.threads.iter().any(has_time) {
            // on another path it has gone on
            return Ending::Pruned;
        }
        let parked = statuses().find_map(|status| match status {
            Status::Parked(bound) => Some(*bound),
            _ => None,
        });
        if let Some(bound) = parked {
            return Ending::Bound(bound);
        }
        if statuses().any(|status| matches!(status, Status::Excluded)) {
            return Ending::Pruned;
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
        // whoever waits in `Object.wait` or `Thread.join` would have been woken
        let interrupts = Gap::Assumed(Assumption::Interrupts);
        if state.notes.gaps.contains(&interrupts) {
            let place = self.place_for_users(state, 0);
            return Ending::Unsupported(
                place,
                "`interrupt` of a thread that waits for a notification or for another thread".into(),
            );
        }
        if Self::waits_for_input(state) {
            self.tally.assumed.insert(Assumption::OtherThreads);
            return Ending::Pruned;
        }
        let is_stuck = |thread: &usize| !matches!(state.threads[*thread].status, Status::Ended);
        let is_joining = |thread: usize| matches!(state.threads[thread].status, Status::Joins(_));
        // one that waits for something else than the end of others says more
        let stuck = (0..state.threads.len()).filter(is_stuck).min_by_key(|thread| is_joining(*thread));
        let place = self.place_for_users(state, stuck.unwrap_or(0));
        Ending::Violated(Violated {
            detail: Some(self.who_waits(state)),
            ..Violated::new(Promise::NoDeadlock(place))
        })
    }

    /// There was never more than one thread, and it waits for an object of the input: somebody else may know that, too.
    fn waits_for_input(state: &State) -> bool {
        let [only] = state.threads.as_slice() else { return false };
        let awaited = match only.status {
            Status::Waits(object) => Some(Value::Obj(object)),
            // whoever waits in an `atomic` waits for its receiver to change
            _ => only.frames.last().and_then(|frame| frame.args.first().copied()),
        };
        match awaited.map(|value| state.world.heap.resolve(value)) {
            Some(Resolved::Object(object)) => !state.world.heap.object(object).is_new,
            Some(Resolved::Maybe(_) | Resolved::Some(_)) => true,
            Some(Resolved::Null) | None => false,
        }
    }

    /// Lets one of several threads go on.
    pub fn take_turn(&mut self, point: &Point, thread: usize) -> State {
        let mut state = point.state.clone();
        let index = point.enabled.iter().position(|other| *other == thread).expect("it is one of them");
        let index = u32::try_from(index).expect("there are few threads");
        let forked = point.enabled.len() > 1;
        self.take(&mut state, Choice { index, forked, kind: ChoiceKind::Schedule(thread) }, forked);
        Self::grant(&mut state, thread);
        state
    }
}
