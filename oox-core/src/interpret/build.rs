//! Building values and objects for calls.

use super::Interpreter;
use crate::heap::{ArrayObject, ObjId, Object, ObjectKind, Value};
use crate::ir::{ClassId, DynType, FieldId, MethodId, Program, Ty};
use crate::make::new_at;
use crate::state::{OrderEntry, State};
use crate::term::{FloatTy, Num};

impl Interpreter<'_> {
    /// A truth value.
    pub fn bool(&self, value: bool) -> Value {
        Value::Prim(self.machine.terms.bool(value))
    }

    /// An integer of a type; `None` for a type that has none.
    pub fn int(&mut self, ty: &Ty, value: i64) -> Option<Value> {
        match ty {
            Ty::Bits(bits) => Some(Value::Prim(self.machine.terms.bits(*bits, value))),
            Ty::Int | Ty::Uint => Some(Value::Prim(self.machine.terms.int(value))),
            _ => None,
        }
    }

    /// A float of a type; `None` for a type that has none.
    pub fn float(&mut self, ty: &Ty, value: f64) -> Option<Value> {
        match ty {
            #[allow(clippy::cast_possible_truncation, reason = "it came from an f32")]
            Ty::Float(FloatTy::F32) => Some(Value::Prim(self.machine.terms.f32(value as f32))),
            Ty::Float(FloatTy::F64) => Some(Value::Prim(self.machine.terms.f64(value))),
            _ => None,
        }
    }

    /// The default value of a type.
    pub fn default(&mut self, ty: &Ty) -> Value {
        self.machine.default(ty)
    }

    /// The object of a literal: equal texts are the same object.
    pub fn literal(&mut self, state: &mut State, text: &str) -> Value {
        let strings = &self.machine.program.strings;
        if let Some(index) = strings.iter().position(|known| known == text) {
            let id = crate::ir::StringId(u32::try_from(index).expect("fewer than 2^32 literals"));
            return Value::Obj(self.machine.text_literal(state, id));
        }
        if let Some(known) = state.identities.interned.get(text) {
            return *known;
        }
        let object = Value::Obj(self.machine.new_text(state, text, 0));
        state.identities.interned.insert(text.into(), object);
        object
    }

    /// A new object of the class of texts that no literal denotes.
    pub fn text(&mut self, state: &mut State, text: &str) -> Value {
        let born = state.tick();
        Value::Obj(self.machine.new_text(state, text, born))
    }

    /// An array of exactly this element type.
    pub fn array(&mut self, state: &mut State, elem: &Ty, values: &[Value]) -> Option<Value> {
        let array_ty = Ty::Array(elem.clone().into());
        let known = &self.machine.program.dyn_types;
        if !known.contains(&DynType::Array(array_ty.clone())) {
            return None;
        }
        let length = self.machine.terms.int(Num::from(values.len()));
        let default = self.machine.default(elem);
        let mut array = ArrayObject::new(elem.clone(), length, Some(default), 0);
        for (index, value) in values.iter().enumerate() {
            let index = self.machine.terms.int(Num::from(index));
            array.add(index, true, *value);
        }
        let types = Program::exactly(self.machine.program.dyn_of_array(&array_ty));
        let object = Object { types, kind: ObjectKind::Array(Box::new(array)), ..new_at(state.tick()) };
        Some(Value::Obj(state.world.heap.allocate(object)))
    }

    /// Overwrites an element; the index is inside of the array.
    pub fn set_element(&mut self, state: &mut State, array: ObjId, index: usize, value: Value) {
        let index = self.machine.terms.int(Num::from(index));
        if let Some(array) = state.world.heap.object_mut(array).array_mut() {
            if array.at(index).is_some() {
                array.set(index, value);
            } else {
                array.add(index, true, value);
            }
        }
    }

    /// An object with default fields, whose constructor has not run.
    pub fn allocate(&mut self, state: &mut State, class: ClassId) -> ObjId {
        self.machine.new_object(state, class)
    }

    /// An object of a class that is not in the program, below this one. `None` where there is no such class.
    pub fn allocate_open(&mut self, state: &mut State, class: ClassId) -> Option<ObjId> {
        let program = self.machine.program;
        let index = program.dyn_types.iter().position(|ty| *ty == DynType::Open(class))?;
        let id = crate::ir::DynTypeId(u32::try_from(index).expect("fewer than 2^32 types"));
        let fields = self.machine.default_fields(class);
        let types = Program::exactly(id);
        let born = state.tick();
        Some(state.world.heap.allocate(Object { types, fields, ..new_at(born) }))
    }

    /// Says where an object stands in the order of a comparator: `method` compares it by this number from now on.
    pub fn set_rank(
        &mut self,
        state: &mut State,
        method: MethodId,
        comparator: ObjId,
        object: Value,
        rank: i64,
    ) {
        let number = self.machine.terms.int(rank);
        let receiver = Some(Value::Obj(comparator));
        state.input.orders.push_back(OrderEntry { method, receiver, object, version: 0, number });
    }

    /// Writes a field.
    pub fn set_field(&self, state: &mut State, object: ObjId, field: FieldId, value: Value) {
        state.world.heap.object_mut(object).fields.set(field, value);
    }
}
