//! Telling the user what is wrong with the input: diagnostics with source, and plain errors.

use std::io::IsTerminal;

use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, SourceSpan};
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{SourceMap, Span};
use oox_core::resolve::PRELUDE_FILE;

/// Why a run cannot go on.
pub enum Problem {
    /// The program has errors; all diagnostics are listed.
    Program(SourceMap, Vec<Diagnostic>),
    /// Something else, with a hint.
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

    /// Prints it to the standard error output.
    pub fn print(&self) {
        match self {
            Self::Program(sources, diagnostics) => {
                eprint!("{}", render(sources, diagnostics));
                let errors = diagnostics.iter().filter(|each| each.severity == Severity::Error).count();
                let plural = if errors == 1 { "" } else { "s" };
                eprintln!("{errors} error{plural} in the program; nothing was verified");
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

/// Diagnostics as text, in order.
pub fn render(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    let is_terminal = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let theme = if is_terminal { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(100).with_links(false);
    let mut out = String::new();
    for diagnostic in diagnostics {
        let report = Rendered::new(sources, diagnostic);
        if handler.render_report(&mut out, &report).is_err() {
            out.push_str(&diagnostic.message);
        }
        out.push('\n');
    }
    out
}

/// A diagnostic in the form that the renderer wants.
#[derive(Debug)]
struct Rendered {
    diagnostic: Diagnostic,
    source: NamedSource<String>,
    labels: Vec<LabeledSpan>,
    elsewhere: Vec<String>,
}

impl Rendered {
    fn new(sources: &SourceMap, diagnostic: &Diagnostic) -> Self {
        let (name, text) = if diagnostic.span.file == PRELUDE_FILE {
            ("<built-in>".to_owned(), String::new())
        } else {
            let file = sources.file(diagnostic.span.file);
            (file.name.clone(), file.text.clone())
        };
        let range = |span: Span| {
            let start = (span.start as usize).min(text.len());
            let end = (span.end as usize).clamp(start, text.len());
            SourceSpan::new(start.into(), end - start)
        };
        let label = diagnostic.label.clone();
        let mut labels = vec![LabeledSpan::new_primary_with_span(label, range(diagnostic.span))];
        let mut elsewhere = Vec::new();
        for (span, what) in &diagnostic.related {
            if span.file == diagnostic.span.file {
                labels.push(LabeledSpan::new_with_span(Some(what.clone()), range(*span)));
            } else if span.file != PRELUDE_FILE {
                let place = sources.start(*span);
                elsewhere.push(format!("{what}: {}:{}", sources.file(span.file).name, place.line));
            }
        }
        Self { diagnostic: diagnostic.clone(), source: NamedSource::new(name, text), labels, elsewhere }
    }
}

impl std::fmt::Display for Rendered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.diagnostic.message)
    }
}

impl std::error::Error for Rendered {}

impl miette::Diagnostic for Rendered {
    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.diagnostic.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        let mut parts: Vec<&str> = self.diagnostic.hint.iter().map(String::as_str).collect();
        parts.extend(self.elsewhere.iter().map(String::as_str));
        if parts.is_empty() { None } else { Some(Box::new(parts.join("\n"))) }
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(&self.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}
