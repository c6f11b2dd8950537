//! Running a method on known inputs: does a case take the path that it was made of?

use crate::case::{Case, Completed, KnownDecisions, Named, ObjectView};
use crate::config::{Bound, Config};
use crate::ir::{MethodId, Program};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::state::{Ending, State};
use crate::workers::{LARGE_STACK, on_stack};

/// The inputs of a run, in the form in which cases have them.
#[derive(Clone, Debug)]
pub struct ConcreteInputs {
    /// The arguments, receiver first.
    pub args: Vec<Named>,
    /// The objects that they lead to.
    pub objects: Vec<ObjectView>,
}

impl From<&Case> for ConcreteInputs {
    fn from(case: &Case) -> Self {
        Self { args: case.args.clone(), objects: case.pre.clone() }
    }
}

/// What came of a run on known inputs.
#[derive(Clone, Debug)]
pub enum ConcreteOutcome {
    /// It came to this end.
    Ended(Box<Case>),
    /// The inputs leave something open that the method asks for: there are several ends.
    Several,
    /// It came to no end: the inputs break a precondition or an invariant.
    Excluded,
    /// It ran into a bound.
    Bound(Bound),
    /// The inputs cannot be built, or something on the way cannot be executed.
    Unsupported(String),
}

/// Runs a method on known inputs.
pub fn run_concrete(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    inputs: &ConcreteInputs,
) -> ConcreteOutcome {
    on_stack(LARGE_STACK, || {
        let mut machine = Machine::new(program, config, config.solver.clone());
        match machine.start_with(method, inputs) {
            Ok(state) => follow(&mut machine, sources, method, state),
            Err(reason) => ConcreteOutcome::Unsupported(reason),
        }
    })
}

fn follow(machine: &mut Machine, sources: &SourceMap, method: MethodId, state: State) -> ConcreteOutcome {
    let mut open = vec![state];
    let mut outcome = ConcreteOutcome::Excluded;
    while let Some(state) = open.pop() {
        let progress = machine.advance(state);
        open.extend(progress.running);
        if let Some(point) = progress.point {
            let turns = point.enabled.iter().map(|thread| machine.take_turn(&point, *thread));
            open.extend(turns);
        }
        for (state, ending) in progress.ended {
            let ended = match ending {
                Ending::Pruned => continue,
                Ending::Bound(bound) => return ConcreteOutcome::Bound(bound),
                Ending::Unsupported(_, what) => return ConcreteOutcome::Unsupported(what.to_string()),
                Ending::Returned(value) => Completed::Returned(value),
                Ending::Threw(exception) => Completed::Threw(exception),
                Ending::Violated(violated) => Completed::Violated(violated),
                Ending::Endless(span) => Completed::Endless(span),
            };
            if let ConcreteOutcome::Ended(_) = outcome {
                return ConcreteOutcome::Several;
            }
            let case = Case::new(machine, sources, &mut KnownDecisions::default(), method, &state, &ended);
            outcome = ConcreteOutcome::Ended(Box::new(case));
        }
    }
    outcome
}
