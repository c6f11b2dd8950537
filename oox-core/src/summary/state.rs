//! What is known at one place of a method: values of registers, and what has been written since the entry.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::relation::{Filter, Link, Lit, New, Relations, Set, SetExpr, all_of, lit};
use crate::ir::{ClassId, FieldId, Ty};

/// Writes to one link beyond these become one.
const MOST_UPDATES: usize = 12;

/// Objects with one link that was written, and what it may lead to now. Other objects keep what they had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// Objects that may have been written.
    pub base: Set,
    /// What they may lead to, if they were.
    pub value: Set,
    /// The base is known exactly, and all of its objects were written.
    pub is_all: bool,
    /// The value is one value, known exactly, and the same for all of the base.
    pub is_exact: bool,
}

impl Update {
    /// The relation after it is known exactly, if the one before it is.
    pub fn must(&self) -> bool {
        self.is_all && self.is_exact
    }
}

/// What was written to one link, in order.
pub type Log = Vec<Update>;

/// Values with the same number are the same value.
pub type ValueId = u32;

/// What is known of whether a value is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nullness {
    /// Nothing.
    Maybe,
    /// It is null.
    Null,
    /// It is not null.
    NonNull,
}

/// The exceptions that a value may be: classes, and whether those below them, too.
pub type Classes = BTreeSet<(ClassId, bool)>;

/// A truth value that says something of another value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Of this one.
    pub owners: ValueId,
    /// That it is this constant.
    pub is: Lit,
    /// It is not.
    pub negated: bool,
    /// Instead, where it is true: the other value is of this type. Nothing is said where it is false.
    pub fits: Option<Ty>,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Val {
    /// Covers it.
    pub set: Set,
    /// It is the only member of the set.
    pub is_exact: bool,
    /// Its number.
    pub id: ValueId,
    /// Whether it is null.
    pub null: Nullness,
    /// It is this constant.
    pub is: Option<Lit>,
    /// What is known of where it leads, now.
    pub wheres: Vec<(Link, Filter)>,
    /// What it says of others.
    pub test: Option<Test>,
    /// The link of that object leads to it, now.
    pub loaded: Option<(ValueId, Link)>,
    /// What it may be, if it is an exception.
    pub classes: Option<Arc<Classes>>,
    /// It is null or of this type.
    pub fits: Option<Ty>,
}

impl Val {
    /// A value of which nothing else is known.
    pub fn new(set: Set, is_exact: bool, id: ValueId) -> Self {
        let (mut null, mut is) = (Nullness::Maybe, None);
        match &*set {
            SetExpr::Lit(Lit::Null) => null = Nullness::Null,
            SetExpr::Lit(constant) => is = Some(constant.clone()),
            SetExpr::New(_) | SetExpr::Fresh(_) | SetExpr::NonNull(_) | SetExpr::Where(..) => {
                null = Nullness::NonNull;
            }
            _ => {}
        }
        Self {
            set,
            is_exact,
            id,
            null,
            is,
            wheres: Vec::new(),
            test: None,
            loaded: None,
            classes: None,
            fits: None,
        }
    }
}

/// A static field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Covers what it holds.
    pub set: Set,
    /// It is the only member.
    pub is_exact: bool,
}

/// What is known at one place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The registers that have a value on all ways here.
    pub slots: Vec<Option<Val>>,
    /// What was written, by link.
    pub logs: BTreeMap<Link, Log>,
    /// Static fields that were written.
    pub statics: BTreeMap<FieldId, Held>,
    /// Objects that were made: on all ways here, or on some.
    pub made: Vec<(New, bool)>,
    /// Types of which any number of objects were made, and whether only by libraries.
    pub fresh: Vec<(Ty, bool)>,
    /// Anything may have been written.
    pub is_havoc: bool,
    /// These links may have been written before; in a round of a loop.
    pub sealed: BTreeSet<Link>,
    /// Something may have been printed.
    pub prints: bool,
    /// Code of which nothing is known.
    pub unknown: BTreeSet<String>,
    /// Code that is taken to change nothing.
    pub assumed: BTreeSet<String>,
}

impl State {
    /// The set that covers a value, with all that is known of it.
    pub fn effective(&self, relations: Relations, val: &Val) -> Set {
        if val.null == Nullness::Null {
            return lit(Lit::Null);
        }
        if let Some(constant) = &val.is {
            return lit(constant.clone());
        }
        if val.is_exact {
            return val.set.clone();
        }
        let limits = |set: &Set| matches!(**set, SetExpr::Join(..) | SetExpr::Star(..) | SetExpr::Param(..));
        if let Some((link, filter)) = val.wheres.iter().find(|(link, _)| self.is_unwritten(*link))
            && limits(&val.set)
        {
            return Arc::new(SetExpr::Where(val.set.clone(), *link, filter.clone()));
        }
        if val.null == Nullness::NonNull { relations.non_null(&val.set) } else { val.set.clone() }
    }

