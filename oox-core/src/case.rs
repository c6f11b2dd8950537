//! A case: one path with concrete inputs, as plain values that can be printed, stored and replayed.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::exec::{Ended, FrameKind, Machine, State, Violated};
use crate::heap::{ObjId, RefId, Resolved, Value};
use crate::ir::{CheckKind, DynTypeId, MethodId, Program, Ty};
use crate::lang::span::SourceMap;
use crate::solver::Answer;
use crate::term::{Const, Model, Num, SymId, Term};

/// One path of a method with inputs that take it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Case {
    /// Derived from the trail: the same path always has the same id.
    pub id: String,
    /// `Class.method`
    pub method: String,
    /// The choices that lead here.
    pub trail: Vec<u32>,
    /// The arguments, receiver first.
    pub args: Vec<Named>,
    /// The objects of the input, as far as the path looked at them.
    pub pre: Vec<ObjectView>,
    /// The objects at the end, as far as they are known.
    pub post: Vec<ObjectView>,
    /// How it ended.
    pub outcome: Outcome,
    /// Results of open calls, in call order.
    pub calls: Vec<CallView>,
    /// The decisions along the source.
    pub branches: Vec<Decision>,
    /// The calls in progress at the end, innermost first.
    #[serde(default)]
    pub stack: Vec<Call>,
    /// Bounds that left something out on this path.
    pub bounds_hit: Vec<String>,
    /// Calls that were assumed and not executed.
    pub unmodelled: Vec<String>,
}

/// A name and its value.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Named {
    /// The name in the source.
    pub name: String,
    /// Its value.
    pub value: Shown,
}

/// A concrete value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shown {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// An integer that needs more than 64 bits, or a float that JSON cannot say.
    Text(String),
    /// A float.
    Float(f64),
    /// A string.
    String {
        /// Its content.
        string: String,
    },
    /// An object.
    Object {
        /// Its name in the heap.
        #[serde(rename = "ref")]
        name: String,
    },
    /// A reference that the path never looked at: null or any object of the type.
    Any {
        /// The type.
        any: String,
        /// Its name: wherever the same name stands, before and after, it is the same reference.
        #[serde(default)]
        symbol: String,
    },
}

/// A value that is there, also when it is `null`: serde would read that as absent.
fn even_null<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Shown>, D::Error> {
    Shown::deserialize(from).map(Some)
}

impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Null => write!(f, "null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Text(text) => write!(f, "{text}"),
            Self::Float(value) => write!(f, "{value:?}"),
            Self::String { string } => write!(f, "{string:?}"),
            Self::Object { name } => write!(f, "{name}"),
            Self::Any { any, .. } => write!(f, "null or any {any}"),
        }
    }
}

/// An object of a heap.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ObjectView {
    /// Its name: `#1`, `#2`, ...
    pub name: String,
    /// Its class or array type.
    #[serde(rename = "type")]
    pub ty: String,
    /// All classes and array types that it can have on this path, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<String>,
    /// The path knows that it is not null and nothing else: it may be one of the other objects.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unchosen: bool,
    /// Known fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Named>,
    /// The length of an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Shown>,
    /// Known elements of an array, by index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<Element>,
}

/// An element of an array.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Element {
    /// Its index.
    pub index: i64,
    /// Its value.
    pub value: Shown,
}

/// How a path ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Outcome {
    /// The method returned.
    Returns {
        /// What, if anything.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
        value: Option<Shown>,
    },
    /// The method threw.
    Throws {
        /// The class of the exception.
        class: String,
        /// The exception in the heap at the end.
        exception: Shown,
    },
    /// A promise does not hold.
    Violates {
        /// Which kind of promise.
        check: String,
        /// Further words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
        /// The result that a postcondition was judged with.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
        returns: Option<Shown>,
        /// The class of the exception, when one is thrown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        throws: Option<String>,
        /// The line where it was thrown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thrown_at: Option<u32>,
    },
}

/// An open call and what it gave.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CallView {
    /// `Class.method`
    pub method: String,
    /// Receiver first.
    pub args: Vec<Shown>,
    /// What came back.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "even_null")]
    pub returns: Option<Shown>,
    /// The class of what was thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throws: Option<String>,
}

/// A call in progress.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Call {
    /// `Class.method`
    pub method: String,
    /// The file.
    pub file: String,
    /// The line that it stands at.
    pub line: u32,
}

/// A decision at a branch of the source.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The condition as written.
    pub condition: String,
    /// What it was.
    pub taken: bool,
}

