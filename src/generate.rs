//! `ooxide gen`

mod document;
mod judgement;
mod summary;
mod table;

use std::collections::BTreeSet;
use std::path::PathBuf;

use indicatif::ProgressBar;
use oox_core::ir::MethodId;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::lookup::find_class;
use ooxide_session::{
    Destination, Found, Interrupt, Layout, Loaded, Progress, Run, Running, Session, Settings, TestedMethod,
    Which, Writing,
};
use ooxide_testgen::generate::JUnit;
use ooxide_testgen::suite::Templates;

use crate::cli::{Format, GenArgs, JUnitVersion, ProgramArgs};
use crate::exception::{Exception, of_class};
use crate::problems::Problem;
use crate::project::{self, Project, Subject};
use crate::since::changed;
use crate::status::Status;
use crate::terminal::{bar, interrupted, print};
use crate::{input, interrupt};

/// Writes tests for the chosen methods.
pub fn run(args: &GenArgs, exceptions: &[Exception]) -> Result<Status, Problem> {
    let templates = Templates::new(args.templates.as_deref()).map_err(|error| {
        Problem::call(error.to_string(), "see templates/ in the project for those in use")
    })?;
    let subject = project::subject(&args.paths, &args.program)?;
    let program = subject.program(&args.program);
    let loaded = input::load(&subject.paths, &program, &args.methods.class, Arguments::Any, Purpose::Tests)?;
    let mut settings = args.settings(templates);
    if let Some(project) = &subject.project {
        for_project(args, project, &program, &mut settings)?;
    }
    let written = Written::new(args, &settings);
    let Some(mut which) = which(args, &subject, &loaded)? else {
        eprintln!("nothing has changed since then: no tests were generated");
        return Ok(Status::Fine);
    };
    for class in loaded.program.classes.iter().filter(|class| class.is_of_user()) {
        let Some(exception) = of_class(exceptions, &class.name) else { continue };
        settings.engines.insert(class.name.clone(), exception.engine.clone());
        if exception.section.skip {
            which.without.insert(class.name.clone());
        }
    }
    let session = Session::new(&loaded, which, settings)?;
    let interrupt = interrupt::listen();
    let found = session.run(&interrupt, &mut Bar(bar(args.quiet, session.methods().len())));
    if let Some(Err(error)) = found.run.ran().and_then(|ran| ran.coverage.as_ref()) {
        Problem::from(error).print();
    }
    let files = session.files(&found)?;
    let removed = session.write(&found, &files)?;
    match args.format {
        Format::Text => {
            print(&summary::summary(&written, &found.methods, &files, &removed))?;
            if let Some(ran) = found.run.ran() {
                print(&judgement::judgement(&written, ran, &session.measured_files()))?;
            }
        }
        Format::Json => {
            print(&document::document(&loaded.program, &found, &files, interrupt.is_requested()))?;
        }
    }
    let has_failing = found.methods.iter().any(|tested| !tested.tests.violations.is_empty());
    let reports = found.methods.iter().map(|tested| &tested.report);
    let status = Status::of_tests(reports).or_violated(has_failing).or_bad(&loaded);
    Ok(closing(&written, found, &interrupt, session.methods().len(), status))
}

/// The methods that tests are wanted for. A file has the tests of a class, so that a class has changed where one of its methods
/// has. None: there is no such class.
fn which(args: &GenArgs, subject: &Subject, loaded: &Loaded) -> Result<Option<Which>, Problem> {
    let mut which = args.which();
    let Some(revision) = &args.methods.since else { return Ok(Some(which)) };
    let program = subject.program_quietly(&args.program);
    let changed = changed(revision, &subject.paths, &program, loaded, Purpose::Tests, Arguments::Any)?;
    let class_of = |id: MethodId| &loaded.program.class(loaded.program.method(id).class).name;
    let named: Vec<&str> =
        which.classes.iter().map(|name| find_class(&loaded.program, name)).collect::<Result<_, _>>()?;
    let is_meant = |id: MethodId| {
        if named.is_empty() { loaded.is_given(id) } else { named.contains(&class_of(id).as_str()) }
    };
    let classes: BTreeSet<&String> =
        changed.iter().copied().filter(|id| is_meant(*id)).map(class_of).collect();
    which.classes = classes.into_iter().cloned().collect();
    Ok((!which.classes.is_empty()).then_some(which))
}

/// What the words of the closing lines depend on.
struct Written {
    /// The output folder.
    folder: PathBuf,
    /// What goes where in it.
    layout: Layout,
    /// Nothing is written.
    is_dry: bool,
    /// Only the closing lines.
    is_quiet: bool,
    /// The version that the tests are for.
    junit: JUnit,
}

impl Written {
    fn new(args: &GenArgs, settings: &Settings) -> Self {
        let destination = settings.destination.as_ref();
        Self {
            folder: destination.map(|place| place.folder.clone()).unwrap_or_default(),
            layout: destination.map(|place| place.layout.clone()).unwrap_or_default(),
            is_dry: args.dry_run,
            is_quiet: args.quiet,
            junit: settings.junit,
        }
    }
}

/// In a project, tests are for its JUnit and go to its test folders, after they have been run: what does not compile or fails
/// must not get there. A folder that was asked for is one as everywhere.
fn for_project(
    args: &GenArgs,
    project: &Project,
    program: &ProgramArgs,
    settings: &mut Settings,
) -> Result<(), Problem> {
    if args.junit.is_none() {
        settings.junit = project.junit()?.map_or(JUnit::Five, JUnitVersion::in_tests);
    }
    let is_elsewhere = args.out.is_some();
    if settings.running.is_some() || !is_elsewhere {
        settings.running = Some(Running { release: project.release(), ..args.jvm.running(program) });
    }
    settings.asking = args.jvm.asking(program);
    if !is_elsewhere {
        settings.destination = Some(Destination {
            folder: project.root.clone(),
            layout: Layout { build: Some(project.layout()) },
            // what is ours and as we wrote it may be written anew
            writing: if args.dry_run { Writing::Nothing } else { Writing::Replacing },
        });
    }
    Ok(())
}

/// Says what was not done, if something was not, and what that makes of the status.
fn closing(written: &Written, found: Found, interrupt: &Interrupt, all: usize, status: Status) -> Status {
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
            eprintln!("the tests were {}not run", if written.is_dry { "" } else { "written, but " });
            if let Some(build) = &written.layout.build {
                eprintln!("so they are in {}/unchecked, which no build compiles", build.rest);
            }
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
