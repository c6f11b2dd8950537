//! Layer: simplify. Decides a question by its form: a conjunct that is literally false, or whose negation is among
//! the others, is unsat; conjuncts that are literally true or already known ask nothing.
//!
//! Sound because a conjunction with a false part, or with a part and its negation, is false, and because one more
//! copy of a conjunct changes nothing.

use super::{Answer, PathCondition, Query, SharedStats, Solver};
use crate::term::{Node, Term, Terms, UnOp};
use std::collections::BTreeSet;
use std::rc::Rc;

pub(super) struct SimplifyLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

/// The conjuncts of a condition: `a && b` and `!(a || b)` are two. Those already known are left out; `None` when one
/// is false or contradicts the path.
pub(super) fn split(terms: &mut Terms, path: &PathCondition, term: Term) -> Option<Vec<Term>> {
    let mut found: Vec<Term> = Vec::new();
    let mut present: BTreeSet<Term> = BTreeSet::new();
    let mut todo = vec![term];
    while let Some(term) = todo.pop() {
        let negated = match terms.node(term) {
            Node::And(parts) => {
                todo.extend(parts.iter().rev());
                continue;
            }
            Node::Unary(UnOp::Not, inner) => match terms.node(*inner) {
                Node::Or(parts) => {
                    let parts = std::sync::Arc::clone(parts);
                    for part in parts.iter().rev() {
                        let part = terms.not(*part);
                        todo.push(part);
                    }
                    continue;
                }
                Node::Unary(UnOp::Not, inner) => {
                    todo.push(*inner);
                    continue;
                }
                _ => *inner,
            },
            _ => terms.not(term),
        };
        match terms.as_bool(term) {
            Some(true) => continue,
            Some(false) => return None,
            None => {}
        }
        if path.contains(negated) || present.contains(&negated) {
            return None;
        }
        if !path.contains(term) && present.insert(term) {
            found.push(term);
        }
    }
    Some(found)
}

impl Solver for SimplifyLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let mut asked = Vec::new();
        for term in query.asked {
            let Some(parts) = split(terms, query.path, *term) else {
                self.stats.borrow_mut().folded += 1;
                return Answer::Unsat;
            };
            asked.extend(parts);
        }
        if asked.is_empty()
            && let Some(model) = &query.path.model
        {
            self.stats.borrow_mut().folded += 1;
            let _ = query.learned.set(query.path.intervals.clone());
            return Answer::Sat(Rc::clone(model));
        }
        self.next
            .check(terms, &Query { path: query.path, asked: &asked, slice: None, learned: query.learned })
    }
}
