//! Arrays: length, elements, creation.

use crate::assumption::Assumption;
use crate::config::Bound;
use crate::heap::{ObjId, Resolved, Value};
use crate::input::{array_of, is_argument};
use crate::ir::{Operand, Slot, Ty};
use crate::machine::{Alternative, Flow, Machine};
use crate::make::Thrown;
use crate::state::{Ending, Place, Region, State};
use crate::term::{Num, Term};

/// Nested arrays are made one by one; a program that wants more than this at once is stopped by name.
const MOST_NESTED: i64 = 100_000;

impl<'p> Machine<'p> {
    pub(super) fn length(&mut self, state: &mut State, dst: Slot, array: &'p Operand) -> Flow<'p> {
        let object = match self.array_object(state, array) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let length = array_of(state, object).length;
        state.set(dst, Value::Prim(length));
        Flow::Next
    }

    pub(super) fn load_elem(
        &mut self,
        state: &mut State,
        dst: Slot,
        array: &'p Operand,
        index: &'p Operand,
    ) -> Flow<'p> {
        let index = self.prim(state, index);
        match self.array_object(state, array).and_then(|object| {
            self.cell(state, object, index)?;
            Ok(object)
        }) {
            Ok(object) => {
                let array = array_of(state, object);
                let value = array.at(index).expect("the cell is known now");
                let place = Place::Cell(object, array.position(index));
                let seen = self.on_sight(state, value);
                if let Err(flow) = seen.and_then(|()| self.access(state, place, false, value)) {
                    return flow;
                }
                state.set(dst, value);
                Flow::Next
            }
            Err(flow) => flow,
        }
    }

