//! One instruction: each family has a file.

mod array;
mod assign;
mod branch;
mod call;
mod cast;
mod decimal;
mod field;
mod native;
mod reference;
mod text;
mod thread;
mod thread_object;
mod throw;

pub(crate) use assign::binary;

use std::rc::Rc;

use crate::heap::Value;
use crate::ir::{CastKind, Instr, InstrKind, Operand, ProofStep, Terminator};
use crate::machine::{Flow, Machine};
use crate::state::{Ending, State, Waiting};
use crate::term::Num;

impl<'p> Machine<'p> {
    pub(crate) fn instr(&mut self, state: &mut State, instr: &'p Instr) -> Flow<'p> {
        match &instr.kind {
            InstrKind::Assign(dst, rvalue) => self.assign(state, *dst, rvalue),
            InstrKind::Divide { dst, remainder, left, right } => {
                self.divide(state, *dst, *remainder, left, right)
            }
            InstrKind::FloatToInt { dst, value } => self.float_to_int(state, *dst, value),
            InstrKind::LoadField { dst, obj, field } => self.load_field(state, *dst, obj, *field),
            InstrKind::StoreField { obj, field, value } => self.store_field(state, obj, *field, value),
            InstrKind::LoadStatic { dst, field } => self.load_static(state, *dst, *field),
            InstrKind::StoreStatic { field, value } => self.store_static(state, *field, value),
            InstrKind::LoadElem { dst, array, index } => self.load_elem(state, *dst, array, index),
            InstrKind::StoreElem { array, index, value, checked } => {
                self.store_elem(state, array, index, value, *checked)
            }
            InstrKind::Length { dst, array } => self.length(state, *dst, array),
            InstrKind::Concretise(slot) => self.concretise(state, *slot),
            InstrKind::SameRef { dst, left, right } => self.same_ref(state, *dst, left, right),
            InstrKind::IsInstance { dst, obj, ty } => self.is_instance(state, *dst, obj, ty),
            InstrKind::Cast { dst, obj, ty, kind } => match kind {
                CastKind::Checked => self.cast(state, *dst, obj, ty),
                CastKind::Expected => self.expect(state, *dst, obj, ty, instr.span),
                CastKind::Trusted => self.trust(state, *dst, obj, ty),
            },
            InstrKind::IsFresh { dst, obj } => self.is_fresh(state, *dst, obj),
            InstrKind::New { dst, class } => {
                let object = self.new_object(state, *class);
                state.world.heap.object_mut(object).is_constant = self.program.class(*class).is_enum;
                state.set(*dst, Value::Obj(object));
                Flow::Next
            }
            InstrKind::NewArray { dst, ty, sizes, zero_allowed } => {
                self.new_array(state, *dst, ty, sizes, *zero_allowed)
            }
            InstrKind::InitClass(class) => self.init_class(state, *class, instr.span),
            InstrKind::Call { dst, target, args } => self.call(state, *dst, *target, args),
            InstrKind::LoadText { dst, text } => self.load_text(state, *dst, *text),
            InstrKind::Native { dst, native, args } => self.native(state, *dst, *native, args, instr.span),
            InstrKind::LoadOld { dst, index } => self.load_old(state, *dst, *index),
            InstrKind::LookAtOld { dst, body, bound } => self.look_at_old(state, *dst, *body, bound),
            InstrKind::Assert { cond, check } => {
                let cond = self.prim(state, cond);
                Self::spec_end(state);
                self.judge(cond, *check, None, |_| Flow::Next)
            }
            InstrKind::Assume(cond) => {
                let cond = self.prim(state, cond);
                Self::spec_end(state);
                if state.is_concurrent() {
                    return self.assume_of_many(state, cond);
                }
                self.assume_that(state, cond).map_or(Flow::Next, Flow::End)
            }
            InstrKind::MonitorEnter(object) => self.monitor_enter(state, object),
            InstrKind::MonitorExit(object) => self.monitor_exit(state, object),
            InstrKind::Fork { dst, target, args } => self.fork(state, *dst, *target, args),
            InstrKind::Join(handle) => self.join(state, handle.as_ref()),
            InstrKind::Wait(object) => self.wait(state, object, Waiting::ForNotice),
            InstrKind::Notify { object, all } => self.notify(state, object, *all),
            InstrKind::AtomicBegin { awaits } => Self::atomic_begin(state, *awaits),
            InstrKind::Await(cond) => self.await_condition(state, cond),
            InstrKind::AtomicEnd => Self::atomic_end(state),
            InstrKind::SpecBegin => Self::spec_begin(state),
            InstrKind::Proof(ProofStep::Asks(dst)) => {
                let no = self.terms.bool(false);
                state.set(*dst, Value::Prim(no));
                Flow::Next
            }
            InstrKind::Proof(_) => Flow::Next,
            InstrKind::Unsupported(what) => Flow::End(Ending::Unsupported(instr.span, Rc::from(&**what))),
        }
    }

    pub(crate) fn terminator(&mut self, state: &mut State, terminator: &'p Terminator) -> Flow<'p> {
        match terminator {
            Terminator::Goto(target) => self.enter_block(state, *target),
            Terminator::Branch { cond, then, els, branch } => self.branch(state, cond, *then, *els, *branch),
            Terminator::Switch { subject, cases, default, branch } => {
                self.switch(state, subject, cases, *default, *branch)
            }
            Terminator::Resume { slot, targets } => {
                let term = self.prim(state, &Operand::Slot(*slot));
                let number = self.terms.as_num(term).and_then(Num::to_i64);
                let number = number.expect("the slot of a `finally` holds a literal");
                let index = usize::try_from(number).expect("continuations are counted from 0");
                self.enter_block(state, targets[index])
            }
            Terminator::Return(value) => {
                let value = value.as_ref().map(|value| self.value(state, value));
                self.leave(state, value)
            }
            Terminator::Throw(value) | Terminator::Rethrow(value) => self.throw(state, value),
            Terminator::ThrowNew(message) => self.throw_bare(state, *message),
        }
    }
}
