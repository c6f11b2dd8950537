//! Calls and object creation.
//!
//! OOX chooses among overloads by the types of the arguments, and so did attribution, but with generic types and other
//! rules: where there is a choice, arguments are given exactly the erased parameter types.

use indexmap::IndexSet;
use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::{Lowering, unsupported};
use super::{Lower, build};
use crate::typed::{Call, CallTarget, Conversion, Expr, ExprKind};
use crate::types::{ClassId, Type};
use crate::world::{MethodId, Origin, Synthetic};

impl Lowering<'_> {
    /// The method has no code anywhere: a call of it is a guess, and is listed.
    pub fn is_open_method(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        declared.synthetic == Some(Synthetic::Open)
            || (declared.modifiers.is_native && !self.is_engine_native(method))
    }

    /// The engine implements it.
    pub fn is_engine_native(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        declared.modifiers.is_native && self.world.class(declared.class).name == "ooxide.Native"
    }

    /// Methods of this name and number of parameters that a call on the class could mean.
    fn is_overloaded(&self, class: ClassId, method: MethodId) -> bool {
        let declared = self.world.method(method);
        if declared.synthetic == Some(Synthetic::Open) {
            // each call may have made another one
            return true;
        }
        let mut signatures: IndexSet<Vec<Type>> = IndexSet::new();
        let mut note = |methods: &[MethodId]| {
            for id in methods {
                if self.world.method(*id).params.len() == declared.params.len() {
                    signatures.insert(self.signature(*id));
                }
            }
        };
        if declared.is_constructor() {
            note(&self.world.members(declared.class).constructors);
        } else {
            for ancestor in self.world.linearised(class).iter().chain([&declared.class]) {
                if let Some(methods) = self.world.members(*ancestor).methods.get(&declared.name) {
                    note(methods);
                }
                let mut opened = self.world.open_methods(*ancestor);
                opened.retain(|id| self.world.method(*id).name == declared.name);
                note(&opened);
            }
        }
        signatures.len() > 1
    }

    /// An open static method without parameters, in a class that nobody wrote.
    pub fn open_function(&mut self, class: &str, name: &str, ret: ast::Type) {
        let span = ret.span;
        let decl = self.extra_classes.entry(class.to_owned()).or_insert_with(|| ast::TypeDecl {
            is_library: false,
            ..super::class::library_class(class.to_owned(), span)
        });
        let is_there = decl
            .members
            .iter()
            .any(|member| matches!(member, ast::Member::Method(method) if method.name.text == name));
        if !is_there {
            let method = super::method::plain_method(name, Some(ret), span);
            // an input by its own right: a contract that says nothing keeps it out of what is assumed
            let anything = ast::ClauseKind::Ensures(super::build::boolean(true, span));
            let spec = vec![ast::Clause { kind: anything, span }];
            decl.members.push(ast::Member::Method(ast::Method { is_static: true, spec, ..method }));
        }
    }
}

impl Code<'_, '_> {
    pub fn call(&mut self, call: &Call, span: Span) -> Lower<ast::Expr> {
        let declared = self.world().method(call.method);
        if let CallTarget::Virtual(receiver) = &call.target
            && let Some(special) = self.object_method(receiver, call, span)?
        {
            return Ok(special);
        }
        match &call.target {
            CallTarget::Static => {
                let args = self.args(declared.class, call.method, &call.args)?;
                Ok(self.static_call(call.method, args, span))
            }
            CallTarget::Virtual(receiver) => {
                let has = self.low.lowered_ty(receiver);
                let mut object = self.expr(receiver)?;
                let owner = Type::class(declared.class);
                if !self.low.fits(&has, &owner) || has == Type::Null {
                    let out = self.low.ty(&owner, receiver.span);
                    object = build::cast(object, out);
                }
                let mut class =
                    if self.low.fits(&has, &owner) { self.class_of(&has) } else { declared.class };
                let seen = self.low.world.erasure(&receiver.ty);
                let is_widened = matches!(receiver.kind, ExprKind::Convert(Conversion::Widen, _));
                if is_widened && has != seen && has != Type::Null && self.low.fits(&seen, &owner) {
                    // an override in the narrower class could return another type
                    let out = self.low.ty(&seen, receiver.span);
                    object = build::cast(object, out);
                    class = self.class_of(&seen);
                }
                let args = self.args(class, call.method, &call.args)?;
                let method = self.waits_as(call.method);
                Ok(self.virtual_call(object, method, args, span))
            }
            CallTarget::Super => self.super_call(call, span),
        }
    }

    /// `getClass()` and `clone()` have a meaning of their own.
    fn object_method(&mut self, receiver: &Expr, call: &Call, span: Span) -> Lower<Option<ast::Expr>> {
        let declared = self.world().method(call.method);
        let is_object = declared.class == self.world().lang("Object");
        match declared.name.as_str() {
            "getClass" if is_object && declared.params.is_empty() => {
                self.class_of_object(receiver, span).map(Some)
            }
            "clone" if declared.params.is_empty() => {
                if let Type::Array(_) = self.low.lowered_ty(receiver) {
                    return self.clone_array(receiver, span).map(Some);
                }
                if is_object { self.clone_object(receiver, span).map(Some) } else { Ok(None) }
            }
            _ => Ok(None),
        }
    }

