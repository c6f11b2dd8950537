//! Conditions with patterns: the variables that a pattern binds are assigned where the condition is true.

use oox_core::lang::ast::{self, BinOp};

use super::code::Code;
use super::{Lower, build};
use crate::typed::{Expr, ExprKind};

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
            _ => Ok((self.expr(cond)?, Vec::new())),
        }
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
