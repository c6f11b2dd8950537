//! Threads in words: their names, and what they wait for.

use crate::heap::ObjId;
use crate::machine::Machine;
use crate::state::{Operation, State, Status};

/// The name of a thread: how it was started, which is the same in every order.
pub(crate) fn thread_name(state: &State, thread: usize) -> String {
    match state.threads[thread].own.parent {
        None => "main".to_owned(),
        Some((0, number)) => format!("T{number}"),
        Some((parent, number)) => format!("{}.{number}", thread_name(state, parent)),
    }
}

impl Machine<'_> {
    /// Which thread waits for what.
    pub(crate) fn who_waits(&self, state: &State) -> String {
        let waiting = (0..state.threads.len()).filter_map(|thread| self.waits_for(state, thread));
        waiting.collect::<Vec<_>>().join("; ")
    }

    fn waits_for(&self, state: &State, thread: usize) -> Option<String> {
        let name = thread_name(state, thread);
        let what = match &state.threads[thread].status {
            Status::Ready
            | Status::Ended
            | Status::Parked(_)
            | Status::Excluded
            | Status::Stands(Operation::Access(_)) => {
                return None;
            }
            Status::Stands(Operation::Lock(object)) => {
                let held = state.together.locks.get(object).and_then(|lock| lock.held);
                let by =
                    held.map_or(String::new(), |(by, ..)| format!(", held by {}", thread_name(state, by)));
                format!("the monitor of {}{by}", self.kind_of_object(state, *object))
            }
            Status::Stands(Operation::Initialise(class)) => {
                format!("the initialisation of {}", self.program.class(*class).name)
            }
            Status::Stands(Operation::Atomic(..)) => "an `await`".to_owned(),
            Status::Joins(Some(other)) => format!("the end of {}", thread_name(state, *other)),
            Status::Joins(None) => "the end of the threads that it has started".to_owned(),
            Status::Waits(object) => format!("a notification of {}", self.kind_of_object(state, *object)),
            Status::Spins(..) => "a change".to_owned(),
        };
        Some(format!("{name} waits for {what}"))
    }

    fn kind_of_object(&self, state: &State, object: ObjId) -> String {
        let types = &state.world.heap.object(object).types;
        types.first().map_or_else(|| "an object".to_owned(), |ty| format!("a {}", self.program.show_dyn(*ty)))
    }
}
