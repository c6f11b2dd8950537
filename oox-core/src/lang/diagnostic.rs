//! Diagnostics as values. Rendering for people and machines happens at the edge.

use super::span::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input cannot be used.
    Error,
    /// The input can be used, but probably does not mean what its author thinks.
    Warning,
}

/// What a diagnostic is about, where the place in the text need not tell: programs that were made from other languages have
/// methods that nobody wrote. Signatures are those of `Program::signature`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A class declares two methods of one signature.
    Twins {
        /// The name of the class.
        class: String,
        /// What both are called.
        signature: String,
    },
    /// A method does not go together with the one that it overrides.
    Override {
        /// The name of the class that declares it.
        class: String,
        /// What both are called.
        signature: String,
        /// The name of the class with the other one.
        above: String,
    },
    /// A part of a specification of which nothing was made.
    Ignored {
        /// Its keyword.
        word: String,
        /// It speaks of the class around it, and not of the method that it stands in or before.
        is_of_class: bool,
    },
    /// A part of a specification that cannot be read: what was promised is not known.
    Unread,
    /// A class with objects has no code for a method.
    Missing {
        /// The name of the class.
        class: String,
        /// What the method is called.
        signature: String,
        /// The name of the class that declares it.
        above: String,
    },
}

/// One thing to tell the author of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where.
    pub span: Span,
    /// A short text put at the span, where it says more than the message.
    pub label: Option<String>,
    /// What the author can do.
    pub hint: Option<String>,
    /// Other places that matter, each with a short text ("first declared here").
    pub related: Vec<(Span, String)>,
    /// What it is about.
    pub subject: Option<Box<Subject>>,
}

impl Diagnostic {
    /// An error.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            message: message.into(),
            span,
            label: None,
            hint: None,
            related: Vec::new(),
            subject: None,
        }
    }

    /// A warning.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(span, message) }
    }

    /// With a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// With a text at the span.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// With what it is about.
    #[must_use]
    pub fn about(mut self, subject: Subject) -> Self {
        self.subject = Some(Box::new(subject));
        self
    }

    /// With another place.
    #[must_use]
    pub fn related(mut self, span: Span, text: impl Into<String>) -> Self {
        self.related.push((span, text.into()));
        self
    }
}
