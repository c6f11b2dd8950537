//! The layer of linear conditions alone, against every assignment of two bytes, and on the questions it was made for.

use oox_core::solver::{Answer, Assumed, Chain, PathCondition, SolverConfig};
use oox_core::term::{Const, IntTy, Model, Num, Sort, SymId, Term, Terms};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::cell::Cell;
use std::time::Instant;

/// Only this layer, and intervals if wanted; Z3 is out of time before it starts.
fn alone(intervals: bool) -> SolverConfig {
    SolverConfig {
        simplify: false,
        intervals,
        slices: false,
        model_reuse: false,
        differences: false,
        cache: false,
        guess: false,
        products: false,
        deadline: Some(Instant::now()),
        ..SolverConfig::default()
    }
}

/// A number made of two bytes, computed in some type.
#[derive(Clone, Debug)]
enum Number {
    X,
    Y,
    Literal(i8),
    Sum(Box<Number>, Box<Number>),
    Difference(Box<Number>, Box<Number>),
    Negative(Box<Number>),
    Times(i8, Box<Number>),
    Quotient(Box<Number>, i8),
    Rest(Box<Number>, i8),
    Left(Box<Number>, i8),
    Right(Box<Number>, i8),
    RightUnsigned(Box<Number>, i8),
    Flipped(Box<Number>),
    LastDigits(Box<Number>, u8),
    Choice(Box<Condition>, Box<Number>, Box<Number>),
}

#[derive(Clone, Debug)]
enum Condition {
    Less(Sort, Box<Number>, Box<Number>),
    AtMost(Sort, Box<Number>, Box<Number>),
    Equal(Sort, Box<Number>, Box<Number>),
    Not(Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
    Same(Box<Condition>, Box<Condition>),
}

/// Two's complement, written down once more.
fn wrap(sort: Sort, value: i128) -> i128 {
    let Sort::Bits(ty) = sort else { return value };
    let modulus = 1i128 << ty.bits();
    let rest = value.rem_euclid(modulus);
    if ty.signed() && rest >= modulus / 2 { rest - modulus } else { rest }
}

impl Number {
    fn value(&self, sort: Sort, x: i8, y: i8) -> i128 {
        let operand = |number: &Number| number.value(sort, x, y);
        let width = match sort {
            Sort::Bits(ty) => i128::from(ty.bits()),
            _ => 1,
        };
        let exact = match self {
            Number::X => i128::from(x),
            Number::Y => i128::from(y),
            Number::Literal(value) => i128::from(*value),
            Number::Sum(a, b) => operand(a) + operand(b),
            Number::Difference(a, b) => operand(a) - operand(b),
            Number::Negative(a) => -operand(a),
            Number::Times(factor, a) => wrap(sort, i128::from(*factor)) * operand(a),
            Number::Quotient(a, by) => match wrap(sort, i128::from(*by)) {
                0 => 0,
                by => operand(a) / by,
            },
            Number::Rest(a, by) => match wrap(sort, i128::from(*by)) {
                0 => operand(a),
                by => operand(a) % by,
            },
            Number::Left(a, by) => operand(a) << i128::from(*by).rem_euclid(width),
            Number::Right(a, by) => operand(a) >> i128::from(*by).rem_euclid(width),
            Number::RightUnsigned(a, by) if width > 1 => {
                operand(a).rem_euclid(1 << width) >> i128::from(*by).rem_euclid(width)
            }
            Number::RightUnsigned(a, _) => operand(a),
            Number::Flipped(a) if width > 1 => -1 - operand(a),
            Number::Flipped(a) => operand(a),
            Number::LastDigits(a, count) if width > 1 => operand(a).rem_euclid(1 << (count % 8)),
            Number::LastDigits(a, _) => operand(a),
            Number::Choice(when, a, b) => operand(if when.holds(x, y) { a } else { b }),
        };
        wrap(sort, exact)
    }

