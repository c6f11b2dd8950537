//! What a session is told besides the program and the methods: a plain value, whose default is what `ooxide gen` does.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use oox_core::config::{Config, StateOrder};
use ooxide_testgen::generate::{Cases, JUnit, Mocks};
use ooxide_testgen::picture::Form;
use ooxide_testgen::suite::{Kind, Templates};

/// How tests are looked for, written and run.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct Settings {
    /// The engine: bounds, kind of heap, order of the search, solver. What is judged and which cases are kept is decided for
    /// each method by the session, and so are the bounds of rounds; the bound of time is for one method as a whole.
    pub engine: Config,
    /// The engine for methods of some classes, by their names.
    pub engines: BTreeMap<String, Config>,
    /// Where branches stay out of reach within the bound `k`, up to so many more are tried.
    pub deepen: u32,
    /// The search of a method without contracts ends when so many cases in a row show nothing new; `None`: it does not.
    pub patience: Option<u64>,
    /// Which cases become tests.
    pub cases: Cases,
    /// Whether what goes wrong in some orders of threads only has tests that may pass and may fail.
    pub is_stressed: bool,
    /// Tests may write private fields, where nothing else makes an input.
    pub unreachable: bool,
    /// Whether tests are tried on mutants of their method, to say what they notice.
    pub mutants: bool,
    /// The version of JUnit that the tests are for.
    pub junit: JUnit,
    /// Who stands in for objects of interfaces that no class of the program implements.
    pub mocks: Mocks,
    /// The form of the pictures of heaps, one for each test; `None`: there are none.
    pub pictures: Option<Form>,
    /// The comment of a test has a link to its picture.
    pub is_linked: bool,
    /// How test files and the page look.
    pub templates: Templates,
    /// What comes between the name of a class and `Test` where that name belongs to something else.
    pub infix: String,
    /// The folder that the files are for; `None`: they have the names that they would have in an empty one.
    pub destination: Option<Destination>,
    /// Whether the tests are run, and how; `None`: they are not.
    pub running: Option<Running>,
    /// Whether a JVM is asked what code without source gives, and with which classes; `None`: nobody is.
    pub asking: Option<Asking>,
    /// Whether the reports say how long methods took. Without, two runs give the same bytes.
    pub is_timed: bool,
}

/// Where files go.
#[derive(Clone, Debug)]
pub struct Destination {
    /// The folder. It need not be there yet.
    pub folder: PathBuf,
    /// What goes where in it.
    pub layout: Layout,
    /// What is to be done in it.
    pub writing: Writing,
}

/// What goes where below the output folder. By default packages of tests are its folders, and all else stands beside them.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The folders of a build; none: there is no build.
    pub build: Option<BuildLayout>,
}

/// The folders of a build. What it compiles and runs as tests is only what passes there.
#[derive(Clone, Debug)]
pub struct BuildLayout {
    /// Folders of source as the program names them, each with that of the tests, below the output folder.
    pub tests: Vec<(PathBuf, String)>,
    /// The folder of all else, below the output folder: pictures, the page, tests that fail or were not judged.
    pub rest: String,
}

impl Layout {
    /// Where a test file goes that is `file` below its source root. `source` is the file of the tested class.
    pub(crate) fn test_file(&self, source: &str, file: &str, kind: Kind, is_judged: bool) -> String {
        let Some(build) = &self.build else { return file.to_owned() };
        let root = build.tests.iter().find(|(root, _)| Path::new(source).starts_with(root));
        match (root, kind, is_judged) {
            (Some((_, tests)), Kind::Passing, true) => format!("{tests}/{file}"),
            (_, Kind::Failing, true) => format!("{}/violations/{file}", build.rest),
            (_, Kind::Stress, true) => format!("{}/stress/{file}", build.rest),
            _ => format!("{}/unchecked/{file}", build.rest),
        }
    }

    /// A file below the output folder as the page names it, which is no test itself.
    pub(crate) fn seen_from_page(&self, file: &str) -> String {
        let Some(build) = &self.build else { return file.to_owned() };
        let beside = file.strip_prefix(&build.rest).and_then(|rest| rest.strip_prefix('/'));
        let up = || "../".repeat(build.rest.split('/').count()) + file;
        beside.map_or_else(up, str::to_owned)
    }

    /// Where a file goes that is no test.
    pub fn other_file(&self, file: &str) -> String {
        match &self.build {
            Some(build) => format!("{}/{file}", build.rest),
            None => file.to_owned(),
        }
    }
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
    /// The encoding of the user's files, as Java names it; none: UTF-8.
    pub encoding: Option<String>,
    /// The release of Java that the user's files are for; none: that of the JDK.
    pub release: Option<u32>,
}

impl Settings {
    /// The engine for methods of a class.
    pub(crate) fn engine_of(&self, class: &str) -> &Config {
        self.engines.get(class).unwrap_or(&self.engine)
    }

    /// What goes where below the output folder.
    pub(crate) fn layout(&self) -> Layout {
        self.destination.as_ref().map(|destination| destination.layout.clone()).unwrap_or_default()
    }
}

/// Who is asked what code without source gives.
#[derive(Clone, Debug, Default)]
pub struct Asking {
    /// Where this code is besides the JDK: jars and folders of classes.
    pub classpath: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            // where the time is not enough, tests of many kinds are worth more than many of one kind
            engine: Config { order: StateOrder::Turns, jobs: cores, ..Config::default() },
            engines: BTreeMap::new(),
            deepen: 2,
            patience: Some(100),
            cases: Cases::Coverage,
            is_stressed: false,
            unreachable: false,
            mutants: true,
            junit: JUnit::Five,
            mocks: Mocks::Written,
            pictures: Some(Form::Svg),
            is_linked: false,
            templates: Templates::new(None).expect("our own templates are right"),
            infix: "Generated".to_owned(),
            destination: None,
            running: None,
            asking: Some(Asking::default()),
            is_timed: true,
        }
    }
}
