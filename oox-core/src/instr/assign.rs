//! Computing with values of the solver.

use crate::config::Bound;
use crate::heap::Value;
use crate::ir::{Operand, Rvalue, Slot};
use crate::lang::ast::BinOp;
use crate::machine::{Flow, Machine};
use crate::make::Thrown;
use crate::state::{Ending, State};
use crate::term::{FloatTy, Sort, Term, Terms};

/// A path that computes a larger number is cut: squaring again and again would fill the memory.
const MOST_BITS: u64 = 1 << 16;

impl<'p> Machine<'p> {
    pub(super) fn assign(&mut self, state: &mut State, dst: Slot, rvalue: &'p Rvalue) -> Flow<'p> {
        let value = match rvalue {
            Rvalue::Use(operand) => self.value(state, operand),
            Rvalue::Not(operand) => {
                let operand = self.prim(state, operand);
                Value::Prim(self.terms.not(operand))
            }
            Rvalue::Neg(operand) => {
                let operand = self.prim(state, operand);
                Value::Prim(self.terms.neg(operand))
            }
            Rvalue::BitNot(operand) => {
                let operand = self.prim(state, operand);
                Value::Prim(self.terms.bit_not(operand))
            }
            Rvalue::Binary(op, left, right) => {
                let (left, right) = (self.prim(state, left), self.prim(state, right));
                let result = binary(&mut self.terms, *op, left, right);
                if self.terms.as_num(result).is_some_and(|num| num.bits() > MOST_BITS) {
                    return Flow::End(Ending::Bound(Bound::Steps));
                }
                Value::Prim(result)
            }
            Rvalue::Convert(operand, sort) => {
                let operand = self.prim(state, operand);
                Value::Prim(self.terms.convert(operand, *sort))
            }
            Rvalue::Select(cond, then, els) => {
                let cond = self.prim(state, cond);
                let (then, els) = (self.prim(state, then), self.prim(state, els));
                Value::Prim(self.terms.ite(cond, then, els))
            }
        };
        state.set(dst, value);
        Flow::Next
    }

    pub(super) fn divide(
        &mut self,
        state: &mut State,
        dst: Slot,
        remainder: bool,
        left: &'p Operand,
        right: &'p Operand,
    ) -> Flow<'p> {
        let (left, right) = (self.prim(state, left), self.prim(state, right));
        let sort = self.terms.sort(right);
        let zero = self.terms.constant(sort, sort.default_const());
        let by_zero = self.terms.eq(right, zero);
        self.unless(state, by_zero, Thrown::DivisionByZero, move |machine, state| {
            let terms = &mut machine.terms;
            let result = if remainder { terms.rem(left, right) } else { terms.div(left, right) };
            state.set(dst, Value::Prim(result));
            Flow::Next
        })
    }

    pub(super) fn float_to_int(&mut self, state: &mut State, dst: Slot, value: &'p Operand) -> Flow<'p> {
        let value = self.prim(state, value);
        let top = match self.terms.sort(value) {
            Sort::Float(FloatTy::F32) => self.terms.f32(f32::INFINITY),
            _ => self.terms.f64(f64::INFINITY),
        };
        let bottom = self.terms.neg(top);
        // NaN is neither below nor above
        let (below, above) = (self.terms.lt(value, top), self.terms.gt(value, bottom));
        let is_finite = self.terms.and(below, above);
        let has_no_integer = self.terms.not(is_finite);
        let exception = Thrown::Plain(self.program.builtin.arithmetic);
        self.unless(state, has_no_integer, exception, move |machine, state| {
            let result = machine.terms.convert(value, Sort::Int);
            state.set(dst, Value::Prim(result));
            Flow::Next
        })
    }
}

/// What an operator makes of two values of the solver.
pub(crate) fn binary(terms: &mut Terms, op: BinOp, a: Term, b: Term) -> Term {
    match op {
        BinOp::Implies => terms.implies(a, b),
        BinOp::Or => terms.or(a, b),
        BinOp::And | BinOp::Sep => terms.and(a, b),
        BinOp::BitOr => terms.bit_or(a, b),
        BinOp::BitXor => terms.bit_xor(a, b),
        BinOp::BitAnd => terms.bit_and(a, b),
        BinOp::Eq => terms.eq(a, b),
        BinOp::Ne => terms.ne(a, b),
        BinOp::Lt => terms.lt(a, b),
        BinOp::Le => terms.le(a, b),
        BinOp::Gt => terms.gt(a, b),
        BinOp::Ge => terms.ge(a, b),
        BinOp::Shl => terms.shl(a, b),
        BinOp::Shr => terms.shr(a, b),
        BinOp::Ushr => terms.ushr(a, b),
        BinOp::Add => terms.add(a, b),
        BinOp::Sub => terms.sub(a, b),
        BinOp::Mul => terms.mul(a, b),
        BinOp::Div => terms.div(a, b),
        BinOp::Rem => terms.rem(a, b),
    }
}
