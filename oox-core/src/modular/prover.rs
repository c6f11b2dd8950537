//! The prover of one method: its terms and its solver, what it has found out, and what is missing.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::apps::{App, Func};
use super::effects::{Effects, speaks_of_permissions};
use super::failure::{Failure, Kind};
use super::plain::{Allowed, Written};
use super::quantifier::Quantified;
use super::state::{Frame, Site, State};
use crate::ir::{BlockId, MethodId, Program, Ty};
use crate::lang::span::Span;
use crate::solver::{Assumed, Chain, SolverConfig};
use crate::term::{Sort, SymId, Term, Terms};

/// More paths than that are given up.
const MOST_PATHS: u64 = 20_000;

/// What a predicate was closed over, and which one.
type Parts = (MethodId, Rc<[(Site, Term)]>);

/// Where a `cut` stands in the body.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    pub block: BlockId,
    pub at: usize,
}

/// Proves one method.
pub(super) struct Prover<'p> {
    pub program: &'p Program,
    pub terms: Terms,
    solver: Chain,
    symbols: u32,
    chunks: u64,
    pub apps: Vec<App>,
    pub known_apps: FxHashMap<(Func, Vec<Term>), usize>,
    /// What closed predicates were closed over.
    pub made_of: FxHashMap<Term, Parts>,
    /// Versions of arrays that differ from earlier ones in an element.
    pub stores: FxHashMap<Term, (Term, Term, Term)>,
    /// Versions of new arrays.
    pub defaults: FxHashMap<Term, Term>,
    /// Objects that were made on the way.
    pub is_new: FxHashSet<Term>,
    pub failures: Vec<Failure>,
    /// Why there is no verdict.
    pub unknown: Option<(Span, String)>,
    /// How many levels of predicates are opened and closed without being told.
    pub infer: u32,
    /// How many of them are under way.
    pub inferring: u32,
    /// Something is only tried: nobody is told.
    trying: u32,
    has_failed: bool,
    /// How deep pure calls and code in the place of calls are.
    pub depth: u32,
    /// Whose code is in the place of a call.
    pub inlined: Vec<MethodId>,
    pub paths: u64,
    /// How deep definitions of pure methods are used.
    pub using: u32,
    /// How deep their postconditions are.
    pub ensuring: u32,
    /// Where further proofs begin.
    pub cuts: Vec<Cut>,
    /// What became of the chunk that is missing: where it was given and taken.
    pub history: Option<(Span, Span)>,
    pub vacuous: bool,
    /// Nobody speaks of permissions: contracts are about the whole heap.
    pub is_plain: bool,
    /// The versions that fields have at the beginning, and how later ones differ from them.
    pub first_versions: BTreeMap<Site, Term>,
    pub written: FxHashMap<Term, Written>,
    /// What existed when the method was entered is below.
    pub entry_mark: Option<Term>,
    /// What the method may change, if it says so: each clause must be kept.
    pub limits: Option<Rc<Vec<Vec<Allowed>>>>,
    /// The receiver of the method under proof.
    pub this: Option<Term>,
    /// The object of the constructor under proof, whose invariants do not hold yet.
    pub under_construction: Option<Term>,
    /// What methods do to the heap, as far as somebody has asked.
    pub effects: FxHashMap<MethodId, Rc<Effects>>,
    pub quantified: Vec<Quantified<'p>>,
    /// Quantifiers are asked about an index: what comes up meanwhile is no question to others.
    pub taking_rounds: u32,
    /// The pure method whose termination is looked at.
    pub subject: MethodId,
}

impl<'p> Prover<'p> {
    pub fn new(program: &'p Program, subject: MethodId, solver: SolverConfig, infer: u32) -> Self {
        Self {
            program,
            terms: Terms::new(solver.simplify),
            solver: Chain::new(solver),
            symbols: 0,
            chunks: 0,
            apps: Vec::new(),
            known_apps: FxHashMap::default(),
            made_of: FxHashMap::default(),
            stores: FxHashMap::default(),
            defaults: FxHashMap::default(),
            is_new: FxHashSet::default(),
            failures: Vec::new(),
            unknown: None,
            infer,
            inferring: 0,
            trying: 0,
            has_failed: false,
            depth: 0,
            inlined: Vec::new(),
            paths: 0,
            using: 0,
            ensuring: 0,
            cuts: Vec::new(),
            history: None,
            vacuous: false,
            is_plain: !speaks_of_permissions(program),
            first_versions: BTreeMap::new(),
            written: FxHashMap::default(),
            entry_mark: None,
            limits: None,
            this: None,
            under_construction: None,
            effects: FxHashMap::default(),
            quantified: Vec::new(),
            taking_rounds: 0,
            subject,
        }
    }

    /// How many questions the solver was asked.
    pub fn questions(&self) -> u64 {
        self.solver.stats().queries
    }