impl Case {
    /// The case of a path that ended with a result, an exception or a violation, with readable inputs.
    pub fn new(
        machine: &mut Machine,
        sources: &SourceMap,
        method: MethodId,
        state: &State,
        ended: &Completed,
    ) -> Self {
        let symbols: Vec<SymId> = state.symbols.iter().map(|(id, _)| *id).collect();
        let model = match machine.solver.readable_model(&mut machine.terms, &state.pc, &symbols) {
            Answer::Sat(model) => model,
            // the path is known to be feasible: any model will do
            Answer::Unsat | Answer::Unknown(_) => match machine.solver.model(&mut machine.terms, &state.pc) {
                Answer::Sat(model) => model,
                Answer::Unsat | Answer::Unknown(_) => Rc::new(Model::new()),
            },
        };
        let mut before = View::new(machine, sources, state, &model, true);
        let inputs: Vec<(String, Value)> =
            state.inputs.iter().filter(|(_, value)| !before.is_made(*value)).cloned().collect();
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
        let mut after = View::new(machine, sources, state, &model, false);
        after.names = names;
        after.unknown = unknown;
        for (_, value) in state.inputs.iter() {
            after.show(*value, None);
        }
        let outcome = after.outcome(method, ended);
        let calls = state
            .calls
            .iter()
            .map(|call| {
                let of = machine.program.method(call.method);
                CallView {
                    method: machine.program.qualified_name(call.method),
                    args: call.args.iter().map(|value| after.show(*value, None)).collect(),
                    returns: match call.ended {
                        Ended::Normally(value) => value.map(|value| after.show(value, of.ret.as_ref())),
                        Ended::Throwing(_) => None,
                    },
                    throws: match call.ended {
                        Ended::Normally(_) => None,
                        Ended::Throwing(exception) => Some(machine.exception_name(state, exception)),
                    },
                }
            })
            .collect();
        let post = after.objects();
        let trail = state.trail.indices();
        Self {
            id: case_id(&full_name(machine.program, method), &trail),
            method: machine.program.qualified_name(method),
            args,
            pre,
            post,
            outcome,
            calls,
            branches: decisions(machine, sources, state),
            stack: stack(machine, sources, state),
            bounds_hit: state.bounds_hit.iter().map(|bound| bound.word().to_owned()).collect(),
            unmodelled: state.unmodelled.iter().cloned().collect(),
            trail,
        }
    }
}

/// The end of a path that becomes a case.
#[derive(Clone, Debug)]
pub enum Completed {
    /// The method returned.
    Returned(Option<Value>),
    /// The method threw.
    Threw(ObjId),
    /// A promise does not hold.
    Violated(Violated),
}

fn parameter_types(machine: &Machine, method: MethodId, state: &State) -> Vec<(String, Ty)> {
    let of = machine.program.method(method);
    let mut types: Vec<(String, Ty)> = Vec::new();
    if state.inputs.len() > of.params.len() {
        types.push(("this".to_owned(), Ty::Ref(of.class)));
    }
    types.extend(of.params.iter().map(|param| (param.name.clone(), param.ty.clone())));
    types
}

fn stack(machine: &Machine, sources: &SourceMap, state: &State) -> Vec<Call> {
    let program = machine.program;
    let mut calls = Vec::new();
    for (depth, frame) in state.frames().iter().rev().enumerate() {
        let (FrameKind::Entry(method) | FrameKind::Call(method, _)) = frame.kind else { continue };
        let mut span = program.span_of(method);
        if let Some(body) = frame.body.map(|id| program.body(id)) {
            let block = &body.cfg[frame.block];
            let is_caller = depth > 0 && frame.todo.is_empty();
            // a caller stands after its call
            let at = if is_caller { frame.at.saturating_sub(1) } else { frame.at };
            let is_at_start = frame.block == body.entry && frame.at == 0;
            if !is_at_start {
                span = block.instrs.get(at).map_or(block.span, |instr| instr.span);
            }
        }
        if span.file != crate::resolve::PRELUDE_FILE {
            calls.push(Call {
                method: program.qualified_name(method),
                file: sources.file(span.file).name.clone(),
                line: sources.start(span).line,
            });
        }
    }
    calls
}

fn decisions(machine: &Machine, sources: &SourceMap, state: &State) -> Vec<Decision> {
    let mut all = Vec::new();
    for (branch, taken) in state.decisions.iter().copied() {
        let span = machine.program.branches[branch.0 as usize].span;
        all.push(Decision {
            file: sources.file(span.file).name.clone(),
            line: sources.start(span).line,
            condition: sources.text(span).split_whitespace().collect::<Vec<_>>().join(" "),
            taken,
        });
    }
    all
}

/// Overloads are different methods.
fn full_name(program: &Program, method: MethodId) -> String {
    format!("{}.{}", program.class(program.method(method).class).name, program.signature(method))
}

/// FNV-1a over the method and the trail: short, and the same on every machine.
fn case_id(method: &str, trail: &[u32]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let bytes = method.bytes().chain(trail.iter().flat_map(|choice| choice.to_le_bytes()));
    for byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}

/// Turns values of a state into concrete ones; objects get names in the order in which they are met.
struct View<'v, 'p> {
    machine: &'v Machine<'p>,
    sources: &'v SourceMap,
    state: &'v State,
    model: &'v Model,
    /// Show what was there before the run.
    before: bool,
    names: Vec<Met>,
    /// References that were met and may be null or anything.
    unknown: Vec<RefId>,
}

/// An object that was met: a real one, or one that the path never chose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Met {
    Object(ObjId),
    Unchosen(RefId),
}

