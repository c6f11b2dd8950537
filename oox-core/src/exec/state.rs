//! The state of one path: threads of frames, heap, static fields, path condition, and how it came to be.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use super::endless::Surroundings;
use super::past::{Initialised, Moment, Present};
use super::shared::Held;
use super::trail::{Origin, Trail, Way};
use crate::assumption::Gap;
use crate::config::Bound;
use crate::heap::{ArrayObject, Heap, ObjId, Value};
use crate::ir::{
    BlockId, BodyId, BranchId, CheckId, ClassId, FieldId, LoopId, MethodId, Program, Slot, Spec, StringId,
};
use crate::lang::span::Span;
use crate::solver::PathCondition;
use crate::term::{SymId, Term};

/// One path through the program. Cloning shares structure.
#[derive(Clone)]
pub struct State {
    /// Sequential programs have one; the list is there for those that do not.
    pub threads: Vec<Thread>,
    /// Objects and symbolic references.
    pub heap: Heap,
    /// Static fields that were written; the others hold their default.
    pub statics: OrdMap<FieldId, Value>,
    /// Classes whose static initialiser has started.
    pub initialised: OrdSet<ClassId>,
    /// Classes whose static initialiser ended with an exception: nobody can use them.
    pub failed: OrdSet<ClassId>,
    /// What must hold of the input for this path to be taken.
    pub pc: PathCondition,
    /// The choices made so far.
    pub trail: Trail,
    /// The branches of the source that the path took after something was split, oldest first.
    pub decisions: Vector<(BranchId, Way)>,
    /// `splits` at the last of them, or when the current block was entered.
    pub decided: u32,
    /// The symbols of the path in the order of their making, and what each stands for.
    pub symbols: Vector<(SymId, Origin)>,
    /// The arguments of the entry method with their names, receiver first.
    pub inputs: Rc<[(String, Value)]>,
    /// Results of open calls, in call order.
    pub calls: Vector<OpenCall>,
    /// Calls that were not executed, and what else was taken for granted on the way.
    pub gaps: OrdSet<Gap>,
    /// Where each exception was thrown.
    pub thrown_at: OrdMap<ObjId, Span>,
    /// Of those that were thrown inside of a library: the call that led there.
    pub library_calls: OrdMap<ObjId, LibraryCall>,
    /// The solver gave up on a decision of this path.
    pub uncertain: Option<Rc<str>>,
    /// Bounds that left something out on this path.
    pub bounds_hit: OrdSet<Bound>,
    /// The input is larger than a bound; the path only lives on to see whether the precondition forbids that.
    pub over_bound: Option<Bound>,
    /// The preconditions of the entry method are done.
    pub entered: bool,
    /// Time of allocations.
    pub clock: u32,
    /// Jumps, branches, returns and calls executed.
    pub steps: u64,
    /// How often the path was split.
    pub splits: u32,
    /// How often something of the input was initialised.
    pub initialisations: u32,
    /// The last change of each region of the heap.
    pub versions: OrdMap<Region, u64>,
    /// The last change that was made before there was any object: constants of classes.
    pub early: u64,
    /// How many changes there were; also those on a heap of the past count.
    pub changes: u64,
    /// The moment when the entry method was entered.
    pub start: Option<Rc<Moment>>,
    /// What the static initialisers left behind, in the order in which they ended.
    pub settled: Vector<Rc<Initialised>>,
    /// The present, for each frame that looks back, innermost last.
    pub presents: Vec<Rc<Present>>,
    /// The numbers that stand for objects in total orders.
    pub orders: Vector<OrderEntry>,
    /// The objects of the literals that were met.
    pub texts: OrdMap<StringId, ObjId>,
    /// The objects that stand for texts which are no literals.
    pub interned: OrdMap<Rc<str>, Value>,
    /// What the program has written, in order.
    pub output: Vector<Printed>,
    /// The identities that were asked for.
    pub identities: OrdMap<ObjId, Term>,
    /// The objects that static initialisers have left in static state, and who holds them.
    pub held: OrdMap<ObjId, Held>,
    /// The path ends where it stands, with so many frames, by a violation or as a case; what is still open of its inputs
    /// is settled before.
    pub doomed_at: Option<usize>,
    /// Those of them that references of the input may denote.
    pub shared: OrdSet<ObjId>,
    /// Whether an object of the input is a box that the program got, where that was asked.
    pub same_boxes: OrdMap<(ObjId, ObjId), bool>,
    /// Numbers for when objects of the input were made, in the merged mode and where that matters.
    pub ages: OrdMap<ObjId, Term>,
}

