//! The engine as an interpreter: methods run on values that are all known, one call after the other, on one heap.
//!
//! Test generation uses it to try out the statements of a test before it writes them down: a test says what this
//! interpreter has seen. Nothing is assumed here. What depends on code that nobody has is said to be so.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::{Ended, Ending, FrameKind, Machine, OrderEntry, State, Task, Violated, Way};
use crate::case::Case;
use crate::config::{Bound, Config};
use crate::heap::{ArrayObject, ObjId, Object, ObjectKind, Resolved, Value};
use crate::ir::{BranchId, ClassId, DynType, FieldId, MethodId, Program, Ty};
use crate::lang::span::{FileId, SourceMap, Span};
use crate::term::{Const, FloatTy, Num};

/// Runs methods on known values.
pub struct Interpreter<'p> {
    machine: Machine<'p>,
    /// Runs without judging anything.
    lenient: &'p Config,
    /// Assumes preconditions and judges the rest.
    strict: &'p Config,
    /// How many steps a call may take; `None` for as many as `--steps` allows.
    brief: Option<u64>,
}

/// A value that is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// The bits of an `f32`.
    F32(u32),
    /// The bits of an `f64`.
    F64(u64),
    /// An object or array.
    Object(ObjId),
    /// It depends on something that is not known.
    Unknown,
}

/// What an open call gives.
#[derive(Clone, Copy, Debug)]
pub struct Replayed {
    /// Who is called.
    pub method: MethodId,
    /// How it ends.
    pub ended: Ended,
}

/// An open call that got what was replayed.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its arguments, receiver first.
    pub args: Vec<Value>,
    /// A contract asked, and not the code: a machine that knows nothing of contracts does not.
    pub is_contract: bool,
}

/// What became of a call.
pub struct Ran {
    /// The heap and the static fields afterwards.
    pub state: State,
    /// How it ended.
    pub ending: RanEnding,
    /// The outcomes of branches that were seen, in the order of the branches.
    pub covered: Vec<(BranchId, usize)>,
    /// What of that a machine does that knows nothing of contracts.
    pub executed: Executed,
    /// The open calls that got what was replayed, in order.
    pub asked: Vec<Asked>,
}

/// What the code of a program did, without what evaluating contracts did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Executed {
    /// The outcomes of branches.
    pub branches: BTreeSet<(BranchId, usize)>,
    /// The same in the order in which each came first.
    pub ways: Vec<(BranchId, Way)>,
    /// How far the numbers that a branch compares are from those that would give the other outcome, at least: 0 next to them.
    pub margins: BTreeMap<(BranchId, usize), i64>,
    /// Where the instructions stand that ran: files and first bytes, see [`Block::place`](crate::ir::Block::place).
    pub places: BTreeSet<(FileId, u32)>,
}

/// How a call ended.
#[derive(Clone, Debug)]
pub enum RanEnding {
    /// With a result or without; a constructor gives its object.
    Returned(Option<Value>),
    /// With an exception.
    Threw(ObjId),
    /// A promise does not hold.
    Violated(Violated),
    /// It never ends: it goes round in a loop, which stands here.
    Endless(Span),
    /// It did not come to an end that is known, for this reason.
    Stuck(String),
}

impl<'p> Interpreter<'p> {
    /// An interpreter whose strict calls judge what `strict` says.
    pub fn new(program: &'p Program, lenient: &'p Config, strict: &'p Config) -> Self {
        let machine = Machine::new(program, lenient, lenient.solver.clone());
        Self { machine, lenient, strict, brief: None }
    }

    /// From now on no call takes more steps than that; `None` for as many as `--steps` allows.
    pub fn set_brief(&mut self, steps: Option<u64>) {
        self.brief = steps;
    }

