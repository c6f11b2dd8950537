//! Objects that static state holds, as inputs: `Node.NIL`, `Boolean.TRUE`, an empty array that all share, a literal text.
//!
//! Whoever calls the entry may have got such an object before. Nothing can be learnt from trying them everywhere, except
//! where a program asks whether an input *is* one of them. So a first search leaves them out and notes which of them were
//! compared with an input. If there are any, a second search initialises their classes before the entry and lets inputs
//! denote them ([`Config::shared`](crate::config::Config)); of its paths only those count on which an input does, because
//! the others are those of the first search.

use crate::assumption::Assumption;
use crate::config::Shared;
use crate::heap::{Binding, ObjId, ObjectKind, RefId, Resolved, Value, intersects};
use crate::ir::{ClassId, DynType, DynTypeId, FieldId, Ty, TypeSet};
use crate::machine::{Flow, Machine};
use crate::solver::Assumed;
use crate::state::{Ending, Held, State};
use crate::term::Term;

impl<'p> Machine<'p> {
    /// A static initialiser is done: what its static fields lead to is held by the class, unless another one had it before.
    pub(crate) fn note_held(&self, state: &mut State, class: ClassId) {
        // what a field that is not kept leads to is not kept either
        for is_kept in [false, true] {
            let fields = self.program.class(class).static_fields.iter();
            let fields = fields.filter(|field| self.program.field(**field).is_kept == is_kept);
            let mut todo: Vec<ObjId> = fields.filter_map(|field| held_by(state, *field)).collect();
            while let Some(id) = todo.pop() {
                let object = state.world.heap.object(id);
                let is_made = object.is_new || object.is_constant;
                if !is_made || object.is_literal() || state.input.held.contains_key(&id) {
                    continue;
                }
                todo.extend(leads_to(state, id));
                state.input.held.insert(id, Held { class, is_kept });
            }
        }
    }

    /// An object of the input was compared with another one and found to be different: if static state holds that one, the
    /// answer stands only for callers that have not passed it.
    pub(super) fn note_asked(&mut self, state: &State, input: Resolved, other: ObjId) {
        let shared = self.shared_with(state, other);
        if shared.is_some() || self.boxed_value(state, other).is_some() {
            self.ask_for_type_of(state, input, other);
        }
        let Some(shared) = shared else { return };
        if !self.may_be(state, input, other) {
            return;
        }
        if is_kept(state, other) && is_argument(state, input) {
            self.tally.assumed.insert(Assumption::KeptObjects);
        } else {
            self.tally.asked_shared.insert(shared);
        }
    }

    /// What an object belongs to that inputs do not denote so far.
    fn shared_with(&self, state: &State, id: ObjId) -> Option<Shared> {
        let object = state.world.heap.object(id);
        if state.input.shared.contains(&id)
            || !(object.is_new || object.is_constant && self.is_hidden(state, id))
        {
            return None;
        }
        let of_class = state.input.held.get(&id).map(|held| Shared::Class(held.class));
        of_class.or_else(|| {
            let mut texts = state.identities.texts.iter();
            texts.find(|(_, known)| **known == id).map(|(text, _)| Shared::Text(*text))
        })
    }

    /// An object of a class that inputs are not tried with: a constant of a hidden `enum` class, or an object of a local class.
    fn is_hidden(&self, state: &State, object: ObjId) -> bool {
        match state.world.heap.object(object).types[..] {
            [ty] => self.hidden_class(ty),
            _ => false,
        }
    }

    fn hidden_class(&self, ty: DynTypeId) -> bool {
        match &self.program.dyn_types[ty.0 as usize] {
            DynType::Class(class) => {
                let root = self.program.enum_root(*class).unwrap_or(*class);
                self.program.class(root).is_hidden
            }
            DynType::Open(_) | DynType::Array(_) => false,
        }
    }

    /// As [`Self::note_asked`], where an object may not be chosen.
    pub(crate) fn note_asked_merged(&mut self, state: &State, a: Value, b: Value) {
        let (a, b) = (state.world.heap.resolve(a), state.world.heap.resolve(b));
        for (input, other) in [(a, b), (b, a)] {
            if let Resolved::Object(other) = other {
                self.note_asked(state, input, other);
            }
        }
    }

