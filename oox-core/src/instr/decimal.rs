//! Floats as decimal texts and back, in the notation of `Double.toString` and `Double.parseDouble`.
//!
//! The digits are the fewest that are read back as the same number, but at least two: of the numbers with two digits the
//! nearest one.

/// The text of a double.
pub(super) fn text_of_f64(value: f64) -> String {
    let two = format!("{value:.1e}");
    let has_two = two.parse() == Ok(value);
    special(value).unwrap_or_else(|| layout(&if has_two { two } else { format!("{value:e}") }))
}

/// The text of a float.
pub(super) fn text_of_f32(value: f32) -> String {
    let two = format!("{value:.1e}");
    let has_two = two.parse() == Ok(value);
    special(value.into()).unwrap_or_else(|| layout(&if has_two { two } else { format!("{value:e}") }))
}

/// What is written in words.
fn special(value: f64) -> Option<String> {
    let words = match value {
        _ if value.is_nan() => "NaN",
        f64::INFINITY => "Infinity",
        f64::NEG_INFINITY => "-Infinity",
        _ => return None,
    };
    Some(words.to_owned())
}

/// Lays out a number that is written as `-d.ddde-nn`.
fn layout(written: &str) -> String {
    let sign = if written.starts_with('-') { "-" } else { "" };
    let (mantissa, exponent) =
        written.trim_start_matches('-').split_once('e').expect("written with an exponent");
    let exponent: i32 = exponent.parse().expect("a small number");
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let (whole, fraction, suffix) = match exponent {
        _ if digits.bytes().all(|digit| digit == b'0') => ("0".to_owned(), String::new(), String::new()),
        0..7 => {
            let point = usize::try_from(exponent + 1).expect("from 1 to 7");
            let padded = format!("{digits:0<point$}");
            let (whole, fraction) = padded.split_at(point);
            (whole.to_owned(), fraction.to_owned(), String::new())
        }
        -3..0 => {
            let zeros = usize::try_from(-exponent - 1).expect("from 0 to 2");
            ("0".to_owned(), "0".repeat(zeros) + &digits, String::new())
        }
        _ => (digits[..1].to_owned(), digits[1..].to_owned(), format!("E{exponent}")),
    };
    // the second of two digits may be a zero that nobody wants, except where it is the only one
    let fraction = match fraction.trim_end_matches('0') {
        "" => "0",
        fraction => fraction,
    };
    format!("{sign}{whole}.{fraction}{suffix}")
}

/// A decimal text as Rust reads it; `None` when it is none, or hexadecimal.
pub(super) fn readable(text: &str) -> Option<String> {
    let text = text.trim_matches(|c: char| c <= ' ');
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => ("-", size),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    match size {
        "NaN" => return Some("NaN".to_owned()),
        "Infinity" => return Some(format!("{sign}inf")),
        _ => {}
    }
    let size = size.strip_suffix(['f', 'F', 'd', 'D']).unwrap_or(size);
    let is_plain = |c: char| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E' | '+' | '-');
    let starts = size.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    (starts && size.chars().all(is_plain) && size.parse::<f64>().is_ok()).then(|| format!("{sign}{size}"))
}

#[cfg(test)]
mod tests {
    use super::{readable, text_of_f32, text_of_f64};

    #[test]
    fn doubles_are_written_as_java_writes_them() {
        let expected = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (100.0, "100.0"),
            (0.1, "0.1"),
            (-2.5, "-2.5"),
            (0.001, "0.001"),
            (0.002, "0.002"),
            (0.000_999, "9.99E-4"),
            (1e-5, "1.0E-5"),
            (9_999_999.0, "9999999.0"),
            (1e7, "1.0E7"),
            (1e10, "1.0E10"),
            (1e23, "1.0E23"),
            (12_345_678.9, "1.23456789E7"),
            (123_456.789, "123456.789"),
            (f64::MAX, "1.7976931348623157E308"),
            (f64::MIN_POSITIVE, "2.2250738585072014E-308"),
            (f64::from_bits(1), "4.9E-324"),
            (f64::NAN, "NaN"),
            (f64::INFINITY, "Infinity"),
            (f64::NEG_INFINITY, "-Infinity"),
            (1.0 / 3.0, "0.3333333333333333"),
        ];
        for (value, text) in expected {
            assert_eq!(text_of_f64(value), text);
        }
    }

    #[test]
    fn floats_are_written_as_java_writes_them() {
        let expected = [
            (1.0f32, "1.0"),
            (0.1, "0.1"),
            (16_777_216.0, "1.6777216E7"),
            (f32::from_bits(1), "1.4E-45"),
            (f32::MAX, "3.4028235E38"),
            (-1e-3, "-0.001"),
        ];
        for (value, text) in expected {
            assert_eq!(text_of_f32(value), text);
        }
    }

    #[test]
    fn texts_are_read_as_java_reads_them() {
        let double = |text: &str| readable(text).map(|text| text.parse::<f64>().expect("readable"));
        assert_eq!(double("1.5"), Some(1.5));
        assert_eq!(double(" -1e3d "), Some(-1000.0));
        assert_eq!(double(".5f"), Some(0.5));
        assert_eq!(double("5."), Some(5.0));
        assert_eq!(double("-Infinity"), Some(f64::NEG_INFINITY));
        assert!(double("+NaN").is_some_and(f64::is_nan));
        for bad in ["", "x", "inf", "nan", "1e", "0x1p3", "--1", "1.5ff", "."] {
            assert_eq!(double(bad), None, "{bad}");
        }
    }
}
