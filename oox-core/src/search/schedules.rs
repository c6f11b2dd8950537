//! The orders in which the threads of one state can go on: one for each class of equivalent ones.
//!
//! Sleep sets (Godefroid): what was explored from a point sleeps in what is explored later, until something happens that it depends on;
//! a path on which all that could go on sleep is given up.
//!
//! Source sets (Abdulla and others): from a point one thread goes on at first. Others do where an operation that came later could have
//! come before the one that was executed there (`reversal.rs`). An operation that a thread waits for at the end of a path could
//! have come earlier, too. A path that ends while threads could go on does not show what they would have done: from its points all
//! of them go on.
//!
//! This is depth first whatever `--search` says: what an operation touches is known when it was explored.

use std::rc::Rc;

use super::outcome::Gathered;
use super::reversal::{Reversal, reversals, waiting};
use super::unit::UnitRun;
use crate::config::Bound;
use crate::machine::Machine;
use crate::run::{Point, Progress};
use crate::state::{Access, State, Status, depend};

/// A point of the path that is being explored.
struct Node {
    point: Point,
    /// Threads that are not explored from here, because equivalent orders are explored elsewhere.
    asleep: Vec<(usize, Rc<Vec<Access>>)>,
    opened: Vec<Opened>,
    /// How many of them were explored, or are being explored.
    begun: usize,
}

impl Node {
    fn open(&mut self, thread: usize) {
        let is_asleep = self.asleep.iter().any(|(other, _)| *other == thread);
        if !is_asleep && !self.opened.iter().any(|opened| opened.thread == thread) {
            self.opened.push(Opened { thread, footprint: Vec::new() });
        }
    }

    fn open_all(&mut self) {
        for thread in self.point.enabled.clone() {
            self.open(thread);
        }
    }

    /// One of the threads goes on that could begin what is to come first; if none of them can, all do.
    fn open_one(&mut self, reversal: &Reversal) {
        let can_begin: Vec<usize> =
            reversal.first.iter().copied().filter(|thread| self.point.enabled.contains(thread)).collect();
        let is_explored = |thread: &usize| {
            self.asleep.iter().any(|(other, _)| other == thread)
                || self.opened.iter().any(|opened| opened.thread == *thread)
        };
        if can_begin.iter().any(is_explored) {
            return;
        }
        if can_begin.contains(&reversal.thread) {
            self.open(reversal.thread);
        } else if let Some(thread) = can_begin.iter().min() {
            self.open(*thread);
        } else {
            self.open_all();
        }
    }
}

/// A thread that goes on from a point.
struct Opened {
    thread: usize,
    /// All that its operation has touched, on all paths.
    footprint: Vec<Access>,
}

/// What is left to do, the last first.
enum Work {
    /// A state goes on.
    State(Box<State>),
    /// The last node may have another thread to go on with.
    Node,
}

/// The search below the first point of a path.
pub(super) struct Schedules<'r, 'm, 'p> {
    run: &'r UnitRun<'r>,
    machine: &'m mut Machine<'p>,
    nodes: Vec<Node>,
    work: Vec<Work>,
}

impl<'r, 'm, 'p> Schedules<'r, 'm, 'p> {
    pub fn new(run: &'r UnitRun<'r>, machine: &'m mut Machine<'p>) -> Self {
        Self { run, machine, nodes: Vec::new(), work: Vec::new() }
    }

    /// Explores all that follows from a point. False where the search was stopped.
    pub fn explore(mut self, found: &mut Gathered, index: usize, paths: Option<u64>, first: Point) -> bool {
        self.add_point(first);
        while let Some(work) = self.work.pop() {
            if self.run.is_over(index) {
                self.machine.tally.bounds_hit.extend(self.run.cut());
                return false;
            }
            match work {
                Work::Node => self.open_next(),
                Work::State(state) => {
                    let progress = self.machine.advance(*state);
                    self.add(found, progress);
                }
            }
            if self.run.config.first && !found.candidates.is_empty() {
                return false;
            }
            if paths.is_some_and(|most| found.ended >= most) && !self.work.is_empty() {
                self.machine.tally.bounds_hit.insert(Bound::Paths);
                return false;
            }
        }
        true
    }

