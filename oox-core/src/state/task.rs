//! What a frame has to do besides its code: contracts, inputs that come into view, leaving.

use crate::heap::{ObjId, Value};
use crate::ir::{BodyId, ClassId, MethodId, Spec};

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
