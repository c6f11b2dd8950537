//! Why a piece of code cannot be translated, as a value.

use oox_core::lang::span::Span;

/// Why a piece of code cannot be lowered: a construct that is not supported, or an error in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// A few words; the same words for the same reason, so that reports can count them.
    pub reason: String,
    /// Where.
    pub span: Span,
    /// The source is wrong, rather than the front end too small.
    pub is_error: bool,
}

impl Problem {
    /// The source is wrong.
    pub fn error(reason: impl Into<String>, span: Span) -> Self {
        Self { reason: reason.into(), span, is_error: true }
    }

    /// The front end cannot do it.
    pub fn unsupported(reason: impl Into<String>, span: Span) -> Self {
        Self { reason: reason.into(), span, is_error: false }
    }
}
