//! The command line of Ooxide.
fn main() {}
