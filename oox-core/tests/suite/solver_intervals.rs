//! Intervals and difference constraints: never wrong, and strong enough for the programs of Smid's thesis.

use oox_core::solver::{Assumed, Chain, Interval, Intervals, PathCondition, SolverConfig};
use oox_core::term::{Const, IntTy, Num, Sort, SymId, Term, Terms};
use proptest::prelude::*;

use crate::term_recipe::{self as recipe, Menu, SORTS};

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn a_model_of_the_conditions_lies_in_all_intervals(
        steps in prop::collection::vec(recipe::recipe(4, 16), 1..5),
        picks in prop::collection::vec(any::<u8>(), 27),
        simplify in any::<bool>(),
    ) {
        let mut terms = Terms::new(simplify);
        let menu = Menu::of(&SORTS[1..7], true);
        let model = recipe::random_model(&picks);
        let mut intervals = Intervals::default();
        let mut path = Vec::new();
        for step in &steps {
            let mut term = recipe::build(&mut terms, &menu, Sort::Bool, step);
            if terms.eval(term, &model) == Const::Bool(false) {
                term = terms.not(term);
            }
            path.push(term);
            // the decision before the condition is known must not exclude it
            prop_assert_ne!(intervals.decide(&terms, term), Some(false));
            let outcome = intervals.narrow(&terms, &[term], |_| path.clone());
            prop_assert!(outcome.is_ok(), "a model exists: {:?}", model);
            for (symbol, interval) in intervals.iter() {
                let value = match model.get(symbol).unwrap() {
                    Const::Bool(value) => Num::from(i64::from(*value)),
                    value => value.as_num().unwrap().clone(),
                };
                prop_assert!(interval.contains(&value), "{:?} is {} outside {}", symbol, value, interval);
            }
        }
    }

    #[test]
    fn the_value_of_a_term_lies_in_its_interval(
        recipe in recipe::recipe(5, 30),
        sort in 1..7usize,
        picks in prop::collection::vec(any::<u8>(), 27),
        simplify in any::<bool>(),
    ) {
        let mut terms = Terms::new(simplify);
        let term = recipe::build(&mut terms, &Menu::of(&SORTS[1..7], true), SORTS[sort], &recipe);
        let model = recipe::random_model(&picks);
        // bounds that the model satisfies, around its values
        let mut intervals = Intervals::default();
        for id in terms.symbols(term).iter() {
            let symbol = terms.symbol_term(*id).unwrap();
            if terms.sort(symbol).is_integral() {
                let value = terms.constant(terms.sort(symbol), model.get(*id).unwrap().clone());
                let bounds = [terms.le(value, symbol), terms.le(symbol, value)];
                let which = usize::from(picks[id.0 as usize] % 2);
                intervals.narrow(&terms, &bounds[which..=which], |_| Vec::new()).unwrap();
            }
        }
        let value = terms.eval(term, &model);
        let interval = intervals.of(&terms, term);
        prop_assert!(interval.contains(value.as_num().unwrap()), "{:?} outside {}", value, interval);
    }
}

fn interval(lo: i64, hi: i64) -> Interval {
    Interval::new(lo, hi)
}

#[test]
fn arithmetic_of_intervals_covers_every_pair() {
    let small: Vec<(i64, i64)> = (-4..=4).flat_map(|lo| (lo..=4).map(move |hi| (lo, hi))).collect();
    for &(a, b) in &small {
        for &(c, d) in &small {
            let (left, right) = (interval(a, b), interval(c, d));
            for x in a..=b {
                for y in c..=d {
                    let inside = |result: &Interval, value: i64| result.contains(&Num::from(value));
                    assert!(inside(&left.add(&right), x + y));
                    assert!(inside(&left.sub(&right), x - y));
                    assert!(inside(&left.mul(&right), x * y));
                    assert!(inside(&left.div(&right), if y == 0 { 0 } else { x / y }), "{x} / {y}");
                    assert!(inside(&left.rem(&right), if y == 0 { x } else { x % y }), "{x} % {y}");
                }
            }
        }
    }
    let half_line = Interval { lo: Some(Num::from(5)), hi: None };
    assert_eq!(half_line.neg(), Interval { lo: None, hi: Some(Num::from(-5)) });
    assert_eq!(half_line.mul(&interval(-1, -1)).hi, Some(Num::from(-5)));
    assert_eq!(interval(0, 3).meet(&interval(4, 5)), None);
}

struct Room {
    terms: Terms,
    chain: Chain,
    path: PathCondition,
}

impl Room {
    fn new() -> Room {
        Room {
            terms: Terms::new(true),
            chain: Chain::new(SolverConfig::default()),
            path: PathCondition::new(),
        }
    }

