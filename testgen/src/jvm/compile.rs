//! Subject and tests to classes in a temporary folder.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use oox_core::lang::diagnostic::Severity;
use tempfile::TempDir;

use super::diagnostics::{self, Diagnostic};
use super::subject::{self, Origin};
use super::{Jars, Jdk, JvmError, process};

const LIMIT: Duration = Duration::from_secs(600);

/// What the tests are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Junit {
    /// JUnit 4.
    Four,
    /// JUnit 5, Jupiter.
    Five,
}

impl Junit {
    /// The main class that runs such tests, and its file.
    fn runner(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Four => ("ooxide.jvm.RunFour", "RunFour.java", include_str!("java/RunFour.java")),
            Self::Five => ("ooxide.jvm.RunFive", "RunFive.java", include_str!("java/RunFive.java")),
        }
    }
}

/// What belongs together: classes and their tests.
#[derive(Clone, Copy, Debug)]
pub struct Suite<'a> {
    /// The user's files.
    pub sources: &'a [PathBuf],
    /// The folders in which classes that those files name are looked for; they are compiled too.
    pub roots: &'a [PathBuf],
    /// The files of the tests. Each is named as its test class is.
    pub tests: &'a [PathBuf],
    /// The user's dependencies: jars and folders of classes.
    pub classpath: &'a [PathBuf],
    /// The release of Java that the sources are for; that of the JDK if none.
    pub release: Option<u32>,
    /// The encoding of the user's files, as Java names it; that of the tests is UTF-8.
    pub encoding: &'a str,
    /// What the tests are written for.
    pub junit: Junit,
}

/// Classes of subject and tests, ready to run. They are removed when this is dropped.
#[derive(Debug)]
pub struct Compiled {
    pub(super) folder: TempDir,
    pub(super) jdk: Jdk,
    pub(super) jars: Jars,
    pub(super) classpath: OsString,
    pub(super) runner: &'static str,
    pub(super) test_classes: Vec<String>,
    pub(super) release: u32,
    warnings: Vec<Diagnostic>,
    origin: Origin,
}

impl Compiled {
    /// What `javac -Xlint:all` has to say of the tests.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Where the classes of the subject came from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The classes of the subject.
    pub(super) fn subject(&self) -> PathBuf {
        self.folder.path().join(SUBJECT)
    }
}

/// Classes of a subject alone. They are removed when this is dropped.
#[derive(Debug)]
pub struct Classes(TempDir);

impl Classes {
    /// The folder in which they are.
    pub fn folder(&self) -> PathBuf {
        self.0.path().join(SUBJECT)
    }
}

/// Compiles the subject, and no tests.
pub fn compile_subject(jdk: &Jdk, suite: &Suite) -> Result<Classes, JvmError> {
    let classes = Classes(temporary()?);
    let subject = classes.folder();
    fs::create_dir(&subject).map_err(JvmError::io(&subject))?;
    let javac = Javac { jdk, release: suite.release, folder: classes.0.path() };
    subject::provide(&javac, suite, &absolute(suite.classpath)?, &subject)?;
    Ok(classes)
}

fn temporary() -> Result<TempDir, JvmError> {
    tempfile::Builder::new().prefix("ooxide-").tempdir().map_err(JvmError::io(std::env::temp_dir()))
}

const SUBJECT: &str = "subject";
const TESTS: &str = "tests";

/// Compiles the subject, then the tests against it.
pub fn compile(jdk: &Jdk, jars: &Jars, suite: &Suite) -> Result<Compiled, JvmError> {
    let folder = temporary()?;
    let place = |name: &str| {
        let path = folder.path().join(name);
        fs::create_dir(&path).map_err(JvmError::io(&path)).map(|()| path)
    };
    let javac = Javac { jdk, release: suite.release, folder: folder.path() };
    let subject = place(SUBJECT)?;
    let dependencies = absolute(suite.classpath)?;
    let origin = subject::provide(&javac, suite, &dependencies, &subject)?;

    let runner_sources = place("runner")?;
    let (runner, name, text) = suite.junit.runner();
    let mut files = suite.tests.to_vec();
    for (name, text) in [(name, text), ("Results.java", include_str!("java/Results.java"))] {
        let file = runner_sources.join(name);
        fs::write(&file, text).map_err(JvmError::io(&file))?;
        files.push(file);
    }
    let tests = place(TESTS)?;
    let nowhere = place("nowhere")?;
    let mut classpath = vec![subject];
    classpath.extend(absolute(&jars.junit)?);
    classpath.extend(dependencies);
    // which releases javac finds old and what the manifests of jars name is not the matter of the tests
    let options = ["-proc:none", "-Xlint:all,-options,-path", "-g", "-encoding", "UTF-8"].map(OsString::from);
    let of_tests =
        |told: &Diagnostic| told.file.as_ref().is_none_or(|file| !file.starts_with(&runner_sources));
    let warnings = javac.run(&options, &tests, &classpath, &[nowhere], &files)?.map_err(|errors| {
        let (of_tests, of_runner): (Vec<_>, Vec<_>) = errors.into_iter().partition(of_tests);
        if of_tests.is_empty() { JvmError::OtherJunit(of_runner) } else { JvmError::Tests(of_tests) }
    })?;
    let warnings = warnings.into_iter().filter(of_tests).collect();

    let test_classes = test_classes(&tests, suite.tests)?;
    classpath.insert(0, tests);
    Ok(Compiled {
        jdk: jdk.clone(),
        jars: jars.clone(),
        classpath: join(&classpath)?,
        runner,
        test_classes,
        release: suite.release.unwrap_or(jdk.version),
        warnings,
        origin,
        folder,
    })
}

