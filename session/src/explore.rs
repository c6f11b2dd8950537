//! One method: it is explored in rounds, its cases become tests, and what the cases leave is looked for by calls. Here it is
//! decided how much of the time each of these has.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use oox_core::case::Case;
use oox_core::config::{Checks, Config};
use oox_core::interrupt::Interrupt;
use oox_core::ir::{Check, CheckKind, MethodId, Program};
use oox_core::mutate::Mutant;
use oox_core::oracle::Oracle;
use oox_core::verdict;
use ooxide_testgen::generate::{
    Cases, Missing, Options, Statics, Subject, add_histories, method_mutants, method_tests,
};

use crate::names::java_signature;
use crate::program::Loaded;
use crate::rounds::{favoured, rounds};
use crate::settings::Settings;
use crate::tested::{TestedMethod, shows_all_endings};

/// What the explorations of all methods have in common.
pub struct Explorer<'e, 'p> {
    /// The program as it was read.
    pub loaded: &'p Loaded,
    /// The same program as tests see it.
    pub subject: &'e Subject<'p>,
    /// The static fields that tests change.
    pub statics: &'e Statics,
    /// How tests are looked for.
    pub settings: &'e Settings,
    /// The settings of the engine where nothing is judged.
    pub lenient: &'e Config,
    /// Who says what code without source gives.
    pub oracle: Option<&'e Arc<dyn Oracle>>,
    /// Ends the search when it is requested.
    pub interrupt: &'e Interrupt,
}

/// How long the tests of a method may take whose exploration was interrupted.
const LAST_TESTS: Duration = Duration::from_secs(10);

/// The settings of the engine: every case is kept, and has inputs that tell.
pub fn config(engine: &Config, oracle: Option<&Arc<dyn Oracle>>, checks: Checks) -> Config {
    Config {
        checks,
        list_cases: true,
        telling_inputs: true,
        library_runs: true,
        oracle: oracle.cloned(),
        ..engine.clone()
    }
}

impl Explorer<'_, '_> {
    /// Explores a method and makes its tests; where the bound on inputs keeps branches out of reach, with larger inputs.
    pub fn method(&self, id: MethodId) -> TestedMethod {
        let start = Instant::now();
        let (program, settings) = (&self.loaded.program, self.settings);
        let engine = self.engine(id);
        let limit = engine.bounds.time;
        // a promise may be broken by the last case of all
        let checks_nothing = !program.checks.iter().any(|check| is_written(self.subject, check));
        let is_patient = settings.cases == Cases::All || !checks_nothing;
        let patience = settings.patience.filter(|_| !is_patient);
        // which part of the time is for the search: where there is a promise, all of its cases matter
        let parts = if checks_nothing { 3 } else { 2 };
        let favoured = if patience.is_none() { None } else { favoured(program) };
        let mutants = if settings.mutants { method_mutants(self.subject, id) } else { Vec::new() };
        let mut best: Option<TestedMethod> = None;
        let mut hit: BTreeSet<&str> = BTreeSet::new();
        for round in rounds(settings, &engine.bounds, favoured) {
            // it would be the same again
            if round.beyond.is_some_and(|bound| !hit.contains(bound.word())) {
                continue;
            }
            let mut strict = config(engine, self.oracle, checks(program, id));
            round.apply(&mut strict, patience);
            strict.interrupt = self.interrupt.clone();
            let left = limit.map(|limit| limit.saturating_sub(start.elapsed()));
            strict.bounds.time = left.map(|left| left / parts);
            let mut report = verdict::verify(program, &self.loaded.sources, &strict, id);
            report.signature = java_signature(&report.signature);
            let found: Vec<&Case> = report.shown_cases().collect();
            // the rest is for inputs that calls make
            let options = self.options(limit.map(|limit| start + limit * 3 / (2 * parts)));
            let configs = (self.lenient, &strict);
            let tests =
                method_tests(self.subject, self.statics, configs, id, (&found[..], &mutants[..]), &options);
            report.branches.covered = TestedMethod::covered(program, id, &tests);
            let is_all = report.branches.covered == report.branches.total
                && !Missing::of(self.subject, id, &tests.tests).is_half_taken();
            hit = report.bounds_hit.iter().copied().collect();
            let is_enough = is_all
                || limit.is_some_and(|limit| start.elapsed() * 3 > limit)
                || self.interrupt.is_requested();
            let reached = (report.branches.covered, tests.covered.len());
            let is_better =
                |known: &TestedMethod| (known.report.branches.covered, known.tests.covered.len()) < reached;
            if best.as_ref().is_none_or(is_better) {
                let shows_all_endings = shows_all_endings(report.shown_cases(), &tests);
                best = Some(TestedMethod { id, report, tests, shows_all_endings });
            }
            if is_enough {
                break;
            }
        }
        let mut done = best.expect("it is explored at least once");
        if !self.interrupt.is_requested() {
            self.add_histories(&mut done, &mutants, limit.map(|limit| start + limit));
        }
        done.tests.refuse_reaching();
        done.keep_few_cases();
        if settings.is_timed {
            // making tests takes time, too, and so do explorations that were not the best
            done.report.time_ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        } else {
            (done.report.time_ms, done.report.solver.time_ms) = (0, 0);
        }
        done
    }

