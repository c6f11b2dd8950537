//! Have sums of integer variables that must be zero, or at most zero, a common solution?
//!
//! A sum that is zero and has a variable with coefficient 1 or -1 gives that variable away. The others go one after the
//! other by Fourier and Motzkin: every upper bound is set against every lower one. Walking back, each variable gets the value
//! nearest to 0 between its bounds.
//!
//! Sound because whatever is derived holds for all integers that satisfy the rows: a row is multiplied by positive numbers
//! only, and a row whose coefficients have a common divisor is divided by it with the constant rounded to the stricter side,
//! where no integer gets lost. No arithmetic wraps: what leaves 128 bits gives up, as does what takes too many rows.

use std::collections::BTreeMap;

/// Variables, by number, with coefficients that are not zero.
type Parts = BTreeMap<usize, i128>;

/// Variables times coefficients, plus a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sum {
    parts: Parts,
    constant: i128,
}

/// What must hold of a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// It is zero or less.
    AtMostZero(Sum),
    /// It is zero.
    Zero(Sum),
}

#[derive(PartialEq, Eq, Debug)]
pub(super) enum Eliminated {
    /// The value of each variable.
    Solution(Vec<i128>),
    /// There is none.
    None,
    /// Not between this number and the next one, of which the variable must have either side.
    Gap(usize, i128),
    GaveUp,
}

/// A number left 128 bits, or there are too many rows.
struct TooMuch;

impl Sum {
    pub(super) fn constant(constant: i128) -> Sum {
        Sum { parts: Parts::new(), constant }
    }

    pub(super) fn variable(variable: usize) -> Sum {
        Sum { parts: Parts::from([(variable, 1)]), constant: 0 }
    }

    /// This plus a multiple of another; `None` when a number gets too large.
    pub(super) fn plus(&self, factor: i128, other: &Sum) -> Option<Sum> {
        let mut sum = self.clone();
        sum.constant = sum.constant.checked_add(factor.checked_mul(other.constant)?)?;
        for (variable, coefficient) in &other.parts {
            let more = factor.checked_mul(*coefficient)?;
            let here = sum.parts.entry(*variable).or_insert(0);
            *here = here.checked_add(more)?;
            if *here == 0 {
                sum.parts.remove(variable);
            }
        }
        Some(sum)
    }

    pub(super) fn times(&self, factor: i128) -> Option<Sum> {
        Sum::default().plus(factor, self)
    }

    /// The number, where there are no variables.
    pub(super) fn as_constant(&self) -> Option<i128> {
        self.parts.is_empty().then_some(self.constant)
    }

    fn value(&self, values: &[i128]) -> Option<i128> {
        self.parts.iter().try_fold(self.constant, |sum, (variable, coefficient)| {
            sum.checked_add(coefficient.checked_mul(values[*variable])?)
        })
    }

    fn divisor(&self) -> i128 {
        self.parts.values().fold(0, |all, coefficient| gcd(all, *coefficient))
    }

    fn divided(mut self, divisor: i128, constant: i128) -> Sum {
        for coefficient in self.parts.values_mut() {
            *coefficient /= divisor;
        }
        self.constant = constant;
        self
    }

    /// The sum without one variable, and that variable's coefficient.
    fn without(&self, variable: usize) -> (Sum, i128) {
        let mut rest = self.clone();
        let coefficient = rest.parts.remove(&variable).unwrap_or(0);
        (rest, coefficient)
    }

    /// The sum with another in the place of a variable.
    fn replaced(&self, variable: usize, by: &Sum) -> Result<Sum, TooMuch> {
        let (rest, coefficient) = self.without(variable);
        if coefficient == 0 { Ok(rest) } else { rest.plus(coefficient, by).ok_or(TooMuch) }
    }
}

impl Row {
    pub(super) fn holds(&self, values: &[i128]) -> bool {
        match self {
            Row::AtMostZero(sum) => sum.value(values).is_some_and(|value| value <= 0),
            Row::Zero(sum) => sum.value(values) == Some(0),
        }
    }
}

/// The greatest common divisor; of 0 and a number its magnitude.
fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    // one that does not fit divides by nothing
    i128::try_from(a).unwrap_or(1)
}

/// The quotient by a positive number, rounded down.
pub(super) fn floor(a: i128, by: i128) -> i128 {
    a.div_euclid(by)
}

/// The quotient by a positive number, rounded up.
fn ceil(a: i128, by: i128) -> i128 {
    floor(a, by) + i128::from(a.rem_euclid(by) != 0)
}

