//! Making a case of a state: a readable model, and the values of the state under it.

use super::path::{KnownDecisions, case_id, searched, stack};
use super::schedule::schedule;
use super::telling::telling;
use super::{CallView, Case, Completed, Element, Inputs, Named, ObjectView, Origin, Outcome, Output, Shown};
use crate::heap::{ArrayObject, ObjId, RefId, Resolved, Value};
use crate::ir::{CheckKind, DynType, DynTypeId, MethodId, Ty};
use crate::lang::span::SourceMap;
use crate::machine::Machine;
use crate::solver::Answer;
use crate::state::{Ended, FrameKind, State, Violated};
use crate::term::{Const, Model, Num, SymId, Term};

impl Case {
    /// The case of a path that ended with a result, an exception or a violation, with readable inputs.
    pub fn new(
        machine: &mut Machine,
        sources: &SourceMap,
        decided: &mut KnownDecisions,
        method: MethodId,
        state: &State,
        ended: &Completed,
    ) -> Self {
        let symbols: Vec<SymId> = state.path.symbols.iter().map(|(id, _)| *id).collect();
        let model = match machine.solver.readable_model(&mut machine.terms, &state.path.condition, &symbols) {
            Answer::Sat(model) => Some(model),
            // any model will do, and without one nothing is said that depends on it
            Answer::Unsat | Answer::Unknown(_) => {
                match machine.solver.model(&mut machine.terms, &state.path.condition) {
                    Answer::Sat(model) => Some(model),
                    Answer::Unsat | Answer::Unknown(_) => None,
                }
            }
        };
        let result = match ended {
            Completed::Returned(value) => *value,
            _ => None,
        };
        let told = model.as_deref().filter(|_| machine.config.telling_inputs);
        let told = told.map(|model| telling(machine, state, result, model));
        let model = told.as_ref().or(model.as_deref());
        let mut before = View::new(machine, sources, state, model, true);
        let inputs: Vec<(String, Value)> =
            state.input.args.iter().filter(|(_, value)| !before.is_made(*value)).cloned().collect();
        let types = parameter_types(machine, method, state);
        let args = inputs
            .iter()
            .map(|(name, value)| {
                let ty = types.iter().find(|(known, _)| known == name).map(|(_, ty)| ty.clone());
                Named { name: name.clone(), value: before.show(*value, ty.as_ref()) }
            })
            .collect();
        let pre = before.objects();
        let (names, unknown) = (before.names, before.unknown);
        let mut after = View::new(machine, sources, state, model, false);
        after.names = names;
        after.unknown = unknown;
        for (_, value) in state.input.args.iter() {
            after.show(*value, None);
        }
        let outcome = after.outcome(method, ended);
        let calls = state
            .notes
            .calls
            .iter()
            .map(|call| {
                let called = machine.program.method(call.method);
                CallView {
                    method: machine.program.qualified_name(call.method),
                    signature: machine.program.signature(call.method),
                    is_real: call.is_real,
                    args: call.args.iter().map(|value| after.show(*value, None)).collect(),
                    returns: match call.ended {
                        Ended::Normally(value) => value.map(|value| after.show(value, called.ret.as_ref())),
                        Ended::Throwing(_) => None,
                    },
                    throws: match call.ended {
                        Ended::Normally(_) => None,
                        Ended::Throwing(exception) => Some(machine.exception_name(state, exception)),
                    },
                    exception: match call.ended {
                        Ended::Normally(_) => None,
                        Ended::Throwing(exception) => after.exception(exception),
                    },
                }
            })
            .collect();
        let schedule = schedule(&mut after, method, ended);
        let post = after.objects();
        let output = after.output();
        let mut came = View::new(machine, sources, state, model, true);
        (came.names, came.unknown) = (after.names, after.unknown);
        let given = if state.notes.calls.is_empty() { Vec::new() } else { came.given(&pre, &post) };
        let trail = state.path.trail.indices();
        Self {
            id: case_id(&searched(machine, method), &trail),
            method: machine.program.qualified_name(method),
            inputs: if model.is_some() { Inputs::Known } else { Inputs::Unknown },
            args,
            pre,
            post,
            given,
            outcome,
            calls,
            output,
            branches: decided.of(machine.program, sources, state),
            stack: stack(machine, sources, state),
            schedule,
            bounds_hit: state.path.bounds_hit.iter().map(|bound| bound.word().to_owned()).collect(),
            unmodelled: state.notes.gaps.iter().map(ToString::to_string).collect(),
            trail,
            from: Origin::Path,
        }
    }
}