/// Something that the program has written.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The number of the stream, a sized integer.
    pub stream: Term,
    /// Its UTF-16 units, as they were then.
    pub units: Rc<ArrayObject>,
}

/// The innermost call from the user's code into a library.
#[derive(Clone, Copy, Debug)]
pub struct LibraryCall {
    /// Where it stands.
    pub span: Span,
    /// Who was called.
    pub method: MethodId,
}

/// The result of an open call.
#[derive(Clone, Debug)]
pub struct OpenCall {
    /// Who was called.
    pub method: MethodId,
    /// With what, receiver first.
    pub args: Rc<[Value]>,
    /// How it ended.
    pub ended: Ended,
    /// The version of what its arguments reach, at the time.
    pub version: u64,
}

/// A part of the heap in which changes are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// Fields that a class declares.
    Fields(ClassId),
    /// All arrays.
    Arrays,
    /// All static fields.
    Statics,
}

/// The place of an object in a total order.
#[derive(Clone, Copy, Debug)]
pub struct OrderEntry {
    /// Whose order.
    pub method: MethodId,
    /// The object that defines the order, if it is not a parameter.
    pub receiver: Option<Value>,
    /// The object.
    pub object: Value,
    /// The version of what it reaches.
    pub version: u64,
    /// Its number: the order of the objects is that of the numbers.
    pub number: Term,
}

/// A thread.
#[derive(Clone, Default)]
pub struct Thread {
    /// Innermost last.
    pub frames: Vec<Rc<Frame>>,
}

/// A call in progress.
#[derive(Clone)]
pub struct Frame {
    /// What runs; an open method has no body.
    pub body: Option<BodyId>,
    /// Where it stands.
    pub block: BlockId,
    /// The next instruction of the block; past the last one is the terminator.
    pub at: usize,
    /// Registers.
    pub slots: Vec<Value>,
    /// What the frame is for.
    pub kind: FrameKind,
    /// What is to be done before the next instruction, last first.
    pub todo: Vec<Task>,
    /// The arguments as they were at entry, receiver first.
    pub args: Rc<[Value]>,
    /// Values of `old(E)`, as far as evaluated.
    pub olds: Rc<Vec<Value>>,
    /// The moment that `old(E)` of a bound variable looks back to.
    pub before: Option<Rc<Moment>>,
    /// The clock when the method was entered: what was born later is fresh.
    pub entered: u32,
    /// What may be changed until the method is left: each of them must allow it.
    pub limits: Rc<Vec<Limits>>,
    /// This frame or one around it has, or had, limits.
    pub is_limited: bool,
    /// This frame or one around it evaluates a part of a contract.
    pub is_contract: bool,
    /// Calls around this one that split the state since something of the input was last initialised.
    pub idle_calls: u32,
    /// `State::initialisations` at entry.
    pub initialisations: u32,
    /// `State::splits` at entry.
    pub splits: u32,
    /// Loops that are being executed.
    pub loops: Vec<LoopCount>,
}

/// What a frame is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// The method that is verified.
    Entry(MethodId),
    /// A called method; the result goes into a slot of the frame below.
    Call(MethodId, Option<Slot>),
    /// Static initialisation.
    StaticInit(InitFor),
    /// A condition that must hold for the path to go on.
    Assume,
    /// A condition that is judged.
    Assert(CheckId),
    /// The guard of a `throws` clause that does not name this exception: where it holds, the exception is a crash.
    Forbids(ObjId),
    /// The same of an open method, which does not throw it there.
    Excludes,
    /// A condition on the input that must have held at the start for the path to go on.
    AssumeAtStart,
    /// An `old(E)`: the value is added to the frame below.
    Old,
    /// An `old(E)` that names bound variables: the value goes into a slot of the frame below.
    OldOf(Slot),
    /// The `modifies` clause with this number: its places are put into the frame below.
    Modifies(MethodId, usize),
}

impl FrameKind {
    /// Evaluates a part of a contract, which is no code of the program.
    pub fn is_contract(self) -> bool {
        match self {
            Self::Entry(_) | Self::Call(..) | Self::StaticInit(_) => false,
            Self::Assume
            | Self::AssumeAtStart
            | Self::Forbids(_)
            | Self::Excludes
            | Self::Assert(_)
            | Self::Old
            | Self::OldOf(_)
            | Self::Modifies(..) => true,
        }
    }
}

