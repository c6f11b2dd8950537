//! Integers of any size with a fast case for those that fit in 64 bits.
//!
//! Invariant: `Big` is used only for values outside `i64`, so derived equality and hashing are right.

use num_bigint::BigInt;
use num_traits::{FromPrimitive, Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A mathematical integer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Num(Repr);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small(i64),
    Big(Arc<BigInt>),
}

/// The text was not a decimal integer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a decimal integer")]
pub struct ParseNumError(String);

impl Num {
    /// Zero.
    pub const ZERO: Num = Num(Repr::Small(0));
    /// One.
    pub const ONE: Num = Num(Repr::Small(1));

    fn from_big(value: BigInt) -> Num {
        match value.to_i64() {
            Some(small) => Num(Repr::Small(small)),
            None => Num(Repr::Big(Arc::new(value))),
        }
    }

    fn big(&self) -> BigInt {
        match &self.0 {
            Repr::Small(small) => BigInt::from(*small),
            Repr::Big(big) => (**big).clone(),
        }
    }

    /// The value as `i64`, when it fits.
    pub fn to_i64(&self) -> Option<i64> {
        match self.0 {
            Repr::Small(small) => Some(small),
            Repr::Big(_) => None,
        }
    }

    /// The value as `i128`, when it fits.
    pub fn to_i128(&self) -> Option<i128> {
        match &self.0 {
            Repr::Small(small) => Some(i128::from(*small)),
            Repr::Big(big) => big.to_i128(),
        }
    }

    /// How many binary digits its magnitude has.
    pub fn bits(&self) -> u64 {
        match &self.0 {
            Repr::Small(value) => u64::from(i64::BITS - value.unsigned_abs().leading_zeros()),
            Repr::Big(value) => value.bits(),
        }
    }

    /// Is this 0?
    pub fn is_zero(&self) -> bool {
        self.0 == Repr::Small(0)
    }

    /// Is this 1?
    pub fn is_one(&self) -> bool {
        self.0 == Repr::Small(1)
    }

