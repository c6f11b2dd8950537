//! `ooxide gen`

mod document;
mod judgement;
mod summary;
mod table;

use indicatif::ProgressBar;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::{Found, Interrupt, Progress, Run, Session, TestedMethod};
use ooxide_testgen::suite::Templates;

use crate::cli::{Format, GenArgs};
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::{bar, interrupted, print};
use crate::{input, interrupt};

/// Writes tests for the chosen methods.
pub fn run(args: &GenArgs) -> Result<Status, Problem> {
    let templates = Templates::new(args.templates.as_deref()).map_err(|error| {
        Problem::call(error.to_string(), "see templates/ in the project for those in use")
    })?;
    let loaded =
        input::load(&args.paths, &args.classes, &args.methods.class, Arguments::Any, Purpose::Tests)?;
    let session = Session::new(&loaded, args.which(), args.settings(templates))?;
    let interrupt = interrupt::listen();
    let found = session.run(&interrupt, &mut Bar(bar(args.quiet, session.methods().len())));
    if let Some(Err(error)) = found.run.ran().and_then(|ran| ran.coverage.as_ref()) {
        Problem::from(error).print();
    }
    let files = session.files(&found)?;
    session.write(&files)?;
    match args.format {
        Format::Text => {
            print(&summary::summary(args, &found.methods, &files))?;
            if let Some(ran) = found.run.ran() {
                print(&judgement::judgement(args, ran, &session.measured_files()))?;
            }
        }
        Format::Json => {
            print(&document::document(&loaded.program, &found, &files, interrupt.is_requested()))?;
        }
    }
    let has_failing = found.methods.iter().any(|of| !of.tests.violations.is_empty());
    let reports = found.methods.iter().map(|of| &of.report);
    let status = Status::of_tests(reports).or_violated(has_failing).or_bad(&loaded);
    Ok(closing(args, found, &interrupt, session.methods().len(), status))
}

/// Says what was not done, if something was not, and what that makes of the status.
fn closing(args: &GenArgs, found: Found, interrupt: &Interrupt, all: usize, status: Status) -> Status {
    if interrupt.is_requested() {
        eprintln!("{}", interrupted(found.methods.len(), all));
        if matches!(found.run, Run::Interrupted | Run::Failed(_)) {
            eprintln!("the tests were not run");
        }
        return status.unfinished();
    }
    match found.run {
        Run::Failed(error) => {
            Problem::from(error).print();
            let written = if args.dry_run { "" } else { "written, but " };
            eprintln!("the tests were {written}not run");
            status.unfinished()
        }
        Run::Done(ran) if !ran.disagreements.is_empty() => Status::Inconclusive,
        Run::Done(ran) if matches!(ran.coverage, Some(Err(_))) => status.unfinished(),
        Run::Done(_) | Run::NotAsked | Run::Interrupted => status,
    }
}

/// The search as a bar on the terminal.
struct Bar(ProgressBar);

impl Progress for Bar {
    fn begins(&mut self, method: &str) {
        self.0.set_message(method.to_owned());
    }

    fn has(&mut self, _: &TestedMethod) {
        self.0.inc(1);
    }

    fn ends(&mut self) {
        self.0.finish_and_clear();
    }
}
