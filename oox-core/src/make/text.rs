//! Texts as objects of the class of texts: an array of UTF-16 units in the first field of the class.

use super::object::new_at;
use crate::heap::{ArrayObject, ObjId, Object, ObjectKind, Value};
use crate::ir::{ClassId, FieldId, Program, StringId, Ty};
use crate::machine::Machine;
use crate::state::State;
use crate::term::{IntTy, Num};

impl Machine<'_> {
    /// The object of a literal: one for each text, made when it is first met. It counts as having been there always,
    /// so making it is nobody's change; but no reference of the input denotes it.
    pub(crate) fn text_literal(&mut self, state: &mut State, id: StringId) -> ObjId {
        if let Some(known) = state.identities.texts.get(&id) {
            return *known;
        }
        let program = self.program;
        let object = self.new_text(state, &program.strings[id.index()], 0);
        state.identities.texts.insert(id, object);
        object
    }

    /// A new object with this text.
    pub(crate) fn new_text(&mut self, state: &mut State, text: &str, born: u32) -> ObjId {
        let (class, units) = self.text_class();
        let array = self.units_of(text);
        let char_array = Ty::Array(Ty::Bits(IntTy::U16).into());
        let array = state.world.heap.allocate(Object {
            types: Program::exactly(self.program.dyn_of_array(&char_array)),
            kind: ObjectKind::Array(Box::new(array)),
            ..new_at(born)
        });
        let mut fields = self.default_fields(class);
        fields.set(units, Value::Obj(array));
        let types = Program::exactly(self.program.dyn_of_class(class));
        state.world.heap.allocate(Object { types, fields, ..new_at(born) })
    }

    /// A new object of the class of texts of which nothing is known; its invariants run before anything else.
    pub(crate) fn unknown_text(&mut self, state: &mut State) -> ObjId {
        let (class, _) = self.text_class();
        let types = Program::exactly(self.program.dyn_of_class(class));
        let born = state.tick();
        let budget = i64::from(self.config.bounds.k);
        state.world.heap.allocate(Object { types, budget, is_new: false, ..new_at(born) })
    }

    pub(crate) fn text_class(&self) -> (ClassId, FieldId) {
        let text =
            self.program.text.expect("the resolver lets texts through only where there is a class of them");
        (text.class, text.units)
    }

    /// The units of a text as an array.
    pub(crate) fn units_of(&mut self, text: &str) -> ArrayObject {
        let units: Vec<u16> = text.encode_utf16().collect();
        let length = self.terms.int(Num::from(units.len()));
        let zero = self.terms.bits(IntTy::U16, 0);
        let mut array = ArrayObject::new(Ty::Bits(IntTy::U16), length, Some(Value::Prim(zero)), 0);
        for (index, unit) in units.into_iter().enumerate() {
            let index = self.terms.int(Num::from(index));
            let unit = self.terms.bits(IntTy::U16, i64::from(unit));
            array.add(index, true, Value::Prim(unit));
        }
        array
    }

    /// The text of an array of units, where everything about it is known.
    pub(crate) fn known_text(&self, units: &ArrayObject) -> Option<String> {
        let literal = |term| self.terms.as_num(term).and_then(Num::to_i64);
        units.text(units.cells(), literal)
    }
}
