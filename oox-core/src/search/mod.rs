//! Which state runs next, when to stop, and how several workers share a method.
//!
//! The result does not depend on the number of workers: a first part of the search runs alone; if it does not finish,
//! what is open is cut into units, each named by its trail. A unit is explored by a machine of its own that knows
//! nothing of the others, so that answers, models and counters are the same whoever runs it and when. Results are
//! merged in the order of the units.

mod deepen;
mod frontier;
mod outcome;
mod parts;
mod reversal;
mod schedules;
mod unit;

pub use deepen::explore_deeper;
pub use outcome::{Exploration, Found, Undecided};
pub use parts::{Part, Parts, UnitName};

use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use crate::assumption::Assumption;
use crate::config::{Bound, Config};
use crate::ir::{BranchId, MethodId, Program};
use crate::lang::span::SourceMap;
use crate::workers::{self, LARGE_STACK, on_stack};
use frontier::Frontier;
use unit::{Most, Unit, UnitRun, is_out_of_paths};

/// States that the first part explores before the work is cut.
const ALONE: u64 = 2_000;
/// How many units are wanted.
const UNITS: usize = 64;

/// How often a search is begun anew because the program has asked for more than inputs were tried with.
const MOST_ANEW: usize = 8;

/// Explores every path of a method within the bounds.
///
/// Where threads race, the search begins anew, with these places among those that others can see. Complete, because the first race of
/// an execution is between accesses before which nothing races: that execution is equivalent to one in which threads change only
/// where others can see something, and so it is explored.
pub fn explore(program: &Program, sources: &SourceMap, config: &Config, method: MethodId) -> Exploration {
    explore_with(program, sources, config, method, None)
}

/// As [`explore`], with units that are explored elsewhere.
pub fn explore_in_parts(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    parts: &dyn Parts,
) -> Exploration {
    explore_with(program, sources, config, method, Some(parts))
}

fn explore_with(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    parts: Option<&dyn Parts>,
) -> Exploration {
    let started = Instant::now();
    let deadline = config.bounds.time.map(|time| started + time);
    let searches = Cell::new(0);
    let mut search = Search { program, sources, method, deadline, config: config.clone(), parts, searches };
    let mut rounds = 1;
    loop {
        let mut result = search.on_all_inputs();
        let is_cut =
            result.tally.bounds_hit.iter().any(|bound| matches!(bound, Bound::Time | Bound::Interrupt));
        // what races is only sure when all places are known at which threads meet
        let may_race = config.checks.race && !result.tally.racing.is_subset(&search.config.racing);
        let is_done = config.first && result.has_violation() && !may_race;
        if is_done || is_cut || config.all_schedules || result.tally.racing.is_subset(&search.config.racing) {
            result.rounds = rounds;
            result.finish(program, &search.config, method, started.elapsed());
            return result;
        }
        search.config.racing.extend(result.tally.racing);
        rounds += 1;
    }
}

/// What is searched, and how.
struct Search<'a> {
    program: &'a Program,
    sources: &'a SourceMap,
    method: MethodId,
    deadline: Option<Instant>,
    config: Config,
    /// Who knows units, if somebody does.
    parts: Option<&'a dyn Parts>,
    /// How many searches were cut into units.
    searches: Cell<usize>,
}

