//! Statements about threads become instructions: `fork`, `join`, `wait`, `notify`, `atomic`.

use super::lower::Lowerer;
use super::statement::default_value;
use crate::ir::{ClassId, InstrKind, Native, Operand, Ty};
use crate::lang::ast::{self, ExprKind, Handle, Member, Stmt, StmtKind};
use crate::lang::span::Span;

impl<'a> Lowerer<'_, 'a> {
    /// The call is lowered as any other, and its last instruction starts a thread instead.
    pub fn fork_statement(&mut self, into: Option<&'a Handle>, call: &'a ast::Expr, span: Span) {
        let ExprKind::Call { base, method, args } = &call.kind else {
            self.error_hint(call.span, "`fork` needs a call", "write `fork o.m(x);` or `fork C.m(x);`");
            return;
        };
        if self.call(base, method, args, call.span).is_none() {
            return;
        }
        let Some(InstrKind::Call { target, args, .. }) = self.b.take_last() else {
            self.error(method.span, format!("`{}` is native and cannot be forked", method.text));
            return;
        };
        let handle = into.and_then(|into| Some((into, self.handle_class(span)?)));
        let dst = handle.map(|(_, class)| self.b.temp(Ty::Ref(class)));
        self.b.emit(span, InstrKind::Fork { dst, target, args });
        if let (Some((into, class)), Some(slot)) = (handle, dst) {
            self.keep_handle(into, Operand::Slot(slot), &Ty::Ref(class), span);
        }
    }

    fn handle_class(&mut self, span: Span) -> Option<ClassId> {
        let class = self.program.builtin.thread;
        if class.is_none() {
            self.error_hint(span, "there is no class `Thread` for the handle", "declare `class Thread { }`");
        }
        class
    }

    fn keep_handle(&mut self, into: &'a Handle, handle: Operand, ty: &Ty, span: Span) {
        match into {
            Handle::Declare { ty: declared, name } => {
                let Some(declared) = self.names.ty(declared, self.diagnostics) else { return };
                let fits = self.handle_fits(ty, &declared, span);
                let slot = self.declare_local(name, declared.clone(), super::lower::LocalKind::Plain);
                let value = if fits { handle } else { default_value(&declared) };
                self.b.assign(span, slot, value);
            }
            Handle::Assign(target) => self.assign_value(target, handle, ty, span),
        }
    }

    pub(super) fn handle_fits(&mut self, ty: &Ty, place: &Ty, span: Span) -> bool {
        let fits = self.program.is_assignable(ty, place);
        if !fits {
            let (handle, place) = (self.show(ty), self.show(place));
            self.error(span, format!("`fork` gives a handle of class `{handle}`, not `{place}`"));
        }
        fits
    }

    pub fn join_statement(&mut self, handle: Option<&'a ast::Expr>, span: Span) {
        let handle = match handle {
            None => None,
            Some(handle) => {
                let Some(operand) = self.object_operand(handle, "`join` needs the handle of a thread") else {
                    return;
                };
                Some(operand)
            }
        };
        self.b.emit(span, InstrKind::Join(handle));
    }

    pub fn wait_statement(&mut self, target: &'a ast::Expr, span: Span) {
        if let Some(object) = self.object_operand(target, "`wait` needs an object or array") {
            self.b.emit(span, InstrKind::Wait(object));
        }
    }

    pub fn notify_statement(&mut self, target: &'a ast::Expr, all: bool, span: Span) {
        if let Some(object) = self.object_operand(target, "`notify` needs an object or array") {
            self.b.emit(span, InstrKind::Notify { object, all });
        }
    }

    fn object_operand(&mut self, expr: &'a ast::Expr, needed: &str) -> Option<Operand> {
        let value = self.expr(expr)?;
        if !value.ty.is_reference() {
            self.error(expr.span, needed);
            return None;
        }
        Some(value.op)
    }

    pub fn atomic_statement(&mut self, until: Option<&'a ast::Expr>, body: &'a ast::Block, span: Span) {
        self.b.emit(span, InstrKind::AtomicBegin { awaits: until.is_some() });
        self.with_atomic_end(span, |lowerer| {
            if let Some(until) = until
                && let Some(cond) = lowerer.expr_of(until, &Ty::Bool)
            {
                lowerer.b.emit(until.span, InstrKind::Await(cond));
            }
            lowerer.block(body);
        });
    }
}

