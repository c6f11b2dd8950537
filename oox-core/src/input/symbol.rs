//! Symbols of the solver, in the order of their making.

use crate::machine::Machine;
use crate::state::{State, SymbolOrigin};
use crate::term::{FloatTy, IntTy, Sort, SymId, Term};

/// At least as many as there are sorts.
const SORTS: u32 = 16;

impl Machine<'_> {
    pub(crate) fn symbol(&mut self, state: &mut State, sort: Sort, origin: SymbolOrigin) -> Term {
        // Siblings count alike but may need other sorts at the same place, and all share one arena: the sort is a part
        // of the number. The place is the leading part, so that numbers still follow the order of creation.
        let place = u32::try_from(state.path.symbols.len()).expect("fewer than 2^32 symbols");
        let id = SymId(place.checked_mul(SORTS).expect("fewer than 2^28 symbols") + number_of(sort));
        state.path.symbols.push_back((id, origin));
        self.terms.symbol(id, sort)
    }
}

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
