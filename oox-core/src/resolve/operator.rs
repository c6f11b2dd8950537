//! Binary operators: the types they want, and the instruction they become.

use super::expression::{flexible_int, special_float};
use super::lower::{Flexible, Lowerer, Val};
use crate::ir::{ClassKind, Const, InstrKind, Operand, Rvalue, Ty};
use crate::lang::ast::{self, BinOp};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::span::Span;
use crate::term::Sort;

impl<'a> Lowerer<'_, 'a> {
    pub fn binary(
        &mut self,
        op: BinOp,
        left: &'a ast::Expr,
        right: &'a ast::Expr,
        span: Span,
    ) -> Option<Val> {
        match op {
            BinOp::Sep => {
                self.error_hint(
                    span,
                    "`**` joins assertions and stands in none of the operators of truth values",
                    "it may stand at the top of a condition, after `==>`, and in the arms of `?:`",
                );
                None
            }
            BinOp::And | BinOp::Or | BinOp::Implies => self.connective(op, left, right, span),
            BinOp::Eq | BinOp::Ne => self.equality(op, left, right, span),
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
                let (left, right, _) = self.same_numbers(op, left, right, span)?;
                Some(self.compute(span, Ty::Bool, Rvalue::Binary(op, left, right)))
            }
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => self.shift(op, left, right, span),
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor => self.bitwise(op, left, right, span),
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => {
                self.arithmetic(op, left, right, span)
            }
        }
    }

    /// Both operands; a literal takes the type of the other side.
    pub fn operands(&mut self, left: &'a ast::Expr, right: &'a ast::Expr) -> Option<(Val, Val)> {
        let l = self.expr(left).map(|value| self.hold(value, left.span, [right]));
        let r = self.expr(right);
        let (mut l, mut r) = (l?, r?);
        let adapts = |literal: &Val, other: &Ty| match &literal.flexible {
            Some(Flexible::Int(_)) => other.is_numeric(),
            Some(Flexible::Float(_)) => matches!(other, Ty::Float(_)),
            None => false,
        };
        if l.flexible.is_some() && (r.flexible.is_none() || matches!(r.flexible, Some(Flexible::Float(_)))) {
            if adapts(&l, &r.ty) {
                let ty = if r.ty == Ty::Uint { Ty::Int } else { r.ty.clone() };
                l = Val::new(self.coerce(l, &ty, left.span)?, ty);
            }
        } else if r.flexible.is_some() && l.flexible.is_none() && adapts(&r, &l.ty) {
            let ty = if l.ty == Ty::Uint && !matches!(r.flexible, Some(Flexible::Int(_))) {
                Ty::Int
            } else {
                l.ty.clone()
            };
            r = Val::new(self.coerce(r, &ty, right.span)?, ty);
        } else if r.flexible.is_some() && matches!(l.flexible, Some(Flexible::Float(_))) && adapts(&r, &l.ty)
        {
            let ty = l.ty.clone();
            r = Val::new(self.coerce(r, &ty, right.span)?, ty);
        }
        Some((l, r))
    }

    fn same_numbers(
        &mut self,
        op: BinOp,
        left: &'a ast::Expr,
        right: &'a ast::Expr,
        span: Span,
    ) -> Option<(Operand, Operand, Ty)> {
        let (l, r) = self.operands(left, right)?;
        let ty = match (&l.ty, &r.ty) {
            (a, b) if a.is_mathematical() && b.is_mathematical() => {
                if a == b && op != BinOp::Sub {
                    a.clone()
                } else {
                    Ty::Int
                }
            }
            (a, b) if a == b && a.is_numeric() => a.clone(),
            (a, b) => {
                let mut error = Diagnostic::error(
                    span,
                    format!("the operands are `{}` and `{}`", self.show(a), self.show(b)),
                );
                if a.is_numeric() && b.is_numeric() {
                    error = error.hint("both must have one type; convert one of them with `... as T`");
                } else {
                    error = error.hint("this operator needs two numbers");
                }
                self.diagnostics.push(error);
                return None;
            }
        };
        Some((l.op, r.op, ty))
    }

    fn arithmetic(
        &mut self,
        op: BinOp,
        left: &'a ast::Expr,
        right: &'a ast::Expr,
        span: Span,
    ) -> Option<Val> {
        if let Some(folded) = fold_literals(op, left, right) {
            return Some(folded);
        }
        let (l, r, ty) = self.same_numbers(op, left, right, span)?;
        let is_float = matches!(ty, Ty::Float(_));
        if matches!(op, BinOp::Div | BinOp::Rem) && !is_float {
            let dst = self.b.temp(ty.clone());
            let remainder = op == BinOp::Rem;
            self.b.emit(span, InstrKind::Divide { dst, remainder, left: l, right: r });
            return Some(Val::slot(dst, ty));
        }
        Some(self.compute(span, ty, Rvalue::Binary(op, l, r)))
    }

    fn equality(&mut self, op: BinOp, left: &'a ast::Expr, right: &'a ast::Expr, span: Span) -> Option<Val> {
        let (l, r) = self.operands(left, right)?;
        if l.ty.is_reference() && r.ty.is_reference() {
            if !self.may_share_instance(&l.ty, &r.ty) {
                let (a, b) = (self.show(&l.ty), self.show(&r.ty));
                self.error(span, format!("a `{a}` and a `{b}` are never the same object"));
                return None;
            }
            let dst = self.b.temp(Ty::Bool);
            self.b.emit(span, InstrKind::SameRef { dst, left: l.op, right: r.op });
            if op == BinOp::Eq {
                return Some(Val::slot(dst, Ty::Bool));
            }
            return Some(self.compute(span, Ty::Bool, Rvalue::Not(Operand::Slot(dst))));
        }
        let null_string = |value: Val| match value.ty {
            Ty::Null => Operand::Const(Const::NullString),
            _ => value.op,
        };
        let fits = match (&l.ty, &r.ty) {
            (Ty::String, Ty::Null) | (Ty::Null, Ty::String) => true,
            (a, b) if a.is_mathematical() && b.is_mathematical() => true,
            (a, b) => a == b,
        };
        if !fits {
            let message = format!("`{}` and `{}` cannot be compared", self.show(&l.ty), self.show(&r.ty));
            let mut error = Diagnostic::error(span, message);
            if l.ty.is_numeric() && r.ty.is_numeric() {
                error = error.hint("both must have one type; convert one of them with `... as T`");
            }
            self.diagnostics.push(error);
            return None;
        }
        Some(self.compute(span, Ty::Bool, Rvalue::Binary(op, null_string(l), null_string(r))))
    }

    /// Can two references of these types denote the same object?
    pub fn may_share_instance(&self, a: &Ty, b: &Ty) -> bool {
        let is_interface = |id: crate::ir::ClassId| self.program.class(id).kind == ClassKind::Interface;
        match (a, b) {
            (Ty::Ref(a), Ty::Ref(b)) => {
                is_interface(*a)
                    || is_interface(*b)
                    || self.program.is_subclass(*a, *b)
                    || self.program.is_subclass(*b, *a)
            }
            (Ty::Array(_), Ty::Ref(class)) | (Ty::Ref(class), Ty::Array(_)) => {
                *class == self.program.builtin.object
            }
            (Ty::Array(a), Ty::Array(b)) => a == b || self.may_share_instance(a, b),
            (Ty::Null, _) | (_, Ty::Null) => true,
            _ => false,
        }
    }

    fn shift(&mut self, op: BinOp, left: &'a ast::Expr, right: &'a ast::Expr, span: Span) -> Option<Val> {
        let l = self.expr(left)?;
        let l = self.hold(l, left.span, [right]);
        let r = self.expr(right)?;
        let Ty::Bits(bits) = l.ty else {
            let message = format!("shifts need a sized integer on the left, found `{}`", self.show(&l.ty));
            self.error_hint(left.span, message, "convert it: `... as i32`");
            return None;
        };
        if !r.ty.is_integer() {
            let message = format!("the distance must be an integer, found `{}`", self.show(&r.ty));
            self.error(right.span, message);
            return None;
        }
        let distance = if r.ty == l.ty {
            r.op
        } else {
            // only the low bits count, and a conversion keeps them
            self.compute(right.span, l.ty.clone(), Rvalue::Convert(r.op, Sort::Bits(bits))).op
        };
        Some(self.compute(span, l.ty, Rvalue::Binary(op, l.op, distance)))
    }

    fn bitwise(&mut self, op: BinOp, left: &'a ast::Expr, right: &'a ast::Expr, span: Span) -> Option<Val> {
        let (l, r) = self.operands(left, right)?;
        if l.ty == r.ty && matches!(l.ty, Ty::Bool | Ty::Bits(_)) {
            let ty = l.ty.clone();
            return Some(self.compute(span, ty, Rvalue::Binary(op, l.op, r.op)));
        }
        let message = format!("the operands are `{}` and `{}`", self.show(&l.ty), self.show(&r.ty));
        self.error_hint(
            span,
            message,
            "bit operators need two `bool`s or two sized integers of one type; `int` has no bits",
        );
        None
    }
}

