//! Reading, writing and comparing through references that keep a set of objects (`--heap merged`).
//!
//! In this mode every symbolic reference has a *selector*, a number of the solver: 0 is null, and every object has a
//! number of its own. References of the input start without a set of candidates; the first access gives them one (all
//! fitting objects and a new one) and restricts the selector to it. A reference that was read through a set is
//! *derived*: its selector is an if-then-else over those of its parts.

mod access;
mod candidates;
mod selector;

use crate::heap::{RefId, Value};
use crate::ir::FieldId;
use crate::machine::{Decided, Flow, Machine, Mode, Step};
use crate::state::{State, SymbolOrigin};
use crate::term::Term;

/// `merged`: an access does not choose an object. The reference keeps the set of objects it may denote, and what is read
/// through it is an if-then-else over them; a write changes each of them under its condition. Only arrays, calls with
/// several targets and type tests choose.
pub(super) struct Merging;

impl Mode for Merging {
    fn on_sight(&self) -> Decided {
        Decided::Nothing
    }

    fn keeps_sets(&self) -> bool {
        true
    }

    fn selector(
        &self,
        machine: &mut Machine,
        state: &mut State,
        origin: &SymbolOrigin,
        stamp: u32,
        non_null: bool,
    ) -> Option<Term> {
        Some(machine.new_selector(state, origin.clone(), stamp, non_null))
    }

    fn split_null<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p> {
        match machine.know_constants(state, id) {
            Ok(()) => machine.split_selector(state, id),
            Err(flow) => flow,
        }
    }

    fn split_object<'p>(&self, machine: &mut Machine<'p>, state: &State, id: RefId) -> Flow<'p> {
        machine.split_candidates(state, id)
    }

    fn read_field<'p>(
        &self,
        machine: &mut Machine<'p>,
        state: &mut State,
        object: Value,
        field: FieldId,
    ) -> Step<'p, Option<Value>> {
        machine.non_null(state, object)?;
        let merged = machine.merged_objects(state, object)?;
        Ok(merged.map(|merged| machine.read_merged(state, &merged, field)))
    }

    fn write_field<'p>(
        &self,
        machine: &mut Machine<'p>,
        state: &mut State,
        object: Value,
        field: FieldId,
        value: Value,
    ) -> Step<'p, bool> {
        machine.non_null(state, object)?;
        let merged = machine.merged_objects(state, object)?;
        if let Some(merged) = &merged {
            machine.write_merged(state, merged, field, value);
        }
        Ok(merged.is_some())
    }

    fn same_reference<'p>(
        &self,
        machine: &mut Machine<'p>,
        state: &State,
        a: Value,
        b: Value,
    ) -> Step<'p, Option<Term>> {
        let (first, second) = (state.world.heap.resolve(a), state.world.heap.resolve(b));
        let is_box = || machine.may_be_box(state, first, second) || machine.may_be_box(state, second, first);
        if !Machine::types_agree(state, a, b) || is_box() {
            return Ok(None);
        }
        for value in [a, b] {
            machine.know_candidates(state, value)?;
        }
        machine.note_asked_merged(state, a, b);
        Ok(Some(machine.same_selector(state, a, b)))
    }

    fn same_if(&self, machine: &mut Machine, state: &State, a: Value, b: Value) -> Option<Term> {
        Some(machine.same_selector(state, a, b))
    }
}
