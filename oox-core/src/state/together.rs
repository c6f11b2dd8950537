//! What several threads have together: monitors, clocks, who has read and written what, and the operations so far.
//!
//! A path of one thread has none of it but monitors.

use std::rc::Rc;

use imbl::{OrdMap, Vector};

use super::ending::Ending;
use super::step::Step;
use crate::heap::ObjId;
use crate::ir::{ClassId, FieldId};
use crate::lang::span::Span;

/// For each thread how much of it is known to have happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock(Vec<u32>);

impl Clock {
    /// How much of a thread has happened.
    pub fn of(&self, thread: usize) -> u32 {
        self.0.get(thread).copied().unwrap_or(0)
    }

    /// One more step of a thread.
    pub fn advance(&mut self, thread: usize) {
        if self.0.len() <= thread {
            self.0.resize(thread + 1, 0);
        }
        self.0[thread] += 1;
    }

    /// All that another clock knows happened, too.
    pub fn join(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }

    /// Has all happened that another clock knows?
    pub fn includes(&self, other: &Self) -> bool {
        other.0.iter().enumerate().all(|(thread, time)| self.of(thread) >= *time)
    }
}

/// Something that operations of different threads can both be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A field of an object.
    Field(ObjId, FieldId),
    /// A static field.
    Static(FieldId),
    /// A cell of an array, by its number among the known ones.
    Cell(ObjId, usize),
    /// The monitor of an object.
    Monitor(ObjId),
    /// The initialisation of a class.
    Class(ClassId),
}

/// One place of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Access {
    /// Which.
    pub place: Place,
    /// It changes what is there.
    pub is_write: bool,
}

/// Can the order of two operations matter?
pub fn depend(some: &[Access], others: &[Access]) -> bool {
    let meets = |a: &Access| others.iter().any(|b| a.place == b.place && (a.is_write || b.is_write));
    some.iter().any(meets)
}

/// An operation that other threads can see, with what its thread did until the next one.
#[derive(Clone, Debug)]
pub struct Event {
    /// Who.
    pub thread: usize,
    /// Its number among the operations of the thread, from 1.
    pub number: u32,
    /// What it is about.
    pub footprint: Rc<Vec<Access>>,
    /// What happens before it in every equivalent order, itself included.
    pub clock: Clock,
    /// What its thread knew to have happened before it came to the operation.
    pub before: Clock,
}

/// A monitor that is or was held.
#[derive(Clone, Debug, Default)]
pub struct Lock {
    /// By whom, how often, and where it was taken first.
    pub held: Option<(usize, u32, Span)>,
    /// What the last one to release it knew, for races.
    pub released: Clock,
    /// What the last one to release it knew of the order of operations.
    pub order: Clock,
}

/// A class that was initialised when there were several threads.
#[derive(Clone, Debug, Default)]
pub struct Initialiser {
    /// Who still runs it.
    pub running: Option<usize>,
    /// What that thread knew at the end, for races.
    pub released: Clock,
    /// What that thread knew at the end of the order of operations.
    pub order: Clock,
}

/// Who has touched a place, and when.
#[derive(Clone, Debug, Default)]
pub struct Touched {
    /// The last write.
    pub write: Option<Touch>,
    /// The reads since.
    pub reads: Vec<Touch>,
    /// How often it was written.
    pub version: u64,
    /// What those who wrote it as a synchronising place knew.
    pub released: Clock,
}

/// An access of the past.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// Who.
    pub thread: usize,
    /// When, on the thread's own clock.
    pub time: u32,
    /// Where.
    pub span: Span,
    /// By what.
    pub by: Toucher,
}

/// What has touched a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toucher {
    /// Plain code.
    Code,
    /// A condition of a specification, which is no access of the program.
    Condition,
    /// An `atomic`, or the trial of one: of two of them each knows the other.
    Atomic,
}

/// What the threads of a path have together.
#[derive(Clone, Default)]
pub struct Together {
    /// Monitors that were taken.
    pub locks: OrdMap<ObjId, Lock>,
    /// Places that were touched since there are several threads.
    pub touched: OrdMap<Place, Touched>,
    /// Classes that were initialised since then.
    pub classes: OrdMap<ClassId, Initialiser>,
    /// The operations so far.
    pub events: Vector<Event>,
    /// What the threads did so far.
    pub steps: Vector<Step>,
    /// What the `atomic` that is being executed has touched.
    pub footprint: Vec<Access>,
    /// Threads whose next operation was explored before, and nothing has happened since that it could see.
    pub asleep: Vec<(usize, Rc<Vec<Access>>)>,
    /// How the entry method has ended, while others go on.
    pub entry_ended: Option<Ending>,
}
