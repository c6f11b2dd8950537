//! Values as Java literals. Everything that is not ASCII is escaped, so that the encoding of a file does not matter.

use std::fmt::Write as _;

use oox_core::interpret::Known;

/// A literal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Literal {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// `1`
    Int(i64),
    /// `1L`
    Long(i64),
    /// `(byte) 1`
    Byte(i64),
    /// `(short) 1`
    Short(i64),
    /// `'a'`, by its unit.
    Char(u16),
    /// `1.0f`, by its bits.
    Float(u32),
    /// `1.0`, by its bits.
    Double(u64),
    /// `"text"`
    Text(String),
    /// A literal of a contract, as it was written there.
    Written(Written),
}

/// A literal of a contract.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Written {
    /// As it was written.
    pub text: String,
    /// It is a text between quotes.
    pub is_text: bool,
    /// The number that it is, if it is an `int`.
    pub int: Option<i64>,
}

impl Literal {
    /// A primitive value, or null, where a value of that very type is wanted.
    pub fn of(known: &Known, prim: &str) -> Option<Self> {
        Some(match known {
            Known::Bool(value) => Self::Bool(*value),
            Known::Int(value) => match prim {
                "char" => Self::Char(u16::try_from(*value).ok()?),
                "long" => Self::Long(*value),
                "byte" => Self::Byte(*value),
                "short" => Self::Short(*value),
                _ => Self::Int(*value),
            },
            Known::F32(bits) => Self::Float(*bits),
            Known::F64(bits) => Self::Double(*bits),
            Known::Null => Self::Null,
            Known::Object(_) | Known::Unknown => return None,
        })
    }

    /// As Java writes it.
    pub fn written(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Bool(value) => value.to_string(),
            Self::Int(value) if *value == i64::from(i32::MIN) => "Integer.MIN_VALUE".to_owned(),
            Self::Int(value) if *value == i64::from(i32::MAX) => "Integer.MAX_VALUE".to_owned(),
            Self::Int(value) => value.to_string(),
            Self::Long(i64::MIN) => "Long.MIN_VALUE".to_owned(),
            Self::Long(i64::MAX) => "Long.MAX_VALUE".to_owned(),
            Self::Long(value) => format!("{value}L"),
            Self::Byte(value) => format!("(byte) {value}"),
            Self::Short(value) => format!("(short) {value}"),
            Self::Char(unit) => char_literal(*unit),
            Self::Float(bits) => float_literal(*bits),
            Self::Double(bits) => double_literal(*bits),
            Self::Text(text) => string_literal(text),
            Self::Written(written) => written.text.clone(),
        }
    }

    /// A text between quotes.
    pub fn is_text(&self) -> bool {
        match self {
            Self::Text(_) => true,
            Self::Written(written) => written.is_text,
            _ => false,
        }
    }

    /// The number that it is, if it is an `int` in digits.
    pub fn as_int(&self) -> Option<i32> {
        match self {
            Self::Int(value) => i32::try_from(*value).ok().filter(|it| !matches!(*it, i32::MIN | i32::MAX)),
            Self::Written(written) => written.int.and_then(|value| i32::try_from(value).ok()),
            _ => None,
        }
    }

    /// What arrays of primitive values hold at first, as far as it is plain to see.
    pub fn is_zero(&self) -> bool {
        match self {
            Self::Bool(value) => !value,
            Self::Int(value) | Self::Long(value) => *value == 0,
            Self::Float(bits) => *bits == 0,
            Self::Double(bits) => *bits == 0,
            _ => false,
        }
    }

    /// Written with a minus.
    pub(super) fn is_negative(&self) -> bool {
        match self {
            Self::Int(value) => *value < 0 && *value != i64::from(i32::MIN),
            Self::Long(value) => *value < 0 && *value != i64::MIN,
            Self::Float(bits) => {
                let value = f32::from_bits(*bits);
                value.is_sign_negative() && value.is_finite()
            }
            Self::Double(bits) => {
                let value = f64::from_bits(*bits);
                value.is_sign_negative() && value.is_finite()
            }
            _ => false,
        }
    }

    /// Written with a minus or a cast.
    pub(super) fn has_sign(&self) -> bool {
        self.is_negative() || matches!(self, Self::Byte(_) | Self::Short(_))
    }
}

