//! Which methods of the user's a method can call: those whose branches count as its own.

use std::collections::BTreeSet;

use oox_core::ir::{CallTarget, InstrKind, MethodId, Program};

/// The method and all that it can call, as the class file names them: `p.Outer$Inner.method`, `p.C.<init>`. Contracts
/// do not count: the JVM does not run them.
pub fn reachable(program: &Program, from: MethodId) -> Vec<String> {
    let mut found = BTreeSet::from([from]);
    let mut waiting = vec![from];
    while let Some(id) = waiting.pop() {
        for called in called(program, id) {
            if program.class(program.method(called).class).is_of_user() && found.insert(called) {
                waiting.push(called);
            }
        }
    }
    let name = |id: MethodId| {
        let method = program.method(id);
        let own = if method.is_constructor { "<init>" } else { &method.name };
        format!("{}.{own}", program.class(method.class).name)
    };
    found.into_iter().map(name).collect()
}

fn called(program: &Program, id: MethodId) -> Vec<MethodId> {
    let Some(body) = program.method(id).body else { return Vec::new() };
    let mut all = Vec::new();
    for instr in program.body(body).cfg.node_weights().flat_map(|block| &block.instrs) {
        match &instr.kind {
            InstrKind::Call { target: CallTarget::Exact(method), .. } => all.push(*method),
            InstrKind::Call { target: CallTarget::Virtual(method), .. } => {
                all.extend(implementations(program, *method));
            }
            _ => {}
        }
    }
    all
}

/// Every method that a call of this one may mean, and at most some more.
fn implementations(program: &Program, declared: MethodId) -> impl Iterator<Item = MethodId> + '_ {
    let wanted = program.signature(declared);
    let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
    (0..count).map(MethodId).filter(move |id| program.signature(*id) == wanted)
}
