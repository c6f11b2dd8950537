//! The constants of a source file as values to try: what its conditions compare with is worth giving.

use std::collections::BTreeSet;

use crate::java::Constant;

/// The constants of a file, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Literals {
    /// Integers and their neighbours, those next to 0 first.
    pub ints: Vec<i64>,
    /// Numbers with a point, as they are written.
    pub floats: Vec<f64>,
    /// The units of characters.
    pub chars: Vec<i64>,
    /// Texts that people read.
    pub texts: Vec<String>,
    /// How many numbers of one type are given.
    pub most_numbers: usize,
    /// How many texts are given.
    pub most_texts: usize,
}

/// Numbers of one type.
const MOST_NUMBERS: usize = 12;
/// Texts.
const MOST_TEXTS: usize = 6;
/// Longer ones are messages.
const LONGEST_TEXT: usize = 16;

impl Literals {
    /// What the constants of a file are good for.
    pub fn of(constants: &[Constant]) -> Self {
        let mut found = Self { most_numbers: MOST_NUMBERS, most_texts: MOST_TEXTS, ..Self::default() };
        let mut ints: BTreeSet<i64> = BTreeSet::new();
        for constant in constants {
            match constant {
                Constant::Int(value) => {
                    ints.insert(*value);
                }
                Constant::Float(value) => push_new(&mut found.floats, *value),
                Constant::Char(unit) if is_read(u32::from(*unit), '\'') => {
                    push_new(&mut found.chars, i64::from(*unit));
                }
                Constant::Text(text)
                    if text.len() <= LONGEST_TEXT && text.chars().all(|c| is_read(c.into(), '"')) =>
                {
                    push_new(&mut found.texts, text.clone());
                }
                Constant::Char(_) | Constant::Text(_) => {}
            }
        }
        let around: BTreeSet<i64> = ints
            .iter()
            .flat_map(|value| [value.saturating_sub(1), *value, value.saturating_add(1)])
            .collect();
        found.ints = around.into_iter().collect();
        found.ints.sort_by_key(|value| (!ints.contains(value), value.unsigned_abs(), *value < 0));
        found
    }

    /// Adds texts that code without source may understand, and numbers that it may tell apart.
    pub fn add_parsed(&mut self) {
        self.texts.truncate(MOST_TEXTS);
        for text in PARSED {
            push_new(&mut self.texts, text.to_owned());
        }
        self.ints.truncate(MOST_NUMBERS);
        for number in MAGNITUDES {
            push_new(&mut self.ints, number);
        }
        for number in FRACTIONS {
            push_new(&mut self.floats, number);
        }
        self.most_texts += MOST_TEXTS + PARSED.len();
        self.most_numbers += MOST_NUMBERS + MAGNITUDES.len();
    }
}

/// Texts that parsers of all kinds take: a date, a time, numbers, an address, a name with a domain, and the like.
const PARSED: [&str; 10] = [
    "2024-02-29",
    "2024-02-29T12:30:00",
    "12:30",
    "42",
    "-1.5",
    "https://example.com/a?b=c",
    "a.b@example.com",
    "P1DT2H",
    "true",
    "AB-123",
];

/// Numbers of different sizes, and angles.
const MAGNITUDES: [i64; 6] = [10, 45, 100, 180, 270, 1000];
const FRACTIONS: [f64; 4] = [0.5, 10.0, 100.5, 1000.5];

/// Whether a literal with this quote has the character as it is: what must be escaped is hard to read.
fn is_read(unit: u32, quote: char) -> bool {
    unit >= u32::from(' ') && unit != u32::from(quote) && unit != u32::from('\\')
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
    fn integers_come_with_their_neighbours() {
        let found = Literals::of(&[Constant::Int(100), Constant::Float(0.5), Constant::Int(100)]);
        assert_eq!(found.ints, [100, 99, 101]);
        assert_eq!(found.floats, [0.5]);
    }

    #[test]
    fn only_texts_that_people_read_are_given() {
        let text = |text: &str| Constant::Text(text.to_owned());
        let all = [text("ab"), text("a\"b"), text("a\nb"), text("a message to somebody"), text("ab")];
        assert_eq!(Literals::of(&all).texts, ["ab"]);
        let chars = [u16::from(b'x'), u16::from(b'\''), u16::from(b'\\'), 0].map(Constant::Char);
        assert_eq!(Literals::of(&chars).chars, [i64::from(b'x')]);
    }
}
