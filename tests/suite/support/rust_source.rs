//! Rust source as tokens: what the tests of the architecture read. Comments, strings and characters are left out, so that
//! what is only spoken of does not count.

use std::path::{Path, PathBuf};

/// The Rust files below a folder, in alphabetical order.
pub fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The words and signs of a text: identifiers, `::`, and every other sign by itself.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (token, is_code) = token(rest, first);
        if is_code {
            found.push(token);
        }
        rest = rest[token.len()..].trim_start();
    }
    found
}

/// What the text begins with, and whether it is code.
fn token(text: &str, first: char) -> (&str, bool) {
    let word =
        |from: &str| from.find(|next: char| !next.is_alphanumeric() && next != '_').unwrap_or(from.len());
    if text.starts_with("//") {
        return (&text[..text.find('\n').unwrap_or(text.len())], false);
    }
    if text.starts_with("/*") {
        return (&text[..block_comment(text)], false);
    }
    if text.starts_with("::") {
        return (&text[..2], true);
    }
    if let Some(length) = prefixed_string(text) {
        return (&text[..length], false);
    }
    match first {
        '"' => (&text[..quoted(text)], false),
        '\'' => (&text[..character(text)], false),
        _ if first.is_alphanumeric() || first == '_' => (&text[..word(text)], true),
        _ => (&text[..first.len_utf8()], true),
    }
}

/// How long a comment is that may hold others.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        if text[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if text[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                break;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// How long a string with escapes is, with its quotes.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, next) in text.char_indices().skip(1) {
        match next {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// How long a character is, with its quotes; of a lifetime only the quote.
fn character(text: &str) -> usize {
    let inner = &text[1..];
    if inner.starts_with('\\') {
        // the escaped sign may itself be a quote
        return inner.char_indices().skip(2).find(|(_, next)| *next == '\'').map_or(1, |(at, _)| at + 2);
    }
    let length = inner.chars().next().map_or(0, char::len_utf8);
    if inner[length..].starts_with('\'') { length + 2 } else { 1 }
}

/// How long a string is that begins with `r`, `b`, `br`, `c` or `cr`.
fn prefixed_string(text: &str) -> Option<usize> {
    let letters = text.find(|next| !matches!(next, 'r' | 'b' | 'c')).filter(|letters| *letters > 0)?;
    let rest = &text[letters..];
    if !text[..letters].contains('r') {
        return rest.starts_with('"').then(|| letters + quoted(rest));
    }
    let hashes = rest.find(|next| next != '#')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let inner = rest[hashes..].strip_prefix('"')?;
    Some(letters + hashes + 1 + inner.find(&end)? + end.len())
}

#[test]
fn what_is_only_spoken_of_is_no_code() {
    let text = r##"use a::b; // use c::d;
/* /* e */ f */ let g = "h \" i"; let j = r#"k " l"#; let m = 'n'; fn o<'p>(q: &'p str) { '\'' }"##;
    let all = tokens(text).join(" ");
    assert_eq!(all, "use a :: b ; let g = ; let j = ; let m = ; fn o < p > ( q : & p str ) { }");
}
