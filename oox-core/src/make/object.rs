//! Objects with default fields.

use crate::heap::{Fields, ObjId, Object, ObjectKind, Value};
use crate::ir::{ClassId, Program, Ty};
use crate::machine::Machine;
use crate::state::State;

impl Machine<'_> {
    /// What a variable of the type holds before it is assigned.
    pub(crate) fn default(&mut self, ty: &Ty) -> Value {
        match ty.sort() {
            None => Value::Null,
            Some(sort) => Value::Prim(self.terms.constant(sort, sort.default_const())),
        }
    }

    /// What the fields of an object hold before they are assigned.
    pub(crate) fn default_fields(&mut self, class: ClassId) -> Fields {
        let mut fields = Fields::default();
        for field in &self.program.class(class).fields {
            let value = self.default(&self.program.field(*field).ty);
            fields.set(*field, value);
        }
        fields
    }

    /// Makes an object of exactly this class, with default fields.
    pub(crate) fn new_object(&mut self, state: &mut State, class: ClassId) -> ObjId {
        let fields = self.default_fields(class);
        let born = state.tick();
        let of_class = self.program.class(class);
        let types = if of_class.is_abstract {
            // the constructor of an abstract class, verified by itself: the object is of some subclass
            of_class.inputs.clone()
        } else {
            Program::exactly(self.program.dyn_of_class(class))
        };
        state.world.heap.allocate(Object {
            types,
            born,
            earliest: born,
            is_new: true,
            is_constant: false,
            budget: -1,
            owner: None,
            view: None,
            fields,
            input: Fields::default(),
            assumed: Vec::new(),
            kind: ObjectKind::Record,
        })
    }
}

/// An object that the engine makes, with nothing in it yet.
pub(crate) fn new_at(born: u32) -> Object {
    Object {
        types: [].into(),
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
        kind: ObjectKind::Record,
    }
}
