//! Looking at values and objects.

use super::{Interpreter, Known};
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{ClassId, DynType, FieldId, MethodId, Ty};
use crate::state::State;
use crate::term::{Const, Num};

impl<'p> Interpreter<'p> {
    /// What a value is.
    pub fn known(&self, state: &State, value: Value) -> Known {
        match value {
            Value::Null | Value::Undefined => Known::Null,
            Value::Prim(term) => match self.machine.terms.as_const(term) {
                Some(Const::Bool(value)) => Known::Bool(value),
                Some(Const::Int(num)) => num.to_i64().map_or(Known::Unknown, Known::Int),
                Some(Const::F32(bits)) => Known::F32(bits),
                Some(Const::F64(bits)) => Known::F64(bits),
                None => Known::Unknown,
            },
            reference => match state.world.heap.resolve(reference) {
                Resolved::Null => Known::Null,
                Resolved::Object(id) => Known::Object(id),
                Resolved::Some(_) | Resolved::Maybe(_) => Known::Unknown,
            },
        }
    }

    /// The implementation that an object has of a method.
    pub fn target(&self, state: &State, object: ObjId, method: MethodId) -> MethodId {
        self.machine.program.target(state.world.heap.object(object).types[0], method)
    }

    /// The run-time type of an object.
    pub fn type_of(&self, state: &State, object: ObjId) -> &'p DynType {
        let first = state.world.heap.object(object).types[0];
        &self.machine.program.dyn_types[first.0 as usize]
    }

    /// The class of an object that is no array.
    pub fn class_of(&self, state: &State, object: ObjId) -> Option<ClassId> {
        match self.type_of(state, object) {
            DynType::Class(class) | DynType::Open(class) => Some(*class),
            DynType::Array(_) => None,
        }
    }

    /// The static field that holds an object of an `enum` class; `None` for other objects.
    pub fn constant(&self, state: &State, object: ObjId) -> Option<FieldId> {
        state.constant(self.machine.program, object)
    }

    /// The static field in which the initialiser of its class has left an object.
    pub fn holder(&self, state: &State, object: ObjId) -> Option<FieldId> {
        state.holder(self.machine.program, object)
    }

    /// The fields of an object with their values.
    pub fn fields(&self, state: &State, object: ObjId) -> Vec<(FieldId, Value)> {
        state.world.heap.object(object).fields.iter().collect()
    }

    /// The elements of an array, where its length is known.
    pub fn elements(&mut self, state: &State, object: ObjId) -> Option<Vec<Value>> {
        self.machine.known_elements(state.world.heap.object(object).array()?)
    }

    /// The length of the longest array.
    pub fn largest_array(&self, state: &State) -> i64 {
        let arrays = state.world.heap.ids().filter_map(|id| state.world.heap.object(id).array());
        let lengths = arrays.map(|array| self.machine.terms.as_num(array.length).and_then(Num::to_i64));
        lengths.map(|length| length.unwrap_or(i64::MAX)).max().unwrap_or_default()
    }

    /// The text of an object of the class of texts.
    pub fn text_of(&self, state: &State, object: ObjId) -> Option<String> {
        let text = self.machine.program.text?;
        if self.class_of(state, object) != Some(text.class) {
            return None;
        }
        let units = state.world.heap.object(object).fields.get(text.units)?;
        let Resolved::Object(units) = state.world.heap.resolve(units) else { return None };
        self.machine.known_text(state.world.heap.object(units).array()?)
    }

    /// What was written since the call began: streams and texts; `None` where a text is not known, or where the next call would
    /// not write it.
    pub fn output(&self, state: &State) -> Option<Vec<(i64, String)>> {
        let mut all: Vec<(i64, String)> = Vec::new();
        for printed in &state.notes.output {
            if printed.is_initial {
                return None;
            }
            let stream = self.machine.terms.as_num(printed.stream).and_then(Num::to_i64)?;
            let text = self.machine.known_text(&printed.units)?;
            match all.last_mut() {
                Some((last, known)) if *last == stream => known.push_str(&text),
                _ => all.push((stream, text)),
            }
        }
        Some(all)
    }

    /// Whether a run has left all as it was that a caller can see: the objects that were there, static fields of the user, output.
    /// What the run has made itself does not count, nor do the constants of an enum that it was the first to use.
    pub fn has_no_effect(&mut self, before: &State, after: &State) -> bool {
        if !after.notes.output.is_empty() {
            return false;
        }
        if after.world.versions == before.world.versions {
            return true;
        }
        let program = self.machine.program;
        let is_users = |field: FieldId| {
            let (class, ty) = (program.field(field).class, &program.field(field).ty);
            let own = Ty::Ref(class);
            let is_constant = *ty == own || matches!(ty, Ty::Array(elem) if **elem == own);
            let is_made_now = program.class(class).is_enum && !before.world.initialised.contains(&class);
            program.class(class).is_of_user() && !(is_constant && is_made_now)
        };
        let mut statics = after.world.statics.iter().filter(|(field, _)| is_users(**field));
        let is_same = |(field, value)| before.world.statics.get(field) == Some(value);
        statics.all(is_same)
            && before.world.heap.ids().all(|id| {
                let (old, new) = (before.world.heap.object(id), after.world.heap.object(id));
                std::ptr::eq(old, new)
                    || old.fields.iter().eq(new.fields.iter())
                        && old.array().is_some() == new.array().is_some()
                        && (old.array().is_none() || self.has_same_elements((before, after), id))
            })
    }

    fn has_same_elements(&mut self, (before, after): (&State, &State), array: ObjId) -> bool {
        let elements = (self.elements(before, array), self.elements(after, array));
        elements.0.is_some() && elements.0 == elements.1
    }
}
