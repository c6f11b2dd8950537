//! Layer: Z3, the last. Decides what no layer above could, up to its resource limit.
//!
//! Each [`super::Chain`] has a Z3 context of its own, so that answers do not depend on what ran before on this
//! thread. The crate keeps the current context in a thread-local and lets a closure run under another one, but that
//! closure may not hold Z3's objects; they are handed over on a thread-local desk instead.
//!
//! Conjuncts are asserted one to a level. The next question pops to the longest common beginning and pushes the
//! rest: paths are explored depth first, so most of the stack stays.
//!
//! Intervals spare wrap-around in the `Int` encoding. The conjunct on level n is encoded under the intervals of the
//! levels below it only: what those imply holds in every question that still has them on its stack.
//!
//! Sound because both encodings are exact; every model is evaluated before it is believed.

use super::encode::{Coded, Encoder, Flavour, Scope, read_value};
use super::encode_int;
use super::intervals::Intervals;
use super::{Answer, IntEncoding, Query, SharedStats, Solver, SolverConfig};
use crate::term::{BinOp, Features, Model, Node, Sort, SymId, Term, Terms};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;
use z3::ast::Bool;
use z3::{Config, Context, Params, SatResult, with_z3_config, with_z3_context};

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// Z3's objects of one context.
struct Desk {
    context: Context,
    int: Stack,
    bv: Stack,
}

struct Stack {
    solver: z3::Solver,
    encoder: Encoder,
    levels: Vec<Level>,
    /// Milliseconds after which the solver stops.
    timeout: u32,
}

struct Level {
    term: Term,
    /// The conjunct, and the ranges of the symbols that are new on this level.
    asserted: Vec<Bool>,
    new_symbols: Vec<SymId>,
    /// What the conjuncts up to this level imply.
    intervals: Intervals,
}

/// What Z3 says, in data that may leave its context.
pub(super) enum Outcome {
    Sat(Model),
    Unsat,
    Unknown(String),
}

/// A Z3 context with its two stacks, made when the first question comes.
pub(super) struct Session {
    desk: Option<Desk>,
    use_intervals: bool,
    limits: QueryLimits,
}

/// When Z3 gives up.
#[derive(Clone, Copy)]
struct QueryLimits {
    rlimit: u32,
    deadline: Option<Instant>,
}

impl QueryLimits {
    /// Milliseconds until the deadline; none when it has passed.
    fn remaining(self) -> Option<u32> {
        let Some(deadline) = self.deadline else { return Some(LAST_RESORT_MS) };
        let left = deadline.checked_duration_since(Instant::now())?.as_millis();
        u32::try_from(left).ok().filter(|left| *left > 0).or(Some(LAST_RESORT_MS).filter(|_| left > 0))
    }
}

impl Session {
    pub(super) fn new(config: &SolverConfig) -> Session {
        let limits = QueryLimits { rlimit: config.rlimit, deadline: config.deadline };
        Session { desk: None, use_intervals: config.intervals, limits }
    }

    fn new_desk(rlimit: u32) -> Desk {
        with_z3_config(&Config::new(), || {
            let desk = Desk {
                context: Context::thread_local(),
                int: Stack::new(Flavour::Int, rlimit),
                bv: Stack::new(Flavour::Bv, rlimit),
            };
            DESK.with(|slot| slot.replace(Some(desk)));
        });
        DESK.with(RefCell::take).expect("put there above")
    }

    /// Runs with the desk in reach and its context current.
    fn at_desk<R: Send + Sync>(&mut self, work: impl FnOnce(&mut Desk) -> R + Send + Sync) -> R {
        let desk = self.desk.take().unwrap_or_else(|| Self::new_desk(self.limits.rlimit));
        let context = desk.context.clone();
        DESK.with(|slot| slot.replace(Some(desk)));
        let result = with_z3_context(&context, || {
            let mut desk = DESK.with(RefCell::take).expect("put there above");
            let result = work(&mut desk);
            DESK.with(|slot| slot.replace(Some(desk)));
            result
        });
        self.desk = DESK.with(RefCell::take);
        result
    }

