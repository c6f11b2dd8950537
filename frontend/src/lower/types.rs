//! Types: OOX has the erasure of Java's types, with the integers by their size.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::build;
use super::reach::Lowering;
use crate::typed::{Const, Conversion, Expr, ExprKind};
use crate::types::{Prim, Type};
use crate::world::MethodId;

/// The OOX type of a primitive type.
pub(super) fn prim(prim: Prim) -> ast::Prim {
    match prim {
        Prim::Boolean => ast::Prim::Bool,
        Prim::Byte => ast::Prim::I8,
        Prim::Short => ast::Prim::I16,
        Prim::Char => ast::Prim::U16,
        Prim::Int => ast::Prim::I32,
        Prim::Long => ast::Prim::I64,
        Prim::Float => ast::Prim::F32,
        Prim::Double => ast::Prim::F64,
    }
}

/// `i32`
pub(super) fn i32(span: Span) -> ast::Type {
    build::prim(ast::Prim::I32, span)
}

/// `bool`
pub(super) fn bool(span: Span) -> ast::Type {
    build::prim(ast::Prim::Bool, span)
}

impl Lowering<'_> {
    /// The OOX type; its class is in the program from now on.
    pub fn ty(&mut self, ty: &Type, span: Span) -> ast::Type {
        match self.without_array_interfaces(ty) {
            Type::Prim(primitive) => build::prim(prim(primitive), span),
            Type::Class(id, _) => build::class_type(self.class_name(id), span),
            Type::Array(elem) => {
                self.array_types.insert(Type::Array(elem.clone()));
                build::array_type(self.ty(&elem, span), span)
            }
            _ => build::class_type("Object", span),
        }
    }

    /// The OOX type of a class of `java.lang`.
    pub fn lang_ty(&mut self, simple: &'static str, span: Span) -> ast::Type {
        let class = self.world.lang(simple);
        build::class_type(self.class_name(class), span)
    }

    /// The erased parameter types.
    pub fn signature(&self, method: MethodId) -> Vec<Type> {
        self.world.method(method).params.iter().map(|ty| self.world.erasure(ty)).collect()
    }

    /// The erased type that the lowered expression really has; [`Type::Null`] for `null`.
    pub fn lowered_ty(&self, expr: &Expr) -> Type {
        match &expr.kind {
            ExprKind::Const(Const::Null) => Type::Null,
            ExprKind::Convert(Conversion::Widen, inner) => match &inner.kind {
                ExprKind::Convert(Conversion::Expect, lost) => {
                    let has = self.lowered_ty(lost);
                    if self.fits(&has, &self.world.erasure(&expr.ty)) { has } else { self.lowered_ty(inner) }
                }
                _ => self.lowered_ty(inner),
            },
            ExprKind::Convert(Conversion::Trust, inner) => self.lowered_ty(inner),
            ExprKind::Convert(Conversion::Expect, inner) => {
                let (has, wanted) = (self.lowered_ty(inner), self.world.erasure(&expr.ty));
                if self.fits(&has, &wanted) { has } else { wanted }
            }
            ExprKind::Local(local) => self.world.erasure(&self.world.local(*local).ty),
            ExprKind::Field(_, field) => self.world.erasure(&self.world.field(*field).ty),
            ExprKind::Assign(place, _) => self.lowered_ty(place),
            ExprKind::Lambda(lambda) => Type::class(lambda.class),
            ExprKind::New { class, .. } => Type::class(*class),
            _ => self.world.erasure(&expr.ty),
        }
    }

    /// The type whose members the value has: for `(T) null` those of `T`.
    pub fn seen_ty(&self, expr: &Expr) -> Type {
        match self.lowered_ty(expr) {
            Type::Null => self.world.erasure(&expr.ty),
            has => has,
        }
    }

    /// Whether OOX takes every value of the one erased type for one of the other.
    pub fn fits(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Null, to) => to.is_reference(),
            (from, Type::Class(to, _)) if from.is_reference() && self.world.is_array_interface(*to) => true,
            (Type::Class(from, _), Type::Class(to, _)) => self.world.is_subclass(*from, *to),
            (Type::Array(from), Type::Array(to)) if from.is_reference() => self.fits(from, to),
            (Type::Array(_), Type::Class(to, _)) => *to == self.world.lang("Object"),
            (from, to) => from == to,
        }
    }
}
