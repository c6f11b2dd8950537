//! Every layer can be switched off, and both encodings used, without changing an answer.

use oox_core::solver::{Answer, Assumed, Chain, IntEncoding, PathCondition, SolverConfig};
use oox_core::term::{Const, FloatTy, IntTy, Model, Num, Sort, SymId, Term, Terms};
use proptest::prelude::*;
use std::rc::Rc;

use crate::term_recipe::{self as recipe, Menu, Recipe};

fn all_on() -> SolverConfig {
    SolverConfig::default()
}

fn all_off() -> SolverConfig {
    SolverConfig {
        simplify: false,
        intervals: false,
        slices: false,
        model_reuse: false,
        differences: false,
        cache: false,
        guess: false,
        products: false,
        linear: false,
        ..SolverConfig::default()
    }
}

/// All on, each layer off, each layer alone, all off, each encoding.
fn configs() -> Vec<SolverConfig> {
    let switches: [fn(&mut SolverConfig, bool); 9] = [
        |c, on| c.simplify = on,
        |c, on| c.intervals = on,
        |c, on| c.slices = on,
        |c, on| c.model_reuse = on,
        |c, on| c.differences = on,
        |c, on| c.cache = on,
        |c, on| c.guess = on,
        |c, on| c.products = on,
        |c, on| c.linear = on,
    ];
    let mut configs = vec![all_on(), all_off()];
    for switch in switches {
        let (mut without, mut alone) = (all_on(), all_off());
        switch(&mut without, false);
        switch(&mut alone, true);
        configs.extend([without, alone]);
    }
    for ints in [IntEncoding::Int, IntEncoding::Bv, IntEncoding::Check] {
        configs.push(SolverConfig { ints, ..all_off() });
        configs.push(SolverConfig { ints, intervals: true, ..all_off() });
    }
    configs
}

/// What a run along a path says: for each step whether it was feasible. Steps that were not are left out of the path.
fn run(
    config: &SolverConfig,
    simplify: bool,
    menu: &Menu,
    sort: Sort,
    steps: &[Recipe],
) -> Vec<Option<bool>> {
    let mut terms = Terms::new(simplify);
    let mut chain = Chain::new(config.clone());
    let mut path = PathCondition::new();
    let mut answers = Vec::new();
    for step in steps {
        let term = recipe::build(&mut terms, menu, sort, step);
        match chain.assume(&mut terms, &path, term) {
            Assumed::Feasible(longer) => {
                path = longer;
                let model = path.last_model().expect("feasible paths have a model").clone();
                check_model(&terms, &path, &model);
                answers.push(Some(true));
            }
            Assumed::Infeasible => answers.push(Some(false)),
            Assumed::Unknown(..) => answers.push(None),
        }
    }
    assert_eq!(chain.stats().encoding_differences, 0);
    match chain.model(&mut terms, &path) {
        Answer::Sat(model) => check_model(&terms, &path, &model),
        other => panic!("unknown steps are left out too, so the path has a model, not {other:?}"),
    }
    answers
}

fn check_model(terms: &Terms, path: &PathCondition, model: &Model) {
    for conjunct in path.conjuncts() {
        assert_eq!(terms.eval(conjunct, model), Const::Bool(true), "{model:?}");
    }
}

fn agree(menu: &Menu, steps: &[Recipe]) -> Result<(), TestCaseError> {
    let expected = run(&all_off(), false, menu, Sort::Bool, steps);
    for config in configs() {
        for simplify in [true, false] {
            let answers = run(&config, simplify, menu, Sort::Bool, steps);
            for (at, (one, other)) in expected.iter().zip(&answers).enumerate() {
                if let (Some(one), Some(other)) = (one, other) {
                    prop_assert_eq!(one, other, "step {} with {:?}, simplify {}", at, config, simplify);
                } else {
                    // after an unknown step the paths differ
                    break;
                }
            }
        }
    }
    Ok(())
}

