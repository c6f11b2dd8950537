//! Whether a statement can end normally (JLS 14.22), as far as the scope of pattern variables needs it, and which of them a
//! loop makes visible for what follows it (JLS 6.3.2).

use super::cx::bindings;
use crate::typed::{Const, LocalId, Stmt, StmtKind, Switch};

/// Whether what follows the statement can be reached from it.
pub(super) fn can_complete(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Return(_)
        | StmtKind::Throw(_)
        | StmtKind::Break(_)
        | StmtKind::Continue(_)
        | StmtKind::Yield(_) => false,
        StmtKind::Block(stmts) | StmtKind::Several(stmts) | StmtKind::Synchronized(_, stmts) => {
            all_complete(stmts)
        }
        StmtKind::If(_, then, els) => can_complete(then) || els.as_ref().is_none_or(|els| can_complete(els)),
        StmtKind::Labeled(label, body) => can_complete(body) || breaks(body, Some(&label.text)),
        StmtKind::Loop(parts) => {
            let is_endless =
                parts.cond.as_ref().is_none_or(|cond| matches!(cond.constant(), Some(Const::Boolean(true))));
            !is_endless || breaks(&parts.body, None)
        }
        StmtKind::Switch(switch) => switch_completes(switch),
        StmtKind::Try(parts) => {
            let finally_ends = parts.finally.as_ref().is_none_or(|stmts| all_complete(stmts));
            let catch_ends = parts.catches.iter().any(|catch| all_complete(&catch.body));
            finally_ends && (all_complete(&parts.body) || catch_ends)
        }
        _ => true,
    }
}

/// The pattern variables of a loop that are there when it ends: it ends only where its condition is false.
pub(super) fn introduced(stmt: &Stmt) -> Vec<LocalId> {
    match &stmt.kind {
        StmtKind::Loop(parts) if !breaks(&parts.body, None) => {
            parts.cond.as_ref().map(|cond| bindings(cond).1).unwrap_or_default()
        }
        StmtKind::Labeled(label, body) if !breaks(body, Some(&label.text)) => introduced(body),
        _ => Vec::new(),
    }
}

fn all_complete(stmts: &[Stmt]) -> bool {
    stmts.iter().all(can_complete)
}

fn switch_completes(switch: &Switch) -> bool {
    let takes_all = switch.has_default || switch.is_exhaustive;
    let falls_out = if switch.is_arrow {
        switch.arms.iter().any(|arm| all_complete(&arm.body))
    } else {
        switch.arms.last().is_none_or(|arm| all_complete(&arm.body))
    };
    !takes_all || falls_out || switch.arms.iter().flat_map(|arm| &arm.body).any(|stmt| breaks(stmt, None))
}

/// Whether a `break` in the statement leaves what stands around it: the labelled statement, or without a label the nearest
/// loop or switch.
fn breaks(stmt: &Stmt, label: Option<&str>) -> bool {
    let any = |stmts: &[Stmt]| stmts.iter().any(|stmt| breaks(stmt, label));
    match &stmt.kind {
        StmtKind::Break(target) => target.as_ref().map(|target| target.text.as_str()) == label,
        StmtKind::Block(stmts) | StmtKind::Several(stmts) | StmtKind::Synchronized(_, stmts) => any(stmts),
        StmtKind::If(_, then, els) => {
            breaks(then, label) || els.as_ref().is_some_and(|els| breaks(els, label))
        }
        StmtKind::Labeled(_, body) => breaks(body, label),
        StmtKind::Try(parts) => {
            any(&parts.body)
                || parts.catches.iter().any(|catch| any(&catch.body))
                || parts.finally.as_ref().is_some_and(|stmts| any(stmts))
        }
        // those without a label are their own
        StmtKind::Loop(parts) => label.is_some() && breaks(&parts.body, label),
        StmtKind::ForEach(parts) => label.is_some() && breaks(&parts.body, label),
        StmtKind::Switch(switch) => label.is_some() && switch.arms.iter().any(|arm| any(&arm.body)),
        _ => false,
    }
}
