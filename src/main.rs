//! The command line of Ooxide.

mod bench;
mod classes;
mod cli;
mod files;
mod generate;
mod ignored;
mod input;
mod interrupt;
mod java;
mod java_info;
mod java_names;
mod json;
mod lower;
mod problems;
mod run_tests;
mod show;
mod text;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use oox_core::verdict::{MethodReport, Verdict};

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

impl Status {
    /// The worst of all methods decides.
    pub(crate) fn of<'r>(reports: impl IntoIterator<Item = &'r MethodReport>) -> Self {
        let verdicts: Vec<Verdict> = reports.into_iter().map(|report| report.verdict).collect();
        if verdicts.contains(&Verdict::Invalid) {
            Self::Violated
        } else if verdicts.contains(&Verdict::Unknown) {
            Self::Inconclusive
        } else {
            Self::Fine
        }
    }

    /// Of tests: that there are paths which the search had no time for, or that cannot be tried, is no failure.
    pub(crate) fn of_tests<'r>(reports: impl IntoIterator<Item = &'r MethodReport>) -> Self {
        Self::of(reports.into_iter().filter(|report| !report.is_fine_so_far))
    }

    /// A test that fails is as bad as what it shows, also where nothing is judged: a call that never ends.
    pub(crate) fn or_violated(self, has_failing_tests: bool) -> Self {
        if has_failing_tests { Self::Violated } else { self }
    }

    /// A program with errors is bad input, whatever was found out about the rest of it.
    pub(crate) fn or_bad(self, input: &input::Input) -> Self {
        if input.has_errors { Self::BadInput } else { self }
    }

    /// Of a run that did not come to its end: what was not looked at is not known to be fine.
    pub(crate) fn unfinished(self) -> Self {
        if self == Self::Fine { Self::Inconclusive } else { self }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    // trees are walked by recursion; how deep they may be is bounded by the parsers
    let run = || run(cli);
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(run);
    match thread.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(error) => {
            eprintln!("cannot start a thread: {error}");
            ExitCode::from(Status::BadInput as u8)
        }
    }
}

/// Address space, not memory: only what is used is ever touched.
const STACK_BYTES: usize = 1 << 30;

fn run(cli: Cli) -> ExitCode {
    let result = match cli.command {
        Command::Bench(args) => bench::run(&args),
        Command::Gen(args) => generate::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Lower(args) => lower::run(&args),
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
