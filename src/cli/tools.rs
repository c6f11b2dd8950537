//! The flags of the commands around the work: what was found here, and files for shells, manuals and settings.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

/// `ooxide doctor`
#[derive(Args)]
#[command(after_help = "Exit status: 0 nothing is missing, 2 bad input or usage, 3 something is missing.")]
pub struct DoctorArgs {
    /// The folder of the project [default: the one around the working folder]
    #[arg(value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

/// `ooxide merge`
#[derive(Args)]
#[command(after_help = "Example:
  ooxide verify src --shard 1/2 --format json > 1.json      on one machine
  ooxide verify src --shard 2/2 --format json > 2.json      on another
  ooxide merge 1.json 2.json > report.json

Exit status: that of the run that the shares are of.")]
pub struct MergeArgs {
    /// The JSON reports of `ooxide verify --shard`, all of them, the first share first
    #[arg(value_name = "REPORT", required = true)]
    pub reports: Vec<PathBuf>,
}

/// `ooxide init`
#[derive(Args)]
pub struct InitArgs {
    /// The folder that gets the file
    #[arg(value_name = "DIR", default_value = ".")]
    pub folder: PathBuf,
    /// Print the JSON schema of the file instead, for editors
    #[arg(long)]
    pub schema: bool,
}

/// `ooxide completions`
#[derive(Args)]
#[command(after_help = "Example:
  ooxide completions bash > ~/.local/share/bash-completion/completions/ooxide")]
pub struct CompletionsArgs {
    /// Which shell
    #[arg(value_enum)]
    pub shell: Shell,
}

/// `ooxide man`
#[derive(Args)]
pub struct ManArgs {
    /// Write one page for each command into this folder, instead of the first to the terminal
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}
