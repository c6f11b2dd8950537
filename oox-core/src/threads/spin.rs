//! Waiting by going round: a thread that comes back to the head of a loop and has only read waits until something is written that
//! it has read.

use std::rc::Rc;

use crate::lang::span::Span;
use crate::machine::Machine;
use crate::state::{Arrival, Ending, Place, State, Status};

impl Machine<'_> {
    /// The running thread has come back to the head of a loop, where it was before; it may wait now. Some ending where others
    /// than this path show what follows.
    pub(crate) fn spins(state: &mut State, before: &Arrival, now: &Arrival, span: Span) -> Option<Ending> {
        if !now.is_as(before) || state.own().atomic > 0 {
            return None;
        }
        let read: Vec<(Place, u64)> = state.own().reads.iter().skip(before.reads).copied().collect();
        let version = |place: &Place| state.together.touched.get(place).map_or(0, |touched| touched.version);
        if read.iter().any(|(place, seen)| version(place) != *seen) {
            // what it has read is no longer so
            return None;
        }
        if now.unnoticed > before.unnoticed {
            // it has waited for some time, nothing has changed, and it waits again
            return Some(Ending::Pruned);
        }
        let places: Vec<Place> = read.into_iter().map(|(place, _)| place).collect();
        state.threads[state.running].status = Status::Spins(Rc::new(places), span);
        None
    }
}
