//! Layer: products. Decides unsat when the conjuncts are so whatever their products, quotients and remainders of variables
//! are: each becomes a symbol of its own, and what is left is linear. Decides sat when the conjuncts have a model in which one
//! factor of each product is a small number, which is a linear question, too.
//!
//! Sound because such a symbol may have any value of its type, so that every model of the conjuncts is a model of what is
//! asked here; and because a model is evaluated.

use super::guess::is_hard;
use super::model_reuse::plain;
use super::{Answer, Query, Solver, satisfies};
use crate::term::{BinOp, Const, Model, Node, Num, SymId, Term, Terms};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::rc::Rc;

/// What one factor is tried with, before its last value.
const FACTORS: [i64; 4] = [1, 2, 10, -1];

pub(super) struct ProductLayer {
    next: Box<dyn Solver>,
    /// What stands for what.
    linear: FxHashMap<Term, Term>,
}

impl ProductLayer {
    pub(super) fn new(next: Box<dyn Solver>) -> Self {
        Self { next, linear: FxHashMap::default() }
    }

    /// The products in a term, each with a symbol.
    fn products(&mut self, terms: &mut Terms, term: Term, found: &mut Vec<Term>) {
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            if !is_hard(terms, &[term]) || found.contains(&term) {
                continue;
            }
            if is_product(terms, term) {
                found.push(term);
                self.linear.entry(term).or_insert_with(|| terms.made_up(terms.sort(term)));
            } else {
                terms.for_each_child(term, |child| todo.push(child));
            }
        }
    }

    /// What is asked of the conjuncts with a symbol in the place of each product, within the range of the product.
    fn linear(&mut self, terms: &mut Terms, query: &Query, products: &[Term]) -> Vec<Term> {
        let conjuncts = query.conjuncts();
        let mut linear: Vec<Term> =
            conjuncts.iter().map(|term| terms.replaced(*term, &mut self.linear)).collect();
        for product in products {
            let (range, sort) = (query.intervals().of(terms, *product), terms.sort(*product));
            let symbol = self.linear[product];
            if let Some(low) = range.lo {
                let low = terms.constant(sort, Const::Int(low));
                linear.push(terms.ge(symbol, low));
            }
            if let Some(high) = range.hi {
                let high = terms.constant(sort, Const::Int(high));
                linear.push(terms.le(symbol, high));
            }
        }
        linear.retain(|term| terms.as_bool(*term) != Some(true));
        linear
    }

    /// A model of the conjuncts in which one factor of each product has a value that is tried.
    fn with_factors(&mut self, terms: &mut Terms, query: &Query, products: &[Term]) -> Option<Model> {
        let chosen = factors(terms, products);
        let conjuncts = query.conjuncts().into_owned();
        let last = query.path.model.as_deref();
        let tried = FACTORS.iter().map(|value| Some(Const::Int(Num::from(*value)))).chain([None]);
        for value in tried {
            let Some((mut known, values)) = fixed(terms, &chosen, value.as_ref(), last) else { continue };
            let slice: Vec<Term> = conjuncts.iter().map(|term| terms.replaced(*term, &mut known)).collect();
            let is_false = slice.iter().any(|term| terms.as_bool(*term) == Some(false));
            if is_false || is_hard(terms, &slice) {
                continue;
            }
            let slice: Vec<Term> = slice.into_iter().filter(|term| terms.as_bool(*term).is_none()).collect();
            let easier =
                Query { path: query.path, asked: query.asked, slice: Some(slice), learned: query.learned };
            if let Answer::Sat(model) = self.next.check(terms, &easier) {
                let model = model.overridden_by(&values);
                if satisfies(terms, &model, &conjuncts) {
                    return Some(model);
                }
            }
        }
        None
    }
}

impl Solver for ProductLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let mut products = Vec::new();
        for term in query.conjuncts().iter() {
            self.products(terms, *term, &mut products);
        }
        if products.is_empty() {
            return self.next.check(terms, query);
        }
        let linear = self.linear(terms, query, &products);
        if !is_hard(terms, &linear) {
            let weaker =
                Query { path: query.path, asked: query.asked, slice: Some(linear), learned: query.learned };
            if self.next.check(terms, &weaker) == Answer::Unsat {
                return Answer::Unsat;
            }
            if let Some(model) = self.with_factors(terms, query, &products) {
                return Answer::Sat(Rc::new(model));
            }
        }
        self.next.check(terms, query)
    }
}

