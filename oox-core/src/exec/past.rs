//! Looking back: code that runs on the heap as it was when a method was entered.
//!
//! `old(E)` is evaluated when the method is entered, unless `E` names a variable that a quantifier binds: which values
//! that takes is known only when the quantifier runs. Then `E` is evaluated on the earlier heap. So are the invariants
//! of input objects that come into view after something was changed.
//!
//! What is done there has no effect on the present, except that whatever was learnt of the input stays known. Static
//! initialisers that have run since count as having run before.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet};

use super::{Flow, FrameKind, Machine, Region, State, Task};
use crate::heap::{Heap, Value};
use crate::ir::{BodyId, ClassId, FieldId, Operand, Slot};
use crate::term::Terms;

/// A path at the moment when a method was entered.
pub struct Moment {
    heap: Heap,
    statics: OrdMap<FieldId, Value>,
    initialised: OrdSet<ClassId>,
    versions: OrdMap<Region, u64>,
    /// The arguments, receiver first.
    args: Rc<[Value]>,
}

/// What a static initialiser left behind.
pub struct Initialised {
    class: ClassId,
    heap: Heap,
    statics: OrdMap<FieldId, Value>,
    /// Another one was still running, and what that one had made by then was not finished.
    is_within: bool,
}

/// The present, while code looks at an earlier moment.
pub struct Present {
    heap: Heap,
    statics: OrdMap<FieldId, Value>,
    initialised: OrdSet<ClassId>,
    versions: OrdMap<Region, u64>,
}

impl<'p> Machine<'p> {
    /// This moment, for the innermost frame.
    pub(super) fn moment(state: &State) -> Rc<Moment> {
        Rc::new(Moment {
            heap: state.heap.clone(),
            statics: state.statics.clone(),
            initialised: state.initialised.clone(),
            versions: state.versions.clone(),
            args: state.top().args.clone(),
        })
    }

    /// A static initialiser is done.
    pub(super) fn note_settled(state: &mut State, class: ClassId) {
        let is_within = state.frames().iter().any(|frame| matches!(frame.kind, FrameKind::StaticInit(_)));
        let settled =
            Initialised { class, heap: state.heap.clone(), statics: state.statics.clone(), is_within };
        state.settled.push_back(Rc::new(settled));
    }

    /// Has anything been changed since?
    pub(super) fn is_changed_since(state: &State, moment: &Moment) -> bool {
        state.versions != moment.versions
    }

    /// Evaluates an `old(E)` for these values of the variables that quantifiers around it bind.
    pub(super) fn look_at_old(
        &mut self,
        state: &mut State,
        dst: Slot,
        body: BodyId,
        bound: &'p [Operand],
    ) -> Flow<'p> {
        let moment = state.top().before.clone().expect("planned where a method has such an `old`");
        let bound: Vec<Value> = bound.iter().map(|operand| self.value(state, operand)).collect();
        let args = moment.args.iter().copied().chain(bound).collect();
        state.top_mut().at += 1;
        self.enter_past(state, FrameKind::OldOf(dst), body, args, moment);
        Flow::Stay
    }

    /// Adds a frame that runs on the heap of an earlier moment.
    pub(super) fn enter_past(
        &mut self,
        state: &mut State,
        kind: FrameKind,
        body: BodyId,
        args: Vec<Value>,
        moment: Rc<Moment>,
    ) {
        self.enter(state, kind, Some(body), args);
        let frame = state.top_mut();
        frame.before = Some(moment);
        // not at once: whoever enters it may have something left to do in the present
        frame.todo.push(Task::LookBack);
    }

    /// The task of a frame that runs on an earlier heap.
    pub(super) fn look_back(&mut self, state: &mut State) {
        let moment = state.top().before.clone().expect("such a frame has its moment");
        let later: Vec<Rc<Initialised>> = state
            .settled
            .iter()
            .filter(|settled| !moment.initialised.contains(&settled.class))
            .cloned()
            .collect();
        // objects are as the outermost initialiser left them
        let (within, outermost): (Vec<_>, Vec<_>) = later.iter().partition(|settled| settled.is_within);
        let made: Vec<&Heap> = outermost.iter().chain(&within).map(|settled| &settled.heap).collect();
        let then = state.heap.back_to(&moment.heap, &made, &is_literal(&self.terms));
        let mut statics = moment.statics.clone();
        for settled in &later {
            for field in &self.program.class(settled.class).static_fields {
                if let Some(value) = settled.statics.get(field) {
                    statics.insert(*field, *value);
                }
            }
        }
        let present = Present {
            heap: std::mem::replace(&mut state.heap, then),
            statics: std::mem::replace(&mut state.statics, statics),
            initialised: state.initialised.clone(),
            versions: std::mem::replace(&mut state.versions, moment.versions.clone()),
        };
        state.presents.push(Rc::new(present));
    }

    /// Goes back to the present, with what was learnt.
    pub(super) fn come_back(&self, state: &mut State) {
        let present = state.presents.pop().expect("whoever comes back has looked back");
        let past = std::mem::replace(&mut state.heap, present.heap.clone());
        state.heap.learn(past, &is_literal(&self.terms));
        let statics = std::mem::replace(&mut state.statics, present.statics.clone());
        for class in state.initialised.iter().filter(|class| !present.initialised.contains(*class)) {
            for field in &self.program.class(*class).static_fields {
                if let Some(value) = statics.get(field) {
                    state.statics.insert(*field, *value);
                }
            }
        }
        state.versions = present.versions.clone();
    }

    /// A path ends in the present.
    pub(super) fn end_in_present(&self, state: &mut State) {
        while !state.presents.is_empty() {
            self.come_back(state);
        }
    }
}

fn is_literal(terms: &Terms) -> impl Fn(crate::term::Term) -> bool + '_ {
    |term| terms.as_num(term).is_some()
}
