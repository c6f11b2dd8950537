//! Patterns beyond the grammar: `final` in them, record patterns whose type is a dotted name, and `case null, default`.
//!
//! A dotted name before the parenthesis becomes one name (`A.B` is `A_B` in the shadow), `final` becomes space, and
//! `default` a plain name; the converter sees the original text.

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
            let (from, to) = (scan.tokens[first].end, scan.tokens[at].start);
            scan.fill(from, to, b'_');
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
