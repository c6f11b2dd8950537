//! Who may call whom, and the order in which bodies are summarised: callees first, those that call each other together.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::algo::tarjan_scc;
use petgraph::graph::DiGraph;

use super::body::{Analysis, GivenUp};
use super::frame::framed;
use super::state::{Nullness, Update, merged};
use super::{Summaries, Summary};
use crate::ir::{BodyId, BodyKind, CallTarget, ClassId, InstrKind, MethodId, Program, Ty};

/// So often a recursion is looked at before it is given up.
const MOST_ROUNDS: usize = 12;
/// From this round on what a recursion does is widened.
const WIDENED_FROM: usize = 3;

/// The bodies that a body may run, directly.
fn callees(program: &Program, body: BodyId) -> BTreeSet<BodyId> {
    let mut found = BTreeSet::new();
    for block in program.body(body).cfg.node_weights() {
        for instr in &block.instrs {
            match &instr.kind {
                InstrKind::Call { target, .. } => {
                    found.extend(run_by(program, *target).iter().filter_map(|id| program.method(*id).body));
                }
                InstrKind::InitClass(class) => initialisers(program, *class, &mut found),
                _ => {}
            }
        }
    }
    found
}

/// The methods that a call may run, as far as they are known.
pub(super) fn run_by(program: &Program, target: CallTarget) -> BTreeSet<MethodId> {
    match target {
        CallTarget::Exact(method) => [method].into(),
        CallTarget::Virtual(method) => {
            let all = program.instances(&Ty::Ref(program.method(method).class));
            all.iter().map(|dynamic| program.target(*dynamic, method)).chain([method]).collect()
        }
    }
}

/// May the call be of an object whose class nobody knows?
pub(super) fn may_be_unknown(program: &Program, method: MethodId) -> bool {
    let all = program.instances(&Ty::Ref(program.method(method).class));
    all.is_empty() || all.iter().any(|dynamic| program.is_unknown(*dynamic))
}

/// The initialisers that run before a class is used.
pub(super) fn initialisers(program: &Program, class: ClassId, found: &mut BTreeSet<BodyId>) {
    for before in program.initialised_before(class) {
        initialisers(program, before, found);
    }
    found.extend(program.class(class).static_init);
}

/// The bodies that may run, in components that call each other, callees first.
pub(super) fn bottom_up(program: &Program, roots: impl Iterator<Item = BodyId>) -> Vec<Vec<BodyId>> {
    let mut graph = DiGraph::<BodyId, ()>::new();
    let mut nodes = BTreeMap::new();
    let mut open: Vec<BodyId> = roots.collect();
    let mut calls = Vec::new();
    while let Some(body) = open.pop() {
        if nodes.contains_key(&body) {
            continue;
        }
        nodes.insert(body, graph.add_node(body));
        let callees = callees(program, body);
        open.extend(&callees);
        calls.extend(callees.into_iter().map(|callee| (body, callee)));
    }
    for (from, to) in calls {
        graph.add_edge(nodes[&from], nodes[&to], ());
    }
    let in_order = tarjan_scc(&graph).into_iter().map(|component| {
        let mut bodies: Vec<BodyId> = component.into_iter().map(|node| graph[node]).collect();
        bodies.sort_unstable();
        bodies
    });
    in_order.collect()
}

impl Summaries<'_> {
    /// Summarises bodies that call each other.
    pub(super) fn add(&mut self, component: &[BodyId]) {
        let is_recursive = match component {
            [only] => callees(self.program, *only).contains(only),
            _ => true,
        };
        self.in_progress = component.iter().copied().collect();
        if !is_recursive {
            let summary = self.summarised(component[0]);
            let summary = summary.unwrap_or_else(|GivenUp(why)| self.framed_or_unknown(component[0], &why));
            self.known.insert(component[0], summary);
        } else if let Err(GivenUp(why)) = self.recursion(component) {
            for body in component {
                self.known.remove(body);
            }
            let summary = framed(self, component, &why);
            for body in component {
                self.known.insert(*body, summary.clone());
            }
        }
        self.in_progress.clear();
    }

    fn framed_or_unknown(&self, body: BodyId, why: &str) -> Summary {
        framed(self, &[body], why)
    }

    /// Looks at a recursion until nothing changes any more, beginning with calls that never come back.
    fn recursion(&mut self, component: &[BodyId]) -> Result<(), GivenUp> {
        for round in 0..MOST_ROUNDS {
            let mut is_stable = true;
            for body in component {
                let new = self.summarised(*body)?;
                let new = match self.known.get(body) {
                    Some(old) if round >= WIDENED_FROM => self.widened(old, new),
                    _ => new,
                };
                if self.known.get(body) != Some(&new) {
                    is_stable = false;
                    self.known.insert(*body, new);
                }
            }
            if is_stable {
                return Ok(());
            }
        }
        Err(GivenUp("its recursion has too many cases".to_owned()))
    }

    /// What covers both, where what grows is closed. If that changes nothing, it covers all that a further round would find.
    fn widened(&self, old: &Summary, new: Summary) -> Summary {
        let relations = super::Relations { program: self.program };
        let (Some(before), Some(mut exit)) = (&old.exit, new.exit.clone()) else { return new };
        for (link, log) in &mut exit.logs {
            let known = before.logs.get(link);
            if known == Some(log) {
                continue;
            }
            let all = merged(relations, log);
            let widened = match known.map(|known| merged(relations, known)) {
                Some(known) => Update {
                    base: relations.widened(&known.base, &all.base),
                    value: relations.widened(&known.value, &all.value),
                    ..all
                },
                None => all,
            };
            *log = vec![widened];
        }
        for (field, held) in &mut exit.statics {
            if let Some(known) = before.statics.get(field).filter(|known| *known != held) {
                held.set = relations.widened(&known.set, &held.set);
                held.is_exact = false;
            }
        }
        let mut result = new.result.clone();
        if let (Some(held), Some(known)) = (&mut result, &old.result)
            && held != known
        {
            held.set = relations.widened(&known.set, &held.set);
            held.is_exact = false;
        }
        let result_null = if new.result_null == old.result_null { new.result_null } else { Nullness::Maybe };
        Summary { exit: Some(exit), result, result_null, ..new }
    }

    fn summarised(&self, body: BodyId) -> Result<Summary, GivenUp> {
        let code = self.program.body(body);
        let (class, has_receiver) = match code.kind {
            BodyKind::Method(method) => {
                let method = self.program.method(method);
                if let Some((_, what)) = method.unsupported.first() {
                    return Err(GivenUp(what.clone()));
                }
                (method.class, !method.is_static)
            }
            BodyKind::StaticInit(class) => (class, false),
            BodyKind::Spec => return Err(GivenUp("it is a specification".to_owned())),
        };
        let mut analysis = Analysis::new(self, code, class);
        let entry = analysis.entry(has_receiver);
        analysis.run(code.entry, &entry)?;
        Ok(analysis.summary())
    }
}
