//! Calls: the summary of the callee, with what the caller knows in place of the parameters and of the heap at its entry.

use std::sync::Arc;

use super::body::Analysis;
use super::relation::{Filter, Link, Lit, New, Relations, Set, SetExpr, all_of};
use super::state::{Held, Nullness, State, Update, Val, ValueId, joined};
use super::transfer::Place;
use super::{Effects, Found, Summary};
use crate::ir::{BlockId, BodyId, CallTarget, ClassId, DynType, FieldId, MethodId, Operand, Slot, Ty};

/// What stands for the entry of a callee.
struct Passed<'s> {
    before: &'s State,
    args: Vec<(Set, bool)>,
    place: Place,
}

/// Who may run.
enum Target {
    Body(BodyId),
    /// Nobody knows what it does.
    Unknown(String),
    /// Nothing happens, and anything may come of it.
    Pure(MethodId),
}

/// Methods that say what an object is: of classes that are not there, they are taken to change nothing.
fn is_of_values(name: &str) -> bool {
    matches!(name, "equals" | "hashCode" | "toString")
}

impl Analysis<'_, '_> {
    pub(super) fn call(
        &mut self,
        state: &mut State,
        place: Place,
        dst: Option<Slot>,
        target: CallTarget,
        args: &[Operand],
    ) -> bool {
        let declared = match target {
            CallTarget::Exact(method) | CallTarget::Virtual(method) => method,
        };
        let method = self.program.method(declared);
        if !method.is_static && !method.is_constructor {
            let receiver = self.operand(state, place, &args[0]);
            if !self.is_there(state, place.0, &receiver) {
                return false;
            }
        }
        let receiver = args.first().filter(|_| !method.is_static).map(|arg| self.set_of(state, place, arg));
        let targets = self.targets(target, receiver.as_ref());
        let args: Vec<(Set, bool)> = args
            .iter()
            .map(|arg| {
                let val = self.operand(state, place, arg);
                (state.effective(self.relations, &val), State::is_exact(&val))
            })
            .collect();
        let before = state.clone();
        let mut after: Option<(State, Option<Held>, Nullness)> = None;
        for target in targets {
            let passed = Passed { before: &before, args: args.clone(), place };
            let Some(one) = self.run_target(&passed, target) else { continue };
            after = Some(match after {
                None => one,
                Some(known) => self.either(place, known, one),
            });
        }
        let Some((left, result, null)) = after else { return false };
        *state = left;
        if let Some(dst) = dst {
            match result {
                Some(held) => {
                    let mut val = self.made(place, held.set, held.is_exact);
                    if val.null == Nullness::Maybe {
                        val.null = null;
                    }
                    Self::set(state, dst, val);
                }
                None => self.any(state, place, dst),
            }
        }
        true
    }

    fn either(
        &mut self,
        place: Place,
        (a, of_a, null_a): (State, Option<Held>, Nullness),
        (b, of_b, null_b): (State, Option<Held>, Nullness),
    ) -> (State, Option<Held>, Nullness) {
        let relations = self.relations;
        let count = self.body.slots.len();
        let state = joined(relations, &a, &b, |slot| self.id(4, place.0, place.1 * count + slot));
        let held = of_a.zip(of_b).map(|(a, b)| {
            if a == b { a } else { Held { set: relations.union([a.set, b.set]), is_exact: false } }
        });
        (state, held, if null_a == null_b { null_a } else { Nullness::Maybe })
    }

