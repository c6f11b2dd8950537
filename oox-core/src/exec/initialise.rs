//! Bringing the input into being, as late as possible and no more of it than an instruction needs.
//!
//! A reference starts as "null or some object"; a null test decides only that; an access also decides which object, one
//! of the existing ones or a new one while the budget lasts. What a heap mode wants to know earlier it says in `on_sight`.

use std::rc::Rc;

use super::generic::Declared;
use super::{Alternative, Ending, Flow, Machine, Origin, State};
use crate::config::Bound;
use crate::heap::mode::Decided;
use crate::heap::{
    ArrayObject, Binding, Fields, ObjId, Object, ObjectKind, RefId, Resolved, SymbolicRef, Value, intersects,
};
use crate::ir::{ClassId, Const, DynType, Operand, Program, Ty, TypeSet};
use crate::term::{FloatTy, IntTy, Sort, SymId, Term};

/// What a new symbolic value is, besides its type.
#[derive(Clone)]
pub(crate) struct Fresh {
    pub origin: Origin,
    /// Further objects along this chain.
    pub budget: i64,
    /// It may denote objects born up to then.
    pub stamp: u32,
    /// The object whose part it leads to.
    pub owner: Option<ObjId>,
    /// The object that it stands in, if that was made after what it denotes.
    pub holder: Option<ObjId>,
    /// It is not null.
    pub non_null: bool,
}

