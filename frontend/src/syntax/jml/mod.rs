//! JML: the comments that begin with `@`.
//!
//! [`lexer`] makes tokens of them, [`expr`], [`backslash`] and [`types`] read expressions into the same tree as Java's,
//! [`contract`] the clauses and the other constructs, which [`words`] names, and [`attach`] finds them by place for the
//! converter. A construct with an error is left out with an error, one that is not supported with a warning; nothing goes
//! without a word.

pub mod attach;
mod backslash;
mod contract;
mod expr;
mod lexer;
mod types;
mod words;

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::Span;

use super::escapes::Places;
use lexer::{Token, TokenKind};

/// A diagnostic was given.
#[derive(Debug)]
struct Stop;

type Parsed<T> = Result<T, Stop>;

/// Reads the tokens of a row of comments.
struct Parser<'t> {
    places: &'t Places,
    text: &'t str,
    /// The last one is [`TokenKind::End`] and is never passed.
    tokens: Vec<Token>,
    at: usize,
    depth: usize,
    /// Of the expression that was read last.
    height: usize,
    report: Vec<Diagnostic>,
}

impl<'t> Parser<'t> {
    fn token(&self) -> Token {
        self.tokens[self.at]
    }

    fn kind_at(&self, offset: usize) -> TokenKind {
        self.tokens.get(self.at + offset).map_or(TokenKind::End, |token| token.kind)
    }

    fn text_at(&self, offset: usize) -> &'t str {
        self.tokens.get(self.at + offset).map_or("", |token| &self.text[token.start..token.end])
    }

    fn next(&mut self) -> Token {
        let token = self.token();
        if token.kind != TokenKind::End {
            self.at += 1;
        }
        token
    }

    fn span_of(&self, token: Token) -> Span {
        self.range(token.start, token.end)
    }

    fn range(&self, start: usize, end: usize) -> Span {
        self.places.span(start, end)
    }

    fn span(&self) -> Span {
        self.span_of(self.token())
    }

    /// From a token to the last one that was read.
    fn since(&self, start: usize) -> Span {
        let last = self.at.checked_sub(1).map_or(start, |last| self.tokens[last].end);
        self.range(start, last.max(start))
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.token().kind, TokenKind::Sign(found) if found == sign)
    }

    fn eat(&mut self, sign: &str) -> bool {
        let found = self.is_sign(sign);
        if found {
            self.at += 1;
        }
        found
    }

    fn is_word(&self, word: &str) -> bool {
        self.token().kind == TokenKind::Word && self.text_at(0) == word
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.at += 1;
        }
        found
    }

    fn expect(&mut self, sign: &str) -> Parsed<()> {
        if self.eat(sign) { Ok(()) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    fn unexpected(&mut self, expected: &str) -> Stop {
        let token = self.token();
        let found = match token.kind {
            TokenKind::End => "the end of the comment".to_owned(),
            _ => format!("`{}`", self.text_at(0)),
        };
        self.stop(self.span_of(token), format!("JML: expected {expected}, found {found}"))
    }

    fn stop(&mut self, span: Span, message: impl Into<String>) -> Stop {
        self.report.push(Diagnostic::error(span, message));
        Stop
    }

    fn warn(&mut self, span: Span, message: impl Into<String>) {
        self.report.push(Diagnostic::warning(span, message));
    }
}
