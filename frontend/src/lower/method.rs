//! Methods: their declaration in OOX, and where their body comes from.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::Lower;
use super::build;
use super::code::{Code, Mode};
use super::reach::Lowering;
use crate::attribute::{self, Problem};
use crate::types::Type;
use crate::world::{Method, MethodId, Synthetic};

/// A method without parameters, modifiers, contract and body.
pub(super) fn plain_method(name: &str, ret: Option<ast::Type>, span: Span) -> ast::Method {
    ast::Method {
        is_static: false,
        is_abstract: false,
        is_pure: false,
        is_ordered: false,
        is_helper: false,
        is_native: false,
        is_predicate: false,
        is_trusted: false,
        ret,
        name: build::ident(name, span),
        params: Vec::new(),
        spec: Vec::new(),
        body: None,
        span,
    }
}

impl Lowering<'_> {
    /// Lowers a method or constructor; what is in the way becomes its body.
    pub fn lower_member(&mut self, method: MethodId) {
        let declared = self.world.method(method);
        if self.is_lost_constructor(method) {
            let reason = "a constructor that OOX takes for another one".to_owned();
            return self.problem(
                declared.class,
                Some(method),
                Problem { reason, span: declared.span, is_error: false },
            );
        }
        let member = if declared.is_constructor() {
            self.lower_constructor(method).map(ast::Member::Constructor)
        } else {
            self.lower_method(method).map(ast::Member::Method)
        };
        let member = member.unwrap_or_else(|problem| {
            self.problem(declared.class, Some(method), problem.clone());
            self.failed_member(method, &problem)
        });
        self.lowered.insert(method, member);
    }

    /// A member that says why it cannot be run.
    fn failed_member(&mut self, method: MethodId, problem: &Problem) -> ast::Member {
        let known = self.world.method(method);
        let span = known.span;
        let stmts = vec![build::unsupported(&problem.reason, problem.span)];
        let body = Some(build::block(stmts, span));
        if known.is_constructor() {
            let mut params = self.constructor_prefix(known.class, span);
            params.extend(self.plain_params(method, span));
            let name = build::ident(self.class_name(known.class), span);
            let is_helper = self.is_helper(method);
            return ast::Member::Constructor(ast::Constructor {
                is_helper,
                name,
                params,
                spec: Vec::new(),
                body,
                span,
            });
        }
        let params = self.plain_params(method, span);
        let declared = self.declaration(method);
        ast::Member::Method(ast::Method { params, body, ..declared })
    }

    /// A method with its contract and body.
    pub fn lower_method(&mut self, method: MethodId) -> Lower<ast::Method> {
        let known = self.world.method(method);
        let mut declared = self.declaration(method);
        let span = known.span;
        if known.is_abstract() || self.is_open_method(method) || self.is_engine_native(method) {
            declared.params = self.plain_params(method, span);
            declared.is_native = self.is_engine_native(method);
            if declared.is_native {
                self.native_of_monitors(&known.name);
            } else {
                let params = declared.params.clone();
                declared.spec = self.spec(method, &params, &[])?;
            }
            return Ok(declared);
        }
        if let Some(synthetic) = known.synthetic {
            declared.params = self.plain_params(method, span);
            let params: Vec<String> = declared.params.iter().map(|param| param.name.text.clone()).collect();
            let stmts = self.synthetic_body(method, synthetic, &params)?;
            // what nobody wrote may implement a method with a contract
            let params = declared.params.clone();
            declared.spec = self.spec(method, &params, &[])?;
            declared.body = Some(build::block(stmts, span));
            return Ok(declared);
        }
        let body = attribute::body(self.world, method)?;
        let mut code = self.code(known.class, known.is_static());
        declared.params = code.params(&known, &body.params);
        if known.modifiers.is_predicate {
            code.mode = Mode::Spec;
        }
        let stmts = code.method_stmts(&known, &body.stmts, body.span)?;
        let params = declared.params.clone();
        declared.spec = self.spec(method, &params, &body.params)?;
        declared.body = Some(build::block(stmts, body.span));
        Ok(declared)
    }

    /// The declaration with its modifiers, without parameters.
    fn declaration(&mut self, method: MethodId) -> ast::Method {
        let declared = self.world.method(method);
        let ret = (declared.ret != Type::Void).then(|| self.ty(&declared.ret, declared.span));
        let name_span = declared.decl.as_ref().map_or(declared.span, |decl| decl.name.span);
        let name = self.method_name(method);
        let is_interface = self.world.class(declared.class).is_interface();
        ast::Method {
            is_static: declared.is_static(),
            is_abstract: declared.is_abstract() && !is_interface,
            is_pure: self.world.is_pure(method),
            is_ordered: declared.is_abstract() && self.is_order(method),
            is_helper: self.is_helper(method),
            is_predicate: declared.modifiers.is_predicate,
            is_trusted: declared.modifiers.is_trusted,
            name: build::ident(name, name_span),
            span: declared.span,
            ..plain_method("", ret, declared.span)
        }
    }

    /// Parameters with the names of the source, for a method without code of its own.
    pub fn plain_params(&mut self, method: MethodId, span: Span) -> Vec<ast::Param> {
        let declared = self.world.method(method);
        let mut code = self.code(declared.class, declared.is_static());
        let mut params = Vec::new();
        for (index, ty) in declared.params.iter().enumerate() {
            let written = declared.decl.as_ref().and_then(|decl| decl.params.get(index));
            let wanted = written.map_or_else(|| format!("p{index}"), |param| param.name.text.clone());
            let span = written.map_or(span, |param| param.name.span);
            let name = code.fresh(&wanted);
            let is_generic = matches!(ty, Type::Var(_));
            let ty = code.low.ty(ty, span);
            let non_null = code.world().takes_non_null(method, index);
            params.push(ast::Param { is_generic, non_null, ty, name: build::ident(name, span) });
        }
        params
    }

    fn synthetic_body(
        &mut self,
        method: MethodId,
        synthetic: Synthetic,
        params: &[String],
    ) -> Lower<Vec<ast::Stmt>> {
        let declared = self.world.method(method);
        match synthetic {
            Synthetic::Accessor(field) => {
                let name = self.field_name(field);
                Ok(vec![build::return_value(
                    build::field(build::this(declared.span), name, declared.span),
                    declared.span,
                )])
            }
            Synthetic::RecordEquals => self.record_equals(declared.class, params, declared.span),
            Synthetic::RecordHashCode => self.record_hash_code(declared.class, declared.span),
            Synthetic::RecordToString => self.record_to_string(declared.class, declared.span),
            Synthetic::EnumValues => Ok(self.enum_values(declared.class, declared.span)),
            Synthetic::EnumValueOf => self.enum_value_of(declared.class, params, declared.span),
            Synthetic::DefaultConstructor | Synthetic::CanonicalConstructor | Synthetic::Open => {
                super::reach::unsupported("a method without a body", declared.span)
            }
        }
    }

    /// A method that only calls another one.
    pub fn forwarder(
        &mut self,
        name: &str,
        method: MethodId,
        params: Vec<ast::Param>,
        call: ast::Expr,
        span: Span,
    ) -> ast::Method {
        let declared = self.world.method(method);
        let ret = (declared.ret != Type::Void).then(|| self.ty(&declared.ret, span));
        let stmt = if ret.is_some() { build::return_value(call, span) } else { build::call_stmt(call) };
        ast::Method {
            is_helper: true,
            params,
            body: Some(build::block(vec![stmt], span)),
            ..plain_method(name, ret, span)
        }
    }
}

impl Code<'_, '_> {
    /// The parameters of a method with code, in scope from now on.
    pub fn params(&mut self, method: &Method, locals: &[crate::typed::LocalId]) -> Vec<ast::Param> {
        let mut params = Vec::new();
        for (index, (local, ty)) in locals.iter().zip(method.params.iter()).enumerate() {
            let span = self.world().local(*local).span;
            let name = self.declare(*local);
            let is_generic = matches!(ty, Type::Var(_));
            let ty = self.low.ty(ty, span);
            let non_null = self.world().takes_non_null(method.id, index);
            params.push(ast::Param { is_generic, non_null, ty, name: build::ident(name, span) });
        }
        params
    }
}
