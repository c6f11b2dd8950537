//! Running states: [`Machine::advance`] runs one until it ends or has to be split.
//!
//! Nothing here searches, prints or reads: a state is turned into its successors. When an instruction needs to know more about the
//! input than the path has decided, it asks for a split; each part then either completes the instruction or executes it again with
//! more knowledge.

mod entry;
mod initialiser;
mod schedule;
mod settle;
mod split;
mod step;

use crate::config::Config;
use crate::input;
use crate::ir::{Program, Terminator};
use crate::machine::Machine;
use crate::solver::SolverConfig;
use crate::state::{Choice, Ending, State};
pub use schedule::Point;
use settle::Settled;

/// What became of a state: its successors, and the paths that ended on the way.
#[derive(Default)]
pub struct Progress {
    /// In the order of their choices; all of them are feasible or undecided.
    pub running: Vec<State>,
    /// In the order of their choices.
    pub ended: Vec<(State, Ending)>,
    /// Somebody has to choose which thread goes on; there is nothing else then.
    pub point: Option<Box<Point>>,
}

impl<'p> Machine<'p> {
    /// A machine with nothing in it yet.
    pub fn new(program: &'p Program, config: &'p Config, solver: SolverConfig) -> Self {
        Self::with_mode(program, config, solver, input::mode(config.heap))
    }

    /// Runs a state until it ends or has to be split.
    pub fn advance(&mut self, mut state: State) -> Progress {
        loop {
            let flow = self.step(&mut state);
            match self.settle(&mut state, flow) {
                Settled::Running => {}
                Settled::End(ending @ Ending::Unsupported(..)) if self.is_initialising(&state) => {
                    let Some(rest) = self.rest_of_initialiser(&state) else {
                        return Progress { ended: vec![(state, ending)], ..Progress::default() };
                    };
                    self.skip(&mut state, rest);
                }
                Settled::End(ending) => {
                    return Progress { ended: vec![(state, ending)], ..Progress::default() };
                }
                Settled::Schedule(enabled) => {
                    let point = Some(Box::new(Point { state, enabled }));
                    return Progress { point, ..Progress::default() };
                }
                Settled::Split(alternatives) if self.is_initialising(&state) => {
                    match self.split_initialiser(state, alternatives) {
                        Ok((next, _)) => state = next,
                        Err(progress) => return progress,
                    }
                }
                Settled::Split(alternatives) => {
                    let mut progress = self.split(state, alternatives);
                    if !progress.ended.is_empty() || progress.running.len() != 1 {
                        return progress;
                    }
                    state = progress.running.remove(0);
                }
            }
        }
    }

    /// Does the state stand in a block that ends in a branch of which nobody has seen all outcomes?
    pub fn stands_before_news(&self, state: &State) -> bool {
        let Some(frame) = state.frames().last() else { return false };
        let Some(body) = frame.body else { return false };
        match self.program.body(body).cfg[frame.block].terminator {
            Terminator::Branch { branch: Some(id), .. } | Terminator::Switch { branch: Some(id), .. } => {
                let outcomes = self.program.branches[id.0 as usize].outcomes;
                (0..outcomes).any(|outcome| !self.tally.covered.contains(&(id, outcome)))
            }
            _ => false,
        }
    }

    /// Rebuilds a state from the choices that led to it; `None` when they do not lead to a running state.
    pub fn replay(&mut self, mut state: State, choices: &[Choice]) -> Option<State> {
        let mut choices = choices.iter();
        let mut pending = choices.next();
        while let Some(choice) = pending {
            let flow = self.step(&mut state);
            match self.settle(&mut state, flow) {
                Settled::Running => {}
                Settled::End(Ending::Unsupported(..)) if self.is_initialising(&state) => {
                    let rest = self.rest_of_initialiser(&state)?;
                    self.skip(&mut state, rest);
                }
                // which thread goes on is not for replaying: a part of the search begins before that
                Settled::End(_) | Settled::Schedule(_) => return None,
                Settled::Split(alternatives)
                    if self.is_initialising(&state)
                        && (alternatives.len() == 1 || self.rest_of_initialiser(&state).is_some()) =>
                {
                    let has_choice = alternatives.len() > 1;
                    let is_taken;
                    (state, is_taken) = self.split_initialiser(state, alternatives).ok()?;
                    if has_choice && is_taken {
                        pending = choices.next();
                    }
                }
                Settled::Split(alternatives) => {
                    let has_choice = alternatives.len() > 1;
                    state = self.repeat(state, alternatives, *choice)?;
                    if has_choice {
                        pending = choices.next();
                    }
                }
            }
        }
        Some(state)
    }
}
