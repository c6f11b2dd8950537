//! The arms of a `switch`: where they end, and variables that one arm declares and a later one uses.

use oox_core::lang::ast::{self, StmtKind as Out};

use super::code::Code;
use super::{Lower, build};
use crate::typed::{Stmt, StmtKind, Switch, SwitchArm};

impl Code<'_, '_> {
    /// The statements of each arm. What is declared for several arms is put into `before`. Without falling through, a
    /// jump to the end of the switch at the end of an arm is left out.
    pub fn arm_bodies(
        &mut self,
        switch: &Switch,
        end: &str,
        falls: bool,
        before: &mut Vec<ast::Stmt>,
    ) -> Lower<Vec<Vec<ast::Stmt>>> {
        let watched_before = self.watched.clone();
        let mut bodies: Vec<Vec<ast::Stmt>> = Vec::new();
        let last = switch.arms.len().saturating_sub(1);
        for (index, arm) in switch.arms.iter().enumerate() {
            let mut body = self.block(&arm.body)?;
            if (!falls || index == last)
                && let Some(Out::Break(Some(label))) = body.last().map(|stmt| &stmt.kind)
                && label.text == end
            {
                body.pop();
                self.unleave_switch();
            }
            bodies.push(body);
            if !switch.is_arrow {
                watch(&arm.body, &mut |local| {
                    self.watched.insert(local);
                });
            }
        }
        let mentioned = std::mem::take(&mut self.mentioned);
        for local in mentioned {
            if watched_before.contains(&local) {
                // a switch further out declares it
                self.mentioned.insert(local);
                continue;
            }
            let span = self.world().local(local).span;
            let Some(place) = self.bound(local, span) else { continue };
            let ast::ExprKind::Name(name) = &place.kind else { continue };
            for body in &mut bodies {
                assign_instead(body, name);
            }
            let ty = self.local_ty(local, span);
            before.push(build::declare(ty, name.clone(), None, span));
        }
        self.watched = watched_before;
        Ok(bodies)
    }

    /// One more jump out of the present switch.
    pub fn leave_switch(&mut self) {
        if let Some(target) = self.jumps.last_mut() {
            target.left += 1;
        }
    }

    fn unleave_switch(&mut self) {
        if let Some(target) = self.jumps.last_mut() {
            target.left -= 1;
        }
    }
}

fn watch(stmts: &[Stmt], note: &mut impl FnMut(crate::typed::LocalId)) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Local(local, _) => note(*local),
            StmtKind::Several(stmts) => watch(stmts, note),
            _ => {}
        }
    }
}

/// The variable is declared elsewhere: its declaration becomes an assignment.
fn assign_instead(body: &mut Vec<ast::Stmt>, local: &str) {
    let stmts = std::mem::take(body);
    for stmt in stmts {
        match stmt.kind {
            Out::Declare { name, init, .. } if name.text == local => {
                if let Some(init) = init {
                    body.push(build::assign(build::name(name.text, name.span), init, stmt.span));
                }
            }
            kind => body.push(ast::Stmt { kind, span: stmt.span }),
        }
    }
}

/// Some arm before the last can reach its end.
pub(super) fn falls_through(arms: &[SwitchArm]) -> bool {
    arms.split_last().is_some_and(|(_, others)| others.iter().any(|arm| can_end(&arm.body)))
}

fn can_end(stmts: &[Stmt]) -> bool {
    stmts.last().is_none_or(|stmt| match &stmt.kind {
        StmtKind::Return(_)
        | StmtKind::Throw(_)
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::Yield(_) => false,
        StmtKind::Block(stmts) | StmtKind::Synchronized(_, stmts) => can_end(stmts),
        StmtKind::If(_, then, Some(els)) => {
            can_end(std::slice::from_ref(then)) || can_end(std::slice::from_ref(els))
        }
        StmtKind::Try(guarded) => {
            let finally_ends = guarded.finally.as_ref().is_none_or(|stmts| can_end(stmts));
            finally_ends
                && (can_end(&guarded.body) || guarded.catches.iter().any(|catch| can_end(&catch.body)))
        }
        _ => true,
    })
}
