//! Conversions: between numbers, boxing and unboxing, casts.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::constant::with_type;
use super::reach::unsupported;
use super::{Lower, build};
use crate::typed::{Conversion, Expr, ExprKind};
use crate::types::{ClassId, Prim, Type};

const PRIMS: [Prim; 8] =
    [Prim::Boolean, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

impl Code<'_, '_> {
    pub fn convert(
        &mut self,
        conversion: Conversion,
        operand: &Expr,
        ty: &Type,
        span: Span,
    ) -> Lower<ast::Expr> {
        match conversion {
            Conversion::Prim => {
                let value = self.expr(operand)?;
                let value = if operand.ty == *ty { value } else { with_type(value, &operand.ty) };
                let out = self.low.ty(ty, span);
                Ok(ast::Expr { span, ..build::cast(value, out) })
            }
            Conversion::Box => {
                let value = self.expr(operand)?;
                let Some(prim) = operand.prim() else { return unsupported("boxing of no primitive", span) };
                self.boxed(value, prim, span)
            }
            Conversion::Unbox => {
                let has = self.low.seen_ty(operand);
                let value = self.object(operand)?;
                Ok(self.unboxed(value, &has, span)?.0)
            }
            Conversion::Widen => {
                // nobody relies on the type that erasure lost
                if let ExprKind::Convert(Conversion::Expect, inner) = &operand.kind
                    && self.low.fits(&self.low.lowered_ty(inner), &self.world().erasure(ty))
                {
                    return self.trusted(inner, &operand.ty, span);
                }
                self.expr(operand)
            }
            Conversion::Cast => {
                let erased = self.world().erasure(ty);
                if self.is_users() {
                    self.can_be_found(&erased, &operand.ty);
                }
                let has = self.low.lowered_ty(operand);
                let value = self.expr(operand)?;
                if has == erased {
                    return Ok(value);
                }
                Ok(self.low.checked_cast(value, &erased, span))
            }
            Conversion::Expect => {
                let erased = self.world().erasure(ty);
                let has = self.low.lowered_ty(operand);
                let value = self.expr(operand)?;
                if self.low.fits(&has, &erased) {
                    return Ok(value);
                }
                Ok(self.expect(value, &erased, span))
            }
            Conversion::Trust => self.trusted(operand, ty, span),
        }
    }

    /// The value is of that type unless the heap is polluted.
    pub fn expect(&mut self, value: ast::Expr, ty: &Type, span: Span) -> ast::Expr {
        let out = self.low.ty(ty, span);
        self.low.is_expected(ty);
        build::expr(ast::ExprKind::Expect(Box::new(value), out), span)
    }

    /// The value, with what its maker has promised of it.
    fn trusted(&mut self, operand: &Expr, ty: &Type, span: Span) -> Lower<ast::Expr> {
        let erased = self.world().erasure(ty);
        let has = self.low.lowered_ty(operand);
        let value = self.expr(operand)?;
        if !erased.is_reference() || self.low.fits(&has, &erased) || !self.low.fits(&erased, &has) {
            return Ok(value);
        }
        let out = self.low.ty(&erased, span);
        Ok(build::expr(ast::ExprKind::Trust(Box::new(value), out), span))
    }

    /// `Integer.valueOf(e)`
    pub fn boxed(&mut self, value: ast::Expr, prim: Prim, span: Span) -> Lower<ast::Expr> {
        let class = self.world().lang(prim.box_name());
        let Some(method) = self.world().find_method(class, "valueOf", &[Type::Prim(prim)]) else {
            return unsupported(format!("{}.valueOf is not modelled", prim.box_name()), span);
        };
        self.make_live(class);
        Ok(self.static_call(method, vec![value], span))
    }

    /// `e.intValue()`, and the primitive type.
    pub fn unboxed(&mut self, value: ast::Expr, ty: &Type, span: Span) -> Lower<(ast::Expr, Type)> {
        if let Type::Prim(_) = ty {
            return Ok((value, ty.clone()));
        }
        let class = ty.class_id();
        let is_box = |prim: &&Prim| class == Some(self.low.world.lang(prim.box_name()));
        let Some(prim) = PRIMS.iter().find(is_box) else { return unsupported("unboxing of no box", span) };
        let class: ClassId = self.world().lang(prim.box_name());
        let Some(method) = self.world().find_method(class, &format!("{}Value", prim.word()), &[]) else {
            return unsupported(format!("{} is not modelled", prim.box_name()), span);
        };
        Ok((self.virtual_call(value, method, Vec::new(), span), Type::Prim(*prim)))
    }
}
