//! Texts and characters between quotes: from escapes to values and back.
//!
//! A `char` is one UTF-16 unit, as in Java, so it can be half of a surrogate pair; a text is whole characters.

use std::fmt::Write as _;
use std::ops::Range;

/// The UTF-16 units that the inside of a literal stands for. `problem` is told the byte range and the message of each
/// escape that is not one; it stands for the character after the backslash then.
pub fn units(raw: &str, mut problem: impl FnMut(Range<usize>, &'static str)) -> Vec<u16> {
    let mut units = Vec::with_capacity(raw.len());
    let mut chars = raw.char_indices();
    while let Some((at, c)) = chars.next() {
        if c != '\\' {
            push(&mut units, c);
            continue;
        }
        let Some((_, escaped)) = chars.next() else {
            problem(at..at + 1, "a backslash without a character after it");
            break;
        };
        match escaped {
            'n' => push(&mut units, '\n'),
            't' => push(&mut units, '\t'),
            'r' => push(&mut units, '\r'),
            'b' => push(&mut units, '\u{8}'),
            'f' => push(&mut units, '\u{c}'),
            '0' => push(&mut units, '\0'),
            '\\' | '\'' | '"' => push(&mut units, escaped),
            'u' => {
                let digits = raw.get(at + 2..at + 6).filter(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
                if let Some(unit) = digits.and_then(|hex| u16::from_str_radix(hex, 16).ok()) {
                    units.push(unit);
                    chars.nth(3);
                } else {
                    problem(at..at + 2, "`\\u` needs four hexadecimal digits");
                    push(&mut units, 'u');
                }
            }
            other => {
                problem(at..at + 1 + other.len_utf8(), "unknown escape");
                push(&mut units, other);
            }
        }
    }
    units
}

fn push(units: &mut Vec<u16>, c: char) {
    units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
}

/// The text that the inside of a string literal stands for, or what is wrong with it as a whole.
pub fn text(units: &[u16]) -> Result<String, &'static str> {
    String::from_utf16(units).map_err(|_| "half of a surrogate pair in a text")
}

/// A string literal for a text, with its quotes.
pub fn quote_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            c => push_escaped(&mut out, c),
        }
    }
    out.push('"');
    out
}

/// A character literal for a UTF-16 unit, with its quotes.
pub fn quote_char(unit: u16) -> String {
    let mut out = String::from("'");
    match char::from_u32(u32::from(unit)) {
        Some('\'') => out.push_str("\\'"),
        Some(c) => push_escaped(&mut out, c),
        None => push_unit(&mut out, unit),
    }
    out.push('\'');
    out
}

fn push_escaped(out: &mut String, c: char) {
    match c {
        '\\' => out.push_str("\\\\"),
        '\n' => out.push_str("\\n"),
        '\t' => out.push_str("\\t"),
        '\r' => out.push_str("\\r"),
        '\u{8}' => out.push_str("\\b"),
        '\u{c}' => out.push_str("\\f"),
        '\0' => out.push_str("\\0"),
        c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}') => {
            for &unit in c.encode_utf16(&mut [0; 2]).iter() {
                push_unit(out, unit);
            }
        }
        c => out.push(c),
    }
}

fn push_unit(out: &mut String, unit: u16) {
    write!(out, "\\u{unit:04X}").expect("writing to a String does not fail");
}