    fn term(&self, terms: &mut Terms, sort: Sort) -> Term {
        let literal = |terms: &mut Terms, value: i128| {
            let value = wrap(sort, value);
            terms.constant(sort, Const::Int(value.into()))
        };
        let byte = Sort::Bits(IntTy::I8);
        let is_sized = sort != Sort::Int;
        match self {
            Number::X | Number::Y => {
                let symbol = terms.symbol(SymId(u32::from(matches!(self, Number::Y))), byte);
                terms.convert(symbol, sort)
            }
            Number::Literal(value) => literal(terms, i128::from(*value)),
            Number::Sum(a, b) => {
                let (a, b) = (a.term(terms, sort), b.term(terms, sort));
                terms.add(a, b)
            }
            Number::Difference(a, b) => {
                let (a, b) = (a.term(terms, sort), b.term(terms, sort));
                terms.sub(a, b)
            }
            Number::Negative(a) => {
                let a = a.term(terms, sort);
                terms.neg(a)
            }
            Number::Times(factor, a) => {
                let (factor, a) = (literal(terms, i128::from(*factor)), a.term(terms, sort));
                terms.mul(factor, a)
            }
            Number::Quotient(a, by) => {
                let (a, by) = (a.term(terms, sort), literal(terms, i128::from(*by)));
                terms.div(a, by)
            }
            Number::Rest(a, by) => {
                let (a, by) = (a.term(terms, sort), literal(terms, i128::from(*by)));
                terms.rem(a, by)
            }
            Number::Left(a, by) | Number::Right(a, by) | Number::RightUnsigned(a, by) => {
                let a = a.term(terms, sort);
                let by = literal(terms, i128::from(*by));
                match self {
                    _ if !is_sized => a,
                    Number::Left(..) => terms.shl(a, by),
                    Number::Right(..) => terms.shr(a, by),
                    _ => terms.ushr(a, by),
                }
            }
            Number::Flipped(a) => {
                let a = a.term(terms, sort);
                if is_sized { terms.bit_not(a) } else { a }
            }
            Number::LastDigits(a, count) => {
                let (a, mask) = (a.term(terms, sort), literal(terms, (1 << (count % 8)) - 1));
                if is_sized { terms.bit_and(a, mask) } else { a }
            }
            Number::Choice(c, a, b) => {
                let (c, a, b) = (c.term(terms), a.term(terms, sort), b.term(terms, sort));
                terms.ite(c, a, b)
            }
        }
    }
}

impl Condition {
    fn holds(&self, x: i8, y: i8) -> bool {
        let both = |sort: &Sort, a: &Number, b: &Number| (a.value(*sort, x, y), b.value(*sort, x, y));
        match self {
            Condition::Less(sort, a, b) => {
                let (a, b) = both(sort, a, b);
                a < b
            }
            Condition::AtMost(sort, a, b) => {
                let (a, b) = both(sort, a, b);
                a <= b
            }
            Condition::Equal(sort, a, b) => {
                let (a, b) = both(sort, a, b);
                a == b
            }
            Condition::Not(a) => !a.holds(x, y),
            Condition::And(a, b) => a.holds(x, y) && b.holds(x, y),
            Condition::Or(a, b) => a.holds(x, y) || b.holds(x, y),
            Condition::Same(a, b) => a.holds(x, y) == b.holds(x, y),
        }
    }