    /// What may run.
    fn targets(&self, target: CallTarget, receiver: Option<&Set>) -> Vec<Target> {
        match target {
            CallTarget::Exact(method) => vec![self.implementation(method)],
            CallTarget::Virtual(declared) => {
                let known = receiver.and_then(|set| self.relations.type_of(set));
                let class = self.program.method(declared).class;
                let ty = match &known {
                    Some(Ty::Ref(known)) if self.program.is_subclass(*known, class) => Ty::Ref(*known),
                    Some(array @ Ty::Array(_)) => array.clone(),
                    _ => Ty::Ref(class),
                };
                let is_exactly =
                    matches!(receiver.map(|set| &**set), Some(SetExpr::New(_) | SetExpr::Fresh(_)));
                let mut found: Vec<MethodId> = Vec::new();
                let mut unknown = None;
                if let (true, Ty::Ref(class)) = (is_exactly, &ty) {
                    found.push(self.program.target(self.program.dyn_of_class(*class), declared));
                } else {
                    for dynamic in self.program.instances(&ty).iter() {
                        if let DynType::Open(open) = &self.program.dyn_types[dynamic.0 as usize] {
                            unknown = Some(*open);
                            continue;
                        }
                        let method = self.program.target(*dynamic, declared);
                        if !found.contains(&method) {
                            found.push(method);
                        }
                    }
                }
                let mut all: Vec<Target> =
                    found.into_iter().map(|method| self.implementation(method)).collect();
                if unknown.is_some() || all.is_empty() {
                    all.push(self.open(declared));
                }
                all
            }
        }
    }

    fn implementation(&self, method: MethodId) -> Target {
        match self.program.method(method).body {
            Some(body) if self.program.method(method).unsupported.is_empty() => Target::Body(body),
            _ => self.open(method),
        }
    }

    /// A method without code.
    fn open(&self, method: MethodId) -> Target {
        let declared = self.program.method(method);
        let is_root = declared.is_constructor && declared.class == self.program.builtin.object;
        if declared.is_pure || is_root || is_of_values(&declared.name) {
            Target::Pure(method)
        } else {
            Target::Unknown(self.program.qualified_name(method))
        }
    }

    /// What is known after a target has run; `None` where it does not come back.
    fn run_target(&mut self, passed: &Passed, target: Target) -> Option<(State, Option<Held>, Nullness)> {
        let block = passed.place.0;
        match target {
            Target::Body(body) => {
                let known = self.known;
                match known.find(body) {
                    Found::Known(summary) => self.run_summary(passed, summary),
                    // a call that does not come back, as far as is known
                    Found::NotYet => None,
                    Found::Missing => {
                        self.run_target(passed, Target::Unknown("code of a library".to_owned()))
                    }
                }
            }
            Target::Unknown(name) => {
                let mut state = passed.before.clone();
                state.havoc(name);
                self.raise(block, &state, (self.program.builtin.throwable, true));
                Some((state, None, Nullness::Maybe))
            }
            Target::Pure(method) => {
                let mut state = passed.before.clone();
                let declared = self.program.method(method);
                if !declared.is_constructor {
                    state.assumed.insert(self.program.qualified_name(method));
                }
                if !declared.is_constructor && !is_of_values(&declared.name) {
                    self.raise(block, &state, (self.program.builtin.throwable, true));
                }
                Some((state, None, Nullness::Maybe))
            }
        }
    }

    fn run_summary(&mut self, passed: &Passed, summary: &Summary) -> Option<(State, Option<Held>, Nullness)> {
        let block = passed.place.0;
        self.thrown.asserts |= summary.thrown.asserts;
        if !summary.thrown.classes.is_empty() {
            let mut state = passed.before.clone();
            self.may_have(&mut state, passed, &summary.thrown);
            for class in &summary.thrown.classes {
                self.raise(block, &state, *class);
            }
        }
        let exit = summary.exit.as_ref()?;
        let mut state = passed.before.clone();
        if exit.is_havoc {
            exit.unknown.iter().for_each(|name| state.havoc(name.clone()));
        }
        state.prints |= exit.prints;
        state.unknown.extend(exit.unknown.iter().cloned());
        state.assumed.extend(exit.assumed.iter().cloned());
        for (new, sure) in &exit.made {
            match &*self.object(passed, new) {
                SetExpr::New(new) => state.make(new, *sure),
                _ => state.make_many(&new.ty, new.by_library),
            }
        }
        for (ty, by_library) in &exit.fresh {
            state.make_many(ty, *by_library);
        }
        for (link, log) in &exit.logs {
            for update in log {
                let ((base, is_base), (value, is_value)) =
                    (self.substituted(passed, &update.base), self.substituted(passed, &update.value));
                if *base == SetExpr::Lit(Lit::Null) {
                    continue;
                }
                if *base == SetExpr::None {
                    continue;
                }
                let (is_all, is_exact) = (update.is_all && is_base, update.is_exact && is_value);
                state.write(self.relations, *link, Update { base, value, is_all, is_exact });
            }
        }
        for (field, held) in &exit.statics {
            let (set, is_exact) = self.substituted(passed, &held.set);
            state.statics.insert(*field, Held { set, is_exact: is_exact && held.is_exact });
        }
        let result = summary.result.as_ref().map(|held| {
            let (set, is_exact) = self.substituted(passed, &held.set);
            Held { set, is_exact: is_exact && held.is_exact }
        });
        Some((state, result, summary.result_null))
    }

