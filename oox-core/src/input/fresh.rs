//! New symbolic values: arguments, and what comes into view.

use std::rc::Rc;

use super::declared::Declared;
use crate::heap::{Binding, ObjId, SymbolicRef, Value};
use crate::ir::Ty;
use crate::machine::Machine;
use crate::state::{State, SymbolOrigin};

/// What a new symbolic value is, besides its type.
#[derive(Clone)]
pub(crate) struct Fresh {
    pub origin: SymbolOrigin,
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

impl Machine<'_> {
    /// A new symbolic value of any type.
    pub(crate) fn fresh(&mut self, state: &mut State, declared: &Declared, fresh: Fresh) -> Value {
        let ty = &declared.ty;
        let Some(sort) = ty.sort() else {
            let binding = if fresh.non_null { Binding::Some } else { Binding::Maybe };
            let selector = self.mode.selector(self, state, &fresh.origin, fresh.stamp, fresh.non_null);
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
                is_given: false,
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

    /// An argument of the entry method.
    pub(crate) fn argument(
        &mut self,
        state: &mut State,
        name: &str,
        declared: &Declared,
        non_null: bool,
    ) -> Value {
        let budget = i64::from(self.config.bounds.k);
        let origin = SymbolOrigin::Input(Rc::from(name));
        self.fresh(state, declared, Fresh { origin, budget, stamp: 0, owner: None, holder: None, non_null })
    }
}