    /// Does the link lead where it led at the entry, for all objects?
    pub fn is_unwritten(&self, link: Link) -> bool {
        !self.is_havoc && !self.logs.contains_key(&link) && !self.sealed.contains(&link)
    }

    /// A value is known exactly, with all that is known of it.
    pub fn is_exact(val: &Val) -> bool {
        val.is_exact || val.null == Nullness::Null || val.is.is_some()
    }

    /// Learns that a value is null, or not; false where it cannot be.
    pub fn learn_null(&mut self, id: ValueId, is_null: bool) -> bool {
        let wanted = if is_null { Nullness::Null } else { Nullness::NonNull };
        let mut origins = Vec::new();
        for val in self.slots.iter_mut().flatten().filter(|val| val.id == id) {
            if val.null != Nullness::Maybe && val.null != wanted {
                return false;
            }
            val.null = wanted;
            origins.extend(val.loaded);
        }
        let filter = if is_null { Filter::Is(Lit::Null) } else { Filter::NotNull };
        origins.into_iter().all(|(owners, link)| self.learn_where(owners, link, &filter))
    }

    /// Learns that a value is a constant; false where it cannot be.
    pub fn learn_is(&mut self, id: ValueId, constant: &Lit) -> bool {
        let mut origins = Vec::new();
        for val in self.slots.iter_mut().flatten().filter(|val| val.id == id) {
            if val.is.as_ref().is_some_and(|known| known != constant) {
                return false;
            }
            val.is = Some(constant.clone());
            origins.extend(val.loaded);
        }
        let filter = Filter::Is(constant.clone());
        origins.into_iter().all(|(owners, link)| self.learn_where(owners, link, &filter))
    }

    /// Learns that a value is null or of a type.
    pub fn learn_fits(&mut self, id: ValueId, ty: &Ty) -> bool {
        for val in self.slots.iter_mut().flatten().filter(|val| val.id == id) {
            val.fits = Some(ty.clone());
        }
        true
    }

    /// Learns where a link of a value leads; false where it cannot.
    pub fn learn_where(&mut self, id: ValueId, link: Link, filter: &Filter) -> bool {
        for val in self.slots.iter_mut().flatten().filter(|val| val.id == id) {
            let known = val.wheres.iter().find(|(known, _)| *known == link);
            match (known, filter) {
                (Some((_, known)), _) if known == filter => {}
                (Some((_, Filter::Is(Lit::Null))), Filter::NotNull)
                | (Some((_, Filter::NotNull)), Filter::Is(Lit::Null)) => return false,
                (Some(_), _) => {}
                (None, _) => val.wheres.push((link, filter.clone())),
            }
        }
        true
    }

    /// What is known of where a value leads.
    pub fn known_where(val: &Val, link: Link) -> Option<&Filter> {
        val.wheres.iter().find(|(known, _)| *known == link).map(|(_, filter)| filter)
    }

    /// Forgets what was known of where a link leads.
    fn forget(&mut self, link: Link) {
        for val in self.slots.iter_mut().flatten() {
            val.wheres.retain(|(known, _)| *known != link);
            if val.loaded.is_some_and(|(_, known)| known == link) {
                val.loaded = None;
            }
        }
    }

    /// What a link of the members leads to, now; and whether that is one value, known exactly, if the members are one.
    pub fn read(&self, relations: Relations, owners: &Set, link: Link) -> (Set, bool) {
        let from = relations.type_of(owners);
        let bare = match &**owners {
            SetExpr::NonNull(inner) => inner,
            _ => owners,
        };
        let mut found = Vec::new();
        let mut is_exact = true;
        for update in self.logs.get(&link).into_iter().flatten().rev() {
            if relations.are_disjoint(owners, &update.base) {
                continue;
            }
            let base = match &*update.base {
                SetExpr::NonNull(inner) => inner,
                _ => &update.base,
            };
            found.push(update.value.clone());
            if update.is_all && (relations.covers(base, bare) || relations.covers(&update.base, owners)) {
                is_exact &= update.is_exact && found.len() == 1;
                return (relations.union(found), is_exact);
            }
            is_exact = false;
        }
        if self.is_havoc || self.sealed.contains(&link) {
            found.push(relations.all_of_range(link, from.as_ref()));
            return (relations.union(found), false);
        }
        let joined = relations.join(owners, link);
        // all values of a type are not one
        is_exact &= !matches!(*joined, SetExpr::Type(_));
        found.push(joined);
        (relations.union(found), is_exact)
    }

