//! The flags of `ooxide show`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::program::ProgramArgs;

/// `ooxide show`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide verify list.oox --format json --list-cases --out results
  ooxide show results/ooxide-report.json                            all cases as text
  ooxide show results/ooxide-report.json --as svg --out pictures    one picture per case
  ooxide show results/ooxide-report.json --case 4a9e --as svg > case.svg
  ooxide show --cfg List.insert list.oox                            a control-flow graph

A report always holds the cases of violations, and all cases when --list-cases was given.

Exit status: 0 nothing found wrong, 2 bad input or usage.")]
pub struct ShowArgs {
    /// A report written by `ooxide verify --format json`, `-` for the standard input; with --cfg: OOX files or
    /// folders, which together are one program
    #[arg(value_name = "REPORT|PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Only cases whose id begins so (can be repeated) [default: all]
    #[arg(long, value_name = "ID", conflicts_with = "cfg")]
    pub case: Vec<String>,
    /// What is drawn: the heap before and after, side by side [default: text, or svg with --out]
    #[arg(long = "as", value_name = "FORM", value_enum, conflicts_with = "cfg")]
    pub form: Option<Picture>,
    /// Write to files in this folder instead of the terminal: `Class.method-ID.svg`
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Instead of cases, the control-flow graph of this method as Graphviz DOT: `Class.method` or
    /// `Class.method(types)`
    #[arg(long, value_name = "C.m")]
    pub cfg: Option<String>,
    #[command(flatten)]
    pub program: ProgramArgs,
}

/// How a case is drawn.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Picture {
    /// A drawing for browsers and documents; needs no other tool
    Svg,
    /// Graphviz source
    Dot,
    /// For the terminal
    Text,
}
