//! `ooxide bench`: a published suite of measurements, run again and set beside the printed figures.

mod document;
mod figures;
mod measure;
mod outcome;
mod page;
mod plot;
mod reach;
mod results;
mod suite;
mod table;
mod tests;

use std::collections::VecDeque;
use std::sync::Mutex;

use ooxide_session::STACK_BYTES;
use ooxide_session::files::check_folder;

use crate::cli::{BenchArgs, Format};
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::{bar, print};
use outcome::{Agreement, RowOutcome};
use results::{Kept, Results};
use suite::Row;

/// Runs the rows that the flags choose, and writes the table, the document and the page.
pub fn run(args: &BenchArgs) -> Result<Status, Problem> {
    let rows = choose(args)?;
    if args.measure {
        let [row] = &rows[..] else {
            return Err(Problem::call("--measure takes one row", "give --rows, --k and --mode"));
        };
        return measure::here(args, row);
    }
    if let Some(folder) = &args.page {
        check_folder(folder)?;
    }
    let width = rows.iter().map(|row| row.subject.name.len()).max().unwrap_or(0);
    let is_text = matches!(args.format, Format::Text);
    if is_text {
        print(&format!("{}\n", table::head(width)))?;
    }
    let outcomes = measure_all(args, rows, |outcome| {
        if is_text { print(&format!("{}\n", table::line(outcome, width))) } else { Ok(()) }
    })?;
    match args.format {
        Format::Text => print(&format!("{}\n{}", table::notes(&outcomes), table::summary(&outcomes)))?,
        Format::Json => print(&document::document(&outcomes))?,
    }
    if let Some(folder) = &args.page {
        let written = page::write(&args.suite, folder, &outcomes)?;
        eprintln!("the page is {}", written.display());
    }
    let is_different = |each: &RowOutcome| matches!(each.agreement(), Agreement::Different(_));
    let is_open = |each: &RowOutcome| matches!(each.agreement(), Agreement::Unfinished);
    if outcomes.iter().any(is_different) {
        Ok(Status::Violated)
    } else if outcomes.iter().any(is_open) {
        Ok(Status::Inconclusive)
    } else {
        Ok(Status::Fine)
    }
}

fn choose(args: &BenchArgs) -> Result<Vec<Row>, Problem> {
    let mut rows = suite::read(&args.suite)?;
    let names: Vec<String> = rows.iter().map(|row| row.subject.name.clone()).collect();
    for wanted in &args.rows {
        if !names.iter().any(|name| is_of_row(name, wanted)) {
            let mut known: Vec<&str> = names.iter().map(String::as_str).collect();
            known.dedup();
            return Err(Problem::call(
                format!("no row is named {wanted}"),
                format!("the rows are: {}", known.join(", ")),
            ));
        }
    }
    rows.retain(|row| {
        let of_name =
            args.rows.is_empty() || args.rows.iter().any(|wanted| is_of_row(&row.subject.name, wanted));
        let of_bound = args.k.is_empty() || args.k.contains(&row.k);
        let of_mode = args.mode.is_empty() || args.mode.iter().any(|mode| mode.engine() == row.mode);
        of_name && of_bound && of_mode
    });
    if rows.is_empty() {
        return Err(Problem::call("no row is left", "see --rows, --k and --mode"));
    }
    Ok(rows)
}

/// A class stands for all of its methods.
fn is_of_row(name: &str, wanted: &str) -> bool {
    name == wanted || name.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('.'))
}

/// Runs the rows, `--jobs` at a time, and tells of each in the order of the suite.
fn measure_all(
    args: &BenchArgs,
    rows: Vec<Row>,
    mut tell: impl FnMut(&RowOutcome) -> Result<(), Problem>,
) -> Result<Vec<RowOutcome>, Problem> {
    let bar = bar(args.quiet, rows.len());
    let mut results = Results::read(args.results.as_deref())?;
    let rows: Vec<(usize, Row, Option<Kept>)> =
        rows.into_iter().enumerate().map(|(at, row)| (at, row.clone(), results.of(&row).cloned())).collect();
    let waiting: Mutex<VecDeque<_>> = Mutex::new(rows.into());
    let (send, receive) = std::sync::mpsc::channel();
    let mut done: Vec<RowOutcome> = Vec::new();
    std::thread::scope(|scope| {
        for _ in 0..args.jobs {
            let (send, waiting) = (send.clone(), &waiting);
            let work = move || {
                loop {
                    let next = waiting.lock().expect("no row panics").pop_front();
                    let Some((at, row, kept)) = next else { break };
                    let outcome = outcome(args, row, kept);
                    if send.send((at, outcome)).is_err() {
                        break;
                    }
                }
            };
            let builder = std::thread::Builder::new().stack_size(STACK_BYTES);
            builder
                .spawn_scoped(scope, work)
                .map_err(|error| Problem::without_hint(format!("cannot start a thread: {error}")))?;
        }
        drop(send);
        let mut early = std::collections::BTreeMap::new();
        for (at, outcome) in &receive {
            bar.inc(1);
            early.insert(at, outcome);
            while let Some(outcome) = early.remove(&done.len()) {
                // the others stop too: nobody takes what they send
                let outcome = outcome.inspect_err(|_| waiting.lock().expect("no row panics").clear())?;
                results.keep(&outcome)?;
                bar.suspend(|| tell(&outcome))?;
                done.push(outcome);
            }
        }
        Ok::<(), Problem>(())
    })?;
    bar.finish_and_clear();
    Ok(done)
}

/// Measures a row, unless it was before.
fn outcome(args: &BenchArgs, row: Row, kept: Option<Kept>) -> Result<RowOutcome, Problem> {
    let (measured, tested) = kept.map_or((None, None), |kept| (Some(kept.measured), kept.tests));
    let measured = measured.map_or_else(|| measure::fastest(args, &row), Ok)?;
    let tested = match tested {
        None if args.tests && row.has_tests() => Some(tests::run(args, &row, &measured.reachable)?),
        known => known,
    };
    Ok(RowOutcome { row, measured, tested })
}