    fn add(&mut self, found: &mut Gathered, progress: Progress) {
        for (mut state, ending) in progress.ended {
            self.close(&mut state);
            self.end(&state);
            self.run.note(self.machine, found, state, ending);
        }
        self.work.extend(progress.running.into_iter().rev().map(|state| Work::State(Box::new(state))));
        if let Some(point) = progress.point {
            self.add_point(*point);
        }
    }

    /// Another point of the path: what was done since the last one is known.
    fn add_point(&mut self, mut point: Point) {
        self.close(&mut point.state);
        let asleep = point.state.together.asleep.clone();
        let is_awake = |thread: &&usize| !asleep.iter().any(|(other, _)| other == *thread);
        let first: Vec<usize> = if self.machine.config.all_schedules {
            point.enabled.clone()
        } else {
            point.enabled.iter().find(is_awake).copied().into_iter().collect()
        };
        if first.is_empty() {
            self.machine.tally.asleep += 1;
            self.open_for(&waiting(&point.state));
            return;
        }
        let opened = first.into_iter().map(|thread| Opened { thread, footprint: Vec::new() }).collect();
        self.machine.tally.points += 1;
        self.nodes.push(Node { point, asleep, opened, begun: 0 });
        self.work.push(Work::Node);
    }

    /// The last node goes on with another thread, if there is one.
    fn open_next(&mut self) {
        let is_reduced = !self.machine.config.all_schedules;
        let node = self.nodes.last_mut().expect("work on a node is done while it is there");
        let Some(next) = node.opened.get(node.begun) else {
            self.nodes.pop();
            return;
        };
        let thread = next.thread;
        let mut state = self.machine.take_turn(&node.point, thread);
        if is_reduced {
            let before = node.opened[..node.begun].iter();
            let explored = before.map(|opened| (opened.thread, Rc::new(opened.footprint.clone())));
            let asleep = node.asleep.iter().cloned().chain(explored).filter(|(other, _)| *other != thread);
            state.together_mut().asleep = asleep.collect();
        }
        self.machine.tally.states += u64::from(node.begun > 0);
        node.begun += 1;
        self.work.push(Work::Node);
        self.work.push(Work::State(Box::new(state)));
    }

    /// The last operation of a path is over: who sleeps may wake.
    fn close(&mut self, state: &mut State) {
        let Some(last) = state.together.events.len().checked_sub(1) else { return };
        if self.machine.config.all_schedules {
            return;
        }
        let rest = std::mem::take(&mut state.together_mut().footprint);
        Machine::note_operation(state, &rest);
        let event = state.together.events[last].clone();
        if let Some(opened) = self.nodes[last].opened.iter_mut().find(|opened| opened.thread == event.thread)
        {
            let new = event.footprint.iter().filter(|access| !opened.footprint.contains(access));
            let new: Vec<Access> = new.copied().collect();
            opened.footprint.extend(new);
        }
        let together = state.together_mut();
        together.asleep.retain(|(_, footprint)| !depend(footprint, &event.footprint));
        self.open_for(&reversals(&state.together.events, last, &event));
    }

    /// A path has come to its end.
    fn end(&mut self, state: &State) {
        if self.machine.config.all_schedules {
            return;
        }
        let has_shown_all = |thread: usize| match state.threads[thread].status {
            Status::Ended | Status::Excluded | Status::Joins(_) | Status::Waits(_) | Status::Spins(..) => {
                true
            }
            Status::Stands(_) => !state.is_enabled(thread),
            Status::Ready | Status::Parked(_) => false,
        };
        if (0..state.threads.len()).all(has_shown_all) {
            self.open_for(&waiting(state));
        } else {
            for node in &mut self.nodes {
                node.open_all();
            }
        }
    }

    fn open_for(&mut self, reversals: &[Reversal]) {
        for reversal in reversals {
            self.nodes[reversal.at].open_one(reversal);
        }
    }
}
