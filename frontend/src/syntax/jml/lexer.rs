//! The tokens of JML comments.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or keyword.
    Word,
    /// `\result` and its like.
    Backslash,
    /// A number.
    Number,
    /// A string or character.
    Quoted,
    /// A sign; `>` is always alone, because `>>` may close two type arguments.
    Sign(&'static str),
    /// What is no token.
    Illegal,
    /// After the last comment.
    End,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    /// The first one of its comment.
    pub is_first: bool,
}

/// Longer ones before their beginnings.
const SIGNS: [&str; 51] = [
    "<=!=>", "<==>", "==>", "<==", "<<", "<=", "==", "!=", "&&", "||", "++", "--", "**", "->", "::", "..",
    "{|", "|}", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", ">=", "(", ")", "[", "]", "{", "}", ";", ",",
    ".", "<", ">", "=", "+", "-", "*", "/", "%", "!", "~", "&", "|", "^", "?", ":",
];

/// Adds the tokens of one comment, which is the text from `start` to `end`.
pub fn tokens(text: &str, start: usize, end: usize, tokens: &mut Vec<Token>) {
    let (start, end) = inside(text, start, end);
    let first = tokens.len();
    let mut at = start;
    let mut is_line_start = true;
    while at < end {
        let rest = &text[at..end];
        let letter = rest.chars().next().expect("`at` is before the end and between characters");
        let token_start = at;
        let kind = match letter {
            '\n' | '\r' => {
                is_line_start = true;
                at += 1;
                continue;
            }
            _ if letter.is_whitespace() => {
                at += letter.len_utf8();
                continue;
            }
            // the decoration at the left edge
            '@' if is_line_start => {
                at += rest.len() - rest.trim_start_matches('@').len();
                continue;
            }
            '/' if rest.starts_with("//") => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '\\' => {
                let length = 1 + word_length(&rest[1..]);
                at += length;
                TokenKind::Backslash
            }
            '"' | '\'' => {
                at += quoted_length(rest, letter);
                TokenKind::Quoted
            }
            '0'..='9' => {
                at += number_length(rest);
                TokenKind::Number
            }
            '.' if rest[1..].starts_with(|next: char| next.is_ascii_digit()) => {
                at += number_length(rest);
                TokenKind::Number
            }
            _ => {
                let length = word_length(rest);
                if length > 0 {
                    at += length;
                    TokenKind::Word
                } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
                    at += sign.len();
                    TokenKind::Sign(sign)
                } else {
                    at += letter.len_utf8();
                    TokenKind::Illegal
                }
            }
        };
        is_line_start = false;
        tokens.push(Token { kind, start: token_start, end: at, is_first: tokens.len() == first });
    }
}

/// The comment without its own signs.
pub fn inside(text: &str, start: usize, end: usize) -> (usize, usize) {
    let comment = &text[start..end];
    let is_block = comment.starts_with("/*");
    let head = if comment.starts_with("/*+@") { 4 } else { 3 };
    let body = &comment[head..];
    let from = start + head + (body.len() - body.trim_start_matches('@').len());
    if !is_block {
        return (from, end);
    }
    let body = text[from.min(end - 2)..end - 2].trim_end_matches('@');
    let from = from.min(end - 2);
    (from, from + body.len())
}

fn word_length(text: &str) -> usize {
    let is_part = |letter: char| letter == '_' || letter == '$' || letter.is_alphanumeric();
    if text.starts_with(|letter: char| letter.is_ascii_digit()) {
        return 0;
    }
    text.find(|letter| !is_part(letter)).unwrap_or(text.len())
}

fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_hex = bytes.len() > 1 && matches!(bytes[1], b'x' | b'X');
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let next = bytes.get(at + 1).copied().unwrap_or(0);
        match byte {
            b'e' | b'E' if !is_hex && matches!(next, b'+' | b'-') => at += 2,
            b'p' | b'P' if is_hex && matches!(next, b'+' | b'-') => at += 2,
            // `1..n` in `a[1..n]`
            b'.' if next == b'.' => break,
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => at += 1,
            _ => break,
        }
    }
    at
}

fn quoted_length(text: &str, quote: char) -> usize {
    let mut escaped = true;
    for (at, letter) in text.char_indices() {
        if letter == '\n' {
            return at;
        }
        if escaped {
            // also the opening quote
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return at + 1;
        }
    }
    text.len()
}