/// `"text"`
pub fn string_literal(text: &str) -> String {
    let mut out = String::from("\"");
    for unit in text.encode_utf16() {
        push_unit(&mut out, unit, '"');
    }
    out.push('"');
    out
}

/// `'c'`
fn char_literal(unit: u16) -> String {
    let mut out = String::from("'");
    push_unit(&mut out, unit, '\'');
    out.push('\'');
    out
}

fn push_unit(out: &mut String, unit: u16, quote: char) {
    match char::from_u32(u32::from(unit)) {
        Some('\n') => out.push_str("\\n"),
        Some('\r') => out.push_str("\\r"),
        Some('\t') => out.push_str("\\t"),
        Some('\u{8}') => out.push_str("\\b"),
        Some('\u{c}') => out.push_str("\\f"),
        Some('\\') => out.push_str("\\\\"),
        Some(c) if c == quote => {
            out.push('\\');
            out.push(c);
        }
        Some(c) if c == ' ' || c.is_ascii_graphic() => out.push(c),
        // three digits, so that a digit may follow; no Unicode escape, because that would be read before the literal
        Some(c) if u32::from(c) < 0x20 => {
            let _ = write!(out, "\\{:03o}", u32::from(c));
        }
        _ => {
            let _ = write!(out, "\\u{unit:04x}");
        }
    }
}

/// A `double`, exactly.
fn double_literal(bits: u64) -> String {
    let value = f64::from_bits(bits);
    if value.is_nan() {
        let canonical = bits == 0x7ff8_0000_0000_0000;
        return if canonical {
            "Double.NaN".to_owned()
        } else {
            format!("Double.longBitsToDouble(0x{bits:016x}L)")
        };
    }
    if value.is_infinite() {
        return if value > 0.0 { "Double.POSITIVE_INFINITY" } else { "Double.NEGATIVE_INFINITY" }.to_owned();
    }
    // the shortest text that is read back as this number
    format!("{value:?}").replace('e', "E")
}

/// A `float`, exactly.
fn float_literal(bits: u32) -> String {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let canonical = bits == 0x7fc0_0000;
        return if canonical {
            "Float.NaN".to_owned()
        } else {
            format!("Float.intBitsToFloat(0x{bits:08x})")
        };
    }
    if value.is_infinite() {
        return if value > 0.0 { "Float.POSITIVE_INFINITY" } else { "Float.NEGATIVE_INFINITY" }.to_owned();
    }
    format!("{value:?}f").replace('e', "E")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            string_literal("a\"b\\\n\u{1}7\u{e9}\u{1f600}"),
            "\"a\\\"b\\\\\\n\\0017\\u00e9\\ud83d\\ude00\""
        );
        assert_eq!(char_literal(39), "'\\''");
    }

    #[test]
    fn numbers_are_exact() {
        for (literal, written) in [
            (Literal::Int(-2_147_483_648), "Integer.MIN_VALUE"),
            (Literal::Long(5), "5L"),
            (Literal::Byte(-3), "(byte) -3"),
            (Literal::Double(0.1f64.to_bits()), "0.1"),
            (Literal::Double((-0.0f64).to_bits()), "-0.0"),
            (Literal::Double(1e300f64.to_bits()), "1E300"),
            (Literal::Double(f64::NAN.to_bits()), "Double.NaN"),
            (Literal::Float(1.5f32.to_bits()), "1.5f"),
        ] {
            assert_eq!(literal.written(), written);
        }
    }
}
