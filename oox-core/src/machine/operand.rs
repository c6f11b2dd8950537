//! The values of operands and constants.

use crate::heap::Value;
use crate::ir::{Const, Operand, Slot};
use crate::machine::Machine;
use crate::state::State;
use crate::term::{Const as Literal, Num, Sort, Term, Terms};

impl Machine<'_> {
    /// The value of an operand.
    pub(crate) fn value(&mut self, state: &State, operand: &Operand) -> Value {
        match operand {
            Operand::Slot(Slot(index)) => state.top().slots[*index as usize],
            Operand::Const(Const::Null) => Value::Null,
            Operand::Const(constant) => Value::Prim(self.constant(constant)),
        }
    }

    /// The value of an operand that is no reference.
    pub(crate) fn prim(&mut self, state: &State, operand: &Operand) -> Term {
        match self.value(state, operand) {
            Value::Prim(term) => term,
            other => unreachable!("the resolver gives numbers and truth values here, not {other:?}"),
        }
    }

    pub(crate) fn constant(&mut self, constant: &Const) -> Term {
        constant_of(&mut self.terms, constant)
    }

    /// A string literal as a value of the solver: its number, counted from 1, because 0 is null.
    pub(crate) fn string(&mut self, id: crate::ir::StringId) -> Term {
        string(&mut self.terms, id)
    }
}

/// A constant as a value of the solver.
pub(crate) fn constant_of(terms: &mut Terms, constant: &Const) -> Term {
    match constant {
        Const::Bool(value) => terms.bool(*value),
        Const::Num(num, sort) => terms.constant(*sort, Literal::Int(num.clone())),
        Const::F32(bits) => terms.f32(f32::from_bits(*bits)),
        Const::F64(bits) => terms.f64(f64::from_bits(*bits)),
        Const::String(id) => string(terms, *id),
        Const::Null | Const::NullString => terms.int(0),
    }
}

fn string(terms: &mut Terms, id: crate::ir::StringId) -> Term {
    terms.constant(Sort::Int, Literal::Int(Num::from(i64::from(id.0) + 1)))
}
