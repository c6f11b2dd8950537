//! Static initialisers that decide by something unknown. Each way to go on would be a path for every method of the class, and
//! nobody could say which of them a virtual machine takes. So what the statement at hand sets is unknown instead, and the initialiser
//! goes on behind it: whoever never reads it is not concerned. Only where [`Config::library_runs`](crate::config::Config::library_runs).

use crate::assumption::Gap;
use crate::heap::{Resolved, Value};
use crate::input::Fresh;
use crate::ir::{BlockId, Body, BodyKind, ClassId, FieldId, InstrKind, Operand, Slot};
use crate::lang::span::Span;
use crate::machine::{Alternative, Machine};
use crate::state::{Frame, FrameKind, State, SymbolOrigin};

/// What is left of an initialiser without the statement at hand.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    /// The frame that goes on, counted from the outermost.
    frame: usize,
    /// The class whose static initialiser it is, or on whose behalf it runs.
    class: ClassId,
    /// Where; `None`: nothing is left, because it is not known what the statement would set.
    behind: Option<(BlockId, usize, FieldId)>,
}

impl<'p> Machine<'p> {
    /// Whether a static initialiser is running of which a statement can be left out.
    pub(super) fn is_within_initialiser(&self, state: &State) -> bool {
        self.config.library_runs && self.rest_of_initialiser(state).is_some()
    }

    /// Goes the only way that there is, or leaves the statement out; whether there was one.
    pub(super) fn split_initialiser(
        &mut self,
        state: State,
        alternatives: Vec<Alternative<'p>>,
    ) -> (State, bool) {
        let before = (self.tally.covered.clone(), self.watch.executed.clone());
        let mut progress = self.split(state.clone(), alternatives);
        if let (Some(next), true, true) =
            (progress.running.pop(), progress.running.is_empty(), progress.ended.is_empty())
        {
            return (next, true);
        }
        (self.tally.covered, self.watch.executed) = before;
        let rest = self.rest_of_initialiser(&state).expect("it was there before the split");
        let mut state = state;
        self.skip(&mut state, rest);
        (state, false)
    }

    /// What is left of the innermost static initialiser without the statement at hand; `None` where none runs, or where it
    /// would leave constants of an enum out.
    pub(super) fn rest_of_initialiser(&self, state: &State) -> Option<Rest> {
        let frames = state.frames();
        let lowest = frames.iter().rposition(|frame| matches!(frame.kind, FrameKind::StaticInit(_)))?;
        let body = self.program.body(frames[lowest].body?);
        let BodyKind::StaticInit(class) = body.kind else { return None };
        for frame in (lowest..frames.len()).rev() {
            let is_innermost = frame + 1 == frames.len();
            if let Some(behind) = self.next_store(&frames[frame], is_innermost) {
                let is_constant = self.program.class(class).is_enum && frame == lowest;
                return (!is_constant).then_some(Rest { frame, class, behind: Some(behind) });
            }
        }
        (!self.program.class(class).is_enum).then_some(Rest { frame: lowest, class, behind: None })
    }

    /// Where a frame goes on behind the statement that it stands in, if that does nothing but set a static field or, in a
    /// constructor of the user's, a field of the new object.
    fn next_store(&self, frame: &Frame, is_innermost: bool) -> Option<(BlockId, usize, FieldId)> {
        let body = self.program.body(frame.body?);
        let sets_this = match body.kind {
            BodyKind::StaticInit(_) => false,
            BodyKind::Method(id) => {
                let method = self.program.method(id);
                if !method.is_constructor || !self.program.class(method.class).is_of_user() {
                    return None;
                }
                true
            }
            BodyKind::Spec => return None,
        };
        // whoever waits for a call stands behind it
        let at = if is_innermost { frame.at } else { frame.at.checked_sub(1)? };
        let block = &body.cfg[frame.block];
        let here = block.instrs.get(at).map_or(block.span, |instr| instr.span);
        body.cfg.node_indices().filter(|id| *id >= frame.block).find_map(|id| {
            let first = if id == frame.block { at } else { 0 };
            let field = |kind: &InstrKind| match kind {
                InstrKind::StoreStatic { field, .. } if !sets_this => Some(*field),
                InstrKind::StoreField { obj: Operand::Slot(Slot(0)), field, .. } if sets_this => Some(*field),
                _ => None,
            };
            let of = |(at, instr): (usize, &crate::ir::Instr)| {
                let field = field(&instr.kind).filter(|_| contains(instr.span, here))?;
                Some((id, at + 1, field))
            };
            block_of(body, id).iter().enumerate().skip(first).find_map(of)
        })
    }

