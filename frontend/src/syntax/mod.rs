//! Reading Java: text to [`tree::Unit`] through tree-sitter, JML comments included.

pub mod tree;
