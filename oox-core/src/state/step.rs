//! What threads did, one step after the other: of this the schedule of a report is made.

use super::together::Access;
use crate::heap::{ObjId, Value};
use crate::ir::{ClassId, MethodId};
use crate::lang::span::Span;

/// A step of a thread that has to do with others. There is none while there is one thread only.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Who.
    pub thread: usize,
    /// Where, in code of the user.
    pub span: Span,
    /// What.
    pub deed: Deed,
    /// The number of the operation that it is a part of, where nobody comes between its parts.
    pub within: Option<usize>,
    /// It is a part of evaluating a condition of a specification.
    pub is_condition: bool,
    /// The method of a library that the user's code has called, where it is a part of that.
    pub library: Option<MethodId>,
}

/// What a thread did.
#[derive(Clone, Copy, Debug)]
pub enum Deed {
    /// It has started another one.
    Forks(usize),
    /// It has waited for the end of another one, which is over.
    Joins(usize),
    /// It has taken a monitor.
    Locks(ObjId),
    /// It has released a monitor.
    Unlocks(ObjId),
    /// It has released a monitor until somebody notifies.
    Waits(ObjId),
    /// It has woken one that waits, if any.
    Notifies(ObjId, Option<usize>),
    /// It has read or written this.
    Touches(Access, Value),
    /// It has begun to initialise a class, or has waited for that.
    Initialises(ClassId, bool),
    /// It is over.
    Ends,
}
