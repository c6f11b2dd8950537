//! Why no test can show that a clause is broken.

use std::fmt;

use thiserror::Error;

use super::Unsaid;

/// A clause, as reasons speak of it: `Account.java:12: ensures balance >= 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseName {
    /// `Account.java:12`
    pub place: String,
    /// `ensures balance >= 0`
    pub words: String,
}

impl fmt::Display for ClauseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.words)
    }
}

/// What a clause is about that no test sees.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the words say what it is")]
pub enum Hiding {
    #[error("stands in a comment inside of the code")]
    InComment,
    #[error("is about a moment inside of the method")]
    Moment,
    #[error("is about a call inside of the method")]
    InnerCall,
    #[error("is broken by a call inside of the method")]
    BrokenByCall,
    #[error("is broken inside of the method")]
    BrokenInside,
    #[error("is broken by a change that the method takes back")]
    TakenBack,
    #[error("is about a run that does not end")]
    Endless,
    #[error("is about an object that is not known")]
    UnknownObject,
    #[error("is about an object that the test does not hold")]
    NotHeld,
    #[error("has no value")]
    NoValue,
    #[error("has no Java form: {0}")]
    NoJavaForm(Unsaid),
}

impl Hiding {
    /// What programs know it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::InComment
            | Self::Moment
            | Self::InnerCall
            | Self::BrokenByCall
            | Self::BrokenInside
            | Self::TakenBack => "inside-of-method",
            Self::Endless => "endless",
            Self::UnknownObject | Self::NotHeld => "object-not-held",
            Self::NoValue => "no-value",
            Self::NoJavaForm(_) => "no-java-form",
        }
    }
}
