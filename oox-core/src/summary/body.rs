//! One body: a forward analysis of its control-flow graph until nothing changes any more.
//!
//! Blocks are done in an order in which a loop comes to rest before what follows it. The state at the head of a loop only grows, and
//! is widened; that of other blocks is what their predecessors give.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use petgraph::Direction;
use petgraph::visit::EdgeRef;

use super::relation::{Lit, New, Relations, SetExpr, all_of};
use super::state::{Held, Nullness, State, Val, ValueId, joined, widened};
use super::{Effects, Summaries, Summary};
use crate::ir::{BlockId, Body, ClassId, Operand, Program, Slot, Terminator, Ty};

/// So often a block may be done before the analysis gives up.
const MOST_VISITS: u32 = 60;
/// From the visit with this number on, the head of a loop is widened.
const WIDENED_FROM: u32 = 3;

/// The analysis did not come to rest, or cannot be done; why.
pub(super) struct GivenUp(pub String);

/// A way from one block to another: an exception or not.
type Way = (BlockId, BlockId, bool);

/// The analysis of one body.
pub(super) struct Analysis<'a, 'p> {
    pub program: &'p Program,
    pub relations: Relations<'p>,
    pub known: &'a Summaries<'p>,
    pub body: &'p Body,
    /// The class that the code belongs to.
    pub class: ClassId,
    /// What is known on the ways between blocks.
    pub ways: BTreeMap<Way, State>,
    /// What is known where the body is left normally, with the result.
    pub exits: Vec<(BlockId, State, Option<Val>)>,
    /// What leaves the body otherwise.
    pub thrown: Effects,
    /// Only these blocks, and what goes back to their head ends: one round of a loop.
    pub scope: Option<BTreeSet<BlockId>>,
    /// The blocks of each loop, by their heads.
    pub loops: Arc<BTreeMap<BlockId, BTreeSet<BlockId>>>,
    /// How many rounds this one is within.
    pub depth: usize,
    /// Where each block stands in the order.
    order: BTreeMap<BlockId, usize>,
    ids: BTreeMap<(u8, usize, usize), ValueId>,
    news: BTreeMap<(usize, usize, u32), New>,
}

impl<'a, 'p> Analysis<'a, 'p> {
    pub fn new(known: &'a Summaries<'p>, body: &'p Body, class: ClassId) -> Self {
        let program = known.program;
        let loops = Arc::new(super::loops::all(body));
        let order = order(body, &loops);
        Self {
            program,
            relations: Relations { program },
            known,
            body,
            class,
            ways: BTreeMap::new(),
            exits: Vec::new(),
            thrown: Effects::default(),
            scope: None,
            loops,
            depth: 0,
            order,
            ids: BTreeMap::new(),
            news: BTreeMap::new(),
        }
    }

    /// Another analysis of the same body.
    pub fn beside(&self) -> Self {
        Self {
            ways: BTreeMap::new(),
            exits: Vec::new(),
            thrown: Effects::default(),
            scope: None,
            loops: self.loops.clone(),
            depth: self.depth + 1,
            order: self.order.clone(),
            ids: self.ids.clone(),
            news: self.news.clone(),
            ..*self
        }
    }

    /// The number of the value that is given at a place.
    pub fn id(&mut self, kind: u8, block: BlockId, at: usize) -> ValueId {
        let next = u32::try_from(self.ids.len() + 1).expect("fewer than 2^32 values");
        *self.ids.entry((kind, block.index(), at)).or_insert(next)
    }

    /// The object that is made at a place.
    pub fn new_object(
        &mut self,
        block: BlockId,
        at: usize,
        of_callee: u32,
        ty: &Ty,
        by_library: bool,
    ) -> New {
        let next = u32::try_from(self.news.len()).expect("fewer than 2^32 objects");
        let key = (block.index(), at, of_callee);
        self.news.entry(key).or_insert_with(|| New { number: next, ty: ty.clone(), by_library }).clone()
    }

    /// Is the block part of a loop?
    pub fn is_in_loop(&self, block: BlockId) -> bool {
        self.loops.values().any(|blocks| blocks.contains(&block))
    }

    /// What is known when the body is entered.
    pub fn entry(&mut self, has_receiver: bool) -> State {
        let body = self.body;
        let mut state = State { slots: vec![None; body.slots.len()], ..State::default() };
        for (at, info) in body.slots.iter().enumerate().take(body.params) {
            let id = self.id(0, body.entry, at);
            let mut val = Val::new(Arc::new(SetExpr::Param(at, info.ty.clone())), true, id);
            if at == 0 && has_receiver {
                val.null = Nullness::NonNull;
            }
            state.slots[at] = Some(val);
        }
        state
    }

