//! Java's tokens, by the rules of the language: what is a comment, a literal, a name. Comments, literals and names
//! outside ASCII are written into the shadow at once.

use oox_core::lang::diagnostic::Diagnostic;
use rustc_hash::FxHashMap;

use super::super::escapes::Places;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or keyword.
    Word,
    /// A number, character, string or text block.
    Literal,
    /// One character of punctuation.
    Sign(u8),
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
}

/// The text on its way to be a shadow.
pub struct Scan<'t> {
    places: &'t Places,
    text: &'t str,
    at: usize,
    /// The shadow.
    pub bytes: Vec<u8>,
    /// All tokens, in order.
    pub tokens: Vec<Token>,
    /// Opening brackets to the closing ones, by their place in `tokens`.
    pub partners: FxHashMap<usize, usize>,
    /// The JML comments.
    pub jml: Vec<(usize, usize)>,
    /// Syntax errors from here on are consequences of a brace that is missing or too many.
    pub trusted: usize,
    /// What is wrong.
    pub diagnostics: Vec<Diagnostic>,
}

impl<'t> Scan<'t> {
    /// Nothing is read yet.
    pub fn new(places: &'t Places, text: &'t str) -> Self {
        Self {
            places,
            text,
            at: 0,
            bytes: text.as_bytes().to_vec(),
            tokens: Vec::with_capacity(text.len() / 4),
            partners: FxHashMap::default(),
            jml: Vec::new(),
            trusted: text.len() + 1,
            diagnostics: Vec::new(),
        }
    }

