//! Where to go on after an error. All of it moves forward only.

use super::super::ast::{Block, Expr, ExprKind, Lit, Stmt, StmtKind};
use super::super::diagnostic::Diagnostic;
use super::super::token::{Token, TokenKind};
use super::declarations::TYPE_MODIFIERS;
use super::{Parsed, Parser, Stop};

impl Parser<'_> {
    /// A reserved word that only a statement starts with.
    pub(super) fn at_statement_keyword(&self) -> bool {
        use TokenKind::{Assert, Assume, Break, Continue, Fork, If, Join, Lock, Return, Throw, Try, While};
        matches!(
            self.kind(),
            Assert | Assume | Break | Continue | Fork | If | Join | Lock | Return | Throw | Try | While
        )
    }

    /// Whether the token can start a statement that follows without `;`.
    pub(super) fn at_statement(&self) -> bool {
        use TokenKind::{LBrace, New, This};
        let kind = self.kind();
        self.at_statement_keyword()
            || kind.is_name()
            || kind.is_type_keyword()
            || matches!(kind, LBrace | New | This)
    }

    /// `class`, `abstract class`, `open interface I` and the like. Also right in places where such words are names.
    pub(super) fn at_type_decl(&self) -> bool {
        let word = self.nth_word(0);
        match self.kind() {
            TokenKind::Class => true,
            TokenKind::Ident if word == "interface" => {
                self.nth(1).is_name() && (self.nth(2) == TokenKind::LBrace || self.nth_word(2) == "extends")
            }
            // after two names in a row a third one can only come if the first is a modifier of a member
            TokenKind::Ident if TYPE_MODIFIERS.contains(&word) => {
                self.nth(1) == TokenKind::Class
                    || (self.nth_word(1) == "interface" && self.nth(2).is_name())
                    || (TYPE_MODIFIERS.contains(&self.nth_word(1)) && self.nth(2) == TokenKind::Class)
                    || (word != "abstract"
                        && TYPE_MODIFIERS.contains(&self.nth_word(1))
                        && self.nth(2) == TokenKind::Ident)
            }
            _ => false,
        }
    }

    /// What cannot stand between the statements of a body: the body has ended, with its `}` or without.
    pub(super) fn at_body_end(&self) -> bool {
        use TokenKind::{Class, Eof, RBrace, Static};
        matches!(self.kind(), RBrace | Eof | Class | Static)
    }

    /// To the start of the next statement, or to the end of the body.
    pub(super) fn recover_statement(&mut self, failed_from: usize) {
        if self.at == failed_from && !self.at_body_end() && self.kind() != TokenKind::LBrace {
            self.bump();
        }
        while !self.at_body_end() && !self.at_statement_keyword() {
            match self.kind() {
                TokenKind::LBrace => {
                    if !self.skip_braces() {
                        return;
                    }
                }
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// Over a statement that is nested too deeply, with all that belongs to it.
    pub(super) fn skip_statement(&mut self) {
        loop {
            match self.kind() {
                TokenKind::RBrace | TokenKind::Eof | TokenKind::Class => return,
                TokenKind::LBrace => {
                    if self.skip_braces() {
                        continue;
                    }
                }
                TokenKind::Semi => {
                    self.bump();
                }
                _ => {
                    self.bump();
                    continue;
                }
            }
            if !matches!(self.kind(), TokenKind::Else | TokenKind::Catch | TokenKind::Finally) {
                return;
            }
        }
    }

    /// To the start of the next member, or to the end of the class.
    pub(super) fn recover_member(&mut self, failed_from: usize) {
        if self.at == failed_from && !matches!(self.kind(), TokenKind::LBrace | TokenKind::RBrace) {
            self.bump();
        }
        while !matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof | TokenKind::Static)
            && !self.at_type_decl()
        {
            match self.kind() {
                TokenKind::LBrace => {
                    if !self.skip_braces() {
                        return;
                    }
                }
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// To the next clause, or to the body.
    pub(super) fn recover_clause(&mut self) {
        use TokenKind::{Ensures, Exceptional, LBrace, Requires, Semi};
        while !self.at_body_end() && !matches!(self.kind(), Semi | Requires | Ensures | Exceptional) {
            if self.kind() != LBrace {
                self.bump();
            } else if self.is_after_let() {
                self.skip_braces();
            } else {
                return;
            }
        }
    }

    /// To the next class or interface.
    pub(super) fn recover_type_decl(&mut self, failed_from: usize) {
        if self.at == failed_from {
            self.bump();
        }
        while self.kind() != TokenKind::Eof && !self.at_type_decl() {
            self.bump();
        }
    }

    /// Whether the `{` here opens the statements of a `let`.
    fn is_after_let(&self) -> bool {
        self.at.checked_sub(1).is_some_and(|before| self.token_text(self.tokens[before]) == "let")
    }

    /// Over `{ ... }`; stops at a `class`, before which a `}` must be missing. Says whether an expression goes on after
    /// the `}`, because the braces are those of a `let`.
    fn skip_braces(&mut self) -> bool {
        let is_let = self.is_after_let();
        let mut open = 0_usize;
        while !matches!(self.kind(), TokenKind::Eof | TokenKind::Class) {
            match self.bump().kind {
                TokenKind::LBrace => open += 1,
                TokenKind::RBrace => open -= 1,
                _ => {}
            }
            if open == 0 {
                return is_let;
            }
        }
        false
    }

    /// `(E)` before a body. After an error in `E` it looks for the `)` that belongs to the `(`, so that the body is
    /// read as one. Its tokens are passed a second time for that; guards nest only through `let`, so a token is passed
    /// at most once more for each guard around it.
    pub(super) fn guard(&mut self) -> Parsed<Expr> {
        let open = self.at;
        self.expect(TokenKind::LParen)?;
        let result = self.expr();
        if let Ok(cond) = result.and_then(|cond| self.expect(TokenKind::RParen).map(|_| cond)) {
            return Ok(cond);
        }
        let span = self.span();
        self.skip_parens(open)?;
        Ok(Expr { kind: ExprKind::Lit(Lit::Bool(true)), span })
    }

    /// Over the rest of the `( ... )` that starts at token `open`, or up to a `{`.
    pub(super) fn skip_parens(&mut self, open: usize) -> Parsed<()> {
        let failed_at = self.at;
        self.at = open;
        let mut parens = 0_usize;
        loop {
            match self.kind() {
                TokenKind::LParen => parens += 1,
                TokenKind::RParen => parens = parens.saturating_sub(1),
                TokenKind::LBrace if self.at >= failed_at && self.is_after_let() => {
                    self.skip_braces();
                    continue;
                }
                TokenKind::LBrace if self.at >= failed_at => return Ok(()),
                TokenKind::RBrace | TokenKind::Semi | TokenKind::Class if self.at >= failed_at => {
                    return Err(Stop);
                }
                TokenKind::Eof => return Err(Stop),
                _ => {}
            }
            self.bump();
            if parens == 0 && self.at > failed_at {
                return Ok(());
            }
        }
    }

    /// The `}` of an open `{`. A missing one is reported and taken as read.
    pub(super) fn close_brace(&mut self, open: Token) {
        if !self.eat(TokenKind::RBrace) {
            let error = self.unexpected_error("`}`").related(open.span(self.file), "opened here");
            self.complain(error.hint("a `}` is missing before this"));
        }
    }

    /// The statements up to the `}`, with both braces.
    pub(super) fn block(&mut self) -> Parsed<Block> {
        let start = self.span();
        let open = self.expect(TokenKind::LBrace)?;
        let mut stmts = Vec::new();
        while !self.at_body_end() {
            stmts.push(self.sub_statement());
        }
        self.close_brace(open);
        Ok(Block { stmts, span: self.since(start) })
    }

    /// A statement one level down; after an error in it, what could be saved.
    pub(super) fn sub_statement(&mut self) -> Stmt {
        let start = self.span();
        let failed_from = self.at;
        // One level is left for the expressions of the statement.
        if self.depth + 1 >= super::MAX_DEPTH {
            let Stop = self.too_deep();
            self.skip_statement();
        } else {
            self.depth += 1;
            self.deepest = self.deepest.max(self.depth);
            let result = self.statement();
            self.depth -= 1;
            match result {
                Ok(stmt) => return stmt,
                Err(Stop) => self.recover_statement(failed_from),
            }
        }
        Stmt { kind: StmtKind::Skip, span: self.since(start) }
    }

    /// The `;` of a statement or member; `next` says whether what follows can be the next one.
    pub(super) fn end(&mut self, next: bool) -> Parsed<()> {
        if self.eat(TokenKind::Semi) {
            return Ok(());
        }
        if next || matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof) {
            let error = Diagnostic::error(self.before(), "missing `;`").hint("write `;` here");
            self.complain(error);
            return Ok(());
        }
        let mut error = self.unexpected_error("`;`");
        if self.kind() == TokenKind::Comma {
            error = error.hint("declare one name at a time");
        }
        Err(self.fail(error))
    }
}
