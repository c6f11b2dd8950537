//! A thread: its calls in progress.

use std::rc::Rc;

use imbl::Vector;

use super::loops::LoopCount;
use super::task::Task;
use super::together::{Access, Clock, Place};
use super::world::Moment;
use crate::config::Bound;
use crate::heap::{ObjId, Value};
use crate::ir::{BlockId, BodyId, CheckId, ClassId, FieldId, MethodId, Slot};
use crate::lang::span::Span;
use crate::term::Term;

/// A thread.
#[derive(Clone, Default)]
pub struct Thread {
    /// Innermost last.
    pub frames: Vec<Rc<Frame>>,
    /// Whether it can go on.
    pub status: Status,
    /// What is only of interest where there are several.
    pub own: Rc<Own>,
}

/// Whether a thread can go on.
#[derive(Clone, Debug, Default)]
pub enum Status {
    /// What it does next nobody else can see.
    #[default]
    Ready,
    /// It stands before an operation that others can see.
    Stands(Operation),
    /// It waits for the end of a thread, or of all that it has started.
    Joins(Option<usize>),
    /// It has given up this monitor until somebody notifies.
    Waits(ObjId),
    /// It goes round in a loop, which stands here, until one of these places is written.
    Spins(Rc<Vec<Place>>, Span),
    /// A bound does not let it go on.
    Parked(Bound),
    /// What it has assumed does not hold: no order in which it goes on counts, but what others do meanwhile does.
    Excluded,
    /// It is over.
    Ended,
}

/// An operation that others can see.
#[derive(Clone, Debug)]
pub enum Operation {
    /// Taking a monitor.
    Lock(ObjId),
    /// Initialising a class, or using one that another thread initialises.
    Initialise(ClassId),
    /// One access.
    Access(Access),
    /// An `atomic`, which could be executed now or not, because of these places.
    Atomic(bool, Rc<Vec<Place>>),
}

/// What a thread has of its own besides its frames.
#[derive(Clone, Default)]
pub struct Own {
    /// Who has started it, and with which of its forks.
    pub parent: Option<(usize, u32)>,
    /// How many it has started.
    pub forks: u32,
    /// Where it was started.
    pub forked_at: Option<Span>,
    /// What it executes, if it is not the first one.
    pub method: Option<MethodId>,
    /// The object that stands for it.
    pub handle: Option<ObjId>,
    /// The program ends without waiting for it.
    pub is_daemon: bool,
    /// How many names it has given to threads that it made.
    pub names: u32,
    /// Its share of [`super::Counts`], while another one runs.
    pub counts: OwnCounts,
    /// What happened before, for races.
    pub clock: Clock,
    /// What happened before in every equivalent order of operations.
    pub order: Clock,
    /// Whether the operation that it stands before may be executed.
    pub grant: Grant,
    /// How many `atomic` are around.
    pub atomic: u32,
    /// How many calls are around of which nobody sees what they touch.
    pub quiet: u32,
    /// It evaluates a condition of a specification.
    pub in_spec: bool,
    /// It only tries whether an `atomic` could be executed: the frames to go back to, and what was read.
    pub trial: Option<Trial>,
    /// How often a monitor is to be taken again that was given up, and which.
    pub again: Option<(ObjId, u32)>,
    /// What it has read, with the number of writes that there had been.
    pub reads: Vector<(Place, u64)>,
    /// How often it has written.
    pub writes: u64,
    /// Until when it waits for a notice.
    pub waiting: Waiting,
    /// How often it has gone on without one.
    pub unnoticed: u32,
}

/// Until when a thread waits for a notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Until there is one.
    #[default]
    ForNotice,
    /// Until there is one, or some time has passed.
    ForSomeTime,
    /// Until there is one, or for no reason at all; what it waits for is not looked at again.
    Once,
}

/// What a thread may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grant {
    /// Nothing that others can see.
    #[default]
    None,
    /// One operation.
    Once,
    /// All that the condition reads which is being evaluated.
    Condition,
}

/// An `atomic` that is tried.
#[derive(Clone)]
pub struct Trial {
    /// As they were before it.
    pub frames: Vec<Rc<Frame>>,
    /// What its condition has read.
    pub reads: Vec<Place>,
}

/// The counters that each thread has for itself.
#[derive(Clone, Copy, Default)]
pub struct OwnCounts {
    pub(super) steps: u64,
    pub(super) splits: u32,
    pub(super) decided: u32,
    pub(super) initialisations: u32,
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
    pub limits: Rc<Vec<FrameCondition>>,
    /// This frame or one around it has, or had, limits.
    pub is_limited: bool,
    /// This frame or one around it evaluates a part of a contract.
    pub is_contract: bool,
    /// This frame or one around it is a static initialiser.
    pub is_initialising: bool,
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
    /// Nothing but the end of a run: what stands above it, static initialisers, is all that is run.
    Bottom,
    /// The method that is verified.
    Entry(MethodId),
    /// A called method; the result goes into a slot of the frame below.
    Call(MethodId, Option<Slot>),
    /// What another thread than the first one does.
    Thread(MethodId),
    /// Static initialisation.
    StaticInit(InitFor),
    /// A condition that must hold for the path to go on.
    Assume,
    /// A condition that is judged.
    Assert(CheckId),
    /// The guard of a `throws` clause that does not name this exception: where it holds, the exception is a crash.
    Forbids(ObjId),
    /// The guard of such a clause of an open method: where it holds, the method does not throw the exception.
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
            Self::Bottom | Self::Entry(_) | Self::Thread(_) | Self::Call(..) | Self::StaticInit(_) => false,
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

/// The places that a method may change.
#[derive(Clone, Debug)]
pub struct FrameCondition {
    /// What is violated otherwise.
    pub check: CheckId,
    /// What was born later is new and may be changed.
    pub entered: u32,
    /// The places.
    pub places: Vec<Location>,
}

/// A place that a method may change.
#[derive(Clone, Copy, Debug)]
pub enum Location {
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