/// How a variable gets its value from those that were eliminated after it.
enum Step {
    Is(usize, Sum),
    Between(usize, Vec<Sum>),
}

/// The rows that are left, each at most zero. Of those with the same variables only the strictest is kept.
#[derive(Default)]
struct Bounds(BTreeMap<Parts, i128>);

/// Some row cannot hold.
struct Contradiction;

impl Bounds {
    fn add(&mut self, sum: Sum) -> Result<(), Contradiction> {
        let divisor = sum.divisor();
        if divisor == 0 {
            return if sum.constant <= 0 { Ok(()) } else { Err(Contradiction) };
        }
        let constant = ceil(sum.constant, divisor);
        let sum = sum.divided(divisor, constant);
        let strictest = self.0.entry(sum.parts).or_insert(sum.constant);
        *strictest = (*strictest).max(sum.constant);
        Ok(())
    }

    /// The variable with the fewest pairs of bounds.
    fn cheapest(&self) -> Option<usize> {
        let mut counts: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
        for (variable, coefficient) in self.0.keys().flatten() {
            let (above, below) = counts.entry(*variable).or_default();
            *(if *coefficient > 0 { above } else { below }) += 1;
        }
        counts
            .into_iter()
            .min_by_key(|(variable, (above, below))| (above * below, *variable))
            .map(|most| most.0)
    }

    /// Takes the rows with this variable out.
    fn take(&mut self, variable: usize) -> Vec<Sum> {
        let (with, without) = std::mem::take(&mut self.0)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(parts, _)| parts.contains_key(&variable));
        self.0 = without;
        with.into_iter().map(|(parts, constant)| Sum { parts, constant }).collect()
    }
}

/// Decides the rows over variables 0 up to a number. `fuel` is how many rows may still be derived.
pub(super) fn decide(rows: &[Row], variables: usize, fuel: &mut u32) -> Eliminated {
    match eliminate(rows, fuel) {
        Err(TooMuch) => Eliminated::GaveUp,
        Ok(None) => Eliminated::None,
        Ok(Some(steps)) => walk_back(&steps, variables),
    }
}

/// The steps in which the variables went; `None` when the rows contradict each other.
fn eliminate(rows: &[Row], fuel: &mut u32) -> Result<Option<Vec<Step>>, TooMuch> {
    let (mut equal, mut at_most) = (Vec::new(), Vec::new());
    for row in rows {
        match row {
            Row::Zero(sum) => equal.push(sum.clone()),
            Row::AtMostZero(sum) => at_most.push(sum.clone()),
        }
    }
    let mut steps = Vec::new();
    let Some(equal) = substitute(equal, &mut at_most, &mut steps, fuel)? else { return Ok(None) };
    let mut bounds = Bounds::default();
    for sum in equal {
        let opposite = sum.times(-1).ok_or(TooMuch)?;
        at_most.extend([sum, opposite]);
    }
    for sum in at_most {
        if bounds.add(sum).is_err() {
            return Ok(None);
        }
    }
    while let Some(variable) = bounds.cheapest() {
        let with = bounds.take(variable);
        let (above, below): (Vec<&Sum>, Vec<&Sum>) = with.iter().partition(|sum| sum.parts[&variable] > 0);
        for upper in &above {
            for lower in &below {
                *fuel = fuel.checked_sub(1).ok_or(TooMuch)?;
                let (a, b) = (upper.parts[&variable], lower.parts[&variable]);
                let divisor = gcd(a, b);
                // positive multiples of both, in which the variable cancels
                let factor = b.checked_neg().ok_or(TooMuch)? / divisor;
                let sum = upper.times(factor).and_then(|sum| sum.plus(a / divisor, lower)).ok_or(TooMuch)?;
                if bounds.add(sum).is_err() {
                    return Ok(None);
                }
            }
        }
        steps.push(Step::Between(variable, with));
    }
    Ok(Some(steps))
}

/// Gives away a variable of each sum that is zero, as long as one has a coefficient of 1 or -1. What is left of these sums;
/// `None` when no integers make one zero.
fn substitute(
    mut equal: Vec<Sum>,
    at_most: &mut [Sum],
    steps: &mut Vec<Step>,
    fuel: &mut u32,
) -> Result<Option<Vec<Sum>>, TooMuch> {
    loop {
        let mut given = None;
        for sum in &mut equal {
            let divisor = sum.divisor();
            if divisor == 0 && sum.constant != 0 || divisor != 0 && sum.constant % divisor != 0 {
                return Ok(None);
            }
            if divisor > 1 {
                let constant = sum.constant / divisor;
                *sum = std::mem::take(sum).divided(divisor, constant);
            }
            given = given.or_else(|| {
                let (variable, _) =
                    sum.parts.iter().find(|(_, coefficient)| matches!(coefficient, 1 | -1))?;
                Some((*variable, sum.without(*variable)))
            });
        }
        let Some((variable, (rest, coefficient))) = given else { return Ok(Some(equal)) };
        let is = rest.times(-coefficient).ok_or(TooMuch)?;
        for sum in equal.iter_mut().chain(at_most.iter_mut()) {
            *fuel = fuel.checked_sub(1).ok_or(TooMuch)?;
            *sum = sum.replaced(variable, &is)?;
        }
        // the sum that gave it has become 0 == 0
        equal.retain(|sum| *sum != Sum::default());
        steps.push(Step::Is(variable, is));
    }
}

