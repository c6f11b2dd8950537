//! What a session is told besides the program and the methods: a plain value, whose default is what `ooxide gen` does.

use std::path::PathBuf;

use oox_core::config::{Config, StateOrder};
use ooxide_testgen::generate::{Cases, JUnit, Mocks};
use ooxide_testgen::picture::Form;
use ooxide_testgen::suite::Templates;

/// How tests are looked for, written and run.
pub struct Settings {
    /// The engine: bounds, kind of heap, order of the search, solver. What is judged and which cases are kept is decided for
    /// each method by the session, and so are the bounds of rounds; the bound of time is for one method as a whole.
    pub engine: Config,
    /// Where branches stay out of reach within the bound `k`, up to so many more are tried.
    pub deepen: u32,
    /// The search of a method without contracts ends when so many cases in a row show nothing new; `None`: it does not.
    pub patience: Option<u64>,
    /// Which cases become tests.
    pub cases: Cases,
    /// The version of JUnit that the tests are for.
    pub junit: JUnit,
    /// Who stands in for objects of interfaces that no class of the program implements.
    pub mocks: Mocks,
    /// The form of the pictures of heaps, one for each test; `None`: there are none.
    pub pictures: Option<Form>,
    /// How test files and the page look.
    pub templates: Templates,
    /// The folder that the files are for; `None`: they have the names that they would have in an empty one.
    pub destination: Option<Destination>,
    /// Whether the tests are run, and how; `None`: they are not.
    pub running: Option<Running>,
    /// Whether the reports say how long methods took. Without, two runs give the same bytes.
    pub is_timed: bool,
}

/// Where files go.
#[derive(Clone, Debug)]
pub struct Destination {
    /// The folder. It need not be there yet.
    pub folder: PathBuf,
    /// What is to be done in it.
    pub writing: Writing,
}

/// What is to be done in the output folder. Files that are not ours stay as they are in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// Nothing is written; what is there decides about names.
    Nothing,
    /// New files are written; where one of ours is in the way, the session does not begin.
    New,
    /// Files are written, also over those of ours.
    Replacing,
}

/// How tests are run. The Java files of the program must be on disk for that.
#[derive(Clone, Debug, Default)]
pub struct Running {
    /// Whether JaCoCo measures what the tests cover.
    pub coverage: bool,
    /// What the program needs to compile and run: jars and folders of classes.
    pub classpath: Vec<PathBuf>,
    /// The jars of JUnit; none: ours, or those of the system.
    pub junit_jars: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            // where the time is not enough, tests of many kinds are worth more than many of one kind
            engine: Config { order: StateOrder::Turns, jobs: cores, ..Config::default() },
            deepen: 2,
            patience: Some(100),
            cases: Cases::Coverage,
            junit: JUnit::Five,
            mocks: Mocks::Written,
            pictures: Some(Form::Svg),
            templates: Templates::new(None).expect("our own templates are right"),
            destination: None,
            running: None,
            is_timed: true,
        }
    }
}
