//! Operators in conditions: those of JML in terms of Java's, with as few parentheses as can be read.

use super::Spoken;
use super::said::{BOOLEAN, Said, promoted, truth};
use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, Expr, JavaType, SpecOp, TypeName, UnaryOp};

/// An operator before its operand.
pub fn unary(op: UnaryOp, inner: Said) -> Spoken {
    if op == UnaryOp::Not {
        return Ok(inner.negated());
    }
    let ty = promoted(&inner.ty, &JavaType::Prim("int"))?;
    Ok(Said::plain(Expr::Unary(op, Box::new(inner.code)), ty))
}

/// What an operation is whose left side decides it.
pub enum Decided {
    /// Just this.
    Known(Box<Said>),
    /// What the right side is.
    Right,
}

/// What the left side of an operation decides.
pub fn decided(op: SpecOp, left: &Said) -> Option<Decided> {
    match (op, left.code.as_truth()?) {
        (SpecOp::Java(BinaryOp::And), false) | (SpecOp::Java(BinaryOp::Or), true) => {
            Some(Decided::Known(Box::new(left.clone())))
        }
        (SpecOp::Implies, false) => Some(Decided::Known(Box::new(truth(true)))),
        (SpecOp::Java(BinaryOp::And) | SpecOp::Implies | SpecOp::Iff, true)
        | (SpecOp::Java(BinaryOp::Or), false) => Some(Decided::Right),
        _ => None,
    }
}

/// An operation of two sides.
pub fn binary(op: SpecOp, left: Said, right: Said) -> Spoken {
    if let SpecOp::Java(op) = op
        && let Some(known) = compared(op, &left, &right)?
    {
        return Ok(truth(known));
    }
    // a condition that is compared with a known one is that condition or its opposite
    let is_same = match op {
        SpecOp::Java(BinaryOp::Equal) | SpecOp::Iff => Some(true),
        SpecOp::Java(BinaryOp::NotEqual) | SpecOp::NotIff => Some(false),
        _ => None,
    };
    if let Some(is_same) = is_same.filter(|_| left.ty == BOOLEAN && right.ty == BOOLEAN) {
        for (side, other) in [(&left, &right), (&right, &left)] {
            match side.code.as_truth() {
                Some(known) if known == is_same => return Ok(other.clone()),
                Some(_) => return Ok(other.clone().negated()),
                None => {}
            }
        }
    }
    Ok(match op {
        SpecOp::Implies => {
            // what follows stands for itself
            let is_or = matches!(right.code, Expr::Binary(BinaryOp::Or, ..));
            let code = if is_or { Expr::Parens(Box::new(right.code)) } else { right.code };
            Said::condition(Expr::binary(BinaryOp::Or, left.negated().code, code))
        }
        SpecOp::Iff => Said::joined(BinaryOp::Equal, left, right, BOOLEAN),
        SpecOp::NotIff => Said::joined(BinaryOp::NotEqual, left, right, BOOLEAN),
        SpecOp::Java(op) => joined(op, left, right)?,
    })
}

/// `cond ? then : els`
pub fn conditional(cond: Said, then: Said, els: Said) -> Spoken {
    let ty = match (&then.ty, &els.ty) {
        (a, b) if a == b => a.clone(),
        (JavaType::Prim(_), _) | (_, JavaType::Prim(_)) => promoted(&then.ty, &els.ty)?,
        (JavaType::Unknown, other) | (other, _) => other.clone(),
    };
    Ok(Said::plain(Expr::Conditional(Box::new([cond.code, then.code, els.code])), ty))
}

/// Two expressions with an operator of Java between them.
fn joined(op: BinaryOp, left: Said, right: Said) -> Spoken {
    Ok(match op {
        BinaryOp::And | BinaryOp::Or => Said::joined(op, left, right, BOOLEAN),
        BinaryOp::Equal | BinaryOp::NotEqual => {
            let is_null = |said: &Said| said.code.is_null();
            let needs_cast = left.is_reference()
                && right.is_reference()
                && left.ty != right.ty
                && !is_null(&left)
                && !is_null(&right)
                && left.ty.class_name() != Some("Object")
                && right.ty.class_name() != Some("Object");
            let first = if needs_cast { left.code.cast(TypeName::object()) } else { left.code };
            let code = |op: BinaryOp| Expr::binary(op, first.clone(), right.code.clone());
            Said { opposite: op.opposite().map(code), ..Said::condition(code(op)) }
        }
        BinaryOp::Less | BinaryOp::AtMost | BinaryOp::Greater | BinaryOp::AtLeast => {
            let ty = promoted(&left.ty, &right.ty)?;
            let other = |op| Expr::binary(op, left.code.clone(), right.code.clone());
            // what is not a number is neither less nor not less
            let is_whole = matches!(ty, JavaType::Prim("int" | "long"));
            let opposite = op.opposite().filter(|_| is_whole).map(other);
            Said { opposite, ..Said::joined(op, left, right, BOOLEAN) }
        }
        BinaryOp::Add if [&left, &right].iter().any(|side| side.ty.class_name() == Some("String")) => {
            Said::joined(op, left, right, JavaType::text())
        }
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::Xor if left.ty == BOOLEAN && right.ty == BOOLEAN => {
            Said::joined(op, left, right, BOOLEAN)
        }
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned => {
            let ty = promoted(&left.ty, &JavaType::Prim("int"))?;
            Said::joined(op, left, right, ty)
        }
        _ => {
            let ty = promoted(&left.ty, &right.ty)?;
            Said::joined(op, left, right, ty)
        }
    })
}

/// What a comparison of two literals gives; `None` where it is to be seen.
fn compared(op: BinaryOp, left: &Said, right: &Said) -> Result<Option<bool>, Unsaid> {
    let is_equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
    if is_equality && left.is_reference() && right.is_reference() {
        // a box is written as the number in it, and which object that is nobody knows
        let is_null = |said: &Said| said.code.is_null();
        let is_there = |said: &Said| said.is_boxed() || said.code.is_text();
        return match () {
            () if is_null(left) && is_null(right) => Ok(Some(op == BinaryOp::Equal)),
            () if is_there(left) && is_null(right) || is_null(left) && is_there(right) => {
                Ok(Some(op == BinaryOp::NotEqual))
            }
            () if left.is_boxed() || right.is_boxed() => Err(Unsaid::WhichObject),
            () => Ok(None),
        };
    }
    let (Some(left), Some(right)) = (left.code.as_int(), right.code.as_int()) else { return Ok(None) };
    Ok(Some(match op {
        BinaryOp::Equal => left == right,
        BinaryOp::NotEqual => left != right,
        BinaryOp::Less => left < right,
        BinaryOp::AtMost => left <= right,
        BinaryOp::Greater => left > right,
        BinaryOp::AtLeast => left >= right,
        _ => return Ok(None),
    }))
}
