//! Inputs that tell more: a test that adds 0 does not notice when something else is done with it.
//!
//! Numbers of the input that are 0 and that a result is computed from get other small values, and characters become such as
//! people read, as long as the path stays the same. Nothing is asked of a solver: the path condition is evaluated.

mod letters;

use crate::heap::Value;
use crate::machine::Machine;
use crate::solver::satisfies;
use crate::state::State;
use crate::term::{Const, IntTy, Model, Node, Num, Sort, SymId, Term, Terms};

/// What is tried in place of a zero, from another start for each number so that they differ.
const INSTEAD: [i64; 4] = [2, 3, 5, 7];
/// What is tried where a part of a result does not depend on a number although it is computed from it.
const LARGE: [i64; 2] = [10, 100];

/// A model of the same path whose numbers show what is done with them.
pub(super) fn telling(machine: &Machine, state: &State, result: Option<Value>, model: &Model) -> Model {
    let terms = &machine.terms;
    let path: Vec<Term> = state.path.condition.conjuncts().collect();
    let mut best = letters::readable(machine, state, &path, model);
    let computed = computed(terms, state, result);
    if computed.is_empty() {
        return best;
    }
    let attempt = |best: &mut Model, id: SymId, value: i64| {
        let mut trial = best.clone();
        trial.insert(id, Const::Int(Num::from(value)));
        let is_same_path = satisfies(terms, &trial, &path);
        if is_same_path {
            *best = trial;
        }
        is_same_path
    };
    let used: Vec<SymId> = inputs(terms, state)
        .into_iter()
        .filter(|id| computed.iter().any(|term| terms.symbols(*term).contains(id)))
        .collect();
    for (position, id) in used.iter().enumerate() {
        if number(&best, *id) == 0 {
            let values = (0..INSTEAD.len()).map(|step| INSTEAD[(position + step) % INSTEAD.len()]);
            values.chain([1]).any(|value| attempt(&mut best, *id, value));
        }
    }
    for term in &computed {
        let own: Vec<SymId> = used.iter().copied().filter(|id| terms.symbols(*term).contains(id)).collect();
        for id in &own {
            for other in own.iter().filter(|other| *other != id) {
                let earlier = best.clone();
                for value in LARGE {
                    if !matters(terms, *term, *id, &best) && attempt(&mut best, *other, value) {
                        if matters(terms, *term, *id, &best) {
                            break;
                        }
                        best = earlier.clone();
                    }
                }
            }
        }
    }
    best
}

/// Whether a term has another value when a number is another.
fn matters(terms: &Terms, term: Term, id: SymId, model: &Model) -> bool {
    let mut other = model.clone();
    // the neighbour that is a value of the same type
    other.insert(id, Const::Int(Num::from(number(model, id) ^ 1)));
    terms.eval(term, model) != terms.eval(term, &other)
}

fn number(model: &Model, id: SymId) -> i64 {
    model.get(id).and_then(Const::as_num).and_then(Num::to_i64).unwrap_or_default()
}

/// The integers of the input: arguments, fields of objects and elements of arrays. Lengths and characters are none of them.
fn inputs(terms: &Terms, state: &State) -> Vec<SymId> {
    let mut values: Vec<Value> = state.input.args.iter().map(|(_, value)| *value).collect();
    for id in state.world.heap.ids() {
        let object = state.world.heap.object(id);
        values.extend(object.input.iter().map(|(_, value)| value));
        values
            .extend(object.array().into_iter().flat_map(|array| array.input.iter().map(|(_, value)| *value)));
    }
    let mut found = Vec::new();
    for value in values {
        if let Value::Prim(term) = value
            && let Node::Symbol(id) = terms.node(term)
            && terms.sort(term).is_integral()
            && terms.sort(term) != Sort::Bits(IntTy::U16)
            && !found.contains(id)
        {
            found.push(*id);
        }
    }
    found
}

/// What was computed and can be seen at the end: in the result, in fields and in elements.
fn computed(terms: &Terms, state: &State, result: Option<Value>) -> Vec<Term> {
    let mut values: Vec<Value> = result.into_iter().collect();
    for id in state.world.heap.ids() {
        let object = state.world.heap.object(id);
        values.extend(object.fields.iter().map(|(_, value)| value));
        values.extend(object.array().into_iter().flat_map(|array| array.cells().map(|(_, value)| value)));
    }
    let mut found = Vec::new();
    for value in values {
        if let Value::Prim(term) = value
            && let Node::Linear(..) | Node::Binary(..) | Node::Unary(..) = terms.node(term)
            && terms.sort(term).is_integral()
            && !found.contains(&term)
        {
            found.push(term);
        }
    }
    found
}