/// The value of each variable, the one that went last first.
fn walk_back(steps: &[Step], variables: usize) -> Eliminated {
    let mut values = vec![0; variables];
    for step in steps.iter().rev() {
        match step {
            Step::Is(variable, sum) => match sum.value(&values) {
                Some(value) => values[*variable] = value,
                None => return Eliminated::GaveUp,
            },
            Step::Between(variable, rows) => match ends(*variable, rows, &values) {
                Some((low, high)) if low <= high => values[*variable] = 0.max(low).min(high),
                Some((_, high)) => return Eliminated::Gap(*variable, high),
                None => return Eliminated::GaveUp,
            },
        }
    }
    Eliminated::Solution(values)
}

/// The least and the greatest integer that the rows allow for a variable, given the others.
fn ends(variable: usize, rows: &[Sum], values: &[i128]) -> Option<(i128, i128)> {
    let (mut low, mut high) = (i128::MIN, i128::MAX);
    for row in rows {
        let (rest, coefficient) = row.without(variable);
        let rest = rest.value(values)?;
        if coefficient > 0 {
            high = high.min(floor(rest.checked_neg()?, coefficient));
        } else {
            low = low.max(ceil(rest, coefficient.checked_neg()?));
        }
    }
    Some((low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(parts: &[(usize, i128)], constant: i128) -> Sum {
        Sum { parts: parts.iter().copied().collect(), constant }
    }

    fn check(rows: &[Row], expected: &Eliminated) {
        assert_eq!(decide(rows, 2, &mut 100), *expected);
    }

    #[test]
    fn bounds_that_cross_leave_nothing() {
        // 2x <= 2y - 1 and y <= x
        let rows = [Row::AtMostZero(sum(&[(0, 2), (1, -2)], 1)), Row::AtMostZero(sum(&[(1, 1), (0, -1)], 0))];
        check(&rows, &Eliminated::None);
    }

    #[test]
    fn an_even_number_is_not_odd() {
        // 2x == 4y + 1
        check(&[Row::Zero(sum(&[(0, 2), (1, -4)], -1))], &Eliminated::None);
        // 2x == 3 as two bounds
        let rows = [Row::AtMostZero(sum(&[(0, 2)], -3)), Row::AtMostZero(sum(&[(0, -2)], 3))];
        check(&rows, &Eliminated::None);
    }

    #[test]
    fn values_are_near_zero() {
        // x + y == 5, x >= 7
        let rows = [Row::Zero(sum(&[(0, 1), (1, 1)], -5)), Row::AtMostZero(sum(&[(0, -1)], 7))];
        check(&rows, &Eliminated::Solution(vec![7, -2]));
    }

    #[test]
    fn no_integer_between_is_said() {
        // 3x == 2y and y == 1 in the clothes of bounds: x would be two thirds
        let rows = [
            Row::AtMostZero(sum(&[(0, 3), (1, -2)], 0)),
            Row::AtMostZero(sum(&[(0, -3), (1, 2)], 0)),
            Row::AtMostZero(sum(&[(1, -1)], 1)),
            Row::AtMostZero(sum(&[(1, 1)], -2)),
        ];
        assert!(matches!(decide(&rows, 2, &mut 100), Eliminated::Gap(..)));
    }

    #[test]
    fn what_is_too_large_gives_up() {
        let large = i128::MAX / 2;
        let rows = [
            Row::AtMostZero(sum(&[(0, large), (1, -3)], 1)),
            Row::AtMostZero(sum(&[(0, -5), (1, large)], 1)),
        ];
        check(&rows, &Eliminated::GaveUp);
        let rows = [Row::AtMostZero(sum(&[(0, 1)], 0)), Row::AtMostZero(sum(&[(0, -1)], 1))];
        assert_eq!(decide(&rows, 1, &mut 0), Eliminated::GaveUp);
    }
}
