//! What objects that stand for threads ask of the engine, in programs that have classes of their own for threads.

use super::native::give;
use crate::heap::{Resolved, Value};
use crate::ir::{Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::{State, Waiting};
use crate::term::{IntTy, Num};

/// Threads on one path are fewer than this, whatever the bound.
const MOST_CHILDREN: i64 = 1000;

impl<'p> Machine<'p> {
    pub(super) fn become_thread(
        &mut self,
        state: &mut State,
        object: &Operand,
        is_daemon: &Operand,
    ) -> Flow<'p> {
        let object = match self.object_of(state, object) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let is_daemon = self.prim(state, is_daemon);
        let own = state.own_mut();
        own.handle = Some(object);
        own.is_daemon = self.terms.as_bool(is_daemon).unwrap_or(false);
        Flow::Next
    }

    pub(super) fn has_thread(&mut self, state: &mut State, dst: Option<Slot>, object: &Operand) -> Flow<'p> {
        let value = self.value(state, object);
        let known = match self.non_null(state, value) {
            Ok(known) => known,
            Err(flow) => return flow,
        };
        let is_there = match known {
            Resolved::Object(object) => state.threads.iter().any(|thread| thread.own.handle == Some(object)),
            Resolved::Null | Resolved::Maybe(_) | Resolved::Some(_) => false,
        };
        let is_there = self.terms.bool(is_there);
        give(state, dst, Value::Prim(is_there))
    }

    /// The first thread counts from 0; in the numbers of others is who they are.
    pub(super) fn next_name(&mut self, state: &mut State, dst: Option<Slot>) -> Flow<'p> {
        let mut number = i64::from(state.own().names);
        state.own_mut().names += 1;
        let mut thread = state.running;
        let mut unit = MOST_CHILDREN;
        while let Some((parent, fork)) = state.threads[thread].own.parent {
            number = number.wrapping_add(unit.wrapping_mul(i64::from(fork)));
            unit = unit.wrapping_mul(MOST_CHILDREN);
            thread = parent;
        }
        let number = self.terms.bits(IntTy::I32, number & 0x7fff_ffff);
        give(state, dst, Value::Prim(number))
    }

    pub(super) fn await_notice(&mut self, state: &mut State, object: &'p Operand, how: &Operand) -> Flow<'p> {
        let how = self.prim(state, how);
        let how = match self.terms.as_num(how).and_then(Num::to_i64) {
            Some(1) => Waiting::ForSomeTime,
            Some(2) => Waiting::Once,
            _ => Waiting::ForNotice,
        };
        self.wait(state, object, how)
    }

    pub(super) fn give_notice(&mut self, state: &mut State, object: &'p Operand, all: &Operand) -> Flow<'p> {
        let all = self.prim(state, all);
        let all = self.terms.as_bool(all).unwrap_or(true);
        self.notify(state, object, all)
    }

    pub(super) fn holds_lock(
        &mut self,
        state: &mut State,
        dst: Option<Slot>,
        object: &'p Operand,
    ) -> Flow<'p> {
        let object = match self.object_of(state, object) {
            Ok(object) => object,
            Err(flow) => return flow,
        };
        let is_held = Self::held(state, object).is_some();
        let is_held = self.terms.bool(is_held);
        give(state, dst, Value::Prim(is_held))
    }
}
