//! Evaluation under a model, without recursion and with every shared part computed once.

use super::arena::{Node, Term, Terms, UnOp};
use super::fold;
use super::model::Model;
use super::sort::{Const, Sort};
use rustc_hash::FxHashMap;

/// Evaluates many terms under one model, remembering what it has computed.
pub struct Evaluator<'a> {
    terms: &'a Terms,
    model: &'a Model,
    known: FxHashMap<Term, Const>,
}

impl<'a> Evaluator<'a> {
    /// An evaluator that knows nothing yet.
    pub fn new(terms: &'a Terms, model: &'a Model) -> Evaluator<'a> {
        Evaluator { terms, model, known: FxHashMap::default() }
    }

    /// The value of a term; missing symbols are 0, false, 0.0.
    pub fn eval(&mut self, term: Term) -> Const {
        let mut todo = vec![term];
        while let Some(&next) = todo.last() {
            if self.known.contains_key(&next) {
                todo.pop();
                continue;
            }
            let before = todo.len();
            // a condition first, so that only the branch taken is computed
            if let Node::Ite(c, a, b) = self.terms.node(next) {
                match self.known.get(c) {
                    None => todo.push(*c),
                    Some(c) => {
                        let taken = if *c == Const::Bool(true) { a } else { b };
                        match self.known.get(taken).cloned() {
                            None => todo.push(*taken),
                            Some(value) => {
                                self.known.insert(next, value);
                            }
                        }
                    }
                }
                continue;
            }
            self.terms.for_each_child(next, |child| {
                if !self.known.contains_key(&child) {
                    todo.push(child);
                }
            });
            if todo.len() == before {
                let value = self.step(next);
                self.known.insert(next, value);
                todo.pop();
            }
        }
        self.known[&term].clone()
    }

    /// Is this condition true?
    pub fn holds(&mut self, term: Term) -> bool {
        self.eval(term) == Const::Bool(true)
    }

    /// The value of a node whose parts are known.
    fn step(&self, term: Term) -> Const {
        let sort = self.terms.sort(term);
        match self.terms.node(term) {
            Node::Const(value) => value.clone(),
            Node::Symbol(id) => match self.model.get(*id) {
                Some(value) => value.clone().normalised(sort),
                None => sort.default_const(),
            },
            Node::Unary(UnOp::Convert, a) => fold::apply_convert(&self.known[a], sort),
            Node::Unary(op, a) => fold::apply_unary(*op, sort, &self.known[a]),
            Node::Binary(op, a, b) => {
                fold::apply_binary(*op, self.terms.sort(*a), &self.known[a], &self.known[b])
            }
            Node::And(parts) => Const::Bool(parts.iter().all(|part| self.known[part] == Const::Bool(true))),
            Node::Or(parts) => Const::Bool(parts.iter().any(|part| self.known[part] == Const::Bool(true))),
            Node::Ite(..) => unreachable!("handled before its branches are known"),
            Node::Linear(parts, constant) => {
                let mut sum = constant.clone();
                for (part, coefficient) in parts.iter() {
                    let value = self.known[part].as_num().expect("sums are of integers");
                    sum = sum.add(&value.mul(coefficient));
                }
                match sort {
                    Sort::Bits(ty) => Const::Int(sum.wrap(ty.bits(), ty.signed()).into()),
                    _ => Const::Int(sum),
                }
            }
        }
    }
}

impl Terms {
    /// The value of a term under a model; missing symbols are 0, false, 0.0.
    pub fn eval(&self, term: Term, model: &Model) -> Const {
        Evaluator::new(self, model).eval(term)
    }
}
