//! Tests of methods for which nothing else has found one that returns: calls are written down unseen, a JVM carries them out, and what it saw
//! is expected. The engine takes no part, so it does not matter what it has no code or no inputs for.
//!
//! What must hold: a test expects only what was the same in two worlds and the second time in the same one, and leaves the static
//! fields of the program as they were. Calls are counted and not timed.

mod call;
mod seen;
mod source;
mod values;

use std::collections::{BTreeSet, HashMap};

use oox_core::interrupt::Interrupt;
use oox_core::ir::MethodId;

use call::Trial;
use seen::Seen;
use values::Values;

use crate::generate::history::Literals;
use crate::generate::input::End;
use crate::generate::method::MethodTests;
use crate::generate::observe::JUnit;
use crate::generate::subject::Subject;
use crate::java::{Expr, JavaClass};
use crate::jvm::{Answer, JvmError, Trials, Worker};

/// Calls that are tried for one method.
const MOST_TRIALS: usize = 16;
/// Tests that are kept of one method.
const MOST_TESTS: usize = 5;
/// Receivers of one class.
const MOST_RECEIVERS: usize = 4;
/// Calls in a row that do not end, or end the machine, before no more are tried.
const MOST_LOST: usize = 2;
/// How often what does not compile is left out.
const MOST_ROUNDS: usize = 3;

/// Whether a method has no test in which it returns, although there is more to show.
pub fn needs_trials(made: &MethodTests) -> bool {
    let is_bare = made.tests.is_empty() || !made.left_out.is_empty();
    is_bare && made.violations.is_empty() && !made.tests.iter().any(|test| test.facts.end == End::Returns)
}

/// Tries calls of the methods of a program.
pub struct Trier<'t, 'p> {
    subject: &'t Subject<'p>,
    junit: JUnit,
    worker: &'t mut Worker,
    interrupt: &'t Interrupt,
    /// The objects of each class that can be made.
    receivers: HashMap<&'p str, Vec<Expr>>,
}

impl<'t, 'p> Trier<'t, 'p> {
    /// Tries calls on a worker that has the classes of the program.
    pub fn new(
        subject: &'t Subject<'p>,
        junit: JUnit,
        worker: &'t mut Worker,
        interrupt: &'t Interrupt,
    ) -> Self {
        Self { subject, junit, worker, interrupt, receivers: HashMap::new() }
    }

    /// Adds tests to a method that a test can call, for what its tests do not show; an error is that no JVM carries out anything.
    /// Contracts are not looked at: a method that has one has its tests from its paths, or none.
    pub fn add_tests(&mut self, method: MethodId, made: &mut MethodTests) -> Result<(), JvmError> {
        let subject = self.subject;
        let Some((class, java)) = subject.java_method(method) else { return Ok(()) };
        let is_callable = Subject::can_use(&class.package, class, java.access)
            && !(java.is_constructor && (class.is_abstract || class.is_inner));
        if !is_callable {
            return Ok(());
        }
        let file = subject.program.method(method).span.file;
        let constants = subject.info.source.constants.get(&file);
        let mut literals = Literals::of(constants.map_or(&[][..], Vec::as_slice));
        literals.add_parsed();
        let mut values = Values::new(subject, &class.package, literals);
        let needs_receiver = !java.is_static && !java.is_constructor;
        let receivers = if needs_receiver { self.receivers(class, &mut values)? } else { Vec::new() };
        let trials = call::trials(subject, (class, java), &mut values, &receivers, MOST_TRIALS);
        let Some((source, trials)) = self.compiling(&class.package, trials)? else { return Ok(()) };
        let shown: Vec<End> = made.tests.iter().map(|test| test.facts.end.clone()).collect();
        let mut kinds: BTreeSet<String> = BTreeSet::new();
        let is_news = |seen: &Seen| !shown.contains(&seen.end(subject)) && kinds.insert(seen.kind());
        let mut found = self.found(&source, &trials, MOST_TESTS, is_news)?;
        self.keep_peaceful(&source, &mut found)?;
        for (index, seen) in found {
            let (test, case) = seen.test(subject, method, &trials[index], self.junit);
            made.tests.push(test);
            made.cases.push(case);
        }
        Ok(())
    }

