//! Classes that several threads want to be initialised: the first one does it, and the others wait.

use crate::ir::ClassId;
use crate::machine::{Flow, Machine};
use crate::state::{Access, Deed, Operation, Place, State};

impl<'p> Machine<'p> {
    /// Whether the running thread may use a class, or initialise it, now; or what to do first.
    pub(crate) fn may_initialise(&mut self, state: &mut State, class: ClassId) -> Result<(), Flow<'p>> {
        if !state.is_concurrent()
            || Self::is_looking(state)
            || self.program.class(class).static_init.is_none()
        {
            return Ok(());
        }
        let me = state.running;
        let (is_first, must_wait) = match state.together.classes.get(&class) {
            Some(initialiser) => match initialiser.running {
                Some(by) if by == me => return Ok(()),
                Some(_) => (false, true),
                None if state.own().order.includes(&initialiser.order) => return Ok(()),
                None => (false, false),
            },
            None if state.world.initialised.contains(&class) => return Ok(()),
            None => (true, false),
        };
        // nobody can see when a class of a library is initialised, unless it takes so long that others come
        let is_quiet = !self.program.class(class).is_of_user();
        if state.own().trial.is_some() {
            return Ok(());
        }
        if state.own().atomic > 0 {
            if must_wait {
                return Err(self.waits_inside(state));
            }
        } else if !Self::use_grant(state) && (must_wait || !is_quiet) {
            return Err(Self::stand(state, Operation::Initialise(class)));
        }
        if let Some(initialiser) = state.together.classes.get(&class) {
            let clock = initialiser.released.clone();
            state.own_mut().clock.join(&clock);
        }
        if !is_quiet {
            Self::touches(state, Access { place: Place::Class(class), is_write: is_first });
            self.did(state, Deed::Initialises(class, is_first));
        }
        Ok(())
    }

    /// The running thread begins to initialise a class.
    pub(crate) fn note_initialising(&self, state: &mut State, class: ClassId) {
        if state.is_concurrent() && self.program.class(class).static_init.is_some() {
            let me = state.running;
            state.together_mut().classes.entry(class).or_default().running = Some(me);
        }
    }
}
