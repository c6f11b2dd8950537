//! Class invariants, where contracts speak of no permissions. They hold of all objects whenever a method is entered or left. So they are
//! taken for true of what a method is given, and what it writes makes them questionable until the next call or its end.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::effects::{Effects, Targets};
use super::prover::Prover;
use super::state::{Duty, Mode, Site, State, Stop};
use crate::ir::{BodyId, ClassId, ClassKind, InstrKind, Operand, Slot, Spec};
use crate::lang::span::Span;
use crate::term::Term;

/// What the invariants of a class read.
#[derive(Clone, Debug, Default)]
pub(super) struct Reads {
    /// Fields of the object itself.
    own: BTreeSet<Site>,
    /// What stands elsewhere: a write there may break the invariant of an object that nobody sees.
    others: BTreeSet<Site>,
}

impl Prover<'_> {
    /// Whether invariants count in the method under proof.
    pub fn heeds_invariants(&self) -> bool {
        self.is_plain
            && !self.program.method(self.subject).is_helper
            && !self.program.method(self.subject).is_predicate
    }

    /// A path has written a place; of an object that is not known, any.
    pub fn note_write(&self, state: &mut State, site: Site, object: Option<Term>) {
        if self.is_plain && !state.dirty.contains(&(site, object)) {
            state.dirty.push_back((site, object));
        }
    }

    /// The same for all that somebody else may have written.
    pub fn note_effects(&self, state: &mut State, effects: &Effects, term_of: &dyn Fn(Slot) -> Option<Term>) {
        for (site, targets) in &effects.writes {
            match targets {
                Targets::Slots(slots) => {
                    for slot in slots {
                        self.note_write(state, *site, term_of(*slot));
                    }
                }
                Targets::Any => self.note_write(state, *site, None),
            }
        }
    }

    /// A new object has fields that nobody has written yet.
    pub fn note_new(&self, state: &mut State, class: ClassId, object: Term) {
        if !self.program.class(class).invariants.is_empty() {
            for field in &self.program.class(class).fields {
                self.note_write(state, Site::Field(*field), Some(object));
            }
        }
    }

    /// The invariants that a class adds to those of its supertypes.
    fn own_invariants(&self, class: ClassId) -> Vec<Spec> {
        let declared = self.program.class(class);
        let above = declared.ancestors.iter().filter(|ancestor| **ancestor != class);
        let inherited: BTreeSet<BodyId> = above
            .flat_map(|ancestor| &self.program.class(*ancestor).invariants)
            .map(|spec| spec.body)
            .collect();
        declared.invariants.iter().filter(|spec| !inherited.contains(&spec.body)).copied().collect()
    }

    fn reads_of_invariants(&mut self, specs: &[Spec]) -> Result<Reads, String> {
        let mut reads = Reads::default();
        for spec in specs {
            self.reads_of(spec.body, &mut reads)?;
        }
        Ok(reads)
    }

    fn reads_of(&mut self, body: BodyId, reads: &mut Reads) -> Result<(), String> {
        let body = self.program.body(body);
        let assigned = Self::assigned_anywhere(body);
        let is_this = |operand: &Operand| matches!(operand, Operand::Slot(slot) if slot.0 == 0 && !assigned.contains(slot));
        for instr in body.cfg.node_weights().flat_map(|block| &block.instrs) {
            match &instr.kind {
                InstrKind::LoadField { obj, field, .. } if is_this(obj) => {
                    reads.own.insert(Site::Field(*field));
                }
                InstrKind::LoadField { field, .. } => {
                    reads.others.insert(Site::Field(*field));
                }
                InstrKind::LoadStatic { field, .. } => {
                    reads.others.insert(Site::Static(*field));
                }
                InstrKind::LoadElem { .. } => {
                    reads.others.insert(Site::Elements);
                }
                InstrKind::Call { target, .. } => {
                    for callee in super::effects::targets(self.program, *target) {
                        let effects = self.effects(callee);
                        if let Some(reason) = &effects.unknown {
                            return Err(reason.clone());
                        }
                        reads.others.extend(&effects.reads);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The invariants of these objects hold.
    pub fn assume_invariants(&mut self, mut state: State, objects: &[Term]) -> State {
        if !self.heeds_invariants() {
            return state;
        }
        for object in objects {
            let Some(known) = state.types.get(object).copied() else { continue };
            if self.under_construction == Some(*object) {
                continue;
            }
            for spec in &self.program.class(known.class).invariants {
                self.assume_invariant(&mut state, *object, spec.body);
            }
        }
        state
    }

    pub fn assume_invariant(&mut self, state: &mut State, object: Term, body: BodyId) {
        let null = self.terms.int(0);
        let there = self.terms.ne(object, null);
        let mut within = state.clone();
        if !self.decide(&mut within, there) {
            return;
        }
        let duty = Rc::new(Duty { what: "class invariant".into(), at: None });
        let frame = self.frame(self.program.body(body), Some(self.subject), &[object], Mode::Eval, &duty);
        let values = self.attempt(|prover| prover.evaluate(&within, frame, Stop::Never));
        let Some([(after, holds)]) = values.as_deref() else { return };
        let guard = self.guard_since(state, after);
        let base = state.clone();
        self.keep_facts(&base, state, after, guard);
        self.keep_quantified(&base, state, after, guard);
        let fact = self.terms.implies(there, *holds);
        self.add_fact(state, fact);
        self.see_all(state, after);
    }

    /// Before somebody else runs, and at the end: the invariants of what was written hold again.
    pub fn invariants_hold(&mut self, state: State, span: Span, when: &str) -> Vec<State> {
        if state.dirty.is_empty() || !self.heeds_invariants() {
            return vec![state];
        }
        let mut owed: Vec<(Term, ClassId)> = Vec::new();
        let classes = (0..).map(ClassId).zip(&self.program.classes);
        let users: Vec<ClassId> = classes.filter(|(_, class)| class.is_of_user()).map(|(id, _)| id).collect();
        for class in users {
            let specs = self.own_invariants(class);
            let reads = match self.reads_of_invariants(&specs) {
                Ok(reads) => reads,
                Err(reason) => {
                    let name = &self.program.class(class).name;
                    self.give_up(span, format!("the invariant of `{name}` may depend on anything: {reason}"));
                    return Vec::new();
                }
            };
            for (site, object) in state.dirty.clone() {
                if let Err(reason) = self.owes(&state, class, &reads, (site, object), &mut owed) {
                    self.give_up(span, reason);
                    return Vec::new();
                }
            }
        }
        let what = Rc::new(Duty { what: format!("class invariant {when}").into(), at: Some(span) });
        let mut states = vec![state];
        for (object, class) in owed {
            let specs = self.own_invariants(class);
            let mut next = Vec::new();
            for state in states {
                next.extend(self.specs(state, &specs, self.subject, &[object], Mode::Consume, &what));
            }
            states = next;
        }
        for state in &mut states {
            state.dirty = imbl::Vector::new();
        }
        states
    }

    /// Whose invariant a write may have broken.
    fn owes(
        &self,
        state: &State,
        class: ClassId,
        reads: &Reads,
        (site, object): (Site, Option<Term>),
        owed: &mut Vec<(Term, ClassId)>,
    ) -> Result<(), String> {
        let name = &self.program.class(class).name;
        if reads.others.contains(&site) {
            return Err(format!(
                "the invariant of `{name}` reads what other objects hold, and that is written"
            ));
        }
        if !reads.own.contains(&site) {
            return Ok(());
        }
        let Some(object) = object else {
            return Err(format!(
                "what the invariant of `{name}` reads may be written in objects that are not known"
            ));
        };
        let known = state.types.get(&object).copied();
        let declared = known.map_or(self.program.builtin.object, |known| known.class);
        if self.program.is_subclass(declared, class) {
            if !owed.contains(&(object, class)) {
                owed.push((object, class));
            }
            return Ok(());
        }
        let is_exact = known.is_some_and(|known| known.is_exact);
        let is_class = self.program.class(declared).kind == ClassKind::Class;
        let is_apart = is_class && !self.program.is_subclass(class, declared);
        if is_exact || is_apart {
            return Ok(());
        }
        Err(format!("an object whose class may be `{name}`, which has an invariant of its own, is written"))
    }
}
