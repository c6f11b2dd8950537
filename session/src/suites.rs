//! Which tests go into which file, and what they need around them.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::ir::FieldId;
use ooxide_testgen::generate::{Reason, Statics, Subject, Test};
use ooxide_testgen::java::Copies;
use ooxide_testgen::suite::{Kind, Suite};

use crate::places::Places;
use crate::program::Loaded;
use crate::tested::TestedMethod;

/// The tests of the classes: those that pass, and those that show what is broken.
pub fn suites(loaded: &Loaded, done: &[TestedMethod], places: &Places) -> Vec<Suite> {
    let mut by_class: BTreeMap<&str, Vec<&TestedMethod>> = BTreeMap::new();
    for tested in done {
        by_class.entry(&tested.report.class).or_default().push(tested);
    }
    let mut suites = Vec::new();
    for (class, methods) in by_class {
        for kind in Kind::ALL {
            let tests = methods.iter().flat_map(|tested| of_kind(tested, kind).iter().cloned()).collect();
            let name = places.suite(class, kind).to_owned();
            let resets = Vec::new();
            let copies = if kind == Kind::Stress { copies(loaded, class) } else { Copies::default() };
            let mut suite = Suite { class: class.to_owned(), name, kind, tests, resets, copies };
            suite.name_apart();
            suites.push(suite);
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
    suites
}

/// The tests of a method that go into such a file.
fn of_kind(tested: &TestedMethod, kind: Kind) -> &[Test] {
    match kind {
        Kind::Passing => &tested.tests.tests,
        Kind::Failing => &tested.tests.violations,
        Kind::Stress => &tested.tests.stress,
    }
}

/// Copies of a class and of those beside it.
fn copies(loaded: &Loaded, class: &str) -> Copies {
    let package = loaded.info.class(class).map_or("", |java| java.package.as_str());
    Copies::of_package(package, &loaded.info.source, &loaded.sources)
}

/// Takes out what would leave a trace that nobody can remove, and the methods say so. Where no class can put a static field back, these
/// are the tests that change it: without them it stays as it is. Where some can, those go that see it and cannot.
pub fn take_out_traces(subject: &Subject, statics: &Statics, loaded: &Loaded, done: &mut [TestedMethod]) {
    let package =
        |tested: &TestedMethod| loaded.info.class(&tested.report.class).map(|java| java.package.clone());
    for field in changed(done.iter().flat_map(|tested| tested.tests.all())) {
        let can_reset = |tested: &TestedMethod| {
            package(tested).is_some_and(|package| statics.reset(subject, &package, field).is_some())
        };
        let does_see = |tested: &TestedMethod| tested.tests.all().any(|test| test.seen.contains(&field));
        let is_lasting = !done.iter().any(|tested| does_see(tested) && can_reset(tested));
        let reason = Reason::StaticField(subject.program.field(field).name.clone());
        for tested in done.iter_mut() {
            if is_lasting {
                tested.take_out(subject.program, &reason, |test| test.changed.contains(&field));
            } else if !can_reset(tested) {
                tested.take_out(subject.program, &reason, |test| test.seen.contains(&field));
            }
        }
    }
}

/// Lets suites put back the static fields that some test changes.
pub fn put_back(subject: &Subject, statics: &Statics, loaded: &Loaded, suites: &mut [Suite]) {
    let changed = changed(suites.iter().flat_map(|suite| &suite.tests));
    for suite in suites.iter_mut() {
        let Some(java) = loaded.info.class(&suite.class) else { continue };
        let seen: BTreeSet<FieldId> =
            suite.tests.iter().flat_map(|test| test.seen.intersection(&changed).copied()).collect();
        suite.resets.extend(seen.iter().filter_map(|field| statics.reset(subject, &java.package, *field)));
    }
}

fn changed<'t>(tests: impl Iterator<Item = &'t Test>) -> BTreeSet<FieldId> {
    tests.flat_map(|test| test.changed.iter().copied()).collect()
}