    fn assume(&mut self, term: Term) -> &mut Room {
        match self.chain.assume(&mut self.terms, &self.path, term) {
            Assumed::Feasible(longer) => self.path = longer,
            _ => panic!("feasible"),
        }
        self
    }

    fn infeasible(&mut self, term: Term) -> bool {
        matches!(self.chain.assume(&mut self.terms, &self.path, term), Assumed::Infeasible)
    }
}

#[test]
fn inference_needs_no_z3() {
    for sort in [Sort::Int, Sort::Bits(IntTy::I32)] {
        for swapped in [false, true] {
            let mut room = Room::new();
            let (v, x) = (room.terms.symbol(SymId(0), sort), room.terms.symbol(SymId(1), sort));
            let mut number = |n: i64| room.terms.constant(sort, Const::Int(n.into()));
            let (three, eight, eleven, twelve) = (number(3), number(8), number(11), number(12));
            let (twenty_one, twenty_two) = (number(21), number(22));
            let terms = &mut room.terms;
            let (above, below) = (terms.gt(v, three), terms.lt(v, eight));
            let range = terms.and(above, below);
            let triple = terms.mul(three, v);
            let equation = terms.eq(x, triple);
            let impossible =
                [terms.gt(x, twenty_two), terms.lt(x, eleven), terms.gt(x, twenty_one), terms.lt(x, twelve)];
            // sized, the equation alone may wrap: the range must come first for intervals to use it
            let steps = if swapped { [equation, range] } else { [range, equation] };
            for step in steps {
                room.assume(step);
            }
            for condition in impossible {
                assert!(room.infeasible(condition), "{sort}");
            }
            assert_eq!(room.chain.stats().z3_calls, 0, "{sort} {swapped}");
            assert_eq!(*room.path.intervals().get(SymId(1)).unwrap(), interval(12, 21));
        }
    }
}

#[test]
fn the_printed_rules_would_prune_a_feasible_path() {
    let mut room = Room::new();
    let sort = Sort::Int;
    let (x, y) = (room.terms.symbol(SymId(0), sort), room.terms.symbol(SymId(1), sort));
    let (zero, ten) = (room.terms.int(0), room.terms.int(10));
    let conditions = [room.terms.ge(y, zero), room.terms.le(y, ten), room.terms.lt(x, y)];
    for condition in conditions {
        room.assume(condition);
    }
    let x_is_not_negative = room.terms.ge(x, zero);
    assert!(!room.infeasible(x_is_not_negative), "x = 0, y = 1");
    let one = room.terms.int(1);
    let difference = room.terms.sub(y, x);
    let too_small = room.terms.lt(difference, one);
    assert!(room.infeasible(too_small));
    let minus_y = room.terms.sub(zero, y);
    let positive = room.terms.gt(minus_y, zero);
    assert!(room.infeasible(positive));
    // p >= 5 and q == -p leave q < 1
    let p = room.terms.symbol(SymId(2), sort);
    let five = room.terms.int(5);
    let at_least_five = room.terms.ge(p, five);
    room.assume(at_least_five);
    let q = room.terms.neg(p);
    let below_one = room.terms.lt(q, one);
    assert!(!room.infeasible(below_one));
    let at_least_one = room.terms.ge(q, one);
    assert!(room.infeasible(at_least_one));
}

#[test]
fn sized_sums_that_may_wrap_prove_nothing() {
    let mut room = Room::new();
    let x = room.terms.symbol(SymId(0), Sort::Bits(IntTy::I32));
    let (zero, one) = (room.terms.bits(IntTy::I32, 0), room.terms.bits(IntTy::I32, 1));
    let positive = room.terms.ge(x, zero);
    room.assume(positive);
    let above = room.terms.add(x, one);
    let wrapped = room.terms.lt(above, zero);
    assert!(!room.infeasible(wrapped), "the greatest int plus 1");
    let top = room.terms.bits(IntTy::I32, i64::from(i32::MAX));
    let below_top = room.terms.lt(x, top);
    room.assume(below_top);
    assert!(room.infeasible(wrapped), "now it cannot wrap");
}