    /// A new symbol for a value of a type.
    pub fn symbol(&mut self, ty: &Ty) -> Term {
        let id = SymId(self.symbols);
        self.symbols += 1;
        self.terms.symbol(id, ty.sort().unwrap_or(Sort::Int))
    }

    /// A number for a chunk.
    pub fn chunk_id(&mut self) -> u64 {
        self.chunks += 1;
        self.chunks
    }

    /// What a type promises of a value that exists now.
    pub fn bound_reference(&mut self, state: &mut State, value: Term, ty: &Ty) {
        let zero = self.terms.int(0);
        if ty.is_reference() || *ty == Ty::String {
            let (low, high) = (self.terms.le(zero, value), self.terms.lt(value, state.mark));
            self.add_fact(state, low);
            if ty.is_reference() {
                self.add_fact(state, high);
            }
        }
        if *ty == Ty::Uint {
            let fact = self.terms.le(zero, value);
            self.add_fact(state, fact);
        }
        if let Ty::Ref(class) = ty {
            let known = super::state::Known { class: *class, is_exact: false };
            state.types.entry(value).or_insert(known);
        }
    }

    /// A new symbol for a value that exists now.
    pub fn fresh(&mut self, state: &mut State, ty: &Ty) -> Term {
        let value = self.symbol(ty);
        self.bound_reference(state, value, ty);
        value
    }

    /// More may exist from now on.
    pub fn raise_mark(&mut self, state: &mut State) {
        let mark = self.symbol(&Ty::Int);
        let fact = self.terms.le(state.mark, mark);
        state.mark = mark;
        self.add_fact(state, fact);
    }

    /// Adds what is true of all states like this one.
    pub fn add_fact(&mut self, state: &mut State, fact: Term) {
        if self.terms.as_bool(fact) != Some(true) && !state.path.contains(fact) {
            state.path = self.solver.add(&mut self.terms, &state.path, fact);
        }
    }

    /// Assumes a condition; whether the path can still be taken.
    #[must_use]
    pub fn learn(&mut self, state: &mut State, fact: Term) -> bool {
        match self.terms.as_bool(fact) {
            Some(value) => return value,
            None if state.path.contains(fact) => return true,
            None => {}
        }
        match self.solver.assume(&mut self.terms, &state.path, fact) {
            Assumed::Feasible(path) | Assumed::Unknown(path, _) => {
                state.path = path;
                true
            }
            Assumed::Infeasible => false,
        }
    }

    /// Takes a branch; whether it can be taken.
    #[must_use]
    pub fn decide(&mut self, state: &mut State, cond: Term) -> bool {
        if !self.learn(state, cond) {
            return false;
        }
        if self.terms.as_bool(cond).is_none() {
            state.guards.push_back(cond);
        }
        true
    }

    /// Is it true on this path, for certain?
    pub fn entails(&mut self, state: &State, cond: Term) -> bool {
        match self.terms.as_bool(cond) {
            Some(true) => return true,
            None if state.path.contains(cond) => return true,
            _ => {}
        }
        let not = self.terms.not(cond);
        matches!(self.solver.assume(&mut self.terms, &state.path, not), Assumed::Infeasible)
    }

    /// It cannot be said what this does.
    pub fn give_up(&mut self, span: Span, reason: impl Into<String>) {
        self.has_failed = true;
        if self.trying == 0 && self.unknown.is_none() {
            self.unknown = Some((span, reason.into()));
        }
    }

    /// Notes that something is not shown. Each is noted once.
    pub fn fail(&mut self, state: &State, frame: &Frame<'_>, kind: Kind, conjunct: Span, detail: String) {
        self.has_failed = true;
        let history = self.history.take();
        if self.trying > 0 {
            return;
        }
        let at = frame.duty.at.unwrap_or(conjunct);
        let obligation = frame.duty.what.to_string();
        if self
            .failures
            .iter()
            .any(|known| (known.at.key(), known.conjunct.key()) == (at.key(), conjunct.key()))
        {
            return;
        }
        let shown = self.shown(state, frame);
        self.failures.push(Failure { kind, at, conjunct, obligation, detail, history, shown });
    }

    /// Tries something of which nobody is told when it fails.
    pub fn attempt<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let before = std::mem::replace(&mut self.has_failed, false);
        self.trying += 1;
        let found = work(self);
        self.trying -= 1;
        let has_failed = std::mem::replace(&mut self.has_failed, before);
        (!has_failed).then_some(found)
    }

    /// What is tried has failed already.
    pub fn is_lost(&self) -> bool {
        self.trying > 0 && self.has_failed
    }

    /// Counts a path; whether there may be more.
    pub fn count_path(&mut self, span: Span) -> bool {
        self.paths += 1;
        if self.paths > MOST_PATHS {
            self.give_up(
                span,
                format!("more than {MOST_PATHS} paths: a `cut` or smaller methods would help"),
            );
            return false;
        }
        true
    }
}
