//! `break`, `continue` and `yield`: Java's jumps become jumps to OOX loops and labelled blocks.
//!
//! OOX's `break` without a label leaves the nearest loop, Java's also a switch. A target notes whether it was used, so
//! that labels stand only where they are needed.

use oox_core::lang::ast::{self, StmtKind};
use oox_core::lang::span::Span;

use super::Lower;
use super::build;
use super::code::Code;
use super::reach::unsupported;
use crate::syntax::tree::Ident;
use crate::typed::Expr;

/// What a jump can go to.
#[derive(Debug)]
pub(super) struct Target {
    pub kind: TargetKind,
    /// Java's label.
    pub label: Option<String>,
    /// The label of the block around the body of a loop: leaving it is `continue`.
    pub round: Option<String>,
    /// Somebody goes on with the next round.
    pub continued: bool,
    /// How often it is left by a jump.
    pub left: usize,
}

/// See [`Target`].
#[derive(Debug)]
pub(super) enum TargetKind {
    /// A loop.
    Loop,
    /// A switch statement in a block with this label.
    Switch(String),
    /// A switch expression in a block with this label; the variable takes its value.
    Value(String, String),
    /// A labelled block.
    Block,
}

impl Target {
    pub fn new(kind: TargetKind, label: Option<String>) -> Self {
        Self { kind, label, round: None, continued: false, left: 0 }
    }
}

impl Code<'_, '_> {
    pub fn break_stmt(&mut self, label: Option<&Ident>, span: Span) -> Lower<ast::Stmt> {
        let found = match label {
            Some(label) => self.labelled_target(label)?,
            None => self
                .jumps
                .iter()
                .rposition(|target| matches!(target.kind, TargetKind::Loop | TargetKind::Switch(_)))
                .map_or_else(|| unsupported("break outside of a loop", span), Ok)?,
        };
        self.jumps[found].left += 1;
        let label = match (&self.jumps[found].kind, label) {
            (TargetKind::Switch(label), None) => Some(label.clone()),
            (_, Some(label)) => Some(label.text.clone()),
            _ => None,
        };
        Ok(build::stmt(StmtKind::Break(label.map(|label| build::ident(label, span))), span))
    }

    pub fn continue_stmt(&mut self, label: Option<&Ident>, span: Span) -> Lower<ast::Stmt> {
        let found = match label {
            Some(label) => self.labelled_target(label)?,
            None => self
                .jumps
                .iter()
                .rposition(|target| matches!(target.kind, TargetKind::Loop))
                .map_or_else(|| unsupported("continue outside of a loop", span), Ok)?,
        };
        let target = &mut self.jumps[found];
        target.continued = true;
        if let Some(round) = &target.round {
            return Ok(build::break_to(round.clone(), span));
        }
        let label = label.map(|label| build::ident(label.text.clone(), span));
        Ok(build::stmt(StmtKind::Continue(label), span))
    }

    /// `yield e;`
    pub fn yield_stmts(&mut self, value: &Expr, span: Span) -> Lower<Vec<ast::Stmt>> {
        let found = self.jumps.iter().rposition(|target| matches!(target.kind, TargetKind::Value(..)));
        let Some(found) = found else { return unsupported("yield outside of a switch", span) };
        let TargetKind::Value(label, result) = &self.jumps[found].kind else {
            return unsupported("yield outside of a switch", span);
        };
        let (label, result) = (label.clone(), result.clone());
        self.jumps[found].left += 1;
        let value = self.expr(value)?;
        Ok(vec![build::assign(build::name(result, span), value, span), build::break_to(label, span)])
    }

    fn labelled_target(&self, label: &Ident) -> Lower<usize> {
        let is_it = |target: &Target| target.label.as_deref() == Some(label.text.as_str());
        self.jumps.iter().rposition(is_it).map_or_else(|| unsupported("a jump to no label", label.span), Ok)
    }

    /// Runs `inside` with a target for jumps, and gives the target back as it was used.
    pub fn with_target<T>(
        &mut self,
        target: Target,
        inside: impl FnOnce(&mut Self) -> Lower<T>,
    ) -> Lower<(T, Target)> {
        self.jumps.push(target);
        let result = inside(self);
        let target = self.jumps.pop().expect("pushed above");
        Ok((result?, target))
    }
}
