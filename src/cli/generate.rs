//! The flags of `ooxide gen`, and what they tell a session.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use oox_core::config::Checks;
use ooxide_session::{Destination, Running, Settings, Which, Writing};
use ooxide_testgen::generate::{Cases, JUnit, Mocks};
use ooxide_testgen::picture::Form;
use ooxide_testgen::suite::Templates;

use super::classes::ClassArgs;
use super::engine::{Layers, Limits, Search, SearchOrder, config};
use super::report::Format;

/// `ooxide gen`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide gen Account.java --out tests              AccountTest.java, pictures and a report
  ooxide gen src/main/java --out tests --run       and compile and run them with JUnit
  ooxide gen src --class Account --cases all --dry-run

Ctrl-C stops the search and writes what was found; a second one ends the program at once.

Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, 3 inconclusive.")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct GenArgs {
    /// Java files or folders, whose classes are tested; classes they name are also looked for in the folders around them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Where the tests go; packages become folders
    #[arg(long, value_name = "DIR", default_value = "ooxide-tests")]
    pub out: PathBuf,
    #[command(flatten)]
    pub methods: MethodArgs,
    /// The version of JUnit
    #[arg(long, value_enum, default_value = "5", help_heading = "Tests")]
    pub junit: JUnitVersion,
    /// Which cases become tests
    #[arg(long, value_enum, default_value = "coverage", help_heading = "Tests")]
    pub cases: WhichCases,
    /// Who stands in for objects of interfaces that no class of the program implements
    #[arg(long, value_enum, default_value = "written", help_heading = "Tests")]
    pub mocks: WhichMocks,
    /// Where branches stay out of reach within -k, try up to so many more
    #[arg(long, value_name = "N", default_value_t = 2, help_heading = "Tests")]
    pub deepen: u32,
    /// End the search of a method without contracts when so many cases in a row show nothing new; 0: never
    #[arg(long, value_name = "N", default_value_t = 100, help_heading = "Tests")]
    pub patience: u64,
    /// One picture per test of the heap before and after
    #[arg(long, value_enum, default_value = "svg", help_heading = "Tests")]
    pub graphs: Graphs,
    /// Templates of your own in place of ours: junit5.hbs, junit4.hbs, helpers.hbs, report.hbs
    #[arg(long, value_name = "DIR", help_heading = "Tests")]
    pub templates: Option<PathBuf>,
    /// Overwrite files that Ooxide has written; others stay as they are in any case
    #[arg(long, help_heading = "Tests")]
    pub force: bool,
    /// Write nothing; list what would be written
    #[arg(long, help_heading = "Tests")]
    pub dry_run: bool,
    /// Only the closing lines, and no progress
    #[arg(long, short, help_heading = "Tests")]
    pub quiet: bool,
    /// What is printed: a table, or one document with all methods, cases and tests
    #[arg(long, value_enum, default_value = "text", help_heading = "Tests")]
    pub format: Format,
    /// Write 0 for every time, so that two runs give the same bytes
    #[arg(long, help_heading = "Tests")]
    pub no_times: bool,
    #[command(flatten)]
    pub jvm: JvmArgs,
    #[command(flatten)]
    pub classes: ClassArgs,
    #[command(flatten)]
    pub limits: Limits,
    #[command(flatten)]
    pub search: Search,
    #[command(flatten)]
    pub layers: Layers,
}

/// Running the tests.
#[derive(Args)]
#[command(next_help_heading = "Running the tests (needs a JDK; JAVA_HOME or the path)")]
pub struct JvmArgs {
    /// Compile and run the tests, twice and in two orders; what fails is not written among them
    #[arg(long)]
    pub run: bool,
    /// Measure line and branch coverage with JaCoCo (implies --run)
    #[arg(long)]
    pub coverage: bool,
    /// JUnit to use (can be repeated) [default: the pinned console launcher, or Debian's packages]
    #[arg(long, value_name = "JAR")]
    pub junit_jar: Vec<PathBuf>,
}

impl JvmArgs {
    /// How the tests are run, if they are.
    fn running(&self, classes: &ClassArgs) -> Option<Running> {
        (self.run || self.coverage).then(|| Running {
            coverage: self.coverage,
            classpath: classes.classpath.clone(),
            junit_jars: self.junit_jar.clone(),
        })
    }
}

/// Which methods are tested.
#[derive(Args)]
#[command(next_help_heading = "Which methods (default: all that are not private)")]
pub struct MethodArgs {
    /// Only methods of this class (can be repeated)
    #[arg(long, value_name = "C")]
    pub class: Vec<String>,
    /// Only methods of this name, or `name(types)` for one overload (can be repeated)
    #[arg(long, value_name = "m")]
    pub method: Vec<String>,
}

/// Who makes stand-ins.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhichMocks {
    /// The test itself: an anonymous class or a lambda, and no library
    Written,
    /// Mockito, where it does the same; --run fetches it
    Mockito,
}

/// The version of JUnit.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum JUnitVersion {
    /// JUnit 5
    #[value(name = "5")]
    Five,
    /// JUnit 4.13
    #[value(name = "4")]
    Four,
}

/// Which cases become tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhichCases {
    /// A smallest set that keeps all branches, outcomes and thrown types
    Coverage,
    /// Every path
    All,
}

/// The form of pictures.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Graphs {
    /// Drawings for browsers and documents
    Svg,
    /// Graphviz source
    Dot,
    /// None
    None,
}

impl GenArgs {
    /// The methods that tests are wanted for.
    pub fn which(&self) -> Which {
        Which { classes: self.methods.class.clone(), methods: self.methods.method.clone() }
    }

    /// What a session is told.
    pub fn settings(&self, templates: Templates) -> Settings {
        // where the time is not enough, tests of many kinds are worth more than many of one kind
        let order = SearchOrder::Turns;
        Settings {
            // what is judged is decided for each method
            engine: config(&self.limits, &self.search, order, &self.layers, Checks::default()),
            deepen: self.deepen,
            patience: Some(self.patience).filter(|patience| *patience > 0),
            cases: match self.cases {
                WhichCases::Coverage => Cases::Coverage,
                WhichCases::All => Cases::All,
            },
            junit: match self.junit {
                JUnitVersion::Five => JUnit::Five,
                JUnitVersion::Four => JUnit::Four,
            },
            mocks: match self.mocks {
                WhichMocks::Written => Mocks::Written,
                WhichMocks::Mockito => Mocks::Mockito,
            },
            pictures: match self.graphs {
                Graphs::Svg => Some(Form::Svg),
                Graphs::Dot => Some(Form::Dot),
                Graphs::None => None,
            },
            templates,
            destination: Some(Destination {
                folder: self.out.clone(),
                writing: match (self.dry_run, self.force) {
                    (true, _) => Writing::Nothing,
                    (false, false) => Writing::New,
                    (false, true) => Writing::Replacing,
                },
            }),
            running: self.jvm.running(&self.classes),
            is_timed: !self.no_times,
        }
    }
}
