//! What a run decided, in words: conditions of the source as they are written, or their opposites.

use oox_core::ir::MethodId;

use super::{number_words, upper_first};
use crate::generate::input::Facts;
use crate::generate::subject::Subject;
use crate::java::{BinaryOp, Condition, Form, Said, UnaryOp, Word};

/// Something that a run decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// `x <= this.low`
    pub title: String,
    /// `XAtMostLow`
    pub name: String,
}

/// The conditions of a method that a run decided one way only, as conditions that hold, in the order of the source.
pub fn decisions(subject: &Subject, method: MethodId, facts: &Facts) -> Vec<Decision> {
    let mut found = Vec::new();
    for (id, branch) in (0u32..).zip(&subject.program.branches) {
        if branch.method != method {
            continue;
        }
        let seen: Vec<usize> =
            (0..branch.outcomes).filter(|outcome| facts.covered.contains(&(id, *outcome))).collect();
        let [outcome] = seen[..] else { continue };
        let Some(condition) = subject.info.source.condition(branch.span) else { continue };
        found.push(match (branch.outcomes, outcome) {
            (2, 0) => opposite(condition),
            (2, _) => Decision { title: condition.said.text.clone(), name: name(&condition.said.words) },
            (count, outcome) if outcome + 1 == count => {
                Decision::of_switch(&condition.said, "is another", "IsAnother")
            }
            (_, outcome) => {
                let number = i64::try_from(outcome + 1).unwrap_or(i64::MAX);
                let title = format!("is case {number}");
                Decision::of_switch(&condition.said, &title, &format!("IsCase{}", number_words(number)))
            }
        });
    }
    found
}

impl Decision {
    fn of_switch(subject: &Said, title: &str, end: &str) -> Self {
        Self { title: format!("{} {title}", subject.text), name: name(&subject.words) + end }
    }
}

/// The opposite of a condition.
fn opposite(condition: &Condition) -> Decision {
    let Said { text, words } = &condition.said;
    if let Form::Compared(left, op, right) = &condition.form
        && let Some(opposite) = op.opposite()
    {
        return Decision {
            title: format!("{} {} {}", left.text, opposite.sign(), right.text),
            name: name(&left.words) + sign_words(opposite) + &name(&right.words),
        };
    }
    match &condition.form {
        Form::Negated(inner) => Decision { title: inner.text.clone(), name: name(&inner.words) },
        Form::Plain => Decision { title: format!("not {text}"), name: "Not".to_owned() + &name(words) },
        Form::Compared(..) | Form::Other => {
            Decision { title: format!("not ({text})"), name: "Not".to_owned() + &name(words) }
        }
    }
}

/// An expression as a part of a name.
fn name(words: &[Word]) -> String {
    let said = words.iter().map(|word| match word {
        Word::Name(word) if word == "this" => String::new(),
        Word::Name(word) => {
            let parts = word.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
            parts.map(|part| upper_first(&part.replace('_', ""))).collect()
        }
        Word::Text(text) => literal_words(text),
        Word::Binary(op) => sign_words(*op).to_owned(),
        Word::Unary(UnaryOp::Not) => "Not".to_owned(),
        Word::Unary(UnaryOp::Plus) => "Plus".to_owned(),
        Word::Unary(UnaryOp::Minus) => "Minus".to_owned(),
        Word::Unary(UnaryOp::Complement) => String::new(),
    });
    said.collect()
}

fn sign_words(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Equal => "Is",
        BinaryOp::NotEqual => "IsNot",
        BinaryOp::Less => "LessThan",
        BinaryOp::AtMost => "AtMost",
        BinaryOp::Greater => "MoreThan",
        BinaryOp::AtLeast => "AtLeast",
        BinaryOp::And => "And",
        BinaryOp::Or => "Or",
        BinaryOp::Add => "Plus",
        BinaryOp::Subtract => "Minus",
        BinaryOp::Multiply => "Times",
        BinaryOp::Divide => "By",
        BinaryOp::Remainder => "Modulo",
        BinaryOp::ShiftLeft => "LessThanLessThan",
        BinaryOp::ShiftRight => "MoreThanMoreThan",
        BinaryOp::ShiftRightUnsigned => "MoreThanMoreThanMoreThan",
        BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::Xor => "",
    }
}

/// A text or a character as a part of a name: its words, or what its only sign is called.
fn literal_words(inside: &str) -> String {
    let words: String = inside.split(|c: char| !c.is_ascii_alphanumeric()).map(upper_first).collect();
    let sign = match inside {
        "" => "EmptyText",
        " " => "Blank",
        "\n" => "Newline",
        "\t" => "Tab",
        "," => "Comma",
        "." => "Dot",
        ";" => "Semicolon",
        ":" => "Colon",
        "\"" => "Quote",
        "'" => "Apostrophe",
        "+" => "Plus",
        "-" => "Minus",
        "*" => "Star",
        "/" => "Slash",
        "\\" => "Backslash",
        "_" => "Underscore",
        "#" => "Hash",
        "(" | "[" | "{" => "OpeningBracket",
        ")" | "]" | "}" => "ClosingBracket",
        _ if words.is_empty() => "Signs",
        _ => return words,
    };
    sign.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Said {
        Said { text: text.to_owned(), words: vec![Word::Name(text.to_owned())] }
    }

    fn opposite_of(text: &str, form: Form) -> (String, String) {
        let Decision { title, name } = opposite(&Condition { said: said(text), form });
        (title, name)
    }

    #[test]
    fn conditions_become_words() {
        let low = [Word::Name("x".to_owned()), Word::Binary(BinaryOp::AtMost), Word::Name("this".to_owned())];
        assert_eq!(name(&low), "XAtMost");
        assert_eq!(name(&[Word::Name("_a_b".to_owned()), Word::Name("10_0".to_owned())]), "Ab100");
        for (text, words) in
            [(",", "Comma"), ("'", "Apostrophe"), ("*/", "Signs"), ("a-b", "AB"), ("", "EmptyText")]
        {
            assert_eq!(name(&[Word::Text(text.to_owned())]), words);
        }
    }

    #[test]
    fn opposites_are_as_short_as_can_be() {
        let compared = Form::Compared(said("x"), BinaryOp::Less, said("low"));
        assert_eq!(opposite_of("x < low", compared), ("x >= low".to_owned(), "XAtLeastLow".to_owned()));
        let negated = Form::Negated(said("found"));
        assert_eq!(opposite_of("!found", negated), ("found".to_owned(), "Found".to_owned()));
        let (title, name) = opposite_of("isEmpty()", Form::Plain);
        assert_eq!((title.as_str(), name.as_str()), ("not isEmpty()", "NotIsEmpty"));
        assert_eq!(opposite_of("a < b == c", Form::Other).0, "not (a < b == c)");
    }
}
