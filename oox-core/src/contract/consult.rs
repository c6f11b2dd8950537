//! Open calls of which somebody outside says what they give, see [`Oracle`](crate::oracle::Oracle): everything that the call is
//! given must be known. Objects that such calls give are opaque: they travel, and are given back with all that happened to them.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::heap::{Binding, ObjId, ObjectKind, Resolved, Value};
use crate::input::Fresh;
use crate::ir::{ClassId, DynType, MethodId, Ty};
use crate::machine::{Flow, Machine};
use crate::oracle::{KnownCall, KnownValue, Said};
use crate::state::{Ended, ForeignCall, FrameKind, InitFor, State, SymbolOrigin};
use crate::term::{Const, FloatTy};

/// So many calls on one path are asked about.
const MOST_CALLS: usize = 200;
/// How deep, and how large, what is given may be.
const DEEPEST: usize = 6;
const MOST_PARTS: usize = 256;

/// What became of a question.
pub(super) enum Consulted {
    /// The call ends so.
    Ends(Ended),
    /// A class has to be initialised first.
    Waits(ClassId),
    /// Nobody knows.
    Unknown,
}

impl<'p> Machine<'p> {
    /// Whether the object of a call is one that only code without source knows, so that nothing but this code can run.
    pub(crate) fn is_opaque(&self, state: &State, args: &[Value], method: MethodId) -> bool {
        let callee = self.program.method(method);
        self.config.oracle.is_some()
            && !callee.is_static
            && !callee.is_constructor
            && callee.contract.is_empty()
            && args.first().is_some_and(|receiver| state.giver(*receiver).is_some())
    }

    /// Asks what the open call at hand gives, if everything is known.
    pub(super) fn consult(&mut self, state: &mut State, id: MethodId) -> Consulted {
        let method = self.program.method(id);
        let Some(oracle) = self.config.oracle.clone() else { return Consulted::Unknown };
        if let Some(value) = self.given_before(state, id) {
            return Consulted::Ends(Ended::Normally(Some(value)));
        }
        let found = self.question(state, id).and_then(|(call, question)| {
            let said = oracle.ask(self.program, &question)?;
            Some((call, said))
        });
        let Some((mut call, said)) = found else { return self.unanswered(state) };
        if let Said::Value(value) = &said
            && let Some(class) = self.class_to_initialise(state, value)
        {
            return Consulted::Waits(class);
        }
        let args = state.top().args.clone();
        let number = state.foreign.calls.len();
        let ended = match said {
            Said::Done => {
                if method.is_constructor {
                    state.note_giver(args[0], number);
                }
                Ended::Normally(None)
            }
            Said::Argument(index) => match args.get(index + usize::from(method.is_constructor)) {
                Some(value) => Ended::Normally(Some(*value)),
                None => return self.unanswered(state),
            },
            Said::Value(KnownValue::Given(earlier)) => {
                let Some(value) = call.uses.get(earlier).and_then(|earlier| given_by(state, *earlier)) else {
                    return self.unanswered(state);
                };
                Ended::Normally(Some(value))
            }
            Said::Value(value) => {
                let ty = method.ret.clone().expect("only a method with a result gives a value");
                match self.materialise(state, &value, &ty) {
                    Some(value) => Ended::Normally(Some(value)),
                    None => return self.unanswered(state),
                }
            }
            Said::Object => {
                let value = self.opaque(state, id);
                state.note_giver(value, number);
                Ended::Normally(Some(value))
            }
            Said::Thrown { class, message } => {
                Ended::Throwing(self.exception_with(state, class, message.as_deref()))
            }
        };
        if let Ended::Normally(value) = ended {
            call.gave = value;
        }
        state.foreign.calls.push_back(Rc::new(call));
        state.notes.seen.insert(self.program.qualified_name(id));
        Consulted::Ends(ended)
    }

