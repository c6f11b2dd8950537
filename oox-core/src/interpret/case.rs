//! The case of a call on known values: nothing is chosen, so the heaps before and after it are all that there is to tell.

use std::sync::Arc;

use super::{Ran, RanEnding};
use crate::case::{Case, Completed, Inputs, Named, Origin, View, decision, full_name, id_of_calls, stack};
use crate::heap::Value;
use crate::ir::{MethodId, Ty};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::state::State;
use crate::term::Model;

/// The case of a call; `None` where it came to no end. The arguments of a constructor begin after its object.
pub(super) fn case_of_call(
    machine: &Machine,
    sources: &SourceMap,
    method: MethodId,
    (before, args): (&State, &[Value]),
    ran: &Ran,
    made_by: &str,
) -> Option<Case> {
    let ended = match &ran.ending {
        RanEnding::Returned(value) => Completed::Returned(*value),
        RanEnding::Threw(exception) => Completed::Threw(*exception),
        RanEnding::Violated(violated) => Completed::Violated(violated.clone()),
        RanEnding::Endless(span) => Completed::Endless(*span),
        RanEnding::Stuck(_) => return None,
    };
    let program = machine.program;
    let declared = program.method(method);
    // nothing depends on symbols
    let model = Model::new();
    let names =
        (!declared.is_static && !declared.is_constructor).then_some(("this", Ty::Ref(declared.class)));
    let params = declared.params.iter().map(|param| (param.name.as_str(), param.ty.clone()));
    let mut view = View::new(machine, sources, before, Some(&model), false);
    let shown = names
        .into_iter()
        .chain(params)
        .zip(args)
        .map(|((name, ty), value)| Named { name: name.to_owned(), value: view.show(*value, Some(&ty)) });
    let shown: Vec<Named> = shown.collect();
    let pre = view.objects();
    let names = view.names;
    let mut after = View::new(machine, sources, &ran.state, Some(&model), false);
    after.names = names;
    let outcome = after.outcome(method, &ended);
    let post = after.objects();
    let decided = ran.executed.ways.iter().filter_map(|way| decision(program, sources, *way));
    Some(Case {
        id: id_of_calls(&full_name(program, method), made_by),
        method: program.qualified_name(method),
        trail: Vec::new(),
        from: Origin::Calls,
        inputs: Inputs::Known,
        args: shown,
        pre,
        post,
        given: Vec::new(),
        outcome,
        calls: Vec::new(),
        output: after.output(),
        branches: decided.map(Arc::new).collect(),
        stack: stack(machine, sources, &ran.state),
        schedule: None,
        bounds_hit: Vec::new(),
        unmodelled: Vec::new(),
    })
}