    /// What may have been written when something ended early.
    fn may_have(&mut self, state: &mut State, passed: &Passed, effects: &Effects) {
        if let Some(name) = &effects.havoc {
            state.havoc(name.clone());
        }
        state.prints |= effects.prints;
        for (link, base) in &effects.links {
            let update = Update {
                base: self.substituted(passed, base).0,
                value: self.relations.all_of_range(*link, None),
                is_all: false,
                is_exact: false,
            };
            state.write(self.relations, *link, update);
        }
        for field in &effects.statics {
            let set = all_of(&self.program.field(*field).ty);
            state.statics.insert(*field, Held { set, is_exact: false });
        }
    }

    /// Static initialisation of a class, unless it has happened.
    pub(super) fn initialise(&mut self, state: &mut State, class: ClassId) {
        if self.program.is_subclass(self.class, class) {
            return;
        }
        for before in self.program.initialised_before(class) {
            self.initialise(state, before);
        }
        let known = self.known;
        let Some(body) = self.program.class(class).static_init else { return };
        let summary = match known.find(body) {
            Found::Known(summary) => summary,
            Found::NotYet => return,
            Found::Missing => return state.havoc("initialisation of a library".to_owned()),
        };
        let before = state.clone();
        let passed = Passed { before: &before, args: Vec::new(), place: (self.body.entry, 0) };
        self.may_have(state, &passed, &summary.effects(self.relations));
        if let Some(exit) = &summary.exit {
            let fields: Vec<FieldId> = exit.statics.keys().copied().collect();
            for field in fields {
                let set = all_of(&self.program.field(field).ty);
                state.statics.insert(field, Held { set, is_exact: false });
            }
        }
    }

    /// An object that the callee makes.
    fn object(&mut self, passed: &Passed, new: &New) -> Set {
        let (block, at) = passed.place;
        if self.is_in_loop(block) || new.number > 64 {
            return Arc::new(SetExpr::Fresh(new.ty.clone()));
        }
        Arc::new(SetExpr::New(self.new_object(block, at, new.number + 1, &new.ty, new.by_library)))
    }

    /// What an expression over the entry of the callee is to the caller; and whether it is the same set, if it was exact.
    fn substituted(&mut self, passed: &Passed, set: &Set) -> (Set, bool) {
        let (set, is_exact) = self.replaced(passed, set);
        let is_exact = is_exact && !Relations::has_type(&set);
        (set, is_exact)
    }

