//! The OOX language as text: lexer, parser, tree, printer, spans and diagnostics.

pub mod ast;
pub mod diagnostic;
pub mod span;
