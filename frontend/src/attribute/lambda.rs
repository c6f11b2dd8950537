//! Lambdas: a class that implements the interface, whose method is the body.

use std::rc::Rc;

use oox_core::lang::span::Span;

use super::cx::{Cx, Returns};
use super::{Problem, R};
use crate::syntax::tree::{self, ExprKind as Syntax, LambdaBody, TypeKind};
use crate::typed::{Body, Expr, ExprKind, Lambda, LocalId, Stmt, StmtKind};
use crate::types::Type;
use crate::world::ScopeKind;
use crate::world::{FunctionType, Inference};

impl Cx<'_> {
    /// A lambda or method reference where a functional interface is expected.
    pub(super) fn function(&mut self, expr: &tree::Expr, target: &Type) -> R<Expr> {
        let Some(function) = self.world.function_type(target) else {
            return Err(self.no_function(target, expr.span));
        };
        match &expr.kind {
            Syntax::Lambda { params, body } => {
                let function = if function.ret.has_unknown() {
                    let found = self.lambda_result(params, body, &function)?;
                    FunctionType { ret: found, ..function }
                } else {
                    function
                };
                self.lambda(params, body, target, &function, expr.span)
            }
            Syntax::MethodRef { target: qualifier, name } => {
                self.method_ref(qualifier, name.as_ref(), target, &function, expr.span)
            }
            _ => Err(Problem::error("a lambda is needed here", expr.span)),
        }
    }

    fn no_function(&self, target: &Type, span: Span) -> Problem {
        match target {
            Type::Unknown => Problem::unsupported("the type of a lambda cannot be inferred", span),
            _ if target.class_id().is_some_and(|id| self.world.is_partly_open(id)) => {
                Problem::unsupported("a lambda for an interface without source", span)
            }
            _ => Problem::error(format!("`{}` is not a functional interface", self.world.show(target)), span),
        }
    }

    /// A lambda or method reference as an argument: learns from its result.
    pub(super) fn function_arg(
        &mut self,
        expr: &tree::Expr,
        param: &Type,
        inference: &mut Inference<'_>,
    ) -> R<Expr> {
        let Some(open) = self.world.function_type(param) else {
            let solved = inference.solved(param);
            return self.function(expr, &solved);
        };
        if let Syntax::Lambda { params, .. } = &expr.kind {
            // written parameter types tell about the variables
            for (written, ty) in params.iter().zip(&open.params) {
                if !matches!(written.ty.kind, TypeKind::Var) {
                    let found = self.world.resolve(&self.scope, &written.ty)?;
                    inference.equals(&found, ty);
                }
            }
        }
        let solve = |inference: &Inference<'_>| FunctionType {
            method: open.method,
            params: open.params.iter().map(|ty| inference.solved(ty)).collect(),
            ret: inference.solved(&open.ret),
        };
        let mut function = solve(inference);
        match &expr.kind {
            Syntax::Lambda { params, body } => {
                if function.ret.has_unknown() {
                    let found = self.lambda_result(params, body, &function)?;
                    inference.flows(&found, &open.ret);
                    function = solve(inference);
                    if function.ret.has_unknown() && !found.has_unknown() {
                        function.ret = found;
                    }
                }
                let target = inference.solved(param);
                self.lambda(params, body, &target, &function, expr.span)
            }
            Syntax::MethodRef { target: qualifier, name } => {
                if let Some(receiver) = self.method_ref_type(qualifier)? {
                    // `Person::name` tells the type of the first parameter
                    if let Some(first) = open.params.first() {
                        let is_unknown = inference.solved(first).has_unknown();
                        if is_unknown
                            && name.is_some()
                            && self.is_by_receiver(&receiver, name.as_ref(), &open)
                        {
                            let receiver = self.world.with_unknown_args(&receiver);
                            inference.flows(&receiver, first);
                            function = solve(inference);
                        }
                    }
                }
                let hint = FunctionType {
                    ret: if function.ret.has_unknown() { Type::Unknown } else { function.ret.clone() },
                    ..function
                };
                let target = inference.solved(param);
                let found = self
                    .trial(|cx| cx.method_ref_result(qualifier, name.as_ref(), &target, &hint, expr.span))?;
                inference.flows(&found, &open.ret);
                let function = solve(inference);
                let target = inference.solved(param);
                self.method_ref(qualifier, name.as_ref(), &target, &function, expr.span)
            }
            _ => Err(Problem::error("a lambda is needed here", expr.span)),
        }
    }

    /// The type of what a lambda returns.
    fn lambda_result(
        &mut self,
        params: &[tree::Param],
        body: &LambdaBody,
        function: &FunctionType,
    ) -> R<Type> {
        let hint = function.ret.clone();
        self.trial(|cx| {
            cx.declare_params(params, function)?;
            match body {
                LambdaBody::Expr(expr) => {
                    let expected = if hint == Type::Unknown { None } else { Some(&hint) };
                    Ok(cx.expr(expr, expected)?.ty)
                }
                LambdaBody::Block(block) => {
                    cx.returns = Returns::Collect(Vec::new());
                    cx.block(block)?;
                    let Returns::Collect(found) = &cx.returns else { unreachable!("set above") };
                    Ok(if found.is_empty() { Type::Void } else { cx.world.least_upper_bound(found) })
                }
            }
        })
    }

    /// The parameters of a lambda: in scope with their real types. Gives parameters with the erased types of the
    /// interface method, and the statements that convert them.
    fn declare_params(
        &mut self,
        params: &[tree::Param],
        function: &FunctionType,
    ) -> R<(Vec<LocalId>, Vec<Stmt>)> {
        let world = self.world;
        let method = world.method(function.method);
        if params.len() != function.params.len() {
            let span = params.first().map_or(method.span, |param| param.name.span);
            return Err(Problem::error("the lambda has the wrong number of parameters", span));
        }
        let mut given = Vec::new();
        let mut stmts = Vec::new();
        for ((param, real), declared) in params.iter().zip(&function.params).zip(method.params.iter()) {
            let span = param.name.span;
            let real = if let TypeKind::Var = param.ty.kind {
                real.clone()
            } else {
                let ty = world.resolve(&self.scope, &param.ty)?;
                if param.is_varargs { Type::array(ty) } else { ty }
            };
            let erased = world.erasure(declared);
            if world.erasure(&real) == erased || real == Type::Unknown {
                // an object of which nobody knows more has the members of a class without source
                let ty = if real == Type::Unknown && erased != world.object() { erased } else { real };
                let var = self.declare(&param.name.text, ty, span);
                self.mark(var, &param.modifiers);
                given.push(var);
            } else {
                let raw = world.new_local(format!("{}$", param.name.text), erased, span);
                given.push(raw);
                let value = self.widened(self.local(raw, span), &real);
                let var = self.declare(&param.name.text, real, span);
                self.mark(var, &param.modifiers);
                stmts.push(Stmt { kind: StmtKind::Local(var, Some(value)), span });
            }
        }
        Ok((given, stmts))
    }

    fn lambda(
        &mut self,
        params: &[tree::Param],
        body: &LambdaBody,
        target: &Type,
        function: &FunctionType,
        span: Span,
    ) -> R<Expr> {
        let world = self.world;
        let class = world.declare_lambda(&self.scope, target.clone(), span);
        let erased = world.erasure(&world.method(function.method).ret);
        let returns = std::mem::replace(&mut self.returns, Returns::Type(function.ret.clone()));
        let yields = std::mem::take(&mut self.yields);
        let body = self.scoped(|cx| {
            cx.scope = cx.scope.with(ScopeKind::Lambda(class));
            let (params, mut stmts) = cx.declare_params(params, function)?;
            match body {
                LambdaBody::Block(block) => stmts.extend(cx.block(block)?),
                LambdaBody::Expr(expr) => {
                    let stmt = if function.ret == Type::Void {
                        let value = cx.expr(expr, Some(&Type::Void))?;
                        StmtKind::Expr(value)
                    } else {
                        let value = cx.value_as(expr, &function.ret)?;
                        StmtKind::Return(Some(cx.erased_result(value, &erased)))
                    };
                    stmts.push(Stmt { kind: stmt, span: expr.span });
                }
            }
            Ok(Body { params, stmts, span })
        });
        self.returns = returns;
        self.yields = yields;
        let lambda = Lambda { class, method: function.method, body: body?, receiver: None };
        Ok(Expr { kind: ExprKind::Lambda(Rc::new(lambda)), ty: target.clone(), span })
    }

    /// A result where the interface method declares another type.
    pub(super) fn erased_result(&self, value: Expr, erased: &Type) -> Expr {
        match (&value.ty, erased) {
            (Type::Prim(_), _) | (_, Type::Prim(_) | Type::Void) => value,
            _ => self.widened(value, erased),
        }
    }
}