    /// Is this below 0?
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Repr::Small(small) => *small < 0,
            Repr::Big(big) => big.is_negative(),
        }
    }

    fn binary(
        &self,
        other: &Num,
        small: impl Fn(i64, i64) -> Option<i64>,
        big: impl Fn(BigInt, BigInt) -> BigInt,
    ) -> Num {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &other.0)
            && let Some(result) = small(*a, *b)
        {
            return Num(Repr::Small(result));
        }
        Num::from_big(big(self.big(), other.big()))
    }

    /// The exact sum.
    #[must_use]
    pub fn add(&self, other: &Num) -> Num {
        self.binary(other, i64::checked_add, |a, b| a + b)
    }

    /// The exact difference.
    #[must_use]
    pub fn sub(&self, other: &Num) -> Num {
        self.binary(other, i64::checked_sub, |a, b| a - b)
    }

    /// The exact product.
    #[must_use]
    pub fn mul(&self, other: &Num) -> Num {
        self.binary(other, i64::checked_mul, |a, b| a * b)
    }

    /// The negation.
    #[must_use]
    pub fn neg(&self) -> Num {
        Num::ZERO.sub(self)
    }

    /// The magnitude.
    #[must_use]
    pub fn abs(&self) -> Num {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// The quotient rounded toward zero; `None` when `other` is zero.
    #[must_use]
    pub fn checked_div(&self, other: &Num) -> Option<Num> {
        (!other.is_zero()).then(|| self.binary(other, i64::checked_div, |a, b| a / b))
    }

    /// The remainder of [`Num::checked_div`], with the sign of `self`; `None` when `other` is zero.
    #[must_use]
    pub fn checked_rem(&self, other: &Num) -> Option<Num> {
        (!other.is_zero()).then(|| self.binary(other, i64::checked_rem, |a, b| a % b))
    }

    /// The quotient rounded toward minus infinity; `None` when `other` is zero.
    #[must_use]
    pub fn checked_div_floor(&self, other: &Num) -> Option<Num> {
        let quotient = self.checked_div(other)?;
        let remainder = self.checked_rem(other)?;
        let inexact_below = !remainder.is_zero() && (remainder.is_negative() != other.is_negative());
        Some(if inexact_below { quotient.sub(&Num::ONE) } else { quotient })
    }

    /// The greatest common divisor, never negative.
    #[must_use]
    pub fn gcd(&self, other: &Num) -> Num {
        let (mut a, mut b) = (self.abs(), other.abs());
        while let Some(rest) = a.checked_rem(&b) {
            (a, b) = (b, rest);
        }
        a
    }

    /// The value modulo `2^bits`, in the two's complement range when `signed`, else in `0..2^bits`.
    pub fn wrap(&self, bits: u32, signed: bool) -> i64 {
        let low = match &self.0 {
            // shifting up and down again copies the sign of the kept part
            Repr::Small(small) if signed => return (small << (64 - bits)) >> (64 - bits),
            Repr::Small(small) => i128::from(*small),
            Repr::Big(big) => {
                let modulus = BigInt::from(1u8) << 64u8;
                let mut low = &**big % &modulus;
                if low.is_negative() {
                    low += modulus;
                }
                low.to_i128().expect("a value below 2^64 fits")
            }
        };
        let modulus = 1i128 << bits;
        let low = low.rem_euclid(modulus);
        let value = if signed && low >= modulus / 2 { low - modulus } else { low };
        i64::try_from(value).expect("sized integers are at most 64 bits signed or 16 bits unsigned")
    }

    /// The nearest `f64`, ties to even.
    #[allow(clippy::cast_precision_loss)] // rounding is what is asked for
    pub fn to_f64(&self) -> f64 {
        match self.to_i128() {
            Some(value) => value as f64,
            None => self.big().to_f64().expect("big integers always convert"),
        }
    }

    /// The nearest `f32`, ties to even, rounded once.
    #[allow(clippy::cast_precision_loss)]
    pub fn to_f32(&self) -> f32 {
        match self.to_i128() {
            Some(value) => value as f32,
            None => self.big().to_f32().expect("big integers always convert"),
        }
    }

    /// The integer part of a finite float; 0 for NaN and the infinities.
    pub fn from_f64_truncating(value: f64) -> Num {
        Num::from_big(BigInt::from_f64(value.trunc()).unwrap_or_else(BigInt::zero))
    }
}

impl From<i64> for Num {
    fn from(value: i64) -> Num {
        Num(Repr::Small(value))
    }
}

impl From<i32> for Num {
    fn from(value: i32) -> Num {
        Num(Repr::Small(i64::from(value)))
    }
}

impl From<i128> for Num {
    fn from(value: i128) -> Num {
        match i64::try_from(value) {
            Ok(small) => Num(Repr::Small(small)),
            Err(_) => Num(Repr::Big(Arc::new(BigInt::from(value)))),
        }
    }
}

impl From<usize> for Num {
    fn from(value: usize) -> Num {
        Num::from(value as i128)
    }
}

impl FromStr for Num {
    type Err = ParseNumError;

    fn from_str(text: &str) -> Result<Num, ParseNumError> {
        if let Ok(small) = text.parse::<i64>() {
            return Ok(Num(Repr::Small(small)));
        }
        BigInt::from_str(text).map(Num::from_big).map_err(|_| ParseNumError(text.to_owned()))
    }
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Repr::Small(small) => small.fmt(f),
            Repr::Big(big) => big.fmt(f),
        }
    }
}

impl fmt::Debug for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Ord for Num {
    fn cmp(&self, other: &Num) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Small(a), Repr::Small(b)) => a.cmp(b),
            (Repr::Big(a), Repr::Big(b)) => a.cmp(b),
            // a big number is outside i64, so its sign decides
            (Repr::Small(_), Repr::Big(b)) => {
                if b.is_negative() {
                    Ordering::Greater
                } else {
                    Ordering::Less
                }
            }
            (Repr::Big(a), Repr::Small(_)) => {
                if a.is_negative() {
                    Ordering::Less
                } else {
                    Ordering::Greater
                }
            }
        }
    }
}

impl PartialOrd for Num {
    fn partial_cmp(&self, other: &Num) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
