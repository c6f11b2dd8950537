//! Names and titles of tests: what the situation is and what is expected, in words.

use oox_core::case::{Case, Shown};
use oox_core::ir::MethodId;

use crate::generate::input::Facts;
use crate::generate::subject::Subject;

/// Longer situations are cut down.
const LONGEST_NAME: usize = 44;
const LONGEST_TITLE: usize = 90;

/// The conditions of a method that a run decided one way only, as conditions that hold, in the order of the source.
pub fn decisions(subject: &Subject, method: MethodId, facts: &Facts) -> Vec<String> {
    let mut found = Vec::new();
    for (id, branch) in (0u32..).zip(&subject.program.branches) {
        if branch.method != method {
            continue;
        }
        let seen: Vec<usize> =
            (0..branch.outcomes).filter(|outcome| facts.covered.contains(&(id, *outcome))).collect();
        let [outcome] = seen[..] else { continue };
        let text = subject.sources.text(branch.span).split_whitespace().collect::<Vec<_>>().join(" ");
        // of a `switch` only what it looks at
        let text = text.split(" -> ").next().unwrap_or_default().split(" {").next().unwrap_or_default();
        let condition = unwrapped(text.strip_prefix("switch").unwrap_or(text).trim());
        found.push(match (branch.outcomes, outcome) {
            (2, 0) => negated(condition),
            (2, _) => condition.to_owned(),
            (count, outcome) if outcome + 1 == count => format!("{condition} is another"),
            (_, outcome) => format!("{condition} is case {}", outcome + 1),
        });
    }
    found
}

/// The situation of a case as a part of a name: `xLessThanLow`. Numbers of `characters` are characters.
pub fn situation(case: &Case, decisions: &[String], characters: &[&str]) -> String {
    for count in [3, 2, 1] {
        let last = &decisions[decisions.len().saturating_sub(count)..];
        let words: Vec<String> = last.iter().map(|decision| identifier_words(decision)).collect();
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
        "" if decisions.is_empty() => "always".to_owned(),
        "" => "longCondition".to_owned(),
        words => lower_first(&words.chars().filter(char::is_ascii_alphanumeric).collect::<String>()),
    }
}

/// The situation as the beginning of a title: `x < low and y != null`; empty where nothing is decided.
pub fn title(decisions: &[String]) -> String {
    for count in [usize::MAX, 3, 2, 1] {
        let last = &decisions[decisions.len().saturating_sub(count)..];
        let joined = last.join(" and ");
        if joined.len() <= LONGEST_TITLE {
            let cut = if last.len() < decisions.len() { "... and " } else { "" };
            return format!("{cut}{joined}");
        }
    }
    String::new()
}

/// Without parentheses around the whole.
fn unwrapped(text: &str) -> &str {
    let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else { return text };
    let mut depth = 0i32;
    for c in inner.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth < 0 {
            return text;
        }
    }
    inner
}

/// The opposite of a condition.
fn negated(condition: &str) -> String {
    const OPPOSITES: [(&str, &str); 6] = [
        (" == ", " != "),
        (" != ", " == "),
        (" <= ", " > "),
        (" >= ", " < "),
        (" < ", " >= "),
        (" > ", " <= "),
    ];
    let is_simple = !condition.contains("&&") && !condition.contains("||") && !condition.contains('?');
    let found: Vec<&(&str, &str)> = OPPOSITES.iter().filter(|(op, _)| condition.contains(op)).collect();
    if let ([(op, opposite)], true) = (&found[..], is_simple && !condition.starts_with('!')) {
        return condition.replacen(op, opposite, 1);
    }
    match condition.strip_prefix('!') {
        Some(rest) if is_simple => rest.trim().to_owned(),
        _ if condition.chars().all(|c| c.is_alphanumeric() || "_.()[]".contains(c)) => {
            format!("not {condition}")
        }
        _ => format!("not ({condition})"),
    }
}

