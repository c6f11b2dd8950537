//! Walking over the expressions of a typed tree, outermost first.

use super::{CallTarget, Expr, ExprKind as E, Lambda, Quant, Stmt, StmtKind as S, Switch, SwitchArm, Try};

/// Whether some expression of the statements is as asked. The question is put to an expression before its operands: `Some`
/// is the answer for the whole of it, `None` asks the operands. The body of a lambda is a part of the lambda.
pub fn any_expr(stmts: &[Stmt], ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    stmts.iter().any(|stmt| any_in_stmt(stmt, ask))
}

/// As [`any_expr`], for an expression.
pub fn any_in(expr: &Expr, ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    if let Some(answer) = ask(expr) {
        return answer;
    }
    match &expr.kind {
        E::Const(_)
        | E::Local(_)
        | E::This(_)
        | E::Field(None, _)
        | E::ClassLit(_)
        | E::Nondet
        | E::Result => false,
        E::Field(Some(inner), _)
        | E::Length(inner)
        | E::Unary(_, inner)
        | E::Convert(_, inner)
        | E::InstanceOf(inner, _)
        | E::Matches(inner, ..)
        | E::Old(inner)
        | E::Fresh(inner)
        | E::Holds(inner)
        | E::Permission(_, inner)
        | E::NonNullElements(inner) => any_in(inner, ask),
        E::Index(a, b)
        | E::Binary(_, a, b)
        | E::And(a, b)
        | E::Or(a, b)
        | E::Assign(a, b)
        | E::Sep(a, b)
        | E::Implies(a, b) => any_in(a, ask) || any_in(b, ask),
        E::Cond(a, b, c) => [a, b, c].into_iter().any(|part| any_in(part, ask)),
        E::NewArray { sizes: parts } | E::ArrayLit(parts) | E::Concat(parts) | E::Seq(parts) => {
            any_of(parts, ask)
        }
        E::Call(call) => {
            let on_target = match &call.target {
                CallTarget::Virtual(target) => any_in(target, ask),
                CallTarget::Static | CallTarget::Super => false,
            };
            on_target || any_of(&call.args, ask)
        }
        E::New { outer, args, .. } => any_of(outer.as_deref(), ask) || any_of(args, ask),
        E::Update(update) => any_in(&update.place, ask) || any_in(&update.new_value, ask),
        E::Lambda(lambda) => any_in_lambda(lambda, ask),
        E::Switch(switch) => any_in_switch(switch, ask),
        E::Quant(quant) => {
            let Quant { low, high, filter, body, .. } = &**quant;
            any_of([low, high, body], ask) || any_of(filter, ask)
        }
    }
}

/// As [`any_in`], for the body and the receiver of a lambda.
pub fn any_in_lambda(lambda: &Lambda, ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    any_of(lambda.receiver.iter().map(|(_, receiver)| receiver), ask) || any_expr(&lambda.body.stmts, ask)
}

fn any_of<'t>(exprs: impl IntoIterator<Item = &'t Expr>, ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    exprs.into_iter().any(|expr| any_in(expr, ask))
}

fn any_in_stmt(stmt: &Stmt, ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    match &stmt.kind {
        S::Empty | S::Break(_) | S::Continue(_) => false,
        S::Local(_, value) | S::Return(value) => any_of(value, ask),
        S::Expr(expr) | S::Yield(expr) | S::Throw(expr) => any_in(expr, ask),
        S::JmlAssert(expr) | S::Assume(expr) | S::Ghost(_, expr) => any_in(expr, ask),
        S::Several(stmts) | S::Block(stmts) => any_expr(stmts, ask),
        S::ConstructorCall { outer, args, .. } => any_of(outer, ask) || any_of(args, ask),
        S::If(cond, then, els) => {
            any_in(cond, ask)
                || any_in_stmt(then, ask)
                || els.as_deref().is_some_and(|els| any_in_stmt(els, ask))
        }
        S::Loop(repeated) => {
            any_expr(&repeated.init, ask)
                || any_of(repeated.cond.iter().chain(&repeated.update).chain(&repeated.invariants), ask)
                || any_in_stmt(&repeated.body, ask)
        }
        S::ForEach(each) => {
            any_of([&each.iterable, &each.value].into_iter().chain(&each.invariants), ask)
                || any_in_stmt(&each.body, ask)
        }
        S::Labeled(_, body) => any_in_stmt(body, ask),
        S::Switch(switch) => any_in_switch(switch, ask),
        S::Try(guarded) => {
            let Try { resources, body, catches, finally } = &**guarded;
            any_of(resources.iter().map(|resource| &resource.init), ask)
                || any_expr(body, ask)
                || catches.iter().any(|catch| any_expr(&catch.body, ask))
                || finally.as_ref().is_some_and(|finally| any_expr(finally, ask))
        }
        S::Synchronized(lock, body) => any_in(lock, ask) || any_expr(body, ask),
        S::Assert(cond, message) => any_in(cond, ask) || any_of(message, ask),
    }
}

fn any_in_switch(switch: &Switch, ask: &mut dyn FnMut(&Expr) -> Option<bool>) -> bool {
    let in_arm = |arm: &SwitchArm, ask: &mut dyn FnMut(&Expr) -> Option<bool>| {
        any_of(&arm.guard, ask) || any_expr(&arm.body, ask)
    };
    any_in(&switch.subject, ask) || switch.arms.iter().any(|arm| in_arm(arm, ask))
}
