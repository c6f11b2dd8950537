//! Statements.

use oox_core::lang::ast::{self, StmtKind as Out};
use oox_core::lang::span::Span;

use super::code::{Code, Mode};
use super::jump::{Target, TargetKind};
use super::reach::unsupported;
use super::{Lower, build, types};
use crate::syntax::tree::Ident;
use crate::typed::{Expr, ExprKind, LocalId, Stmt, StmtKind};

impl Code<'_, '_> {
    /// Statements in a scope of their own.
    pub fn block(&mut self, stmts: &[Stmt]) -> Lower<Vec<ast::Stmt>> {
        self.scoped(|code| code.stmts(stmts))
    }

    /// Statements in the present scope.
    pub fn stmts(&mut self, stmts: &[Stmt]) -> Lower<Vec<ast::Stmt>> {
        let mut out = Vec::new();
        for stmt in stmts {
            out.extend(self.stmt(stmt)?);
        }
        Ok(out)
    }

    /// A statement as the body of another one: a scope of its own, without a block around a block.
    pub fn body_of(&mut self, stmt: &Stmt) -> Lower<Vec<ast::Stmt>> {
        match &stmt.kind {
            StmtKind::Block(stmts) => self.block(stmts),
            _ => self.scoped(|code| code.stmt(stmt)),
        }
    }

    /// One statement; what its expressions declare for those after it comes first.
    pub fn stmt(&mut self, stmt: &Stmt) -> Lower<Vec<ast::Stmt>> {
        let (out, mut all) = self.catching_hoisted(|code| code.plain_stmt(stmt));
        all.extend(out?);
        Ok(all)
    }

    fn plain_stmt(&mut self, stmt: &Stmt) -> Lower<Vec<ast::Stmt>> {
        let span = stmt.span;
        Ok(match &stmt.kind {
            StmtKind::Empty => Vec::new(),
            StmtKind::Local(local, init) => vec![self.local_stmt(*local, init.as_ref(), span)?],
            StmtKind::Expr(expr) => self.effect(expr)?,
            StmtKind::Several(stmts) => self.stmts(stmts)?,
            StmtKind::ConstructorCall { .. } => {
                return unsupported("a constructor call among statements", span);
            }
            StmtKind::If(cond, then, els) => vec![self.if_stmt(cond, then, els.as_deref(), span)?],
            StmtKind::Loop(repeated) => self.loop_stmt(repeated, None, span)?,
            StmtKind::ForEach(each) => self.for_each(each, None, span)?,
            StmtKind::Block(stmts) => vec![build::block_stmt(self.block(stmts)?, span)],
            StmtKind::Labeled(label, body) => self.labelled(label, body, span)?,
            StmtKind::Switch(switch) => self.switch_stmt(switch, span)?,
            StmtKind::Return(None) => vec![build::stmt(Out::Return(None), span)],
            StmtKind::Return(Some(value)) => vec![build::return_value(self.expr(value)?, span)],
            StmtKind::Break(label) => vec![self.break_stmt(label.as_ref(), span)?],
            StmtKind::Continue(label) => vec![self.continue_stmt(label.as_ref(), span)?],
            StmtKind::Yield(value) => self.yield_stmts(value, span)?,
            StmtKind::Throw(value) => {
                if let Some(class) = self.low.lowered_ty(value).class_id() {
                    self.throws(class);
                }
                vec![build::throw(self.expr(value)?, span)]
            }
            StmtKind::Try(guarded) => self.try_stmt(guarded, span)?,
            StmtKind::Synchronized(lock, body) => {
                let target = self.expr(lock)?;
                let body = build::block(self.block(body)?, span);
                vec![build::stmt(Out::Lock { target, body }, span)]
            }
            StmtKind::Assert(cond, _) => self.java_assert(cond, span)?,
            StmtKind::JmlAssert(cond) => {
                let cond = self.in_mode(Mode::Spec, |code| code.expr(cond))?;
                vec![build::stmt(Out::Assert(cond), span)]
            }
            StmtKind::Ghost(word, what) => {
                let what = self.in_mode(Mode::Spec, |code| code.expr(what))?;
                vec![build::stmt(Out::Ghost(*word, what), span)]
            }
            StmtKind::Assume(cond) => self.assume(cond, span)?,
        })
    }

    fn local_stmt(&mut self, local: LocalId, init: Option<&Expr>, span: Span) -> Lower<ast::Stmt> {
        let init = init.map(|init| self.expr(init)).transpose()?;
        Ok(self.declare_stmt(local, init, span))
    }

    fn if_stmt(&mut self, cond: &Expr, then: &Stmt, els: Option<&Stmt>, span: Span) -> Lower<ast::Stmt> {
        let (cond, mut bindings) = self.condition(cond)?;
        bindings.extend(self.body_of(then)?);
        let els = els.map(|els| self.body_of(els)).transpose()?;
        Ok(build::if_then(cond, bindings, els, span))
    }

