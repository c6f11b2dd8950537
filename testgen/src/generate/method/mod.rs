//! The tests of one method.

mod choose;
mod mutants;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use oox_core::case::{Case, Decision};
use oox_core::config::Config;
use oox_core::interpret::Interpreter;
use oox_core::interrupt::Interrupt;
use oox_core::ir::MethodId;
use oox_core::mutate::Mutant;

use choose::few;
pub use choose::{Goal, few_besides, goals, superfluous};
pub use mutants::{Change, Score, method_mutants};

use crate::generate::build::{Means, Mocks};
use crate::generate::input::{Facts, Raw, Reading};
use crate::generate::observe::{JUnit, Statics};
use crate::generate::promise::of_violation;
use crate::generate::reason::{LeftOut, Reason};
use crate::generate::subject::Subject;
use crate::generate::test::{Test, Writer};
use crate::java::Stmt;

/// Which cases become tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cases {
    /// Every path.
    All,
    /// Few that cover every branch, statement, outcome and thrown type.
    Coverage,
}

/// The tests of a method.
#[derive(Clone, Debug, Default)]
pub struct MethodTests {
    /// They pass.
    pub tests: Vec<Test>,
    /// They fail as long as the program is wrong.
    pub violations: Vec<Test>,
    /// They may fail as long as the program is wrong: what they look for depends on the order of threads.
    pub stress: Vec<Test>,
    /// Tests of inputs that only reflection makes, which nobody asked for: what they show is looked for among those that calls make.
    pub reaching: Vec<Test>,
    /// The mutants of the method.
    pub mutants: Vec<Change>,
    /// Mutants, by their places, of which it is not known whether some test notices them.
    pub unknown: BTreeSet<usize>,
    /// Cases of which no test could be made, with the reason; each reason with one case.
    pub left_out: Vec<LeftOut>,
    /// The outcomes of the user's branches that the tests take.
    pub covered: BTreeSet<(u32, usize)>,
    /// The cases of those tests that are of no path, but of objects that calls have made, or of what real code gave.
    pub cases: Vec<Case>,
}

/// How tests are made.
#[derive(Clone, Debug)]
pub struct Options {
    /// For which version of JUnit.
    pub junit: JUnit,
    /// Who makes objects of classes that are not there.
    pub mocks: Mocks,
    /// Of which cases.
    pub cases: Cases,
    /// Whether there are tests of what goes wrong in some orders of threads only.
    pub is_stressed: bool,
    /// Tests may write private fields and call private constructors, by reflection, where nothing else makes an input.
    pub unreachable: bool,
    /// No test is begun after that.
    pub deadline: Option<Instant>,
    /// No test is begun once this is requested.
    pub interrupt: Interrupt,
}

impl Options {
    /// The deadline, but not at once: putting many cases together takes time, too, and some tests there must be.
    pub(in crate::generate) fn late_enough(&self, now: Instant) -> Option<Instant> {
        self.deadline.map(|deadline| deadline.max(now + LEAST_TIME))
    }

    /// Why nothing more is written from now on.
    pub(in crate::generate) fn is_over(&self, deadline: Option<Instant>) -> Option<Reason> {
        if self.interrupt.is_requested() {
            return Some(Reason::Interrupted);
        }
        deadline.is_some_and(|deadline| Instant::now() > deadline).then_some(Reason::TimeIsOver)
    }
}

/// How long making tests may take in any case.
const LEAST_TIME: Duration = Duration::from_millis(500);

/// A case with its input and what it shows.
struct Candidate<'c> {
    /// Its place among the cases.
    index: usize,
    case: Cow<'c, Case>,
    raw: Raw,
    facts: Facts,
}

