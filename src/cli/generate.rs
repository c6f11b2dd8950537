//! The flags of `ooxide gen`, and what they tell a session.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use oox_core::config::{Checks, Config};
use ooxide_session::{Asking, Destination, Layout, Running, Settings, Which, Writing};
use ooxide_testgen::generate::{Cases, JUnit, Mocks};
use ooxide_testgen::picture::Form;
use ooxide_testgen::suite::Templates;

use super::engine::{Layers, Limits, Search, SearchOrder, config};
use super::program::ProgramArgs;
use super::report::Format;

/// `ooxide gen`
#[derive(Args)]
#[command(after_help = "Examples:
  ooxide gen                                       in a Maven or Gradle project: tests for all of its classes
  ooxide gen Account.java --out tests              AccountTest.java, pictures and a report
  ooxide gen src/main/java --out tests --run       and compile and run them with JUnit
  ooxide gen src --class Account --cases all --dry-run

Ctrl-C stops the search and writes what was found; a second one ends the program at once.

Exit status: 0 nothing found wrong, 1 a property is violated, 2 bad input or usage, 3 inconclusive.")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct GenArgs {
    /// Java files or folders, whose classes are tested; classes they name are also looked for in the folders around them
    /// [default: the Maven or Gradle project here]
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Where the tests go; packages become folders [default: the test folder of the project, else ooxide-tests]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub methods: MethodArgs,
    /// The version of JUnit [default: that of the project, else 5]
    #[arg(long, value_enum, help_heading = "Tests")]
    pub junit: Option<JUnitVersion>,
    /// Which cases become tests
    #[arg(long, value_enum, default_value = "coverage", help_heading = "Tests")]
    pub cases: WhichCases,
    /// Also write tests of states that no call leads to, with private fields written by reflection
    #[arg(long, help_heading = "Tests")]
    pub unreachable: bool,
    /// Do not try the tests on changed methods, which says how much they notice
    #[arg(long, help_heading = "Tests")]
    pub no_mutants: bool,
    /// Who stands in for objects of interfaces that no class of the program implements
    #[arg(long, value_enum, default_value = "written", help_heading = "Tests")]
    pub mocks: WhichMocks,
    /// Also write tests of what goes wrong in some orders of threads only: they try many, tagged `stress`, and may pass
    #[arg(long, help_heading = "Tests")]
    pub stress: bool,
    /// Where branches stay out of reach within -k, try up to so many more
    #[arg(long, value_name = "N", default_value_t = 2, help_heading = "Tests")]
    pub deepen: u32,
    /// End the search of a method without contracts when so many cases in a row show nothing new; 0: never
    #[arg(long, value_name = "N", default_value_t = 100, help_heading = "Tests")]
    pub patience: u64,
    /// One picture per test of the heap before and after
    #[arg(long, value_enum, default_value = "svg", help_heading = "Tests")]
    pub graphs: Graphs,
    /// A link to its picture in the comment of each test, outside of projects
    #[arg(long, help_heading = "Tests")]
    pub link_graphs: bool,
    /// What comes between the name of a class and `Test` where that name is not ours: `FooGeneratedTest`
    #[arg(long, value_name = "WORD", default_value = "Generated", value_parser = infix, help_heading = "Tests")]
    pub infix: String,
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
    pub program: ProgramArgs,
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
    /// Do not ask a JVM what code without source gives, nor what calls do of which nobody else knows; tests say less then, and some
    /// cannot be made
    #[arg(long)]
    pub no_jvm: bool,
}

impl JvmArgs {
    /// Who is asked what code without source gives, if somebody is.
    pub fn asking(&self, program: &ProgramArgs) -> Option<Asking> {
        (!self.no_jvm).then(|| Asking { classpath: program.classpath.clone() })
    }

    /// How the tests are run.
    pub fn running(&self, program: &ProgramArgs) -> Running {
        Running {
            coverage: self.coverage,
            classpath: program.classpath.clone(),
            junit_jars: self.junit_jar.clone(),
            encoding: program.encoding.map(|charset| charset.name().to_owned()),
            release: None,
        }
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
    /// Only classes in which a method has changed since this revision of git, or calls or uses something that has
    #[arg(long, value_name = "REV")]
    pub since: Option<String>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum JUnitVersion {
    /// JUnit 5
    #[value(name = "5")]
    Five,
    /// JUnit 4.13
    #[value(name = "4")]
    Four,
}

impl JUnitVersion {
    /// As tests are told.
    pub fn in_tests(self) -> JUnit {
        match self {
            Self::Five => JUnit::Five,
            Self::Four => JUnit::Four,
        }
    }
}

/// Where tests go if nobody says so.
const OUT: &str = "ooxide-tests";

fn infix(word: &str) -> Result<String, String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    if !word.is_empty() && word.chars().all(is_part) {
        Ok(word.to_owned())
    } else {
        Err("it is a part of the name of a class: letters and digits".to_owned())
    }
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
        Which {
            classes: self.methods.class.clone(),
            methods: self.methods.method.clone(),
            without: BTreeSet::new(),
        }
    }

    /// The settings of the engine. What is judged is decided for each method.
    pub fn engine(&self) -> Config {
        // where the time is not enough, tests of many kinds are worth more than many of one kind
        config(&self.limits, &self.search, SearchOrder::Turns, &self.layers, Checks::default())
    }

    /// What a session is told.
    pub fn settings(&self, templates: Templates) -> Settings {
        Settings {
            engine: self.engine(),
            engines: BTreeMap::new(),
            deepen: self.deepen,
            unreachable: self.unreachable,
            mutants: !self.no_mutants,
            patience: Some(self.patience).filter(|patience| *patience > 0),
            cases: match self.cases {
                WhichCases::Coverage => Cases::Coverage,
                WhichCases::All => Cases::All,
            },
            is_stressed: self.stress,
            junit: self.junit.map_or(JUnit::Five, JUnitVersion::in_tests),
            mocks: match self.mocks {
                WhichMocks::Written => Mocks::Written,
                WhichMocks::Mockito => Mocks::Mockito,
            },
            is_linked: self.link_graphs,
            pictures: match self.graphs {
                Graphs::Svg => Some(Form::Svg),
                Graphs::Dot => Some(Form::Dot),
                Graphs::None => None,
            },
            templates,
            infix: self.infix.clone(),
            destination: Some(Destination {
                folder: self.out.clone().unwrap_or_else(|| PathBuf::from(OUT)),
                layout: Layout::default(),
                writing: match (self.dry_run, self.force) {
                    (true, _) => Writing::Nothing,
                    (false, false) => Writing::New,
                    (false, true) => Writing::Replacing,
                },
            }),
            running: (self.jvm.run || self.jvm.coverage).then(|| self.jvm.running(&self.program)),
            asking: self.jvm.asking(&self.program),
            is_timed: !self.no_times,
        }
    }
}
