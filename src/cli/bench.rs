//! The flags of `ooxide bench`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::engine::{Heap, checked_time};
use super::report::Format;

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
