//! What javac says, as values.

use std::fmt;
use std::path::PathBuf;

use oox_core::lang::diagnostic::Severity;

/// One message of javac.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// With an error there are no classes.
    pub severity: Severity,
    /// The file, named as it was given to [`super::compile`].
    pub file: Option<PathBuf>,
    /// The line in it.
    pub line: Option<u32>,
    /// The category of a warning that `-Xlint` can name, such as `rawtypes`.
    pub lint: Option<String>,
    /// The message itself, one line.
    pub message: String,
    /// The lines below: the source, the mark, explanations.
    pub detail: String,
}

impl fmt::Display for Diagnostic {
    /// As javac writes it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{}:", file.display())?;
        }
        if let Some(line) = self.line {
            write!(f, "{line}: ")?;
        }
        f.write_str(match self.severity {
            Severity::Error => "error: ",
            Severity::Warning => "warning: ",
        })?;
        if let Some(lint) = &self.lint {
            write!(f, "[{lint}] ")?;
        }
        f.write_str(&self.message)?;
        if self.detail.is_empty() { Ok(()) } else { write!(f, "\n{}", self.detail) }
    }
}

/// Reads what javac printed in English. Lines before the first message, notes and the count at the end are no part
/// of a message.
pub(super) fn read(output: &str) -> Vec<Diagnostic> {
    let mut all: Vec<Diagnostic> = Vec::new();
    for line in output.lines() {
        if let Some(diagnostic) = placed(line).or_else(|| severity(line).map(|told| new(None, None, told))) {
            all.push(diagnostic);
        } else if let Some(last) = all.last_mut()
            && !is_count(line)
            && !line.starts_with("Note: ")
        {
            if !last.detail.is_empty() {
                last.detail.push('\n');
            }
            last.detail.push_str(line);
        }
    }
    all
}

/// `folder/File.java:12: warning: [lint] message`
fn placed(line: &str) -> Option<Diagnostic> {
    let (file, rest) = line.split_once(".java:")?;
    let (number, rest) = rest.split_once(": ")?;
    let number = number.parse().ok()?;
    Some(new(Some(PathBuf::from(format!("{file}.java"))), Some(number), severity(rest)?))
}

fn severity(text: &str) -> Option<(Severity, &str)> {
    let error = text.strip_prefix("error: ").map(|message| (Severity::Error, message));
    error.or_else(|| text.strip_prefix("warning: ").map(|message| (Severity::Warning, message)))
}

fn new(file: Option<PathBuf>, line: Option<u32>, (severity, text): (Severity, &str)) -> Diagnostic {
    let lint = text.strip_prefix('[').and_then(|text| text.split_once("] "));
    let (lint, message) = match lint {
        Some((lint, message)) if severity == Severity::Warning => (Some(lint.to_owned()), message),
        _ => (None, text),
    };
    Diagnostic { severity, file, line, lint, message: message.to_owned(), detail: String::new() }
}

/// `2 warnings`
fn is_count(line: &str) -> bool {
    let Some((number, what)) = line.split_once(' ') else { return false };
    number.parse::<u32>().is_ok() && matches!(what, "error" | "errors" | "warning" | "warnings")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
Picked up JAVA_TOOL_OPTIONS: -Dx=1
warning: [options] source value 8 is obsolete
a b/T.java:5: warning: [rawtypes] found raw type: List
        List l;
        ^
  missing type arguments for generic class List<E>
T.java:9: error: ';' expected
Note: Some messages have been simplified
1 error
2 warnings
";

    #[test]
    fn messages_of_all_kinds() {
        let all = read(PRINTED);
        let [options, raw, error] = all.as_slice() else { panic!("three messages, not {all:?}") };
        assert_eq!((options.lint.as_deref(), &options.file, options.line), (Some("options"), &None, None));
        assert_eq!(raw.file.as_deref(), Some(std::path::Path::new("a b/T.java")));
        assert_eq!((raw.line, raw.message.as_str()), (Some(5), "found raw type: List"));
        assert!(raw.detail.starts_with("        List l;\n        ^\n"), "{}", raw.detail);
        assert_eq!(error.to_string(), "T.java:9: error: ';' expected");
        let back: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert!(PRINTED.contains(&back[1]), "{} is as javac wrote it", back[1]);
    }
}
