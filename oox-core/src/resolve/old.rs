//! `old(E)`: the value that `E` had when the method was entered.
//!
//! It becomes code of its own, which runs at that time. If `E` names variables that quantifiers around the `old` bind, it
//! runs when the quantifiers do, on the heap of that time, with the variables as further parameters.

use super::lower::{Local, LocalKind, Lowerer, Mode, Val};
use crate::ir::{BodyKind, InstrKind, Operand, Terminator};
use crate::lang::ast;
use crate::lang::span::Span;

impl<'a> Lowerer<'_, 'a> {
    pub fn old(&mut self, inner: &'a ast::Expr, span: Span) -> Option<Val> {
        let Some(method) = self.method.filter(|_| matches!(self.mode, Mode::After | Mode::Assertion)) else {
            self.error_hint(
                span,
                "`old` is not allowed here",
                "`old(E)` is for `ensures`, `exceptional`, `signals`, `assert` and loop invariants",
            );
            return None;
        };
        let bound: Vec<Local> =
            self.locals.iter().filter(|local| local.kind == LocalKind::Quantified).cloned().collect();
        let mut inside =
            Lowerer::new(self.names, self.program, self.diagnostics, self.class, Some(method), Mode::Before);
        inside.bind_params();
        for local in &bound {
            inside.bind_from_outside(local);
        }
        let before = inside.diagnostics.len();
        let value = inside.expr(inner);
        for error in &mut inside.diagnostics[before..] {
            if error.message.starts_with("unknown name") {
                let hint = "`old(E)` is evaluated when the method is entered: it sees parameters, and variables of \
                            quantifiers around it";
                error.hint = Some(hint.into());
            }
        }
        let value = value?;
        inside.b.end_dead(span, Terminator::Return(Some(value.op)));
        let names_bound = inside.names_outside;
        let body = inside.finish(BodyKind::Spec);
        let contract = &mut self.program.methods[method.index()].contract;
        let dst = self.b.temp(value.ty.clone());
        if names_bound {
            contract.looks_back = true;
            let bound = bound.iter().map(|local| Operand::Slot(local.slot)).collect();
            self.b.emit(span, InstrKind::LookAtOld { dst, body, bound });
        } else {
            contract.olds.push(body);
            let index = contract.olds.len() - 1;
            self.b.emit(span, InstrKind::LoadOld { dst, index });
        }
        Some(Val::slot(dst, value.ty))
    }
}