/// The answers by trying every assignment of two symbols of 8 bits.
fn brute(menu: &Menu, steps: &[Recipe]) -> Vec<Option<bool>> {
    let mut terms = Terms::new(false);
    let sort = Sort::Bits(IntTy::I8);
    let ids: Vec<SymId> = (0..3)
        .map(|which| {
            let term = recipe::symbol(&mut terms, sort, which);
            terms.symbols(term)[0]
        })
        .collect();
    let mut left: Vec<Model> = Vec::new();
    for x in i8::MIN..=i8::MAX {
        for y in i8::MIN..=i8::MAX {
            let mut model = Model::new();
            model.insert(ids[0], Const::Int(i64::from(x).into()));
            model.insert(ids[1], Const::Int(i64::from(y).into()));
            left.push(model);
        }
    }
    let mut answers = Vec::new();
    for step in steps {
        let term = recipe::build(&mut terms, menu, Sort::Bool, step);
        let still: Vec<Model> =
            left.iter().filter(|model| terms.eval(term, model) == Const::Bool(true)).cloned().collect();
        answers.push(Some(!still.is_empty()));
        if !still.is_empty() {
            left = still;
        }
    }
    answers
}

/// The same tree without the third symbol of each sort and without symbols that are truth values.
fn two_symbols(recipe: &Recipe) -> Recipe {
    match recipe {
        Recipe::Leaf(pick) if pick % 3 != 0 && (pick / 3) % 3 == 2 => Recipe::Leaf(pick - 3),
        Recipe::Leaf(pick) => Recipe::Leaf(*pick),
        Recipe::Op(op, parts) => Recipe::Op(*op, parts.iter().map(two_symbols).collect()),
    }
}

/// A comparison at the root, and comparisons wherever a truth value is wanted, so that no symbol is one.
fn comparison(op: u8, parts: Vec<Recipe>) -> Recipe {
    Recipe::Op(8 + op % 8, parts)
}

fn number(depth: u32, size: u32) -> impl Strategy<Value = Recipe> {
    // conversions and choices left out: their parts may be truth values or other sorts
    any::<u8>().prop_map(Recipe::Leaf).prop_recursive(depth, size, 2, |inner| {
        (0u8..14, any::<u8>(), prop::collection::vec(inner, 3))
            .prop_map(|(op, pick, parts)| Recipe::Op(op + 16 * (pick % 16), parts))
    })
}

fn comparisons(depth: u32) -> impl Strategy<Value = Vec<Recipe>> {
    prop::collection::vec((any::<u8>(), prop::collection::vec(number(depth, 8), 3)), 1..6)
        .prop_map(|steps| steps.into_iter().map(|(op, parts)| two_symbols(&comparison(op, parts))).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 14, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn sums_of_bytes_against_every_assignment(steps in comparisons(2)) {
        let menu = Menu::of(&[Sort::Bits(IntTy::I8)], false);
        let expected = brute(&menu, &steps);
        for config in configs() {
            for simplify in [true, false] {
                let answers = run(&config, simplify, &menu, Sort::Bool, &steps);
                prop_assert_eq!(&expected, &answers, "{:?}, simplify {}", config, simplify);
            }
        }
    }

    #[test]
    fn masks_and_shifts_of_bytes_against_every_assignment(steps in comparisons(2)) {
        let menu = Menu::of(&[Sort::Bits(IntTy::I8)], true);
        let expected = brute(&menu, &steps);
        for mut config in configs() {
            // a product equal to a shift is hopeless as integers, and nobody but this test asks it that way
            let may_give_up = matches!(config.ints, IntEncoding::Int | IntEncoding::Check);
            if may_give_up {
                config.rlimit = 100_000;
            }
            let answers = run(&config, true, &menu, Sort::Bool, &steps);
            for (expected, answer) in expected.iter().zip(&answers) {
                if may_give_up && answer.is_none() {
                    break;
                }
                prop_assert_eq!(expected, answer, "{:?}", config);
            }
        }
    }

    #[test]
    fn linear_conditions_of_all_integers(steps in prop::collection::vec(recipe::recipe(3, 12), 1..6)) {
        let menu = Menu::of(&[Sort::Bits(IntTy::I32), Sort::Int, Sort::Bits(IntTy::U16)], false);
        agree(&menu, &steps)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, max_shrink_iters: 100, ..ProptestConfig::default() })]

    #[test]
    fn conditions_of_floats(steps in prop::collection::vec(recipe::recipe(2, 6), 1..4)) {
        let menu = Menu::of(&[Sort::Float(FloatTy::F32), Sort::Bits(IntTy::I16)], false);
        let quick = SolverConfig { rlimit: 2_000_000, ..all_off() };
        let expected = run(&quick, false, &menu, Sort::Bool, &steps);
        let answers = run(&SolverConfig { rlimit: 2_000_000, ..all_on() }, true, &menu, Sort::Bool, &steps);
        for (one, other) in expected.iter().zip(&answers) {
            let (Some(one), Some(other)) = (one, other) else { break };
            prop_assert_eq!(one, other);
        }
    }
}

