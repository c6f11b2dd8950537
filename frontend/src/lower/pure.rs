//! Methods that specifications call: they are pure in OOX even if nobody wrote so, unless they write to fields.

use oox_core::lang::ast::{self, ExprKind as E, StmtKind as S};
use oox_core::lang::span::Span;

use super::Lower;
use super::reach::{Lowering, unsupported};
use crate::world::MethodId;

impl Lowering<'_> {
    /// Makes a method pure, or says why it cannot be.
    pub fn must_be_pure(&mut self, method: MethodId, span: Span) -> Lower<()> {
        let declared = self.world.method(method);
        if self.world.is_pure(method) || !self.pure.insert(method) || declared.is_constructor() {
            return Ok(());
        }
        let writes = match self.lowered.get(&method) {
            Some(ast::Member::Method(known)) => known.body.as_ref().is_some_and(writes_fields),
            Some(_) => false,
            None => match self.lower_method(method) {
                Ok(lowered) => lowered.body.as_ref().is_some_and(writes_fields),
                // it says so itself when it is run
                Err(_) => false,
            },
        };
        if writes {
            self.pure.shift_remove(&method);
            let name = format!("{}.{}", self.world.class(declared.class).name, declared.name);
            let reason = format!(
                "a specification calls `{name}`, which writes to fields (mark it `/*@ pure @*/` if only to those declared \
                 objects that it makes)"
            );
            return unsupported(reason, span);
        }
        Ok(())
    }
}

/// Some statement assigns a field.
fn writes_fields(block: &ast::Block) -> bool {
    block.stmts.iter().any(stmt_writes)
}

fn stmt_writes(stmt: &ast::Stmt) -> bool {
    match &stmt.kind {
        S::Assign { target, value } => matches!(target.kind, E::Field(..)) || expr_writes(value),
        S::Declare { init, .. } => init.as_ref().is_some_and(expr_writes),
        S::Call(expr) | S::Assert(expr) | S::Assume(expr) | S::Throw(ast::Throw::Value(expr)) => {
            expr_writes(expr)
        }
        S::Return(value) => value.as_ref().is_some_and(expr_writes),
        S::While { cond, body, .. } => expr_writes(cond) || stmt_writes(body),
        S::If { cond, then, els } => {
            expr_writes(cond) || stmt_writes(then) || els.as_deref().is_some_and(stmt_writes)
        }
        S::Switch { subject, arms, default } => {
            expr_writes(subject)
                || arms.iter().any(|arm| writes_fields(&arm.body))
                || default.as_ref().is_some_and(writes_fields)
        }
        S::Try { body, catches, finally } => {
            writes_fields(body)
                || catches.iter().any(|catch| writes_fields(&catch.body))
                || finally.as_ref().is_some_and(writes_fields)
        }
        S::Block { block, .. } | S::Lock { body: block, .. } | S::Atomic { body: block, .. } => {
            writes_fields(block)
        }
        _ => false,
    }
}

fn expr_writes(expr: &ast::Expr) -> bool {
    match &expr.kind {
        E::Let { body, value } => body.iter().any(stmt_writes) || expr_writes(value),
        E::Unary(_, inner)
        | E::Length(inner)
        | E::Field(inner, _)
        | E::Is(inner, _)
        | E::As(inner, _)
        | E::Expect(inner, _)
        | E::Trust(inner, _) => expr_writes(inner),
        E::Binary(_, left, right) | E::Index(left, right) => expr_writes(left) || expr_writes(right),
        E::Cond(cond, then, els) => expr_writes(cond) || expr_writes(then) || expr_writes(els),
        E::Call { base, args, .. } => expr_writes(base) || args.iter().any(expr_writes),
        E::New { args, .. } | E::NewArray { sizes: args, .. } => args.iter().any(expr_writes),
        _ => false,
    }
}
