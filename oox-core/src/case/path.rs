//! What a case says of its path: decisions, the calls in progress, and its id.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{Call, Decision};
use crate::ir::{BranchId, MethodId, Program};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::state::{FrameKind, State, Way};

/// The calls in progress, innermost first.
pub(crate) fn stack(machine: &Machine, sources: &SourceMap, state: &State) -> Vec<Call> {
    let program = machine.program;
    let mut calls = Vec::new();
    for (depth, frame) in state.frames().iter().rev().enumerate() {
        let (FrameKind::Entry(method) | FrameKind::Thread(method) | FrameKind::Call(method, _)) = frame.kind
        else {
            continue;
        };
        let mut span = program.span_of(method);
        if let Some(body) = frame.body.map(|id| program.body(id)) {
            let block = &body.cfg[frame.block];
            let is_caller = depth > 0 && frame.todo.is_empty();
            // a caller stands after its call
            let at = if is_caller { frame.at.saturating_sub(1) } else { frame.at };
            let is_at_start = frame.block == body.entry && frame.at == 0;
            if !is_at_start {
                span = block.instrs.get(at).map_or(block.span, |instr| instr.span);
            }
        }
        if span.file != crate::resolve::PRELUDE_FILE {
            calls.push(Call {
                method: program.qualified_name(method),
                file: sources.file(span.file).name.clone(),
                line: sources.start(span).line,
            });
        }
    }
    calls
}

/// The decisions that the cases of a search share: thousands of paths go the same few ways.
#[derive(Default)]
pub struct KnownDecisions {
    known: FxHashMap<(BranchId, Way), Option<Arc<Decision>>>,
}

impl KnownDecisions {
    /// The decisions along the source.
    pub(crate) fn of(&mut self, program: &Program, sources: &SourceMap, state: &State) -> Vec<Arc<Decision>> {
        let made = state.path.decisions.iter().filter_map(|made| {
            self.known.entry(*made).or_insert_with(|| decision(program, sources, *made).map(Arc::new)).clone()
        });
        made.collect()
    }
}

/// A decision as the source has it; the way through a library is not the user's.
pub(crate) fn decision(
    program: &Program,
    sources: &SourceMap,
    (id, way): (BranchId, Way),
) -> Option<Decision> {
    let branch = &program.branches[id.0 as usize];
    if program.class(program.method(branch.method).class).is_library {
        return None;
    }
    let span = branch.span;
    let (taken, arm) = match way {
        Way::Condition(value) => (value, None),
        Way::Arm(arm) => (way.index() + 1 < branch.outcomes, Some(arm)),
    };
    Some(Decision {
        file: sources.file(span.file).name.clone(),
        line: sources.start(span).line,
        condition: sources.text(span).split_whitespace().collect::<Vec<_>>().join(" "),
        taken,
        arm,
    })
}

/// Overloads are different methods.
pub(crate) fn full_name(program: &Program, method: MethodId) -> String {
    format!("{}.{}", program.class(program.method(method).class).name, program.signature(method))
}

/// What a trail is a trail of: the method, and which of the two searches of it (see `input/shared.rs`).
pub(crate) fn searched(machine: &Machine, method: MethodId) -> String {
    let name = full_name(machine.program, method);
    if machine.config.shared.is_empty() { name } else { format!("{name} shared") }
}

/// FNV-1a over the method and the trail: short, and the same on every machine.
pub(crate) fn case_id(method: &str, trail: &[u32]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let bytes = method.bytes().chain(trail.iter().flat_map(|choice| choice.to_le_bytes()));
    for byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}
