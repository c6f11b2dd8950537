//! Loops that walk along a link to its end and write each object that they come to: exact.
//!
//! A round is analysed by itself, with a symbol for the object that it begins with. If it goes on to exactly the next
//! object, along a link that nothing writes, and writes places of that object to a value that does not change, then the loop
//! has written those places of all objects on the way, whatever their number. It rests on this that the only way out of the
//! loop is at its head, when the end is reached, and that what is written is named by the object: a loop without a round
//! writes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use petgraph::Direction;
use petgraph::algo::dominators::simple_fast;
use petgraph::visit::EdgeRef;

use super::body::{Analysis, GivenUp};
use super::relation::{Filter, Link, Lit, Relations, Set, SetExpr};
use super::state::{Log, Nullness, State, Update, Val};
use crate::ir::{BlockId, Body, InstrKind, Terminator, Ty};

/// The blocks of each loop, by their heads: all that lead back to it.
pub(super) fn all(body: &Body) -> BTreeMap<BlockId, BTreeSet<BlockId>> {
    let dominators = simple_fast(&body.cfg, body.entry);
    let mut found: BTreeMap<BlockId, BTreeSet<BlockId>> = BTreeMap::new();
    for edge in body.cfg.edge_references() {
        let (from, head) = (edge.source(), edge.target());
        let Some(mut above) = dominators.dominators(from) else { continue };
        if !above.any(|block| block == head) {
            continue;
        }
        let blocks = found.entry(head).or_insert_with(|| BTreeSet::from([head]));
        let mut open = vec![from];
        while let Some(block) = open.pop() {
            if blocks.insert(block) {
                open.extend(body.cfg.neighbors_directed(block, Direction::Incoming));
            }
        }
    }
    found
}

impl Analysis<'_, '_> {
    /// What is known where a branch leads, if it leaves a loop that is understood.
    pub(super) fn at_exit_of_loop(
        &mut self,
        head: BlockId,
        to: BlockId,
        state: State,
    ) -> Result<State, GivenUp> {
        let loops = self.loops.clone();
        match loops.get(&head) {
            Some(blocks) if !blocks.contains(&to) && self.leaves_at_head_only(head, blocks) => {
                self.after_walk(head, blocks, state)
            }
            _ => Ok(state),
        }
    }

    /// Is the only way out of the loop the one at its head? Exceptions that leave the method do not count.
    fn leaves_at_head_only(&self, head: BlockId, blocks: &BTreeSet<BlockId>) -> bool {
        blocks.iter().all(|block| {
            let code = &self.body.cfg[*block];
            let stays = *block == head || self.body.cfg.neighbors(*block).all(|next| blocks.contains(&next));
            stays && code.handler.is_none() && !matches!(code.terminator, Terminator::Return(_))
        })
    }

    fn after_walk(
        &mut self,
        head: BlockId,
        blocks: &BTreeSet<BlockId>,
        mut state: State,
    ) -> Result<State, GivenUp> {
        let is_round = self.scope.is_some() && head == self.scope_head();
        if is_round || head == self.body.entry || !self.only_looks(head) {
            return Ok(state);
        }
        let Some(before) = self.arriving(head, None, |from| !blocks.contains(&from)) else {
            return Ok(state);
        };
        if before.is_havoc || state.is_havoc {
            return Ok(state);
        }
        let written: BTreeSet<Link> = state
            .logs
            .iter()
            .filter(|(link, log)| before.logs.get(link) != Some(log))
            .map(|(link, _)| *link)
            .collect();
        if written.is_empty() {
            return Ok(state);
        }
        for slot in 0..self.body.slots.len() {
            let (Some(at_entry), Some(at_exit)) = (&before.slots[slot], &state.slots[slot]) else { continue };
            if at_entry.id == at_exit.id
                || !at_entry.is_exact
                || !matches!(at_entry.set, ref set if is_object(self, set))
            {
                continue;
            }
            let Some(WalkEnd(end)) = end_of_walk(at_exit, &written, &before) else { continue };
            let Some((step, logs)) = self.round(head, blocks, (slot, &before, &state), &written, end)? else {
                continue;
            };
            let walked = self.relations.star(&at_entry.set, &[step]);
            let all: Set = match end {
                None => self.relations.non_null(&walked),
                Some(_) => Arc::new(SetExpr::Where(walked, step, Filter::NotNull)),
            };
            let ty = self.relations.type_of(&at_entry.set).unwrap_or(Ty::Ref(self.program.builtin.object));
            let cursor = self.symbol(ty);
            for (link, log) in logs {
                let [update] = &log[..] else { continue };
                if !update.is_all || !mentions(&update.base, &cursor) {
                    continue;
                }
                let (base, is_base) = self.with_cursor(&before, &cursor, &all, &update.base);
                let (value, is_value) = self.with_cursor(&before, &cursor, &all, &update.value);
                let base = self.relations.non_null(&base);
                if !is_base
                    || Relations::has_type(&base)
                    || written.iter().any(|link| uses(&base, *link) || uses(&value, *link))
                {
                    continue;
                }
                let is_constant = !mentions(&update.value, &cursor);
                let value = if is_value { value } else { continue };
                let is_exact = update.is_exact && is_constant;
                let known = before.logs.get(&link).cloned().unwrap_or_default();
                state.logs.insert(link, known);
                state.write(self.relations, link, Update { base, value, is_all: true, is_exact });
                if state.logs.get(&link).is_some_and(Vec::is_empty) {
                    state.logs.remove(&link);
                }
            }
            return Ok(state);
        }
        Ok(state)
    }

