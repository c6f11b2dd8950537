//! The state of one path: threads of frames, the world that they see, and how it came to be. Cloning shares structure.
//!
//! States are plain values: what is done to them stands in the rooms above.

mod ending;
mod foreign;
mod input;
mod loops;
mod notes;
mod path;
mod step;
mod task;
mod thread;
mod together;
mod trail;
mod world;

pub use ending::{Ending, LibraryCall, Promise, Scene, Violated};
pub use foreign::{Foreign, ForeignCall};
pub use input::{Held, Identities, Input, OrderEntry};
pub(crate) use loops::Counted;
pub use loops::{Arrival, LoopCount, Surroundings};
pub use notes::{Assumed, Notes, OpenCall, Printed, Refusal};
pub use path::{Counts, Path};
pub use step::{Deed, Step};
pub use task::{Ended, Task};
pub use thread::{
    Frame, FrameCondition, FrameKind, Grant, InitFor, Location, Operation, Own, OwnCounts, Status, Thread,
    Trial, Waiting,
};
pub use together::{
    Access, Clock, Event, Initialiser, Lock, Place, Together, Touch, Touched, Toucher, depend,
};
pub use trail::{Choice, ChoiceKind, SymbolOrigin, Trail, Way};
pub use world::{Initialised, Moment, Past, Region, World};

use std::rc::Rc;

use crate::heap::Value;
use crate::ir::{BranchId, Slot};

/// One path through the program.
#[derive(Clone)]
pub struct State {
    /// Sequential programs have one.
    pub threads: Vec<Thread>,
    /// Which of them runs.
    pub running: usize,
    /// What they have together.
    pub together: Rc<Together>,
    /// What code sees.
    pub world: World,
    /// Earlier worlds.
    pub past: Past,
    /// How the state came to be.
    pub path: Path,
    /// What is counted along the way.
    pub count: Counts,
    /// What is known of the input besides the heap.
    pub input: Input,
    /// The objects that stand for texts and have numbers.
    pub identities: Identities,
    /// What code that nobody has was asked.
    pub foreign: Foreign,
    /// What is told in the end.
    pub notes: Notes,
}

impl State {
    /// Nothing has happened yet, and nothing is there.
    pub(crate) fn empty() -> Self {
        Self {
            threads: vec![Thread::default()],
            running: 0,
            together: Rc::default(),
            world: World::default(),
            past: Past::default(),
            path: Path::new(),
            count: Counts::default(),
            input: Input::default(),
            identities: Identities::default(),
            foreign: Foreign::default(),
            notes: Notes::default(),
        }
    }

    /// The frames of the running thread.
    pub fn frames(&self) -> &[Rc<Frame>] {
        &self.threads[self.running].frames
    }

    /// The frames of the running thread, to be changed.
    fn frames_mut(&mut self) -> &mut Vec<Rc<Frame>> {
        &mut self.threads[self.running].frames
    }

    /// Ends all calls in progress of the running thread.
    pub fn clear_frames(&mut self) {
        self.frames_mut().clear();
    }

    /// Are there several threads, or were there?
    pub fn is_concurrent(&self) -> bool {
        self.threads.len() > 1
    }

    /// The running thread goes on by itself.
    pub fn is_ready(&self) -> bool {
        matches!(self.threads[self.running].status, Status::Ready)
    }

    /// What the running thread has of its own.
    pub fn own(&self) -> &Own {
        &self.threads[self.running].own
    }

    /// What the running thread has of its own, to be changed.
    pub fn own_mut(&mut self) -> &mut Own {
        Rc::make_mut(&mut self.threads[self.running].own)
    }

    /// What the threads have together, to be changed.
    pub fn together_mut(&mut self) -> &mut Together {
        Rc::make_mut(&mut self.together)
    }

    /// Could a thread execute the operation that it stands before?
    pub fn is_enabled(&self, thread: usize) -> bool {
        let Status::Stands(operation) = &self.threads[thread].status else { return false };
        match operation {
            Operation::Lock(object) => {
                let held = self.together.locks.get(object).and_then(|lock| lock.held);
                held.is_none_or(|(by, ..)| by == thread)
            }
            Operation::Initialise(class) => {
                let running = self.together.classes.get(class).and_then(|initialiser| initialiser.running);
                running.is_none_or(|by| by == thread)
            }
            Operation::Access(_) => true,
            Operation::Atomic(can_be_executed, _) => *can_be_executed,
        }
    }

    /// Another thread runs, with its own counters.
    pub fn switch_to(&mut self, thread: usize) {
        if thread == self.running {
            return;
        }
        let counts = self.count.own();
        self.own_mut().counts = counts;
        self.running = thread;
        let counts = self.own().counts;
        self.count.set_own(counts);
    }

    /// The innermost frame.
    pub fn top(&self) -> &Frame {
        self.frames().last().expect("a running path has a frame")
    }

    /// The innermost frame, to be changed.
    pub fn top_mut(&mut self) -> &mut Frame {
        Rc::make_mut(self.frames_mut().last_mut().expect("a running path has a frame"))
    }

    /// Adds a frame.
    pub fn push(&mut self, frame: Frame) {
        self.frames_mut().push(Rc::new(frame));
    }

    /// Removes the innermost frame.
    pub fn pop(&mut self) -> Rc<Frame> {
        self.frames_mut().pop().expect("a running path has a frame")
    }

    /// Did evaluating some `old(E)` of the outermost method throw, or is that one gone?
    pub fn has_undefined_old(&self) -> bool {
        self.frames().first().is_none_or(|entry| entry.olds.contains(&Value::Undefined))
    }

    /// Writes a register of the innermost frame.
    pub fn set(&mut self, slot: Slot, value: Value) {
        self.top_mut().slots[slot.0 as usize] = value;
    }

    /// Notes how a branch of the source was decided; what follows from earlier decisions is not noted.
    pub fn decide(&mut self, branch: BranchId, outcome: Way) {
        if self.count.decided != self.count.splits {
            self.count.decided = self.count.splits;
            self.path.decisions.push_back((branch, outcome));
        }
    }

    /// The next moment of the allocation clock.
    pub fn tick(&mut self) -> u32 {
        self.count.clock += 1;
        self.count.clock
    }
}