    /// The members and what they lead to now, in any number of steps; and whether that is known exactly, if the members are.
    pub fn closure(&self, relations: Relations, owners: &Set, links: &[Link]) -> (Set, bool) {
        if links.iter().all(|link| self.is_unwritten(*link)) {
            return (relations.star(owners, links), true);
        }
        let mut starts = vec![owners.clone()];
        for link in links {
            starts.extend(self.logs.get(link).into_iter().flatten().map(|update| update.value.clone()));
            if self.is_havoc || self.sealed.contains(link) {
                starts.push(relations.all_of_range(*link, None));
            }
        }
        (relations.star(&relations.union(starts), links), false)
    }

    /// A write.
    pub fn write(&mut self, relations: Relations, link: Link, mut update: Update) {
        self.forget(link);
        if !update.is_all {
            update.base = relations.objects(&update.base);
        }
        let log = self.logs.entry(link).or_default();
        if update.is_all {
            log.retain(|known| !relations.covers(&update.base, &known.base));
        } else {
            let known = log.iter().rev().take_while(|known| !known.is_all);
            let is_known = |known: &Update| {
                relations.covers(&known.base, &update.base) && relations.covers(&known.value, &update.value)
            };
            if { known }.any(is_known) {
                return;
            }
        }
        log.push(update);
        if log.len() > MOST_UPDATES {
            *log = vec![merged(relations, log)];
        }
    }

    /// Everything may have been written.
    pub fn havoc(&mut self, code: String) {
        self.is_havoc = true;
        self.logs.clear();
        self.statics.clear();
        self.unknown.insert(code);
        for val in self.slots.iter_mut().flatten() {
            val.wheres.clear();
            val.loaded = None;
        }
    }

    /// What a static field holds.
    pub fn held(&self, relations: Relations, field: FieldId) -> Held {
        if let Some(held) = self.statics.get(&field) {
            return held.clone();
        }
        let ty = &relations.program.field(field).ty;
        if self.is_havoc {
            return Held { set: all_of(ty), is_exact: false };
        }
        Held { set: Arc::new(SetExpr::Static(field)), is_exact: true }
    }

    /// An object was made.
    pub fn make(&mut self, new: &New, is_sure: bool) {
        match self.made.iter_mut().find(|(known, _)| known.number == new.number) {
            Some((_, sure)) => *sure |= is_sure,
            None => self.made.push((new.clone(), is_sure)),
        }
    }

    /// Any number of objects were made.
    pub fn make_many(&mut self, ty: &Ty, by_library: bool) {
        match self.fresh.iter_mut().find(|(known, _)| known == ty) {
            Some((_, library)) => *library &= by_library,
            None => self.fresh.push((ty.clone(), by_library)),
        }
    }
}

/// One update that covers all.
pub fn merged(relations: Relations, log: &[Update]) -> Update {
    Update {
        base: relations.union(log.iter().map(|update| update.base.clone())),
        value: relations.union(log.iter().map(|update| update.value.clone())),
        is_all: false,
        is_exact: false,
    }
}

/// Either of two: what holds at both. `fresh_id` numbers the value of a register that differs.
pub fn joined(
    relations: Relations,
    a: &State,
    b: &State,
    mut fresh_id: impl FnMut(usize) -> ValueId,
) -> State {
    let mut state = State {
        slots: Vec::with_capacity(a.slots.len()),
        is_havoc: a.is_havoc || b.is_havoc,
        sealed: a.sealed.union(&b.sealed).copied().collect(),
        prints: a.prints || b.prints,
        unknown: a.unknown.union(&b.unknown).cloned().collect(),
        assumed: a.assumed.union(&b.assumed).cloned().collect(),
        ..State::default()
    };
    for (at, pair) in a.slots.iter().zip(&b.slots).enumerate() {
        let val = match pair {
            (Some(of_a), Some(of_b)) => Some(joined_val(relations, (a, of_a), (b, of_b), || fresh_id(at))),
            _ => None,
        };
        state.slots.push(val);
    }
    if !state.is_havoc {
        for link in a.logs.keys().chain(b.logs.keys()) {
            if !state.logs.contains_key(link) {
                let empty = Log::new();
                let logs = (a.logs.get(link).unwrap_or(&empty), b.logs.get(link).unwrap_or(&empty));
                state.logs.insert(*link, joined_log(relations, logs.0, logs.1));
            }
        }
        for field in a.statics.keys().chain(b.statics.keys()) {
            let (of_a, of_b) = (a.held(relations, *field), b.held(relations, *field));
            let held = if of_a == of_b {
                of_a
            } else {
                Held { set: relations.union([of_a.set, of_b.set]), is_exact: false }
            };
            state.statics.insert(*field, held);
        }
    }
    for (new, sure) in &a.made {
        let also = b.made.iter().find(|(known, _)| known.number == new.number);
        state.make(new, *sure && also.is_some_and(|(_, sure)| *sure));
    }
    for (new, _) in &b.made {
        state.make(new, false);
    }
    for (ty, by_library) in a.fresh.iter().chain(&b.fresh) {
        state.make_many(ty, *by_library);
    }
    state
}

