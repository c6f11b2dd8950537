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
}

/// Longer ones are messages.
const LONGEST_TEXT: usize = 16;

impl Literals {
    /// What the constants of a file are good for.
    pub fn of(constants: &[Constant]) -> Self {
        let mut found = Self::default();
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
}

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
