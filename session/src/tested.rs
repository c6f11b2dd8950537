//! What a session has found out of one method.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::case::{Case, Outcome};
use oox_core::ir::{MethodId, Program};
use oox_core::verdict::MethodReport;
use ooxide_testgen::generate::{MethodTests, Reason, Test};

/// A method with what was found out and written about it.
#[derive(Debug)]
pub struct TestedMethod {
    /// Which method of the program it is.
    pub id: MethodId,
    /// What was found out. Its branches are those that tests take.
    pub report: MethodReport,
    /// What was written, and of which cases nothing was.
    pub tests: MethodTests,
    /// Each way in which a case ends is that of some test.
    pub shows_all_endings: bool,
}

impl TestedMethod {
    /// The methods of the user, as `p.C.m`, in which the call of some test decides something.
    pub fn decides_in(&self, program: &Program) -> BTreeSet<String> {
        let method_of = |branch: u32| program.qualified_name(program.branches[branch as usize].method);
        self.tests.covered.iter().map(|(branch, _)| method_of(*branch)).collect()
    }

    /// How many outcomes of the method's own branches its tests take.
    pub(crate) fn covered(program: &Program, id: MethodId, tests: &MethodTests) -> usize {
        program.count_outcomes(id, |branch, outcome| tests.covered.contains(&(branch.0, outcome))).0
    }

    /// Takes tests out, for this reason; what the others show is counted anew.
    pub(crate) fn take_out(&mut self, program: &Program, reason: &Reason, is_out: impl Fn(&Test) -> bool) {
        if self.tests.take_out(reason, is_out) {
            self.report.branches.covered = Self::covered(program, self.id, &self.tests);
            self.shows_all_endings = shows_all_endings(self.report.shown_cases(), &self.tests);
        }
    }

    /// Forgets most of the cases that have no test: there may be more than memory has room for, and nobody reads them all.
    pub(crate) fn keep_few_cases(&mut self) {
        let tests = self.tests.all().map(|test| test.case.as_str());
        let left_out = self.tests.left_out.iter().map(|left| left.case.as_str());
        let named: BTreeSet<&str> = tests.chain(left_out).collect();
        let mut others = 0;
        let (kept, rest): (Vec<Case>, Vec<Case>) =
            std::mem::take(&mut self.report.case_list).into_iter().partition(|case| {
                let is_named = named.contains(case.id.as_str());
                others += usize::from(!is_named);
                is_named || others <= OTHER_CASES
            });
        self.report.case_list = kept;
        // giving back so much memory takes a while
        std::thread::spawn(move || drop(rest));
    }
}

/// How many cases without a test are shown.
const OTHER_CASES: usize = 1000;

/// Whether each way in which a case ends is that of some test.
pub(crate) fn shows_all_endings<'c>(cases: impl Iterator<Item = &'c Case>, tests: &MethodTests) -> bool {
    let mut endings: BTreeMap<&str, &str> = BTreeMap::new();
    for case in cases {
        endings.insert(&case.id, ending(&case.outcome));
    }
    let tested: BTreeSet<&str> =
        tests.all().filter_map(|test| endings.get(test.case.as_str()).copied()).collect();
    endings.values().all(|ending| tested.contains(ending))
}

/// How a case ends, in a word.
fn ending(outcome: &Outcome) -> &str {
    match outcome {
        Outcome::Throws { class, .. } => class,
        Outcome::Violates { .. } => "a promise does not hold",
        _ => "",
    }
}
