//! `clone()`: of arrays, and `Object.clone()` as `super.clone()` reaches it.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::class::library_class;
use super::code::Code;
use super::constructor::constructor_call;
use super::method::plain_method;
use super::reach::{Lowering, unsupported};
use super::{Lower, build, types};
use crate::typed::Expr;
use crate::types::{ClassId, Type};
use crate::world::MethodId;

/// The class of the functions that copy arrays; also the type that marks the constructors for copies of objects.
const COPIES: &str = "Clone$";
/// What `Object.clone()` is called.
const CLONE: &str = "clone$";

impl Code<'_, '_> {
    /// `a.clone()`
    pub fn clone_array(&mut self, receiver: &Expr, span: Span) -> Lower<ast::Expr> {
        self.no_effects(span)?;
        let ty = self.low.lowered_ty(receiver);
        let value = self.expr(receiver)?;
        let Type::Array(elem) = &ty else { return unsupported("clone of no array", span) };
        let copies = if elem.is_reference() {
            Type::array(Type::class(self.world().lang("Object")))
        } else {
            ty.clone()
        };
        let name = self.copy_function(&copies, span)?;
        let made = build::call(build::name(COPIES, span), name, vec![value], span);
        if copies == ty {
            return Ok(made);
        }
        let out = self.low.ty(&ty, span);
        Ok(build::cast(made, out))
    }

    /// The function that copies arrays of this type.
    fn copy_function(&mut self, ty: &Type, span: Span) -> Lower<String> {
        let name = match ty.elem() {
            Some(Type::Prim(prim)) => format!("{}s", prim.word()),
            _ => "objects".to_owned(),
        };
        let known = self.low.extra_classes.get(COPIES).is_some_and(|decl| {
            decl.members.iter().any(|m| matches!(m, ast::Member::Method(method) if method.name.text == name))
        });
        if known {
            return Ok(name);
        }
        let out = self.low.ty(ty, span);
        let from = || build::name("from", span);
        let length = build::expr(ast::ExprKind::Length(Box::new(from())), span);
        let length = build::cast(length, types::i32(span));
        let made = if ty.elem().is_some_and(Type::is_reference) {
            let native = self.world().find_class("ooxide.Native");
            let params = [ty.clone(), Type::INT];
            let Some(method) = native.and_then(|class| self.world().find_method(class, "newArray", &params))
            else {
                return unsupported("ooxide.Native.newArray is not modelled", span);
            };
            self.static_call(method, vec![from(), build::name("length", span)], span)
        } else {
            let elem = ty.elem().cloned().unwrap_or(Type::INT);
            let elem = self.low.ty(&elem, span);
            let sizes = vec![build::name("length", span)];
            build::expr(ast::ExprKind::NewArray { elem, sizes, open_dims: 0 }, span)
        };
        let at = || build::name("at", span);
        let step = vec![
            build::assign(
                build::index(build::name("copy", span), at(), span),
                build::index(from(), at(), span),
                span,
            ),
            build::assign(at(), build::binary(BinOp::Add, at(), build::int(1, span), span), span),
        ];
        let cond = build::binary(BinOp::Lt, at(), build::name("length", span), span);
        let stmts = vec![
            build::declare(types::i32(span), "length", Some(length), span),
            build::declare(out.clone(), "copy", Some(made), span),
            build::declare(types::i32(span), "at", Some(build::int(0, span)), span),
            build::while_loop(cond, step, span),
            build::return_value(build::name("copy", span), span),
        ];
        let method = ast::Method {
            is_static: true,
            is_helper: true,
            params: vec![ast::Param {
                is_generic: false,
                non_null: false,
                ty: out.clone(),
                name: build::ident("from", span),
            }],
            body: Some(build::block(stmts, span)),
            ..plain_method(&name, Some(out), span)
        };
        self.low.copies(span).members.push(ast::Member::Method(method));
        Ok(name)
    }

    /// `e.clone()` where only `Object` declares it.
    pub fn clone_object(&mut self, receiver: &Expr, span: Span) -> Lower<ast::Expr> {
        self.no_effects(span)?;
        let receiver = self.expr(receiver)?;
        self.low.use_clones(span)?;
        Ok(build::call(receiver, CLONE, Vec::new(), span))
    }

