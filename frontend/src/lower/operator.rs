//! Operators on promoted operands; OOX's mean the same on sized types.

use oox_core::lang::ast::{self, BinOp as OutOp, ExprKind as Out};
use oox_core::lang::span::Span;

use super::code::Code;
use super::constant::with_type;
use super::{Lower, build};
use crate::syntax::tree::BinOp;
use crate::typed::{Expr, UnOp};
use crate::types::Type;

impl Code<'_, '_> {
    pub fn unary(&mut self, op: UnOp, operand: &Expr, span: Span) -> Lower<ast::Expr> {
        if op == UnOp::Not {
            let value = self.expr(operand)?;
            return Ok(build::not(value, span));
        }
        let value = with_type(self.expr(operand)?, &operand.ty);
        let op = if op == UnOp::Minus { ast::UnOp::Neg } else { ast::UnOp::BitNot };
        Ok(build::expr(Out::Unary(op, Box::new(value)), span))
    }

    pub fn binary(&mut self, op: BinOp, left: &Expr, right: &Expr, span: Span) -> Lower<ast::Expr> {
        let out = out_op(op);
        let is_shift = matches!(op, BinOp::Shl | BinOp::Shr | BinOp::Ushr);
        let (left_ty, right_ty) = (self.low.lowered_ty(left), self.low.lowered_ty(right));
        let mut l = self.expr(left)?;
        let mut r = self.expr(right)?;
        if is_shift {
            l = with_type(l, &left.ty);
            r = with_type(r, &right.ty);
        } else if build::is_flexible(&l) && build::is_flexible(&r) {
            l = with_type(l, &left.ty);
        }
        if matches!(op, BinOp::Eq | BinOp::Ne)
            && left_ty.is_reference()
            && !self.low.fits(&left_ty, &right_ty)
            && !self.low.fits(&right_ty, &left_ty)
        {
            // references that OOX takes for unrelated; a cast upwards asks nothing
            let object = self.low.lang_ty("Object", span);
            if left_ty != Type::Null {
                l = build::cast(l, object);
            }
        }
        Ok(build::binary(out, l, r, span))
    }
}

fn out_op(op: BinOp) -> OutOp {
    match op {
        BinOp::Or => OutOp::Or,
        BinOp::And => OutOp::And,
        BinOp::BitOr => OutOp::BitOr,
        BinOp::BitXor => OutOp::BitXor,
        BinOp::BitAnd => OutOp::BitAnd,
        BinOp::Eq => OutOp::Eq,
        BinOp::Ne => OutOp::Ne,
        BinOp::Lt => OutOp::Lt,
        BinOp::Le => OutOp::Le,
        BinOp::Gt => OutOp::Gt,
        BinOp::Ge => OutOp::Ge,
        BinOp::Shl => OutOp::Shl,
        BinOp::Shr => OutOp::Shr,
        BinOp::Ushr => OutOp::Ushr,
        BinOp::Add => OutOp::Add,
        BinOp::Sub => OutOp::Sub,
        BinOp::Mul => OutOp::Mul,
        BinOp::Div => OutOp::Div,
        BinOp::Rem => OutOp::Rem,
    }
}
