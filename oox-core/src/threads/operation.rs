//! The order of operations: what an operation touches, and what it depends on.

use std::rc::Rc;

use crate::machine::Machine;
use crate::state::{Access, Event, Grant, Place, State, Status, depend};

impl Machine<'_> {
    /// A thread may execute the operation that it stands before.
    pub(crate) fn grant(state: &mut State, thread: usize) {
        state.switch_to(thread);
        state.threads[thread].status = Status::Ready;
        let own = state.own_mut();
        own.grant = Grant::Once;
        let before = own.order.clone();
        own.order.advance(thread);
        let (number, clock) = (own.order.of(thread), own.order.clone());
        let together = state.together_mut();
        together.events.push_back(Event { thread, number, footprint: Rc::default(), clock, before });
    }

    /// The operation that is being executed touches this.
    pub(super) fn touches(state: &mut State, access: Access) {
        if state.own().atomic > 0 {
            // what comes before an `atomic` is looked at when all of it is known
            let footprint = &mut state.together_mut().footprint;
            if !footprint.contains(&access) {
                footprint.push(access);
            }
        } else {
            Self::note_operation(state, &[access]);
        }
    }

    /// What the operation that is being executed touches is known, and so is what it depends on.
    pub(crate) fn note_operation(state: &mut State, accesses: &[Access]) {
        let me = state.running;
        let Some(last) = state.together.events.len().checked_sub(1) else { return };
        if accesses.is_empty() || state.together.events[last].thread != me {
            return;
        }
        let mut order = state.own().order.clone();
        for event in state.together.events.iter().rev().skip(1) {
            if event.thread != me && depend(&event.footprint, accesses) {
                order.join(&event.clock);
            }
        }
        for access in accesses {
            match access.place {
                Place::Monitor(object) => {
                    if let Some(lock) = state.together.locks.get(&object) {
                        order.join(&lock.order);
                    }
                }
                Place::Class(class) => {
                    if let Some(initialiser) = state.together.classes.get(&class) {
                        order.join(&initialiser.order);
                    }
                }
                Place::Field(..) | Place::Static(_) | Place::Cell(..) => {}
            }
        }
        let together = state.together_mut();
        let event = &mut together.events[last];
        event.clock = order.clone();
        Rc::make_mut(&mut event.footprint).extend_from_slice(accesses);
        state.own_mut().order = order;
    }
}
