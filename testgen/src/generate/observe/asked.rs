//! What methods with a parameter are asked about: the arguments of the call, and what the object holds. Other values tell
//! nothing that a reader looks for.

use std::collections::HashSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Known, State};
use oox_core::ir::{DynType, Ty};

use super::{Given, Observer};
use crate::generate::subject::{Content, Subject, content};
use crate::java::{Expr, JavaType, Literal};

/// Something to ask about.
#[derive(Clone, Debug)]
pub struct About {
    /// The argument as it is written.
    pub code: Expr,
    value: Asked,
}

/// The value of an argument.
#[derive(Clone, Debug)]
enum Asked {
    /// It is there before the call and after it.
    Value(Value),
    /// A literal.
    Text(String),
}

/// Whatever hangs further below an object than this is not asked about.
const DEEPEST_HELD: usize = 3;
/// So many things are tried.
const MOST_TRIED: usize = 6;

impl About {
    /// The value in a state, and the state that has it.
    pub fn in_state(&self, observer: &mut Observer, state: &State) -> (Value, State) {
        let mut state = state.clone();
        let value = match &self.value {
            Asked::Value(value) => *value,
            Asked::Text(text) => observer.interpreter.literal(&mut state, text),
        };
        (value, state)
    }
}

impl Observer<'_, '_> {
    /// What a method of an object with a parameter of this type may be asked about: first what the call was given.
    pub(super) fn worth_asking(&mut self, object: ObjId, param: &JavaType, known: &Ty) -> Vec<About> {
        let fits =
            |given: &&Given| given.ty == *param && (given.is_named || self.is_plain(given.value, known));
        let given = self.given.iter().filter(fits);
        let given = given.map(|given| About { code: given.code.clone(), value: Asked::Value(given.value) });
        let mut all: Vec<About> = given.collect();
        for held in self.held_by(object, param, known) {
            if all.len() < MOST_TRIED && all.iter().all(|about| about.code != held.code) {
                all.push(held);
            }
        }
        all
    }

    /// A primitive value of this type.
    fn is_plain(&self, value: Value, ty: &Ty) -> bool {
        match self.interpreter.known(self.after, value) {
            Known::Bool(_) => *ty == Ty::Bool,
            Known::Int(_) => matches!(ty, Ty::Bits(_)),
            _ => false,
        }
    }

    /// Texts, numbers and constants that an object holds, those closest to it first.
    fn held_by(&mut self, object: ObjId, param: &JavaType, known: &Ty) -> Vec<About> {
        let mut found = Vec::new();
        let mut seen: HashSet<ObjId> = HashSet::new();
        let mut level = vec![object];
        for _ in 0..DEEPEST_HELD {
            let mut below = Vec::new();
            for object in level {
                if !seen.insert(object) {
                    continue;
                }
                for (value, ty) in self.parts_of(object) {
                    found.extend(self.as_question(value, ty.as_ref(), param, known));
                    if let Known::Object(part) = self.interpreter.known(self.after, value) {
                        below.push(part);
                    }
                }
            }
            level = below;
        }
        found
    }

    /// What an object consists of, as far as a test can say, with the type of the place if it is known.
    fn parts_of(&mut self, object: ObjId) -> Vec<(Value, Option<Ty>)> {
        let untyped = |values: Vec<Value>| values.into_iter().map(|value| (value, None)).collect();
        match content(self.subject, self.interpreter, self.after, object) {
            Some(Content::Elements(values)) => return untyped(values),
            Some(Content::Entries(entries)) => {
                return untyped(entries.into_iter().flat_map(|(key, value)| [key, value]).collect());
            }
            Some(Content::Optional(held)) => return untyped(held.into_iter().collect()),
            Some(Content::Boxed(..) | Content::Text(_) | Content::Written(_)) => return Vec::new(),
            None => {}
        }
        match self.interpreter.type_of(self.after, object) {
            DynType::Array(Ty::Array(elem)) => {
                let values = self.interpreter.elements(self.after, object).unwrap_or_default();
                values.into_iter().map(|value| (value, Some((**elem).clone()))).collect()
            }
            DynType::Class(class) if self.subject.program.class(*class).is_of_user() => {
                let fields = self.interpreter.fields(self.after, object).into_iter();
                fields
                    .map(|(field, value)| (value, Some(self.subject.program.field(field).ty.clone())))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// A part of an object as an argument, if it can be written as one of this type.
    fn as_question(&self, value: Value, ty: Option<&Ty>, param: &JavaType, known: &Ty) -> Option<About> {
        match self.interpreter.known(self.after, value) {
            Known::Object(part) => {
                if let Some(text) = self.interpreter.text_of(self.after, part) {
                    return (*param == JavaType::text())
                        .then(|| About { code: Expr::text(&text), value: Asked::Text(text) });
                }
                let field = self.interpreter.constant(self.after, part)?;
                let is_of_param = *known == Ty::Ref(self.subject.program.field(field).class);
                let is_there = self.before.world.heap.ids().any(|id| id == part);
                let code = self.constant(part).filter(|_| is_of_param && is_there)?;
                Some(About { code, value: Asked::Value(value) })
            }
            number @ Known::Int(_) if ty == Some(known) => {
                let prim = Subject::prim(known)?;
                Some(About { code: Expr::Literal(Literal::of(&number, prim)?), value: Asked::Value(value) })
            }
            _ => None,
        }
    }
}
