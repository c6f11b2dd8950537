//! Names and titles of tests: what the situation is and what is expected, in words.

use oox_core::case::{Case, Shown};
use oox_core::ir::MethodId;

use super::facts::Facts;
use super::subject::Subject;

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

/// The situation of a case as a part of a name: `xLessThanLow`.
pub fn situation(case: &Case, decisions: &[String]) -> String {
    for count in [3, 2, 1] {
        let last = &decisions[decisions.len().saturating_sub(count)..];
        let words: Vec<String> = last.iter().map(|decision| identifier_words(decision)).collect();
        let joined = words.iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join("And");
        if !joined.is_empty() && joined.len() <= LONGEST_NAME {
            return lower_first(&joined);
        }
    }
    let plain = case.args.iter().filter_map(|arg| match &arg.value {
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
    }
}
