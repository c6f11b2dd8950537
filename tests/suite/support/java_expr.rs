//! Expressions over all number types, in Java and in OOX with the same meaning, made from a seed.
//!
//! Java promotes and widens silently; the OOX text says each conversion.

use crate::support::seeded::Random;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// The number types of Java, the small ones first.
pub enum Ty {
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

use Ty::{Byte, Char, Double, Float, Int, Long, Short};

const INTEGER_SIGNS: &[&str] = &["+", "-", "*", "/", "%"];

/// All of them.
pub const TYPES: [Ty; 7] = [Byte, Short, Char, Int, Long, Float, Double];

impl Ty {
    pub fn java(self) -> &'static str {
        ["byte", "short", "char", "int", "long", "float", "double"][self as usize]
    }

    pub fn oox(self) -> &'static str {
        ["i8", "i16", "u16", "i32", "i64", "f32", "f64"][self as usize]
    }

    fn is_integer(self) -> bool {
        self <= Long
    }

    /// Unary numeric promotion (JLS 5.6).
    fn promoted(self) -> Self {
        self.max(Int)
    }
}

/// An operand: the value's text in both languages, and what fixes it as the value of a symbol.
#[derive(Clone)]
pub struct Value {
    pub ty: Ty,
    pub java: String,
    pub oox: String,
}

impl Value {
    fn int(ty: Ty, value: i64) -> Self {
        let java = match ty {
            Long => format!("({value}L)"),
            Int => format!("({value})"),
            _ => format!("(({}) {value})", ty.java()),
        };
        Self { ty, java, oox: format!("({value} as {})", ty.oox()) }
    }

    fn double(value: f64) -> Self {
        Self {
            ty: Double,
            java: format!("Double.longBitsToDouble({}L)", value.to_bits().cast_signed()),
            oox: oox_double(value),
        }
    }

    fn float(value: f32) -> Self {
        Self {
            ty: Float,
            java: format!("Float.intBitsToFloat({})", value.to_bits().cast_signed()),
            oox: oox_float(value),
        }
    }

    /// A condition that only this value of `name` fulfils.
    pub fn fixes(&self, name: &str) -> String {
        let Self { ty, oox, .. } = self;
        if ty.is_integer() {
            return format!("{name} == {oox}");
        }
        if oox.contains('/') {
            let nan = oox.starts_with("(0.0");
            return if nan { format!("{name} != {name}") } else { format!("{name} == {oox}") };
        }
        if oox.starts_with("(0.0 as") || oox.starts_with("(-0.0 as") {
            let sign = if oox.starts_with("(-") { '<' } else { '>' };
            return format!("({name} == 0.0 && 1.0 / {name} {sign} 0.0)");
        }
        format!("{name} == {oox}")
    }
}

/// The shortest text that reads back as the number, with the point that OOX wants.
fn decimal(text: String) -> String {
    match text.split_once('e') {
        Some((digits, exponent)) if !digits.contains('.') => format!("{digits}.0e{exponent}"),
        _ => text,
    }
}

fn oox_double(value: f64) -> String {
    if value.is_nan() {
        "(0.0 / 0.0)".to_owned()
    } else if value.is_infinite() {
        format!("({} / 0.0)", if value > 0.0 { "1.0" } else { "-1.0" })
    } else {
        format!("({} as f64)", decimal(format!("{value:?}")))
    }
}

fn oox_float(value: f32) -> String {
    if value.is_nan() {
        "(0.0 as f32 / 0.0 as f32)".to_owned()
    } else if value.is_infinite() {
        format!("({} as f32 / 0.0 as f32)", if value > 0.0 { "1.0" } else { "-1.0" })
    } else {
        format!("({} as f32)", decimal(format!("{value:?}")))
    }
}

/// An expression in both languages.
#[derive(Clone)]
pub struct Expr {
    pub ty: Ty,
    pub java: String,
    pub oox: String,
}

fn integer_limits(ty: Ty) -> (i64, i64) {
    match ty {
        Byte => (-128, 127),
        Short => (-32_768, 32_767),
        Char => (0, 65_535),
        Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => (i64::MIN, i64::MAX),
    }
}

