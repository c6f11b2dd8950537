//! Reading and writing fields of several objects at once.

use std::rc::Rc;

use super::candidates::is_of_uncertain_age;
use crate::heap::{Binding, ObjId, RefId, Resolved, SymbolicRef, Value};
use crate::ir::{FieldId, Ty};
use crate::machine::{Flow, Machine};
use crate::state::State;
use crate::term::Term;

/// A reference that is not null, and the several objects it may denote.
pub(crate) struct Merged {
    id: RefId,
    candidates: Rc<[ObjId]>,
}

impl<'p> Machine<'p> {
    /// The objects that a reference denotes without choosing one: its candidates, where all of them certainly have the
    /// wanted type. `None`: an object must be chosen.
    pub(crate) fn merged_objects(&mut self, state: &State, value: Value) -> Result<Option<Merged>, Flow<'p>> {
        let Resolved::Some(id) = state.world.heap.resolve(value) else { return Ok(None) };
        let reference = state.world.heap.reference(id);
        let Some(candidates) = reference.candidates.clone() else {
            return Err(self.give_candidates(state, id));
        };
        let fits = |object: &ObjId| {
            let types = &state.world.heap.object(*object).types;
            types.iter().all(|ty| reference.types.binary_search(ty).is_ok())
        };
        let is_uncertain = candidates.iter().any(|object| is_of_uncertain_age(state, *object));
        if candidates.len() > 1 && !is_uncertain && candidates.iter().all(fits) {
            return Ok(Some(Merged { id, candidates }));
        }
        Ok(None)
    }

    /// The value of a field as an if-then-else over the candidates.
    pub(crate) fn read_merged(
        &mut self,
        state: &mut State,
        Merged { id, candidates }: &Merged,
        field: FieldId,
    ) -> Value {
        let values: Vec<Value> =
            candidates.iter().map(|object| self.field_value(state, *object, field)).collect();
        let ty = self.program.field(field).ty.clone();
        let selector = self.selector(state, Value::Sym(*id));
        let mut merged = values[values.len() - 1];
        for (object, value) in candidates.iter().zip(&values).rev().skip(1) {
            let code = self.terms.int(state.world.heap.number(*object));
            let here = self.terms.eq(selector, code);
            merged = self.choose_value(state, here, *value, merged, &ty);
        }
        merged
    }

    /// Writes a field of every candidate, each under its condition.
    pub(crate) fn write_merged(
        &mut self,
        state: &mut State,
        Merged { id, candidates }: &Merged,
        field: FieldId,
        value: Value,
    ) {
        let ty = self.program.field(field).ty.clone();
        let selector = self.selector(state, Value::Sym(*id));
        for object in candidates.iter() {
            let before = self.field_value(state, *object, field);
            let code = self.terms.int(state.world.heap.number(*object));
            let here = self.terms.eq(selector, code);
            let after = self.choose_value(state, here, value, before, &ty);
            state.world.heap.object_mut(*object).fields.set(field, after);
        }
    }

    /// `cond ? then : els` on values of any kind.
    fn choose_value(&mut self, state: &mut State, cond: Term, then: Value, els: Value, ty: &Ty) -> Value {
        match self.terms.as_bool(cond) {
            Some(true) => return then,
            Some(false) => return els,
            None => {}
        }
        if let (Value::Prim(then), Value::Prim(els)) = (then, els) {
            return Value::Prim(self.terms.ite(cond, then, els));
        }
        if then == els || state.world.heap.resolve(then) == state.world.heap.resolve(els) {
            return then;
        }
        let (a, b) = (self.selector(state, then), self.selector(state, els));
        let selector = self.terms.ite(cond, a, b);
        Value::Sym(state.world.heap.add_reference(SymbolicRef {
            ty: ty.clone(),
            types: self.program.instances(ty),
            budget: -1,
            stamp: 0,
            owner: None,
            view: None,
            holder: None,
            binding: Binding::Maybe,
            is_given: false,
            selector: Some(selector),
            parts: Some(Rc::from([then, els])),
            candidates: None,
        }))
    }
}
