//! A schedule that is followed: on the values of a case, its threads go on in the order that its report shows. Every access is a step here.

use std::collections::BTreeMap;

use super::replay::{ConcreteInputs, ConcreteOutcome};
use crate::case::{Case, Completed, KnownDecisions, Schedule, What};
use crate::config::{Bounds, Config};
use crate::ir::{MethodId, Program};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::run::Point;
use crate::state::{Deed, Ending, State};
use crate::threads::thread_name;
use crate::workers::{LARGE_STACK, on_stack};

/// Runs a method on the values of a case, in the order of its schedule.
pub fn follow_schedule(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    case: &Case,
) -> ConcreteOutcome {
    let Some(schedule) = &case.schedule else {
        return ConcreteOutcome::Unsupported("the case has no schedule".to_owned());
    };
    let bounds = Bounds { time: None, ..config.bounds };
    let config = Config { all_schedules: true, list_cases: false, bounds, ..config.clone() };
    on_stack(LARGE_STACK, || {
        let mut machine = Machine::new(program, &config, config.solver.clone());
        match machine.start_with(method, &ConcreteInputs::from(case)) {
            Ok(state) => follow(&mut machine, sources, method, schedule, state),
            Err(reason) => ConcreteOutcome::Unsupported(reason),
        }
    })
}

fn follow(
    machine: &mut Machine,
    sources: &SourceMap,
    method: MethodId,
    schedule: &Schedule,
    mut state: State,
) -> ConcreteOutcome {
    loop {
        let mut progress = machine.advance(state);
        if let Some(point) = progress.point {
            let Some(thread) = next(schedule, &point) else {
                return ConcreteOutcome::Unsupported("a thread cannot go on as the schedule says".to_owned());
            };
            state = machine.take_turn(&point, thread);
            continue;
        }
        if let Some((state, ending)) = progress.ended.pop() {
            let ended = match ending {
                Ending::Pruned => return ConcreteOutcome::Excluded,
                Ending::Bound(bound) => return ConcreteOutcome::Bound(bound),
                Ending::Unsupported(_, what) => return ConcreteOutcome::Unsupported(what.to_string()),
                Ending::Returned(value) => Completed::Returned(value),
                Ending::Threw(exception) => Completed::Threw(exception),
                Ending::Violated(violated) => Completed::Violated(violated),
                Ending::Endless(span) => Completed::Endless(span),
            };
            let case = Case::new(machine, sources, &mut KnownDecisions::default(), method, &state, &ended);
            return ConcreteOutcome::Ended(Box::new(case));
        }
        // several of those that wait could be woken: the schedule says who is
        progress.running.retain(|state| wakes_as_told(schedule, state));
        match progress.running.len() {
            1 => state = progress.running.remove(0),
            0 => return ConcreteOutcome::Excluded,
            _ => return ConcreteOutcome::Several,
        }
    }
}

/// The thread that is behind what the schedule says; when none is, any.
fn next(schedule: &Schedule, point: &Point) -> Option<usize> {
    let state = &point.state;
    let mut done: BTreeMap<String, u32> = BTreeMap::new();
    for step in &state.together.steps {
        *done.entry(thread_name(state, step.thread)).or_default() += 1;
    }
    let mut wanted: BTreeMap<&str, u32> = BTreeMap::new();
    for turn in &schedule.turns {
        let steps = wanted.entry(&turn.thread).or_default();
        *steps += turn.steps;
        if done.get(&turn.thread).copied().unwrap_or(0) < *steps {
            let is_meant = |thread: &usize| thread_name(state, *thread) == turn.thread;
            return point.enabled.iter().copied().find(is_meant);
        }
    }
    point.enabled.iter().copied().min()
}

/// Have the threads woken those that the schedule says?
fn wakes_as_told(schedule: &Schedule, state: &State) -> bool {
    let told = schedule.steps.iter().filter(|step| step.what == What::Notify);
    let told: Vec<(&str, Option<&str>)> =
        told.map(|step| (step.thread.as_str(), step.wakes.as_deref())).collect();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for step in &state.together.steps {
        let Deed::Notifies(_, woken) = step.deed else { continue };
        let name = thread_name(state, step.thread);
        let number = seen.entry(name.clone()).or_default();
        let expected = told.iter().filter(|(thread, _)| *thread == name).nth(*number);
        let woken = woken.map(|thread| thread_name(state, thread));
        if expected.is_some_and(|(_, expected)| *expected != woken.as_deref()) {
            return false;
        }
        *number += 1;
    }
    true
}