    /// Could an input have been this object, by its age and its class?
    pub(super) fn may_be(&self, state: &State, input: Resolved, other: ObjId) -> bool {
        let Some((stamp, types)) = of_input(state, input) else { return false };
        let other_types = &state.world.heap.object(other).types;
        stamp == 0
            && (intersects(types, other_types)
                || self.is_hidden(state, other) && self.may_have(state, input, other_types[0]))
    }

    /// An input that was there before is compared with an object: it may have the type of that one.
    fn ask_for_type_of(&mut self, state: &State, input: Resolved, other: ObjId) {
        if let (Some((0, types)), [ty]) = (of_input(state, input), &state.world.heap.object(other).types[..])
        {
            self.ask_for(state, input, types, |veiled| veiled == *ty);
        }
    }

    /// The classes whose objects are shared, in order.
    pub(crate) fn shared_classes(&self) -> impl Iterator<Item = ClassId> + use<'p> {
        let shared = &self.config.shared;
        shared.iter().filter_map(|shared| match shared {
            Shared::Class(class) => Some(*class),
            Shared::Text(_) => None,
        })
    }

    /// Makes the objects that are shared a part of the input: from now on references of the input may denote them.
    pub(crate) fn share(&mut self, state: &mut State) -> Flow<'p> {
        // without its objects there is nothing that the first search has not seen
        if self.shared_classes().all(|class| state.world.failed.contains(&class)) && !self.shares_texts() {
            return Flow::End(Ending::Pruned);
        }
        let mut shared: Vec<ObjId> = Vec::new();
        for wanted in &self.config.shared {
            match wanted {
                Shared::Class(class) => {
                    let held = state.input.held.iter().filter(|(_, held)| held.class == *class);
                    shared.extend(held.map(|(id, _)| *id));
                }
                Shared::Text(id) => {
                    let text = self.text_literal(state, *id);
                    shared.extend([text].into_iter().chain(leads_to(state, text)));
                }
            }
        }
        shared.sort_unstable();
        for id in shared {
            let class = match &self.program.dyn_types[state.world.heap.object(id).types[0].0 as usize] {
                DynType::Class(class) | DynType::Open(class) => Some(*class),
                DynType::Array(_) => None,
            };
            let object = state.world.heap.object_mut(id);
            object.is_new = false;
            (object.born, object.earliest) = (0, 0);
            object.input = object.fields.clone();
            if let ObjectKind::Array(array) = &mut object.kind {
                array.input = array.cells().collect();
            }
            // nobody has promised that they keep their invariants
            let invariants = class.map(|class| &self.program.class(class).invariants);
            object.assumed = invariants.into_iter().flatten().map(|spec| spec.check).collect();
            state.input.shared.insert(id);
        }
        self.add_hidden_types(state);
        Flow::Stay
    }

    /// The arguments, which were there before, may be constants of hidden classes, too.
    fn add_hidden_types(&self, state: &mut State) {
        for id in state.world.heap.reference_ids().collect::<Vec<_>>() {
            let reference = state.world.heap.reference(id);
            let types = self.with_shared(state, &reference.ty, &reference.types);
            state.world.heap.narrow_reference(id, types);
        }
    }

    /// The types of an input, with those of shared objects that are hidden otherwise.
    pub(super) fn with_shared(&self, state: &State, ty: &Ty, types: &TypeSet) -> TypeSet {
        let hidden = state.input.shared.iter().filter(|id| self.is_hidden(state, **id));
        let mut added: Vec<DynTypeId> = hidden
            .map(|id| state.world.heap.object(*id).types[0])
            .filter(|hidden| self.program.fits(*hidden, ty))
            .collect();
        added.retain(|hidden| types.binary_search(hidden).is_err());
        if added.is_empty() {
            return types.clone();
        }
        added.extend(types.iter());
        added.sort_unstable();
        added.into()
    }

    /// Those of the types that an input can be a new object of: there are no others of a class that is hidden where it is
    /// declared.
    pub(super) fn without_shared(&self, state: &State, ty: &Ty, types: TypeSet) -> TypeSet {
        let inputs = self.inputs(ty);
        let is_only_shared =
            |dynamic: &DynTypeId| self.hidden_class(*dynamic) && inputs.binary_search(dynamic).is_err();
        if state.input.shared.is_empty() || !types.iter().any(is_only_shared) {
            return types;
        }
        types.iter().copied().filter(|dynamic| !is_only_shared(dynamic)).collect()
    }

    /// The objects that a reference can denote: an argument is none that its class keeps for itself.
    pub(super) fn candidates(state: &State, id: RefId) -> Vec<ObjId> {
        let mut candidates = state.world.heap.candidates(id);
        if is_argument(state, Resolved::Some(id)) {
            candidates.retain(|object| !(state.input.shared.contains(object) && is_kept(state, *object)));
        }
        candidates
    }

    fn shares_texts(&self) -> bool {
        self.config.shared.iter().any(|shared| matches!(shared, Shared::Text(_)))
    }

    /// Does an input denote an object that static state holds? Where objects are not chosen, it does from now on.
    pub(crate) fn uses_shared(&mut self, state: &mut State) -> bool {
        let mut may_denote: Vec<Term> = Vec::new();
        for id in state.world.heap.reference_ids() {
            let reference = state.world.heap.reference(id);
            if let Binding::Object(object) = reference.binding
                && state.input.shared.contains(&object)
            {
                return true;
            }
            let candidates = reference.candidates.iter().flat_map(|candidates| candidates.iter());
            for object in candidates.filter(|object| state.input.shared.contains(*object)) {
                let selector = reference.selector.expect("what has candidates has a selector");
                let number = self.terms.int(state.world.heap.number(*object));
                may_denote.push(self.terms.eq(selector, number));
            }
        }
        let Some(some) = may_denote.into_iter().reduce(|a, b| self.terms.or(a, b)) else { return false };
        match self.solver.assume(&mut self.terms, &state.path.condition, some) {
            Assumed::Infeasible => false,
            Assumed::Feasible(pc) => {
                state.path.condition = pc;
                true
            }
            Assumed::Unknown(pc, reason) => {
                state.path.condition = pc;
                state.path.uncertain.get_or_insert_with(|| reason.into());
                true
            }
        }
    }
}

