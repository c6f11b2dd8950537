//! Arithmetic of intervals of integers with infinite ends. Every operation gives a superset of what can result.

use crate::term::{IntTy, Num, Sort};
use std::fmt;

/// The integers from `lo` to `hi`; a missing end is infinite. Never empty: see [`Interval::meet`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interval {
    /// The least value.
    pub lo: Option<Num>,
    /// The greatest value.
    pub hi: Option<Num>,
}

/// An end of an interval.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Below,
    At(Num),
    Above,
}

impl End {
    /// The product; zero times infinity is zero, since an infinite end stands for arbitrarily large finite values.
    fn mul(&self, other: &End) -> End {
        match (self.sign(), other.sign()) {
            (0, _) | (_, 0) => End::At(Num::ZERO),
            (a, b) => match (self, other) {
                (End::At(x), End::At(y)) => End::At(x.mul(y)),
                _ if a == b => End::Above,
                _ => End::Below,
            },
        }
    }

    /// The quotient toward zero by an end that is not zero; an infinite divisor gives 0.
    fn div(&self, other: &End) -> End {
        match (self, other) {
            (_, End::Below | End::Above) => End::At(Num::ZERO),
            (End::At(x), End::At(y)) => End::At(x.checked_div(y).unwrap_or(Num::ZERO)),
            _ if self.sign() == other.sign() => End::Above,
            _ => End::Below,
        }
    }

    fn sign(&self) -> i8 {
        match self {
            End::Below => -1,
            End::Above => 1,
            End::At(x) if x.is_zero() => 0,
            End::At(x) => {
                if x.is_negative() {
                    -1
                } else {
                    1
                }
            }
        }
    }

    fn finite(self) -> Option<Num> {
        match self {
            End::At(x) => Some(x),
            _ => None,
        }
    }
}

impl Interval {
    /// Every integer.
    pub const FULL: Interval = Interval { lo: None, hi: None };

    /// One integer.
    pub fn point(value: Num) -> Interval {
        Interval { lo: Some(value.clone()), hi: Some(value) }
    }

    /// From `lo` to `hi`, which must not be less.
    pub fn new(lo: impl Into<Num>, hi: impl Into<Num>) -> Interval {
        let (lo, hi) = (lo.into(), hi.into());
        debug_assert!(lo <= hi);
        Interval { lo: Some(lo), hi: Some(hi) }
    }

    /// The values of a sized integer.
    pub fn of_type(ty: IntTy) -> Interval {
        Interval::new(ty.min(), ty.max())
    }

    /// All values of a sort; truth values are 0 and 1.
    pub fn of_sort(sort: Sort) -> Interval {
        match sort {
            Sort::Bits(ty) => Interval::of_type(ty),
            Sort::Bool => Interval::new(0i64, 1i64),
            _ => Interval::FULL,
        }
    }

    /// The only value.
    pub fn as_point(&self) -> Option<&Num> {
        match (&self.lo, &self.hi) {
            (Some(lo), Some(hi)) if lo == hi => Some(lo),
            _ => None,
        }
    }

    /// Is the value inside?
    pub fn contains(&self, value: &Num) -> bool {
        self.lo.as_ref().is_none_or(|lo| lo <= value) && self.hi.as_ref().is_none_or(|hi| value <= hi)
    }

    /// Is every value of `other` inside?
    pub fn includes(&self, other: &Interval) -> bool {
        self.low() <= other.low() && other.high() <= self.high()
    }

    /// What is in both; `None` when nothing is.
    pub fn meet(&self, other: &Interval) -> Option<Interval> {
        let (lo, hi) = (self.low().max(other.low()), self.high().min(other.high()));
        (lo <= hi).then(|| Interval { lo: lo.finite(), hi: hi.finite() })
    }

    /// The least interval with both inside.
    #[must_use]
    pub fn join(&self, other: &Interval) -> Interval {
        Interval { lo: self.low().min(other.low()).finite(), hi: self.high().max(other.high()).finite() }
    }

    /// `[a,b] + [c,d] = [a+c, b+d]`.
    #[must_use]
    pub fn add(&self, other: &Interval) -> Interval {
        let sum = |a: &Option<Num>, b: &Option<Num>| Some(a.as_ref()?.add(b.as_ref()?));
        Interval { lo: sum(&self.lo, &other.lo), hi: sum(&self.hi, &other.hi) }
    }