impl<'v, 'p> View<'v, 'p> {
    fn new(
        machine: &'v Machine<'p>,
        sources: &'v SourceMap,
        state: &'v State,
        model: &'v Model,
        before: bool,
    ) -> Self {
        Self { machine, sources, state, model, before, names: Vec::new(), unknown: Vec::new() }
    }

    /// Made by the run itself: not part of the input.
    fn is_made(&self, value: Value) -> bool {
        matches!(self.state.heap.resolve(value), Resolved::Object(id) if self.state.heap.object(id).is_new)
            && matches!(value, Value::Obj(_))
    }

    fn show(&mut self, value: Value, ty: Option<&Ty>) -> Shown {
        match value {
            Value::Prim(term) => self.show_term(term, ty),
            Value::Undefined => Shown::Null,
            reference => match self.chosen(reference) {
                Resolved::Null => Shown::Null,
                Resolved::Maybe(id) => {
                    let ty = &self.state.heap.reference(id).ty;
                    let any = self.machine.program.show_ty(ty);
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
        let resolved = self.state.heap.resolve(value);
        let (Resolved::Some(id) | Resolved::Maybe(id)) = resolved else { return resolved };
        let Some(selector) = self.state.heap.reference(id).selector else { return resolved };
        let code = self.constant(selector).as_num().and_then(Num::to_i64).unwrap_or(0);
        if code == 0 {
            return Resolved::Null;
        }
        // the number of a reference that nobody accessed may be that of an object it cannot denote, by chance
        let heap = &self.state.heap;
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
        let known = candidates.into_iter().find(|object| Machine::code(self.state, *object) == code);
        // an object that nobody accessed: every reference with its number denotes it
        let first = || {
            heap.reference_ids()
                .find(|other| self.has_code(*other, code) && heap.reference(*other).types == *types)
        };
        known.map_or_else(|| Resolved::Some(first().unwrap_or(id)), Resolved::Object)
    }

    fn has_code(&self, id: RefId, code: i64) -> bool {
        let selector = self.state.heap.reference(id).selector;
        selector.is_some_and(|selector| self.constant(selector).as_num().and_then(Num::to_i64) == Some(code))
    }

    fn outcome(&mut self, method: MethodId, ended: &Completed) -> Outcome {
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
                let of = program.body(body);
                let last = of.params.checked_sub(1).map(|index| &of.slots[index]);
                let result = last
                    .filter(|slot| slot.name.as_deref() == Some("retval"))
                    .map(|slot| self.show(*result, Some(&slot.ty)));
                (None, result)
            }
            _ => (None, None),
        }
    }

    fn thrown_at(&self, exception: ObjId) -> Option<u32> {
        let span = self.state.thrown_at.get(&exception)?;
        (span.file != crate::resolve::PRELUDE_FILE).then(|| self.sources.start(*span).line)
    }

    fn name(&mut self, met: Met) -> Shown {
        let position = self.names.iter().position(|known| *known == met).unwrap_or_else(|| {
            self.names.push(met);
            self.names.len() - 1
        });
        Shown::Object { name: format!("#{}", position + 1) }
    }

    fn constant(&self, term: Term) -> Const {
        self.machine.terms.eval(term, self.model)
    }

    fn show_term(&self, term: Term, ty: Option<&Ty>) -> Shown {
        match (self.constant(term), ty) {
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
    fn objects(&mut self) -> Vec<ObjectView> {
        let mut views = Vec::new();
        while views.len() < self.names.len() {
            let index = views.len();
            views.push(self.object(self.names[index], index));
        }
        views
    }

    fn object(&mut self, met: Met, index: usize) -> ObjectView {
        let program = self.machine.program;
        let name = format!("#{}", index + 1);
        let id = match met {
            Met::Object(id) => id,
            Met::Unchosen(id) => {
                let reference = self.state.heap.reference(id);
                let ty = program.representative(&reference.types);
                let ty = ty.map_or_else(|| program.show_ty(&reference.ty), |ty| program.show_dyn(ty));
                return ObjectView {
                    name,
                    ty,
                    types: self.several(&reference.types),
                    // in the merged mode the model has chosen
                    unchosen: reference.selector.is_none(),
                    fields: Vec::new(),
                    length: None,
                    elements: Vec::new(),
                };
            }
        };
        let state = self.state;
        let object = state.heap.object(id);
        let ty = program.show_dyn(program.representative(&object.types).unwrap_or(object.types[0]));
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
                if let Some(index) = self.constant(at).as_num().and_then(Num::to_i64) {
                    elements.push(Element { index, value: self.show(value, Some(&array.elem)) });
                }
            }
            elements.sort_by_key(|element| element.index);
        }
        let types = self.several(&object.types);
        ObjectView { name, ty, types, unchosen: false, fields, length, elements }
    }

    fn several(&self, types: &[DynTypeId]) -> Vec<String> {
        let names = types.iter().map(|ty| self.machine.program.show_dyn(*ty));
        if types.len() > 1 { names.collect() } else { Vec::new() }
    }
}

fn show_float(value: f64) -> Shown {
    if value.is_finite() { Shown::Float(value) } else { Shown::Text(value.to_string()) }
}
