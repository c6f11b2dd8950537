//! Terms as Z3 expressions: what both encodings share. A walk without recursion, the connectives, and the floats.
//!
//! What must hold: for every assignment of the symbols, the expression has the value that `Terms::eval` gives.

use super::intervals::Intervals;
use super::{encode_bv, encode_int};
use crate::term::{BinOp, Const, FloatTy, Node, Num, Sort, SymId, Term, Terms, UnOp};
use rustc_hash::FxHashMap;
use z3::FuncDecl;
use z3::ast::{Ast, BV, Bool, Dynamic, Float, Int, RoundingMode};

/// An expression of Z3.
#[derive(Clone, Debug)]
pub(super) enum Coded {
    Bool(Bool),
    /// Mathematical integers, and sized ones in the `Int` encoding.
    Int(Int),
    /// Sized integers in the `Bv` encoding.
    Bv(BV),
    Float(Float),
}

impl Coded {
    pub(super) fn bool(&self) -> &Bool {
        match self {
            Coded::Bool(value) => value,
            other => unreachable!("sorted terms: {other:?} is not a truth value"),
        }
    }

    pub(super) fn int(&self) -> &Int {
        match self {
            Coded::Int(value) => value,
            other => unreachable!("sorted terms: {other:?} is not an integer"),
        }
    }

    pub(super) fn bv(&self) -> &BV {
        match self {
            Coded::Bv(value) => value,
            other => unreachable!("sorted terms: {other:?} is not a bit-vector"),
        }
    }

    pub(super) fn float(&self) -> &Float {
        match self {
            Coded::Float(value) => value,
            other => unreachable!("sorted terms: {other:?} is not a float"),
        }
    }
}

/// How sized integers are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Flavour {
    Int,
    Bv,
}

/// Why a term cannot be given to Z3, for people.
pub(super) type Unsupported = String;

pub(super) struct Encoder {
    pub(super) flavour: Flavour,
    /// Expressions that are right on every path.
    lasting: FxHashMap<Term, Coded>,
    /// Z3's functions from bit-vectors to floats that the crate has no name for.
    to_float: FxHashMap<(FloatTy, Meaning), FuncDecl>,
}

/// What a bit-vector stands for when a float is made of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Meaning {
    /// A number, to be rounded.
    Number,
    /// The bits of the float.
    Bits,
}

/// One conjunct being encoded under the intervals known at its place.
pub(super) struct Scope<'a> {
    pub(super) terms: &'a Terms,
    pub(super) intervals: &'a Intervals,
}

impl Encoder {
    pub(super) fn new(flavour: Flavour) -> Encoder {
        Encoder { flavour, lasting: FxHashMap::default(), to_float: FxHashMap::default() }
    }

    /// The expression of a term.
    pub(super) fn encode(&mut self, scope: &Scope, term: Term) -> Result<Coded, Unsupported> {
        // expressions that rely on the intervals of this path, or may do better on another
        let mut passing: FxHashMap<Term, Coded> = FxHashMap::default();
        let mut todo = vec![term];
        while let Some(&next) = todo.last() {
            if self.lasting.contains_key(&next) || passing.contains_key(&next) {
                todo.pop();
                continue;
            }
            let before = todo.len();
            let mut parts: Vec<Coded> = Vec::new();
            let mut lasting = true;
            scope.terms.for_each_child(next, |child| match (self.lasting.get(&child), passing.get(&child)) {
                (Some(part), _) => parts.push(part.clone()),
                (None, Some(part)) => {
                    parts.push(part.clone());
                    lasting = false;
                }
                (None, None) => todo.push(child),
            });
            if todo.len() > before {
                continue;
            }
            let (coded, own) = self.node(scope, next, &parts)?;
            if lasting && own {
                self.lasting.insert(next, coded);
            } else {
                passing.insert(next, coded);
            }
            todo.pop();
        }
        Ok(self.lasting.get(&term).or_else(|| passing.get(&term)).expect("just computed").clone())
    }