/// What is the same in all compilations.
pub(super) struct Javac<'a> {
    jdk: &'a Jdk,
    release: Option<u32>,
    /// For files that it is given.
    pub(super) folder: &'a Path,
}

impl Javac<'_> {
    /// The warnings, or what is wrong with the sources.
    pub(super) fn run(
        &self,
        options: &[OsString],
        to: &Path,
        classpath: &[PathBuf],
        roots: &[PathBuf],
        files: &[PathBuf],
    ) -> Result<Result<Vec<Diagnostic>, Vec<Diagnostic>>, JvmError> {
        let mut args: Vec<OsString> =
            ["-Xmaxerrs", "10000", "-Xmaxwarns", "10000"].map(OsString::from).to_vec();
        args.extend_from_slice(options);
        if let Some(release) = self.release {
            args.extend(["--release".into(), release.to_string().into()]);
        }
        args.extend(["-d".into(), to.as_os_str().to_owned()]);
        args.extend(["-classpath".into(), join(classpath)?]);
        // an empty one would mean the class path
        if !roots.is_empty() {
            args.extend(["-sourcepath".into(), join(roots)?]);
        }
        args.extend(files.iter().map(|file| file.as_os_str().to_owned()));
        let listed = argument_file(&self.folder.join("arguments"), &args)?;

        let mut command = Command::new(&self.jdk.javac);
        // messages in English, which can be read back
        for option in ["-Duser.language=en", "-Dfile.encoding=UTF-8", "-Dstderr.encoding=UTF-8"] {
            command.arg(format!("-J{option}"));
        }
        let ended = process::finish(command.arg("-J-XX:TieredStopAtLevel=1").arg(listed), LIMIT)?;
        if ended.status.is_none() {
            return Err(JvmError::Overdue { tool: "javac", limit: LIMIT });
        }
        let told = diagnostics::read(&ended.output);
        if ended.succeeded() {
            return Ok(Ok(told));
        }
        let errors: Vec<Diagnostic> =
            told.into_iter().filter(|diagnostic| diagnostic.severity == Severity::Error).collect();
        // an error without a place is one of the options
        if errors.iter().all(|error| error.file.is_none()) {
            return Err(JvmError::Tool { tool: "javac", output: ended.output });
        }
        Ok(Err(errors))
    }
}

/// Writes arguments into a file that the tools of the JDK read: command lines are limited. Gives `@file`.
pub(super) fn argument_file(file: &Path, args: &[OsString]) -> Result<OsString, JvmError> {
    let mut text = String::new();
    for arg in args {
        let arg = arg.to_str().ok_or_else(|| JvmError::Io {
            path: PathBuf::from(arg),
            error: std::io::Error::other("javac is given file names in UTF-8, and this is not"),
        })?;
        text.push('"');
        text.push_str(&arg.replace('\\', "\\\\").replace('"', "\\\""));
        text.push_str("\"\n");
    }
    fs::write(file, text).map_err(JvmError::io(file))?;
    let mut argument = OsString::from("@");
    argument.push(file);
    Ok(argument)
}

/// The JVM has another working folder than we.
pub(super) fn absolute(paths: &[PathBuf]) -> Result<Vec<PathBuf>, JvmError> {
    paths.iter().map(|path| std::path::absolute(path).map_err(JvmError::io(path))).collect()
}

/// As one argument.
pub(super) fn join(paths: &[PathBuf]) -> Result<OsString, JvmError> {
    std::env::join_paths(paths).map_err(|error| JvmError::Io {
        path: paths.iter().collect(),
        error: std::io::Error::new(std::io::ErrorKind::InvalidInput, error),
    })
}

/// The classes that are named as a file of tests is, in the order of their names.
fn test_classes(classes: &Path, sources: &[PathBuf]) -> Result<Vec<String>, JvmError> {
    let mut found = Vec::new();
    let mut folders = vec![(classes.to_owned(), String::new())];
    while let Some((folder, package)) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(JvmError::io(&folder))? {
            let path = entry.map_err(JvmError::io(&folder))?.path();
            let Some(stem) = path.file_stem() else { continue };
            let name = format!("{package}{}", stem.to_string_lossy());
            if path.is_dir() {
                folders.push((path, name + "."));
            } else if sources.iter().any(|source| source.file_stem() == Some(stem)) {
                found.push(name);
            }
        }
    }
    found.sort();
    Ok(found)
}
