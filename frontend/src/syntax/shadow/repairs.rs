//! Brackets that do not match, and the places where the grammar reads correct Java wrongly: contextual keywords that
//! are names, and names in parentheses before a sign.

use rustc_hash::FxHashMap;

use super::tokens::{Scan, TokenKind};

/// Says which bracket is missing: nothing else is as useful when one is. What comes after a brace that is missing or too
/// many is read wrongly, so [`Scan::trusted`] says how far the text can be believed.
pub fn brackets(scan: &mut Scan<'_>) {
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut partners = FxHashMap::default();
    for index in 0..scan.tokens.len() {
        let token = scan.tokens[index];
        let TokenKind::Sign(sign) = token.kind else { continue };
        let partner = match sign {
            b'(' | b'[' | b'{' => {
                open.push((sign, index));
                continue;
            }
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            _ => continue,
        };
        match open.pop() {
            Some((found, at)) if found == partner => {
                partners.insert(at, index);
            }
            // tree-sitter says what is missing, and where
            Some(_) => {
                open.clear();
                break;
            }
            None => {
                scan.error(token.start, token.end, format!("`{}` closes nothing", sign as char));
                scan.trusted = token.start;
                break;
            }
        }
    }
    if let Some((sign, at)) = open.pop() {
        let at = if sign == b'{' { closed_too_early(scan, &partners).unwrap_or(at) } else { at };
        let start = scan.tokens[at].start;
        scan.error(start, start + 1, format!("`{}` is not closed", sign as char));
        scan.trusted = start;
    }
    scan.partners = partners;
}

/// The `{` of the first `}` that stands further left than the line of its `{`: people indent, so that `}` was meant for
/// another one.
fn closed_too_early(scan: &Scan<'_>, partners: &FxHashMap<usize, usize>) -> Option<usize> {
    let braces = (0..scan.tokens.len()).filter(|&open| scan.is_sign(open, b'{'));
    let pairs = braces.filter_map(|open| Some((*partners.get(&open)?, open)));
    let early = pairs.filter(|&(close, open)| {
        let (_, opening) = scan.line(scan.tokens[open].start);
        let (is_first, closing) = scan.line(scan.tokens[close].start);
        is_first && closing < opening
    });
    early.min().map(|(_, open)| open)
}

/// Whether the file declares a module: the first declaration after imports and annotations begins `module` or
/// `open module`.
pub fn is_module(scan: &Scan<'_>) -> bool {
    let mut at = 0;
    loop {
        match scan.word(at) {
            "import" => {
                while at < scan.tokens.len() && !scan.is_sign(at, b';') {
                    at += 1;
                }
                at += 1;
            }
            "@" if scan.word(at + 1) != "interface" => at = after_annotation(scan, at),
            "open" => return scan.word(at + 1) == "module" && scan.is_word(at + 2),
            word => return word == "module" && scan.is_word(at + 1),
        }
    }
}

/// Type arguments nested so deep are refused here, because tree-sitter keeps all readings of `a < b < c` open, and
/// their number grows with the square of the length.
const MAX_ANGLES: usize = 100;

/// Rows of `<` with nothing between them that cannot be in type arguments.
pub fn angles(scan: &mut Scan<'_>) {
    let mut open = 0_usize;
    for index in 0..scan.tokens.len() {
        let token = scan.tokens[index];
        match token.kind {
            TokenKind::Sign(b'<') => {
                open += 1;
                if open == MAX_ANGLES + 1 {
                    scan.error(token.start, token.end, "nested too deeply");
                }
                if open > MAX_ANGLES {
                    // an operator that has one reading only
                    scan.fill(token.start, token.end, b'+');
                }
            }
            TokenKind::Sign(b'>') => open = open.saturating_sub(1),
            TokenKind::Word | TokenKind::Sign(b'.' | b',' | b'?' | b'&' | b'[' | b']' | b'@') => {}
            _ => open = 0,
        }
    }
}

/// `int @A ... xs`: the grammar does not know annotations there, and nothing here asks for them.
pub fn annotated_dots(scan: &mut Scan<'_>) {
    for at in 0..scan.tokens.len() {
        if !scan.is_sign(at, b'@') || !scan.is_word(at + 1) {
            continue;
        }
        let end = after_annotation(scan, at);
        if scan.is_operator(end, b"...") {
            let (from, to) = (scan.tokens[at].start, scan.tokens[end - 1].end);
            scan.fill(from, to, b' ');
        }
    }
}

