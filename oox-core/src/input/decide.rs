//! Deciding about references of the input, as late as possible and no more than an instruction needs.
//!
//! A reference starts as "null or some object"; a null test decides only that; an access also decides which object, one of the
//! existing ones or a new one while the budget lasts. How is a matter of the heap mode, and what it wants to know earlier it
//! says in `on_sight`.

use crate::heap::{Binding, ObjId, RefId, Resolved, Value};
use crate::ir::{Const, Operand};
use crate::machine::Decided;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, State};

impl<'p> Machine<'p> {
    /// Decides whether a reference is null: the object or "some object", or what to do first.
    pub(crate) fn non_null(&mut self, state: &mut State, value: Value) -> Result<Resolved, Flow<'p>> {
        match state.world.heap.resolve(value) {
            Resolved::Null => Err(self.throw_null(state, value)),
            Resolved::Maybe(id) if self.is_there(state, id) => {
                state.world.heap.bind(id, Binding::Some);
                Ok(Resolved::Some(id))
            }
            Resolved::Maybe(id) => Err(self.split_null(state, id)),
            known => Ok(known),
        }
    }

    /// Whether real code gave a reference that is used as an object: a logger is there, whoever makes it.
    fn is_there(&self, state: &State, id: RefId) -> bool {
        let reference = state.world.heap.reference(id);
        self.config.library_runs && reference.is_given && reference.selector.is_none()
    }

    /// Decides which object a reference denotes, or what to do first.
    pub(crate) fn object(&mut self, state: &mut State, value: Value) -> Result<ObjId, Flow<'p>> {
        match self.non_null(state, value)? {
            Resolved::Object(id) => Ok(id),
            Resolved::Some(id) => Err(self.split_object(state, id)),
            Resolved::Null | Resolved::Maybe(_) => unreachable!("non_null has decided that"),
        }
    }

    /// As [`Self::object`], for an operand.
    pub(crate) fn object_of(&mut self, state: &mut State, operand: &Operand) -> Result<ObjId, Flow<'p>> {
        let value = match operand {
            Operand::Const(Const::Null) => Value::Null,
            other => self.value(state, other),
        };
        self.object(state, value)
    }

    /// What the strategy wants to know of a reference that comes into view, before it is used.
    pub(crate) fn on_sight(&mut self, state: &State, value: Value) -> Result<(), Flow<'p>> {
        let wanted = self.mode.on_sight();
        match (value, state.world.heap.resolve(value)) {
            (Value::Sym(_), Resolved::Maybe(id)) if wanted >= Decided::Nullness => {
                Err(self.split_null(state, id))
            }
            (Value::Sym(_), Resolved::Some(id)) if wanted >= Decided::Object => {
                Err(self.split_object(state, id))
            }
            _ => Ok(()),
        }
    }

    /// Null, or some object that is not chosen yet.
    pub(crate) fn split_null(&mut self, state: &State, id: RefId) -> Flow<'p> {
        self.mode.split_null(self, state, id)
    }

    /// Every object that the reference may denote.
    pub(crate) fn split_object(&mut self, state: &State, id: RefId) -> Flow<'p> {
        self.mode.split_object(self, state, id)
    }

    /// An object that an open call gave: it was there before a moment, or it came into being later.
    pub(crate) fn split_birth(object: ObjId, moment: u32) -> Flow<'p> {
        Flow::Split(vec![
            Alternative::always(move |_, state| {
                if state.world.heap.existed_at(object, moment) {
                    Flow::Stay
                } else {
                    Flow::End(Ending::Pruned)
                }
            }),
            Alternative::always(move |_, state| {
                state.world.heap.object_mut(object).earliest = moment + 1;
                Flow::Stay
            }),
        ])
    }
}