    /// `super.clone()`
    pub fn clone_this(&mut self, span: Span) -> Lower<ast::Expr> {
        self.no_effects(span)?;
        let this = self.this(self.class, span)?;
        self.low.use_clones(span)?;
        Ok(build::call(this, CLONE, Vec::new(), span))
    }
}

impl Lowering<'_> {
    fn copies(&mut self, span: Span) -> &mut ast::TypeDecl {
        self.extra_classes.entry(COPIES.to_owned()).or_insert_with(|| library_class(COPIES.to_owned(), span))
    }

    fn use_clones(&mut self, span: Span) -> Lower<()> {
        let Some((class, constructor)) = self.not_cloneable() else {
            return unsupported("CloneNotSupportedException is not modelled", span);
        };
        self.make_live(class);
        self.use_method(constructor);
        self.copies(span);
        self.clones = true;
        Ok(())
    }

    fn not_cloneable(&self) -> Option<(ClassId, MethodId)> {
        let class = self.world.find_class("java.lang.CloneNotSupportedException")?;
        Some((class, self.world.find_constructor(class, &[])?))
    }

    /// What `Object.clone()` does with objects of this class: `Object` throws, a `Cloneable` class copies its fields
    /// into an object that no constructor has seen.
    pub fn clone_methods(&mut self, class: ClassId) -> Vec<ast::Member> {
        let object = self.world.lang("Object");
        if !self.clones {
            return Vec::new();
        }
        let span = self.world.class(class).span;
        let ret = self.lang_ty("Object", span);
        let clone = |stmts| {
            ast::Member::Method(ast::Method {
                is_helper: true,
                body: Some(build::block(stmts, span)),
                ..plain_method(CLONE, Some(ret), span)
            })
        };
        if class == object {
            let Some((thrown, _)) = self.not_cloneable() else { return Vec::new() };
            let made = build::new(self.class_name(thrown), Vec::new(), span);
            return vec![clone(vec![build::throw(made, span)])];
        }
        let Some(cloneable) = self.world.find_class("java.lang.Cloneable") else { return Vec::new() };
        let is_cloneable = |declared: ClassId| self.world.is_subclass(declared, cloneable);
        if !self.live.below(class).iter().any(|below| is_cloneable(*below)) {
            return Vec::new();
        }
        let is_copied = self.live.contains(class) && is_cloneable(class);
        let name = self.class_name(class);
        let marker = build::class_type(COPIES, span);
        // runs nothing, all the way up
        let above = self.superclass(class).filter(|above| *above != object);
        let passed_on = above.map(|_| constructor_call(true, vec![build::name("copy$", span)], span));
        let constructor = ast::Member::Constructor(ast::Constructor {
            is_helper: true,
            name: build::ident(&name, span),
            params: vec![ast::Param {
                is_generic: false,
                non_null: false,
                ty: marker.clone(),
                name: build::ident("copy$", span),
            }],
            spec: Vec::new(),
            body: Some(build::block(passed_on.into_iter().collect(), span)),
            span,
        });
        if !is_copied {
            return vec![constructor];
        }
        let ty = build::class_type(&name, span);
        let made = build::new(&name, vec![build::cast(build::null(span), marker)], span);
        let mut stmts = vec![build::declare(ty, "copy$", Some(made), span)];
        let mut classes = self.superclasses(class);
        classes.insert(0, class);
        for above in classes {
            for field in self.all_field_names(above) {
                let place = build::field(build::name("copy$", span), &field, span);
                stmts.push(build::assign(place, build::field(build::this(span), &field, span), span));
            }
        }
        stmts.push(build::return_value(build::name("copy$", span), span));
        vec![constructor, clone(stmts)]
    }

    fn all_field_names(&mut self, class: ClassId) -> Vec<String> {
        let span = self.world.class(class).span;
        let mut names: Vec<String> =
            self.outside_params(class, span).into_iter().map(|(_, _, field)| field).collect();
        let members = self.world.members(class);
        for field in members.fields.values() {
            if !self.world.field(*field).modifiers.is_static {
                names.push(self.field_name(*field));
            }
        }
        names
    }
}
