//! The OOX language as text: lexer, parser, tree, printer, spans and diagnostics.

pub mod ast;
pub mod diagnostic;
pub mod lexer;
pub mod literal;
pub mod operators;
pub mod parser;
pub mod printer;
mod report;
pub mod slip;
pub mod span;
pub mod token;