    fn term(&self, terms: &mut Terms) -> Term {
        match self {
            Condition::Less(sort, a, b) => {
                let (a, b) = (a.term(terms, *sort), b.term(terms, *sort));
                terms.lt(a, b)
            }
            Condition::AtMost(sort, a, b) => {
                let (a, b) = (a.term(terms, *sort), b.term(terms, *sort));
                terms.le(a, b)
            }
            Condition::Equal(sort, a, b) => {
                let (a, b) = (a.term(terms, *sort), b.term(terms, *sort));
                terms.eq(a, b)
            }
            Condition::Not(a) => {
                let a = a.term(terms);
                terms.not(a)
            }
            Condition::And(a, b) => {
                let (a, b) = (a.term(terms), b.term(terms));
                terms.and(a, b)
            }
            Condition::Or(a, b) => {
                let (a, b) = (a.term(terms), b.term(terms));
                terms.or(a, b)
            }
            Condition::Same(a, b) => {
                let (a, b) = (a.term(terms), b.term(terms));
                terms.eq(a, b)
            }
        }
    }
}

fn sort() -> impl Strategy<Value = Sort> {
    let sized =
        [IntTy::I8, IntTy::I8, IntTy::I8, IntTy::I16, IntTy::U16, IntTy::I32, IntTy::I64].map(Sort::Bits);
    prop::sample::select([&sized[..], &[Sort::Int]].concat())
}

/// Literals that matter to bytes more often than others.
fn literal() -> impl Strategy<Value = i8> {
    prop_oneof![4 => -4..=8i8, 2 => prop::sample::select(vec![-128i8, -127, 126, 127, 64, -64]), 2 => any::<i8>()]
}

fn comparison(number: BoxedStrategy<Number>) -> impl Strategy<Value = Condition> {
    (0u8..6, sort(), number.clone(), number).prop_map(|(which, sort, a, b)| {
        let (a, b) = (Box::new(a), Box::new(b));
        match which {
            0 => Condition::Less(sort, a, b),
            1 => Condition::AtMost(sort, a, b),
            2..=4 => Condition::Equal(sort, a, b),
            _ => Condition::Not(Box::new(Condition::Equal(sort, a, b))),
        }
    })
}

/// Sums mostly; the rest now and then.
fn number() -> BoxedStrategy<Number> {
    let leaf = prop_oneof![
        3 => Just(Number::X),
        3 => Just(Number::Y),
        1 => literal().prop_map(Number::Literal),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        let flag = comparison(inner.clone());
        let inner = inner.prop_map(Box::new).boxed();
        let with = || (inner.clone(), literal());
        prop_oneof![
            6 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Number::Sum(a, b)),
            5 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Number::Difference(a, b)),
            1 => inner.clone().prop_map(Number::Negative),
            3 => with().prop_map(|(a, factor)| Number::Times(factor, a)),
            2 => with().prop_map(|(a, by)| Number::Quotient(a, by)),
            2 => with().prop_map(|(a, by)| Number::Rest(a, by)),
            1 => with().prop_map(|(a, by)| Number::Left(a, by)),
            1 => with().prop_map(|(a, by)| Number::Right(a, by)),
            1 => with().prop_map(|(a, by)| Number::RightUnsigned(a, by)),
            1 => inner.clone().prop_map(Number::Flipped),
            1 => (inner.clone(), any::<u8>()).prop_map(|(a, count)| Number::LastDigits(a, count)),
            1 => (flag.prop_map(Box::new), inner.clone(), inner.clone())
                .prop_map(|(c, a, b)| Number::Choice(c, a, b)),
        ]
    })
    .boxed()
}

fn condition() -> impl Strategy<Value = Condition> {
    comparison(number()).prop_recursive(2, 4, 2, |inner| {
        let inner = inner.prop_map(Box::new).boxed();
        prop_oneof![
            1 => inner.clone().prop_map(Condition::Not),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Condition::And(a, b)),
            3 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Condition::Or(a, b)),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Condition::Same(a, b)),
        ]
    })
}

/// How many questions were asked, and how many decided to be which.
#[derive(Default)]
struct Tally {
    asked: Cell<u32>,
    sat: Cell<u32>,
    unsat: Cell<u32>,
}

fn more(count: &Cell<u32>) {
    count.set(count.get() + 1);
}