fn parameter_types(machine: &Machine, method: MethodId, state: &State) -> Vec<(String, Ty)> {
    let declared = machine.program.method(method);
    let mut types: Vec<(String, Ty)> = Vec::new();
    if state.input.args.len() > declared.params.len() {
        types.push(("this".to_owned(), Ty::Ref(declared.class)));
    }
    types.extend(declared.params.iter().map(|param| (param.name.clone(), param.ty.clone())));
    types
}

/// Turns values of a state into concrete ones; objects get names in the order in which they are met.
pub(crate) struct View<'v, 'p> {
    pub(super) machine: &'v Machine<'p>,
    pub(super) sources: &'v SourceMap,
    pub(super) state: &'v State,
    /// `None`: the values of the path are not known.
    model: Option<&'v Model>,
    /// Show what was there before the run.
    before: bool,
    pub(crate) names: Vec<Met>,
    /// References that were met and may be null or anything.
    unknown: Vec<RefId>,
}

/// An object that was met: a real one, or one that the path never chose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Met {
    Object(ObjId),
    Unchosen(RefId),
}

impl<'v, 'p> View<'v, 'p> {
    pub(crate) fn new(
        machine: &'v Machine<'p>,
        sources: &'v SourceMap,
        state: &'v State,
        model: Option<&'v Model>,
        before: bool,
    ) -> Self {
        Self { machine, sources, state, model, before, names: Vec::new(), unknown: Vec::new() }
    }

    /// Made by the run itself: not part of the input.
    fn is_made(&self, value: Value) -> bool {
        matches!(self.state.world.heap.resolve(value), Resolved::Object(id) if self.state.world.heap.object(id).is_new)
            && matches!(value, Value::Obj(_))
    }

    pub(crate) fn show(&mut self, value: Value, ty: Option<&Ty>) -> Shown {
        match value {
            Value::Prim(term) => self.show_term(term, ty),
            Value::Undefined => Shown::Null,
            reference => match self.chosen(reference) {
                Resolved::Null => Shown::Null,
                Resolved::Maybe(id) => {
                    // what the path has found out about its class is a part of the input
                    let reference = self.state.world.heap.reference(id);
                    let ty = self.machine.program.closest(&reference.ty, &reference.types);
                    let any = self.machine.program.show_ty(&ty);
                    let position = self.unknown.iter().position(|known| *known == id).unwrap_or_else(|| {
                        self.unknown.push(id);
                        self.unknown.len() - 1
                    });
                    Shown::Any { any, symbol: format!("?{}", position + 1) }
                }
                Resolved::Object(id) => self.name(Met::Object(id)),
                Resolved::Some(id) => self.name(Met::Unchosen(id)),
            },
        }
    }

