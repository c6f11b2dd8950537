//! `ooxide replay`: runs the schedules of a report, step by step.

use oox_core::case::{Case, Outcome};
use oox_core::config::Config;
use oox_core::interpret::{ConcreteOutcome, follow_schedule};
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::Loaded;
use ooxide_session::lookup::find_entry;
use ooxide_testgen::picture::columns;
use ooxide_testgen::picture::model::outcome_in_words;

use crate::cases::{choose, read_report};
use crate::cli::ReplayArgs;
use crate::input;
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;

/// Follows the schedules that were asked for.
pub fn run(args: &ReplayArgs) -> Result<Status, Problem> {
    let all = read_report(&args.report)?;
    let chosen = choose(&all, &args.case)?;
    let with_threads: Vec<&Case> = chosen.into_iter().filter(|case| case.schedule.is_some()).collect();
    if with_threads.is_empty() {
        return Err(Problem::call(
            "there is no schedule in the report",
            "violations of programs with several threads have one; `ooxide show` draws the others",
        ));
    }
    let names: Vec<String> = with_threads.iter().map(|case| case.method.clone()).collect();
    let loaded = input::load(&args.paths, &args.program, &names, Arguments::Any, Purpose::Run)?;
    let mut status = Status::Fine;
    for (number, case) in with_threads.into_iter().enumerate() {
        if number > 0 {
            print("\n")?;
        }
        let (text, is_as_reported) = replay(&loaded, case)?;
        print(&text)?;
        if !is_as_reported {
            status = Status::Inconclusive;
        }
    }
    Ok(status)
}

/// What comes of a schedule, in words, and whether that is what was reported.
fn replay(loaded: &Loaded, case: &Case) -> Result<(String, bool), Problem> {
    let mut lines = vec![format!("case {}  {}", case.id, case.method)];
    let mut config = Config::default();
    // only what was reported with it was judged
    config.checks.race = matches!(&case.outcome, Outcome::Violates { check, .. } if check == "race");
    let mut is_as_reported = false;
    // overloads share a name: the first one that the values of the case fit
    for method in find_entry(&loaded.program, &case.method)? {
        match follow_schedule(&loaded.program, &loaded.sources, &config, method, case) {
            ConcreteOutcome::Ended(ended) => {
                for line in ended.schedule.iter().flat_map(columns::lines) {
                    lines.push(format!("    {line}").trim_end().to_owned());
                }
                is_as_reported = is_same_end(&case.outcome, &ended.outcome);
                let words = if is_as_reported { "as reported" } else { "which is not what was reported" };
                lines.push(format!("    {}, {words}", outcome_in_words(&ended.outcome)));
                break;
            }
            other => lines.push(format!("    cannot be followed: {}", why(&other))),
        }
    }
    Ok((format!("{}\n", lines.join("\n")), is_as_reported))
}

fn is_same_end(one: &Outcome, other: &Outcome) -> bool {
    match (one, other) {
        (Outcome::Violates { check: one, .. }, Outcome::Violates { check: other, .. }) => one == other,
        (Outcome::Endless { line: one }, Outcome::Endless { line: other }) => one == other,
        _ => false,
    }
}

fn why(outcome: &ConcreteOutcome) -> String {
    match outcome {
        ConcreteOutcome::Ended(_) => "it ends".to_owned(),
        ConcreteOutcome::Several => "the values of the case leave something open".to_owned(),
        ConcreteOutcome::Excluded => "the values of the case are excluded".to_owned(),
        ConcreteOutcome::Bound(bound) => format!("it runs into {}", bound.flag()),
        ConcreteOutcome::Unsupported(what) => what.clone(),
    }
}
