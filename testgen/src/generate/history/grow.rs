//! The search for inputs that calls can build: breadth first over the states that calls lead an object to.
//!
//! A state that looks like a known one is not looked at again, and of the others few are gone on from: those first whose
//! last call decided something in a way that no call before it did. All limits are counted, so that two searches find the
//! same; the deadline of the method is there for calls that take long.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use oox_core::case::Case;
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{RanEnding, State};
use oox_core::ir::{BranchId, MethodId};

use super::combinations::combinations;
use super::likeness::likeness;
use super::missing::Missing;
use super::pool::Pool;
use super::recipe::described;
use super::whole::whole;
use crate::generate::input::{Facts, Plan, Raw};
use crate::generate::method::{Goal, Options, goals};
use crate::generate::subject::Instances;

/// Calls for one method.
pub const MOST_CALLS: usize = 20_000;
/// Where a JVM is asked, each of them may take as long as many others.
const MOST_ASKING: usize = 300;
/// Steps that all of them may take.
const MOST_STEPS: u64 = 6_000_000;
/// Steps of one call.
pub const BRIEF: u64 = 20_000;
/// Calls on an object before the tested method.
pub const LONGEST: usize = 6;
/// States of one length that are gone on from.
const FRONTIER: usize = 20;
/// Objects that no call has changed yet and that are gone on from.
const FIRST: usize = 6;
/// Arguments that are tried for a call that changes an object.
const MOST_CHANGES: usize = 16;
/// Arguments that the tested method is tried with on an object after 0, 1 ... calls: there are ever more of these.
const MOST_PROBES: [usize; LONGEST + 1] = [48, 24, 12, 6, 4, 4, 4];
/// Arguments that a static method or a constructor is tried with: there is no object that calls could change.
const MOST_ALONE: usize = 1500;
/// Inputs that show the same thing: not all of them can be written down.
const ALIKE: usize = 3;

/// An input that shows something new.
pub struct Found {
    /// As it is when the tested method is called.
    pub raw: Raw,
    /// What that shows.
    pub facts: Facts,
    /// The call as a case.
    pub case: Case,
    /// How many calls it takes.
    pub length: usize,
}

/// An object after some calls.
struct History {
    state: State,
    /// `None` where the tested method has none.
    receiver: Option<ObjId>,
    calls: Vec<(MethodId, Vec<Value>)>,
    /// The last call decided something as none before it.
    is_news: bool,
}

/// The search.
pub struct Growth<'g, 'c, 'p> {
    pool: &'g mut Pool<'c, 'p>,
    method: MethodId,
    options: &'g Options,
    /// What the tests and the inputs found so far show, and how many of the latter.
    shown: BTreeMap<Goal, usize>,
    missing: Missing,
    /// What is also looked for, beside what is missing.
    wanted: BTreeSet<Goal>,
    /// What calls other than the tested one have decided.
    decided: BTreeSet<(BranchId, usize)>,
    /// More is looked for than what is missing: other ends, and code that nothing runs.
    pub is_thorough: bool,
    looks: HashSet<Vec<i64>>,
    calls: usize,
    steps: u64,
    found: Vec<Found>,
}

impl<'g, 'c, 'p> Growth<'g, 'c, 'p> {
    /// A search for what is missing, wanted or not shown yet.
    pub fn new(
        pool: &'g mut Pool<'c, 'p>,
        method: MethodId,
        (shown, wanted): (BTreeSet<Goal>, BTreeSet<Goal>),
        missing: Missing,
        options: &'g Options,
    ) -> Self {
        Self {
            pool,
            method,
            options,
            shown: shown.into_iter().map(|goal| (goal, ALIKE)).collect(),
            missing,
            wanted,
            decided: BTreeSet::new(),
            is_thorough: false,
            looks: HashSet::new(),
            calls: 0,
            steps: 0,
            found: Vec::new(),
        }
    }

    /// Searches; what was found is in the order of finding.
    pub fn inputs(mut self, instances: &Instances) -> Vec<Found> {
        let subject = self.pool.subject;
        let declared = subject.program.method(self.method);
        let Some(choices) = self.pool.choices(self.method, instances) else { return self.found };
        if declared.is_static || declared.is_constructor {
            let state = self.pool.state.clone();
            let only = History { state, receiver: None, calls: Vec::new(), is_news: false };
            self.probe(&only, &choices, MOST_ALONE);
            return self.found;
        }
        let own = self.pool.own.clone();
        let receivers = self.pool.values(&own, &oox_core::ir::Ty::Ref(declared.class));
        let mut frontier = Vec::new();
        for receiver in receivers {
            let Value::Obj(object) = receiver else { continue };
            let state = self.pool.state.clone();
            if self.pool.interpreter.target(&state, object, self.method) == self.method {
                let calls = self.pool.recipes.get(&object).map_or(0, |plan| plan.calls.len());
                let is_news = calls == 0;
                frontier.push(History { state, receiver: Some(object), calls: Vec::new(), is_news });
            }
        }
        frontier.retain(|history| self.is_new(history));
        for history in &frontier {
            self.probe(history, &choices, MOST_PROBES[0]);
        }
        frontier.truncate(FIRST);
        let changes = self.changes(&frontier, instances);
        // the arguments of these calls are there, too
        for history in &mut frontier {
            history.state = self.pool.state.clone();
        }
        for _ in 0..LONGEST {
            if frontier.is_empty() || self.is_over() {
                break;
            }
            frontier = self.longer(&frontier, &changes, &choices);
        }
        self.found
    }

