//! Contracts without permissions, as runs judge them: whether that loses which objects are different.

use std::collections::BTreeSet;

use super::state::Site;
use crate::ir::{Body, CallTarget, InstrKind, MethodId, Program, ProofStep};

/// Whether the precondition of a method says the same of inputs without its permissions: no two of its parts can be about one
/// place. The tail of a list is of its own: a list with a circle has no end.
pub fn is_erasable(program: &Program, method: MethodId) -> bool {
    let contract = &program.method(method).contract;
    let parts: Vec<Site> =
        contract.requires.iter().flat_map(|spec| sites(program, program.body(spec.body))).collect();
    are_apart(program, None, &parts)
}

fn are_apart(program: &Program, within: Option<MethodId>, parts: &[Site]) -> bool {
    let mut seen: BTreeSet<Site> = BTreeSet::new();
    for part in parts {
        let mut below = BTreeSet::new();
        reach(program, *part, &mut below);
        let is_tail = matches!((*part, within), (Site::Predicate(predicate), Some(own)) if predicate == own);
        if seen.contains(part) || (!is_tail && !seen.is_disjoint(&below)) {
            return false;
        }
        seen.extend(below);
        if let (Site::Predicate(predicate), false) = (*part, is_tail)
            && !are_apart(program, Some(predicate), &inside(program, predicate))
        {
            return false;
        }
    }
    true
}

/// Everything that a permission covers.
fn reach(program: &Program, site: Site, found: &mut BTreeSet<Site>) {
    if found.insert(site)
        && let Site::Predicate(predicate) = site
    {
        for part in inside(program, predicate) {
            reach(program, part, found);
        }
    }
}

fn inside(program: &Program, predicate: MethodId) -> Vec<Site> {
    let body = program.method(predicate).body;
    body.map_or_else(Vec::new, |body| sites(program, program.body(body)))
}

fn sites(program: &Program, body: &Body) -> Vec<Site> {
    let instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
    let found = instrs.filter_map(|instr| match &instr.kind {
        InstrKind::Proof(ProofStep::Field(_, field)) => Some(Site::Field(*field)),
        InstrKind::Proof(ProofStep::Elements(_)) => Some(Site::Elements),
        InstrKind::Call { target: CallTarget::Exact(id) | CallTarget::Virtual(id), .. }
            if program.method(*id).is_predicate =>
        {
            Some(Site::Predicate(*id))
        }
        _ => None,
    });
    found.collect()
}
