//! The tests are compiled and run before they are written, and only those that the JVM agrees with are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ooxide_testgen::generate::{JUnit, Mocks};
use ooxide_testgen::jvm::{
    self, Compiled, Coverage, Diagnostic, JarOptions, Jars, Jdk, JvmError, Origin, TimeLimits,
};
use ooxide_testgen::suite::{Kind, Suite, TemplateError, TestFile};
use thiserror::Error;

use crate::files::MadeFile;
use crate::judge::{Counts, TakenOut, judge, take_out_broken, take_out_files};
use crate::places::disagreement_of;
use crate::program::{Loaded, is_java};
use crate::settings::{Running, Settings};

/// What running the tests showed.
#[derive(Debug)]
pub struct Ran {
    /// The version of Java that they ran on.
    pub java_version: u32,
    /// Where the classes that they test came from.
    pub origin: Origin,
    /// Tests that pass.
    pub passed: usize,
    /// Tests that fail as they should.
    pub failed: usize,
    /// Tests that try many orders of threads and have failed in one.
    pub shown: usize,
    /// What the compiler warns of.
    pub warnings: Vec<Diagnostic>,
    /// Tests that the JVM does not agree with.
    pub disagreements: Vec<Disagreement>,
    /// The files of those tests.
    pub files: Vec<MadeFile>,
    /// What JaCoCo measured, or why it could not; `None`: it was not asked to.
    pub coverage: Option<Result<Coverage, JvmError>>,
}

/// A test that does not do what we say it does: a mistake of ours.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The tested class.
    pub class: String,
    /// The name of the test.
    pub test: String,
    /// The case that it is of.
    pub case: String,
    /// What the test does, or what is wrong with it.
    pub complaint: String,
}