/// One past an annotation.
fn after_annotation(scan: &Scan<'_>, at: usize) -> usize {
    let mut at = at + 2;
    while scan.is_sign(at, b'.') && scan.is_word(at + 1) {
        at += 2;
    }
    if scan.is_sign(at, b'(') { after_brackets(scan, at) } else { at }
}

/// One past the bracket that closes the one here; one past the bracket itself when nothing does.
fn after_brackets(scan: &Scan<'_>, at: usize) -> usize {
    scan.partners.get(&at).copied().unwrap_or(at) + 1
}

/// A word that is a keyword only in its place becomes a plain name everywhere else; `yield` becomes `throw`, which has
/// the same form, where it is a statement.
pub fn contextual_keywords(scan: &mut Scan<'_>) {
    let mut case_depth: Option<usize> = None;
    let mut depth = 0_usize;
    for index in 0..scan.tokens.len() {
        let token = scan.tokens[index];
        match token.kind {
            TokenKind::Sign(b'(' | b'[' | b'{') => depth += 1,
            TokenKind::Sign(b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            TokenKind::Sign(b':') if case_depth == Some(depth) => case_depth = None,
            TokenKind::Sign(b'-') if case_depth == Some(depth) && scan.is_operator(index, b"->") => {
                case_depth = None;
            }
            _ => {}
        }
        if token.kind != TokenKind::Word {
            continue;
        }
        let is_keyword = match scan.word(index) {
            "case" => {
                case_depth = Some(depth);
                continue;
            }
            "module" | "open" | "opens" | "exports" | "requires" | "uses" | "provides" | "with" | "to"
            | "transitive" => false,
            "record" => {
                scan.is_word(index + 1) && (scan.is_sign(index + 2, b'(') || scan.is_sign(index + 2, b'<'))
            }
            "sealed" => is_before_class(scan, index + 1),
            "permits" => {
                index > 0
                    && (scan.is_word(index - 1) || scan.is_sign(index - 1, b'>'))
                    && scan.is_word(index + 1)
                    && scan.word(index - 1) != "return"
            }
            "when" => {
                case_depth == Some(depth)
                    && index > 0
                    && (is_name(scan, index - 1) || scan.is_sign(index - 1, b')'))
                    && starts_operand(scan, index + 1)
            }
            "yield" => {
                if is_yield_statement(scan, index) {
                    scan.bytes[token.start..token.end].copy_from_slice(b"throw");
                    continue;
                }
                false
            }
            "super" => {
                // `Outer.super::m`: the grammar knows `super` there only alone
                !(index > 0 && scan.is_sign(index - 1, b'.') && scan.is_operator(index + 1, b"::"))
            }
            _ => continue,
        };
        if !is_keyword {
            scan.bytes[token.start] = b'_';
        }
    }
}

fn is_before_class(scan: &Scan<'_>, mut at: usize) -> bool {
    loop {
        match scan.word(at) {
            "class" | "interface" => return true,
            "public" | "protected" | "private" | "abstract" | "static" | "final" | "strictfp" => at += 1,
            "@" if scan.word(at + 1) == "interface" => return true,
            "@" => at = after_annotation(scan, at),
            _ => return false,
        }
    }
}

fn starts_operand(scan: &Scan<'_>, at: usize) -> bool {
    scan.tokens.get(at).is_some_and(|token| match token.kind {
        TokenKind::Word => scan.word(at) != "instanceof",
        TokenKind::Literal => true,
        TokenKind::Sign(b'(' | b'!' | b'~' | b'+') => true,
        TokenKind::Sign(b'-') => !scan.is_operator(at, b"->"),
        TokenKind::Sign(_) => false,
    })
}

/// The rule of the language: `yield` begins a statement unless what follows makes it an assignment, a selection or a
/// declaration; a call of a method `yield` must be qualified.
fn is_yield_statement(scan: &Scan<'_>, index: usize) -> bool {
    let begins = index == 0
        || match scan.tokens[index - 1].kind {
            TokenKind::Sign(b';' | b'{' | b'}' | b')' | b':') => true,
            TokenKind::Sign(b'>') => scan.is_operator(index.saturating_sub(2), b"->"),
            _ => matches!(scan.word(index - 1), "else" | "do"),
        };
    if !begins {
        return false;
    }
    let next = index + 1;
    match scan.tokens.get(next).map(|token| token.kind) {
        Some(TokenKind::Literal) => true,
        Some(TokenKind::Word) => scan.word(next) != "instanceof",
        Some(TokenKind::Sign(b'+' | b'-')) => {
            let doubled = scan.is_operator(next, b"++") || scan.is_operator(next, b"--");
            if doubled { !scan.is_sign(next + 2, b';') } else { !scan.is_sign(next + 1, b'=') }
        }
        Some(TokenKind::Sign(b'!')) => !scan.is_sign(next + 1, b'='),
        Some(TokenKind::Sign(b'(' | b'~')) => true,
        _ => false,
    }
}

/// `(a) - b` is a difference, never a cast: only a primitive type may be cast to before a sign. Without the
/// parentheses there is nothing to confuse. `(a) = b` is allowed too, which the grammar does not know.
pub fn parenthesised_names(scan: &mut Scan<'_>) {
    for open in 0..scan.tokens.len() {
        if !scan.is_sign(open, b'(') || !is_name(scan, open + 1) {
            continue;
        }
        let mut close = open + 2;
        while scan.is_sign(close, b'.') && is_name(scan, close + 1) {
            close += 2;
        }
        let next = close + 1;
        let is_assigned = scan.is_sign(next, b'=') && !scan.is_operator(next, b"==");
        if !scan.is_sign(close, b')')
            || !(scan.is_sign(next, b'+') || scan.is_sign(next, b'-') || is_assigned)
        {
            continue;
        }
        if scan.is_operator(close + 1, b"->") || !may_be_operand(scan, open) {
            continue;
        }
        let (start, end) = (scan.tokens[open].start, scan.tokens[close].end);
        scan.fill(start, start + 1, b' ');
        scan.fill(end - 1, end, b' ');
    }
}

/// Whether the parenthesis here groups, and is not that of a call or of a statement.
fn may_be_operand(scan: &Scan<'_>, open: usize) -> bool {
    let Some(before) = open.checked_sub(1) else { return false };
    match scan.tokens[before].kind {
        TokenKind::Literal => false,
        TokenKind::Word => {
            matches!(scan.word(before), "return" | "case" | "throw" | "assert" | "else" | "do" | "yield")
        }
        TokenKind::Sign(b'>') => !closes_type_arguments(scan, before),
        TokenKind::Sign(b']') => false,
        TokenKind::Sign(_) => true,
    }
}

/// Whether the `>` here ends `new A<...>` or `.<...>`.
fn closes_type_arguments(scan: &Scan<'_>, mut at: usize) -> bool {
    let mut depth = 0_usize;
    loop {
        match scan.tokens[at].kind {
            TokenKind::Sign(b'>') => depth += 1,
            TokenKind::Sign(b'<') => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            TokenKind::Word | TokenKind::Sign(b'.' | b',' | b'?' | b'[' | b']' | b'&' | b'@') => {}
            _ => return false,
        }
        match at.checked_sub(1) {
            Some(before) => at = before,
            None => return false,
        }
    }
    // the name before `<`, back to `new`
    while let Some(before) = at.checked_sub(1) {
        if scan.word(before) == "new" {
            return true;
        }
        if !scan.is_word(before) && !scan.is_sign(before, b'.') {
            return false;
        }
        at = before;
    }
    false
}

/// A word that is no keyword.
pub fn is_name(scan: &Scan<'_>, index: usize) -> bool {
    scan.is_word(index)
        && !matches!(
            scan.word(index),
            "this"
                | "super"
                | "null"
                | "true"
                | "false"
                | "int"
                | "long"
                | "short"
                | "byte"
                | "char"
                | "boolean"
                | "float"
                | "double"
                | "void"
                | "new"
                | "instanceof"
                | "case"
                | "default"
                | "final"
                | "return"
                | "switch"
                | "class"
                | "else"
                | "do"
                | "throw"
                | "assert"
        )
}
