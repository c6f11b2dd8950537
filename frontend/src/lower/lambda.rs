//! Lambdas and method references: each is a class with one method.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::method::plain_method;
use super::reach::Lowering;
use super::{Lower, build};
use crate::typed::{ExprKind, Lambda};
use crate::types::Type;

impl Code<'_, '_> {
    /// The object of a lambda.
    pub fn lambda(&mut self, lambda: &Lambda, span: Span) -> Lower<ast::Expr> {
        let class = lambda.class;
        if let Some((local, _)) = &lambda.receiver {
            self.receivers.insert(class, *local);
        }
        if !self.low.lambda_methods.contains_key(&class) {
            self.low.lambda_methods.insert(class, lambda.method);
            self.make_live(class);
            self.low.lambda_members(lambda, span)?;
        }
        self.scoped(|code| {
            let mut before = Vec::new();
            if let Some((local, value)) = &lambda.receiver {
                let receiver = code.expr(value)?;
                if matches!(value.kind, ExprKind::This(_)) {
                    code.bind(*local, receiver);
                } else {
                    code.no_effects(span)?;
                    before.push(code.declare_stmt(*local, Some(receiver), value.span));
                    let name = code.bound(*local, value.span).expect("declared above");
                    if !matches!(value.kind, ExprKind::New { .. }) {
                        before.push(code.null_check(name, value.span)?);
                    }
                }
            }
            let mut args: Vec<ast::Expr> = code.outer_arg(class, span)?.into_iter().collect();
            args.extend(code.captured_args(class, span)?);
            let made = build::new(code.low.class_name(class), args, span);
            Ok(build::let_in(before, made, span))
        })
    }
}

impl Lowering<'_> {
    /// The constructor and the method of a lambda class.
    fn lambda_members(&mut self, lambda: &Lambda, span: Span) -> Lower<()> {
        let class = lambda.class;
        let mut members = Vec::new();
        if let Some(constructor) = self.capturing_constructor(class, span) {
            members.push(ast::Member::Constructor(constructor));
        }
        let types = self.signature(lambda.method);
        let ret = self.world.method(lambda.method).ret.clone();
        let name = self.method_name(lambda.method);
        let mut code = self.code(class, false);
        let mut params = Vec::new();
        for (local, ty) in lambda.body.params.iter().zip(&types) {
            let at = code.world().local(*local).span;
            let name = code.declare(*local);
            params.push(ast::Param {
                non_null: false,
                ty: code.low.ty(ty, at),
                name: build::ident(name, at),
            });
        }
        let stmts = code.stmts(&lambda.body.stmts)?;
        let ret = (ret != Type::Void).then(|| self.ty(&ret, span));
        members.push(ast::Member::Method(ast::Method {
            is_helper: true,
            params,
            body: Some(build::block(stmts, lambda.body.span)),
            ..plain_method(&name, ret, span)
        }));
        self.extra_members.entry(class).or_default().extend(members);
        Ok(())
    }
}
