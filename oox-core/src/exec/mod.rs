//! One step of execution: [`Machine::advance`] runs a state until it ends or has to be split.
//!
//! There is one file per family of instructions. None of them searches, prints or reads: they turn a state into its
//! successors. When an instruction needs to know more about the input than the path has decided, it asks for a
//! split; each part then either completes the instruction or executes it again with more knowledge.

mod array;
mod assign;
mod branch;
mod call;
mod cast;
mod concrete;
mod constants;
mod contract;
mod decimal;
mod endless;
mod entry;
mod favoured;
mod field;
mod generic;
mod hidden;
mod initialise;
mod interpret;
mod invariant;
mod late;
mod merged;
mod modifies;
mod native;
mod open;
mod order;
mod past;
mod reference;
mod region;
mod shared;
mod split;
mod text;
mod throw;
mod thrown;

pub use crate::config::Shared;
pub(crate) use crate::state::Counted;
pub use crate::state::{
    Choice, Ended, Ending, Frame, FrameKind, Held, InitFor, Initialised, LibraryCall, Limits, LoopCount,
    Moment, OpenCall, OrderEntry, Origin, Place, Printed, Promise, Region, State, Task, Thread, Trail,
    Violated, Way, World,
};
pub use interpret::{Asked, Executed, Interpreter, Known, Ran, RanEnding, Replayed};

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;
use std::time::Instant;

use crate::assumption::Assumption;
use crate::config::{Bound, Config};
use crate::heap::{ObjId, Value};
use crate::interrupt::Interrupt;
use rustc_hash::FxHashMap;

use crate::ir::{
    Body, CastKind, ClassId, Const, Instr, InstrKind, MethodId, Operand, Program, Slot, Terminator, TypeSet,
};
use crate::solver::{Chain, SolverConfig};
use crate::term::{Const as Literal, Num, Sort, Term, Terms};

/// The clock is looked at once in so many instructions.
const CLOCK_STEPS: u64 = 1024;

/// What became of a state: its successors, and the paths that ended on the way.
#[derive(Default)]
pub struct Progress {
    /// In the order of their choices; all of them are feasible or undecided.
    pub running: Vec<State>,
    /// In the order of their choices.
    pub ended: Vec<(State, Ending)>,
}

/// What an instruction did.
pub(crate) enum Flow<'p> {
    /// It is complete.
    Next,
    /// The place of execution changed, or the instruction is to be executed again.
    Stay,
    /// The state must be split.
    Split(Vec<Alternative<'p>>),
    /// It threw.
    Throw(ObjId),
    /// A callee was left with an exception.
    Propagate(ObjId),
    /// The path ends.
    End(Ending),
}

/// What happens when an alternative is taken.
pub(crate) type Effect<'p> = Box<dyn FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p>;

/// One part of a split. The alternatives of one split cover the state: at least one of them always holds.
pub(crate) struct Alternative<'p> {
    /// What must hold of values of the solver.
    pub constraint: Option<Term>,
    /// The branch of the source that it decides.
    pub branch: Option<(crate::ir::BranchId, Way)>,
    /// What happens then.
    pub effect: Effect<'p>,
}

impl<'p> Alternative<'p> {
    pub fn when(
        constraint: Term,
        effect: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p,
    ) -> Self {
        Self { constraint: Some(constraint), branch: None, effect: Box::new(effect) }
    }