/// Order and difference constraints of five variables: with the layer, and with Z3 alone. From 128 on, the first number of
/// a step says that the condition or the one before it holds, or that the one before it implies it.
fn difference_answers(config: SolverConfig, sort: Sort, steps: &[(u8, u8, u8, i8)]) -> (Vec<bool>, u64, u64) {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(config);
    let mut path = PathCondition::new();
    let mut answers = Vec::new();
    let mut before = None;
    for &(op, x, y, c) in steps {
        let a = terms.symbol(SymId(u32::from(x % 5)), sort);
        let b = terms.symbol(SymId(u32::from(y % 5)), sort);
        let c = terms.constant(sort, Const::Int(i64::from(c % 8).into()));
        // half of them bounds, so that sums of sized symbols are known not to wrap
        let right = if y % 2 == 0 { c } else { terms.add(b, c) };
        let condition = match op % 5 {
            0 => terms.lt(a, right),
            1 => terms.le(right, a),
            2 => terms.eq(a, right),
            3 => terms.ne(a, right),
            _ => terms.le(a, right),
        };
        let condition = match (op, before.replace(condition)) {
            (128..192, Some(before)) => terms.or(before, condition),
            (192.., Some(before)) => terms.implies(before, condition),
            _ => condition,
        };
        match chain.assume(&mut terms, &path, condition) {
            Assumed::Feasible(longer) => {
                path = longer;
                answers.push(true);
            }
            Assumed::Infeasible => answers.push(false),
            Assumed::Unknown(_, reason) => panic!("{reason}"),
        }
    }
    (answers, chain.stats().by_differences, chain.stats().z3_calls)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn differences_agree_with_z3(steps in prop::collection::vec((0..128u8, any::<u8>(), any::<u8>(), any::<i8>()), 1..14), sized in any::<bool>()) {
        let sort = if sized { Sort::Bits(IntTy::I32) } else { Sort::Int };
        let off = SolverConfig { differences: false, model_reuse: false, intervals: false, cache: false, slices: false, ..SolverConfig::default() };
        let only = SolverConfig { differences: true, ..off.clone() };
        let (one, by_differences, z3_calls) = difference_answers(only, sort, &steps);
        let (other, _, _) = difference_answers(off, sort, &steps);
        prop_assert_eq!(one, other);
        if !sized {
            prop_assert_eq!(z3_calls, 0);
        }
        prop_assert!(by_differences + z3_calls <= steps.len() as u64);
    }

    #[test]
    fn disjunctions_of_differences_agree_with_z3(
        steps in prop::collection::vec(any::<(u8, u8, u8, i8)>(), 1..14),
        sized in any::<bool>(),
        intervals in any::<bool>(),
    ) {
        let sort = if sized { Sort::Bits(IntTy::I32) } else { Sort::Int };
        let off = SolverConfig { differences: false, model_reuse: false, intervals: false, cache: false, slices: false, ..SolverConfig::default() };
        let only = SolverConfig { differences: true, intervals, ..off.clone() };
        let (one, ..) = difference_answers(only, sort, &steps);
        let (other, ..) = difference_answers(off, sort, &steps);
        prop_assert_eq!(one, other);
    }
}

/// What the engine says of a comparison of objects that has this result.
fn order(room: &mut Room, result: Term, a: Term, b: Term) {
    let zero = room.terms.bits(IntTy::I32, 0);
    let facts = [
        (room.terms.lt(result, zero), room.terms.lt(a, b)),
        (room.terms.eq(result, zero), room.terms.eq(a, b)),
    ];
    for (said, meant) in facts {
        let (forth, back) = (room.terms.implies(said, meant), room.terms.implies(meant, said));
        room.assume(forth);
        room.assume(back);
    }
}

#[test]
fn orders_of_objects_never_reach_z3() {
    // eight objects in ascending order by the signs of comparisons: the first is not above the last
    let mut room = Room::new();
    let numbers: Vec<Term> = (0..8).map(|id| room.terms.symbol(SymId(id), Sort::Int)).collect();
    let results: Vec<Term> = (8..16).map(|id| room.terms.symbol(SymId(id), Sort::Bits(IntTy::I32))).collect();
    let zero = room.terms.bits(IntTy::I32, 0);
    for (pair, result) in numbers.windows(2).zip(&results) {
        order(&mut room, *result, pair[0], pair[1]);
        let below = room.terms.lt(*result, zero);
        room.assume(below);
    }
    order(&mut room, results[7], numbers[0], numbers[7]);
    for impossible in [room.terms.ge(results[7], zero), room.terms.eq(results[7], zero)] {
        assert!(room.infeasible(impossible));
    }
    let below = room.terms.lt(results[7], zero);
    assert!(!room.infeasible(below));
    assert_eq!(room.chain.stats().z3_calls, 0);
}

#[test]
fn chains_of_order_never_reach_z3() {
    // a sorted list of 30 unknown ints: x0 < x1 < ... < x29, and the last below the first is impossible
    let mut room = Room::new();
    let symbols: Vec<Term> = (0..30).map(|id| room.terms.symbol(SymId(id), Sort::Bits(IntTy::I32))).collect();
    for pair in symbols.windows(2) {
        let less = room.terms.lt(pair[0], pair[1]);
        room.assume(less);
    }
    let cycle = room.terms.le(symbols[29], symbols[0]);
    assert!(room.infeasible(cycle));
    assert_eq!(room.chain.stats().z3_calls, 0);
}
