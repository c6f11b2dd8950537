//! Exploring a part of the search with one machine.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use super::frontier::Frontier;
use super::outcome::{Exploration, Gathered, Undecided};
use super::schedules::Schedules;
use crate::assumption::Gap;
use crate::case::{Case, Completed, Inputs};
use crate::config::{Bound, Config};
use crate::ir::{BranchId, MethodId, Program};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::solver::Answer;
use crate::state::{Choice, Ending, State};

/// A part of the search: the choices that lead to its first state.
pub(super) struct Unit {
    choices: Vec<Choice>,
    uncertain: Option<String>,
}

impl Unit {
    pub fn of(state: &State) -> Self {
        Self {
            choices: state.path.trail.choices(),
            uncertain: state.path.uncertain.as_deref().map(str::to_owned),
        }
    }

    /// The choices as numbers.
    pub fn indices(&self) -> Vec<u32> {
        self.choices.iter().map(|choice| choice.index).collect()
    }
}

/// How much of a search is done in one go.
#[derive(Clone, Copy)]
pub(super) struct Most {
    /// States that are made.
    pub states: Option<u64>,
    /// Paths that come to their end.
    pub paths: Option<u64>,
}

pub(super) struct UnitRun<'r> {
    pub program: &'r Program,
    pub sources: &'r SourceMap,
    pub config: &'r Config,
    pub method: MethodId,
    pub deadline: Option<Instant>,
    /// The first unit in which a violation was found, when that ends the search.
    pub stop: &'r AtomicUsize,
}