    /// Can the conjuncts hold together? Also the question as SMT-LIB text, if wanted.
    pub(super) fn ask(
        &mut self,
        terms: &Terms,
        conjuncts: &[Term],
        flavour: Flavour,
        dump: bool,
    ) -> (Outcome, Option<String>) {
        let (use_intervals, limits) = (self.use_intervals, self.limits);
        if limits.remaining().is_none() {
            return (Outcome::Unknown(OUT_OF_TIME.to_owned()), None);
        }
        if features(terms, conjuncts).contains(Features::NONLINEAR_INT) {
            let degree = degree(terms, conjuncts);
            if degree > MOST_DEGREE {
                let reason = format!("a product of degree {degree} is too much for Z3");
                return (Outcome::Unknown(reason), None);
            }
        }
        self.at_desk(|desk| {
            let stack = match flavour {
                Flavour::Int => &mut desk.int,
                Flavour::Bv => &mut desk.bv,
            };
            if let Err(reason) = stack.move_to(terms, conjuncts, use_intervals) {
                return (Outcome::Unknown(reason), None);
            }
            let text = dump.then(|| stack.solver.to_smt2());
            (stack.check(terms, conjuncts, limits), text)
        })
    }
}

/// Beyond this time a question without levels is stopped, whatever the resource limit says: Z3 counts no resources inside
/// some of its nonlinear procedures. Runs repeat exactly except where this strikes.
const LAST_RESORT_MS: u32 = 10_000;

/// A question may overrun the deadline by so much.
const OVERRUN_MS: u32 = 250;

/// Some of Z3's procedures multiply products out and heed no limit while they do.
const MOST_DEGREE: u64 = 32;

const OUT_OF_TIME: &str = "the time limit was reached";

/// Z3's reason for giving up, as far as a reader can do something about it.
fn in_words(reason: &str) -> String {
    match reason {
        "canceled" | "timeout" => {
            format!("Z3 gave up after {} s", LAST_RESORT_MS / 1000)
        }
        "max. resource limit exceeded" => "Z3 gave up at its resource limit (--rlimit)".to_owned(),
        other => format!("Z3 gave up: {other}"),
    }
}

/// While Z3 works it takes Ctrl-C for itself unless it is told not to; it is the run that ends, not the question.
fn params() -> Params {
    let mut params = Params::new();
    params.set_bool("ctrl_c", false);
    params
}

fn with_params(set: impl FnOnce(&mut Params)) -> z3::Solver {
    let solver = z3::Solver::new();
    let mut params = params();
    set(&mut params);
    solver.set_params(&params);
    solver
}

impl Stack {
    fn new(flavour: Flavour, rlimit: u32) -> Stack {
        let solver = with_params(|params| {
            params.set_u32("rlimit", rlimit);
        });
        Stack { solver, encoder: Encoder::new(flavour), levels: Vec::new(), timeout: u32::MAX }
    }

    /// Lets the next question run until the deadline. Telling Z3 costs, so it is done now and then: far from the deadline
    /// not at all, and near to it once in so many milliseconds.
    fn keep(&mut self, remaining: u32, rlimit: u32) {
        if remaining < LAST_RESORT_MS && self.timeout.saturating_sub(remaining) > OVERRUN_MS {
            self.timeout = remaining;
            let mut params = params();
            params.set_u32("rlimit", rlimit);
            params.set_u32("timeout", remaining);
            self.solver.set_params(&params);
        }
    }

    /// Makes the stack hold exactly these conjuncts.
    fn move_to(&mut self, terms: &Terms, conjuncts: &[Term], use_intervals: bool) -> Result<(), String> {
        let common = self
            .levels
            .iter()
            .zip(conjuncts)
            .take_while(|(level, conjunct)| level.term == **conjunct)
            .count();
        if common < self.levels.len() {
            let surplus = u32::try_from(self.levels.len() - common).expect("fewer than 2^32 levels");
            self.solver.pop(surplus);
            self.levels.truncate(common);
        }
        let mut bounded: BTreeSet<SymId> = BTreeSet::new();
        if self.encoder.flavour == Flavour::Int {
            bounded.extend(self.levels.iter().flat_map(|level| level.new_symbols.iter().copied()));
        }
        for &term in &conjuncts[common..] {
            let known = self.levels.last().map(|level| level.intervals.clone()).unwrap_or_default();
            let coded = self.encoder.encode(&Scope { terms, intervals: &known }, term)?;
            let mut asserted = vec![coded.bool().clone()];
            let mut new_symbols = Vec::new();
            if self.encoder.flavour == Flavour::Int {
                for &symbol in terms.symbols(term).iter().filter(|symbol| bounded.insert(**symbol)) {
                    new_symbols.push(symbol);
                    let sort = terms.symbol_term(symbol).map(|term| terms.sort(term));
                    if let (Some(Sort::Bits(ty)), Coded::Int(int)) =
                        (sort, self.encoder.symbol(terms, symbol))
                    {
                        asserted.extend(encode_int::bounds(&int, ty));
                    }
                }
            }
            let mut intervals = known;
            if use_intervals && self.encoder.flavour == Flavour::Int {
                // a contradiction leaves the map as it was: Z3 will find it
                let below: Vec<Term> = self.levels.iter().map(|level| level.term).collect();
                let touching = |symbol: SymId| {
                    below
                        .iter()
                        .copied()
                        .filter(|term| terms.symbols(*term).binary_search(&symbol).is_ok())
                        .take(16)
                        .collect::<Vec<_>>()
                };
                let _ = intervals.narrow(terms, &[term], touching);
            }
            self.solver.push();
            for part in &asserted {
                self.solver.assert(part);
            }
            self.levels.push(Level { term, asserted, new_symbols, intervals });
        }
        Ok(())
    }

