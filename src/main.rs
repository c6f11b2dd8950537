//! The command line of Ooxide.

mod bench;
mod cases;
mod cli;
mod colour;
mod doctor;
mod exception;
mod files;
mod findings;
mod formats;
mod generate;
mod input;
mod interrupt;
mod json;
mod kept;
mod lower;
mod memory;
mod merge;
mod problems;
mod project;
mod render;
mod replay;
mod settings;
mod shell;
mod show;
mod since;
mod specs;
mod status;
mod terminal;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};
use ooxide_session::STACK_BYTES;

use cli::{Cli, Task};
use exception::Exception;
use problems::Problem;
use settings::Settings;
use status::Status;

fn main() -> ExitCode {
    // trees are walked by recursion; how deep they may be is bounded by the parsers
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

fn run() -> ExitCode {
    match begin() {
        Ok(status) => ExitCode::from(status as u8),
        Err(problem) => {
            problem.print();
            ExitCode::from(Status::BadInput as u8)
        }
    }
}

/// Reads settings and flags, and does what they say.
fn begin() -> Result<Status, Problem> {
    let words: Vec<OsString> = std::env::args_os().collect();
    let file = settings::find(&words);
    let settings = settings::read_file(file.as_deref())?;
    let mut command = settings::with_settings(Cli::command(), &settings, None)?;
    // whoever asks for help is answered here
    let matches = command.try_get_matches_from_mut(&words).unwrap_or_else(|error| error.exit());
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    colour::choose(cli.color);
    if let (true, Some((task, matches))) = (cli.print_config, matches.subcommand()) {
        terminal::print(&settings::printed(&Cli::command(), task, matches))?;
        return Ok(Status::Fine);
    }
    let exceptions = exceptions(&settings, &words)?;
    match cli.task {
        Task::Bench(args) => bench::run(&args),
        Task::Gen(args) => generate::run(&args, &exceptions),
        Task::Verify(args) => verify::run(&args, &exceptions),
        Task::Plan(args) => verify::plan(&args, &exceptions),
        Task::Work(args) => verify::work(&args, &exceptions),
        Task::Lower(args) => lower::run(&args),
        Task::Show(args) => show::run(&args),
        Task::Specs(args) => specs::run(&args),
        Task::Replay(args) => replay::run(&args),
        Task::Merge(args) => merge::run(&args),
        Task::Doctor(args) => doctor::run(&args),
        Task::Init(args) => shell::init(&args, &Cli::command()),
        Task::Completions(args) => shell::completions(&args, Cli::command()),
        Task::Man(args) => shell::man(&args, &Cli::command()),
    }
}

/// What the file of settings says of some classes only: for these, the command line is read with other defaults.
fn exceptions<'s>(settings: &'s Settings, words: &[OsString]) -> Result<Vec<Exception<'s>>, Problem> {
    let mut all = Vec::new();
    for section in &settings.overrides {
        let mut command = settings::with_settings(Cli::command(), settings, Some(section))?;
        let matches = command.try_get_matches_from_mut(words).unwrap_or_else(|error| error.exit());
        let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        let engine = match &cli.task {
            Task::Gen(args) => args.engine(),
            Task::Verify(args) | Task::Plan(args) => args.config(),
            Task::Work(args) => args.verify.config(),
            _ => continue,
        };
        all.push(Exception { section, engine });
    }
    Ok(all)
}
