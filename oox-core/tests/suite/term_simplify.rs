//! Simplification never changes a value, and does what it promises.

use oox_core::term::{
    BinOp, Const, FloatTy, IntTy, Model, Node, Num, Sort, SymId, Term, Terms, apply_binary,
};
use proptest::prelude::*;

use crate::term_recipe::{self as recipe, Menu, SORTS};

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn simplified_and_plain_terms_have_equal_values(
        recipe in recipe::recipe(6, 60),
        sort in 0..SORTS.len(),
        models in prop::collection::vec(prop::collection::vec(any::<u8>(), 27), 4),
    ) {
        let (mut simple, mut plain) = (Terms::new(true), Terms::new(false));
        let menu = Menu::everything();
        let a = recipe::build(&mut simple, &menu, SORTS[sort], &recipe);
        let b = recipe::build(&mut plain, &menu, SORTS[sort], &recipe);
        for picks in models {
            let model = recipe::random_model(&picks);
            let (x, y) = (simple.eval(a, &model), plain.eval(b, &model));
            prop_assert!(x.is_of(SORTS[sort]));
            prop_assert_eq!(x, y, "{} against {}", show(&simple, a), show(&plain, b));
        }
    }

    #[test]
    fn the_shape_of_a_term_does_not_depend_on_the_arena(
        recipe in recipe::recipe(5, 40),
        noise in recipe::recipe(5, 40),
    ) {
        let (mut clean, mut used) = (Terms::new(true), Terms::new(true));
        let menu = Menu::everything();
        recipe::build(&mut used, &menu, Sort::Bool, &noise);
        let a = recipe::build(&mut clean, &menu, Sort::Bool, &recipe);
        let b = recipe::build(&mut used, &menu, Sort::Bool, &recipe);
        prop_assert_eq!(show(&clean, a), show(&used, b));
        prop_assert_eq!(clean.order(a).0, used.order(b).0);
    }

    #[test]
    fn sized_operations_are_those_of_the_machine(
        a in any::<i32>(), b in any::<i32>(), c in any::<i64>(), d in any::<i64>()
    ) {
        let number = |n: i64| Const::Int(n.into());
        let int = |op, a: i32, b: i32| {
            apply_binary(op, Sort::Bits(IntTy::I32), &number(a.into()), &number(b.into()))
        };
        let long = |op, a, b| apply_binary(op, Sort::Bits(IntTy::I64), &number(a), &number(b));
        let amount = b.cast_unsigned();
        prop_assert_eq!(int(BinOp::Add, a, b), number(a.wrapping_add(b).into()));
        prop_assert_eq!(int(BinOp::Sub, a, b), number(a.wrapping_sub(b).into()));
        prop_assert_eq!(int(BinOp::Mul, a, b), number(a.wrapping_mul(b).into()));
        prop_assert_eq!(int(BinOp::BitXor, a, b), number((a ^ b).into()));
        prop_assert_eq!(int(BinOp::Shl, a, b), number(a.wrapping_shl(amount).into()));
        prop_assert_eq!(int(BinOp::Shr, a, b), number(a.wrapping_shr(amount).into()));
        let unsigned = a.cast_unsigned().wrapping_shr(amount).cast_signed();
        prop_assert_eq!(int(BinOp::Ushr, a, b), number(unsigned.into()));
        prop_assert_eq!(long(BinOp::Mul, c, d), number(c.wrapping_mul(d)));
        prop_assert_eq!(long(BinOp::Ushr, c, d), number((c.cast_unsigned() >> (d & 63)).cast_signed()));
        if b != 0 {
            prop_assert_eq!(int(BinOp::Div, a, b), number(a.wrapping_div(b).into()));
            prop_assert_eq!(int(BinOp::Rem, a, b), number(a.wrapping_rem(b).into()));
        }
        if d != 0 {
            prop_assert_eq!(long(BinOp::Div, c, d), number(c.wrapping_div(d)));
            prop_assert_eq!(long(BinOp::Rem, c, d), number(c.wrapping_rem(d)));
        }
    }
}

fn show(terms: &Terms, term: Term) -> String {
    terms.display(term, &|id| format!("x{}", id.0))
}

