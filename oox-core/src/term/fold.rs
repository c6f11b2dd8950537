//! The meaning of every operation on constants. The only definition: the constructors fold with it, `eval` runs it,
//! and both encodings for Z3 are tested against it.

use super::arena::{BinOp, UnOp};
use super::num::Num;
use super::sort::{Const, FloatTy, IntTy, Sort};
use std::cmp::Ordering;

/// `op a b`, where both constants are of `sort` (the sort of the operands, not of the result).
/// Division by an integer zero is 0 and the remainder by zero is the dividend, so that terms are total.
///
/// # Panics
///
/// When the operation does not exist for the sort: terms are sorted, so this is a mistake of the caller.
pub fn apply_binary(op: BinOp, sort: Sort, a: &Const, b: &Const) -> Const {
    match (a, b) {
        (Const::Bool(a), Const::Bool(b)) => Const::Bool(bool_binary(op, *a, *b)),
        (Const::Int(a), Const::Int(b)) => match sort {
            Sort::Bits(ty) => sized_binary(op, ty, a, b),
            _ => int_binary(op, a, b),
        },
        (Const::F32(a), Const::F32(b)) => {
            let (a, b) = (f32::from_bits(*a), f32::from_bits(*b));
            match float_compare(op, a.partial_cmp(&b)) {
                Some(answer) => Const::Bool(answer),
                None => Const::f32(match op {
                    BinOp::Add => a + b,
                    BinOp::Sub => a - b,
                    BinOp::Mul => a * b,
                    BinOp::Div => a / b,
                    BinOp::Rem => a % b,
                    _ => unreachable!("{op:?} is not an operation on floats"),
                }),
            }
        }
        (Const::F64(a), Const::F64(b)) => {
            let (a, b) = (f64::from_bits(*a), f64::from_bits(*b));
            match float_compare(op, a.partial_cmp(&b)) {
                Some(answer) => Const::Bool(answer),
                None => Const::f64(match op {
                    BinOp::Add => a + b,
                    BinOp::Sub => a - b,
                    BinOp::Mul => a * b,
                    BinOp::Div => a / b,
                    BinOp::Rem => a % b,
                    _ => unreachable!("{op:?} is not an operation on floats"),
                }),
            }
        }
        _ => unreachable!("{op:?} on constants of different sorts {a:?} {b:?}"),
    }
}

fn bool_binary(op: BinOp, a: bool, b: bool) -> bool {
    match op {
        BinOp::Eq => a == b,
        BinOp::BitAnd => a & b,
        BinOp::BitOr => a | b,
        BinOp::BitXor => a ^ b,
        _ => unreachable!("{op:?} is not an operation on truth values"),
    }
}

fn float_compare(op: BinOp, order: Option<Ordering>) -> Option<bool> {
    match op {
        BinOp::Eq => Some(order == Some(Ordering::Equal)),
        BinOp::Lt => Some(order == Some(Ordering::Less)),
        BinOp::Le => Some(matches!(order, Some(Ordering::Less | Ordering::Equal))),
        _ => None,
    }
}

fn int_binary(op: BinOp, a: &Num, b: &Num) -> Const {
    Const::Int(match op {
        BinOp::Eq => return Const::Bool(a == b),
        BinOp::Lt => return Const::Bool(a < b),
        BinOp::Le => return Const::Bool(a <= b),
        BinOp::Add => a.add(b),
        BinOp::Sub => a.sub(b),
        BinOp::Mul => a.mul(b),
        BinOp::Div => a.checked_div(b).unwrap_or(Num::ZERO),
        BinOp::Rem => a.checked_rem(b).unwrap_or_else(|| a.clone()),
        _ => unreachable!("{op:?} is not an operation on mathematical integers"),
    })
}

fn sized_binary(op: BinOp, ty: IntTy, a: &Num, b: &Num) -> Const {
    let bits = |n: &Num| n.to_i64().expect("sized integers are held in 64 bits");
    // the width is a power of two, so the masked amount is the amount modulo the width
    let amount = || u32::try_from(bits(b) & i64::from(ty.bits() - 1)).expect("at most 63");
    let exact: i128 = match op {
        BinOp::BitAnd => i128::from(bits(a) & bits(b)),
        BinOp::BitOr => i128::from(bits(a) | bits(b)),
        BinOp::BitXor => i128::from(bits(a) ^ bits(b)),
        BinOp::Shl => i128::from(bits(a)) << amount(),
        BinOp::Shr => i128::from(bits(a)) >> amount(),
        BinOp::Ushr => i128::from(bits(a)).rem_euclid(1i128 << ty.bits()) >> amount(),
        _ => {
            return match int_binary(op, a, b) {
                Const::Int(value) => Const::Int(value.wrap(ty.bits(), ty.signed()).into()),
                answer => answer,
            };
        }
    };
    Const::Int(ty.wrap(exact).into())
}

