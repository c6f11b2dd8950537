//! Commands and flags. Their doc comments are the help text.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use oox_core::config::HeapMode;
use oox_core::config::{Bounds, Checks, Config, StateOrder};
use oox_core::interrupt::Interrupt;
use oox_core::solver::{IntEncoding, SolverConfig};

/// What the shell sees.
const STATUS: &str =
    "Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, 3 inconclusive.";

/// Verifies object-oriented programs by symbolic execution and shows a counterexample for what does not hold.
#[derive(Parser)]
#[command(name = "ooxide", version, max_term_width = 100)]
#[command(
    after_help = "Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, \
                        3 inconclusive."
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Write JUnit tests that reach every feasible branch within the bounds
    Gen(GenArgs),
    /// Check contracts, assertions and crashes of methods
    Verify(VerifyArgs),
    /// Run a published suite of measurements and set the figures side by side
    Bench(BenchArgs),
    /// Translate Java to OOX, or report how much of it can be translated
    Lower(LowerArgs),
    /// Draw the cases of a report, or the control-flow graph of a method
    Show(ShowArgs),
}

/// `ooxide gen`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide gen Account.java --out tests              AccountTest.java, pictures and a report
  ooxide gen src/main/java --out tests --run       and compile and run them with JUnit
  ooxide gen src --class Account --cases all --dry-run

Ctrl-C stops the search and writes what was found; a second one ends the program at once.

Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, 3 inconclusive.")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct GenArgs {
    /// Java files or folders, whose classes are tested; classes they name are also looked for in the folders around them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Where the tests go; packages become folders
    #[arg(long, value_name = "DIR", default_value = "ooxide-tests")]
    pub out: PathBuf,
    #[command(flatten)]
    pub which: Which,
    /// The version of JUnit
    #[arg(long, value_enum, default_value = "5", help_heading = "Tests")]
    pub junit: JUnitVersion,
    /// Which cases become tests
    #[arg(long, value_enum, default_value = "coverage", help_heading = "Tests")]
    pub cases: WhichCases,
    /// Who stands in for objects of interfaces that no class of the program implements
    #[arg(long, value_enum, default_value = "written", help_heading = "Tests")]
    pub mocks: WhichMocks,
    /// Where branches stay out of reach within -k, try up to so many more
    #[arg(long, value_name = "N", default_value_t = 2, help_heading = "Tests")]
    pub deepen: u32,
    /// End the search of a method without contracts when so many cases in a row show nothing new; 0: never
    #[arg(long, value_name = "N", default_value_t = 100, help_heading = "Tests")]
    pub patience: u64,
    /// One picture per test of the heap before and after
    #[arg(long, value_enum, default_value = "svg", help_heading = "Tests")]
    pub graphs: Graphs,
    /// Templates of your own in place of ours: junit5.hbs, junit4.hbs, helpers.hbs, report.hbs
    #[arg(long, value_name = "DIR", help_heading = "Tests")]
    pub templates: Option<PathBuf>,
    /// Overwrite files that Ooxide has written; others stay as they are in any case
    #[arg(long, help_heading = "Tests")]
    pub force: bool,
    /// Write nothing; list what would be written
    #[arg(long, help_heading = "Tests")]
    pub dry_run: bool,
    /// Only the closing lines, and no progress
    #[arg(long, short, help_heading = "Tests")]
    pub quiet: bool,
    /// What is printed: a table, or one document with all methods, cases and tests
    #[arg(long, value_enum, default_value = "text", help_heading = "Tests")]
    pub format: Format,
    /// Write 0 for every time, so that two runs give the same bytes
    #[arg(long, help_heading = "Tests")]
    pub no_times: bool,
    #[command(flatten)]
    pub jvm: Jvm,
    #[command(flatten)]
    pub classes: Classes,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub search: Search,
    #[command(flatten)]
    pub layers: Layers,
}

