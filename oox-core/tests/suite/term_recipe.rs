//! Recipes: random trees that are built into a term of any sort, in any arena. Shared by the tests of terms and
//! solvers (as a module); it has no tests of its own.

use oox_core::term::{Const, FloatTy, IntTy, Model, Num, Sort, SymId, Term, Terms};
use proptest::prelude::*;

/// A tree of numbers. What an inner number means depends on the sort that is wanted at its place.
#[derive(Clone, Debug)]
pub enum Recipe {
    Leaf(u8),
    Op(u8, Vec<Recipe>),
}

pub const SORTS: [Sort; 9] = [
    Sort::Bool,
    Sort::Int,
    Sort::Bits(IntTy::I8),
    Sort::Bits(IntTy::I16),
    Sort::Bits(IntTy::U16),
    Sort::Bits(IntTy::I32),
    Sort::Bits(IntTy::I64),
    Sort::Float(FloatTy::F32),
    Sort::Float(FloatTy::F64),
];

/// Which sorts and operations a test wants.
#[derive(Clone)]
pub struct Menu {
    pub numbers: Vec<Sort>,
    /// Masks, shifts, products and quotients of variables.
    pub bitwise: bool,
    pub float_rem: bool,
}

impl Menu {
    pub fn everything() -> Menu {
        Menu { numbers: SORTS[1..].to_vec(), bitwise: true, float_rem: true }
    }

    pub fn of(sorts: &[Sort], bitwise: bool) -> Menu {
        Menu { numbers: sorts.to_vec(), bitwise, float_rem: false }
    }
}

pub fn recipe(depth: u32, size: u32) -> impl Strategy<Value = Recipe> {
    any::<u8>().prop_map(Recipe::Leaf).prop_recursive(depth, size, 3, |inner| {
        (any::<u8>(), prop::collection::vec(inner, 3)).prop_map(|(op, parts)| Recipe::Op(op, parts))
    })
}

/// Three symbols of each sort.
pub fn symbol(terms: &mut Terms, sort: Sort, which: u8) -> Term {
    let index = SORTS.iter().position(|other| *other == sort).expect("listed");
    terms.symbol(SymId(u32::try_from(index * 3).unwrap() + u32::from(which % 3)), sort)
}

pub fn interesting(sort: Sort, pick: u8) -> Const {
    const FLOATS: [f64; 16] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        1.5,
        -2.5,
        3.0,
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::MAX,
        f64::MIN_POSITIVE,
        2_147_483_648.5,
        -9.3e18,
        16_777_217.0,
    ];
    match sort {
        Sort::Bool => Const::Bool(pick % 2 == 1),
        Sort::Int => {
            let big: Num = "170141183460469231731687303715884105728".parse().unwrap();
            match pick % 12 {
                0 => Const::Int(big),
                1 => Const::Int(big.neg()),
                2 => Const::Int(i64::MIN.into()),
                3 => Const::Int(i64::MAX.into()),
                other => Const::Int((i64::from(other) - 7).into()),
            }
        }
        Sort::Bits(ty) => {
            let value = match pick % 12 {
                0 => ty.min(),
                1 => ty.max(),
                2 => ty.min() + 1,
                3 => ty.max() - 1,
                other => i64::from(other) - 7,
            };
            Const::Int(value.into()).normalised(sort)
        }
        #[allow(clippy::cast_possible_truncation)]
        Sort::Float(FloatTy::F32) => Const::f32(FLOATS[usize::from(pick % 16)] as f32),
        Sort::Float(FloatTy::F64) => Const::f64(FLOATS[usize::from(pick % 16)]),
    }
}

pub fn random_model(picks: &[u8]) -> Model {
    let mut model = Model::new();
    for (index, sort) in SORTS.iter().enumerate() {
        for which in 0..3 {
            let pick = picks[(index * 3 + which) % picks.len()];
            model.insert(SymId(u32::try_from(index * 3 + which).unwrap()), interesting(*sort, pick));
        }
    }
    model
}

pub fn build(terms: &mut Terms, menu: &Menu, sort: Sort, recipe: &Recipe) -> Term {
    match recipe {
        Recipe::Leaf(pick) if pick % 3 == 0 => terms.constant(sort, interesting(sort, pick / 3)),
        Recipe::Leaf(pick) => symbol(terms, sort, pick / 3),
        Recipe::Op(op, parts) => match sort {
            Sort::Bool => build_bool(terms, menu, *op, parts),
            Sort::Float(_) => build_float(terms, menu, sort, *op, parts),
            _ => build_integer(terms, menu, sort, *op, parts),
        },
    }
}

