//! Where classes come from: the user's files, and our models of the JDK.

/// Source text by qualified name of a top-level class.
pub trait Library {
    /// The path to show and the text.
    fn source(&self, qualified: &str) -> Option<(String, String)>;
}