    /// A constant of a library is one object, however often it is read.
    fn given_before(&self, state: &State, id: MethodId) -> Option<Value> {
        if !self.program.method(id).is_pure || !state.top().args.is_empty() {
            return None;
        }
        state.foreign.calls.iter().find(|call| call.known.method == id)?.gave
    }

    /// Nobody knows what a call did to the objects that it was given, and these may lead to others.
    fn unanswered(&self, state: &mut State) -> Consulted {
        let args = state.top().args.clone();
        let may_reach = |value: &Value| match self.known_value(state, *value, &mut 0, 0) {
            Some(KnownValue::Given(_)) => true,
            Some(_) => false,
            None => !matches!(value, Value::Prim(_) | Value::Null | Value::Undefined),
        };
        if args.iter().any(may_reach) {
            state.forget_givers();
        }
        Consulted::Unknown
    }

    /// The call at hand, and the question about it: the calls before it that matter, and the call itself.
    fn question(&self, state: &State, id: MethodId) -> Option<(ForeignCall, Vec<KnownCall>)> {
        let method = self.program.method(id);
        if state.foreign.calls.len() >= MOST_CALLS || state.is_concurrent() || state.top().is_contract {
            return None;
        }
        let all = state.top().args.clone();
        let args = if method.is_constructor {
            // a constructor of a class above says nothing of the object as a whole
            let Resolved::Object(made) = state.world.heap.resolve(all[0]) else { return None };
            let types = &state.world.heap.object(made).types[..];
            let is_exact = matches!(types, [only]
                if self.program.dyn_types[only.0 as usize] == DynType::Class(method.class));
            if !is_exact {
                return None;
            }
            all[1..].to_vec()
        } else {
            all.to_vec()
        };
        let known = self.known_call(state, id, &args)?;
        let mut used = BTreeSet::new();
        known.args.iter().for_each(|value| add_given(value, &mut used));
        // what happened to these objects, and to those that were there with them
        let mut calls: BTreeSet<usize> = used;
        loop {
            let before = calls.len();
            for (number, call) in state.foreign.calls.iter().enumerate().rev() {
                if calls.contains(&number) || call.uses.iter().any(|used| calls.contains(used)) {
                    calls.insert(number);
                    calls.extend(&call.uses);
                }
            }
            if calls.len() == before {
                break;
            }
        }
        let mut question = Vec::new();
        let places: Vec<usize> = calls.into_iter().collect();
        for number in &places {
            let call = &state.foreign.calls[*number];
            // what was given then may have been changed since, by code that is ours
            if self.known_call(state, call.known.method, &call.args).as_ref() != Some(&call.known) {
                return None;
            }
            question.push(renumbered(&call.known, &places));
        }
        question.push(renumbered(&known, &places));
        Some((ForeignCall { known, args, uses: places, gave: None }, question))
    }

    fn known_call(&self, state: &State, method: MethodId, args: &[Value]) -> Option<KnownCall> {
        let mut parts = 0;
        let args = args.iter().map(|value| self.known_value(state, *value, &mut parts, 0));
        Some(KnownCall { method, args: args.collect::<Option<_>>()? })
    }