fn value(ty: Ty, random: &mut Random) -> Value {
    match ty {
        Double => Value::double(match random.below(4) {
            0 => random.of(&[0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY]),
            1 => random.of(&[
                f64::MAX,
                f64::MIN,
                f64::MIN_POSITIVE,
                5e-324,
                -5e-324,
                2_147_483_648.0,
                -9.3e18,
                1e300,
            ]),
            2 => {
                random.of(&[1.0, -1.0, 0.1, 0.5, 1.5, -2.5, 3.0, 1e10, 16_777_217.0, 9_007_199_254_740_993.0])
            }
            _ => f64::from_bits(random.next()),
        }),
        Float => Value::float(match random.below(4) {
            0 => random.of(&[0.0, -0.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY]),
            1 => random.of(&[
                f32::MAX,
                f32::MIN,
                f32::MIN_POSITIVE,
                1e-45,
                -1e-45,
                2_147_483_648.0,
                -9.3e18,
                1e30,
            ]),
            2 => random.of(&[1.0, -1.0, 0.1, 0.5, 1.5, -2.5, 3.0, 1e10, 16_777_216.0]),
            _ => f32::from_bits((random.next() >> 32) as u32),
        }),
        _ => {
            let (min, max) = integer_limits(ty);
            let value = match random.below(3) {
                0 => random.of(&[min, max, min + 1, max - 1, 0]),
                1 => random.of(&[0, 1, -1, 2, -2, 3, 7, 10, -10, 31, 32, 33, 63, 64, 100]).clamp(min, max),
                _ if ty == Long => random.next().cast_signed() >> random.below(60),
                _ => {
                    min + i64::try_from(random.below(usize::try_from(max - min + 1).expect("positive")))
                        .expect("small")
                }
            };
            Value::int(ty, value)
        }
    }
}

/// What a case may use.
struct Maker<'r> {
    random: &'r mut Random,
    params: Vec<(String, Value)>,
    /// What is computed with floats.
    float_signs: &'static [&'static str],
}