/// Asks for one condition after the other, and for its negation; whatever is decided is what all assignments say.
fn check_path(
    tally: &Tally,
    config: &SolverConfig,
    simplify: bool,
    steps: &[Condition],
) -> Result<(), TestCaseError> {
    let mut terms = Terms::new(simplify);
    let mut chain = Chain::new(config.clone());
    let (mut path, mut accepted) = (PathCondition::new(), Vec::new());
    for step in steps {
        let mut next = None;
        for condition in [Condition::Not(Box::new(step.clone())), step.clone()] {
            let all_hold = |x: i8, y: i8| {
                condition.holds(x, y) && accepted.iter().all(|before: &Condition| before.holds(x, y))
            };
            let term = condition.term(&mut terms);
            more(&tally.asked);
            next = None;
            match chain.assume(&mut terms, &path, term) {
                Assumed::Infeasible => {
                    more(&tally.unsat);
                    let model =
                        BYTES.flat_map(|x| BYTES.map(move |y| (x, y))).find(|(x, y)| all_hold(*x, *y));
                    prop_assert_eq!(model, None, "said to be unsat with {:?}", config);
                }
                Assumed::Feasible(longer) => {
                    more(&tally.sat);
                    let model = longer.last_model().expect("feasible paths have a model");
                    let [x, y] = [0, 1].map(|id| byte(model, SymId(id)));
                    prop_assert!(all_hold(x, y), "{}, {} is no model", x, y);
                    next = Some(longer);
                }
                Assumed::Unknown(..) => {}
            }
        }
        // the step itself was asked last
        if let Some(longer) = next {
            path = longer;
            accepted.push(step.clone());
        }
    }
    Ok(())
}

const BYTES: std::ops::RangeInclusive<i8> = i8::MIN..=i8::MAX;

/// The value of a symbol that is a byte; one that is not named is 0.
fn byte(model: &Model, id: SymId) -> i8 {
    let value = model.get(id).map_or(Some(0), |value| value.as_num()?.to_i64());
    value.and_then(|value| i8::try_from(value).ok()).expect("bytes have values of bytes")
}

