//! Noting what threads do, for the schedules of reports.

use crate::ir::{BodyKind, MethodId};
use crate::lang::span::Span;
use crate::machine::Machine;
use crate::state::{Deed, FrameKind, State, Step};

impl Machine<'_> {
    /// Notes what the running thread does, where there are several.
    pub(crate) fn did(&self, state: &mut State, deed: Deed) {
        if state.is_concurrent() {
            let (span, library) = self.user_place(state, state.running);
            Self::note_deed(state, span, library, deed);
        }
    }

    /// Notes what the running thread does at a place.
    pub(crate) fn did_at(state: &mut State, span: Span, deed: Deed) {
        Self::note_deed(state, span, None, deed);
    }

    fn note_deed(state: &mut State, span: Span, library: Option<MethodId>, deed: Deed) {
        let is_condition = state.own().in_spec || state.top().is_contract;
        let is_one = state.own().atomic > 0 || is_condition;
        let within = is_one.then(|| state.together.events.len());
        let thread = state.running;
        state.together_mut().steps.push_back(Step { thread, span, deed, within, is_condition, library });
    }

    /// Where a thread stands in the code of the user: inside of a library, the call that led there.
    pub(crate) fn place_for_users(&self, state: &State, thread: usize) -> Span {
        self.user_place(state, thread).0
    }

    /// The same, and the method of the library that was called there.
    fn user_place(&self, state: &State, thread: usize) -> (Span, Option<MethodId>) {
        let mut library = None;
        // a caller stands after its call, but before what a static initialiser was run for
        let mut is_after = false;
        for frame in state.threads[thread].frames.iter().rev() {
            let Some(body) = frame.body.map(|id| self.program.body(id)) else { continue };
            let class = match body.kind {
                BodyKind::Method(method) => Some(self.program.method(method).class),
                BodyKind::StaticInit(class) => Some(class),
                BodyKind::Spec => None,
            };
            if class.is_none_or(|class| self.program.class(class).is_of_user()) {
                let block = &body.cfg[frame.block];
                let at = frame.at.saturating_sub(usize::from(is_after));
                return (block.instrs.get(at).map_or(block.span, |instr| instr.span), library);
            }
            if let BodyKind::Method(method) = body.kind {
                library = Some(method);
            }
            is_after = matches!(frame.kind, FrameKind::Call(..));
        }
        (self.place_of(state, thread), None)
    }
}
