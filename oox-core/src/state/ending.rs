//! How paths end.

use std::rc::Rc;

use super::State;
use super::task::{Ended, Task};
use super::thread::FrameCondition;
use serde::{Deserialize, Serialize};

use crate::config::Bound;
use crate::heap::{ObjId, Value};
use crate::ir::{CheckId, MethodId};
use crate::lang::span::Span;

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
    /// What was going on.
    pub scene: Scene,
}

/// What was going on when a promise turned out to be broken.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The arguments of the entry method, receiver first; a constructor has its object for one.
    pub entry_args: Rc<[Value]>,
    /// How the entry method was about to end; `None` unless a clause of its own end was judged.
    pub entry_ended: Option<Ended>,
    /// What that clause was judged with: parameters and result, or the object of an invariant.
    pub judged_with: Rc<[Value]>,
    /// What the entry method may change.
    pub frame: Rc<Vec<FrameCondition>>,
}

impl Violated {
    /// A violation of which nothing else is known yet.
    pub(crate) fn new(what: Promise) -> Self {
        Self { what, detail: None, thrown: None, scene: Scene::default() }
    }
}

impl Scene {
    /// What is going on in the entry method.
    pub(crate) fn of(state: &State) -> Self {
        let frames = &state.threads[0].frames;
        let Some(entry) = frames.first() else {
            let entry_args = state.input.args.iter().map(|(_, value)| *value).collect();
            return Self { entry_args, ..Self::default() };
        };
        let (entry_ended, judged_with) = match &frames[..] {
            [_, judging] if state.running == 0 => {
                let leaving = entry.todo.iter().find_map(|task| match task {
                    Task::Leave(ended) => Some(*ended),
                    _ => None,
                });
                (leaving, judging.args.clone())
            }
            _ => (None, Rc::default()),
        };
        Self { entry_args: entry.args.clone(), entry_ended, judged_with, frame: entry.limits.clone() }
    }
}

/// What is violated: a check of the program, or the general promise not to crash.
#[derive(Clone, Copy, Debug)]
pub enum Promise {
    /// A check of the program.
    Check(CheckId),
    /// No exception leaves the entry method; this one came from here.
    NoCrash(Span),
    /// Some thread can always go on; one that cannot stands here.
    NoDeadlock(Span),
    /// Two threads do not come to one place at the same time, when one of them writes: here and there.
    NoRace(Span, Span),
}

/// The innermost call from the user's code into a library.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct LibraryCall {
    /// Where it stands.
    pub span: Span,
    /// Who was called.
    pub method: MethodId,
}
