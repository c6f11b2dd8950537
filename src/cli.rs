//! Commands and flags. Their doc comments are the help text.

mod bench;
mod classes;
mod engine;
mod generate;
mod lower;
mod report;
mod show;
mod verify;

use clap::{Parser, Subcommand};

pub use bench::BenchArgs;
pub use classes::ClassArgs;
pub use generate::{GenArgs, JUnitVersion};
pub use lower::LowerArgs;
pub use report::{Format, ReportArgs};
pub use show::{Picture, ShowArgs};
pub use verify::VerifyArgs;

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
}
