//! `try`, `catch`, `finally`, `lock`, and jumps that cross them.
//!
//! A `finally` is lowered once. Whoever enters it first writes into a slot where to go on afterwards (0: throw the
//! exception again, 1: after the statement, 2 and up: a jump that was on its way out), and its last block resumes
//! there. So nesting does not multiply code.

use super::builder::bool_const;
use super::expression::num_const;
use super::lower::{Lowerer, Mode, Val};
use crate::ir::{BlockId, CatchArm, Handler, InstrKind, Operand, Slot, Terminator, Ty};
use crate::lang::ast;
use crate::lang::span::Span;
use crate::term::{Num, Sort};

/// What jumps can leave or cross, innermost last.
pub(super) enum Scope<'a> {
    /// A loop or a labelled block.
    Target { label: Option<&'a str>, break_to: BlockId, continue_to: Option<BlockId> },
    /// A `finally` or a held lock.
    Finally { entry: BlockId, pending: Slot, exits: Vec<Jump> },
    /// The statements of a `let`; no jump crosses it.
    Let,
}

/// A jump on its way out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Jump {
    /// To a block outside of all scopes from this depth on.
    To(BlockId, usize),
    /// Out of the method, with the value in the slot.
    Return(Option<Slot>),
}

/// What runs on the way out.
#[derive(Clone)]
enum Cleanup<'a> {
    Statements(&'a ast::Block),
    Unlock(Operand),
    EndAtomic,
}