/// Who wants a class to be initialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitFor {
    /// Code that uses it: an exception is thrown there.
    Code,
    /// An input that may be one of its constants: after an exception there are none.
    Input,
}

/// Something a frame has to do before its next instruction.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Evaluate a condition of the contract over the parameters, and then assume or assert it.
    Check {
        /// The condition.
        spec: Spec,
        /// Assume it instead of judging it.
        assume: bool,
        /// `retval` or the exception.
        extra: Option<Value>,
    },
    /// Ask whether a `throws` clause that does not name the exception counts for this call; if so, the exception is
    /// a crash, or is not thrown.
    Forbidden {
        /// When the clause counts.
        guard: BodyId,
        /// The exception is only thrown where it does not count.
        assume: bool,
        /// What leaves the method.
        exception: ObjId,
    },
    /// Evaluate an invariant of an object, unless it is null.
    Invariant {
        /// The condition.
        spec: Spec,
        /// The object.
        object: Value,
        /// Assume it instead of judging it.
        assume: bool,
    },
    /// Initialise an `enum` class of which the input may hold constants.
    Constants(ClassId),
    /// Let inputs denote objects of static state.
    Share,
    /// A reference comes into view: an input or the result of an open call.
    Sight(Value),
    /// A `nonnull` parameter of a callee.
    NonNull(Value, MethodId),
    /// Evaluate `old(E)`.
    Old(BodyId),
    /// The input is there, and nothing has been done to it.
    Start,
    /// Keep this moment for what looks back to it.
    Remember,
    /// Go on with the heap of an earlier moment.
    LookBack,
    /// Evaluate the `modifies` clause with this number.
    Modifies(MethodId, usize),
    /// The preconditions of the entry are done.
    Entered,
    /// Change what the `modifies` clause of an open method names, and choose how it ends.
    OpenCall(MethodId),
    /// Leave the method.
    Leave(Ended),
}

/// How a method ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With a result or without.
    Normally(Option<Value>),
    /// With an exception.
    Throwing(ObjId),
}

/// The places that a method may change.
#[derive(Clone, Debug)]
pub struct Limits {
    /// What is violated otherwise.
    pub check: CheckId,
    /// What was born later is new and may be changed.
    pub entered: u32,
    /// The places.
    pub places: Vec<Place>,
}

/// A place that a method may change.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// One field of an object.
    Field(Value, FieldId),
    /// Every field of an object.
    AllFields(Value),
    /// One element of an array.
    Elem(Value, Term),
    /// Every element of an array.
    AllElems(Value),
    /// A static field.
    Static(FieldId),
}

/// How often a loop went round without initialising anything.
#[derive(Clone, Debug)]
pub struct LoopCount {
    /// Which loop.
    pub id: LoopId,
    /// Iterations that split the state and initialised nothing.
    pub count: u32,
    /// `State::splits` at the last arrival.
    pub splits: u32,
    /// `State::initialisations` at the last arrival.
    pub initialisations: u32,
    /// Rounds since the loop was entered.
    pub round: u64,
    /// What was there at the head of one of them.
    pub seen: Option<Rc<Surroundings>>,
}

/// How a path ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// The entry method returned.
    Returned(Option<Value>),
    /// The entry method threw what its contract permits, or what nobody asked about.
    Threw(ObjId),
    /// Something promised does not hold.
    Violated(Violated),
    /// The assumptions contradict the path; it is no behaviour of the program.
    Pruned,
    /// The path ran into a bound.
    Bound(Bound),
    /// The path goes round in a loop for ever, which stands here: everything is as it was some rounds before.
    Endless(Span),
    /// The path needs something that the engine cannot execute.
    Unsupported(Span, Rc<str>),
}

/// A violation.
#[derive(Clone, Debug)]
pub struct Violated {
    /// What is violated.
    pub what: Promise,
    /// Further words: which exception, which place.
    pub detail: Option<String>,
    /// The exception object of a crash or of an exceptional exit.
    pub thrown: Option<ObjId>,
}

/// What is violated: a check of the program, or the general promise not to crash.
#[derive(Clone, Copy, Debug)]
pub enum Promise {
    /// A check of the program.
    Check(CheckId),
    /// No exception leaves the entry method; this one came from here.
    NoCrash(Span),
}