    /// Goes on with the rest.
    pub(super) fn skip(&mut self, state: &mut State, rest: Rest) {
        let name = &self.program.class(rest.class).name;
        state.notes.gaps.insert(Gap::Call(format!("the static initialiser of {name}")));
        // code of the user's that was cut short may have changed what the class holds, and so may what it was given
        let mut has_effects = rest.behind.is_none();
        while state.frames().len() > rest.frame + 1 {
            let frame = state.pop();
            let is_users = match frame.body.map(|body| self.program.body(body).kind) {
                Some(BodyKind::Method(method)) => {
                    self.program.class(self.program.method(method).class).is_of_user()
                }
                _ => false,
            };
            let is_first = state.frames().len() == rest.frame + 1;
            has_effects |= is_users || is_first && frame.args.iter().any(|arg| self.can_change(state, *arg));
        }
        if has_effects {
            self.forget_statics(state, rest.class);
        }
        let Some((block, at, field)) = rest.behind else {
            // it has an end without a result
            let _ = self.leave(state, None);
            return;
        };
        let frame = state.top_mut();
        (frame.block, frame.at) = (block, at);
        frame.todo.clear();
        let this = frame.args.first().copied();
        match this.map(|this| state.world.heap.resolve(this)) {
            Some(Resolved::Object(object)) => {
                let declared = self.declared_field(state, object, field);
                let owner = self.owner_by_field(state, object, field);
                let value = self.unknown_field(state, field, &declared, owner);
                state.world.heap.object_mut(object).fields.set(field, value);
            }
            _ => self.forget_static(state, field),
        }
    }

    /// Whether a call may have changed what it was given.
    fn can_change(&self, state: &State, value: Value) -> bool {
        let Value::Obj(object) = value else { return false };
        let text = self.program.text.map(|text| text.class);
        let types = &state.world.heap.object(object).types;
        !types.iter().all(|ty| match &self.program.dyn_types[ty.0 as usize] {
            crate::ir::DynType::Class(class) => Some(*class) == text,
            _ => false,
        })
    }

    /// Whatever the class holds is unknown, but for numbers that are set once.
    fn forget_statics(&mut self, state: &mut State, class: ClassId) {
        let program = self.program;
        let of = program.class(class);
        let methods = of.methods.iter().filter_map(|id| program.method(*id).body);
        let bodies: Vec<&Body> = methods.chain(of.static_init).map(|id| program.body(id)).collect();
        for field in &of.static_fields {
            let is_set = state.world.statics.contains_key(field);
            let stores = || bodies.iter().map(|body| stores(body, *field)).sum::<usize>();
            if program.field(*field).ty.is_reference() || !is_set || stores() > 1 {
                self.forget_static(state, *field);
            }
        }
    }

    fn forget_static(&mut self, state: &mut State, field: FieldId) {
        let declared = self.declared_static(field);
        let value = self.unknown_field(state, field, &declared, None);
        state.world.statics.insert(field, value);
    }

    fn unknown_field(
        &mut self,
        state: &mut State,
        field: FieldId,
        declared: &crate::input::Declared,
        owner: Option<crate::heap::ObjId>,
    ) -> Value {
        let fresh = Fresh {
            origin: SymbolOrigin::Initialiser(field),
            budget: i64::from(self.config.bounds.k),
            stamp: state.tick(),
            owner,
            holder: None,
            non_null: self.program.field(field).non_null,
        };
        let value = self.fresh(state, declared, fresh);
        if let Value::Sym(reference) = value {
            state.world.heap.mark_given(reference);
        }
        value
    }
}

fn block_of(body: &Body, id: BlockId) -> &[crate::ir::Instr] {
    &body.cfg[id].instrs
}

/// How often some code sets a static field.
fn stores(body: &Body, of: FieldId) -> usize {
    let instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
    instrs.filter(|instr| matches!(instr.kind, InstrKind::StoreStatic { field, .. } if field == of)).count()
}

fn contains(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}
