//! What the tests of a method do not take: outcomes of its own branches, and of branches in private methods that it enters,
//! which have no tests of their own.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::interpret::Executed;
use oox_core::ir::MethodId;

use crate::generate::input::Facts;
use crate::generate::subject::Subject;
use crate::generate::test::Test;
use crate::java::Access;

/// Outcomes that nothing takes yet.
pub struct Missing {
    /// Of the method itself.
    own: BTreeSet<(u32, usize)>,
    /// Of private methods: branches with their outcomes, and which of them were taken.
    private: BTreeMap<u32, BTreeSet<usize>>,
    taken: BTreeSet<(u32, usize)>,
}

impl Missing {
    /// What the tests of a method miss.
    pub fn of<'t>(subject: &Subject, method: MethodId, tests: impl IntoIterator<Item = &'t Test>) -> Self {
        let (mut own, mut private): (BTreeSet<_>, BTreeMap<u32, BTreeSet<usize>>) = Default::default();
        for (id, branch) in (0u32..).zip(&subject.program.branches) {
            let java = subject.java_method(branch.method);
            if branch.method == method {
                own.extend(branch.counted().map(|outcome| (id, outcome)));
            } else if java.is_some_and(|(_, java)| java.access == Access::Private) {
                private.insert(id, branch.counted().collect());
            }
        }
        let mut missing = Self { own, private, taken: BTreeSet::new() };
        for test in tests {
            missing.take(&test.facts, &test.executed);
        }
        missing
    }

    /// Notes what a run takes. Contracts, which call private methods too, do not count.
    pub fn take(&mut self, facts: &Facts, executed: &Executed) {
        for way in &facts.covered {
            self.own.remove(way);
        }
        let ways = executed.branches.iter().map(|(branch, outcome)| (branch.0, *outcome));
        self.taken.extend(ways.filter(|(branch, _)| self.private.contains_key(branch)));
    }

    /// Nothing is missing.
    pub fn is_empty(&self) -> bool {
        self.own.is_empty() && !self.is_half_taken()
    }

    /// A branch of a private method was met, and not all of its outcomes.
    pub fn is_half_taken(&self) -> bool {
        let mut met: BTreeMap<u32, BTreeSet<usize>> = BTreeMap::new();
        for (branch, outcome) in &self.taken {
            met.entry(*branch).or_default().insert(*outcome);
        }
        met.iter().any(|(branch, outcomes)| !self.private[branch].is_subset(outcomes))
    }
}
