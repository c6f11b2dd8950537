//! Inputs that are made by calls alone.
//!
//! The cases of a method are paths over heaps that were made up; where the state of a class is in collections, few of these
//! heaps can be built. So, where branches are left, objects are made by constructors and changed by calls in the
//! interpreter, and the tested method is tried on them. What shows something new becomes a test like any other: its
//! statements are run as they are written, and a recipe that is wrong makes no test.

mod combinations;
mod grow;
mod library;
mod likeness;
mod literals;
mod makers;
mod missing;
mod pool;
mod recipe;
#[cfg(test)]
mod tests;
mod whole;

use std::collections::BTreeSet;
use std::time::Instant;

use oox_core::config::Config;
use oox_core::interpret::Interpreter;
use oox_core::ir::{Block, MethodId, Program, Terminator};
use oox_core::mutate::Mutant;

pub use combinations::combinations;
use grow::{BRIEF, Found, Growth};
pub use literals::Literals;
pub use missing::Missing;
use pool::Pool;

use crate::generate::build::Means;
use crate::generate::input::{End, Facts, Raw};
use crate::generate::method::{Cases, Goal, MethodTests, Options, few_besides, goals, superfluous};
use crate::generate::observe::Statics;
use crate::generate::reason::Reason;
use crate::generate::subject::Subject;
use crate::generate::test::{Test, Writer};

/// Adds tests of inputs that calls have made to those of a method, where these miss something or reach into objects; tests
/// that need no longer be are dropped.
pub fn add_histories<'p>(
    subject: &Subject<'p>,
    statics: &Statics,
    (lenient, strict): (&'p Config, &'p Config),
    (method, mutants): (MethodId, &'p [Mutant]),
    made: &mut MethodTests,
    options: &Options,
) {
    // a test that reaches into objects is as good as none, as long as there may be a better one
    let (mut reaching, plain): (Vec<&Test>, Vec<&Test>) =
        made.tests.iter().partition(|test| test.means == Means::Reflection);
    reaching.extend(&made.reaching);
    let missing = Missing::of(subject, method, plain.iter().copied());
    // what code without source decides is no branch of ours
    let is_thorough = lenient.oracle.is_some() && made.tests.iter().any(|test| !test.seen_on_jvm.is_empty());
    // somebody who reads the tests wants to see the method succeed
    let only_throws = may_return(subject.program, method)
        && plain.iter().all(|test| matches!(test.facts.end, End::Throws(_)));
    let misses = is_thorough || !missing.is_empty() || !reaching.is_empty() || only_throws;
    if !made.tests.is_empty() && (options.cases == Cases::All || !misses) {
        return;
    }
    let plain = plain.into_iter().chain(&made.violations);
    let shown: BTreeSet<Goal> = plain.flat_map(|test| goals(&test.facts)).collect();
    let mut wanted: BTreeSet<Goal> = reaching.into_iter().flat_map(|test| goals(&test.facts)).collect();
    wanted.extend(only_throws.then_some(Goal::End(End::Returns)));
    let mut interpreter = Interpreter::new(subject.program, lenient, strict);
    let Ok(mut writer) =
        Writer::new(subject, statics, &mut interpreter, method, (options.junit, options.mocks))
    else {
        return;
    };
    let now = Instant::now();
    let deadline = options.late_enough(now);
    // what is found is to be written down, too
    let search =
        &Options { deadline: deadline.map(|deadline| now + (deadline - now) * 2 / 3), ..options.clone() };
    writer.interpreter.set_deadline(search.deadline);
    writer.interpreter.set_brief(Some(BRIEF));
    let file = subject.program.method(method).span.file;
    let mut literals = Literals::of(subject.info.source.constants.get(&file).map_or(&[][..], Vec::as_slice));
    if is_thorough {
        literals.add_parsed();
    }
    let mut pool = Pool::new(subject, writer.interpreter, writer.class, literals);
    let instances = Subject::instances_in(writer.class, writer.java);
    let mut growth = Growth::new(&mut pool, method, (shown.clone(), wanted), missing, search);
    growth.is_thorough = is_thorough;
    let found = growth.inputs(&instances);
    let made_in = pool.state;
    writer.interpreter.set_deadline(deadline);
    writer.interpreter.set_brief(None);
    let (broken, fine): (Vec<Found>, Vec<Found>) =
        found.into_iter().partition(|found| found.facts.is_violation());
    for (found, are_broken) in [(fine, false), (broken, true)] {
        let measured: Vec<(Facts, usize)> =
            found.iter().map(|found| (found.facts.clone(), found.length)).collect();
        let written = few_besides(&shown, &measured, |index| {
            let test = writer.history(&found[index], &made_in);
            test.ok().filter(|test| test.means < Means::StandIns)
        });
        for (index, test) in written {
            made.cases.push(found[index].case.clone());
            if are_broken { made.violations.push(test) } else { made.tests.push(test) }
        }
    }
    made.notice(&mut writer, mutants);
    if options.cases == Cases::Coverage {
        drop_superfluous(&mut made.tests);
    }
    let kept: BTreeSet<&str> =
        made.tests.iter().chain(&made.violations).map(|test| test.case.as_str()).collect();
    made.cases.retain(|case| kept.contains(case.id.as_str()));
    made.cover();
}

/// Whether the code of a method has an end other than an exception.
fn may_return(program: &Program, method: MethodId) -> bool {
    let body = program.method(method).body.map(|body| program.body(body));
    let returns = |block: &Block| matches!(block.terminator, Terminator::Return(_));
    body.is_some_and(|body| body.cfg.node_weights().any(returns))
}

/// Leaves out tests that the others make superfluous, first those that reach into objects.
fn drop_superfluous(tests: &mut Vec<Test>) {
    for only_reaching in [true, false] {
        let shown: Vec<BTreeSet<Goal>> = tests.iter().map(|test| goals(&test.facts)).collect();
        let may_go = |index: usize| !only_reaching || tests[index].means == Means::Reflection;
        let mut left = superfluous(&shown, may_go).into_iter();
        tests.retain(|_| !left.next().unwrap_or_default());
    }
}

impl Writer<'_, '_> {
    /// Writes the test of an input that was found: with arguments at bounds if there are such. What calls were given is read
    /// as it was before any of them.
    fn history(&mut self, found: &Found, made_in: &oox_core::interpret::State) -> Result<Test, Reason> {
        if let Some(closer) = self.closer(&found.raw, &found.facts) {
            let raw = Raw { state: made_in.clone(), ..closer };
            let test = self.test_of(&found.case, &raw, &found.facts);
            if test.is_ok() {
                return test;
            }
        }
        let raw = Raw { state: made_in.clone(), ..found.raw.clone() };
        self.test_of(&found.case, &raw, &found.facts)
    }
}
