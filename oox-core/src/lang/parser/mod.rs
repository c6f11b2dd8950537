//! From text to tree, by hand-written descent. Every text has a tree: parsing reports what is wrong and goes on.
//!
//! What must hold:
//! * No input makes it panic, overflow the stack, or take more than linear time. No token is looked at again after an
//!   error, with one exception (`Parser::guard`) that can only nest as deep as the tree; lookahead is at most three tokens.
//! * The tree is at most [`MAX_DEPTH`] deep, counted in statements and expressions together, so that whoever walks it
//!   can use recursion. Parentheses are not in the tree; at most `MAX_DEPTH` of them are open at once.
//! * Without an error among the diagnostics the tree is exactly what was written.
//!
//! A function that returns `Err(Stop)` has reported why; the nearest enclosing statement, clause, member or type
//! declaration finds its next start (`recovery.rs`) and goes on from there.

mod contracts;
mod declarations;
mod expressions;
mod recovery;
mod statements;
mod threads;
mod types;

use super::ast::{Ident, Program};
use super::diagnostic::Diagnostic;
use super::lexer::lex_into;
use super::report::Report;
use super::span::{FileId, Span};
use super::token::{Token, TokenKind};
use crate::workers::{LARGE_STACK, on_stack};

pub use super::report::MAX_DIAGNOSTICS;

/// How deep a tree can be, counted in statements and expressions (and levels of array types) from a member down.
pub const MAX_DEPTH: usize = 500;

/// The tree of a text, and what is wrong with the text, in source order.
///
/// The program can be used when no diagnostic is an error; with errors it holds what could be understood.
///
/// ```
/// use oox_core::lang::{parser::parse, span::FileId};
/// let (program, diagnostics) = parse(FileId(0), "class C { int f; }");
/// assert!(diagnostics.is_empty());
/// assert_eq!(program.types[0].name.text, "C");
/// ```
pub fn parse(file: FileId, text: &str) -> (Program, Vec<Diagnostic>) {
    if u32::try_from(text.len()).is_err() {
        let start = Span { file, start: 0, end: 0 };
        return (
            Program::default(),
            vec![Diagnostic::error(start, "a source file must be shorter than 4 GiB")],
        );
    }
    on_stack(LARGE_STACK, || Parser::new(file, text).run())
}

/// A diagnostic was given; go on at the next place to start from.
#[derive(Debug)]
struct Stop;

type Parsed<T> = Result<T, Stop>;

struct Parser<'t> {
    file: FileId,
    text: &'t str,
    tokens: Vec<Token>,
    /// The current token; the last token is `Eof` and is never passed.
    at: usize,
    /// Statements and expressions around the place.
    depth: usize,
    /// The greatest depth that was reached since it was last set: how a `let` learns the height of its statements.
    deepest: usize,
    /// Open parentheses that group an expression.
    parens: usize,
    /// How many signs of the current token, `>>` or `>>>`, have closed a list of type arguments.
    angles: usize,
    /// The token at which the last error was given: a second one there would only be its consequence.
    complained_at: Option<usize>,
    report: Report,
}

impl<'t> Parser<'t> {
    fn new(file: FileId, text: &'t str) -> Self {
        let mut report = Report::default();
        let tokens = lex_into(file, text, &mut report);
        Self {
            file,
            text,
            tokens,
            at: 0,
            depth: 0,
            deepest: 0,
            parens: 0,
            angles: 0,
            complained_at: None,
            report,
        }
    }

    fn run(mut self) -> (Program, Vec<Diagnostic>) {
        let program = self.program();
        (program, self.report.finish(self.file))
    }

    // Reading tokens.

