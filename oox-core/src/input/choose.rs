//! Choosing: a reference of the input becomes null or not, then one of the objects that are there or a new one, each in a
//! path of its own. Three of the heap modes do this, and differ only in when.

use super::narrow::{bring_into_being, intersection, note_initialised};
use crate::config::Bound;
use crate::heap::{Binding, ObjId, RefId, intersects};
use crate::ir::{ClassId, Program, Ty, TypeSet};
use crate::machine::Decided;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, State};

impl<'p> Machine<'p> {
    /// Null, or some object that is not chosen yet.
    pub(crate) fn choose_null(&mut self, state: &State, id: RefId) -> Flow<'p> {
        let (enums, made) = self.enums_among(&state.world.heap.reference(id).types);
        let is_constant = !enums.is_empty() && made.is_empty();
        if let (true, Err(flow)) = (is_constant, self.know_classes(state, &enums)) {
            return flow;
        }
        let mut parts = vec![Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
            state.world.heap.bind(id, Binding::Null);
            note_initialised(state, id);
            machine.agree_on_results(state).map_or(Flow::Stay, Flow::End)
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
    pub(crate) fn choose_object(&mut self, state: &State, id: RefId) -> Flow<'p> {
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
            self.tally.bounds_hit.insert(Bound::K);
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
        let on_sight = self.mode.on_sight() >= Decided::Object;
        budget >= 0 || on_sight && types.iter().all(|ty| self.program.is_featureless(*ty))
    }

    /// The reference denotes an object that is known already.
    fn denotes(id: RefId, candidate: ObjId, is_short: bool) -> Alternative<'p> {
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
            machine.agree_on_results(state).map_or(Flow::Stay, Flow::End)
        })
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

    /// A reference to an object of an `enum` class that is initialised: one part for each constant.
    fn split_constants(state: &State, id: RefId) -> Flow<'p> {
        let constants = state.world.heap.candidates(id).into_iter();
        let parts: Vec<Alternative<'p>> =
            constants.map(|constant| Self::denotes(id, constant, false)).collect();
        // without constants there is no object
        if parts.is_empty() { Flow::End(Ending::Pruned) } else { Flow::Split(parts) }
    }
}
