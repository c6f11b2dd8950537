//! Constant expressions (JLS 15.29): folding with Java's arithmetic.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "Java's conversions wrap and round exactly as these casts do"
)]

use std::rc::Rc;

use crate::syntax::tree::BinOp;
use crate::typed::{Const, UnOp};
use crate::types::Prim;

/// A constant as another primitive type, exactly as a cast.
pub(super) fn cast(value: &Const, to: Prim) -> Option<Const> {
    let narrow = |value: i32| match to {
        Prim::Byte => i32::from(value as i8),
        Prim::Short => i32::from(value as i16),
        Prim::Char => i32::from(value as u16),
        _ => value,
    };
    Some(match (value, to) {
        (Const::Boolean(value), Prim::Boolean) => Const::Boolean(*value),
        (Const::Boolean(_) | Const::String(_) | Const::Null, _) | (_, Prim::Boolean) => return None,
        (Const::Int(value), Prim::Long) => Const::Long(i64::from(*value)),
        (Const::Int(value), Prim::Float) => Const::Float(*value as f32),
        (Const::Int(value), Prim::Double) => Const::Double(f64::from(*value)),
        (Const::Int(value), _) => Const::Int(narrow(*value)),
        (Const::Long(value), Prim::Long) => Const::Long(*value),
        (Const::Long(value), Prim::Float) => Const::Float(*value as f32),
        (Const::Long(value), Prim::Double) => Const::Double(*value as f64),
        (Const::Long(value), _) => Const::Int(narrow(*value as i32)),
        // a cast of Rust saturates and gives zero for NaN, as Java's does
        (Const::Float(value), Prim::Long) => Const::Long(*value as i64),
        (Const::Float(value), Prim::Float) => Const::Float(*value),
        (Const::Float(value), Prim::Double) => Const::Double(f64::from(*value)),
        (Const::Float(value), _) => Const::Int(narrow(*value as i32)),
        (Const::Double(value), Prim::Long) => Const::Long(*value as i64),
        (Const::Double(value), Prim::Float) => Const::Float(*value as f32),
        (Const::Double(value), Prim::Double) => Const::Double(*value),
        (Const::Double(value), _) => Const::Int(narrow(*value as i32)),
    })
}

/// A unary operator on a promoted operand.
pub(super) fn unary(op: UnOp, value: &Const) -> Option<Const> {
    Some(match (op, value) {
        (UnOp::Minus, Const::Int(value)) => Const::Int(value.wrapping_neg()),
        (UnOp::Minus, Const::Long(value)) => Const::Long(value.wrapping_neg()),
        (UnOp::Minus, Const::Float(value)) => Const::Float(-value),
        (UnOp::Minus, Const::Double(value)) => Const::Double(-value),
        (UnOp::BitNot, Const::Int(value)) => Const::Int(!value),
        (UnOp::BitNot, Const::Long(value)) => Const::Long(!value),
        (UnOp::Not, Const::Boolean(value)) => Const::Boolean(!value),
        _ => return None,
    })
}

/// A binary operator on promoted operands; `None` also for a division by zero, which is no constant.
pub(super) fn binary(op: BinOp, left: &Const, right: &Const) -> Option<Const> {
    if matches!(op, BinOp::Shl | BinOp::Shr | BinOp::Ushr) {
        return shift(op, left, right);
    }
    match (left, right) {
        (Const::Int(a), Const::Int(b)) => int(op, *a, *b),
        (Const::Long(a), Const::Long(b)) => long(op, *a, *b),
        (Const::Float(a), Const::Float(b)) => match op {
            BinOp::Add => Some(Const::Float(a + b)),
            BinOp::Sub => Some(Const::Float(a - b)),
            BinOp::Mul => Some(Const::Float(a * b)),
            BinOp::Div => Some(Const::Float(a / b)),
            BinOp::Rem => Some(Const::Float(a % b)),
            _ => compare(op, a.partial_cmp(b)),
        },
        (Const::Double(a), Const::Double(b)) => match op {
            BinOp::Add => Some(Const::Double(a + b)),
            BinOp::Sub => Some(Const::Double(a - b)),
            BinOp::Mul => Some(Const::Double(a * b)),
            BinOp::Div => Some(Const::Double(a / b)),
            BinOp::Rem => Some(Const::Double(a % b)),
            _ => compare(op, a.partial_cmp(b)),
        },
        (Const::Boolean(a), Const::Boolean(b)) => Some(Const::Boolean(match op {
            BinOp::And | BinOp::BitAnd => a & b,
            BinOp::Or | BinOp::BitOr => a | b,
            BinOp::BitXor | BinOp::Ne => a != b,
            BinOp::Eq => a == b,
            _ => return None,
        })),
        (Const::String(a), Const::String(b)) => match op {
            BinOp::Eq => Some(Const::Boolean(a == b)),
            BinOp::Ne => Some(Const::Boolean(a != b)),
            _ => None,
        },
        _ => None,
    }
}

