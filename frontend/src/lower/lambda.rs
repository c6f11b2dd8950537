//! Lambdas and method references: each is a class with one method.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::method::plain_method;
use super::reach::Lowering;
use super::{Lower, build};
use crate::typed::{ExprKind, Lambda};
use crate::types::Type;
use crate::world::Origin;

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
        // the contract of the interface holds for all that implement it; our models bind nobody
        let is_bound = self.world.class(self.world.method(lambda.method).class).origin == Origin::User;
        let mut code = self.code(class, false);
        let mut params = Vec::new();
        let mut stmts = Vec::new();
        for (index, (local, ty)) in lambda.body.params.iter().zip(&types).enumerate() {
            let info = code.world().local(*local);
            let at = info.span;
            let name = code.declare(*local);
            if info.is_non_null {
                stmts.push(build::not_null(build::name(&name, at), at));
            }
            params.push(ast::Param {
                is_generic: false,
                non_null: is_bound && code.world().takes_non_null(lambda.method, index),
                ty: code.low.ty(ty, at),
                name: build::ident(name, at),
            });
        }
        stmts.extend(code.stmts(&lambda.body.stmts)?);
        let ret = (ret != Type::Void).then(|| self.ty(&ret, span));
        let spec =
            if is_bound { self.spec(lambda.method, &params, &lambda.body.params)? } else { Vec::new() };
        members.push(ast::Member::Method(ast::Method {
            is_helper: true,
            is_pure: is_bound && self.world.is_pure(lambda.method),
            spec,
            params,
            body: Some(build::block(stmts, lambda.body.span)),
            ..plain_method(&name, ret, span)
        }));
        self.extra_members.entry(class).or_default().extend(members);
        Ok(())
    }
}
