//! Results of attribution: each body and each list of initialisers is attributed once, whoever asks first, and shared.

use std::rc::Rc;

use super::World;
use crate::problem::Problem;
use crate::typed::{Body, Init};
use crate::types::{ClassId, FieldId, MethodId};

type Kept<T> = Result<T, Problem>;

impl World {
    pub(crate) fn known_body(&self, method: MethodId) -> Option<Kept<Rc<Body>>> {
        self.bodies.borrow().get(&method).cloned()
    }

    pub(crate) fn keep_body(&self, method: MethodId, body: Kept<Rc<Body>>) {
        self.bodies.borrow_mut().insert(method, body);
    }

    pub(crate) fn known_inits(&self, class: ClassId, is_static: bool) -> Option<Kept<Rc<[Init]>>> {
        self.inits.borrow().get(&(class, is_static)).cloned()
    }

    pub(crate) fn keep_inits(&self, class: ClassId, is_static: bool, inits: Kept<Rc<[Init]>>) {
        self.inits.borrow_mut().insert((class, is_static), inits);
    }

    /// Notes that the value of a constant field is being found out. False if it is already.
    pub(crate) fn begin_constant(&self, field: FieldId) -> bool {
        let mut busy = self.busy_constants.borrow_mut();
        let is_new = !busy.contains(&field);
        if is_new {
            busy.push(field);
        }
        is_new
    }

    pub(crate) fn end_constant(&self, field: FieldId) {
        self.busy_constants.borrow_mut().retain(|known| *known != field);
    }
}
