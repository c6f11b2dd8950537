//! Commands and flags. Their doc comments are the help text.

mod bench;
mod engine;
mod generate;
mod lower;
mod program;
mod proofs;
mod replay;
mod report;
mod show;
mod specs;
mod tools;
mod verify;

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

pub use bench::BenchArgs;
pub use generate::{GenArgs, JUnitVersion};
pub use lower::LowerArgs;
pub use program::ProgramArgs;
pub use replay::ReplayArgs;
pub use report::{Format, ReportArgs, ReportFile, ReportFormat};
pub use show::{Picture, ShowArgs};
pub use specs::{SpecsArgs, SpecsFormat};
pub use tools::{CompletionsArgs, DoctorArgs, InitArgs, ManArgs, MergeArgs};
pub use verify::{Shard, VerifyArgs, WorkArgs};

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
    pub task: Task,
    /// Settings in place of those of the next ooxide.toml here or above
    #[arg(long, value_name = "FILE", global = true)]
    pub config: Option<PathBuf>,
    /// Print the settings that hold, with where each comes from, and do nothing else
    #[arg(long, global = true)]
    pub print_config: bool,
    /// Colours in what is printed
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto", global = true)]
    pub color: Color,
}

/// When there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What to do.
#[derive(Subcommand)]
pub enum Task {
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
    /// Run the schedules of a report step by step: what threads do, on the values of a case
    Replay(ReplayArgs),
    /// List the units of the search of one huge method, a line for each that is not in the folder --parts
    Plan(VerifyArgs),
    /// Explore one unit of the search of a method, for `ooxide verify --parts`
    Work(WorkArgs),
    /// Say what methods change, make, throw and give, for all inputs: specifications read off the code
    Specs(SpecsArgs),
    /// Put the reports of shares of the methods together, as if one run had written them
    Merge(MergeArgs),
    /// Say what was found of a project and of the tools, and what is missing
    Doctor(DoctorArgs),
    /// Write a file of settings, ooxide.toml, with all of them as comments
    Init(InitArgs),
    /// Print the completions of a shell
    Completions(CompletionsArgs),
    /// Print the manual page
    Man(ManArgs),
}