    fn replaced(&mut self, passed: &Passed, set: &Set) -> (Set, bool) {
        let relations = self.relations;
        match &**set {
            SetExpr::None | SetExpr::Lit(_) | SetExpr::Fresh(_) => (set.clone(), true),
            SetExpr::Type(_) => (set.clone(), false),
            SetExpr::Param(at, _) => passed.args.get(*at).cloned().unwrap_or((set.clone(), false)),
            SetExpr::Static(field) => {
                let held = passed.before.held(relations, *field);
                (held.set, held.is_exact)
            }
            SetExpr::New(new) => {
                let object = self.object(passed, new);
                let is_exact = matches!(*object, SetExpr::New(_));
                (object, is_exact)
            }
            SetExpr::Join(owners, link) => {
                let (owners, is_exact) = self.substituted(passed, owners);
                let is_one = Self::is_one(&owners);
                let is_written = !passed.before.is_unwritten(*link);
                let (set, is_read_exact) = passed.before.read(relations, &owners, *link);
                (set, is_exact && is_read_exact && (is_one || !is_written) && !Self::has_where(&owners))
            }
            SetExpr::Star(owners, links) => {
                let (owners, is_exact) = self.substituted(passed, owners);
                let (set, is_closed) = passed.before.closure(relations, &owners, links);
                (set, is_exact && is_closed)
            }
            SetExpr::Union(all) => {
                let mut is_exact = true;
                let all: Vec<Set> = all
                    .iter()
                    .map(|part| {
                        let (part, is_part) = self.substituted(passed, part);
                        is_exact &= is_part;
                        part
                    })
                    .collect();
                let union = relations.union(all);
                is_exact &= !matches!(*union, SetExpr::Type(_));
                (union, is_exact)
            }
            SetExpr::NonNull(owners) => {
                let (owners, is_exact) = self.substituted(passed, owners);
                (relations.non_null(&owners), is_exact)
            }
            SetExpr::Where(owners, link, filter) => {
                let (owners, is_exact) = self.substituted(passed, owners);
                if !passed.before.is_unwritten(*link) {
                    return (relations.non_null(&owners), false);
                }
                let filter: Filter = filter.clone();
                match &*owners {
                    SetExpr::Param(..) | SetExpr::Join(..) | SetExpr::Star(..) => {
                        (Arc::new(SetExpr::Where(owners, *link, filter)), is_exact)
                    }
                    _ => (relations.non_null(&owners), false),
                }
            }
        }
    }

    /// Has the expression at most one member that is not null, whatever the heap?
    fn is_one(set: &SetExpr) -> bool {
        match set {
            SetExpr::Param(..) | SetExpr::Static(_) | SetExpr::New(_) | SetExpr::Lit(_) | SetExpr::None => {
                true
            }
            SetExpr::Join(owners, link) => !matches!(link, Link::Elem(_)) && Self::is_one(owners),
            SetExpr::NonNull(owners) | SetExpr::Where(owners, _, _) => Self::is_one(owners),
            SetExpr::Star(..) | SetExpr::Union(_) | SetExpr::Fresh(_) | SetExpr::Type(_) => false,
        }
    }

    /// The same, where the cursor of a round stands for all that it takes in turn.
    pub(super) fn with_cursor(&self, before: &State, cursor: &Set, all: &Set, set: &Set) -> (Set, bool) {
        if set == cursor {
            return (all.clone(), true);
        }
        let relations = self.relations;
        match &**set {
            SetExpr::Join(owners, link) => {
                let (owners, is_exact) = self.with_cursor(before, cursor, all, owners);
                let is_plain = before.is_unwritten(*link) && !matches!(*owners, SetExpr::Type(_));
                (relations.join(&owners, *link), is_exact && is_plain && !Self::has_where(&owners))
            }
            SetExpr::Star(owners, links) => {
                let (owners, is_exact) = self.with_cursor(before, cursor, all, owners);
                let is_plain = links.iter().all(|link| before.is_unwritten(*link));
                let has_null = matches!(*owners, SetExpr::Star(..) | SetExpr::NonNull(_));
                (relations.star(&owners, links), is_exact && is_plain && !has_null)
            }
            SetExpr::NonNull(owners) => {
                let (owners, is_exact) = self.with_cursor(before, cursor, all, owners);
                (relations.non_null(&owners), is_exact)
            }
            SetExpr::Param(..) | SetExpr::Static(_) | SetExpr::Lit(_) => (set.clone(), true),
            _ => (set.clone(), false),
        }
    }

    fn has_where(set: &SetExpr) -> bool {
        match set {
            SetExpr::Where(..) => true,
            SetExpr::NonNull(owners) => Self::has_where(owners),
            SetExpr::Union(all) => all.iter().any(|part| Self::has_where(part)),
            _ => false,
        }
    }

    /// The number of the value in a register at the head of a loop.
    pub(super) fn at_head(&mut self, block: BlockId, slot: usize) -> ValueId {
        self.id(1, block, slot)
    }

    /// A value for the cursor of a round.
    pub(super) fn cursor(&mut self, block: BlockId, slot: usize, set: Set) -> Val {
        let id = self.at_head(block, slot);
        Val::new(set, true, id)
    }
}
