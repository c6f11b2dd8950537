//! What is proved of a method: its contract is well formed, its body keeps it, it may stand in for what it overrides.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use super::failure::Kind;
use super::prover::Prover;
use super::state::{Duty, End, Exit, Frame, Known, Mode, Source, State, Stop};
use crate::ir::{CallTarget, InstrKind, MethodId, Spec, Ty};
use crate::lang::span::Span;
use crate::solver::PathCondition;
use crate::term::Term;

impl<'p> Prover<'p> {
    /// Proves everything about the method.
    pub fn prove(&mut self) {
        let method = self.subject;
        let declared = self.program.method(method);
        if let Some(reason) = self.refused(method) {
            self.give_up(declared.span, reason);
            return;
        }
        if self.mentions_itself(method) {
            let (state, args) = self.start(method);
            if let Some(body) = declared.body {
                let duty = Rc::new(Duty { what: "contract of a pure method".into(), at: None });
                let frame = self.frame(self.program.body(body), Some(method), &args, Mode::Code, &duty);
                let detail = "its own precondition calls it, so that it has no meaning".to_owned();
                self.fail(&state, &frame, Kind::Termination, declared.span, detail);
            }
            return;
        }
        let (start, args) = self.start(method);
        if declared.is_predicate {
            self.predicate_is_fine(start, &args);
            return;
        }
        let own = Rc::new(Duty { what: self.named("precondition", method), at: None });
        let entered = self.produce(start, &declared.contract.requires, method, &args, &own);
        self.under_construction = if declared.is_constructor { args.first().copied() } else { None };
        let entered: Vec<State> =
            entered.into_iter().map(|state| self.assume_invariants(state, &args)).collect();
        self.vacuous = entered.is_empty();
        // without permissions, what is promised is looked at where it is proved
        let looked_at = if self.is_plain { &[] } else { &entered[..] };
        for state in looked_at {
            self.contract_is_fine(state, &args);
        }
        if !declared.is_trusted {
            for state in entered {
                self.body(state, &args);
            }
            self.cut_proofs();
        }
        for above in self.overridden(method) {
            self.stands_in(above);
        }
    }

    fn named(&self, what: &str, method: MethodId) -> Rc<str> {
        format!("{what} of {}", self.program.qualified_name(method)).into()
    }

    /// What there are no rules for as a whole.
    fn refused(&self, method: MethodId) -> Option<String> {
        let declared = self.program.method(method);
        let class = self.program.class(declared.class);
        if let Some((_, reason)) = declared.unsupported.first() {
            return Some(reason.clone());
        }
        let has_invariants = !class.invariants.is_empty() && !declared.is_predicate && !declared.is_helper;
        if has_invariants && !self.is_plain {
            let name = &class.name;
            return Some(format!(
                "`{name}` has an `invariant`, which proofs do not know: say it in a predicate"
            ));
        }
        if declared.is_pure && !declared.is_predicate {
            let body = declared.body.map(|body| self.program.body(body));
            if body.is_some_and(|body| !body.loops.is_empty()) {
                return Some("a loop in a pure method: it is not proved that it ends".to_owned());
            }
        }
        None
    }

    /// A precondition that calls pure methods whose preconditions call them again.
    fn mentions_itself(&self, method: MethodId) -> bool {
        let mut work = self.called_by_contract(method);
        let mut seen = work.clone();
        while let Some(next) = work.pop() {
            if next == method {
                return true;
            }
            for called in self.called_by_contract(next) {
                if !seen.contains(&called) {
                    seen.push(called);
                    work.push(called);
                }
            }
        }
        false
    }

    fn called_by_contract(&self, method: MethodId) -> Vec<MethodId> {
        let declared = self.program.method(method);
        if declared.is_predicate || !declared.is_pure {
            return Vec::new();
        }
        let bodies = declared.contract.requires.iter().map(|spec| self.program.body(spec.body));
        let instrs = bodies.flat_map(|body| body.cfg.node_weights()).flat_map(|block| &block.instrs);
        let called = instrs.filter_map(|instr| match &instr.kind {
            InstrKind::Call { target: CallTarget::Exact(id) | CallTarget::Virtual(id), .. } => Some(*id),
            _ => None,
        });
        called.filter(|id| !self.program.method(*id).is_predicate).collect()
    }

