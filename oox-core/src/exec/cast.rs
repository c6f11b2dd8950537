//! Type tests and casts. The hierarchy answers; the solver is not asked.

use super::{Alternative, Ending, Flow, Machine, State};
use crate::heap::{ObjId, Resolved, Value};
use crate::ir::{Operand, Slot, Ty, TypeSet};
use crate::lang::span::Span;

impl<'p> Machine<'p> {
    pub(super) fn is_instance(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        let answer = match state.heap.resolve(value) {
            Resolved::Null => false,
            Resolved::Maybe(id) => return self.split_null(state, id),
            Resolved::Some(_) | Resolved::Object(_) => match self.has_type(state, value, ty) {
                Ok(answer) => answer,
                Err(flow) => return flow,
            },
        };
        let answer = self.terms.bool(answer);
        state.set(dst, Value::Prim(answer));
        Flow::Next
    }

    pub(super) fn cast(&mut self, state: &mut State, dst: Slot, object: &'p Operand, ty: &'p Ty) -> Flow<'p> {
        let value = self.value(state, object);
        let fits = match state.heap.resolve(value) {
            Resolved::Null => true,
            Resolved::Maybe(id) => match self.decided(&state.heap.reference(id).types, ty) {
                Some(true) => true,
                _ => return self.split_null(state, id),
            },
            Resolved::Some(_) | Resolved::Object(_) => match self.has_type(state, value, ty) {
                Ok(answer) => answer,
                Err(flow) => return flow,
            },
        };
        if !fits {
            return self.throw_new(state, self.program.builtin.class_cast);
        }
        state.set(dst, value);
        Flow::Next
    }

    /// `expect`: as a cast, but what is still open about an input is decided in its favour, without a split.
    pub(super) fn expect(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
        span: Span,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        match state.heap.resolve(value) {
            Resolved::Maybe(id) | Resolved::Some(id) => {
                let reference = state.heap.reference(id);
                let is_plain = reference.parts.is_none() && reference.selector.is_none();
                if is_plain && self.decided(&reference.types, ty).is_none() {
                    let narrowed = self.program.narrow(&reference.types, ty, true);
                    state.heap.narrow_reference(id, narrowed);
                }
            }
            Resolved::Object(id) => {
                let of = state.heap.object(id);
                match self.decided(&of.types, ty) {
                    None => {
                        let narrowed = self.program.narrow(&of.types, ty, true);
                        self.narrow(state, id, narrowed);
                        return Flow::Stay;
                    }
                    // the program is not to blame that inputs of that class are not tried
                    Some(false) if !of.is_new => {
                        let wanted = self.program.show_ty(ty);
                        let reason = format!("an input that must be a `{wanted}` where none is tried");
                        return Flow::End(Ending::Unsupported(span, reason.into()));
                    }
                    Some(_) => {}
                }
            }
            Resolved::Null => {}
        }
        self.cast(state, dst, object, ty)
    }

    /// Is an object that is not null of the type? Decides no more about it than the answer needs.
    pub(super) fn has_type(&mut self, state: &State, value: Value, ty: &Ty) -> Result<bool, Flow<'p>> {
        match state.heap.resolve(value) {
            Resolved::Some(id) => match self.decided(&state.heap.reference(id).types, ty) {
                Some(answer) => Ok(answer),
                None => Err(self.split_object(state, id)),
            },
            Resolved::Object(id) => match self.decided(&state.heap.object(id).types, ty) {
                Some(answer) => Ok(answer),
                None => Err(self.split_type(state, id, ty)),
            },
            Resolved::Null | Resolved::Maybe(_) => unreachable!("the caller has decided that"),
        }
    }

    /// Do all run-time types fit, or none?
    pub(super) fn decided(&self, types: &TypeSet, ty: &Ty) -> Option<bool> {
        let fitting = types.iter().filter(|dynamic| self.program.fits(**dynamic, ty)).count();
        match fitting {
            0 => Some(false),
            all if all == types.len() => Some(true),
            _ => None,
        }
    }

    /// The object is of the type, or it is not.
    fn split_type(&mut self, state: &State, object: ObjId, ty: &Ty) -> Flow<'p> {
        let types = &state.heap.object(object).types;
        let parts = [true, false].map(|fitting| {
            let narrowed = self.program.narrow(types, ty, fitting);
            Alternative::always(move |machine: &mut Machine<'p>, state: &mut State| {
                machine.narrow(state, object, narrowed);
                Flow::Stay
            })
        });
        Flow::Split(parts.into())
    }
}
