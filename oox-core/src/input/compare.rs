//! Are two references the same?

use crate::heap::Resolved;
use crate::machine::{Flow, Machine};
use crate::state::State;

impl<'p> Machine<'p> {
    /// Are two references the same? Decides no more about them than the answer needs.
    pub(crate) fn are_same(&mut self, state: &State, a: Resolved, b: Resolved) -> Result<bool, Flow<'p>> {
        use Resolved::{Maybe, Null, Object, Some};
        match (a, b) {
            (Null, Null) => Ok(true),
            (Object(a), Object(b)) if a == b => Ok(true),
            (Object(a), Object(b)) => {
                self.note_asked(state, Object(a), b);
                self.note_asked(state, Object(b), a);
                match (state.world.heap.object(a).is_new, state.world.heap.object(b).is_new) {
                    (false, true) => self.is_same_box(state, a, b),
                    (true, false) => self.is_same_box(state, b, a),
                    _ => Ok(false),
                }
            }
            (Some(a) | Maybe(a), Some(b) | Maybe(b)) if a == b => Ok(true),
            (Null, Object(_) | Some(_)) | (Object(_) | Some(_), Null) => Ok(false),
            (Maybe(id), _) | (_, Maybe(id)) => Err(self.split_null(state, id)),
            (Some(id), Object(object)) | (Object(object), Some(id)) => {
                let may_be_same = self.config.faithful
                    || Self::candidates(state, id).contains(&object)
                    || self.may_be_box(state, Some(id), Object(object));
                if may_be_same {
                    Err(self.split_object(state, id))
                } else {
                    // the object was made after the reference, or its type does not fit
                    self.note_asked(state, Some(id), object);
                    Ok(false)
                }
            }
            (Some(id), Some(_)) => Err(self.split_object(state, id)),
        }
    }
}
