//! The types that the generated Java uses, and literals of the primitive ones.

use crate::support::seeded::Random;

/// The primitive types, the small numbers first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

use Prim::{Boolean, Byte, Char, Double, Float, Int, Long, Short};

/// All of them.
pub const PRIMS: [Prim; 8] = [Boolean, Byte, Short, Char, Int, Long, Float, Double];

/// Those that count.
pub const INTEGERS: [Prim; 5] = [Byte, Short, Char, Int, Long];

/// Those that compute.
pub const NUMBERS: [Prim; 7] = [Byte, Short, Char, Int, Long, Float, Double];

impl Prim {
    /// The keyword.
    pub fn java(self) -> &'static str {
        ["boolean", "byte", "short", "char", "int", "long", "float", "double"][self as usize]
    }

    /// The class whose objects hold one.
    pub fn boxed(self) -> &'static str {
        ["Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"][self as usize]
    }

    pub fn is_integer(self) -> bool {
        INTEGERS.contains(&self)
    }

    /// Unary numeric promotion (JLS 5.6).
    pub fn promoted(self) -> Self {
        self.max(Int)
    }

    /// A literal with its type, in brackets where a sign could join with what stands before.
    pub fn literal(self, random: &mut Random) -> String {
        match self {
            Boolean => random.of(&["true", "false"]).to_owned(),
            Char => match random.below(3) {
                0 => random
                    .of(&["'a'", "'Z'", "'0'", "' '", "'\\n'", "'\\''", "'\\u00e9'", "'\\uffff'", "'\\0'"])
                    .to_owned(),
                1 => format!("(char) {}", random.below(65_536)),
                _ => format!("'{}'", char::from(b'a' + u8::try_from(random.below(26)).expect("a letter"))),
            },
            Float => random
                .of(&[
                    "0f",
                    "(-0f)",
                    "1f",
                    "(-1.5f)",
                    "0.1f",
                    "3e10f",
                    "1e-45f",
                    "(-3.4028235e38f)",
                    "16777217f",
                    "Float.NaN",
                    "Float.POSITIVE_INFINITY",
                    "Float.NEGATIVE_INFINITY",
                    "Float.MIN_VALUE",
                    "2147483648f",
                    "0x1.8p3f",
                ])
                .to_owned(),
            Double => random
                .of(&[
                    "0.0",
                    "(-0.0)",
                    "1.0",
                    "(-2.5)",
                    "0.1",
                    "1e10",
                    "4.9e-324",
                    "1.7976931348623157e308",
                    "9007199254740993d",
                    "Double.NaN",
                    "Double.POSITIVE_INFINITY",
                    "Double.NEGATIVE_INFINITY",
                    "Double.MIN_VALUE",
                    "(-9.3e18)",
                    "3.",
                    "65536.5",
                    "0x1p-3",
                ])
                .to_owned(),
            Byte => format!("(byte) {}", Self::whole(random, -128, 127)),
            Short => format!("(short) {}", Self::whole(random, -32_768, 32_767)),
            Int => match random.below(8) {
                0 => random
                    .of(&["0x7fffffff", "0b1011", "017", "0xFFFF_FFFF", "Integer.MIN_VALUE", "1_000"])
                    .to_owned(),
                _ => Self::whole(random, i64::from(i32::MIN), i64::from(i32::MAX)),
            },
            Long => format!("{}L", Self::whole(random, i64::MIN, i64::MAX)).replace(")L", "L)"),
        }
    }

    fn whole(random: &mut Random, min: i64, max: i64) -> String {
        let value = match random.below(4) {
            0 => random.of(&[min, max, min + 1, max - 1]),
            1 => (random.next().cast_signed() >> random.below(60)).clamp(min, max),
            _ => random
                .of(&[0, 1, -1, 2, -2, 3, 4, 5, 7, 10, 31, 32, 33, 63, 64, 100, 127, 128, -128, -129])
                .clamp(min, max),
        };
        if value < 0 { format!("({value})") } else { value.to_string() }
    }
}

/// What a variable or an expression can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Prim(Prim),
    Boxed(Prim),
    Text,
    Object,
    Array(Prim),
    Texts,
    Grid,
    Shape,
    Round,
    Hue,
    Pair,
}

/// Reference types that are no boxes.
pub const REFERENCES: [Ty; 8] =
    [Ty::Text, Ty::Text, Ty::Object, Ty::Texts, Ty::Grid, Ty::Shape, Ty::Round, Ty::Hue];

impl Ty {
    /// As it is written.
    pub fn java(self) -> String {
        match self {
            Ty::Prim(prim) => prim.java().to_owned(),
            Ty::Boxed(prim) => prim.boxed().to_owned(),
            Ty::Text => "String".to_owned(),
            Ty::Array(prim) => format!("{}[]", prim.java()),
            Ty::Texts => "String[]".to_owned(),
            Ty::Grid => "int[][]".to_owned(),
            Ty::Object | Ty::Shape | Ty::Round | Ty::Hue | Ty::Pair => format!("{self:?}"),
        }
    }

    /// Any type, numbers most often.
    pub fn any(random: &mut Random) -> Self {
        match random.below(10) {
            0..=4 => Ty::Prim(random.of(&PRIMS)),
            5 => Ty::Boxed(random.of(&PRIMS)),
            6 => Ty::Array(random.of(&[Int, Int, Byte, Char, Long, Double, Boolean, Short, Float])),
            7 => Ty::Text,
            8 => Ty::Pair,
            _ => random.of(&REFERENCES),
        }
    }
}
