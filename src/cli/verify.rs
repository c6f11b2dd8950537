//! The flags of `ooxide verify`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use oox_core::config::{Checks, Config, Crashes};
use ooxide_frontend::main_method::Arguments;

use super::engine::{Layers, Limits, Search, SearchOrder, config};
use super::program::ProgramArgs;
use super::proofs::Proofs;
use super::report::ReportArgs;

/// What the shell sees.
const STATUS: &str =
    "Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, 3 inconclusive.";

/// `ooxide verify`
#[derive(Args)]
#[command(after_help = format!("Ctrl-C stops the search and reports what was found; a second one ends the program at once.\n\n{STATUS}"))]
pub struct VerifyArgs {
    /// Java or OOX files or folders; together they are one program [default: the Maven or Gradle project here]
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    #[command(flatten)]
    pub choice: Choice,
    #[command(flatten)]
    pub proofs: Proofs,
    #[command(flatten)]
    pub program: ProgramArgs,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub report: ReportArgs,
    #[command(flatten)]
    pub search: Search,
    #[command(flatten)]
    pub layers: Layers,
}

/// `ooxide work`
#[derive(Args)]
pub struct WorkArgs {
    /// Which unit: a line of `ooxide plan`, or its first word
    #[arg(long, value_name = "UNIT", required = true)]
    pub unit: String,
    #[command(flatten)]
    pub verify: VerifyArgs,
}

/// Which methods are verified, and what of them.
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
    /// Only a share of the methods, for one of several machines: `2/5` is the second of five; see `ooxide merge`
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub shard: Option<Shard>,
    /// Only methods that have changed since this revision of git, or that call or use something that has
    #[arg(long, value_name = "REV")]
    pub since: Option<String>,
    /// Keep the results of methods in this folder, and take from it what still holds [default: in the build folder of a project]
    #[arg(long, value_name = "DIR")]
    pub results: Option<PathBuf>,
    /// Judge every method anew, whatever was kept
    #[arg(long)]
    pub fresh: bool,
    /// Units of searches that `ooxide work` has explored are in this folder; the others are explored now and kept there
    #[arg(long, value_name = "DIR")]
    pub parts: Option<PathBuf>,
    /// What is judged
    #[arg(long, value_enum, value_delimiter = ',', default_value = "assert,contract,crash,deadlock")]
    pub check: Vec<Check>,
    /// Which exceptions that leave a method without a contract are violations
    #[arg(long, value_enum, default_value = "all")]
    pub crashes: CrashKind,
    /// Stop at the first violation of each method
    #[arg(long)]
    pub first: bool,
    /// Raise the bounds that were hit while there is time and nothing is violated
    #[arg(long)]
    pub deepen: bool,
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

/// A share of the methods: of so many, every so-many-th belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which one, from 0.
    pub index: usize,
    /// How many there are.
    pub count: usize,
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.count)
    }
}

fn shard(text: &str) -> Result<Shard, String> {
    let numbers = text
        .split_once('/')
        .and_then(|(index, count)| Some((index.parse::<usize>().ok()?, count.parse::<usize>().ok()?)));
    match numbers {
        Some((index, count)) if (1..=count).contains(&index) => Ok(Shard { index: index - 1, count }),
        _ => Err("for example `2/5`: the second of five".to_owned()),
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

impl MainArgs {
    /// What the front end is told.
    pub fn arguments(self) -> Arguments {
        match self {
            Self::Any => Arguments::Any,
            Self::None => Arguments::None,
        }
    }
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
    /// Threads that wait for each other
    Deadlock,
    /// Two threads at one place at the same time, where one of them writes
    Race,
}

/// Which exceptions that leave a method without a contract are violations.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CrashKind {
    /// All of them
    All,
    /// Not those by which the method refuses its arguments, nor those that follow an argument which is null: they are listed apart
    Unexpected,
}

impl VerifyArgs {
    /// The settings of the engine.
    pub fn config(&self) -> Config {
        let checks = Checks {
            assert: self.choice.check.contains(&Check::Assert),
            contract: self.choice.check.contains(&Check::Contract),
            crash: self.choice.check.contains(&Check::Crash),
            deadlock: self.choice.check.contains(&Check::Deadlock),
            race: self.choice.check.contains(&Check::Race),
        };
        let config = config(&self.limits, &self.search, SearchOrder::Dfs, &self.layers, checks);
        Config {
            crashes: match self.choice.crashes {
                CrashKind::All => Crashes::All,
                CrashKind::Unexpected => Crashes::Unexpected,
            },
            first: self.choice.first,
            deepen: self.choice.deepen,
            list_cases: self.report.list_cases,
            ..config
        }
    }
}