    /// Runs until nothing changes any more.
    pub fn run(&mut self, start: BlockId, entry: &State) -> Result<(), GivenUp> {
        let mut known: BTreeMap<BlockId, State> = BTreeMap::new();
        let mut visits: BTreeMap<BlockId, u32> = BTreeMap::new();
        let mut open = BTreeSet::from([(self.order[&start], start)]);
        while let Some((_, block)) = open.pop_first() {
            let before = if block == start { Some(entry) } else { None };
            let Some(new) = self.arriving(block, before, |_| true) else { continue };
            let count = visits.entry(block).or_default();
            *count += 1;
            if *count > MOST_VISITS {
                return Err(GivenUp("it has too many cases".to_owned()));
            }
            let is_head = self.loops.contains_key(&block) && (self.scope.is_none() || block != start);
            let (count, relations) = (*count, self.relations);
            let state = match known.get(&block) {
                Some(old) if is_head && count >= WIDENED_FROM => {
                    widened(relations, old, &new, |slot| self.id(1, block, slot))
                }
                Some(old) if is_head => joined(relations, old, &new, |slot| self.id(1, block, slot)),
                _ => new,
            };
            if known.get(&block) == Some(&state) {
                continue;
            }
            known.insert(block, state.clone());
            for next in self.leave(block, state)? {
                let is_inside =
                    self.scope.as_ref().is_none_or(|scope| next != start && scope.contains(&next));
                if is_inside {
                    open.insert((self.order[&next], next));
                }
            }
        }
        Ok(())
    }

    /// What is known at a block by the ways that lead there, and are wanted.
    pub fn arriving(
        &mut self,
        block: BlockId,
        entry: Option<&State>,
        is_wanted: impl Fn(BlockId) -> bool,
    ) -> Option<State> {
        let relations = self.relations;
        let mut sources: Vec<BlockId> =
            self.body.cfg.edges_directed(block, Direction::Incoming).map(|edge| edge.source()).collect();
        sources.sort_unstable();
        sources.dedup();
        let mut all: Vec<State> = entry.into_iter().cloned().collect();
        for source in sources.into_iter().filter(|source| is_wanted(*source)) {
            let ways = [false, true].into_iter().filter_map(|thrown| self.ways.get(&(source, block, thrown)));
            all.extend(ways.cloned());
        }
        let mut all = all.into_iter();
        let first = all.next()?;
        Some(all.fold(first, |known, next| joined(relations, &known, &next, |slot| self.id(1, block, slot))))
    }

    /// Executes a block; gives the blocks that may follow.
    fn leave(&mut self, block: BlockId, mut state: State) -> Result<Vec<BlockId>, GivenUp> {
        // what was known of the ways from here is known anew
        self.ways.retain(|(from, _, _), _| *from != block);
        self.exits.retain(|(from, _, _)| *from != block);
        let code = &self.body.cfg[block];
        let mut goes_on = true;
        for (at, instr) in code.instrs.iter().enumerate() {
            goes_on = self.step(&mut state, (block, at), &instr.kind)?;
            if !goes_on {
                break;
            }
        }
        if goes_on {
            self.finish(block, state)?;
        }
        Ok(self.ways.keys().filter(|(from, _, _)| *from == block).map(|(_, to, _)| *to).collect())
    }

    fn finish(&mut self, block: BlockId, mut state: State) -> Result<(), GivenUp> {
        let at = self.body.cfg[block].instrs.len();
        match &self.body.cfg[block].terminator {
            Terminator::Goto(to) => self.pass(block, *to, state, false),
            Terminator::Branch { cond, then, els, .. } => {
                let cond = self.operand(&state, (block, at), cond);
                for (truth, to) in [(true, *then), (false, *els)] {
                    let mut after = state.clone();
                    if Self::learn(&mut after, &cond, truth) {
                        let after = self.at_exit_of_loop(block, to, after)?;
                        self.pass(block, to, after, false);
                    }
                }
            }
            Terminator::Switch { subject, cases, default, .. } => {
                let subject = self.operand(&state, (block, at), subject);
                for case in cases {
                    let mut after = state.clone();
                    let label = case.labels.first().and_then(Self::literal);
                    let is_possible = match (label, case.labels.len()) {
                        (Some(label @ Lit::Int(_)), 1) => after.learn_is(subject.id, &label),
                        _ => true,
                    };
                    if is_possible {
                        self.pass(block, case.target, after, false);
                    }
                }
                self.pass(block, *default, state, false);
            }
            Terminator::Resume { slot, targets } => {
                let known = self.operand(&state, (block, at), &Operand::Slot(*slot));
                for (number, to) in targets.iter().enumerate() {
                    let is_it = |lit: &Lit| *lit == Lit::Int(i64::try_from(number).expect("few targets"));
                    if known.is.as_ref().is_none_or(is_it) {
                        self.pass(block, *to, state.clone(), false);
                    }
                }
            }
            Terminator::Return(value) => {
                let value = value.as_ref().map(|value| self.operand(&state, (block, at), value));
                self.exits.push((block, state, value));
            }
            Terminator::Throw(value) | Terminator::Rethrow(value) => {
                let value = self.operand(&state, (block, at), value);
                let is_thrown = match self.body.cfg[block].terminator {
                    Terminator::Throw(_) => self.is_there(&mut state, block, &value),
                    _ => true,
                };
                if is_thrown {
                    self.throw_value(block, &state, &value);
                }
            }
            Terminator::ThrowNew(_) => self.raise(block, &state, (self.program.builtin.exception, false)),
        }
        Ok(())
    }

