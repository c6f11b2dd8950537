//! What stands inside of a declaration: every expression, statement and arm of a `switch`, those of contracts left out.
//! A whole comes before its parts, and parts in the order of the source.

use super::tree::{
    Block, Declarator, Expr, ExprKind, LambdaBody, Member, MethodRefTarget, Resource, Stmt, StmtKind, Switch,
    SwitchArm, SwitchBody, SwitchLabel, TypeDecl,
};

/// Something inside of a declaration.
#[derive(Clone, Copy, Debug)]
pub enum Node<'t> {
    /// An expression.
    Expr(&'t Expr),
    /// A statement.
    Stmt(&'t Stmt),
    /// An arm of a `switch`.
    Arm(&'t SwitchArm),
    /// A declaration: the one that is walked, or one inside of it.
    Type(&'t TypeDecl),
}

/// Shows everything inside of a declaration, classes inside of it included.
pub fn walk<'t>(decl: &'t TypeDecl, see: &mut dyn FnMut(Node<'t>)) {
    see(Node::Type(decl));
    for constant in &decl.constants {
        exprs(&constant.args, see);
        if let Some(body) = &constant.body {
            walk(body, see);
        }
    }
    for member in &decl.members {
        match member {
            Member::Field(field) => declarators(&field.declarators, see),
            Member::Method(method) => {
                if let Some(body) = &method.body {
                    block(body, see);
                }
            }
            Member::Init { block: body, .. } => block(body, see),
            Member::Type(inner) => walk(inner, see),
            Member::Invariant { .. } => {}
        }
    }
}

fn declarators<'t>(all: &'t [Declarator], see: &mut dyn FnMut(Node<'t>)) {
    exprs(all.iter().filter_map(|declarator| declarator.init.as_ref()), see);
}

fn block<'t>(block: &'t Block, see: &mut dyn FnMut(Node<'t>)) {
    stmts(&block.stmts, see);
}

fn stmts<'t>(stmts: impl IntoIterator<Item = &'t Stmt>, see: &mut dyn FnMut(Node<'t>)) {
    for each in stmts {
        stmt(each, see);
    }
}

fn exprs<'t>(exprs: impl IntoIterator<Item = &'t Expr>, see: &mut dyn FnMut(Node<'t>)) {
    for each in exprs {
        expr(each, see);
    }
}

fn stmt<'t>(whole: &'t Stmt, see: &mut dyn FnMut(Node<'t>)) {
    see(Node::Stmt(whole));
    match &whole.kind {
        StmtKind::Local(local) => declarators(&local.declarators, see),
        StmtKind::LocalType(decl) => walk(decl, see),
        StmtKind::Expr(inner) | StmtKind::Yield(inner) | StmtKind::Throw(inner) => expr(inner, see),
        StmtKind::ConstructorCall { outer, args, .. } => exprs(outer.iter().chain(args), see),
        StmtKind::If { cond, then, els } => {
            expr(cond, see);
            stmts([&**then].into_iter().chain(els.as_deref()), see);
        }
        StmtKind::While { cond, body, .. } => {
            expr(cond, see);
            stmt(body, see);
        }
        StmtKind::Do { body, cond, .. } => {
            stmt(body, see);
            expr(cond, see);
        }
        StmtKind::For { init, cond, update, body, .. } => {
            stmts(init, see);
            exprs(cond.iter().chain(update), see);
            stmt(body, see);
        }
        StmtKind::ForEach { iterable, body, .. } => {
            expr(iterable, see);
            stmt(body, see);
        }
        StmtKind::Block(inner) => block(inner, see),
        StmtKind::Labeled { body, .. } => stmt(body, see),
        StmtKind::Switch(inner) => switch(inner, see),
        StmtKind::Return(value) => exprs(value, see),
        StmtKind::Try { resources, body, catches, finally } => {
            exprs(
                resources.iter().map(|resource| match resource {
                    Resource::Declared { init, .. } | Resource::Expr(init) => init,
                }),
                see,
            );
            let handlers = catches.iter().map(|handler| &handler.body);
            for part in [body].into_iter().chain(handlers).chain(finally) {
                block(part, see);
            }
        }
        StmtKind::Synchronized { lock, body } => {
            expr(lock, see);
            block(body, see);
        }
        StmtKind::Assert { cond, message } => exprs([cond].into_iter().chain(message), see),
        StmtKind::Empty
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::JmlAssert(_)
        | StmtKind::JmlAssume(_)
        | StmtKind::Ghost(..)
        | StmtKind::Unsupported(_) => {}
    }
}

fn switch<'t>(whole: &'t Switch, see: &mut dyn FnMut(Node<'t>)) {
    expr(&whole.subject, see);
    for arm in &whole.arms {
        see(Node::Arm(arm));
        let values = arm.labels.iter().filter_map(|label| match label {
            SwitchLabel::Value(value) => Some(value),
            SwitchLabel::Default(_) | SwitchLabel::Pattern(_) => None,
        });
        exprs(values.chain(&arm.guard), see);
        match &arm.body {
            SwitchBody::Group(body) => stmts(body, see),
            SwitchBody::Expr(value) => expr(value, see),
            SwitchBody::Block(body) => block(body, see),
            SwitchBody::Throw(body) => stmt(body, see),
        }
    }
}

fn expr<'t>(part: &'t Expr, see: &mut dyn FnMut(Node<'t>)) {
    see(Node::Expr(part));
    match &part.kind {
        ExprKind::Field(inner, _)
        | ExprKind::Unary(_, inner)
        | ExprKind::Step { target: inner, .. }
        | ExprKind::Cast(_, inner)
        | ExprKind::InstanceOf(inner, _)
        | ExprKind::Matches(inner, _)
        | ExprKind::Old(inner)
        | ExprKind::Fresh(inner)
        | ExprKind::TypeOf(inner)
        | ExprKind::Permission(_, inner)
        | ExprKind::NonNullElements(inner)
        | ExprKind::This(Some(inner))
        | ExprKind::Super(Some(inner)) => expr(inner, see),
        ExprKind::Index(left, right)
        | ExprKind::Binary(_, left, right)
        | ExprKind::Assign { target: left, value: right, .. }
        | ExprKind::Implies(left, right)
        | ExprKind::Sep(left, right)
        | ExprKind::Iff(_, left, right) => exprs([&**left, &**right], see),
        ExprKind::Cond(cond, then, els) => exprs([&**cond, &**then, &**els], see),
        ExprKind::Call { target, args, .. } => exprs(target.as_deref().into_iter().chain(args), see),
        ExprKind::New { outer, args, body, .. } => {
            exprs(outer.as_deref().into_iter().chain(args), see);
            if let Some(body) = body {
                walk(body, see);
            }
        }
        ExprKind::NewArray { sizes, init, .. } => exprs(sizes.iter().chain(init.as_deref()), see),
        ExprKind::ArrayInit(items) => exprs(items, see),
        ExprKind::Lambda { body: LambdaBody::Expr(value), .. } => expr(value, see),
        ExprKind::Lambda { body: LambdaBody::Block(body), .. } => block(body, see),
        ExprKind::MethodRef { target: MethodRefTarget::Expr(target), .. } => expr(target, see),
        ExprKind::Switch(inner) => switch(inner, see),
        ExprKind::Quant(quant) => exprs(quant.range.iter().chain([&quant.body]), see),
        ExprKind::Lit(_)
        | ExprKind::Name(_)
        | ExprKind::This(None)
        | ExprKind::Super(None)
        | ExprKind::ClassLit(_)
        | ExprKind::MethodRef { target: MethodRefTarget::Type(_), .. }
        | ExprKind::Result
        | ExprKind::TypeLit(_)
        | ExprKind::Unsupported(_) => {}
    }
}
