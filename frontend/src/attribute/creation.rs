//! `new`: objects, anonymous classes, arrays.

use std::sync::Arc;

use oox_core::lang::span::Span;

use super::cx::Cx;
use super::overload::{Arg, Signature};
use super::{Problem, R, entry};
use crate::syntax::tree::{self, TypeDecl, TypeKind};
use crate::typed::{Expr, ExprKind};
use crate::types::{ClassId, Type};
use crate::world::Substitution;
use crate::world::{Anonymous, ClassPlace, MethodId, Origin};

impl Cx<'_> {
    /// `outer.new C<T>(args) { body }`
    pub(super) fn new_object(
        &mut self,
        outer: Option<&tree::Expr>,
        ty: &tree::TypeRef,
        args: &[tree::Expr],
        body: Option<&Arc<TypeDecl>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let outer = match outer {
            Some(outer) => Some(self.value(outer, None)?),
            None => None,
        };
        let is_diamond = is_diamond(ty);
        let made = match &outer {
            Some(outer) => self.inner_type(&outer.ty, ty)?,
            None => self.world.resolve(&self.scope, ty)?,
        };
        let Some(id) = made.class_id() else {
            return Err(Problem::error(format!("`{}` cannot be created", self.world.show(&made)), span));
        };
        let class = self.world.class(id);
        if body.is_none() && class.is_abstract {
            return Err(Problem::error(format!("`{}` is abstract and cannot be created", class.name), span));
        }
        let outer = match outer {
            Some(outer) => Some(outer),
            None => self.implied_outer(id, span)?,
        };
        let args = self.args(args)?;
        match body {
            None => self.new_of_class(made, is_diamond, outer, args, expected, span),
            Some(body) => self.new_anonymous(body, made, is_diamond, outer, args, expected, span),
        }
    }

    /// `outer.new Inner<T>()`
    fn inner_type(&mut self, outer: &Type, ty: &tree::TypeRef) -> R<Type> {
        let TypeKind::Named(segments) = &ty.kind else {
            return Err(Problem::error("a class is needed after `new`", ty.span));
        };
        let name = &segments[0].name;
        for class in self.member_classes(outer) {
            if let Some(inner) = self.world.member_type(class, &name.text) {
                let mut args: Vec<Type> =
                    match self.world.class(inner).outer.and_then(|known| self.world.as_super(outer, known)) {
                        Some(Type::Class(_, args)) => args.to_vec(),
                        _ => Vec::new(),
                    };
                for arg in segments[0].args.iter().flatten() {
                    args.push(self.world.resolve_arg(&self.scope, arg)?);
                }
                if args.len() != self.world.type_params(inner).len() {
                    args.clear();
                }
                return Ok(Type::Class(inner, args.into()));
            }
        }
        let classes = self.member_classes(outer);
        if *outer == Type::Unknown || classes.into_iter().any(|class| self.world.is_partly_open(class)) {
            return Err(Problem::unsupported("an inner class of a class without source", name.span));
        }
        Err(Problem::error(format!("cannot find the class `{}`", name.text), name.span))
    }

    /// The enclosing instance of a new inner member class: the innermost `this` that has it.
    pub(super) fn implied_outer(&mut self, id: ClassId, span: Span) -> R<Option<Expr>> {
        let world = self.world;
        let class = world.class(id);
        if !class.has_outer_instance || class.place != ClassPlace::Member {
            return Ok(None);
        }
        let wanted = class.outer.expect("a member class has an outer class");
        let mut is_static = false;
        for at in self.scope.outward() {
            match &at.kind {
                crate::world::ScopeKind::Static => is_static = true,
                crate::world::ScopeKind::Class(at) if world.is_subclass(*at, wanted) => {
                    if is_static {
                        break;
                    }
                    return Ok(Some(self.this(*at, span)));
                }
                _ => {}
            }
        }
        Err(Problem::error(
            format!("no enclosing instance of `{}` is in scope", world.class(wanted).name),
            span,
        ))
    }

    /// A new object of a known class.
    pub(super) fn new_of_class(
        &mut self,
        ty: Type,
        is_diamond: bool,
        outer: Option<Expr>,
        args: Vec<Arg<'_>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let (id, constructor, args, ty) = self.constructor(ty, is_diamond, args, expected, span)?;
        if matches!(self.world.class(id).place, ClassPlace::Local) {
            for local in self.world.captures(id) {
                self.pass_on(local);
            }
        }
        let kind = ExprKind::New { class: id, constructor, outer: outer.map(Box::new), args };
        Ok(Expr { kind, ty, span })
    }

    /// The constructor for some arguments, the converted arguments, and the type with inferred arguments.
    fn constructor(
        &mut self,
        ty: Type,
        is_diamond: bool,
        args: Vec<Arg<'_>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<(ClassId, MethodId, Vec<Expr>, Type)> {
        let world = self.world;
        let Type::Class(id, type_args) = &ty else { unreachable!("only classes are created") };
        let class = world.class(*id);
        if class.is_unseen() {
            let args = self.open_args(args, span)?;
            let types: Vec<Type> = args.iter().map(|arg| arg.ty.clone()).collect();
            let method = world.open_method(*id, "", &types, &Type::Void, false);
            return Ok((*id, method, args, ty));
        }
        let params = world.type_params(*id);
        let infers = is_diamond && !params.is_empty();
        let made = if infers { world.self_type(*id) } else { ty.clone() };
        let is_visible = |constructor: &&MethodId| {
            class.origin != Origin::Open
                || !world.is_package_private(&world.method(**constructor))
                || world.is_same_package(*id, self.class())
        };
        let seen = |constructor: &MethodId| {
            let method = world.method(*constructor);
            let mut vars = method.type_params.to_vec();
            if infers {
                vars.extend(params.iter().copied());
            }
            let substitution = if infers || type_args.is_empty() {
                Substitution::default()
            } else {
                Substitution::new(&params, type_args)
            };
            let is_raw = !infers && type_args.is_empty() && !params.is_empty();
            let params = method
                .params
                .iter()
                .map(|ty| if is_raw { world.erasure(ty) } else { substitution.apply(ty) })
                .collect();
            Signature { method, params, ret: made.clone(), vars }
        };
        let candidates = world.members(*id).constructors.iter().filter(is_visible).map(seen).collect();
        let chosen = self.choose(candidates, &args, None).or_else(|| {
            let described = world.described(*id).constructors.iter().map(seen).collect();
            self.choose(described, &args, None)
        });
        let Some(chosen) = chosen else {
            if class.origin != Origin::User {
                let args = self.open_args(args, span)?;
                let types: Vec<Type> = args.iter().map(|arg| arg.ty.clone()).collect();
                let method = world.open_method(*id, "", &types, &Type::Void, false);
                return Ok((*id, method, args, ty));
            }
            let message = format!("no constructor of `{}` takes ({})", class.simple, self.show_args(&args));
            return Err(self.misfit(message, &args, span));
        };
        let constructor = chosen.signature.method.id;
        let (args, ret) = self.complete(chosen, args, &[], expected, span)?;
        Ok((*id, constructor, args, if infers { ret } else { ty }))
    }

    /// The constructor that `this(...)` or `super(...)` means.
    pub(super) fn constructor_of(
        &mut self,
        ty: &Type,
        args: &[tree::Expr],
        span: Span,
    ) -> R<(MethodId, Vec<Expr>)> {
        let args = self.args(args)?;
        let (_, constructor, args, _) = self.constructor(ty.clone(), false, args, None, span)?;
        Ok((constructor, args))
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one expression")]
    fn new_anonymous(
        &mut self,
        body: &Arc<TypeDecl>,
        base: Type,
        is_diamond: bool,
        outer: Option<Expr>,
        args: Vec<Arg<'_>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let world = self.world;
        let id = base.class_id().expect("checked by the caller");
        let (base, constructor, args) = if world.class(id).is_interface() {
            let base = if is_diamond {
                expected.and_then(|ty| world.as_super(ty, id)).unwrap_or(base)
            } else {
                base
            };
            (base, None, Vec::new())
        } else {
            let (_, constructor, args, ty) = self.constructor(base, is_diamond, args, expected, span)?;
            (ty, Some(constructor), args)
        };
        let passes_outer = outer.is_some();
        let anonymous = Anonymous { base: base.clone(), constructor, passes_outer };
        let class = world.declare_anonymous(body, &self.scope, anonymous);
        entry::attribute_local(world, class);
        if world.class(id).place == ClassPlace::Local {
            for local in world.captures(id) {
                world.capture(class, local);
                self.pass_on(local);
            }
        }
        let own = world.members(class).constructors[0];
        let kind = ExprKind::New { class, constructor: own, outer: outer.map(Box::new), args };
        Ok(Expr { kind, ty: Type::class(class), span })
    }

    /// The object of an enum constant: `NAME(args) { body }`.
    pub(super) fn enum_constant(&mut self, constant: &tree::EnumConstant) -> R<Expr> {
        let ty = Type::class(self.class());
        let args = self.args(&constant.args)?;
        match &constant.body {
            None => self.new_of_class(ty, false, None, args, None, constant.span),
            Some(body) => self.new_anonymous(body, ty, false, None, args, None, constant.span),
        }
    }

    /// `new T[a][b][]` and `new T[] { ... }`
    pub(super) fn new_array(
        &mut self,
        elem: &tree::TypeRef,
        sizes: &[tree::Expr],
        open_dims: usize,
        init: Option<&tree::Expr>,
        span: Span,
    ) -> R<Expr> {
        let elem = self.world.resolve(&self.scope, elem)?;
        let ty = elem.array_of(sizes.len() + open_dims);
        if let Some(init) = init {
            let tree::ExprKind::ArrayInit(items) = &init.kind else {
                return Err(Problem::error("an array initialiser is needed here", init.span));
            };
            return self.array_literal(items, &ty, span);
        }
        let sizes = sizes.iter().map(|size| self.array_index(size)).collect::<R<Vec<_>>>()?;
        Ok(Expr { kind: ExprKind::NewArray { sizes }, ty, span })
    }

    /// `{ a, b, c }` for an array type.
    pub(super) fn array_literal(&mut self, items: &[tree::Expr], ty: &Type, span: Span) -> R<Expr> {
        let Type::Array(elem) = ty else {
            return Err(Problem::error(
                format!("an array initialiser cannot make a `{}`", self.world.show(ty)),
                span,
            ));
        };
        let items = items.iter().map(|item| self.value_as(item, elem)).collect::<R<Vec<_>>>()?;
        Ok(Expr { kind: ExprKind::ArrayLit(items), ty: ty.clone(), span })
    }
}

fn is_diamond(ty: &tree::TypeRef) -> bool {
    match &ty.kind {
        TypeKind::Named(segments) => {
            segments.last().is_some_and(|last| last.args.as_ref().is_some_and(Vec::is_empty))
        }
        _ => false,
    }
}
