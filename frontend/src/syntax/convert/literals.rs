//! Literals: their text to their value. Shared by Java and JML.

use super::super::shadow::unicode_escape;
use super::super::tree::Lit;

/// What is wrong with a literal, in one sentence.
pub type Wrong = String;

const TOO_LARGE: &str = "integer number too large";
const MALFORMED: &str = "malformed number";

/// A number. `is_negated`: a minus sign stands before it, so that the magnitude may be one larger.
pub fn number(text: &str, is_negated: bool) -> Result<Lit, Wrong> {
    let lower = text.to_ascii_lowercase();
    let is_hex = lower.starts_with("0x");
    let is_binary = lower.starts_with("0b");
    let is_float = if is_hex {
        lower.contains(['.', 'p'])
    } else {
        !is_binary && (lower.contains(['.', 'e']) || lower.ends_with(['f', 'd']))
    };
    check_underscores(&lower, is_hex, is_binary)?;
    let plain: String = lower.chars().filter(|&c| c != '_').collect();
    if is_float { floating(&plain, is_hex) } else { integer(&plain, is_negated) }
}

/// An underscore stands between digits.
fn check_underscores(lower: &str, is_hex: bool, is_binary: bool) -> Result<(), Wrong> {
    let bytes = if is_hex || is_binary { &lower.as_bytes()[2..] } else { lower.as_bytes() };
    let is_digit = |at: Option<&u8>| {
        at.is_some_and(|&byte| {
            byte == b'_' || if is_hex { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() }
        })
    };
    for (at, &byte) in bytes.iter().enumerate() {
        if byte == b'_' && !(at > 0 && is_digit(bytes.get(at - 1)) && is_digit(bytes.get(at + 1))) {
            return Err("an underscore in a number must stand between digits".to_owned());
        }
    }
    Ok(())
}

fn integer(plain: &str, is_negated: bool) -> Result<Lit, Wrong> {
    let (digits, is_long) = match plain.strip_suffix('l') {
        Some(digits) => (digits, true),
        None => (plain, false),
    };
    let (radix, digits) = if let Some(digits) = digits.strip_prefix("0x") {
        (16, digits)
    } else if let Some(digits) = digits.strip_prefix("0b") {
        (2, digits)
    } else if digits.len() > 1 && digits.starts_with('0') {
        (8, &digits[1..])
    } else {
        (10, digits)
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return Err(MALFORMED.to_owned());
    }
    // all are digits, so what fails is the size
    let value = u64::from_str_radix(digits, radix).map_err(|_| TOO_LARGE.to_owned())?;
    let most = (1_u64 << if is_long { 63 } else { 31 }) - u64::from(!is_negated);
    if radix == 10 && value > most {
        return Err(TOO_LARGE.to_owned());
    }
    if is_long {
        return Ok(Lit::Long(value));
    }
    if radix == 10 {
        return i64::try_from(value).map(Lit::Int).map_err(|_| TOO_LARGE.to_owned());
    }
    let bits = u32::try_from(value).map_err(|_| TOO_LARGE.to_owned())?;
    Ok(Lit::Int(i64::from(bits.cast_signed())))
}

fn floating(plain: &str, is_hex: bool) -> Result<Lit, Wrong> {
    // in a hexadecimal number `f` and `d` are digits until the exponent has begun
    let suffixed = !is_hex || plain.contains('p');
    let (digits, is_float) = match plain.strip_suffix('f') {
        Some(digits) if suffixed => (digits, true),
        _ if suffixed => (plain.strip_suffix('d').unwrap_or(plain), false),
        _ => (plain, false),
    };
    let (value, has_digits) = if is_hex {
        let (mantissa, exponent) = hexadecimal(&digits[2..])?;
        let value =
            if is_float { round(mantissa, exponent, 24, -149) } else { round(mantissa, exponent, 53, -1074) };
        (value, mantissa != 0)
    } else {
        let well_formed =
            digits.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'+' | b'-'));
        // parsed at the size it has, because rounding twice is not rounding once
        let value = if is_float { digits.parse::<f32>().map(f64::from) } else { digits.parse::<f64>() };
        let value = value.ok().filter(|_| well_formed).ok_or_else(|| MALFORMED.to_owned())?;
        let mantissa = digits.split('e').next().unwrap_or("");
        (value, mantissa.contains(|c: char| c.is_ascii_digit() && c != '0'))
    };
    #[allow(clippy::cast_possible_truncation, reason = "the value has been rounded to the size it has")]
    let narrow = value as f32;
    if value.is_infinite() || is_float && narrow.is_infinite() {
        return Err("floating-point number too large".to_owned());
    }
    if value == 0.0 && has_digits {
        return Err("floating-point number too small".to_owned());
    }
    Ok(if is_float { Lit::Float(narrow) } else { Lit::Double(value) })
}