/// `term == value` for the value it must have is sat, for another unsat.
fn check_value(chain: &mut Chain, terms: &mut Terms, fixed: &[(Term, i64)], term: Term, value: &Num) {
    let mut path = PathCondition::new();
    for (symbol, value) in fixed {
        let sort = terms.sort(*symbol);
        let literal = terms.constant(sort, Const::Int((*value).into()));
        let equal = terms.eq(*symbol, literal);
        let Assumed::Feasible(longer) = chain.assume(terms, &path, equal) else { panic!("a value exists") };
        path = longer;
    }
    let sort = terms.sort(term);
    let literal = terms.constant(sort, Const::Int(value.clone()));
    let equal = terms.eq(term, literal);
    let differs = terms.not(equal);
    assert!(matches!(chain.assume(terms, &path, equal), Assumed::Feasible(_)), "{fixed:?} gives {value}");
    assert!(
        matches!(chain.assume(terms, &path, differs), Assumed::Infeasible),
        "{fixed:?} gives only {value}"
    );
}

#[test]
fn division_is_truncating_and_shifts_are_masked_in_both_encodings() {
    const VALUES: [i8; 7] = [-128, -7, -1, 0, 2, 7, 127];
    for ints in [IntEncoding::Int, IntEncoding::Bv] {
        let mut terms = Terms::new(false);
        let mut chain = Chain::new(SolverConfig { ints, ..all_off() });
        let sort = Sort::Bits(IntTy::I8);
        let (x, y) = (terms.symbol(SymId(0), sort), terms.symbol(SymId(1), sort));
        let operations = [
            terms.div(x, y),
            terms.rem(x, y),
            terms.shl(x, y),
            terms.shr(x, y),
            terms.ushr(x, y),
            terms.mul(x, y),
            terms.bit_xor(x, y),
        ];
        for a in VALUES {
            for b in VALUES {
                let amount = u32::from(b.cast_unsigned()) & 7;
                let expected = [
                    if b == 0 { 0 } else { a.wrapping_div(b) },
                    if b == 0 { a } else { a.wrapping_rem(b) },
                    a.wrapping_shl(amount),
                    a.wrapping_shr(amount),
                    a.cast_unsigned().wrapping_shr(amount).cast_signed(),
                    a.wrapping_mul(b),
                    a ^ b,
                ];
                for (operation, value) in operations.iter().zip(expected) {
                    let fixed = [(x, i64::from(a)), (y, i64::from(b))];
                    check_value(&mut chain, &mut terms, &fixed, *operation, &Num::from(i64::from(value)));
                }
            }
        }
    }
}

#[test]
fn the_whole_division_table_of_bytes() {
    // bit-vectors: one formula for all pairs
    let mut terms = Terms::new(false);
    let divisor = terms.symbol(SymId(1), Sort::Bits(IntTy::I8));
    check_division(&mut terms, IntEncoding::Bv, divisor);
    // integers: one for each divisor, because a product of variables has no time limit that holds on every machine
    for divisor in (-128..=127).filter(|divisor| *divisor != 0) {
        let mut terms = Terms::new(false);
        let divisor = terms.bits(IntTy::I8, divisor);
        check_division(&mut terms, IntEncoding::Int, divisor);
    }
}

