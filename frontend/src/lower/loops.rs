//! `while`, `do` and `for` become `while`. Where something runs between the body and the next round, `continue` leaves
//! a labelled block around the body.

use oox_core::lang::ast::{self, StmtKind as Out};
use oox_core::lang::span::Span;

use super::code::{Code, Mode};
use super::jump::{Target, TargetKind};
use super::{Lower, build};
use crate::typed::{Expr, Loop};

impl Code<'_, '_> {
    pub fn loop_stmt(&mut self, repeated: &Loop, label: Option<String>, span: Span) -> Lower<Vec<ast::Stmt>> {
        if repeated.init.is_empty() {
            return self.plain_loop(repeated, label, span);
        }
        let stmts = self.scoped(|code| {
            let mut stmts = code.stmts(&repeated.init)?;
            // what the condition hoists goes before the block, because what follows the loop may see it
            stmts.extend(code.plain_loop(repeated, label, span)?);
            Ok(stmts)
        })?;
        Ok(vec![build::block_stmt(stmts, span)])
    }

    fn plain_loop(&mut self, repeated: &Loop, label: Option<String>, span: Span) -> Lower<Vec<ast::Stmt>> {
        let invariants = self.loop_invariants(&repeated.invariants)?;
        let (cond, bindings) = match &repeated.cond {
            Some(cond) if !repeated.is_do => self.condition(cond)?,
            _ => (build::boolean(true, span), Vec::new()),
        };
        let has_tail = repeated.is_do || !repeated.update.is_empty();
        let (body, used) = self.round(label, has_tail, span, |code| code.body_of(&repeated.body))?;
        let mut stmts = bindings;
        stmts.extend(body);
        for update in &repeated.update {
            let (out, hoisted) = self.catching_hoisted(|code| code.scoped(|code| code.effect(update)));
            stmts.extend(hoisted);
            stmts.extend(out?);
        }
        if let (true, Some(cond)) = (repeated.is_do, &repeated.cond) {
            let leave = build::stmt(Out::Break(None), span);
            let cond_span = cond.span;
            let cond = self.condition_value(cond)?;
            stmts.push(build::if_then(build::not(cond, cond_span), vec![leave], None, cond_span));
        }
        Ok(vec![while_stmt(used.label, cond, invariants, stmts, span)])
    }

    pub fn loop_invariants(&mut self, invariants: &[Expr]) -> Lower<Vec<ast::Expr>> {
        self.in_mode(Mode::Spec, |code| invariants.iter().map(|invariant| code.expr(invariant)).collect())
    }

    /// The body of a loop. With a tail after it, `continue` goes to the tail.
    pub fn round(
        &mut self,
        label: Option<String>,
        has_tail: bool,
        span: Span,
        body: impl FnOnce(&mut Self) -> Lower<Vec<ast::Stmt>>,
    ) -> Lower<(Vec<ast::Stmt>, Target)> {
        let mut target = Target::new(TargetKind::Loop, label);
        if has_tail {
            target.round = Some(self.fresh_label("round"));
        }
        let (stmts, used) = self.with_target(target, body)?;
        let stmts = match &used.round {
            Some(round) if used.continued => vec![build::labelled(round.clone(), stmts, span)],
            Some(_) if declares(&stmts) => vec![build::block_stmt(stmts, span)],
            _ => stmts,
        };
        Ok((stmts, used))
    }
}

/// Some variable is declared here, so what follows must not see it.
fn declares(stmts: &[ast::Stmt]) -> bool {
    stmts.iter().any(|stmt| matches!(stmt.kind, Out::Declare { .. }))
}

pub(super) fn while_stmt(
    label: Option<String>,
    cond: ast::Expr,
    invariants: Vec<ast::Expr>,
    body: Vec<ast::Stmt>,
    span: Span,
) -> ast::Stmt {
    let label = label.map(|label| build::ident(label, span));
    let body = Box::new(build::block_stmt(body, span));
    build::stmt(Out::While { label, cond, invariants, body }, span)
}
