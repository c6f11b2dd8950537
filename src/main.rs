//! The command line of Ooxide.

mod bench;
mod cli;
mod generate;
mod input;
mod interrupt;
mod json;
mod lower;
mod memory;
mod problems;
mod render;
mod show;
mod status;
mod terminal;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use ooxide_session::STACK_BYTES;

use cli::{Cli, Task};
use status::Status;

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

fn run(cli: Cli) -> ExitCode {
    let result = match cli.task {
        Task::Bench(args) => bench::run(&args),
        Task::Gen(args) => generate::run(&args),
        Task::Verify(args) => verify::run(&args),
        Task::Lower(args) => lower::run(&args),
        Task::Show(args) => show::run(&args),
    };
    match result {
        Ok(status) => ExitCode::from(status as u8),
        Err(problem) => {
            problem.print();
            ExitCode::from(Status::BadInput as u8)
        }
    }
}
