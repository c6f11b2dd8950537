//! Assertions: conditions that speak of permissions. Their parts stand one after the other, each with a step that says to
//! proofs what it is; for runs the whole is a truth value, in which a permission says that there is an object.

use super::builder::bool_const;
use super::lower::{Lowerer, Val};
use crate::ir::{BlockId, CallTarget};
use crate::ir::{Const, InstrKind, MethodId, Operand, ProofStep, Rvalue, Slot, Terminator, Ty};
use crate::lang::ast::{self, BinOp, ExprKind, GhostWord, Permission};
use crate::lang::span::Span;

/// Does an expression speak of permissions by itself?
pub(super) fn is_assertion(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ExprKind::Permission(..) | ExprKind::Binary(BinOp::Sep, ..) => true,
        ExprKind::Binary(BinOp::Implies, _, conclusion) => is_assertion(conclusion),
        ExprKind::Cond(_, then, els) => is_assertion(then) || is_assertion(els),
        _ => false,
    }
}

impl<'a> Lowerer<'_, 'a> {
    /// A condition that may be an assertion.
    pub fn asserted(&mut self, expr: &'a ast::Expr) -> Option<Operand> {
        if !is_assertion(expr) {
            return self.expr_of(expr, &Ty::Bool);
        }
        let result = self.b.temp(Ty::Bool);
        self.b.assign(expr.span, result, bool_const(false));
        let after = self.b.block();
        self.parts(expr, after)?;
        self.b.assign(expr.span, result, bool_const(true));
        self.b.fall_into(expr.span, after);
        Some(Operand::Slot(result))
    }

    /// The parts from left to right; where one is false it goes on at `fails`.
    fn parts(&mut self, expr: &'a ast::Expr, fails: BlockId) -> Option<()> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Binary(BinOp::Sep, left, right) => {
                let left = self.parts(left, fails);
                self.parts(right, fails).and(left)
            }
            ExprKind::Binary(BinOp::Implies, premise, conclusion) if is_assertion(conclusion) => {
                let (then, after) = (self.b.block(), self.b.block());
                let cond = self.expr_of(premise, &Ty::Bool)?;
                self.b.end(span, Terminator::Branch { cond, then, els: after, branch: None }, then);
                let found = self.parts(conclusion, fails);
                self.b.fall_into(span, after);
                found
            }
            ExprKind::Cond(cond, on_true, on_false) if is_assertion(expr) => {
                let (then, els, after) = (self.b.block(), self.b.block(), self.b.block());
                let cond = self.expr_of(cond, &Ty::Bool)?;
                self.b.end(span, Terminator::Branch { cond, then, els, branch: None }, then);
                let first = self.parts(on_true, fails);
                self.b.end(span, Terminator::Goto(after), els);
                let second = self.parts(on_false, fails);
                self.b.fall_into(span, after);
                first.and(second)
            }
            ExprKind::Permission(Permission::Untouched, inner) => self.untouched(inner, span),
            ExprKind::Permission(form, inner) => {
                let value = self.permission(*form, inner, span)?;
                self.or_else(value, fails, span);
                Some(())
            }
            _ => {
                self.b.emit(span, InstrKind::Proof(ProofStep::ConjunctBegin));
                let value = self.expr_of(expr, &Ty::Bool)?;
                let slot = self.b.temp(Ty::Bool);
                self.b.assign(span, slot, value);
                self.b.emit(span, InstrKind::Proof(ProofStep::Conjunct(slot)));
                self.or_else(Operand::Slot(slot), fails, span);
                Some(())
            }
        }
    }

    fn or_else(&mut self, cond: Operand, fails: BlockId, span: Span) {
        let next = self.b.block();
        self.b.end(span, Terminator::Branch { cond, then: next, els: fails, branch: None }, next);
    }

    /// What runs make of a permission: that there is an object.
    #[allow(clippy::single_match_else, reason = "two ways that count as much")]
    fn permission(&mut self, form: Permission, inner: &'a ast::Expr, span: Span) -> Option<Operand> {
        let object = match (form, &inner.kind) {
            (Permission::Field, ExprKind::Field(base, name)) => {
                if let Some(class) = self.class_name(base) {
                    let field = self.field(class, name)?;
                    self.b.emit(span, InstrKind::Proof(ProofStep::Static(field)));
                    return Some(bool_const(true));
                }
                let (object, field) = self.object_field(base, name, None)?;
                self.b.emit(span, InstrKind::Proof(ProofStep::Field(object.clone(), field)));
                object
            }
            _ => {
                let (array, _) = self.array(inner)?;
                self.b.emit(span, InstrKind::Proof(ProofStep::Elements(array.clone())));
                array
            }
        };
        let is_null = self.b.temp(Ty::Bool);
        let null = Operand::Const(Const::Null);
        self.b.emit(span, InstrKind::SameRef { dst: is_null, left: object, right: null });
        let there: Val = self.compute(span, Ty::Bool, Rvalue::Not(Operand::Slot(is_null)));
        Some(there.op)
    }

    /// Runs take it for true: what was there before is not kept.
    fn untouched(&mut self, inner: &'a ast::Expr, span: Span) -> Option<()> {
        self.only_in_proofs(span, |lowerer| {
            lowerer.b.emit(span, InstrKind::Proof(ProofStep::UntouchedBegin));
            let (fails, after) = (lowerer.b.block(), lowerer.b.block());
            let found = lowerer.parts(inner, fails);
            lowerer.b.end(span, Terminator::Goto(after), fails);
            lowerer.b.fall_into(span, after);
            lowerer.b.emit(span, InstrKind::Proof(ProofStep::UntouchedEnd));
            found
        })
    }

    /// Code that runs pass by.
    fn only_in_proofs<T>(&mut self, span: Span, lower: impl FnOnce(&mut Self) -> T) -> T {
        let asks: Slot = self.b.temp(Ty::Bool);
        self.b.emit(span, InstrKind::Proof(ProofStep::Asks(asks)));
        let (then, after) = (self.b.block(), self.b.block());
        let cond = Operand::Slot(asks);
        self.b.end(span, Terminator::Branch { cond, then, els: after, branch: None }, then);
        let found = lower(self);
        self.b.fall_into(span, after);
        found
    }

    /// `open (E);` and its like.
    pub fn ghost(&mut self, word: GhostWord, what: &'a ast::Expr, span: Span) {
        let lowered = self.only_in_proofs(span, |lowerer| {
            if word == GhostWord::Cut {
                lowerer.b.emit(span, InstrKind::Proof(ProofStep::AssertionBegin));
                lowerer.asserted(what)?;
                lowerer.b.emit(span, InstrKind::Proof(ProofStep::Cut));
                return Some(());
            }
            lowerer.expr(what)?;
            let mut last = lowerer.b.take_last();
            // what the result is taken for
            while matches!(last, Some(InstrKind::Cast { .. })) {
                last = lowerer.b.take_last();
            }
            let Some(InstrKind::Call { target, args, .. }) = last else {
                let message = format!("`{}` needs a call", word.word());
                lowerer.error_hint(what.span, message, "name a predicate or a pure method with its receiver");
                return None;
            };
            let (CallTarget::Exact(method) | CallTarget::Virtual(method)) = target;
            lowerer.check_ghost(word, method, what.span)?;
            lowerer.b.emit(span, InstrKind::Proof(ProofStep::Ghost(word, method, args)));
            Some(())
        });
        debug_assert!(lowered.is_some() || !self.diagnostics.is_empty(), "who fails says why");
    }

    fn check_ghost(&mut self, word: GhostWord, method: MethodId, span: Span) -> Option<()> {
        let wants_predicate = word != GhostWord::Use;
        if self.program.method(method).is_predicate == wants_predicate {
            return Some(());
        }
        let name = self.program.qualified_name(method);
        let kind = if wants_predicate { "a predicate" } else { "a pure method" };
        self.error(span, format!("`{}` needs {kind}, and `{name}` is none", word.word()));
        None
    }
}
