//! What became of a call on known values.

use crate::assumption::{Assumption, Gap};
use crate::config::Bound;
use crate::heap::{ObjId, Value};
use crate::ir::BranchId;
use crate::lang::span::Span;
use crate::machine::{Asked, Executed};
use crate::state::{State, Violated};

/// A value that is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// The bits of an `f32`.
    F32(u32),
    /// The bits of an `f64`.
    F64(u64),
    /// An object or array.
    Object(ObjId),
    /// It depends on something that is not known.
    Unknown,
}

/// What became of a call.
pub struct Ran {
    /// The heap and the static fields afterwards.
    pub state: State,
    /// How it ended.
    pub ending: RanEnding,
    /// The outcomes of branches that were seen, in the order of the branches.
    pub covered: Vec<(BranchId, usize)>,
    /// What of that a machine does that knows nothing of contracts.
    pub executed: Executed,
    /// The open calls that got what was replayed, in order.
    pub asked: Vec<Asked>,
}

impl Ran {
    /// What makes values doubtful that look known. An open call does not: what it gives stays unknown, and a run that decides
    /// by it is stuck.
    pub fn doubt(&self) -> Option<&Gap> {
        self.state.notes.gaps.iter().find(|gap| match gap {
            // where their order matters, the model says more
            Gap::Call(_) | Gap::Assumed(Assumption::ParallelStreams) => false,
            Gap::Noted(_) | Gap::Assumed(_) => true,
        })
    }
}

/// How a call ended.
#[derive(Clone, Debug)]
pub enum RanEnding {
    /// With a result or without; a constructor gives its object.
    Returned(Option<Value>),
    /// With an exception.
    Threw(ObjId),
    /// A promise does not hold.
    Violated(Violated),
    /// It never ends: it goes round in a loop, which stands here.
    Endless(Span),
    /// It did not come to an end that is known, for this reason.
    Stuck(String),
}

/// What is said of a run that a bound ended.
pub(super) fn over(bound: Bound) -> String {
    format!("the bound --{}", bound.word())
}

pub(super) fn stuck(state: State, reason: &str) -> Ran {
    Ran {
        state,
        ending: RanEnding::Stuck(reason.to_owned()),
        covered: Vec::new(),
        executed: Executed::default(),
        asked: Vec::new(),
    }
}
