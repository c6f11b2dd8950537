//! One instruction.

use super::apps::Func;
use super::effects::has_plain_initialiser;
use super::failure::Kind;
use super::plain::Now;
use super::prover::Prover;
use super::state::{Exit, Frame, Known, Mode, Out, Site, State, Stop};
use crate::ir::{Body, CastKind, Const, Instr, InstrKind, Operand, ProofStep, Rvalue, Slot, Ty};
use crate::lang::span::Span;
use crate::machine::constant_of;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// The value of an operand.
    pub fn value(&mut self, frame: &mut Frame<'p>, operand: &Operand) -> Term {
        match operand {
            Operand::Const(value) => self.constant(value),
            Operand::Slot(slot) => {
                let index = slot.0 as usize;
                if let Some(value) = frame.slots[index] {
                    return value;
                }
                let value = self.symbol(&frame.body.slots[index].ty);
                frame.slots[index] = Some(value);
                value
            }
        }
    }

    pub fn constant(&mut self, value: &Const) -> Term {
        constant_of(&mut self.terms, value)
    }

    fn set(frame: &mut Frame<'p>, slot: Slot, value: Term) {
        frame.slots[slot.0 as usize] = Some(value);
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each instruction")]
    pub fn instr(&mut self, mut state: State, mut frame: Frame<'p>, instr: &'p Instr) -> Vec<Out<'p>> {
        let span = instr.span;
        if self.is_effect(&frame, &instr.kind) {
            return self.without_rule(span, "a pure method that writes or makes an object");
        }
        match &instr.kind {
            InstrKind::Assign(dst, rvalue) => {
                let value = self.rvalue(&mut frame, rvalue);
                Self::set(&mut frame, *dst, value);
                vec![Out::Go(state, frame)]
            }
            InstrKind::Divide { dst, remainder, left, right } => {
                let (left, right) = (self.value(&mut frame, left), self.value(&mut frame, right));
                let sort = self.terms.sort(right);
                let zero = self.terms.constant(sort, sort.default_const());
                let fine = self.terms.ne(right, zero);
                let result =
                    if *remainder { self.terms.rem(left, right) } else { self.terms.div(left, right) };
                Self::set(&mut frame, *dst, result);
                let class = self.program.builtin.arithmetic;
                let what = "the divisor may be zero";
                self.unless_thrown(state, frame, fine, class, Kind::Exception, span, what)
            }
            InstrKind::LoadField { dst, obj, field } => {
                let obj = self.value(&mut frame, obj);
                let ty = self.program.field(*field).ty.clone();
                self.on_object(state, frame, obj, span, |prover, state, frame| {
                    let found = prover.read(state, &frame, Site::Field(*field), &[obj], span);
                    prover.with_values(found, &frame, *dst, &ty)
                })
            }
            InstrKind::StoreField { obj, field, value } => {
                let (obj, value) = (self.value(&mut frame, obj), self.value(&mut frame, value));
                self.on_object(state, frame, obj, span, |prover, state, frame| {
                    prover.store(state, frame, Site::Field(*field), &[obj], value, span)
                })
            }
            InstrKind::LoadStatic { dst, field } => {
                let ty = self.program.field(*field).ty.clone();
                let found = self.read(state, &frame, Site::Static(*field), &[], span);
                self.with_values(found, &frame, *dst, &ty)
            }
            InstrKind::StoreStatic { field, value } => {
                let value = self.value(&mut frame, value);
                self.store(state, frame, Site::Static(*field), &[], value, span)
            }
            InstrKind::LoadElem { dst, array, index } => {
                let ty = self.elem_ty(&frame, array);
                let (array, index) = (self.value(&mut frame, array), self.value(&mut frame, index));
                self.on_element(state, frame, (array, index), span, |prover, mut state, frame| {
                    prover.meet_index(&mut state, index);
                    if prover.is_plain {
                        let value = prover.value_at(&mut state, Site::Elements, &[array, index], &ty);
                        return prover.with_values(vec![(state, value)], &frame, *dst, &ty);
                    }
                    let found = prover.read(state, &frame, Site::Elements, &[array], span);
                    let mut values = Vec::new();
                    for (mut state, version) in found {
                        let value = prover.element(&mut state, version, index, &ty);
                        values.push((state, value));
                    }
                    prover.with_values(values, &frame, *dst, &ty)
                })
            }
            InstrKind::StoreElem { array, index, value, checked } => {
                let ty = self.elem_ty(&frame, array);
                let array = self.value(&mut frame, array);
                let (index, value) = (self.value(&mut frame, index), self.value(&mut frame, value));
                if *checked && self.program.has_smaller_types(&ty) {
                    self.give_up(span, "a write to an array whose elements may be of a smaller class");
                    return Vec::new();
                }
                self.on_element(state, frame, (array, index), span, |prover, mut state, frame| {
                    prover.meet_index(&mut state, index);
                    prover.store_element(state, &frame, (array, index, value), span)
                })
            }
            InstrKind::Length { dst, array } => {
                let array = self.value(&mut frame, array);
                let length = self.length(&mut state, array);
                Self::set(&mut frame, *dst, length);
                self.on_object(state, frame, array, span, |_, state, frame| vec![Out::Go(state, frame)])
            }
            InstrKind::SameRef { dst, left, right } => {
                let (left, right) = (self.value(&mut frame, left), self.value(&mut frame, right));
                let same = self.same_reference(&state, left, right);
                Self::set(&mut frame, *dst, same);
                vec![Out::Go(state, frame)]
            }
            InstrKind::IsInstance { dst, obj, ty } => {
                let obj = self.value(&mut frame, obj);
                let is = self.is_instance(&mut state, obj, ty);
                Self::set(&mut frame, *dst, is);
                vec![Out::Go(state, frame)]
            }
            InstrKind::Cast { dst, obj, ty, kind } => {
                let obj = self.value(&mut frame, obj);
                Self::set(&mut frame, *dst, obj);
                self.cast(state, frame, obj, ty, *kind, span)
            }
            InstrKind::IsFresh { dst, obj } => {
                let obj = self.value(&mut frame, obj);
                let is = self.terms.le(state.old_mark, obj);
                Self::set(&mut frame, *dst, is);
                vec![Out::Go(state, frame)]
            }
            InstrKind::New { dst, class } => {
                if frame.mode != Mode::Code {
                    self.give_up(span, "a specification that makes an object");
                    return Vec::new();
                }
                let object = self.new_object(&mut state, *class, span);
                Self::set(&mut frame, *dst, object);
                vec![Out::Go(state, frame)]
            }
            InstrKind::NewArray { dst, ty, sizes, .. } => self.new_array(state, frame, *dst, ty, sizes, span),
            InstrKind::InitClass(class) => {
                if let Some(reason) = self.initialises(*class, &frame) {
                    self.give_up(span, reason);
                    return Vec::new();
                }
                vec![Out::Go(state, frame)]
            }
            InstrKind::Call { dst, target, args } => self.call(state, frame, *dst, *target, args, span),
            InstrKind::LoadText { dst, text } => {
                let class = self.program.text.as_ref().map_or(self.program.builtin.object, |text| text.class);
                let object = self.app(&mut state, Func::Text(*text), Vec::new(), &Ty::Ref(class));
                let zero = self.terms.int(0);
                let there = self.terms.lt(zero, object);
                self.add_fact(&mut state, there);
                Self::set(&mut frame, *dst, object);
                vec![Out::Go(state, frame)]
            }
            InstrKind::LoadOld { dst, index } => self.load_old(state, &frame, *dst, *index, span),
            InstrKind::Assert { cond, .. } => {
                // what nobody began is a promise of the language itself
                let cond = self.value(&mut frame, cond);
                self.must_hold(&mut state, &frame, cond, span);
                vec![Out::Go(state, frame)]
            }
            InstrKind::Assume(cond) => {
                let cond = self.value(&mut frame, cond);
                if self.decide(&mut state, cond) { vec![Out::Go(state, frame)] } else { Vec::new() }
            }
            InstrKind::Proof(step) => self.proof_step(state, frame, step, span),
            InstrKind::SpecBegin => vec![Out::Go(state, frame)],
            InstrKind::FloatToInt { .. } => self.without_rule(span, "a conversion of a float to an integer"),
            InstrKind::Native { .. } => self.without_rule(span, "a method that the engine implements"),
            InstrKind::LookAtOld { dst, body, bound } => {
                let bound: Vec<Term> = bound.iter().map(|operand| self.value(&mut frame, operand)).collect();
                self.at_entry(&state, &frame, *dst, self.program.body(*body), &bound)
            }
            // its rounds are taken as one
            InstrKind::Concretise(_) => vec![Out::Go(state, frame)],
            InstrKind::MonitorEnter(_) | InstrKind::MonitorExit(_) => {
                self.without_rule(span, "`synchronized`")
            }
            InstrKind::Fork { .. }
            | InstrKind::Join(_)
            | InstrKind::Wait(_)
            | InstrKind::Notify { .. }
            | InstrKind::AtomicBegin { .. }
            | InstrKind::Await(_)
            | InstrKind::AtomicEnd => self.without_rule(span, "a statement about threads"),
            InstrKind::Unsupported(what) => self.without_rule(span, what),
        }
    }

    /// It changes something, in a method that says that it does not. Callers rely on equal results of equal calls.
    fn is_effect(&self, frame: &Frame<'p>, kind: &InstrKind) -> bool {
        self.is_subject_pure(frame)
            && matches!(
                kind,
                InstrKind::StoreField { .. }
                    | InstrKind::StoreStatic { .. }
                    | InstrKind::StoreElem { .. }
                    | InstrKind::New { .. }
                    | InstrKind::NewArray { .. }
            )
    }

    fn without_rule(&mut self, span: Span, what: &str) -> Vec<Out<'p>> {
        self.give_up(span, format!("{what}: there is no rule for it in proofs"));
        Vec::new()
    }

    fn rvalue(&mut self, frame: &mut Frame<'p>, rvalue: &Rvalue) -> Term {
        match rvalue {
            Rvalue::Use(operand) => self.value(frame, operand),
            Rvalue::Not(operand) => {
                let value = self.value(frame, operand);
                self.terms.not(value)
            }
            Rvalue::Neg(operand) => {
                let value = self.value(frame, operand);
                self.terms.neg(value)
            }
            Rvalue::BitNot(operand) => {
                let value = self.value(frame, operand);
                self.terms.bit_not(value)
            }
            Rvalue::Binary(op, left, right) => {
                let (left, right) = (self.value(frame, left), self.value(frame, right));
                crate::instr::binary(&mut self.terms, *op, left, right)
            }
            Rvalue::Convert(operand, sort) => {
                let value = self.value(frame, operand);
                self.terms.convert(value, *sort)
            }
            Rvalue::Select(cond, then, els) => {
                let cond = self.value(frame, cond);
                let (then, els) = (self.value(frame, then), self.value(frame, els));
                self.terms.ite(cond, then, els)
            }
        }
    }

    /// The paths with their values in a slot.
    pub fn with_values(
        &mut self,
        found: Vec<(State, Term)>,
        frame: &Frame<'p>,
        dst: Slot,
        ty: &Ty,
    ) -> Vec<Out<'p>> {
        let mut outs = Vec::new();
        for (mut state, value) in found {
            let mut frame = frame.clone();
            if let Ty::Ref(class) = ty {
                state.types.entry(value).or_insert(Known { class: *class, is_exact: false });
            }
            Self::set(&mut frame, dst, value);
            outs.push(Out::Go(state, frame));
        }
        outs
    }

    fn store(
        &mut self,
        state: State,
        frame: Frame<'p>,
        site: Site,
        args: &[Term],
        value: Term,
        span: Span,
    ) -> Vec<Out<'p>> {
        if frame.mode != Mode::Code {
            self.give_up(span, "a specification that writes");
            return Vec::new();
        }
        let states = self.write(state, &frame, site, args, value, span);
        states.into_iter().map(|state| Out::Go(state, frame.clone())).collect()
    }

    fn store_element(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        (array, index, value): (Term, Term, Term),
        span: Span,
    ) -> Vec<Out<'p>> {
        let mut state = state;
        self.may_change(&mut state, frame, Site::Elements, &[array, index], span);
        if self.is_plain {
            self.change(&mut state, Site::Elements, &[array, index], Now::Value(value));
            self.note_write(&mut state, Site::Elements, Some(array));
            return vec![Out::Go(state, frame.clone())];
        }
        let mut outs = Vec::new();
        for (mut state, chunk) in self.chunk_to_write(state, frame, Site::Elements, &[array], span) {
            let version = self.symbol(&Ty::Int);
            self.stores.insert(version, (chunk.value, index, value));
            if let Some(place) = state.heap.iter_mut().find(|known| known.id == chunk.id) {
                place.value = version;
            }
            state.changes += 1;
            outs.push(Out::Go(state, frame.clone()));
        }
        outs
    }

    fn elem_ty(&self, frame: &Frame<'p>, array: &Operand) -> Ty {
        match array {
            Operand::Slot(slot) => match &frame.body.slots[slot.0 as usize].ty {
                Ty::Array(elem) => (**elem).clone(),
                _ => Ty::Null,
            },
            Operand::Const(_) => Ty::Null,
        }
    }

    /// Goes on where a reference is not null.
    pub fn on_object(
        &mut self,
        state: State,
        frame: Frame<'p>,
        object: Term,
        span: Span,
        then: impl FnOnce(&mut Self, State, Frame<'p>) -> Vec<Out<'p>>,
    ) -> Vec<Out<'p>> {
        let null = self.terms.int(0);
        let there = self.terms.ne(object, null);
        let class = self.program.builtin.null_pointer;
        let what = "the receiver may be null";
        // permission to a place says that there is an object
        let has_permission = state.seen().iter().any(|chunk| {
            matches!(chunk.site, Site::Field(_) | Site::Elements) && chunk.args.first() == Some(&object)
        });
        if has_permission {
            return then(self, state, frame);
        }
        let checked = self.unless_thrown(state, frame, there, class, Kind::MaybeNull, span, what);
        self.after(checked, then)
    }

    /// Goes on in the last of the paths, if that is one that goes on here.
    fn after(
        &mut self,
        mut outs: Vec<Out<'p>>,
        then: impl FnOnce(&mut Self, State, Frame<'p>) -> Vec<Out<'p>>,
    ) -> Vec<Out<'p>> {
        match outs.pop() {
            Some(Out::Go(state, frame)) => outs.extend(then(self, state, frame)),
            Some(end) => outs.push(end),
            None => {}
        }
        outs
    }

    fn on_element(
        &mut self,
        mut state: State,
        frame: Frame<'p>,
        (array, index): (Term, Term),
        span: Span,
        then: impl FnOnce(&mut Self, State, Frame<'p>) -> Vec<Out<'p>>,
    ) -> Vec<Out<'p>> {
        let length = self.length(&mut state, array);
        let zero = self.terms.int(0);
        let (low, high) = (self.terms.le(zero, index), self.terms.lt(index, length));
        let inside = self.terms.and(low, high);
        let class = self.program.builtin.array_index;
        self.on_object(state, frame, array, span, |prover, state, frame| {
            let what = "the index may be outside of the array";
            let checked = prover.unless_thrown(state, frame, inside, class, Kind::Exception, span, what);
            prover.after(checked, then)
        })
    }

    fn same_reference(&mut self, state: &State, left: Term, right: Term) -> Term {
        if left != right {
            let both_new = self.is_new.contains(&left) && self.is_new.contains(&right);
            let heap = state.seen();
            let held = |object: Term, site: Site| {
                heap.iter().any(|chunk| chunk.site == site && *chunk.args == [object])
            };
            // full permission to the same field of both
            let are_apart = heap.iter().any(|chunk| {
                matches!(chunk.site, Site::Field(_) | Site::Elements)
                    && *chunk.args == [left]
                    && held(right, chunk.site)
            });
            if both_new || are_apart {
                return self.terms.bool(false);
            }
        }
        self.terms.eq(left, right)
    }

    fn is_instance(&mut self, state: &mut State, object: Term, ty: &Ty) -> Term {
        let null = self.terms.int(0);
        let there = self.terms.ne(object, null);
        let known = state.types.get(&object).copied();
        let is = match ty {
            Ty::Ref(class) => match known {
                Some(known) if self.program.is_subclass(known.class, *class) => return there,
                Some(known) if known.is_exact => return self.terms.bool(false),
                _ => self.app(state, Func::Is(*class), vec![(None, object)], &Ty::Bool),
            },
            other => {
                let shown = self.program.show_ty(other).into();
                self.app(state, Func::IsArray(shown), vec![(None, object)], &Ty::Bool)
            }
        };
        self.terms.and(there, is)
    }

    fn cast(
        &mut self,
        mut state: State,
        frame: Frame<'p>,
        object: Term,
        ty: &Ty,
        kind: CastKind,
        span: Span,
    ) -> Vec<Out<'p>> {
        if kind == CastKind::Checked {
            let null = self.terms.int(0);
            let is_null = self.terms.eq(object, null);
            let is = self.is_instance(&mut state, object, ty);
            let fine = self.terms.or(is_null, is);
            let class = self.program.builtin.class_cast;
            let outs =
                self.unless_thrown(state, frame, fine, class, Kind::Exception, span, "the cast may fail");
            return self.after(outs, |_, state, frame| vec![Out::Go(narrowed(state, object, ty), frame)]);
        }
        vec![Out::Go(narrowed(state, object, ty), frame)]
    }

    /// A new object with permission to all of its fields.
    fn new_object(&mut self, state: &mut State, class: crate::ir::ClassId, span: Span) -> Term {
        let object = self.new_reference(state, class);
        for field in &self.program.class(class).fields {
            self.add_default(state, *field, object, span);
        }
        self.note_new(state, class, object);
        object
    }

    /// Permission to a field that nobody has written yet.
    pub fn add_default(&mut self, state: &mut State, field: crate::ir::FieldId, object: Term, span: Span) {
        if self.is_plain {
            self.change(state, Site::Field(field), &[object], Now::Default);
            return;
        }
        let ty = self.program.field(field).ty.clone();
        let value = self.default_value(&ty);
        let id = self.chunk_id();
        let chunk =
            super::state::Chunk { id, site: Site::Field(field), args: [object].into(), value, given: span };
        state.heap.push(chunk);
        state.changes += 1;
    }

    fn new_array(
        &mut self,
        mut state: State,
        mut frame: Frame<'p>,
        dst: Slot,
        ty: &Ty,
        sizes: &[Operand],
        span: Span,
    ) -> Vec<Out<'p>> {
        let (Ty::Array(elem), [size], Mode::Code) = (ty, sizes, frame.mode) else {
            return self
                .without_rule(span, "an array of arrays that is made at once, or one in a specification");
        };
        let size = self.value(&mut frame, size);
        let array = self.new_reference(&mut state, self.program.builtin.object);
        state.types.remove(&array);
        if self.is_plain {
            self.change(&mut state, Site::Elements, &[array], Now::Default);
        } else {
            self.add_elements(&mut state, array, elem, span);
        }
        Self::set(&mut frame, dst, array);
        let length = self.length(&mut state, array);
        let most = self.terms.int(i64::from(i32::MAX));
        let zero = self.terms.int(0);
        let (low, high) = (self.terms.le(zero, size), self.terms.le(size, most));
        let fine = self.terms.and(low, high);
        let equal = self.terms.eq(length, size);
        let class = self.program.builtin.negative_size;
        let outs =
            self.unless_thrown(state, frame, fine, class, Kind::Exception, span, "the size may be negative");
        self.after(outs, |prover, mut state, frame| {
            prover.add_fact(&mut state, equal);
            vec![Out::Go(state, frame)]
        })
    }

    /// Permission to the elements of a new array.
    fn add_elements(&mut self, state: &mut State, array: Term, elem: &Ty, span: Span) {
        let version = self.symbol(&Ty::Int);
        let default = self.default_value(elem);
        self.defaults.insert(version, default);
        let id = self.chunk_id();
        let chunk = super::state::Chunk {
            id,
            site: Site::Elements,
            args: [array].into(),
            value: version,
            given: span,
        };
        state.heap.push(chunk);
        state.changes += 1;
    }

    /// Why the initialiser of a class cannot be taken for run.
    fn initialises(&self, class: crate::ir::ClassId, frame: &Frame<'p>) -> Option<String> {
        if frame.method.is_some_and(|method| self.program.method(method).class == class) {
            return None;
        }
        (!has_plain_initialiser(self.program, class)).then(|| {
            let name = &self.program.class(class).name;
            format!("the static initialiser of {name}: there is no rule for it in proofs")
        })
    }

    /// `old(E)`: its value in the heap at entry.
    fn load_old(
        &mut self,
        state: State,
        frame: &Frame<'p>,
        dst: Slot,
        index: usize,
        span: Span,
    ) -> Vec<Out<'p>> {
        let Some(method) = frame.method else { return self.without_rule(span, "`old` here") };
        let body = self.program.method(method).contract.olds.get(index).copied();
        let Some(body) = body.map(|body| self.program.body(body)) else {
            return self.without_rule(span, "`old` here");
        };
        self.at_entry(&state, frame, dst, body, &[])
    }

    /// The value that code has in the heap at entry, on the arguments and these values.
    fn at_entry(
        &mut self,
        state: &State,
        frame: &Frame<'p>,
        dst: Slot,
        body: &'p Body,
        bound: &[Term],
    ) -> Vec<Out<'p>> {
        let ty = frame.body.slots[dst.0 as usize].ty.clone();
        let mut then = state.clone();
        then.heap = state.old.to_vec();
        then.view = None;
        let params = body.params.saturating_sub(bound.len());
        let mut entry = frame.entry[..params.min(frame.entry.len())].to_vec();
        entry.extend(bound);
        let duty = frame.duty.clone();
        let mut inside = self.frame(body, frame.method, &entry, Mode::Eval, &duty);
        inside.has_opened = frame.has_opened;
        let values = self.evaluate(&then, inside, Stop::Never);
        let back = values.into_iter().map(|(mut after, value)| {
            after.heap.clone_from(&state.heap);
            after.view.clone_from(&state.view);
            after.changes = state.changes;
            (after, value)
        });
        let found = back.collect();
        self.with_values(found, frame, dst, &ty)
    }

    /// Something that must be true here; from here on it is taken for true.
    pub fn must_hold(&mut self, state: &mut State, frame: &Frame<'p>, cond: Term, span: Span) {
        if self.entails(state, cond) {
            return;
        }
        let detail = format!("cannot prove {}", self.show(cond));
        self.fail(state, frame, Kind::NotProved, span, detail);
        let _ = self.learn(state, cond);
    }

    fn proof_step(
        &mut self,
        mut state: State,
        mut frame: Frame<'p>,
        step: &'p ProofStep,
        span: Span,
    ) -> Vec<Out<'p>> {
        match step {
            ProofStep::Asks(dst) => {
                let yes = self.terms.bool(true);
                Self::set(&mut frame, *dst, yes);
                vec![Out::Go(state, frame)]
            }
            ProofStep::Field(object, field) => {
                let object = self.value(&mut frame, object);
                self.permission(state, frame, Site::Field(*field), Some(object), span)
            }
            ProofStep::Static(field) => self.permission(state, frame, Site::Static(*field), None, span),
            ProofStep::Elements(array) => {
                let array = self.value(&mut frame, array);
                self.permission(state, frame, Site::Elements, Some(array), span)
            }
            ProofStep::ConjunctBegin => self.conjunct(&state, frame, Stop::Conjunct),
            ProofStep::AssertionBegin => self.assertion(state, frame),
            ProofStep::UntouchedBegin => self.untouched(&state, frame, span),
            ProofStep::Ghost(word, method, args) => {
                let args: Vec<Term> = args.iter().map(|arg| self.value(&mut frame, arg)).collect();
                self.ghost(state, frame, *word, *method, &args, span)
            }
            ProofStep::Conjunct(slot) => {
                // its beginning was passed: the code under a `false` that cannot be
                let value = self.value(&mut frame, &Operand::Slot(*slot));
                if self.decide(&mut state, value) { vec![Out::Go(state, frame)] } else { Vec::new() }
            }
            ProofStep::UntouchedEnd | ProofStep::InvariantsEnd | ProofStep::Cut => {
                vec![Out::Go(state, frame)]
            }
        }
    }

    /// Runs code of a specification and gives its values, paths that differ in their values only as one.
    pub fn evaluate(&mut self, state: &State, frame: Frame<'p>, stop: Stop) -> Vec<(State, Term)> {
        let span = frame.body.cfg[frame.block].span;
        let mut values = Vec::new();
        for end in self.run(state.clone(), frame, stop) {
            match end.exit {
                Exit::Return(Some(value)) | Exit::Stopped(Some(value)) => {
                    // what was opened on the way is nobody else's
                    let mut after = end.state;
                    after.heap.clone_from(&state.heap);
                    after.view.clone_from(&state.view);
                    after.snapshot.clone_from(&state.snapshot);
                    after.changes = state.changes;
                    values.push((after, value));
                }
                Exit::Throw(_) => {
                    self.give_up(span, "a specification that throws");
                    return Vec::new();
                }
                Exit::Return(None) | Exit::Stopped(None) => {}
            }
        }
        self.merged(state, values)
    }
}

/// What a cast lets know of the class of an object.
fn narrowed(mut state: State, object: Term, ty: &Ty) -> State {
    if let Ty::Ref(class) = ty
        && !state.types.get(&object).is_some_and(|known| known.is_exact)
    {
        state.types.insert(object, Known { class: *class, is_exact: false });
    }
    state
}
