//! Candidates: the objects that a reference may denote, found when it is first accessed.

use crate::config::Bound;
use crate::heap::{Binding, ObjId, RefId, Resolved, Value};
use crate::input::narrow::{bring_into_being, intersection};
use crate::ir::{Ty, TypeSet};
use crate::machine::{Alternative, Flow, Machine};
use crate::solver::Assumed;
use crate::state::{Ending, State, SymbolOrigin};
use crate::term::{Sort, Term};

impl<'p> Machine<'p> {
    /// References to constants must have their candidates before they are compared: there are no other objects. So must
    /// those to what was there before their holder, which is not among them.
    pub(crate) fn know_candidates(&mut self, state: &State, value: Value) -> Result<(), Flow<'p>> {
        let (Resolved::Some(id) | Resolved::Maybe(id)) = state.world.heap.resolve(value) else {
            return Ok(());
        };
        if has_holder(state, id) && state.world.heap.reference(id).candidates.is_none() {
            return Err(self.give_candidates(state, id));
        }
        self.know_constants(state, id)
    }

    /// As [`Self::know_candidates`], for a reference of which only nullness is asked.
    pub(in crate::input) fn know_constants(&mut self, state: &State, id: RefId) -> Result<(), Flow<'p>> {
        let reference = state.world.heap.reference(id);
        let (enums, made) = self.enums_among(&reference.types);
        let is_constant = !enums.is_empty() && made.is_empty();
        if is_constant && reference.candidates.is_none() {
            return Err(self.give_candidates(state, id));
        }
        Ok(())
    }

    /// Null or not, as conditions on the selector.
    pub(in crate::input) fn split_selector(&mut self, state: &State, id: RefId) -> Flow<'p> {
        let selector = self.selector(state, Value::Sym(id));
        let zero = self.terms.int(0);
        let is_null = self.terms.eq(selector, zero);
        let is_some = self.terms.not(is_null);
        Flow::Split(vec![
            Alternative::when(is_null, move |_, state| {
                state.world.heap.bind(id, Binding::Null);
                Flow::Stay
            }),
            Alternative::when(is_some, move |_, state| {
                state.world.heap.bind(id, Binding::Some);
                Flow::Stay
            }),
        ])
    }

    /// One part per candidate, where an object must be chosen.
    pub(in crate::input) fn split_candidates(&mut self, state: &State, id: RefId) -> Flow<'p> {
        let Some(candidates) = state.world.heap.reference(id).candidates.clone() else {
            return self.give_candidates(state, id);
        };
        // which part denotes an object of uncertain age must be known before it is chosen
        let reference = state.world.heap.reference(id);
        if let Some(parts) = reference.parts.clone()
            && candidates.iter().any(|object| is_of_uncertain_age(state, *object))
        {
            for part in parts.iter() {
                match state.world.heap.resolve(*part) {
                    Resolved::Maybe(leaf) => return self.split_selector(state, leaf),
                    Resolved::Some(leaf) => return self.split_candidates(state, leaf),
                    Resolved::Null | Resolved::Object(_) => {}
                }
            }
        }
        let (is_leaf, stamp) = (reference.parts.is_none(), reference.stamp);
        let selector = self.selector(state, Value::Sym(id));
        let mut parts = Vec::new();
        for candidate in candidates.iter().copied() {
            let code = self.terms.int(state.world.heap.number(candidate));
            let chosen = self.terms.eq(selector, code);
            parts.push(Alternative::when(chosen, move |machine, state| {
                let wanted = state.world.heap.reference(id).types.clone();
                let types = intersection(&state.world.heap.object(candidate).types, &wanted);
                if is_leaf && !state.world.heap.existed_at(candidate, stamp) {
                    return Flow::End(Ending::Pruned);
                }
                state.world.heap.bind(id, Binding::Object(candidate));
                machine.narrow(state, candidate, types);
                Flow::Stay
            }));
        }
        if parts.is_empty() {
            return Flow::End(Ending::Pruned);
        }
        Flow::Split(parts)
    }

    /// The first access to a reference: its candidates, and a new object while the budget lasts.
    pub(super) fn give_candidates(&mut self, state: &State, id: RefId) -> Flow<'p> {
        if let Some(parts) = state.world.heap.reference(id).parts.clone() {
            // first the parts, then their union
            for part in parts.iter() {
                if let Resolved::Some(leaf) | Resolved::Maybe(leaf) = state.world.heap.resolve(*part)
                    && state.world.heap.reference(leaf).candidates.is_none()
                {
                    return self.give_candidates(state, leaf);
                }
            }
            return Flow::Split(vec![Alternative::always(move |_, state| {
                let all = union_of_parts(state, &parts);
                state.world.heap.set_candidates(id, all.into());
                Flow::Stay
            })]);
        }
        let (enums, made) = self.enums_among(&state.world.heap.reference(id).types);
        if let Err(flow) = self.know_classes(state, &enums) {
            return flow;
        }
        let made = self.without_shared(state, &state.world.heap.reference(id).ty, made);
        let has_new = !made.is_empty() && state.world.heap.reference(id).budget >= 0;
        let is_short = !made.is_empty() && !has_new;
        if is_short {
            self.tally.bounds_hit.insert(Bound::K);
        }
        let array_limit = match &state.world.heap.reference(id).ty {
            Ty::Array(_) if has_new => self.config.bounds.array,
            _ => None,
        };
        let give = |over: bool| {
            let made = made.clone();
            move |machine: &mut Machine<'p>, state: &mut State| {
                let mut candidates = Self::candidates(state, id);
                if is_short {
                    state.path.bounds_hit.insert(Bound::K);
                }
                if has_new {
                    candidates.push(machine.new_candidate(state, id, made, over));
                }
                if over && state.path.entered {
                    return Flow::End(Ending::Bound(Bound::Array));
                }
                if let Some(ending) = machine.restrict(state, id, &candidates, is_short) {
                    return Flow::End(ending);
                }
                machine.order_by_age(state, id, &candidates);
                let newest = candidates.last().copied().filter(|_| has_new);
                state.world.heap.set_candidates(id, candidates.into());
                state.count.initialisations += 1;
                if let Some(object) = newest {
                    machine.assume_invariants(state, object);
                }
                Flow::Stay
            }
        };
        let mut parts = vec![Alternative::always(give(false))];
        if array_limit.is_some() {
            parts.push(Alternative::always(give(true)));
        }
        Flow::Split(parts)
    }

    /// An object of the input that nobody has met before; an array within the bound, or longer.
    fn new_candidate(&mut self, state: &mut State, id: RefId, types: TypeSet, over: bool) -> ObjId {
        let binding = state.world.heap.reference(id).binding.clone();
        let object = bring_into_being(state, id, types.clone());
        state.world.heap.bind(id, binding);
        self.narrow(state, object, types);
        if let (Some(array), Some(limit)) =
            (state.world.heap.object(object).array(), self.config.bounds.array)
        {
            let length = array.length;
            let limit = self.terms.int(i64::from(limit));
            let bound = if over { self.terms.gt(length, limit) } else { self.terms.le(length, limit) };
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, bound);
            if over {
                state.path.over_bound = Some(Bound::Array);
            }
        }
        object
    }

    /// The selector is null or the number of a candidate. Some ending when no input does that.
    fn restrict(
        &mut self,
        state: &mut State,
        id: RefId,
        candidates: &[ObjId],
        is_short: bool,
    ) -> Option<Ending> {
        let selector = self.selector(state, Value::Sym(id));
        let zero = self.terms.int(0);
        let mut domain = self.terms.eq(selector, zero);
        for candidate in candidates {
            let code = self.terms.int(state.world.heap.number(*candidate));
            let same = self.terms.eq(selector, code);
            domain = self.terms.or(domain, same);
        }
        match self.solver.assume(&mut self.terms, &state.path.condition, domain) {
            Assumed::Feasible(pc) => state.path.condition = pc,
            Assumed::Infeasible if is_short => return Some(Ending::Bound(Bound::K)),
            Assumed::Infeasible => return Some(Ending::Pruned),
            Assumed::Unknown(pc, reason) => {
                state.path.condition = pc;
                state.path.uncertain.get_or_insert_with(|| reason.into());
            }
        }
        None
    }

    /// What the reference denotes was there before its holder: it has a smaller number, so that no row of such references
    /// comes back.
    fn order_by_age(&mut self, state: &mut State, id: RefId, candidates: &[ObjId]) {
        let Some(holder) = state.world.heap.reference(id).holder else { return };
        let selector = self.selector(state, Value::Sym(id));
        let age = self.age(state, holder);
        for object in candidates {
            let code = self.terms.int(state.world.heap.number(*object));
            let is_this = self.terms.eq(selector, code);
            let of_this = self.age(state, *object);
            let is_before = self.terms.lt(of_this, age);
            let fact = self.terms.implies(is_this, is_before);
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, fact);
        }
    }

    /// A number for when an object was made, smaller than those of what was made after it.
    fn age(&mut self, state: &mut State, object: ObjId) -> Term {
        if let Some(known) = state.input.ages.get(&object) {
            return *known;
        }
        let age = self.symbol(state, Sort::Int, SymbolOrigin::Age(object));
        state.input.ages.insert(object, age);
        age
    }
}

/// An object that an open call gave: made by the call, or an old one that nobody had looked at.
pub(super) fn is_of_uncertain_age(state: &State, object: ObjId) -> bool {
    let object = state.world.heap.object(object);
    object.earliest != object.born
}

/// Was it read from where things stand that were there before their holder?
fn has_holder(state: &State, id: RefId) -> bool {
    let reference = state.world.heap.reference(id);
    let of_part = |part: &Value| matches!(*part, Value::Sym(part) if has_holder(state, part));
    reference.holder.is_some() || reference.parts.iter().any(|parts| parts.iter().any(of_part))
}

/// The candidates of all parts, each once, in the order in which they are met.
fn union_of_parts(state: &State, parts: &[Value]) -> Vec<ObjId> {
    let mut all: Vec<ObjId> = Vec::new();
    for part in parts {
        match state.world.heap.resolve(*part) {
            Resolved::Null => {}
            Resolved::Object(object) => all.push(object),
            Resolved::Some(leaf) | Resolved::Maybe(leaf) => {
                all.extend(
                    state.world.heap.reference(leaf).candidates.iter().flat_map(|list| list.iter().copied()),
                );
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}
