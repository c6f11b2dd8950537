//! Exceptions by which a method says what it does not take: it throws one itself before anything else went wrong, or it follows an
//! argument that is null. In code that promises nothing that is an answer, and no mistake.

use crate::heap::{ObjId, Value};
use crate::ir::{Body, ClassId, DynType, InstrKind, MethodId, Program, Terminator};
use crate::lang::span::Span;
use crate::machine::Machine;
use crate::state::{Refusal, State};

impl Machine<'_> {
    /// What a method does not take, where an exception says no more than that. Nothing where the method promises something.
    pub(super) fn refusal(&self, state: &State, method: MethodId, exception: ObjId) -> Option<Refusal> {
        let declared = self.program.method(method);
        let of_class = &self.program.class(declared.class).invariants;
        if !declared.contract.is_empty() || !of_class.is_empty() || self.is_error(state, exception) {
            return None;
        }
        let body = self.program.body(declared.body?);
        let span = *state.notes.thrown_at.get(&exception)?;
        // what comes after another exception may be the consequence of that
        let is_first = state.notes.thrown_at.len() == 1;
        let call = state.notes.library_calls.get(&exception);
        let is_own = match call {
            None => throws_at(body, span),
            Some(call) => calls_at(body, call.span) && is_check(self.program, call.method),
        };
        let exception_name = self.exception_name(state, exception);
        if is_first && is_own && state.notes.by_entry.contains(&exception) {
            let span = call.map_or(span, |call| call.span);
            return Some(Refusal { at: span.key(), exception: exception_name, argument: None });
        }
        let followed = *state.notes.null_of.get(&exception)?;
        let Value::Sym(_) = followed else { return None };
        let (argument, _) = state.input.args.iter().find(|(_, value)| *value == followed)?;
        let span = call.map_or(span, |call| call.span);
        is_first.then(|| Refusal {
            at: span.key(),
            exception: exception_name,
            argument: Some(argument.clone()),
        })
    }

    /// An `Error` says that something is wrong here, and not with what the caller gave.
    fn is_error(&self, state: &State, exception: ObjId) -> bool {
        let program = self.program;
        let is_error = |class: &ClassId| {
            let class = program.class(*class);
            class.name == "Error" && !class.is_of_user()
        };
        state.world.heap.object(exception).types.iter().any(|dynamic| {
            match &program.dyn_types[dynamic.0 as usize] {
                DynType::Class(class) | DynType::Open(class) => {
                    program.class(*class).ancestors.iter().any(is_error)
                }
                DynType::Array(_) => true,
            }
        })
    }
}

/// Whether a `throw` of the source stands there.
fn throws_at(body: &Body, span: Span) -> bool {
    let is_there =
        |terminator: &Terminator| matches!(terminator, Terminator::Throw(_) | Terminator::ThrowNew(_));
    body.cfg.node_weights().any(|block| block.span.key() == span.key() && is_there(&block.terminator))
}

/// Whether a call stands there.
fn calls_at(body: &Body, span: Span) -> bool {
    let mut instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
    instrs.any(|instr| instr.span.key() == span.key() && matches!(instr.kind, InstrKind::Call { .. }))
}

/// Whether a method of a library does nothing but look at its arguments: by its name.
fn is_check(program: &Program, id: MethodId) -> bool {
    let method = program.method(id);
    let is_named = method.name.starts_with("require") || method.name.starts_with("check");
    method.is_static && program.class(method.class).is_library && is_named
}