    /// A value as a whole, if everything about it is known.
    fn known_value(
        &self,
        state: &State,
        value: Value,
        parts: &mut usize,
        depth: usize,
    ) -> Option<KnownValue> {
        *parts += 1;
        if depth > DEEPEST || *parts > MOST_PARTS {
            return None;
        }
        if let Some(call) = state.giver(value) {
            return Some(KnownValue::Given(call));
        }
        let object = match value {
            Value::Null => return Some(KnownValue::Null),
            Value::Undefined => return None,
            Value::Prim(term) => {
                return Some(match self.terms.as_const(term)? {
                    Const::Bool(value) => KnownValue::Bool(value),
                    Const::Int(number) => KnownValue::Int(number.to_i64()?),
                    Const::F32(bits) => KnownValue::F32(bits),
                    Const::F64(bits) => KnownValue::F64(bits),
                });
            }
            reference => match state.world.heap.resolve(reference) {
                Resolved::Null => return Some(KnownValue::Null),
                Resolved::Object(object) => object,
                Resolved::Some(_) | Resolved::Maybe(_) => return None,
            },
        };
        let held = state.world.heap.object(object);
        if let Some(array) = held.array() {
            let values = self.known_elements(array)?;
            let values = values.into_iter().map(|value| self.known_value(state, value, parts, depth + 1));
            return Some(KnownValue::Array {
                elem: array.elem.clone(),
                values: values.collect::<Option<_>>()?,
            });
        }
        let [only] = &held.types[..] else { return None };
        let DynType::Class(class) = self.program.dyn_types[only.0 as usize] else { return None };
        if let Some(text) = self.program.text.filter(|text| text.class == class) {
            let Resolved::Object(units) = state.world.heap.resolve(held.fields.get(text.units)?) else {
                return None;
            };
            return self.known_text(state.world.heap.object(units).array()?).map(KnownValue::Text);
        }
        if let Some(field) = state.constant(self.program, object) {
            return Some(KnownValue::Constant(field));
        }
        if !self.program.class(class).is_library {
            return None;
        }
        let fields = held.fields.iter();
        let fields = fields.map(|(field, value)| {
            self.known_value(state, value, parts, depth + 1).map(|value| (field, value))
        });
        Some(KnownValue::Object { class, fields: fields.collect::<Option<_>>()? })
    }

    /// A class whose constants are in a value and not there yet.
    fn class_to_initialise(&self, state: &State, value: &KnownValue) -> Option<ClassId> {
        match value {
            KnownValue::Constant(field) => {
                let class = self.program.field(*field).class;
                (!state.world.initialised.contains(&class)).then_some(class)
            }
            KnownValue::Array { values, .. } => {
                values.iter().find_map(|value| self.class_to_initialise(state, value))
            }
            KnownValue::Object { fields, .. } => {
                fields.iter().find_map(|(_, value)| self.class_to_initialise(state, value))
            }
            _ => None,
        }
    }