    fn nth_token(&self, n: usize) -> Token {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + n).min(last)]
    }

    fn nth(&self, n: usize) -> TokenKind {
        self.nth_token(n).kind
    }

    fn kind(&self) -> TokenKind {
        self.nth(0)
    }

    /// The word of the nth token if it is a plain name: the place to look for contextual words.
    fn nth_word(&self, n: usize) -> &'t str {
        let token = self.nth_token(n);
        if token.kind == TokenKind::Ident { self.token_text(token) } else { "" }
    }

    fn at_word(&self, word: &str) -> bool {
        self.nth_word(0) == word
    }

    fn token_text(&self, token: Token) -> &'t str {
        &self.text[token.start as usize..token.end as usize]
    }

    fn span(&self) -> Span {
        self.nth_token(0).span(self.file)
    }

    /// The end of the token before, as an empty span: where something is missing.
    fn before(&self) -> Span {
        let end = self.at.checked_sub(1).map_or(0, |before| self.tokens[before].end);
        Span { file: self.file, start: end, end }
    }

    /// From a place to the end of the token before.
    fn since(&self, start: Span) -> Span {
        start.to(self.before())
    }

    fn bump(&mut self) -> Token {
        let token = self.nth_token(0);
        if token.kind != TokenKind::Eof {
            self.at += 1;
        }
        token
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, kind: TokenKind) -> Parsed<Token> {
        if self.kind() == kind { Ok(self.bump()) } else { Err(self.unexpected(kind.describe())) }
    }

    /// The name that a token gives.
    fn name_text(&self, token: Token) -> String {
        self.token_text(token).trim_matches('`').to_owned()
    }

    fn ident(&mut self, what: &str) -> Parsed<Ident> {
        use TokenKind::{Assign, Comma, Dot, Equals, RParen, Semi};
        if self.kind().is_name() {
            let token = self.bump();
            return Ok(Ident { text: self.name_text(token), span: token.span(self.file) });
        }
        let text = self.token_text(self.nth_token(0));
        if TokenKind::keyword(text).is_some() {
            let message = format!("expected {what}, found the reserved word `{text}`");
            let hint = format!("write `` `{text}` `` with back-quotes to use it as a name");
            let stop = self.fail(Diagnostic::error(self.span(), message).hint(hint));
            // Clearly meant as a name when the next token goes on after one.
            if !matches!(self.nth(1), Assign | Comma | Dot | Equals | RParen | Semi) {
                return Err(stop);
            }
            let span = self.bump().span(self.file);
            return Ok(Ident { text: text.to_owned(), span });
        }
        Err(self.unexpected(what))
    }

    // Reporting.

    /// Reports an error at the current token, unless one was given there.
    fn complain(&mut self, error: Diagnostic) {
        if self.complained_at != Some(self.at) {
            self.complained_at = Some(self.at);
            self.report.add(error);
        }
    }

    fn fail(&mut self, error: Diagnostic) -> Stop {
        self.complain(error);
        Stop
    }

    fn unexpected_error(&self, expected: &str) -> Diagnostic {
        let token = self.nth_token(0);
        let found = match token.kind {
            TokenKind::Ident => format!("`{}`", self.token_text(token).chars().take(40).collect::<String>()),
            kind => kind.describe().to_owned(),
        };
        Diagnostic::error(self.span(), format!("expected {expected}, found {found}"))
    }

    fn unexpected(&mut self, expected: &str) -> Stop {
        let error = self.unexpected_error(expected);
        self.fail(error)
    }

    fn too_deep(&mut self) -> Stop {
        let error = Diagnostic::error(self.span(), "nested too deeply").hint(format!(
            "at most {MAX_DEPTH} levels are allowed: use locals, or methods, for the inner parts"
        ));
        self.fail(error)
    }

    /// One level down in the tree.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// `:=`, or `=` with a complaint.
    fn eat_assign(&mut self) -> bool {
        if self.kind() == TokenKind::Equals {
            let error =
                Diagnostic::error(self.span(), "`=` does not assign").hint("assignment is written `:=`");
            self.complain(error);
            self.bump();
            return true;
        }
        self.eat(TokenKind::Assign)
    }

    /// `item, item, ... close`, perhaps empty; eats `close`.
    fn list<T>(&mut self, close: TokenKind, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(TokenKind::Comma) {
                return Err(self.unexpected(&format!("`,` or {}", close.describe())));
            }
        }
    }
}