#[test]
fn every_i8_pair_agrees_with_the_machine() {
    let number = |n: i8| Const::Int(i64::from(n).into());
    for a in i8::MIN..=i8::MAX {
        for b in i8::MIN..=i8::MAX {
            let run = |op| apply_binary(op, Sort::Bits(IntTy::I8), &number(a), &number(b));
            let amount = u32::from(b.cast_unsigned()) & 7;
            assert_eq!(run(BinOp::Div), number(if b == 0 { 0 } else { a.wrapping_div(b) }), "{a} / {b}");
            assert_eq!(run(BinOp::Rem), number(if b == 0 { a } else { a.wrapping_rem(b) }), "{a} % {b}");
            assert_eq!(run(BinOp::Shl), number(a.wrapping_shl(amount)), "{a} << {b}");
            assert_eq!(run(BinOp::Shr), number(a.wrapping_shr(amount)), "{a} >> {b}");
            assert_eq!(run(BinOp::Mul), number(a.wrapping_mul(b)), "{a} * {b}");
        }
    }
}

struct Room {
    terms: Terms,
    x: Term,
    y: Term,
    z: Term,
    p: Term,
    q: Term,
}

fn room(sort: Sort) -> Room {
    let mut terms = Terms::new(true);
    let numbers = [0, 1, 2].map(|id| terms.symbol(SymId(id), sort));
    let [p, q] = [3, 4].map(|id| terms.symbol(SymId(id), Sort::Bool));
    Room { terms, x: numbers[0], y: numbers[1], z: numbers[2], p, q }
}

#[test]
fn the_evaluator_list() {
    for sort in [Sort::Int, Sort::Bits(IntTy::I32)] {
        let Room { mut terms, x, y, p, .. } = room(sort);
        let (yes, no) = (terms.bool(true), terms.bool(false));
        let not_p = terms.not(p);
        assert_eq!(terms.not(not_p), p);
        let minus = terms.neg(x);
        assert_eq!(terms.neg(minus), x);
        assert_eq!(terms.eq(x, x), yes);
        assert_eq!(terms.lt(x, x), no);
        assert_eq!(terms.and(yes, p), p);
        assert_eq!(terms.and(no, p), no);
        assert_eq!(terms.or(p, yes), yes);
        assert_eq!(terms.implies(no, p), yes);
        assert_eq!(terms.and(p, not_p), no);
        assert_eq!(terms.or(p, not_p), yes);
        let less = terms.lt(x, y);
        let not_less = terms.not(less);
        assert_eq!(not_less, terms.le(y, x));
        assert_eq!(terms.and(less, not_less), no);
        assert_eq!(terms.ite(p, x, x), x);
        let difference = terms.sub(x, x);
        assert_eq!(terms.as_num(difference), Some(&Num::ZERO));
        let one = terms.constant(sort, Const::Int(Num::ONE));
        let above = terms.add(x, one);
        assert_eq!(terms.sub(above, one), x);
    }
}

#[test]
fn equal_formulas_are_one_term() {
    for sort in [Sort::Int, Sort::Bits(IntTy::I64)] {
        let Room { mut terms, x, y, z, p, q } = room(sort);
        let xy = terms.add(x, y);
        let xyz = terms.add(xy, z);
        let zx = terms.add(z, x);
        assert_eq!(terms.add(zx, y), xyz);
        let minus_y = terms.neg(y);
        let difference = terms.sub(x, y);
        assert_eq!(terms.add(x, minus_y), difference);
        assert_ne!(terms.sub(y, x), difference);
        assert_eq!(terms.and(p, q), terms.and(q, p));
    }
}

#[test]
fn differences_are_compared_canonically() {
    let Room { mut terms, x, y, .. } = room(Sort::Int);
    let zero = terms.int(0);
    let difference = terms.sub(x, y);
    assert_eq!(terms.lt(difference, zero), terms.lt(x, y));
    let (two, three, five, six) = (terms.int(2), terms.int(3), terms.int(5), terms.int(6));
    let twice = terms.mul(two, x);
    assert_eq!(terms.le(twice, six), terms.le(x, three));
    let never = terms.eq(twice, five);
    assert_eq!(terms.as_bool(never), Some(false));
}