impl<'p> Machine<'p> {
    /// A new symbolic value of any type.
    pub(crate) fn fresh(&mut self, state: &mut State, declared: &Declared, fresh: Fresh) -> Value {
        let ty = &declared.ty;
        let Some(sort) = ty.sort() else {
            let binding = if fresh.non_null { Binding::Some } else { Binding::Maybe };
            let selector = if self.merges() {
                Some(self.new_selector(state, fresh.origin, fresh.stamp, fresh.non_null))
            } else {
                None
            };
            let types = self.declared_types(declared);
            return Value::Sym(state.world.heap.add_reference(SymbolicRef {
                ty: ty.clone(),
                types: self.with_shared(state, ty, &types),
                budget: fresh.budget,
                stamp: fresh.stamp,
                owner: fresh.owner,
                holder: fresh.holder,
                view: declared.view.clone(),
                binding,
                selector,
                parts: None,
                candidates: None,
            }));
        };
        let term = self.symbol(state, sort, fresh.origin);
        if matches!(ty, Ty::Uint | Ty::String) {
            let zero = self.terms.int(0);
            let natural = self.terms.ge(term, zero);
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, natural);
        }
        Value::Prim(term)
    }

    pub(crate) fn symbol(&mut self, state: &mut State, sort: Sort, origin: Origin) -> Term {
        // Siblings count alike but may need other sorts at the same place, and all share one arena: the sort is a part
        // of the number. The place is the leading part, so that numbers still follow the order of creation.
        let place = u32::try_from(state.path.symbols.len()).expect("fewer than 2^32 symbols");
        let id = SymId(place.checked_mul(SORTS).expect("fewer than 2^28 symbols") + number_of(sort));
        state.path.symbols.push_back((id, origin));
        self.terms.symbol(id, sort)
    }

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

    /// Decides whether a reference is null: the object or "some object", or what to do first.
    pub(crate) fn non_null(&mut self, state: &mut State, value: Value) -> Result<Resolved, Flow<'p>> {
        match state.world.heap.resolve(value) {
            Resolved::Null => Err(self.throw_new(state, self.program.builtin.null_pointer)),
            Resolved::Maybe(id) => Err(self.split_null(state, id)),
            known => Ok(known),
        }
    }

    /// Decides which object a reference denotes, or what to do first.
    pub(crate) fn object(&mut self, state: &mut State, value: Value) -> Result<ObjId, Flow<'p>> {
        match self.non_null(state, value)? {
            Resolved::Object(id) => Ok(id),
            Resolved::Some(id) => Err(self.split_object(state, id)),
            Resolved::Null | Resolved::Maybe(_) => unreachable!("non_null has decided that"),
        }
    }

    /// As [`Self::object`], for an operand.
    pub(crate) fn object_of(&mut self, state: &mut State, operand: &Operand) -> Result<ObjId, Flow<'p>> {
        let value = match operand {
            Operand::Const(Const::Null) => Value::Null,
            other => self.value(state, other),
        };
        self.object(state, value)
    }

    /// What the strategy wants to know of a reference that comes into view, before it is used.
    pub(crate) fn on_sight(&mut self, state: &State, value: Value) -> Result<(), Flow<'p>> {
        let wanted = self.config.heap.strategy().on_sight();
        match (value, state.world.heap.resolve(value)) {
            (Value::Sym(_), Resolved::Maybe(id)) if wanted >= Decided::Nullness => {
                Err(self.split_null(state, id))
            }
            (Value::Sym(_), Resolved::Some(id)) if wanted >= Decided::Object => {
                Err(self.split_object(state, id))
            }
            _ => Ok(()),
        }
    }

    /// Null, or some object that is not chosen yet.
    pub(crate) fn split_null(&mut self, state: &State, id: RefId) -> Flow<'p> {
        if self.merges() {
            return match self.know_constants(state, id) {
                Ok(()) => self.split_selector(state, id),
                Err(flow) => flow,
            };
        }
        let (enums, made) = self.enums_among(&state.world.heap.reference(id).types);
        let is_constant = !enums.is_empty() && made.is_empty();
        if let (true, Err(flow)) = (is_constant, self.know_classes(state, &enums)) {
            return flow;
        }
        let mut parts = vec![Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
            state.world.heap.bind(id, Binding::Null);
            note_initialised(state, id);
            machine.agree(state).map_or(Flow::Stay, Flow::End)
        })];
        // an `enum` class without constants, or one that could not be initialised, has no object
        let has_object =
            |class: &ClassId| !state.world.failed.contains(class) && self.has_constants(state, *class);
        if !is_constant || enums.iter().any(has_object) {
            parts.push(Alternative::always(move |_, state| {
                state.world.heap.bind(id, Binding::Some);
                note_initialised(state, id);
                Flow::Stay
            }));
        }
        Flow::Split(parts)
    }

    /// Every existing object that fits, or a new one.
    pub(crate) fn split_object(&mut self, state: &State, id: RefId) -> Flow<'p> {
        if self.merges() {
            return self.split_candidates(state, id);
        }
        let reference = state.world.heap.reference(id);
        if reference.types.is_empty() {
            // no object has this type
            return Flow::End(Ending::Pruned);
        }
        let (enums, made) = self.enums_among(&reference.types);
        if enums.len() == 1 && made.is_empty() {
            return match self.know_classes(state, &enums) {
                Ok(()) => Self::split_constants(state, id),
                Err(flow) => flow,
            };
        }
        let others = made;
        let made = self.without_shared(state, &reference.ty, others.clone());
        let is_short = !made.is_empty() && !self.affords_new(reference.budget, &made);
        let mut parts: Vec<Alternative<'p>> = Vec::new();
        for candidate in Self::candidates(state, id) {
            let fits = intersects(&state.world.heap.object(candidate).types, &others);
            if fits && self.views_agree(state, id, candidate) {
                parts.push(Self::denotes(id, candidate, is_short));
            }
        }
        // which of the constants is asked only where the class is not enough
        for class in enums {
            let types = self.program.narrow(&reference.types, &Ty::Ref(class), true);
            parts.push(Alternative::always(move |_, state| {
                state.world.heap.narrow_reference(id, types);
                note_initialised(state, id);
                Flow::Stay
            }));
        }
        if is_short {
            self.bounds_hit.insert(Bound::K);
            if parts.is_empty() {
                return Flow::End(Ending::Bound(Bound::K));
            }
        } else if !made.is_empty() {
            match Self::array_only(self.program, &made) {
                Some(ty) => self.fresh_array_parts(&ty, id, &mut parts),
                None => parts.push(Alternative::always(move |machine, state| {
                    let object = bring_into_being(state, id, made);
                    machine.assume_invariants(state, object);
                    Flow::Stay
                })),
            }
        }
        Flow::Split(parts)
    }

    /// Whether a reference with this budget may denote a new object of these types. Where every reference is decided on
    /// sight, an object without fields costs nothing: the other strategies leave it open what it is, since nobody can look
    /// into it, and without it the last node of a list would have no element.
    fn affords_new(&self, budget: i64, types: &TypeSet) -> bool {
        let on_sight = self.config.heap.strategy().on_sight() >= Decided::Object;
        budget >= 0 || on_sight && types.iter().all(|ty| self.program.is_featureless(*ty))
    }

    /// The reference denotes an object that is known already.
    pub(super) fn denotes(id: RefId, candidate: ObjId, is_short: bool) -> Alternative<'p> {
        Alternative::always(move |machine, state| {
            let (wanted, stamp) = {
                let reference = state.world.heap.reference(id);
                (reference.types.clone(), reference.stamp)
            };
            let types = intersection(&state.world.heap.object(candidate).types, &wanted);
            if !state.world.heap.existed_at(candidate, stamp) {
                return Flow::End(Ending::Pruned);
            }
            state.world.heap.bind(id, Binding::Object(candidate));
            machine.narrow(state, candidate, types);
            note_initialised(state, id);
            if is_short {
                state.path.bounds_hit.insert(Bound::K);
            }
            machine.agree(state).map_or(Flow::Stay, Flow::End)
        })
    }

    /// An object that an open call gave: it was there before a moment, or it came into being later.
    pub(crate) fn split_birth(object: ObjId, moment: u32) -> Flow<'p> {
        Flow::Split(vec![
            Alternative::always(move |_, state| {
                if state.world.heap.existed_at(object, moment) {
                    Flow::Stay
                } else {
                    Flow::End(Ending::Pruned)
                }
            }),
            Alternative::always(move |_, state| {
                state.world.heap.object_mut(object).earliest = moment + 1;
                Flow::Stay
            }),
        ])
    }

    /// The array type, when the object can only be an array of one type.
    fn array_only(program: &Program, types: &TypeSet) -> Option<Ty> {
        match (types.len(), &program.dyn_types[types[0].0 as usize]) {
            (1, DynType::Array(ty)) => Some(ty.clone()),
            _ => None,
        }
    }

    /// An input array: within the bound, or longer. The longer one only lives on until the precondition of the entry
    /// has had its say, so that a bound which the precondition implies is not reported.
    fn fresh_array_parts(&mut self, ty: &Ty, id: RefId, parts: &mut Vec<Alternative<'p>>) {
        let limit = self.config.bounds.array;
        let types = Program::exactly(self.program.dyn_of_array(ty));
        let make = |over: bool, ty: Ty| {
            let types = types.clone();
            move |machine: &mut Machine<'p>, state: &mut State| {
                let object = bring_into_being(state, id, types);
                machine.become_array(state, object, &ty);
                if let Some(limit) = limit {
                    let length = state.world.heap.object(object).array().expect("made above").length;
                    let limit = machine.terms.int(i64::from(limit));
                    let bound =
                        if over { machine.terms.gt(length, limit) } else { machine.terms.le(length, limit) };
                    state.path.condition =
                        machine.solver.add(&mut machine.terms, &state.path.condition, bound);
                }
                if over {
                    if state.path.entered {
                        return Flow::End(Ending::Bound(Bound::Array));
                    }
                    state.path.over_bound = Some(Bound::Array);
                }
                Flow::Stay
            }
        };
        parts.push(Alternative::always(make(false, ty.clone())));
        if limit.is_some() {
            parts.push(Alternative::always(make(true, ty.clone())));
        }
    }

    /// Turns an object of which nothing is known into an array of unknown length.
    fn become_array(&mut self, state: &mut State, object: ObjId, ty: &Ty) {
        let Ty::Array(elem) = ty else { unreachable!("only called for array types") };
        // as a sized integer it cannot pass 2^31 - 1, and `#a as i32` is the symbol itself
        let length = self.symbol(state, Sort::Bits(IntTy::I32), Origin::Length(object));
        let zero = self.terms.bits(IntTy::I32, 0);
        let natural = self.terms.ge(length, zero);
        state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, natural);
        let length = self.terms.convert(length, Sort::Int);
        let cells = self.config.bounds.cells();
        let array = ArrayObject::new((**elem).clone(), length, None, cells);
        state.world.heap.object_mut(object).kind = ObjectKind::Array(Box::new(array));
    }

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

    /// An argument of the entry method.
    pub(crate) fn input(
        &mut self,
        state: &mut State,
        name: &str,
        declared: &Declared,
        non_null: bool,
    ) -> Value {
        let budget = i64::from(self.config.bounds.k);
        let origin = Origin::Input(Rc::from(name));
        self.fresh(state, declared, Fresh { origin, budget, stamp: 0, owner: None, holder: None, non_null })
    }
}

/// At least as many as there are sorts.
const SORTS: u32 = 16;

fn number_of(sort: Sort) -> u32 {
    match sort {
        Sort::Bool => 0,
        Sort::Int => 1,
        Sort::Float(FloatTy::F32) => 2,
        Sort::Float(FloatTy::F64) => 3,
        Sort::Bits(IntTy::I8) => 4,
        Sort::Bits(IntTy::I16) => 5,
        Sort::Bits(IntTy::U16) => 6,
        Sort::Bits(IntTy::I32) => 7,
        Sort::Bits(IntTy::I64) => 8,
    }
}

/// Something of the input was decided. What open calls give does not count: a loop that calls one each time would never
/// run into the bound of loops.
fn note_initialised(state: &mut State, id: RefId) {
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
