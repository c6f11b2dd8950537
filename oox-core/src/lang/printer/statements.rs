//! Statements, one on a line.

use super::super::ast::{Block, Catch, Expr, Handle, Ident, Stmt, StmtKind, SwitchArm, Throw};
use super::Printer;

impl Printer {
    /// `{ ... }`, from the current place on the line up to the `}`.
    pub(super) fn block(&mut self, block: &Block) {
        self.stmts(&block.stmts);
    }

    /// Statements in braces.
    pub(super) fn stmts(&mut self, stmts: &[Stmt]) {
        if stmts.is_empty() {
            return self.put("{}");
        }
        self.put("{\n");
        self.indented(|printer| {
            for stmt in stmts {
                printer.start_line();
                printer.stmt(stmt);
                printer.put("\n");
            }
        });
        self.start_line();
        self.put("}");
    }

    /// From the current place on the line, without the line end.
    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Declare { ty, name, init } => {
                self.ty(ty);
                self.put(" ");
                self.ident(name);
                self.init(init.as_ref());
                self.put(";");
            }
            StmtKind::Assign { target, value } => {
                self.expr(target, 0);
                self.init(Some(value));
                self.put(";");
            }
            StmtKind::Call(call) => self.with_expr("", call),
            StmtKind::Skip => self.put(";"),
            StmtKind::Assert(cond) => self.with_expr("assert ", cond),
            StmtKind::Assume(cond) => self.with_expr("assume ", cond),
            StmtKind::While { label, cond, invariants, body } => {
                self.label(label.as_ref());
                self.put("while ");
                self.grouped(cond);
                for invariant in invariants {
                    self.put(" invariant");
                    self.grouped(invariant);
                }
                self.branch(body);
            }
            StmtKind::If { cond, then, els } => self.if_stmt(cond, then, els.as_deref()),
            StmtKind::Switch { subject, arms, default } => self.switch_stmt(subject, arms, default.as_ref()),
            StmtKind::Continue(label) => self.with_label("continue", label.as_ref()),
            StmtKind::Break(label) => self.with_label("break", label.as_ref()),
            StmtKind::Return(None) => self.put("return;"),
            StmtKind::Return(Some(value)) => self.with_expr("return ", value),
            StmtKind::Throw(throw) => self.throw(throw),
            StmtKind::Try { body, catches, finally } => self.try_stmt(body, catches, finally.as_ref()),
            StmtKind::Block { label, block } => {
                self.label(label.as_ref());
                self.block(block);
            }
            StmtKind::Lock { target, body } => {
                self.put("lock ");
                self.grouped(target);
                self.put(" ");
                self.block(body);
            }
            StmtKind::Fork { into, call } => {
                self.handle(into.as_ref());
                self.with_expr("fork ", call);
            }
            StmtKind::Join(None) => self.put("join;"),
            StmtKind::Join(Some(handle)) => self.with_expr("join ", handle),
            StmtKind::Wait(target) => self.with_group("wait ", target),
            StmtKind::Notify { target, all: false } => self.with_group("notify ", target),
            StmtKind::Notify { target, all: true } => self.with_group("notify all ", target),
            StmtKind::Atomic { until, body } => {
                self.put("atomic ");
                self.atomic(until.as_ref(), body);
            }
            StmtKind::Ghost(word, what) => {
                self.put(word.word());
                self.with_group(" ", what);
            }
            StmtKind::Unsupported(reason) => {
                self.put("unsupported ");
                self.put(&super::super::literal::quote_text(reason));
                self.put(";");
            }
        }
    }

    fn handle(&mut self, into: Option<&Handle>) {
        match into {
            None => return,
            Some(Handle::Declare { ty, name }) => {
                self.ty(ty);
                self.put(" ");
                self.ident(name);
            }
            Some(Handle::Assign(target)) => self.expr(target, 0),
        }
        self.put(" := ");
    }

    fn atomic(&mut self, until: Option<&Expr>, body: &Block) {
        let Some(until) = until else { return self.block(body) };
        self.put("{\n");
        self.indented(|printer| {
            printer.start_line();
            printer.with_expr("await ", until);
            printer.put("\n");
            for stmt in &body.stmts {
                printer.start_line();
                printer.stmt(stmt);
                printer.put("\n");
            }
        });
        self.start_line();
        self.put("}");
    }

    fn with_group(&mut self, word: &str, expr: &Expr) {
        self.put(word);
        self.grouped(expr);
        self.put(";");
    }

    fn label(&mut self, label: Option<&Ident>) {
        if let Some(label) = label {
            self.ident(label);
            self.put(": ");
        }
    }

    fn with_label(&mut self, word: &str, label: Option<&Ident>) {
        self.put(word);
        if let Some(label) = label {
            self.put(" ");
            self.ident(label);
        }
        self.put(";");
    }

    fn with_expr(&mut self, word: &str, expr: &Expr) {
        self.put(word);
        self.expr(expr, 0);
        self.put(";");
    }

    fn grouped(&mut self, expr: &Expr) {
        self.put("(");
        self.expr(expr, 0);
        self.put(")");
    }

    /// A statement under a guard: a block goes on in the same line, anything else on the next.
    fn branch(&mut self, stmt: &Stmt) {
        if let StmtKind::Block { label: None, block } = &stmt.kind {
            self.put(" ");
            return self.block(block);
        }
        self.indented(|printer| {
            printer.put("\n");
            printer.start_line();
            printer.stmt(stmt);
        });
    }

    fn if_stmt(&mut self, cond: &Expr, then: &Stmt, els: Option<&Stmt>) {
        self.put("if ");
        self.grouped(cond);
        let Some(els) = els else { return self.branch(then) };
        let mut on_same_line = matches!(then.kind, StmtKind::Block { label: None, .. });
        if takes_else(then) {
            on_same_line = true;
            self.put(" {\n");
            self.indented(|printer| {
                printer.start_line();
                printer.stmt(then);
                printer.put("\n");
            });
            self.start_line();
            self.put("}");
        } else {
            self.branch(then);
        }
        if on_same_line {
            self.put(" else");
        } else {
            self.put("\n");
            self.start_line();
            self.put("else");
        }
        if matches!(els.kind, StmtKind::If { .. }) {
            self.put(" ");
            self.stmt(els);
        } else {
            self.branch(els);
        }
    }

    fn switch_stmt(&mut self, subject: &Expr, arms: &[SwitchArm], default: Option<&Block>) {
        self.put("switch ");
        self.grouped(subject);
        self.put(" {\n");
        self.indented(|printer| {
            for arm in arms {
                printer.start_line();
                printer.put("case ");
                printer.separated(&arm.labels, |printer, label| printer.expr(label, 1));
                printer.put(": ");
                printer.block(&arm.body);
                printer.put("\n");
            }
            if let Some(block) = default {
                printer.start_line();
                printer.put("default: ");
                printer.block(block);
                printer.put("\n");
            }
        });
        self.start_line();
        self.put("}");
    }

    fn throw(&mut self, throw: &Throw) {
        match throw {
            Throw::Bare => self.put("throw;"),
            Throw::Text(text) => {
                self.put("throw ");
                self.put(&super::super::literal::quote_text(text));
                self.put(";");
            }
            Throw::Value(value) => {
                self.put("throw ");
                let start = self.out.len();
                self.expr(value, 0);
                // A text right after `throw` is a message.
                if self.out[start..].starts_with('"') {
                    self.out.insert(start, '(');
                    self.put(")");
                }
                self.put(";");
            }
        }
    }

    fn try_stmt(&mut self, body: &Block, catches: &[Catch], finally: Option<&Block>) {
        if !catches.is_empty() || finally.is_some() {
            self.put("try ");
        }
        self.block(body);
        for catch in catches {
            self.put(" catch ");
            if let Some((ty, name)) = &catch.binder {
                self.put("(");
                self.ty(ty);
                self.put(" ");
                self.ident(name);
                self.put(") ");
            }
            self.block(&catch.body);
        }
        if let Some(finally) = finally {
            self.put(" finally ");
            self.block(finally);
        }
    }
}

/// Whether an `else` after the statement would become part of it.
fn takes_else(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::If { els: None, .. } => true,
        StmtKind::If { els: Some(last), .. } | StmtKind::While { body: last, .. } => takes_else(last),
        _ => false,
    }
}
