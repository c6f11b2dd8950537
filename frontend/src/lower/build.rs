//! Short ways to write OOX trees.

use oox_core::lang::ast::{
    BinOp, Block, Catch, Expr, ExprKind, Ident, Lit, Prim, Stmt, StmtKind, Throw, Type, TypeKind, UnOp,
};
use oox_core::lang::span::Span;

pub(super) fn ident(text: impl Into<String>, span: Span) -> Ident {
    Ident { text: text.into(), span }
}

pub(super) fn expr(kind: ExprKind, span: Span) -> Expr {
    Expr { kind, span }
}

pub(super) fn stmt(kind: StmtKind, span: Span) -> Stmt {
    Stmt { kind, span }
}

pub(super) fn name(text: impl Into<String>, span: Span) -> Expr {
    expr(ExprKind::Name(text.into()), span)
}

pub(super) fn this(span: Span) -> Expr {
    name("this", span)
}

pub(super) fn null(span: Span) -> Expr {
    expr(ExprKind::Lit(Lit::Null), span)
}

pub(super) fn boolean(value: bool, span: Span) -> Expr {
    expr(ExprKind::Lit(Lit::Bool(value)), span)
}

/// An integer literal, with a minus sign before it where it is negative.
pub(super) fn int(value: i64, span: Span) -> Expr {
    let digits = expr(ExprKind::Lit(Lit::Int(value.unsigned_abs().to_string())), span);
    if value < 0 { expr(ExprKind::Unary(UnOp::Neg, Box::new(digits)), span) } else { digits }
}

pub(super) fn text(value: impl Into<String>, span: Span) -> Expr {
    expr(ExprKind::Lit(Lit::String(value.into())), span)
}

pub(super) fn field(base: Expr, field: impl Into<String>, span: Span) -> Expr {
    expr(ExprKind::Field(Box::new(base), ident(field, span)), span)
}

pub(super) fn index(base: Expr, at: Expr, span: Span) -> Expr {
    expr(ExprKind::Index(Box::new(base), Box::new(at)), span)
}

pub(super) fn call(base: Expr, method: impl Into<String>, args: Vec<Expr>, span: Span) -> Expr {
    expr(ExprKind::Call { base: Box::new(base), method: ident(method, span), args }, span)
}

pub(super) fn new(class: impl Into<String>, args: Vec<Expr>, span: Span) -> Expr {
    expr(ExprKind::New { class: ident(class, span), args }, span)
}

pub(super) fn binary(op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
    expr(ExprKind::Binary(op, Box::new(left), Box::new(right)), span)
}

pub(super) fn not(operand: Expr, span: Span) -> Expr {
    match operand.kind {
        ExprKind::Binary(BinOp::Eq, left, right) => expr(ExprKind::Binary(BinOp::Ne, left, right), span),
        ExprKind::Binary(BinOp::Ne, left, right) => expr(ExprKind::Binary(BinOp::Eq, left, right), span),
        _ => expr(ExprKind::Unary(UnOp::Not, Box::new(operand)), span),
    }
}

pub(super) fn cast(operand: Expr, ty: Type) -> Expr {
    let span = operand.span;
    expr(ExprKind::As(Box::new(operand), ty), span)
}

pub(super) fn is(operand: Expr, ty: Type, span: Span) -> Expr {
    expr(ExprKind::Is(Box::new(operand), ty), span)
}

/// `let { S } in E`; just `E` where there are no statements.
pub(super) fn let_in(body: Vec<Stmt>, value: Expr, span: Span) -> Expr {
    if body.is_empty() { value } else { expr(ExprKind::Let { body, value: Box::new(value) }, span) }
}

pub(super) fn prim(prim: Prim, span: Span) -> Type {
    Type { kind: TypeKind::Prim(prim), span }
}

pub(super) fn class_type(name: impl Into<String>, span: Span) -> Type {
    Type { kind: TypeKind::Class(name.into()), span }
}