impl Search<'_> {
    /// First without objects that static state holds, then the paths on which an input is one, where somebody asks.
    fn on_all_inputs(&mut self) -> Exploration {
        let mut result = self.with_all_that_is_asked();
        let is_done = self.config.first && result.has_violation() || is_interrupted(&result);
        if !is_done && !result.tally.asked_shared.is_empty() {
            self.config.shared = std::mem::take(&mut result.tally.asked_shared);
            result.merge(self.with_all_that_is_asked());
            self.config.shared.clear();
        }
        result
    }

    /// A search in which inputs are all that the program asks for. What that is, is found out on the way.
    fn with_all_that_is_asked(&mut self) -> Exploration {
        for _ in 1..MOST_ANEW {
            let mut result = self.one_search(true);
            if self.has_asked(&result).is_empty() || is_interrupted(&result) {
                return result;
            }
            self.config.asked.extend(std::mem::take(&mut result.tally.asked_types));
            if !self.config.shared.is_empty() {
                self.config.shared.extend(std::mem::take(&mut result.tally.asked_shared));
            }
        }
        let mut result = self.one_search(false);
        let left = self.has_asked(&result);
        result.tally.assumed.extend(left);
        result
    }

    /// What was taken for granted although a program has asked. Objects of static state are left to a search of their own.
    fn has_asked(&self, result: &Exploration) -> Vec<Assumption> {
        let shared = &self.config.shared;
        let is_about_objects = !shared.is_empty() && !result.tally.asked_shared.is_subset(shared);
        let is_about_types = !result.tally.asked_types.is_empty();
        let asked =
            [(is_about_objects, Assumption::StaticObjects), (is_about_types, Assumption::HiddenClasses)];
        asked.into_iter().filter(|(is_asked, _)| *is_asked).map(|(_, assumption)| assumption).collect()
    }

    /// One search, which may be shared between workers. One that begins anew anyway goes no further than its first part.
    fn one_search(&self, may_begin_anew: bool) -> Exploration {
        let config = &self.config;
        let stop = AtomicUsize::new(usize::MAX);
        let run = UnitRun {
            program: self.program,
            sources: self.sources,
            config,
            method: self.method,
            deadline: self.deadline,
            stop: &stop,
        };
        let (mut result, units, ended) = on_stack(LARGE_STACK, || alone(&run));
        let is_done =
            config.first && result.has_violation() || may_begin_anew && !self.has_asked(&result).is_empty();
        if !is_done && !units.is_empty() {
            // each has its share, whoever runs it and when
            let paths =
                config.bounds.paths.map(|most| most.saturating_sub(ended).div_ceil(units.len() as u64));
            let search = self.searches.replace(self.searches.get() + 1);
            let elsewhere = self.parts.map(|parts| (parts, search));
            let parts = share(&run, &units, &result.tally.covered, paths, elsewhere);
            // a unit that nobody began says nothing of why
            if parts.len() < units.len() {
                let missing = self.parts.map(|_| Bound::Interrupt);
                result.tally.bounds_hit.extend(run.cut().or(missing));
            }
            for part in parts {
                result.merge(part);
            }
        }
        result
    }
}

/// Somebody has stopped the search, or a unit that others explore is not there.
fn is_interrupted(result: &Exploration) -> bool {
    result.tally.bounds_hit.contains(&Bound::Interrupt)
}

/// The first part of the search, what it left open, and how many paths it followed to their end.
fn alone(run: &UnitRun) -> (Exploration, Vec<Unit>, u64) {
    let mut machine = run.machine(0);
    let first = machine.start(run.method);
    let mut frontier = Frontier::new(run.config.order, run.config.seed);
    frontier.push(vec![first]);
    let paths = run.config.bounds.paths;
    let mut found = run.explore(&mut machine, &mut frontier, 0, Most { states: Some(ALONE), paths });
    // the open states with the fewest choices behind them have the most before them: they are cut until there are enough
    while !frontier.is_empty() && frontier.len() < UNITS && !run.is_over(0) {
        let Some(state) = frontier.pop_shallowest() else { break };
        let is_stopped = run.go_on(&mut machine, &mut frontier, &mut found, (0, paths), state);
        if is_stopped || is_out_of_paths(&mut machine, &mut frontier, &found, paths) {
            break;
        }
    }
    let units = frontier.into_states().into_iter().map(|state| Unit::of(&state)).collect();
    let ended = found.ended;
    (run.close(&mut machine, found), units, ended)
}

/// Explores the units with all workers, each up to so many paths; outcomes of branches that were seen before are given.
fn share(
    run: &UnitRun,
    units: &[Unit],
    covered: &BTreeSet<(BranchId, usize)>,
    paths: Option<u64>,
    elsewhere: Option<(&dyn Parts, usize)>,
) -> Vec<Exploration> {
    let results = workers::share(run.config.jobs.max(1), units, |index, unit| {
        // getting to where a unit begins takes time, too
        if run.is_over(index) {
            return None;
        }
        let name = |search| UnitName { search, unit: index };
        let known = elsewhere.map(|(parts, search)| parts.ask(name(search), &unit.indices()));
        let result = match known {
            Some(Part::Known(known)) => *known,
            Some(Part::Missing) => return None,
            Some(Part::Explored) | None => {
                let result = run.unit(unit, index, covered, paths);
                if let (Some((parts, search)), None) = (elsewhere, run.cut()) {
                    parts.keep(name(search), &result);
                }
                result
            }
        };
        if run.config.first && result.has_violation() {
            run.stop.fetch_min(index, Ordering::Relaxed);
        }
        Some(result)
    });
    // with `first`, units after the first violation may have run or not: they do not count
    let last = run.stop.load(Ordering::Relaxed);
    results.into_iter().take(last.saturating_add(1)).flatten().collect()
}