    /// The state before anything is known, with values for the parameters.
    fn start(&mut self, method: MethodId) -> (State, Vec<Term>) {
        let mark = self.symbol(&Ty::Int);
        let mut state = State {
            heap: Vec::new(),
            view: None,
            old: Rc::new(Vec::new()),
            old_mark: mark,
            mark,
            path: PathCondition::new(),
            guards: Vector::new(),
            apps: Vector::new(),
            types: OrdMap::new(),
            snapshot: Vec::new(),
            source: Source::Fresh,
            changes: 0,
            taken: Vector::new(),
            branches: Vector::new(),
            quantified: Vector::new(),
            indices: Vector::new(),
            rounds: OrdSet::new(),
            dirty: Vector::new(),
        };
        self.entry_mark = Some(mark);
        let zero = self.terms.int(0);
        let some = self.terms.lt(zero, mark);
        self.add_fact(&mut state, some);
        let declared = self.program.method(method);
        let mut args = Vec::new();
        if !declared.is_static {
            let this = self.fresh(&mut state, &Ty::Ref(declared.class));
            let there = self.terms.lt(zero, this);
            self.add_fact(&mut state, there);
            state.types.insert(this, Known { class: declared.class, is_exact: false });
            self.this = Some(this);
            args.push(this);
        }
        for param in &declared.params {
            let value = self.fresh(&mut state, &param.ty);
            if param.non_null {
                let there = self.terms.ne(value, zero);
                self.add_fact(&mut state, there);
            }
            args.push(value);
        }
        (state, args)
    }

    fn predicate_is_fine(&mut self, state: State, args: &[Term]) {
        let method = self.subject;
        let Some(body) = self.program.method(method).body else { return };
        let duty = Rc::new(Duty { what: self.named("body", method), at: None });
        let frame = self.frame(self.program.body(body), Some(method), args, Mode::Produce, &duty);
        self.run(state, frame, Stop::Never);
    }

    /// What is promised speaks only of places that it has permission to.
    fn contract_is_fine(&mut self, entered: &State, args: &[Term]) {
        let method = self.subject;
        let declared = self.program.method(method);
        let mut after = entered.clone();
        after.old = Rc::new(std::mem::take(&mut after.heap));
        self.raise_mark(&mut after);
        let mut all = args.to_vec();
        let mut normal = after.clone();
        if let Some(ty) = &declared.ret {
            all.push(self.fresh(&mut normal, ty));
        } else if declared.is_constructor {
            all.push(args[0]);
        }
        let duty = Rc::new(Duty { what: self.named("postcondition", method), at: None });
        if declared.is_pure && !declared.is_constructor {
            normal.heap = normal.old.to_vec();
            normal.view = Some(Rc::clone(&normal.old));
            self.specs(normal, &declared.contract.ensures, method, &all, Mode::Assume, &duty);
        } else {
            self.produce(normal, &declared.contract.ensures, method, &all, &duty);
        }
        let duty = Rc::new(Duty { what: self.named("exceptional postcondition", method), at: None });
        for (class, spec) in self.thrown_by(method) {
            let Some((spec, takes_value)) = spec else { continue };
            let mut thrown = after.clone();
            let mut all = args.to_vec();
            if takes_value {
                let value = self.fresh(&mut thrown, &Ty::Ref(class));
                let zero = self.terms.int(0);
                let there = self.terms.lt(zero, value);
                self.add_fact(&mut thrown, there);
                all.push(value);
            }
            self.produce(thrown, &[spec], method, &all, &duty);
        }
    }

