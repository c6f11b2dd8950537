//! The command line of Ooxide.

mod cli;
mod input;
mod json;
mod problems;
mod show;
mod text;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

/// What a run ends with, as the shell sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Nothing was found wrong.
    Fine = 0,
    /// It could not be decided.
    Inconclusive = 3,
    /// A property is violated.
    Violated = 1,
    /// The input or the call is bad.
    BadInput = 2,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        Command::Verify(args) => verify::run(&args),
        Command::Show(args) => show::run(&args),
    };
    match result {
        Ok(status) => ExitCode::from(status as u8),
        Err(problem) => {
            problem.print();
            ExitCode::from(Status::BadInput as u8)
        }
    }
}