    /// Objects of a class that can be made, no two of which look the same.
    fn receivers(&mut self, class: &'p JavaClass, values: &mut Values) -> Result<Vec<Expr>, JvmError> {
        if let Some(known) = self.receivers.get(class.name.as_str()) {
            return Ok(known.clone());
        }
        let (made, trials): (Vec<Expr>, Vec<Trial>) =
            call::receivers(self.subject, class, values).into_iter().unzip();
        let mut found = Vec::new();
        if let Some((source, left)) = self.compiling(&class.package, trials.clone())? {
            let mut looks: BTreeSet<String> = BTreeSet::new();
            let is_news = |seen: &Seen| seen.returns() && looks.insert(seen.look());
            for (index, _) in self.found(&source, &left, MOST_RECEIVERS, is_news)? {
                let at = trials.iter().position(|trial| trial.arrange == left[index].arrange);
                found.extend(at.map(|at| made[at].clone()));
            }
        }
        self.receivers.insert(&class.name, found.clone());
        Ok(found)
    }

    /// What is seen of trials, as far as it is news.
    fn found(
        &mut self,
        source: &Trials,
        trials: &[Trial],
        most: usize,
        mut is_news: impl FnMut(&Seen) -> bool,
    ) -> Result<Vec<(usize, Seen)>, JvmError> {
        let mut found: Vec<(usize, Seen)> = Vec::new();
        let mut lost = 0;
        for (index, trial) in trials.iter().enumerate() {
            if lost >= MOST_LOST || found.len() >= most || self.interrupt.is_requested() {
                break;
            }
            match self.worker.tried(source, &[source::name(index)])? {
                Some(Answer::Returned { seen }) => {
                    lost = 0;
                    let seen = seen::read(&seen, trial.observed.len());
                    found.extend(seen.filter(|seen| is_news(seen)).map(|seen| (index, seen)));
                }
                Some(Answer::Overdue | Answer::Memory | Answer::Lost) => lost += 1,
                _ => {}
            }
        }
        Ok(found)
    }

    /// The source of those trials that compile; `None` where none does.
    fn compiling(
        &mut self,
        package: &str,
        mut trials: Vec<Trial>,
    ) -> Result<Option<(Trials, Vec<Trial>)>, JvmError> {
        for _ in 0..MOST_ROUNDS {
            if trials.is_empty() {
                break;
            }
            let (source, first_lines) = source::written(self.subject, package, &trials);
            let Some(Answer::Uncompiled { message }) =
                self.worker.tried(&source, &[source::NOTHING.to_owned()])?
            else {
                return Ok(Some((source, trials)));
            };
            let lines = message.lines().filter_map(|line| line.split_once(':')?.0.parse::<usize>().ok());
            let wrong: BTreeSet<usize> =
                lines.filter_map(|line| first_lines.iter().rposition(|first| *first <= line)).collect();
            if wrong.is_empty() {
                break;
            }
            let mut index = 0..;
            trials.retain(|_| !index.next().is_some_and(|index| wrong.contains(&index)));
        }
        Ok(None)
    }

    /// Leaves out what gives something else after the others: it depends on what they leave behind.
    fn keep_peaceful(&mut self, source: &Trials, found: &mut Vec<(usize, Seen)>) -> Result<(), JvmError> {
        let mut kept: Vec<(usize, Seen)> = Vec::new();
        for each in found.drain(..) {
            kept.push(each);
            if kept.len() == 1 {
                continue;
            }
            let methods: Vec<String> = kept.iter().map(|(index, _)| source::name(*index)).collect();
            let expected: Vec<&str> = kept.iter().flat_map(|(_, seen)| seen.told()).collect();
            let is_same = match self.worker.tried(source, &methods)? {
                Some(Answer::Returned { seen }) => seen.iter().map(String::as_str).eq(expected),
                _ => false,
            };
            if !is_same {
                kept.pop();
            }
        }
        *found = kept;
        Ok(())
    }
}