    /// The expression of a symbol.
    pub(super) fn symbol(&mut self, terms: &Terms, id: SymId) -> Coded {
        let term = terms.symbol_term(id).expect("symbols of terms are in their arena");
        self.lasting.entry(term).or_insert_with(|| new_symbol(self.flavour, id, terms.sort(term))).clone()
    }

    /// The expression of a node, and whether it is right on every path.
    fn node(&mut self, scope: &Scope, term: Term, parts: &[Coded]) -> Result<(Coded, bool), Unsupported> {
        let terms = scope.terms;
        let sort = terms.sort(term);
        let lasting = |coded: Coded| Ok((coded, true));
        match terms.node(term) {
            Node::Symbol(id) => lasting(new_symbol(self.flavour, *id, sort)),
            Node::Const(value) => lasting(self.constant(sort, value)),
            Node::Unary(UnOp::Not, _) => lasting(Coded::Bool(parts[0].bool().not())),
            Node::And(_) => lasting(Coded::Bool(Bool::and(&bools(parts)))),
            Node::Or(_) => lasting(Coded::Bool(Bool::or(&bools(parts)))),
            Node::Ite(..) => {
                let c = parts[0].bool();
                lasting(match (&parts[1], &parts[2]) {
                    (Coded::Bool(a), Coded::Bool(b)) => Coded::Bool(c.ite(a, b)),
                    (Coded::Int(a), Coded::Int(b)) => Coded::Int(c.ite(a, b)),
                    (Coded::Bv(a), Coded::Bv(b)) => Coded::Bv(c.ite(a, b)),
                    (Coded::Float(a), Coded::Float(b)) => Coded::Float(c.ite(a, b)),
                    _ => unreachable!("both branches have one sort"),
                })
            }
            Node::Unary(UnOp::Convert, inner) => self.convert(scope, terms.sort(*inner), term, &parts[0]),
            Node::Binary(op, a, _) if terms.sort(*a) == Sort::Bool => {
                let (a, b) = (parts[0].bool(), parts[1].bool());
                lasting(Coded::Bool(match op {
                    BinOp::Eq => a.iff(b),
                    BinOp::BitAnd => Bool::and(&[a, b]),
                    BinOp::BitOr => Bool::or(&[a, b]),
                    _ => a.xor(b),
                }))
            }
            Node::Binary(op, a, _) if matches!(terms.sort(*a), Sort::Float(_)) => {
                lasting(float_binary(*op, parts[0].float(), parts[1].float())?)
            }
            Node::Unary(UnOp::FromBits, _) => {
                let Sort::Float(ty) = sort else { unreachable!("bits make a float") };
                lasting(Coded::Float(self.float_with_bits(parts[0].bv(), ty)))
            }
            Node::Unary(UnOp::ToBits, inner) => {
                let Sort::Float(ty) = terms.sort(*inner) else { unreachable!("bits are those of a float") };
                lasting(Coded::Bv(bits_of_float(parts[0].float(), ty)))
            }
            Node::Unary(op, _) if matches!(sort, Sort::Float(_)) => {
                lasting(Coded::Float(float_unary(*op, parts[0].float())))
            }
            // the operands decide: a comparison has the sort of a truth value
            Node::Binary(..) | Node::Unary(..) | Node::Linear(..) => match &parts[0] {
                Coded::Int(_) => Ok(encode_int::node(scope, term, parts)),
                Coded::Bv(_) => lasting(encode_bv::node(terms, term, parts)),
                other => unreachable!("{other:?} is not an integer"),
            },
        }
    }

    fn constant(&self, sort: Sort, value: &Const) -> Coded {
        match (value, sort, self.flavour) {
            (Const::Bool(value), ..) => Coded::Bool(Bool::from_bool(*value)),
            (Const::Int(value), Sort::Bits(ty), Flavour::Bv) => {
                Coded::Bv(BV::from_i64(value.to_i64().expect("sized"), ty.bits()))
            }
            (Const::Int(value), ..) => Coded::Int(int_literal(value)),
            (Const::F32(bits), ..) => Coded::Float(match f32::from_bits(*bits) {
                value if value.is_nan() => Float::nan32(),
                value => Float::from_f32(value),
            }),
            (Const::F64(bits), ..) => Coded::Float(match f64::from_bits(*bits) {
                value if value.is_nan() => Float::nan64(),
                value => Float::from_f64(value),
            }),
        }
    }

