//! The machine that executes states: the program, the terms and the solver of one worker, and what it has come across.
//!
//! What it does to states stands in the rooms above; here is what all of them need: the values of operands, entering a frame,
//! asking the solver, and the shape of a step.

mod ask;
mod enter;
mod exceptions;
mod flow;
mod inputs;
mod mode;
mod operand;
mod tally;
mod watch;

pub(crate) use ask::violated;
pub(crate) use flow::{Alternative, Flow, Step};
pub(crate) use mode::{Decided, Mode};
pub use tally::{Race, SpanKey, Tally};
pub(crate) use watch::Watch;
pub use watch::{Asked, Executed, Replayed};

use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::config::{Bound, Config};
use crate::interrupt::Interrupt;
use crate::ir::{ClassId, MethodId, Program, TypeSet};
use crate::solver::{Chain, SolverConfig};
use crate::state::{Region, State};
use crate::term::Terms;
use exceptions::asked_exceptions;
use inputs::root_inputs;

/// Executes states of one program; owns the terms and the solver of a worker.
pub struct Machine<'p> {
    /// The program.
    pub program: &'p Program,
    /// What the user set.
    pub config: &'p Config,
    /// When references of the input are decided.
    pub(crate) mode: &'static dyn Mode,
    /// All terms of this worker.
    pub terms: Terms,
    /// The solver chain of this worker.
    pub solver: Chain,
    /// What was come across on all paths.
    pub tally: Tally,
    /// What is noted of single paths, where somebody wants to know.
    pub(crate) watch: Watch,
    /// A path that runs longer is cut.
    pub(crate) deadline: Option<Instant>,
    /// When it is requested, paths are cut.
    interrupt: Interrupt,
    /// The classes of exceptions that some code or contract asks about.
    asked_exceptions: Vec<ClassId>,
    /// What inputs of the root class can be, where that is more than the program says.
    root_inputs: Option<TypeSet>,
    /// For each open method: what its arguments reach.
    pub(crate) regions: FxHashMap<MethodId, Rc<BTreeSet<Region>>>,
}

impl<'p> Machine<'p> {
    /// A machine with nothing in it yet.
    pub(crate) fn with_mode(
        program: &'p Program,
        config: &'p Config,
        solver: SolverConfig,
        mode: &'static dyn Mode,
    ) -> Self {
        Self {
            program,
            config,
            mode,
            terms: Terms::new(config.solver.simplify),
            deadline: solver.deadline,
            interrupt: solver.interrupt.clone(),
            solver: Chain::new(solver),
            tally: Tally::of(program),
            watch: Watch::default(),
            asked_exceptions: asked_exceptions(program),
            root_inputs: root_inputs(program, config),
            regions: FxHashMap::default(),
        }
    }

    /// What ends all paths at once, wherever they are.
    pub(crate) fn is_over(&self) -> Option<Bound> {
        if self.interrupt.is_requested() {
            return Some(Bound::Interrupt);
        }
        self.deadline.is_some_and(|end| Instant::now() > end).then_some(Bound::Time)
    }

    /// Counts a step: a jump, a branch, a return or a call. Straight code between them is as long as the program, so it
    /// needs no bound, and how finely the source was taken apart makes no difference.
    pub(crate) fn is_out_of_steps(&self, state: &mut State) -> bool {
        let is_out = state.count.steps >= self.config.bounds.steps;
        state.count.steps += u64::from(!is_out);
        is_out
    }
}
