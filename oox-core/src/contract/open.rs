//! Open calls: methods without a body run by their contract. What `modifies` names becomes unknown, the result is
//! unknown, and the postcondition is assumed.

use std::rc::Rc;

use super::consult::Consulted;
use crate::assumption::Gap;
use crate::heap::{Fields, ObjId, Object, ObjectKind, Resolved, Value};
use crate::input::{Fresh, identical};
use crate::ir::{ClassId, DynType, DynTypeId, MethodId, Program, Ty};
use crate::machine::{Alternative, Asked, Flow, Machine, Replayed};
use crate::state::{Assumed, Ended, Ending, Location, OpenCall, State, SymbolOrigin};
use crate::term::Term;

impl<'p> Machine<'p> {
    /// The task of an open method after its precondition: change, choose an ending.
    pub(super) fn open_call(&mut self, state: &mut State, id: MethodId) -> Flow<'p> {
        // where several clauses count, it may change what any of them names: that is more than it may, and never less
        let places: Vec<Location> =
            state.top().limits.iter().flat_map(|limits| limits.places.iter().copied()).collect();
        for (position, place) in places.iter().enumerate() {
            let decided = self.decide_place(state, *place, position);
            if let Err(flow) = decided.and_then(|()| self.may_forget(state, *place)) {
                return flow;
            }
        }
        if state.is_concurrent() && !places.is_empty() {
            let what = "a call without a body that may change something, while there are other threads";
            return Flow::End(Ending::Unsupported(self.program.span_of(id), what.into()));
        }
        let program = self.program;
        let method = program.method(id);
        if let Some(flow) = self.compare_like(state, id) {
            return flow;
        }
        if let Err(flow) = self.decide_arguments(state, id) {
            return flow;
        }
        let is_real = self.is_real(state, id);
        if is_real && places.is_empty() {
            match self.consult(state, id) {
                Consulted::Ends(ended) => {
                    state.top_mut().todo.pop();
                    state.top_mut().limits = Rc::default();
                    self.plan_exit(state, id, ended);
                    return Flow::Stay;
                }
                Consulted::Waits(class) => return self.initialise_for_answer(state, class),
                Consulted::Unknown => {}
            }
        }
        state.top_mut().todo.pop();
        let stamp = state.tick();
        for place in places {
            self.forget(state, id, place, stamp);
        }
        if method.is_constructor
            && let Resolved::Object(object) = state.world.heap.resolve(state.top().args[0])
        {
            // it knows nothing of the fields that a subclass adds
            self.forget_these(state, id, object, &program.class(method.class).fields, stamp);
        }
        // what it changed is decided; the limits are for code
        state.top_mut().limits = Rc::default();
        if let Some(Replayed { method, ended }) = self.watch.replayed.front().copied()
            && method == id
            && !is_real
        {
            self.watch.replayed.pop_front();
            let frame = state.top();
            self.watch.asked.push(Asked { args: frame.args.to_vec(), is_contract: frame.is_contract });
            return self.close(state, id, ended, false);
        }
        if method.is_ordered
            && let Some(sign) = self.known_order(state, id)
        {
            return self.close(state, id, Ended::Normally(Some(sign)), is_real);
        }
        // whatever a library method promises, it was not run
        let is_bare = !method.is_pure && method.contract.is_empty();
        let is_assumed = is_bare || program.class(method.class).is_library;
        if is_assumed {
            state.notes.gaps.insert(Gap::Call(program.qualified_name(id)));
        }
        let is_told = is_assumed && !self.is_answer_of_input(state, id);
        let mut endings: Vec<Alternative<'p>> = vec![Alternative::always(move |machine, state| {
            let method = machine.program.method(id);
            let result = method.ret.as_ref().map(|_| machine.open_result(state, id, stamp, is_real));
            if let (Some(Value::Sym(reference)), true) = (result, is_real) {
                state.world.heap.mark_given(reference);
            }
            if is_told {
                machine.note_given(state, id, Ended::Normally(result));
            }
            machine.close(state, id, Ended::Normally(result), is_real)
        })];
        if is_real && self.watch.executed.is_some() {
            // on known values: whether it throws is seen where the code is
            return Flow::Split(endings);
        }
        for dynamic in self.thrown_types(id) {
            endings.push(Alternative::always(move |machine, state| {
                let exception = machine.unknown_exception(state, id, dynamic, stamp);
                if is_told {
                    machine.note_given(state, id, Ended::Throwing(exception));
                }
                machine.close(state, id, Ended::Throwing(exception), is_real)
            }));
        }
        Flow::Split(endings)
    }

    /// Whether real code runs where a test makes this call: of static methods and constructors, of objects that such code has
    /// given, and of those whose class is known. Everything else a test replaces by a stand-in.
    fn is_real(&self, state: &State, id: MethodId) -> bool {
        let method = self.program.method(id);
        if !self.config.library_runs || method.is_static || method.is_constructor {
            return self.config.library_runs;
        }
        match state.world.heap.resolve(state.top().args[0]) {
            Resolved::Null => false,
            Resolved::Some(reference) | Resolved::Maybe(reference) => {
                state.world.heap.reference(reference).is_given
            }
            Resolved::Object(object) => match &state.world.heap.object(object).types[..] {
                [only] => matches!(self.program.dyn_types[only.0 as usize], DynType::Class(_)),
                _ => false,
            },
        }
    }

    /// What an open method may throw: whatever fits a `signals` clause, and anything where there is an `exceptional` one.
    fn thrown_types(&self, id: MethodId) -> Vec<DynTypeId> {
        let contract = &self.program.method(id).contract;
        let mut classes: Vec<ClassId> = contract.signals.iter().map(|(class, _)| *class).collect();
        classes.extend(contract.throws.iter().flat_map(|clause| &clause.classes));
        if !contract.exceptional.is_empty() {
            classes.push(self.program.builtin.throwable);
        }
        let mut types: Vec<DynTypeId> = Vec::new();
        for class in classes {
            types.extend(self.program.class(class).inputs.iter());
        }
        types.sort_unstable();
        types.dedup();
        // types that nobody can tell apart give the same paths
        let mut seen: Vec<Vec<bool>> = Vec::new();
        types.retain(|dynamic| {
            let answers = self.answers(*dynamic);
            let is_new = !seen.contains(&answers);
            if is_new {
                seen.push(answers);
            }
            is_new
        });
        types
    }

    /// An exception of exactly this type, of which nothing else is known.
    fn unknown_exception(
        &mut self,
        state: &mut State,
        id: MethodId,
        dynamic: DynTypeId,
        stamp: u32,
    ) -> ObjId {
        let exception = state.world.heap.allocate(Object {
            types: Program::exactly(dynamic),
            born: stamp,
            earliest: stamp,
            is_new: true,
            is_constant: false,
            budget: i64::from(self.config.bounds.k),
            owner: None,
            view: None,
            fields: Fields::default(),
            input: Fields::default(),
            assumed: Vec::new(),
            kind: ObjectKind::Record,
        });
        self.forget_fields(state, id, exception, stamp);
        exception
    }

    /// Notes what a call gave that was not executed.
    fn note_given(&self, state: &mut State, id: MethodId, ended: Ended) {
        let name = self.program.qualified_name(id).into();
        let is_object = self.program.method(id).contract.gives_object;
        let promised = state.path.condition.len()..state.path.condition.len();
        let under_way = Some((state.frames().len(), state.count.splits));
        state.notes.given.push_back(Assumed { name, ended, is_object, promised, under_way });
    }

    fn close(&mut self, state: &mut State, id: MethodId, ended: Ended, is_real: bool) -> Flow<'p> {
        let args = state.top().args.clone();
        let version = self.version(state, id);
        state.notes.calls.push_back(OpenCall { method: id, args, ended, is_real, version });
        self.plan_exit(state, id, ended);
        Flow::Stay
    }

    /// A new unknown result; where real code gives it and promises an object, it is one at once, so that a run on known values has
    /// nothing to decide. A pure method gives the same result for the same arguments while nothing has changed.
    fn open_result(&mut self, state: &mut State, id: MethodId, stamp: u32, is_real: bool) -> Value {
        let args = state.top().args.clone();
        let is_pure = self.program.method(id).is_pure;
        let version = self.version(state, id);
        let earlier: Vec<OpenCall> = state
            .notes
            .calls
            .iter()
            .filter(|call| is_pure && call.method == id && call.version == version)
            .cloned()
            .collect();
        let mut same_as: Vec<(Term, Value)> = Vec::new();
        for call in earlier {
            if let (Some(equal), Ended::Normally(Some(result))) =
                (self.equal_args(state, &call.args, &args), call.ended)
            {
                if self.terms.as_bool(equal) == Some(true) {
                    return result;
                }
                same_as.push((equal, result));
            }
        }
        let budget = i64::from(self.config.bounds.k);
        let fresh = Fresh {
            origin: SymbolOrigin::OpenCall(id),
            budget,
            stamp,
            owner: None,
            holder: None,
            non_null: is_real && self.program.method(id).contract.gives_object,
        };
        let declared = self.declared_result(state, id, args.first().copied());
        let value = self.fresh(state, &declared, fresh);
        if let Value::Prim(term) = value {
            if self.program.method(id).is_ordered {
                self.order(state, id, &args, term);
            }
            for (equal, result) in same_as {
                if let Value::Prim(result) = result {
                    // bits are compared, so that an unknown NaN is the same NaN
                    let agrees = identical(&mut self.terms, term, result);
                    let fact = self.terms.implies(equal, agrees);
                    state.path.condition = self.solver.add(&mut self.terms, &state.path.condition, fact);
                }
            }
        }
        value
    }

    /// The object of a place must be known before it can be changed.
    fn decide_place(&mut self, state: &mut State, place: Location, position: usize) -> Result<(), Flow<'p>> {
        let (Location::Field(base, _)
        | Location::AllFields(base)
        | Location::Elem(base, _)
        | Location::AllElems(base)) = place
        else {
            return Ok(());
        };
        let object = match state.world.heap.resolve(base) {
            Resolved::Null => return Ok(()),
            _ => self.object(state, base)?,
        };
        if let Location::Elem(..) | Location::AllElems(_) = place {
            Self::as_array(state, object)?;
        }
        if let Location::Elem(_, index) = place {
            // what is outside of the array cannot be changed: the place is struck off
            self.cell_or(state, object, index, move |_, state| {
                strike_off(state, position);
                Flow::Stay
            })?;
        }
        Ok(())
    }

    /// What the open method changes its callers must be allowed to change.
    fn may_forget(&mut self, state: &State, place: Location) -> Result<(), Flow<'p>> {
        let (Location::Field(base, _)
        | Location::AllFields(base)
        | Location::Elem(base, _)
        | Location::AllElems(base)) = place
        else {
            let Location::Static(field) = place else { return Ok(()) };
            return self.may_write_static(state, field);
        };
        let Resolved::Object(object) = state.world.heap.resolve(base) else { return Ok(()) };
        match place {
            Location::Field(_, field) => self.may_write_field(state, object, field),
            Location::Elem(_, index) => self.may_write_elem(state, object, index),
            Location::AllElems(_) => self.may_write_elems(state, object),
            _ => {
                let fields = self.fields_of(state, object);
                fields.into_iter().try_for_each(|field| self.may_write_field(state, object, field))
            }
        }
    }

    /// A pure method that gives a reference gives the same one for the same arguments. Whether they are the same must
    /// be known then; for other results it is enough to say so when it turns out (see [`Self::agree_on_results`]).
    fn decide_arguments(&mut self, state: &State, id: MethodId) -> Result<(), Flow<'p>> {
        let method = self.program.method(id);
        if !method.is_pure || !method.ret.as_ref().is_some_and(Ty::is_reference) {
            return Ok(());
        }
        let args = state.top().args.clone();
        let version = self.version(state, id);
        for call in state.notes.calls.iter().filter(|call| call.method == id && call.version == version) {
            for (a, b) in call.args.iter().zip(args.iter()) {
                let may_be_same = match (*a, *b) {
                    (Value::Prim(a), Value::Prim(b)) => {
                        let same = identical(&mut self.terms, a, b);
                        self.terms.as_bool(same) != Some(false)
                    }
                    (a, b) => {
                        self.are_same(state, state.world.heap.resolve(a), state.world.heap.resolve(b))?
                    }
                };
                if !may_be_same {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Takes a place out of what the innermost method may change, counted over all clauses.
fn strike_off(state: &mut State, mut position: usize) {
    for limits in Rc::make_mut(&mut state.top_mut().limits) {
        if position < limits.places.len() {
            limits.places.remove(position);
            return;
        }
        position -= limits.places.len();
    }
}