/// A condition as a part of a name.
fn identifier_words(condition: &str) -> String {
    let condition = without_type_arguments(condition);
    let mut out = String::new();
    let mut chars = condition.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_alphanumeric() || c == '_' {
            let mut word = String::from(c);
            while let Some(next) = chars.next_if(|next| next.is_ascii_alphanumeric() || *next == '_') {
                word.push(next);
            }
            if word != "this" {
                out.push_str(&upper_first(&word.replace('_', "")));
            }
            continue;
        }
        if matches!(c, '"' | '\'') {
            out.push_str(&literal_words(c, &mut chars));
            continue;
        }
        let next = chars.peek().copied();
        let word = match (c, next) {
            ('<', Some('=')) => "AtMost",
            ('>', Some('=')) => "AtLeast",
            ('=', Some('=')) => "Is",
            ('!', Some('=')) => "IsNot",
            ('&', Some('&')) => "And",
            ('|', Some('|')) => "Or",
            ('<', _) => "LessThan",
            ('>', _) => "MoreThan",
            ('!', _) => "Not",
            ('+', _) => "Plus",
            ('-', _) => "Minus",
            ('*', _) => "Times",
            ('/', _) => "By",
            ('%', _) => "Modulo",
            _ => "",
        };
        if matches!((c, next), ('<' | '>' | '=' | '!', Some('=')) | ('&', Some('&')) | ('|', Some('|'))) {
            chars.next();
        }
        out.push_str(word);
    }
    out
}

/// A text or a character as a part of a name, from behind its first quote on: its words, or what its only sign is called.
fn literal_words(quote: char, chars: &mut impl Iterator<Item = char>) -> String {
    let mut inside = String::new();
    while let Some(c) = chars.next().filter(|c| *c != quote) {
        match (c, (c == '\\').then(|| chars.next()).flatten()) {
            (_, Some('n')) => inside.push('\n'),
            (_, Some('t')) => inside.push('\t'),
            (_, Some(escaped)) => inside.push(escaped),
            (c, None) => inside.push(c),
        }
    }
    let words: String = inside.split(|c: char| !c.is_ascii_alphanumeric()).map(upper_first).collect();
    let sign = match inside.as_str() {
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

/// `case Ok<T> o` is `case Ok o`. A `<` that compares has blanks around it, or no `>` after it.
fn without_type_arguments(condition: &str) -> String {
    let mut out = String::new();
    let mut rest = condition;
    while let Some(at) = rest.find('<') {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let is_type = |c: char| c.is_alphanumeric() || "_.,<>?[]& ".contains(c);
        let end = closing(after).filter(|end| {
            before.ends_with(|c: char| c.is_alphanumeric() || c == '_') && after[..*end].chars().all(is_type)
        });
        if let Some(end) = end {
            rest = &after[end..];
        } else {
            out.push('<');
            rest = &after[1..];
        }
    }
    out + rest
}

/// Behind the `>` that belongs to the `<` at the beginning.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        depth += i32::from(c == '<') - i32::from(c == '>');
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
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

/// `an element`, `a node`
pub fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_become_words() {
        assert_eq!(identifier_words("x <= this.low"), "XAtMostLow");
        assert_eq!(identifier_words("a[i] != null"), "AIIsNotNull");
        assert_eq!(negated("x < low"), "x >= low");
        assert_eq!(negated("isEmpty()"), "not isEmpty()");
        assert_eq!(negated("!found"), "found");
        assert_eq!(negated("a < b == c"), "not (a < b == c)");
        assert_eq!(identifier_words("case Ok<List<T>> o"), "CaseOkO");
        assert_eq!(identifier_words("a<b"), "ALessThanB");
        assert_eq!(identifier_words("c == ','"), "CIsComma");
        assert_eq!(identifier_words("c != '\\''"), "CIsNotApostrophe");
        assert_eq!(identifier_words("s.equals(\"*/\") || s.equals(\"a-b\")"), "SEqualsSignsOrSEqualsAB");
        assert_eq!(identifier_words("a < b && c > d"), "ALessThanBAndCMoreThanD");
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