impl State {
    /// The static field that holds an object of an `enum` class; `None` for other objects.
    pub(crate) fn constant(&self, program: &Program, object: ObjId) -> Option<FieldId> {
        let class = program.enum_of(*self.heap.object(object).types.first()?)?;
        self.field_with(program, class, object)
    }

    /// The static field in which the initialiser of its class has left an object.
    pub(crate) fn holder(&self, program: &Program, object: ObjId) -> Option<FieldId> {
        let class = self.held.get(&object)?.class;
        self.field_with(program, class, object)
    }

    fn field_with(&self, program: &Program, class: ClassId, object: ObjId) -> Option<FieldId> {
        let fields = &program.class(class).static_fields;
        fields.iter().find(|field| self.statics.get(*field) == Some(&Value::Obj(object))).copied()
    }

    /// Nothing has happened yet, and nothing is there.
    pub(crate) fn empty() -> Self {
        Self {
            threads: vec![Thread::default()],
            heap: Heap::default(),
            statics: OrdMap::new(),
            initialised: OrdSet::new(),
            failed: OrdSet::new(),
            pc: PathCondition::new(),
            trail: Trail::default(),
            decisions: Vector::new(),
            decided: 0,
            symbols: Vector::new(),
            inputs: Rc::from([]),
            calls: Vector::new(),
            gaps: OrdSet::new(),
            thrown_at: OrdMap::new(),
            library_calls: OrdMap::new(),
            uncertain: None,
            bounds_hit: OrdSet::new(),
            over_bound: None,
            entered: false,
            clock: 0,
            steps: 0,
            splits: 0,
            initialisations: 0,
            versions: OrdMap::new(),
            early: 0,
            changes: 0,
            start: None,
            settled: Vector::new(),
            presents: Vec::new(),
            orders: Vector::new(),
            texts: OrdMap::new(),
            interned: OrdMap::new(),
            output: Vector::new(),
            identities: OrdMap::new(),
            held: OrdMap::new(),
            doomed_at: None,
            shared: OrdSet::new(),
            same_boxes: OrdMap::new(),
            ages: OrdMap::new(),
        }
    }

    /// The frames of the running thread.
    pub fn frames(&self) -> &[Rc<Frame>] {
        &self.threads[0].frames
    }

    /// The innermost frame.
    pub fn top(&self) -> &Frame {
        self.frames().last().expect("a running path has a frame")
    }

    /// The innermost frame, to be changed.
    pub fn top_mut(&mut self) -> &mut Frame {
        Rc::make_mut(self.threads[0].frames.last_mut().expect("a running path has a frame"))
    }

    /// Adds a frame.
    pub fn push(&mut self, frame: Frame) {
        self.threads[0].frames.push(Rc::new(frame));
    }

    /// Removes the innermost frame.
    pub fn pop(&mut self) -> Rc<Frame> {
        self.threads[0].frames.pop().expect("a running path has a frame")
    }

    /// Writes a register of the innermost frame.
    pub fn set(&mut self, slot: Slot, value: Value) {
        self.top_mut().slots[slot.0 as usize] = value;
    }

    /// Notes how a branch of the source was decided; what follows from earlier decisions is not noted.
    pub fn decide(&mut self, branch: BranchId, outcome: Way) {
        if self.decided != self.splits {
            self.decided = self.splits;
            self.decisions.push_back((branch, outcome));
        }
    }

    /// Notes a change.
    pub fn changed(&mut self, region: Region) {
        self.changes += 1;
        self.versions.insert(region, self.changes);
        if self.heap.ids().next().is_none() {
            self.early = self.changes;
        }
    }

    /// Has anything changed of which an object that is there now might know? The invariants of inputs were assumed
    /// after all that happened before there was any object.
    pub fn has_changed(&self) -> bool {
        let is_made = |id| self.heap.object(id).is_new;
        self.versions.values().any(|last| *last > self.early)
            || (!self.versions.is_empty() && self.heap.ids().any(is_made))
    }

    /// Forgets all changes.
    pub fn forget_changes(&mut self) {
        self.versions = OrdMap::new();
        self.early = self.changes;
    }

    /// The next moment of the allocation clock.
    pub fn tick(&mut self) -> u32 {
        self.clock += 1;
        self.clock
    }
}