pub(super) fn array_type(elem: Type, span: Span) -> Type {
    Type { kind: TypeKind::Array(Box::new(elem)), span }
}

pub(super) fn declare(ty: Type, local: impl Into<String>, init: Option<Expr>, span: Span) -> Stmt {
    stmt(StmtKind::Declare { ty, name: ident(local, span), init }, span)
}

/// `assert value != null;`
pub(super) fn not_null(value: Expr, span: Span) -> Stmt {
    stmt(StmtKind::Assert(binary(BinOp::Ne, value, null(span), span)), span)
}

pub(super) fn assign(target: Expr, value: Expr, span: Span) -> Stmt {
    stmt(StmtKind::Assign { target, value }, span)
}

pub(super) fn call_stmt(call: Expr) -> Stmt {
    let span = call.span;
    stmt(StmtKind::Call(call), span)
}

pub(super) fn block(stmts: Vec<Stmt>, span: Span) -> Block {
    Block { stmts, span }
}

pub(super) fn block_stmt(stmts: Vec<Stmt>, span: Span) -> Stmt {
    stmt(StmtKind::Block { label: None, block: block(stmts, span) }, span)
}

pub(super) fn labelled(label: impl Into<String>, stmts: Vec<Stmt>, span: Span) -> Stmt {
    stmt(StmtKind::Block { label: Some(ident(label, span)), block: block(stmts, span) }, span)
}

pub(super) fn if_then(cond: Expr, then: Vec<Stmt>, els: Option<Vec<Stmt>>, span: Span) -> Stmt {
    let els = els.map(|els| match <[Stmt; 1]>::try_from(els) {
        // `else if` stays one
        Ok([only]) if matches!(only.kind, StmtKind::If { .. }) => Box::new(only),
        Ok([only]) => Box::new(block_stmt(vec![only], span)),
        Err(els) => Box::new(block_stmt(els, span)),
    });
    stmt(StmtKind::If { cond, then: Box::new(block_stmt(then, span)), els }, span)
}

pub(super) fn while_loop(cond: Expr, body: Vec<Stmt>, span: Span) -> Stmt {
    let body = Box::new(block_stmt(body, span));
    stmt(StmtKind::While { label: None, cond, invariants: Vec::new(), body }, span)
}

pub(super) fn break_to(label: impl Into<String>, span: Span) -> Stmt {
    stmt(StmtKind::Break(Some(ident(label, span))), span)
}

pub(super) fn throw(value: Expr, span: Span) -> Stmt {
    stmt(StmtKind::Throw(Throw::Value(value)), span)
}

pub(super) fn return_value(value: Expr, span: Span) -> Stmt {
    stmt(StmtKind::Return(Some(value)), span)
}

pub(super) fn catch(ty: Type, local: impl Into<String>, body: Vec<Stmt>, span: Span) -> Catch {
    Catch { binder: Some((ty, ident(local, span))), body: block(body, span), span }
}

pub(super) fn try_catch(
    body: Vec<Stmt>,
    catches: Vec<Catch>,
    finally: Option<Vec<Stmt>>,
    span: Span,
) -> Stmt {
    let finally = finally.map(|stmts| block(stmts, span));
    stmt(StmtKind::Try { body: block(body, span), catches, finally }, span)
}

/// The statement that the engine reports as not executed.
pub(super) fn unsupported(reason: impl Into<String>, span: Span) -> Stmt {
    stmt(StmtKind::Unsupported(reason.into()), span)
}

/// A number literal that takes the type of its place: alone it would be a mathematical integer or an `f64`.
pub(super) fn is_flexible(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Lit(Lit::Int(_) | Lit::Float(_)) => true,
        ExprKind::Unary(UnOp::Neg, inner) => is_flexible(inner),
        ExprKind::Binary(BinOp::Add | BinOp::Sub | BinOp::Mul, left, right) => {
            is_flexible(left) && is_flexible(right)
        }
        _ => false,
    }
}
