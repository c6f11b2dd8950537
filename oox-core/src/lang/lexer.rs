//! From text to tokens. Every text has tokens: what is not one gives a diagnostic and is left out.
//!
//! The last token is always [`TokenKind::Eof`]. A literal that is not closed ends at the end of its line and is still
//! a token, so that the parser does not complain about the same place again.

use super::diagnostic::Diagnostic;
use super::literal;
use super::report::{MAX_DIAGNOSTICS, Report};
use super::span::{FileId, Span};
use super::token::{Token, TokenKind, continues_name, starts_name};

/// The tokens of a text, without comments and blanks, and what is wrong with it.
///
/// The text must be shorter than 4 GiB.
pub fn lex(file: FileId, text: &str) -> (Vec<Token>, Vec<Diagnostic>) {
    let mut report = Report::default();
    let tokens = lex_into(file, text, &mut report);
    (tokens, report.finish(file))
}

/// As [`lex`], into a report that others write in as well.
pub(super) fn lex_into(file: FileId, text: &str, report: &mut Report) -> Vec<Token> {
    let mut lexer = Lexer { file, text, at: 0, tokens: Vec::with_capacity(text.len() / 4), report };
    lexer.run();
    lexer.tokens
}

struct Lexer<'t, 'r> {
    file: FileId,
    text: &'t str,
    at: usize,
    tokens: Vec<Token>,
    report: &'r mut Report,
}

impl Lexer<'_, '_> {
    fn run(&mut self) {
        // The byte order mark that some editors put in front of a file.
        if self.text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
        }
        while let Some(c) = self.peek() {
            let start = self.at;
            match c {
                _ if c.is_whitespace() => self.at += c.len_utf8(),
                '/' if self.rest().starts_with("//") => self.skip_while(|c| c != '\n'),
                '/' if self.rest().starts_with("/*") => self.block_comment(),
                '"' => self.quoted('"', TokenKind::StringLit),
                '\'' => self.quoted('\'', TokenKind::CharLit),
                '`' => self.quoted_name(),
                '0'..='9' => self.number(),
                _ if starts_name(c) => {
                    self.skip_while(continues_name);
                    let kind = TokenKind::keyword(&self.text[start..self.at]).unwrap_or(TokenKind::Ident);
                    self.push(kind, start);
                }
                _ => {
                    if let Some((kind, length)) = TokenKind::mark(self.rest().as_bytes()) {
                        self.at += length;
                        self.push(kind, start);
                    } else {
                        self.unknown();
                    }
                }
            }
        }
        self.push(TokenKind::Eof, self.text.len());
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_while(&mut self, holds: impl Fn(char) -> bool) {
        self.at = self.rest().find(|c| !holds(c)).map_or(self.text.len(), |length| self.at + length);
    }

    fn span(&self, start: usize, end: usize) -> Span {
        let place = |at: usize| u32::try_from(at).expect("the parser refuses texts of 4 GiB and more");
        Span { file: self.file, start: place(start), end: place(end) }
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        let Span { start, end, .. } = self.span(start, self.at);
        self.tokens.push(Token { kind, start, end });
    }

    fn error(&mut self, start: usize, end: usize, message: impl Into<String>, hint: &str) {
        let diagnostic = Diagnostic::error(self.span(start, end), message);
        self.report.add(if hint.is_empty() { diagnostic } else { diagnostic.hint(hint) });
    }

    fn block_comment(&mut self) {
        let start = self.at;
        if let Some(length) = self.text[start + 2..].find("*/") {
            self.at = start + 2 + length + 2;
        } else {
            self.at = self.text.len();
            self.error(start, start + 2, "this comment is not closed", "close it with `*/`");
        }
    }

