//! Java text as HTML with its words told apart, line by line. Also tells which parts of a text are comments.
//!
//! Any text is accepted: what is no Java is shown as it is.

use std::fmt::Write as _;
use std::ops::Range;

/// What a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Blanks, names, operators.
    Plain,
    /// A keyword or a literal that is a word.
    Keyword,
    /// A number.
    Number,
    /// A string, a character or a text block.
    Text,
    /// `@Name`
    Annotation,
    /// A comment.
    Comment,
    /// A comment that is a contract.
    Contract,
}

impl Word {
    /// The class in the page; plain text has none.
    fn class(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Keyword => Some("k"),
            Self::Number => Some("n"),
            Self::Text => Some("s"),
            Self::Annotation => Some("a"),
            Self::Comment => Some("c"),
            Self::Contract => Some("j"),
        }
    }

    /// Nothing of it is executed.
    pub fn is_comment(self) -> bool {
        matches!(self, Self::Comment | Self::Contract)
    }
}

/// In alphabetical order.
#[rustfmt::skip]
const KEYWORDS: [&str; 56] = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "if",
    "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package",
    "permits", "private", "protected", "public", "record", "return", "sealed", "short", "static",
    "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true", "try",
    "var", "void", "volatile", "while", "yield",
];

/// The parts of a text, one after the other without a gap.
pub fn words(text: &str) -> Vec<(Word, Range<usize>)> {
    let mut words: Vec<(Word, Range<usize>)> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let (word, length) = first_word(&text[at..]);
        match words.last_mut() {
            Some((Word::Plain, range)) if word == Word::Plain => range.end = at + length,
            _ => words.push((word, at..at + length)),
        }
        at += length;
    }
    words
}

/// The first part of a text that is not empty, and its length.
fn first_word(text: &str) -> (Word, usize) {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let while_name = |from: usize| text[from..].find(|c| !is_name(c)).map_or(text.len(), |end| from + end);
    let upto = |from: usize, end: &str| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    let first = text.chars().next().unwrap_or(' ');
    if text.starts_with("//") {
        let end = text.find('\n').unwrap_or(text.len());
        return (if text.starts_with("//@") { Word::Contract } else { Word::Comment }, end);
    }
    if text.starts_with("/*") {
        return (if text.starts_with("/*@") { Word::Contract } else { Word::Comment }, upto(2, "*/"));
    }
    if text.starts_with("\"\"\"") {
        return (Word::Text, upto(3, "\"\"\""));
    }
    match first {
        '"' | '\'' => (Word::Text, quoted(text, first)),
        '@' if text[1..].starts_with(char::is_alphabetic) && !text.starts_with("@interface") => {
            (Word::Annotation, while_name(1))
        }
        '0'..='9' => {
            let is_part = |c: char| is_name(c) || c == '.';
            (Word::Number, text.find(|c| !is_part(c)).unwrap_or(text.len()))
        }
        c if is_name(c) => {
            let end = while_name(0);
            (if KEYWORDS.binary_search(&&text[..end]).is_ok() { Word::Keyword } else { Word::Plain }, end)
        }
        c => (Word::Plain, c.len_utf8()),
    }
}

/// The length of a literal; one that is not closed ends with its line.
fn quoted(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return at,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The lines of a text as HTML.
pub fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (word, range) in words(text) {
        for (index, part) in text[range].split('\n').enumerate() {
            if index > 0 {
                lines.push(String::new());
            }
            let part = part.trim_end_matches('\r');
            let line = lines.last_mut().expect("there is a first line");
            match word.class() {
                Some(class) if !part.is_empty() => {
                    let _ = write!(line, "<i class={class}>{}</i>", escaped(part));
                }
                _ => line.push_str(&escaped(part)),
            }
        }
    }
    lines
}

/// A sentence in which code stands between back-quotes.
pub fn sentence(text: &str) -> String {
    let parts: Vec<&str> = text.split('`').collect();
    if parts.len().is_multiple_of(2) {
        return escaped(text);
    }
    let html = parts.into_iter().enumerate().map(|(index, part)| match index % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    });
    html.collect()
}

/// Text that is neither a tag nor an entity.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(Word, &str)]) {
        let found: Vec<(Word, &str)> =
            words(text).into_iter().map(|(word, range)| (word, &text[range])).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }

    #[test]
    fn words_of_each_kind() {
        check(
            "@Override int x1 = 0x1F;",
            &[
                (Word::Annotation, "@Override"),
                (Word::Plain, " "),
                (Word::Keyword, "int"),
                (Word::Plain, " x1 = "),
                (Word::Number, "0x1F"),
                (Word::Plain, ";"),
            ],
        );
        check(
            "//@ requires x;\n// why",
            &[(Word::Contract, "//@ requires x;"), (Word::Plain, "\n"), (Word::Comment, "// why")],
        );
        check(r#""a\"//" '"'"#, &[(Word::Text, r#""a\"//""#), (Word::Plain, " "), (Word::Text, "'\"'")]);
    }

    #[test]
    fn what_is_not_closed_ends_somewhere() {
        check("\"abc\nint", &[(Word::Text, "\"abc"), (Word::Plain, "\n"), (Word::Keyword, "int")]);
        check("/* abc", &[(Word::Comment, "/* abc")]);
        check("\"\"\"\n", &[(Word::Text, "\"\"\"\n")]);
    }

    #[test]
    fn code_between_back_quotes() {
        assert_eq!(sentence("`a<b>` is"), "<code>a&lt;b&gt;</code> is");
        assert_eq!(sentence("a ` alone"), "a ` alone");
    }

    #[test]
    fn a_comment_of_two_lines_is_a_comment_in_both() {
        assert_eq!(lines("/* <a\nb */ x"), ["<i class=c>/* &lt;a</i>", "<i class=c>b */</i> x"]);
    }
}
