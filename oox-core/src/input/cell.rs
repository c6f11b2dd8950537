//! Cells of arrays: which one an index means, and cells of the input that come into view.

use super::field::budget_behind;
use super::fresh::Fresh;
use crate::config::Bound;
use crate::heap::{ArrayObject, ObjId};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, State, SymbolOrigin};
use crate::term::Term;

impl<'p> Machine<'p> {
    /// As [`Self::cell`], with what happens where the index is outside of the array.
    pub(crate) fn cell_or(
        &mut self,
        state: &mut State,
        object: ObjId,
        index: Term,
        outside: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p,
    ) -> Result<(), Flow<'p>> {
        let array = array_of(state, object);
        if array.at(index).is_some() {
            return Ok(());
        }
        let zero = self.terms.int(0);
        let (from, below) = (self.terms.ge(index, zero), self.terms.lt(index, array.length));
        let inside = self.terms.and(from, below);
        let decided = self.terms.as_bool(inside);
        if decided == Some(false) {
            return Err(outside(self, state));
        }
        let is_literal = self.terms.as_num(index).is_some();
        let mut parts: Vec<Alternative<'p>> = Vec::new();
        let mut elsewhere = inside;
        if decided.is_none() {
            let not_inside = self.terms.not(inside);
            parts.push(Alternative::when(not_inside, outside));
        }
        if !(is_literal && array.only_literal_indices()) {
            let known: Vec<Term> = array.cells().map(|(index, _)| index).collect();
            for other in known {
                let same = self.terms.eq(index, other);
                if self.terms.as_bool(same) == Some(false) {
                    continue;
                }
                let differs = self.terms.not(same);
                elsewhere = self.terms.and(elsewhere, differs);
                parts.push(Alternative::when(same, move |_, state| {
                    state.world.heap.object_mut(object).array_mut().expect("an array").alias(index, other);
                    Flow::Stay
                }));
            }
        }
        if parts.is_empty() {
            return match self.new_cell(state, object, index) {
                Flow::Stay => Ok(()),
                flow => Err(flow),
            };
        }
        parts
            .push(Alternative::when(elsewhere, move |machine, state| machine.new_cell(state, object, index)));
        Err(Flow::Split(parts))
    }

    /// A cell that is inside of the array and differs from all known ones.
    fn new_cell(&mut self, state: &mut State, id: ObjId, index: Term) -> Flow<'p> {
        let is_literal = self.terms.as_num(index).is_some();
        let object = state.world.heap.object(id);
        let array = object.array().expect("an array");
        // the literature counts the cells of what the program makes too, where the length is not a literal
        let is_counted =
            array.default.is_none() || self.config.faithful && self.terms.as_num(array.length).is_none();
        if is_counted && array.cells_left == 0 {
            return Flow::End(Ending::Bound(Bound::K));
        }
        if let Some(default) = array.default {
            let array = state.world.heap.object_mut(id).array_mut().expect("an array");
            array.cells_left -= u32::from(is_counted);
            array.add(index, is_literal, default);
            return Flow::Stay;
        }
        let elem = array.elem.clone();
        let is_input = array.unknown_since == 0;
        let counts = is_input && object.born == 0;
        let owner = object.owner.filter(|_| self.is_part(&elem));
        let budget = if is_input {
            budget_behind(state, id, owner.is_some())
        } else {
            i64::from(self.config.bounds.k)
        };
        let fresh = Fresh {
            origin: SymbolOrigin::Cell(id, index),
            budget,
            stamp: object.born.max(array.unknown_since),
            owner,
            holder: None,
            non_null: false,
        };
        let declared = self.declared_cell(state, id, &elem);
        let value = self.fresh(state, &declared, fresh);
        // what open calls give does not count, as for references
        state.count.initialisations += u32::from(counts);
        let array = state.world.heap.object_mut(id).array_mut().expect("an array");
        array.cells_left -= 1;
        array.add(index, is_literal, value);
        if is_input {
            array.input.push_back((index, value));
        } else {
            array.seen.push_back((array.unknown_since, index, value));
        }
        Flow::Stay
    }
}

pub(crate) fn array_of(state: &State, object: ObjId) -> &ArrayObject {
    state.world.heap.object(object).array().expect("the resolver gives arrays here")
}