    /// The original text of a token; empty past the end.
    pub fn word(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| &self.text[token.start..token.end])
    }

    /// Whether a token is a name or keyword.
    pub fn is_word(&self, index: usize) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == TokenKind::Word)
    }

    /// Whether a token is this sign.
    pub fn is_sign(&self, index: usize, sign: u8) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == TokenKind::Sign(sign))
    }

    /// Whether a row of signs without space between them starts here.
    pub fn is_operator(&self, index: usize, operator: &[u8]) -> bool {
        let Some(first) = self.tokens.get(index) else { return false };
        operator.iter().enumerate().all(|(offset, &sign)| {
            self.is_sign(index + offset, sign) && self.tokens[index + offset].start == first.start + offset
        })
    }

    /// Whether only space stands before the place on its line, and how much space the line begins with.
    pub fn line(&self, at: usize) -> (bool, usize) {
        let before = &self.text[..at];
        let line = &before[before.rfind('\n').map_or(0, |end| end + 1)..];
        let indent = line.len() - line.trim_start().len();
        (indent == line.len(), indent)
    }

    /// Overwrites a range of the shadow.
    pub fn fill(&mut self, start: usize, end: usize, byte: u8) {
        self.bytes[start..end].fill(byte);
    }

    /// An error at a range.
    pub fn error(&mut self, start: usize, end: usize, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(self.places.span(start, end), message));
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        self.tokens.push(Token { kind, start, end: self.at });
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn byte(&self, offset: usize) -> u8 {
        self.text.as_bytes().get(self.at + offset).copied().unwrap_or(0)
    }

    /// Reads the whole text.
    pub fn run(&mut self) {
        if self.text.starts_with('\u{feff}') {
            self.at = 3;
            self.fill(0, 3, b' ');
        }
        while self.at < self.text.len() {
            let start = self.at;
            match self.byte(0) {
                b' ' | b'\t' | b'\n' | b'\r' | 0x0c => self.at += 1,
                // the end of file sign of old, allowed as the last character
                0x1a if self.at + 1 == self.text.len() => {
                    self.at += 1;
                    self.fill(start, self.at, b' ');
                }
                b'/' if self.byte(1) == b'/' => self.line_comment(),
                b'/' if self.byte(1) == b'*' => self.block_comment(),
                b'"' if self.rest().starts_with("\"\"\"") => self.text_block(),
                quote @ (b'"' | b'\'') => self.quoted(quote),
                b'0'..=b'9' => self.number(),
                // not right after a token, with which it would become one name
                b'.' if self.byte(1).is_ascii_digit() && !self.touches_token() => self.number(),
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => self.name(),
                b'\\' | 0x80.. => self.unusual(),
                sign @ (b'!'..=b'~') => {
                    self.at += 1;
                    self.push(TokenKind::Sign(sign), start);
                    if matches!(sign, b'#' | b'`') {
                        self.error(start, self.at, format!("illegal character `{}`", sign as char));
                        self.fill(start, self.at, b' ');
                    }
                }
                _ => {
                    self.at += 1;
                    self.error(start, self.at, format!("illegal character `\\u{:04x}`", self.bytes[start]));
                    self.fill(start, self.at, b' ');
                }
            }
        }
    }

    fn touches_token(&self) -> bool {
        self.tokens.last().is_some_and(|token| {
            token.end == self.at
                && !matches!(token.kind, TokenKind::Sign(sign) if !matches!(sign, b')' | b']'))
        })
    }

    fn line_comment(&mut self) {
        let start = self.at;
        let length = self.rest().find(['\n', '\r']).unwrap_or(self.rest().len());
        self.at += length;
        self.comment(start);
    }

    fn block_comment(&mut self) {
        let start = self.at;
        if let Some(length) = self.text[start + 2..].find("*/") {
            self.at = start + 2 + length + 2;
            self.comment(start);
        } else {
            self.at = self.text.len();
            self.fill(start, self.at, b' ');
            self.error(start, start + 2, "this comment is not closed");
        }
    }

    fn comment(&mut self, start: usize) {
        let text = &self.text[start..self.at];
        if text.starts_with("//@") || text.starts_with("/*@") || text.starts_with("/*+@") {
            self.jml.push((start, self.at));
        }
        self.fill(start, self.at, b' ');
    }

    /// Names; the part that may hold letters outside ASCII and unicode escapes too.
    fn name(&mut self) {
        let start = self.at;
        while self.at < self.text.len() {
            match self.byte(0) {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'$' => self.at += 1,
                b'\\' | 0x80.. => {
                    let (letter, length) = self.letter();
                    if !letter.is_some_and(is_name_part) {
                        break;
                    }
                    self.fill(self.at, self.at + length, b'_');
                    self.at += length;
                }
                _ => break,
            }
        }
        self.push(TokenKind::Word, start);
    }

    /// The character here, unicode escapes read, and how many bytes it takes.
    fn letter(&self) -> (Option<char>, usize) {
        if let Some((unit, length)) = unicode_escape(self.rest()) {
            if (0xd800..0xdc00).contains(&unit)
                && let Some((low, more)) = unicode_escape(&self.rest()[length..])
                && (0xdc00..0xe000).contains(&low)
            {
                let code = 0x10000 + ((u32::from(unit) - 0xd800) << 10) + (u32::from(low) - 0xdc00);
                return (char::from_u32(code), length + more);
            }
            return (char::from_u32(u32::from(unit)), length);
        }
        let letter = self.rest().chars().next();
        (letter, letter.map_or(1, char::len_utf8))
    }

    /// A character outside ASCII, or a unicode escape.
    fn unusual(&mut self) {
        let start = self.at;
        let (letter, length) = self.letter();
        match letter {
            Some(letter) if is_name_start(letter) => self.name(),
            Some(sign @ ('!'..='~')) if length > 1 && !matches!(sign, '"' | '\'' | '/' | '\\') => {
                // an escaped sign stands for itself; the rest of its bytes is space
                self.at += length;
                self.fill(start, self.at, b' ');
                self.bytes[start] = sign as u8;
                self.tokens.push(Token { kind: TokenKind::Sign(sign as u8), start, end: start + 1 });
            }
            Some(' ' | '\t' | '\n' | '\r' | '\u{c}') if length > 1 => {
                self.at += length;
                self.fill(start, self.at, b' ');
            }
            _ => {
                self.at += length;
                self.fill(start, self.at, b' ');
                let shown = self.text[start..self.at].to_owned();
                self.error(start, self.at, format!("illegal character `{shown}`"));
            }
        }
    }

    fn number(&mut self) {
        let start = self.at;
        let is_hex = matches!(self.byte(1), b'x' | b'X') && self.byte(0) == b'0';
        loop {
            match self.byte(0) {
                b'e' | b'E' if !is_hex && matches!(self.byte(1), b'+' | b'-') => self.at += 2,
                b'p' | b'P' if is_hex && matches!(self.byte(1), b'+' | b'-') => self.at += 2,
                b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => self.at += 1,
                _ => break,
            }
        }
        self.fill(start, self.at, b'1');
        self.push(TokenKind::Literal, start);
    }

    /// A string or character: in the shadow a string of as many `x`.
    fn quoted(&mut self, quote: u8) {
        let start = self.at;
        self.at += 1;
        loop {
            match self.byte(0) {
                b'\n' | b'\r' => return self.unclosed(start, quote),
                0 if self.at >= self.text.len() => return self.unclosed(start, quote),
                b'\\' => self.escape(),
                byte if byte == quote => break,
                _ => self.at += self.rest().chars().next().map_or(1, char::len_utf8),
            }
        }
        self.at += 1;
        self.literal(start);
    }

    /// A literal that does not end on its line. What closes the statement was probably not meant to be inside.
    fn unclosed(&mut self, start: usize, quote: u8) {
        let what = if quote == b'"' { "string" } else { "character" };
        self.error(start, self.at, format!("this {what} literal is not closed"));
        let inside = &self.text[start + 1..self.at];
        self.at = start + 1 + inside.trim_end().trim_end_matches([')', ']', '}', ';', ',']).len();
        self.fill(start, self.at, b'1');
        self.push(TokenKind::Literal, start);
    }

    /// Passes a backslash and what it escapes.
    fn escape(&mut self) {
        if let Some((_, length)) = unicode_escape(self.rest()) {
            self.at += length;
            return;
        }
        self.at += 1;
        if !matches!(self.byte(0), b'\n' | b'\r') {
            self.at += self.rest().chars().next().map_or(0, char::len_utf8);
        }
    }

    fn text_block(&mut self) {
        let start = self.at;
        self.at += 3;
        loop {
            if self.at >= self.text.len() {
                self.error(start, start + 3, "this text block is not closed");
                break;
            }
            match self.byte(0) {
                // in a text block a line end may be escaped
                b'\\' if matches!(self.byte(1), b'\n' | b'\r') => self.at += 2,
                b'\\' => self.escape(),
                b'"' if self.rest().starts_with("\"\"\"") => {
                    self.at += 3;
                    break;
                }
                _ => self.at += self.rest().chars().next().map_or(1, char::len_utf8),
            }
        }
        self.literal(start);
    }

    fn literal(&mut self, start: usize) {
        self.fill(start, self.at, b'x');
        self.bytes[start] = b'"';
        self.bytes[self.at - 1] = b'"';
        self.push(TokenKind::Literal, start);
    }
}

/// `\uXXXX` at the start of the text: the unit, and the length.
pub fn unicode_escape(text: &str) -> Option<(u16, usize)> {
    let rest = text.strip_prefix("\\u")?;
    let digits = rest.trim_start_matches('u');
    let start = text.len() - digits.len();
    let code = digits.get(..4).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    Some((u16::from_str_radix(code, 16).ok()?, start + 4))
}

fn is_name_start(letter: char) -> bool {
    letter == '_' || letter == '$' || letter.is_alphabetic() || is_currency(letter)
}

fn is_name_part(letter: char) -> bool {
    // marks that combine with a letter are part of names; `is_alphanumeric` knows most of them only as "not a sign"
    is_name_start(letter)
        || letter.is_numeric()
        || matches!(letter, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{203f}' | '\u{2040}')
}

fn is_currency(letter: char) -> bool {
    matches!(letter, '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}')
}
