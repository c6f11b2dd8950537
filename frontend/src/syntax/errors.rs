//! Syntax errors as diagnostics: tree-sitter repairs the text without a word, here each repair is named.

use oox_core::lang::diagnostic::Diagnostic;
use tree_sitter::Node;

use super::escapes::Places;

/// More would not be read.
const MAX_ERRORS: usize = 50;

/// Adds a diagnostic for each repair below the root that begins before `trusted`.
pub fn collect(
    places: &Places,
    text: &str,
    root: Node<'_>,
    trusted: usize,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let before = diagnostics.len();
    let mut cursor = root.walk();
    let mut found = 0;
    loop {
        let node = cursor.node();
        if found < MAX_ERRORS && node.start_byte() < trusted && (node.is_error() || node.is_missing()) {
            let error = describe(places, text, node);
            // a character or literal that is wrong by itself was named already
            if diagnostics[..before].iter().all(|known| known.span.start != error.span.start) {
                diagnostics.push(error);
            }
            found += 1;
        }
        // what is inside an error was described with it
        let inside = node.has_error() && !node.is_missing() && (!node.is_error() || node == root);
        if found < MAX_ERRORS && inside && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return;
            }
        }
    }
}

fn describe(places: &Places, text: &str, node: Node<'_>) -> Diagnostic {
    if node.is_missing() {
        let before = text[..node.start_byte()].trim_end();
        let last = before.chars().next_back().map_or(0, char::len_utf8);
        let span = places.span(before.len() - last, before.len());
        let expected = match node.kind() {
            kind if !node.is_named() => format!("`{kind}`"),
            "identifier" => "a name".to_owned(),
            "type_identifier" => "a type".to_owned(),
            kind => format!("{} {}", article(kind), kind.replace('_', " ")),
        };
        let after = last_word(before);
        let message = if after.is_empty() {
            format!("expected {expected}")
        } else {
            format!("expected {expected} after `{after}`")
        };
        return Diagnostic::error(span, message);
    }
    let (start, end) = first_token(node);
    let span = places.span(start, end);
    let token = text.get(start..end).unwrap_or("");
    let message = if token.trim().is_empty() {
        "syntax error: unexpected end of file".to_owned()
    } else if needs_operand(token) && text[end..].trim_start().starts_with([';', ')', ']', '}', ',']) {
        format!("expected an expression after `{token}`")
    } else {
        let short: String = token.lines().next().unwrap_or("").chars().take(40).collect();
        format!("syntax error at `{short}`")
    };
    Diagnostic::error(span, message)
}

fn needs_operand(token: &str) -> bool {
    token.bytes().all(|byte| b"=+-*/%&|^!~<>?:".contains(&byte))
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

/// Where the first leaf stands.
fn first_token(node: Node<'_>) -> (usize, usize) {
    let mut cursor = node.walk();
    while cursor.goto_first_child() {}
    let leaf = cursor.node();
    (leaf.start_byte(), leaf.end_byte())
}

/// The last name or sign of the text.
fn last_word(text: &str) -> &str {
    let line = text.lines().next_back().unwrap_or("");
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let word = line.len() - line.trim_end_matches(is_word).len();
    if word > 0 {
        &line[line.len() - word..]
    } else {
        line.char_indices().next_back().map_or("", |(at, _)| &line[at..])
    }
}
