//! One row, in a process of its own, so that its peak of memory is its own.

use std::process::Command;
use std::time::{Duration, Instant};

use clap::Parser;
use oox_core::verdict;
use ooxide_frontend::lower::Purpose;
use ooxide_session::lookup::find_entry;
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

use super::reach::reachable;
use super::suite::Row;
use crate::cli::{BenchArgs, Cli, Task};
use crate::memory::peak_mib;
use crate::problems::Problem;
use crate::status::Status;
use crate::{input, terminal};

/// What a row took and gave.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// Paths that came to an end.
    pub cases: u64,
    /// States that the engine made.
    pub states: u64,
    /// Questions to the solver.
    pub questions: u64,
    /// Those of them that no layer in front of Z3 answers.
    pub z3_calls: u64,
    /// `valid`, `invalid` or `unknown`.
    pub verdict: String,
    /// From the start of the exploration to its end, with one worker: processor time, which on an idle machine is that on the
    /// clock, and does not grow with what else the machine does.
    pub seconds: f64,
    /// Reading and translating the source.
    pub front_end_seconds: f64,
    /// The most memory that the process has held, where the system tells it.
    pub peak_mib: Option<u64>,
    /// The methods of the suite that the row can call, itself included.
    pub reachable: Vec<String>,
    /// Whether the time was up before all paths were explored.
    pub out_of_time: bool,
}

/// A row that takes longer is not run again.
const LONG: f64 = 10.0;

/// Runs a row as often as the flags say, and gives the fastest run.
pub fn fastest(args: &BenchArgs, row: &Row) -> Result<Measured, Problem> {
    let mut best = in_child(args, row)?;
    for _ in 1..args.repeat {
        if best.seconds > LONG {
            break;
        }
        let again = in_child(args, row)?;
        if again.seconds < best.seconds {
            best = again;
        }
    }
    Ok(best)
}

/// Runs a row in a new process.
fn in_child(args: &BenchArgs, row: &Row) -> Result<Measured, Problem> {
    let failed = |what: String| {
        let (name, k, mode) = (&row.subject.name, row.k, row.mode.word());
        Problem::without_hint(format!("{name} k = {k} {mode}: {what}"))
    };
    let program = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let child = Command::new(program)
        .args(["bench", "kiasan", "--measure", "--suite"])
        .arg(&args.suite)
        .args(["--rows", &row.subject.name, "--k", &row.k.to_string(), "--mode", row.mode.word()])
        .args(["--time", &args.time])
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !child.status.success() {
        return Err(failed(String::from_utf8_lossy(&child.stderr).trim().to_owned()));
    }
    serde_json::from_slice(&child.stdout).map_err(|error| failed(error.to_string()))
}

/// Runs a row here and prints what it took.
pub fn here(args: &BenchArgs, row: &Row) -> Result<Status, Problem> {
    let mut words: Vec<String> = vec!["ooxide".to_owned(), "verify".to_owned()];
    words.push(row.subject.file.display().to_string());
    words.extend(["--entry".to_owned(), row.subject.entry.clone()]);
    words.extend(["-k".to_owned(), row.k.to_string(), "--heap".to_owned(), row.mode.word().to_owned()]);
    words.extend(["--jobs".to_owned(), "1".to_owned(), "--time".to_owned(), args.time.clone()]);
    // a case is one with its input
    words.push("--list-cases".to_owned());
    words.extend(row.subject.flags.iter().cloned());
    let cli = Cli::try_parse_from(words).map_err(|error| Problem::without_hint(error.to_string()))?;
    let Task::Verify(verify) = cli.task else { unreachable!("the words say `verify`") };
    let started = Instant::now();
    let loaded = input::load(
        &verify.paths,
        &verify.program,
        verify.choice.named(),
        verify.choice.args.arguments(),
        Purpose::Run,
    )?;
    let front_end_seconds = started.elapsed().as_secs_f64();
    let &[method] = &find_entry(&loaded.program, &row.subject.entry)?[..] else {
        return Err(Problem::call(
            format!("{} is not one method", row.subject.entry),
            "of an overloaded method, rows.csv names the types too",
        ));
    };
    let started = processor_seconds();
    let report = verdict::verify(&loaded.program, &loaded.sources, &verify.config(), method);
    let seconds = processor_seconds() - started;
    let measured = Measured {
        cases: report.cases,
        states: report.states,
        questions: report.solver.queries,
        z3_calls: report.solver.z3_calls,
        verdict: report.verdict.word().to_owned(),
        seconds,
        front_end_seconds,
        peak_mib: peak_mib(),
        reachable: reachable(&loaded.program, method),
        out_of_time: report.bounds_hit.contains(&"time"),
    };
    terminal::print(&serde_json::to_string(&measured).expect("numbers and words"))?;
    Ok(Status::Fine)
}

/// What the process has used of all processors.
fn processor_seconds() -> f64 {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(now).map_or(0.0, |time| time.as_secs_f64())
}