    pub fn always(effect: impl FnOnce(&mut Machine<'p>, &mut State) -> Flow<'p> + 'p) -> Self {
        Self { constraint: None, branch: None, effect: Box::new(effect) }
    }
}

/// Executes states of one program; owns the terms and the solver of a worker.
pub struct Machine<'p> {
    /// The program.
    pub program: &'p Program,
    /// What the user set.
    pub config: &'p Config,
    /// All terms of this worker.
    pub terms: Terms,
    /// The solver chain of this worker.
    pub solver: Chain,
    /// Bounds that some path ran into.
    pub bounds_hit: BTreeSet<Bound>,
    /// What was assumed of the inputs as a whole.
    pub assumed: BTreeSet<Assumption>,
    /// Static state of which an input could have been an object, where the program has asked.
    pub asked_shared: BTreeSet<Shared>,
    /// A path that runs longer is cut.
    deadline: Option<Instant>,
    /// When it is requested, paths are cut.
    interrupt: Interrupt,
    /// The classes of exceptions that some code or contract asks about.
    asked_exceptions: Vec<ClassId>,
    /// What inputs of the root class can be, where that is more than the program says.
    root_inputs: Option<TypeSet>,
    /// For each open method: what its arguments reach.
    regions: FxHashMap<MethodId, Rc<BTreeSet<Region>>>,
    /// For each branch: which of its outcomes were seen.
    pub covered: Vec<Vec<bool>>,
    /// How many of them were seen that are not of a library.
    pub discoveries: u64,
    /// What the code of the program did, where somebody wants to know.
    executed: Option<Executed>,
    /// What the next open calls give, where that is known.
    replayed: VecDeque<Replayed>,
    /// The open calls that got it.
    asked: Vec<Asked>,
    /// States made by splitting, the first one included.
    pub states: u64,
    /// Instructions executed on all paths.
    pub steps: u64,
}

enum Settled<'p> {
    Running,
    Split(Vec<Alternative<'p>>),
    End(Ending),
}

impl<'p> Machine<'p> {
    /// A machine with nothing in it yet.
    pub fn new(program: &'p Program, config: &'p Config, solver: SolverConfig) -> Self {
        Self {
            program,
            config,
            terms: Terms::new(config.solver.simplify),
            deadline: solver.deadline,
            interrupt: solver.interrupt.clone(),
            solver: Chain::new(solver),
            bounds_hit: BTreeSet::new(),
            assumed: BTreeSet::new(),
            asked_shared: BTreeSet::new(),
            asked_exceptions: open::asked_exceptions(program),
            root_inputs: favoured::root_inputs(program, config),
            regions: FxHashMap::default(),
            covered: program.branches.iter().map(|branch| vec![false; branch.outcomes]).collect(),
            discoveries: 0,
            executed: None,
            replayed: VecDeque::new(),
            asked: Vec::new(),
            states: 1,
            steps: 0,
        }
    }

    /// Runs a state until it ends or has to be split.
    pub fn advance(&mut self, mut state: State) -> Progress {
        loop {
            let flow = self.step(&mut state);
            match self.settle(&mut state, flow) {
                Settled::Running => {}
                Settled::End(ending) => {
                    return Progress { running: Vec::new(), ended: vec![(state, ending)] };
                }
                Settled::Split(alternatives) => {
                    let mut progress = self.split(state, alternatives);
                    if !progress.ended.is_empty() || progress.running.len() != 1 {
                        return progress;
                    }
                    state = progress.running.remove(0);
                }
            }
        }
    }

    /// Rebuilds a state from the choices that led to it; `None` when they do not lead to a running state.
    pub fn replay(&mut self, mut state: State, choices: &[Choice]) -> Option<State> {
        let mut choices = choices.iter();
        let mut pending = choices.next();
        while let Some(choice) = pending {
            let flow = self.step(&mut state);
            match self.settle(&mut state, flow) {
                Settled::Running => {}
                Settled::End(_) => return None,
                Settled::Split(alternatives) => {
                    let has_choice = alternatives.len() > 1;
                    state = self.repeat(state, alternatives, *choice)?;
                    if has_choice {
                        pending = choices.next();
                    }
                }
            }
        }
        Some(state)
    }