fn build_bool(terms: &mut Terms, menu: &Menu, op: u8, parts: &[Recipe]) -> Term {
    let number = menu.numbers[usize::from(op / 16) % menu.numbers.len()];
    let sort = if op % 16 < 8 { Sort::Bool } else { number };
    let a = build(terms, menu, sort, &parts[0]);
    let b = build(terms, menu, sort, &parts[1]);
    match op % 16 {
        0 => terms.not(a),
        1 => terms.and(a, b),
        2 => terms.or(a, b),
        3 => terms.implies(a, b),
        4 => {
            let c = build(terms, menu, Sort::Bool, &parts[2]);
            terms.and_all([a, b, c])
        }
        5 => {
            let c = build(terms, menu, Sort::Bool, &parts[2]);
            terms.ite(c, a, b)
        }
        6 => terms.eq(a, b),
        7 => terms.bit_xor(a, b),
        8 | 14 => terms.eq(a, b),
        9 => terms.ne(a, b),
        10 | 15 => terms.lt(a, b),
        11 => terms.le(a, b),
        12 => terms.gt(a, b),
        _ => terms.ge(a, b),
    }
}

fn choice(terms: &mut Terms, menu: &Menu, sort: Sort, parts: &[Recipe]) -> Term {
    let c = build(terms, menu, Sort::Bool, &parts[0]);
    let (a, b) = (build(terms, menu, sort, &parts[1]), build(terms, menu, sort, &parts[2]));
    terms.ite(c, a, b)
}

fn conversion(terms: &mut Terms, menu: &Menu, sort: Sort, pick: u8, part: &Recipe) -> Term {
    let from = menu.numbers[usize::from(pick) % menu.numbers.len()];
    let part = build(terms, menu, from, part);
    terms.convert(part, sort)
}

fn build_integer(terms: &mut Terms, menu: &Menu, sort: Sort, op: u8, parts: &[Recipe]) -> Term {
    match op % 16 {
        15 => return conversion(terms, menu, sort, op / 16, &parts[0]),
        14 => return choice(terms, menu, sort, parts),
        _ => {}
    }
    let bits = menu.bitwise && matches!(sort, Sort::Bits(_));
    let a = build(terms, menu, sort, &parts[0]);
    let b = build(terms, menu, sort, &parts[1]);
    let literal = terms.constant(sort, interesting(sort, op / 16));
    match op % 16 {
        0 | 1 => terms.add(a, b),
        2 => terms.sub(a, b),
        3 => terms.neg(a),
        4 => terms.mul(a, literal),
        5 => terms.div(a, literal),
        6 => terms.rem(a, literal),
        7 if menu.bitwise => terms.mul(a, b),
        8 if menu.bitwise => terms.div(a, b),
        9 if menu.bitwise => terms.rem(a, b),
        10 if bits => match op / 16 % 4 {
            0 => terms.bit_and(a, b),
            1 => terms.bit_or(a, b),
            2 => terms.bit_xor(a, b),
            _ => terms.bit_and(a, literal),
        },
        11 if bits && (op / 16).is_multiple_of(2) => terms.bit_not(a),
        11 if bits => match of_bits(menu, sort) {
            Some(float) => {
                let float = build(terms, menu, float, &parts[0]);
                terms.to_bits(float)
            }
            None => terms.bit_not(b),
        },
        12 if bits => match op / 16 % 3 {
            0 => terms.shl(a, b),
            1 => terms.shr(a, b),
            _ => terms.ushr(a, b),
        },
        13 if bits => match op / 16 % 3 {
            0 => terms.shl(a, literal),
            1 => terms.shr(a, literal),
            _ => terms.ushr(a, literal),
        },
        _ => terms.sub(b, literal),
    }
}

fn build_float(terms: &mut Terms, menu: &Menu, sort: Sort, op: u8, parts: &[Recipe]) -> Term {
    match op % 8 {
        7 => return conversion(terms, menu, sort, op / 8, &parts[0]),
        6 => return choice(terms, menu, sort, parts),
        _ => {}
    }
    let a = build(terms, menu, sort, &parts[0]);
    let b = build(terms, menu, sort, &parts[1]);
    match op % 8 {
        0 => terms.add(a, b),
        1 => terms.sub(a, b),
        2 => terms.mul(a, b),
        3 => terms.div(a, b),
        4 if menu.float_rem && (op / 8).is_multiple_of(2) => terms.rem(a, b),
        4 => match op / 16 % 4 {
            0 => terms.sqrt(a),
            1 => terms.floor(a),
            2 => terms.ceil(a),
            _ => terms.rint(a),
        },
        _ => {
            let bits = if sort == Sort::Float(FloatTy::F32) { IntTy::I32 } else { IntTy::I64 };
            let bits = Sort::Bits(bits);
            if (op / 8).is_multiple_of(2) || !menu.bitwise || !menu.numbers.contains(&bits) {
                return terms.neg(a);
            }
            let bits = build(terms, menu, bits, &parts[0]);
            terms.from_bits(bits)
        }
    }
}

/// The float whose bits are of this sort, if the menu has it.
fn of_bits(menu: &Menu, sort: Sort) -> Option<Sort> {
    let float = match sort {
        Sort::Bits(IntTy::I32) => Sort::Float(FloatTy::F32),
        Sort::Bits(IntTy::I64) => Sort::Float(FloatTy::F64),
        _ => return None,
    };
    menu.numbers.contains(&float).then_some(float)
}
