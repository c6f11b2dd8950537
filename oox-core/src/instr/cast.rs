//! Type tests and casts. The hierarchy answers; the solver is not asked.

use crate::assumption::Assumption;
use crate::heap::{ObjId, RefId, Resolved, Value};
use crate::ir::{DynTypeId, Operand, Program, Slot, Ty, TypeSet};
use crate::lang::span::Span;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, State};

impl<'p> Machine<'p> {
    pub(super) fn is_instance(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        let answer = match state.world.heap.resolve(value) {
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
        let fits = match state.world.heap.resolve(value) {
            Resolved::Null => true,
            Resolved::Maybe(id) => match self.decided(&state.world.heap.reference(id).types, ty) {
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

    /// `expect`: as a cast, but an input is what it is expected to be, because whoever made it has promised that. What is
    /// still open about its class is decided that way, without a split. Where the class was chosen otherwise before, the
    /// path is no behaviour: the inputs that keep the promise take another part of that choice.
    pub(crate) fn expect(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
        span: Span,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        let id = match value {
            Value::Sym(id) if state.world.heap.reference(id).parts.is_none() => id,
            _ => return self.expect_mixed(state, dst, object, ty, span),
        };
        let resolved = state.world.heap.resolve(value);
        let reference = state.world.heap.reference(id);
        let types = match resolved {
            Resolved::Null => return self.cast(state, dst, object, ty),
            Resolved::Object(object) => state.world.heap.object(object).types.clone(),
            Resolved::Some(_) | Resolved::Maybe(_) => reference.types.clone(),
        };
        if !self.is_erased(state, id, ty) {
            return self.cast(state, dst, object, ty);
        }
        self.tally.assumed.insert(Assumption::TypeArguments);
        let fits = self.decided(&types, ty);
        if fits == Some(true) {
            return self.cast(state, dst, object, ty);
        }
        if let Some(flow) = self.keep_promise(state, id, &types, ty) {
            return flow;
        }
        let is_tried = self.is_tried(&state.world.heap.reference(id).ty, ty);
        match (resolved, fits) {
            (Resolved::Maybe(id), _) => self.split_null(state, id),
            (Resolved::Some(id), None) if is_tried => self.split_object(state, id),
            _ => Self::not_tried(self.program, ty, span),
        }
    }

    /// `trust`: nobody relies on the type, but whoever made an input has promised it, so it is not tried with others.
    pub(super) fn trust(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        if let Value::Sym(id) = value
            && state.world.heap.reference(id).parts.is_none()
            && self.is_erased(state, id, ty)
        {
            let types = match state.world.heap.resolve(value) {
                Resolved::Null => None,
                Resolved::Object(object) => Some(state.world.heap.object(object).types.clone()),
                Resolved::Some(_) | Resolved::Maybe(_) => Some(state.world.heap.reference(id).types.clone()),
            };
            if let Some(types) = types.filter(|types| self.decided(types, ty) != Some(true)) {
                self.tally.assumed.insert(Assumption::TypeArguments);
                if let Some(flow) = self.keep_promise(state, id, &types, ty) {
                    return flow;
                }
            }
        }
        state.set(dst, value);
        Flow::Next
    }

    /// Is the place of a reference one that a type parameter was erased in? Erasure leaves a bound of the type; from another
    /// place it came by a cast that nobody has checked, and so did what is an argument of no generic type.
    fn is_erased(&self, state: &State, id: RefId, ty: &Ty) -> bool {
        let declared = &state.world.heap.reference(id).ty;
        !self.program.is_assignable(declared, ty)
            && self.program.is_assignable(ty, declared)
            && !self.is_plain_argument(state, Value::Sym(id))
    }

    /// Lets an input, which may have these types, be of the one that was promised, where that needs no split: what is open
    /// about its class is decided that way, and a path that has chosen otherwise before is none.
    fn keep_promise(&mut self, state: &mut State, id: RefId, types: &TypeSet, ty: &Ty) -> Option<Flow<'p>> {
        let resolved = state.world.heap.resolve(Value::Sym(id));
        let (enums, made) = self.enums_among(&self.inputs(ty));
        // of an `enum` class it must be known whether it has any object
        if made.is_empty() && matches!(resolved, Resolved::Some(_) | Resolved::Object(_)) {
            if let Err(flow) = self.know_classes(state, &enums) {
                return Some(flow);
            }
            if !enums.iter().any(|class| self.has_constants(state, *class)) {
                return Some(Flow::End(Ending::Pruned));
            }
        }
        let reference = state.world.heap.reference(id);
        let is_tried = self.is_tried(&reference.ty, ty);
        let is_plain = reference.selector.is_none();
        let fitting = self.program.narrow(types, ty, true);
        match (resolved, self.decided(types, ty)) {
            (Resolved::Some(_) | Resolved::Maybe(_), None) if is_plain && is_tried => {
                state.world.heap.narrow_reference(id, fitting);
                Some(Flow::Stay)
            }
            // nothing was chosen yet, and the promise says more than the declaration
            (Resolved::Some(_) | Resolved::Maybe(_), _)
                if is_plain && !is_tried && *types == self.inputs(&reference.ty) =>
            {
                let promised = self.inputs(ty);
                let mut all: Vec<DynTypeId> = fitting.iter().chain(promised.iter()).copied().collect();
                all.sort_unstable();
                all.dedup();
                state.world.heap.narrow_reference(id, all.into());
                Some(Flow::Stay)
            }
            (Resolved::Object(object), None) if is_tried => {
                self.narrow(state, object, fitting);
                Some(Flow::Stay)
            }
            (Resolved::Some(_) | Resolved::Object(_), Some(false))
                if self.is_promised(state, Value::Sym(id), ty) =>
            {
                Some(Flow::End(Ending::Pruned))
            }
            _ => None,
        }
    }

    /// `expect` of what the program has made, or may have stored there itself: it is judged, unless it is an input.
    fn expect_mixed(
        &mut self,
        state: &mut State,
        dst: Slot,
        object: &'p Operand,
        ty: &'p Ty,
        span: Span,
    ) -> Flow<'p> {
        let value = self.value(state, object);
        if let Resolved::Object(id) = state.world.heap.resolve(value) {
            let denoted = state.world.heap.object(id);
            match self.decided(&denoted.types, ty) {
                None => {
                    self.tally.assumed.insert(Assumption::TypeArguments);
                    let narrowed = self.program.narrow(&denoted.types, ty, true);
                    self.narrow(state, id, narrowed);
                    return Flow::Stay;
                }
                Some(false) if self.is_promised(state, value, ty) => return Flow::End(Ending::Pruned),
                Some(false) if !denoted.is_new => return Self::not_tried(self.program, ty, span),
                Some(_) => {}
            }
        }
        self.cast(state, dst, object, ty)
    }

    /// In a place declared with the first type, are all classes tried that an input of the second type can have?
    fn is_tried(&self, declared: &Ty, ty: &Ty) -> bool {
        let (tried, wanted) = (self.inputs(declared), self.inputs(ty));
        !wanted.is_empty() && wanted.iter().all(|ty| tried.binary_search(ty).is_ok())
    }

    /// Does the value come from places of the input (or of open calls) only, which hold a `ty` by promise and in which
    /// all of them are tried? A parameter has promised no more than its declared type.
    fn is_promised(&self, state: &State, value: Value, ty: &Ty) -> bool {
        let mut todo = vec![value];
        let mut seen: Vec<RefId> = Vec::new();
        while let Some(next) = todo.pop() {
            let id = match next {
                Value::Sym(id) if seen.contains(&id) => continue,
                Value::Sym(id) => id,
                Value::Null => continue,
                _ => return false,
            };
            seen.push(id);
            let reference = state.world.heap.reference(id);
            if let Some(parts) = &reference.parts {
                todo.extend(parts.iter().copied());
                continue;
            }
            let is_parameter = self.is_plain_argument(state, next);
            let is_erased = self.program.is_assignable(ty, &reference.ty);
            if is_parameter || !is_erased || !self.is_tried(&reference.ty, ty) {
                return false;
            }
        }
        true
    }

    /// The program is not to blame that inputs of a class are not tried.
    fn not_tried(program: &Program, ty: &Ty, span: Span) -> Flow<'p> {
        let reason = format!("an input that must be a `{}` where none is tried", program.show_ty(ty));
        Flow::End(Ending::Unsupported(span, reason.into()))
    }

    /// Is an object that is not null of the type? Decides no more about it than the answer needs.
    pub(super) fn has_type(&mut self, state: &State, value: Value, ty: &Ty) -> Result<bool, Flow<'p>> {
        let known = state.world.heap.resolve(value);
        self.note_smaller_array(state, known, ty);
        match known {
            Resolved::Some(id) => {
                let types = &state.world.heap.reference(id).types;
                self.note_hidden_types(state, known, types, ty);
                self.decided(types, ty).ok_or_else(|| self.split_object(state, id))
            }
            Resolved::Object(id) => {
                let types = &state.world.heap.object(id).types;
                self.note_hidden_types(state, known, types, ty);
                self.decided(types, ty).ok_or_else(|| self.split_type(state, id, ty))
            }
            Resolved::Null | Resolved::Maybe(_) => unreachable!("the caller has decided that"),
        }
    }

    /// An argument that is an array of larger elements is tested for one with smaller ones, which a caller may pass.
    fn note_smaller_array(&mut self, state: &State, input: Resolved, ty: &Ty) {
        let is_larger = |(_, value): &(String, Value)| match value {
            Value::Sym(id) => {
                let declared = &state.world.heap.reference(*id).ty;
                let is_same = state.world.heap.resolve(*value) == input;
                is_same
                    && matches!(declared, Ty::Array(_))
                    && declared != ty
                    && self.program.is_assignable(ty, declared)
            }
            _ => false,
        };
        if matches!(ty, Ty::Array(_)) && state.input.args.iter().any(is_larger) {
            self.tally.assumed.insert(Assumption::ArrayTypes);
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
        let types = &state.world.heap.object(object).types;
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
