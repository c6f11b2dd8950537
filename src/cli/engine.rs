//! Flags of the engine, which `gen` and `verify` share: bounds, search, solver.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use oox_core::config::HeapMode;
use oox_core::config::{Bounds, Checks, Config, Crashes, StateOrder};
use oox_core::interrupt::Interrupt;
use oox_core::solver::{IntEncoding, SolverConfig};

/// Limits of the exploration.
#[derive(Args)]
#[command(next_help_heading = "Bounds (each is reported when it is hit)")]
pub struct Limits {
    /// Longest chain of references in an input, and the number of cells of an input array that are looked at
    #[arg(short, value_name = "N", default_value_t = 3)]
    pub k: u32,
    /// When it is decided what an input reference denotes
    #[arg(long, value_enum, default_value = "lazier#")]
    pub heap: Heap,
    /// Without shortcuts of our own, to match the case counts of the literature
    #[arg(long)]
    pub faithful: bool,
    /// Iterations of a loop that split a path and look at nothing new of the input
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub loops: u32,
    /// Depth of calls that split a path and look at nothing new of the input
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub calls: u32,
    /// Length of input arrays [default: any length, with at most k cells looked at]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub array: Option<u32>,
    /// Jumps, branches, returns and calls on one path
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub steps: u64,
    /// Threads that are started on one path
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub threads: u32,
    /// Rounds of a loop in which one of several threads comes to nothing and leaves all as it was
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub retries: u32,
    /// Paths that one search of a method follows to their end [default: any number]
    #[arg(long = "paths", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub most_paths: Option<u64>,
    /// Time for one method: `500ms`, `30s`, `2m`, or `none`
    #[arg(long, value_name = "T", default_value = "10s", value_parser = parse_time)]
    pub time: Time,
}

/// A time limit.
#[derive(Clone, Copy)]
pub struct Time(pub Option<Duration>);

/// How input objects come into being.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Heap {
    /// As soon as it comes into view
    Lazy,
    /// Null or not as soon as it comes into view, which object when it is accessed
    Lazier,
    /// Null or not when it is tested, which object when it is accessed
    #[value(name = "lazier#")]
    LazierSharp,
    /// Never chosen: values read through it are if-then-else terms (arrays are chosen)
    Merged,
}

impl Heap {
    /// The mode of the engine.
    pub fn engine(self) -> HeapMode {
        match self {
            Self::Lazy => HeapMode::Lazy,
            Self::Lazier => HeapMode::Lazier,
            Self::LazierSharp => HeapMode::LazierSharp,
            Self::Merged => HeapMode::Merged,
        }
    }
}

/// How paths are explored.
#[derive(Args)]
#[command(next_help_heading = "Search (the result does not depend on it, unless a bound is hit)")]
pub struct Search {
    /// Which path goes on next [default: turns for gen, else dfs]
    #[arg(long = "search", value_enum, value_name = "ORDER")]
    pub order: Option<SearchOrder>,
    /// Seed of the random search
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Try every order of the threads, each access for itself: slow, for comparison
    #[arg(long)]
    pub no_por: bool,
    /// Worker threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
}

/// Which path goes on next.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SearchOrder {
    /// Depth first
    Dfs,
    /// Depth first, but of three paths one begins at the oldest open decision and one in the middle
    Turns,
    /// Breadth first
    Bfs,
    /// Any, by the seed
    Random,
    /// Paths that stand before a branch nobody has taken
    Coverage,
}

/// Layers of the solver.
#[derive(Args)]
#[command(next_help_heading = "Solver (each layer can be switched off; answers stay the same)")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct Layers {
    /// Without algebraic simplification
    #[arg(long)]
    pub no_simplify: bool,
    /// Without interval inference
    #[arg(long)]
    pub no_intervals: bool,
    /// Without cutting questions into independent parts
    #[arg(long)]
    pub no_slices: bool,
    /// Without trying earlier models
    #[arg(long)]
    pub no_model_reuse: bool,
    /// Without the difference-bound layer
    #[arg(long)]
    pub no_differences: bool,
    /// Without the cache of answers
    #[arg(long)]
    pub no_cache: bool,
    /// Without trying values that programs like
    #[arg(long)]
    pub no_guess: bool,
    /// Without asking first whether products matter
    #[arg(long)]
    pub no_products: bool,
    /// Without deciding linear conditions before Z3
    #[arg(long)]
    pub no_linear: bool,
    /// How sized integers are given to Z3
    #[arg(long, value_enum, default_value = "auto")]
    pub ints: Ints,
    /// Resource limit of one Z3 question
    #[arg(long, value_name = "N", default_value_t = SolverConfig::default().rlimit)]
    pub rlimit: u32,
    /// Write each Z3 question as an SMT-LIB file into this folder
    #[arg(long, value_name = "DIR")]
    pub dump_smt: Option<PathBuf>,
}

