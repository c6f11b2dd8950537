//! Static initialisers that decide by something unknown. Each way to go on would be a path for every method of the class, and
//! nobody could say which of them a virtual machine takes. So what the statement at hand sets is unknown instead, and the initialiser
//! goes on behind it: whoever never reads it is not concerned. Only where [`Config::library_runs`](crate::config::Config::library_runs).

use super::Progress;
use crate::assumption::Gap;
use crate::heap::{ObjId, Resolved, Value};
use crate::input::Fresh;
use crate::ir::{BlockId, Body, BodyKind, ClassId, FieldId, InstrKind, Operand, Slot, Ty};
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
    behind: Behind,
}

/// Where an initialiser goes on.
#[derive(Clone, Copy)]
enum Behind {
    /// Behind the statement that sets this field.
    Store(BlockId, usize, FieldId),
    /// Behind a call that gives nothing.
    Call,
    /// Nothing is left, because it is not known what the statement would set.
    Nothing,
}

impl<'p> Machine<'p> {
    /// Whether a static initialiser is running of which statements may be left out.
    pub(super) fn is_initialising(&self, state: &State) -> bool {
        self.config.library_runs && state.frames().last().is_some_and(|frame| frame.is_initialising)
    }

    /// Goes the only way that there is, or leaves the statement out; whether there was one. Where nothing can be left out: what came of
    /// the split.
    pub(super) fn split_initialiser(
        &mut self,
        state: State,
        alternatives: Vec<Alternative<'p>>,
    ) -> Result<(State, bool), Progress> {
        // what there is one of decides nothing
        let before =
            (alternatives.len() > 1).then(|| (self.tally.covered.clone(), self.watch.executed.clone()));
        let mut progress = self.split(state.clone(), alternatives);
        if progress.running.len() == 1 && progress.ended.is_empty() {
            return progress.running.pop().map_or_else(|| Err(progress), |next| Ok((next, true)));
        }
        // this looks through the whole initialiser, so it comes last
        let Some(rest) = self.rest_of_initialiser(&state) else { return Err(progress) };
        if let Some(before) = before {
            (self.tally.covered, self.watch.executed) = before;
        }
        let mut state = state;
        self.skip(&mut state, rest);
        Ok((state, false))
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
            if let Some((block, at, field)) = self.next_store(&frames[frame], is_innermost) {
                let is_constant = frame == lowest && self.holds_constants(class, field);
                let behind = Behind::Store(block, at, field);
                return (!is_constant).then_some(Rest { frame, class, behind });
            }
            if !is_innermost && self.calls_for_nothing(&frames[frame], &frames[frame + 1]) {
                return Some(Rest { frame, class, behind: Behind::Call });
            }
        }
        let mut constants = self.program.class(class).static_fields.iter();
        let has_all = constants
            .all(|field| !self.holds_constants(class, *field) || state.world.statics.contains_key(field));
        has_all.then_some(Rest { frame: lowest, class, behind: Behind::Nothing })
    }

    /// Whether a static field of an enum holds one of its constants, or several.
    fn holds_constants(&self, class: ClassId, field: FieldId) -> bool {
        let mut ty = &self.program.field(field).ty;
        while let Ty::Array(elem) = ty {
            ty = elem;
        }
        self.program.class(class).is_enum && *ty == Ty::Ref(class)
    }

    /// Whether an initialiser or a constructor of the user's waits for a call that gives nothing.
    fn calls_for_nothing(&self, frame: &Frame, called: &Frame) -> bool {
        let FrameKind::Call(method, None) = called.kind else { return false };
        let may_wait = match frame.body.map(|body| self.program.body(body).kind) {
            Some(BodyKind::StaticInit(_)) => true,
            Some(BodyKind::Method(_)) => self.is_constructor_of_user(frame),
            Some(BodyKind::Spec) | None => false,
        };
        may_wait && !self.program.method(method).is_constructor
    }

    fn is_constructor_of_user(&self, frame: &Frame) -> bool {
        let Some(BodyKind::Method(id)) = frame.body.map(|body| self.program.body(body).kind) else {
            return false;
        };
        let method = self.program.method(id);
        method.is_constructor && self.program.class(method.class).is_of_user()
    }

    /// Where a frame goes on behind the statement that it stands in, if that does nothing but set a static field or, in a
    /// constructor of the user's, a field of the new object.
    fn next_store(&self, frame: &Frame, is_innermost: bool) -> Option<(BlockId, usize, FieldId)> {
        let body = self.program.body(frame.body?);
        let sets_this = match body.kind {
            BodyKind::StaticInit(_) => false,
            BodyKind::Method(_) if self.is_constructor_of_user(frame) => true,
            BodyKind::Method(_) | BodyKind::Spec => return None,
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
            let store = |(at, instr): (usize, &crate::ir::Instr)| {
                let field = field(&instr.kind).filter(|_| contains(instr.span, here))?;
                Some((id, at + 1, field))
            };
            block_of(body, id).iter().enumerate().skip(first).find_map(store)
        })
    }

    /// Goes on with the rest.
    pub(super) fn skip(&mut self, state: &mut State, rest: Rest) {
        let name = &self.program.class(rest.class).name;
        state.notes.gaps.insert(Gap::Call(format!("the static initialiser of {name}")));
        // code of the user's that was cut short may have changed what the class holds, and so may what it was given
        let mut has_effects = matches!(rest.behind, Behind::Nothing | Behind::Call);
        // the next statement may take long, too, but not as long again
        state.count.initialising -= state.count.initialising / 4;
        while state.frames().len() > rest.frame + 1 {
            let frame = state.pop();
            let is_users = match frame.body.map(|body| self.program.body(body).kind) {
                Some(BodyKind::Method(method)) => {
                    self.program.class(self.program.method(method).class).is_of_user()
                }
                _ => false,
            };
            let is_first = state.frames().len() == rest.frame + 1;
            if is_first && matches!(rest.behind, Behind::Call) {
                self.forget_given(state, &frame.args);
            }
            has_effects |= is_users || is_first && frame.args.iter().any(|arg| self.can_change(state, *arg));
        }
        if has_effects {
            self.forget_statics(state, rest.class);
        }
        let (block, at, field) = match rest.behind {
            Behind::Store(block, at, field) => (block, at, field),
            Behind::Call => return,
            Behind::Nothing => {
                // it has an end without a result
                let _ = self.leave(state, None);
                return;
            }
        };
        let frame = state.top_mut();
        (frame.block, frame.at) = (block, at);
        frame.todo.clear();
        let this = frame.args.first().copied();
        match this.map(|this| state.world.heap.resolve(this)) {
            Some(Resolved::Object(object)) => {
                self.forget_initial(state, object, field);
            }
            _ => self.forget_static(state, field),
        }
    }

    /// What a call was given may have other values now, in fields that more than constructors set.
    fn forget_given(&mut self, state: &mut State, args: &[Value]) {
        let program = self.program;
        for arg in args {
            let Resolved::Object(object) = state.world.heap.resolve(*arg) else { continue };
            let known: Vec<FieldId> =
                state.world.heap.object(object).fields.iter().map(|(field, _)| field).collect();
            for field in known {
                let is_users = program.class(program.field(field).class).is_of_user();
                if is_users && program.bodies.iter().any(|body| self.sets_later(body, field)) {
                    self.forget_initial(state, object, field);
                }
            }
        }
    }

    /// Whether code that is no constructor sets a field.
    fn sets_later(&self, body: &Body, wanted: FieldId) -> bool {
        let is_constructor =
            matches!(body.kind, BodyKind::Method(id) if self.program.method(id).is_constructor);
        let sets = |instr: &crate::ir::Instr| matches!(instr.kind, InstrKind::StoreField { field, .. } if field == wanted);
        !is_constructor && body.cfg.node_weights().flat_map(|block| &block.instrs).any(sets)
    }

    fn forget_initial(&mut self, state: &mut State, object: ObjId, field: FieldId) {
        let declared = self.declared_field(state, object, field);
        let owner = self.owner_by_field(state, object, field);
        let value = self.unknown_field(state, field, &declared, owner);
        state.world.heap.object_mut(object).fields.set(field, value);
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
        let declared = program.class(class);
        let methods = declared.methods.iter().filter_map(|id| program.method(*id).body);
        let bodies: Vec<&Body> = methods.chain(declared.static_init).map(|id| program.body(id)).collect();
        for field in &declared.static_fields {
            if self.holds_constants(class, *field) {
                continue;
            }
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
fn stores(body: &Body, wanted: FieldId) -> usize {
    let instrs = body.cfg.node_weights().flat_map(|block| &block.instrs);
    instrs
        .filter(|instr| matches!(instr.kind, InstrKind::StoreStatic { field, .. } if field == wanted))
        .count()
}

fn contains(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}
