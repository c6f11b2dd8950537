//! Conversions (JLS 5): assignment, casts, boxing, numeric promotion.

use super::constant;
use super::cx::Cx;
use super::{Problem, R};
use crate::typed::{Call, Conversion, Expr, ExprKind};
use crate::types::{Prim, Type};
use crate::world::Synthetic;

/// A node with a conversion, folded when it is a constant.
pub(super) fn converted(expr: Expr, conversion: Conversion, ty: Type) -> Expr {
    if let (Conversion::Prim, Some(value), Some(prim)) = (conversion, expr.constant(), ty.prim())
        && let Some(folded) = constant::cast(value, prim)
    {
        return Expr { kind: ExprKind::Const(folded), ty, span: expr.span };
    }
    let span = expr.span;
    Expr { kind: ExprKind::Convert(conversion, Box::new(expr)), ty, span }
}

/// A primitive value as another primitive type.
pub(super) fn to_prim(expr: Expr, to: Prim) -> Expr {
    if expr.ty == Type::Prim(to) { expr } else { converted(expr, Conversion::Prim, Type::Prim(to)) }
}

impl Cx<'_> {
    /// The value in an assignment, argument or return context of the given type.
    pub(super) fn assign(&self, expr: Expr, to: &Type) -> R<Expr> {
        let world = self.world;
        let span = expr.span;
        let wrong = |cx: &Self, expr: &Expr| {
            Problem::error(
                format!(
                    "incompatible types: `{}` cannot be converted to `{}`",
                    cx.world.show(&expr.ty),
                    cx.world.show(to)
                ),
                span,
            )
        };
        if matches!(expr.ty, Type::Unknown) {
            return Ok(self.retarget(expr, to));
        }
        match (&expr.ty, to) {
            (Type::Void, _) => Err(Problem::error("a call without a result is used as a value", span)),
            (_, Type::Unknown) => Ok(expr),
            (Type::Prim(from), Type::Prim(target)) => {
                if from == target {
                    Ok(expr)
                } else if from.widens_to(*target)
                    || (from.promoted() == Prim::Int
                        && expr.constant().is_some_and(|value| constant::fits(value, *target)))
                {
                    Ok(converted(expr, Conversion::Prim, to.clone()))
                } else {
                    Err(wrong(self, &expr))
                }
            }
            (Type::Prim(from), _) => {
                // `Byte b = 1;`
                let target = world.unboxed(to).filter(|target| {
                    target != from && expr.constant().is_some_and(|value| constant::fits(value, *target))
                });
                let prim = target.unwrap_or(*from);
                let boxed = world.boxed(prim);
                if !world.is_subtype(&boxed, to) && !matches!(to, Type::Var(_)) {
                    return Err(wrong(self, &expr));
                }
                let expr =
                    if prim == *from { expr } else { converted(expr, Conversion::Prim, Type::Prim(prim)) };
                let boxed = converted(expr, Conversion::Box, boxed);
                Ok(self.widened(boxed, to))
            }
            (_, Type::Prim(target)) => {
                let Some(from) = world.unboxed(&expr.ty) else { return Err(wrong(self, &expr)) };
                if !from.widens_to(*target) {
                    return Err(wrong(self, &expr));
                }
                let unboxed = self.unbox(expr, from);
                Ok(if from == *target { unboxed } else { converted(unboxed, Conversion::Prim, to.clone()) })
            }
            (_, Type::Void) => Err(wrong(self, &expr)),
            _ => {
                if !world.is_subtype(&expr.ty, to) && !self.is_lenient(&expr.ty, to) {
                    return Err(wrong(self, &expr));
                }
                Ok(self.widened(expr, to))
            }
        }
    }

    /// Our inference is simpler than Java's: where only type arguments or variables disagree, the erasures decide.
    fn is_lenient(&self, from: &Type, to: &Type) -> bool {
        let world = self.world;
        let (from_erased, to_erased) = (world.erasure(from), world.erasure(to));
        let (mut from_elem, mut to_elem) = (&from_erased, &to_erased);
        while let (Type::Array(a), Type::Array(b)) = (from_elem, to_elem) {
            (from_elem, to_elem) = (a, b);
        }
        let is_open = |ty: &Type| ty.class_id().is_some_and(|id| world.is_partly_open(id));
        world.is_subtype(&from_erased, &to_erased)
            || (is_open(from_elem) && to_elem.is_reference())
            || (is_open(to_elem) && from_elem.is_reference())
            || matches!(from, Type::Var(_) | Type::Both(_))
            || matches!(to, Type::Var(_) | Type::Both(_))
    }

    /// A reference where a supertype is wanted. Where the erasures do not fit, a check at run time says so.
    pub(super) fn widened(&self, expr: Expr, to: &Type) -> Expr {
        let world = self.world;
        if expr.ty == *to || expr.ty == Type::Null {
            return expr;
        }
        // what is only passed on is not checked: `Object o = list.get(0)`
        let expr = match expr.kind {
            ExprKind::Convert(Conversion::Expect, inner)
                if inner.ty != Type::Unknown
                    && world.is_subtype(&world.erasure(&inner.ty), &world.erasure(to)) =>
            {
                converted(*inner, Conversion::Trust, expr.ty)
            }
            _ => expr,
        };
        let fits = world.is_subtype(&world.erasure(&expr.ty), &world.erasure(to));
        let conversion = if fits { Conversion::Widen } else { Conversion::Expect };
        converted(expr, conversion, to.clone())
    }

    /// A box as its primitive.
    pub(super) fn unbox(&self, expr: Expr, prim: Prim) -> Expr {
        let boxed = self.world.boxed(prim);
        let expr = if self.world.erasure(&expr.ty) == boxed { expr } else { self.widened(expr, &boxed) };
        converted(expr, Conversion::Unbox, Type::Prim(prim))
    }

    /// An expression of an unknown type where a type is wanted: the open method that gives it gets that result type.
    pub(super) fn retarget(&self, expr: Expr, to: &Type) -> Expr {
        let world = self.world;
        if matches!(to, Type::Unknown | Type::Void) {
            return expr;
        }
        if let ExprKind::Call(call) = &expr.kind {
            let method = world.method(call.method);
            if method.synthetic == Some(Synthetic::Open) && method.ret == Type::Unknown {
                let ret = world.erasure(to);
                let id =
                    world.open_method(method.class, &method.name, &method.params, &ret, method.is_static());
                let call = Call { method: id, ..(**call).clone() };
                return Expr { kind: ExprKind::Call(Box::new(call)), ty: to.clone(), span: expr.span };
            }
        }
        match to {
            Type::Prim(prim) => {
                let boxed = converted(expr, Conversion::Expect, world.boxed(*prim));
                converted(boxed, Conversion::Unbox, to.clone())
            }
            _ => converted(expr, Conversion::Expect, to.clone()),
        }
    }

    /// `(T) e`
    pub(super) fn cast(&self, expr: Expr, to: &Type) -> R<Expr> {
        let world = self.world;
        let span = expr.span;
        let wrong = |from: &Type| {
            Problem::error(
                format!("incompatible types: `{}` cannot be cast to `{}`", world.show(from), world.show(to)),
                span,
            )
        };
        match (&expr.ty, to) {
            (Type::Unknown, _) => Ok(self.retarget(expr, to)),
            (_, Type::Unknown) => Ok(expr),
            (Type::Prim(from), Type::Prim(target)) => {
                if (*from == Prim::Boolean) != (*target == Prim::Boolean) {
                    return Err(wrong(&expr.ty));
                }
                Ok(if from == target { expr } else { converted(expr, Conversion::Prim, to.clone()) })
            }
            (Type::Prim(_), _) => self.assign(expr, to),
            (_, Type::Prim(target)) => {
                if let Some(from) = world.unboxed(&expr.ty) {
                    let unboxed = self.unbox(expr, from);
                    if from == *target {
                        Ok(unboxed)
                    } else if from.widens_to(*target) {
                        Ok(converted(unboxed, Conversion::Prim, to.clone()))
                    } else {
                        Err(wrong(&unboxed.ty))
                    }
                } else {
                    let boxed = world.boxed(*target);
                    if !world.is_castable(&expr.ty, &boxed) {
                        return Err(wrong(&expr.ty));
                    }
                    let checked = converted(expr, Conversion::Cast, boxed);
                    Ok(converted(checked, Conversion::Unbox, to.clone()))
                }
            }
            (Type::Null, _) => Ok(converted(expr, Conversion::Widen, to.clone())),
            (_, Type::Both(parts)) => {
                let parts = parts.clone();
                let mut expr = expr;
                for part in parts.iter().rev() {
                    expr = self.cast(expr, part)?;
                }
                expr.ty = to.clone();
                Ok(expr)
            }
            _ => {
                if world.is_subtype(&world.erasure(&expr.ty), &world.erasure(to)) {
                    if let (Some(_), true) = (expr.constant(), world.is_string(to)) {
                        return Ok(expr);
                    }
                    return Ok(converted(expr, Conversion::Widen, to.clone()));
                }
                if !world.is_castable(&expr.ty, to) {
                    return Err(wrong(&expr.ty));
                }
                Ok(converted(expr, Conversion::Cast, to.clone()))
            }
        }
    }

    /// A number after unboxing and unary promotion.
    pub(super) fn promoted(&self, expr: Expr) -> R<Expr> {
        let unboxed = self.number(expr)?;
        let prim = unboxed.prim().expect("a number");
        Ok(to_prim(unboxed, prim.promoted()))
    }

    /// A number after unboxing.
    pub(super) fn number(&self, expr: Expr) -> R<Expr> {
        let unboxed = self.unboxed(expr)?;
        if unboxed.ty.is_numeric() {
            Ok(unboxed)
        } else {
            Err(Problem::error(
                format!("a number is needed, not `{}`", self.world.show(&unboxed.ty)),
                unboxed.span,
            ))
        }
    }

    /// A primitive value after unboxing; unknown types become `int`.
    pub(super) fn unboxed(&self, expr: Expr) -> R<Expr> {
        if expr.ty == Type::Unknown {
            return Ok(self.retarget(expr, &Type::INT));
        }
        if expr.ty.prim().is_some() {
            return Ok(expr);
        }
        match self.world.unboxed(&expr.ty) {
            Some(prim) => Ok(self.unbox(expr, prim)),
            None => Err(Problem::error(
                format!("a primitive value is needed, not `{}`", self.world.show(&expr.ty)),
                expr.span,
            )),
        }
    }

    /// Both operands after binary numeric promotion.
    pub(super) fn promoted_pair(&self, left: Expr, right: Expr) -> R<(Expr, Expr, Prim)> {
        // an unknown operand takes the type of the other
        let left = match (&left.ty, self.world.unboxed(&right.ty)) {
            (Type::Unknown, Some(prim)) => self.retarget(left, &Type::Prim(prim)),
            _ => left,
        };
        let right = match (&right.ty, self.world.unboxed(&left.ty)) {
            (Type::Unknown, Some(prim)) => self.retarget(right, &Type::Prim(prim)),
            _ => right,
        };
        let (left, right) = (self.number(left)?, self.number(right)?);
        let prims = [left.prim().expect("a number"), right.prim().expect("a number")];
        let prim = [Prim::Double, Prim::Float, Prim::Long]
            .into_iter()
            .find(|wide| prims.contains(wide))
            .unwrap_or(Prim::Int);
        Ok((to_prim(left, prim), to_prim(right, prim), prim))
    }

    /// A condition.
    pub(super) fn boolean(&self, expr: Expr) -> R<Expr> {
        self.assign(expr, &Type::BOOLEAN)
    }
}