    fn check(&mut self, terms: &Terms, conjuncts: &[Term], limits: QueryLimits) -> Outcome {
        let all = features(terms, conjuncts);
        // products of integers send the incremental core into procedures that heed no limit: minutes were seen
        let nonlinear = all.contains(Features::NONLINEAR_INT)
            || (self.encoder.flavour == Flavour::Int && all.contains(Features::BITWISE));
        // writing the question down may have taken the rest of the time
        let Some(remaining) = limits.remaining() else { return Outcome::Unknown(OUT_OF_TIME.to_owned()) };
        self.keep(remaining, limits.rlimit);
        let first = if nonlinear { SatResult::Unknown } else { self.solver.check() };
        let model = match first {
            SatResult::Unsat => return Outcome::Unsat,
            SatResult::Sat => self.solver.get_model(),
            SatResult::Unknown => {
                // without levels Z3 may choose a tactic for the kind of question, which is often stronger
                let Some(remaining) = limits.remaining() else {
                    return Outcome::Unknown(OUT_OF_TIME.to_owned());
                };
                let fresh = with_params(|params| {
                    params.set_u32("rlimit", limits.rlimit);
                    params.set_u32("timeout", remaining.min(LAST_RESORT_MS));
                });
                for part in self.levels.iter().flat_map(|level| &level.asserted) {
                    fresh.assert(part);
                }
                match fresh.check() {
                    SatResult::Unsat => return Outcome::Unsat,
                    SatResult::Sat => fresh.get_model(),
                    SatResult::Unknown if limits.remaining().is_none() => {
                        return Outcome::Unknown(OUT_OF_TIME.to_owned());
                    }
                    SatResult::Unknown => {
                        let reason =
                            fresh.get_reason_unknown().unwrap_or_else(|| "no reason given".to_owned());
                        return Outcome::Unknown(in_words(&reason));
                    }
                }
            }
        };
        let Some(found) = model else { return Outcome::Unknown("Z3 gave no model".to_owned()) };
        let symbols: BTreeSet<SymId> =
            conjuncts.iter().flat_map(|term| terms.symbols(*term).to_vec()).collect();
        let mut model = Model::new();
        for id in symbols {
            let coded = self.encoder.symbol(terms, id);
            let sort = terms.sort(terms.symbol_term(id).expect("the encoder has just seen it"));
            match read_value(&found, &coded, sort) {
                Some(value) => model.insert(id, value),
                None => return Outcome::Unknown(format!("Z3's value of symbol {} is not a value", id.0)),
            }
        }
        Outcome::Sat(model)
    }
}

/// The most factors in a product of symbols, whatever is multiplied out.
fn degree(terms: &Terms, conjuncts: &[Term]) -> u64 {
    let mut known: FxHashMap<Term, u64> = FxHashMap::default();
    let mut todo: Vec<Term> = conjuncts.to_vec();
    while let Some(term) = todo.last().copied() {
        let mut children = Vec::new();
        terms.for_each_child(term, |child| children.push(child));
        let before = todo.len();
        todo.extend(children.iter().filter(|child| !known.contains_key(child)));
        if todo.len() > before {
            continue;
        }
        todo.pop();
        let of_children = children.iter().map(|child| known[child]);
        let own = match terms.node(term) {
            Node::Symbol(..) => 1,
            Node::Binary(BinOp::Mul, ..) => of_children.fold(0, u64::saturating_add),
            _ => of_children.max().unwrap_or(0),
        };
        known.insert(term, own);
    }
    conjuncts.iter().map(|term| known[term]).max().unwrap_or(0)
}

/// The encoding that suits these conjuncts.
pub(super) fn suitable(terms: &Terms, conjuncts: &[Term]) -> Flavour {
    let all = features(terms, conjuncts);
    if all.contains(Features::FLOAT) || all.contains(Features::BITWISE) { Flavour::Bv } else { Flavour::Int }
}

/// What occurs in these conjuncts.
pub(super) fn features(terms: &Terms, conjuncts: &[Term]) -> Features {
    conjuncts.iter().fold(Features::default(), |all, term| all.union(terms.features(*term)))
}