/// Makes the tests of a method from its cases. Methods that a test cannot call have none.
pub fn method_tests<'p>(
    subject: &Subject<'p>,
    statics: &Statics,
    configs: (&'p Config, &'p Config),
    method: MethodId,
    (cases, mutants): (&[&Case], &'p [Mutant]),
    options: &Options,
) -> MethodTests {
    let mut made = MethodTests::default();
    let (lenient, strict) = configs;
    let mut interpreter = Interpreter::new(subject.program, lenient, strict);
    let mut writer =
        match Writer::new(subject, statics, &mut interpreter, method, (options.junit, options.mocks)) {
            Ok(writer) => writer,
            Err(reason) => {
                made.leave_out(reason, "", false);
                return made;
            }
        };
    let mut candidates: Vec<Candidate> = Vec::new();
    let order = news_first(cases);
    let now = Instant::now();
    let deadline = options.late_enough(now);
    let options = &Options { deadline, ..options.clone() };
    writer.interpreter.set_deadline(deadline);
    // half of the time is for running the cases, half for writing them down
    let half = deadline.map(|deadline| now + (deadline - now) / 2);
    for index in order {
        let case = cases[index];
        if let Some(why) = options.is_over(half) {
            made.leave_out(why, &case.id, false);
            continue;
        }
        let mut found = Err(Reason::EndsOtherwise);
        for reading in Reading::ALL {
            found = writer.input(case, reading);
            if !found.as_ref().is_ok_and(|(_, facts)| !facts.agrees_with(case)) {
                break;
            }
        }
        let real = found.as_ref().ok().and_then(|(raw, _)| writer.real_case(case, raw));
        match found {
            Ok((raw, facts)) if real.is_some() || facts.agrees_with(case) => {
                let case = real.map_or(Cow::Borrowed(case), Cow::Owned);
                candidates.push(Candidate { index, case, raw, facts });
            }
            Ok(_) => made.leave_out(Reason::EndsOtherwise, &case.id, true),
            Err(reason) if !made.stress(&mut writer, case, options) => {
                made.leave_out(of_violation(subject, case, None, reason), &case.id, false);
            }
            Err(_) => {}
        }
    }
    candidates.sort_by_key(|candidate| candidate.index);
    let (broken, fine): (Vec<Candidate>, Vec<Candidate>) =
        candidates.into_iter().partition(|candidate| candidate.facts.is_violation());
    writer.is_free = options.cases == Cases::Coverage;
    made.tests = chosen(&mut writer, &fine, options.cases, options, &mut made);
    made.violations = chosen(&mut writer, &broken, Cases::Coverage, options, &mut made);
    made.notice(&mut writer, mutants);
    made.cover();
    let tested: BTreeSet<&str> =
        made.tests.iter().chain(&made.violations).map(|test| test.case.as_str()).collect();
    let real = fine.into_iter().chain(broken).filter_map(|candidate| match candidate.case {
        Cow::Owned(case) => Some(case),
        Cow::Borrowed(_) => None,
    });
    let real = real.chain(writer.richer_cases);
    made.cases = real.filter(|case| tested.contains(case.id.as_str())).collect();
    made
}

/// The order in which cases are looked at: first those that decide something as none before them, so that a time limit which
/// cuts the rest off costs little.
fn news_first(cases: &[&Case]) -> Vec<usize> {
    let mut seen: HashSet<(&str, u32, &str, bool, Option<u32>)> = HashSet::new();
    // cases share most of their decisions: those are known before anybody looks at their words
    let mut met: HashSet<*const Decision> = HashSet::new();
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for (index, case) in cases.iter().enumerate() {
        let mut is_news = false;
        for made in &case.branches {
            is_news |= met.insert(Arc::as_ptr(made))
                && seen.insert((&made.file, made.line, &made.condition, made.taken, made.arm));
        }
        if is_news { first.push(index) } else { rest.push(index) }
    }
    first.extend(rest);
    first
}

