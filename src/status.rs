//! What a run ends with, as the shell sees it.

use oox_core::verdict::{MethodReport, Verdict};
use ooxide_session::Loaded;

/// What a run ends with, as the shell sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Nothing was found wrong.
    Fine = 0,
    /// It could not be decided.
    Inconclusive = 3,
    /// A property is violated.
    Violated = 1,
    /// The input or the call is bad.
    BadInput = 2,
}

impl Status {
    /// The worst of all methods decides.
    pub fn of<'r>(reports: impl IntoIterator<Item = &'r MethodReport>) -> Self {
        let verdicts: Vec<Verdict> = reports.into_iter().map(|report| report.verdict).collect();
        if verdicts.iter().any(|verdict| matches!(verdict, Verdict::Invalid | Verdict::Deadlock)) {
            Self::Violated
        } else if verdicts.iter().any(|verdict| matches!(verdict, Verdict::Possible | Verdict::Unknown)) {
            Self::Inconclusive
        } else {
            Self::Fine
        }
    }

    /// Of tests: that there are paths which the search had no time for, or that cannot be tried, is no failure.
    pub fn of_tests<'r>(reports: impl IntoIterator<Item = &'r MethodReport>) -> Self {
        Self::of(reports.into_iter().filter(|report| !report.is_fine_so_far))
    }

    /// A test that fails is as bad as what it shows, also where nothing is judged: a call that never ends.
    pub fn or_violated(self, has_failing_tests: bool) -> Self {
        if has_failing_tests { Self::Violated } else { self }
    }

    /// A program with errors is bad input, whatever was found out about the rest of it. A file that is left out because it
    /// is no Java is none of the program.
    pub fn or_bad(self, loaded: &Loaded) -> Self {
        if loaded.lacks_promises() { Self::BadInput } else { self }
    }

    /// Of a run that did not come to its end: what was not looked at is not known to be fine.
    pub fn unfinished(self) -> Self {
        if self == Self::Fine { Self::Inconclusive } else { self }
    }
}
