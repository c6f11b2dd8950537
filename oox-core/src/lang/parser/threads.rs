//! Statements about threads: `fork`, `join`, `lock`, `wait`, `notify`, `atomic`.

use super::super::ast::{Block, ExprKind, GhostWord, Handle, StmtKind};
use super::super::diagnostic::Diagnostic;
use super::super::token::TokenKind;
use super::{Parsed, Parser};

impl Parser<'_> {
    pub(super) fn lock_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let target = self.guard()?;
        Ok(StmtKind::Lock { target, body: self.block()? })
    }

    /// From the `fork` on.
    pub(super) fn fork_statement(&mut self, into: Option<Handle>) -> Parsed<StmtKind> {
        self.bump();
        let start = self.span();
        let call = self.postfix_expr()?;
        if !matches!(call.kind, ExprKind::Call { .. }) {
            let error = Diagnostic::error(self.since(start), "`fork` needs a call");
            return Err(self.fail(error.hint("write `fork o.m(x);` or `fork C.m(x);`")));
        }
        self.end_statement()?;
        Ok(StmtKind::Fork { into, call })
    }

    pub(super) fn join_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let ends = self.kind() == TokenKind::Semi || self.at_body_end() || self.at_statement_keyword();
        let handle = if ends { None } else { Some(self.expr()?) };
        self.end_statement()?;
        Ok(StmtKind::Join(handle))
    }

    /// `wait (E);`, `notify (E);`, `notify all (E);`, `atomic { }` or `open (E);`, if one of them stands here. The words are names
    /// everywhere else.
    pub(super) fn thread_statement(&mut self) -> Option<Parsed<StmtKind>> {
        let is_all = self.nth_word(1) == "all" && self.nth(2) == TokenKind::LParen;
        match (self.nth_word(0), self.nth(1)) {
            ("wait", TokenKind::LParen) => Some(self.wait_statement()),
            ("notify", TokenKind::LParen) => Some(self.notify_statement(false)),
            ("notify", _) if is_all => Some(self.notify_statement(true)),
            ("atomic", TokenKind::LBrace) => Some(self.atomic_statement()),
            (word, TokenKind::LParen) => {
                let word = GhostWord::ALL.into_iter().find(|ghost| ghost.word() == word)?;
                Some(self.ghost_statement(word))
            }
            _ => None,
        }
    }

    fn ghost_statement(&mut self, word: GhostWord) -> Parsed<StmtKind> {
        self.bump();
        let what = self.guard()?;
        self.end_statement()?;
        Ok(StmtKind::Ghost(word, what))
    }

    fn wait_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let target = self.guard()?;
        self.end_statement()?;
        Ok(StmtKind::Wait(target))
    }

    fn notify_statement(&mut self, all: bool) -> Parsed<StmtKind> {
        self.bump();
        if all {
            self.bump();
        }
        let target = self.guard()?;
        self.end_statement()?;
        Ok(StmtKind::Notify { target, all })
    }

    fn atomic_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let start = self.span();
        let open = self.expect(TokenKind::LBrace)?;
        let mut until = None;
        if self.at_word("await") && !self.nth_continues_name(1) {
            self.bump();
            until = Some(self.expr()?);
            self.end_statement()?;
        }
        let mut stmts = Vec::new();
        while !self.at_body_end() {
            stmts.push(self.sub_statement());
        }
        self.close_brace(open);
        Ok(StmtKind::Atomic { until, body: Block { stmts, span: self.since(start) } })
    }

    /// Whether the token makes a variable or a label of the name before it.
    fn nth_continues_name(&self, n: usize) -> bool {
        use TokenKind::{Assign, Colon, Dot, Equals, LBracket};
        matches!(self.nth(n), Assign | Colon | Dot | Equals | LBracket)
    }
}