/// No dividend differs from what the definition of truncation says: a == q*b + r, and the sign of r is that of a.
fn check_division(terms: &mut Terms, ints: IntEncoding, y: Term) {
    let mut chain = Chain::new(SolverConfig { ints, ..all_off() });
    let x = terms.symbol(SymId(0), Sort::Bits(IntTy::I8));
    let (zero, minus_one, least) =
        (terms.bits(IntTy::I8, 0), terms.bits(IntTy::I8, -1), terms.bits(IntTy::I8, -128));
    let (q, r) = (terms.div(x, y), terms.rem(x, y));
    let product = terms.mul(q, y);
    let sum = terms.add(product, r);
    let restored = terms.eq(sum, x);
    let (r_negative, x_negative) = (terms.lt(r, zero), terms.lt(x, zero));
    let r_zero = terms.eq(r, zero);
    let same_sign = terms.eq(r_negative, x_negative);
    let sign = terms.or(r_zero, same_sign);
    let right = terms.and(restored, sign);
    let wrong = terms.not(right);
    let divisible = terms.ne(y, zero);
    let edge = terms.eq(x, least);
    let by_minus_one = terms.eq(y, minus_one);
    let overflow = terms.and(edge, by_minus_one);
    let no_overflow = terms.not(overflow);
    let question = terms.and_all([divisible, no_overflow, wrong]);
    let answer = chain.assume(terms, &PathCondition::new(), question);
    assert!(matches!(answer, Assumed::Infeasible), "{ints:?}");
}

#[test]
fn float_conversions_reach_z3_and_come_back() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let x = terms.symbol(SymId(0), Sort::Bits(IntTy::I32));
    let f = terms.convert(x, Sort::Float(FloatTy::F32));
    let back = terms.convert(f, Sort::Bits(IntTy::I32));
    // some int is changed by a round trip through float
    let changed = terms.ne(back, x);
    let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), changed) else {
        panic!("16777217 is one")
    };
    // but none between -2^24 and 2^24
    let (lo, hi) = (terms.bits(IntTy::I32, -(1 << 24)), terms.bits(IntTy::I32, 1 << 24));
    let (above, below) = (terms.ge(x, lo), terms.le(x, hi));
    let small = terms.and(above, below);
    assert!(matches!(chain.assume(&mut terms, &path, small), Assumed::Infeasible));
    // NaN and -0.0 survive the way into a model
    let d = terms.symbol(SymId(1), Sort::Float(FloatTy::F64));
    let same = terms.eq(d, d);
    let nan = terms.not(same);
    let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), nan) else { panic!("NaN") };
    assert_eq!(path.last_model().unwrap().get(SymId(1)), Some(&Const::f64(f64::NAN)));
    let one = terms.f64(1.0);
    let zero = terms.f64(0.0);
    let inverse = terms.div(one, d);
    let (is_zero, negative) = (terms.eq(d, zero), terms.lt(inverse, zero));
    let minus_zero = terms.and(is_zero, negative);
    let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), minus_zero) else {
        panic!("-0.0")
    };
    assert_eq!(path.last_model().unwrap().get(SymId(1)), Some(&Const::f64(-0.0)));
}

#[test]
fn bits_and_roundings_of_floats_reach_z3_and_come_back() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let mut model = |terms: &mut Terms, conditions: &[Term], symbol: u32| {
        let all = terms.and_all(conditions.iter().copied());
        match chain.assume(terms, &PathCondition::new(), all) {
            Assumed::Feasible(path) => path.last_model().unwrap().get(SymId(symbol)).cloned(),
            Assumed::Infeasible => None,
            Assumed::Unknown(_, reason) => panic!("{reason}"),
        }
    };
    let d = terms.symbol(SymId(0), Sort::Float(FloatTy::F64));
    let bits = terms.to_bits(d);
    let half = terms.bits(IntTy::I64, 0.5f64.to_bits().cast_signed());
    let is_half = terms.eq(bits, half);
    assert_eq!(model(&mut terms, &[is_half], 0), Some(Const::f64(0.5)));
    // NaN has the one pattern, and no float has another pattern of NaN
    let nan = terms.bits(IntTy::I64, 0x7ff8_0000_0000_0000);
    let is_nan = terms.eq(bits, nan);
    assert_eq!(model(&mut terms, &[is_nan], 0), Some(Const::f64(f64::NAN)));
    let other_nan = terms.bits(IntTy::I64, 0x7ff8_0000_0000_0001);
    let is_other = terms.eq(bits, other_nan);
    assert_eq!(model(&mut terms, &[is_other], 0), None);
    // the float of these bits is 1.5
    let b = terms.symbol(SymId(1), Sort::Bits(IntTy::I32));
    let f = terms.from_bits(b);
    let value = terms.f32(1.5);
    let same = terms.eq(f, value);
    let expected = i64::from(1.5f32.to_bits().cast_signed());
    assert_eq!(model(&mut terms, &[same], 1), Some(Const::Int(expected.into())));
    // 2.5 itself goes to the even 2
    let (two, three) = (terms.f64(2.0), terms.f64(3.0));
    let (down, up, near) = (terms.floor(d), terms.ceil(d), terms.rint(d));
    let conditions = [terms.eq(down, two), terms.eq(up, three), terms.eq(near, three)];
    let found = model(&mut terms, &conditions, 0);
    assert!(matches!(found, Some(Const::F64(bits)) if f64::from_bits(bits) > 2.5), "{found:?}");
    // single precision, and one of three: a root among all doubles takes Z3 many seconds
    let f = terms.symbol(SymId(2), Sort::Float(FloatTy::F32));
    let (root, three) = (terms.sqrt(f), terms.f32(3.0));
    let is_three = terms.eq(root, three);
    let candidates = [2.0, 9.0, 16.0].map(|value| {
        let value = terms.f32(value);
        terms.eq(f, value)
    });
    let small = terms.or(candidates[0], candidates[1]);
    let any = terms.or(small, candidates[2]);
    assert_eq!(model(&mut terms, &[is_three, any], 2), Some(Const::f32(9.0)));
}

