//! What the form of a lambda's body tells before its types are known.

use crate::syntax::tree::{self, ExprKind as Syntax};

/// An expression that may stand as a statement.
pub(super) fn is_statement(expr: &tree::Expr) -> bool {
    matches!(
        expr.kind,
        Syntax::Call { .. } | Syntax::New { .. } | Syntax::Assign { .. } | Syntax::Step { .. }
    )
}

/// Whether an expression is primitive by its form: a literal, arithmetic, a comparison.
pub(super) fn is_primitive_looking(expr: &tree::Expr) -> bool {
    match &expr.kind {
        Syntax::Lit(lit) => !matches!(lit, tree::Lit::String(_) | tree::Lit::Null),
        Syntax::Unary(..) | Syntax::Step { .. } | Syntax::InstanceOf(..) | Syntax::Matches(..) => true,
        Syntax::Binary(op, left, right) => match op {
            tree::BinOp::Add => is_primitive_looking(left) && is_primitive_looking(right),
            _ => true,
        },
        _ => false,
    }
}

/// Whether the block returns a value (`Some(true)`), returns without one, or has no `return` at all. Lambdas and
/// classes inside do not count.
pub(super) fn returns_value(block: &tree::Block) -> Option<bool> {
    block.stmts.iter().find_map(stmt_returns)
}

fn stmt_returns(stmt: &tree::Stmt) -> Option<bool> {
    use tree::StmtKind as S;
    match &stmt.kind {
        S::Return(value) => Some(value.is_some()),
        S::If { then, els, .. } => stmt_returns(then).or_else(|| els.as_deref().and_then(stmt_returns)),
        S::While { body, .. }
        | S::Do { body, .. }
        | S::For { body, .. }
        | S::ForEach { body, .. }
        | S::Labeled { body, .. } => stmt_returns(body),
        S::Block(block) | S::Synchronized { body: block, .. } => returns_value(block),
        S::Switch(switch) => switch.arms.iter().find_map(|arm| match &arm.body {
            tree::SwitchBody::Group(stmts) => stmts.iter().find_map(stmt_returns),
            tree::SwitchBody::Block(block) => returns_value(block),
            _ => None,
        }),
        S::Try { body, catches, finally, .. } => returns_value(body)
            .or_else(|| catches.iter().find_map(|catch| returns_value(&catch.body)))
            .or_else(|| finally.as_ref().and_then(returns_value)),
        _ => None,
    }
}

/// Whether the end of a block without `return` can be reached: not if it ends in a `throw` or an endless loop.
pub(super) fn can_end(block: &tree::Block) -> bool {
    use tree::StmtKind as S;
    match block.stmts.last().map(|last| &last.kind) {
        Some(S::Throw(_)) => false,
        Some(S::While { cond, .. }) => !matches!(cond.kind, Syntax::Lit(tree::Lit::Boolean(true))),
        Some(S::For { cond: None, .. }) => false,
        _ => true,
    }
}