    fn convert(
        &mut self,
        scope: &Scope,
        from: Sort,
        term: Term,
        part: &Coded,
    ) -> Result<(Coded, bool), Unsupported> {
        let to = scope.terms.sort(term);
        match (from, to, part) {
            (Sort::Float(_), Sort::Float(ty), part) => {
                let rounded = part
                    .float()
                    .to_fp_with_rounding_mode(&RoundingMode::round_nearest_ties_to_even(), &float_sort(ty));
                Ok((Coded::Float(rounded), true))
            }
            (Sort::Float(ty), to, part) => Ok((encode_bv::from_float(part.float(), ty, to), true)),
            (Sort::Bits(from), Sort::Float(ty), Coded::Bv(bits)) => {
                let wide = encode_bv::resize(bits, from, 64);
                Ok((Coded::Float(self.float_of_bits(&wide, ty)), true))
            }
            (_, Sort::Float(_), _) => {
                Err("an unbounded integer as a float has no exact form in Z3".to_owned())
            }
            (_, _, Coded::Int(_)) if self.flavour == Flavour::Int => {
                Ok(encode_int::convert(scope, term, part))
            }
            (from, to, part) => Ok((encode_bv::convert(part, from, to), true)),
        }
    }

    /// A signed 64-bit vector rounded to a float.
    fn float_of_bits(&mut self, bits: &BV, ty: FloatTy) -> Float {
        let rounding = RoundingMode::round_nearest_ties_to_even();
        let declaration = self.float_maker(ty, Meaning::Number);
        declaration.apply(&[&rounding, bits]).as_float().expect("to_fp gives a float")
    }

    /// The float that has these bits.
    fn float_with_bits(&mut self, bits: &BV, ty: FloatTy) -> Float {
        let declaration = self.float_maker(ty, Meaning::Bits);
        declaration.apply(&[bits]).as_float().expect("to_fp gives a float")
    }

    /// The crate has no function for it, but parses text that has: the declaration is taken from a parsed assertion.
    fn float_maker(&mut self, ty: FloatTy, meaning: Meaning) -> &FuncDecl {
        self.to_float.entry((ty, meaning)).or_insert_with(|| {
            let (exponent, significand) = match ty {
                FloatTy::F32 => (8, 24),
                FloatTy::F64 => (11, 53),
            };
            let (width, rounding) = match meaning {
                Meaning::Number => (64, "RNE "),
                Meaning::Bits => (exponent + significand, ""),
            };
            let scratch = z3::Solver::new();
            scratch.from_string(format!(
                "(declare-const b (_ BitVec {width})) \
                 (declare-const f (_ FloatingPoint {exponent} {significand})) \
                 (assert (fp.eq f ((_ to_fp {exponent} {significand}) {rounding}b)))"
            ));
            let assertion = scratch.get_assertions().pop().expect("one assertion was parsed");
            assertion.nth_child(1).expect("an equation has two sides").decl()
        })
    }
}

fn bools(parts: &[Coded]) -> Vec<&Bool> {
    parts.iter().map(Coded::bool).collect()
}

pub(super) fn int_literal(value: &Num) -> Int {
    match value.to_i64() {
        Some(value) => Int::from_i64(value),
        None => value.to_string().parse().expect("a decimal integer"),
    }
}

fn float_sort(ty: FloatTy) -> z3::Sort {
    match ty {
        FloatTy::F32 => z3::Sort::float32(),
        FloatTy::F64 => z3::Sort::double(),
    }
}

fn new_symbol(flavour: Flavour, id: SymId, sort: Sort) -> Coded {
    let name = format!("x{}", id.0);
    match (sort, flavour) {
        (Sort::Bool, _) => Coded::Bool(Bool::new_const(name)),
        (Sort::Bits(ty), Flavour::Bv) => Coded::Bv(BV::new_const(name, ty.bits())),
        (Sort::Int | Sort::Bits(_), _) => Coded::Int(Int::new_const(name)),
        (Sort::Float(FloatTy::F32), _) => Coded::Float(Float::new_const_float32(name)),
        (Sort::Float(FloatTy::F64), _) => Coded::Float(Float::new_const_double(name)),
    }
}

