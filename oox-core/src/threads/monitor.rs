//! Monitors: taking and releasing them, waiting and notifying.

use crate::assumption::{Assumption, Gap};
use crate::heap::ObjId;
use crate::ir::Operand;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Access, ChoiceKind, Deed, Operation, Place, State, Status, Waiting};

impl<'p> Machine<'p> {
    pub(crate) fn monitor_enter(&mut self, state: &mut State, object: &'p Operand) -> Flow<'p> {
        let value = self.value(state, object);
        if !self.program.has_threads {
            // nobody else is there: all that can happen is that it is null
            return self.non_null(state, value).map_or_else(|flow| flow, |_| Flow::Next);
        }
        let object = match self.object(state, value) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        if Self::is_looking(state) {
            return Flow::Next;
        }
        let held = state.together.locks.get(&object).and_then(|lock| lock.held);
        match held {
            Some((owner, count, span)) if owner == state.running => {
                let lock = state.together_mut().locks.entry(object).or_default();
                lock.held = Some((owner, count + 1, span));
                Flow::Next
            }
            _ => match self.may_take(state, object) {
                Ok(()) => {
                    self.hold(state, object, 1);
                    Flow::Next
                }
                Err(flow) => flow,
            },
        }
    }

    /// Whether a monitor may be taken now, or what to do first.
    fn may_take(&mut self, state: &mut State, object: ObjId) -> Result<(), Flow<'p>> {
        let is_held = state.together.locks.get(&object).is_some_and(|lock| lock.held.is_some());
        if state.own().atomic > 0 {
            return if is_held { Err(self.waits_inside(state)) } else { Ok(()) };
        }
        if state.is_concurrent() && !Self::use_grant(state) {
            return Err(Self::stand(state, Operation::Lock(object)));
        }
        Ok(())
    }

    fn hold(&mut self, state: &mut State, object: ObjId, count: u32) {
        let (me, span) = (state.running, self.here(state));
        let lock = state.together_mut().locks.entry(object).or_default();
        lock.held = Some((me, count, span));
        let released = lock.released.clone();
        if state.is_concurrent() {
            state.own_mut().clock.join(&released);
            Self::touches(state, Access { place: Place::Monitor(object), is_write: true });
            self.did(state, Deed::Locks(object));
        }
    }

    pub(crate) fn monitor_exit(&mut self, state: &mut State, object: &'p Operand) -> Flow<'p> {
        if !self.program.has_threads || Self::is_looking(state) {
            return Flow::Next;
        }
        let object = match self.object_of(state, object) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        if let Some(count) = Self::held(state, object) {
            Self::release(state, object, count - 1);
            if count == 1 {
                self.did(state, Deed::Unlocks(object));
            }
        }
        Flow::Next
    }

    /// How often the running thread holds a monitor.
    pub(crate) fn held(state: &State, object: ObjId) -> Option<u32> {
        let (owner, count, _) = state.together.locks.get(&object)?.held?;
        (owner == state.running).then_some(count)
    }

    /// The running thread holds a monitor only so often any more.
    fn release(state: &mut State, object: ObjId, count: u32) {
        let me = state.running;
        let (clock, order) = (state.own().clock.clone(), state.own().order.clone());
        let lock = state.together_mut().locks.entry(object).or_default();
        lock.held = lock.held.filter(|_| count > 0).map(|(owner, _, span)| (owner, count, span));
        if count == 0 {
            lock.released = clock;
            lock.order.join(&order);
            state.own_mut().clock.advance(me);
        }
    }

    pub(crate) fn wait(&mut self, state: &mut State, object: &'p Operand, how: Waiting) -> Flow<'p> {
        let object = match self.object_of(state, object) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        if let Some((_, count)) = state.own().again {
            return match self.may_take(state, object) {
                Ok(()) => {
                    state.own_mut().again = None;
                    self.hold(state, object, count);
                    Flow::Next
                }
                Err(flow) => flow,
            };
        }
        let Some(count) = Self::held(state, object) else { return self.not_owner(state) };
        if state.own().atomic > 0 {
            return self.waits_inside(state);
        }
        if how == Waiting::ForNotice {
            self.give_up(state, object, count, how, Status::Waits(object));
            return Flow::Stay;
        }
        let kind = ChoiceKind::Wake(state.running);
        let noticed = Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
            machine.give_up(state, object, count, how, Status::Waits(object));
            Flow::Stay
        });
        // that it goes on later is the same, because it needs its monitor first
        let unnoticed = Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
            machine.give_up(state, object, count, how, Status::Stands(Operation::Lock(object)));
            state.own_mut().unnoticed += 1;
            if how == Waiting::Once {
                state.notes.gaps.insert(Gap::Assumed(Assumption::SpuriousWakeUps));
            }
            Flow::Stay
        });
        Flow::Split(vec![Alternative { kind, ..noticed }, Alternative { kind, ..unnoticed }])
    }

    /// Gives a monitor up that the running thread takes again before it goes on.
    fn give_up(&self, state: &mut State, object: ObjId, count: u32, how: Waiting, status: Status) {
        Self::release(state, object, 0);
        self.did(state, Deed::Waits(object));
        let own = state.own_mut();
        own.again = Some((object, count));
        own.waiting = how;
        state.threads[state.running].status = status;
    }

    pub(crate) fn notify(&mut self, state: &mut State, object: &'p Operand, all: bool) -> Flow<'p> {
        let object = match self.object_of(state, object) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        if Self::held(state, object).is_none() {
            return self.not_owner(state);
        }
        let is_waiting =
            |thread: &usize| matches!(state.threads[*thread].status, Status::Waits(on) if on == object);
        let waiting: Vec<usize> = (0..state.threads.len()).filter(is_waiting).collect();
        if waiting.is_empty() {
            self.did(state, Deed::Notifies(object, None));
        }
        if all || waiting.len() < 2 {
            for thread in waiting {
                self.wake(state, thread, object);
            }
            return Flow::Next;
        }
        let woken = waiting.into_iter().map(|thread| Alternative {
            kind: ChoiceKind::Wake(thread),
            ..Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                machine.wake(state, thread, object);
                Flow::Next
            })
        });
        Flow::Split(woken.collect())
    }

    /// A thread that waits goes on when it has its monitor again.
    fn wake(&self, state: &mut State, thread: usize, object: ObjId) {
        self.did(state, Deed::Notifies(object, Some(thread)));
        let order = state.own().order.clone();
        let woken = &mut state.threads[thread];
        woken.status = Status::Stands(Operation::Lock(object));
        // it could not have come before whoever wakes it
        std::rc::Rc::make_mut(&mut woken.own).order.join(&order);
    }

    fn not_owner(&mut self, state: &mut State) -> Flow<'p> {
        let builtin = &self.program.builtin;
        let class = builtin.illegal_monitor.unwrap_or(builtin.exception);
        self.throw_new(state, class)
    }
}