    /// What a reference denotes; in the merged mode the model says it.
    fn chosen(&self, value: Value) -> Resolved {
        let resolved = self.state.world.heap.resolve(value);
        let (Resolved::Some(id) | Resolved::Maybe(id)) = resolved else { return resolved };
        let Some(selector) = self.state.world.heap.reference(id).selector else {
            let constant = self.any_constant(id).filter(|_| resolved == Resolved::Some(id));
            return constant.map_or(resolved, Resolved::Object);
        };
        let Some(code) = self.number(selector) else { return resolved };
        if code == 0 {
            return Resolved::Null;
        }
        // the number of a reference that nobody accessed may be that of an object it cannot denote, by chance
        let heap = &self.state.world.heap;
        let types = &heap.reference(id).types;
        let certainly_fits =
            |object: &ObjId| heap.object(*object).types.iter().all(|ty| types.binary_search(ty).is_ok());
        let fits =
            |object: &ObjId| heap.object(*object).types.iter().any(|ty| types.binary_search(ty).is_ok());
        let reference = heap.reference(id);
        let candidates: Vec<ObjId> = match (&reference.parts, &reference.candidates) {
            (None, None) => heap.candidates(id).into_iter().filter(certainly_fits).collect(),
            (None, Some(known)) => known.to_vec(),
            (Some(_), _) => heap.ids().filter(fits).collect(),
        };
        let known = candidates.into_iter().find(|object| self.state.world.heap.number(*object) == code);
        // an object that nobody accessed: every reference with its number denotes it
        let first = || {
            heap.reference_ids()
                .find(|other| self.has_code(*other, code) && heap.reference(*other).types == *types)
        };
        let known = known.or_else(|| self.any_constant(id));
        known.map_or_else(|| Resolved::Some(first().unwrap_or(id)), Resolved::Object)
    }

    /// An object for a reference that the path never chose and that denotes a constant: each of them will do.
    fn any_constant(&self, id: RefId) -> Option<ObjId> {
        let reference = self.state.world.heap.reference(id);
        let is_enum = |ty: &DynTypeId| self.machine.program.enum_of(*ty).is_some();
        if !reference.types.iter().all(is_enum) || reference.candidates.is_some() {
            return None;
        }
        self.state.world.heap.candidates(id).first().copied()
    }

    fn has_code(&self, id: RefId, code: i64) -> bool {
        let selector = self.state.world.heap.reference(id).selector;
        selector.is_some_and(|selector| self.number(selector) == Some(code))
    }

    /// An exception that somebody else has thrown, unless its class is of a library.
    fn exception(&mut self, exception: ObjId) -> Option<Shown> {
        let program = self.machine.program;
        let first = self.state.world.heap.object(exception).types[0];
        let is_library = match &program.dyn_types[first.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => program.class(*class).is_library,
            DynType::Array(_) => true,
        };
        (!is_library).then(|| self.show(Value::Obj(exception), None))
    }

    pub(crate) fn outcome(&mut self, method: MethodId, ended: &Completed) -> Outcome {
        let program = self.machine.program;
        match ended {
            Completed::Returned(value) => {
                let ty = program.method(method).ret.as_ref();
                Outcome::Returns { value: value.map(|value| self.show(value, ty)) }
            }
            Completed::Threw(exception) => Outcome::Throws {
                class: self.machine.exception_name(self.state, *exception),
                exception: self.show(Value::Obj(*exception), None),
            },
            Completed::Violated(violated) => {
                let thrown = violated.thrown;
                if let Some(exception) = thrown {
                    self.show(Value::Obj(exception), None);
                }
                let (object, returns) = self.judged(violated);
                let detail = match (object, &violated.detail) {
                    (Some(object), _) => Some(format!("of {object}")),
                    (None, detail) => detail.clone(),
                };
                Outcome::Violates {
                    check: violated.kind(program).word().to_owned(),
                    detail,
                    returns,
                    throws: thrown.map(|exception| self.machine.exception_name(self.state, exception)),
                    thrown_at: thrown.and_then(|exception| self.thrown_at(exception)),
                }
            }
            Completed::Endless(span) => Outcome::Endless { line: self.sources.start(*span).line },
        }
    }

    /// The object whose invariant was judged, and the result that a postcondition was judged with.
    fn judged(&mut self, violated: &Violated) -> (Option<Shown>, Option<Shown>) {
        let program = self.machine.program;
        let Some(frame) =
            self.state.frames().last().filter(|frame| matches!(frame.kind, FrameKind::Assert(_)))
        else {
            return (None, None);
        };
        let (args, body) = (frame.args.clone(), frame.body);
        match (violated.kind(program), args.last(), body) {
            (CheckKind::Invariant, Some(object), _) => (Some(self.show(*object, None)), None),
            (CheckKind::Ensures, Some(result), Some(body)) => {
                let body = program.body(body);
                let last = body.params.checked_sub(1).map(|index| &body.slots[index]);
                let result = last
                    .filter(|slot| slot.name.as_deref() == Some("retval"))
                    .map(|slot| self.show(*result, Some(&slot.ty)));
                (None, result)
            }
            _ => (None, None),
        }
    }