/// `h.hp-e` as an integer and a power of two; bits that do not fit are kept as one that says "and more".
fn hexadecimal(digits: &str) -> Result<(u128, i64), Wrong> {
    let (mantissa, exponent) = digits
        .split_once('p')
        .ok_or_else(|| "a hexadecimal floating-point number needs an exponent".to_owned())?;
    let mut value: u128 = 0;
    let mut scale: i64 = 0;
    let mut after_point = false;
    let mut any = false;
    for digit in mantissa.chars() {
        if digit == '.' && !after_point {
            after_point = true;
            continue;
        }
        let digit = digit.to_digit(16).ok_or_else(|| MALFORMED.to_owned())?;
        any = true;
        if value >> 120 == 0 {
            value = value << 4 | u128::from(digit);
            scale -= if after_point { 4 } else { 0 };
        } else {
            value |= u128::from(digit != 0);
            scale += if after_point { 0 } else { 4 };
        }
    }
    let (sign, magnitude) = match exponent.strip_prefix('-') {
        Some(magnitude) => (-1, magnitude),
        None => (1, exponent.strip_prefix('+').unwrap_or(exponent)),
    };
    if !any || magnitude.is_empty() || !magnitude.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(MALFORMED.to_owned());
    }
    // what does not fit is out of range anyhow
    let exponent = magnitude.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40) * sign;
    Ok((value, exponent + scale))
}

/// `value * 2^exponent` to the nearest number of so many bits, ties to even. `lowest` is the exponent of the smallest
/// number.
fn round(value: u128, exponent: i64, bits: i64, lowest: i64) -> f64 {
    if value == 0 {
        return 0.0;
    }
    let length = i64::from(128 - value.leading_zeros());
    let drop = (length - bits).max(lowest - exponent).max(0);
    let (kept, exponent) = if drop == 0 {
        (value, exponent)
    } else if drop > length {
        (0, lowest)
    } else {
        let half = 1_u128 << (drop - 1);
        let rest = value & ((half << 1).wrapping_sub(1));
        let kept = value.checked_shr(u32::try_from(drop).unwrap_or(u32::MAX)).unwrap_or(0);
        (kept + u128::from(rest > half || rest == half && kept & 1 == 1), exponent + drop)
    };
    #[allow(
        clippy::cast_precision_loss,
        reason = "at most 53 bits are left, or one more that is a power of two"
    )]
    let kept = kept as f64;
    // in two steps, because 2^-1074 has no reciprocal
    let exponent = i32::try_from(exponent.clamp(-2000, 2000)).expect("clamped");
    let half = exponent / 2;
    kept * 2_f64.powi(half) * 2_f64.powi(exponent - half)
}

/// A string, character or text block with its quotes.
pub fn quoted(text: &str) -> Result<Lit, Wrong> {
    if let Some(block) = text.strip_prefix("\"\"\"") {
        let inside =
            block.strip_suffix("\"\"\"").ok_or_else(|| "this text block is not closed".to_owned())?;
        return text_block(&translate(inside)).map(Lit::String);
    }
    let inside = text.get(1..text.len().saturating_sub(1)).ok_or_else(|| "malformed literal".to_owned())?;
    let units = unescape(&translate(inside))?;
    if text.starts_with('"') {
        return Ok(Lit::String(units));
    }
    match units[..] {
        [unit] => Ok(Lit::Char(unit)),
        [] => Err("empty character literal".to_owned()),
        _ => Err("a character literal holds one character".to_owned()),
    }
}

