//! The engine as an interpreter: methods run on values that are all known, one call after the other, on one heap.
//!
//! Test generation uses it to try out the statements of a test before it writes them down: a test says what this
//! interpreter has seen. Nothing is assumed here. What depends on code that nobody has is said to be so.

mod build;
mod case;
mod concrete;
mod follow;
mod look;
mod orders;
mod ran;
mod replay;

pub use crate::machine::{Asked, Executed, Replayed};
pub use crate::state::{Ended, FrameCondition, Location, Promise, State, Task, Violated};
pub use follow::follow_schedule;
pub use ran::{Known, Ran, RanEnding};
pub use replay::{ConcreteInputs, ConcreteOutcome, run_concrete};

use std::time::Instant;

use crate::case::Case;
use crate::config::Config;
use crate::heap::{Resolved, Value};
use crate::ir::{BranchId, ClassId, FieldId, MethodId, Program};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::mutate::Mutant;
use crate::run::Progress;
use crate::state::{Ending, FrameKind};
use ran::{over, stuck};

/// Why a run says nothing.
const ORDER: &str = "it depends on the order of threads";

/// Runs methods on known values.
pub struct Interpreter<'p> {
    machine: Machine<'p>,
    /// Runs without judging anything.
    lenient: &'p Config,
    /// Assumes preconditions and judges the rest.
    strict: &'p Config,
    /// How many steps a call may take; `None` for as many as `--steps` allows.
    brief: Option<u64>,
}

impl<'p> Interpreter<'p> {
    /// An interpreter whose strict calls judge what `strict` says.
    pub fn new(program: &'p Program, lenient: &'p Config, strict: &'p Config) -> Self {
        let machine = Machine::new(program, lenient, lenient.solver.clone());
        Self { machine, lenient, strict, brief: None }
    }

    /// From now on no call takes more steps than that; `None` for as many as `--steps` allows.
    pub fn set_brief(&mut self, steps: Option<u64>) {
        self.brief = steps;
    }