#[test]
fn sized_comparisons_are_not_moved_across_wrap_around() {
    let Room { mut terms, x, .. } = room(Sort::Bits(IntTy::I32));
    let (zero, one) = (terms.bits(IntTy::I32, 0), terms.bits(IntTy::I32, 1));
    let above = terms.add(x, one);
    let less = terms.lt(x, above);
    assert_eq!(terms.as_bool(less), None);
    let greatest: Model = [(SymId(0), Const::Int(i64::from(i32::MAX).into()))].into_iter().collect();
    assert_eq!(terms.eval(less, &greatest), Const::Bool(false));
    // equality may be moved: x + 1 == 1 exactly if x == 0
    assert_eq!(terms.eq(above, one), terms.eq(x, zero));
    // 3 has an inverse modulo 2^32
    let (three, nine) = (terms.bits(IntTy::I32, 3), terms.bits(IntTy::I32, 9));
    let triple = terms.mul(x, three);
    assert_eq!(terms.eq(triple, nine), terms.eq(x, three));
}

#[test]
fn floats_keep_their_odd_laws() {
    let Room { mut terms, x, y, .. } = room(Sort::Float(FloatTy::F64));
    let same = terms.eq(x, x);
    assert_eq!(terms.as_bool(same), None, "NaN differs from itself");
    let (plus, minus) = (terms.f64(0.0), terms.f64(-0.0));
    assert_ne!(terms.add(x, plus), x, "-0.0 + 0.0 is 0.0");
    let less = terms.lt(x, y);
    assert_ne!(terms.not(less), terms.le(y, x), "NaN is in no order");
    assert_ne!(plus, minus);
    let equal = terms.eq(plus, minus);
    assert_eq!(terms.as_bool(equal), Some(true));
    assert_eq!(terms.f64(f64::NAN), terms.f64(-f64::NAN));
}

#[test]
fn choices_between_literals_are_compared_inside() {
    let Room { mut terms, p, .. } = room(Sort::Int);
    let (one, two) = (terms.int(1), terms.int(2));
    let choice = terms.ite(p, one, two);
    assert_eq!(terms.eq(choice, one), p);
    let second = terms.ge(choice, two);
    assert_eq!(second, terms.not(p));
}

#[test]
fn people_can_read_terms() {
    let Room { mut terms, x, y, p, .. } = room(Sort::Int);
    let name = |id: SymId| ["x", "a.length", "z", "p", "q"][id.0 as usize].to_owned();
    let two = terms.int(2);
    let (less, length) = (terms.lt(x, y), terms.eq(y, two));
    assert_eq!(terms.display(less, &name), "x < a.length");
    assert_eq!(terms.display(length, &name), "a.length == 2");
    let both = terms.and(p, length);
    assert_eq!(terms.display(both, &name), "p && a.length == 2");
    let other = terms.not(length);
    assert_eq!(terms.display(other, &name), "a.length != 2");
    let doubled = terms.mul(two, x);
    let sum = terms.sub(doubled, y);
    let sum = terms.sub(sum, two);
    assert_eq!(terms.display(sum, &name), "2 * x - a.length - 2");
}

#[test]
fn deep_terms_do_not_overflow_the_stack() {
    for simplify in [true, false] {
        let mut terms = Terms::new(simplify);
        let ty = IntTy::I32;
        let x = terms.symbol(SymId(0), Sort::Bits(ty));
        let (mut sum, mut all, mut choice) = (x, terms.bool(true), x);
        for n in 0..100_000i64 {
            let y = terms.symbol(SymId(1 + u32::try_from(n % 7).unwrap()), Sort::Bits(ty));
            let product = terms.mul(sum, y);
            sum = terms.add(product, y);
            let n = terms.bits(ty, n);
            let less = terms.lt(y, n);
            all = terms.and(less, all);
            let condition = terms.eq(choice, n);
            choice = terms.ite(condition, n, choice);
        }
        let equal = terms.eq(sum, choice);
        let formula = terms.and(all, equal);
        assert_eq!(terms.eval(formula, &Model::new()), Const::Bool(false));
        assert!(terms.size(formula) > 100_000);
        assert!(!terms.display(formula, &|id| format!("x{}", id.0)).is_empty());
        assert_eq!(terms.symbols(formula).len(), 8);
    }
}

