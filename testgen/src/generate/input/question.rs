//! What a run asks of objects whose code nobody has.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Asked, Interpreter, Known, State};
use oox_core::ir::FieldId;

use crate::generate::subject::{Content, Subject, content};

/// An argument of a call, as far as a test can recognise it.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A primitive value, or null.
    Plain(Known),
    /// A text, also one that the run has made.
    Text(String),
    /// The value in a box, with its primitive type.
    Boxed(&'static str, Known),
    /// A constant of an enum: the field that holds it.
    Constant(FieldId),
    /// An object that was there before the run.
    Object(ObjId),
    /// An object that the run has made: no variable of the test holds it.
    Made,
}

/// A call of a stand-in.
#[derive(Clone, Debug)]
pub struct Question {
    /// Its arguments, without the receiver.
    pub args: Vec<Argument>,
    /// The code asked, and not a contract, which a JVM does not evaluate.
    pub is_of_code: bool,
}

impl Question {
    /// A call during a run that began with one heap and ended with another.
    pub fn of(
        subject: &Subject,
        interpreter: &mut Interpreter,
        (before, after): (&State, &State),
        asked: &Asked,
    ) -> Self {
        let args = asked.args.iter().skip(1);
        let args = args.map(|value| argument(subject, interpreter, (before, after), *value)).collect();
        Self { args, is_of_code: !asked.is_contract }
    }
}

fn argument(
    subject: &Subject,
    interpreter: &mut Interpreter,
    (before, after): (&State, &State),
    value: Value,
) -> Argument {
    let object = match interpreter.known(after, value) {
        Known::Object(object) => object,
        plain => return Argument::Plain(plain),
    };
    if let Some(field) = interpreter.constant(after, object) {
        return Argument::Constant(field);
    }
    match content(subject, interpreter, after, object) {
        Some(Content::Text(text)) => Argument::Text(text),
        Some(Content::Boxed(prim, value)) => Argument::Boxed(prim, interpreter.known(after, value)),
        _ if before.world.heap.ids().any(|id| id == object) => Argument::Object(object),
        _ => Argument::Made,
    }
}