    /// Adds tests of objects that calls have made, for what is left.
    fn add_histories(&self, done: &mut TestedMethod, mutants: &[Mutant], deadline: Option<Instant>) {
        let (program, id) = (&self.loaded.program, done.id);
        let strict = config(self.engine(id), self.oracle, checks(program, id));
        let options = self.options(deadline);
        let configs = (self.lenient, &strict);
        add_histories(self.subject, self.statics, configs, (id, mutants), &mut done.tests, &options);
        done.report.case_list.append(&mut done.tests.cases);
        done.report.branches.covered = TestedMethod::covered(program, id, &done.tests);
        done.shows_all_endings = shows_all_endings(done.report.shown_cases(), &done.tests);
    }

    /// The settings of the engine for a method.
    fn engine(&self, id: MethodId) -> &Config {
        let program = &self.loaded.program;
        self.settings.engine_of(&program.class(program.method(id).class).name)
    }

    /// How the tests of a method are made.
    fn options(&self, deadline: Option<Instant>) -> Options {
        let options = Options {
            junit: self.settings.junit,
            mocks: self.settings.mocks,
            cases: self.settings.cases,
            is_stressed: self.settings.is_stressed,
            unreachable: self.settings.unreachable,
            deadline,
            interrupt: self.interrupt.clone(),
        };
        if !self.interrupt.is_requested() {
            return options;
        }
        // what was found is still to be written down
        let soon = Instant::now() + LAST_TESTS;
        let deadline = Some(deadline.map_or(soon, |deadline| deadline.min(soon)));
        Options { deadline, interrupt: Interrupt::default(), ..options }
    }
}

/// Has the user written that promise? Methods that Java adds, and the classes of lambdas, have frames and preconditions of
/// their own.
pub fn is_written(subject: &Subject, check: &Check) -> bool {
    let is_declared = |id| subject.java_method(id).is_some_and(|(_, java)| !java.is_implied);
    let may_be_added = matches!(check.kind, CheckKind::Requires | CheckKind::Modifies);
    !check.is_assumed_only
        && subject.is_users_file(check.span.file)
        && (!may_be_added || check.method.is_none_or(is_declared))
}

/// What is judged of a method: without a contract, an exception is an outcome like any other.
fn checks(program: &Program, id: MethodId) -> Checks {
    let contract = &program.method(id).contract;
    let has_contract = !contract.requires.is_empty()
        || !contract.ensures.is_empty()
        || !contract.exceptional.is_empty()
        || !contract.modifies.is_empty();
    Checks { crash: has_contract, ..Checks::default() }
}
