//! The schedule of a case: what its threads did, in which order, and who waits for whom at the end.

use serde::{Deserialize, Serialize};

use super::order::{Order, lineage, order, racing_step};
use super::view::View;
use super::{Completed, Shown};
use crate::heap::{ObjId, Value};
use crate::ir::MethodId;
use crate::lang::span::{SourceMap, Span};
use crate::machine::Machine;
use crate::state::{Access, Deed, Operation, Place, Promise, State, Status, Step};
use crate::threads::{kind_of, thread_name};

/// What threads did: the steps that the end of the path rests on, with few changes from one thread to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Schedule {
    /// Those that take part, the first one first.
    pub threads: Vec<ThreadView>,
    /// In order. Accesses are those of places that others can see, and those that the end is about.
    pub steps: Vec<StepView>,
    /// Who goes on, and for how many steps, those included that are not told.
    pub turns: Vec<Turn>,
    /// How often another thread goes on.
    pub switches: u32,
    /// Who waits at the end.
    pub waiting: Vec<WaitView>,
    /// Which monitors are held at the end.
    pub holds: Vec<HoldView>,
    /// Threads each of which waits for the next, and the last for the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub circle: Vec<String>,
    /// The accesses that race, where that is the violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub race: Vec<RacingView>,
}

/// A thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThreadView {
    /// `main`, `T1`, `T1.2`: the same in every order.
    pub name: String,
    /// Who has started it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_at: Option<Position>,
    /// What it executes: `Class.method`. Absent where a library has started it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
}

/// A place of the source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// As the user named it.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
}

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// Starts the thread `on`.
    Fork,
    /// Has waited for the end of the thread `on`.
    Join,
    /// Takes the monitor of `on`.
    Lock,
    /// Releases it.
    Unlock,
    /// Releases it until somebody notifies.
    Wait,
    /// Wakes the thread `wakes`, or nobody.
    Notify,
    /// Reads `value` from `on`.
    Read,
    /// Writes `value` to `on`.
    Write,
    /// Reads and writes inside of a library, in its method `on`.
    Call,
    /// Initialises the class `on`, or waits for that.
    Initialise,
    /// Ends.
    End,
    /// Violates what is promised.
    Violates,
}

/// A step of a thread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepView {
    /// Its name.
    pub thread: String,
    /// Where, in code of the user.
    pub place: Position,
    /// What.
    pub what: What,
    /// A thread, an object, `#1.field`, `#1[0]`, `Class.field`, a class or a method.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// What is read or written.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "super::even_null")]
    pub value: Option<Shown>,
    /// Whom a notification wakes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wakes: Option<String>,
}

/// A thread goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its name.
    pub thread: String,
    /// For how many steps.
    pub steps: u32,
}

/// What a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WaitsFor {
    /// A monitor.
    Lock,
    /// The end of another thread.
    Thread,
    /// A notification.
    Notify,
    /// That a condition becomes true, or that something changes which it has read in a loop.
    Change,
    /// The initialisation of a class.
    Class,
}

/// A thread that waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WaitView {
    /// Its name.
    pub thread: String,
    /// Where.
    pub place: Position,
    /// For what.
    #[serde(rename = "for")]
    pub kind: WaitsFor,
    /// The object, the thread or the class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// Who holds it, or does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held_by: Option<String>,
}

/// A monitor that is held.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HoldView {
    /// By whom.
    pub thread: String,
    /// Of which object.
    pub object: String,
    /// Where it was taken.
    pub place: Position,
}

/// One of two accesses that race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RacingView {
    /// Who.
    pub thread: String,
    /// Where.
    pub place: Position,
    /// Read or write.
    pub what: What,
    /// What.
    pub on: String,
    /// The objects whose monitors the thread holds then.
    pub holds: Vec<String>,
}

/// A call of a library that touches no more than this is shown by what it touches.
const MOST_OF_CALL: usize = 3;

/// Are two steps, one after the other, what a library does in one call of the user?
fn is_of_one_call(one: &Step, other: &Step) -> bool {
    let touches = |step: &Step| matches!(step.deed, Deed::Touches(..));
    let call = |step: &Step| (step.thread, step.span.key(), step.library);
    one.library.is_some() && touches(one) && touches(other) && call(one) == call(other)
}

