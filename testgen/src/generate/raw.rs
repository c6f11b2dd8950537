//! The input of a case as a heap of the interpreter, put there without running any code: what a test has to build.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use oox_core::case::{CallView, Case, Named, ObjectView, Shown};
use oox_core::exec::{Ended, Interpreter, Known, RanEnding, Replayed, State};
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, FieldId, MethodId, Ty};
use oox_core::term::IntTy;

use super::answers::Question;
use super::plan::Plan;
use super::ranks::{self, Ranks};
use super::reason::{Missing, Reason};
use super::subject::Subject;

/// The input of a case.
#[derive(Clone)]
pub struct Raw {
    /// Where everything is.
    pub state: State,
    /// The arguments, receiver first; without the object of a constructor.
    pub args: Vec<Value>,
    /// What the path looked at; of all other fields the value does not matter.
    pub looked_at: HashMap<ObjId, HashSet<FieldId>>,
    /// What open calls gave, in order, with the object that was called: what its stand-in must answer.
    pub answers: Vec<Answer>,
    /// What several arguments lead to: calls on one of them must not make it anew.
    pub shared: HashSet<ObjId>,
    /// The comparators whose answers are those of an order.
    pub orders: Vec<Order>,
    /// How objects are made, where calls have made them: nobody needs to find that out.
    pub recipes: HashMap<ObjId, Plan>,
    /// Objects that are different must be; else one may stand for two, as long as the path is the same.
    pub is_exact: bool,
}

/// The order of a comparator that nobody has written.
#[derive(Clone, Debug)]
pub struct Order {
    /// The comparator.
    pub comparator: ObjId,
    /// Its method that compares.
    pub method: MethodId,
    /// What it compares, each with a number, the least first.
    pub ranks: Vec<(Value, i64)>,
}

/// A call of a method without code.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its place among the answers of the case.
    pub number: usize,
    /// Whose; `None` for static methods.
    pub receiver: Option<ObjId>,
    /// Which method.
    pub method: MethodId,
    /// What it gave.
    pub ended: Ended,
    /// What it was asked when the method ran on this input; `None` before that, and where nobody asks.
    pub question: Option<Question>,
}

impl Raw {
    /// An input that calls have made.
    pub fn made(state: State, args: Vec<Value>, recipes: HashMap<ObjId, Plan>) -> Self {
        Self {
            state,
            args,
            looked_at: HashMap::new(),
            answers: Vec::new(),
            shared: HashSet::new(),
            orders: Vec::new(),
            recipes,
            is_exact: true,
        }
    }

    /// What open calls give when the method is run on this very heap.
    pub fn replayed(&self) -> Vec<Replayed> {
        let answers = self.answers.iter();
        answers.map(|answer| Replayed { method: answer.method, ended: answer.ended }).collect()
    }
}

/// How that is read which the path leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// What may be anything is a text of its own, so that one can tell where it goes, and what is only compared is a number.
    Usual,
    /// What may be anything is null: a text is no array, and the cast to one that erasure has made would see it.
    Nulls,
    /// What is only compared is an object of a class that nobody has: the path may have ruled numbers out.
    NoNumbers,
}

impl Reading {
    /// All, in the order in which they are tried.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Nulls, Self::NoNumbers];
}