const BACKSLASH: u16 = b'\\' as u16;

/// UTF-16 units with the unicode escapes read. A backslash that is itself escaped starts none.
fn translate(text: &str) -> Vec<u16> {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter == '\\' {
            if let Some((unit, length)) = unicode_escape(rest) {
                units.push(unit);
                rest = &rest[length..];
                continue;
            }
            units.push(BACKSLASH);
            rest = &rest[1..];
            if let Some(tail) = rest.strip_prefix('\\') {
                units.push(BACKSLASH);
                rest = tail;
            }
            continue;
        }
        units.extend_from_slice(letter.encode_utf16(&mut [0; 2]));
        rest = &rest[letter.len_utf8()..];
    }
    units
}

fn unescape(units: &[u16]) -> Result<Vec<u16>, Wrong> {
    let mut result = Vec::with_capacity(units.len());
    let mut at = 0;
    while let Some(&unit) = units.get(at) {
        at += 1;
        if unit != BACKSLASH {
            result.push(unit);
            continue;
        }
        let escaped = units.get(at).and_then(|&unit| u8::try_from(unit).ok()).unwrap_or(0);
        at += 1;
        let value = match escaped {
            b'b' => 8,
            b't' => 9,
            b'n' => 10,
            b'f' => 12,
            b'r' => 13,
            b's' => 32,
            b'"' | b'\'' | b'\\' => u16::from(escaped),
            b'\n' => continue,
            b'{' => return Err("string templates are not supported".to_owned()),
            b'0'..=b'7' => {
                let most = if escaped <= b'3' { 3 } else { 2 };
                let mut value = u16::from(escaped - b'0');
                let mut count = 1;
                while count < most
                    && let Some(&digit @ 0x30..=0x37) = units.get(at)
                {
                    value = value * 8 + (digit - 0x30);
                    at += 1;
                    count += 1;
                }
                value
            }
            _ => return Err("illegal escape character".to_owned()),
        };
        result.push(value);
    }
    Ok(result)
}

/// The rules of text blocks: line ends are `\n`, the common indentation and the space at line ends go, then escapes are
/// read.
fn text_block(units: &[u16]) -> Result<Vec<u16>, Wrong> {
    const LINE_END: u16 = b'\n' as u16;
    let mut plain = Vec::with_capacity(units.len());
    for (at, &unit) in units.iter().enumerate() {
        match unit {
            0x0d if units.get(at + 1) == Some(&LINE_END) => {}
            0x0d => plain.push(LINE_END),
            _ => plain.push(unit),
        }
    }
    let mut lines = plain.split(|&unit| unit == LINE_END);
    let opening = lines.next().unwrap_or(&[]);
    let is_space = |&unit: &u16| matches!(unit, 0x20 | 0x09 | 0x0c);
    if !opening.iter().all(is_space) {
        return Err("a text block begins on the line after its opening quotes".to_owned());
    }
    let lines: Vec<&[u16]> = lines.collect();
    let Some((last, _)) = lines.split_last() else {
        return Err("a text block begins on the line after its opening quotes".to_owned());
    };
    let is_blank = |line: &[u16]| line.iter().all(is_space);
    let indent = |line: &[u16]| line.iter().take_while(|unit| is_space(unit)).count();
    let counted = lines.iter().filter(|line| !is_blank(line)).chain(std::iter::once(last));
    let common = counted.map(|line| indent(line)).min().unwrap_or(0);
    let mut stripped = Vec::with_capacity(plain.len());
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            stripped.push(LINE_END);
        }
        if !is_blank(line) {
            let length = line.iter().rposition(|unit| !is_space(unit)).map_or(0, |at| at + 1);
            stripped.extend_from_slice(&line[common.min(length)..length]);
        }
    }
    unescape(&stripped)
}
