//! A thread: its calls in progress.

use std::rc::Rc;

use super::loops::LoopCount;
use super::task::Task;
use super::world::Moment;
use crate::heap::{ObjId, Value};
use crate::ir::{BlockId, BodyId, CheckId, FieldId, MethodId, Slot};
use crate::term::Term;

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
    pub limits: Rc<Vec<FrameCondition>>,
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
    /// Nothing but the end of a run: what stands above it, static initialisers, is all that is run.
    Bottom,
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
            Self::Bottom | Self::Entry(_) | Self::Call(..) | Self::StaticInit(_) => false,
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
