//! The flags of `ooxide specs`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::program::ProgramArgs;

/// `ooxide specs`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide specs List.java                        what each method changes, makes, throws and gives
  ooxide specs List.java --method List.insert   one method
  ooxide specs src/main/java --format json      for programs: bounds, changes, allocates, throws, pure
  ooxide specs List.java --format jml           as contracts in JML
  ooxide specs List.java --check                and each fact tried out on random inputs

Exit status: 0 done, 1 --check has found a fact that does not hold, 2 bad input or usage.")]
pub struct SpecsArgs {
    /// Java or OOX files or folders; classes they name are also looked for in the folders around them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Only this method (can be repeated): `Class.method` or `Class.method(types)`
    #[arg(long, value_name = "C.M")]
    pub method: Vec<String>,
    /// How it is written
    #[arg(long, value_enum, default_value = "text")]
    pub format: SpecsFormat,
    /// Run each method on random inputs, and compare what it does with what is said of it
    #[arg(long)]
    pub check: bool,
    /// With --check: so many inputs for each method
    #[arg(long, value_name = "N", default_value_t = 200, requires = "check")]
    pub inputs: usize,
    /// With --check: other inputs
    #[arg(long, value_name = "N", default_value_t = 0, requires = "check")]
    pub seed: u64,
    #[command(flatten)]
    pub program: ProgramArgs,
}

/// How specifications are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SpecsFormat {
    /// For people
    Text,
    /// One document, see docs/specs.md
    Json,
    /// Contracts in JML; what JML has no words for is a comment
    Jml,
}
