//! Objects of the input come into being, and their class becomes known.

use crate::heap::{ArrayObject, Binding, Fields, ObjId, Object, ObjectKind, RefId, SymbolicRef};
use crate::ir::{DynType, Program, Ty, TypeSet};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{State, SymbolOrigin};
use crate::term::{IntTy, Sort};

impl<'p> Machine<'p> {
    /// Narrows the run-time types of an object.
    pub(crate) fn narrow(&mut self, state: &mut State, object: ObjId, types: TypeSet) {
        let is_record = matches!(state.world.heap.object(object).kind, ObjectKind::Record);
        let array = Self::array_only(self.program, &types);
        state.world.heap.object_mut(object).types = types;
        if let (true, Some(ty)) = (is_record, array) {
            self.become_array(state, object, &ty);
        }
        self.assume_invariants(state, object);
    }

    /// Turns an object of which nothing is known into an array of unknown length.
    pub(super) fn become_array(&mut self, state: &mut State, object: ObjId, ty: &Ty) {
        let Ty::Array(elem) = ty else { unreachable!("only called for array types") };
        // as a sized integer it cannot pass 2^31 - 1, and `#a as i32` is the symbol itself
        let length = self.symbol(state, Sort::Bits(IntTy::I32), SymbolOrigin::Length(object));
        let zero = self.terms.bits(IntTy::I32, 0);
        let natural = self.terms.ge(length, zero);
        state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, natural);
        let length = self.terms.convert(length, Sort::Int);
        let cells = self.config.bounds.cells();
        let array = ArrayObject::new((**elem).clone(), length, None, cells);
        state.world.heap.object_mut(object).kind = ObjectKind::Array(Box::new(array));
    }

    /// The array type, when the object can only be an array of one type.
    pub(super) fn array_only(program: &Program, types: &TypeSet) -> Option<Ty> {
        match (types.len(), &program.dyn_types[types[0].0 as usize]) {
            (1, DynType::Array(ty)) => Some(ty.clone()),
            _ => None,
        }
    }

    /// Decides which array type an object has, where it may have several.
    pub(crate) fn as_array(state: &State, object: ObjId) -> Result<(), Flow<'p>> {
        if state.world.heap.object(object).array().is_some() {
            return Ok(());
        }
        let types = state.world.heap.object(object).types.clone();
        let parts = types.iter().map(|ty| {
            let exactly = Program::exactly(*ty);
            Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                machine.narrow(state, object, exactly);
                Flow::Stay
            })
        });
        Err(Flow::Split(parts.collect()))
    }
}

/// Something of the input was decided. What open calls give does not count: a loop that calls one each time would never
/// run into the bound of loops.
pub(super) fn note_initialised(state: &mut State, id: RefId) {
    if state.world.heap.reference(id).stamp == 0 {
        state.count.initialisations += 1;
    }
}

/// The reference denotes an object of these types that nobody has met before.
pub(super) fn bring_into_being(state: &mut State, id: RefId, types: TypeSet) -> ObjId {
    let &SymbolicRef { stamp, budget, owner, .. } = state.world.heap.reference(id);
    let object = state.world.heap.allocate(Object {
        types,
        born: stamp,
        earliest: 0,
        is_new: false,
        is_constant: false,
        budget,
        owner,
        view: None,
        fields: Fields::default(),
        input: Fields::default(),
        assumed: Vec::new(),
        kind: ObjectKind::Record,
    });
    state.world.heap.bind(id, Binding::Object(object));
    note_initialised(state, id);
    object
}

pub(super) fn intersection(a: &TypeSet, b: &TypeSet) -> TypeSet {
    if a.iter().all(|ty| b.binary_search(ty).is_ok()) {
        return a.clone();
    }
    a.iter().copied().filter(|ty| b.binary_search(ty).is_ok()).collect()
}