/// Puts the input of a case into a heap.
pub fn raw<'p>(
    subject: &Subject<'p>,
    interpreter: &mut Interpreter<'p>,
    method: MethodId,
    case: &Case,
    reading: Reading,
) -> Result<Raw, Reason> {
    let state = interpreter.start();
    let orders = ranks::of_comparators(case, |call| {
        called(subject, call).is_some_and(|id| subject.program.method(id).is_ordered)
    });
    let mut builder = Builder {
        subject,
        interpreter,
        case,
        reading,
        state,
        made: BTreeMap::new(),
        looked_at: HashMap::new(),
        ranks: ranks::of_comparables(case).filter(|_| reading != Reading::NoNumbers),
        asked_about: asked_about(subject, case),
        compared: orders
            .iter()
            .flat_map(|order| &order.ranks)
            .filter_map(|(shown, _)| symbol(shown))
            .collect(),
        placeholders: 0,
    };
    let of = subject.program.method(method);
    let mut args = Vec::new();
    for arg in &case.args {
        let ty = match of.params.iter().find(|param| param.name == arg.name) {
            Some(param) => param.ty.clone(),
            None => Ty::Ref(of.class),
        };
        args.push(builder.part(&arg.name, &arg.value, &ty)?);
    }
    let mut answers = Vec::new();
    for call in &case.calls {
        let id = called(subject, call).ok_or_else(|| Reason::UnknownMethod(call.method.clone()))?;
        let called = subject.program.method(id);
        let is_of_order = orders.iter().any(|order| {
            order.is_of(call) && matches!(&call.args[0], Shown::Object { name } if name == order.comparator)
        });
        if is_of_order || builder.ranks.is_some() && called.is_ordered && call.args.len() == 2 {
            continue;
        }
        let mut values = Vec::new();
        for (index, arg) in call.args.iter().enumerate() {
            let offset = usize::from(!called.is_static);
            let ty = match index.checked_sub(offset) {
                Some(at) => called.params[at].ty.clone(),
                None => Ty::Ref(called.class),
            };
            values.push(builder.value(arg, &ty)?);
        }
        let ended = match (&call.throws, &call.returns, &called.ret) {
            (Some(class), ..) => Ended::Throwing(builder.exception(class, call.exception.as_ref())?),
            (None, Some(value), Some(ty)) => Ended::Normally(Some(builder.value(value, &ty.clone())?)),
            _ => Ended::Normally(None),
        };
        let receiver = match (called.is_static, values.first()) {
            (false, Some(Value::Obj(object))) => Some(*object),
            _ => None,
        };
        let number = answers.len();
        answers.push(Answer { number, receiver, method: id, ended, question: None });
    }
    let orders = orders.iter().map(|order| builder.order(order)).collect::<Result<_, _>>()?;
    let Builder { state, looked_at, .. } = builder;
    let shared = shared(interpreter, &state, &args);
    Ok(Raw { state, args, looked_at, answers, shared, orders, recipes: HashMap::new(), is_exact: true })
}

/// The objects that more than one of these values leads to.
fn shared(interpreter: &mut Interpreter, state: &State, values: &[Value]) -> HashSet<ObjId> {
    let (mut once, mut again) = (HashSet::new(), HashSet::new());
    for value in values {
        let mut own: HashSet<ObjId> = HashSet::new();
        let mut todo = vec![*value];
        while let Some(next) = todo.pop() {
            let Known::Object(object) = interpreter.known(state, next) else { continue };
            if own.insert(object) {
                todo.extend(interpreter.fields(state, object).into_iter().map(|(_, value)| value));
                todo.extend(interpreter.elements(state, object).into_iter().flatten());
            }
        }
        again.extend(own.intersection(&once).copied());
        once.extend(own);
    }
    again
}

/// Who is called.
fn called(subject: &Subject, call: &CallView) -> Option<MethodId> {
    let (class, _) = call.method.rsplit_once('.')?;
    subject.method(class, &call.signature)
}

/// The references that may be anything and are given to pure methods, where there are several.
fn asked_about(subject: &Subject, case: &Case) -> BTreeSet<String> {
    let is_pure =
        |call: &&CallView| called(subject, call).is_some_and(|id| subject.program.method(id).is_pure);
    let given = case.calls.iter().filter(is_pure).flat_map(|call| call.args.iter().skip(1));
    let symbols: BTreeSet<String> = given.filter_map(symbol).collect();
    if symbols.len() > 1 { symbols } else { BTreeSet::new() }
}

/// The name of a reference that may be anything.
fn symbol(shown: &Shown) -> Option<String> {
    match shown {
        Shown::Any { symbol, .. } => Some(symbol.clone()),
        _ => None,
    }
}

/// An object of which nothing is known but that it is there: the plainest one that can be made.
pub fn any_object(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &mut State,
    class: ClassId,
) -> Option<Value> {
    if subject.program.text.is_some_and(|text| text.class == class) {
        return Some(interpreter.text(state, "text"));
    }
    let mut constructors = subject.methods_of(class);
    constructors.retain(|(_, java)| java.is_constructor);
    constructors.sort_by_key(|(_, java)| java.params.len());
    for (id, _) in constructors {
        let params = &subject.program.method(id).params;
        let mut args = Vec::new();
        for param in params {
            args.push(match (&param.ty, param.name.starts_with(OUTER)) {
                (Ty::Ref(outer), true) => any_object(subject, interpreter, state, *outer)?,
                (ty, _) => interpreter.default(ty),
            });
        }
        let ran = interpreter.construct(state, id, args);
        if let (RanEnding::Returned(Some(value)), true) = (ran.ending, ran.state.gaps.is_empty()) {
            *state = ran.state;
            return Some(value);
        }
    }
    None
}

