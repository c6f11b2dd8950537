//! Statements.

use super::super::ast::{Block, Catch, Expr, ExprKind, Handle, Ident, Stmt, StmtKind, SwitchArm, Throw};
use super::super::diagnostic::Diagnostic;
use super::super::span::Span;
use super::super::token::TokenKind;
use super::{Parsed, Parser, Stop};

impl Parser<'_> {
    pub(super) fn statement(&mut self) -> Parsed<Stmt> {
        let start = self.span();
        let kind = self.statement_kind(start)?;
        Ok(Stmt { kind, span: self.since(start) })
    }

    fn statement_kind(&mut self, start: Span) -> Parsed<StmtKind> {
        match self.kind() {
            TokenKind::Semi => {
                self.bump();
                Ok(StmtKind::Skip)
            }
            TokenKind::LBrace => Ok(StmtKind::Block { label: None, block: self.block()? }),
            TokenKind::If => self.if_statement(),
            TokenKind::While => self.while_statement(None),
            TokenKind::Return => self.return_statement(),
            TokenKind::Throw => self.throw_statement(),
            TokenKind::Try => self.try_statement(start),
            TokenKind::Lock => self.lock_statement(),
            TokenKind::Fork => self.fork_statement(None),
            TokenKind::Join => self.join_statement(),
            TokenKind::Assert | TokenKind::Assume | TokenKind::Break | TokenKind::Continue => {
                self.simple_statement()
            }
            TokenKind::Else | TokenKind::Catch | TokenKind::Finally => self.orphan(),
            TokenKind::Ident | TokenKind::QuotedIdent => self.name_statement(),
            TokenKind::This if self.nth(1) == TokenKind::LParen => self.constructor_call(),
            TokenKind::This
            | TokenKind::New
            | TokenKind::LParen
            | TokenKind::Null
            | TokenKind::True
            | TokenKind::False
            | TokenKind::IntLit
            | TokenKind::FloatLit
            | TokenKind::CharLit
            | TokenKind::StringLit => self.expression_statement(),
            kind if kind.is_type_keyword() => self.declaration(),
            _ => Err(self.unexpected("a statement")),
        }
    }

    /// Ends a statement with `;`.
    pub(super) fn end_statement(&mut self) -> Parsed<()> {
        let next = self.at_statement() || self.at_body_end();
        self.end(next)
    }

    fn boxed_sub_statement(&mut self) -> Box<Stmt> {
        Box::new(self.sub_statement())
    }

    fn if_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let cond = self.guard()?;
        let then = self.boxed_sub_statement();
        let els = if self.eat(TokenKind::Else) { Some(self.boxed_sub_statement()) } else { None };
        Ok(StmtKind::If { cond, then, els })
    }

    fn while_statement(&mut self, label: Option<Ident>) -> Parsed<StmtKind> {
        self.bump();
        let cond = self.guard()?;
        let mut invariants = Vec::new();
        while self.at_word("invariant") && self.nth(1) == TokenKind::LParen {
            self.bump();
            invariants.push(self.guard()?);
        }
        Ok(StmtKind::While { label, cond, invariants, body: self.boxed_sub_statement() })
    }

    fn return_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let ends = self.kind() == TokenKind::Semi || self.at_body_end() || self.at_statement_keyword();
        let value = if ends { None } else { Some(self.expr()?) };
        self.end_statement()?;
        Ok(StmtKind::Return(value))
    }

    fn throw_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        if self.kind() == TokenKind::Semi || self.at_body_end() {
            self.end_statement()?;
            return Ok(StmtKind::Throw(Throw::Bare));
        }
        if self.kind() == TokenKind::StringLit && !self.nth_continues_expr(1) {
            let token = self.bump();
            let text = self.string_value(token);
            // The reference tool has no `;` here.
            self.end_call()?;
            return Ok(StmtKind::Throw(Throw::Text(text)));
        }
        let value = self.expr()?;
        self.end_statement()?;
        Ok(StmtKind::Throw(Throw::Value(value)))
    }

    fn try_statement(&mut self, start: Span) -> Parsed<StmtKind> {
        self.bump();
        let body = self.block()?;
        let mut catches = Vec::new();
        while self.kind() == TokenKind::Catch {
            catches.push(self.catch()?);
        }
        let finally = if self.eat(TokenKind::Finally) { Some(self.block()?) } else { None };
        if catches.is_empty() && finally.is_none() {
            let error = Diagnostic::error(self.since(start), "`try` without `catch` or `finally`");
            self.complain(error.hint("add `catch { }` or `finally { }` after the block"));
        }
        Ok(StmtKind::Try { body, catches, finally })
    }

    fn catch(&mut self) -> Parsed<Catch> {
        let start = self.span();
        self.bump();
        let binder = if self.kind() == TokenKind::LParen {
            Some(self.in_parens(|parser| Ok((parser.ty()?, parser.ident("the name of the exception")?)))?)
        } else {
            None
        };
        let body: Block = self.block()?;
        Ok(Catch { binder, body, span: self.since(start) })
    }

    fn switch_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let subject = self.guard()?;
        let open = self.expect(TokenKind::LBrace)?;
        let (mut arms, mut default) = (Vec::new(), None);
        while !self.at_body_end() {
            let failed_from = self.at;
            if let Err(Stop) = self.switch_arm(&mut arms, &mut default) {
                self.recover_statement(failed_from);
            }
        }
        self.close_brace(open);
        Ok(StmtKind::Switch { subject, arms, default })
    }

    fn switch_arm(&mut self, arms: &mut Vec<SwitchArm>, default: &mut Option<Block>) -> Parsed<()> {
        match self.nth_word(0) {
            "case" => {
                self.bump();
                let mut labels = vec![self.label_expr()?];
                while self.eat(TokenKind::Comma) {
                    labels.push(self.label_expr()?);
                }
                self.expect(TokenKind::Colon)?;
                arms.push(SwitchArm { labels, body: self.arm_body()? });
            }
            "default" => {
                if default.is_some() {
                    self.complain(Diagnostic::error(self.span(), "a second `default`"));
                }
                self.bump();
                self.expect(TokenKind::Colon)?;
                *default = Some(self.arm_body()?);
            }
            _ => {
                let error = self.unexpected_error("`case` or `default`");
                self.complain(error.hint("the statements of an arm are one block: `case 1: { }`"));
                self.sub_statement();
            }
        }
        Ok(())
    }

    fn arm_body(&mut self) -> Parsed<Block> {
        if self.kind() == TokenKind::LBrace {
            return self.block();
        }
        let start = self.span();
        let error = self.unexpected_error("`{`");
        self.complain(error.hint("put the statements of an arm in braces; there is no fall-through"));
        let mut stmts = Vec::new();
        while !self.at_body_end() && !matches!(self.nth_word(0), "case" | "default") {
            stmts.push(self.sub_statement());
        }
        Ok(Block { stmts, span: self.since(start) })
    }

    fn unsupported_statement(&mut self) -> Parsed<StmtKind> {
        self.bump();
        let token = self.bump();
        let reason = self.string_value(token);
        self.end_statement()?;
        Ok(StmtKind::Unsupported(reason))
    }

    fn simple_statement(&mut self) -> Parsed<StmtKind> {
        let kind = match self.bump().kind {
            TokenKind::Assert => StmtKind::Assert(self.expr()?),
            TokenKind::Assume => StmtKind::Assume(self.expr()?),
            TokenKind::Break => StmtKind::Break(self.label_use()),
            _ => StmtKind::Continue(self.label_use()),
        };
        self.end_statement()?;
        Ok(kind)
    }

    /// A name right before `;`. Without the `;` the name starts the next statement, and the `;` is missing.
    fn label_use(&mut self) -> Option<Ident> {
        let is_label = self.kind().is_name() && matches!(self.nth(1), TokenKind::Semi | TokenKind::RBrace);
        if is_label { self.ident("a label").ok() } else { None }
    }

    /// `else`, `catch` or `finally` on its own. What it would have run is read as statements of their own.
    fn orphan(&mut self) -> Parsed<StmtKind> {
        let (word, before) = match self.kind() {
            TokenKind::Else => ("else", "if"),
            TokenKind::Catch => ("catch", "try"),
            _ => ("finally", "try"),
        };
        let mut error = Diagnostic::error(self.span(), format!("`{word}` without `{before}`"));
        if before == "if" {
            error = error.hint("an `if` takes one statement before its `else`: put several in braces");
        }
        self.complain(error);
        self.bump();
        if word == "catch" && self.kind() == TokenKind::LParen {
            self.skip_parens(self.at)?;
        }
        Ok(StmtKind::Skip)
    }

    /// A statement that starts with a name: a label, a declaration, `super(...)`, an assignment or a call.
    fn name_statement(&mut self) -> Parsed<StmtKind> {
        if let Some(parsed) = self.thread_statement() {
            return parsed;
        }
        match (self.nth(1), self.nth(2)) {
            (TokenKind::Colon, _) => self.labelled(),
            (TokenKind::Ident | TokenKind::QuotedIdent, _) | (TokenKind::LBracket, TokenKind::RBracket) => {
                self.declaration()
            }
            (TokenKind::LParen, _) if self.at_word("super") => self.constructor_call(),
            (TokenKind::LParen, _) if self.at_word("switch") => self.switch_statement(),
            (TokenKind::StringLit, _) if self.at_word("unsupported") => self.unsupported_statement(),
            _ => self.expression_statement(),
        }
    }

    fn labelled(&mut self) -> Parsed<StmtKind> {
        let label = self.ident("a label")?;
        self.bump();
        match self.kind() {
            TokenKind::While => self.while_statement(Some(label)),
            TokenKind::LBrace => Ok(StmtKind::Block { label: Some(label), block: self.block()? }),
            _ => {
                let error = Diagnostic::error(label.span, "a label stands before `while` or a block");
                Err(self.fail(error.hint("put braces around the statement")))
            }
        }
    }

    fn declaration(&mut self) -> Parsed<StmtKind> {
        let ty = self.ty()?;
        let name = self.ident("a name")?;
        let has_value = self.eat_assign();
        if has_value && self.kind() == TokenKind::Fork {
            return self.fork_statement(Some(Handle::Declare { ty, name }));
        }
        let init = if has_value { Some(self.expr()?) } else { None };
        self.end_statement()?;
        Ok(StmtKind::Declare { ty, name, init })
    }

    fn constructor_call(&mut self) -> Parsed<StmtKind> {
        let start = self.span();
        let is_super = self.bump().kind != TokenKind::This;
        let (args, _) = self.args()?;
        let span = self.since(start);
        self.end_call()?;
        Ok(StmtKind::Call(Expr { kind: ExprKind::ConstructorCall { is_super, args }, span }))
    }

    /// The samples of the reference tool leave out the `;` after some calls; so its end is only asked for where the
    /// next token could not start a statement.
    fn end_call(&mut self) -> Parsed<()> {
        if self.eat(TokenKind::Semi)
            || self.at_statement()
            || matches!(self.kind(), TokenKind::RBrace | TokenKind::Else)
        {
            return Ok(());
        }
        self.end_statement()
    }

    /// An assignment or a call.
    fn expression_statement(&mut self) -> Parsed<StmtKind> {
        let start = self.span();
        let target = self.postfix_expr()?;
        if self.eat_assign() {
            let assignable =
                matches!(target.kind, ExprKind::Name(_) | ExprKind::Field(..) | ExprKind::Index(..));
            if !assignable {
                let error = Diagnostic::error(target.span, "this cannot be assigned to");
                self.complain(error.hint("assign to a local, a field or an element"));
            }
            if assignable && self.kind() == TokenKind::Fork {
                return self.fork_statement(Some(Handle::Assign(target)));
            }
            let value = self.expr()?;
            self.end_statement()?;
            return Ok(if assignable { StmtKind::Assign { target, value } } else { StmtKind::Skip });
        }
        if matches!(target.kind, ExprKind::Call { .. } | ExprKind::New { .. }) {
            self.end_call()?;
            return Ok(StmtKind::Call(target));
        }
        let hint = match (self.kind(), self.nth(1)) {
            (TokenKind::Plus, TokenKind::Plus) => "write `x := x + 1;`",
            (TokenKind::Minus, TokenKind::Minus) => "write `x := x - 1;`",
            (_, TokenKind::Equals) => "write `x := x + y;`: there is no combined assignment",
            _ => "a statement assigns (`x := E;`) or calls (`o.m(x);`)",
        };
        let error = Diagnostic::error(self.since(start), "an expression is not a statement");
        Err(self.fail(error.hint(hint)))
    }
}
