//! Conditions with patterns: the variables that a pattern binds are assigned where the condition is true.

use oox_core::lang::ast::{self, BinOp};

use super::code::Code;
use super::{Lower, Purpose, build};
use crate::typed::{Expr, ExprKind, UnOp};

impl Code<'_, '_> {
    /// A condition, and the statements that must run first where it is true.
    pub fn condition(&mut self, cond: &Expr) -> Lower<(ast::Expr, Vec<ast::Stmt>)> {
        match &cond.kind {
            ExprKind::Matches(value, local, pattern) if !self.is_spec() => {
                self.matches(value, *local, pattern, cond.span)
            }
            ExprKind::And(left, right) => {
                let (left, bindings) = self.condition(left)?;
                let (right, more) = self.condition(right)?;
                let right = build::let_in(bindings, right, cond.span);
                Ok((build::binary(BinOp::And, left, right, cond.span), more))
            }
            _ => Ok((self.decision(cond)?, Vec::new())),
        }
    }

    /// An expression where it decides which way the code goes: its parts do too.
    fn decision(&mut self, cond: &Expr) -> Lower<ast::Expr> {
        match &cond.kind {
            ExprKind::Or(left, right) => {
                let left = self.decision(left)?;
                Ok(build::binary(BinOp::Or, left, self.decision(right)?, cond.span))
            }
            ExprKind::Unary(UnOp::Not, operand) => Ok(build::not(self.decision(operand)?, cond.span)),
            ExprKind::And(..) | ExprKind::Matches(..) => self.condition_value(cond),
            _ => self.plain_expr(cond),
        }
    }

    /// An expression as a value. Tests want to see it both true and false, as the bytecode does, which has no other way
    /// to compute it than to branch.
    pub fn expr(&mut self, expr: &Expr) -> Lower<ast::Expr> {
        let is_decision = match &expr.kind {
            ExprKind::Binary(op, ..) => op.is_comparison(),
            ExprKind::Unary(op, _) => *op == UnOp::Not,
            ExprKind::And(..) | ExprKind::Or(..) | ExprKind::Matches(..) => true,
            _ => false,
        };
        let is_wanted = self.low.purpose == Purpose::Tests && self.is_users() && !self.is_spec();
        if !is_decision || !is_wanted {
            return self.plain_expr(expr);
        }
        let cond = self.decision(expr)?;
        let (yes, no) = (build::boolean(true, expr.span), build::boolean(false, expr.span));
        let kind = ast::ExprKind::Cond(Box::new(cond), Box::new(yes), Box::new(no));
        Ok(build::expr(kind, expr.span))
    }

    /// A condition as a value.
    pub fn condition_value(&mut self, cond: &Expr) -> Lower<ast::Expr> {
        let (test, bindings) = self.condition(cond)?;
        if bindings.is_empty() {
            return Ok(test);
        }
        let bound = build::let_in(bindings, build::boolean(true, cond.span), cond.span);
        Ok(build::binary(BinOp::And, test, bound, cond.span))
    }
}