/// How often another thread goes on before a path comes to its end: the fewer, the easier it is to see why.
pub(crate) fn switches(state: &State, ended: &Completed) -> u32 {
    if state.is_concurrent() { order(state, ended).switches } else { 0 }
}

/// The schedule of a path that ended with a violation, or never does; `None` where there is one thread only.
pub(super) fn schedule(view: &mut View, entry: MethodId, ended: &Completed) -> Option<Schedule> {
    let state = view.state;
    let is_told = matches!(ended, Completed::Violated(_) | Completed::Endless(_));
    if !is_told || !state.is_concurrent() {
        return None;
    }
    let Order { steps: numbers, switches } = order(state, ended);
    let about = places_at_the_end(state, ended);
    let mut teller = Teller { view };
    let told = numbers.iter().map(|number| state.together.steps[*number]);
    let told: Vec<Step> = told.filter(|step| teller.is_told(step, &about)).collect();
    let mut steps: Vec<StepView> = Vec::new();
    for part in told.chunk_by(is_of_one_call) {
        match part[0].library {
            Some(method) if part.len() > MOST_OF_CALL => steps.push(teller.call(&part[0], method)),
            _ => steps.extend(part.iter().map(|step| teller.step(step))),
        }
    }
    let waits = match ended {
        Completed::Violated(violated) => matches!(violated.what, Promise::NoDeadlock(_)),
        _ => true,
    };
    let race = match ended {
        Completed::Violated(violated) if matches!(violated.what, Promise::NoRace(..)) => teller.race(),
        _ => Vec::new(),
    };
    let (waiting, awaited) = if waits { teller.waiting() } else { (Vec::new(), Vec::new()) };
    if let Completed::Violated(violated) = ended
        && !waits
        && race.is_empty()
    {
        let place = teller.position(violated.place(teller.view.machine.program));
        let thread = thread_name(state, state.running);
        steps.push(StepView { thread, place, what: What::Violates, on: None, value: None, wakes: None });
    }
    let holds = teller.holds();
    let circle = circle(&awaited).into_iter().map(|thread| thread_name(state, thread)).collect();
    let threads = teller.threads(entry, &steps, &waiting);
    let mut turns: Vec<Turn> = Vec::new();
    for number in numbers {
        let thread = thread_name(state, state.together.steps[number].thread);
        match turns.last_mut() {
            Some(turn) if turn.thread == thread => turn.steps += 1,
            _ => turns.push(Turn { thread, steps: 1 }),
        }
    }
    Some(Schedule { threads, steps, turns, switches, waiting, holds, circle, race })
}

/// The places that the last condition has read, or that two accesses race at.
fn places_at_the_end(state: &State, ended: &Completed) -> Vec<Place> {
    let steps = &state.together.steps;
    let touched = |step: &Step| match step.deed {
        Deed::Touches(access, _) => Some(access.place),
        _ => None,
    };
    let Completed::Violated(violated) = ended else { return Vec::new() };
    match violated.what {
        Promise::NoRace(..) => steps.last().and_then(touched).into_iter().collect(),
        Promise::NoDeadlock(_) | Promise::NoCrash(_) => Vec::new(),
        Promise::Check(_) => {
            let mut own = steps.iter().rev().filter(|step| step.thread == state.running).peekable();
            let within = own.peek().and_then(|step| step.within);
            let last = own.take_while(|step| within.is_some() && step.within == within);
            last.filter_map(touched).collect()
        }
    }
}

/// The threads of a circle of who waits for whom, if there is one.
fn circle(awaited: &[(usize, usize)]) -> Vec<usize> {
    let next = |thread: usize| awaited.iter().find(|(who, _)| *who == thread).map(|(_, whom)| *whom);
    for (first, _) in awaited {
        let mut seen = vec![*first];
        while let Some(thread) = next(seen[seen.len() - 1]) {
            if thread == *first {
                return seen;
            }
            if seen.contains(&thread) {
                break;
            }
            seen.push(thread);
        }
    }
    Vec::new()
}

/// Tells of threads in the names of a case.
struct Teller<'t, 'v, 'p> {
    view: &'t mut View<'v, 'p>,
}

