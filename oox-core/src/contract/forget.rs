//! Forgetting: what an open method may change becomes unknown.

use crate::heap::{ArrayObject, ObjId, ObjectKind, Resolved, Value};
use crate::input::{Declared, Fresh};
use crate::ir::{DynType, FieldId, MethodId};
use crate::machine::Machine;
use crate::state::{Location, Region, State, SymbolOrigin};

impl Machine<'_> {
    pub(super) fn forget(&mut self, state: &mut State, id: MethodId, place: Location, stamp: u32) {
        state.changed(match place {
            Location::Static(_) => Region::Statics,
            Location::Field(_, field) => Region::Fields(self.program.field(field).class),
            Location::AllFields(_) | Location::Elem(..) | Location::AllElems(_) => Region::Arrays,
        });
        let object_of = |state: &State, base: Value| match state.world.heap.resolve(base) {
            Resolved::Object(object) => Some(object),
            _ => None,
        };
        match place {
            Location::Static(field) => {
                let declared = self.declared_static(field);
                let value = self.unknown(state, id, &declared, stamp);
                state.world.statics.insert(field, value);
            }
            Location::Field(base, field) => {
                if let Some(object) = object_of(state, base) {
                    self.forget_field(state, id, object, field, stamp);
                }
            }
            Location::AllFields(base) => {
                if let Some(object) = object_of(state, base) {
                    self.forget_fields(state, id, object, stamp);
                }
            }
            Location::Elem(base, index) => {
                if let Some(object) = object_of(state, base) {
                    let elem = state.world.heap.object(object).array().expect("an array").elem.clone();
                    let declared = self.declared_cell(state, object, &elem);
                    let value = self.unknown(state, id, &declared, stamp);
                    state.world.heap.object_mut(object).array_mut().expect("an array").set(index, value);
                }
            }
            Location::AllElems(base) => {
                if let Some(object) = object_of(state, base) {
                    let cells = self.config.bounds.cells();
                    let kind = &mut state.world.heap.object_mut(object).kind;
                    if let ObjectKind::Array(array) = kind {
                        let mut unknown = ArrayObject::new(array.elem.clone(), array.length, None, cells);
                        unknown.input = array.input.clone();
                        unknown.seen = array.seen.clone();
                        unknown.unknown_since = stamp;
                        *kind = ObjectKind::Array(Box::new(unknown));
                    }
                }
            }
        }
    }

    pub(super) fn forget_fields(&mut self, state: &mut State, id: MethodId, object: ObjId, stamp: u32) {
        let fields = self.fields_of(state, object);
        self.forget_these(state, id, object, &fields, stamp);
    }

    pub(super) fn forget_these(
        &mut self,
        state: &mut State,
        id: MethodId,
        object: ObjId,
        fields: &[FieldId],
        stamp: u32,
    ) {
        for field in fields {
            state.changed(Region::Fields(self.program.field(*field).class));
            self.forget_field(state, id, object, *field, stamp);
        }
    }

    /// All fields that the object can have.
    pub(super) fn fields_of(&self, state: &State, object: ObjId) -> Vec<FieldId> {
        let program = self.program;
        let mut fields: Vec<FieldId> = Vec::new();
        for ty in state.world.heap.object(object).types.iter() {
            if let DynType::Class(class) | DynType::Open(class) = &program.dyn_types[ty.0 as usize] {
                fields.extend(&program.class(*class).fields);
            }
        }
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    fn forget_field(&mut self, state: &mut State, id: MethodId, object: ObjId, field: FieldId, stamp: u32) {
        let non_null = self.program.field(field).non_null;
        let budget = i64::from(self.config.bounds.k);
        let origin = SymbolOrigin::OpenCall(id);
        let owner = self.owner_by_field(state, object, field);
        let fresh = Fresh { origin, budget, stamp, owner, holder: None, non_null };
        let declared = self.declared_field(state, object, field);
        let value = self.fresh(state, &declared, fresh);
        state.world.heap.object_mut(object).fields.set(field, value);
    }

    fn unknown(&mut self, state: &mut State, id: MethodId, declared: &Declared, stamp: u32) -> Value {
        let budget = i64::from(self.config.bounds.k);
        let origin = SymbolOrigin::OpenCall(id);
        self.fresh(
            state,
            declared,
            Fresh { origin, budget, stamp, owner: None, holder: None, non_null: false },
        )
    }
}
