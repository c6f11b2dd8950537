//! Statements become blocks of the graph.

use super::expression::num_const;
use super::lower::{Local, LocalKind, Lowerer, Mode};
use super::try_finally::{Jump, Scope};
use crate::ir::{CheckKind, Const, InstrKind, Operand, ProofStep, Slot, Terminator, Ty};
use crate::lang::ast::{self, ExprKind, StmtKind, Throw};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::span::Span;
use crate::term::{FloatTy, Num, Sort};

/// What is assigned.
enum Source<'a> {
    /// An expression, which is evaluated after the place.
    Written(&'a ast::Expr),
    /// The handle of a thread that has been started.
    There(Operand, Ty),
}

impl<'a> Source<'a> {
    fn written(&self) -> Option<&'a ast::Expr> {
        match self {
            Self::Written(value) => Some(value),
            Self::There(..) => None,
        }
    }
}

impl<'a> Lowerer<'_, 'a> {
    pub fn block(&mut self, block: &'a ast::Block) {
        self.stmts(&block.stmts);
    }

    /// Statements in a scope of their own.
    pub fn stmts(&mut self, stmts: &'a [ast::Stmt]) {
        let known = self.locals.len();
        for stmt in stmts {
            self.stmt(stmt);
        }
        self.locals.truncate(known);
    }

    fn scoped(&mut self, stmt: &'a ast::Stmt) {
        self.stmts(std::slice::from_ref(stmt));
    }

    pub fn stmt(&mut self, stmt: &'a ast::Stmt) {
        let span = stmt.span;
        match &stmt.kind {
            StmtKind::Declare { ty, name, init } => self.declaration(ty, name, init.as_ref(), span),
            StmtKind::Assign { target, value } => self.assignment(target, value, span),
            StmtKind::Call(call) => self.call_statement(call),
            StmtKind::Skip => {}
            StmtKind::Assert(cond) => self.assertion(cond, CheckKind::Assert, span),
            StmtKind::Assume(cond) => {
                self.spec_begin(span);
                if let Some(value) = self.in_mode(Mode::Assertion, |lowerer| lowerer.expr_of(cond, &Ty::Bool))
                {
                    self.b.emit(span, InstrKind::Assume(value));
                }
            }
            StmtKind::While { label, cond, invariants, body } => {
                self.while_loop(label.as_ref(), cond, invariants, body, span);
            }
            StmtKind::If { cond, then, els } => {
                let (on_true, after) = (self.b.block(), self.b.block());
                let on_false = if els.is_some() { self.b.block() } else { after };
                self.guard(cond, on_true, on_false);
                self.b.switch_to(on_true);
                self.scoped(then);
                self.b.fall_into(span, after);
                if let Some(els) = els {
                    self.b.switch_to(on_false);
                    self.scoped(els);
                    self.b.fall_into(span, after);
                }
            }
            StmtKind::Switch { subject, arms, default } => {
                self.switch_statement(subject, arms, default.as_ref(), span);
            }
            StmtKind::Continue(label) => self.jump(label.as_ref(), true, span),
            StmtKind::Break(label) => self.jump(label.as_ref(), false, span),
            StmtKind::Return(value) => self.return_statement(value.as_ref(), span),
            StmtKind::Throw(what) => self.throw(what, span),
            StmtKind::Try { body, catches, finally } => {
                self.try_statement(body, catches, finally.as_ref(), span);
            }
            StmtKind::Block { label: Some(label), block } => {
                let after = self.b.block();
                self.check_label(label);
                let label = Some(label.text.as_str());
                self.scopes.push(Scope::Target { label, break_to: after, continue_to: None });
                self.block(block);
                self.scopes.pop();
                self.b.fall_into(span, after);
            }
            StmtKind::Block { label: None, block } => self.block(block),
            StmtKind::Lock { target, body } => self.lock_statement(target, body, span),
            StmtKind::Fork { into, call } => self.fork_statement(into.as_ref(), call, span),
            StmtKind::Join(handle) => self.join_statement(handle.as_ref(), span),
            StmtKind::Wait(target) => self.wait_statement(target, span),
            StmtKind::Notify { target, all } => self.notify_statement(target, *all, span),
            StmtKind::Atomic { until, body } => self.atomic_statement(until.as_ref(), body, span),
            StmtKind::Ghost(word, what) => {
                self.in_mode(Mode::Assertion, |lowerer| lowerer.ghost(*word, what, span));
            }
            StmtKind::Unsupported(reason) => {
                self.b.emit(span, InstrKind::Unsupported(reason.as_str().into()));
                self.unsupported.push((span, reason.clone()));
                self.b.end_dead(span, Terminator::Return(None));
            }
        }
    }

    fn in_mode<T>(&mut self, mode: Mode, run: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.mode, mode);
        let result = run(self);
        self.mode = before;
        result
    }

    /// No other thread comes between the parts of a condition.
    fn spec_begin(&mut self, span: Span) {
        if self.names.has_threads {
            self.b.emit(span, InstrKind::SpecBegin);
        }
    }

    fn assertion(&mut self, cond: &'a ast::Expr, kind: CheckKind, span: Span) {
        self.spec_begin(span);
        self.b.emit(span, InstrKind::Proof(ProofStep::AssertionBegin));
        if let Some(value) = self.in_mode(Mode::Assertion, |lowerer| lowerer.asserted(cond)) {
            let check = self.check(kind, cond.span);
            self.b.emit(span, InstrKind::Assert { cond: value, check });
        }
    }

    fn declaration(&mut self, ty: &ast::Type, name: &ast::Ident, init: Option<&'a ast::Expr>, span: Span) {
        let Some(ty) = self.names.ty(ty, self.diagnostics) else {
            // the name is declared all the same, so that its uses are not reported as well
            self.declare_local(name, Ty::Null, LocalKind::Plain);
            return;
        };
        let value = match init {
            Some(init) => self.expr_of(init, &ty),
            None => Some(default_value(&ty)),
        };
        let slot = self.declare_local(name, ty, LocalKind::Plain);
        if let Some(value) = value {
            self.b.assign(span, slot, value);
        }
    }

    /// A name for a slot that exists already.
    pub fn declare_in_slot(&mut self, name: &ast::Ident, slot: Slot) {
        if let Some(first) = self.local(&name.text) {
            let first = first.span;
            self.diagnostics.push(
                Diagnostic::error(name.span, format!("`{}` is already declared in this scope", name.text))
                    .related(first, "first declared here")
                    .hint("OOX has no shadowing; choose another name"),
            );
        }
        let ty = self.b.slot_ty(slot).clone();
        self.locals.push(Local {
            name: name.text.clone(),
            slot,
            ty,
            span: name.span,
            kind: LocalKind::Plain,
        });
    }

    fn assignment(&mut self, target: &'a ast::Expr, value: &'a ast::Expr, span: Span) {
        let source = Source::Written(value);
        self.assign_from(target, &source, span);
    }

    /// Assigns what is there already.
    pub(super) fn assign_value(&mut self, target: &'a ast::Expr, value: Operand, ty: &Ty, span: Span) {
        self.assign_from(target, &Source::There(value, ty.clone()), span);
    }

    fn assign_from(&mut self, target: &'a ast::Expr, source: &Source<'a>, span: Span) {
        let later = source.written();
        match &target.kind {
            ExprKind::Name(name) => {
                if name == "this" {
                    self.error(target.span, "`this` cannot be assigned");
                    return;
                }
                let Some(place) = self.expr(target) else {
                    later.map(|value| self.expr(value));
                    return;
                };
                let Operand::Slot(slot) = place.op else { return };
                if let Some(value) = self.source_of(source, &place.ty, span) {
                    self.b.assign(span, slot, value);
                }
            }
            ExprKind::Field(base, field) => {
                if let Some(class) = self.class_name(base) {
                    let Some(id) = self.static_field(class, field) else { return };
                    let ty = self.program.field(id).ty.clone();
                    if let Some(value) = self.source_of(source, &ty, span) {
                        // the value comes first: only the store is a use of the class
                        self.init_class(self.program.field(id).class, span);
                        self.b.emit(span, InstrKind::StoreStatic { field: id, value });
                    }
                    return;
                }
                let Some((obj, id)) = self.object_field(base, field, later) else { return };
                let ty = self.program.field(id).ty.clone();
                if let Some(value) = self.source_of(source, &ty, span) {
                    self.b.emit(span, InstrKind::StoreField { obj, field: id, value });
                }
            }
            ExprKind::Index(array, index) => {
                let before = std::iter::once(&**index).chain(later);
                let Some((array, elem)) = self.array_before(array, before) else { return };
                let Some(index) = self.index(index, later) else { return };
                if let Some(value) = self.source_of(source, &elem, span) {
                    let checked = self.program.has_smaller_types(&elem);
                    self.b.emit(span, InstrKind::StoreElem { array, index, value, checked });
                }
            }
            _ => {
                self.error_hint(
                    target.span,
                    "this cannot be assigned",
                    "the left side is a variable, a field `o.f` or an element `a[i]`",
                );
            }
        }
    }

    fn source_of(&mut self, source: &Source<'a>, ty: &Ty, span: Span) -> Option<Operand> {
        match source {
            Source::Written(value) => self.expr_of(value, ty),
            Source::There(value, own_ty) => self.handle_fits(own_ty, ty, span).then(|| value.clone()),
        }
    }

    fn call_statement(&mut self, call: &'a ast::Expr) {
        match &call.kind {
            ExprKind::Call { base, method, args } => {
                self.call(base, method, args, call.span);
            }
            _ => {
                self.expr(call);
            }
        }
    }

    fn check_label(&mut self, label: &'a ast::Ident) {
        let taken = self
            .scopes
            .iter()
            .any(|scope| matches!(scope, Scope::Target { label: Some(known), .. } if *known == label.text));
        if taken {
            self.error(label.span, format!("label `{}` is used twice", label.text));
        }
    }

    fn while_loop(
        &mut self,
        label: Option<&'a ast::Ident>,
        cond: &'a ast::Expr,
        invariants: &'a [ast::Expr],
        body: &'a ast::Stmt,
        span: Span,
    ) {
        let (head, inside, after) = (self.b.block(), self.b.block(), self.b.block());
        self.b.fall_into(span, head);
        self.b.loop_head(head);
        for invariant in invariants {
            self.assertion(invariant, CheckKind::LoopInvariant, invariant.span);
        }
        self.b.emit(span, InstrKind::Proof(ProofStep::InvariantsEnd));
        self.guard(cond, inside, after);
        self.b.switch_to(inside);
        if let Some(label) = label {
            self.check_label(label);
        }
        let label = label.map(|label| label.text.as_str());
        self.scopes.push(Scope::Target { label, break_to: after, continue_to: Some(head) });
        self.scoped(body);
        self.scopes.pop();
        self.b.end(span, Terminator::Goto(head), after);
    }

    fn return_statement(&mut self, value: Option<&'a ast::Expr>, span: Span) {
        if self.scopes.iter().any(|scope| matches!(scope, Scope::Let)) {
            self.error_hint(
                span,
                "`return` cannot leave a `let`",
                "the statements of a `let` end where its value is computed, or throw",
            );
            return;
        }
        let (ret, is_constructor) = match self.method {
            Some(id) => {
                let method = self.program.method(id);
                (method.ret.clone(), method.is_constructor)
            }
            None => (None, false),
        };
        match (value, ret) {
            (None, None) => self.leave(Jump::Return(None), span),
            (Some(value), Some(ty)) => {
                let is_predicate = self.method.is_some_and(|id| self.program.method(id).is_predicate);
                let operand = if is_predicate { self.asserted(value) } else { self.expr_of(value, &ty) };
                let Some(operand) = operand else {
                    // what follows is as unreachable as after a good one
                    self.b.end_dead(span, Terminator::Return(None));
                    return;
                };
                // the value is fixed now, whatever a `finally` on the way out does
                let slot = self.b.temp(ty);
                self.b.assign(span, slot, operand);
                self.leave(Jump::Return(Some(slot)), span);
            }
            (None, Some(ty)) => {
                let ty = self.show(&ty);
                self.error_hint(
                    span,
                    "`return` without a value",
                    format!("a value of type `{ty}` is needed"),
                );
                self.b.end_dead(span, Terminator::Return(None));
            }
            (Some(value), None) => {
                let hint = if is_constructor {
                    "a constructor returns its object by itself"
                } else {
                    "the method is `void`; write `return;`"
                };
                self.error_hint(value.span, "a value cannot be returned here", hint);
            }
        }
    }

    fn throw(&mut self, what: &'a Throw, span: Span) {
        let terminator = match what {
            Throw::Bare => Terminator::ThrowNew(None),
            Throw::Text(text) if self.names.text.is_some() => {
                let message = self.text(text, span).op;
                let class = self.program.builtin.exception;
                let dst = self.b.temp(Ty::Ref(class));
                self.b.emit(span, InstrKind::New { dst, class });
                let (obj, field) = (Operand::Slot(dst), self.program.builtin.message);
                self.b.emit(span, InstrKind::StoreField { obj: obj.clone(), field, value: message });
                Terminator::Throw(obj)
            }
            Throw::Text(text) => Terminator::ThrowNew(Some(self.string(text))),
            Throw::Value(value) => {
                let at = value.span;
                let Some(value) = self.expr(value) else { return };
                if value.ty != Ty::Null && self.exception_class(&value.ty, at).is_none() {
                    return;
                }
                Terminator::Throw(value.op)
            }
        };
        self.b.end_dead(span, terminator);
    }
}

/// What a variable holds before it is assigned.
pub(super) fn default_value(ty: &Ty) -> Operand {
    match ty {
        Ty::Bool => Operand::Const(Const::Bool(false)),
        Ty::Int | Ty::Uint => num_const(Num::from(0), Sort::Int),
        Ty::Bits(bits) => num_const(Num::from(0), Sort::Bits(*bits)),
        Ty::Float(FloatTy::F32) => Operand::Const(Const::F32(0)),
        Ty::Float(FloatTy::F64) => Operand::Const(Const::F64(0)),
        Ty::String => Operand::Const(Const::NullString),
        Ty::Ref(_) | Ty::Array(_) | Ty::Null => Operand::Const(Const::Null),
    }
}
