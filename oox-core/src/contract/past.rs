//! Looking back: code that runs on the heap as it was when a method was entered.
//!
//! `old(E)` is evaluated when the method is entered, unless `E` names a variable that a quantifier binds: which values
//! that takes is known only when the quantifier runs. Then `E` is evaluated on the earlier heap. So are the invariants
//! of input objects that come into view after something was changed.
//!
//! What is done there has no effect on the present, except that whatever was learnt of the input stays known. Static
//! initialisers that have run since count as having run before.

use std::rc::Rc;

use imbl::OrdMap;

use crate::heap::{Heap, Value};
use crate::ir::{BodyId, FieldId, Operand, Slot};
use crate::machine::{Flow, Machine};
use crate::state::{FrameKind, Initialised, State, World};
use crate::term::Terms;

impl<'p> Machine<'p> {
    /// Evaluates an `old(E)` for these values of the variables that quantifiers around it bind.
    pub(crate) fn look_at_old(
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

    /// The task of a frame that runs on an earlier heap.
    pub(super) fn look_back(&mut self, state: &mut State) {
        let moment = state.top().before.clone().expect("such a frame has its moment");
        let later: Vec<Rc<Initialised>> = state
            .past
            .settled
            .iter()
            .filter(|settled| !moment.world.initialised.contains(&settled.class))
            .cloned()
            .collect();
        // objects are as the outermost initialiser left them
        let (within, outermost): (Vec<_>, Vec<_>) = later.iter().partition(|settled| settled.is_within);
        let made: Vec<&Heap> = outermost.iter().chain(&within).map(|settled| &settled.world.heap).collect();
        let moment = &moment.world;
        let then = World {
            heap: state.world.heap.back_to(&moment.heap, &made, &is_literal(&self.terms)),
            statics: self.statics_with(moment.statics.clone(), &later),
            versions: moment.versions.clone(),
            // static initialisers that have run since count as having run before
            initialised: state.world.initialised.clone(),
            failed: state.world.failed.clone(),
        };
        let present = std::mem::replace(&mut state.world, then);
        state.past.presents.push(Rc::new(present));
    }

    /// Static fields, with those of the classes that were initialised later.
    fn statics_with(
        &self,
        mut statics: OrdMap<FieldId, Value>,
        later: &[Rc<Initialised>],
    ) -> OrdMap<FieldId, Value> {
        for settled in later {
            for field in &self.program.class(settled.class).static_fields {
                if let Some(value) = settled.world.statics.get(field) {
                    statics.insert(*field, *value);
                }
            }
        }
        statics
    }

    /// Goes back to the present, with what was learnt.
    pub(crate) fn come_back(&self, state: &mut State) {
        let present = state.past.presents.pop().expect("whoever comes back has looked back");
        let past = std::mem::take(&mut state.world);
        let mut now = World {
            heap: present.heap.clone(),
            statics: present.statics.clone(),
            versions: present.versions.clone(),
            initialised: past.initialised,
            failed: past.failed,
        };
        now.heap.learn(past.heap, &is_literal(&self.terms));
        for class in now.initialised.iter().filter(|class| !present.initialised.contains(*class)) {
            for field in &self.program.class(*class).static_fields {
                if let Some(value) = past.statics.get(field) {
                    now.statics.insert(*field, *value);
                }
            }
        }
        state.world = now;
    }

    /// A path ends in the present.
    pub(crate) fn end_in_present(&self, state: &mut State) {
        while !state.past.presents.is_empty() {
            self.come_back(state);
        }
    }
}

pub(crate) fn is_literal(terms: &Terms) -> impl Fn(crate::term::Term) -> bool + '_ {
    |term| terms.as_num(term).is_some()
}
