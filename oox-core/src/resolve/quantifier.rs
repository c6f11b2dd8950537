//! Quantifiers: loops whose number of rounds is a literal when they start.

use super::builder::bool_const;
use super::expression::num_const;
use super::lower::{LocalKind, Lowerer, Val};
use crate::ir::{InstrKind, Operand, Rounds, Rvalue, Slot, Terminator, Ty};
use crate::lang::ast::{self, BinOp, Domain, Quantifier};
use crate::lang::span::Span;
use crate::term::{Num, Sort};

/// What a quantifier goes through.
struct Domained {
    /// How many there are, of sort `Int`.
    count: Slot,
    /// The number of the round, of sort `Int`.
    round: Slot,
    each: Each,
}

/// What its variables are in a round.
enum Each {
    /// The element of the array at the round.
    Element { elem: Slot, array: Operand },
    /// One more than in the round before.
    Integer { var: Slot, one: Operand },
}

impl<'a> Lowerer<'_, 'a> {
    pub fn quantifier(
        &mut self,
        quant: Quantifier,
        domain: &'a Domain,
        body: &'a ast::Expr,
        span: Span,
    ) -> Option<Val> {
        if !self.mode.is_spec() {
            self.error_hint(
                span,
                "a quantifier is not allowed here",
                "quantifiers are for contracts, `assert`, `assume` and loop invariants",
            );
        }
        let known = self.locals.len();
        let result = self.b.temp(Ty::Bool);
        let is_forall = quant == Quantifier::Forall;
        self.b.assign(span, result, bool_const(is_forall));
        let Domained { count, round, each } = match domain {
            Domain::Array { elem, index, array } => self.over_array(elem, index, array, span),
            Domain::Range { var, low, high } => self.over_range(var, low, high, span),
        }?;
        // while (round < count) { result := result && body; round := round + 1 }
        self.b.assign(span, round, num_const(Num::from(0), Sort::Int));
        let (head, inside, after) = (self.b.block(), self.b.block(), self.b.block());
        self.b.fall_into(span, head);
        let in_range = Rvalue::Binary(BinOp::Lt, Operand::Slot(round), Operand::Slot(count));
        let cond = self.compute(span, Ty::Bool, in_range).op;
        self.b.end(span, Terminator::Branch { cond, then: inside, els: after, branch: None }, inside);
        let var = match &each {
            Each::Element { .. } => None,
            Each::Integer { var, .. } => Some(*var),
        };
        self.b.quantifiers.push(Rounds { head, inside, after, result, count, round, var, is_forall });
        if let Each::Element { elem, array } = &each {
            let (dst, array, index) = (*elem, array.clone(), Operand::Slot(round));
            self.b.emit(span, InstrKind::LoadElem { dst, array, index });
        }
        let value = self.expr_of(body, &Ty::Bool);
        let op = if is_forall { BinOp::And } else { BinOp::Or };
        if let Some(value) = value {
            let joined = Rvalue::Binary(op, Operand::Slot(result), value);
            self.b.emit(span, InstrKind::Assign(result, joined));
        }
        self.increment(round, num_const(Num::from(1), Sort::Int), span);
        if let Each::Integer { var, one } = each {
            self.increment(var, one, span);
        }
        self.b.end(span, Terminator::Goto(head), after);
        self.locals.truncate(known);
        Some(Val::slot(result, Ty::Bool))
    }

    fn over_array(
        &mut self,
        elem: &ast::Ident,
        index: &ast::Ident,
        array: &'a ast::Expr,
        span: Span,
    ) -> Option<Domained> {
        let (array, elem_ty) = self.array(array)?;
        let count = self.b.temp(Ty::Int);
        self.b.emit(span, InstrKind::Length { dst: count, array: array.clone() });
        self.b.emit(span, InstrKind::Concretise(count));
        let elem = self.declare_local(elem, elem_ty, LocalKind::Quantified);
        let round = self.declare_local(index, Ty::Int, LocalKind::Quantified);
        Some(Domained { count, round, each: Each::Element { elem, array } })
    }

    fn over_range(
        &mut self,
        var: &ast::Ident,
        low: &'a ast::Expr,
        high: &'a ast::Expr,
        span: Span,
    ) -> Option<Domained> {
        let (low_value, high_value) = self.operands(low, high)?;
        let ty = match (&low_value.ty, &high_value.ty) {
            (a, b) if a.is_mathematical() && b.is_mathematical() => Ty::Int,
            (a, b) if a == b && a.is_integer() => a.clone(),
            // one past the last number of a type is none of its numbers
            (a, b) if a.is_integer() && *b == Ty::Int => a.clone(),
            (a, b) if *a == Ty::Int && b.is_integer() => b.clone(),
            (a, b) => {
                let message =
                    format!("the bounds of the range are `{}` and `{}`", self.show(a), self.show(b));
                let hint = "both must be integers of one type; convert one of them with `... as T`";
                self.error_hint(low.span.to(high.span), message, hint);
                return None;
            }
        };
        let sort = ty.sort().unwrap_or(Sort::Int);
        let first = if low_value.ty == ty || sort == Sort::Int {
            low_value.op.clone()
        } else {
            // if it is none of the numbers of the type the range is empty
            self.compute(low.span, ty.clone(), Rvalue::Convert(low_value.op.clone(), sort)).op
        };
        let from = self.integer(low_value, low.span)?;
        let to = self.integer(high_value, high.span)?;
        let any = self.compute(span, Ty::Bool, Rvalue::Binary(BinOp::Lt, from.clone(), to.clone())).op;
        let distance = self.compute(span, Ty::Int, Rvalue::Binary(BinOp::Sub, to, from)).op;
        let zero = num_const(Num::from(0), Sort::Int);
        let count = self.b.temp(Ty::Int);
        self.b.emit(span, InstrKind::Assign(count, Rvalue::Select(any, distance, zero)));
        self.b.emit(span, InstrKind::Concretise(count));
        let var = self.declare_local(var, ty, LocalKind::Quantified);
        self.b.assign(span, var, first);
        let round = self.b.temp(Ty::Int);
        Some(Domained { count, round, each: Each::Integer { var, one: num_const(Num::from(1), sort) } })
    }

    fn increment(&mut self, slot: Slot, one: Operand, span: Span) {
        let next = Rvalue::Binary(BinOp::Add, Operand::Slot(slot), one);
        self.b.emit(span, InstrKind::Assign(slot, next));
    }
}