impl Teller<'_, '_, '_> {
    fn position(&self, span: Span) -> Position {
        position(self.view.sources, span)
    }

    /// Is a step of interest to whoever reads the schedule?
    fn is_told(&self, step: &Step, about: &[Place]) -> bool {
        let machine: &Machine = self.view.machine;
        match step.deed {
            Deed::Touches(Access { place, .. }, _) => {
                let is_seen = machine.config.all_schedules
                    || machine.is_volatile(place)
                    || machine.config.racing.contains(&kind_of(place))
                    || step.within.is_some();
                about.contains(&place) || is_seen && !step.is_condition
            }
            Deed::Initialises(..) => false,
            _ => true,
        }
    }

    fn object(&mut self, object: ObjId) -> String {
        match self.view.show(Value::Obj(object), None) {
            Shown::Written { name, .. } | Shown::Constant { name, .. } | Shown::Object { name } => name,
            other => other.to_string(),
        }
    }

    fn place(&mut self, place: Place) -> String {
        let program = self.view.machine.program;
        match place {
            Place::Field(object, field) => format!("{}.{}", self.object(object), program.field(field).name),
            Place::Static(field) => {
                let field = program.field(field);
                format!("{}.{}", program.class(field.class).name, field.name)
            }
            Place::Cell(object, position) => {
                let array = self.view.state.world.heap.object(object).array();
                let index = array.and_then(|array| array.cells().nth(position)).map(|(index, _)| index);
                let index = index.and_then(|index| self.view.number(index));
                let index = index.map_or_else(|| "?".to_owned(), |index| index.to_string());
                format!("{}[{index}]", self.object(object))
            }
            Place::Monitor(object) => self.object(object),
            Place::Class(class) => program.class(class).name.clone(),
        }
    }

    fn call(&self, step: &Step, method: MethodId) -> StepView {
        StepView {
            thread: thread_name(self.view.state, step.thread),
            place: self.position(step.span),
            what: What::Call,
            on: Some(self.view.machine.program.qualified_name(method)),
            value: None,
            wakes: None,
        }
    }

    fn step(&mut self, step: &Step) -> StepView {
        let (state, program) = (self.view.state, self.view.machine.program);
        let (mut value, mut wakes) = (None, None);
        let (what, on) = match step.deed {
            Deed::Forks(child) => (What::Fork, Some(thread_name(state, child))),
            Deed::Joins(child) => (What::Join, Some(thread_name(state, child))),
            Deed::Locks(object) => (What::Lock, Some(self.object(object))),
            Deed::Unlocks(object) => (What::Unlock, Some(self.object(object))),
            Deed::Waits(object) => (What::Wait, Some(self.object(object))),
            Deed::Notifies(object, woken) => {
                wakes = woken.map(|thread| thread_name(state, thread));
                (What::Notify, Some(self.object(object)))
            }
            Deed::Touches(access, touched) => {
                let ty = match access.place {
                    Place::Field(_, field) | Place::Static(field) => Some(&program.field(field).ty),
                    Place::Cell(..) | Place::Monitor(_) | Place::Class(_) => None,
                };
                let what = if access.is_write { What::Write } else { What::Read };
                let on = self.place(access.place);
                value = Some(self.view.show(touched, ty));
                (what, Some(on))
            }
            Deed::Initialises(class, _) => (What::Initialise, Some(program.class(class).name.clone())),
            Deed::Ends => (What::End, None),
        };
        let thread = thread_name(state, step.thread);
        StepView { thread, place: self.position(step.span), what, on, value, wakes }
    }

    /// Who waits at the end, and the threads that wait for another one.
    fn waiting(&mut self) -> (Vec<WaitView>, Vec<(usize, usize)>) {
        let state = self.view.state;
        let mut threads: Vec<usize> = (0..state.threads.len()).collect();
        threads.sort_by_key(|thread| lineage(state, *thread));
        let (mut views, mut awaited) = (Vec::new(), Vec::new());
        for thread in threads {
            let (kind, on, by) = match &state.threads[thread].status {
                Status::Ready
                | Status::Ended
                | Status::Parked(_)
                | Status::Excluded
                | Status::Stands(Operation::Access(_)) => continue,
                Status::Stands(Operation::Lock(object)) => {
                    let held = state.together.locks.get(object).and_then(|lock| lock.held);
                    (WaitsFor::Lock, Some(self.object(*object)), held.map(|(by, ..)| by))
                }
                Status::Stands(Operation::Initialise(class)) => {
                    let by = state.together.classes.get(class).and_then(|initialiser| initialiser.running);
                    (WaitsFor::Class, Some(self.place(Place::Class(*class))), by)
                }
                Status::Stands(Operation::Atomic(..)) | Status::Spins(..) => (WaitsFor::Change, None, None),
                Status::Waits(object) => (WaitsFor::Notify, Some(self.object(*object)), None),
                Status::Joins(whom) => {
                    let is_mine = |child: &usize| {
                        let own = &state.threads[*child].own;
                        let is_alive = !matches!(state.threads[*child].status, Status::Ended);
                        is_alive && own.parent.is_some_and(|(by, _)| by == thread)
                    };
                    let whom = whom.or_else(|| (1..state.threads.len()).find(is_mine));
                    (WaitsFor::Thread, whom.map(|other| thread_name(state, other)), whom)
                }
            };
            awaited.extend(by.map(|by| (thread, by)));
            let held_by = by.filter(|_| kind != WaitsFor::Thread).map(|by| thread_name(state, by));
            let place = self.position(self.view.machine.place_for_users(state, thread));
            views.push(WaitView { thread: thread_name(state, thread), place, kind, on, held_by });
        }
        (views, awaited)
    }

    fn holds(&mut self) -> Vec<HoldView> {
        let state = self.view.state;
        let held = state.together.locks.iter().filter_map(|(object, lock)| Some((*object, lock.held?)));
        let mut held: Vec<(Vec<u32>, ObjId, usize, Span)> =
            held.map(|(object, (by, _, span))| (lineage(state, by), object, by, span)).collect();
        held.sort_by_key(|(lineage, .., span)| (lineage.clone(), span.key()));
        let views = held.into_iter().map(|(_, object, by, span)| HoldView {
            thread: thread_name(state, by),
            object: self.object(object),
            place: self.position(span),
        });
        views.collect()
    }

    /// The two accesses that race, the first one of the path first.
    fn race(&mut self) -> Vec<RacingView> {
        let state = self.view.state;
        let last = state.together.steps.len().checked_sub(1);
        let mut views = Vec::new();
        for number in racing_step(state).into_iter().chain(last) {
            let step = state.together.steps[number];
            let Deed::Touches(access, _) = step.deed else { continue };
            let mut held: Vec<ObjId> = Vec::new();
            for earlier in state.together.steps.iter().take(number) {
                match earlier.deed {
                    Deed::Locks(object) if earlier.thread == step.thread => held.push(object),
                    Deed::Unlocks(object) | Deed::Waits(object) if earlier.thread == step.thread => {
                        held.retain(|known| *known != object);
                    }
                    _ => {}
                }
            }
            views.push(RacingView {
                thread: thread_name(state, step.thread),
                place: self.position(step.span),
                what: if access.is_write { What::Write } else { What::Read },
                on: self.place(access.place),
                holds: held.into_iter().map(|object| self.object(object)).collect(),
            });
        }
        views
    }

    /// The threads that take part.
    fn threads(&self, entry: MethodId, steps: &[StepView], waiting: &[WaitView]) -> Vec<ThreadView> {
        let (state, program) = (self.view.state, self.view.machine.program);
        let mut threads: Vec<usize> = (0..state.threads.len()).collect();
        threads.sort_by_key(|thread| lineage(state, *thread));
        let views = threads.into_iter().map(|thread| {
            let own = &state.threads[thread].own;
            ThreadView {
                name: thread_name(state, thread),
                parent: own.parent.map(|(parent, _)| thread_name(state, parent)),
                forked_at: own.forked_at.map(|span| self.position(span)),
                method: Some(own.method.unwrap_or(entry))
                    .filter(|method| program.class(program.method(*method).class).is_of_user())
                    .map(|method| program.qualified_name(method)),
            }
        });
        let takes_part = |view: &ThreadView| {
            let name = &view.name;
            steps.iter().any(|step| step.thread == *name || step.on.as_ref() == Some(name))
                || waiting.iter().any(|wait| wait.thread == *name)
        };
        views.filter(|view| view.parent.is_none() || takes_part(view)).collect()
    }
}

fn position(sources: &SourceMap, span: Span) -> Position {
    if span.file == crate::resolve::PRELUDE_FILE {
        return Position { file: "<built-in>".to_owned(), line: 1, column: 1 };
    }
    let start = sources.start(span);
    Position { file: sources.file(span.file).name.clone(), line: start.line, column: start.column }
}
