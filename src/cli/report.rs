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
    pub format: ReportFormat,
    /// Write the report to a file in this folder instead of the terminal
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Write a report of another form to a file, too: `sarif=ooxide.sarif` (can be repeated)
    #[arg(long, value_name = "FORM=FILE", value_parser = report_file)]
    pub report: Vec<ReportFile>,
    /// Only what is not in this SARIF report of an earlier run counts, and is shown as text
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
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

/// How results of any command are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// One document, schema `ooxide/1`
    Json,
}

/// How a report on methods is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// For people
    Text,
    /// One document, schema `ooxide/1`
    Json,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
    /// The XML of JUnit's runners, for build servers
    Junit,
}

/// A report that is written besides the one that is printed.
#[derive(Clone, Debug)]
pub struct ReportFile {
    /// Its form.
    pub format: ReportFormat,
    /// Where it goes.
    pub file: PathBuf,
}

fn report_file(text: &str) -> Result<ReportFile, String> {
    let (form, file) = text.split_once('=').ok_or("for example `sarif=ooxide.sarif`")?;
    let format = ReportFormat::from_str(form, false)
        .map_err(|_| format!("unknown form `{form}`; use text, json, sarif or junit"))?;
    if file.is_empty() {
        return Err("the name of the file is missing".to_owned());
    }
    Ok(ReportFile { format, file: PathBuf::from(file) })
}
