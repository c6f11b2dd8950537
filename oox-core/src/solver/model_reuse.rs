//! Layer: model reuse. Decides sat when the path's last model, or a small repair of it, makes the new conjuncts
//! true.
//!
//! Sound because the answer is a model that has been evaluated: the last model satisfies the path, so only the
//! new conjuncts and those that share a changed symbol need looking at. A repair moves one symbol of a failing
//! comparison just far enough (`x <= y` fails by 3: lower `x` by 3), a few times.

use super::{Answer, PathCondition, Query, SharedStats, Solver};
use crate::term::{BinOp, Const, Evaluator, Model, Node, Num, SymId, Term, Terms, UnOp};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Symbols changed before giving up.
const REPAIRS: usize = 4;
/// Conjuncts evaluated for one repair before giving up.
const WIDEST: usize = 48;

pub(super) struct ModelReuseLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

impl Solver for ModelReuseLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        if let Some(model) = &query.path.model
            && let Some(model) = extend(terms, query.path, query.asked, model)
        {
            self.stats.borrow_mut().by_model += 1;
            return Answer::Sat(model);
        }
        self.next.check(terms, query)
    }
}

/// A model of the path and the new conjuncts, given one of the path, if it is easily found.
pub(super) fn extend(
    terms: &Terms,
    path: &PathCondition,
    asked: &[Term],
    model: &Rc<Model>,
) -> Option<Rc<Model>> {
    if super::satisfies(terms, model, asked) {
        return Some(Rc::clone(model));
    }
    let mut model: Model = (**model).clone();
    let mut moved: BTreeSet<SymId> = BTreeSet::new();
    for _ in 0..REPAIRS {
        let Some(failing) = first_failing(terms, path, asked, &moved, &model)? else {
            return Some(Rc::new(model));
        };
        let mut candidates = Vec::new();
        propose(terms, &model, failing, true, 0, &mut candidates);
        candidates.retain(|(symbol, _)| !moved.contains(symbol));
        candidates.truncate(12);
        // the first that breaks nothing, else go on from the first
        let mut first = None;
        for (symbol, value) in candidates {
            let mut changed = model.clone();
            changed.insert(symbol, value);
            if !Evaluator::new(terms, &changed).holds(failing) {
                continue;
            }
            let mut with = moved.clone();
            with.insert(symbol);
            if first_failing(terms, path, asked, &with, &changed)?.is_none() {
                return Some(Rc::new(changed));
            }
            first = first.or(Some((changed, with)));
        }
        (model, moved) = first?;
    }
    None
}

/// A new conjunct, or one that a moved symbol occurs in, that is false; outer `None` when there are too many.
#[allow(clippy::option_option)] // the outer one is "gave up"
fn first_failing(
    terms: &Terms,
    path: &PathCondition,
    asked: &[Term],
    moved: &BTreeSet<SymId>,
    model: &Model,
) -> Option<Option<Term>> {
    let mut positions: BTreeSet<u32> = BTreeSet::new();
    for symbol in moved {
        positions.extend(path.positions(*symbol).take(WIDEST + 1));
        if positions.len() > WIDEST {
            return None;
        }
    }
    let mut evaluator = Evaluator::new(terms, model);
    let old = positions.into_iter().map(|position| path.at(position));
    Some(asked.iter().copied().chain(old).find(|term| !evaluator.holds(*term)))
}

/// What a difference of two sides must become.
#[derive(Copy, Clone)]
enum Goal {
    AtMost(i64),
    AtLeast(i64),
    Zero,
    NotZero,
}

/// Single changes that may give the condition this truth value.
pub(super) fn propose(
    terms: &Terms,
    model: &Model,
    term: Term,
    truth: bool,
    depth: u32,
    out: &mut Vec<(SymId, Const)>,
) {
    if depth > 4 || out.len() > 16 {
        return;
    }
    match terms.node(term) {
        Node::Symbol(symbol) => out.push((*symbol, Const::Bool(truth))),
        Node::Unary(UnOp::Not, inner) => propose(terms, model, *inner, !truth, depth + 1, out),
        Node::And(parts) | Node::Or(parts) => {
            for part in parts.iter().take(8) {
                if terms.eval(*part, model) != Const::Bool(truth) {
                    propose(terms, model, *part, truth, depth + 1, out);
                }
            }
        }
        Node::Binary(op, a, b) if terms.sort(*a).is_integral() => {
            let goal = match (op, truth) {
                (BinOp::Le, true) => Goal::AtMost(0),
                (BinOp::Lt, true) => Goal::AtMost(-1),
                (BinOp::Le, false) => Goal::AtLeast(1),
                (BinOp::Lt, false) => Goal::AtLeast(0),
                (BinOp::Eq, true) => Goal::Zero,
                (BinOp::Eq, false) => Goal::NotZero,
                _ => return,
            };
            move_side(terms, model, *a, *b, goal, out);
        }
        _ => {}
    }
}