    /// From then on every call is stuck.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.machine.deadline = deadline;
    }

    /// How many steps a call took.
    pub fn steps_of(&self, ran: &Ran) -> u64 {
        ran.state.count.steps.saturating_sub(self.first_step())
    }

    /// Where steps are counted from: those that a call may not take are gone before it begins.
    fn first_step(&self) -> u64 {
        let bound = self.lenient.bounds.steps.min(self.strict.bounds.steps);
        self.brief.map_or(0, |steps| bound.saturating_sub(steps))
    }

    /// The program.
    pub fn program(&self) -> &'p Program {
        self.machine.program
    }

    /// Before anything has happened.
    pub fn start(&self) -> State {
        State::empty()
    }

    /// A truth value.
    pub fn bool(&self, value: bool) -> Value {
        Value::Prim(self.machine.terms.bool(value))
    }

    /// An integer of a type; `None` for a type that has none.
    pub fn int(&mut self, ty: &Ty, value: i64) -> Option<Value> {
        match ty {
            Ty::Bits(bits) => Some(Value::Prim(self.machine.terms.bits(*bits, value))),
            Ty::Int | Ty::Uint => Some(Value::Prim(self.machine.terms.int(value))),
            _ => None,
        }
    }

    /// A float of a type; `None` for a type that has none.
    pub fn float(&mut self, ty: &Ty, value: f64) -> Option<Value> {
        match ty {
            #[allow(clippy::cast_possible_truncation, reason = "it came from an f32")]
            Ty::Float(FloatTy::F32) => Some(Value::Prim(self.machine.terms.f32(value as f32))),
            Ty::Float(FloatTy::F64) => Some(Value::Prim(self.machine.terms.f64(value))),
            _ => None,
        }
    }

    /// The default value of a type.
    pub fn default(&mut self, ty: &Ty) -> Value {
        self.machine.default(ty)
    }

    /// The object of a literal: equal texts are the same object.
    pub fn literal(&mut self, state: &mut State, text: &str) -> Value {
        let strings = &self.machine.program.strings;
        if let Some(index) = strings.iter().position(|known| known == text) {
            let id = crate::ir::StringId(u32::try_from(index).expect("fewer than 2^32 literals"));
            return Value::Obj(self.machine.text_literal(state, id));
        }
        if let Some(known) = state.identities.interned.get(text) {
            return *known;
        }
        let object = Value::Obj(self.machine.new_text(state, text, 0));
        state.identities.interned.insert(text.into(), object);
        object
    }

    /// A new object of the class of texts that no literal denotes.
    pub fn text(&mut self, state: &mut State, text: &str) -> Value {
        let born = state.tick();
        Value::Obj(self.machine.new_text(state, text, born))
    }

    /// An array of exactly this element type.
    pub fn array(&mut self, state: &mut State, elem: &Ty, values: &[Value]) -> Option<Value> {
        let array_ty = Ty::Array(elem.clone().into());
        let known = &self.machine.program.dyn_types;
        if !known.contains(&DynType::Array(array_ty.clone())) {
            return None;
        }
        let length = self.machine.terms.int(Num::from(values.len()));
        let default = self.machine.default(elem);
        let mut array = ArrayObject::new(elem.clone(), length, Some(default), 0);
        for (index, value) in values.iter().enumerate() {
            let index = self.machine.terms.int(Num::from(index));
            array.add(index, true, *value);
        }
        let types = Program::exactly(self.machine.program.dyn_of_array(&array_ty));
        let object =
            Object { types, kind: ObjectKind::Array(Box::new(array)), ..super::text::new_at(state.tick()) };
        Some(Value::Obj(state.world.heap.allocate(object)))
    }

    /// Overwrites an element; the index is inside of the array.
    pub fn set_element(&mut self, state: &mut State, array: ObjId, index: usize, value: Value) {
        let index = self.machine.terms.int(Num::from(index));
        if let Some(array) = state.world.heap.object_mut(array).array_mut() {
            if array.at(index).is_some() {
                array.set(index, value);
            } else {
                array.add(index, true, value);
            }
        }
    }

    /// An object with default fields, whose constructor has not run.
    pub fn allocate(&mut self, state: &mut State, class: ClassId) -> ObjId {
        self.machine.new_object(state, class)
    }

    /// An object of a class that is not in the program, below this one. `None` where there is no such class.
    pub fn allocate_open(&mut self, state: &mut State, class: ClassId) -> Option<ObjId> {
        let program = self.machine.program;
        let index = program.dyn_types.iter().position(|ty| *ty == DynType::Open(class))?;
        let id = crate::ir::DynTypeId(u32::try_from(index).expect("fewer than 2^32 types"));
        let fields = self.machine.default_fields(class);
        let types = Program::exactly(id);
        let born = state.tick();
        Some(state.world.heap.allocate(Object { types, fields, ..super::text::new_at(born) }))
    }

    /// Says where an object stands in the order of a comparator: `method` compares it by this number from now on.
    pub fn set_rank(
        &mut self,
        state: &mut State,
        method: MethodId,
        comparator: ObjId,
        object: Value,
        rank: i64,
    ) {
        let number = self.machine.terms.int(rank);
        let receiver = Some(Value::Obj(comparator));
        state.input.orders.push_back(OrderEntry { method, receiver, object, version: 0, number });
    }

    /// Writes a field.
    pub fn set_field(&self, state: &mut State, object: ObjId, field: FieldId, value: Value) {
        state.world.heap.object_mut(object).fields.set(field, value);
    }

    /// The value of a static field after its class was initialised; `None` when that fails.
    pub fn static_field(&mut self, state: &mut State, field: FieldId) -> Option<Value> {
        let declared = self.machine.program.field(field);
        self.initialise(state, declared.class)?;
        let ty = declared.ty.clone();
        Some(state.world.statics.get(&field).copied().unwrap_or_else(|| self.machine.default(&ty)))
    }

    /// Runs the static initialisers of a class, unless they have run.
    fn initialise(&mut self, state: &mut State, class: ClassId) -> Option<()> {
        if state.world.initialised.contains(&class) {
            return (!state.world.failed.contains(&class)).then_some(());
        }
        let count = u32::try_from(self.machine.program.methods.len()).expect("fewer than 2^32 methods");
        let anybody = (0..count).map(MethodId).find(|id| !self.machine.program.method(*id).is_constructor)?;
        let mut run = state.clone();
        run.clear_frames();
        // a frame that only ends the run stands below the initialisers
        self.machine.enter(&mut run, FrameKind::Entry(anybody), None, Vec::new());
        run.top_mut().todo = vec![Task::Leave(Ended::Normally(None))];
        self.machine.initialise_first(&mut run, class);
        let ran = self.run(run);
        if !matches!(ran.ending, RanEnding::Returned(_)) || ran.state.world.failed.contains(&class) {
            return None;
        }
        *state = ran.state;
        Some(())
    }

    /// Calls a method, on the implementation of its receiver. Its precondition must hold; nothing is judged.
    pub fn call(&mut self, state: &State, method: MethodId, args: &[Value]) -> Ran {
        self.invoke(state, method, args, false)
    }

    /// Makes an object by a constructor. Nothing is judged.
    pub fn construct(&mut self, state: &State, constructor: MethodId, args: Vec<Value>) -> Ran {
        let mut state = state.clone();
        let object = self.machine.new_object(&mut state, self.machine.program.method(constructor).class);
        let args: Vec<Value> = std::iter::once(Value::Obj(object)).chain(args).collect();
        self.invoke(&state, constructor, &args, false)
    }

    /// Calls the method that is tested, by itself and with its contract: a run that its preconditions or invariants
    /// forbid is stuck. Open calls give what is replayed. The arguments of a constructor begin after its object.
    pub fn act(
        &mut self,
        state: &State,
        method: MethodId,
        mut args: Vec<Value>,
        replayed: Vec<Replayed>,
    ) -> Ran {
        let mut state = state.clone();
        if self.machine.program.method(method).is_constructor {
            let object = self.machine.new_object(&mut state, self.machine.program.method(method).class);
            args.insert(0, Value::Obj(object));
        }
        self.machine.replayed = replayed.into();
        let ran = self.invoke(&state, method, &args, true);
        self.machine.replayed.clear();
        Ran { asked: std::mem::take(&mut self.machine.asked), ..ran }
    }

    fn invoke(&mut self, state: &State, method: MethodId, args: &[Value], is_strict: bool) -> Ran {
        let program = self.machine.program;
        let of = program.method(method);
        let mut state = state.clone();
        state.clear_frames();
        let first_step = self.first_step();
        (state.count.steps, state.notes.output, state.notes.calls) =
            (first_step, imbl::Vector::new(), imbl::Vector::new());
        (state.notes.gaps, state.path.entered) = (imbl::OrdSet::new(), true);
        state.past.start = None;
        let mut method = method;
        if !of.is_static && !of.is_constructor {
            match state.world.heap.resolve(args[0]) {
                Resolved::Object(object) => method = self.target(&state, object, method),
                _ => return stuck(state, "the receiver is null"),
            }
        }
        if let (None, false) = (program.method(method).body, is_strict) {
            return stuck(state, &format!("`{}` has no body", program.qualified_name(method)));
        }
        if let Some(bound) = self.machine.is_over() {
            return stuck(state, &over(bound));
        }
        self.machine.config = if is_strict { self.strict } else { self.lenient };
        self.machine.enter(&mut state, FrameKind::Entry(method), program.method(method).body, args.to_vec());
        if is_strict {
            state.forget_changes();
            let inputs = args.iter().map(|value| ("this".to_owned(), *value)).take(1);
            state.input.args = inputs.collect::<Vec<_>>().into();
            self.machine.plan_entry(&mut state, method, true);
            // a constructor has yet to make its object what it should be
            let made = args.first().filter(|_| of.is_constructor).copied();
            let tasks = self.machine.invariants_of_known(&state, made);
            state.top_mut().todo.extend(tasks.into_iter().rev());
        }
        if !is_strict {
            // nobody calls a method where it may not be called
            let requires = program.method(method).contract.requires.iter().rev();
            let tasks = requires.map(|spec| Task::Check { spec: *spec, assume: true, extra: None });
            state.top_mut().todo = tasks.collect();
        }
        self.machine.initialise_first(&mut state, program.method(method).class);
        self.run(state)
    }

    /// Runs to the end of the only path.
    fn run(&mut self, state: State) -> Ran {
        let before = std::mem::take(&mut self.machine.covered);
        self.machine.covered = before.iter().map(|branch| vec![false; branch.len()]).collect();
        self.machine.executed = Some(Executed::default());
        let mut progress = self.machine.advance(state);
        let executed = self.machine.executed.take().unwrap_or_default();
        let covered: Vec<(BranchId, usize)> = (0u32..)
            .zip(&self.machine.covered)
            .flat_map(|(id, seen)| {
                let outcomes = seen.iter().enumerate().filter(|(_, seen)| **seen);
                outcomes.map(move |(outcome, _)| (BranchId(id), outcome))
            })
            .collect();
        let (Some((state, ending)), true) = (progress.ended.pop(), progress.ended.is_empty()) else {
            let named = |state: &State| state.notes.gaps.iter().next().map(ToString::to_string);
            let open = progress.running.iter().find_map(named);
            let reason =
                open.map_or_else(|| "a value that is not known".to_owned(), |name| format!("`{name}`"));
            let state = progress.running.pop().unwrap_or_else(State::empty);
            return Ran {
                state,
                ending: RanEnding::Stuck(format!("it depends on {reason}")),
                covered,
                executed,
                asked: Vec::new(),
            };
        };
        if !progress.running.is_empty() {
            return Ran { covered, executed, ..stuck(state, "it depends on a value that is not known") };
        }
        let ending = match ending {
            Ending::Returned(value) => RanEnding::Returned(value),
            Ending::Threw(exception) => RanEnding::Threw(exception),
            Ending::Violated(violated) => RanEnding::Violated(violated),
            Ending::Pruned => RanEnding::Stuck("the contract forbids the input".to_owned()),
            Ending::Bound(bound) => RanEnding::Stuck(over(bound)),
            Ending::Endless(span) => RanEnding::Endless(span),
            Ending::Unsupported(_, what) => RanEnding::Stuck(what.to_string()),
        };
        Ran { state, ending, covered, executed, asked: Vec::new() }
    }

    /// The case of a call that came to an end: what was there before it, given with the arguments, and after it. `made_by` says
    /// how the input was made. `None` for a call that is stuck.
    pub fn case(
        &self,
        sources: &SourceMap,
        method: MethodId,
        input: (&State, &[Value]),
        ran: &Ran,
        made_by: &str,
    ) -> Option<Case> {
        Case::of_call(&self.machine, sources, method, input, ran, made_by)
    }

    /// What a value is.
    pub fn known(&self, state: &State, value: Value) -> Known {
        match value {
            Value::Null | Value::Undefined => Known::Null,
            Value::Prim(term) => match self.machine.terms.as_const(term) {
                Some(Const::Bool(value)) => Known::Bool(value),
                Some(Const::Int(num)) => num.to_i64().map_or(Known::Unknown, Known::Int),
                Some(Const::F32(bits)) => Known::F32(bits),
                Some(Const::F64(bits)) => Known::F64(bits),
                None => Known::Unknown,
            },
            reference => match state.world.heap.resolve(reference) {
                Resolved::Null => Known::Null,
                Resolved::Object(id) => Known::Object(id),
                Resolved::Some(_) | Resolved::Maybe(_) => Known::Unknown,
            },
        }
    }

    /// The implementation that an object has of a method.
    pub fn target(&self, state: &State, object: ObjId, method: MethodId) -> MethodId {
        self.machine.program.target(state.world.heap.object(object).types[0], method)
    }

    /// The run-time type of an object.
    pub fn type_of(&self, state: &State, object: ObjId) -> &'p DynType {
        let first = state.world.heap.object(object).types[0];
        &self.machine.program.dyn_types[first.0 as usize]
    }

    /// The class of an object that is no array.
    pub fn class_of(&self, state: &State, object: ObjId) -> Option<ClassId> {
        match self.type_of(state, object) {
            DynType::Class(class) | DynType::Open(class) => Some(*class),
            DynType::Array(_) => None,
        }
    }

    /// The static field that holds an object of an `enum` class; `None` for other objects.
    pub fn constant(&self, state: &State, object: ObjId) -> Option<FieldId> {
        state.constant(self.machine.program, object)
    }

    /// The static field in which the initialiser of its class has left an object.
    pub fn holder(&self, state: &State, object: ObjId) -> Option<FieldId> {
        state.holder(self.machine.program, object)
    }

    /// The fields of an object with their values.
    pub fn fields(&self, state: &State, object: ObjId) -> Vec<(FieldId, Value)> {
        state.world.heap.object(object).fields.iter().collect()
    }

    /// The elements of an array, where its length is known.
    pub fn elements(&mut self, state: &State, object: ObjId) -> Option<Vec<Value>> {
        let array = state.world.heap.object(object).array()?;
        let length = usize::try_from(self.machine.terms.as_num(array.length)?.to_i64()?).ok()?;
        let default = array.default.unwrap_or(Value::Undefined);
        let mut values = vec![default; length];
        for (index, value) in array.cells() {
            let at = self.machine.terms.as_num(index).and_then(Num::to_i64)?;
            *values.get_mut(usize::try_from(at).ok()?)? = value;
        }
        Some(values)
    }

    /// The length of the longest array.
    pub fn largest_array(&self, state: &State) -> i64 {
        let arrays = state.world.heap.ids().filter_map(|id| state.world.heap.object(id).array());
        let lengths = arrays.map(|array| self.machine.terms.as_num(array.length).and_then(Num::to_i64));
        lengths.map(|length| length.unwrap_or(i64::MAX)).max().unwrap_or_default()
    }

    /// The text of an object of the class of texts.
    pub fn text_of(&self, state: &State, object: ObjId) -> Option<String> {
        let text = self.machine.program.text?;
        if self.class_of(state, object) != Some(text.class) {
            return None;
        }
        let units = state.world.heap.object(object).fields.get(text.units)?;
        let Resolved::Object(units) = state.world.heap.resolve(units) else { return None };
        self.machine.known_text(state.world.heap.object(units).array()?)
    }

    /// What was written since the call began: streams and texts; `None` where a text is not known.
    pub fn output(&self, state: &State) -> Option<Vec<(i64, String)>> {
        let mut all: Vec<(i64, String)> = Vec::new();
        for printed in &state.notes.output {
            let stream = self.machine.terms.as_num(printed.stream).and_then(Num::to_i64)?;
            let text = self.machine.known_text(&printed.units)?;
            match all.last_mut() {
                Some((last, known)) if *last == stream => known.push_str(&text),
                _ => all.push((stream, text)),
            }
        }
        Some(all)
    }
}

/// What is said of a run that a bound ended.
fn over(bound: Bound) -> String {
    format!("the bound --{}", bound.word())
}

fn stuck(state: State, reason: &str) -> Ran {
    Ran {
        state,
        ending: RanEnding::Stuck(reason.to_owned()),
        covered: Vec::new(),
        executed: Executed::default(),
        asked: Vec::new(),
    }
}