    /// The body keeps the contract.
    fn body(&mut self, mut state: State, args: &[Term]) {
        let method = self.subject;
        let declared = self.program.method(method);
        let Some(body) = declared.body.map(|body| self.program.body(body)) else { return };
        if declared.is_constructor {
            for field in &self.program.class(declared.class).fields {
                self.add_default(&mut state, *field, args[0], declared.span);
            }
            self.note_new(&mut state, declared.class, args[0]);
        }
        state.old = Rc::new(state.heap.clone());
        let duty = Rc::new(Duty { what: self.named("body", method), at: None });
        if !self.limit(&state, args, &duty) {
            return;
        }
        let mut frame = self.frame(body, Some(method), args, Mode::Code, &duty);
        frame.is_subject = true;
        for end in self.run(state, frame, Stop::Never) {
            self.ended(end, args);
        }
    }

    /// What the method may change, where it says so.
    fn limit(&mut self, state: &State, args: &[Term], duty: &Rc<Duty>) -> bool {
        let method = self.subject;
        match self.named_places(state, method, args, duty) {
            Some(clauses) => {
                self.limits = (!clauses.is_empty()).then(|| Rc::new(clauses));
                true
            }
            None => {
                self.give_up(self.program.method(method).span, "what `assignable` names cannot be said");
                false
            }
        }
    }

    /// The proofs that begin at a `cut`.
    fn cut_proofs(&mut self) {
        let method = self.subject;
        let declared = self.program.method(method);
        let Some(body) = declared.body.map(|body| self.program.body(body)) else { return };
        let mut done = 0;
        while let Some(cut) = self.cuts.get(done).copied() {
            done += 1;
            let (start, fresh) = self.start(method);
            let own = Rc::new(Duty { what: self.named("precondition", method), at: None });
            let entered = self.produce(start, &declared.contract.requires, method, &fresh, &own);
            for mut state in entered {
                state.old = Rc::new(std::mem::take(&mut state.heap));
                state.snapshot = Vec::new();
                self.raise_mark(&mut state);
                let duty = Rc::new(Duty { what: self.named("body", method), at: None });
                let mut frame = self.frame(body, Some(method), &fresh, Mode::Produce, &duty);
                frame.is_subject = true;
                let slots = Self::assigned_anywhere(body);
                self.forget(&mut state, &mut frame, slots);
                (frame.block, frame.at) = (cut.block, cut.at);
                for end in self.run(state, frame, Stop::Cut) {
                    let mut frame = end.frame;
                    frame.mode = Mode::Code;
                    for end in self.run(end.state, frame, Stop::Never) {
                        self.ended(end, &fresh);
                    }
                }
            }
        }
    }

    fn ended(&mut self, end: End<'p>, args: &[Term]) {
        let method = self.subject;
        let declared = self.program.method(method);
        let End { state, frame, exit, span } = end;
        match exit {
            Exit::Return(value) => {
                let mut all = args.to_vec();
                if let (Some(_), Some(value)) = (&declared.ret, value) {
                    all.push(value);
                } else if declared.is_constructor {
                    all.push(args[0]);
                }
                let duty = Rc::new(Duty { what: self.named("postcondition", method), at: None });
                if declared.is_pure && declared.ret.is_some() {
                    let mut state = state;
                    state.view = Some(Rc::new(state.heap.clone()));
                    self.pure_post(state, &all, &duty);
                    return;
                }
                for state in self.consume(state, &declared.contract.ensures, method, &all, &duty) {
                    self.invariants_hold(state, span, "at the end");
                }
            }
            Exit::Throw(value) => {
                for state in self.invariants_hold(state, span, "when an exception leaves") {
                    self.threw(state, &frame, value, args, span);
                }
            }
            Exit::Stopped(_) => {}
        }
    }

    /// A pure method keeps what it requires permission to.
    fn pure_post(&mut self, state: State, all: &[Term], duty: &Rc<Duty>) {
        let method = self.subject;
        self.specs(state, &self.program.method(method).contract.ensures, method, all, Mode::Consume, duty);
    }

