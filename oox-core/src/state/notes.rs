//! What a path leaves behind for its case: calls that were not executed, exceptions, output.

use std::ops::Range;
use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};
use serde::{Deserialize, Serialize};

use super::ending::LibraryCall;
use super::task::Ended;
use crate::assumption::Gap;
use crate::heap::{ArrayObject, ObjId, Value};
use crate::ir::MethodId;
use crate::lang::span::{FileId, Span};
use crate::term::Term;

/// What is told of a path when it has ended.
#[derive(Clone, Default)]
pub struct Notes {
    /// Results of open calls, in call order.
    pub calls: Vector<OpenCall>,
    /// What calls gave that were not executed and that a path may depend on.
    pub given: Vector<Assumed>,
    /// Calls that were not executed, and what else was taken for granted on the way.
    pub gaps: OrdSet<Gap>,
    /// Where each exception was thrown.
    pub thrown_at: OrdMap<ObjId, Span>,
    /// Of those that were thrown inside of a library: the call that led there.
    pub library_calls: OrdMap<ObjId, LibraryCall>,
    /// Those that the code of the entry itself threw, or a library that it called.
    pub by_entry: OrdSet<ObjId>,
    /// Of exceptions that the engine threw for following null: the reference.
    pub null_of: OrdMap<ObjId, Value>,
    /// The exception that the path ends with says what the method does not take.
    pub refusal: Option<Refusal>,
    /// Calls of which somebody outside has said what they give.
    pub seen: OrdSet<String>,
    /// What the program has written, in order.
    pub output: Vector<Printed>,
}

impl Notes {
    /// A method of the engine gives something without knowing what it is.
    pub fn gives_any(&mut self, name: String, value: Value) {
        let ended = Ended::Normally(Some(value));
        let (name_of, promised) = (name.as_str().into(), 0..0);
        self.given.push_back(Assumed { name: name_of, ended, is_object: false, promised, under_way: None });
        self.gaps.insert(Gap::Call(name));
    }
}

/// What a method does not take.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Refusal {
    /// The `throw`, the call of a check, or where null is followed.
    pub at: (FileId, u32, u32),
    /// The class of the exception.
    pub exception: String,
    /// The argument that must not be null, where it was null.
    pub argument: Option<String>,
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

/// What a call gave that was not executed.
#[derive(Clone, Debug)]
pub struct Assumed {
    /// Who was called, in words.
    pub name: Rc<str>,
    /// What came of it.
    pub ended: Ended,
    /// The result is promised to be an object.
    pub is_object: bool,
    /// What it promises, as positions in the path condition: the path was not chosen by that.
    pub promised: Range<usize>,
    /// While its promises are assumed: how many frames there are, and how often the path was split before.
    pub under_way: Option<(usize, u32)>,
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
