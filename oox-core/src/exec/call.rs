//! Calls, returns and static initialisation.

use std::rc::Rc;

use super::{Alternative, Ended, Ending, Flow, Frame, FrameKind, InitFor, Machine, State, Task};
use crate::config::Bound;
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{BodyId, BodyKind, CallTarget, ClassId, DynTypeId, MethodId, Operand, Slot, TypeSet};
use crate::lang::span::Span;

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
        let method = match target {
            CallTarget::Exact(method) => method,
            CallTarget::Virtual(declared) => match self.dispatch(state, values[0], declared) {
                Ok(method) => method,
                Err(flow) => return flow,
            },
        };
        let limit = self.config.bounds.calls;
        if Self::idle_calls(state) > limit || state.frames().len() > MOST_FRAMES.max(limit as usize) {
            return Flow::End(Ending::Bound(Bound::Calls));
        }
        if self.is_out_of_steps(state) {
            return Flow::End(Ending::Bound(Bound::Steps));
        }
        // the caller goes on after the call when the frame is left
        state.top_mut().at += 1;
        let by_contract = self.config.by_contract.contains(&method);
        let body = self.program.method(method).body.filter(|_| !by_contract);
        self.enter(state, FrameKind::Call(method, dst), body, values);
        self.plan_entry(state, method, false);
        Flow::Stay
    }

    /// Which method a call means. The receiver is only decided as far as that needs.
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

    /// Adds a frame at the start of a body.
    pub(super) fn enter(
        &mut self,
        state: &mut State,
        kind: FrameKind,
        body: Option<BodyId>,
        args: Vec<Value>,
    ) {
        let (block, slots) = match body {
            Some(id) => {
                let body = self.program.body(id);
                let mut slots = args.clone();
                slots.resize(body.slots.len(), Value::Undefined);
                (body.entry, slots)
            }
            None => (crate::ir::BlockId::new(0), args.clone()),
        };
        let entered = state.count.clock;
        let idle_calls = Self::idle_calls(state);
        let caller = state.frames().last();
        let is_limited = caller.is_some_and(|caller| caller.is_limited);
        let is_contract = kind.is_contract() || caller.is_some_and(|caller| caller.is_contract);
        state.push(Frame {
            body,
            block,
            at: 0,
            slots,
            kind,
            todo: Vec::new(),
            args: args.into(),
            olds: Rc::default(),
            before: None,
            entered,
            limits: Rc::default(),
            is_limited,
            is_contract,
            idle_calls,
            initialisations: state.count.initialisations,
            splits: state.count.splits,
            loops: Vec::new(),
        });
    }

    /// How deep a call from here is, counted since something of the input was last initialised: recursion that follows
    /// a structure of the input is bounded by the structure. As with loops, a level counts only where the state was
    /// split: recursion on known values ends by itself or by the bound of steps.
    fn idle_calls(state: &State) -> u32 {
        match state.frames().last() {
            Some(caller) if caller.initialisations == state.count.initialisations => {
                caller.idle_calls + u32::from(caller.splits != state.count.splits)
            }
            _ => 0,
        }
    }

    /// `return`
    pub(super) fn leave(&mut self, state: &mut State, value: Option<Value>) -> Flow<'p> {
        match state.top().kind {
            FrameKind::Entry(method) | FrameKind::Call(method, _) => {
                self.plan_exit(state, method, Ended::Normally(value));
                Flow::Stay
            }
            FrameKind::StaticInit(_) => {
                let body = state.pop().body.map(|id| self.program.body(id).kind);
                if let Some(BodyKind::StaticInit(class)) = body {
                    self.settle_constants(state, class);
                    self.note_held(state, class);
                    state.note_settled(class);
                }
                Flow::Stay
            }
            FrameKind::Assume => {
                let cond = condition(value);
                state.pop();
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::AssumeAtStart => {
                let cond = condition(value);
                state.pop();
                self.come_back(state);
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::Excludes => {
                let cond = condition(value);
                state.pop();
                let cond = self.terms.not(cond);
                self.assume_that(state, cond).map_or(Flow::Stay, Flow::End)
            }
            FrameKind::Forbids(exception) => {
                let cond = condition(value);
                let negated = self.terms.not(cond);
                Flow::Split(vec![
                    Alternative::when(cond, move |machine: &mut Machine<'p>, state: &mut State| {
                        state.pop();
                        let ending = machine.crash(state, exception);
                        Flow::End(ending)
                    }),
                    Alternative::when(negated, |_, state| {
                        state.pop();
                        Flow::Stay
                    }),
                ])
            }
            FrameKind::Assert(check) => {
                let cond = condition(value);
                let thrown = leaving_with(state);
                self.judge(cond, check, thrown, |state| {
                    state.pop();
                    Flow::Stay
                })
            }
            FrameKind::Old => {
                state.pop();
                let value = value.expect("an `old` has a value");
                Rc::make_mut(&mut state.top_mut().olds).push(value);
                Flow::Stay
            }
            FrameKind::OldOf(dst) => {
                state.pop();
                self.come_back(state);
                state.set(dst, value.expect("an `old` has a value"));
                Flow::Stay
            }
            FrameKind::Modifies(method, clause) => {
                let says_something = self.terms.as_bool(condition(value)).expect("a literal is returned");
                let frame = state.pop();
                if says_something {
                    let places = self.places(&frame, method, clause);
                    self.set_limits(state, method, clause, places);
                }
                Flow::Stay
            }
        }
    }

    /// Runs the static initialisers of the supertypes and the class, unless they have run.
    pub(super) fn init_class(&mut self, state: &mut State, class: ClassId, span: Span) -> Flow<'p> {
        if state.world.failed.contains(&class) {
            return self.use_of_failed(state, class, span);
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

/// The exception with which the method whose contract is judged is being left.
fn leaving_with(state: &State) -> Option<ObjId> {
    let frames = state.frames();
    let method = frames.len().checked_sub(2).map(|index| &frames[index])?;
    method.todo.iter().find_map(|task| match task {
        Task::Leave(Ended::Throwing(exception)) => Some(*exception),
        _ => None,
    })
}

fn condition(value: Option<Value>) -> crate::term::Term {
    match value {
        Some(Value::Prim(term)) => term,
        other => unreachable!("a condition returns a truth value, not {other:?}"),
    }
}