    /// Does what a flow says, as far as it concerns this state only.
    fn settle(&mut self, state: &mut State, flow: Flow<'p>) -> Settled<'p> {
        let ending = match flow {
            Flow::Next => {
                state.top_mut().at += 1;
                None
            }
            Flow::Stay => None,
            Flow::Split(alternatives) => return Settled::Split(alternatives),
            Flow::Throw(exception) => {
                self.note_place(state, exception);
                self.raise(state, exception)
            }
            Flow::Propagate(exception) => self.raise(state, exception),
            Flow::End(ending) => Some(ending),
        };
        let is_violated = matches!(ending, Some(Ending::Violated(_)));
        let is_case =
            matches!(ending, Some(Ending::Returned(_) | Ending::Threw(_))) && self.config.list_cases;
        if is_violated && self.is_unsettled(state)
            || (is_violated || is_case) && self.next_late(state).is_some()
        {
            // it comes to the same end again
            state.path.doomed_at = Some(state.frames().len());
            return Settled::Running;
        }
        match ending {
            None => Settled::Running,
            Some(ending) => {
                match ending {
                    Ending::Bound(bound) => self.bounds_hit.insert(bound),
                    // no number of steps is enough
                    Ending::Endless(_) => self.bounds_hit.insert(Bound::Steps),
                    _ => false,
                };
                self.end_in_present(state);
                // the first search has seen it
                if !self.config.shared.is_empty() && !self.uses_shared(state) {
                    return Settled::End(Ending::Pruned);
                }
                Settled::End(ending)
            }
        }
    }

    fn step(&mut self, state: &mut State) -> Flow<'p> {
        if state.path.doomed_at == Some(state.frames().len())
            && let Some(flow) = self.settle_class(state).or_else(|| self.assume_late(state))
        {
            return flow;
        }
        if let Some(task) = state.top().todo.last().copied() {
            return self.task(state, task);
        }
        self.steps += 1;
        if self.steps.is_multiple_of(CLOCK_STEPS)
            && let Some(bound) = self.is_over()
        {
            return Flow::End(Ending::Bound(bound));
        }
        let frame = state.top();
        let body: &'p Body = self.program.body(frame.body.expect("an open method has only tasks"));
        let block = &body.cfg[frame.block];
        if let (Some(executed), false) = (&mut self.executed, frame.is_contract) {
            executed.places.extend(block.place(frame.at).map(|span| (span.file, span.start)));
        }
        match block.instrs.get(frame.at) {
            Some(instr) => self.instr(state, instr),
            None if self.is_out_of_steps(state) => Flow::End(Ending::Bound(Bound::Steps)),
            None => self.terminator(state, &block.terminator),
        }
    }

    /// What ends all paths at once, wherever they are.
    fn is_over(&self) -> Option<Bound> {
        if self.interrupt.is_requested() {
            return Some(Bound::Interrupt);
        }
        self.deadline.is_some_and(|end| Instant::now() > end).then_some(Bound::Time)
    }

    /// Counts a step: a jump, a branch, a return or a call. Straight code between them is as long as the program, so it
    /// needs no bound, and how finely the source was taken apart makes no difference.
    fn is_out_of_steps(&self, state: &mut State) -> bool {
        let is_out = state.count.steps >= self.config.bounds.steps;
        state.count.steps += u64::from(!is_out);
        is_out
    }

