//! A session from its beginning to its files: what can be refused is refused before the search, which may take long.

use oox_core::config::Checks;
use oox_core::interrupt::Interrupt;
use oox_core::ir::MethodId;
use ooxide_testgen::generate::{Statics, Subject};
use ooxide_testgen::jvm::JvmError;
use ooxide_testgen::suite::{Suite, TemplateError};
use thiserror::Error;

use crate::choice::{ChoiceError, Which};
use crate::explore::{Explorer, config};
use crate::files::{MadeFile, WriteError, write_all};
use crate::names::shown_name;
use crate::outputs::{self, Files};
use crate::places::Places;
use crate::program::Loaded;
use crate::running::{self, NotRun, Ran, Tools};
use crate::settings::{Settings, Writing};
use crate::suites;
use crate::tested::TestedMethod;

/// Why a session does not begin.
#[derive(Debug, Error)]
pub enum SessionError {
    /// There is nothing to test.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    /// The files could not be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The tests could not be run.
    #[error(transparent)]
    Tools(#[from] JvmError),
}

/// Who is told how far the search has come. `()` does nothing about it.
pub trait Progress {
    /// The search of a method begins: `com.acme.shop.Order.Line.total(int)`.
    fn begins(&mut self, method: &str) {
        let _ = method;
    }

    /// The search of a method has come to its end.
    fn has(&mut self, method: &TestedMethod) {
        let _ = method;
    }

    /// All methods have been searched, or the search was interrupted; the tests are run next.
    fn ends(&mut self) {}
}

impl Progress for () {}

/// Tests for some methods of a program.
pub struct Session<'p> {
    loaded: &'p Loaded,
    which: Which,
    settings: Settings,
    subject: Subject<'p>,
    methods: Vec<MethodId>,
    places: Places,
    tools: Option<Tools>,
}

/// What a session has found.
pub struct Found {
    /// The methods that were looked at; after an interrupt not all.
    pub methods: Vec<TestedMethod>,
    /// The tests, by class and by whether they pass. Those that the JVM does not agree with are left out.
    pub suites: Vec<Suite>,
    /// What became of running them.
    pub run: Run,
}

/// What became of running the tests.
pub enum Run {
    /// It was not asked for.
    NotAsked,
    /// The session was interrupted before or during it.
    Interrupted,
    /// The JVM has judged nothing.
    Failed(NotRun),
    /// The JVM has judged them.
    Done(Box<Ran>),
}

impl Run {
    /// What the JVM said, if it said something.
    pub fn ran(&self) -> Option<&Ran> {
        match self {
            Self::Done(ran) => Some(ran),
            _ => None,
        }
    }
}

impl<'p> Session<'p> {
    /// Chooses the methods, finds names for the files that are free in the output folder, and looks for what it takes to run
    /// tests.
    pub fn new(loaded: &'p Loaded, which: Which, settings: Settings) -> Result<Self, SessionError> {
        let subject = Subject::new(&loaded.program, &loaded.info, &loaded.sources);
        let methods = which.choose(loaded, &subject)?;
        let program = &loaded.program;
        let class_of = |id: &MethodId| program.class(program.method(*id).class).name.as_str();
        let places = Places::choose(&settings, loaded, methods.iter().map(class_of))?;
        let tools = match &settings.running {
            Some(running) => Some(Tools::find(running, settings.mocks)?),
            None => None,
        };
        Ok(Self { loaded, which, settings, subject, methods, places, tools })
    }

    /// The methods that will be looked at, in this order.
    pub fn methods(&self) -> &[MethodId] {
        &self.methods
    }

    /// The files whose coverage is of interest: the given ones, or those of the classes that were asked for.
    pub fn measured_files(&self) -> Vec<&'p str> {
        self.which.files(self.loaded)
    }

    /// Looks for tests, and runs them if that is wanted. An interrupt ends both; what was found until then counts.
    pub fn run(&self, interrupt: &Interrupt, progress: &mut dyn Progress) -> Found {
        let lenient = config(
            &self.settings,
            Checks { assert: false, contract: false, crash: false, deadlock: false, race: false },
        );
        let statics = Statics::new(&self.subject, &lenient);
        let explorer = Explorer {
            loaded: self.loaded,
            subject: &self.subject,
            statics: &statics,
            settings: &self.settings,
            lenient: &lenient,
            interrupt,
        };
        let mut methods = Vec::new();
        for id in &self.methods {
            progress.begins(&shown_name(&self.loaded.program, *id));
            let method = explorer.method(*id);
            progress.has(&method);
            methods.push(method);
            if interrupt.is_requested() {
                break;
            }
        }
        progress.ends();
        let mut suites = suites::suites(&methods, &self.places);
        suites::put_back(&self.subject, &statics, self.loaded, &mut suites, &mut methods);
        let run = self.run_tests(&mut suites, interrupt);
        Found { methods, suites, run }
    }

    /// What the JVM says of the tests; nothing after an interrupt, which the JVM gets as well where both share a terminal:
    /// what it says then is no judgement.
    fn run_tests(&self, suites: &mut Vec<Suite>, interrupt: &Interrupt) -> Run {
        let (Some(running), Some(tools)) = (&self.settings.running, &self.tools) else {
            return Run::NotAsked;
        };
        if interrupt.is_requested() {
            return Run::Interrupted;
        }
        let mut judged = suites.clone();
        let ran = running::run(&self.settings, running, self.loaded, tools, &mut judged);
        if interrupt.is_requested() {
            return Run::Interrupted;
        }
        match ran {
            Ok(ran) => {
                *suites = judged;
                Run::Done(Box::new(ran))
            }
            Err(error) => Run::Failed(error),
        }
    }

    /// The files of what was found: tests, pictures and the page.
    pub fn files<'s>(&self, found: &'s Found) -> Result<Files<'s>, TemplateError> {
        let disagreements: &[MadeFile] = found.run.ran().map_or(&[], |ran| &ran.files);
        outputs::files(
            &self.settings,
            &self.subject,
            &self.places,
            &found.suites,
            &found.methods,
            disagreements,
        )
    }

    /// Writes the files into the output folder, all of them or none. Without a folder, or where nothing is to be written, it
    /// does nothing.
    pub fn write(&self, files: &Files) -> Result<(), WriteError> {
        match &self.settings.destination {
            Some(destination) if destination.writing != Writing::Nothing => {
                let may_replace = destination.writing == Writing::Replacing;
                write_all(&destination.folder, &files.made, may_replace)
            }
            _ => Ok(()),
        }
    }
}