    /// Goes on at another block with what is known.
    pub fn pass(&mut self, from: BlockId, to: BlockId, state: State, thrown: bool) {
        let relations = self.relations;
        let state = match self.ways.remove(&(from, to, thrown)) {
            Some(known) => joined(relations, &known, &state, |slot| self.id(1, to, slot)),
            None => state,
        };
        self.ways.insert((from, to, thrown), state);
    }

    /// An exception of a class is thrown (the flag: or of one below it).
    pub fn raise(&mut self, block: BlockId, state: &State, (class, below): (ClassId, bool)) {
        let body = self.body;
        let mut next = body.cfg[block].handler;
        while let Some(handler) = next {
            let handler = &body.handlers[handler.0 as usize];
            for arm in &handler.arms {
                let is_caught = arm.class.is_none_or(|wanted| self.program.is_subclass(class, wanted));
                let may_be_caught =
                    below && arm.class.is_some_and(|wanted| self.program.is_subclass(wanted, class));
                if is_caught || may_be_caught {
                    let caught = if is_caught { (class, below) } else { (arm.class.unwrap_or(class), true) };
                    self.catch(block, arm.target, arm.slot, state, caught);
                }
                if is_caught {
                    return;
                }
            }
            next = handler.parent;
        }
        self.thrown.classes.insert((class, below));
        let relations = self.relations;
        self.thrown.add_writes(relations, state);
    }

    fn catch(&mut self, from: BlockId, to: BlockId, slot: Slot, state: &State, caught: (ClassId, bool)) {
        let mut state = state.clone();
        let set = self.relations.non_null(&all_of(&Ty::Ref(caught.0)));
        let mut val = Val::new(set, false, self.id(2, to, slot.0 as usize));
        val.classes = Some(Arc::new([caught].into()));
        state.slots[slot.0 as usize] = Some(val);
        self.pass(from, to, state, true);
    }

    fn throw_value(&mut self, block: BlockId, state: &State, value: &Val) {
        let classes = match (&value.classes, &*value.set) {
            (Some(classes), _) => classes.iter().copied().collect(),
            (None, SetExpr::New(New { ty: Ty::Ref(class), .. }) | SetExpr::Fresh(Ty::Ref(class))) => {
                vec![(*class, false)]
            }
            (None, set) => match self.relations.type_of(set) {
                Some(Ty::Ref(class)) => vec![(class, true)],
                _ => vec![(self.program.builtin.throwable, true)],
            },
        };
        for class in classes {
            self.raise(block, state, class);
        }
    }

    /// The summary of the whole.
    pub fn summary(&mut self) -> Summary {
        let relations = self.relations;
        let exits = std::mem::take(&mut self.exits);
        let mut left: Option<(State, Option<Held>, Nullness)> = None;
        for (_, mut state, value) in exits {
            let null = value.as_ref().map_or(Nullness::Maybe, |value| value.null);
            let held = value.map(|value| Held {
                set: state.effective(relations, &value),
                is_exact: State::is_exact(&value),
            });
            state.slots.clear();
            left = Some(match left {
                None => (state, held, null),
                Some((known, of_known, null_known)) => {
                    let held = of_known.zip(held).map(|(a, b)| {
                        if a == b {
                            return a;
                        }
                        Held { set: relations.union([a.set, b.set]), is_exact: false }
                    });
                    let null = if null == null_known { null } else { Nullness::Maybe };
                    (joined(relations, &known, &state, |_| 0), held, null)
                }
            });
        }
        let (exit, result, result_null) = match left {
            Some((state, held, null)) => (Some(state), held, null),
            None => (None, None, Nullness::Maybe),
        };
        Summary { exit, result, result_null, thrown: std::mem::take(&mut self.thrown), gave_up: None }
    }
}

/// The places of the blocks in an order in which the blocks of a loop come before those that follow it.
fn order(body: &Body, loops: &BTreeMap<BlockId, BTreeSet<BlockId>>) -> BTreeMap<BlockId, usize> {
    let mut done = Vec::new();
    let mut seen = BTreeSet::new();
    let depth_together = |a: BlockId, b: BlockId| {
        loops.values().filter(|blocks| blocks.contains(&a) && blocks.contains(&b)).count()
    };
    let successors = |block: BlockId| {
        let mut next: Vec<BlockId> = body.cfg.neighbors(block).collect();
        // in a post-order reversed, what is visited last comes first: so those that stay in the loop are visited last
        next.sort_by_key(|to| (depth_together(block, *to), to.index()));
        next.dedup();
        next
    };
    let mut stack = vec![(body.entry, successors(body.entry), 0)];
    seen.insert(body.entry);
    while let Some((block, next, at)) = stack.last_mut() {
        if let Some(to) = next.get(*at).copied() {
            *at += 1;
            if seen.insert(to) {
                stack.push((to, successors(to), 0));
            }
        } else {
            done.push(*block);
            stack.pop();
        }
    }
    done.iter().rev().enumerate().map(|(at, block)| (*block, at)).collect()
}
