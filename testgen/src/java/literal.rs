//! Values as Java literals. Everything that is not ASCII is escaped, so that the encoding of a file does not matter.

use std::fmt::Write as _;

use oox_core::exec::Known;

/// A primitive value as Java writes it.
pub fn literal(known: &Known, prim: &str) -> Option<String> {
    Some(match known {
        Known::Bool(value) => value.to_string(),
        Known::Int(value) if prim == "char" => char_literal(u16::try_from(*value).ok()?),
        Known::Int(value) => int_literal(prim, *value),
        Known::F32(bits) => float_literal(*bits),
        Known::F64(bits) => double_literal(*bits),
        Known::Null => "null".to_owned(),
        Known::Object(_) | Known::Unknown => return None,
    })
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
pub fn char_literal(unit: u16) -> String {
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

/// An integer of a primitive type, where a value of that very type is wanted.
pub fn int_literal(prim: &str, value: i64) -> String {
    match prim {
        "long" if value == i64::MIN => "Long.MIN_VALUE".to_owned(),
        "long" if value == i64::MAX => "Long.MAX_VALUE".to_owned(),
        "long" => format!("{value}L"),
        "int" if value == i64::from(i32::MIN) => "Integer.MIN_VALUE".to_owned(),
        "int" if value == i64::from(i32::MAX) => "Integer.MAX_VALUE".to_owned(),
        "byte" | "short" => format!("({prim}) {value}"),
        "char" => char_literal(u16::try_from(value).unwrap_or_default()),
        _ => value.to_string(),
    }
}

/// A `double`, exactly.
pub fn double_literal(bits: u64) -> String {
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
pub fn float_literal(bits: u32) -> String {
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
        assert_eq!(int_literal("int", -2_147_483_648), "Integer.MIN_VALUE");
        assert_eq!(int_literal("long", 5), "5L");
        assert_eq!(int_literal("byte", -3), "(byte) -3");
        assert_eq!(double_literal(0.1f64.to_bits()), "0.1");
        assert_eq!(double_literal((-0.0f64).to_bits()), "-0.0");
        assert_eq!(double_literal(1e300f64.to_bits()), "1E300");
        assert_eq!(double_literal(f64::NAN.to_bits()), "Double.NaN");
        assert_eq!(float_literal(1.5f32.to_bits()), "1.5f");
    }
}