    /// The calls that may change receivers: methods with arguments, the plainest first.
    fn changes(&mut self, frontier: &[History], instances: &Instances) -> Vec<(usize, MethodId, Vec<Value>)> {
        let mut classes = BTreeSet::new();
        for history in frontier {
            let receiver = history.receiver;
            classes.extend(receiver.and_then(|it| self.pool.interpreter.class_of(&history.state, it)));
        }
        let mut methods: Vec<MethodId> = Vec::new();
        for class in classes {
            for method in self.pool.mutators(class) {
                if !methods.contains(&method) {
                    methods.push(method);
                }
            }
        }
        let mut changes = Vec::new();
        for method in methods {
            let Some(choices) = self.pool.choices(method, instances) else { continue };
            let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
            for (rank, indices) in combinations(&lengths, MOST_CHANGES).into_iter().enumerate() {
                let args = indices.iter().zip(&choices).map(|(at, declared)| declared[*at]).collect();
                changes.push((rank, method, args));
            }
        }
        changes.sort_by_key(|(rank, _, _)| *rank);
        changes
    }

    /// The histories with one call more that lead to states which nobody has seen; the tested method is tried on each.
    fn longer(
        &mut self,
        frontier: &[History],
        changes: &[(usize, MethodId, Vec<Value>)],
        choices: &[Vec<Value>],
    ) -> Vec<History> {
        let mut next: Vec<History> = Vec::new();
        for (_, method, args) in changes {
            for history in frontier {
                if self.is_over() {
                    return next;
                }
                let Some(longer) = self.with(history, *method, args) else { continue };
                if self.is_new(&longer) {
                    self.probe(&longer, choices, MOST_PROBES[longer.calls.len().min(LONGEST)]);
                    next.push(longer);
                }
            }
        }
        next.sort_by_key(|history| !history.is_news);
        next.truncate(FRONTIER);
        next
    }

    /// A history with one call more; `None` where that does not end normally.
    fn with(&mut self, history: &History, method: MethodId, args: &[Value]) -> Option<History> {
        let receiver = history.receiver?;
        let subject = self.pool.subject;
        let class = self.pool.interpreter.class_of(&history.state, receiver)?;
        if !subject.program.is_subclass(class, subject.program.method(method).class) {
            return None;
        }
        let all: Vec<Value> = std::iter::once(Value::Obj(receiver)).chain(args.iter().copied()).collect();
        let ran = self.pool.interpreter.call(&history.state, method, &all);
        self.calls += 1;
        self.steps += self.pool.interpreter.steps_of(&ran);
        if !matches!(ran.ending, RanEnding::Returned(_)) || ran.doubt().is_some() {
            return None;
        }
        let mut is_news = false;
        for way in &ran.executed.branches {
            is_news |= self.decided.insert(*way);
        }
        let mut calls = history.calls.clone();
        calls.push((method, args.to_vec()));
        Some(History { state: ran.state, receiver: Some(receiver), calls, is_news })
    }

    /// Whether the receiver looks as none before it.
    fn is_new(&mut self, history: &History) -> bool {
        let Some(receiver) = history.receiver else { return true };
        let recipes = &self.pool.recipes;
        let is_of_pool = |other: ObjId| recipes.contains_key(&other);
        let look = likeness(self.pool.interpreter, &history.state, receiver, is_of_pool);
        self.looks.insert(look)
    }

    /// Calls the tested method and keeps what shows something new.
    fn probe(&mut self, history: &History, choices: &[Vec<Value>], most: usize) {
        let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
        for indices in combinations(&lengths, most) {
            if self.is_over() {
                return;
            }
            let given = indices.iter().zip(choices).map(|(at, declared)| declared[*at]);
            let args: Vec<Value> = history.receiver.map(Value::Obj).into_iter().chain(given).collect();
            let ran = self.pool.interpreter.act(&history.state, self.method, args.clone(), Vec::new());
            self.calls += 1;
            self.steps += self.pool.interpreter.steps_of(&ran);
            let Ok(facts) = Facts::of(self.pool.subject, self.pool.interpreter, &ran) else { continue };
            let goals = goals(&facts);
            if goals.iter().all(|goal| self.shown.get(goal).is_some_and(|count| *count >= ALIKE)) {
                continue;
            }
            let recipes = self.recipes(history);
            let sources = self.pool.subject.sources;
            let made_by = described(self.pool, &recipes, &args);
            let input = (&history.state, &args[..]);
            let Some(case) = self.pool.interpreter.case(sources, self.method, input, &ran, &made_by) else {
                continue;
            };
            for goal in goals {
                *self.shown.entry(goal).or_default() += 1;
            }
            if !facts.is_violation() {
                self.missing.take(&facts, &ran.executed);
            }
            let raw = Raw::made(history.state.clone(), args, recipes);
            self.found.push(Found { raw, facts, case: whole(case), length: history.calls.len() });
        }
    }

    /// How objects are made, with the calls of the history.
    fn recipes(&self, history: &History) -> HashMap<ObjId, Plan> {
        let mut recipes = self.pool.recipes.clone();
        if let Some(plan) = history.receiver.and_then(|receiver| recipes.get_mut(&receiver)) {
            plan.calls.extend(history.calls.iter().cloned());
        }
        recipes
    }

    fn is_over(&self) -> bool {
        let is_done = !self.is_thorough
            && !self.shown.is_empty()
            && self.missing.is_empty()
            && self.wanted.iter().all(|goal| self.shown.contains_key(goal));
        is_done
            || self.calls >= if self.is_thorough { MOST_ASKING } else { MOST_CALLS }
            || self.steps >= MOST_STEPS
            || self.options.is_over(self.options.deadline).is_some()
    }
}
