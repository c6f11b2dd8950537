//! Constructors of truth values: `not`, `and`, `or`, `implies`, `ite`.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::sort::Sort;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Nested conjunctions are flattened up to this many parts; beyond it a conjunction is a part like any other, so
/// that building a long chain one by one stays linear in memory.
const WIDEST: usize = 48;

impl Terms {
    /// `!a`.
    pub fn not(&mut self, a: Term) -> Term {
        assert_eq!(self.sort(a), Sort::Bool, "only truth values are negated");
        if let Some(value) = self.as_bool(a) {
            return self.bool(!value);
        }
        match *self.node(a) {
            Node::Unary(UnOp::Not, inner) if self.simplifies() => inner,
            // floats are not totally ordered: `!(a < b)` also holds for NaN
            Node::Binary(BinOp::Lt, x, y) if self.simplifies() && self.sort(x).is_integral() => self.le(y, x),
            Node::Binary(BinOp::Le, x, y) if self.simplifies() && self.sort(x).is_integral() => self.lt(y, x),
            _ => self.make(Sort::Bool, Node::Unary(UnOp::Not, a)),
        }
    }

    /// `a && b`.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.connect(true, &[a, b])
    }

    /// `a || b`.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.connect(false, &[a, b])
    }

    /// The conjunction of all; `true` when there are none.
    pub fn and_all(&mut self, parts: impl IntoIterator<Item = Term>) -> Term {
        let parts: Vec<Term> = parts.into_iter().collect();
        self.connect(true, &parts)
    }

    /// The disjunction of all; `false` when there are none.
    pub fn or_all(&mut self, parts: impl IntoIterator<Item = Term>) -> Term {
        let parts: Vec<Term> = parts.into_iter().collect();
        self.connect(false, &parts)
    }

    /// `a ==> b`.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or(not_a, b)
    }

    /// A conjunction (neutral element true) or a disjunction (neutral element false).
    fn connect(&mut self, neutral: bool, parts: &[Term]) -> Term {
        if !self.simplifies() {
            return self.connect_plain(neutral, parts);
        }
        let mut flat: Vec<Term> = Vec::with_capacity(parts.len());
        for (index, &part) in parts.iter().enumerate() {
            let waiting = parts.len() - index - 1;
            match self.node(part) {
                Node::And(inner) if neutral && flat.len() + inner.len() + waiting <= WIDEST => {
                    flat.extend_from_slice(inner);
                }
                Node::Or(inner) if !neutral && flat.len() + inner.len() + waiting <= WIDEST => {
                    flat.extend_from_slice(inner);
                }
                _ => flat.push(part),
            }
        }
        if flat.iter().any(|part| self.as_bool(*part) == Some(!neutral)) {
            return self.bool(!neutral);
        }
        flat.retain(|part| self.as_bool(*part).is_none());
        flat.sort_by_key(|part| self.order(*part));
        flat.dedup();
        let present: FxHashSet<Term> = flat.iter().copied().collect();
        for part in flat.clone() {
            // `x && !x` is false, `x || !x` is true
            if let Some(negated) = self.cheap_negation(part)
                && present.contains(&negated)
            {
                return self.bool(!neutral);
            }
        }
        self.connected(neutral, &flat)
    }

    /// The negation, where making it does not add a node of its own kind for every part.
    fn cheap_negation(&mut self, part: Term) -> Option<Term> {
        match self.node(part) {
            Node::Unary(UnOp::Not, inner) => Some(*inner),
            Node::Binary(BinOp::Lt | BinOp::Le, x, _) if self.sort(*x).is_integral() => Some(self.not(part)),
            // its complement, if present, is a `Not` and finds it
            _ => None,
        }
    }

    fn connect_plain(&mut self, neutral: bool, parts: &[Term]) -> Term {
        if parts.iter().all(|part| self.as_bool(*part).is_some()) {
            let value = if neutral {
                parts.iter().all(|part| self.as_bool(*part) == Some(true))
            } else {
                parts.iter().any(|part| self.as_bool(*part) == Some(true))
            };
            return self.bool(value);
        }
        self.connected(neutral, parts)
    }

    fn connected(&mut self, neutral: bool, parts: &[Term]) -> Term {
        for part in parts {
            assert_eq!(self.sort(*part), Sort::Bool, "only truth values are connected");
        }
        match parts {
            [] => self.bool(neutral),
            [one] => *one,
            _ if neutral => self.make(Sort::Bool, Node::And(Arc::from(parts))),
            _ => self.make(Sort::Bool, Node::Or(Arc::from(parts))),
        }
    }

    /// `c ? a : b`, of any sort.
    pub fn ite(&mut self, c: Term, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        assert_eq!(self.sort(c), Sort::Bool, "a condition is a truth value");
        assert_eq!(sort, self.sort(b), "both branches have one sort");
        match self.as_bool(c) {
            Some(true) => return a,
            Some(false) => return b,
            None => {}
        }
        if !self.simplifies() {
            return self.make(sort, Node::Ite(c, a, b));
        }
        if let Node::Unary(UnOp::Not, positive) = *self.node(c) {
            return self.ite(positive, b, a);
        }
        // inside a branch the condition is known
        let a = match *self.node(a) {
            Node::Ite(c2, a2, _) if c2 == c => a2,
            _ => a,
        };
        let b = match *self.node(b) {
            Node::Ite(c2, _, b2) if c2 == c => b2,
            _ => b,
        };
        if a == b {
            return a;
        }
        if sort == Sort::Bool {
            match (self.as_bool(a), self.as_bool(b)) {
                (Some(true), _) => return self.or(c, b),
                (_, Some(false)) => return self.and(c, a),
                (Some(false), _) => {
                    let not_c = self.not(c);
                    return self.and(not_c, b);
                }
                (_, Some(true)) => {
                    let not_c = self.not(c);
                    return self.or(not_c, a);
                }
                _ => {}
            }
        }
        self.make(sort, Node::Ite(c, a, b))
    }
}
