//! Layer: slices. Asks the layers below only about the conjuncts that share symbols, directly or through others,
//! with the new ones; without a model of the path, about each independent group of the whole.
//!
//! Sound because groups without common symbols are satisfied independently: models of the groups together are a
//! model of all, and one group without a model leaves none for all. Leaving out the old groups relies on the model
//! of the path, which satisfies them.

use super::{Answer, PathCondition, Query, Solver};
use crate::term::{Model, Sort, SymId, Term, Terms};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub(super) struct SliceLayer {
    pub(super) next: Box<dyn Solver>,
}

/// The conjuncts connected to the asked ones, in the order of the path, the asked ones last.
pub(super) fn connected(terms: &Terms, path: &PathCondition, asked: &[Term]) -> Vec<Term> {
    let mut symbols: BTreeSet<SymId> = BTreeSet::new();
    let mut positions: BTreeSet<u32> = BTreeSet::new();
    let mut todo: Vec<SymId> = asked.iter().flat_map(|term| terms.symbols(*term).to_vec()).collect();
    while let Some(symbol) = todo.pop() {
        if symbols.insert(symbol) {
            for position in path.positions(symbol) {
                if positions.insert(position) {
                    todo.extend(terms.symbols(path.at(position)).iter().filter(|s| !symbols.contains(s)));
                }
            }
        }
    }
    positions.into_iter().map(|position| path.at(position)).chain(asked.iter().copied()).collect()
}

/// The representative of a conjunct.
fn root(parent: &mut [usize], mut at: usize) -> usize {
    while parent[at] != at {
        parent[at] = parent[parent[at]];
        at = parent[at];
    }
    at
}

/// The conjuncts in groups that share no symbols; groups and members in the order given.
pub(super) fn groups(terms: &Terms, conjuncts: &[Term]) -> Vec<Vec<Term>> {
    // union-find over conjuncts: a parent is never later than its child
    let mut parent: Vec<usize> = (0..conjuncts.len()).collect();
    let mut owner: BTreeMap<SymId, usize> = BTreeMap::new();
    for (index, term) in conjuncts.iter().enumerate() {
        for symbol in terms.symbols(*term).iter() {
            let other = *owner.entry(*symbol).or_insert(index);
            let (a, b) = (root(&mut parent, index), root(&mut parent, other));
            parent[a.max(b)] = a.min(b);
        }
    }
    let mut groups: BTreeMap<usize, Vec<Term>> = BTreeMap::new();
    for (index, term) in conjuncts.iter().enumerate() {
        let root = root(&mut parent, index);
        groups.entry(root).or_default().push(*term);
    }
    groups.into_values().collect()
}

impl Solver for SliceLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let (mut model, parts) = match &query.path.model {
            // the asked conjuncts may themselves fall into groups
            Some(model) => ((**model).clone(), groups(terms, &connected(terms, query.path, query.asked))),
            None => (Model::new(), groups(terms, &query.conjuncts())),
        };
        let mut unknown = None;
        for slice in parts {
            let symbols: BTreeSet<SymId> =
                slice.iter().flat_map(|term| terms.symbols(*term).to_vec()).collect();
            let question =
                Query { path: query.path, asked: query.asked, slice: Some(slice), learned: query.learned };
            match self.next.check(terms, &question) {
                Answer::Sat(found) => {
                    // a symbol that the answer leaves out stands for 0 there, not for its last value
                    for id in symbols {
                        let sort = terms.symbol_term(id).map(|term| terms.sort(term));
                        let value = found.get(id).cloned().or(sort.map(Sort::default_const));
                        if let Some(value) = value {
                            model.insert(id, value);
                        }
                    }
                }
                Answer::Unsat => return Answer::Unsat,
                // go on: another group may still be unsat
                Answer::Unknown(reason) => unknown = unknown.or(Some(reason)),
            }
        }
        match unknown {
            Some(reason) => Answer::Unknown(reason),
            None => Answer::Sat(Rc::new(model)),
        }
    }
}
