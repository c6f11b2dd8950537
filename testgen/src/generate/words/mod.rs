//! Names and titles of tests: what the situation is and what is expected, in words.

mod decision;

use oox_core::case::{Case, Shown};

pub use decision::{Decision, decisions};

/// Longer situations are cut down.
const LONGEST_NAME: usize = 44;
const LONGEST_TITLE: usize = 90;

/// The situation of a case as a part of a name: `xLessThanLow`; empty where there is nothing to say. Numbers of `characters` are
/// characters.
pub fn situation(case: &Case, decisions: &[Decision], characters: &[&str]) -> String {
    for count in [3, 2, 1] {
        let last = &decisions[decisions.len().saturating_sub(count)..];
        let words: Vec<String> = last.iter().map(|decision| decision.name.clone()).collect();
        let joined = words.iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join("And");
        if !joined.is_empty() && joined.len() <= LONGEST_NAME {
            return lower_first(&joined);
        }
    }
    let plain = case.args.iter().filter_map(|arg| match &arg.value {
        Shown::Int(unit) if characters.contains(&arg.name.as_str()) => {
            let letter = u8::try_from(*unit).ok().map(char::from).filter(char::is_ascii_alphanumeric)?;
            Some(format!("{}{}", upper_first(&arg.name), upper_first(&letter.to_string())))
        }
        Shown::Int(value) => Some(format!("{}{}", upper_first(&arg.name), number_words(*value))),
        Shown::Bool(value) => Some(format!("{}{}", upper_first(&arg.name), upper_first(&value.to_string()))),
        Shown::Null => Some(format!("{}Null", upper_first(&arg.name))),
        Shown::Written { text, .. } if text.is_empty() => Some(format!("{}Empty", upper_first(&arg.name))),
        _ => None,
    });
    let words: String = plain.take(2).collect();
    match words.as_str() {
        "" if decisions.is_empty() => String::new(),
        "" => "longCondition".to_owned(),
        words => lower_first(&words.chars().filter(char::is_ascii_alphanumeric).collect::<String>()),
    }
}

/// The situation as the beginning of a title: `x < low and y != null`; empty where nothing is decided.
pub fn title(decisions: &[Decision]) -> String {
    for count in [usize::MAX, 3, 2, 1] {
        let last = &decisions[decisions.len().saturating_sub(count)..];
        let joined = last.iter().map(|decision| decision.title.as_str()).collect::<Vec<_>>().join(" and ");
        if joined.len() <= LONGEST_TITLE {
            let cut = if last.len() < decisions.len() { "... and " } else { "" };
            return format!("{cut}{joined}");
        }
    }
    String::new()
}

/// A text as a part of a name: `Hello, stranger!` is `HelloStranger`. `None` where signs mean something or nothing is left.
pub fn text_words(text: &str) -> Option<String> {
    const LONGEST: usize = 30;
    let separates = |c: char| " ,.;:!?'\"()[]_".contains(c);
    // `2.5` is not 25
    let is_number =
        |at: &[u8]| at[0].is_ascii_digit() && !at[1].is_ascii_alphanumeric() && at[2].is_ascii_digit();
    let is_said = text.chars().all(|c| c.is_ascii_alphanumeric() || separates(c))
        && !text.as_bytes().windows(3).any(is_number);
    let words: String = text.split(separates).map(upper_first).collect();
    (is_said && !words.is_empty() && words.len() <= LONGEST).then_some(words)
}

/// What a float that is returned is called in a name and in a title: `returnsMinus0Point5`, `returns -0.5`.
pub fn float_words(value: f64, shown: &dyn std::fmt::Debug) -> (String, String) {
    const LONGEST: usize = 10;
    if value.is_nan() {
        return ("returnsNaN".to_owned(), "returns NaN".to_owned());
    }
    let sign = |minus: &str| if value.is_sign_negative() { minus.to_owned() } else { String::new() };
    if value.is_infinite() {
        return (format!("returns{}Infinity", sign("Minus")), format!("returns {}infinity", sign("-")));
    }
    let text = format!("{shown:?}");
    if text.len() > LONGEST || text.contains('e') {
        return ("returnsNumber".to_owned(), "returns a number".to_owned());
    }
    let digits = text.trim_start_matches('-');
    let name = digits.strip_suffix(".0").unwrap_or(digits).replace('.', "Point");
    (format!("returns{}{name}", sign("Minus")), format!("returns {text}"))
}

/// The name of a class as people write it: `BankAccount` is a `bank account`.
pub fn noun(class: &str) -> String {
    let mut out = String::new();
    let mut is_small = false;
    for c in class.chars() {
        if c.is_ascii_uppercase() && is_small {
            out.push(' ');
        }
        is_small = !c.is_ascii_uppercase();
        out.push(c);
    }
    let words = out.split(' ').map(|word| match word.chars().nth(1) {
        Some(second) if second.is_ascii_uppercase() => word.to_owned(),
        _ => lower_first(word),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A number as a part of a name.
pub fn number_words(value: i64) -> String {
    if value < 0 { format!("Minus{}", value.unsigned_abs()) } else { value.to_string() }
}

/// `Name`
pub fn upper_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

/// `name`
pub fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + chars.as_str())
}

/// What a person calls an object of a class: `account`, of a `URL` a `url`, of an `AVLTree` a `tree`.
pub fn called_after(class: &str) -> String {
    let capitals = class.chars().take_while(|letter| !letter.is_lowercase()).count();
    if capitals == class.chars().count() {
        return class.to_lowercase();
    }
    // the last capital begins the word that says what it is
    lower_first(&class.chars().skip(capitals.saturating_sub(1)).collect::<String>())
}

/// `an element`, `a node`
pub fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_called_after_what_their_class_is() {
        for (class, name) in [
            ("Account", "account"),
            ("AVLTree", "tree"),
            ("URL", "url"),
            ("bankAccount", "bankAccount"),
            ("B2C", "b2c"),
        ] {
            assert_eq!(called_after(class), name);
        }
    }

    #[test]
    fn results_become_words() {
        assert_eq!(text_words("Hello, stranger!").as_deref(), Some("HelloStranger"));
        assert_eq!(text_words("-inf"), None);
        assert_eq!(text_words("..."), None);
        assert_eq!(text_words("2.0E23"), None);
        assert_eq!(float_words(-0.5, &-0.5), ("returnsMinus0Point5".to_owned(), "returns -0.5".to_owned()));
        assert_eq!(float_words(37.0, &37.0), ("returns37".to_owned(), "returns 37.0".to_owned()));
        assert_eq!(float_words(-0.0, &-0.0).0, "returnsMinus0");
        assert_eq!(float_words(f64::NEG_INFINITY, &f64::NEG_INFINITY).1, "returns -infinity");
        assert_eq!(float_words(1e300, &1e300).1, "returns a number");
        assert_eq!(noun("BankAccount"), "bank account");
        assert_eq!(noun("URLParser"), "URLParser");
    }
}
