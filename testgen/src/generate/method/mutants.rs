//! The mutants of a method, and which of them its tests notice: how much the tests are worth.

use std::collections::BTreeSet;

use oox_core::ir::{BodyId, CallTarget, InstrKind, MethodId};
use oox_core::lang::span::LineColumn;
use oox_core::mutate::{Mutant, mutants};
use serde::Serialize;

use super::MethodTests;
use crate::generate::compose::Notices;
use crate::generate::subject::Subject;
use crate::generate::test::{Test, Writer};
use crate::java::Access;

/// So many steps are run on the mutants of one method; what is left then is not tried.
const MOST_STEPS: u64 = 2_000_000;

/// A change of a method, as a report says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// What kind of change it is.
    pub operator: &'static str,
    /// In words: `'<' -> '<='`.
    pub change: String,
}

/// What the tests of a method notice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// How many mutants there are, without those of which nothing is known.
    pub total: usize,
    /// So many of them make a test fail.
    pub noticed: usize,
    /// Those that make none fail.
    pub survivors: Vec<Change>,
    /// With these nobody knows what the tests do.
    pub unknown: Vec<Change>,
}

/// The mutants of a method: those of its own code, of its lambdas, and of the private methods that it calls.
pub fn method_mutants(subject: &Subject, method: MethodId) -> Vec<Mutant> {
    let bodies = own_bodies(subject, method);
    bodies.into_iter().flat_map(|body| mutants(subject.program, subject.sources, body)).collect()
}

fn own_bodies(subject: &Subject, method: MethodId) -> Vec<BodyId> {
    let program = subject.program;
    let is_own = |id: MethodId| match subject.java_method(id) {
        Some((_, java)) => java.access == Access::Private && !java.is_constructor,
        None => true,
    };
    let mut found: Vec<BodyId> = Vec::new();
    let mut seen: BTreeSet<MethodId> = [method].into();
    let mut todo = vec![method];
    while let Some(next) = todo.pop() {
        let declared = program.method(next);
        let Some(id) = declared.body.filter(|_| subject.is_users_file(declared.span.file)) else { continue };
        found.push(id);
        for instr in program.body(id).cfg.node_weights().flat_map(|block| &block.instrs) {
            let callees: Vec<MethodId> = match &instr.kind {
                InstrKind::Call { target: CallTarget::Exact(id) | CallTarget::Virtual(id), .. } => vec![*id],
                InstrKind::New { class, .. } if subject.is_nameless(*class) => {
                    let all = (0u32..).zip(&program.methods);
                    all.filter(|(_, method)| method.class == *class).map(|(id, _)| MethodId(id)).collect()
                }
                _ => Vec::new(),
            };
            todo.extend(callees.into_iter().filter(|id| is_own(*id) && seen.insert(*id)));
        }
    }
    found
}

impl MethodTests {
    /// Notes which mutants its tests notice that have been written since.
    pub(in crate::generate) fn notice<'p>(&mut self, writer: &mut Writer<'_, 'p>, mutants: &'p [Mutant]) {
        let sources = writer.subject.sources;
        self.mutants = mutants.iter().map(|mutant| change(mutant, sources.start(mutant.span))).collect();
        let mut left = MOST_STEPS;
        for test in &mut self.tests {
            self.unknown.extend(notice_by(writer, test, mutants, &mut left));
        }
    }

    /// What the tests notice.
    pub fn score(&self) -> Score {
        let noticed: BTreeSet<usize> =
            self.tests.iter().flat_map(|test| test.notices.iter().copied()).collect();
        let mut score = Score { noticed: noticed.len(), ..Score::default() };
        for (index, change) in self.mutants.iter().enumerate().filter(|(index, _)| !noticed.contains(index)) {
            let list = if self.unknown.contains(&index) { &mut score.unknown } else { &mut score.survivors };
            list.push(change.clone());
        }
        score.total = score.noticed + score.survivors.len();
        score
    }
}

fn change(mutant: &Mutant, place: LineColumn) -> Change {
    let LineColumn { line, column } = place;
    Change { line, column, operator: mutant.operator.word(), change: mutant.words.clone() }
}

/// Runs a test on the mutants whose code it runs; gives those of which it is not known whether it notices them.
fn notice_by<'p>(
    writer: &mut Writer<'_, 'p>,
    test: &mut Test,
    mutants: &'p [Mutant],
    left: &mut u64,
) -> Vec<usize> {
    let mut unknown = Vec::new();
    let Some(scene) = test.scene.take() else { return unknown };
    for (index, mutant) in mutants.iter().enumerate() {
        if !test.executed.places.contains(&mutant.place) {
            continue;
        }
        let (notices, steps) =
            if *left == 0 { (Notices::Unknown, 0) } else { writer.notices(&scene, mutant) };
        *left = left.saturating_sub(steps);
        match notices {
            Notices::Yes => {
                test.notices.insert(index);
            }
            Notices::No => {}
            Notices::Unknown => unknown.push(index),
        }
    }
    unknown
}