/// Running the tests.
#[derive(Args)]
#[command(next_help_heading = "Running the tests (needs a JDK; JAVA_HOME or the path)")]
pub struct Jvm {
    /// Compile and run the tests, twice and in two orders; what fails is not written among them
    #[arg(long)]
    pub run: bool,
    /// Measure line and branch coverage with JaCoCo (implies --run)
    #[arg(long)]
    pub coverage: bool,
    /// JUnit to use (can be repeated) [default: the pinned console launcher, or Debian's packages]
    #[arg(long, value_name = "JAR")]
    pub junit_jar: Vec<PathBuf>,
}

impl Jvm {
    /// Whether the tests are run.
    pub fn is_run(&self) -> bool {
        self.run || self.coverage
    }
}

/// Where classes without source are looked up.
#[derive(Args)]
#[command(next_help_heading = "Classes without source")]
pub struct Classes {
    /// Jars and folders of compiled classes: what those without source declare, and what tests are run with (can be repeated)
    #[arg(long, value_name = "PATH", value_delimiter = ':')]
    pub classpath: Vec<PathBuf>,
    /// Do not look into the JDK (of JAVA_HOME, or on the path) for classes of which there is no model
    #[arg(long)]
    pub no_jdk_types: bool,
}

/// Which methods are tested.
#[derive(Args)]
#[command(next_help_heading = "Which methods (default: all that are not private)")]
pub struct Which {
    /// Only methods of this class (can be repeated)
    #[arg(long, value_name = "C")]
    pub class: Vec<String>,
    /// Only methods of this name, or `name(types)` for one overload (can be repeated)
    #[arg(long, value_name = "m")]
    pub method: Vec<String>,
}

/// Who makes stand-ins.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhichMocks {
    /// The test itself: an anonymous class or a lambda, and no library
    Written,
    /// Mockito, where it does the same; --run fetches it
    Mockito,
}

/// The version of JUnit.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum JUnitVersion {
    /// JUnit 5
    #[value(name = "5")]
    Five,
    /// JUnit 4.13
    #[value(name = "4")]
    Four,
}

/// Which cases become tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhichCases {
    /// A smallest set that keeps all branches, outcomes and thrown types
    Coverage,
    /// Every path
    All,
}

/// The form of pictures.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Graphs {
    /// Drawings for browsers and documents
    Svg,
    /// Graphviz source
    Dot,
    /// None
    None,
}

/// `ooxide lower`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide lower Account.java                     the OOX program on the standard output
  ooxide lower src/main/java --out build        the program as build/lowered.oox
  ooxide lower --check src/main/java            how much of a code base can be translated, and what not

Exit status: 0 nothing failed to parse, 2 bad input or usage.")]
pub struct LowerArgs {
    /// Java files or folders; classes they name are also looked for in the folders around them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Instead of the program: files, classes, methods translated, methods not translated by reason
    #[arg(long)]
    pub check: bool,
    /// With --check: list every method that cannot be translated, with its place
    #[arg(long, requires = "check")]
    pub all: bool,
    /// Write `lowered.oox` into this folder instead of the terminal
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    pub out: Option<PathBuf>,
    /// How the report of --check is written
    #[arg(long, value_enum, default_value = "text", requires = "check")]
    pub format: Format,
    #[command(flatten)]
    pub classes: Classes,
}

/// `ooxide bench`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide bench kiasan --mode lazier#                    the table of the best mode
  ooxide bench kiasan --rows AvlTree.insert,TC --k 3    some rows
  ooxide bench kiasan --tests --page docs               everything, with tests on the JVM, as a page