    pub(super) fn store_elem(
        &mut self,
        state: &mut State,
        array: &'p Operand,
        index: &'p Operand,
        value: &'p Operand,
        checked: bool,
    ) -> Flow<'p> {
        let value = self.value(state, value);
        let index = self.prim(state, index);
        match self.array_object(state, array).and_then(|object| {
            self.cell(state, object, index)?;
            if checked {
                self.fits_elements(state, object, value)?;
                self.note_smaller_elements(state, object, value);
            }
            self.may_write_elem(state, object, index)?;
            let place = Place::Cell(object, array_of(state, object).position(index));
            self.access(state, place, true, value)?;
            Ok(object)
        }) {
            Ok(object) => {
                state.world.heap.object_mut(object).array_mut().expect("an array").set(index, value);
                state.changed(Region::Arrays);
                Flow::Next
            }
            Err(flow) => flow,
        }
    }

    /// The array of an operand, or what to do first.
    pub(super) fn array_object(&mut self, state: &mut State, array: &Operand) -> Result<ObjId, Flow<'p>> {
        let object = self.object_of(state, array)?;
        Self::as_array(state, object)?;
        Ok(object)
    }

    /// Storing into an argument may throw, where the caller has passed an array with smaller elements: unless the element was
    /// in it before.
    fn note_smaller_elements(&mut self, state: &State, object: ObjId, value: Value) {
        let array = array_of(state, object);
        let was_inside = array.input.iter().any(|(_, known)| *known == value);
        let is_null = state.world.heap.resolve(value) == Resolved::Null;
        if !was_inside && !is_null && is_argument(state, Resolved::Object(object)) {
            self.tally.assumed.insert(Assumption::ArrayTypes);
        }
    }

    /// Throws where a value does not fit the elements that the array has at run time.
    fn fits_elements(&mut self, state: &mut State, object: ObjId, value: Value) -> Result<(), Flow<'p>> {
        let elem = array_of(state, object).elem.clone();
        let fits = match state.world.heap.resolve(value) {
            Resolved::Null => true,
            Resolved::Maybe(id) => match self.decided(&state.world.heap.reference(id).types, &elem) {
                Some(true) => true,
                _ => return Err(self.split_null(state, id)),
            },
            Resolved::Some(_) | Resolved::Object(_) => self.has_type(state, value, &elem)?,
        };
        if fits { Ok(()) } else { Err(self.throw_new(state, self.program.builtin.array_store)) }
    }

    /// Makes the cell at an index known under exactly this term, or says what to do first: throw, or split on which of
    /// the known cells it is.
    fn cell(&mut self, state: &mut State, object: ObjId, index: Term) -> Result<(), Flow<'p>> {
        let thrown = Thrown::Index { index, length: array_of(state, object).length };
        self.cell_or(state, object, index, move |machine, state| machine.throw_thrown(state, thrown))
    }

    /// The number in a slot becomes a literal: one part per value, as far as the bound goes.
    pub(super) fn concretise(&mut self, state: &mut State, slot: Slot) -> Flow<'p> {
        let term = self.prim(state, &Operand::Slot(slot));
        if self.terms.as_num(term).is_some() {
            return Flow::Next;
        }
        if let Some(bound) = state.path.over_bound {
            return Flow::End(Ending::Bound(bound));
        }
        self.split_values(slot, term)
    }

    fn split_values(&mut self, slot: Slot, term: Term) -> Flow<'p> {
        let limit = i64::from(self.config.bounds.cells());
        let mut parts = Vec::new();
        let zero = self.terms.int(0);
        let negative = self.terms.lt(term, zero);
        let thrown = Thrown::Size(term);
        parts.push(Alternative::when(negative, move |machine, state| machine.throw_thrown(state, thrown)));
        for value in 0..=limit {
            let literal = self.terms.int(value);
            let same = self.terms.eq(term, literal);
            parts.push(Alternative::when(same, move |_, state| {
                state.set(slot, Value::Prim(literal));
                Flow::Stay
            }));
        }
        let limit = self.terms.int(limit);
        let more = self.terms.gt(term, limit);
        let bound = if self.config.bounds.array.is_some() { Bound::Array } else { Bound::K };
        parts.push(Alternative::when(more, move |_, _| Flow::End(Ending::Bound(bound))));
        Flow::Split(parts)
    }

    pub(super) fn new_array(
        &mut self,
        state: &mut State,
        dst: Slot,
        ty: &'p Ty,
        sizes: &'p [Operand],
        zero_allowed: bool,
    ) -> Flow<'p> {
        let terms: Vec<Term> = sizes.iter().map(|size| self.prim(state, size)).collect();
        let outer = terms.len() - 1;
        // an array of arrays is made array by array, so all sizes but the last must be literals
        for (operand, term) in sizes.iter().zip(&terms).take(outer) {
            if let (Operand::Slot(slot), None) = (operand, self.terms.as_num(*term)) {
                return self.split_values(*slot, *term);
            }
        }
        let zero = self.terms.int(0);
        let mut bad = self.terms.bool(false);
        // the first bad one is what the exception tells
        let mut first = terms[outer];
        for size in terms.iter().rev() {
            let too_small =
                if zero_allowed { self.terms.lt(*size, zero) } else { self.terms.le(*size, zero) };
            bad = self.terms.or(bad, too_small);
            first = self.terms.ite(too_small, *size, first);
        }
        self.unless(state, bad, Thrown::Size(first), move |machine, state| {
            let counts: Option<Vec<i64>> =
                terms[..outer].iter().map(|size| machine.terms.as_num(*size).and_then(Num::to_i64)).collect();
            let total = counts.as_ref().and_then(|counts| {
                counts.iter().try_fold(1i64, |product, count| product.checked_mul(*count))
            });
            match (counts, total) {
                (Some(counts), Some(total)) if total <= MOST_NESTED => {
                    let object = machine.make_array(state, ty, &counts, terms[outer]);
                    state.set(dst, Value::Obj(object));
                    Flow::Next
                }
                _ => Flow::End(Ending::Bound(Bound::Steps)),
            }
        })
    }
}