#[test]
fn what_z3_cannot_express_is_unknown_and_not_guessed() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig { guess: false, ..SolverConfig::default() });
    let f = terms.symbol(SymId(0), Sort::Float(FloatTy::F64));
    let (three, one) = (terms.f64(3.0), terms.f64(1.0));
    let rest = terms.rem(f, three);
    let is_one = terms.eq(rest, one);
    let Assumed::Unknown(path, reason) = chain.assume(&mut terms, &PathCondition::new(), is_one) else {
        panic!("fmod has no encoding")
    };
    assert!(reason.contains("float remainder"), "{reason}");
    assert!(path.is_unsure());
    // an unrelated question on an unsure path is not answered by its own slice alone
    let x = terms.symbol(SymId(1), Sort::Bits(IntTy::I32));
    let zero = terms.bits(IntTy::I32, 0);
    let positive = terms.gt(x, zero);
    assert!(matches!(chain.assume(&mut terms, &path, positive), Assumed::Unknown(..)));
    // but unsat is unsat
    let below = terms.lt(x, zero);
    let Assumed::Unknown(path, _) = chain.assume(&mut terms, &path, positive) else { panic!() };
    assert!(matches!(chain.assume(&mut terms, &path, below), Assumed::Infeasible));
    // and a path that settles the float is decided
    let fixed = terms.f64(4.0);
    let settled = terms.eq(f, fixed);
    assert!(matches!(chain.assume(&mut terms, &path, settled), Assumed::Feasible(_)));
}

#[test]
fn a_value_that_programs_like_spares_z3() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let f = terms.symbol(SymId(0), Sort::Float(FloatTy::F64));
    let (three, one) = (terms.f64(3.0), terms.f64(1.0));
    let rest = terms.rem(f, three);
    let is_one = terms.eq(rest, one);
    assert!(matches!(chain.assume(&mut terms, &PathCondition::new(), is_one), Assumed::Feasible(_)));
    assert_eq!((chain.stats().by_guess, chain.stats().z3_calls), (1, 0));
}

#[test]
fn a_product_that_does_not_matter_is_not_multiplied() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig { guess: false, linear: false, ..SolverConfig::default() });
    let sort = Sort::Bits(IntTy::I64);
    let (x, y) = (terms.symbol(SymId(0), sort), terms.symbol(SymId(1), sort));
    let (three, twenty, much, zero) = (
        terms.bits(IntTy::I64, 3),
        terms.bits(IntTy::I64, 20),
        terms.bits(IntTy::I64, 10001),
        terms.bits(IntTy::I64, 0),
    );
    let product = terms.mul(x, y);
    let price = terms.mul(product, three);
    let is_much = terms.ge(price, much);
    // one factor is tried with 1: a linear question each
    let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), is_much) else { panic!() };
    assert_eq!(chain.stats().z3_calls, 2);
    // a discount of a twentieth leaves something, whatever the factors are
    let discount = terms.div(price, twenty);
    let reduced = terms.sub(price, discount);
    let is_nothing = terms.lt(reduced, zero);
    assert!(matches!(chain.assume(&mut terms, &path, is_nothing), Assumed::Infeasible));
    assert_eq!(chain.stats().z3_calls, 3);
}

