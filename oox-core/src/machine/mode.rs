//! When references of the input are decided: what the heap modes have to say.
//!
//! A reference of the input is decided in two steps, null or not, then which object. The modes differ in how much of that
//! happens when a reference first comes into view (as a parameter, by reading a field or a cell, as the result of an open
//! call), and in whether an access chooses one object or keeps a set of them. Nobody else tells them apart: the rooms above
//! ask the mode of their machine. The modes themselves stand in `input`.

use super::{Flow, Machine, Step};
use crate::heap::{RefId, Value};
use crate::ir::FieldId;
use crate::state::{State, SymbolOrigin};
use crate::term::Term;

/// How much of a reference is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Decided {
    /// Nothing.
    Nothing,
    /// Whether it is null.
    Nullness,
    /// Which object it is.
    Object,
}

/// A heap mode.
pub(crate) trait Mode {
    /// How much is decided when a reference comes into view.
    fn on_sight(&self) -> Decided;

    /// Null, or some object that is not chosen yet.
    fn split_null<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p>;

    /// Which object a reference denotes that is not null.
    fn split_object<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p>;

    /// A reference that is not decided stands for a set of objects: its class is not narrowed for all of them at once.
    fn keeps_sets(&self) -> bool {
        false
    }

    /// The number of the solver that stands for what a new reference denotes; `None` where objects are chosen.
    fn selector(
        &self,
        _machine: &mut Machine,
        _state: &mut State,
        _origin: &SymbolOrigin,
        _stamp: u32,
        _non_null: bool,
    ) -> Option<Term> {
        None
    }

    /// Reads a field without choosing an object; `None` where one must be chosen.
    fn read_field<'p>(
        &self,
        _machine: &mut Machine<'p>,
        _state: &mut State,
        _object: Value,
        _field: FieldId,
    ) -> Step<'p, Option<Value>> {
        Ok(None)
    }

    /// Writes a field without choosing an object; false where one must be chosen.
    fn write_field<'p>(
        &self,
        _machine: &mut Machine<'p>,
        _state: &mut State,
        _object: Value,
        _field: FieldId,
        _value: Value,
    ) -> Step<'p, bool> {
        Ok(false)
    }

    /// Are two references the same, as a condition? `None` where their objects must be chosen to tell.
    fn same_reference<'p>(
        &self,
        _machine: &mut Machine<'p>,
        _state: &State,
        _a: Value,
        _b: Value,
    ) -> Step<'p, Option<Term>> {
        Ok(None)
    }

    /// Are two references the same, as a condition, when nothing more is to be decided about them?
    fn same_if(&self, _machine: &mut Machine, _state: &State, _a: Value, _b: Value) -> Option<Term> {
        None
    }
}