    /// From then on every call is stuck.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.machine.deadline = deadline;
    }

    /// Whether every call is stuck, because the time is over.
    pub fn is_over(&self) -> bool {
        self.machine.is_over().is_some()
    }

    /// From now on the code of a mutant runs in the place of the original; `None`: the original does.
    pub fn set_mutant(&mut self, mutant: Option<&'p Mutant>) {
        self.machine.instead = mutant.map(|mutant| (mutant.body, &mutant.code));
    }

    /// Whether a call took all the steps that it may take.
    pub fn is_exhausted(&self, ran: &Ran) -> bool {
        self.brief.is_some_and(|most| self.steps_of(ran) >= most)
    }

    /// How many steps a call took.
    pub fn steps_of(&self, ran: &Ran) -> u64 {
        ran.state.count.steps.saturating_sub(self.first_step())
    }

    /// Where steps are counted from: those that a call may not take are gone before it begins.
    fn first_step(&self) -> u64 {
        let bound = self.lenient.bounds.steps.min(self.strict.bounds.steps);
        self.brief.map_or(0, |steps| bound.saturating_sub(steps))
    }

    /// Whether somebody says what code gives that nobody has.
    pub fn has_oracle(&self) -> bool {
        self.strict.oracle.is_some()
    }

    /// The program.
    pub fn program(&self) -> &'p Program {
        self.machine.program
    }

    /// Before anything has happened.
    pub fn start(&self) -> State {
        State::empty()
    }

    /// The value of a static field after its class was initialised; `None` when that fails.
    pub fn static_field(&mut self, state: &mut State, field: FieldId) -> Option<Value> {
        let declared = self.machine.program.field(field);
        self.initialise(state, declared.class)?;
        let ty = declared.ty.clone();
        Some(state.world.statics.get(&field).copied().unwrap_or_else(|| self.machine.default(&ty)))
    }

    /// Runs the static initialisers of a class, unless they have run.
    fn initialise(&mut self, state: &mut State, class: ClassId) -> Option<()> {
        if state.world.initialised.contains(&class) {
            return (!state.world.failed.contains(&class)).then_some(());
        }
        let mut run = state.clone();
        run.clear_frames();
        self.machine.enter(&mut run, FrameKind::Bottom, None, Vec::new());
        run.top_mut().todo = vec![Task::Leave(Ended::Normally(None))];
        self.machine.initialise_first(&mut run, class);
        let ran = self.run(run);
        if !matches!(ran.ending, RanEnding::Returned(_)) || ran.state.world.failed.contains(&class) {
            return None;
        }
        *state = ran.state;
        Some(())
    }

    /// Calls a method, on the implementation of its receiver. Its precondition must hold; nothing is judged.
    pub fn call(&mut self, state: &State, method: MethodId, args: &[Value]) -> Ran {
        self.invoke(state, method, args, false)
    }

    /// Makes an object by a constructor. Nothing is judged.
    pub fn construct(&mut self, state: &State, constructor: MethodId, args: Vec<Value>) -> Ran {
        let mut state = state.clone();
        let object = self.machine.new_object(&mut state, self.machine.program.method(constructor).class);
        let args: Vec<Value> = std::iter::once(Value::Obj(object)).chain(args).collect();
        self.invoke(&state, constructor, &args, false)
    }

    /// Calls the method that is tested, by itself and with its contract: a run that its preconditions or invariants
    /// forbid is stuck. Open calls give what is replayed. The arguments of a constructor begin after its object.
    pub fn act(
        &mut self,
        state: &State,
        method: MethodId,
        mut args: Vec<Value>,
        replayed: Vec<Replayed>,
    ) -> Ran {
        let mut state = state.clone();
        if self.machine.program.method(method).is_constructor {
            let object = self.machine.new_object(&mut state, self.machine.program.method(method).class);
            args.insert(0, Value::Obj(object));
        }
        self.machine.watch.replayed = replayed.into();
        let ran = self.invoke(&state, method, &args, true);
        self.machine.watch.replayed.clear();
        Ran { asked: std::mem::take(&mut self.machine.watch.asked), ..ran }
    }

    fn invoke(&mut self, state: &State, method: MethodId, args: &[Value], is_strict: bool) -> Ran {
        let program = self.machine.program;
        let declared = program.method(method);
        let mut state = state.clone();
        state.clear_frames();
        let first_step = self.first_step();
        (state.count.steps, state.notes.output, state.notes.calls) =
            (first_step, imbl::Vector::new(), imbl::Vector::new());
        (state.notes.gaps, state.path.entered) = (imbl::OrdSet::new(), true);
        state.past.start = None;
        let mut method = method;
        // what only code without source knows is asked of that code
        let is_opaque = !is_strict && self.machine.is_opaque(&state, args, method);
        if !declared.is_static && !declared.is_constructor && !is_opaque {
            match state.world.heap.resolve(args[0]) {
                Resolved::Object(object) => method = self.target(&state, object, method),
                _ => return stuck(state, "the receiver is null"),
            }
        }
        let body = program.method(method).body.filter(|_| !is_opaque);
        if body.is_none() && !is_strict && !is_opaque {
            return stuck(state, &format!("`{}` has no body", program.qualified_name(method)));
        }
        if let Some(bound) = self.machine.is_over() {
            return stuck(state, &over(bound));
        }
        self.machine.config = if is_strict { self.strict } else { self.lenient };
        self.machine.enter(&mut state, FrameKind::Entry(method), body, args.to_vec());
        if is_strict {
            state.forget_changes();
            let inputs = args.iter().map(|value| ("this".to_owned(), *value)).take(1);
            state.input.args = inputs.collect::<Vec<_>>().into();
            self.machine.plan_entry(&mut state, method, true);
            // a constructor has yet to make its object what it should be
            let made = args.first().filter(|_| declared.is_constructor).copied();
            let tasks = self.machine.invariants_of_known(&state, made);
            state.top_mut().todo.extend(tasks.into_iter().rev());
        }
        if !is_strict {
            // nobody calls a method where it may not be called
            let requires = program.method(method).contract.requires.iter().rev();
            let tasks = requires.map(|spec| Task::Check { spec: *spec, assume: true, extra: None });
            state.top_mut().todo = tasks.collect();
        }
        if is_opaque {
            state.top_mut().todo.insert(0, Task::OpenCall(method));
        }
        self.machine.initialise_first(&mut state, program.method(method).class);
        self.run(state)
    }

    /// Why a run with several threads may end otherwise another time, or ends where nobody sees it.
    fn why_threads_matter(&self, state: &State, ending: &Ending) -> Option<&'static str> {
        if !state.is_concurrent() {
            return None;
        }
        if !self.machine.tally.racing.is_empty() || !state.notes.output.is_empty() {
            // the order of what threads write is not looked at
            return Some(ORDER);
        }
        let Ending::Violated(violated) = ending else { return None };
        (!orders::is_seen_by_caller(state, &violated.what)).then_some("it happens in another thread")
    }

    /// Runs to the end of the only path.
    fn run(&mut self, state: State) -> Ran {
        self.machine.tally.covered.clear();
        self.machine.watch.executed = Some(Executed::default());
        self.machine.tally.racing.clear();
        let mut progress = self.machine.advance(state);
        // where only one thread can go on there is nothing to choose
        while let Some(point) = progress.point.take_if(|point| point.enabled.len() == 1) {
            let state = self.machine.take_turn(&point, point.enabled[0]);
            progress = self.machine.advance(state);
        }
        // what comes later depends on the order of threads
        let executed = self.machine.watch.executed.take().unwrap_or_default();
        let covered: Vec<(BranchId, usize)> = self.machine.tally.covered.iter().copied().collect();
        if progress.point.is_some() {
            let Some((state, violated)) = orders::same_violation(&mut self.machine, progress) else {
                return Ran { covered, executed, ..stuck(State::empty(), ORDER) };
            };
            progress = Progress { ended: vec![(state, Ending::Violated(violated))], ..Progress::default() };
        }
        let (Some((state, ending)), true) = (progress.ended.pop(), progress.ended.is_empty()) else {
            let named = |state: &State| state.notes.gaps.iter().next().map(ToString::to_string);
            let open = progress.running.iter().find_map(named);
            let reason =
                open.map_or_else(|| "a value that is not known".to_owned(), |name| format!("`{name}`"));
            let state = progress.running.pop().unwrap_or_else(State::empty);
            return Ran {
                state,
                ending: RanEnding::Stuck(format!("it depends on {reason}")),
                covered,
                executed,
                asked: Vec::new(),
            };
        };
        if !progress.running.is_empty() {
            return Ran { covered, executed, ..stuck(state, "it depends on a value that is not known") };
        }
        if let Some(reason) = self.why_threads_matter(&state, &ending) {
            return Ran { covered, executed, ..stuck(state, reason) };
        }
        let ending = match ending {
            Ending::Returned(value) => RanEnding::Returned(value),
            Ending::Threw(exception) => RanEnding::Threw(exception),
            Ending::Violated(violated) => RanEnding::Violated(violated),
            Ending::Pruned => RanEnding::Stuck("the contract forbids the input".to_owned()),
            Ending::Bound(bound) => RanEnding::Stuck(over(bound)),
            Ending::Endless(span) => RanEnding::Endless(span),
            Ending::Unsupported(_, what) => RanEnding::Stuck(what.to_string()),
        };
        Ran { state, ending, covered, executed, asked: Vec::new() }
    }

    /// The case of a call that came to an end: what was there before it, given with the arguments, and after it. `made_by` says
    /// how the input was made. `None` for a call that is stuck.
    pub fn case(
        &self,
        sources: &SourceMap,
        method: MethodId,
        input: (&State, &[Value]),
        ran: &Ran,
        made_by: &str,
    ) -> Option<Case> {
        case::case_of_call(&self.machine, sources, method, input, ran, made_by)
    }
}
