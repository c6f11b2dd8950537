//! A call that starts threads, in every order of what they do: whether all orders come to the same violation, so that whoever
//! makes the call sees it, however the threads of his machine run.

use crate::assumption::{Assumption, Gap};
use crate::machine::Machine;
use crate::run::{Point, Progress};
use crate::state::{ChoiceKind, Ending, Promise, State, Violated};

/// No more orders are tried.
const MOST_ORDERS: usize = 256;

/// Is it the same promise, at the same place? Of a deadlock the place is that of one thread of several.
fn is_same(one: &Promise, other: &Promise) -> bool {
    match (one, other) {
        (Promise::Check(one), Promise::Check(other)) => one == other,
        (Promise::NoCrash(one), Promise::NoCrash(other)) => one == other,
        (Promise::NoDeadlock(_), Promise::NoDeadlock(_)) => true,
        _ => false,
    }
}

/// Was something of threads decided last, and nothing of values?
fn is_of_threads(state: &State) -> bool {
    let last = state.path.trail.choices().pop();
    matches!(last.map(|choice| choice.kind), Some(ChoiceKind::Schedule(_) | ChoiceKind::Wake(_)))
}

/// A machine may do that, and hardly ever does.
fn has_woken_up_by_itself(state: &State) -> bool {
    state.notes.gaps.contains(&Gap::Assumed(Assumption::SpuriousWakeUps))
}

/// Does the thread that made the call come to this end?
pub(super) fn is_seen_by_caller(state: &State, what: &Promise) -> bool {
    match what {
        Promise::NoDeadlock(_) => state.together.entry_ended.is_none(),
        _ => state.running == 0,
    }
}

/// The violation that every order from here comes to; `None` where there is none, or where the orders are too many.
pub(super) fn same_violation(machine: &mut Machine<'_>, first: Progress) -> Option<(State, Violated)> {
    let mut found: Option<(State, Violated)> = None;
    let mut orders = 0;
    let mut open = vec![first];
    while let Some(progress) = open.pop() {
        for (state, ending) in progress.ended {
            orders += 1;
            let violated = match ending {
                Ending::Violated(violated) => violated,
                // the same thread goes on, on another path
                Ending::Pruned => continue,
                _ => return None,
            };
            if !is_seen_by_caller(&state, &violated.what) {
                return None;
            }
            match &found {
                Some((_, known)) if !is_same(&known.what, &violated.what) => return None,
                Some(_) => {}
                None => found = Some((state, violated)),
            }
        }
        if orders + open.len() > MOST_ORDERS {
            return None;
        }
        for state in progress.running.into_iter().filter(|state| !has_woken_up_by_itself(state)).rev() {
            if !is_of_threads(&state) {
                return None;
            }
            open.push(machine.advance(state));
        }
        if let Some(point) = progress.point {
            open.extend(turns(machine, &point));
        }
    }
    found
}

/// What comes next, whoever goes on; the thread that ran last comes last.
fn turns(machine: &mut Machine<'_>, point: &Point) -> Vec<Progress> {
    let each = point.enabled.iter().rev().map(|thread| {
        let state = machine.take_turn(point, *thread);
        machine.advance(state)
    });
    each.collect()
}