/// Writes tests of some candidates, or of all.
fn chosen(
    writer: &mut Writer,
    candidates: &[Candidate],
    cases: Cases,
    options: &Options,
    made: &mut MethodTests,
) -> Vec<Test> {
    let measured: Vec<(Facts, usize)> =
        candidates.iter().map(|candidate| (candidate.facts.clone(), complexity(candidate))).collect();
    let mut seen: BTreeSet<(Vec<Stmt>, Vec<Stmt>)> = BTreeSet::new();
    // of inputs that show the same and are of one kind, some tell whether calls make such
    let mut refused: BTreeMap<BTreeSet<Goal>, usize> = BTreeMap::new();
    let mut write = |index: usize| {
        let candidate: &Candidate = &candidates[index];
        let shows = (!options.unreachable).then(|| goals(&candidate.facts));
        if shows.as_ref().and_then(|shows| refused.get(shows)).is_some_and(|count| *count >= MOST_REFUSED) {
            return None;
        }
        if let Some(why) = options.is_over(options.deadline) {
            made.leave_out(why, &candidate.case.id, false);
            return None;
        }
        let mut written = writer.test(&candidate.case, &candidate.raw, &candidate.facts);
        let is_over = || options.is_over(options.deadline).is_some();
        if written.as_ref().map_or(true, |test| test.means == Means::Reflection) && !is_over() {
            // what the path does not tell apart may be one object, which calls can make
            let looser = Raw { is_exact: false, ..candidate.raw.clone() };
            let other = writer.test(&candidate.case, &looser, &candidate.facts);
            if other.as_ref().is_ok_and(|test| written.is_err() || test.means < Means::Reflection) {
                written = other;
            }
        }
        if written.is_err()
            && !is_over()
            && let Some((case, raw)) = writer.other_input(&candidate.case, &candidate.raw, &candidate.facts)
        {
            written = writer.test(&case, &raw, &candidate.facts).or(written);
        }
        match written {
            Ok(test) if test.means == Means::Reflection && !options.unreachable => {
                *refused.entry(shows.unwrap_or_default()).or_default() += 1;
                made.reaching.push(test);
                None
            }
            // the same input twice shows nothing new
            Ok(test) => seen.insert((test.arrange.clone(), test.act.clone())).then_some(test),
            Err(reason) => {
                let reason = of_violation(writer.subject, &candidate.case, Some(&candidate.facts), reason);
                made.leave_out(reason, &candidate.case.id, false);
                None
            }
        }
    };
    match cases {
        Cases::All => (0..candidates.len()).filter_map(&mut write).collect(),
        Cases::Coverage => few(&measured, write).into_iter().map(|(_, test)| test).collect(),
    }
}

/// So many inputs that show the same are tried where only reflection makes them.
const MOST_REFUSED: usize = 4;
/// More than any input has parts.
const OF_OTHERS: usize = 1 << 20;

/// How much there is to build; where something else shows the same, nobody wants to depend on what only a JVM knows.
fn complexity(candidate: &Candidate) -> usize {
    let case = &candidate.case;
    let fields = case.pre.iter().map(|view| 2 + view.fields.len() + view.elements.len());
    let of_others = if matches!(case, Cow::Owned(_)) { OF_OTHERS } else { 0 };
    of_others + fields.sum::<usize>() + case.args.len()
}

impl MethodTests {
    /// Of inputs that only reflection makes, those that show what no test shows are named.
    pub fn refuse_reaching(&mut self) {
        let shown: BTreeSet<Goal> = self.all().flat_map(|test| goals(&test.facts)).collect();
        for test in std::mem::take(&mut self.reaching) {
            if !goals(&test.facts).is_subset(&shown) {
                self.leave_out(Reason::Unreachable, &test.case, false);
            }
        }
    }

    /// Those that pass, those that fail, and those of which nobody knows.
    pub fn all(&self) -> impl Iterator<Item = &Test> {
        self.tests.iter().chain(&self.violations).chain(&self.stress)
    }

    /// Is a case shown, or another one like it, by a test that tries many orders of threads?
    fn stress(&mut self, writer: &mut Writer, case: &Case, options: &Options) -> bool {
        if !options.is_stressed {
            return false;
        }
        match writer.stressed(case) {
            Some(Ok(test)) => {
                // what else leads there shows nothing new
                if self.stress.iter().all(|known| known.facts.end != test.facts.end) {
                    self.stress.push(test);
                }
                true
            }
            Some(Err(reason)) => {
                self.leave_out(of_violation(writer.subject, case, None, reason), &case.id, false);
                true
            }
            None => false,
        }
    }

    /// Takes tests out, for this reason; whether there were any.
    pub fn take_out(&mut self, reason: &Reason, is_out: impl Fn(&Test) -> bool) -> bool {
        let passing = self.tests.extract_if(.., |test| is_out(test));
        let out: Vec<Test> = passing.chain(self.violations.extract_if(.., |test| is_out(test))).collect();
        for test in &out {
            self.leave_out(reason.clone(), &test.case, false);
        }
        self.cover();
        !out.is_empty()
    }

    /// The outcomes that its tests take are known again.
    pub(super) fn cover(&mut self) {
        self.covered = self.tests.iter().flat_map(|test| test.facts.covered.iter().copied()).collect();
    }

    /// Notes a case of which there is no test.
    pub fn leave_out(&mut self, reason: Reason, case: &str, is_ours: bool) {
        match self.left_out.iter_mut().find(|known| known.reason == reason) {
            Some(known) => known.count += 1,
            None => self.left_out.push(LeftOut { reason, case: case.to_owned(), count: 1, is_ours }),
        }
    }
}