#[test]
fn every_answer_is_what_all_assignments_say() {
    let tally = Tally::default();
    let mut runner = TestRunner::new(Config { cases: 600, failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&prop::collection::vec(condition(), 1..6), |steps| {
        for intervals in [false, true] {
            for simplify in [false, true] {
                check_path(&tally, &alone(intervals), simplify, &steps)?;
            }
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    let (asked, sat, unsat) = (tally.asked.get(), tally.sat.get(), tally.unsat.get());
    // a layer that passes everything on would agree with everything
    assert!(sat + unsat > asked / 2 && unsat > asked / 25, "of {asked} {sat} sat, {unsat} unsat");
}

/// What the whole chain says of conditions that hold together, each built from symbols of a type.
fn check_without_z3(
    ty: IntTy,
    symbols: u32,
    build: impl Fn(&mut Terms, &[Term]) -> Vec<Term>,
    expected: bool,
) {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let symbols: Vec<Term> = (0..symbols).map(|id| terms.symbol(SymId(id), Sort::Bits(ty))).collect();
    let conditions = build(&mut terms, &symbols);
    let all = terms.and_all(conditions);
    let found = chain.assume(&mut terms, &PathCondition::new(), all);
    assert_eq!(matches!(found, Assumed::Feasible(_)), expected);
    assert_eq!(matches!(found, Assumed::Infeasible), !expected);
    assert_eq!(chain.stats().z3_calls, 0);
}

#[test]
fn twice_a_negative_number_is_zero_only_at_the_end_of_the_type() {
    let build = |least: i64| {
        move |terms: &mut Terms, symbols: &[Term]| {
            let x = symbols[0];
            let (least, zero) = (terms.bits(IntTy::I32, least), terms.bits(IntTy::I32, 0));
            let twice = terms.add(x, x);
            vec![terms.le(least, x), terms.lt(x, zero), terms.eq(twice, zero)]
        }
    };
    check_without_z3(IntTy::I32, 1, build(i64::from(i32::MIN) + 1), false);
    check_without_z3(IntTy::I32, 1, build(i64::from(i32::MIN)), true);
}

#[test]
fn two_sides_of_a_triangle_are_longer_than_the_third() {
    let build = |terms: &mut Terms, symbols: &[Term]| {
        let (zero, limit) = (terms.bits(IntTy::I32, 0), terms.bits(IntTy::I32, 1 << 30));
        let mut conditions = Vec::new();
        for (at, side) in symbols.iter().enumerate() {
            let sum = terms.add(symbols[(at + 1) % 3], symbols[(at + 2) % 3]);
            conditions.extend([terms.lt(*side, limit), terms.lt(*side, sum)]);
        }
        // one side is nothing or less
        conditions.push(terms.le(symbols[1], zero));
        let least = terms.bits(IntTy::I32, -(1 << 30));
        conditions.extend(symbols.iter().map(|side| terms.le(least, *side)).collect::<Vec<_>>());
        conditions
    };
    check_without_z3(IntTy::I32, 3, build, false);
}

#[test]
fn half_of_a_length_is_less_than_the_length() {
    let build = |terms: &mut Terms, symbols: &[Term]| {
        let (one, two) = (terms.bits(IntTy::I32, 1), terms.bits(IntTy::I32, 2));
        let half = terms.div(symbols[0], two);
        vec![terms.le(one, half), terms.le(symbols[0], half)]
    };
    check_without_z3(IntTy::I32, 1, build, false);
}

#[test]
fn a_longer_array_has_room_for_one_more() {
    let build = |terms: &mut Terms, symbols: &[Term]| {
        let &[count, length, more] = symbols else { unreachable!() };
        let (zero, one) = (terms.bits(IntTy::I32, 0), terms.bits(IntTy::I32, 1));
        let limit = terms.bits(IntTy::I32, 1 << 29);
        let (next, longer) = (terms.add(count, one), terms.add(length, more));
        vec![
            terms.le(zero, count),
            terms.le(count, length),
            terms.le(length, limit),
            terms.le(more, limit),
            terms.lt(length, next),
            terms.le(one, more),
            terms.lt(longer, next),
        ]
    };
    check_without_z3(IntTy::I32, 3, build, false);
}

#[test]
fn an_odd_number_is_not_twice_another() {
    let build = |terms: &mut Terms, symbols: &[Term]| {
        let (one, two) = (terms.bits(IntTy::I64, 1), terms.bits(IntTy::I64, 2));
        let twice = terms.mul(symbols[1], two);
        let odd = terms.rem(symbols[0], two);
        vec![terms.eq(odd, one), terms.eq(twice, symbols[0])]
    };
    check_without_z3(IntTy::I64, 2, build, false);
}

#[test]
fn readable_values_of_sums_need_no_z3() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let sides: Vec<Term> = (0..3).map(|id| terms.symbol(SymId(id), Sort::Bits(IntTy::I32))).collect();
    let mut path = PathCondition::new();
    let thousand = terms.bits(IntTy::I32, 1000);
    let sum = terms.add(sides[0], sides[1]);
    let total = terms.add(sum, sides[2]);
    let conditions = [terms.lt(thousand, total), terms.lt(sides[0], sides[1]), terms.lt(sum, sides[2])];
    for condition in conditions {
        path = chain.add(&mut terms, &path, condition);
    }
    let order = [0, 1, 2].map(SymId);
    let Answer::Sat(model) = chain.readable_model(&mut terms, &path, &order) else { panic!("feasible") };
    let value = |id| model.get(id).and_then(Const::as_num).and_then(Num::to_i64).expect("it occurs");
    let [a, b, c] = order.map(value);
    assert_eq!((a, b), (0, 1));
    assert!((1000..2000).contains(&c), "{c}");
    assert_eq!(chain.stats().z3_calls, 0);
}
