//! Type arguments of the input: an object that was declared as a `Map<String, User>` leads to texts and users.
//!
//! Objects and references of the input know what they were declared as (`view`); what they lead to is found with it. What
//! the program makes has no view, because its fields and cells are known.

use std::sync::Arc;

use crate::assumption::Assumption;
use crate::heap::{ObjId, RefId, Resolved, Value};
use crate::ir::{FieldId, Generic, MethodId, Param, Ty, TypeArg, TypeSet};
use crate::machine::Machine;
use crate::state::{FrameKind, State};

/// What a place of the input is declared as.
pub(crate) struct Declared {
    pub ty: Ty,
    /// With its type arguments, where they are known.
    pub view: Option<Arc<Generic>>,
}

impl Machine<'_> {
    /// A place that is declared so in an object whose class has these arguments.
    fn declared(&mut self, ty: &Ty, declared: Option<&Generic>, args: &[TypeArg]) -> Declared {
        let erased = |view: Option<Generic>| Declared { ty: ty.clone(), view: view.map(Arc::new) };
        let Some(declared) = declared else { return erased(None) };
        let Some(view) = self.program.applied(declared, args).bound().cloned() else { return erased(None) };
        let Generic::Variable(_) = declared else { return erased(Some(view)) };
        let chosen = self.program.erased(&view);
        // without objects to try there would be no input at all
        let is_tried = !self.inputs(&chosen).is_empty();
        if !is_tried || !self.program.is_assignable(&chosen, ty) {
            return erased(None);
        }
        if chosen != *ty {
            self.tally.assumed.insert(Assumption::TypeArguments);
        }
        Declared { ty: chosen, view: Some(Arc::new(view)) }
    }

    /// An argument of the entry: nobody knows what the type variables of its class stand for.
    pub(crate) fn declared_argument(&mut self, param: &Param) -> Declared {
        self.declared(&param.ty, param.generic.as_ref(), &[])
    }

    /// A field of an object of the input.
    pub(crate) fn declared_field(&mut self, state: &State, id: ObjId, field: FieldId) -> Declared {
        let declared = self.program.field(field);
        let object = state.world.heap.object(id);
        let args = match (&object.view, &declared.generic) {
            (Some(view), Some(_)) => self.program.args_of(view, &object.types, declared.class),
            _ => Vec::new(),
        };
        self.declared(&declared.ty, declared.generic.as_ref(), &args)
    }

    /// A static field: it knows of no type variable.
    pub(crate) fn declared_static(&mut self, field: FieldId) -> Declared {
        let declared = self.program.field(field);
        self.declared(&declared.ty, declared.generic.as_ref(), &[])
    }

    /// A cell of an array of the input, with elements of this erased type.
    pub(crate) fn declared_cell(&mut self, state: &State, array: ObjId, elem: &Ty) -> Declared {
        match state.world.heap.object(array).view.as_deref() {
            Some(Generic::Array(view)) => {
                let arg = TypeArg::Exactly((**view).clone());
                self.declared(elem, Some(&Generic::Variable(0)), &[arg])
            }
            _ => Declared { ty: elem.clone(), view: None },
        }
    }

    /// The result of an open call on this receiver.
    pub(crate) fn declared_result(
        &mut self,
        state: &State,
        method: MethodId,
        receiver: Option<Value>,
    ) -> Declared {
        let called = self.program.method(method);
        let ty = called.ret.as_ref().expect("a method with a result");
        let known =
            receiver.filter(|_| called.generic_ret.is_some() && !called.is_static).and_then(|receiver| {
                let (view, types) = match state.world.heap.resolve(receiver) {
                    Resolved::Object(id) => {
                        (&state.world.heap.object(id).view, &state.world.heap.object(id).types)
                    }
                    Resolved::Some(id) | Resolved::Maybe(id) => {
                        (&state.world.heap.reference(id).view, &state.world.heap.reference(id).types)
                    }
                    Resolved::Null => return None,
                };
                Some(self.program.args_of(view.as_deref()?, types, called.class))
            });
        self.declared(ty, called.generic_ret.as_ref(), &known.unwrap_or_default())
    }

    /// The run-time types that an input in such a place can have.
    pub(super) fn declared_types(&mut self, declared: &Declared) -> TypeSet {
        let types = self.inputs(&declared.ty);
        let Some(view) = &declared.view else { return types };
        let fitting = self.program.types_of_view(view, types.clone());
        if fitting != types {
            self.tally.assumed.insert(Assumption::TypeArguments);
        }
        fitting
    }

    /// Could the reference denote the object, as far as their type arguments say?
    pub(super) fn views_agree(&mut self, state: &State, id: RefId, object: ObjId) -> bool {
        let agree = match (&state.world.heap.reference(id).view, &state.world.heap.object(object).view) {
            (Some(a), Some(b)) => self.program.agree(a, b),
            _ => true,
        };
        if !agree {
            self.tally.assumed.insert(Assumption::TypeArguments);
        }
        agree
    }

    /// A parameter has promised no more than its declared type, unless that is generic.
    pub(crate) fn is_plain_argument(&self, state: &State, value: Value) -> bool {
        let Some(FrameKind::Entry(method)) = state.frames().first().map(|frame| frame.kind) else {
            return false;
        };
        let params = &self.program.method(method).params;
        // what the interpreter runs before the tested method has no inputs of its own
        let Some(offset) = state.input.args.len().checked_sub(params.len()) else { return false };
        let mut inputs = state.input.args.iter().enumerate();
        inputs.any(|(index, (_, input))| {
            *input == value && (index < offset || !params[index - offset].is_generic)
        })
    }
}
