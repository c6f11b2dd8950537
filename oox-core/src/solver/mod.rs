//! Is a path condition satisfiable, and by which inputs?
//!
//! The answer comes from a chain of layers, cheapest first, one file each, each with a switch in [`SolverConfig`]:
//! `simplify`, `intervals`, `model_reuse`, `slices`, `differences`, `cache`, `guess`,
//! `products`, `linear`, `z3`. Each layer holds the next and passes on what it cannot decide.
//!
//! What must hold:
//!
//! * switching a layer off changes speed, never an answer (`tests/suite/solver_layers.rs`);
//! * every `Sat` carries a model that makes every conjunct of the question true, checked by evaluation;
//! * `Unknown` is an answer of its own, never read as one of the others;
//! * the same questions asked of a fresh [`Chain`] get the same answers and models, whatever ran before.

mod cache;
mod chain;
mod differences;
mod elimination;
mod encode;
mod encode_bv;
mod encode_int;
mod guess;
mod interval;
mod intervals;
mod linear;
mod model_reuse;
mod path;
mod products;
mod readable;
mod reading;
mod simplify;
mod slices;
mod z3;

pub use chain::Chain;
pub use interval::Interval;
pub use intervals::{Contradiction, Intervals};
pub use path::PathCondition;

use crate::interrupt::Interrupt;
use crate::term::{Evaluator, Model, Term, Terms};
use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// How sized integers are given to Z3. Both encodings are exact.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum IntEncoding {
    /// `Bv` for slices that shift, mask, multiply variables or hold floats; `Int` for the others.
    #[default]
    Auto,
    /// Integers with explicit wrap-around.
    Int,
    /// Bit-vectors.
    Bv,
    /// Both; a difference becomes [`Answer::Unknown`] and is counted.
    Check,
}

/// The version of Z3 that answers.
pub fn version() -> &'static str {
    ::z3::full_version()
}

/// What the chain does.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // one switch for each layer
pub struct SolverConfig {
    /// Syntactic answers.
    pub simplify: bool,
    /// Interval inference.
    pub intervals: bool,
    /// Only the conjuncts that share symbols.
    pub slices: bool,
    /// Try the last model, and small repairs of it.
    pub model_reuse: bool,
    /// Difference constraints without Z3.
    pub differences: bool,
    /// Remember answers.
    pub cache: bool,
    /// Try values that programs like.
    pub guess: bool,
    /// Take products for any numbers first.
    pub products: bool,
    /// Linear conditions without Z3.
    pub linear: bool,
    /// How sized integers are given to Z3.
    pub ints: IntEncoding,
    /// Z3's resource limit for each of its questions; 3 million are two to five seconds.
    pub rlimit: u32,
    /// From then on Z3 is not asked any more, and a question that is under way is stopped where Z3 heeds it.
    pub deadline: Option<Instant>,
    /// Ends the paths of this worker when it is requested. Z3 goes on: values of what was found are still wanted.
    pub interrupt: Interrupt,
    /// A folder for each of Z3's questions as a numbered SMT-LIB file.
    pub dump_smt: Option<PathBuf>,
}

impl Default for SolverConfig {
    fn default() -> SolverConfig {
        SolverConfig {
            simplify: true,
            intervals: true,
            slices: true,
            model_reuse: true,
            differences: true,
            cache: true,
            guess: true,
            products: true,
            linear: true,
            ints: IntEncoding::Auto,
            rlimit: 3_000_000,
            deadline: None,
            interrupt: Interrupt::default(),
            dump_smt: None,
        }
    }
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Satisfied by this model.
    Sat(Rc<Model>),
    /// Satisfied by none.
    Unsat,
    /// Not decided, for this reason.
    Unknown(String),
}

/// The outcome of [`Chain::assume`].
#[derive(Clone)]
pub enum Assumed {
    /// Some input gets here: the longer path condition.
    Feasible(PathCondition),
    /// No input gets here.
    Infeasible,
    /// Not decided, for this reason; the longer path condition.
    Unknown(PathCondition, String),
}

/// What the chain has done.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stats {
    /// Questions asked of the chain.
    pub queries: u64,
    /// Decided by their form.
    pub folded: u64,
    /// Decided by intervals.
    pub by_intervals: u64,
    /// Decided by the last model or a repair of it.
    pub by_model: u64,
    /// Slices decided by difference constraints.
    pub by_differences: u64,
    /// Slices answered from the cache.
    pub cache_hits: u64,
    /// Slices answered by values that programs like.
    pub by_guess: u64,
    /// Slices decided as linear conditions.
    pub by_linear: u64,
    /// Slices given to Z3.
    pub z3_calls: u64,
    /// Time inside Z3 and its encoding.
    pub z3_time: Duration,
    /// Questions without an answer.
    pub unknowns: u64,
    /// Slices on which the two encodings differ (`IntEncoding::Check`); always 0 unless there is a bug.
    pub encoding_differences: u64,
    /// The first failure to write a file of `dump_smt`.
    pub dump_error: Option<String>,
}

impl Stats {
    /// Adds what another chain did.
    pub fn add(&mut self, other: &Self) {
        let Self {
            queries,
            folded,
            by_intervals,
            by_model,
            by_differences,
            cache_hits,
            by_guess,
            by_linear,
            z3_calls,
            z3_time,
            unknowns,
            encoding_differences,
            dump_error,
        } = other;
        self.queries += queries;
        self.folded += folded;
        self.by_intervals += by_intervals;
        self.by_model += by_model;
        self.by_differences += by_differences;
        self.cache_hits += cache_hits;
        self.by_guess += by_guess;
        self.by_linear += by_linear;
        self.z3_calls += z3_calls;
        self.z3_time += *z3_time;
        self.unknowns += unknowns;
        self.encoding_differences += encoding_differences;
        if self.dump_error.is_none() {
            self.dump_error.clone_from(dump_error);
        }
    }
}

/// A layer of the chain.
pub trait Solver {
    /// Decides the question or passes it on.
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer;
}

/// A question: given the path condition, can the conjuncts asked hold as well?
pub struct Query<'a> {
    /// What is known to hold.
    pub path: &'a PathCondition,
    /// What is asked.
    pub asked: &'a [Term],
    /// The conjuncts a layer has singled out, in the order of the path; the layers below look at these only, and
    /// the model they answer with is one of these only.
    pub slice: Option<Vec<Term>>,
    /// Where the interval layer leaves what it has learned.
    pub learned: &'a OnceCell<Intervals>,
}

impl Query<'_> {
    /// All conjuncts that must hold together, in order.
    pub fn conjuncts(&self) -> Cow<'_, [Term]> {
        match &self.slice {
            Some(slice) => Cow::Borrowed(slice),
            None => self.path.conjuncts().chain(self.asked.iter().copied()).collect::<Vec<_>>().into(),
        }
    }

    /// What is known of the symbols' values. It follows from the conjuncts of their slice.
    pub fn intervals(&self) -> &Intervals {
        self.learned.get().unwrap_or(&self.path.intervals)
    }
}

type SharedStats = Rc<RefCell<Stats>>;

/// Does the model make all conjuncts true?
pub(crate) fn satisfies(terms: &Terms, model: &Model, conjuncts: &[Term]) -> bool {
    let mut evaluator = Evaluator::new(terms, model);
    conjuncts.iter().all(|term| evaluator.holds(*term))
}