    fn thrown_at(&self, exception: ObjId) -> Option<u32> {
        let call = self.state.notes.library_calls.get(&exception);
        let span = call.map(|call| call.span).or(self.state.notes.thrown_at.get(&exception).copied())?;
        (span.file != crate::resolve::PRELUDE_FILE).then(|| self.sources.start(span).line)
    }

    fn name(&mut self, met: Met) -> Shown {
        let position = self.names.iter().position(|known| *known == met).unwrap_or_else(|| {
            self.names.push(met);
            self.names.len() - 1
        });
        let name = format!("#{}", position + 1);
        match (self.text(met), self.constant_name(met)) {
            (Some(text), _) => Shown::Written { name, text },
            (None, Some(constant)) => Shown::Constant { name, constant },
            (None, None) => Shown::Object { name },
        }
    }

    /// The static field that holds an object of an `enum` class, or one that an input denotes.
    fn constant_name(&self, met: Met) -> Option<String> {
        let Met::Object(id) = met else { return None };
        let program = self.machine.program;
        let field = if self.state.input.shared.contains(&id) {
            self.state.holder(program, id)?
        } else {
            self.state.constant(program, id).filter(|_| self.state.world.heap.object(id).is_constant)?
        };
        let declared = program.field(field);
        Some(format!("{}.{}", program.class(declared.class).name, declared.name))
    }

    /// The text of an object of the class of texts, as far as all of it is known.
    fn text(&self, met: Met) -> Option<String> {
        let (Met::Object(id), Some(text)) = (met, self.machine.program.text) else { return None };
        let object = self.state.world.heap.object(id);
        let is_text =
            |ty: &DynTypeId| self.machine.program.dyn_types[ty.0 as usize] == DynType::Class(text.class);
        if !object.types.iter().all(is_text) {
            return None;
        }
        let known = if self.before { &object.input } else { &object.fields };
        match self.chosen(known.get(text.units)?) {
            Resolved::Object(units) => {
                let array = self.state.world.heap.object(units).array()?;
                if self.before {
                    self.units(array, array.input.iter().copied())
                } else {
                    self.units(array, array.cells())
                }
            }
            _ => None,
        }
    }

    fn units(&self, array: &ArrayObject, cells: impl Iterator<Item = (Term, Value)>) -> Option<String> {
        array.text(cells, |term| self.number(term))
    }

    /// What the program wrote; neighbours on one stream are joined.
    pub(crate) fn output(&self) -> Vec<Output> {
        let mut all: Vec<Output> = Vec::new();
        for printed in &self.state.notes.output {
            let stream = self.number(printed.stream).unwrap_or_default();
            let text = self.units(&printed.units, printed.units.cells());
            match (all.last_mut(), text) {
                (Some(Output { stream: last, text: Some(known) }), Some(text)) if *last == stream => {
                    known.push_str(&text);
                }
                (_, text) => all.push(Output { stream, text }),
            }
        }
        all
    }

    /// The value of a term, unless it needs values that are not known.
    fn constant(&self, term: Term) -> Option<Const> {
        let terms = &self.machine.terms;
        terms.as_const(term).or_else(|| self.model.map(|model| terms.eval(term, model)))
    }

    pub(super) fn number(&self, term: Term) -> Option<i64> {
        self.constant(term)?.as_num().and_then(Num::to_i64)
    }

    fn show_term(&self, term: Term, ty: Option<&Ty>) -> Shown {
        let Some(value) = self.constant(term) else { return Shown::Text("unknown".to_owned()) };
        match (value, ty) {
            (Const::Int(num), Some(Ty::String)) => self.show_string(&num),
            (Const::Int(num), _) => num.to_i64().map_or_else(|| Shown::Text(num.to_string()), Shown::Int),
            (Const::Bool(value), _) => Shown::Bool(value),
            (Const::F32(bits), _) => show_float(f64::from(f32::from_bits(bits))),
            (Const::F64(bits), _) => show_float(f64::from_bits(bits)),
        }
    }

