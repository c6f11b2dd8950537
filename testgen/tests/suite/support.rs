//! Files for a test, the jars of this machine, and questions about results.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use ooxide_testgen::jvm::{
    self, Compiled, Failure, JarOptions, Jars, Jdk, Junit, JvmError, Outcome, Ran, Suite, TestResult,
    TestVerdict, TimeLimits,
};
use tempfile::TempDir;

/// Long enough for a JVM on a busy machine.
pub const LIMITS: TimeLimits = TimeLimits { test: Duration::from_secs(60), all: Duration::from_secs(300) };

/// Files in a folder of their own.
pub struct Files {
    pub folder: TempDir,
}

impl Files {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    pub fn add(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::create_dir_all(file.parent().expect("it is in the folder")).expect("folders can be made");
        fs::write(&file, text).expect("it can be written");
        file
    }

    /// All names, to see that nothing is added.
    pub fn names(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("it is a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() { folders.push(path) } else { found.push(path) }
            }
        }
        found.sort();
        found
    }
}

pub fn options() -> JarOptions {
    JarOptions { coverage: true, ..JarOptions::from_environment() }
}

/// Each way to have JUnit and JaCoCo on this machine; at least one. Looked for once: without a network, Maven takes
/// its time to say so.
pub fn all_jars() -> &'static [Jars] {
    static FOUND: LazyLock<Vec<Jars>> = LazyLock::new(|| {
        let nothing_fetched = JarOptions { cache: None, ..options() };
        let no_packages = JarOptions { system: PathBuf::new(), ..options() };
        match [nothing_fetched, no_packages].map(|options| Jars::find(&options)) {
            [Err(packages), Err(pinned)] => panic!("{packages}\n{pinned}"),
            found => found.into_iter().flatten().collect(),
        }
    });
    &FOUND
}

pub fn compile(
    jars: &Jars,
    sources: &[PathBuf],
    tests: &[PathBuf],
    junit: Junit,
) -> Result<Compiled, JvmError> {
    let jdk = Jdk::find().expect("there is a JDK");
    let suite = Suite { sources, roots: &[], tests, classpath: &[], release: None, encoding: "UTF-8", junit };
    jvm::compile(&jdk, jars, &suite)
}

pub fn test<'a>(ran: &'a Ran, method: &str) -> &'a TestResult {
    let mut found = ran.tests.iter().filter(|test| test.method == method);
    let test = found.next().unwrap_or_else(|| panic!("there is no {method} in {:?}", ran.tests));
    assert!(found.next().is_none(), "there is one {method}");
    test
}

pub fn failure(test: &TestResult) -> &Failure {
    let Outcome::Stable(TestVerdict::Failed(failure)) = &test.outcome else {
        panic!("{} fails, and not: {:?}", test.method, test.outcome)
    };
    failure
}
