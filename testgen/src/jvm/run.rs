//! Every test twice, in two orders.

use std::time::{Duration, Instant};

use super::launch::{RunOrder, TimeLimits, launch};
use super::records::TestVerdict;
use super::{Compiled, JvmError};

/// What became of all tests.
#[derive(Clone, Debug)]
pub struct Ran {
    /// In the order of the names of their classes and methods.
    pub tests: Vec<TestResult>,
    /// What both runs took together.
    pub time: Duration,
}

/// One test.
#[derive(Clone, Debug)]
pub struct TestResult {
    /// The binary name of its class, as `p.FooTest` or `p.FooTest$Inner`.
    pub class: String,
    /// The name of its method.
    pub method: String,
    /// How JUnit shows it.
    pub display_name: String,
    /// What became of it.
    pub outcome: Outcome,
    /// How long its longer run took.
    pub time: Duration,
}

impl TestResult {
    /// Whether it passed both times.
    pub fn passed(&self) -> bool {
        self.outcome == Outcome::Stable(TestVerdict::Passed)
    }
}

/// What two runs say together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The same both times. A test that was run only once has passed only once, and so counts as not run; failing
    /// once is failing.
    Stable(TestVerdict),
    /// Not the same: its result depends on the order or on chance.
    Flaky {
        /// In the order of names.
        ascending: TestVerdict,
        /// In the reverse order.
        descending: TestVerdict,
    },
}

impl Outcome {
    fn new(ascending: TestVerdict, descending: TestVerdict) -> Self {
        use TestVerdict::{EndedJvm, Failed, NotRun, Passed, Skipped, TimedOut};
        match (ascending, descending) {
            (Passed | Skipped(_), NotRun) | (NotRun, Passed | Skipped(_)) => Self::Stable(NotRun),
            (known, NotRun) | (NotRun, known) => Self::Stable(known),
            // messages may tell of identities
            (Failed(first), Failed(second)) if first.kind == second.kind => Self::Stable(Failed(first)),
            (first @ Passed, Passed)
            | (first @ Skipped(_), Skipped(_))
            | (first @ TimedOut, TimedOut)
            | (first @ EndedJvm(_), EndedJvm(_)) => Self::Stable(first),
            (ascending, descending) => Self::Flaky { ascending, descending },
        }
    }
}

/// Runs every test twice, each time in a JVM of its own, with assertions on: in the order of names and in the reverse
/// order, so that of two tests each is run before the other once.
pub fn run(compiled: &Compiled, limits: &TimeLimits) -> Result<Ran, JvmError> {
    let start = Instant::now();
    let ascending = launch(compiled, RunOrder::Ascending, limits, None)?;
    let mut descending = launch(compiled, RunOrder::Descending, limits, None)?;
    let mut tests = Vec::new();
    for (id, first) in ascending {
        let second = descending.shift_remove(&id);
        let time = second.as_ref().map_or(first.time, |second| first.time.max(second.time));
        let verdict = second.map_or(TestVerdict::NotRun, |second| second.verdict);
        tests.push(TestResult {
            class: first.class,
            method: first.method,
            display_name: first.display_name,
            outcome: Outcome::new(first.verdict, verdict),
            time,
        });
    }
    // found in the second run only
    tests.extend(descending.into_values().map(|second| TestResult {
        class: second.class,
        method: second.method,
        display_name: second.display_name,
        outcome: Outcome::new(TestVerdict::NotRun, second.verdict),
        time: second.time,
    }));
    // JUnit finds the methods of a class in an order that is not defined
    tests.sort_by(|a, b| (&a.class, &a.method, &a.display_name).cmp(&(&b.class, &b.method, &b.display_name)));
    Ok(Ran { tests, time: start.elapsed() })
}
