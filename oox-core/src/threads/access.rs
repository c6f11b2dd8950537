//! Accesses to places that several threads may come to: who sees them, and which race.

use crate::assumption::Assumption;
use crate::config::Racing;
use crate::heap::Value;
use crate::lang::span::Span;
use crate::machine::{Flow, Machine};
use crate::state::{
    Access, Deed, Ending, Operation, Place, Promise, State, Status, Touch, Touched, Toucher, Violated,
};

impl<'p> Machine<'p> {
    /// A place is read or written now, as the last thing of an instruction that can fail to happen; the value is what is read
    /// or written.
    pub(crate) fn access(
        &mut self,
        state: &mut State,
        place: Place,
        is_write: bool,
        value: Value,
    ) -> Result<(), Flow<'p>> {
        if state.is_concurrent() {
            self.access_of_many(state, Access { place, is_write }, value)
        } else {
            Ok(())
        }
    }

    fn access_of_many(&mut self, state: &mut State, access: Access, value: Value) -> Result<(), Flow<'p>> {
        let Access { place, is_write } = access;
        if Self::is_looking(state) || state.own().quiet > 0 {
            // what was, and what is only looked at in the end, nobody changes
            return Ok(());
        }
        if state.own().trial.is_some() {
            return self.access_in_trial(state, place, is_write);
        }
        let is_spec = state.top().is_contract || state.own().in_spec;
        let is_volatile = self.is_volatile(place);
        let in_atomic = state.own().atomic > 0;
        let is_seen =
            is_volatile || self.config.all_schedules || self.config.racing.contains(&kind_of(place));
        if is_seen && !in_atomic && !Self::use_grant(state) {
            return Err(Self::stand(state, Operation::Access(access)));
        }
        if is_seen || in_atomic {
            Self::touches(state, access);
        }
        self.did(state, Deed::Touches(access, value));
        if is_volatile {
            Self::acquire(state, place, !is_write || in_atomic);
            Self::release_place(state, place, is_write);
            return Ok(());
        }
        if in_atomic {
            // whoever comes here in another `atomic` knows it, and whoever comes in another way must be seen
            Self::acquire(state, place, true);
            self.look_for_races(state, place, is_write, Toucher::Atomic)?;
            Self::release_place(state, place, false);
            return Ok(());
        }
        // where threads meet at a volatile field of a library, that is seen once it is known
        let by = if is_spec || self.is_declared_volatile(place) { Toucher::Condition } else { Toucher::Code };
        self.look_for_races(state, place, is_write, by)
    }

    fn note_race(&mut self, place: Place, one: Span, other: Span) {
        let (one, other) = (one.key(), other.key());
        self.tally.assumed.insert(Assumption::SequentialConsistency);
        self.tally.races.insert((kind_of(place), one.min(other), one.max(other)));
    }

    /// What is only tried is read all the same: if somebody writes there in another way, that must be seen.
    fn access_in_trial(&mut self, state: &mut State, place: Place, is_write: bool) -> Result<(), Flow<'p>> {
        if is_write {
            let what = "an `await` whose condition changes something";
            return Err(Flow::End(Ending::Unsupported(self.here(state), what.into())));
        }
        if let Some(trial) = &mut state.own_mut().trial
            && !trial.reads.contains(&place)
        {
            trial.reads.push(place);
        }
        if self.is_volatile(place) {
            Ok(())
        } else {
            self.look_for_races(state, place, false, Toucher::Atomic)
        }
    }

    /// Threads meet here without a race. As long as nothing shows that they come to a volatile field of a library at the same time,
    /// what they do there is ordered by something else, and it is a field as any other.
    pub(crate) fn is_volatile(&self, place: Place) -> bool {
        let (Place::Field(_, field) | Place::Static(field)) = place else {
            return self.is_declared_volatile(place);
        };
        let is_met = || self.config.all_schedules || self.config.racing.contains(&kind_of(place));
        let field = self.program.field(field);
        field.is_volatile && (self.program.class(field.class).is_of_user() || is_met())
    }

    fn is_declared_volatile(&self, place: Place) -> bool {
        match place {
            Place::Field(_, field) | Place::Static(field) => self.program.field(field).is_volatile,
            Place::Cell(..) => false,
            Place::Monitor(_) | Place::Class(_) => true,
        }
    }

    /// Whoever reads a synchronising place knows what those knew who wrote it.
    fn acquire(state: &mut State, place: Place, is_read: bool) {
        if let Some(released) = state.together.touched.get(&place).map(|touched| touched.released.clone())
            && is_read
        {
            state.own_mut().clock.join(&released);
        }
    }

    /// What the running thread knows is known to whoever reads the place from now on; a volatile one is written, or read.
    fn release_place(state: &mut State, place: Place, is_write: bool) {
        let me = state.running;
        let mut touched = state.together.touched.get(&place).cloned().unwrap_or_default();
        if is_write || state.own().atomic > 0 {
            touched.released.join(&state.own().clock);
            state.own_mut().clock.advance(me);
        }
        Self::remember(state, place, touched, is_write);
    }

    fn look_for_races(
        &mut self,
        state: &mut State,
        place: Place,
        is_write: bool,
        by: Toucher,
    ) -> Result<(), Flow<'p>> {
        let me = state.running;
        let span = self.here(state);
        let mut touched = state.together.touched.get(&place).cloned().unwrap_or_default();
        let clock = &state.own().clock;
        let is_before = |touch: &&Touch| touch.time <= clock.of(touch.thread);
        let mut others = touched.write.iter().chain(touched.reads.iter().filter(|_| is_write));
        let racing = others
            .find(|touch| {
                let know_each_other = by == Toucher::Atomic && touch.by == Toucher::Atomic;
                touch.thread != me && !know_each_other && !is_before(touch)
            })
            .copied();
        if let Some(other) = racing {
            self.tally.racing.insert(kind_of(place));
            if by == Toucher::Code && other.by == Toucher::Code {
                self.note_race(place, other.span, span);
                if self.config.checks.race {
                    // the same two places, whichever comes first
                    let (one, two) =
                        if other.span.key() < span.key() { (other.span, span) } else { (span, other.span) };
                    let violated = Violated::new(Promise::NoRace(one, two));
                    return Err(Flow::End(Ending::Violated(violated)));
                }
            }
        }
        let touch = Touch { thread: me, time: clock.of(me), span, by };
        if is_write {
            touched.write = Some(touch);
            touched.reads.clear();
        } else {
            touched.reads.retain(|known| known.thread != me || known.by != by);
            touched.reads.push(touch);
        }
        Self::remember(state, place, touched, is_write);
        Ok(())
    }

    /// Notes what became of a place, and lets go on who waits for that.
    fn remember(state: &mut State, place: Place, mut touched: Touched, is_write: bool) {
        if is_write {
            touched.version += 1;
            state.own_mut().writes += 1;
            for thread in &mut state.threads {
                let (Status::Spins(awaited, _) | Status::Stands(Operation::Atomic(_, awaited))) =
                    &thread.status
                else {
                    continue;
                };
                if awaited.contains(&place) {
                    thread.status = Status::Ready;
                }
            }
        } else {
            state.own_mut().reads.push_back((place, touched.version));
        }
        state.together_mut().touched.insert(place, touched);
    }
}

/// What is made visible when threads race at a place.
pub(crate) fn kind_of(place: Place) -> Racing {
    match place {
        Place::Field(_, field) | Place::Static(field) => Racing::Field(field),
        Place::Cell(..) | Place::Monitor(_) | Place::Class(_) => Racing::Elements,
    }
}
