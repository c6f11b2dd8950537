//! Starting threads, waiting for their end, and ending.

use std::rc::Rc;

use crate::config::Bound;
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{BodyKind, CallTarget, MethodId, Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::{Deed, Ending, FrameKind, Own, State, Status, Thread};

impl<'p> Machine<'p> {
    /// The receiver and the arguments are those of now; all else is a matter of the new thread, which runs until it stands before
    /// an operation that others can see.
    pub(super) fn fork(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        target: CallTarget,
        args: &'p [Operand],
    ) -> Flow<'p> {
        let values: Vec<Value> = args.iter().map(|arg| self.value(state, arg)).collect();
        let method = match self.target_of(state, target, &values) {
            Ok(method) => method,
            Err(flow) => return flow,
        };
        if state.threads.len() > self.config.bounds.threads as usize {
            return Flow::End(Ending::Bound(Bound::Threads));
        }
        if state.own().atomic > 0 {
            return Flow::End(Ending::Unsupported(self.here(state), "`fork` inside of `atomic`".into()));
        }
        let handle = dst.map(|_| {
            let class = self.program.builtin.thread.expect("the resolver has found it");
            self.new_object(state, class)
        });
        if let (Some(dst), Some(handle)) = (dst, handle) {
            state.set(dst, Value::Obj(handle));
        }
        let handle = handle.or_else(|| self.stands_for_thread(state, method, &values));
        let span = self.place_for_users(state, state.running);
        state.top_mut().at += 1;
        let (me, child) = (state.running, state.threads.len());
        if child == 1 {
            self.begin_to_be_many(state);
        }
        let own = state.own_mut();
        own.forks += 1;
        let (mut clock, order) = (own.clock.clone(), own.order.clone());
        let parent = Some((me, own.forks));
        own.clock.advance(me);
        clock.advance(child);
        let (forked_at, executed) = (Some(span), Some(method));
        let own = Own { parent, forked_at, method: executed, handle, clock, order, ..Own::default() };
        state.threads.push(Thread { own: Rc::new(own), ..Thread::default() });
        Self::did_at(state, span, Deed::Forks(child));
        self.tally.most_threads = self.tally.most_threads.max(state.threads.len());
        state.switch_to(child);
        self.begin_method(state, FrameKind::Thread(method), method, values)
    }

    /// Where a class of a library starts a thread, the receiver stands for it.
    fn stands_for_thread(&self, state: &State, method: MethodId, args: &[Value]) -> Option<ObjId> {
        let method = self.program.method(method);
        if method.is_static || self.program.class(method.class).is_of_user() {
            return None;
        }
        match state.world.heap.resolve(*args.first()?) {
            Resolved::Object(object) => Some(object),
            Resolved::Null | Resolved::Maybe(_) | Resolved::Some(_) => None,
        }
    }

    /// From now on there are several threads.
    fn begin_to_be_many(&mut self, state: &mut State) {
        let me = state.running;
        state.own_mut().clock.advance(me);
        let initialising =
            state.frames().iter().filter_map(|frame| match self.program.body(frame.body?).kind {
                BodyKind::StaticInit(class) => Some(class),
                BodyKind::Method(_) | BodyKind::Spec => None,
            });
        for class in initialising.collect::<Vec<_>>() {
            state.together_mut().classes.entry(class).or_default().running = Some(me);
        }
    }

    /// Waits until a thread has ended, or all that the running one has started.
    pub(super) fn join(&mut self, state: &mut State, handle: Option<&'p Operand>) -> Flow<'p> {
        let me = state.running;
        let is_awaited: Vec<usize> = match handle {
            None => {
                let children = 1..state.threads.len();
                let is_mine =
                    |child: &usize| state.threads[*child].own.parent.is_some_and(|(by, _)| by == me);
                children.filter(is_mine).collect()
            }
            Some(handle) => {
                let value = self.value(state, handle);
                let known = match self.non_null(state, value) {
                    Ok(known) => known,
                    Err(flow) => return flow,
                };
                // what came with the input is no thread of this run
                let Resolved::Object(object) = known else { return Flow::Next };
                let is_meant = |thread: &usize| state.threads[*thread].own.handle == Some(object);
                (1..state.threads.len()).filter(is_meant).collect()
            }
        };
        let has_ended = |thread: &&usize| matches!(state.threads[**thread].status, Status::Ended);
        if let Some(alive) = is_awaited.iter().find(|thread| !has_ended(thread)).copied() {
            if state.own().atomic > 0 {
                return self.waits_inside(state);
            }
            state.threads[me].status = Status::Joins(handle.map(|_| alive));
            return Flow::Stay;
        }
        for thread in is_awaited {
            let (clock, order) = {
                let ended = &state.threads[thread].own;
                (ended.clock.clone(), ended.order.clone())
            };
            if !state.own().clock.includes(&clock) {
                self.did(state, Deed::Joins(thread));
            }
            let own = state.own_mut();
            own.clock.join(&clock);
            own.order.join(&order);
        }
        Flow::Next
    }

    /// The running thread is over; the path is not, while there are others.
    pub(crate) fn end_thread(&self, state: &mut State, ending: Ending) {
        let me = state.running;
        self.did(state, Deed::Ends);
        state.clear_frames();
        state.threads[me].status = Status::Ended;
        if me == 0 {
            state.together_mut().entry_ended = Some(ending);
        }
        for thread in &mut state.threads {
            // whoever waits looks again
            if matches!(thread.status, Status::Joins(_)) {
                thread.status = Status::Ready;
            }
        }
    }
}
