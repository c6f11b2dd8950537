//! Total orders: an `ordered` open method compares two objects as numbers compare.
//!
//! Every object that takes part gets a number per order and version; the sign of a result is the sign of the comparison
//! of two numbers, so that antisymmetry and transitivity come from the integers. Null takes part like an object. Equal
//! numbers do not make two objects the same; two references that turn out to be the same object have the same number.

use std::cmp::Ordering;

use crate::assumption::Assumption;
use crate::heap::{Resolved, Value};
use crate::input::same;
use crate::ir::{MethodId, Ty, TypeSet};
use crate::machine::{Flow, Machine};
use crate::state::{Ending, OrderEntry, State, SymbolOrigin};
use crate::term::{Const, Num, Sort, Term};

impl<'p> Machine<'p> {
    /// An object of a class that is not in the program orders itself among objects of its own type: what it is compared with
    /// is no object of a class that is in the program, if it is an input of a generic type.
    pub(super) fn compare_like(&mut self, state: &mut State, id: MethodId) -> Option<Flow<'p>> {
        let method = self.program.method(id);
        let args = state.top().args.clone();
        let (true, [_, Value::Sym(reference)]) = (method.is_ordered && !method.is_static, &args[..]) else {
            return None;
        };
        let other = state.world.heap.resolve(args[1]);
        if self.is_plain_argument(state, args[1]) || state.world.heap.reference(*reference).selector.is_some()
        {
            return None;
        }
        let types = match other {
            Resolved::Null => return None,
            Resolved::Object(object) => state.world.heap.object(object).types.clone(),
            Resolved::Some(_) | Resolved::Maybe(_) => state.world.heap.reference(*reference).types.clone(),
        };
        let open: TypeSet = types.iter().copied().filter(|ty| self.program.is_unknown(*ty)).collect();
        if open.len() == types.len() {
            return None;
        }
        self.tally.assumed.insert(Assumption::TypeArguments);
        match other {
            _ if open.is_empty() => return Some(Flow::End(Ending::Pruned)),
            Resolved::Object(object) => self.narrow(state, object, open),
            _ => state.world.heap.narrow_reference(*reference, open),
        }
        Some(Flow::Stay)
    }

    /// States what the result of a comparison says about its operands.
    pub(super) fn order(&mut self, state: &mut State, id: MethodId, args: &[Value], result: Term) {
        let (left, right) = (args[args.len() - 2], args[args.len() - 1]);
        let receiver = if args.len() > 2 { Some(args[0]) } else { None };
        let a = self.order_number(state, id, receiver, left);
        let b = self.order_number(state, id, receiver, right);
        let sort = self.terms.sort(result);
        let zero = self.terms.constant(sort, sort.default_const());
        let facts = [
            (self.terms.lt(result, zero), self.terms.lt(a, b)),
            (self.terms.eq(result, zero), self.terms.eq(a, b)),
        ];
        for (said, meant) in facts {
            // both or neither
            let (forth, back) = (self.terms.implies(said, meant), self.terms.implies(meant, said));
            let fact = self.terms.and(forth, back);
            state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, fact);
        }
    }

    /// The result of a comparison of two objects whose places in the order are numbers already: those of an interpreter.
    pub(super) fn known_order(&mut self, state: &State, id: MethodId) -> Option<Value> {
        let args = state.top().args.clone();
        let (receiver, left, right) = match *args {
            [left, right] => (Value::Null, left, right),
            [receiver, left, right] => (receiver, left, right),
            _ => return None,
        };
        let place = |object: Value| {
            let mut entries = state.input.orders.iter().filter(|entry| entry.method == id);
            let found = entries.find(|entry| {
                same(state, entry.receiver.unwrap_or(Value::Null), receiver)
                    && same(state, entry.object, object)
            });
            found.and_then(|entry| self.terms.as_num(entry.number).and_then(Num::to_i64))
        };
        let sign = match place(left)?.cmp(&place(right)?) {
            Ordering::Less => -1,
            Ordering::Equal => 0,
            Ordering::Greater => 1,
        };
        let sort = self.program.method(id).ret.as_ref().and_then(Ty::sort)?;
        Some(Value::Prim(self.terms.constant(sort, Const::Int(Num::from(sign)))))
    }

    fn order_number(
        &mut self,
        state: &mut State,
        id: MethodId,
        receiver: Option<Value>,
        object: Value,
    ) -> Term {
        let version = self.version(state, id);
        let entries: Vec<OrderEntry> = state
            .input
            .orders
            .iter()
            .filter(|entry| entry.method == id && entry.version == version)
            .filter(|entry| {
                same(state, entry.receiver.unwrap_or(Value::Null), receiver.unwrap_or(Value::Null))
            })
            .copied()
            .collect();
        if let Some(known) = entries.iter().find(|entry| same(state, entry.object, object)) {
            return known.number;
        }
        let number = self.symbol(state, Sort::Int, SymbolOrigin::OpenCall(id));
        for entry in entries {
            if let Some(equal) = self.mode.same_if(self, state, entry.object, object) {
                let agrees = self.terms.eq(entry.number, number);
                let fact = self.terms.implies(equal, agrees);
                state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, fact);
            }
        }
        state.input.orders.push_back(OrderEntry { method: id, receiver, object, version, number });
        number
    }
}