    /// Runs the static initialisers of a class and of those above it, one at a time.
    pub(super) fn initialise_for_answer(&mut self, state: &mut State, class: ClassId) -> Flow<'p> {
        let above = self.program.initialised_before(class).into_iter();
        let next = above.chain([class]).find(|class| !state.world.initialised.contains(class));
        if let Some(class) = next {
            state.world.initialised.insert(class);
            if let Some(body) = self.program.class(class).static_init {
                self.enter(state, FrameKind::StaticInit(InitFor::Code), Some(body), Vec::new());
            }
        }
        Flow::Stay
    }

    /// The value in the heap.
    fn materialise(&mut self, state: &mut State, value: &KnownValue, ty: &Ty) -> Option<Value> {
        Some(match (value, ty) {
            (KnownValue::Null, _) if ty.is_reference() => Value::Null,
            (KnownValue::Bool(value), Ty::Bool) => Value::Prim(self.terms.bool(*value)),
            (KnownValue::Int(value), Ty::Bits(bits)) => Value::Prim(self.terms.bits(*bits, *value)),
            (KnownValue::F32(bits), Ty::Float(FloatTy::F32)) => {
                Value::Prim(self.terms.f32(f32::from_bits(*bits)))
            }
            (KnownValue::F64(bits), Ty::Float(FloatTy::F64)) => {
                Value::Prim(self.terms.f64(f64::from_bits(*bits)))
            }
            (KnownValue::Text(text), Ty::Ref(_)) => {
                self.program.text?;
                let born = state.tick();
                Value::Obj(self.new_text(state, text, born))
            }
            (KnownValue::Constant(field), Ty::Ref(_)) => *state.world.statics.get(field)?,
            (KnownValue::Array { elem, values }, Ty::Ref(_) | Ty::Array(_)) => {
                let array_ty = Ty::Array(elem.clone().into());
                if !self.program.dyn_types.contains(&DynType::Array(array_ty.clone())) {
                    return None;
                }
                let parts: Vec<Value> =
                    values.iter().map(|value| self.materialise(state, value, elem)).collect::<Option<_>>()?;
                let length = self.terms.int(i64::try_from(parts.len()).ok()?);
                let array = self.make_array(state, &array_ty, &[], length);
                for (index, value) in (0i64..).zip(parts) {
                    let index = self.terms.int(index);
                    if let ObjectKind::Array(array) = &mut state.world.heap.object_mut(array).kind {
                        array.add(index, true, value);
                    }
                }
                Value::Obj(array)
            }
            (KnownValue::Object { class, fields }, Ty::Ref(_)) => {
                let object = self.new_object(state, *class);
                for (field, value) in fields {
                    let ty = self.program.field(*field).ty.clone();
                    let value = self.materialise(state, value, &ty)?;
                    state.world.heap.object_mut(object).fields.set(*field, value);
                }
                Value::Obj(object)
            }
            _ => return None,
        })
    }

    /// An object of which nothing is known but that it is there.
    fn opaque(&mut self, state: &mut State, id: MethodId) -> Value {
        let stamp = state.tick();
        let budget = i64::from(self.config.bounds.k);
        let origin = SymbolOrigin::OpenCall(id);
        let fresh = Fresh { origin, budget, stamp, owner: None, holder: None, non_null: true };
        let declared = self.declared_result(state, id, state.top().args.first().copied());
        let value = self.fresh(state, &declared, fresh);
        if let Value::Sym(reference) = value {
            state.world.heap.mark_given(reference);
            state.world.heap.bind(reference, Binding::Some);
        }
        value
    }

    /// An exception with a message.
    fn exception_with(&mut self, state: &mut State, class: ClassId, message: Option<&str>) -> ObjId {
        let exception = self.new_object(state, class);
        let field = self.program.builtin.message;
        let has_texts =
            self.program.text.is_some_and(|text| self.program.field(field).ty == Ty::Ref(text.class));
        if let Some(message) = message.filter(|_| has_texts) {
            let born = state.tick();
            let text = self.new_text(state, message, born);
            state.world.heap.object_mut(exception).fields.set(field, Value::Obj(text));
        }
        exception
    }
}

/// The object that a call gave.
fn given_by(state: &State, call: usize) -> Option<Value> {
    let references = state.world.heap.reference_ids().map(Value::Sym);
    let mut all = references.chain(state.world.heap.ids().map(Value::Obj));
    all.find(|value| state.giver(*value) == Some(call))
}

/// The calls that gave what a value consists of.
fn add_given(value: &KnownValue, found: &mut BTreeSet<usize>) {
    match value {
        KnownValue::Given(call) => _ = found.insert(*call),
        KnownValue::Array { values, .. } => values.iter().for_each(|value| add_given(value, found)),
        KnownValue::Object { fields, .. } => fields.iter().for_each(|(_, value)| add_given(value, found)),
        _ => {}
    }
}

/// A call in which those before it are counted among these only.
fn renumbered(call: &KnownCall, places: &[usize]) -> KnownCall {
    fn value(known: &KnownValue, places: &[usize]) -> KnownValue {
        match known {
            KnownValue::Given(call) => {
                KnownValue::Given(places.iter().position(|place| place == call).unwrap_or(usize::MAX))
            }
            KnownValue::Array { elem, values } => KnownValue::Array {
                elem: elem.clone(),
                values: values.iter().map(|part| value(part, places)).collect(),
            },
            KnownValue::Object { class, fields } => KnownValue::Object {
                class: *class,
                fields: fields.iter().map(|(field, part)| (*field, value(part, places))).collect(),
            },
            plain => plain.clone(),
        }
    }
    KnownCall { method: call.method, args: call.args.iter().map(|part| value(part, places)).collect() }
}