Exit status: 0 all counts are as expected, 1 a count is not, 2 bad input or usage, 3 a row was not finished in time.")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct BenchArgs {
    /// Which suite
    #[arg(value_enum)]
    pub name: SuiteName,
    /// The folder of its programs and tables
    #[arg(long, value_name = "DIR", default_value = "examples/kiasan")]
    pub suite: PathBuf,
    /// Only these rows: `Class.method`, or `Class` for all of its methods
    #[arg(long, value_name = "ROW", value_delimiter = ',')]
    pub rows: Vec<String>,
    /// Only these bounds
    #[arg(long, value_name = "N", value_delimiter = ',')]
    pub k: Vec<u32>,
    /// Only these modes
    #[arg(long, value_enum, value_delimiter = ',')]
    pub mode: Vec<Heap>,
    /// Rows at a time; each has one worker. More than one makes times longer
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    /// How often a row is run, if it takes less than ten seconds; the fastest run counts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub repeat: u16,
    /// Keep what was measured in this file, and do not measure again what is in it
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Time for one row: `500ms`, `30s`, `2m`, or `none`
    #[arg(long, value_name = "T", default_value = "10m", value_parser = checked_time)]
    pub time: String,
    /// Generate a test for every case, run the tests with JUnit and measure branches with JaCoCo (needs a JDK)
    #[arg(long)]
    pub tests: bool,
    /// Write the tables and plots as a page into this folder: kiasan.md, and kiasan/ with the plots
    #[arg(long, value_name = "DIR")]
    pub page: Option<PathBuf>,
    /// How results are written
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// No progress
    #[arg(long, short)]
    pub quiet: bool,
    /// Run one row in this process and print what it took
    #[arg(long, hide = true)]
    pub measure: bool,
}

/// A suite of measurements.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SuiteName {
    /// The 23 modules of the thesis behind lazier# (Deng, 2007)
    Kiasan,
}

/// `ooxide show`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide verify list.oox --format json --list-cases --out results
  ooxide show results/ooxide-report.json                            all cases as text
  ooxide show results/ooxide-report.json --as svg --out pictures    one picture per case
  ooxide show results/ooxide-report.json --case 4a9e --as svg > case.svg
  ooxide show --cfg List.insert list.oox                            a control-flow graph

A report always holds the cases of violations, and all cases when --list-cases was given.

Exit status: 0 nothing found wrong, 2 bad input or usage.")]
pub struct ShowArgs {
    /// A report written by `ooxide verify --format json`, `-` for the standard input; with --cfg: OOX files or
    /// folders, which together are one program
    #[arg(value_name = "REPORT|PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Only cases whose id begins so (can be repeated) [default: all]
    #[arg(long, value_name = "ID", conflicts_with = "cfg")]
    pub case: Vec<String>,
    /// What is drawn: the heap before and after, side by side [default: text, or svg with --out]
    #[arg(long = "as", value_name = "FORM", value_enum, conflicts_with = "cfg")]
    pub form: Option<Picture>,
    /// Write to files in this folder instead of the terminal: `Class.method-ID.svg`
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Instead of cases, the control-flow graph of this method as Graphviz DOT: `Class.method` or
    /// `Class.method(types)`
    #[arg(long, value_name = "C.m")]
    pub cfg: Option<String>,
    #[command(flatten)]
    pub classes: Classes,
}

/// How a case is drawn.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Picture {
    /// A drawing for browsers and documents; needs no other tool
    Svg,
    /// Graphviz source
    Dot,
    /// For the terminal
    Text,
}

/// `ooxide verify`
#[derive(Args)]
#[command(after_help = format!("Ctrl-C stops the search and reports what was found; a second one ends the program at once.\n\n{STATUS}"))]
pub struct VerifyArgs {
    /// Java or OOX files or folders; together they are one program
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    #[command(flatten)]
    pub choice: Choice,
    #[command(flatten)]
    pub classes: Classes,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub search: Search,
    #[command(flatten)]
    pub layers: Layers,
}