#[test]
fn conversions_follow_java() {
    let mut terms = Terms::new(true);
    let mut run = |value: f64, ty: IntTy| {
        let value = terms.f64(value);
        let converted = terms.convert(value, Sort::Bits(ty));
        terms.as_num(converted).and_then(Num::to_i64).unwrap()
    };
    assert_eq!(run(f64::NAN, IntTy::I32), 0);
    assert_eq!(run(1e10, IntTy::I32), i64::from(i32::MAX));
    assert_eq!(run(-1e300, IntTy::I64), i64::MIN);
    assert_eq!(run(-1.9, IntTy::I32), -1);
    assert_eq!(run(300.7, IntTy::I8), 44);
    assert_eq!(run(-1.0, IntTy::U16), 65535);
    assert_eq!(run(1e10, IntTy::I16), -1);
    let big: Num = "123456789012345678901234567890".parse().unwrap();
    let literal = terms.int(big.clone());
    assert!(matches!(terms.node(literal), Node::Const(Const::Int(value)) if *value == big));
    let low = terms.convert(literal, Sort::Bits(IntTy::I64));
    #[allow(clippy::cast_possible_truncation)] // the low half is what is asked for
    let expected = 123_456_789_012_345_678_901_234_567_890_i128 as i64;
    assert_eq!(terms.as_num(low).and_then(Num::to_i64), Some(expected));
}

#[test]
fn comparisons_of_converted_integers_are_those_of_the_sized_ones() {
    let mut terms = Terms::new(true);
    let (i, n) =
        (terms.symbol(SymId(0), Sort::Bits(IntTy::I32)), terms.symbol(SymId(1), Sort::Bits(IntTy::I32)));
    let (wide_i, wide_n) = (terms.convert(i, Sort::Int), terms.convert(n, Sort::Int));
    assert_eq!(terms.convert(wide_n, Sort::Bits(IntTy::I32)), n);
    assert_eq!(terms.lt(wide_i, wide_n), terms.lt(i, n));
    assert_eq!(terms.ge(wide_i, wide_n), terms.ge(i, n));
    assert_eq!(terms.eq(wide_i, wide_n), terms.eq(i, n));
    let (five, small_five) = (terms.int(5), terms.bits(IntTy::I32, 5));
    assert_eq!(terms.le(wide_i, five), terms.le(i, small_five));
    assert_eq!(terms.gt(wide_i, five), terms.gt(i, small_five));
    assert_eq!(terms.eq(wide_i, five), terms.eq(i, small_five));
    // beyond the type the answer is known
    let large = terms.int(i64::from(i32::MAX) + 1);
    assert_eq!(terms.lt(wide_i, large), terms.bool(true));
    assert_eq!(terms.ge(wide_i, large), terms.bool(false));
    assert_eq!(terms.eq(wide_i, large), terms.bool(false));
    let least = terms.int(i64::from(i32::MIN) - 1);
    assert_eq!(terms.le(wide_i, least), terms.bool(false));
    assert_eq!(terms.ge(wide_i, least), terms.bool(true));
}

#[test]
fn bits_and_roundings_of_floats_are_those_of_java() {
    let mut terms = Terms::new(true);
    let mut bits = |value: f64| {
        let value = terms.f64(value);
        let bits = terms.to_bits(value);
        let back = terms.from_bits(bits);
        assert_eq!(back, value);
        terms.as_num(bits).and_then(Num::to_i64).unwrap()
    };
    assert_eq!(bits(-0.0), i64::MIN);
    assert_eq!(bits(1.0), 0x3ff0_0000_0000_0000);
    assert_eq!(bits(-f64::NAN), 0x7ff8_0000_0000_0000);
    let odd_nan = terms.bits(IntTy::I32, 0x7f80_0001);
    let nan = terms.from_bits(odd_nan);
    let one_nan = terms.to_bits(nan);
    assert_eq!(terms.as_num(one_nan).and_then(Num::to_i64), Some(0x7fc0_0000));
    let half = terms.f64(-0.5);
    let (floor, ceil, rint) = (terms.floor(half), terms.ceil(half), terms.rint(half));
    let (minus_one, minus_zero) = (terms.f64(-1.0), terms.f64(-0.0));
    assert_eq!([floor, ceil, rint], [minus_one, minus_zero, minus_zero]);
    let five_halves = terms.f32(2.5);
    let two = terms.f32(2.0);
    assert_eq!(terms.rint(five_halves), two);
    let minus_two = terms.f64(-2.0);
    let (root, nan) = (terms.sqrt(minus_two), terms.f64(f64::NAN));
    assert_eq!(root, nan);
    // of a symbol the bits lead back to it
    let f = terms.symbol(SymId(0), Sort::Float(FloatTy::F32));
    let bits = terms.to_bits(f);
    assert_eq!(terms.from_bits(bits), f);
}
