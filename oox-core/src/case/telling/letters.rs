//! Characters that people can read: a solver takes `"\000\000"` where `"ab"` would do.
//!
//! Only arguments and what texts hold are changed. A field or a cell that a constructor leaves at 0 stays what it is, so that the
//! object can be built.

use crate::heap::{ObjId, Resolved, Value};
use crate::ir::DynType;
use crate::machine::Machine;
use crate::solver::satisfies;
use crate::state::State;
use crate::term::{Const, IntTy, Model, Node, Num, Sort, SymId, Term};

use super::number;

/// What is tried after a letter, one of each kind that programs tell apart.
const INSTEAD: [u8; 8] = [b'a', b' ', b'-', b'1', b'A', b'_', b'~', b'!'];
const LETTERS: usize = 26;

/// A model of the same path in which characters are letters, or else other signs that can be printed.
pub(super) fn readable(machine: &Machine, state: &State, path: &[Term], model: &Model) -> Model {
    let mut best = model.clone();
    let units = units(machine, state);
    for (position, id) in units.iter().enumerate() {
        if !is_readable(number(&best, *id)) {
            let letter = b'a' + u8::try_from(position % LETTERS).unwrap_or_default();
            // most are compared with nothing
            attempt(machine, path, &mut best, &[*id], &[letter]);
        }
    }
    for (position, id) in units.iter().enumerate() {
        let value = number(&best, *id);
        if is_readable(value) {
            continue;
        }
        // those that must be equal
        let equal: Vec<SymId> =
            units[position..].iter().copied().filter(|id| number(&best, *id) == value).collect();
        if !attempt(machine, path, &mut best, &equal, &INSTEAD) {
            attempt(machine, path, &mut best, &[*id], &INSTEAD);
        }
    }
    best
}

/// Sets symbols to the first of these values that the path allows.
fn attempt(machine: &Machine, path: &[Term], best: &mut Model, ids: &[SymId], values: &[u8]) -> bool {
    let terms = &machine.terms;
    let concerned: Vec<Term> = path
        .iter()
        .copied()
        .filter(|term| terms.symbols(*term).iter().any(|symbol| ids.contains(symbol)))
        .collect();
    values.iter().any(|value| {
        let mut trial = best.clone();
        for id in ids {
            trial.insert(*id, Const::Int(Num::from(i64::from(*value))));
        }
        let is_same_path = satisfies(terms, &trial, &concerned);
        if is_same_path {
            *best = trial;
        }
        is_same_path
    })
}

fn is_readable(unit: i64) -> bool {
    (i64::from(b' ')..=i64::from(b'~')).contains(&unit)
}

/// The characters of the input: arguments, elements of arrays that are arguments, and what texts hold.
fn units(machine: &Machine, state: &State) -> Vec<SymId> {
    let mut values = Vec::new();
    let mut arrays: Vec<ObjId> = Vec::new();
    for (_, value) in state.input.args.iter() {
        match state.world.heap.resolve(*value) {
            Resolved::Object(object) => arrays.push(object),
            _ => values.push(*value),
        }
    }
    if let Some(text) = machine.program.text {
        let class = DynType::Class(text.class);
        for id in state.world.heap.ids() {
            let object = state.world.heap.object(id);
            let is_text = object.types.iter().all(|ty| machine.program.dyn_types[ty.0 as usize] == class);
            if is_text
                && let Some(units) = object.input.get(text.units)
                && let Resolved::Object(units) = state.world.heap.resolve(units)
            {
                arrays.push(units);
            }
        }
    }
    for array in arrays.into_iter().filter_map(|id| state.world.heap.object(id).array()) {
        values.extend(array.input.iter().map(|(_, value)| *value));
    }
    let mut found = Vec::new();
    for value in values {
        if let Value::Prim(term) = value
            && let Node::Symbol(id) = machine.terms.node(term)
            && machine.terms.sort(term) == Sort::Bits(IntTy::U16)
            && !found.contains(id)
        {
            found.push(*id);
        }
    }
    found
}