fn joined_val(
    relations: Relations,
    (state_a, a): (&State, &Val),
    (state_b, b): (&State, &Val),
    fresh_id: impl FnOnce() -> ValueId,
) -> Val {
    if a == b {
        return a.clone();
    }
    let null = if a.null == b.null { a.null } else { Nullness::Maybe };
    let is = a.is.clone().filter(|known| b.is.as_ref() == Some(known));
    let wheres: Vec<_> = a.wheres.iter().filter(|known| b.wheres.contains(known)).cloned().collect();
    let classes = match (&a.classes, &b.classes) {
        (Some(a), Some(b)) => Some(Arc::new(a.union(b).copied().collect())),
        _ => None,
    };
    let test = a.test.clone().filter(|known| b.test.as_ref() == Some(known));
    let is_same = a.set == b.set && (a.id == b.id || (a.is_exact && b.is_exact));
    let (set, is_exact, id) = if is_same {
        (a.set.clone(), a.is_exact && b.is_exact, if a.id == b.id { a.id } else { fresh_id() })
    } else {
        let sets = [state_a.effective(relations, a), state_b.effective(relations, b)];
        (relations.union(sets), false, fresh_id())
    };
    let loaded = a.loaded.filter(|known| b.loaded == Some(*known) && a.id == b.id);
    let fits = a.fits.clone().filter(|known| b.fits.as_ref() == Some(known));
    Val { set, is_exact, id, null, is, wheres, test: test.filter(|_| a.id == b.id), loaded, classes, fits }
}

/// What either of two logs has done.
pub fn joined_log(relations: Relations, a: &Log, b: &Log) -> Log {
    let same = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let mut log: Log = a[..same].to_vec();
    // both have written all of the same objects last
    if let ([of_a], [of_b]) = (&a[same..], &b[same..])
        && of_a.is_all
        && of_b.is_all
        && of_a.base == of_b.base
    {
        let value = relations.union([of_a.value.clone(), of_b.value.clone()]);
        log.push(Update { base: of_a.base.clone(), value, is_all: true, is_exact: false });
        return log;
    }
    let rest: Vec<&Update> = a[same..].iter().chain(&b[same..]).collect();
    let mut kept: Log = Vec::new();
    for update in rest {
        let covers = |large: &Update, small: &Update| {
            relations.covers(&large.base, &small.base) && relations.covers(&large.value, &small.value)
        };
        if kept.iter().any(|known| covers(known, update)) {
            continue;
        }
        kept.retain(|known| !covers(update, known));
        kept.push(Update { is_all: false, is_exact: false, ..update.clone() });
    }
    log.extend(kept);
    if log.len() > MOST_UPDATES { vec![merged(relations, &log)] } else { log }
}

/// What covers both, for the head of a loop: what grows is closed.
pub fn widened(
    relations: Relations,
    old: &State,
    new: &State,
    mut fresh_id: impl FnMut(usize) -> ValueId,
) -> State {
    let mut state = joined(relations, old, new, &mut fresh_id);
    for ((slot, old), new) in state.slots.iter_mut().zip(&old.slots).zip(&new.slots) {
        if let (Some(slot), Some(old_val), Some(new_val)) = (slot, old, new)
            && slot.set != old_val.set
        {
            slot.set = relations.widened(&old_val.set, &new_val.set);
            slot.is_exact = false;
        }
    }
    for (link, log) in &mut state.logs {
        let known = old.logs.get(link);
        if known == Some(log) {
            continue;
        }
        let same = known.map_or(0, |known| known.iter().zip(&*log).take_while(|(a, b)| a == b).count());
        let fixed = log.iter().take(same).rposition(Update::must).map_or(0, |at| at + 1);
        let rest = merged(relations, &log[fixed..]);
        let before = known.and_then(|known| known.get(fixed..)).filter(|known| !known.is_empty());
        let rest = match before.map(|known| merged(relations, known)) {
            Some(before) => Update {
                base: relations.widened(&before.base, &rest.base),
                value: relations.widened(&before.value, &rest.value),
                ..rest
            },
            None => rest,
        };
        log.truncate(fixed);
        log.push(rest);
    }
    for (field, held) in &mut state.statics {
        let before = old.held(relations, *field);
        if *held != before {
            held.set = relations.widened(&before.set, &held.set);
            held.is_exact = false;
        }
    }
    state
}
