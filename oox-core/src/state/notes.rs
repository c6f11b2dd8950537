//! What a path leaves behind for its case: calls that were not executed, exceptions, output.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use super::ending::LibraryCall;
use super::task::Ended;
use crate::assumption::Gap;
use crate::heap::{ArrayObject, ObjId, Value};
use crate::ir::MethodId;
use crate::lang::span::Span;
use crate::term::Term;

/// What is told of a path when it has ended.
#[derive(Clone, Default)]
pub struct Notes {
    /// Results of open calls, in call order.
    pub calls: Vector<OpenCall>,
    /// Calls that were not executed, and what else was taken for granted on the way.
    pub gaps: OrdSet<Gap>,
    /// Where each exception was thrown.
    pub thrown_at: OrdMap<ObjId, Span>,
    /// Of those that were thrown inside of a library: the call that led there.
    pub library_calls: OrdMap<ObjId, LibraryCall>,
    /// Calls of which somebody outside has said what they give.
    pub seen: OrdSet<String>,
    /// What the program has written, in order.
    pub output: Vector<Printed>,
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
    /// When a test runs, real code gives the result, and no stand-in does.
    pub is_real: bool,
    /// The version of what its arguments reach, at the time.
    pub version: u64,
}

/// Something that the program has written.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The number of the stream, a sized integer.
    pub stream: Term,
    /// A static initialiser wrote it, which runs once only.
    pub is_initial: bool,
    /// Its UTF-16 units, as they were then.
    pub units: Rc<ArrayObject>,
}