struct Builder<'b, 'p> {
    subject: &'b Subject<'p>,
    interpreter: &'b mut Interpreter<'p>,
    case: &'b Case,
    reading: Reading,
    state: State,
    made: BTreeMap<String, Value>,
    looked_at: HashMap<ObjId, HashSet<FieldId>>,
    /// The numbers of objects that only an order knows; `None` where the order is not a total one on known objects.
    ranks: Option<Ranks>,
    /// What may be anything and is compared: objects of their own, so that they can be told apart.
    compared: BTreeSet<String>,
    /// What may be anything and is given to pure methods, so that their answers can be told apart.
    asked_about: BTreeSet<String>,
    placeholders: usize,
}

impl Builder<'_, '_> {
    fn value(&mut self, shown: &Shown, ty: &Ty) -> Result<Value, Reason> {
        match shown {
            Shown::Any { any, symbol }
                if any == "Object" && self.reading != Reading::Nulls || self.compared.contains(symbol) =>
            {
                if let Some(known) = self.made.get(symbol) {
                    return Ok(*known);
                }
                let class = self.subject.class(any);
                let is_text = class.is_some() && class == self.subject.program.text.map(|text| text.class);
                let value = if any == "Object" || is_text {
                    self.placeholder()
                } else {
                    let made = class.and_then(|class| self.any_object(class));
                    made.ok_or_else(|| Reason::ToCompare(any.clone()))?
                };
                self.made.insert(symbol.clone(), value);
                Ok(value)
            }
            Shown::Any { any, symbol } if self.asked_about.contains(symbol) => {
                if let Some(known) = self.made.get(symbol) {
                    return Ok(*known);
                }
                let made = match (self.subject.class(any), self.subject.program.text) {
                    (Some(class), Some(text)) if text.class == class => Some(self.placeholder()),
                    (class, _) => class.and_then(|class| self.any_object(class)),
                };
                let value = made.unwrap_or(Value::Null);
                self.made.insert(symbol.clone(), value);
                Ok(value)
            }
            Shown::Null | Shown::Any { .. } => match ty.sort() {
                None => Ok(Value::Null),
                Some(_) => Ok(self.interpreter.default(ty)),
            },
            Shown::Bool(value) => Ok(self.interpreter.bool(*value)),
            Shown::Int(value) => match ty {
                Ty::Float(_) => {
                    #[allow(clippy::cast_precision_loss, reason = "JSON wrote a float without a point")]
                    let value = *value as f64;
                    self.interpreter.float(ty, value).ok_or_else(|| Missing::Float.into())
                }
                _ => self.interpreter.int(ty, *value).ok_or_else(|| Missing::Integer.into()),
            },
            Shown::Float(value) => self.interpreter.float(ty, *value).ok_or_else(|| Missing::Float.into()),
            Shown::Text(text) => {
                let value: f64 = text.parse().map_err(|_| Missing::NumberText(text.clone()))?;
                self.interpreter.float(ty, value).ok_or_else(|| Missing::Float.into())
            }
            Shown::String { .. } => Err(Missing::Text.into()),
            Shown::Written { name, text } => {
                if let Some(known) = self.made.get(name) {
                    return Ok(*known);
                }
                let value = self.interpreter.text(&mut self.state, text);
                self.made.insert(name.clone(), value);
                Ok(value)
            }
            Shown::Constant { name, constant } => {
                if let Some(known) = self.made.get(name) {
                    return Ok(*known);
                }
                let value = self.constant(constant)?;
                self.made.insert(name.clone(), value);
                Ok(value)
            }
            Shown::Object { name } => self.object(name),
        }
    }

    /// A text of its own.
    fn placeholder(&mut self) -> Value {
        let text = placeholder(self.placeholders);
        self.placeholders += 1;
        self.interpreter.text(&mut self.state, &text)
    }

