//! Calls of code that nobody has and of which somebody has said what they give, and the objects that this code holds.

use std::rc::Rc;

use imbl::{OrdMap, Vector};

use crate::heap::{Resolved, Value};
use crate::oracle::KnownCall;
use crate::state::State;

/// What a path has asked.
#[derive(Clone, Default)]
pub struct Foreign {
    /// The calls, in order.
    pub calls: Vector<Rc<ForeignCall>>,
    /// The objects that these calls gave and of which nothing else is known: which call gave them.
    handles: OrdMap<Handle, usize>,
}

/// A call of which it was said what it gives.
#[derive(Debug)]
pub struct ForeignCall {
    /// The call as it was asked.
    pub known: KnownCall,
    /// What it was given, as the path has it: it must be the same still when the call is repeated.
    pub args: Vec<Value>,
    /// The calls before that the answer depends on.
    pub uses: Vec<usize>,
    /// What it gave, as the path has it.
    pub gave: Option<Value>,
}

/// A reference, or an object that the program made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Handle {
    Reference(u32),
    Object(u32),
}

fn handle(value: Value) -> Option<Handle> {
    match value {
        Value::Sym(id) => Some(Handle::Reference(id.0)),
        Value::Obj(id) => Some(Handle::Object(id.0)),
        _ => None,
    }
}

impl State {
    /// The call that gave an object, where all that has happened to it since is known.
    pub fn giver(&self, value: Value) -> Option<usize> {
        let known = |value| self.foreign.handles.get(&handle(value)?).copied();
        known(value).or_else(|| match self.world.heap.resolve(value) {
            Resolved::Object(object) => known(Value::Obj(object)),
            _ => None,
        })
    }

    /// Notes which call gave an object.
    pub fn note_giver(&mut self, value: Value, call: usize) {
        if let Some(handle) = handle(value) {
            self.foreign.handles.insert(handle, call);
        }
    }

    /// From now on nobody knows what the objects of such calls are like.
    pub fn forget_givers(&mut self) {
        self.foreign.handles.clear();
    }
}
