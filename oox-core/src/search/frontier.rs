//! The open states, and which of them runs next.

use std::collections::VecDeque;

use crate::config::StateOrder;
use crate::machine::Machine;
use crate::state::State;

/// How many of the newest states the coverage order looks at.
const LOOK_BACK: usize = 256;

/// Where the next path begins.
#[derive(Clone, Copy)]
enum Turn {
    Newest,
    Oldest,
    Middle,
}

pub(super) struct Frontier {
    order: StateOrder,
    random: u64,
    states: VecDeque<State>,
    /// With [`StateOrder::Turns`]: whose turn it is to begin a path.
    turn: Turn,
    /// With [`StateOrder::Turns`]: the last state that ran had no successors, so another path begins.
    is_path_over: bool,
}

impl Frontier {
    pub fn new(order: StateOrder, seed: u64) -> Self {
        Self { order, random: seed, states: VecDeque::new(), turn: Turn::Newest, is_path_over: false }
    }

    /// Adds the successors of a state, in the order of their choices.
    pub fn push(&mut self, states: Vec<State>) {
        self.is_path_over = states.is_empty();
        match self.order {
            // the first choice is taken first
            StateOrder::Dfs | StateOrder::Turns | StateOrder::Coverage => {
                self.states.extend(states.into_iter().rev());
            }
            StateOrder::Bfs | StateOrder::Random => self.states.extend(states),
        }
    }

    pub fn pop(&mut self, machine: &Machine) -> Option<State> {
        match self.order {
            StateOrder::Dfs => self.states.pop_back(),
            StateOrder::Turns if self.is_path_over => {
                // what is neither new nor old would have to wait for all that is one of them
                let (next, state) = match self.turn {
                    Turn::Newest => (Turn::Oldest, self.states.pop_front()),
                    Turn::Oldest => (Turn::Middle, self.states.remove(self.states.len() / 2)),
                    Turn::Middle => (Turn::Newest, self.states.pop_back()),
                };
                self.turn = next;
                state
            }
            StateOrder::Turns => self.states.pop_back(),
            StateOrder::Bfs => self.states.pop_front(),
            StateOrder::Random => {
                if self.states.is_empty() {
                    return None;
                }
                let index = usize::try_from(self.next_random() % self.states.len() as u64)
                    .expect("an index fits the machine");
                self.states.swap_remove_back(index)
            }
            StateOrder::Coverage => {
                let newest = self.states.iter().enumerate().rev().take(LOOK_BACK);
                let wanted =
                    newest.filter(|(_, state)| machine.stands_before_news(state)).map(|(at, _)| at).next();
                match wanted {
                    Some(index) => self.states.remove(index),
                    None => self.states.pop_back(),
                }
            }
        }
    }

    /// The state that waited longest.
    pub fn pop_oldest(&mut self) -> Option<State> {
        self.states.pop_front()
    }

    /// The state with the fewest choices behind it; the first of several.
    pub fn pop_shallowest(&mut self) -> Option<State> {
        let lengths = self.states.iter().map(|state| state.path.trail.len()).enumerate();
        let (index, _) = lengths.min_by_key(|(index, length)| (*length, *index))?;
        self.states.remove(index)
    }

    pub fn len(&self) -> usize {
        self.states.len()
    }

    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    pub fn into_states(self) -> VecDeque<State> {
        self.states
    }

    /// Splitmix64: small, and the same everywhere.
    fn next_random(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
