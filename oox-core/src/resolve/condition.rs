//! Conditions: short-circuit connectives, `?:`, and guards that become branches of the graph.

use super::builder::bool_const;
use super::lower::{Lowerer, Val};
use crate::ir::{BlockId, Branch, BranchId, Counting, Operand, Rvalue, Terminator, Ty};
use crate::lang::ast::{self, BinOp, ExprKind, Lit, UnOp};
use crate::lang::span::Span;

impl<'a> Lowerer<'_, 'a> {
    /// `&&`, `||` and `==>` as a value. The right side is not evaluated when the left one decides; where evaluating it
    /// can do no harm there is no branch at all, so that specifications do not multiply paths.
    pub fn connective(
        &mut self,
        op: BinOp,
        left: &'a ast::Expr,
        right: &'a ast::Expr,
        span: Span,
    ) -> Option<Val> {
        if self.is_simple(right) {
            let l = self.expr_of(left, &Ty::Bool);
            let r = self.expr_of(right, &Ty::Bool);
            return Some(self.compute(span, Ty::Bool, Rvalue::Binary(op, l?, r?)));
        }
        let l = self.expr_of(left, &Ty::Bool);
        let result = self.b.temp(Ty::Bool);
        let decided = op != BinOp::And;
        self.b.assign(span, result, bool_const(decided));
        let (more, after) = (self.b.block(), self.b.block());
        let (then, els) = if op == BinOp::Or { (after, more) } else { (more, after) };
        let cond = l.clone().unwrap_or(bool_const(true));
        self.b.end(span, Terminator::Branch { cond, then, els, branch: None }, more);
        let r = self.expr_of(right, &Ty::Bool);
        if let Some(value) = r.clone() {
            self.b.assign(span, result, value);
        }
        self.b.fall_into(span, after);
        l.and(r)?;
        Some(Val::slot(result, Ty::Bool))
    }

    /// `c ? a : b`
    pub fn conditional(
        &mut self,
        cond: &'a ast::Expr,
        then: &'a ast::Expr,
        els: &'a ast::Expr,
        span: Span,
        wanted: Option<&Ty>,
    ) -> Option<Val> {
        if self.mode.is_spec() && self.is_simple(then) && self.is_simple(els) {
            let c = self.expr_of(cond, &Ty::Bool);
            let a = self.expr(then)?;
            let b = self.expr(els)?;
            let (a, b, ty) = self.unify(a, then.span, b, els.span, wanted)?;
            if !ty.is_reference() {
                return Some(self.compute(span, ty, Rvalue::Select(c?, a, b)));
            }
        }
        let (on_true, on_false, after) = (self.b.block(), self.b.block(), self.b.block());
        self.guard(cond, on_true, on_false);
        self.b.switch_to(on_true);
        let a = self.expr(then);
        let end_true = self.b.position();
        self.b.switch_to(on_false);
        let b = self.expr(els);
        let end_false = self.b.position();
        let (a, b, ty) = self.unify(a?, then.span, b?, els.span, wanted)?;
        let result = self.b.temp(ty.clone());
        self.b.switch_to(end_true);
        self.b.assign(span, result, a);
        self.b.fall_into(span, after);
        self.b.switch_to(end_false);
        self.b.assign(span, result, b);
        self.b.fall_into(span, after);
        Some(Val::slot(result, ty))
    }

    /// The common type of two alternatives.
    fn unify(
        &mut self,
        a: Val,
        a_span: Span,
        b: Val,
        b_span: Span,
        wanted: Option<&Ty>,
    ) -> Option<(Operand, Operand, Ty)> {
        let both_literals = a.flexible.is_some() && b.flexible.is_some();
        let literal_adapts = a.flexible.is_some() && b.flexible.is_none();
        let fits = b.ty != Ty::Null && self.program.is_assignable(&a.ty, &b.ty);
        let ty = if let (true, Some(wanted)) = (both_literals, wanted) {
            wanted.clone()
        } else if literal_adapts || a.ty == Ty::Null || fits {
            b.ty.clone()
        } else {
            a.ty.clone()
        };
        let a = self.coerce(a, &ty, a_span)?;
        let b = self.coerce(b, &ty, b_span)?;
        Some((a, b, ty))
    }

    /// Ends the current block: control goes on at `then` or `els`. Each leaf condition is one branch of the source.
    pub fn guard(&mut self, cond: &'a ast::Expr, then: BlockId, els: BlockId) {
        match &cond.kind {
            ExprKind::Unary(UnOp::Not, inner) => self.guard(inner, els, then),
            ExprKind::Binary(BinOp::And, left, right) => {
                let more = self.b.block();
                self.guard(left, more, els);
                self.b.switch_to(more);
                self.guard(right, then, els);
            }
            ExprKind::Binary(BinOp::Or, left, right) => {
                let more = self.b.block();
                self.guard(left, then, more);
                self.b.switch_to(more);
                self.guard(right, then, els);
            }
            ExprKind::Binary(BinOp::Implies, left, right) => {
                let more = self.b.block();
                self.guard(left, more, then);
                self.b.switch_to(more);
                self.guard(right, then, els);
            }
            ExprKind::Let { body, value } => self.let_guard(body, value, cond.span, then, els),
            ExprKind::Lit(Lit::Bool(value)) => {
                let target = if *value { then } else { els };
                self.b.end(cond.span, Terminator::Goto(target), target);
            }
            _ => {
                let value = self.expr_of(cond, &Ty::Bool).unwrap_or(bool_const(true));
                let branch = self.branch(cond.span, 2);
                self.b.end(cond.span, Terminator::Branch { cond: value, then, els, branch }, then);
            }
        }
    }

    /// The branch of the source at this place, if the code belongs to a method and is not a specification.
    pub fn branch(&mut self, span: Span, outcomes: usize) -> Option<BranchId> {
        let method = self.method.filter(|_| !self.mode.is_spec())?;
        self.program.branches.push(Branch { method, span, outcomes, counting: Counting::default() });
        Some(BranchId(u32::try_from(self.program.branches.len() - 1).expect("fewer than 2^32 branches")))
    }
}