    fn constant(&mut self, constant: &str) -> Result<Value, Reason> {
        let unknown = || Missing::Constant(constant.to_owned());
        let (class, field) = constant.rsplit_once('.').ok_or_else(unknown)?;
        let class = self.subject.class(class).ok_or_else(unknown)?;
        let fields = &self.subject.program.class(class).static_fields;
        let field = fields.iter().find(|id| self.subject.program.field(**id).name == field);
        let field = *field.ok_or_else(unknown)?;
        Ok(self.interpreter.static_field(&mut self.state, field).ok_or_else(unknown)?)
    }

    fn object(&mut self, name: &str) -> Result<Value, Reason> {
        if let Some(known) = self.made.get(name) {
            return Ok(*known);
        }
        let case = self.case;
        let view = case.object(name).ok_or_else(|| Missing::Object(name.to_owned()))?;
        if let Some(elem) = view.ty.strip_suffix("[]") {
            return self.array(view, elem);
        }
        let (class, is_open) = match view.ty.strip_prefix("some ") {
            Some(class) => (class, true),
            None => (view.ty.as_str(), false),
        };
        let id = self.subject.class(class).ok_or_else(|| Missing::Class(class.to_owned()))?;
        if is_open && let Some(rank) = self.ranks.as_ref().and_then(|ranks| ranks.get(name)).copied() {
            return self.rank(name, rank);
        }
        if view.unchosen
            && let Some(value) = self.any_object(id)
        {
            self.made.insert(name.to_owned(), value);
            return Ok(value);
        }
        let of = self.subject.program.class(id);
        let object = if is_open {
            let open = self.interpreter.allocate_open(&mut self.state, id);
            open.ok_or_else(|| Missing::ObjectOf(view.ty.clone()))?
        } else {
            self.interpreter.allocate(&mut self.state, id)
        };
        self.made.insert(name.to_owned(), Value::Obj(object));
        let looked_at = self.fill(object, id, view)?;
        for field in &of.fields {
            let declared = self.subject.program.field(*field);
            if declared.name.starts_with(OUTER)
                && !view.fields.iter().any(|known| known.name == declared.name)
            {
                let outer = self.part(&declared.name, &Shown::Null, &declared.ty)?;
                self.interpreter.set_field(&mut self.state, object, *field, outer);
            }
        }
        self.looked_at.insert(object, looked_at);
        Ok(Value::Obj(object))
    }

    /// Writes what is known of an object into it: which fields somebody has looked at.
    fn fill(&mut self, object: ObjId, class: ClassId, view: &ObjectView) -> Result<HashSet<FieldId>, Reason> {
        let mut looked_at = HashSet::new();
        for field in &view.fields {
            let declared = self
                .subject
                .program
                .class(class)
                .fields
                .iter()
                .find(|id| self.subject.program.field(**id).name == field.name);
            let declared = *declared.ok_or_else(|| Missing::Field(field.name.clone()))?;
            let ty = self.subject.program.field(declared).ty.clone();
            let value = self.part(&field.name, &field.value, &ty)?;
            self.interpreter.set_field(&mut self.state, object, declared, value);
            if !matches!(field.value, Shown::Any { .. }) {
                looked_at.insert(declared);
            }
        }
        Ok(looked_at)
    }

    /// A field or parameter by its name: that of an enclosing instance always holds one.
    fn part(&mut self, name: &str, shown: &Shown, ty: &Ty) -> Result<Value, Reason> {
        if let (Shown::Null | Shown::Any { .. }, Ty::Ref(class), true) = (shown, ty, name.starts_with(OUTER))
        {
            let made = self.any_object(*class);
            return made.ok_or_else(|| Missing::Outer.into());
        }
        self.value(shown, ty)
    }

    fn array(&mut self, view: &ObjectView, elem: &str) -> Result<Value, Reason> {
        let elem = self.ty(elem).ok_or_else(|| Missing::Type(elem.to_owned()))?;
        let length = match view.length {
            Some(Shown::Int(length)) => usize::try_from(length).map_err(|_| Missing::ArrayLength)?,
            _ => 0,
        };
        if length > LONGEST_ARRAY {
            return Err(Reason::LargeArray(LONGEST_ARRAY));
        }
        let mut values = vec![self.interpreter.default(&elem); length];
        if elem == Ty::Bits(IntTy::U16) && self.is_of_text(&view.name) {
            // what nobody looked at is what people read
            for (value, letter) in values.iter_mut().zip((b'a'..=b'z').cycle()) {
                *value = self.interpreter.int(&elem, i64::from(letter)).unwrap_or(*value);
            }
        }
        let array = self.interpreter.array(&mut self.state, &elem, &values);
        let array = array.ok_or_else(|| Missing::ArrayOf(view.ty.clone()))?;
        self.made.insert(view.name.clone(), array);
        let Value::Obj(object) = array else { return Ok(array) };
        for element in &view.elements {
            let value = self.value(&element.value, &elem)?;
            if let Ok(index) = usize::try_from(element.index)
                && index < length
            {
                self.interpreter.set_element(&mut self.state, object, index, value);
            }
        }
        Ok(array)
    }

