//! Of all orders of steps that come to the same, the one that is shown: only what a violation rests on, and as few changes from thread
//! to thread as can be had by staying where one is. It depends on which steps come before which, and not on the order in which the
//! search came to them.

use std::collections::{BTreeMap, BTreeSet};

use super::Completed;
use crate::heap::ObjId;
use crate::state::{Access, Deed, Operation, Place, Promise, State, Status, Step};

/// Steps of a path in the order in which they are shown.
#[derive(Default)]
pub(crate) struct Order {
    /// Their numbers on the path.
    pub steps: Vec<usize>,
    /// How often another thread goes on.
    pub switches: u32,
}

/// Steps that nobody comes between.
struct Unit {
    thread: usize,
    steps: Vec<usize>,
    /// Units of other threads that come before it.
    after: BTreeSet<usize>,
}

/// The way from `main` to a thread by numbers of forks: the same in every order.
pub(super) fn lineage(state: &State, thread: usize) -> Vec<u32> {
    match state.threads[thread].own.parent {
        None => Vec::new(),
        Some((parent, number)) => {
            let mut path = lineage(state, parent);
            path.push(number);
            path
        }
    }
}

/// The other one of two accesses that race: the last of another thread that the last step of the path does not go with.
pub(super) fn racing_step(state: &State) -> Option<usize> {
    let steps = &state.together.steps;
    let touched = |step: &Step| match step.deed {
        Deed::Touches(access, _) => Some(access),
        _ => None,
    };
    let last = steps.last()?;
    let access = touched(last)?;
    steps.iter().rposition(|step| {
        let is_against = |other: Access| other.place == access.place && (other.is_write || access.is_write);
        step.thread != last.thread && touched(step).is_some_and(is_against)
    })
}

/// The steps whose past explains the end of a path.
fn ends(state: &State, ended: &Completed) -> Vec<usize> {
    let steps = &state.together.steps;
    let last_of = |thread: usize| {
        let is_start = |step: &Step| matches!(step.deed, Deed::Forks(child) if child == thread);
        steps.iter().rposition(|step| step.thread == thread || is_start(step))
    };
    let all = || {
        // that nobody notifies, or changes anything, is a matter of all threads
        let waits_for_others = |status: &Status| {
            matches!(status, Status::Waits(_) | Status::Spins(..) | Status::Stands(Operation::Atomic(..)))
        };
        let is_of_all = state.threads.iter().any(|thread| waits_for_others(&thread.status));
        let counts = |thread: &usize| is_of_all || !matches!(state.threads[*thread].status, Status::Ended);
        (0..state.threads.len()).filter(counts).filter_map(last_of).collect()
    };
    match ended {
        Completed::Endless(_) => all(),
        Completed::Violated(violated) => match violated.what {
            Promise::NoDeadlock(_) => all(),
            Promise::NoRace(..) => racing_step(state).into_iter().chain(last_of(state.running)).collect(),
            Promise::Check(_) | Promise::NoCrash(_) => last_of(state.running).into_iter().collect(),
        },
        Completed::Returned(_) | Completed::Threw(_) => Vec::new(),
    }
}

/// The order in which the end of a path is shown.
pub(crate) fn order(state: &State, ended: &Completed) -> Order {
    let units = units(state);
    let of_step: BTreeMap<usize, usize> = units
        .iter()
        .enumerate()
        .flat_map(|(number, unit)| unit.steps.iter().map(move |step| (*step, number)))
        .collect();
    let mut wanted: BTreeSet<usize> = BTreeSet::new();
    let mut open: Vec<usize> = ends(state, ended).iter().map(|step| of_step[step]).collect();
    let mut before: BTreeMap<usize, usize> = BTreeMap::new();
    let mut last: BTreeMap<usize, usize> = BTreeMap::new();
    for (number, unit) in units.iter().enumerate() {
        if let Some(previous) = last.insert(unit.thread, number) {
            before.insert(number, previous);
        }
    }
    while let Some(number) = open.pop() {
        if wanted.insert(number) {
            open.extend(units[number].after.iter().copied().chain(before.get(&number).copied()));
        }
    }
    let mut threads: Vec<usize> = (0..state.threads.len()).collect();
    threads.sort_by_key(|thread| lineage(state, *thread));
    let mut left: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for number in wanted.iter().rev() {
        left.entry(units[*number].thread).or_default().push(*number);
    }
    let mut order = Order::default();
    let mut taken: BTreeSet<usize> = BTreeSet::new();
    let mut running = 0;
    loop {
        let next = |thread: usize| {
            let number = *left.get(&thread)?.last()?;
            units[number].after.is_subset(&taken).then_some(number)
        };
        let Some(number) = next(running).or_else(|| threads.iter().copied().find_map(&next)) else {
            return order;
        };
        let unit = &units[number];
        order.switches += u32::from(unit.thread != running);
        running = unit.thread;
        order.steps.extend(&unit.steps);
        taken.insert(number);
        left.get_mut(&running).and_then(Vec::pop);
    }
}