/// How old an input is, and the types that it may have.
fn of_input(state: &State, input: Resolved) -> Option<(u32, &TypeSet)> {
    match input {
        Resolved::Some(id) | Resolved::Maybe(id) => {
            let reference = state.world.heap.reference(id);
            Some((reference.stamp, &reference.types))
        }
        Resolved::Object(id) => {
            let object = state.world.heap.object(id);
            (!object.is_new).then_some((object.born, &object.types))
        }
        Resolved::Null => None,
    }
}

/// Does its class keep the object for itself?
fn is_kept(state: &State, object: ObjId) -> bool {
    state.input.held.get(&object).is_some_and(|held| held.is_kept)
}

/// Is it an argument of the entry, or the object of one?
pub(crate) fn is_argument(state: &State, input: Resolved) -> bool {
    state.input.args.iter().any(|(_, value)| match (*value, input) {
        (Value::Sym(argument), Resolved::Some(id) | Resolved::Maybe(id)) => argument == id,
        (value @ Value::Sym(_), object @ Resolved::Object(_)) => state.world.heap.resolve(value) == object,
        _ => false,
    })
}

fn held_by(state: &State, field: FieldId) -> Option<ObjId> {
    known_object(state, *state.world.statics.get(&field)?)
}

pub(super) fn known_object(state: &State, value: Value) -> Option<ObjId> {
    match state.world.heap.resolve(value) {
        Resolved::Object(object) => Some(object),
        Resolved::Null | Resolved::Some(_) | Resolved::Maybe(_) => None,
    }
}

/// The objects in the fields or cells of an object.
pub(crate) fn leads_to(state: &State, id: ObjId) -> Vec<ObjId> {
    let object = state.world.heap.object(id);
    let fields = object.fields.iter().map(|(_, value)| value);
    let cells = object.array().into_iter().flat_map(|array| array.cells().map(|(_, value)| value));
    fields.chain(cells).filter_map(|value| known_object(state, value)).collect()
}
