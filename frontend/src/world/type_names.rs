//! What a type name means at a place.

/// What the code at some place can see besides its classes.
#[derive(Debug)]
pub struct Scope;