/// Symbols such that each product has one of them as a factor, or each quotient in its divisor: those that are in most of
/// them first.
fn factors(terms: &Terms, products: &[Term]) -> Vec<(SymId, Term)> {
    let mut open: Vec<Vec<(SymId, Term)>> =
        products.iter().map(|product| candidates(terms, *product)).collect();
    let mut chosen: Vec<(SymId, Term)> = Vec::new();
    loop {
        open.retain(|symbols| !symbols.iter().any(|symbol| chosen.contains(symbol)));
        let count = |symbol: &(SymId, Term)| open.iter().filter(|symbols| symbols.contains(symbol)).count();
        let Some(next) =
            open.iter().flatten().copied().max_by_key(|symbol| (count(symbol), Reverse(symbol.0)))
        else {
            return chosen;
        };
        chosen.push(next);
    }
}

/// Symbols at a value, or each at its last one: what stands for them, and the values. `None` where a type does not have it.
fn fixed(
    terms: &mut Terms,
    symbols: &[(SymId, Term)],
    value: Option<&Const>,
    last: Option<&Model>,
) -> Option<(FxHashMap<Term, Term>, Model)> {
    let (mut known, mut values) = (FxHashMap::default(), Model::new());
    for (id, term) in symbols {
        let value = value.or_else(|| last?.get(*id)).filter(|value| value.is_of(terms.sort(*term)))?.clone();
        known.insert(*term, terms.constant(terms.sort(*term), value.clone()));
        values.insert(*id, value);
    }
    Some((known, values))
}

/// The symbols of which one makes a product linear when it is known.
fn candidates(terms: &Terms, product: Term) -> Vec<(SymId, Term)> {
    let symbol = |term: Term| match terms.node(plain(terms, term)?) {
        Node::Symbol(id) => Some((*id, terms.symbol_term(*id)?)),
        _ => None,
    };
    match *terms.node(product) {
        Node::Binary(BinOp::Mul, a, b) => [a, b].into_iter().filter_map(symbol).collect(),
        Node::Binary(_, _, b) => symbol(b).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A product of two terms neither of which is a literal, or a quotient or remainder by such a term.
fn is_product(terms: &Terms, term: Term) -> bool {
    let is_literal = |term: Term| matches!(terms.node(term), Node::Const(_));
    match *terms.node(term) {
        Node::Binary(BinOp::Mul, a, b) => terms.sort(a).is_integral() && !is_literal(a) && !is_literal(b),
        Node::Binary(BinOp::Div | BinOp::Rem, _, b) => terms.sort(b).is_integral() && !is_literal(b),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::OnceCell;

    use super::*;
    use crate::solver::path::PathCondition;
    use crate::term::{IntTy, Sort};

    /// Knows nothing.
    struct Nobody;

    impl Solver for Nobody {
        fn check(&mut self, _: &mut Terms, _: &Query) -> Answer {
            Answer::Unknown("nobody".to_owned())
        }
    }

    /// The chain has one, and the search for readable values another.
    #[test]
    fn two_layers_do_not_get_in_each_others_way() {
        let mut terms = Terms::new(true);
        for (first, ty) in (0..).step_by(2).zip([IntTy::I64, IntTy::I32]) {
            let sort = Sort::Bits(ty);
            let (a, b) = (terms.symbol(SymId(first), sort), terms.symbol(SymId(first + 1), sort));
            let (product, seven) = (terms.mul(a, b), terms.bits(ty, 7));
            let conjuncts = vec![terms.eq(product, seven)];
            let (path, learned) = (PathCondition::new(), OnceCell::new());
            let query = Query { path: &path, asked: &[], slice: Some(conjuncts), learned: &learned };
            let answer = ProductLayer::new(Box::new(Nobody)).check(&mut terms, &query);
            assert!(matches!(answer, Answer::Unknown(_)));
        }
    }
}
