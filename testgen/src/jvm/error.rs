//! Why tests could not be compiled, run or measured. A failing test is not an error but a result.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use super::Diagnostic;

/// Why there is no result. The messages are written for the person at the terminal.
#[derive(Debug, Error)]
pub enum JvmError {
    /// There is no usable JDK.
    #[error(
        "no Java development kit: {0}\n\
         Install a JDK, 11 or newer (Debian: apt-get install default-jdk-headless), or set JAVA_HOME to one."
    )]
    NoJdk(String),
    /// JUnit was found nowhere; the list says where it was looked for and what was wrong there.
    #[error(
        "no JUnit: {}\n\
         Install Maven (mvn), which fetches it, or the Debian packages junit5 and junit4, or name the jar of JUnit's \
         console launcher with --junit-jar.",
        .0.join("; ")
    )]
    NoJunit(Vec<String>),
    /// JaCoCo was found nowhere; the list says where it was looked for and what was wrong there.
    #[error(
        "no JaCoCo: {}\n\
         Install Maven (mvn), which fetches it, or the Debian package libjacoco-java, or leave out --coverage.",
        .0.join("; ")
    )]
    NoJacoco(Vec<String>),
    /// Mockito was found nowhere; why.
    #[error(
        "no Mockito: {}\n\
         Install Maven (mvn), which fetches it, or leave out --run or --mocks mockito.",
        .0.join("; ")
    )]
    NoMockito(Vec<String>),
    /// Coverage is asked for, and the jars were looked for without it.
    #[error("coverage needs JaCoCo, which was not asked for when the jars were looked for")]
    CoverageNotPlanned,
    /// JaCoCo is older than the class files.
    #[error(
        "this JaCoCo does not know class files of Java {0}\n\
         Install Maven (mvn), which fetches a newer one, or name an older release with --release."
    )]
    OldJacoco(u32),
    /// The given jars are not the JUnit that is needed: the runner does not compile with them.
    #[error("the JUnit jars do not fit: {}", list(.0))]
    OtherJunit(Vec<Diagnostic>),
    /// The user's own files do not compile.
    #[error("the sources do not compile:\n{}", list(.0))]
    Subject(Vec<Diagnostic>),
    /// The tests do not compile.
    #[error("the tests do not compile:\n{}", list(.0))]
    Tests(Vec<Diagnostic>),
    /// A tool ended with an error that is not about the sources.
    #[error("{tool} fails: {output}")]
    Tool {
        /// Its name.
        tool: &'static str,
        /// What it printed.
        output: String,
    },
    /// A tool did not end.
    #[error("{tool} does not end within {} s", .limit.as_secs())]
    Overdue {
        /// Its name.
        tool: &'static str,
        /// How long it was allowed to run.
        limit: Duration,
    },
    /// A file or a program cannot be used.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file or the program.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl JvmError {
    /// For `map_err`: what went wrong with which file.
    pub(super) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| Self::Io { path, error }
    }
}

/// So many diagnostics of the compiler are told.
const MOST_LISTED: usize = 20;

fn list(diagnostics: &[Diagnostic]) -> String {
    let mut lines: Vec<String> = diagnostics.iter().take(MOST_LISTED).map(ToString::to_string).collect();
    if diagnostics.len() > MOST_LISTED {
        lines.push(format!("and {} more", diagnostics.len() - MOST_LISTED));
    }
    lines.join("\n")
}
