//! Patterns beyond the grammar: `final` in them, record patterns whose type is a dotted name, `case null, default`, and
//! several patterns in one `case`.
//!
//! A dotted name before the parenthesis becomes one name (`A.B` is `A_B` in the shadow), `final` becomes space, and
//! `default` a plain name; the converter sees the original text. Several patterns are an error, of which the first
//! pattern is left.

use super::repairs::is_name;
use super::tokens::Scan;

/// Repairs the whole text.
pub fn repair(scan: &mut Scan<'_>) {
    let mut index = 0;
    while index < scan.tokens.len() {
        let mut next = index + 1;
        match scan.word(index) {
            "instanceof" => next = pattern(scan, index + 1).max(next),
            "case" => {
                if scan.word(index + 1) == "null" && scan.is_sign(index + 2, b',') {
                    if scan.word(index + 3) == "default" {
                        let start = scan.tokens[index + 3].start;
                        scan.bytes[start] = b'_';
                    }
                } else {
                    next = pattern(scan, index + 1).max(next);
                    several(scan, index + 1);
                }
            }
            _ => {}
        }
        index = next;
    }
}

/// Repairs one pattern and gives its end, as far as it was looked at.
fn pattern(scan: &mut Scan<'_>, start: usize) -> usize {
    let mut at = start;
    let mut depth = 0_usize;
    // a record pattern is flat text: names, signs and parentheses
    loop {
        if scan.word(at) == "final" {
            let token = scan.tokens[at];
            scan.fill(token.start, token.end, b' ');
            at += 1;
        }
        let first = at;
        while is_name(scan, at) && scan.is_sign(at + 1, b'.') && is_name(scan, at + 2) {
            at += 2;
        }
        if !is_name(scan, at) || !scan.is_sign(at + 1, b'(') {
            if depth == 0 {
                return first;
            }
            at = first;
        } else {
            if first < at {
                let (from, to) = (scan.tokens[first].end, scan.tokens[at].start);
                scan.fill(from, to, b'_');
            }
            at += 2;
            depth += 1;
            if !scan.is_sign(at, b')') {
                continue;
            }
        }
        // to the next component
        let mut angles = 0_usize;
        loop {
            if at >= scan.tokens.len() {
                return at;
            }
            if scan.is_sign(at, b'<') {
                angles += 1;
            } else if scan.is_sign(at, b'>') {
                angles = angles.saturating_sub(1);
            } else if scan.is_sign(at, b')') {
                depth -= 1;
                if depth == 0 {
                    return at;
                }
            } else if scan.is_sign(at, b'(') {
                // of a generic record pattern, whose type the grammar knows
                depth += 1;
                at += 1;
                break;
            } else if scan.is_sign(at, b',') && angles == 0 {
                at += 1;
                break;
            } else if scan.is_sign(at, b'{') || scan.is_sign(at, b'}') || scan.is_sign(at, b';') {
                return at;
            }
            at += 1;
        }
    }
}

/// `case A _, B _`: the grammar has one pattern in a label, and so have we.
fn several(scan: &mut Scan<'_>, start: usize) {
    let mut at = start;
    while is_name(scan, at) && scan.is_sign(at + 1, b'.') {
        at += 2;
    }
    let is_pattern = is_name(scan, at) && is_name(scan, at + 1) && scan.word(at + 1) != "when";
    if !is_pattern || !scan.is_sign(at + 2, b',') {
        return;
    }
    let first = at + 2;
    let mut last = first;
    while last + 1 < scan.tokens.len()
        && !scan.is_operator(last + 1, b"->")
        && !scan.is_sign(last + 1, b':')
        && !scan.is_sign(last + 1, b'}')
        && !scan.is_sign(last + 1, b';')
        && scan.word(last + 1) != "when"
    {
        last += 1;
    }
    let (from, to) = (scan.tokens[first].start, scan.tokens[last].end);
    scan.error(from, to, "several patterns in one `case` are not supported: write one `case` for each");
    scan.fill(from, to, b' ');
}
