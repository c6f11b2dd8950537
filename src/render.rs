//! Diagnostics as text: each with the part of its source that it is about.

use std::io::IsTerminal;

use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, SourceSpan};
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::{SourceMap, Span};
use oox_core::resolve::PRELUDE_FILE;

use crate::colour;

/// Diagnostics as text, in the order in which they are given.
pub fn render(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    let is_terminal = colour::is_wanted(std::io::stderr().is_terminal());
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
    source: Window,
    labels: Vec<LabeledSpan>,
    elsewhere: Vec<String>,
}

/// A part of a file around a place: files and lines may be longer than anyone wants to see.
#[derive(Debug)]
struct Window {
    name: String,
    text: String,
    /// Lines before the first one here.
    lines_before: usize,
    /// Where the part starts in the file.
    start: usize,
    /// Characters cut off at the left of a single long line.
    columns_before: usize,
}

/// Lines shown before and after a place, where related places may be.
const CONTEXT_LINES: u32 = 8;
/// A longer line is cut around the place.
const MOST_COLUMNS: usize = 400;

impl Window {
    fn around(sources: &SourceMap, span: Span) -> Self {
        let file = sources.file(span.file);
        let place = sources.start(span);
        let at = (span.start as usize).min(file.text.len());
        let line = sources.line(span.file, place.line);
        if line.len() > MOST_COLUMNS {
            let mut start = at.saturating_sub(MOST_COLUMNS / 4);
            let line_start = file.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
            start = start.max(line_start);
            let mut end = (start + MOST_COLUMNS).min(line_start + line.len());
            while !file.text.is_char_boundary(start) {
                start -= 1;
            }
            while !file.text.is_char_boundary(end) {
                end -= 1;
            }
            return Self {
                name: file.name.clone(),
                text: file.text[start..end].to_owned(),
                lines_before: place.line as usize - 1,
                start,
                columns_before: file.text[line_start..start].chars().count(),
            };
        }
        let is_short = |number: u32| sources.line(span.file, number).len() <= MOST_COLUMNS;
        let mut first = place.line;
        while first > 1 && first + CONTEXT_LINES > place.line && is_short(first - 1) {
            first -= 1;
        }
        let mut last = place.line;
        let count = sources.line_count(span.file);
        while last < count && last < place.line + CONTEXT_LINES && is_short(last + 1) {
            last += 1;
        }
        let start = sources.line_start(span.file, first);
        let end = sources.line_start(span.file, last) + sources.line(span.file, last).len();
        Self {
            name: file.name.clone(),
            text: file.text[start..end].to_owned(),
            lines_before: first as usize - 1,
            start,
            columns_before: 0,
        }
    }

    /// The place of a span in the part, if it is in it.
    fn range(&self, span: Span) -> Option<SourceSpan> {
        let start =
            (span.start as usize).checked_sub(self.start).filter(|start| *start <= self.text.len())?;
        let end = (span.end as usize).saturating_sub(self.start).clamp(start, self.text.len());
        Some(SourceSpan::new(start.into(), end - start))
    }
}

impl miette::SourceCode for Window {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn miette::SpanContents<'a> + 'a>, miette::MietteError> {
        let inner = self.text.read_span(span, before, after)?;
        let first_line = if inner.line() == 0 { self.columns_before } else { 0 };
        Ok(Box::new(miette::MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            inner.line() + self.lines_before,
            inner.column() + first_line,
            inner.line_count(),
        )))
    }
}

impl Rendered {
    fn new(sources: &SourceMap, diagnostic: &Diagnostic) -> Self {
        let is_builtin = diagnostic.span.file == PRELUDE_FILE;
        let source = if is_builtin {
            let (name, text) = ("<built-in>".to_owned(), String::new());
            Window { name, text, lines_before: 0, start: 0, columns_before: 0 }
        } else {
            Window::around(sources, diagnostic.span)
        };
        let nowhere = SourceSpan::new(0.into(), 0);
        let primary = source.range(diagnostic.span).unwrap_or(nowhere);
        let mut labels = vec![LabeledSpan::new_primary_with_span(diagnostic.label.clone(), primary)];
        let mut elsewhere = Vec::new();
        for (span, what) in &diagnostic.related {
            let range = source.range(*span).filter(|_| span.file == diagnostic.span.file);
            if let Some(range) = range {
                labels.push(LabeledSpan::new_with_span(Some(what.clone()), range));
            } else if span.file != PRELUDE_FILE {
                let place = sources.start(*span);
                elsewhere.push(format!("{what}: {}:{}", sources.file(span.file).name, place.line));
            }
        }
        Self { diagnostic: diagnostic.clone(), source, labels, elsewhere }
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
