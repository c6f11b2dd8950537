//! Which tests go into which file, and what they need around them.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::ir::FieldId;
use ooxide_testgen::generate::{Reason, Statics, Subject};
use ooxide_testgen::suite::{Kind, Suite};

use crate::places::Places;
use crate::program::Loaded;
use crate::tested::TestedMethod;

/// The tests of the classes: those that pass, and those that show what is broken.
pub fn suites(done: &[TestedMethod], places: &Places) -> Vec<Suite> {
    let mut by_class: BTreeMap<&str, Vec<&TestedMethod>> = BTreeMap::new();
    for of in done {
        by_class.entry(&of.report.class).or_default().push(of);
    }
    let mut suites = Vec::new();
    for (class, methods) in by_class {
        let passing = methods.iter().flat_map(|of| of.tests.tests.iter().cloned()).collect();
        let failing = methods.iter().flat_map(|of| of.tests.violations.iter().cloned()).collect();
        for (kind, tests) in [(Kind::Passing, passing), (Kind::Failing, failing)] {
            let name = places.suite(class, kind).to_owned();
            let mut suite = Suite { class: class.to_owned(), name, kind, tests, resets: Vec::new() };
            suite.name_apart();
            suites.push(suite);
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
    suites
}

/// Lets suites put back the static fields that some test changes. Where that cannot be done, tests that change the field are
/// taken out, and their methods say so.
pub fn put_back(
    subject: &Subject,
    statics: &Statics,
    loaded: &Loaded,
    suites: &mut Vec<Suite>,
    done: &mut [TestedMethod],
) {
    let changed: BTreeSet<FieldId> =
        suites.iter().flat_map(|suite| &suite.tests).flat_map(|test| test.changed.iter().copied()).collect();
    for suite in suites.iter_mut() {
        let Some(java) = loaded.info.class(&suite.class) else { continue };
        let seen: BTreeSet<FieldId> =
            suite.tests.iter().flat_map(|test| test.seen.intersection(&changed).copied()).collect();
        for field in seen {
            if let Some(line) = statics.reset(subject, &java.package, field) {
                suite.resets.push(line);
                continue;
            }
            let name = &subject.program.field(field).name;
            let reason = Reason::StaticField(name.clone());
            for test in suite.tests.extract_if(.., |test| test.seen.contains(&field)) {
                let of_test =
                    |of: &&mut TestedMethod| of.report.shown_cases().any(|case| case.id == test.case);
                if let Some(of) = done.iter_mut().find(of_test) {
                    of.tests.leave_out(reason.clone(), &test.case, false);
                }
            }
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
}
