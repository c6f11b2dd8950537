//! Calls and static initialisation.

use crate::config::Bound;
use crate::heap::{Resolved, Value};
use crate::ir::{CallTarget, ClassId, DynTypeId, MethodId, Operand, Slot, TypeSet};
use crate::lang::span::Span;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, FrameKind, InitFor, State};

/// Recursion on known values is bounded by this only, or by `--calls` where that is more.
const MOST_FRAMES: usize = 16384;

impl<'p> Machine<'p> {
    pub(super) fn call(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        target: CallTarget,
        args: &'p [Operand],
    ) -> Flow<'p> {
        let values: Vec<Value> = args.iter().map(|arg| self.value(state, arg)).collect();
        let (CallTarget::Exact(declared) | CallTarget::Virtual(declared)) = target;
        // whatever our model of its class does, this object is none of ours
        let is_opaque = self.is_opaque(state, &values, declared);
        let target = if is_opaque { CallTarget::Exact(declared) } else { target };
        let method = match self.target_of(state, target, &values) {
            Ok(method) => method,
            Err(flow) => return flow,
        };
        let limit = self.config.bounds.calls;
        if Self::idle_calls(state) > limit || state.frames().len() > MOST_FRAMES.max(limit as usize) {
            return Flow::End(Ending::Bound(Bound::Calls));
        }
        if let Err(flow) = self.count_step(state) {
            return flow;
        }
        // the caller goes on after the call when the frame is left
        state.top_mut().at += 1;
        self.begin_method(state, FrameKind::Call(method, dst), method, values)
    }

    /// A method begins, in a frame of this kind: by its body, or by its contract.
    pub(super) fn begin_method(
        &mut self,
        state: &mut State,
        kind: FrameKind,
        method: MethodId,
        args: Vec<Value>,
    ) -> Flow<'p> {
        let by_contract = self.config.by_contract.contains(&method);
        let is_opaque = self.is_opaque(state, &args, method);
        let body = self.program.method(method).body.filter(|_| !by_contract && !is_opaque);
        self.enter(state, kind, body, args);
        self.plan_entry(state, method, false);
        Flow::Stay
    }

    /// Which method a call means.
    pub(super) fn target_of(
        &mut self,
        state: &mut State,
        target: CallTarget,
        args: &[Value],
    ) -> Result<MethodId, Flow<'p>> {
        match target {
            CallTarget::Exact(method) => Ok(method),
            CallTarget::Virtual(declared) => self.dispatch(state, args[0], declared),
        }
    }

    /// Which method a virtual call means. The receiver is only decided as far as that needs.
    fn dispatch(
        &mut self,
        state: &mut State,
        receiver: Value,
        declared: MethodId,
    ) -> Result<MethodId, Flow<'p>> {
        let known = self.non_null(state, receiver)?;
        let types = match known {
            Resolved::Some(id) => state.world.heap.reference(id).types.clone(),
            Resolved::Object(id) => state.world.heap.object(id).types.clone(),
            Resolved::Null | Resolved::Maybe(_) => unreachable!("non_null has decided that"),
        };
        self.note_hidden_targets(state, known, &types, declared);
        if let [dynamic] = &types[..] {
            return Ok(self.program.target(*dynamic, declared));
        }
        if let Some(flow) = self.favour(state, known, &types, declared) {
            return Err(flow);
        }
        let mut groups: Vec<(MethodId, Vec<DynTypeId>)> = Vec::new();
        for dynamic in types.iter() {
            let target = self.program.target(*dynamic, declared);
            match groups.iter_mut().find(|(method, _)| *method == target) {
                Some((_, members)) => members.push(*dynamic),
                None => groups.push((target, vec![*dynamic])),
            }
        }
        match (&groups[..], known) {
            ([], _) => Err(Flow::End(Ending::Pruned)),
            ([(method, _)], _) => Ok(*method),
            (_, Resolved::Some(id)) => Err(self.split_object(state, id)),
            (_, Resolved::Object(object)) => {
                let parts = groups.into_iter().map(|(_, members)| {
                    let types: TypeSet = members.into();
                    Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                        machine.narrow(state, object, types);
                        Flow::Stay
                    })
                });
                Err(Flow::Split(parts.collect()))
            }
            _ => unreachable!("non_null has decided that"),
        }
    }

    /// Runs the static initialisers of the supertypes and the class, unless they have run.
    pub(super) fn init_class(&mut self, state: &mut State, class: ClassId, span: Span) -> Flow<'p> {
        if state.world.failed.contains(&class) {
            return self.use_of_failed(state, class, span);
        }
        if let Err(flow) = self.may_initialise(state, class) {
            return flow;
        }
        if !state.world.initialised.contains(&class) {
            // supertypes first; the instruction is executed again after each
            let mut before = self.program.initialised_before(class).into_iter();
            let next = before
                .find(|above| !state.world.initialised.contains(above) || state.world.failed.contains(above));
            if let Some(above) = next {
                return self.init_class(state, above, span);
            }
            state.world.initialised.insert(class);
            self.note_initialising(state, class);
            if let Some(body) = self.program.class(class).static_init {
                self.enter(state, FrameKind::StaticInit(InitFor::Code), Some(body), Vec::new());
            }
            return Flow::Stay;
        }
        Flow::Next
    }

    pub(super) fn load_old(&mut self, state: &mut State, dst: Slot, index: usize) -> Flow<'p> {
        let value = state.top().olds.get(index).copied().unwrap_or(Value::Undefined);
        if value == Value::Undefined {
            // its evaluation threw, so reading it does
            return self.throw_new(state, self.program.builtin.null_pointer);
        }
        state.set(dst, value);
        Flow::Next
    }
}