/// Who has come to a place.
#[derive(Default)]
struct Seen {
    write: Option<usize>,
    reads: Vec<usize>,
}

/// What units that follow depend on.
#[derive(Default)]
struct Known {
    places: BTreeMap<Place, Seen>,
    released: BTreeMap<ObjId, usize>,
    forked: BTreeMap<usize, usize>,
    over: BTreeMap<usize, usize>,
    woken: BTreeMap<usize, usize>,
}

impl Known {
    /// What must have happened before a step, which stands in this unit.
    fn before(&mut self, step: &Step, unit: usize) -> Vec<usize> {
        let mut before: Vec<usize> = self.forked.remove(&step.thread).into_iter().collect();
        match step.deed {
            Deed::Forks(child) => _ = self.forked.insert(child, unit),
            Deed::Joins(child) => before.extend(self.over.get(&child)),
            Deed::Locks(object) => {
                before.extend(self.released.get(&object));
                before.extend(self.woken.remove(&step.thread));
            }
            Deed::Unlocks(object) | Deed::Waits(object) => _ = self.released.insert(object, unit),
            Deed::Notifies(_, woken) => {
                if let Some(woken) = woken {
                    self.woken.insert(woken, unit);
                }
            }
            Deed::Touches(access, _) => before.extend(self.touch(access, unit)),
            Deed::Initialises(class, is_write) => {
                before.extend(self.touch(Access { place: Place::Class(class), is_write }, unit));
            }
            Deed::Ends => _ = self.over.insert(step.thread, unit),
        }
        before
    }

    fn touch(&mut self, access: Access, unit: usize) -> Vec<usize> {
        let seen = self.places.entry(access.place).or_default();
        let mut before: Vec<usize> = seen.write.into_iter().collect();
        if access.is_write {
            before.append(&mut seen.reads);
            seen.write = Some(unit);
        } else {
            seen.reads.push(unit);
        }
        before
    }
}

/// Does nobody come between two steps of a thread, of which the second follows the first?
fn is_one(first: &Step, second: &Step) -> bool {
    let is_one_join = matches!((first.deed, second.deed), (Deed::Joins(_), Deed::Joins(_)))
        && first.span.key() == second.span.key();
    is_one_join || second.within.is_some() && first.within == second.within
}

fn units(state: &State) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::new();
    let mut known = Known::default();
    let mut last: BTreeMap<usize, (usize, &Step)> = BTreeMap::new();
    for (number, step) in state.together.steps.iter().enumerate() {
        let is_part = |(_, before): &&(usize, &Step)| is_one(before, step);
        let known_unit = last.get(&step.thread).filter(is_part).map(|(unit, _)| *unit);
        let unit = known_unit.unwrap_or_else(|| {
            units.push(Unit { thread: step.thread, steps: Vec::new(), after: BTreeSet::new() });
            units.len() - 1
        });
        last.insert(step.thread, (unit, step));
        let before = known.before(step, unit);
        let is_others = |other: &usize| units[*other].thread != step.thread;
        let after: Vec<usize> = before.into_iter().filter(is_others).collect();
        units[unit].steps.push(number);
        units[unit].after.extend(after);
    }
    units
}
