//! Why a run cannot go on, told to the user: what is wrong, and what can be done, in the words of the command line.

use std::collections::BTreeSet;

use oox_core::lang::diagnostic::{Diagnostic, Severity, Subject};
use oox_core::lang::span::SourceMap;
use ooxide_session::files::WriteError;
use ooxide_session::lookup::Unknown;
use ooxide_session::{ChoiceError, NotRun, Refused, SessionError};
use ooxide_testgen::jvm::JvmError;
use ooxide_testgen::suite::TemplateError;

use crate::render::render;

/// Why a run cannot go on.
pub enum Problem {
    /// The program has errors; all diagnostics are listed.
    Program(SourceMap, Vec<Diagnostic>),
    /// Anything but the program: flags, files, tools.
    Call {
        /// What is wrong.
        message: String,
        /// What the user can do.
        hint: Option<String>,
    },
}

impl Problem {
    /// An error about the call.
    pub fn call(message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self::Call { message: message.into(), hint: Some(hint.into()) }
    }

    /// An error of which there is nothing to say but what it is.
    pub fn without_hint(message: impl Into<String>) -> Self {
        Self::Call { message: message.into(), hint: None }
    }

    /// What is wrong, in words.
    pub fn message(&self) -> String {
        match self {
            Self::Program(sources, diagnostics) => render(sources, diagnostics),
            Self::Call { message, .. } => message.clone(),
        }
    }

    /// Prints it to the standard error output, where the run goes on.
    pub fn print_as_warning(&self) {
        match self {
            Self::Program(sources, diagnostics) => eprint!("{}", render(sources, diagnostics)),
            Self::Call { message, hint } => {
                eprintln!("warning: {message}");
                if let Some(hint) = hint {
                    eprintln!("  help: {hint}");
                }
            }
        }
    }

    /// Prints it to the standard error output.
    pub fn print(&self) {
        match self {
            Self::Program(sources, diagnostics) => {
                eprint!("{}", render(sources, diagnostics));
                let errors = diagnostics.iter().filter(|each| each.severity == Severity::Error).count();
                eprintln!("{} in the program; nothing was verified", counted(errors));
            }
            Self::Call { message, hint } => {
                eprintln!("error: {message}");
                if let Some(hint) = hint {
                    eprintln!("  help: {hint}");
                }
            }
        }
    }
}

/// Prints the errors of methods without which the run goes on.
pub fn print_left_out(sources: &SourceMap, errors: &[Diagnostic]) {
    if !errors.is_empty() {
        eprint!("{}", render(sources, errors));
        let left_out =
            if errors.len() == 1 { "the method around it is" } else { "the methods around them are" };
        eprintln!("{} in the program; {left_out} left out", counted(errors.len()));
    }
}

/// Prints why files are left out: errors of some, which are warnings as long as the others can be used, and so many others
/// that could not even be read.
pub fn print_left_out_files(sources: &SourceMap, errors: &[Diagnostic], unread: usize) {
    let is_broken_promise = |error: &Diagnostic| error.subject.as_deref() == Some(&Subject::Unread);
    let severity =
        |error: &Diagnostic| if is_broken_promise(error) { Severity::Error } else { Severity::Warning };
    let told: Vec<Diagnostic> =
        errors.iter().map(|error| Diagnostic { severity: severity(error), ..error.clone() }).collect();
    eprint!("{}", render(sources, &told));
    let files: BTreeSet<_> = errors.iter().map(|error| error.span.file).collect();
    match files.len() + unread {
        0 => {}
        1 => eprintln!("1 file is left out; the rest goes on without it"),
        many => eprintln!("{many} files are left out; the rest goes on without them"),
    }
}

fn counted(errors: usize) -> String {
    format!("{errors} error{}", if errors == 1 { "" } else { "s" })
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Self::Program(refused.sources, refused.diagnostics)
    }
}

impl From<Unknown> for Problem {
    fn from(unknown: Unknown) -> Self {
        Self::call(unknown.to_string(), unknown.hint())
    }
}

impl From<ChoiceError> for Problem {
    fn from(error: ChoiceError) -> Self {
        match error {
            ChoiceError::Unknown(unknown) => unknown.into(),
            ChoiceError::NoMethod => Self::call(
                error.to_string(),
                "methods that are private or have no body are not tested; see --class and --method",
            ),
        }
    }
}

impl From<WriteError> for Problem {
    fn from(error: WriteError) -> Self {
        let hint = match &error {
            WriteError::NoneAbove(_)
            | WriteError::NotAFolder { .. }
            | WriteError::Folder { .. }
            | WriteError::File { .. } => "choose another folder with --out",
            WriteError::InTheWay { .. } => {
                "it stays as it is: move it away, or choose another folder with --out"
            }
            WriteError::Appeared(_) => {
                "it stays as it is, and nothing was written in its place; run it again"
            }
            WriteError::AlreadyThere { .. } => {
                "nothing was written; overwrite with --force, or choose another folder with --out"
            }
            WriteError::ReadOnly(_) => {
                "nothing was written; make it writable, or choose another folder with --out"
            }
        };
        Self::call(error.to_string(), hint)
    }
}

impl From<TemplateError> for Problem {
    fn from(error: TemplateError) -> Self {
        Self::call(error.to_string(), "check the folder given with --templates")
    }
}

impl From<&JvmError> for Problem {
    fn from(error: &JvmError) -> Self {
        let hint = match error {
            JvmError::Subject(_) => {
                Some("name the jars and folders of classes that they need with --classpath")
            }
            _ => None,
        };
        Self::Call { message: error.to_string(), hint: hint.map(str::to_owned) }
    }
}

impl From<NotRun> for Problem {
    fn from(error: NotRun) -> Self {
        match error {
            NotRun::Jvm(error) => Self::from(&error),
            NotRun::Template(error) => error.into(),
            NotRun::NoFolder(_) | NotRun::Unwritten(_) | NotRun::UnknownClass(_) => {
                Self::without_hint(error.to_string())
            }
        }
    }
}

impl From<SessionError> for Problem {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Choice(error) => error.into(),
            SessionError::Write(error) => error.into(),
            SessionError::Tools(error) => Self::from(&error),
        }
    }
}
