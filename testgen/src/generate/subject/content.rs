//! What an object of the library holds, as its users see it: the elements of a collection, the number in a box. The fields
//! of our models are nobody's business.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::{ClassId, DynType};

use crate::generate::subject::Subject;
use crate::java::{Holds, JavaClass, boxed};

/// What an object of the library holds.
#[derive(Clone, Debug)]
pub enum Content {
    /// A string.
    Text(String),
    /// A boxed primitive value: the primitive type, and the value.
    Boxed(&'static str, Value),
    /// A list, set or queue: its elements in order.
    Elements(Vec<Value>),
    /// A map: its keys and values in order.
    Entries(Vec<(Value, Value)>),
    /// An `Optional`, `OptionalInt` ...
    Optional(Option<Value>),
    /// Something that its text or its parts tell all about: `StringBuilder`, `BigDecimal`, `LocalDate`.
    Written(String),
}

/// What an object of the library holds; `None` for other objects, and where it cannot be found out.
pub fn content(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &State,
    object: ObjId,
) -> Option<Content> {
    let DynType::Class(class) = interpreter.type_of(state, object) else { return None };
    if let Some(text) = interpreter.text_of(state, object) {
        return Some(Content::Text(text));
    }
    let declared = subject.program.class(*class);
    if !declared.is_library {
        return None;
    }
    if let Some(prim) = boxed(&declared.name) {
        let (_, value) = interpreter.fields(state, object).into_iter().next()?;
        return Some(Content::Boxed(prim, value));
    }
    let this = Value::Obj(object);
    let (holds, above) = subject.holds(*class)?;
    let model = subject.model(*class);
    if model.is_some_and(|model| model.parts.is_some() && model.written.is_none()) {
        return subject.parts_text(interpreter, state, object).map(Content::Written);
    }
    match holds {
        Holds::Text | Holds::MutableText => {
            let (text, state) =
                call(interpreter, state, subject.method(&declared.name, "toString()")?, &[this])?;
            let Known::Object(text) = interpreter.known(&state, text) else { return None };
            interpreter.text_of(&state, text).map(Content::Written)
        }
        Holds::Optional => {
            let (_, value) = interpreter.fields(state, object).into_iter().next()?;
            let is_there = interpreter.known(state, value) != Known::Null;
            Some(Content::Optional(is_there.then_some(value)))
        }
        Holds::Elements => elements(subject, interpreter, state, object, above).map(Content::Elements),
        Holds::Entries => {
            let (keys, after) = call(interpreter, state, subject.method(&above.name, "keySet()")?, &[this])?;
            let Known::Object(keys) = interpreter.known(&after, keys) else { return None };
            let (_, of_keys) = subject.holds(interpreter.class_of(&after, keys)?)?;
            let get = subject.method(&above.name, "get(Object)")?;
            let mut entries = Vec::new();
            for key in elements(subject, interpreter, &after, keys, of_keys)? {
                let (value, _) = call(interpreter, &after, get, &[this, key])?;
                entries.push((key, value));
            }
            Some(Content::Entries(entries))
        }
    }
}

/// The elements of a collection, which its method above tells.
fn elements(
    subject: &Subject,
    interpreter: &mut Interpreter,
    state: &State,
    object: ObjId,
    above: &JavaClass,
) -> Option<Vec<Value>> {
    let to_array = subject.method(&above.name, "toArray()")?;
    let (array, after) = call(interpreter, state, to_array, &[Value::Obj(object)])?;
    let Known::Object(array) = interpreter.known(&after, array) else { return None };
    interpreter.elements(&after, array)
}

fn call(
    interpreter: &mut Interpreter,
    state: &State,
    method: oox_core::ir::MethodId,
    args: &[Value],
) -> Option<(Value, State)> {
    let ran = interpreter.call(state, method, args);
    match ran.ending {
        RanEnding::Returned(Some(value)) => Some((value, ran.state)),
        _ => None,
    }
}

/// Whether a class is one, or below one, with this name.
pub fn is_below(subject: &Subject, class: ClassId, above: &str) -> bool {
    subject.class(above).is_some_and(|above| subject.program.is_subclass(class, above))
}
