//! Texts of the program: literals, and the units of a text.

use crate::heap::{ArrayObject, Value};
use crate::input::array_of;
use crate::ir::{Operand, Slot, StringId};
use crate::machine::{Flow, Machine};
use crate::state::State;

impl<'p> Machine<'p> {
    /// `dst := "text"`
    pub(super) fn load_text(&mut self, state: &mut State, dst: Slot, id: StringId) -> Flow<'p> {
        let object = self.text_literal(state, id);
        state.set(dst, Value::Obj(object));
        Flow::Next
    }

    /// The array of units of a text that is not null, or what to do first.
    pub(super) fn units(&mut self, state: &mut State, text: &Operand) -> Result<ArrayObject, Flow<'p>> {
        let object = self.object_of(state, text)?;
        let (_, units) = self.text_class();
        let units = self.field_value(state, object, units);
        let array = self.object(state, units)?;
        Ok(array_of(state, array).clone())
    }
}