/// Does some code of the program speak of threads? The classes that only these have are declared then.
pub(super) fn uses_threads(program: &ast::Program) -> bool {
    has_statement(program, &|_| true)
}

/// Can there be several threads, or does somebody ask who holds a monitor?
pub(super) fn has_threads(program: &ast::Program) -> bool {
    let members = program.types.iter().flat_map(|decl| &decl.members);
    let asks = |member: &Member| {
        let Member::Method(method) = member else { return false };
        let is_called = |native: &&Native| native.word() == method.name.text;
        method.is_native
            && Native::ALL.iter().find(is_called).is_some_and(|native| native.asks_for_monitors())
    };
    let is_of_many = |kind: &StmtKind| !matches!(kind, StmtKind::Atomic { .. });
    members.into_iter().any(asks) || has_statement(program, &is_of_many)
}

/// Does some statement about threads stand in the program, of those that are asked for?
fn has_statement(program: &ast::Program, is_meant: &dyn Fn(&StmtKind) -> bool) -> bool {
    let in_block = |block: &ast::Block| in_block(block, is_meant);
    let members = program.types.iter().flat_map(|decl| &decl.members);
    members.into_iter().any(|member| match member {
        Member::Method(method) => method.body.as_ref().is_some_and(in_block),
        Member::Constructor(constructor) => constructor.body.as_ref().is_some_and(in_block),
        Member::StaticInit(block) => in_block(block),
        Member::Field(_) | Member::Invariant(_) => false,
    })
}

fn in_block(block: &ast::Block, is_meant: &dyn Fn(&StmtKind) -> bool) -> bool {
    block.stmts.iter().any(|stmt| in_stmt(stmt, is_meant))
}

fn in_stmt(stmt: &Stmt, is_meant: &dyn Fn(&StmtKind) -> bool) -> bool {
    let in_block = |block: &ast::Block| in_block(block, is_meant);
    let in_stmt = |stmt: &Stmt| in_stmt(stmt, is_meant);
    match &stmt.kind {
        StmtKind::Atomic { body, .. } => is_meant(&stmt.kind) || in_block(body),
        StmtKind::Fork { .. } | StmtKind::Join(_) | StmtKind::Wait(_) | StmtKind::Notify { .. } => {
            is_meant(&stmt.kind)
        }
        StmtKind::Lock { body, .. } => in_block(body),
        StmtKind::While { body, .. } => in_stmt(body),
        StmtKind::If { then, els, .. } => in_stmt(then) || els.as_deref().is_some_and(in_stmt),
        StmtKind::Switch { arms, default, .. } => {
            arms.iter().any(|arm| in_block(&arm.body)) || default.as_ref().is_some_and(in_block)
        }
        StmtKind::Try { body, catches, finally } => {
            in_block(body)
                || catches.iter().any(|catch| in_block(&catch.body))
                || finally.as_ref().is_some_and(in_block)
        }
        StmtKind::Block { block, .. } => in_block(block),
        StmtKind::Declare { .. }
        | StmtKind::Assign { .. }
        | StmtKind::Call(_)
        | StmtKind::Skip
        | StmtKind::Assert(_)
        | StmtKind::Assume(_)
        | StmtKind::Continue(_)
        | StmtKind::Break(_)
        | StmtKind::Return(_)
        | StmtKind::Throw(_)
        | StmtKind::Ghost(..)
        | StmtKind::Unsupported(_) => false,
    }
}