    fn instr(&mut self, state: &mut State, instr: &'p Instr) -> Flow<'p> {
        match &instr.kind {
            InstrKind::Assign(dst, rvalue) => self.assign(state, *dst, rvalue),
            InstrKind::Divide { dst, remainder, left, right } => {
                self.divide(state, *dst, *remainder, left, right)
            }
            InstrKind::FloatToInt { dst, value } => self.float_to_int(state, *dst, value),
            InstrKind::LoadField { dst, obj, field } => self.load_field(state, *dst, obj, *field),
            InstrKind::StoreField { obj, field, value } => self.store_field(state, obj, *field, value),
            InstrKind::LoadStatic { dst, field } => self.load_static(state, *dst, *field),
            InstrKind::StoreStatic { field, value } => self.store_static(state, *field, value),
            InstrKind::LoadElem { dst, array, index } => self.load_elem(state, *dst, array, index),
            InstrKind::StoreElem { array, index, value, checked } => {
                self.store_elem(state, array, index, value, *checked)
            }
            InstrKind::Length { dst, array } => self.length(state, *dst, array),
            InstrKind::Concretise(slot) => self.concretise(state, *slot),
            InstrKind::SameRef { dst, left, right } => self.same_ref(state, *dst, left, right),
            InstrKind::IsInstance { dst, obj, ty } => self.is_instance(state, *dst, obj, ty),
            InstrKind::Cast { dst, obj, ty, kind } => match kind {
                CastKind::Checked => self.cast(state, *dst, obj, ty),
                CastKind::Expected => self.expect(state, *dst, obj, ty, instr.span),
                CastKind::Trusted => self.trust(state, *dst, obj, ty),
            },
            InstrKind::IsFresh { dst, obj } => self.is_fresh(state, *dst, obj),
            InstrKind::New { dst, class } => {
                let object = self.new_object(state, *class);
                state.world.heap.object_mut(object).is_constant = self.program.class(*class).is_enum;
                state.set(*dst, Value::Obj(object));
                Flow::Next
            }
            InstrKind::NewArray { dst, ty, sizes, zero_allowed } => {
                self.new_array(state, *dst, ty, sizes, *zero_allowed)
            }
            InstrKind::InitClass(class) => self.init_class(state, *class, instr.span),
            InstrKind::Call { dst, target, args } => self.call(state, *dst, *target, args),
            InstrKind::LoadText { dst, text } => self.load_text(state, *dst, *text),
            InstrKind::Native { dst, native, args } => self.native(state, *dst, *native, args, instr.span),
            InstrKind::LoadOld { dst, index } => self.load_old(state, *dst, *index),
            InstrKind::LookAtOld { dst, body, bound } => self.look_at_old(state, *dst, *body, bound),
            InstrKind::Assert { cond, check } => {
                let cond = self.prim(state, cond);
                self.judge(cond, *check, None, |_| Flow::Next)
            }
            InstrKind::Assume(cond) => {
                let cond = self.prim(state, cond);
                self.assume_that(state, cond).map_or(Flow::Next, Flow::End)
            }
            InstrKind::MonitorEnter(object) => {
                let value = self.value(state, object);
                match self.non_null(state, value) {
                    Ok(_) => Flow::Next,
                    Err(flow) => flow,
                }
            }
            InstrKind::MonitorExit(_) => Flow::Next,
            InstrKind::Unsupported(what) => Flow::End(Ending::Unsupported(instr.span, Rc::from(&**what))),
        }
    }

    fn terminator(&mut self, state: &mut State, terminator: &'p Terminator) -> Flow<'p> {
        match terminator {
            Terminator::Goto(target) => self.enter_block(state, *target),
            Terminator::Branch { cond, then, els, branch } => self.branch(state, cond, *then, *els, *branch),
            Terminator::Switch { subject, cases, default, branch } => {
                self.switch(state, subject, cases, *default, *branch)
            }
            Terminator::Resume { slot, targets } => {
                let term = self.prim(state, &Operand::Slot(*slot));
                let number = self.terms.as_num(term).and_then(Num::to_i64);
                let number = number.expect("the slot of a `finally` holds a literal");
                let index = usize::try_from(number).expect("continuations are counted from 0");
                self.enter_block(state, targets[index])
            }
            Terminator::Return(value) => {
                let value = value.as_ref().map(|value| self.value(state, value));
                self.leave(state, value)
            }
            Terminator::Throw(value) | Terminator::Rethrow(value) => self.throw(state, value),
            Terminator::ThrowNew(message) => self.throw_bare(state, *message),
        }
    }

    /// The value of an operand.
    pub(crate) fn value(&mut self, state: &State, operand: &Operand) -> Value {
        match operand {
            Operand::Slot(Slot(index)) => state.top().slots[*index as usize],
            Operand::Const(Const::Null) => Value::Null,
            Operand::Const(constant) => Value::Prim(self.constant(constant)),
        }
    }

    /// The value of an operand that is no reference.
    pub(crate) fn prim(&mut self, state: &State, operand: &Operand) -> Term {
        match self.value(state, operand) {
            Value::Prim(term) => term,
            other => unreachable!("the resolver gives numbers and truth values here, not {other:?}"),
        }
    }

    pub(crate) fn constant(&mut self, constant: &Const) -> Term {
        match constant {
            Const::Bool(value) => self.terms.bool(*value),
            Const::Num(num, sort) => self.terms.constant(*sort, Literal::Int(num.clone())),
            Const::F32(bits) => self.terms.f32(f32::from_bits(*bits)),
            Const::F64(bits) => self.terms.f64(f64::from_bits(*bits)),
            Const::String(id) => self.string(*id),
            Const::Null | Const::NullString => self.terms.int(0),
        }
    }

    /// A string literal as a value of the solver: its number, counted from 1, because 0 is null.
    pub(crate) fn string(&mut self, id: crate::ir::StringId) -> Term {
        self.terms.constant(Sort::Int, Literal::Int(Num::from(i64::from(id.0) + 1)))
    }
}
