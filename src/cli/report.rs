//! Flags for what is printed, and in which form.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// Where results go.
#[derive(Args)]
#[command(next_help_heading = "Output")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct ReportArgs {
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
