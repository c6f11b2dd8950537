//! Contracts: the clauses between the head and the body of a method or a constructor.

use super::super::ast::{Block, Clause, ClauseKind, Expr, ExprKind, Location};
use super::super::diagnostic::Diagnostic;
use super::super::token::{Token, TokenKind};
use super::{Parsed, Parser, Stop};

impl Parser<'_> {
    /// The clauses after the head of a member, and what stands behind them: a body, or `;`.
    pub(super) fn spec_and_body(&mut self) -> Parsed<(Vec<Clause>, Option<Block>)> {
        let mut spec = Vec::new();
        while let Some(keyword) = self.clause_start() {
            match self.clause(keyword) {
                Ok(clause) => spec.push(clause),
                Err(Stop) => self.recover_clause(),
            }
        }
        if self.eat(TokenKind::Semi) {
            Ok((spec, None))
        } else if self.kind() == TokenKind::LBrace {
            Ok((spec, Some(self.block()?)))
        } else {
            Err(self.unexpected("a contract, a body in braces, or `;`"))
        }
    }

    fn clause_start(&self) -> Option<Token> {
        let starts = match self.kind() {
            TokenKind::Requires | TokenKind::Ensures | TokenKind::Exceptional => true,
            _ => matches!(self.nth_word(0), "signals" | "throws" | "modifies"),
        };
        starts.then(|| self.nth_token(0))
    }

    fn clause(&mut self, keyword: Token) -> Parsed<Clause> {
        self.bump();
        let kind = match keyword.kind {
            TokenKind::Requires => ClauseKind::Requires(self.in_parens(Self::expr)?),
            TokenKind::Ensures => ClauseKind::Ensures(self.in_parens(Self::expr)?),
            TokenKind::Exceptional => ClauseKind::Exceptional(self.in_parens(Self::expr)?),
            _ if self.token_text(keyword) == "signals" => {
                let (ty, var) = self.in_parens(|parser| {
                    let ty = parser.ty()?;
                    let var = if parser.kind().is_name() { Some(parser.ident("a name")?) } else { None };
                    Ok((ty, var))
                })?;
                ClauseKind::Signals { ty, var, cond: self.in_parens(Self::expr)? }
            }
            _ if self.token_text(keyword) == "throws" => {
                self.expect(TokenKind::LParen)?;
                let types = self.list(TokenKind::RParen, Self::ty)?;
                ClauseKind::Throws { types, guard: self.when()? }
            }
            _ => {
                self.expect(TokenKind::LParen)?;
                let places = self.list(TokenKind::RParen, Self::location)?;
                ClauseKind::Modifies { places, guard: self.when()? }
            }
        };
        Ok(Clause { kind, span: self.since(keyword.span(self.file)) })
    }

    /// `if (E)` after a clause, or nothing.
    fn when(&mut self) -> Parsed<Option<Expr>> {
        if !self.eat(TokenKind::If) {
            return Ok(None);
        }
        Ok(Some(self.in_parens(Self::expr)?))
    }

    fn location(&mut self) -> Parsed<Location> {
        let start = self.span();
        let base = self.postfix_expr()?;
        if self.kind() == TokenKind::Dot && self.nth(1) == TokenKind::Star {
            self.bump();
            self.bump();
            return Ok(Location::AllFields(base));
        }
        if self.kind() == TokenKind::LBracket && self.nth(1) == TokenKind::Star {
            self.bump();
            self.bump();
            self.expect(TokenKind::RBracket)?;
            return Ok(Location::AllElems(base));
        }
        match base.kind {
            ExprKind::Field(base, field) => Ok(Location::Field { base: *base, field }),
            ExprKind::Index(base, index) => Ok(Location::Elem { base: *base, index: *index }),
            _ => {
                let error = Diagnostic::error(self.since(start), "this is not a place in memory");
                Err(self.fail(error.hint("write `e.f`, `e.*`, `e[i]` or `e[*]`")))
            }
        }
    }
}