fn compare(op: BinOp, order: Option<std::cmp::Ordering>) -> Option<Const> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    Some(Const::Boolean(match op {
        BinOp::Eq => order == Some(Equal),
        BinOp::Ne => order != Some(Equal),
        BinOp::Lt => order == Some(Less),
        BinOp::Le => matches!(order, Some(Less | Equal)),
        BinOp::Gt => order == Some(Greater),
        BinOp::Ge => matches!(order, Some(Greater | Equal)),
        _ => return None,
    }))
}

/// What an operation on `int` gives is the lower half of what the operation on `long` gives.
fn int(op: BinOp, a: i32, b: i32) -> Option<Const> {
    Some(match long(op, a.into(), b.into())? {
        Const::Long(value) => Const::Int(value as i32),
        other => other,
    })
}

fn long(op: BinOp, a: i64, b: i64) -> Option<Const> {
    Some(Const::Long(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::Div => (b != 0).then(|| a.wrapping_div(b))?,
        BinOp::Rem => (b != 0).then(|| a.wrapping_rem(b))?,
        BinOp::BitAnd => a & b,
        BinOp::BitOr => a | b,
        BinOp::BitXor => a ^ b,
        _ => return compare(op, Some(a.cmp(&b))),
    }))
}

fn shift(op: BinOp, left: &Const, right: &Const) -> Option<Const> {
    let by = match right {
        Const::Int(by) => *by as u32,
        Const::Long(by) => *by as u32,
        _ => return None,
    };
    Some(match left {
        Const::Int(value) => Const::Int(match op {
            BinOp::Shl => value.wrapping_shl(by),
            BinOp::Shr => value.wrapping_shr(by),
            _ => (*value as u32).wrapping_shr(by) as i32,
        }),
        Const::Long(value) => Const::Long(match op {
            BinOp::Shl => value.wrapping_shl(by),
            BinOp::Shr => value.wrapping_shr(by),
            _ => (*value as u64).wrapping_shr(by) as i64,
        }),
        _ => return None,
    })
}

/// Whether an `int` constant fits a narrower type (JLS 5.2).
pub(super) fn fits(value: &Const, to: Prim) -> bool {
    let Const::Int(value) = value else { return false };
    match to {
        Prim::Byte => i8::try_from(*value).is_ok(),
        Prim::Short => i16::try_from(*value).is_ok(),
        Prim::Char => u16::try_from(*value).is_ok(),
        _ => false,
    }
}

/// The text of a constant in a concatenation; `None` for floats, whose text is the business of the model.
pub(super) fn text(value: &Const, ty: Option<Prim>) -> Option<Vec<u16>> {
    let shown = match value {
        Const::Int(value) if ty == Some(Prim::Char) => return Some(vec![*value as u16]),
        Const::Int(value) => value.to_string(),
        Const::Long(value) => value.to_string(),
        Const::Boolean(value) => value.to_string(),
        Const::String(units) => return Some(units.to_vec()),
        Const::Float(_) | Const::Double(_) | Const::Null => return None,
    };
    Some(shown.encode_utf16().collect())
}

/// A string constant.
pub(super) fn string(units: Vec<u16>) -> Const {
    Const::String(Rc::from(units))
}