pub(super) struct Z3Layer {
    session: Session,
    ints: IntEncoding,
    dump: Option<PathBuf>,
    dumped: u32,
    stats: SharedStats,
}

impl Z3Layer {
    pub(super) fn new(config: &SolverConfig, stats: SharedStats) -> Z3Layer {
        Z3Layer {
            session: Session::new(config),
            ints: config.ints,
            dump: config.dump_smt.clone(),
            dumped: 0,
            stats,
        }
    }

    fn ask(&mut self, terms: &Terms, conjuncts: &[Term], flavour: Flavour) -> Answer {
        let started = Instant::now();
        let (outcome, text) = self.session.ask(terms, conjuncts, flavour, self.dump.is_some());
        if let Some(text) = text {
            self.write_dump(&text);
        }
        let mut stats = self.stats.borrow_mut();
        stats.z3_calls += 1;
        stats.z3_time += started.elapsed();
        match outcome {
            Outcome::Unsat => Answer::Unsat,
            Outcome::Unknown(reason) => Answer::Unknown(reason),
            Outcome::Sat(model) if super::satisfies(terms, &model, conjuncts) => Answer::Sat(Rc::new(model)),
            Outcome::Sat(model) => {
                debug_assert!(
                    false,
                    "Z3's model is none ({flavour:?}): {model:?}\nof {:?}",
                    conjuncts
                        .iter()
                        .map(|term| terms.display(*term, &|id| format!("x{}", id.0)))
                        .collect::<Vec<_>>()
                );
                Answer::Unknown("Z3's model does not satisfy the question when evaluated".to_owned())
            }
        }
    }

    fn write_dump(&mut self, text: &str) {
        let Some(folder) = &self.dump else { return };
        self.dumped += 1;
        let file = folder.join(format!("query-{:06}.smt2", self.dumped));
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(file, text));
        if let Err(error) = written {
            self.stats.borrow_mut().dump_error.get_or_insert(error.to_string());
        }
    }

    /// Both encodings; a difference is a bug and becomes an unknown answer that says so.
    fn ask_both(&mut self, terms: &Terms, conjuncts: &[Term]) -> Answer {
        let int = self.ask(terms, conjuncts, Flavour::Int);
        let bv = self.ask(terms, conjuncts, Flavour::Bv);
        match (int, bv) {
            (Answer::Sat(_), Answer::Unsat) => self.differ("sat as integers, unsat as bit-vectors"),
            (Answer::Unsat, Answer::Sat(_)) => self.differ("unsat as integers, sat as bit-vectors"),
            (Answer::Unknown(_), other) => other,
            (answer, _) => answer,
        }
    }

    fn differ(&mut self, how: &str) -> Answer {
        self.stats.borrow_mut().encoding_differences += 1;
        Answer::Unknown(format!("the two encodings differ: {how}"))
    }
}

impl Z3Layer {
    fn decide(&mut self, terms: &Terms, conjuncts: &[Term]) -> Answer {
        match self.ints {
            // floats meet sized integers as bits
            _ if features(terms, conjuncts).contains(Features::FLOAT) => {
                self.ask(terms, conjuncts, Flavour::Bv)
            }
            IntEncoding::Int => self.ask(terms, conjuncts, Flavour::Int),
            IntEncoding::Bv => self.ask(terms, conjuncts, Flavour::Bv),
            IntEncoding::Check => self.ask_both(terms, conjuncts),
            IntEncoding::Auto => self.ask(terms, conjuncts, suitable(terms, conjuncts)),
        }
    }
}

/// Why Z3 has no exact form of a term.
fn inexpressible(terms: &Terms, term: Term) -> Option<&'static str> {
    let features = terms.features(term);
    if features.contains(Features::FLOAT_REM) {
        Some("float remainder of symbolic operands has no exact form in Z3")
    } else if features.contains(Features::INT_TO_FLOAT) {
        Some("an unbounded integer as a float has no exact form in Z3")
    } else {
        None
    }
}

impl Solver for Z3Layer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let conjuncts = query.conjuncts();
        let Some(reason) = conjuncts.iter().find_map(|term| inexpressible(terms, *term)) else {
            return self.decide(terms, &conjuncts);
        };
        // the others may be unsat by themselves, or their model may happen to be one of all
        let others: Vec<Term> =
            conjuncts.iter().copied().filter(|term| inexpressible(terms, *term).is_none()).collect();
        match self.decide(terms, &others) {
            Answer::Unsat => Answer::Unsat,
            Answer::Sat(model) if super::satisfies(terms, &model, &conjuncts) => Answer::Sat(model),
            _ => Answer::Unknown(reason.to_owned()),
        }
    }
}