    /// Whether an array holds the characters of a text.
    fn is_of_text(&self, name: &str) -> bool {
        let Some(text) = self.subject.program.text else { return false };
        let class = &self.subject.program.class(text.class).name;
        let units = &self.subject.program.field(text.units).name;
        let holds = |held: &Named| {
            held.name == *units && matches!(&held.value, Shown::Object { name: known } if known == name)
        };
        self.case
            .pre
            .iter()
            .chain(&self.case.given)
            .any(|view| view.ty == *class && view.fields.iter().any(holds))
    }

    fn ty(&self, text: &str) -> Option<Ty> {
        let program = self.subject.program;
        let shown = |ty: &Ty| program.show_ty(ty) == text;
        let of_array = program.dyn_types.iter().find_map(|ty| match ty {
            oox_core::ir::DynType::Array(Ty::Array(elem)) if shown(elem) => Some((**elem).clone()),
            _ => None,
        });
        of_array.or_else(|| self.subject.class(text).map(Ty::Ref))
    }

    fn any_object(&mut self, class: ClassId) -> Option<Value> {
        any_object(self.subject, self.interpreter, &mut self.state, class)
    }

    /// An exception that a stand-in throws: for one of some class below another, that one will do.
    fn exception(&mut self, class: &str, shown: Option<&Shown>) -> Result<ObjId, Reason> {
        let class = class.strip_prefix("some ").unwrap_or(class);
        let id = self.subject.class(class).ok_or_else(|| Missing::Class(class.to_owned()))?;
        let object = self.interpreter.allocate(&mut self.state, id);
        let case = self.case;
        if let Some(Shown::Object { name }) = shown
            && let Some(view) = case.object(name)
        {
            self.made.insert(name.clone(), Value::Obj(object));
            let looked_at = self.fill(object, id, view)?;
            self.looked_at.insert(object, looked_at);
        }
        Ok(object)
    }

    /// The order of a comparator, in the heap.
    fn order(&mut self, order: &ranks::Order) -> Result<Order, Reason> {
        let shown = Shown::Object { name: order.comparator.to_owned() };
        let found = self.case.calls.iter().find(|call| order.is_of(call) && call.args[0] == shown);
        let method = found.and_then(|call| called(self.subject, call)).ok_or(Missing::Order)?;
        let Value::Obj(comparator) = self.object(order.comparator)? else {
            return Err(Missing::Order.into());
        };
        let ty = self.subject.program.method(method).params[0].ty.clone();
        let mut ranks = Vec::new();
        for (shown, rank) in &order.ranks {
            let value = self.value(shown, &ty)?;
            self.interpreter.set_rank(&mut self.state, method, comparator, value, *rank);
            ranks.push((value, *rank));
        }
        Ok(Order { comparator, method, ranks })
    }

    /// An object that only an order knows is a number.
    fn rank(&mut self, name: &str, rank: i64) -> Result<Value, Reason> {
        let unknown = || Reason::Ranks;
        let method = self.subject.method("Integer", "valueOf(i32)").ok_or_else(unknown)?;
        let int = Ty::Bits(IntTy::I32);
        let number = self.interpreter.int(&int, rank).ok_or_else(unknown)?;
        let ran = self.interpreter.call(&self.state, method, &[number]);
        let RanEnding::Returned(Some(value)) = ran.ending else { return Err(unknown()) };
        self.state = ran.state;
        self.made.insert(name.to_owned(), value);
        Ok(value)
    }
}

/// `a`, `b` ... `z`, `a1` ...
fn placeholder(number: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(number % 26).unwrap_or_default());
    match number / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// How the field or parameter of an enclosing instance begins.
const OUTER: &str = "this$";

/// Longer arrays are not written down.
const LONGEST_ARRAY: usize = 4096;