fn float_unary(op: UnOp, a: &Float) -> Float {
    let integral = |rounding: RoundingMode| a.round_to_integral_with_rounding_mode(&rounding);
    match op {
        UnOp::Neg => a.unary_neg(),
        UnOp::Sqrt => a.sqrt_with_rounding_mode(&RoundingMode::round_nearest_ties_to_even()),
        UnOp::Floor => integral(RoundingMode::round_towards_negative()),
        UnOp::Ceil => integral(RoundingMode::round_towards_positive()),
        UnOp::Rint => integral(RoundingMode::round_nearest_ties_to_even()),
        _ => unreachable!("{op:?} is not an operation on floats"),
    }
}

/// The bits of a float; Z3 leaves those of NaN open.
fn bits_of_float(a: &Float, ty: FloatTy) -> BV {
    let nan = match ty {
        FloatTy::F32 => BV::from_i64(0x7fc0_0000, 32),
        FloatTy::F64 => BV::from_i64(0x7ff8_0000_0000_0000, 64),
    };
    a.is_nan().ite(&nan, &a.to_ieee_bv())
}

fn float_binary(op: BinOp, a: &Float, b: &Float) -> Result<Coded, Unsupported> {
    let rounding = RoundingMode::round_nearest_ties_to_even();
    Ok(match op {
        BinOp::Eq => Coded::Bool(a.eq_fpa(b)),
        BinOp::Lt => Coded::Bool(a.lt(b)),
        BinOp::Le => Coded::Bool(a.le(b)),
        BinOp::Add => Coded::Float(a.add_with_rounding_mode(b, &rounding)),
        BinOp::Sub => Coded::Float(a.sub_with_rounding_mode(b, &rounding)),
        BinOp::Mul => Coded::Float(a.mul_with_rounding_mode(b, &rounding)),
        BinOp::Div => Coded::Float(a.div_with_rounding_mode(b, &rounding)),
        // fp.rem rounds the quotient to nearest, fmod toward zero
        BinOp::Rem => {
            return Err("float remainder of symbolic operands has no exact form in Z3".to_owned());
        }
        _ => unreachable!("{op:?} is not an operation on floats"),
    })
}

/// The value of a symbol in a model of Z3; `None` when Z3 answers with something that is not a value.
pub(super) fn read_value(model: &z3::Model, symbol: &Coded, sort: Sort) -> Option<Const> {
    match symbol {
        Coded::Bool(symbol) => model.eval(symbol, true)?.as_bool().map(Const::Bool),
        Coded::Int(symbol) => read_int(&model.eval(symbol, true)?),
        Coded::Bv(symbol) => {
            let bits = model.eval(symbol, true)?.as_u64()?;
            Some(Const::Int(Num::from(i128::from(bits))).normalised(sort))
        }
        Coded::Float(symbol) => {
            if model.eval(&symbol.is_nan(), true)?.as_bool()? {
                return Some(if sort == Sort::Float(FloatTy::F32) {
                    Const::f32(f32::NAN)
                } else {
                    Const::f64(f64::NAN)
                });
            }
            let bits = model.eval(&symbol.to_ieee_bv(), true)?.simplify().as_u64()?;
            Some(match sort {
                Sort::Float(FloatTy::F32) => Const::F32(u32::try_from(bits).ok()?),
                _ => Const::F64(bits),
            })
        }
    }
}

fn read_int(value: &Int) -> Option<Const> {
    if let Some(small) = value.as_i64() {
        return Some(Const::Int(small.into()));
    }
    // `123` or `(- 123)`
    let text = Dynamic::from_ast(value).to_string();
    let digits = text.trim_start_matches("(- ").trim_end_matches(')');
    let magnitude: Num = digits.parse().ok()?;
    Some(Const::Int(if text.starts_with('(') { magnitude.neg() } else { magnitude }))
}
