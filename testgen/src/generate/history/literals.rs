//! The literals of a source file: what its conditions compare with is worth giving.
//!
//! Any text is read, also one that is no Java: what is not understood is passed over.

use std::collections::BTreeSet;

/// The literals of a text, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Literals {
    /// Integers and their neighbours, those next to 0 first.
    pub ints: Vec<i64>,
    /// Numbers with a point, as they are written.
    pub floats: Vec<f64>,
    /// The units of characters.
    pub chars: Vec<i64>,
    /// Strings without escapes.
    pub texts: Vec<String>,
}

/// Longer ones are messages.
const LONGEST_TEXT: usize = 16;

impl Literals {
    /// The literals of a text.
    pub fn of(source: &str) -> Self {
        let mut found = Self::default();
        let mut ints: BTreeSet<i64> = BTreeSet::new();
        let mut rest = source;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '/' if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |end| end + 4),
                '"' if rest.starts_with("\"\"\"") => {
                    rest[3..].find("\"\"\"").map_or(rest.len(), |end| end + 6)
                }
                '"' | '\'' => found.quoted(rest, first),
                '0'..='9' => found.number(rest, &mut ints),
                _ if is_name(first) => rest.find(|c| !is_name(c)).unwrap_or(rest.len()),
                _ => first.len_utf8(),
            };
            rest = &rest[length..];
        }
        let around: BTreeSet<i64> = ints
            .iter()
            .flat_map(|value| [value.saturating_sub(1), *value, value.saturating_add(1)])
            .collect();
        found.ints = around.into_iter().collect();
        found.ints.sort_by_key(|value| (!ints.contains(value), value.unsigned_abs(), *value < 0));
        found
    }

    /// A string or character; how long it is.
    fn quoted(&mut self, rest: &str, quote: char) -> usize {
        let mut is_escaped = false;
        let end = rest[1..].char_indices().find(|(_, c)| {
            let is_end = !is_escaped && (*c == quote || *c == '\n');
            is_escaped = !is_escaped && *c == '\\';
            is_end
        });
        let Some((end, _)) = end else { return rest.len() };
        let text = &rest[1..=end];
        if !text.contains('\\') {
            let mut units = text.encode_utf16();
            match (quote, units.next(), units.next()) {
                ('\'', Some(unit), None) => push_new(&mut self.chars, i64::from(unit)),
                ('"', ..) if text.len() <= LONGEST_TEXT => push_new(&mut self.texts, text.to_owned()),
                _ => {}
            }
        }
        end + 2
    }

    /// A number; how long it is.
    fn number(&mut self, rest: &str, ints: &mut BTreeSet<i64>) -> usize {
        let end = rest.find(|c: char| !(is_name(c) || c == '.')).unwrap_or(rest.len());
        let text = rest[..end].replace('_', "").to_ascii_lowercase();
        let digits = text.trim_end_matches('l');
        let int = match (digits.strip_prefix("0x"), digits.strip_prefix("0b")) {
            (Some(hex), _) => i64::from_str_radix(hex, 16),
            (_, Some(bits)) => i64::from_str_radix(bits, 2),
            _ => digits.parse(),
        };
        if let Ok(value) = int {
            ints.insert(value);
        } else if let Ok(value) = text.trim_end_matches(['f', 'd']).parse::<f64>()
            && value.is_finite()
        {
            push_new(&mut self.floats, value);
        }
        end
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if !list.contains(&value) {
        list.push(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_and_the_neighbours_of_integers_are_found() {
        let found =
            Literals::of("if (x1 > 10_0 || s == \"ab\" && c == 'x') { y = 0.5; } // 7 \"no\"\n/* 9 */");
        assert_eq!(found.ints, [100, 99, 101]);
        assert_eq!(found.floats, [0.5]);
        assert_eq!(found.chars, [i64::from(b'x')]);
        assert_eq!(found.texts, ["ab"]);
    }

    #[test]
    fn what_is_no_java_is_passed_over() {
        for text in ["\"", "'", "\"\\", "/*", "0x", "1.2.3", "\"\"\"", "é'é'", "'\u{1F600}'"] {
            assert!(Literals::of(text).texts.is_empty(), "{text}");
        }
        assert_eq!(Literals::of("\"a\\\"b\" \"c\"").texts, ["c"]);
    }
}