/// Arithmetic of two integer literals stays a literal, so that it can still take any type; so do the divisions of float
/// literals that stand for the infinities and for what is not a number.
fn fold_literals(op: BinOp, left: &ast::Expr, right: &ast::Expr) -> Option<Val> {
    if op == BinOp::Div
        && let (Some(l), Some(r)) = (float_literal(left), float_literal(right))
        && r == 0.0
    {
        return Some(special_float(l / r));
    }
    let (l, r) = (literal_value(left)?, literal_value(right)?);
    Some(flexible_int(match op {
        BinOp::Add => l.add(&r),
        BinOp::Sub => l.sub(&r),
        BinOp::Mul => l.mul(&r),
        _ => return None,
    }))
}

fn float_literal(expr: &ast::Expr) -> Option<f64> {
    match &expr.kind {
        ast::ExprKind::Lit(ast::Lit::Float(text)) => text.parse().ok(),
        ast::ExprKind::Unary(ast::UnOp::Neg, inner) => float_literal(inner).map(|value| -value),
        _ => None,
    }
}

fn literal_value(expr: &ast::Expr) -> Option<crate::term::Num> {
    match &expr.kind {
        ast::ExprKind::Lit(ast::Lit::Int(digits)) => digits.parse().ok(),
        ast::ExprKind::Unary(ast::UnOp::Neg, inner) => literal_value(inner).map(|num| num.neg()),
        _ => None,
    }
}
