//! The orders in which the threads of one state can go on: one for each class of equivalent ones.
//!
//! Sleep sets (Godefroid): from each point every thread goes on that could and does not sleep. What was explored from a point sleeps in
//! what is explored later, until something happens that it depends on; a path on which all that could go on sleep is given up.
//!
//! This is depth first whatever `--search` says: what an operation touches is known when it was explored.

use std::rc::Rc;

use super::outcome::Gathered;
use super::unit::UnitRun;
use crate::config::Bound;
use crate::machine::Machine;
use crate::run::{Point, Progress};
use crate::state::{Access, State, depend};

/// A point of the path that is being explored.
struct Node {
    point: Point,
    /// Threads that are not explored from here, because equivalent orders are explored elsewhere.
    asleep: Vec<(usize, Rc<Vec<Access>>)>,
    opened: Vec<Opened>,
    /// How many of them were explored, or are being explored.
    begun: usize,
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
            point.enabled.iter().filter(is_awake).copied().collect()
        };
        if first.is_empty() {
            self.machine.tally.asleep += 1;
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
    }
}