impl Maker<'_> {
    /// Java converts silently where OOX is told to.
    fn widened(expr: &Expr, ty: Ty) -> Expr {
        let oox = if expr.ty == ty { expr.oox.clone() } else { format!("({} as {})", expr.oox, ty.oox()) };
        Expr { ty, java: expr.java.clone(), oox }
    }

    fn cast(expr: &Expr, ty: Ty) -> Expr {
        // from a float to a small integer the JVM goes through `int`
        let through_int = !expr.ty.is_integer() && ty < Int;
        let inner = if through_int { format!("({} as i32)", expr.oox) } else { expr.oox.clone() };
        let oox = if expr.ty == ty { inner } else { format!("({inner} as {})", ty.oox()) };
        Expr { ty, java: format!("(({}) {})", ty.java(), expr.java), oox }
    }

    fn leaf(&mut self) -> Expr {
        if self.random.below(5) == 0 {
            let ty = self.random.of(&[Int, Long, Float, Double]);
            let Value { ty, java, oox } = value(ty, self.random);
            return Expr { ty, java, oox };
        }
        let at = self.random.below(self.params.len());
        let (name, value) = &self.params[at];
        Expr { ty: value.ty, java: name.clone(), oox: name.clone() }
    }

    fn both(&mut self, depth: u32) -> (Expr, Expr, Ty) {
        let (left, right) = (self.expr(depth - 1), self.expr(depth - 1));
        let ty = left.ty.promoted().max(right.ty.promoted());
        (Self::widened(&left, ty), Self::widened(&right, ty), ty)
    }

    fn binary(left: &Expr, sign: &str, right: &Expr, ty: Ty) -> Expr {
        Expr {
            ty,
            java: format!("({} {sign} {})", left.java, right.java),
            oox: format!("({} {sign} {})", left.oox, right.oox),
        }
    }

    fn condition(&mut self, depth: u32) -> (String, String) {
        let (left, right, ty) = self.both(depth);
        let sign = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
        let Expr { java, oox, .. } = Self::binary(&left, sign, &right, ty);
        match self.random.below(6) {
            0 => (format!("!{java}"), format!("!{oox}")),
            1 if depth > 1 => {
                let (other_java, other_oox) = self.condition(depth - 1);
                let sign = self.random.of(&["&&", "||"]);
                (format!("({java} {sign} {other_java})"), format!("({oox} {sign} {other_oox})"))
            }
            _ => (java, oox),
        }
    }

    fn integer(&mut self, depth: u32) -> Expr {
        let expr = self.expr(depth);
        if expr.ty.is_integer() {
            return expr;
        }
        let ty = self.random.of(&[Int, Long]);
        Self::cast(&expr, ty)
    }

    fn expr(&mut self, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf();
        }
        match self.random.below(12) {
            0..=3 => {
                let (left, right, ty) = self.both(depth);
                let sign = self.random.of(if ty.is_integer() { INTEGER_SIGNS } else { self.float_signs });
                Self::binary(&left, sign, &right, ty)
            }
            4 => {
                let (left, right) = (self.integer(depth - 1), self.integer(depth - 1));
                let ty = left.ty.max(right.ty).promoted();
                let (left, right) = (Self::widened(&left, ty), Self::widened(&right, ty));
                let sign = self.random.of(&["&", "|", "^"]);
                Self::binary(&left, sign, &right, ty)
            }
            5 | 6 => {
                // each operand is promoted on its own
                let (left, right) = (self.integer(depth - 1), self.integer(depth - 1));
                let (left, right) =
                    (Self::widened(&left, left.ty.promoted()), Self::widened(&right, right.ty.promoted()));
                let sign = self.random.of(&["<<", ">>", ">>>"]);
                Self::binary(&left, sign, &right, left.ty)
            }
            7 => {
                let operand = self.expr(depth - 1);
                let operand = Self::widened(&operand, operand.ty.promoted());
                Expr { java: format!("(-{})", operand.java), oox: format!("(-{})", operand.oox), ..operand }
            }
            8 => {
                let operand = self.integer(depth - 1);
                let operand = Self::widened(&operand, operand.ty.promoted());
                Expr { java: format!("(~{})", operand.java), oox: format!("(~{})", operand.oox), ..operand }
            }
            9 | 10 => {
                let operand = self.expr(depth - 1);
                let ty = self.random.of(&TYPES);
                Self::cast(&operand, ty)
            }
            _ => {
                let (java, oox) = self.condition(depth.min(2));
                let (left, right, ty) = self.both(depth);
                // a cast, because the type of `?:` has rules of its own for constants and small types
                let (left, right) = (Self::cast(&left, ty), Self::cast(&right, ty));
                Expr {
                    ty,
                    java: format!("({java} ? {} : {})", left.java, right.java),
                    oox: format!("({oox} ? {} : {})", left.oox, right.oox),
                }
            }
        }
    }
}

/// An expression over parameters with values.
pub struct Case {
    pub params: Vec<(String, Value)>,
    pub expr: Expr,
}

/// Cases that depend on the seed only.
pub fn cases(
    seed: u64,
    count: usize,
    depth: u32,
    types: &[Ty],
    float_signs: &'static [&'static str],
) -> Vec<Case> {
    (0..count)
        .map(|number| {
            let mut random = Random(seed.wrapping_add((number as u64) << 32));
            let params: Vec<(String, Value)> = ["a", "b", "c"]
                .iter()
                .map(|name| {
                    let ty = random.of(types);
                    ((*name).to_owned(), value(ty, &mut random))
                })
                .collect();
            let mut maker = Maker { random: &mut random, params, float_signs };
            let expr = maker.expr(depth);
            Case { params: maker.params, expr }
        })
        .collect()
}

/// A condition that says that `r` has exactly these bits (all NaNs count as one, as in Java).
pub fn has_bits(ty: Ty, bits: &str) -> String {
    let bits: i64 = bits.parse().expect("Java prints an integer");
    let value = match ty {
        Float => Value::float(f32::from_bits(i32::try_from(bits).expect("32 bits").cast_unsigned())),
        Double => Value::double(f64::from_bits(bits.cast_unsigned())),
        _ => Value::int(ty, bits),
    };
    value.fixes("r")
}
