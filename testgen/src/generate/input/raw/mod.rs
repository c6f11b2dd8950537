//! The input of a case as a heap of the interpreter, put there without running any code: what a test has to build.

mod builder;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use oox_core::case::{CallView, Case, Shown};
use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Ended, Interpreter, Known, RanEnding, Replayed, State};
use oox_core::ir::{ClassId, FieldId, MethodId, Ty};

use builder::Builder;

use crate::generate::input::plan::Plan;
use crate::generate::input::question::Question;
use crate::generate::input::ranks;
use crate::generate::reason::Reason;
use crate::generate::subject::Subject;

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
    pub orders: Vec<ComparatorOrder>,
    /// How objects are made, where calls have made them: nobody needs to find that out.
    pub recipes: HashMap<ObjId, Plan>,
    /// Objects that are different must be; else one may stand for two, as long as the path is the same.
    pub is_exact: bool,
}

/// The order of a comparator that nobody has written.
#[derive(Clone, Debug)]
pub struct ComparatorOrder {
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
    let declared = subject.program.method(method);
    let mut args = Vec::new();
    for arg in &case.args {
        let ty = match declared.params.iter().find(|param| param.name == arg.name) {
            Some(param) => param.ty.clone(),
            None => Ty::Ref(declared.class),
        };
        args.push(builder.part(&arg.name, &arg.value, &ty)?);
    }
    let mut answers = Vec::new();
    for call in &case.calls {
        if call.is_real {
            // it gives what it gives; where that matters and nobody knows, the run is stuck
            if call.throws.is_some() && !builder.interpreter.has_oracle() {
                return Err(Reason::NoCode(call.method.clone()));
            }
            continue;
        }
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
#[expect(clippy::disallowed_methods, reason = "a set is made of it")]
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
    if let Some(made) = of_parts(subject, interpreter, state, class) {
        return Some(made);
    }
    let mut constructors = subject.methods_of(class);
    constructors.retain(|(_, java)| java.is_constructor);
    constructors.sort_by_key(|(_, java)| java.params.len());
    for (id, _) in constructors {
        // many refuse nothing, and some refuse zero and null
        for is_friendly in [false, true] {
            let mut args = Vec::new();
            for param in &subject.program.method(id).params {
                args.push(match (&param.ty, param.name.starts_with(OUTER)) {
                    (Ty::Ref(outer), true) => any_object(subject, interpreter, state, *outer)?,
                    (ty, _) if is_friendly => friendly(subject, interpreter, state, ty),
                    (ty, _) => interpreter.default(ty),
                });
            }
            let ran = interpreter.construct(state, id, args);
            if let (RanEnding::Returned(Some(value)), true) = (&ran.ending, ran.doubt().is_none()) {
                let value = *value;
                *state = ran.state;
                return Some(value);
            }
        }
    }
    None
}

/// A value that constructors seldom refuse: 1, a text.
fn friendly(subject: &Subject, interpreter: &mut Interpreter, state: &mut State, ty: &Ty) -> Value {
    match (ty, subject.program.text) {
        (Ty::Ref(class), Some(text)) if *class == text.class => interpreter.text(state, "text"),
        _ => interpreter.int(ty, 1).unwrap_or_else(|| interpreter.default(ty)),
    }
}

/// Any object of a class of the library whose objects are made of parts, or below one: nothing else makes a legal one.
fn of_parts(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &mut State,
    class: ClassId,
) -> Option<Value> {
    let class = subject.made_of_parts(class)?;
    let maker = subject.part_maker(class)?;
    let sample = subject.model(class)?.samples.first();
    let mut words = sample.map(|sample| sample.split(' ')).into_iter().flatten();
    let mut args = Vec::new();
    for param in &subject.program.method(maker).params {
        args.push(match (&param.ty, words.next()) {
            (Ty::Ref(part), _) => any_object(subject, interpreter, state, *part)?,
            (ty, Some(word)) => interpreter.int(ty, word.parse().ok()?)?,
            (ty, None) => interpreter.default(ty),
        });
    }
    let ran = if subject.program.method(maker).is_constructor {
        interpreter.construct(state, maker, args)
    } else {
        interpreter.call(state, maker, &args)
    };
    let RanEnding::Returned(Some(value)) = ran.ending else { return None };
    *state = ran.state;
    Some(value)
}

/// How the field or parameter of an enclosing instance begins.
const OUTER: &str = "this$";