/// Which methods.
#[derive(Args)]
#[command(next_help_heading = "Which methods (default: all that have a body)")]
pub struct Choice {
    /// Only methods of this class (can be repeated)
    #[arg(long, value_name = "C")]
    pub class: Vec<String>,
    /// Only methods of this name, or `name(types)` for one overload (can be repeated)
    #[arg(long, value_name = "m")]
    pub method: Vec<String>,
    /// Exactly this method, as `Class.method`; a constructor is `Class.Class` (can be repeated)
    #[arg(long, value_name = "C.m")]
    pub entry: Vec<String>,
    /// Calls of this method run by its contract instead of its body (can be repeated)
    #[arg(long, value_name = "C.m")]
    pub contract: Vec<String>,
    /// What is judged
    #[arg(long, value_enum, value_delimiter = ',', default_value = "assert,contract,crash,deadlock")]
    pub check: Vec<Check>,
    /// Stop at the first violation of each method
    #[arg(long)]
    pub first: bool,
    /// What a Java `main(String[] args)` is started with
    #[arg(long, value_enum, default_value = "any")]
    pub args: MainArgs,
}

impl Choice {
    /// The classes and methods that are asked for by name.
    pub fn named(&self) -> impl Iterator<Item = &String> {
        self.class.iter().chain(&self.entry).chain(&self.contract)
    }
}

/// What a Java `main(String[] args)` is started with.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum MainArgs {
    /// Any strings, as many as the bounds allow
    Any,
    /// None
    None,
}

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Check {
    /// `assert` statements
    Assert,
    /// Contracts and invariants
    Contract,
    /// Exceptions that leave the method without permission
    Crash,
    /// Deadlocks (programs without threads have none)
    Deadlock,
}

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

/// Where results go.
#[derive(Args)]
#[command(next_help_heading = "Output")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct Output {
    /// How results are written
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Write the report to a file in this folder instead of the terminal
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Only what is violated or undecided, and no progress
    #[arg(long, short)]
    pub quiet: bool,
    /// Show every case (path) with its inputs and outcome
    #[arg(long)]
    pub list_cases: bool,
    /// Add states, solver questions, times and memory to the text
    #[arg(long)]
    pub stats: bool,
    /// Write 0 for every time, so that two runs give the same bytes
    #[arg(long)]
    pub no_times: bool,
}

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// One document, schema `ooxide/1`
    Json,
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

/// The text of a time, for a command that is given it.
fn checked_time(text: &str) -> Result<String, String> {
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

impl VerifyArgs {
    /// The settings of the engine.
    pub fn config(&self) -> Config {
        let checks = Checks {
            assert: self.choice.check.contains(&Check::Assert),
            contract: self.choice.check.contains(&Check::Contract),
            crash: self.choice.check.contains(&Check::Crash),
        };
        let config = config(&self.limits, &self.search, SearchOrder::Dfs, &self.layers, checks);
        Config { first: self.choice.first, list_cases: self.output.list_cases, ..config }
    }
}

impl GenArgs {
    /// The settings of the engine.
    pub fn config(&self, checks: Checks) -> Config {
        // where the time is not enough, tests of many kinds are worth more than many of one kind
        let config = config(&self.limits, &self.search, SearchOrder::Turns, &self.layers, checks);
        Config { list_cases: true, telling_inputs: true, ..config }
    }
}

/// `otherwise` is the order of the search where none is chosen.
fn config(
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
            patience: None,
            paths: limits.most_paths,
            time: limits.time.0,
        },
        heap: limits.heap.engine(),
        faithful: limits.faithful,
        checks,
        favoured: None,
        shared: std::collections::BTreeSet::new(),
        order: match search.order.unwrap_or(otherwise) {
            SearchOrder::Dfs => StateOrder::Dfs,
            SearchOrder::Turns => StateOrder::Turns,
            SearchOrder::Bfs => StateOrder::Bfs,
            SearchOrder::Random => StateOrder::Random,
            SearchOrder::Coverage => StateOrder::Coverage,
        },
        seed: search.seed,
        first: false,
        by_contract: std::collections::BTreeSet::new(),
        list_cases: false,
        telling_inputs: false,
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