#[test]
fn hopeless_questions_end_in_unknown() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig { rlimit: 200_000, ..SolverConfig::default() });
    // a^3 + b^3 + c^3 == 33 over the integers
    let mut sum = terms.int(0);
    for id in 0..3 {
        let x = terms.symbol(SymId(id), Sort::Int);
        let square = terms.mul(x, x);
        let cube = terms.mul(square, x);
        sum = terms.add(sum, cube);
    }
    let value = terms.int(33);
    let equal = terms.eq(sum, value);
    let Assumed::Unknown(path, _) = chain.assume(&mut terms, &PathCondition::new(), equal) else {
        panic!("known since 2019 only")
    };
    assert_eq!(chain.stats().unknowns, 1);
    // asked again, the answer is remembered
    let calls = chain.stats().z3_calls;
    assert!(matches!(chain.model(&mut terms, &path), Answer::Unknown(_)));
    assert_eq!(chain.stats().z3_calls, calls);
}

#[test]
fn big_integers_come_back_whole() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(all_off());
    let x = terms.symbol(SymId(0), Sort::Int);
    let big: Num = "-123456789012345678901234567890".parse().unwrap();
    let literal = terms.int(big.clone());
    let equal = terms.eq(x, literal);
    let Assumed::Feasible(path) = chain.assume(&mut terms, &PathCondition::new(), equal) else { panic!() };
    assert_eq!(path.last_model().unwrap().get(SymId(0)), Some(&Const::Int(big)));
}

/// A path of mixed conditions; the models at the end of each step.
fn walk(chain: &mut Chain, terms: &mut Terms) -> Vec<Rc<Model>> {
    let mut path = PathCondition::new();
    let mut models = Vec::new();
    for n in 0..12u32 {
        let ty = if n % 3 == 0 { IntTy::I64 } else { IntTy::I32 };
        let a = terms.symbol(SymId(n / 3 * 2), Sort::Bits(IntTy::I32));
        let b = terms.symbol(SymId(n / 3 * 2 + 1), Sort::Bits(IntTy::I32));
        let (a, b) = (terms.convert(a, Sort::Bits(ty)), terms.convert(b, Sort::Bits(ty)));
        let k = terms.bits(ty, i64::from(n) * 7 + 3);
        let condition = match n % 4 {
            0 => {
                let product = terms.mul(a, b);
                terms.gt(product, k)
            }
            1 => terms.lt(a, b),
            2 => {
                let twice = terms.add(a, a);
                let sum = terms.add(twice, b);
                terms.eq(sum, k)
            }
            _ => {
                let mask = terms.bit_and(a, k);
                terms.ne(mask, b)
            }
        };
        if let Assumed::Feasible(longer) = chain.assume(terms, &path, condition) {
            path = longer;
            models.push(Rc::clone(path.last_model().unwrap()));
        }
    }
    let order: Vec<SymId> = path.symbols().collect();
    let Answer::Sat(model) = chain.readable_model(terms, &path, &order) else {
        panic!("the path is feasible")
    };
    models.push(model);
    models
}

#[test]
fn fresh_chains_give_equal_models_whatever_ran_before() {
    let mut terms = Terms::new(true);
    let first = walk(&mut Chain::new(SolverConfig::default()), &mut terms);
    // another chain, in the same thread, that has answered other questions; and Z3's own default context in use
    let mut noise = Chain::new(all_off());
    let x = terms.symbol(SymId(77), Sort::Bits(IntTy::I8));
    let square = terms.mul(x, x);
    let k = terms.bits(IntTy::I8, 49);
    let equal = terms.eq(square, k);
    assert!(matches!(noise.assume(&mut terms, &PathCondition::new(), equal), Assumed::Feasible(_)));
    let mut fresh_terms = Terms::new(true);
    let second = walk(&mut Chain::new(SolverConfig::default()), &mut fresh_terms);
    assert_eq!(first, second);
    // the readable model does not even depend on the chain's own history
    let mut used = Chain::new(SolverConfig::default());
    walk(&mut used, &mut terms);
    let again = walk(&mut used, &mut terms);
    assert_eq!(first.last(), again.last());
}

