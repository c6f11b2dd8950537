//! `modifies`: which places a method may change, checked at every write until it is left.

use std::rc::Rc;

use crate::heap::{ObjId, Resolved, Value};
use crate::input::array_of;
use crate::ir::{FieldId, FrameLoc, MethodId, Slot};
use crate::machine::{Alternative, Flow, Machine, violated};
use crate::solver::Assumed;
use crate::state::{Frame, FrameCondition, FrameKind, Location, State};
use crate::term::Term;

/// What is about to be written.
#[derive(Clone, Copy)]
enum Write {
    Field(ObjId, FieldId),
    Elem(ObjId, Term),
    AllElems(ObjId),
    Static(FieldId),
}

impl<'p> Machine<'p> {
    /// The places of a `modifies` clause whose bases were just evaluated in `frame`.
    pub(super) fn places(&self, frame: &Frame, method: MethodId, clause: usize) -> Vec<Location> {
        let slot = |slot: &Slot| frame.slots[slot.0 as usize];
        let locs = &self.program.method(method).contract.modifies[clause].locs;
        let place = |loc: &FrameLoc| {
            Some(match loc {
                FrameLoc::Field(base, field) => Location::Field(slot(base), *field),
                FrameLoc::AllFields(base) => Location::AllFields(slot(base)),
                FrameLoc::Elem(base, index) => match slot(index) {
                    Value::Prim(index) => Location::Elem(slot(base), index),
                    _ => return None,
                },
                FrameLoc::AllElems(base) => Location::AllElems(slot(base)),
                FrameLoc::Static(field) => Location::Static(*field),
            })
        };
        locs.iter().filter_map(place).collect()
    }

    /// From now on the innermost method may only change these places and what it makes itself.
    pub(crate) fn set_limits(
        &mut self,
        state: &mut State,
        method: MethodId,
        clause: usize,
        places: Vec<Location>,
    ) {
        let check = self.program.method(method).contract.modifies[clause].check;
        let frame = state.top_mut();
        let limits = FrameCondition { check, entered: frame.entered, places };
        Rc::make_mut(&mut frame.limits).push(limits);
        frame.is_limited = true;
    }

    pub(crate) fn may_write_field(
        &mut self,
        state: &State,
        object: ObjId,
        field: FieldId,
    ) -> Result<(), Flow<'p>> {
        self.may_write(state, Write::Field(object, field))
    }

    pub(crate) fn may_write_elem(
        &mut self,
        state: &State,
        object: ObjId,
        index: Term,
    ) -> Result<(), Flow<'p>> {
        self.may_write(state, Write::Elem(object, index))
    }

    pub(super) fn may_write_elems(&mut self, state: &State, object: ObjId) -> Result<(), Flow<'p>> {
        self.may_write(state, Write::AllElems(object))
    }

    pub(crate) fn may_write_static(&mut self, state: &State, field: FieldId) -> Result<(), Flow<'p>> {
        self.may_write(state, Write::Static(field))
    }

    fn may_write(&mut self, state: &State, write: Write) -> Result<(), Flow<'p>> {
        if !self.config.checks.contract || !state.top().is_limited {
            return Ok(());
        }
        for frame in state.frames().iter().rev() {
            if matches!(frame.kind, FrameKind::StaticInit(_)) {
                // the initialisation of a class is nobody's change
                break;
            }
            // an open method has limits to change by, not to keep to
            if frame.body.is_none() {
                continue;
            }
            for limits in frame.limits.iter() {
                self.within(state, limits, write)?;
            }
        }
        Ok(())
    }

    fn within(&mut self, state: &State, limits: &FrameCondition, write: Write) -> Result<(), Flow<'p>> {
        if let Write::Field(id, _) | Write::Elem(id, _) | Write::AllElems(id) = write {
            let object = state.world.heap.object(id);
            if object.earliest > limits.entered {
                return Ok(());
            }
            if object.born > limits.entered {
                return Err(Self::split_birth(id, limits.entered));
            }
        }
        // where there are no elements none is changed
        let mut allowed = match write {
            Write::AllElems(id) => {
                let zero = self.terms.int(0);
                self.terms.eq(array_of(state, id).length, zero)
            }
            _ => self.terms.bool(false),
        };
        for place in &limits.places {
            let here = self.covers(state, *place, write)?;
            allowed = self.terms.or(allowed, here);
        }
        match self.terms.as_bool(allowed) {
            Some(true) => Ok(()),
            Some(false) => Err(violated(limits.check, Some(self.describe(write)))),
            None => self.within_if(state, limits, write, allowed),
        }
    }

    /// When does a listed place cover a write?
    fn covers(&mut self, state: &State, place: Location, write: Write) -> Result<Term, Flow<'p>> {
        let (base, object) = match (place, write) {
            (Location::Static(listed), Write::Static(field)) => return Ok(self.terms.bool(listed == field)),
            (Location::Field(base, listed), Write::Field(object, field)) if listed == field => (base, object),
            (Location::AllFields(base), Write::Field(object, _)) => (base, object),
            (Location::AllElems(base) | Location::Elem(base, _), Write::Elem(object, _)) => (base, object),
            (Location::AllElems(base), Write::AllElems(object)) => (base, object),
            _ => return Ok(self.terms.bool(false)),
        };
        let same = self.are_same(state, state.world.heap.resolve(base), Resolved::Object(object))?;
        match (place, write) {
            (Location::Elem(_, listed), Write::Elem(_, index)) if same => Ok(self.terms.eq(listed, index)),
            _ => Ok(self.terms.bool(same)),
        }
    }

    /// The write is allowed where the index is one of the listed ones.
    fn within_if(
        &mut self,
        state: &State,
        limits: &FrameCondition,
        write: Write,
        allowed: Term,
    ) -> Result<(), Flow<'p>> {
        // decided before; asked again, a solver that gave up would give up again, and so on for ever
        if state.path.condition.contains(allowed) {
            return Ok(());
        }
        let forbidden = self.terms.not(allowed);
        if let Assumed::Infeasible = self.solver.assume(&mut self.terms, &state.path.condition, forbidden) {
            return Ok(());
        }
        let (check, detail) = (limits.check, self.describe(write));
        Err(Flow::Split(vec![
            Alternative::when(forbidden, move |_, _| violated(check, Some(detail))),
            // the write is executed again, and then it is known to be allowed
            Alternative::when(allowed, |_, _| Flow::Stay),
        ]))
    }

    fn describe(&self, write: Write) -> String {
        match write {
            Write::Field(_, field) | Write::Static(field) => {
                let field = self.program.field(field);
                format!("`{}.{}` is changed", self.program.class(field.class).name, field.name)
            }
            Write::Elem(..) | Write::AllElems(_) => "an element of an array is changed".to_owned(),
        }
    }
}
