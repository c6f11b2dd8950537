//! Calls: by their contract, as a function of what they read, or by their code where nobody wrote a contract.

use std::rc::Rc;

use super::apps::Func;
use super::failure::Kind;
use super::prover::Prover;
use super::run::DEEPEST;
use super::state::{Chunk, Duty, Exit, Frame, Known, Mode, Out, Site, State, Stop};
use crate::ir::{CallTarget, ClassId, MethodId, Slot, Spec, Ty};
use crate::lang::span::Span;
use crate::term::Term;

/// Calls of code without a contract are followed so deep.
const MOST_INLINED: usize = 3;

impl<'p> Prover<'p> {
    pub fn call(
        &mut self,
        state: State,
        mut frame: Frame<'p>,
        dst: Option<Slot>,
        target: CallTarget,
        args: &'p [crate::ir::Operand],
        span: Span,
    ) -> Vec<Out<'p>> {
        let args: Vec<Term> = args.iter().map(|arg| self.value(&mut frame, arg)).collect();
        let method = self.target(&state, target, &args);
        let declared = self.program.method(method);
        if self.is_new_here(declared.is_constructor, &args) || declared.is_static {
            return self.call_known(state, frame, dst, method, args, span);
        }
        let receiver = args[0];
        self.on_object(state, frame, receiver, span, move |prover, state, frame| {
            prover.call_known(state, frame, dst, method, args, span)
        })
    }

    fn is_new_here(&self, is_constructor: bool, args: &[Term]) -> bool {
        is_constructor || args.first().is_some_and(|receiver| self.is_new.contains(receiver))
    }

    /// The method that is called: where the class of the receiver is known it is that of this class.
    fn target(&self, state: &State, target: CallTarget, args: &[Term]) -> MethodId {
        match target {
            CallTarget::Exact(method) => method,
            CallTarget::Virtual(method) => {
                match args.first().and_then(|receiver| state.types.get(receiver)) {
                    Some(Known { class, is_exact: true }) => {
                        self.program.class(*class).dispatch.get(&method).copied().unwrap_or(method)
                    }
                    _ => method,
                }
            }
        }
    }

    fn call_known(
        &mut self,
        state: State,
        frame: Frame<'p>,
        dst: Option<Slot>,
        method: MethodId,
        args: Vec<Term>,
        span: Span,
    ) -> Vec<Out<'p>> {
        let declared = self.program.method(method);
        let name = self.program.qualified_name(method);
        if declared.is_predicate {
            return self.predicate(state, frame, dst, method, &args, span);
        }
        let is_users = self.program.class(declared.class).is_of_user();
        if declared.is_constructor && (!is_users || self.is_implied(method)) {
            return self.inline(state, frame, None, method, &args, span);
        }
        if self.is_plain && !is_users && self.is_function_of_library(&state, method, &args) {
            return self.inline(state, frame, dst, method, &args, span);
        }
        if !is_users && declared.contract.requires.is_empty() && declared.contract.ensures.is_empty() {
            self.give_up(span, format!("a call of `{name}`, which has no contract"));
            return Vec::new();
        }
        if !is_users || (declared.body.is_none() && !declared.is_abstract) {
            self.give_up(span, format!("a call of `{name}`, whose code is not proved"));
            return Vec::new();
        }
        if declared.is_pure && declared.ret.is_some() {
            let Some(dst) = dst else { return vec![Out::Go(state, frame)] };
            let ty = declared.ret.clone().unwrap_or(Ty::Int);
            let states = match frame.mode {
                Mode::Code => self.before_call(state, method, &args, span),
                _ => vec![state],
            };
            let mut found = Vec::new();
            for state in states {
                found.extend(self.pure_call(&state, &frame, method, &args, span, false));
            }
            return self.with_values(found, &frame, dst, &ty);
        }
        if frame.mode != Mode::Code || self.is_subject_pure(&frame) {
            self.give_up(
                span,
                format!("a specification or a pure method that calls `{name}`, which is not pure"),
            );
            return Vec::new();
        }
        if self.is_plain && declared.contract.is_empty() && self.can_be_inlined(&state, method, &args) {
            let mut state = state;
            let what = format!("precondition of {name}").into();
            let at_call = Frame { duty: Rc::new(Duty { what, at: Some(span) }), ..frame.clone() };
            self.non_null_arguments(&mut state, &at_call, method, &args, span);
            return self.inline(state, frame, dst, method, &args, span);
        }
        self.by_contract(state, frame, dst, method, args, span)
    }

    /// Its code says what nobody has written down: it is the only one, without a loop, and not on the way already.
    fn can_be_inlined(&self, state: &State, method: MethodId, args: &[Term]) -> bool {
        let body = self.program.method(method).body.map(|body| self.program.body(body));
        self.only_body(state, method, args) == Some(method)
            && body.is_some_and(|body| body.loops.is_empty())
            && self.inlined.len() < MOST_INLINED
            && !self.inlined.contains(&method)
            && method != self.subject
    }

    /// A method of the library that only computes: `Math.min`.
    fn is_function_of_library(&mut self, state: &State, method: MethodId, args: &[Term]) -> bool {
        let declared = self.program.method(method);
        let contract = &declared.contract;
        let is_bare = declared.is_static && contract.requires.is_empty() && contract.ensures.is_empty();
        if !is_bare || !self.can_be_inlined(state, method, args) {
            return false;
        }
        let effects = self.effects(method);
        effects.unknown.is_none() && effects.writes.is_empty() && effects.reads.is_empty()
    }

    /// A constructor that nobody wrote.
    pub fn is_implied(&self, method: MethodId) -> bool {
        let declared = self.program.method(method);
        declared.is_constructor && declared.span.key() == self.program.class(declared.class).span.key()
    }

    /// Runs the code in the place of the call.
    fn inline(
        &mut self,
        state: State,
        frame: Frame<'p>,
        dst: Option<Slot>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) -> Vec<Out<'p>> {
        let name = self.program.qualified_name(method);
        let Some(body) = self.program.method(method).body else {
            self.give_up(span, format!("a call of `{name}`, which has no code"));
            return Vec::new();
        };
        if self.depth > DEEPEST {
            self.give_up(span, format!("calls of `{name}` are nested too deeply"));
            return Vec::new();
        }
        let duty = Rc::new(Duty { what: format!("code of {name}").into(), at: Some(span) });
        let inside = self.frame(self.program.body(body), Some(method), args, frame.mode, &duty);
        self.depth += 1;
        self.inlined.push(method);
        let ends = self.run(state, inside, Stop::Never);
        self.inlined.pop();
        self.depth -= 1;
        let mut outs = Vec::new();
        for end in ends {
            match end.exit {
                Exit::Throw(value) => outs.extend(self.throw(end.state, frame.clone(), value, span)),
                Exit::Return(value) | Exit::Stopped(value) => {
                    let mut frame = frame.clone();
                    if let (Some(dst), Some(value)) = (dst, value) {
                        frame.slots[dst.0 as usize] = Some(value);
                    }
                    outs.push(Out::Go(end.state, frame));
                }
            }
        }
        outs
    }

    /// Takes what the callee requires and gives what it ensures.
    fn by_contract(
        &mut self,
        state: State,
        frame: Frame<'p>,
        dst: Option<Slot>,
        method: MethodId,
        args: Vec<Term>,
        span: Span,
    ) -> Vec<Out<'p>> {
        let declared = self.program.method(method);
        let contract = &declared.contract;
        let name = self.program.qualified_name(method);
        let duty = Rc::new(Duty { what: format!("precondition of {name}").into(), at: Some(span) });
        let mut asked = state;
        let at_call = Frame { duty: Rc::clone(&duty), ..frame.clone() };
        self.non_null_arguments(&mut asked, &at_call, method, &args, span);
        let old_mark = asked.old_mark;
        let (old, mark) = (Rc::clone(&asked.old), asked.mark);
        let mut states = self.before_call(asked, method, &args, span);
        for asked in &mut states {
            asked.view = Some(Rc::new(asked.heap.clone()));
            asked.snapshot = Vec::new();
        }
        if declared.is_constructor && !self.is_plain {
            states = self.fields_taken(states, &at_call, declared.class, args[0], span);
        }
        let mut outs = Vec::new();
        let mut left = Vec::new();
        for state in states {
            left.extend(self.specs(state, &contract.requires, method, &args, Mode::Consume, &duty));
        }
        let gives = Rc::new(Duty { what: format!("postcondition of {name}").into(), at: Some(span) });
        for mut state in left {
            let before = state.view.take().unwrap_or_default();
            (state.old, state.old_mark) = (before, mark);
            self.forget_call(&mut state, &at_call, method, &args, span);
            let back = |state: &mut State| {
                state.old = Rc::clone(&old);
                state.old_mark = old_mark;
            };
            self.raise_mark(&mut state);
            for (class, spec) in self.thrown_by(method) {
                let mut thrown = state.clone();
                let value = self.thrown(&mut thrown, class);
                let mut all = args.clone();
                if spec.is_some_and(|(_, takes_value)| takes_value) {
                    all.push(value);
                }
                let specs: Vec<Spec> = spec.iter().map(|(spec, _)| *spec).collect();
                for mut thrown in self.produce(thrown, &specs, method, &all, &gives) {
                    back(&mut thrown);
                    let thrown = self.after_call(thrown, method, &args, None);
                    outs.extend(self.throw(thrown, frame.clone(), value, span));
                }
            }
            let mut all = args.clone();
            let mut result = None;
            if let Some(ty) = &declared.ret {
                let value = self.fresh(&mut state, ty);
                result = Some(value);
                all.push(value);
            } else if declared.is_constructor {
                all.push(args[0]);
            }
            for mut state in self.produce(state, &contract.ensures, method, &all, &gives) {
                back(&mut state);
                let state = self.after_call(state, method, &args, result);
                let mut frame = frame.clone();
                if let (Some(dst), Some(value)) = (dst, result) {
                    frame.slots[dst.0 as usize] = Some(value);
                }
                outs.push(Out::Go(state, frame));
            }
        }
        outs
    }

    /// A method that somebody proves by itself relies on invariants; those of an object under construction it does not ask for.
    fn before_call(&mut self, mut state: State, method: MethodId, args: &[Term], span: Span) -> Vec<State> {
        let declared = self.program.method(method);
        if declared.is_helper || !self.is_plain {
            return vec![state];
        }
        // the object that a constructor is about to make is its own business
        let made = if declared.is_constructor { args.first().copied() } else { None };
        let (own, others): (Vec<_>, Vec<_>) =
            state.dirty.iter().copied().partition(|(_, object)| made.is_some() && *object == made);
        state.dirty = others.into_iter().collect();
        let mut states = self.invariants_hold(state, span, "before a call");
        if made == self.under_construction {
            for state in &mut states {
                state.dirty.extend(own.iter().copied());
            }
        }
        states
    }

    fn after_call(
        &mut self,
        mut state: State,
        method: MethodId,
        args: &[Term],
        result: Option<Term>,
    ) -> State {
        let declared = self.program.method(method);
        if !self.heeds_invariants() || declared.is_helper {
            return state;
        }
        if declared.is_constructor {
            // also of an object that a subclass has not finished yet
            for spec in &self.program.class(declared.class).invariants {
                self.assume_invariant(&mut state, args[0], spec.body);
            }
        }
        let mut all = args.to_vec();
        all.extend(result);
        all.extend(self.this);
        self.assume_invariants(state, &all)
    }

    /// Forgets what a call may change: what it names, or else what its code writes.
    fn forget_call(
        &mut self,
        state: &mut State,
        frame: &Frame<'p>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) {
        let name = self.program.qualified_name(method);
        if !self.is_plain {
            if self.limits.is_some() {
                let reason = format!(
                    "a call of `{name}` in a method with `assignable` and permissions: there is no rule for it in proofs"
                );
                self.give_up(span, reason);
            }
            return;
        }
        if !self.program.method(method).contract.modifies.is_empty() {
            let duty = Rc::clone(&frame.duty);
            match self.named_places(state, method, args, &duty) {
                Some(clauses) if !clauses.is_empty() => {
                    self.forget_named(state, frame, &clauses, span);
                    if self.program.method(method).is_helper {
                        self.note_named(state, &clauses);
                    }
                    return;
                }
                Some(_) => {}
                None => {
                    self.give_up(span, format!("what `{name}` may change cannot be said"));
                    return;
                }
            }
        }
        let effects = self.effects(method);
        if let Some(reason) = &effects.unknown {
            self.give_up(span, format!("`{name}` may change anything: {reason}"));
        }
        let term_of = |slot: Slot| args.get(slot.0 as usize).copied();
        self.forget_written(state, frame, &effects, span, &term_of);
        if self.program.method(method).is_helper {
            self.note_effects(state, &effects, &term_of);
        }
    }

    fn thrown(&mut self, state: &mut State, class: ClassId) -> Term {
        let value = self.fresh(state, &Ty::Ref(class));
        let zero = self.terms.int(0);
        let there = self.terms.lt(zero, value);
        self.add_fact(state, there);
        value
    }

    /// What may leave a method, with what holds then and whether that speaks of the exception.
    pub fn thrown_by(&self, method: MethodId) -> Vec<(ClassId, Option<(Spec, bool)>)> {
        let contract = &self.program.method(method).contract;
        let throwable = self.program.builtin.throwable;
        let mut all: Vec<(ClassId, Option<(Spec, bool)>)> =
            contract.signals.iter().map(|(class, spec)| (*class, Some((*spec, true)))).collect();
        all.extend(contract.exceptional.iter().map(|spec| (throwable, Some((*spec, false)))));
        all.extend(contract.throws.iter().flat_map(|clause| &clause.classes).map(|class| (*class, None)));
        all
    }

    /// Does the contract name exceptions of a class?
    pub fn permits(&self, method: MethodId, class: ClassId) -> bool {
        self.thrown_by(method).iter().any(|(named, _)| {
            self.program.is_subclass(class, *named) || self.program.is_subclass(*named, class)
        })
    }

    fn non_null_arguments(
        &mut self,
        state: &mut State,
        frame: &Frame<'p>,
        method: MethodId,
        args: &[Term],
        span: Span,
    ) {
        let declared = self.program.method(method);
        let first = args.len() - declared.params.len();
        for (param, arg) in declared.params.iter().zip(&args[first..]) {
            if !param.non_null {
                continue;
            }
            let null = self.terms.int(0);
            let there = self.terms.ne(*arg, null);
            if !self.entails(state, there) {
                let detail = format!("`{}` may be null", param.name);
                self.fail(state, frame, Kind::MaybeNull, span, detail);
                let _ = self.learn(state, there);
            }
        }
    }

    /// A constructor takes permission to all fields of its object.
    fn fields_taken(
        &mut self,
        mut states: Vec<State>,
        frame: &Frame<'p>,
        class: ClassId,
        object: Term,
        span: Span,
    ) -> Vec<State> {
        let frame = Frame { mode: Mode::Consume, ..frame.clone() };
        for field in &self.program.class(class).fields {
            let mut next = Vec::new();
            for state in states {
                next.extend(self.consume_chunk(state, &frame, Site::Field(*field), &[object], span));
            }
            states = next;
        }
        states
    }

    /// The value of a pure method, which depends on its arguments and on what it requires permission to.
    pub fn pure_call(
        &mut self,
        state: &State,
        frame: &Frame<'p>,
        method: MethodId,
        args: &[Term],
        span: Span,
        is_used: bool,
    ) -> Vec<(State, Term)> {
        let declared = self.program.method(method);
        let name = self.program.qualified_name(method);
        if self.depth > DEEPEST {
            self.give_up(span, format!("calls of `{name}` are nested too deeply"));
            return Vec::new();
        }
        let what = format!("precondition of {name}");
        let at = if frame.mode == Mode::Code { Some(span) } else { frame.duty.at.or(Some(span)) };
        let duty = Rc::new(Duty { what: what.into(), at });
        let mut asked = state.clone();
        asked.heap = state.seen().to_vec();
        self.depth += 1;
        let left = self.consume(asked, &declared.contract.requires, method, args, &duty);
        let mut found = Vec::new();
        for mut left in left {
            let is_smaller = !self.is_plain && (frame.has_opened || !left.heap.is_empty());
            if self.is_subject_pure(frame) && !is_smaller && method >= self.subject {
                let detail = format!(
                    "`{name}` may call itself for ever: it is not declared earlier, no `opening` stands before, and it needs all of the heap"
                );
                self.fail(state, frame, Kind::Termination, span, detail);
            }
            let parts = std::mem::take(&mut left.snapshot);
            let view = left.view.take().unwrap_or_default();
            let sites: Vec<Site> = parts.iter().map(|(site, _)| *site).collect();
            let mut all: Vec<(Option<MethodId>, Term)> = args.iter().map(|arg| (None, *arg)).collect();
            all.extend(parts.iter().map(|(site, value)| match site {
                Site::Predicate(predicate) => (Some(*predicate), *value),
                _ => (None, *value),
            }));
            if self.is_plain && !self.add_versions(method, &view, &mut all, span) {
                return Vec::new();
            }
            let ty = declared.ret.clone().unwrap_or(Ty::Int);
            let value = self.app(&mut left, Func::Pure(self.root(method), sites.into()), all, &ty);
            left.heap = view.to_vec();
            if is_used || self.infer > self.using {
                self.define(&mut left, method, args, value);
            }
            let mut all = args.to_vec();
            all.push(value);
            let ensures = &declared.contract.ensures;
            // while an invariant may be broken, nobody has proved what it ensures
            let is_proved = left.dirty.is_empty() || !self.heeds_invariants();
            if !ensures.is_empty() && self.ensuring < 2 && method != self.subject && is_proved {
                self.ensuring += 1;
                let assumed = self
                    .attempt(|prover| prover.specs(left.clone(), ensures, method, &all, Mode::Assume, &duty));
                self.ensuring -= 1;
                if let Some([only]) = assumed.as_deref() {
                    (left.path, left.guards, left.apps) =
                        (only.path.clone(), only.guards.clone(), only.apps.clone());
                }
            }
            left.heap.clone_from(&state.heap);
            left.view.clone_from(&state.view);
            left.snapshot.clone_from(&state.snapshot);
            left.taken.clone_from(&state.taken);
            left.changes = state.changes;
            found.push((left, value));
        }
        self.depth -= 1;
        found
    }

    /// Without permissions, a pure method depends on all that it and those that it calls may read.
    fn add_versions(
        &mut self,
        method: MethodId,
        heap: &[Chunk],
        args: &mut Vec<(Option<MethodId>, Term)>,
        span: Span,
    ) -> bool {
        let effects = self.effects(method);
        if let Some(reason) = &effects.unknown {
            let name = self.program.qualified_name(method);
            self.give_up(span, format!("`{name}` may depend on anything: {reason}"));
            return false;
        }
        args.extend(effects.reads.iter().map(|site| (None, self.version(heap, *site))));
        true
    }

    /// The code of a pure method that is proved.
    pub fn is_subject_pure(&self, frame: &Frame<'p>) -> bool {
        frame.is_subject
            && frame.mode == Mode::Code
            && self.program.method(self.subject).is_pure
            && !self.program.method(self.subject).is_constructor
    }

    /// A pure call is what its body says, where there is only one body.
    fn define(&mut self, state: &mut State, method: MethodId, args: &[Term], value: Term) {
        let Some(only) = self.only_body(state, method, args) else { return };
        let Some(body) = self.program.method(only).body.map(|body| self.program.body(body)) else { return };
        if !body.loops.is_empty() {
            return;
        }
        let duty = Rc::new(Duty { what: "definition".into(), at: None });
        let frame = self.frame(body, Some(only), args, Mode::Eval, &duty);
        self.using += 1;
        let values = self.attempt(|prover| prover.evaluate(state, frame, Stop::Never));
        self.using -= 1;
        if let Some([(after, result)]) = values.as_deref() {
            (state.path, state.apps) = (after.path.clone(), after.apps.clone());
            state.guards.clone_from(&after.guards);
            let same = self.terms.eq(value, *result);
            self.add_fact(state, same);
        }
    }

    /// The method whose body runs, where it can be only one.
    pub fn only_body(&self, state: &State, method: MethodId, args: &[Term]) -> Option<MethodId> {
        let declared = self.program.method(method);
        if declared.is_static || declared.is_constructor {
            return Some(method);
        }
        let known = args.first().and_then(|receiver| state.types.get(receiver));
        let top = known.map_or(declared.class, |known| known.class);
        let top = if self.program.is_subclass(top, declared.class) { top } else { declared.class };
        let is_exact = known.is_some_and(|known| known.is_exact);
        let mut found = None;
        for (index, class) in (0..).zip(&self.program.classes) {
            let id = ClassId(index);
            let fits =
                if is_exact { id == top } else { self.program.is_subclass(id, top) && !class.is_abstract };
            if !fits {
                continue;
            }
            let target = class.dispatch.get(&method).copied().unwrap_or(method);
            if *found.get_or_insert(target) != target {
                return None;
            }
        }
        found
    }
}