#[test]
fn readable_models_are_small() {
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig::default());
    let ty = IntTy::I32;
    let (x, y) = (terms.symbol(SymId(0), Sort::Bits(ty)), terms.symbol(SymId(1), Sort::Bits(ty)));
    let z = terms.symbol(SymId(2), Sort::Bits(ty));
    let k = terms.bits(ty, 1000);
    let product = terms.mul(y, z);
    let conditions = [terms.lt(x, y), terms.gt(product, k), terms.ne(x, z)];
    let mut path = PathCondition::new();
    for condition in conditions {
        path = chain.add(&mut terms, &path, condition);
    }
    let Answer::Sat(model) = chain.readable_model(&mut terms, &path, &[SymId(0), SymId(1), SymId(2)]) else {
        panic!("feasible")
    };
    let value = |id| model.get(SymId(id)).and_then(Const::as_num).and_then(Num::to_i64).unwrap();
    assert_eq!((value(0), value(1)), (0, 1));
    assert!((1001..2100).contains(&value(2)), "{}", value(2));
}

#[test]
fn dumped_questions_can_be_read_again() {
    let folder = std::env::temp_dir().join(format!("oox-dump-{}", std::process::id()));
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(SolverConfig { dump_smt: Some(folder.clone()), ..all_off() });
    let ty = IntTy::I32;
    let (x, y) = (terms.symbol(SymId(0), Sort::Bits(ty)), terms.symbol(SymId(1), Sort::Bits(ty)));
    let k = terms.bits(ty, 5);
    let sum = terms.add(x, y);
    let mask = terms.bit_and(x, y);
    let questions = [
        (terms.eq(sum, k), true),
        (terms.lt(x, x), false),
        (terms.gt(mask, k), true),
        (terms.lt(y, x), true),
    ];
    let mut path = PathCondition::new();
    let mut expected = Vec::new();
    for (condition, _) in questions {
        match chain.assume(&mut terms, &path, condition) {
            Assumed::Feasible(longer) => {
                path = longer;
                expected.push(z3::SatResult::Sat);
            }
            Assumed::Infeasible => expected.push(z3::SatResult::Unsat),
            Assumed::Unknown(_, reason) => panic!("{reason}"),
        }
    }
    assert_eq!(chain.stats().dump_error, None);
    assert_eq!(expected.len(), questions.len());
    for (index, expected) in expected.iter().enumerate() {
        let text = std::fs::read_to_string(folder.join(format!("query-{:06}.smt2", index + 1))).unwrap();
        assert!(text.contains("(check-sat)"), "{text}");
        let solver = z3::Solver::new();
        solver.from_string(text.clone());
        assert!(*expected == z3::SatResult::Unsat || !solver.get_assertions().is_empty(), "{text}");
        assert_eq!(solver.check(), *expected, "{text}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_same_question_twice_is_a_hit() {
    let config = SolverConfig { cache: true, simplify: true, slices: true, ..all_off() };
    let mut terms = Terms::new(true);
    let mut chain = Chain::new(config);
    let sort = Sort::Bits(IntTy::I32);
    let symbols: Vec<Term> = (0..3).map(|id| terms.symbol(SymId(id), sort)).collect();
    let k = terms.bits(IntTy::I32, 9);
    let [a, b, c] = symbols[..] else { unreachable!() };
    let ab = terms.add(a, b);
    let abc = terms.add(ab, c);
    let ca = terms.add(c, a);
    let cab = terms.add(ca, b);
    let (first, second) = (terms.gt(abc, k), terms.gt(cab, k));
    let empty = PathCondition::new();
    let Assumed::Feasible(one) = chain.assume(&mut terms, &empty, first) else { panic!() };
    assert_eq!((chain.stats().z3_calls, chain.stats().cache_hits), (1, 0));
    let Assumed::Feasible(two) = chain.assume(&mut terms, &empty, second) else { panic!() };
    assert_eq!((chain.stats().z3_calls, chain.stats().cache_hits), (1, 1));
    assert_eq!(one.last_model(), two.last_model(), "a hit returns the model");
}
