//! Selectors: the numbers that stand for what references denote.

use crate::heap::{ObjId, RefId, Resolved, Value};
use crate::machine::Machine;
use crate::state::{State, SymbolOrigin};
use crate::term::{Sort, Term};

impl Machine<'_> {
    /// The selector of a new reference of the input.
    pub(in crate::input) fn new_selector(
        &mut self,
        state: &mut State,
        origin: SymbolOrigin,
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

    pub(super) fn selector(&mut self, state: &State, value: Value) -> Term {
        match state.world.heap.resolve(value) {
            Resolved::Null => self.terms.int(0),
            Resolved::Object(object) => self.terms.int(state.world.heap.number(object)),
            Resolved::Some(id) | Resolved::Maybe(id) => {
                state.world.heap.reference(id).selector.expect("every reference has a selector in this mode")
            }
        }
    }

    /// Are two references the same, as a condition?
    pub(crate) fn same_selector(&mut self, state: &State, a: Value, b: Value) -> Term {
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

    /// Would two references have one type if they were the same object? Where that is not certain an object must be
    /// chosen, so that everybody who denotes it knows its type.
    pub(crate) fn types_agree(state: &State, a: Value, b: Value) -> bool {
        use Resolved::{Maybe, Null, Object, Some};
        match (state.world.heap.resolve(a), state.world.heap.resolve(b)) {
            (Null, _) | (_, Null) | (Object(_), Object(_)) => true,
            (Some(id) | Maybe(id), Object(object)) | (Object(object), Some(id) | Maybe(id)) => {
                let types = &state.world.heap.reference(id).types;
                let of_object = &state.world.heap.object(object).types;
                of_object.iter().all(|ty| types.binary_search(ty).is_ok())
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
}
