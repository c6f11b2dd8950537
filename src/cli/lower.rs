//! The flags of `ooxide lower`.

use std::path::PathBuf;

use clap::Args;

use super::program::ProgramArgs;
use super::report::Format;

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
    pub program: ProgramArgs,
}
