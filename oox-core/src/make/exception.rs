//! Exceptions that the engine throws by itself. No constructor runs; what the class declares to be told, it is told.

use crate::heap::{ObjId, Value};
use crate::ir::{ClassId, FieldId, StringId, Ty};
use crate::lang::span::Span;
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, State};
use crate::term::{IntTy, Sort, Term};

/// What the engine throws.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Thrown {
    /// An exception of which there is nothing to say.
    Plain(ClassId),
    /// A division by zero.
    DivisionByZero,
    /// An index outside of an array; both numbers are of sort `Int`.
    Index { index: Term, length: Term },
    /// An array of this size, of sort `Int`, cannot be made.
    Size(Term),
}

impl<'p> Machine<'p> {
    /// Throws a new exception with default fields, whose message a virtual machine would word by itself.
    pub(crate) fn throw_new(&mut self, state: &mut State, class: ClassId) -> Flow<'p> {
        let exception = self.new_object(state, class);
        self.tell(state, exception, "worded");
        Flow::Throw(exception)
    }

    /// Throws because a reference that is null was followed.
    pub(crate) fn throw_null(&mut self, state: &mut State, followed: Value) -> Flow<'p> {
        let flow = self.throw_new(state, self.program.builtin.null_pointer);
        if let Flow::Throw(exception) = &flow {
            state.notes.null_of.insert(*exception, followed);
        }
        flow
    }

    /// Throws a new exception that knows what happened.
    pub(crate) fn throw_thrown(&mut self, state: &mut State, thrown: Thrown) -> Flow<'p> {
        let builtin = self.program.builtin;
        match thrown {
            Thrown::Plain(class) => self.throw_new(state, class),
            Thrown::DivisionByZero => {
                let exception = self.new_object(state, builtin.arithmetic);
                if self.has_text_message() {
                    let born = state.tick();
                    let text = self.new_text(state, "/ by zero", born);
                    state.world.heap.object_mut(exception).fields.set(builtin.message, Value::Obj(text));
                }
                Flow::Throw(exception)
            }
            Thrown::Index { index, length } => {
                let exception = self.new_object(state, builtin.array_index);
                self.tell_number(state, exception, "index", index);
                self.tell_number(state, exception, "length", length);
                self.tell(state, exception, "engine");
                Flow::Throw(exception)
            }
            Thrown::Size(size) => {
                let exception = self.new_object(state, builtin.negative_size);
                self.tell_number(state, exception, "size", size);
                self.tell(state, exception, "engine");
                Flow::Throw(exception)
            }
        }
    }

    /// `throw;` and `throw "text";`
    pub(crate) fn throw_bare(&mut self, state: &mut State, message: Option<StringId>) -> Flow<'p> {
        let exception = self.new_object(state, self.program.builtin.exception);
        if let Some(id) = message {
            let text = if self.has_text_message() {
                Value::Obj(self.text_literal(state, id))
            } else {
                Value::Prim(self.string(id))
            };
            state.world.heap.object_mut(exception).fields.set(self.program.builtin.message, text);
        }
        Flow::Throw(exception)
    }

    /// A class whose initialisation has failed is used again: throws where the program has the exception for it.
    pub(crate) fn use_of_failed(&mut self, state: &mut State, class: ClassId, span: Span) -> Flow<'p> {
        let program = self.program;
        let is_error = |id: &ClassId| {
            program.class(*id).name == "NoClassDefFoundError"
                && program.is_subclass(*id, program.builtin.throwable)
        };
        let count = u32::try_from(program.classes.len()).expect("fewer than 2^32 classes");
        if let Some(error) = (0..count).map(ClassId).find(is_error) {
            return self.throw_new(state, error);
        }
        let what = format!("a use of `{}`, whose static initialisation threw", program.class(class).name);
        Flow::End(Ending::Unsupported(span, what.into()))
    }

    /// Are messages of exceptions objects of the class of texts?
    fn has_text_message(&self) -> bool {
        let message = &self.program.field(self.program.builtin.message).ty;
        self.program.text.is_some_and(|text| *message == Ty::Ref(text.class))
    }

    fn tell_number(&mut self, state: &mut State, exception: ObjId, name: &str, value: Term) {
        let sort = IntTy::I32;
        if let Some(field) = self.own_field(state, exception, name, &Ty::Bits(sort)) {
            let value = self.terms.convert(value, Sort::Bits(sort));
            state.world.heap.object_mut(exception).fields.set(field, Value::Prim(value));
        }
    }

    fn tell(&mut self, state: &mut State, exception: ObjId, name: &str) {
        if let Some(field) = self.own_field(state, exception, name, &Ty::Bool) {
            let yes = self.terms.bool(true);
            state.world.heap.object_mut(exception).fields.set(field, Value::Prim(yes));
        }
    }

    fn own_field(&self, state: &State, object: ObjId, name: &str, ty: &Ty) -> Option<FieldId> {
        let mut fields = state.world.heap.object(object).fields.iter().map(|(field, _)| field);
        fields.find(|field| {
            let field = self.program.field(*field);
            field.name == name && field.ty == *ty
        })
    }

    /// Throws where `bad` holds, and does the rest where it does not.
    pub(crate) fn unless(
        &mut self,
        state: &mut State,
        bad: Term,
        thrown: Thrown,
        rest: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p,
    ) -> Flow<'p> {
        match self.terms.as_bool(bad) {
            Some(true) => self.throw_thrown(state, thrown),
            Some(false) => rest(self, state),
            None => {
                let good = self.terms.not(bad);
                Flow::Split(vec![
                    Alternative::when(bad, move |machine, state| machine.throw_thrown(state, thrown)),
                    Alternative::when(good, rest),
                ])
            }
        }
    }

    /// The class of an exception.
    pub(crate) fn exception_name(&self, state: &State, exception: ObjId) -> String {
        self.program.show_dyn(state.world.heap.object(exception).types[0])
    }
}
