//! By what means the input of a test is built, the most direct first.

/// The least direct means that was needed to build an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Literals, factories and collections of the JDK.
    Literals,
    /// Constructors of the user's classes.
    Constructors,
    /// Setters and other methods.
    Methods,
    /// Stand-ins for classes that are not there.
    StandIns,
    /// Fields that are visible in the package.
    Fields,
    /// Fields that are not.
    Reflection,
}

impl Means {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Literals => "literals",
            Self::Constructors => "constructors",
            Self::Methods => "methods",
            Self::StandIns => "stand-ins",
            Self::Fields => "fields of the package",
            Self::Reflection => "reflection",
        }
    }
}
