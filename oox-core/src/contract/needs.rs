//! Which calls that were not executed a path needs a certain result of: another result, and it would not be taken.
//!
//! A path needs a call whose result its condition speaks of, whose result was found to be null, to be an object, or to be one
//! of several, and one that threw. What nobody looked at may have been anything. A result that was looked at counts also where
//! any other would have done as well: that makes a claim weaker, and never stronger.

use std::collections::BTreeSet;

use crate::heap::{Binding, ObjId, RefId, Resolved, Value};
use crate::ir::{Class, ClassKind, MethodId, Program};
use crate::machine::Machine;
use crate::state::{Assumed, Ended, State, SymbolOrigin};
use crate::term::SymId;

impl Machine<'_> {
    /// The calls that a path needs certain results of, by name.
    pub(crate) fn needed_calls(&mut self, state: &State) -> BTreeSet<String> {
        if state.notes.given.is_empty() {
            return BTreeSet::new();
        }
        let conditions = self.symbols_of_conditions(state);
        let mut look = Look { machine: self, state, conditions, seen: BTreeSet::new() };
        let calls = state.notes.given.iter();
        calls.filter(|call| look.needs(call)).map(|call| call.name.to_string()).collect()
    }

    /// The symbols that the path condition says something about, besides that lengths are not negative and what calls promise.
    fn symbols_of_conditions(&mut self, state: &State) -> BTreeSet<SymId> {
        let mut trivial = BTreeSet::new();
        for (symbol, origin) in &state.path.symbols {
            if let (SymbolOrigin::Length(_), Some(length)) = (origin, self.terms.symbol_term(*symbol)) {
                let sort = self.terms.sort(length);
                let zero = self.terms.constant(sort, sort.default_const());
                trivial.insert(self.terms.ge(length, zero));
            }
        }
        let promised: BTreeSet<usize> =
            state.notes.given.iter().flat_map(|call| call.promised.clone()).collect();
        let conditions = state.path.condition.conjuncts().enumerate();
        let chosen =
            conditions.filter(|(at, condition)| !promised.contains(at) && !trivial.contains(condition));
        chosen.flat_map(|(_, condition)| self.terms.symbols(condition).to_vec()).collect()
    }

    /// The result is one that the caller of the entry chooses as it chooses its arguments: the method is the only one of an
    /// interface that an input implements, one of the root class, or an order, which any class may have.
    pub(super) fn is_answer_of_input(&self, state: &State, id: MethodId) -> bool {
        let method = self.program.method(id);
        if method.is_ordered {
            return true;
        }
        !method.is_static
            && !method.is_constructor
            && (is_of_any_class(self.program, id) || is_only_method(self.program, id))
            && match state.world.heap.resolve(state.top().args[0]) {
                Resolved::Null => false,
                Resolved::Object(object) => {
                    let object = state.world.heap.object(object);
                    object.born == 0 && !object.is_new
                }
                Resolved::Some(reference) | Resolved::Maybe(reference) => {
                    state.world.heap.reference(reference).stamp == 0
                }
            }
    }
}

/// Whether every class has the method: the root class declares it, or it takes the place of one that the root class declares.
fn is_of_any_class(program: &Program, id: MethodId) -> bool {
    let class = program.class(program.method(id).class);
    let is_root = |class: &Class| class.superclass.is_none() && class.kind == ClassKind::Class;
    let ancestors = class.ancestors.iter().map(|ancestor| program.class(*ancestor));
    let roots = ancestors.chain([class]).filter(|class| is_root(class));
    roots
        .flat_map(|root| &root.methods)
        .any(|declared| *declared == id || class.dispatch.get(declared) == Some(&id))
}

/// Whether an interface has no other method that a class must implement.
fn is_only_method(program: &Program, id: MethodId) -> bool {
    let class = program.class(program.method(id).class);
    let all = class.ancestors.iter().flat_map(|ancestor| &program.class(*ancestor).methods);
    class.kind == ClassKind::Interface
        && all.filter(|method| program.method(**method).is_abstract).count() == 1
}

/// A walk through what calls gave.
struct Look<'l, 'p> {
    machine: &'l Machine<'p>,
    state: &'l State,
    conditions: BTreeSet<SymId>,
    seen: BTreeSet<ObjId>,
}

impl Look<'_, '_> {
    fn needs(&mut self, call: &Assumed) -> bool {
        match call.ended {
            Ended::Throwing(_) => true,
            Ended::Normally(None) => false,
            Ended::Normally(Some(Value::Sym(reference))) => self.is_decided(reference, call.is_object),
            Ended::Normally(Some(value)) => self.is_looked_at(value),
        }
    }

    /// A value inside of what a call gave.
    fn is_looked_at(&mut self, value: Value) -> bool {
        match value {
            Value::Prim(term) => {
                self.machine.terms.symbols(term).iter().any(|symbol| self.conditions.contains(symbol))
            }
            Value::Null | Value::Undefined => false,
            Value::Obj(object) => self.is_looked_into(object),
            Value::Sym(reference) => self.is_decided(reference, false),
        }
    }

    /// Whether it is decided what a reference denotes; one that was said to be an object only if it is not a new one, or if
    /// somebody has looked into that.
    fn is_decided(&mut self, reference: RefId, is_object: bool) -> bool {
        let known = self.state.world.heap.reference(reference);
        let is_chosen = known.selector.is_some_and(|selector| self.is_looked_at(Value::Prim(selector)));
        is_chosen
            || match known.binding {
                Binding::Maybe => false,
                Binding::Null => true,
                Binding::Some => !is_object,
                Binding::Object(_) if !is_object => true,
                Binding::Object(object) => {
                    let denoted = self.state.world.heap.object(object);
                    denoted.is_new || denoted.born != known.stamp || self.is_looked_into(object)
                }
            }
    }

    fn is_looked_into(&mut self, object: ObjId) -> bool {
        if !self.seen.insert(object) {
            return false;
        }
        let object = self.state.world.heap.object(object);
        let program = self.machine.program;
        let is_looked_at = object.input.iter().any(|(field, value)| match value {
            Value::Sym(reference) => self.is_decided(reference, program.field(field).non_null),
            value => self.is_looked_at(value),
        });
        is_looked_at
            || object.array().is_some_and(|array| {
                self.is_looked_at(Value::Prim(array.length))
                    || array.input.iter().any(|(_, value)| self.is_looked_at(*value))
            })
    }
}
