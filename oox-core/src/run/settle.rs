//! What follows from a step for the state itself.

use crate::config::Bound;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, Scene, State, Status};

pub(super) enum Settled<'p> {
    Running,
    Split(Vec<Alternative<'p>>),
    Schedule(Vec<usize>),
    End(Ending),
}

impl<'p> Machine<'p> {
    /// What ends one of several threads does not end the path.
    fn settle_thread(&mut self, state: &mut State, ending: Ending) -> Option<Ending> {
        match ending {
            Ending::Returned(_) | Ending::Threw(_) => {
                self.end_thread(state, ending);
                None
            }
            Ending::Bound(
                bound @ (Bound::Loops | Bound::Calls | Bound::Steps | Bound::Threads | Bound::Retries),
            ) if state.own().atomic == 0 => {
                self.tally.bounds_hit.insert(bound);
                state.threads[state.running].status = Status::Parked(bound);
                None
            }
            ending => Some(ending),
        }
    }

    /// Does what a flow says, as far as it concerns this state only.
    pub(super) fn settle(&mut self, state: &mut State, flow: Flow<'p>) -> Settled<'p> {
        let ending = match flow {
            Flow::Next => {
                state.top_mut().at += 1;
                None
            }
            Flow::Stay => None,
            Flow::Split(alternatives) => return Settled::Split(alternatives),
            Flow::Schedule(enabled) => return Settled::Schedule(enabled),
            Flow::Throw(exception) => {
                self.note_place(state, exception);
                self.raise(state, exception)
            }
            Flow::Propagate(exception) => self.raise(state, exception),
            Flow::End(ending) => Some(ending),
        };
        let ending = match ending {
            Some(ending) if state.is_concurrent() && state.is_ready() => self.settle_thread(state, ending),
            ending => ending,
        };
        let is_violated = matches!(ending, Some(Ending::Violated(_)));
        let is_case =
            matches!(ending, Some(Ending::Returned(_) | Ending::Threw(_))) && self.config.list_cases;
        if is_violated && self.is_unsettled(state)
            || (is_violated || is_case) && self.next_late(state).is_some()
        {
            // it comes to the same end again
            state.path.doomed_at = Some(state.frames().len());
            return Settled::Running;
        }
        match ending {
            None => Settled::Running,
            Some(mut ending) => {
                if let Ending::Violated(violated) = &mut ending {
                    violated.scene = Scene::of(state);
                }
                match ending {
                    Ending::Bound(bound) => self.tally.bounds_hit.insert(bound),
                    // no number of steps is enough
                    Ending::Endless(_) => self.tally.bounds_hit.insert(Bound::Steps),
                    _ => false,
                };
                self.end_in_present(state);
                // the first search has seen it
                if !self.config.shared.is_empty() && !self.uses_shared(state) {
                    return Settled::End(Ending::Pruned);
                }
                Settled::End(ending)
            }
        }
    }
}