/// Moves one symbol of `a - b` until the goal is met, as if nothing wrapped; the caller evaluates.
fn move_side(terms: &Terms, model: &Model, a: Term, b: Term, goal: Goal, out: &mut Vec<(SymId, Const)>) {
    let mut evaluator = Evaluator::new(terms, model);
    let (Const::Int(left), Const::Int(right)) = (evaluator.eval(a), evaluator.eval(b)) else { return };
    let difference = left.sub(&right);
    let mut parts: Vec<(Term, Num)> = Vec::new();
    collect(terms, a, &Num::ONE, &mut parts);
    collect(terms, b, &Num::from(-1), &mut parts);
    let mut factors: Vec<(Term, Num)> = Vec::new();
    for (part, coefficient) in parts.iter().rev() {
        let Node::Binary(BinOp::Mul, a, b) = *terms.node(*part) else {
            factors.push((*part, coefficient.clone()));
            continue;
        };
        // a factor moves the sum as often as the other one says
        for (factor, other) in [(a, b), (b, a)] {
            if let (Some(symbol), Const::Int(times)) = (plain(terms, factor), evaluator.eval(other))
                && !times.is_zero()
            {
                factors.push((symbol, coefficient.mul(&times)));
            }
        }
    }
    for (part, coefficient) in &factors {
        let Node::Symbol(symbol) = terms.node(*part) else { continue };
        let Const::Int(now) = evaluator.eval(*part) else { continue };
        let size = coefficient.abs();
        let by = |target: i64, round_up: bool| {
            // the least change of the difference that reaches the target, in steps of the coefficient
            let change = Num::from(target).sub(&difference);
            let steps = if round_up {
                change.neg().checked_div_floor(&size)?.neg()
            } else {
                change.checked_div_floor(&size)?
            };
            Some(if coefficient.is_negative() { steps.neg() } else { steps })
        };
        let steps: Vec<Num> = match goal {
            Goal::AtMost(target) => by(target, false).into_iter().collect(),
            Goal::AtLeast(target) => by(target, true).into_iter().collect(),
            Goal::Zero => by(0, true).into_iter().collect(),
            Goal::NotZero => vec![Num::ONE, Num::from(-1)],
        };
        for step in steps {
            let value = Const::Int(now.add(&step));
            if value.is_of(terms.sort(*part)) {
                out.push((*symbol, value));
            }
        }
    }
}

/// The symbols and products a term is a sum of, with their coefficients; what is not a sum is passed over.
fn collect(terms: &Terms, term: Term, factor: &Num, parts: &mut Vec<(Term, Num)>) {
    match terms.node(term) {
        Node::Linear(inner, _) => {
            for (part, coefficient) in inner.iter().take(16) {
                parts.extend(summand(terms, *part).map(|part| (part, coefficient.mul(factor))));
            }
        }
        Node::Binary(op @ (BinOp::Add | BinOp::Sub), a, b) => {
            for (side, sign) in [(*a, Num::ONE), (*b, Num::from(if *op == BinOp::Add { 1 } else { -1 }))] {
                parts.extend(summand(terms, side).map(|part| (part, factor.mul(&sign))));
            }
        }
        _ => parts.extend(summand(terms, term).map(|part| (part, factor.clone()))),
    }
}

/// What can be moved in a sum: a symbol, by itself or converted, or a product.
fn summand(terms: &Terms, term: Term) -> Option<Term> {
    let is_product = matches!(terms.node(term), Node::Binary(BinOp::Mul, ..));
    if is_product { Some(term) } else { plain(terms, term) }
}

/// A symbol, by itself or converted.
pub(super) fn plain(terms: &Terms, term: Term) -> Option<Term> {
    match *terms.node(term) {
        Node::Symbol(_) => Some(term),
        Node::Unary(UnOp::Convert, inner) if matches!(terms.node(inner), Node::Symbol(_)) => Some(inner),
        _ => None,
    }
}
