//! Reading, writing and comparing through references that keep a set of objects (`--heap merged`).
//!
//! In this mode every symbolic reference has a *selector*, a number of the solver: 0 is null, and every object has a
//! number of its own. References of the input start without a set of candidates; the first access gives them one (all
//! fitting objects and a new one) and restricts the selector to it. A reference that was read through a set is
//! *derived*: its selector is an if-then-else over those of its parts.

use std::rc::Rc;

use super::{Alternative, Ending, Flow, Machine, Origin, State};
use crate::config::Bound;
use crate::heap::{Binding, ObjId, RefId, Resolved, SymbolicRef, Value};
use crate::ir::{FieldId, Ty, TypeSet};
use crate::solver::Assumed;
use crate::term::{Sort, Term};

/// A reference that is not null, and the several objects it may denote.
pub(super) struct Merged {
    id: RefId,
    candidates: Rc<[ObjId]>,
}

impl<'p> Machine<'p> {
    /// Do references keep sets of objects?
    pub(super) fn merges(&self) -> bool {
        self.config.heap.strategy().merges()
    }

    /// The selector of a new reference of the input.
    pub(super) fn new_selector(
        &mut self,
        state: &mut State,
        origin: Origin,
        stamp: u32,
        non_null: bool,
    ) -> Term {
        let selector = self.symbol(state, Sort::Int, origin);
        let zero = self.terms.int(0);
        if stamp == 0 {
            // objects made by the program have negative numbers, and inputs do not denote them
            let natural = self.terms.ge(selector, zero);
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, natural);
        }
        if non_null {
            let some = self.terms.ne(selector, zero);
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, some);
        }
        selector
    }

    /// The number of an object.
    pub(crate) fn code(state: &State, object: ObjId) -> i64 {
        let number = i64::from(object.0) + 1;
        let of = state.world.heap.object(object);
        if of.is_new && !of.is_constant { -number } else { number }
    }

    fn selector(&mut self, state: &State, value: Value) -> Term {
        match state.world.heap.resolve(value) {
            Resolved::Null => self.terms.int(0),
            Resolved::Object(object) => self.terms.int(Self::code(state, object)),
            Resolved::Some(id) | Resolved::Maybe(id) => {
                state.world.heap.reference(id).selector.expect("every reference has a selector in this mode")
            }
        }
    }

    /// Are two references the same, as a condition?
    pub(super) fn same_selector(&mut self, state: &State, a: Value, b: Value) -> Term {
        use Resolved::{Maybe, Object, Some};
        let pair = (state.world.heap.resolve(a), state.world.heap.resolve(b));
        if let (Object(object), Some(id) | Maybe(id)) | (Some(id) | Maybe(id), Object(object)) = pair
            && Self::cannot_denote(state, id, object)
        {
            return self.terms.bool(false);
        }
        let (a, b) = (self.selector(state, a), self.selector(state, b));
        self.terms.eq(a, b)
    }

    /// References to constants must have their candidates before they are compared: there are no other objects. So must
    /// those to what was there before their holder, which is not among them.
    pub(super) fn know_candidates(&mut self, state: &State, value: Value) -> Result<(), Flow<'p>> {
        let (Resolved::Some(id) | Resolved::Maybe(id)) = state.world.heap.resolve(value) else {
            return Ok(());
        };
        if has_holder(state, id) && state.world.heap.reference(id).candidates.is_none() {
            return Err(self.give_candidates(state, id));
        }
        self.know_constants(state, id)
    }

    /// As [`Self::know_candidates`], for a reference of which only nullness is asked.
    pub(super) fn know_constants(&mut self, state: &State, id: RefId) -> Result<(), Flow<'p>> {
        let reference = state.world.heap.reference(id);
        let (enums, made) = self.enums_among(&reference.types);
        let is_constant = !enums.is_empty() && made.is_empty();
        if is_constant && reference.candidates.is_none() {
            return Err(self.give_candidates(state, id));
        }
        Ok(())
    }

    /// Would two references have one type if they were the same object? Where that is not certain an object must be
    /// chosen, so that everybody who denotes it knows its type.
    pub(super) fn types_agree(state: &State, a: Value, b: Value) -> bool {
        use Resolved::{Maybe, Null, Object, Some};
        match (state.world.heap.resolve(a), state.world.heap.resolve(b)) {
            (Null, _) | (_, Null) | (Object(_), Object(_)) => true,
            (Some(id) | Maybe(id), Object(object)) | (Object(object), Some(id) | Maybe(id)) => {
                let types = &state.world.heap.reference(id).types;
                let of = state.world.heap.object(object);
                of.types.iter().all(|ty| types.binary_search(ty).is_ok())
                    || Self::cannot_denote(state, id, object)
            }
            (Some(a) | Maybe(a), Some(b) | Maybe(b)) => {
                state.world.heap.reference(a).types == state.world.heap.reference(b).types
            }
        }
    }

    /// A reference of the input without candidates cannot denote what was made later or has another type.
    fn cannot_denote(state: &State, id: RefId, object: ObjId) -> bool {
        let is_leaf = state.world.heap.reference(id).parts.is_none();
        is_leaf && !state.world.heap.candidates(id).contains(&object)
    }

    /// Null or not, as conditions on the selector.
    pub(super) fn split_selector(&mut self, state: &State, id: RefId) -> Flow<'p> {
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
    pub(super) fn split_candidates(&mut self, state: &State, id: RefId) -> Flow<'p> {
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
            let code = self.terms.int(Self::code(state, candidate));
            let chosen = self.terms.eq(selector, code);
            parts.push(Alternative::when(chosen, move |machine, state| {
                let wanted = state.world.heap.reference(id).types.clone();
                let types =
                    super::initialise::intersection(&state.world.heap.object(candidate).types, &wanted);
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
    fn give_candidates(&mut self, state: &State, id: RefId) -> Flow<'p> {
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
            self.bounds_hit.insert(Bound::K);
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
        let object = super::initialise::bring_into_being(state, id, types.clone());
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
            let code = self.terms.int(Self::code(state, *candidate));
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
            let code = self.terms.int(Self::code(state, *object));
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
        let age = self.symbol(state, Sort::Int, Origin::Age(object));
        state.input.ages.insert(object, age);
        age
    }

    /// The objects that a reference denotes without choosing one: its candidates, where all of them certainly have the
    /// wanted type. `None`: an object must be chosen.
    pub(super) fn merged_objects(&mut self, state: &State, value: Value) -> Result<Option<Merged>, Flow<'p>> {
        let Resolved::Some(id) = state.world.heap.resolve(value) else { return Ok(None) };
        let reference = state.world.heap.reference(id);
        let Some(candidates) = reference.candidates.clone() else {
            return Err(self.give_candidates(state, id));
        };
        let fits = |object: &ObjId| {
            let types = &state.world.heap.object(*object).types;
            types.iter().all(|ty| reference.types.binary_search(ty).is_ok())
        };
        let is_uncertain = candidates.iter().any(|object| is_of_uncertain_age(state, *object));
        if candidates.len() > 1 && !is_uncertain && candidates.iter().all(fits) {
            return Ok(Some(Merged { id, candidates }));
        }
        Ok(None)
    }

    /// The value of a field as an if-then-else over the candidates.
    pub(super) fn read_merged(
        &mut self,
        state: &mut State,
        Merged { id, candidates }: &Merged,
        field: FieldId,
    ) -> Value {
        let values: Vec<Value> =
            candidates.iter().map(|object| self.field_value(state, *object, field)).collect();
        let ty = self.program.field(field).ty.clone();
        let selector = self.selector(state, Value::Sym(*id));
        let mut merged = values[values.len() - 1];
        for (object, value) in candidates.iter().zip(&values).rev().skip(1) {
            let code = self.terms.int(Self::code(state, *object));
            let here = self.terms.eq(selector, code);
            merged = self.choose_value(state, here, *value, merged, &ty);
        }
        merged
    }

    /// Writes a field of every candidate, each under its condition.
    pub(super) fn write_merged(
        &mut self,
        state: &mut State,
        Merged { id, candidates }: &Merged,
        field: FieldId,
        value: Value,
    ) {
        let ty = self.program.field(field).ty.clone();
        let selector = self.selector(state, Value::Sym(*id));
        for object in candidates.iter() {
            let before = self.field_value(state, *object, field);
            let code = self.terms.int(Self::code(state, *object));
            let here = self.terms.eq(selector, code);
            let after = self.choose_value(state, here, value, before, &ty);
            state.world.heap.object_mut(*object).fields.set(field, after);
        }
    }

    /// `cond ? then : els` on values of any kind.
    fn choose_value(&mut self, state: &mut State, cond: Term, then: Value, els: Value, ty: &Ty) -> Value {
        match self.terms.as_bool(cond) {
            Some(true) => return then,
            Some(false) => return els,
            None => {}
        }
        if let (Value::Prim(then), Value::Prim(els)) = (then, els) {
            return Value::Prim(self.terms.ite(cond, then, els));
        }
        if then == els || state.world.heap.resolve(then) == state.world.heap.resolve(els) {
            return then;
        }
        let (a, b) = (self.selector(state, then), self.selector(state, els));
        let selector = self.terms.ite(cond, a, b);
        Value::Sym(state.world.heap.add_reference(SymbolicRef {
            ty: ty.clone(),
            types: self.program.instances(ty),
            budget: -1,
            stamp: 0,
            owner: None,
            view: None,
            holder: None,
            binding: Binding::Maybe,
            selector: Some(selector),
            parts: Some(Rc::from([then, els])),
            candidates: None,
        }))
    }
}

/// An object that an open call gave: made by the call, or an old one that nobody had looked at.
fn is_of_uncertain_age(state: &State, object: ObjId) -> bool {
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
