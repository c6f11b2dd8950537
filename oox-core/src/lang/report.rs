//! Collects the diagnostics of one run and keeps them to a number that a person can read.
//!
//! However bad the input is, memory and time stay bounded: what goes over [`MAX_DIAGNOSTICS`] is only counted. Errors
//! go before warnings when room is short, and an input with an error always ends up with an error in the list.

use super::diagnostic::{Diagnostic, Severity};
use super::span::{FileId, Span};

/// How many diagnostics one run gives, not counting the last one that says that there are more.
pub const MAX_DIAGNOSTICS: usize = 50;

/// See the module.
#[derive(Debug, Default)]
pub struct Report {
    errors: Vec<Diagnostic>,
    warnings: Vec<Diagnostic>,
    /// All that were reported, kept or not.
    total: usize,
}

impl Report {
    /// Keeps the diagnostic, or counts it.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        self.total += 1;
        let kept = match diagnostic.severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        // One more than is shown, so that `finish` knows of which kind the ones left out are.
        if kept.len() <= MAX_DIAGNOSTICS {
            kept.push(diagnostic);
        }
    }

    /// In source order.
    pub fn finish(self, file: FileId) -> Vec<Diagnostic> {
        let severity = if self.errors.len() > MAX_DIAGNOSTICS { Severity::Error } else { Severity::Warning };
        let mut all = self.errors;
        all.truncate(MAX_DIAGNOSTICS);
        all.extend(self.warnings);
        all.truncate(MAX_DIAGNOSTICS);
        all.sort_by_key(|diagnostic| diagnostic.span.start);
        let left_out = self.total - all.len();
        if left_out > 0 {
            let end = all.last().map_or(Span { file, start: 0, end: 0 }, |last| last.span);
            let mut last = Diagnostic::error(end, format!("{left_out} more problems were left out"))
                .hint("repair the ones above first");
            last.severity = severity;
            all.push(last);
        }
        all
    }
}
