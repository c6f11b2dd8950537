//! Arrays that the program makes.

use crate::heap::{ArrayObject, Fields, ObjId, Object, ObjectKind, Value};
use crate::ir::{Program, Ty};
use crate::machine::Machine;
use crate::state::State;
use crate::term::{Num, Term};

impl Machine<'_> {
    /// The elements of an array, where its length is known.
    pub(crate) fn known_elements(&self, array: &ArrayObject) -> Option<Vec<Value>> {
        let length = usize::try_from(self.terms.as_num(array.length)?.to_i64()?).ok()?;
        let default = array.default.unwrap_or(Value::Undefined);
        let mut values = vec![default; length];
        for (index, value) in array.cells() {
            let at = self.terms.as_num(index).and_then(Num::to_i64)?;
            *values.get_mut(usize::try_from(at).ok()?)? = value;
        }
        Some(values)
    }

    pub(crate) fn make_array(&mut self, state: &mut State, ty: &Ty, outer: &[i64], last: Term) -> ObjId {
        let Ty::Array(elem) = ty else { unreachable!("`new` of an array has an array type") };
        let length = outer.first().map_or(last, |count| self.terms.int(*count));
        let default = self.default(elem);
        let mut array = ArrayObject::new((**elem).clone(), length, Some(default), self.config.bounds.cells());
        if let Some((count, inner)) = outer.split_first() {
            for position in 0..*count {
                let child = self.make_array(state, elem, inner, last);
                let index = self.terms.int(position);
                array.add(index, true, Value::Obj(child));
            }
        }
        let born = state.tick();
        state.world.heap.allocate(Object {
            types: Program::exactly(self.program.dyn_of_array(ty)),
            born,
            earliest: born,
            is_new: true,
            is_constant: false,
            budget: -1,
            owner: None,
            view: None,
            fields: Fields::default(),
            input: Fields::default(),
            assumed: Vec::new(),
            kind: ObjectKind::Array(Box::new(array)),
        })
    }
}