    /// One diagnostic for a whole run of characters that OOX does not know.
    fn unknown(&mut self) {
        let start = self.at;
        let first = self.peek().map_or(1, char::len_utf8);
        let known = |c: char| {
            c.is_whitespace()
                || continues_name(c)
                || matches!(c, '"' | '\'' | '`')
                || TokenKind::mark(c.encode_utf8(&mut [0; 4]).as_bytes()).is_some()
        };
        self.skip_while(|c| !known(c));
        // At least the first one is unknown, though it may be a digit of another script.
        self.at = self.at.max(start + first);
        let found: String = self.text[start..self.at].chars().take(20).collect();
        self.error(start, self.at, format!("unknown character `{}`", found.escape_debug()), "");
    }

    fn number(&mut self) {
        let start = self.at;
        self.skip_while(|c| c.is_ascii_digit());
        let mut kind = TokenKind::IntLit;
        let bytes = self.text.as_bytes();
        let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        if bytes.get(self.at) == Some(&b'.') && digit(self.at + 1) {
            kind = TokenKind::FloatLit;
            self.at += 1;
            self.skip_while(|c| c.is_ascii_digit());
            if matches!(bytes.get(self.at), Some(b'e' | b'E')) {
                let signed = usize::from(matches!(bytes.get(self.at + 1), Some(b'+' | b'-')));
                if digit(self.at + 1 + signed) {
                    self.at += 1 + signed;
                    self.skip_while(|c| c.is_ascii_digit());
                }
            }
        }
        self.push(kind, start);
        if self.peek().is_some_and(continues_name) {
            let end = self.at;
            self.skip_while(continues_name);
            self.error(
                end,
                self.at,
                "letters right after a number",
                "numbers are decimal and have no suffix; an exponent needs a point: `1.0e5`",
            );
        }
    }

    fn quoted_name(&mut self) {
        let start = self.at;
        self.at += 1;
        self.skip_while(|c| !matches!(c, '`' | '\n' | '\r'));
        let closed = self.peek() == Some('`');
        if closed && self.at == start + 1 {
            self.error(start, start + 2, "a name cannot be empty", "");
        }
        if closed {
            self.at += 1;
        } else {
            self.error(
                start,
                self.at,
                "this name is not closed",
                "close it with a back-quote on the same line",
            );
        }
        self.push(TokenKind::QuotedIdent, start);
    }

    fn quoted(&mut self, quote: char, kind: TokenKind) {
        let start = self.at;
        self.at += 1;
        let mut escaped = false;
        let mut any_escape = false;
        let end = self.rest().find(|c| {
            let stop = matches!(c, '\n' | '\r') || (c == quote && !escaped);
            escaped = c == '\\' && !escaped;
            any_escape |= escaped;
            stop
        });
        let end = end.map_or(self.text.len(), |length| self.at + length);
        let inside = self.at..end;
        let closed = self.text[end..].starts_with(quote);
        self.at = end + usize::from(closed);
        self.push(kind, start);
        if !closed {
            let what = if kind == TokenKind::CharLit { "character" } else { "text" };
            let hint = format!("close it with `{quote}` on the same line; a line end is written `\\n`");
            self.error(start, end, format!("this {what} is not closed"), &hint);
        } else if kind == TokenKind::CharLit || any_escape {
            self.check_inside(inside, kind);
        }
    }

    fn check_inside(&mut self, inside: std::ops::Range<usize>, kind: TokenKind) {
        let mut problems = Vec::new();
        let units = literal::units(&self.text[inside.clone()], |range, message| {
            if problems.len() <= MAX_DIAGNOSTICS {
                problems.push((range, message));
            }
        });
        let whole = (inside.start - 1, inside.end + 1);
        for (range, message) in problems {
            let hint = "escapes are \\n \\t \\r \\b \\f \\0 \\\\ \\' \\\" \\uXXXX";
            self.error(inside.start + range.start, inside.start + range.end, message, hint);
        }
        if kind == TokenKind::CharLit {
            if units.len() != 1 {
                let hint = "a text is written with double quotes";
                self.error(whole.0, whole.1, "a character must be exactly one UTF-16 unit", hint);
            }
        } else if let Err(message) = literal::text(&units) {
            self.error(whole.0, whole.1, message, "write both halves, or use a `char`");
        }
    }
}
