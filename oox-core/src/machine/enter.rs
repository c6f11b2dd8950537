//! Adding a frame.

use std::rc::Rc;

use crate::heap::Value;
use crate::ir::BodyId;
use crate::machine::Machine;
use crate::state::{Frame, FrameKind, Grant, Moment, State, Task};

impl Machine<'_> {
    /// Adds a frame at the start of a body.
    pub(crate) fn enter(
        &mut self,
        state: &mut State,
        kind: FrameKind,
        body: Option<BodyId>,
        args: Vec<Value>,
    ) {
        let (block, slots) = match body {
            Some(id) => {
                let body = self.code(id);
                let mut slots = args.clone();
                slots.resize(body.slots.len(), Value::Undefined);
                (body.entry, slots)
            }
            None => (crate::ir::BlockId::new(0), args.clone()),
        };
        if kind.is_contract()
            && state.is_concurrent()
            && !state.frames().last().is_some_and(|frame| frame.is_contract)
        {
            // what was granted was for another condition
            state.own_mut().grant = Grant::None;
        }
        let entered = state.count.clock;
        let idle_calls = Self::idle_calls(state);
        let caller = state.frames().last();
        let is_limited = caller.is_some_and(|caller| caller.is_limited);
        let is_contract = kind.is_contract() || caller.is_some_and(|caller| caller.is_contract);
        if matches!(kind, FrameKind::StaticInit(_)) && !caller.is_some_and(|caller| caller.is_initialising) {
            state.count.initialising = 0;
        }
        let caller = state.frames().last();
        let is_initialising =
            matches!(kind, FrameKind::StaticInit(_)) || caller.is_some_and(|caller| caller.is_initialising);
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
            is_initialising,
            idle_calls,
            initialisations: state.count.initialisations,
            splits: state.count.splits,
            loops: Vec::new(),
        });
    }

    /// How deep a call from here is, counted since something of the input was last initialised: recursion that follows
    /// a structure of the input is bounded by the structure. As with loops, a level counts only where the state was
    /// split: recursion on known values ends by itself or by the bound of steps.
    pub(crate) fn idle_calls(state: &State) -> u32 {
        match state.frames().last() {
            Some(caller) if caller.initialisations == state.count.initialisations => {
                caller.idle_calls + u32::from(caller.splits != state.count.splits)
            }
            _ => 0,
        }
    }

    /// Adds a frame that runs on the heap of an earlier moment.
    pub(crate) fn enter_past(
        &mut self,
        state: &mut State,
        kind: FrameKind,
        body: BodyId,
        args: Vec<Value>,
        moment: Rc<Moment>,
    ) {
        self.enter(state, kind, Some(body), args);
        let frame = state.top_mut();
        frame.before = Some(moment);
        // not at once: whoever enters it may have something left to do in the present
        frame.todo.push(Task::LookBack);
    }
}