    /// Number 0 is null, then come the literals of the program, then strings that are in no literal.
    fn show_string(&self, num: &Num) -> Shown {
        let literals = &self.machine.program.strings;
        match num.to_i64().map(usize::try_from) {
            Some(Ok(0)) => Shown::Null,
            Some(Ok(number)) if number <= literals.len() => {
                Shown::String { string: literals[number - 1].clone() }
            }
            _ => Shown::String { string: format!("other{num}") },
        }
    }

    /// The objects met so far and all that they lead to.
    pub(crate) fn objects(&mut self) -> Vec<ObjectView> {
        let mut views = Vec::new();
        while views.len() < self.names.len() {
            let index = views.len();
            views.push(self.object(self.names[index], index));
        }
        views
    }

    /// Of all objects met, those that neither the input nor the run has made and that are otherwise at the end.
    fn given(&mut self, pre: &[ObjectView], post: &[ObjectView]) -> Vec<ObjectView> {
        let mut given = self.objects();
        let is_made = |met: &Met| matches!(met, Met::Object(id) if self.state.world.heap.object(*id).is_new);
        let mut made = self.names.iter().map(is_made);
        given.retain(|view| {
            let is_made = made.next().unwrap_or_default();
            !is_made && !pre.iter().any(|known| known.name == view.name) && !post.contains(view)
        });
        given
    }

    fn object(&mut self, met: Met, index: usize) -> ObjectView {
        let program = self.machine.program;
        let name = format!("#{}", index + 1);
        let id = match met {
            Met::Object(id) => id,
            Met::Unchosen(id) => {
                let reference = self.state.world.heap.reference(id);
                let ty = program.representative(&reference.types);
                let ty = ty.map_or_else(|| program.show_ty(&reference.ty), |ty| program.show_dyn(ty));
                return ObjectView {
                    name,
                    ty,
                    types: self.several(&reference.types),
                    // in the merged mode the model has chosen
                    unchosen: reference.selector.is_none(),
                    text: None,
                    constant: None,
                    fields: Vec::new(),
                    length: None,
                    elements: Vec::new(),
                };
            }
        };
        let state = self.state;
        let object = state.world.heap.object(id);
        let ty = program.show_dyn(program.representative(&object.types).unwrap_or(object.types[0]));
        let (text, constant) = (self.text(met), self.constant_name(met));
        if text.is_some() || constant.is_some() {
            let (fields, elements) = (Vec::new(), Vec::new());
            let (types, length) = (Vec::new(), None);
            return ObjectView { name, ty, types, unchosen: false, text, constant, fields, length, elements };
        }
        let known = if self.before { &object.input } else { &object.fields };
        let mut fields = Vec::new();
        for (field, value) in known.iter() {
            let declared = program.field(field);
            let value = self.show(value, Some(&declared.ty));
            fields.push(Named { name: declared.name.clone(), value });
        }
        let mut length = None;
        let mut elements = Vec::new();
        if let Some(array) = object.array() {
            length = Some(self.show_term(array.length, None));
            let cells: Vec<(Term, Value)> =
                if self.before { array.input.iter().copied().collect() } else { array.cells().collect() };
            for (at, value) in cells {
                if let Some(index) = self.number(at) {
                    elements.push(Element { index, value: self.show(value, Some(&array.elem)) });
                }
            }
            elements.sort_by_key(|element| element.index);
        }
        let types = self.several(&object.types);
        ObjectView { name, ty, types, unchosen: false, text, constant, fields, length, elements }
    }

    fn several(&self, types: &[DynTypeId]) -> Vec<String> {
        let names = types.iter().map(|ty| self.machine.program.show_dyn(*ty));
        if types.len() > 1 { names.collect() } else { Vec::new() }
    }
}

fn show_float(value: f64) -> Shown {
    if value.is_finite() { Shown::Float(value) } else { Shown::Text(value.to_string()) }
}