    /// `-[a,b] = [-b, -a]`.
    #[must_use]
    pub fn neg(&self) -> Interval {
        Interval { lo: self.hi.as_ref().map(Num::neg), hi: self.lo.as_ref().map(Num::neg) }
    }

    /// `[a,b] - [c,d] = [a-d, b-c]`.
    #[must_use]
    pub fn sub(&self, other: &Interval) -> Interval {
        self.add(&other.neg())
    }

    /// The hull of the products of the ends.
    #[must_use]
    pub fn mul(&self, other: &Interval) -> Interval {
        self.hull(other, End::mul)
    }

    /// Times a number.
    #[must_use]
    pub fn scale(&self, factor: &Num) -> Interval {
        self.mul(&Interval::point(factor.clone()))
    }

    /// The values `v` with `factor * v` inside; `None` when there are none. `factor` is not zero.
    pub fn unscale(&self, factor: &Num) -> Option<Interval> {
        let this = if factor.is_negative() { self.neg() } else { self.clone() };
        let factor = factor.abs();
        let ceil = |n: &Num| Some(n.neg().checked_div_floor(&factor)?.neg());
        let lo = this.lo.as_ref().and_then(ceil);
        let hi = this.hi.as_ref().and_then(|n| n.checked_div_floor(&factor));
        match (&lo, &hi) {
            (Some(lo), Some(hi)) if lo > hi => None,
            _ => Some(Interval { lo, hi }),
        }
    }

    /// The quotient toward zero, where `x / 0` is 0.
    #[must_use]
    pub fn div(&self, other: &Interval) -> Interval {
        if other.contains(&Num::ZERO) {
            // no quotient is greater than its dividend
            let size = self.magnitude();
            return Interval { lo: size.as_ref().map(Num::neg), hi: size };
        }
        self.hull(other, End::div)
    }

    /// The remainder with the sign of the dividend, where `x % 0` is `x`.
    #[must_use]
    pub fn rem(&self, other: &Interval) -> Interval {
        let below_divisor = match other.magnitude() {
            Some(size) if !other.contains(&Num::ZERO) => End::At(size.sub(&Num::ONE)),
            _ => End::Above,
        };
        let hi = self.high().max(End::At(Num::ZERO)).min(below_divisor.clone());
        let lo = self.neg().high().max(End::At(Num::ZERO)).min(below_divisor);
        Interval { lo: lo.finite().map(|n| n.neg()), hi: hi.finite() }
    }

    /// Rounded down after division by a positive number: an arithmetic shift.
    #[must_use]
    pub fn div_floor(&self, by: &Num) -> Interval {
        let floor = |n: &Option<Num>| n.as_ref().and_then(|n| n.checked_div_floor(by));
        Interval { lo: floor(&self.lo), hi: floor(&self.hi) }
    }

    /// This, if the type holds all of it; else every value of the type, because something may have wrapped.
    #[must_use]
    pub fn wrapped(self, sort: Sort) -> Interval {
        let all = Interval::of_sort(sort);
        if all.includes(&self) { self } else { all }
    }

    /// Is every value 0 or more?
    pub fn is_non_negative(&self) -> bool {
        self.lo.as_ref().is_some_and(|lo| !lo.is_negative())
    }

    /// The greatest absolute value.
    fn magnitude(&self) -> Option<Num> {
        Some(self.lo.as_ref()?.abs().max(self.hi.as_ref()?.abs()))
    }

    fn low(&self) -> End {
        self.lo.clone().map_or(End::Below, End::At)
    }

    fn high(&self) -> End {
        self.hi.clone().map_or(End::Above, End::At)
    }

    fn hull(&self, other: &Interval, op: impl Fn(&End, &End) -> End) -> Interval {
        let (mut lo, mut hi) = (End::Above, End::Below);
        for a in [self.low(), self.high()] {
            for b in [other.low(), other.high()] {
                let value = op(&a, &b);
                lo = lo.min(value.clone());
                hi = hi.max(value);
            }
        }
        Interval { lo: lo.finite(), hi: hi.finite() }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.lo {
            Some(lo) => write!(f, "[{lo}, ")?,
            None => f.write_str("(-inf, ")?,
        }
        match &self.hi {
            Some(hi) => write!(f, "{hi}]"),
            None => f.write_str("inf)"),
        }
    }
}
