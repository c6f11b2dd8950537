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
pub(crate) use exceptions::asked_exceptions;
pub(crate) use flow::{Alternative, Flow, Step};
pub(crate) use mode::{Decided, Mode};
pub(crate) use operand::constant_of;
pub use tally::{Race, SpanKey, Tally};
pub(crate) use watch::Watch;
pub use watch::{Asked, Executed, Replayed};

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::config::{Bound, Config};
use crate::interrupt::Interrupt;
use crate::ir::{Body, BodyId, BodyKind, ClassId, MethodId, Program, TypeSet};
use crate::solver::{Chain, SolverConfig};
use crate::state::{Ending, Region, State};
use crate::term::Terms;
use inputs::root_inputs;

/// Steps that a static initialiser may take where they are counted apart.
const MOST_INITIALISING: u64 = 200_000;

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
    /// Other code that runs in the place of a body.
    pub(crate) instead: Option<(BodyId, &'p Body)>,
    /// What is noted of single paths, where somebody wants to know.
    pub(crate) watch: Watch,
    /// A path that runs longer is cut.
    pub(crate) deadline: Option<Instant>,
    /// When it is requested, paths are cut.
    interrupt: Interrupt,
    /// The classes of exceptions that some code or contract asks about, once somebody needs them.
    asked_exceptions: OnceCell<Vec<ClassId>>,
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
            tally: Tally::first(),
            instead: None,
            watch: Watch::default(),
            asked_exceptions: OnceCell::new(),
            root_inputs: root_inputs(program, config),
            regions: FxHashMap::default(),
        }
    }

    /// The code that runs.
    pub(crate) fn code(&self, id: BodyId) -> &'p Body {
        match self.instead {
            Some((replaced, body)) if replaced == id => body,
            _ => self.program.body(id),
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
    ///
    /// What static initialisers do is no part of what a test runs, and many tests meet the same ones: there each of them has a
    /// bound of its own, behind which it is left as it is.
    pub(crate) fn count_step<'f>(&self, state: &mut State) -> Result<(), Flow<'f>> {
        if self.config.library_runs && state.top().is_initialising {
            state.count.initialising += 1;
            let is_long = state.count.initialising > MOST_INITIALISING;
            return if is_long { Err(self.too_long(state)) } else { Ok(()) };
        }
        if state.count.steps >= self.config.bounds.steps {
            return Err(Flow::End(Ending::Bound(Bound::Steps)));
        }
        state.count.steps += 1;
        Ok(())
    }

    /// A static initialiser takes too many steps.
    fn too_long<'f>(&self, state: &State) -> Flow<'f> {
        let mut bodies = state.frames().iter().filter_map(|frame| frame.body);
        let initialised = bodies.find_map(|body| match self.program.body(body).kind {
            BodyKind::StaticInit(class) => Some(self.program.class(class)),
            BodyKind::Method(_) | BodyKind::Spec => None,
        });
        let class = initialised.expect("the frame of an initialiser is there");
        let what = format!(
            "the static initialiser of `{}`: it takes more than {MOST_INITIALISING} steps",
            class.name
        );
        Flow::End(Ending::Unsupported(class.span, what.into()))
    }
}
