//! A session from its beginning to its files: what can be refused is refused before the search, which may take long.

use std::sync::Arc;

use oox_core::config::Checks;
use oox_core::interrupt::Interrupt;
use oox_core::ir::MethodId;
use oox_core::oracle::Oracle;
use ooxide_testgen::generate::{Statics, Subject};
use ooxide_testgen::jvm::JvmError;
use ooxide_testgen::suite::{Suite, TemplateError};
use thiserror::Error;

use crate::choice::{ChoiceError, Which};
use crate::explore::{Explorer, config};
use crate::files::{MadeFile, WriteError, remove_ours, write_all};
use crate::names::shown_name;
use crate::oracle::JvmOracle;
use crate::outputs::{self, Files};
use crate::places::Places;
use crate::program::Loaded;
use crate::running::{self, NotRun, Ran, Tools};
use crate::settings::{Settings, Writing};
use crate::suites;
use crate::tested::TestedMethod;
use crate::trials;

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
    oracle: Option<Arc<dyn Oracle>>,
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
        let oracle = settings.asking.as_ref().map(|asking| {
            let oracle: Arc<dyn Oracle> = Arc::new(JvmOracle::new(&subject, asking.classpath.clone()));
            oracle
        });
        Ok(Self { loaded, which, settings, subject, methods, places, tools, oracle })
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
            &self.settings.engine,
            self.oracle.as_ref(),
            Checks { assert: false, contract: false, crash: false, deadlock: false, race: false },
        );
        let statics = Statics::new(&self.subject, &lenient);
        let explorer = Explorer {
            loaded: self.loaded,
            subject: &self.subject,
            statics: &statics,
            settings: &self.settings,
            lenient: &lenient,
            oracle: self.oracle.as_ref(),
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
        trials::add(self.loaded, &self.subject, &self.settings, &mut methods, interrupt);
        progress.ends();
        suites::take_out_traces(&self.subject, &statics, self.loaded, &mut methods);
        let mut suites = suites::suites(self.loaded, &methods, &self.places);
        suites::put_back(&self.subject, &statics, self.loaded, &mut suites);
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
            matches!(found.run, Run::Done(_)),
        )
    }

    /// Writes the files into the output folder, all of them or none, and then removes those of earlier runs for which there
    /// is nothing any more; these are given, below the output folder. After an interrupt nothing is removed. Without a
    /// folder, or where nothing is to be written, it does nothing.
    pub fn write(&self, found: &Found, files: &Files) -> Result<Vec<String>, WriteError> {
        let destination = self.settings.destination.as_ref();
        let Some(destination) = destination.filter(|place| place.writing != Writing::Nothing) else {
            return Ok(Vec::new());
        };
        let may_replace = destination.writing == Writing::Replacing;
        write_all(&destination.folder, &files.made, may_replace)?;
        let is_whole =
            found.methods.len() == self.methods.len() && matches!(found.run, Run::NotAsked | Run::Done(_));
        let obsolete = if may_replace && is_whole { self.places.obsolete(&files.made) } else { Vec::new() };
        Ok(remove_ours(&destination.folder, &obsolete))
    }
}
