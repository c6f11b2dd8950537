//! Summaries: what a method changes, makes, throws and gives, for all inputs and without a bound.
//!
//! They are read off the code from the callees up. A summary speaks of a call that ends, as one thread sees it; what it says holds for
//! all heaps, however objects are shared. `relation` has the expressions, `state` what is known at a place, `transfer` and `call`
//! what instructions do to that, `loops` the loops that are exact, `body` the analysis of one body, `graph` the order
//! of bodies, `frame` what is said when that does not come to rest.

mod body;
mod call;
mod facts;
mod frame;
mod graph;
mod loops;
mod names;
mod relation;
mod state;
mod transfer;

use std::collections::{BTreeMap, BTreeSet};

pub use facts::{Bound, Facts, Op, Precision};
pub use relation::{Filter, Link, Lit, New, Relations, Set, SetExpr};
pub use state::{Classes, Held, Log, Nullness, State, Update};

use crate::ir::{BodyId, FieldId, MethodId, Program};

/// What may happen, without saying to which objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The exceptions: classes, and whether those below them, too.
    pub classes: Classes,
    /// Links of these objects that were there before.
    pub links: BTreeMap<Link, Set>,
    /// Static fields.
    pub statics: BTreeSet<FieldId>,
    /// Anything may be written, by this code.
    pub havoc: Option<String>,
    /// Something may be printed.
    pub prints: bool,
    /// An `assert` may fail.
    pub asserts: bool,
}

impl Effects {
    fn add_writes(&mut self, relations: Relations, state: &State) {
        for (link, log) in &state.logs {
            for update in log.iter().filter(|update| !Relations::is_new(&update.base)) {
                self.add_link(relations, *link, &update.base);
            }
        }
        self.statics.extend(state.statics.keys());
        if state.is_havoc {
            let name = state.unknown.first().cloned();
            self.havoc = self.havoc.take().or(name).or_else(|| Some(String::new()));
        }
        self.prints |= state.prints;
    }

    fn add_link(&mut self, relations: Relations, link: Link, base: &Set) {
        let known = self.links.get(&link).cloned();
        let base = relations.objects(base);
        self.links.insert(link, relations.union(known.into_iter().chain([base])));
    }

    fn add(&mut self, relations: Relations, other: &Self) {
        self.classes.extend(&other.classes);
        for (link, base) in &other.links {
            self.add_link(relations, *link, base);
        }
        self.statics.extend(&other.statics);
        self.havoc = self.havoc.take().or_else(|| other.havoc.clone());
        self.prints |= other.prints;
        self.asserts |= other.asserts;
    }
}

/// What is known of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What has happened when it ends normally; `None` where it never does.
    pub exit: Option<State>,
    /// What it gives, in terms of the heap at its entry.
    pub result: Option<Held>,
    /// Whether that is null.
    pub result_null: Nullness,
    /// What may have happened when it ends with an exception.
    pub thrown: Effects,
    /// Why only effects are known, where that is so.
    pub gave_up: Option<String>,
}

impl Summary {
    /// A body of which nothing is known, for a reason.
    fn unknown(program: &Program, reason: &str) -> Self {
        let mut exit = State::default();
        exit.havoc(reason.to_owned());
        let mut thrown =
            Effects { classes: [(program.builtin.throwable, true)].into(), ..Effects::default() };
        thrown.add_writes(Relations { program }, &exit);
        Self {
            exit: Some(exit),
            result: None,
            result_null: Nullness::Maybe,
            thrown,
            gave_up: Some(reason.to_owned()),
        }
    }

    /// What may happen, however it ends.
    pub fn effects(&self, relations: Relations) -> Effects {
        let mut effects = self.thrown.clone();
        if let Some(exit) = &self.exit {
            effects.add_writes(relations, exit);
        }
        effects
    }
}

/// What is known of the bodies of a program.
#[derive(Debug)]
pub struct Summaries<'p> {
    program: &'p Program,
    known: BTreeMap<BodyId, Summary>,
    in_progress: BTreeSet<BodyId>,
}

/// What is known of a body.
enum Found<'s> {
    Known(&'s Summary),
    /// It is part of a recursion that is looked at.
    NotYet,
    /// It was not expected.
    Missing,
}

impl<'p> Summaries<'p> {
    /// Those of some methods and of all that they may call.
    pub fn of(program: &'p Program, methods: &[MethodId]) -> Self {
        let mut summaries = Self { program, known: BTreeMap::new(), in_progress: BTreeSet::new() };
        let roots = methods.iter().filter_map(|method| program.method(*method).body);
        for component in graph::bottom_up(program, roots) {
            summaries.add(&component);
        }
        summaries
    }

    fn find(&self, body: BodyId) -> Found<'_> {
        match self.known.get(&body) {
            Some(summary) => Found::Known(summary),
            None if self.in_progress.contains(&body) => Found::NotYet,
            None => Found::Missing,
        }
    }

    /// The summary of a method that has code and was asked for.
    pub fn of_method(&self, method: MethodId) -> Option<&Summary> {
        self.known.get(&self.program.method(method).body?)
    }

    /// Puts another summary in the place of that of a method: what tests of checks do.
    pub fn replace(&mut self, method: MethodId, summary: Summary) {
        if let Some(body) = self.program.method(method).body {
            self.known.insert(body, summary);
        }
    }
}