/// `op a`, where the result is of `sort`.
pub(crate) fn apply_unary(op: UnOp, sort: Sort, a: &Const) -> Const {
    match (op, a) {
        (UnOp::Sqrt | UnOp::Floor | UnOp::Ceil | UnOp::Rint, Const::F32(a)) => {
            let a = f32::from_bits(*a);
            Const::f32(match op {
                UnOp::Sqrt => a.sqrt(),
                UnOp::Floor => a.floor(),
                UnOp::Ceil => a.ceil(),
                _ => a.round_ties_even(),
            })
        }
        (UnOp::Sqrt | UnOp::Floor | UnOp::Ceil | UnOp::Rint, Const::F64(a)) => {
            let a = f64::from_bits(*a);
            Const::f64(match op {
                UnOp::Sqrt => a.sqrt(),
                UnOp::Floor => a.floor(),
                UnOp::Ceil => a.ceil(),
                _ => a.round_ties_even(),
            })
        }
        // a constant holds the one NaN already
        (UnOp::ToBits, Const::F32(bits)) => Const::Int(i64::from(bits.cast_signed()).into()),
        (UnOp::ToBits, Const::F64(bits)) => Const::Int(bits.cast_signed().into()),
        (UnOp::FromBits, Const::Int(bits)) => {
            let bits = bits.to_i64().expect("sized integers are held in 64 bits").cast_unsigned();
            match sort {
                // the upper half copies the sign
                #[allow(clippy::cast_possible_truncation)]
                Sort::Float(FloatTy::F32) => Const::f32(f32::from_bits(bits as u32)),
                _ => Const::f64(f64::from_bits(bits)),
            }
        }
        (UnOp::Not, Const::Bool(a)) => Const::Bool(!a),
        (UnOp::Neg, Const::Int(a)) => Const::Int(a.neg()).normalised(sort),
        (UnOp::Neg, Const::F32(a)) => Const::f32(-f32::from_bits(*a)),
        (UnOp::Neg, Const::F64(a)) => Const::f64(-f64::from_bits(*a)),
        (UnOp::BitNot, Const::Int(a)) => Const::Int(a.neg().sub(&Num::ONE)).normalised(sort),
        (UnOp::Convert, a) => unreachable!("a conversion of {a:?} needs its target"),
        (op, a) => unreachable!("{op:?} is not an operation on {a:?}"),
    }
}

/// The constant as `to` holds it; see [`super::Terms::convert`] for the rules.
#[allow(clippy::cast_possible_truncation)] // `as` from a float saturates and from f64 to f32 rounds to nearest even
pub(crate) fn apply_convert(value: &Const, to: Sort) -> Const {
    match (value, to) {
        (Const::Int(value), Sort::Int) => Const::Int(value.clone()),
        (Const::Int(value), Sort::Bits(ty)) => Const::Int(value.wrap(ty.bits(), ty.signed()).into()),
        (Const::Int(value), Sort::Float(FloatTy::F32)) => Const::f32(value.to_f32()),
        (Const::Int(value), Sort::Float(FloatTy::F64)) => Const::f64(value.to_f64()),
        (Const::F32(bits), Sort::Float(FloatTy::F32)) => Const::F32(*bits),
        (Const::F64(bits), Sort::Float(FloatTy::F64)) => Const::F64(*bits),
        (Const::F32(bits), Sort::Float(FloatTy::F64)) => Const::f64(f64::from(f32::from_bits(*bits))),
        (Const::F64(bits), Sort::Float(FloatTy::F32)) => Const::f32(f64::from_bits(*bits) as f32),
        // every f32 is an f64, so the rest needs one rule
        (Const::F32(bits), to) => float_to_integer(f64::from(f32::from_bits(*bits)), to),
        (Const::F64(bits), to) => float_to_integer(f64::from_bits(*bits), to),
        (value, to) => unreachable!("no conversion from {value:?} to {to}"),
    }
}

#[allow(clippy::cast_possible_truncation)]
fn float_to_integer(value: f64, to: Sort) -> Const {
    Const::Int(match to {
        Sort::Bits(IntTy::I64) => Num::from(value as i64),
        Sort::Bits(IntTy::I32) => Num::from(i64::from(value as i32)),
        // Java narrows to int first
        Sort::Bits(ty) => Num::from(ty.wrap(i128::from(value as i32))),
        Sort::Int => Num::from_f64_truncating(value),
        to => unreachable!("no conversion from a float to {to}"),
    })
}