/// Why the JVM has judged no test.
#[derive(Debug, Error)]
pub enum NotRun {
    /// There is no place for the files.
    #[error("cannot make a temporary folder: {0}")]
    NoFolder(std::io::Error),
    /// The files cannot be put there.
    #[error("cannot write to the temporary folder: {0}")]
    Unwritten(std::io::Error),
    /// The template of test files is wrong.
    #[error(transparent)]
    Template(#[from] TemplateError),
    /// The tested class is none of the program.
    #[error("`{0}` is not known")]
    UnknownClass(String),
    /// The tests, or what they test, cannot be compiled or run.
    #[error(transparent)]
    Jvm(#[from] JvmError),
}

/// How often tests that do not compile are taken out, before it is whole files.
const MOST_ROUNDS: usize = 8;

/// What it takes to run tests.
pub struct Tools {
    jdk: Jdk,
    jars: Jars,
}

impl Tools {
    /// Looks for them. Without them the search need not begin.
    pub fn find(running: &Running, mocks: Mocks) -> Result<Self, JvmError> {
        let jdk = Jdk::find()?;
        let mut options = JarOptions::from_environment();
        options.junit.clone_from(&running.junit_jars);
        options.coverage = running.coverage;
        options.mockito = mocks == Mocks::Mockito;
        let jars = Jars::find(&options)?;
        Ok(Self { jdk, jars })
    }
}

/// Compiles and runs the tests. Those that fail, although they should pass, and those that pass, although they should fail,
/// are taken out of the suites. An error is that nothing could be judged.
pub fn run(
    settings: &Settings,
    running: &Running,
    loaded: &Loaded,
    tools: &Tools,
    suites: &mut Vec<Suite>,
) -> Result<Ran, NotRun> {
    let mut out: Vec<TakenOut> = Vec::new();
    let folder = tempfile::tempdir().map_err(NotRun::NoFolder)?;
    let compiled = compile(settings, running, loaded, tools, folder.path(), suites, &mut out)?;
    let ran = jvm::run(&compiled, &TimeLimits::default())?;
    let Counts { passed, failed, shown } = judge(&loaded.info, suites, &ran.tests, &mut out);
    let files = disagreement_files(settings, loaded, &out)?;
    let coverage = running.coverage.then(|| jvm::coverage(&compiled, &TimeLimits::default()));
    suites.retain(|suite| !suite.tests.is_empty());
    Ok(Ran {
        java_version: tools.jdk.version,
        origin: compiled.origin().clone(),
        passed,
        failed,
        shown,
        warnings: compiled.warnings().to_vec(),
        disagreements: out.iter().flat_map(disagreements).collect(),
        files,
        coverage,
    })
}

/// Compiles the tests; those that do not compile are taken out.
fn compile(
    settings: &Settings,
    running: &Running,
    loaded: &Loaded,
    tools: &Tools,
    folder: &Path,
    suites: &mut [Suite],
    out: &mut Vec<TakenOut>,
) -> Result<Compiled, NotRun> {
    let Tools { jdk, jars } = tools;
    let classpath: Vec<PathBuf> = running.classpath.iter().chain(jars.mockito()).cloned().collect();
    let (sources, roots) = (sources(loaded), roots(loaded));
    let mut round = 0;
    loop {
        let files = render(settings, loaded, suites, folder)?;
        let tests: Vec<PathBuf> = files.iter().map(|(path, _)| path.clone()).collect();
        let suite = jvm::Suite {
            sources: &sources,
            roots: &roots,
            tests: &tests,
            classpath: &classpath,
            release: running.release.filter(|release| (8..=tools.jdk.version).contains(release)),
            encoding: running.encoding.as_deref().unwrap_or("UTF-8"),
            junit: match settings.junit {
                JUnit::Five => jvm::Junit::Five,
                JUnit::Four => jvm::Junit::Four,
            },
        };
        match jvm::compile(jdk, jars, &suite) {
            Ok(compiled) => return Ok(compiled),
            Err(JvmError::Tests(found)) => {
                round += 1;
                let is_less = (round <= MOST_ROUNDS && take_out_broken(suites, &files, &found, out))
                    || take_out_files(suites, &files, &found, out);
                if !is_less {
                    return Err(JvmError::Tests(found).into());
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// The files that were given, and those that were read from the folders around them: a test may need a class that only a
/// contract names, which the compiler does not see.
pub fn sources(loaded: &Loaded) -> Vec<PathBuf> {
    let same = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut sources = loaded.java_files.clone();
    let mut known: BTreeSet<PathBuf> = sources.iter().map(|path| same(path)).collect();
    for class in loaded.info.classes.values().filter(|class| class.is_users) {
        let file = PathBuf::from(&class.file);
        if is_java(&file) && known.insert(same(&file)) {
            sources.push(file);
        }
    }
    sources
}

/// The folders in which packages begin.
pub fn roots(loaded: &Loaded) -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> = Vec::new();
    for class in loaded.info.classes.values().filter(|class| class.is_users) {
        let depth = if class.package.is_empty() { 0 } else { class.package.split('.').count() };
        // it may be named from inside of its package
        let file = std::path::absolute(&class.file).unwrap_or_else(|_| PathBuf::from(&class.file));
        let mut folder = file.parent().unwrap_or(Path::new("."));
        for _ in 0..depth {
            folder = folder.parent().unwrap_or(Path::new("."));
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        if !roots.iter().any(|known| known == folder) {
            roots.push(folder.to_owned());
        }
    }
    roots
}

/// Writes the suites into a folder: their files, with the number of the suite.
fn render(
    settings: &Settings,
    loaded: &Loaded,
    suites: &[Suite],
    folder: &Path,
) -> Result<Vec<(PathBuf, usize)>, NotRun> {
    let mut files = Vec::new();
    for (index, suite) in suites.iter().enumerate().filter(|(_, suite)| !suite.tests.is_empty()) {
        let TestFile { path, text, .. } = file(settings, loaded, suite)?;
        let target = folder.join(&path);
        let written = target
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&target, text));
        written.map_err(NotRun::Unwritten)?;
        files.push((target, index));
    }
    Ok(files)
}

/// The file of a suite, without pictures.
fn file(settings: &Settings, loaded: &Loaded, suite: &Suite) -> Result<TestFile, NotRun> {
    let java = loaded.info.class(&suite.class).ok_or_else(|| NotRun::UnknownClass(suite.class.clone()))?;
    Ok(settings.templates.file(&loaded.info, java, suite, settings.junit, &|_| None)?)
}

/// The files of what the JVM does not agree with.
fn disagreement_files(
    settings: &Settings,
    loaded: &Loaded,
    out: &[TakenOut],
) -> Result<Vec<MadeFile>, NotRun> {
    let mut suites: BTreeMap<(String, Kind), Suite> = BTreeMap::new();
    for TakenOut { suite, .. } in out {
        let whole = suites.entry((suite.class.clone(), suite.kind)).or_insert_with(|| suite.without_tests());
        whole.tests.extend(suite.tests.iter().cloned());
    }
    let mut files = Vec::new();
    for suite in suites.values() {
        let TestFile { path, text, .. } = file(settings, loaded, suite)?;
        files.push(MadeFile { path: disagreement_of(&settings.layout(), &path), text });
    }
    Ok(files)
}

fn disagreements(out: &TakenOut) -> impl Iterator<Item = Disagreement> {
    out.suite.tests.iter().map(|test| Disagreement {
        class: out.suite.class.clone(),
        test: test.name.clone(),
        case: test.case.clone(),
        complaint: out.complaint.clone(),
    })
}
