//! Operators: promotions, comparisons, string concatenation, compound assignments, `++` and `--`.

use oox_core::lang::span::Span;

use super::constant;
use super::convert::{converted, to_prim};
use super::cx::{Cx, bindings};
use super::expr::AssignTarget;
use super::{Problem, R};
use crate::syntax::tree::{self, BinOp, ExprKind as Syntax, Lit};
use crate::typed::{Const, Conversion, Expr, ExprKind, LocalId, UnOp, Update};
use crate::types::{Prim, Type};

impl Cx<'_> {
    pub(super) fn unary(&mut self, op: tree::UnOp, operand: &tree::Expr, span: Span) -> R<Expr> {
        // the least values can only be written with their minus
        if let (tree::UnOp::Minus, Syntax::Lit(Lit::Int(2_147_483_648))) = (op, &operand.kind) {
            return Ok(Expr { kind: ExprKind::Const(Const::Int(i32::MIN)), ty: Type::INT, span });
        }
        let typed = match op {
            tree::UnOp::Not => {
                let operand = self.condition(operand)?;
                return Ok(folded_unary(UnOp::Not, operand, span));
            }
            tree::UnOp::Plus | tree::UnOp::Minus | tree::UnOp::BitNot => {
                let operand = self.value(operand, None)?;
                self.promoted(operand)?
            }
        };
        match op {
            tree::UnOp::Plus => Ok(Expr { span, ..typed }),
            tree::UnOp::Minus => Ok(folded_unary(UnOp::Minus, typed, span)),
            _ if typed.prim().is_some_and(Prim::is_integral) => Ok(folded_unary(UnOp::BitNot, typed, span)),
            _ => Err(Problem::error("`~` needs an integer", span)),
        }
    }

    pub(super) fn binary(&mut self, op: BinOp, left: &tree::Expr, right: &tree::Expr, span: Span) -> R<Expr> {
        // long chains of the same operator lean to the left: no recursion over them
        let mut chain = vec![(op, right, span)];
        let mut first = left;
        while let Syntax::Binary(op, left, right) = &first.kind {
            if matches!(op, BinOp::And | BinOp::Or) {
                break;
            }
            chain.push((*op, right, first.span));
            first = left;
        }
        if chain.len() > 1 && matches!(op, BinOp::And | BinOp::Or) {
            chain.truncate(1);
            first = left;
        }
        let mut result = match chain[0].0 {
            BinOp::And | BinOp::Or if chain.len() == 1 => return self.logic(op, left, right, span),
            _ => self.value(first, None)?,
        };
        while let Some((op, right, span)) = chain.pop() {
            let right = self.value(right, None)?;
            result = self.apply(op, result, right, span)?;
        }
        Ok(result)
    }

    fn logic(&mut self, op: BinOp, left: &tree::Expr, right: &tree::Expr, span: Span) -> R<Expr> {
        let left = self.condition(left)?;
        let (truth, falsity) = bindings(&left);
        let seen = if op == BinOp::And { truth } else { falsity };
        let right = self.with_bindings(&seen, |cx| cx.condition(right))?;
        if let (Some(a), Some(b)) = (left.constant(), right.constant())
            && let Some(value) = constant::binary(op, a, b)
        {
            return Ok(Expr { kind: ExprKind::Const(value), ty: Type::BOOLEAN, span });
        }
        let (left, right) = (Box::new(left), Box::new(right));
        let kind = if op == BinOp::And { ExprKind::And(left, right) } else { ExprKind::Or(left, right) };
        Ok(Expr { kind, ty: Type::BOOLEAN, span })
    }

    /// A binary operator on two values, with all conversions.
    pub(super) fn apply(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> R<Expr> {
        let world = self.world;
        match op {
            BinOp::Add if world.is_string(&left.ty) || world.is_string(&right.ty) => {
                Ok(self.concat(left, right, span))
            }
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => {
                let (left, right, prim) = self.promoted_pair(left, right)?;
                Ok(folded(op, left, right, Type::Prim(prim), span))
            }
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => {
                let (left, right) = (self.promoted(left)?, self.promoted(right)?);
                let (Some(prim), Some(by)) = (left.prim(), right.prim()) else { unreachable!("promoted") };
                if !prim.is_integral() || !by.is_integral() {
                    return Err(Problem::error("a shift needs integers", span));
                }
                Ok(folded(op, left, right, Type::Prim(prim), span))
            }
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
                let (left, right, _) = self.promoted_pair(left, right)?;
                Ok(folded(op, left, right, Type::BOOLEAN, span))
            }
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor => {
                let is_boolean = |expr: &Expr| world.unboxed(&expr.ty) == Some(Prim::Boolean);
                if is_boolean(&left) || is_boolean(&right) {
                    let (left, right) = (self.boolean(left)?, self.boolean(right)?);
                    return Ok(folded(op, left, right, Type::BOOLEAN, span));
                }
                let (left, right, prim) = self.promoted_pair(left, right)?;
                if !prim.is_integral() {
                    return Err(Problem::error("a bit operator needs integers", span));
                }
                Ok(folded(op, left, right, Type::Prim(prim), span))
            }
            BinOp::Eq | BinOp::Ne => self.equality(op, left, right, span),
            BinOp::And | BinOp::Or => {
                let (left, right) = (self.boolean(left)?, self.boolean(right)?);
                let (left, right) = (Box::new(left), Box::new(right));
                let kind =
                    if op == BinOp::And { ExprKind::And(left, right) } else { ExprKind::Or(left, right) };
                Ok(Expr { kind, ty: Type::BOOLEAN, span })
            }
        }
    }

    fn equality(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> R<Expr> {
        let world = self.world;
        let (left, right) = match (&left.ty, &right.ty) {
            (Type::Unknown, other) if *other != Type::Unknown && *other != Type::Null => {
                let other = other.clone();
                (self.retarget(left, &other), right)
            }
            (other, Type::Unknown) if *other != Type::Unknown && *other != Type::Null => {
                let other = other.clone();
                (left, self.retarget(right, &other))
            }
            _ => (left, right),
        };
        let (is_prim_left, is_prim_right) = (left.ty.prim().is_some(), right.ty.prim().is_some());
        if is_prim_left || is_prim_right {
            let booleans = [&left, &right].map(|side| world.unboxed(&side.ty) == Some(Prim::Boolean));
            if booleans == [true, true] {
                let (left, right) = (self.boolean(left)?, self.boolean(right)?);
                return Ok(folded(op, left, right, Type::BOOLEAN, span));
            }
            let comparable = [&left, &right]
                .iter()
                .all(|side| world.unboxed(&side.ty).is_some_and(|prim| prim != Prim::Boolean));
            // `int == Object` is a comparison of references after boxing
            if !comparable {
                let side = if is_prim_left { &right } else { &left };
                if is_prim_left != is_prim_right && side.ty.is_reference() && side.ty != Type::Null {
                    let object = world.object();
                    let (left, right) = (self.assign(left, &object)?, self.assign(right, &object)?);
                    let kind = ExprKind::Binary(op, Box::new(left), Box::new(right));
                    return Ok(Expr { kind, ty: Type::BOOLEAN, span });
                }
                return Err(Problem::error(
                    format!("`{}` and `{}` cannot be compared", world.show(&left.ty), world.show(&right.ty)),
                    span,
                ));
            }
            let (left, right, _) = self.promoted_pair(left, right)?;
            return Ok(folded(op, left, right, Type::BOOLEAN, span));
        }
        let has_null = left.ty == Type::Null || right.ty == Type::Null;
        let (left, right) = (unexpected(left, has_null), unexpected(right, has_null));
        if !has_null && !world.is_castable(&left.ty, &right.ty) {
            return Err(Problem::error(
                format!("`{}` and `{}` cannot be compared", world.show(&left.ty), world.show(&right.ty)),
                span,
            ));
        }
        Ok(folded(op, left, right, Type::BOOLEAN, span))
    }

    /// `a + b` with a string: constants are folded, and `(a + b) + c` becomes one list.
    fn concat(&self, left: Expr, right: Expr, span: Span) -> Expr {
        let ty = self.world.string();
        let text = |expr: &Expr| expr.constant().and_then(|value| constant::text(value, expr.prim()));
        if let (Some(mut a), Some(b)) = (text(&left), text(&right)) {
            a.extend(b);
            return Expr { kind: ExprKind::Const(constant::string(a)), ty, span };
        }
        let mut parts = match left.kind {
            ExprKind::Concat(parts) => parts,
            _ => vec![left],
        };
        // a constant after a constant
        let merged = match (parts.last().and_then(text), text(&right), parts.len()) {
            (Some(mut a), Some(b), 2..) => {
                a.extend(b);
                Some(a)
            }
            _ => None,
        };
        match merged {
            Some(units) => {
                let last = parts.last_mut().expect("at least two parts");
                *last =
                    Expr { kind: ExprKind::Const(constant::string(units)), ty: ty.clone(), span: last.span };
            }
            None => parts.push(right),
        }
        Expr { kind: ExprKind::Concat(parts), ty, span }
    }

    /// `place op= value`
    pub(super) fn compound(
        &mut self,
        op: BinOp,
        target: &tree::Expr,
        value: &tree::Expr,
        span: Span,
    ) -> R<Expr> {
        let place = self.place(target)?;
        let (old, old_value) = self.old_value(&place, span);
        let value = self.value(value, None)?;
        let seen = &place.seen;
        let is_text = op == BinOp::Add && self.world.is_string(&value.ty) && seen.is_reference();
        let new_value = if is_text && !self.world.is_string(seen) {
            // `Object o += "text"`
            let text = self.concat(old_value, value, span);
            self.assign(text, seen)?
        } else {
            let found = self.apply(op, old_value, value, span)?;
            self.narrowed(found, seen)?
        };
        Ok(self.update(place, old, new_value, false, span))
    }

    /// `place++` and its kin
    pub(super) fn step(
        &mut self,
        is_increment: bool,
        is_prefix: bool,
        target: &tree::Expr,
        span: Span,
    ) -> R<Expr> {
        let place = self.place(target)?;
        let (old, old_value) = self.old_value(&place, span);
        let one = Expr { kind: ExprKind::Const(Const::Int(1)), ty: Type::INT, span };
        let op = if is_increment { BinOp::Add } else { BinOp::Sub };
        let number = self.number(old_value)?;
        let new_value = self.apply(op, number, one, span)?;
        let new_value = self.narrowed(new_value, &place.seen)?;
        Ok(self.update(place, old, new_value, !is_prefix, span))
    }

    /// A variable for the value that a place has, and that value as the program sees it.
    fn old_value(&self, place: &AssignTarget, span: Span) -> (LocalId, Expr) {
        let old = self.world.new_local("old$", place.expr.ty.clone(), span);
        let value = self.local(old, span);
        let value = if value.ty.is_reference() { self.seen_as(value, place.seen.clone()) } else { value };
        (old, value)
    }

    fn update(
        &self,
        place: AssignTarget,
        old: LocalId,
        new_value: Expr,
        gives_old: bool,
        span: Span,
    ) -> Expr {
        let new_value = self.stored(new_value, &place);
        let ty = place.expr.ty.clone();
        let update = Update { place: place.expr, old, new_value, gives_old };
        let kind = ExprKind::Update(Box::new(update));
        self.after(place.effect, Expr { kind, ty, span }, place.seen)
    }

    /// The cast that is hidden in compound assignments.
    fn narrowed(&self, value: Expr, ty: &Type) -> R<Expr> {
        match (self.world.unboxed(ty), value.prim()) {
            (Some(to), Some(_)) => {
                let value = if value.ty == Type::BOOLEAN { value } else { to_prim(value, to) };
                if ty.prim().is_some() {
                    Ok(value)
                } else {
                    Ok(converted(value, Conversion::Box, ty.clone()))
                }
            }
            _ => self.assign(value, ty),
        }
    }
}

/// A binary operation, folded when both sides are constants.
fn folded(op: BinOp, left: Expr, right: Expr, ty: Type, span: Span) -> Expr {
    if let (Some(a), Some(b)) = (left.constant(), right.constant())
        && let Some(value) = constant::binary(op, a, b)
    {
        return Expr { kind: ExprKind::Const(value), ty, span };
    }
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty, span }
}

fn folded_unary(op: UnOp, operand: Expr, span: Span) -> Expr {
    let ty = operand.ty.clone();
    match operand.constant().and_then(|value| constant::unary(op, value)) {
        Some(value) => Expr { kind: ExprKind::Const(value), ty, span },
        None => Expr { kind: ExprKind::Unary(op, Box::new(operand)), ty, span },
    }
}

/// A comparison of references does not look at the class: no check that only erasure asks for. Whether something is null
/// has nothing to do with it.
fn unexpected(expr: Expr, is_with_null: bool) -> Expr {
    match expr.kind {
        ExprKind::Convert(Conversion::Expect, inner) if is_with_null => *inner,
        ExprKind::Convert(Conversion::Expect, inner) => converted(*inner, Conversion::Trust, expr.ty),
        _ => expr,
    }
}