impl UnitRun<'_> {
    /// A machine for a part of the search. Each part writes its questions into a folder of its own.
    pub fn machine(&self, part: usize) -> Machine<'_> {
        let mut solver = self.config.solver.clone();
        solver.deadline = self.deadline;
        solver.interrupt = self.config.interrupt.clone();
        if let Some(folder) = &mut solver.dump_smt {
            let class = &self.program.class(self.program.method(self.method).class).name;
            folder.push(format!("{class}.{}", self.program.signature(self.method)));
            folder.push(format!("part-{part:02}"));
        }
        Machine::new(self.program, self.config, solver)
    }

    /// Explores a unit from its trail, up to so many paths; outcomes of branches that were seen before are given.
    pub fn unit(
        &self,
        unit: &Unit,
        index: usize,
        covered: &BTreeSet<(BranchId, usize)>,
        paths: Option<u64>,
    ) -> Exploration {
        let mut machine = self.machine(index + 1);
        // what was seen before is no news
        machine.tally.covered.clone_from(covered);
        // the state that the unit starts from was counted where it was made
        machine.tally.states = 0;
        let first = machine.start(self.method);
        let mut frontier = Frontier::new(self.config.order, self.config.seed);
        // a state that was uncertain may turn out not to exist when the solver answers another time
        if let Some(mut state) = machine.replay(first, &unit.choices) {
            state.path.uncertain = unit.uncertain.as_deref().map(Into::into);
            frontier.push(vec![state]);
        }
        machine.tally.steps = 0;
        let found = self.explore(&mut machine, &mut frontier, index, Most { states: None, paths });
        self.close(&mut machine, found)
    }

    /// The search is over for this unit: it is cut, or an earlier unit has found what was wanted.
    pub fn is_over(&self, index: usize) -> bool {
        self.stop.load(Ordering::Relaxed) < index || self.cut().is_some()
    }

    /// What ends the whole search, whatever is open.
    pub fn cut(&self) -> Option<Bound> {
        if self.config.interrupt.is_requested() {
            return Some(Bound::Interrupt);
        }
        self.deadline.is_some_and(|deadline| Instant::now() > deadline).then_some(Bound::Time)
    }

    /// Runs until nothing is open, or there is no more to be done here.
    pub fn explore(
        &self,
        machine: &mut Machine,
        frontier: &mut Frontier,
        index: usize,
        most: Most,
    ) -> Gathered {
        let mut found = Gathered::default();
        while let Some(state) = frontier.pop(machine) {
            if self.is_over(index) {
                machine.tally.bounds_hit.extend(self.cut());
                while frontier.pop_oldest().is_some() {}
                break;
            }
            let is_stopped = self.go_on(machine, frontier, &mut found, (index, most.paths), state);
            let is_enough = self.config.first && found.has_violation();
            if is_stopped || is_enough || self.is_out_of_patience(machine, &mut found) {
                while frontier.pop_oldest().is_some() {}
                break;
            }
            if is_out_of_paths(machine, frontier, &found, most.paths) {
                break;
            }
            if most.states.is_some_and(|most| machine.tally.states >= most) {
                break;
            }
        }
        found
    }

    /// A state goes on until it ends or is split; where threads have to be chosen, all orders of them are explored. Whether the
    /// search was stopped there.
    pub fn go_on(
        &self,
        machine: &mut Machine,
        frontier: &mut Frontier,
        found: &mut Gathered,
        (index, paths): (usize, Option<u64>),
        state: State,
    ) -> bool {
        let progress = machine.advance(state);
        frontier.push(progress.running);
        for (state, ending) in progress.ended {
            self.note(machine, found, state, ending);
        }
        match progress.point {
            Some(point) => !Schedules::new(self, machine).explore(found, index, paths, *point),
            None => false,
        }
    }

    /// Many cases in a row have shown nothing new, and each of the method's own branches was taken.
    fn is_out_of_patience(&self, machine: &mut Machine, found: &mut Gathered) -> bool {
        let Some(patience) = self.config.bounds.patience else { return false };
        let shown = machine.tally.discoveries + found.thrown.len() as u64 + found.candidates.len() as u64;
        if shown > found.shown {
            (found.shown, found.shown_at) = (shown, found.result.cases);
        }
        let is_out = found.result.cases - found.shown_at > patience && {
            let is_taken = |id: BranchId, outcome: usize| machine.tally.covered.contains(&(id, outcome));
            let (taken, all) = self.program.count_outcomes(self.method, is_taken);
            taken == all
        };
        if is_out {
            machine.tally.bounds_hit.insert(Bound::Patience);
        }
        is_out
    }

    /// Counts the end of a path.
    pub fn note(&self, machine: &mut Machine, found: &mut Gathered, state: State, ending: Ending) {
        found.ended += 1;
        let result = &mut found.result;
        result.is_entered |= state.path.entered;
        if let Ending::Returned(_) | Ending::Threw(_) | Ending::Violated(_) | Ending::Endless(_) = ending {
            for gap in &state.notes.gaps {
                match gap {
                    Gap::Call(name) | Gap::Noted(name) => _ = result.unmodelled.insert(name.clone()),
                    Gap::Assumed(assumption) => _ = result.tally.assumed.insert(*assumption),
                }
            }
        }
        match ending {
            Ending::Returned(value) => self.completed(machine, found, &state, &Completed::Returned(value)),
            Ending::Threw(exception) => {
                found.thrown.insert(machine.exception_name(&state, exception));
                found.result.refusals.extend(state.notes.refusal.clone());
                self.completed(machine, found, &state, &Completed::Threw(exception));
            }
            Ending::Pruned | Ending::Bound(_) => {}
            Ending::Endless(span) => found.endless(state, span),
            Ending::Unsupported(span, what) => {
                let place = self.sources.start(span);
                result.unsupported.insert((span.file.0, place.line, what.to_string()));
            }
            Ending::Violated(violated) => {
                if state.path.uncertain.is_some() {
                    match machine.solver.model(&mut machine.terms, &state.path.condition) {
                        Answer::Sat(_) => {}
                        Answer::Unsat => return,
                        Answer::Unknown(reason) => {
                            let place = violated.place(self.program);
                            result.undecided.insert(Undecided {
                                kind: violated.kind(self.program),
                                file: place.file.0,
                                line: self.sources.start(place).line,
                                reason,
                            });
                            return;
                        }
                    }
                }
                let completed = Completed::Violated(violated.clone());
                self.completed(machine, found, &state, &completed);
                // a test runs what is not executed here: it shows by itself what comes of it
                let only_if =
                    if self.config.library_runs { BTreeSet::new() } else { machine.needed_calls(&state) };
                found.candidate(self.program, state, violated, only_if.into_iter().collect());
            }
        }
    }

    /// A path is a case.
    fn completed(&self, machine: &mut Machine, found: &mut Gathered, state: &State, ended: &Completed) {
        found.result.cases += 1;
        if self.config.list_cases {
            let case = Case::new(machine, self.sources, &mut found.decided, self.method, state, ended);
            found.result.list.push(case);
        }
    }

    /// Turns what was found into plain values and takes over the counters of the machine.
    pub fn close(&self, machine: &mut Machine, found: Gathered) -> Exploration {
        let Gathered { mut result, mut decided, candidates, endless, .. } = found;
        let mut case_of = |machine: &mut Machine, state: &State, ended: Completed| {
            Case::new(machine, self.sources, &mut decided, self.method, state, &ended)
        };
        for (place, (rank, state, span)) in endless {
            let case = case_of(machine, &state, Completed::Endless(span));
            // without values it would be a claim that nobody can try
            if case.inputs == Inputs::Known {
                result.endless.insert(place, (rank, span, case));
            }
        }
        for (key, (rank, state, violated, only_if)) in candidates {
            let case = case_of(machine, &state, Completed::Violated(violated.clone()));
            let found = violated.into_found(self.program, &state, only_if);
            result.violations.insert(key, (rank, found, case));
        }
        let of_paths = std::mem::replace(&mut result.tally, std::mem::take(&mut machine.tally));
        result.tally.add(of_paths);
        result.solver.add(machine.solver.stats());
        result
    }
}

/// So many paths were followed to their end. What is open then is given up.
pub(super) fn is_out_of_paths(
    machine: &mut Machine,
    frontier: &mut Frontier,
    found: &Gathered,
    most: Option<u64>,
) -> bool {
    let is_out = most.is_some_and(|most| found.ended >= most);
    if is_out && !frontier.is_empty() {
        machine.tally.bounds_hit.insert(Bound::Paths);
        while frontier.pop_oldest().is_some() {}
    }
    is_out
}
