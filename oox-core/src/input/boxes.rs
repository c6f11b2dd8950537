//! Boxes of a cache that is filled on demand are not there when a class has been initialised. They have nothing but their
//! value, so whether an input with the same value is one of them is left open at the comparison.

use std::collections::BTreeSet;

use super::shared::{known_object, leads_to};
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{DynType, FieldId};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::State;

impl<'p> Machine<'p> {
    /// Must the object of an input be known, because a box is compared with it?
    pub(crate) fn may_be_box(&self, state: &State, input: Resolved, made: Resolved) -> bool {
        let Resolved::Object(made) = made else { return false };
        state.world.heap.object(made).is_new
            && self.boxed_value(state, made).is_some()
            && self.may_be(state, input, made)
            && is_cached(state, made)
    }

    /// Is an input the same object as a box that the program got from a cache? That is open where the values are equal.
    pub(super) fn is_same_box(&mut self, state: &State, input: ObjId, made: ObjId) -> Result<bool, Flow<'p>> {
        if let Some(same) = state.input.same_boxes.get(&(input, made)) {
            return Ok(*same);
        }
        let is_open = self.may_be_box(state, Resolved::Object(input), Resolved::Object(made));
        let Some(field) = self.boxed_value(state, made).filter(|_| is_open) else { return Ok(false) };
        let value = |id: ObjId| state.world.heap.object(id).fields.get(field);
        let (Some(Value::Prim(given)), Some(Value::Prim(made_of))) = (value(input), value(made)) else {
            // nobody has looked into the input: that comes first
            return Err(Flow::Split(vec![Alternative::always(
                move |machine: &mut Self, state: &mut State| {
                    machine.field_value(state, input, field);
                    Flow::Stay
                },
            )]));
        };
        let equal = self.terms.eq(given, made_of);
        let answered = |same: bool| {
            move |_: &mut Self, state: &mut State| {
                state.input.same_boxes.insert((input, made), same);
                Flow::Stay
            }
        };
        Err(Flow::Split(vec![Alternative::when(equal, answered(true)), Alternative::always(answered(false))]))
    }

    /// The field of a box.
    pub(super) fn boxed_value(&self, state: &State, object: ObjId) -> Option<FieldId> {
        match &self.program.dyn_types[state.world.heap.object(object).types.first()?.0 as usize] {
            DynType::Class(class) => self.program.class(*class).boxed,
            _ => None,
        }
    }
}

/// Does static state lead to the object now?
fn is_cached(state: &State, object: ObjId) -> bool {
    let mut seen: BTreeSet<ObjId> = BTreeSet::new();
    let mut todo: Vec<ObjId> =
        state.world.statics.values().filter_map(|value| known_object(state, *value)).collect();
    while let Some(next) = todo.pop() {
        if next == object {
            return true;
        }
        if seen.insert(next) && state.world.heap.object(next).is_new {
            todo.extend(leads_to(state, next));
        }
    }
    false
}