impl<'a> Lowerer<'_, 'a> {
    /// Ends the current block with a jump that runs every `finally` in between.
    pub fn leave(&mut self, jump: Jump, span: Span) {
        let floor = match jump {
            Jump::To(_, depth) => depth,
            Jump::Return(_) => 0,
        };
        for scope in self.scopes.iter_mut().skip(floor).rev() {
            if let Scope::Finally { entry, pending, exits } = scope {
                let index = exits.iter().position(|exit| *exit == jump).unwrap_or_else(|| {
                    exits.push(jump);
                    exits.len() - 1
                });
                let (entry, pending) = (*entry, *pending);
                self.b.assign(span, pending, small_const(index + 2));
                self.b.end_dead(span, Terminator::Goto(entry));
                return;
            }
        }
        let terminator = match jump {
            Jump::To(block, _) => Terminator::Goto(block),
            Jump::Return(slot) => Terminator::Return(slot.map(Operand::Slot)),
        };
        self.b.end_dead(span, terminator);
    }

    pub fn try_statement(
        &mut self,
        body: &'a ast::Block,
        catches: &'a [ast::Catch],
        finally: Option<&'a ast::Block>,
        span: Span,
    ) {
        match finally {
            Some(block) => self.with_cleanup(&Cleanup::Statements(block), span, |lowerer| {
                lowerer.try_catch(body, catches, span);
            }),
            None => self.try_catch(body, catches, span),
        }
    }

    pub fn lock_statement(&mut self, target: &'a ast::Expr, body: &'a ast::Block, span: Span) {
        let Some(value) = self.expr(target) else { return };
        if !value.ty.is_reference() {
            self.error(target.span, "`lock` needs an object or array");
            return;
        }
        // the lock that is taken is released, whatever happens to the variable in between
        let held = self.b.temp(value.ty);
        self.b.assign(span, held, value.op);
        let held = Operand::Slot(held);
        self.b.emit(target.span, InstrKind::MonitorEnter(held.clone()));
        self.with_cleanup(&Cleanup::Unlock(held), span, |lowerer| lowerer.block(body));
    }

    /// What stands inside is left through the end of an `atomic`.
    pub fn with_atomic_end(&mut self, span: Span, inside: impl FnOnce(&mut Self)) {
        self.with_cleanup(&Cleanup::EndAtomic, span, inside);
    }

    fn try_catch(&mut self, body: &'a ast::Block, catches: &'a [ast::Catch], span: Span) {
        if catches.is_empty() {
            self.block(body);
            return;
        }
        let outer = self.b.handler;
        let after = self.b.block();
        let mut arms = Vec::new();
        let throwable = self.program.builtin.throwable;
        for clause in catches {
            let mut class = None;
            let mut ty = Ty::Ref(throwable);
            if let Some((written, _)) = &clause.binder
                && let Some(resolved) = self.names.ty(written, self.diagnostics)
            {
                class = self.exception_class(&resolved, written.span);
                ty = resolved;
            }
            let slot = self.b.slot(clause.binder.as_ref().map(|(_, name)| name.text.as_str()), ty);
            arms.push(CatchArm { class, slot, target: self.b.block() });
        }
        let handler = self.b.add_handler(Handler { arms: arms.clone(), parent: outer });
        self.b.handler = Some(handler);
        let inside = self.b.block();
        self.b.fall_into(span, inside);
        self.block(body);
        self.b.handler = outer;
        self.b.fall_into(span, after);
        for (clause, arm) in catches.iter().zip(arms) {
            self.b.switch_to(arm.target);
            let known = self.locals.len();
            if let Some((_, name)) = &clause.binder {
                self.declare_in_slot(name, arm.slot);
            }
            self.block(&clause.body);
            self.locals.truncate(known);
            self.b.fall_into(clause.span, after);
        }
        self.b.switch_to(after);
    }

    /// `holds(e)`: evaluated where an exception means that it does not.
    pub fn holds(&mut self, inner: &'a ast::Expr, span: Span) -> Option<Val> {
        if self.mode == Mode::Code {
            self.error_hint(span, "`holds` is not allowed here", "`holds(e)` is for specifications");
        }
        let outer = self.b.handler;
        let (failed, after) = (self.b.block(), self.b.block());
        let result = self.b.temp(Ty::Bool);
        let exception = self.b.temp(Ty::Ref(self.program.builtin.throwable));
        let arm = CatchArm { class: None, slot: exception, target: failed };
        self.b.handler = Some(self.b.add_handler(Handler { arms: vec![arm], parent: outer }));
        let inside = self.b.block();
        self.b.fall_into(span, inside);
        let value = self.expr_of(inner, &Ty::Bool);
        if let Some(value) = value.clone() {
            self.b.assign(span, result, value);
        }
        self.b.handler = outer;
        self.b.fall_into(span, after);
        self.b.switch_to(failed);
        self.b.assign(span, result, bool_const(false));
        self.b.fall_into(span, after);
        self.b.switch_to(after);
        value.map(|_| Val::slot(result, Ty::Bool))
    }

    /// The class of an exception type; an error for what cannot be thrown.
    pub fn exception_class(&mut self, ty: &Ty, span: Span) -> Option<crate::ir::ClassId> {
        if let Ty::Ref(class) = ty
            && self.program.is_subclass(*class, self.program.builtin.throwable)
        {
            return Some(*class);
        }
        let message = format!("`{}` cannot be thrown", self.show(ty));
        self.error_hint(span, message, "exceptions are objects of `Throwable` or a subclass");
        None
    }

    fn with_cleanup(&mut self, cleanup: &Cleanup<'a>, span: Span, inside: impl FnOnce(&mut Self)) {
        let outer = self.b.handler;
        let after = self.b.block();
        let entry = self.b.block();
        let capture = self.b.block();
        let pending = self.b.temp(Ty::Int);
        let exception = self.b.temp(Ty::Ref(self.program.builtin.throwable));
        let arm = CatchArm { class: None, slot: exception, target: capture };
        let handler = self.b.add_handler(Handler { arms: vec![arm], parent: outer });
        let depth = self.scopes.len();
        self.scopes.push(Scope::Finally { entry, pending, exits: Vec::new() });
        self.b.handler = Some(handler);
        let guarded = self.b.block();
        self.b.fall_into(span, guarded);
        inside(self);
        self.b.handler = outer;
        let completes = self.b.is_reachable();
        self.b.assign(span, pending, small_const(1));
        self.b.fall_into(span, entry);
        self.b.switch_to(capture);
        self.b.assign(span, pending, small_const(0));
        self.b.fall_into(span, entry);
        debug_assert_eq!(self.scopes.len(), depth + 1);
        let exits = match self.scopes.pop() {
            Some(Scope::Finally { exits, .. }) => exits,
            _ => Vec::new(),
        };
        match cleanup {
            Cleanup::Statements(block) => self.block(block),
            Cleanup::Unlock(held) => self.b.emit(span, InstrKind::MonitorExit(held.clone())),
            Cleanup::EndAtomic => self.b.emit(span, InstrKind::AtomicEnd),
        }
        let rethrow = self.b.block();
        // nobody goes on after a statement that never completes
        let mut targets = vec![rethrow, if completes { after } else { rethrow }];
        let ways_out: Vec<BlockId> = exits.iter().map(|_| self.b.block()).collect();
        targets.extend(&ways_out);
        self.b.end(span, Terminator::Resume { slot: pending, targets }, rethrow);
        self.b.end(span, Terminator::Rethrow(Operand::Slot(exception)), after);
        for (exit, block) in exits.into_iter().zip(ways_out) {
            self.b.switch_to(block);
            self.leave(exit, span);
        }
        self.b.switch_to(after);
    }

    pub fn jump(&mut self, label: Option<&'a ast::Ident>, is_continue: bool, span: Span) {
        let word = if is_continue { "continue" } else { "break" };
        let mut target = None;
        let mut is_in_let = false;
        for (depth, scope) in self.scopes.iter().enumerate().rev() {
            is_in_let |= matches!(scope, Scope::Let);
            if let Scope::Target { label: known, break_to, continue_to } = scope {
                let fits = match label {
                    Some(label) => *known == Some(label.text.as_str()),
                    None => continue_to.is_some(),
                };
                if fits {
                    let block = if is_continue { *continue_to } else { Some(*break_to) };
                    target = Some((block, depth));
                    break;
                }
            }
        }
        if is_in_let && target.is_some() {
            let hint = "the statements of a `let` end where its value is computed, or throw";
            self.error_hint(span, format!("`{word}` cannot leave a `let`"), hint);
            return;
        }
        match (target, label) {
            (Some((Some(block), depth)), _) => self.leave(Jump::To(block, depth), span),
            (Some((None, _)), _) => {
                self.error_hint(span, "`continue` needs a loop", "the label names a block; use `break`");
            }
            (None, Some(label)) => self.error(label.span, format!("no enclosing `{}`", label.text)),
            (None, None) => {
                let hint = "move it into a `while`, or remove it";
                self.error_hint(span, format!("`{word}` outside of a loop"), hint);
            }
        }
    }
}

fn small_const(value: usize) -> Operand {
    num_const(Num::from(i64::try_from(value).expect("fewer than 2^63 exits")), Sort::Int)
}
