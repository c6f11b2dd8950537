//! Rounds of loops, and those that never end: a path that comes back to the head of a loop and finds everything as it was goes round for ever.
//!
//! Sound because a program on known inputs is deterministic. At the second arrival every register of the frame holds the
//! same value of the same inputs, nothing was written, made, printed or asked of open code since the first one, and the
//! frames below have not run. What was decided about the input in between stays decided. So whatever input takes the path
//! comes here a third time, and so on. A loop that does change something may not end either: of that nothing is said.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::State;
use super::step::Deed;
use super::together::{Access, Place};
use super::world::World;
use crate::heap::Value;
use crate::ir::LoopId;

/// How often a loop went round without initialising anything.
#[derive(Clone)]
pub struct LoopCount {
    /// Which loop.
    pub id: LoopId,
    /// Iterations that split the state and initialised nothing.
    pub count: u32,
    /// `State::splits` at the last arrival.
    pub splits: u32,
    /// `State::initialisations` at the last arrival.
    pub initialisations: u32,
    /// Rounds since the loop was entered.
    pub round: u64,
    /// What was there at the head of one of them.
    pub seen: Option<Rc<Surroundings>>,
    /// With several threads: what was there at the last arrival.
    pub last: Option<Rc<Arrival>>,
    /// With several threads: rounds one after the other that have led to nothing.
    pub retries: u32,
}

/// All that a thread which waits by going round comes back to. Others may change what it reads meanwhile.
#[derive(Clone)]
pub struct Arrival {
    slots: Vec<Value>,
    writes: u64,
    symbols: usize,
    open_calls: usize,
    outputs: usize,
    splits: u32,
    /// How much the thread had read.
    pub reads: usize,
    /// How often it had gone on without a notice.
    pub unnoticed: u32,
    /// How many steps all threads had made.
    steps: usize,
    world: World,
}

impl Arrival {
    /// The running thread is at the head of a loop.
    pub(crate) fn of(state: &State) -> Self {
        Self {
            slots: state.top().slots.clone(),
            writes: state.own().writes,
            symbols: state.path.symbols.len(),
            open_calls: state.notes.calls.len(),
            outputs: state.notes.output.len(),
            splits: state.count.splits,
            reads: state.own().reads.len(),
            unnoticed: state.own().unnoticed,
            steps: state.together.steps.len(),
            world: state.world.clone(),
        }
    }

    /// Has the thread written since then, and put back all that it has written? Others may have seen it otherwise.
    pub(crate) fn has_put_back(&self, earlier: &Self, state: &State) -> bool {
        let counters = |each: &Self| (each.symbols, each.open_calls, each.outputs, each.splits);
        if self.writes == earlier.writes || counters(self) != counters(earlier) || self.slots != earlier.slots
        {
            return false;
        }
        let mut written: BTreeMap<Place, Value> = BTreeMap::new();
        for step in state.together.steps.focus().narrow(earlier.steps..) {
            if let (true, Deed::Touches(Access { place, is_write: true }, value)) =
                (step.thread == state.running, step.deed)
            {
                written.insert(place, value);
            }
        }
        // of what was made since then, nothing is left if all else is as it was
        written
            .iter()
            .all(|(place, value)| held(&earlier.world, *place).is_none_or(|before| before == *value))
    }

    /// Has the thread done nothing but read since then?
    pub(crate) fn is_as(&self, earlier: &Self) -> bool {
        let counters = |each: &Self| (each.writes, each.symbols, each.open_calls, each.outputs, each.splits);
        counters(self) == counters(earlier) && self.slots == earlier.slots
    }
}

/// What is held at a place, if it was there.
fn held(world: &World, place: Place) -> Option<Value> {
    let object = |id| world.heap.has(id).then(|| world.heap.object(id));
    match place {
        Place::Field(id, field) => object(id)?.fields.get(field),
        Place::Static(field) => world.statics.get(&field).copied(),
        Place::Cell(id, position) => object(id)?.array()?.in_cell(position),
        Place::Monitor(_) | Place::Class(_) => None,
    }
}

/// Everything at the head of a loop on which the rest of the path depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// Compared first: most rounds change one of them or a register.
    counters: Counters,
    slots: Vec<Value>,
}

/// What grows whenever something happens outside of the registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counters {
    changes: u64,
    allocations: u32,
    initialisations: u32,
    symbols: usize,
    open_calls: usize,
    outputs: usize,
    texts: usize,
    interned: usize,
    identities: usize,
    orders: usize,
    classes: usize,
    failed: usize,
    settled: usize,
}

impl Counters {
    fn of(state: &State) -> Self {
        Self {
            changes: state.count.changes,
            allocations: state.count.clock,
            initialisations: state.count.initialisations,
            symbols: state.path.symbols.len(),
            open_calls: state.notes.calls.len(),
            outputs: state.notes.output.len(),
            texts: state.identities.texts.len(),
            interned: state.identities.interned.len(),
            identities: state.identities.hashes.len(),
            orders: state.input.orders.len(),
            classes: state.world.initialised.len(),
            failed: state.world.failed.len(),
            settled: state.past.settled.len(),
        }
    }
}

impl LoopCount {
    /// Another round begins, in this frame. Whether everything is as it was at the head of an earlier one.
    ///
    /// What is there at rounds 1, 2, 4, 8, ... is kept, and each round is compared with the last one kept: so a walk around
    /// a ring of any size is found, and a round costs a comparison.
    pub(crate) fn comes_back(&mut self, counters: Counted, slots: &[Value]) -> bool {
        let Counted(counters) = counters;
        self.round += 1;
        let is_same = self.seen.as_ref().is_some_and(|seen| seen.counters == counters && seen.slots == slots);
        if self.round.is_power_of_two() {
            self.seen = Some(Surroundings { counters, slots: slots.to_vec() }.into());
        }
        is_same
    }
}

/// The counters of a state, taken before its frame is borrowed.
#[derive(Clone, Copy)]
pub(crate) struct Counted(Counters);

impl Counted {
    pub(crate) fn of(state: &State) -> Self {
        Self(Counters::of(state))
    }
}
