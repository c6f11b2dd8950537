//! Which JML belongs where: the converter asks for the comments between two places and gets what they hold.

use oox_core::lang::diagnostic::{Diagnostic, Severity, Subject};
use oox_core::lang::span::Span;

use super::super::escapes::Places;
use super::super::tree::{Behavior, Contract, JmlCondition, MethodDecl, SpecCase, SpecClause, StmtKind};
use super::Parser;
use super::lexer::{self, Token, TokenKind};
use super::words::is_meant;

/// A construct of JML.
#[derive(Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its keyword.
    pub word: String,
    /// Where it stands.
    pub span: Span,
}

/// See [`Item`].
#[derive(Debug)]
pub enum ItemKind {
    /// A clause of a contract.
    Clause(SpecClause),
    /// `also`
    Also,
    /// `normal_behavior` and its like
    Behavior(Behavior),
    /// `pure`, `nullable` ...
    Modifier(Modifier),
    /// `invariant E;`
    Invariant {
        /// `static invariant`
        is_static: bool,
        /// What always holds.
        said: JmlCondition,
    },
    /// `assert E;`, `assume E;`
    Statement(StmtKind),
    /// `loop_invariant E;`
    LoopInvariant(JmlCondition),
    /// `predicate p(T x) { return A; }`
    Predicate(MethodDecl),
}

/// A modifier of JML.
#[derive(Clone, Copy, Debug)]
pub enum Modifier {
    /// `pure`
    Pure,
    /// `helper`
    Helper,
    /// `non_null`
    NonNull,
    /// `nullable`
    Nullable,
    /// `trusted`
    Trusted,
    /// `spec_public`: nothing here asks for it.
    NoEffect,
}

struct Comment {
    start: usize,
    end: usize,
    is_used: bool,
}

/// The JML comments of a file.
pub struct Annotations<'t> {
    places: &'t Places,
    text: &'t str,
    /// The comments that are meant as JML, by their places.
    comments: Vec<Comment>,
    report: Vec<Diagnostic>,
}

impl<'t> Annotations<'t> {
    /// Those of the comments that are meant as JML: `//@Test` is not.
    pub fn read(places: &'t Places, text: &'t str, comments: &[(usize, usize)]) -> Self {
        let is_jml = |&&(start, end): &&(usize, usize)| {
            let (start, end) = lexer::inside(text, start, end);
            is_meant(&text[start..end])
        };
        let comments = comments.iter().filter(is_jml);
        let comments = comments.map(|&(start, end)| Comment { start, end, is_used: false }).collect();
        Self { places, text, comments, report: Vec::new() }
    }

    /// What the comments from `start` to `end` hold. They are one text: a clause may go over several of them.
    pub fn take(&mut self, start: usize, end: usize) -> Vec<Item> {
        let first = self.comments.partition_point(|comment| comment.start < start);
        let mut tokens: Vec<Token> = Vec::new();
        for comment in &mut self.comments[first..] {
            if comment.end > end {
                break;
            }
            if !comment.is_used {
                comment.is_used = true;
                lexer::tokens(self.text, comment.start, comment.end, &mut tokens);
            }
        }
        self.parse(tokens)
    }

    /// What the comments hold that nobody asked for: it stands where JML has no meaning.
    pub fn rest(&mut self) -> Vec<Item> {
        let mut items = Vec::new();
        for index in 0..self.comments.len() {
            let comment = &mut self.comments[index];
            if !std::mem::replace(&mut comment.is_used, true) {
                let mut tokens = Vec::new();
                lexer::tokens(self.text, comment.start, comment.end, &mut tokens);
                items.extend(self.parse(tokens));
            }
        }
        items
    }

    fn parse(&mut self, mut tokens: Vec<Token>) -> Vec<Item> {
        let Some(last) = tokens.last() else { return Vec::new() };
        tokens.push(Token { kind: TokenKind::End, start: last.end, end: last.end, is_first: true });
        let mut parser = Parser {
            places: self.places,
            text: self.text,
            tokens,
            at: 0,
            depth: 0,
            height: 0,
            report: Vec::new(),
        };
        let items = parser.items();
        self.report.extend(parser.report.into_iter().map(|found| match (found.severity, &found.subject) {
            (Severity::Error, None) => found.about(Subject::Unread),
            _ => found,
        }));
        items
    }

    /// All diagnostics.
    pub fn finish(self) -> Vec<Diagnostic> {
        self.report
    }
}

/// The contract that the items make, and what is no part of one.
pub fn contract(items: Vec<Item>) -> (Option<Contract>, Vec<Item>) {
    let mut cases: Vec<SpecCase> = Vec::new();
    let mut rest = Vec::new();
    let mut is_also = false;
    let mut begins = true;
    let mut span: Option<Span> = None;
    for item in items {
        let has_cases = !cases.is_empty();
        let mut open = |behavior| cases.push(SpecCase { behavior, clauses: Vec::new() });
        match item.kind {
            ItemKind::Also => {
                is_also |= !has_cases;
                begins = true;
            }
            ItemKind::Behavior(behavior) => {
                open(behavior);
                begins = false;
            }
            ItemKind::Clause(clause) => {
                if begins {
                    open(Behavior::Any);
                    begins = false;
                }
                if let Some(case) = cases.last_mut() {
                    case.clauses.push(clause);
                }
            }
            _ => {
                rest.push(item);
                continue;
            }
        }
        span = Some(span.map_or(item.span, |span| span.to(item.span)));
    }
    let contract = span.filter(|_| !cases.is_empty()).map(|span| Contract { is_also, cases, span });
    (contract, rest)
}