    /// Arguments for a call on a class.
    pub fn args(&mut self, class: ClassId, method: MethodId, args: &[Expr]) -> Lower<Vec<ast::Expr>> {
        if self.low.is_lost_constructor(method) {
            let span = args.first().map_or(self.world().method(method).span, |arg| arg.span);
            return unsupported("a constructor that OOX takes for another one", span);
        }
        let is_overloaded = self.low.is_overloaded(class, method);
        let params = self.low.signature(method);
        if params.len() != args.len() {
            let span = args.first().map_or(self.world().method(method).span, |arg| arg.span);
            return unsupported("a call with another number of arguments", span);
        }
        let mut out = Vec::new();
        for (arg, param) in args.iter().zip(&params) {
            let has = self.low.lowered_ty(arg);
            out.push(if is_overloaded || !self.low.fits(&has, param) {
                self.expr_as(arg, param)?
            } else {
                self.expr(arg)?
            });
        }
        Ok(out)
    }

    /// Notes a call: what specifications call must be pure, and what has no code is listed.
    pub fn note_call(&mut self, method: MethodId, span: Span) {
        if self.is_spec()
            && let Err(problem) = self.low.must_be_pure(method, span)
        {
            self.refused.get_or_insert(problem);
        }
        if self.low.is_open_method(method) {
            let shown = self.low.show_method(method);
            self.open_calls.insert(shown);
            let ret = self.world().method(method).ret.clone();
            self.can_be_input(&ret);
        }
    }

    /// A call of a static method.
    pub fn static_call(&mut self, method: MethodId, args: Vec<ast::Expr>, span: Span) -> ast::Expr {
        self.use_method(method);
        self.note_call(method, span);
        let class = self.world().method(method).class;
        let class = self.low.class_name(class);
        let name = self.low.method_name(method);
        build::call(build::name(class, span), name, args, span)
    }

    /// A call on an object.
    pub fn virtual_call(
        &mut self,
        receiver: ast::Expr,
        method: MethodId,
        args: Vec<ast::Expr>,
        span: Span,
    ) -> ast::Expr {
        if self.world().method(method).modifiers.is_private {
            self.use_method(method);
        } else {
            self.use_virtual(method);
        }
        self.note_call(method, span);
        let name = self.low.method_name(method);
        build::call(receiver, name, args, span)
    }

    /// Throws a `NullPointerException` for null, without a branch of its own.
    pub fn null_check(&mut self, value: ast::Expr, span: Span) -> Lower<ast::Stmt> {
        let object = Type::class(self.world().lang("Object"));
        let objects = self.world().find_class("java.util.Objects");
        let Some(method) =
            objects.and_then(|class| self.world().find_method(class, "requireNonNull", &[object]))
        else {
            return unsupported("java.util.Objects is not modelled", span);
        };
        Ok(build::call_stmt(self.static_call(method, vec![value], span)))
    }

    /// `new C(args)` with all arguments.
    pub fn new_object(
        &mut self,
        class: ClassId,
        constructor: MethodId,
        args: Vec<ast::Expr>,
        span: Span,
    ) -> ast::Expr {
        self.use_method(constructor);
        if self.world().class(class).origin == Origin::Open && self.low.is_open_method(constructor) {
            let shown = self.low.show_method(constructor);
            self.open_calls.insert(shown);
        }
        self.make_live(class);
        build::new(self.low.class_name(class), args, span)
    }

    /// `new C(args)`, with what the class takes from outside.
    pub fn new_expr(
        &mut self,
        class: ClassId,
        constructor: MethodId,
        outer: Option<&Expr>,
        args: &[Expr],
        span: Span,
    ) -> Lower<ast::Expr> {
        let constant = self.constant.take();
        let mut all = Vec::new();
        if self.low.is_enum_class(class) {
            let Some((name, ordinal)) = constant else { return unsupported("an enum object", span) };
            all.push(build::text(name, span));
            let ordinal = i64::try_from(ordinal).unwrap_or(i64::MAX);
            all.push(build::cast(build::int(ordinal, span), super::types::i32(span)));
        }
        self.scoped(|code| {
            let mut before = Vec::new();
            if let Some(outer) = outer {
                all.push(code.checked_outer(outer, &mut before)?);
            }
            if outer.is_none() || code.low.outer_of_base(class).is_some() {
                all.extend(code.outer_arg(class, span)?);
            }
            all.extend(code.captured_args(class, span)?);
            all.extend(code.args(class, constructor, args)?);
            let made = code.new_object(class, constructor, all, span);
            Ok(build::let_in(before, made, span))
        })
    }

    /// The enclosing instance that the source names must be there.
    pub fn checked_outer(&mut self, outer: &Expr, before: &mut Vec<ast::Stmt>) -> Lower<ast::Expr> {
        let value = self.expr(outer)?;
        if matches!(outer.kind, ExprKind::This(_) | ExprKind::New { .. }) {
            return Ok(value);
        }
        self.no_effects(outer.span)?;
        let has = self.low.lowered_ty(outer);
        let (declared, name) = self.temp("outer$", &has, value, outer.span);
        before.push(declared);
        before.push(self.null_check(build::name(&name, outer.span), outer.span)?);
        Ok(build::name(name, outer.span))
    }

    /// A method of `java.lang.Enum` without parameters.
    pub fn enum_method(&self, name: &str, span: Span) -> Lower<MethodId> {
        let found = self.low.world.find_method(self.low.world.lang("Enum"), name, &[]);
        found.map_or_else(|| unsupported("java.lang.Enum is not modelled", span), Ok)
    }
}
