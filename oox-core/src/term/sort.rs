//! Sorts of terms and their constants.

use super::num::Num;
use std::fmt;

/// The name of a symbolic input. Numbers are given by the engine; their order is the canonical order of symbols.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymId(pub u32);

/// A fixed-width integer type.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum IntTy {
    /// 8 bits, signed.
    I8,
    /// 16 bits, signed.
    I16,
    /// 16 bits, unsigned: a character.
    U16,
    /// 32 bits, signed.
    I32,
    /// 64 bits, signed.
    I64,
}

impl IntTy {
    /// Every type, narrowest first.
    pub const ALL: [IntTy; 5] = [IntTy::I8, IntTy::I16, IntTy::U16, IntTy::I32, IntTy::I64];

    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            IntTy::I8 => 8,
            IntTy::I16 | IntTy::U16 => 16,
            IntTy::I32 => 32,
            IntTy::I64 => 64,
        }
    }

    /// Two's complement, or plain binary?
    pub fn signed(self) -> bool {
        self != IntTy::U16
    }

    /// The least value.
    pub fn min(self) -> i64 {
        if self.signed() { i64::MIN >> (64 - self.bits()) } else { 0 }
    }

    /// The greatest value.
    pub fn max(self) -> i64 {
        if self.signed() { i64::MAX >> (64 - self.bits()) } else { i64::from(u16::MAX) }
    }

    /// The value of this type that equals `value` modulo two to the width.
    pub fn wrap(self, value: i128) -> i64 {
        Num::from(value).wrap(self.bits(), self.signed())
    }

    /// Does the type hold this value?
    pub fn contains(self, value: &Num) -> bool {
        value.to_i64().is_some_and(|value| (self.min()..=self.max()).contains(&value))
    }

    /// Does `other` hold every value of this type?
    pub fn fits_in(self, other: IntTy) -> bool {
        other.min() <= self.min() && self.max() <= other.max()
    }
}

/// A floating-point type.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatTy {
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
}

/// What a term stands for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Mathematical integers.
    Int,
    /// Integers that wrap around.
    Bits(IntTy),
    /// IEEE floats with one NaN.
    Float(FloatTy),
}

impl Sort {
    /// Is this `Int` or `Bits`?
    pub fn is_integral(self) -> bool {
        matches!(self, Sort::Int | Sort::Bits(_))
    }

    /// What an unconstrained symbol is: false, 0 or 0.0.
    pub fn default_const(self) -> Const {
        match self {
            Sort::Bool => Const::Bool(false),
            Sort::Int | Sort::Bits(_) => Const::Int(Num::ZERO),
            Sort::Float(FloatTy::F32) => Const::F32(0),
            Sort::Float(FloatTy::F64) => Const::F64(0),
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sort::Bool => "bool",
            Sort::Int => "integer",
            Sort::Bits(IntTy::I8) => "byte",
            Sort::Bits(IntTy::I16) => "short",
            Sort::Bits(IntTy::U16) => "char",
            Sort::Bits(IntTy::I32) => "int",
            Sort::Bits(IntTy::I64) => "long",
            Sort::Float(FloatTy::F32) => "float",
            Sort::Float(FloatTy::F64) => "double",
        })
    }
}

/// A value. Floats are held as their bits so that equality is identity: 0.0 and -0.0 differ, NaN equals NaN.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Const {
    /// Of `Sort::Bool`.
    Bool(bool),
    /// Of `Sort::Int` and `Sort::Bits`.
    Int(Num),
    /// Of `Sort::Float(F32)`: the bits.
    F32(u32),
    /// Of `Sort::Float(F64)`: the bits.
    F64(u64),
}

impl Const {
    /// The constant of this float, with the one NaN.
    pub fn f32(value: f32) -> Const {
        Const::F32(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
    }

    /// The constant of this double, with the one NaN.
    pub fn f64(value: f64) -> Const {
        Const::F64(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() })
    }

    /// The truth value, of a `Bool`.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Const::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The integer, of an `Int`.
    pub fn as_num(&self) -> Option<&Num> {
        match self {
            Const::Int(value) => Some(value),
            _ => None,
        }
    }

    /// Is this a constant of the sort? Sized integers must lie in their range.
    pub fn is_of(&self, sort: Sort) -> bool {
        match (self, sort) {
            (Const::Bool(_), Sort::Bool) | (Const::Int(_), Sort::Int) => true,
            (Const::Int(value), Sort::Bits(ty)) => ty.contains(value),
            (Const::F32(_), Sort::Float(FloatTy::F32)) | (Const::F64(_), Sort::Float(FloatTy::F64)) => true,
            _ => false,
        }
    }

    /// The same value as this sort holds it: sized integers wrapped, NaN made canonical, another kind replaced by
    /// the default of the sort.
    #[must_use]
    pub fn normalised(self, sort: Sort) -> Const {
        match (self, sort) {
            (Const::Int(value), Sort::Bits(ty)) => Const::Int(value.wrap(ty.bits(), ty.signed()).into()),
            (Const::F32(bits), Sort::Float(FloatTy::F32)) => Const::f32(f32::from_bits(bits)),
            (Const::F64(bits), Sort::Float(FloatTy::F64)) => Const::f64(f64::from_bits(bits)),
            (value, sort) if value.is_of(sort) => value,
            (_, sort) => sort.default_const(),
        }
    }
}

impl fmt::Display for Const {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Const::Bool(value) => value.fmt(f),
            Const::Int(value) => value.fmt(f),
            Const::F32(bits) => write!(f, "{:?}f", f32::from_bits(*bits)),
            Const::F64(bits) => write!(f, "{:?}", f64::from_bits(*bits)),
        }
    }
}