    fn labelled(&mut self, label: &Ident, body: &Stmt, span: Span) -> Lower<Vec<ast::Stmt>> {
        match &body.kind {
            StmtKind::Loop(repeated) => self.loop_stmt(repeated, Some(label.text.clone()), body.span),
            StmtKind::ForEach(each) => self.for_each(each, Some(label.text.clone()), body.span),
            _ => {
                let target = Target::new(TargetKind::Block, Some(label.text.clone()));
                let (stmts, _) = self.with_target(target, |code| code.body_of(body))?;
                Ok(vec![build::labelled(label.text.clone(), stmts, span)])
            }
        }
    }

    /// Java's `assert` is judged, its message is not. Its condition is code and may call what it likes; others may change what
    /// it reads between two parts of it.
    fn java_assert(&mut self, cond: &Expr, span: Span) -> Lower<Vec<ast::Stmt>> {
        let value = self.expr(cond)?;
        if self.low.has_threads && reads_heap(&value) {
            return Ok(self.kept(value, cond.span, span, Out::Assert));
        }
        Ok(self.judged(value, cond.span, span, Out::Assert))
    }

    /// `assume` of the verifier interface has code in it; JML's is a specification.
    fn assume(&mut self, cond: &Expr, span: Span) -> Lower<Vec<ast::Stmt>> {
        if is_spec_only(cond) {
            let cond = self.in_mode(Mode::Spec, |code| code.expr(cond))?;
            return Ok(vec![build::stmt(Out::Assume(cond), span)]);
        }
        let value = self.expr(cond)?;
        Ok(self.judged(value, cond.span, span, Out::Assume))
    }

    fn judged(
        &mut self,
        value: ast::Expr,
        at: Span,
        span: Span,
        judge: fn(ast::Expr) -> Out,
    ) -> Vec<ast::Stmt> {
        if is_plain(&value) {
            return vec![build::stmt(judge(value), span)];
        }
        // a call or a `let` is no part of a specification
        self.kept(value, at, span, judge)
    }

    /// Evaluates a condition as code, and judges its value.
    fn kept(
        &mut self,
        value: ast::Expr,
        at: Span,
        span: Span,
        judge: fn(ast::Expr) -> Out,
    ) -> Vec<ast::Stmt> {
        let holds = self.scoped(|code| code.fresh("holds$"));
        let declaration = build::declare(types::bool(span), holds.clone(), Some(value), at);
        let judged = build::stmt(judge(build::name(holds, at)), span);
        vec![build::block_stmt(vec![declaration, judged], span)]
    }

    pub fn in_mode<T>(&mut self, mode: Mode, inside: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.mode, mode);
        let result = inside(self);
        self.mode = before;
        result
    }
}

/// Does a condition without calls read fields or elements?
fn reads_heap(expr: &ast::Expr) -> bool {
    use ast::ExprKind as E;
    match &expr.kind {
        E::Field(..) | E::Index(..) => true,
        E::Unary(_, inner)
        | E::Length(inner)
        | E::Is(inner, _)
        | E::As(inner, _)
        | E::Expect(inner, _)
        | E::Trust(inner, _) => reads_heap(inner),
        E::Binary(_, left, right) => reads_heap(left) || reads_heap(right),
        E::Cond(cond, then, els) => reads_heap(cond) || reads_heap(then) || reads_heap(els),
        _ => false,
    }
}

/// No calls and no statements inside.
fn is_plain(expr: &ast::Expr) -> bool {
    use ast::ExprKind as E;
    match &expr.kind {
        E::Lit(_) | E::Name(_) => true,
        E::Unary(_, inner)
        | E::Length(inner)
        | E::Field(inner, _)
        | E::Is(inner, _)
        | E::As(inner, _)
        | E::Expect(inner, _)
        | E::Trust(inner, _) => is_plain(inner),
        E::Binary(_, left, right) | E::Index(left, right) => is_plain(left) && is_plain(right),
        E::Cond(cond, then, els) => is_plain(cond) && is_plain(then) && is_plain(els),
        _ => false,
    }
}

/// The expression has parts that only specifications have.
fn is_spec_only(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Quant(_)
        | ExprKind::Old(_)
        | ExprKind::Fresh(_)
        | ExprKind::Holds(_)
        | ExprKind::Implies(..)
        | ExprKind::Sep(..)
        | ExprKind::Permission(..)
        | ExprKind::NonNullElements(_)
        | ExprKind::Result => true,
        ExprKind::And(left, right) | ExprKind::Or(left, right) | ExprKind::Binary(_, left, right) => {
            is_spec_only(left) || is_spec_only(right)
        }
        ExprKind::Unary(_, inner) | ExprKind::Convert(_, inner) => is_spec_only(inner),
        ExprKind::Cond(cond, then, els) => is_spec_only(cond) || is_spec_only(then) || is_spec_only(els),
        _ => false,
    }
}
