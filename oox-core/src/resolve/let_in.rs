//! `let { S } in E`: statements inside an expression, and operands that keep their values across them.

use super::lower::{Lowerer, Val};
use super::try_finally::Scope;
use crate::ir::{BlockId, Operand, Rvalue, Ty};
use crate::lang::ast::{self, Domain, ExprKind, Handle, Stmt, StmtKind, Throw};
use crate::lang::span::Span;

impl<'a> Lowerer<'_, 'a> {
    /// Runs the statements, then `value` while their locals are in scope.
    fn after_statements<T>(
        &mut self,
        body: &'a [Stmt],
        span: Span,
        value: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        if self.mode.is_spec() {
            self.error_hint(
                span,
                "`let` is not allowed in a specification",
                "call a `pure` method that runs the statements",
            );
            return None;
        }
        let known = self.locals.len();
        self.scopes.push(Scope::Let);
        for stmt in body {
            self.stmt(stmt);
        }
        self.scopes.pop();
        let result = value(self);
        self.locals.truncate(known);
        result
    }

    /// `let` as a value.
    pub fn let_in(&mut self, body: &'a [Stmt], value: &'a ast::Expr, span: Span) -> Option<Val> {
        self.after_statements(body, span, |lowerer| lowerer.expr(value))
    }

    /// `let` as a value of a type.
    pub fn let_of(&mut self, body: &'a [Stmt], value: &'a ast::Expr, span: Span, ty: &Ty) -> Option<Operand> {
        self.after_statements(body, span, |lowerer| lowerer.expr_of(value, ty))
    }

    /// `let` as a condition.
    pub fn let_guard(
        &mut self,
        body: &'a [Stmt],
        value: &'a ast::Expr,
        span: Span,
        then: BlockId,
        els: BlockId,
    ) {
        self.after_statements(body, span, |lowerer| {
            lowerer.guard(value, then, els);
            Some(())
        });
    }

    /// The value as it is now, although the expressions that are evaluated `later` may assign the local it comes from.
    pub fn hold<'e>(
        &mut self,
        value: Val,
        span: Span,
        later: impl IntoIterator<Item = &'e ast::Expr>,
    ) -> Val {
        let Operand::Slot(slot) = value.op else { return value };
        let Some(local) = self.locals.iter().find(|local| local.slot == slot) else { return value };
        if later.into_iter().any(|expr| expr_assigns(expr, &local.name)) {
            return self.compute(span, value.ty, Rvalue::Use(value.op));
        }
        value
    }
}

/// Does evaluating the expression assign the local? There is no shadowing, so its name tells.
fn expr_assigns(expr: &ast::Expr, local: &str) -> bool {
    let in_expr = |expr: &ast::Expr| expr_assigns(expr, local);
    match &expr.kind {
        ExprKind::Lit(_) | ExprKind::Name(_) => false,
        ExprKind::Unary(_, inner)
        | ExprKind::Length(inner)
        | ExprKind::Field(inner, _)
        | ExprKind::Is(inner, _)
        | ExprKind::As(inner, _)
        | ExprKind::Expect(inner, _)
        | ExprKind::Trust(inner, _)
        | ExprKind::Old(inner)
        | ExprKind::Fresh(inner)
        | ExprKind::Holds(inner)
        | ExprKind::Permission(_, inner) => in_expr(inner),
        ExprKind::Binary(_, left, right) | ExprKind::Index(left, right) => in_expr(left) || in_expr(right),
        ExprKind::Cond(cond, then, els) => in_expr(cond) || in_expr(then) || in_expr(els),
        ExprKind::Call { base, args, .. } => in_expr(base) || args.iter().any(in_expr),
        ExprKind::ConstructorCall { args, .. } | ExprKind::New { args, .. } => args.iter().any(in_expr),
        ExprKind::NewArray { sizes, .. } => sizes.iter().any(in_expr),
        ExprKind::Quant { domain, body, .. } => {
            in_expr(body)
                || match domain {
                    Domain::Array { array, .. } => in_expr(array),
                    Domain::Range { low, high, .. } => in_expr(low) || in_expr(high),
                }
        }
        ExprKind::Let { body, value } => stmts_assign(body, local) || in_expr(value),
    }
}

fn stmts_assign(stmts: &[Stmt], local: &str) -> bool {
    stmts.iter().any(|stmt| stmt_assigns(stmt, local))
}

fn stmt_assigns(stmt: &Stmt, local: &str) -> bool {
    let in_expr = |expr: &ast::Expr| expr_assigns(expr, local);
    let in_stmt = |stmt: &Stmt| stmt_assigns(stmt, local);
    let in_block = |block: &ast::Block| stmts_assign(&block.stmts, local);
    match &stmt.kind {
        StmtKind::Skip
        | StmtKind::Continue(_)
        | StmtKind::Break(_)
        | StmtKind::Join(None)
        | StmtKind::Unsupported(_)
        | StmtKind::Ghost(..)
        | StmtKind::Throw(Throw::Bare | Throw::Text(_)) => false,
        StmtKind::Declare { init, .. } => init.as_ref().is_some_and(in_expr),
        StmtKind::Assign { target, value } => {
            matches!(&target.kind, ExprKind::Name(name) if name == local) || in_expr(target) || in_expr(value)
        }
        StmtKind::Call(expr)
        | StmtKind::Assert(expr)
        | StmtKind::Assume(expr)
        | StmtKind::Join(Some(expr))
        | StmtKind::Wait(expr)
        | StmtKind::Notify { target: expr, .. }
        | StmtKind::Throw(Throw::Value(expr)) => in_expr(expr),
        StmtKind::While { cond, invariants, body, .. } => {
            in_expr(cond) || invariants.iter().any(in_expr) || in_stmt(body)
        }
        StmtKind::If { cond, then, els } => {
            in_expr(cond) || in_stmt(then) || els.as_deref().is_some_and(in_stmt)
        }
        StmtKind::Switch { subject, arms, default } => {
            in_expr(subject)
                || arms.iter().any(|arm| in_block(&arm.body))
                || default.as_ref().is_some_and(in_block)
        }
        StmtKind::Return(value) => value.as_ref().is_some_and(in_expr),
        StmtKind::Try { body, catches, finally } => {
            in_block(body)
                || catches.iter().any(|catch| in_block(&catch.body))
                || finally.as_ref().is_some_and(in_block)
        }
        StmtKind::Block { block, .. } => in_block(block),
        StmtKind::Lock { target, body } => in_expr(target) || in_block(body),
        StmtKind::Atomic { until, body } => until.as_ref().is_some_and(in_expr) || in_block(body),
        StmtKind::Fork { into, call } => {
            let into_local =
                |target: &ast::Expr| matches!(&target.kind, ExprKind::Name(name) if name == local);
            in_expr(call)
                || matches!(into, Some(Handle::Assign(target)) if into_local(target) || in_expr(target))
        }
    }
}