    /// Does a block write nothing? What the head of a loop does is done once more than the rest.
    fn only_looks(&self, block: BlockId) -> bool {
        self.body.cfg[block].instrs.iter().all(|instr| {
            matches!(
                instr.kind,
                InstrKind::Assign(..)
                    | InstrKind::LoadField { .. }
                    | InstrKind::LoadStatic { .. }
                    | InstrKind::SameRef { .. }
                    | InstrKind::Cast { .. }
                    | InstrKind::Proof(_)
            )
        })
    }

    /// What stands for the object that a round begins with: a parameter that nobody has, another one for rounds within rounds.
    fn symbol(&self, ty: Ty) -> Set {
        Arc::new(SetExpr::Param(usize::MAX - self.depth, ty))
    }

    fn scope_head(&self) -> BlockId {
        let first = self
            .scope
            .as_ref()
            .and_then(|scope| scope.iter().find(|block| self.loops.get(block) == Some(scope)));
        first.copied().unwrap_or(self.body.entry)
    }

    /// One round that begins with a symbol in a register: the link by which it goes on, and what it writes.
    fn round(
        &mut self,
        head: BlockId,
        blocks: &BTreeSet<BlockId>,
        (slot, before, after): (usize, &State, &State),
        written: &BTreeSet<Link>,
        end: Option<Link>,
    ) -> Result<Option<Walked>, GivenUp> {
        let known = before.slots[slot].as_ref().and_then(|val| self.relations.type_of(&val.set));
        let Some(ty) = known else { return Ok(None) };
        let symbol = self.symbol(ty);
        let mut inside = self.beside();
        inside.scope = Some(blocks.clone());
        let mut entry = before.clone();
        entry.sealed.extend(written);
        for link in written {
            entry.logs.remove(link);
        }
        for (at, val) in entry.slots.iter_mut().enumerate() {
            // what changes from round to round is not known
            let is_same =
                matches!((&*val, &after.slots[at]), (Some(a), Some(b)) if a.id == b.id && a.set == b.set);
            if !is_same {
                *val = None;
            }
            if let Some(val) = val {
                val.wheres.clear();
                val.loaded = None;
                (val.null, val.is, val.fits) = (Nullness::Maybe, None, None);
            }
        }
        for (field, held) in &after.statics {
            if before.statics.get(field) != Some(held) {
                let set = crate::summary::relation::all_of(&self.program.field(*field).ty);
                entry.statics.insert(*field, super::state::Held { set, is_exact: false });
            }
        }
        let cursor = inside.cursor(head, slot, symbol.clone());
        entry.slots[slot] = Some(cursor);
        inside.run(head, &entry)?;
        let mut back: Option<State> = None;
        for ((_, to, _), state) in &inside.ways.clone() {
            if *to == head {
                let relations = self.relations;
                back = Some(match back {
                    None => state.clone(),
                    Some(known) => {
                        super::state::joined(relations, &known, state, |slot| inside.at_head(head, slot))
                    }
                });
            }
        }
        let Some(back) = back.filter(|back| !back.is_havoc) else { return Ok(None) };
        let Some(Val { set, is_exact: true, .. }) = &back.slots[slot] else { return Ok(None) };
        let SetExpr::Join(owners, step) = &**set else { return Ok(None) };
        let is_step = *owners == symbol
            && !written.contains(step)
            && !matches!(step, Link::Elem(_))
            && before.is_unwritten(*step)
            && end.is_none_or(|end| end == *step);
        let logs = back.logs.into_iter().filter(|(link, _)| written.contains(link)).collect();
        Ok(is_step.then_some((*step, logs)))
    }
}

fn is_object(analysis: &Analysis, set: &Set) -> bool {
    let one = matches!(**set, SetExpr::Param(..) | SetExpr::Join(..) | SetExpr::Static(_));
    one && matches!(analysis.relations.type_of(set), Some(Ty::Ref(_)))
}

/// How a walk ends: the cursor is null, or this link of it is.
#[derive(Clone, Copy)]
struct WalkEnd(Option<Link>);

/// Of a walk, the link that it goes along, and what a round writes.
type Walked = (Link, BTreeMap<Link, Log>);

fn end_of_walk(at_exit: &Val, written: &BTreeSet<Link>, before: &State) -> Option<WalkEnd> {
    if at_exit.null == Nullness::Null {
        return Some(WalkEnd(None));
    }
    let ends = at_exit.wheres.iter().find(|(link, filter)| {
        *filter == Filter::Is(Lit::Null) && !written.contains(link) && before.is_unwritten(*link)
    });
    ends.map(|(link, _)| WalkEnd(Some(*link)))
}

fn mentions(set: &Set, symbol: &Set) -> bool {
    set == symbol
        || match &**set {
            SetExpr::Join(owners, _)
            | SetExpr::Star(owners, _)
            | SetExpr::NonNull(owners)
            | SetExpr::Where(owners, _, _) => mentions(owners, symbol),
            SetExpr::Union(all) => all.iter().any(|part| mentions(part, symbol)),
            _ => false,
        }
}

fn uses(set: &Set, wanted: Link) -> bool {
    match &**set {
        SetExpr::Join(owners, link) | SetExpr::Where(owners, link, _) => {
            *link == wanted || uses(owners, wanted)
        }
        SetExpr::Star(owners, links) => links.contains(&wanted) || uses(owners, wanted),
        SetExpr::NonNull(owners) => uses(owners, wanted),
        SetExpr::Union(all) => all.iter().any(|part| uses(part, wanted)),
        _ => false,
    }
}
