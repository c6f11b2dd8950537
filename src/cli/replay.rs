//! The flags of `ooxide replay`.

use std::path::PathBuf;

use clap::Args;

use super::program::ProgramArgs;

/// `ooxide replay`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide verify table.oox --format json --out results
  ooxide replay results/ooxide-report.json table.oox                 all violations with threads
  ooxide replay results/ooxide-report.json table.oox --case 4a9e     one of them

Exit status: 0 every schedule ends as reported, 2 bad input or usage, 3 one does not.")]
pub struct ReplayArgs {
    /// A report written by `ooxide verify --format json`
    #[arg(value_name = "REPORT", required = true)]
    pub report: PathBuf,
    /// The program of the report: OOX or Java files or folders
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Only cases whose id begins so (can be repeated) [default: all that have a schedule]
    #[arg(long, value_name = "ID")]
    pub case: Vec<String>,
    #[command(flatten)]
    pub program: ProgramArgs,
}
