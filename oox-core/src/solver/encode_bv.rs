//! Sized integers as bit-vectors; mathematical integers stay Z3's integers, met through `bv2int` and `int2bv`.

use super::encode::Coded;
use crate::term::{BinOp, FloatTy, IntTy, Node, Sort, Term, Terms, UnOp};
use z3::ast::{BV, Float, Int, RoundingMode};

/// The expression of an operation on sized integers.
pub(super) fn node(terms: &Terms, term: Term, parts: &[Coded]) -> Coded {
    let parts: Vec<&BV> = parts.iter().map(Coded::bv).collect();
    let width = parts[0].get_size();
    Coded::Bv(match terms.node(term) {
        Node::Linear(addends, constant) => {
            let mut sum: Option<BV> = None;
            for (part, (_, coefficient)) in parts.iter().zip(addends.iter()) {
                let addend = match coefficient.to_i64() {
                    Some(1) => (*part).clone(),
                    Some(factor) => BV::from_i64(factor, width).bvmul(*part),
                    None => unreachable!("coefficients of sized sums are sized"),
                };
                sum = Some(sum.map_or(addend.clone(), |sum| sum.bvadd(&addend)));
            }
            let sum = sum.expect("a sum has parts");
            match constant.to_i64() {
                Some(0) => sum,
                Some(constant) => sum.bvadd(BV::from_i64(constant, width)),
                None => unreachable!("constants of sized sums are sized"),
            }
        }
        Node::Unary(UnOp::Neg, _) => parts[0].bvneg(),
        Node::Unary(_, _) => parts[0].bvnot(),
        Node::Binary(op, a, _) => {
            let Sort::Bits(ty) = terms.sort(*a) else { unreachable!("bit-vectors are sized integers") };
            let (a, b) = (parts[0], parts[1]);
            match (op, ty.signed()) {
                (BinOp::Eq, _) => return Coded::Bool(a.eq(b)),
                (BinOp::Lt, true) => return Coded::Bool(a.bvslt(b)),
                (BinOp::Lt, false) => return Coded::Bool(a.bvult(b)),
                (BinOp::Le, true) => return Coded::Bool(a.bvsle(b)),
                (BinOp::Le, false) => return Coded::Bool(a.bvule(b)),
                (BinOp::Add, _) => a.bvadd(b),
                (BinOp::Sub, _) => a.bvsub(b),
                (BinOp::Mul, _) => a.bvmul(b),
                (BinOp::Div, signed) => {
                    let zero = BV::from_i64(0, width);
                    // the least value by -1 wraps to itself, as it must
                    b.eq(&zero).ite(&zero, &if signed { a.bvsdiv(b) } else { a.bvudiv(b) })
                }
                // by zero both give the dividend
                (BinOp::Rem, true) => a.bvsrem(b),
                (BinOp::Rem, false) => a.bvurem(b),
                (op, _) => bitwise(*op, ty, a, b),
            }
        }
        other => unreachable!("{other:?} is not an operation on sized integers"),
    })
}

/// Masks and shifts.
pub(super) fn bitwise(op: BinOp, ty: IntTy, a: &BV, b: &BV) -> BV {
    let amount = || b.bvand(BV::from_i64(i64::from(ty.bits() - 1), ty.bits()));
    match op {
        BinOp::BitAnd => a.bvand(b),
        BinOp::BitOr => a.bvor(b),
        BinOp::BitXor => a.bvxor(b),
        BinOp::Shl => a.bvshl(amount()),
        BinOp::Shr if ty.signed() => a.bvashr(amount()),
        BinOp::Shr | BinOp::Ushr => a.bvlshr(amount()),
        _ => unreachable!("{op:?} is not an operation on bits"),
    }
}

/// The same value with another width: extended by its own sign, or cut.
pub(super) fn resize(bits: &BV, from: IntTy, width: u32) -> BV {
    let now = from.bits();
    match width.checked_sub(now) {
        Some(0) => bits.clone(),
        Some(more) if from.signed() => bits.sign_ext(more),
        Some(more) => bits.zero_ext(more),
        None => bits.extract(width - 1, 0),
    }
}

/// An integer as another integer sort.
pub(super) fn convert(part: &Coded, from: Sort, to: Sort) -> Coded {
    match (from, to) {
        (Sort::Bits(from), Sort::Bits(to)) => Coded::Bv(resize(part.bv(), from, to.bits())),
        (Sort::Bits(from), Sort::Int) => Coded::Int(Int::from_bv(part.bv(), from.signed())),
        (Sort::Int, Sort::Bits(to)) => Coded::Bv(BV::from_int(part.int(), to.bits())),
        (from, to) => unreachable!("no conversion from {from} to {to}"),
    }
}

/// A float as an integer, toward zero: saturating with NaN as 0 for sized integers.
pub(super) fn from_float(value: &Float, ty: FloatTy, to: Sort) -> Coded {
    let toward_zero = RoundingMode::round_towards_zero();
    let Sort::Bits(to) = to else {
        let zero = Int::from_i64(0);
        let whole = value.round_to_integral_with_rounding_mode(&toward_zero).to_real();
        let number = Int::from_real(&whole);
        return Coded::Int(value.is_nan().ite(&zero, &value.is_infinite().ite(&zero, &number)));
    };
    // Java narrows to int first
    let through = if to == IntTy::I64 { IntTy::I64 } else { IntTy::I32 };
    let width = through.bits();
    let bound: f64 = if to == IntTy::I64 { 9_223_372_036_854_775_808.0 } else { 2_147_483_648.0 };
    let literal = |value: f64| match ty {
        // a power of two, so exact
        #[allow(clippy::cast_possible_truncation)]
        FloatTy::F32 => Float::from_f32(value as f32),
        FloatTy::F64 => Float::from_f64(value),
    };
    let inside = value.to_sbv_with_rounding_mode(&toward_zero, width);
    let not_above = value.ge(literal(bound)).ite(&BV::from_i64(through.max(), width), &inside);
    let not_below = value.le(literal(-bound)).ite(&BV::from_i64(through.min(), width), &not_above);
    let number = value.is_nan().ite(&BV::from_i64(0, width), &not_below);
    Coded::Bv(resize(&number, through, to.bits()))
}