/// How sized integers are given to Z3.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Ints {
    /// Chosen per question
    Auto,
    /// Integers with explicit wrap-around
    Int,
    /// Bit-vectors
    Bv,
    /// Both, compared with each other (for debugging)
    Check,
}

/// The text of a time, for a command line that it becomes a part of.
pub fn checked_time(text: &str) -> Result<String, String> {
    parse_time(text).map(|_| text.to_owned())
}

fn parse_time(text: &str) -> Result<Time, String> {
    if text == "none" {
        return Ok(Time(None));
    }
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(split);
    let number: u64 = digits.parse().map_err(|_| "expected a number such as `30s`".to_owned())?;
    let millis = match unit {
        "ms" => Some(number),
        "" | "s" => number.checked_mul(1_000),
        "m" => number.checked_mul(60_000),
        "h" => number.checked_mul(3_600_000),
        _ => return Err(format!("unknown unit `{unit}`; use ms, s, m or h")),
    };
    let millis = millis.filter(|millis| *millis <= 1_000_000_000_000).ok_or("too long; use `none`")?;
    Ok(Time(Some(Duration::from_millis(millis))))
}

/// The settings of the engine. `otherwise` is the order of the search where none is chosen.
pub fn config(
    limits: &Limits,
    search: &Search,
    otherwise: SearchOrder,
    layers: &Layers,
    checks: Checks,
) -> Config {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Config {
        bounds: Bounds {
            k: limits.k,
            loops: limits.loops,
            calls: limits.calls,
            array: limits.array,
            steps: limits.steps,
            threads: limits.threads,
            retries: limits.retries,
            patience: None,
            paths: limits.most_paths,
            time: limits.time.0,
        },
        heap: limits.heap.engine(),
        faithful: limits.faithful,
        checks,
        crashes: Crashes::All,
        favoured: None,
        shared: std::collections::BTreeSet::new(),
        asked: std::collections::BTreeSet::new(),
        order: match search.order.unwrap_or(otherwise) {
            SearchOrder::Dfs => StateOrder::Dfs,
            SearchOrder::Turns => StateOrder::Turns,
            SearchOrder::Bfs => StateOrder::Bfs,
            SearchOrder::Random => StateOrder::Random,
            SearchOrder::Coverage => StateOrder::Coverage,
        },
        seed: search.seed,
        racing: std::collections::BTreeSet::new(),
        all_schedules: search.no_por,
        deepen: false,
        first: false,
        by_contract: std::collections::BTreeSet::new(),
        list_cases: false,
        telling_inputs: false,
        library_runs: false,
        oracle: None,
        jobs: search.jobs.map_or(cores, usize::from),
        interrupt: Interrupt::default(),
        solver: SolverConfig {
            simplify: !layers.no_simplify,
            intervals: !layers.no_intervals,
            slices: !layers.no_slices,
            model_reuse: !layers.no_model_reuse,
            differences: !layers.no_differences,
            cache: !layers.no_cache,
            guess: !layers.no_guess,
            products: !layers.no_products,
            linear: !layers.no_linear,
            ints: match layers.ints {
                Ints::Auto => IntEncoding::Auto,
                Ints::Int => IntEncoding::Int,
                Ints::Bv => IntEncoding::Bv,
                Ints::Check => IntEncoding::Check,
            },
            rlimit: layers.rlimit,
            deadline: None,
            interrupt: Interrupt::default(),
            dump_smt: layers.dump_smt.clone(),
        },
    }
}