    /// An exception has left the body.
    fn threw(&mut self, state: State, frame: &Frame<'p>, value: Term, args: &[Term], at: Span) {
        let method = self.subject;
        let declared = self.program.method(method);
        let known = state.types.get(&value).copied();
        let class = known.map_or(self.program.builtin.throwable, |known| known.class);
        let is_exact = known.is_some_and(|known| known.is_exact);
        let named = self.thrown_by(method);
        let is_named = named.iter().any(|(named, _)| self.program.is_subclass(class, *named));
        if !is_named {
            let name = self.program.class(class).name.clone();
            let detail = format!("`{name}` may leave the method, and no `signals` clause names it");
            self.fail(&state, frame, Kind::Exception, at, detail);
            return;
        }
        if !declared.contract.throws.is_empty() {
            self.give_up(declared.span, "exceptions that several cases of a contract permit");
            return;
        }
        let duty = Rc::new(Duty { what: self.named("exceptional postcondition", method), at: None });
        let mut holding = Vec::new();
        for (named, spec) in named {
            let Some((spec, takes_value)) = spec else { continue };
            let fits = self.program.is_subclass(class, named);
            if !fits && (is_exact || !self.program.is_subclass(named, class)) {
                continue;
            }
            holding.push((spec, takes_value));
        }
        let mut states = vec![state];
        for (spec, takes_value) in holding {
            let mut all = args.to_vec();
            if takes_value {
                all.push(value);
            }
            let mut next = Vec::new();
            for state in states {
                next.extend(self.consume(state, &[spec], method, &all, &duty));
            }
            states = next;
        }
    }

    /// A method that overrides another one keeps what callers of that one rely on.
    fn stands_in(&mut self, above: MethodId) {
        let method = self.subject;
        let (own, other) = (self.program.method(method), self.program.method(above));
        if !self.program.class(other.class).is_of_user() || own.is_predicate || other.is_predicate {
            return;
        }
        let (start, args) = self.start(method);
        let above_requires = Rc::new(Duty { what: self.named("precondition", above), at: Some(own.span) });
        let asks = Rc::new(Duty {
            what: format!(
                "precondition of {} where {} is overridden",
                self.program.qualified_name(method),
                self.program.qualified_name(above)
            )
            .into(),
            at: Some(own.span),
        });
        for state in self.produce(start, &other.contract.requires, above, &args, &above_requires) {
            let mark = state.mark;
            for mut state in self.consume(state, &own.contract.requires, method, &args, &asks) {
                state.old = state.view.take().unwrap_or_default();
                state.old_mark = mark;
                self.raise_mark(&mut state);
                self.promises_more(state, above, &args);
            }
        }
    }

    fn promises_more(&mut self, state: State, above: MethodId, args: &[Term]) {
        let method = self.subject;
        let (own, other) = (self.program.method(method), self.program.method(above));
        let gives = Rc::new(Duty { what: self.named("postcondition", method), at: Some(own.span) });
        let what = format!("postcondition of {}, which is overridden", self.program.qualified_name(above));
        let wanted = Rc::new(Duty { what: what.into(), at: Some(own.span) });
        for (class, _) in self.thrown_by(method) {
            if !self.thrown_by(above).iter().any(|(named, _)| self.program.is_subclass(class, *named)) {
                let reason = format!(
                    "`{}` throws what the method that it overrides does not name",
                    self.program.qualified_name(method)
                );
                self.give_up(own.span, reason);
                return;
            }
        }
        if own.contract.signals.len() + other.contract.signals.len() > 0
            && own.contract.signals.iter().any(|(_, spec)| !self.is_plain(*spec))
        {
            self.give_up(own.span, "exceptional postconditions of a method that overrides another one");
            return;
        }
        let mut normal = state;
        let mut all = args.to_vec();
        if let Some(ty) = &own.ret {
            all.push(self.fresh(&mut normal, ty));
        }
        if own.is_pure && own.ret.is_some() {
            normal.heap = normal.old.to_vec();
            normal.view = Some(Rc::clone(&normal.old));
            for state in self.specs(normal, &own.contract.ensures, method, &all, Mode::Assume, &gives) {
                self.specs(state, &other.contract.ensures, above, &all, Mode::Consume, &wanted);
            }
            return;
        }
        for state in self.produce(normal, &own.contract.ensures, method, &all, &gives) {
            self.consume(state, &other.contract.ensures, above, &all, &wanted);
        }
    }

    /// A clause that says nothing but that something may be thrown.
    fn is_plain(&self, spec: Spec) -> bool {
        self.program.check(spec.check).is_assumed_only
    }
}
