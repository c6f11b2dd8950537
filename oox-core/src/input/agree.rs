//! What was said of two references must agree when they turn out to be the same object: results of pure open calls, and places
//! in total orders.

use crate::heap::Value;
use crate::machine::Machine;
use crate::state::{Ended, Ending, OpenCall, OrderEntry, State};
use crate::term::{Sort, Term, Terms};

impl Machine<'_> {
    /// When are two lists of arguments equal? `None` when references make it impossible or unknown.
    pub(crate) fn equal_args(&mut self, state: &State, a: &[Value], b: &[Value]) -> Option<Term> {
        let mut all = self.terms.bool(true);
        for (a, b) in a.iter().zip(b) {
            match (a, b) {
                (Value::Prim(a), Value::Prim(b)) => {
                    let same = identical(&mut self.terms, *a, *b);
                    all = self.terms.and(all, same);
                }
                _ => match self.mode.same_if(self, state, *a, *b) {
                    Some(same) => all = self.terms.and(all, same),
                    None if same(state, *a, *b) => {}
                    None => return None,
                },
            }
        }
        Some(all)
    }

    /// Two references have turned out to be the same object: what was said of them must agree. Some ending when it
    /// cannot.
    pub(super) fn agree_on_results(&mut self, state: &mut State) -> Option<Ending> {
        if let Some(ending) = self.agree_on_orders(state) {
            return Some(ending);
        }
        let program = self.program;
        let calls: Vec<OpenCall> =
            state.notes.calls.iter().filter(|call| program.method(call.method).is_pure).cloned().collect();
        for (index, call) in calls.iter().enumerate() {
            for other in &calls[..index] {
                if call.method != other.method || call.version != other.version {
                    continue;
                }
                let results = (call.ended, other.ended);
                let (Ended::Normally(Some(Value::Prim(a))), Ended::Normally(Some(Value::Prim(b)))) = results
                else {
                    continue;
                };
                if let (true, Some(equal)) = (a != b, self.equal_args(state, &call.args, &other.args)) {
                    let agrees = identical(&mut self.terms, a, b);
                    let fact = self.terms.implies(equal, agrees);
                    if let Some(ending) = self.assume_that(state, fact) {
                        return Some(ending);
                    }
                }
            }
        }
        None
    }

    /// References that have turned out to be the same object have the same number. Some ending when they cannot.
    fn agree_on_orders(&mut self, state: &mut State) -> Option<Ending> {
        let entries: Vec<OrderEntry> = state.input.orders.iter().copied().collect();
        for (index, entry) in entries.iter().enumerate() {
            for other in &entries[..index] {
                let is_same_order = entry.method == other.method
                    && entry.version == other.version
                    && same(
                        state,
                        entry.receiver.unwrap_or(Value::Null),
                        other.receiver.unwrap_or(Value::Null),
                    );
                if is_same_order && same(state, entry.object, other.object) {
                    let equal = self.terms.eq(entry.number, other.number);
                    if let Some(ending) = self.assume_that(state, equal) {
                        return Some(ending);
                    }
                }
            }
        }
        None
    }
}

/// The same value: for floats, NaN is the same as NaN, and the zeros differ.
pub(crate) fn identical(terms: &mut Terms, a: Term, b: Term) -> Term {
    let equal = terms.eq(a, b);
    let Sort::Float(_) = terms.sort(a) else { return equal };
    let (a_number, b_number) = (terms.eq(a, a), terms.eq(b, b));
    let (a_nan, b_nan) = (terms.not(a_number), terms.not(b_number));
    let both_nan = terms.and(a_nan, b_nan);
    let one = match terms.sort(a) {
        Sort::Float(crate::term::FloatTy::F32) => terms.f32(1.0),
        _ => terms.f64(1.0),
    };
    let (a_inverse, b_inverse) = (terms.div(one, a), terms.div(one, b));
    let same_sign = terms.eq(a_inverse, b_inverse);
    let same_number = terms.and(equal, same_sign);
    terms.or(same_number, both_nan)
}

pub(crate) fn same(state: &State, a: Value, b: Value) -> bool {
    state.world.heap.resolve(a) == state.world.heap.resolve(b)
}
