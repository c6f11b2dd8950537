//! Exceptions: throwing, catching, and leaving frames on the way.

use crate::contract::by_exception;
use crate::heap::{ObjId, Value};
use crate::ir::{BlockId, BodyKind, Operand, Slot, Terminator, Ty};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ended, Ending, FrameKind, InitFor, LibraryCall, State};

impl<'p> Machine<'p> {
    /// `throw e`: the exception must be a known object, and as much of its class must be known as handlers
    /// ask for.
    pub(super) fn throw(&mut self, state: &mut State, value: &'p Operand) -> Flow<'p> {
        let object = match self.object_of(state, value) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let mut groups = self.told_apart(&state.world.heap.object(object).types);
        if groups.len() == 1 {
            return Flow::Throw(object);
        }
        let parts = groups.drain(..).map(|types| {
            Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                machine.narrow(state, object, types);
                Flow::Stay
            })
        });
        Flow::Split(parts.collect())
    }

    /// Finds the handler of an exception, or starts to leave the frame. Some ending when the path ends.
    pub(crate) fn raise(&mut self, state: &mut State, exception: ObjId) -> Option<Ending> {
        if let Some((slot, target)) = self.handler(state, exception) {
            state.set(slot, Value::Obj(exception));
            Self::spec_end(state);
            // a handler is never the head of a loop
            let frame = state.top_mut();
            frame.block = target;
            frame.at = 0;
            return None;
        }
        match state.top().kind {
            FrameKind::Bottom => Some(Ending::Threw(exception)),
            FrameKind::Entry(method) | FrameKind::Thread(method) | FrameKind::Call(method, _) => {
                self.plan_exit(state, method, Ended::Throwing(exception));
                None
            }
            FrameKind::StaticInit(wanted) => {
                let body = state.pop().body.map(|id| self.program.body(id).kind);
                if let Some(BodyKind::StaticInit(class)) = body {
                    state.world.failed.insert(class);
                    state.let_use(class);
                }
                match wanted {
                    InitFor::Code => self.raise(state, exception),
                    InitFor::Input => None,
                }
            }
            FrameKind::Assume | FrameKind::AssumeAtStart => Some(Ending::Pruned),
            FrameKind::Forbids(_) | FrameKind::Excludes => {
                // a case whose precondition cannot be evaluated is not the case
                state.pop();
                None
            }
            FrameKind::Assert(check) => Some(by_exception(check, &self.exception_name(state, exception))),
            FrameKind::Old => {
                state.pop();
                std::rc::Rc::make_mut(&mut state.top_mut().olds).push(Value::Undefined);
                None
            }
            FrameKind::OldOf(_) => {
                state.pop();
                self.come_back(state);
                // whoever reads it now is where it throws
                self.raise(state, exception)
            }
            FrameKind::Modifies(method, clause) => {
                // a place that cannot be named cannot be changed either
                state.pop();
                self.set_limits(state, method, clause, Vec::new());
                None
            }
        }
    }

    /// Remembers where an exception was thrown. One that a `finally` held up keeps its first place; one that the
    /// program throws again gets the new one.
    pub(crate) fn note_place(&mut self, state: &mut State, exception: ObjId) {
        let frame = state.top();
        let Some(body) = frame.body else { return };
        let block = &self.program.body(body).cfg[frame.block];
        let instr = block.instrs.get(frame.at);
        if instr.is_none() && matches!(block.terminator, Terminator::Rethrow(_)) {
            return;
        }
        let span = instr.map_or(block.span, |instr| instr.span);
        state.notes.thrown_at.insert(exception, span);
        if self.is_in_entry(state) {
            state.notes.by_entry.insert(exception);
        } else {
            state.notes.by_entry.remove(&exception);
        }
        match self.library_call(state) {
            Some(call) => state.notes.library_calls.insert(exception, call),
            None => state.notes.library_calls.remove(&exception),
        };
    }

    /// Whether the innermost code of the user is that of the entry itself, and not of something that it calls.
    fn is_in_entry(&self, state: &State) -> bool {
        let users = state.frames().iter().rev().find(|frame| match frame.kind {
            FrameKind::Entry(_) => true,
            FrameKind::Thread(method) | FrameKind::Call(method, _) => {
                !self.program.class(self.program.method(method).class).is_library
            }
            _ => false,
        });
        users.is_some_and(|frame| matches!(frame.kind, FrameKind::Entry(_)))
    }

    /// The call of the user's code that led to the innermost frame, if that is one of a library.
    pub(super) fn library_call(&self, state: &State) -> Option<LibraryCall> {
        let mut called = None;
        // a caller stands after its call, but before what a static initialiser was run for
        let mut is_after = false;
        for frame in state.frames().iter().rev() {
            let body = self.program.body(frame.body?);
            let class = match body.kind {
                BodyKind::Method(method) => self.program.method(method).class,
                BodyKind::StaticInit(class) => class,
                BodyKind::Spec => return None,
            };
            if self.program.class(class).is_of_user() {
                let block = &body.cfg[frame.block];
                let at = frame.at.checked_sub(usize::from(is_after))?;
                let span = block.instrs.get(at).map_or(block.span, |instr| instr.span);
                return called.map(|method| LibraryCall { span, method });
            }
            if let BodyKind::Method(method) = body.kind {
                called = Some(method);
            }
            is_after = matches!(frame.kind, FrameKind::Call(..));
        }
        None
    }

    fn handler(&self, state: &State, exception: ObjId) -> Option<(Slot, BlockId)> {
        let frame = state.top();
        let body = self.program.body(frame.body?);
        let dynamic = state.world.heap.object(exception).types[0];
        let mut next = body.cfg[frame.block].handler;
        while let Some(id) = next {
            let handler = &body.handlers[id.0 as usize];
            let fits = handler.arms.iter().find(|arm| match arm.class {
                None => true,
                Some(class) => self.program.fits(dynamic, &Ty::Ref(class)),
            });
            if let Some(arm) = fits {
                return Some((arm.slot, arm.target));
            }
            next = handler.parent;
        }
        None
    }
}
