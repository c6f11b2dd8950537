//! Which operations of a path could have come before others that were executed earlier.

use imbl::Vector;

use crate::state::{Access, Clock, Event, Operation, Place, State, Status, depend};

/// An operation could have come before one that was executed.
pub(super) struct Reversal {
    /// The number of the one that was executed.
    pub at: usize,
    /// Who could have come before it.
    pub thread: usize,
    /// With whom an order can begin in which it does: those whose next operations need nothing else.
    pub first: Vec<usize>,
}

/// The operations before which an event could have come; it is the one with this number.
pub(super) fn reversals(events: &Vector<Event>, number: usize, event: &Event) -> Vec<Reversal> {
    let earlier = events.iter().take(number).enumerate();
    let is_reversible = |(_, other): &(usize, &Event)| {
        other.thread != event.thread
            && event.before.of(other.thread) < other.number
            && depend(&other.footprint, &event.footprint)
    };
    let found = earlier.filter(is_reversible).map(|(at, other)| Reversal {
        at,
        thread: event.thread,
        first: first_of(events, at, other, number, event),
    });
    found.collect()
}

/// With whom an order can begin that executes what does not need `other`, and then the event.
fn first_of(events: &Vector<Event>, at: usize, other: &Event, number: usize, event: &Event) -> Vec<usize> {
    let needs = |later: &Event, earlier: &Event| later.clock.of(earlier.thread) >= earlier.number;
    // what it got to know by `other` it does not need when it comes first
    let event_needs = |earlier: &Event| {
        event.before.of(earlier.thread) >= earlier.number || depend(&earlier.footprint, &event.footprint)
    };
    let mut moved: Vec<&Event> = Vec::new();
    let mut first: Vec<usize> = Vec::new();
    for each in events.iter().take(number).skip(at + 1).filter(|each| !needs(each, other)) {
        if moved.iter().all(|earlier| earlier.thread != each.thread && !needs(each, earlier)) {
            first.push(each.thread);
        }
        moved.push(each);
    }
    if moved.iter().all(|earlier| earlier.thread != event.thread && !event_needs(earlier)) {
        first.push(event.thread);
    }
    first
}

/// The operations before which those could have come that threads wait for.
pub(super) fn waiting(state: &State) -> Vec<Reversal> {
    let events = &state.together.events;
    let mut all = Vec::new();
    for (thread, known) in state.threads.iter().enumerate() {
        let read = |places: &[Place]| -> Vec<Access> {
            places.iter().map(|place| Access { place: *place, is_write: false }).collect()
        };
        let footprint = match &known.status {
            Status::Stands(_) if state.is_enabled(thread) => continue,
            Status::Stands(Operation::Lock(object)) => {
                vec![Access { place: Place::Monitor(*object), is_write: true }]
            }
            Status::Stands(Operation::Initialise(class)) => {
                vec![Access { place: Place::Class(*class), is_write: true }]
            }
            Status::Stands(Operation::Access(access)) => vec![*access],
            Status::Stands(Operation::Atomic(_, places)) | Status::Spins(places, _) => read(places),
            Status::Ready
            | Status::Joins(_)
            | Status::Waits(_)
            | Status::Parked(_)
            | Status::Excluded
            | Status::Ended => continue,
        };
        let before: Clock = known.own.order.clone();
        let (clock, number) = (before.clone(), before.of(thread) + 1);
        let event = Event { thread, number, footprint: footprint.into(), clock, before };
        all.extend(reversals(events, events.len(), &event));
    }
    all
}
