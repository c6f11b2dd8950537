//! How far an object that calls have made is from the one that is wanted.

use std::collections::HashSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, State};
use oox_core::ir::FieldId;

use crate::generate::input::Raw;
use crate::generate::subject::{Content, Subject, content};

/// Compares what was made, in one state, with what is wanted, in the raw input.
pub struct Comparison<'c, 'p> {
    subject: &'c Subject<'p>,
    interpreter: &'c mut Interpreter<'p>,
    raw: &'c Raw,
    made: &'c State,
    /// Pairs that are being compared or were.
    seen: HashSet<(ObjId, ObjId)>,
}

impl<'c, 'p> Comparison<'c, 'p> {
    /// A comparison with what is wanted.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        raw: &'c Raw,
        made: &'c State,
    ) -> Self {
        Self { subject, interpreter, raw, made, seen: HashSet::new() }
    }

    /// The fields of an object that differ from those wanted, each with how much.
    pub fn fields(&mut self, made: ObjId, wanted: ObjId) -> Vec<(FieldId, usize)> {
        self.seen.insert((made, wanted));
        let held = self.interpreter.fields(self.made, made);
        let mut different = Vec::new();
        for (field, value) in self.interpreter.fields(&self.raw.state, wanted) {
            let matters = self.raw.looked_at.get(&wanted).is_none_or(|fields| fields.contains(&field));
            let own = held.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            if let (true, Some(own)) = (matters, own) {
                let distance = self.value(own, value);
                if distance > 0 {
                    different.push((field, distance));
                }
            }
        }
        different
    }

    /// How much a value differs from the one wanted: 0 where it does not.
    pub fn value(&mut self, made: Value, wanted: Value) -> usize {
        let known =
            (self.interpreter.known(self.made, made), self.interpreter.known(&self.raw.state, wanted));
        match known {
            (Known::Object(made), Known::Object(wanted)) => self.object(made, wanted),
            (_, Known::Object(wanted)) => 1 + OBJECT * self.size(wanted),
            // something too much is worse than something missing: calls rarely take it away again
            (Known::Object(_), Known::Null) => 2,
            // a counter comes nearer step by step
            (Known::Int(made), Known::Int(wanted)) => {
                usize::try_from(made.abs_diff(wanted)).map_or(FAR, |steps| steps.min(FAR))
            }
            (made, wanted) => usize::from(made != wanted),
        }
    }

    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    fn object(&mut self, made: ObjId, wanted: ObjId) -> usize {
        if self.seen.contains(&(made, wanted)) {
            return 0;
        }
        let stands_for_another =
            self.raw.is_exact && self.seen.iter().any(|(one, other)| *one == made || *other == wanted);
        if self.interpreter.type_of(self.made, made) != self.interpreter.type_of(&self.raw.state, wanted) {
            return 1 + OBJECT * self.size(wanted);
        }
        let contents = (
            content(self.subject, self.interpreter, self.made, made),
            content(self.subject, self.interpreter, &self.raw.state, wanted),
        );
        // nobody can tell which of two equal texts or numbers it is
        let is_plain = matches!(
            contents.1,
            Some(Content::Text(_) | Content::Boxed(..) | Content::Written(_) | Content::Optional(_))
        );
        let is_copy = made != wanted && self.raw.shared.contains(&wanted);
        // a ring of one entry looks like one of two, as long as nobody counts
        if !is_plain && (is_copy || stands_for_another) {
            return 1 + OBJECT * self.size(wanted);
        }
        self.seen.insert((made, wanted));
        match contents {
            // 1 and 1.00 are one number as long as nobody looks at the digits after the point
            (Some(Content::Written(a)), Some(Content::Written(b)))
                if is_same_number(&a, &b) && !self.is_scale_looked_at(wanted) =>
            {
                return 0;
            }
            (Some(made), Some(wanted)) => return self.content(made, wanted),
            (None, Some(_)) | (Some(_), None) => return 1,
            (None, None) => {}
        }
        let elements =
            (self.interpreter.elements(self.made, made), self.interpreter.elements(&self.raw.state, wanted));
        if let (Some(made), Some(wanted)) = elements {
            return self.list(&made, &wanted);
        }
        self.fields(made, wanted).into_iter().map(|(_, distance)| distance).sum()
    }

    /// Whether the path has looked at the scale of a number.
    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    fn is_scale_looked_at(&self, decimal: ObjId) -> bool {
        let Some(looked_at) = self.raw.looked_at.get(&decimal) else { return true };
        let class = self.interpreter.class_of(&self.raw.state, decimal);
        let scale = class.and_then(|class| self.subject.model(class)?.scale.as_deref());
        looked_at.iter().any(|id| Some(self.subject.program.field(*id).name.as_str()) == scale)
    }

    fn content(&mut self, made: Content, wanted: Content) -> usize {
        match (made, wanted) {
            (Content::Text(a), Content::Text(b)) | (Content::Written(a), Content::Written(b)) => {
                usize::from(a != b)
            }
            (Content::Boxed(a, made), Content::Boxed(b, wanted)) => {
                usize::from(a != b) + self.value(made, wanted)
            }
            (Content::Elements(made), Content::Elements(wanted)) => self.list(&made, &wanted),
            (Content::Entries(made), Content::Entries(wanted)) => {
                let flat = |entries: Vec<(Value, Value)>| -> Vec<Value> {
                    entries.into_iter().flat_map(|(key, value)| [key, value]).collect()
                };
                self.list(&flat(made), &flat(wanted))
            }
            (Content::Optional(made), Content::Optional(wanted)) => {
                self.value(made.unwrap_or(Value::Null), wanted.unwrap_or(Value::Null))
            }
            _ => 1,
        }
    }

    fn list(&mut self, made: &[Value], wanted: &[Value]) -> usize {
        let common: usize = made.iter().zip(wanted).map(|(a, b)| self.value(*a, *b)).sum();
        let missing: usize = wanted.iter().skip(made.len()).map(|value| 1 + self.weight(*value)).sum();
        common + missing + 2 * made.len().saturating_sub(wanted.len())
    }

    fn weight(&mut self, wanted: Value) -> usize {
        match self.interpreter.known(&self.raw.state, wanted) {
            Known::Object(object) => OBJECT * self.size(object),
            _ => 0,
        }
    }

    /// How much there is to build: the objects that hang on one, but for those that have a counterpart already, to which
    /// links to parents and back to the first of a ring lead.
    #[expect(clippy::disallowed_methods, reason = "a set is made of it")]
    fn size(&mut self, wanted: ObjId) -> usize {
        let there: HashSet<ObjId> = self.seen.iter().map(|(_, wanted)| *wanted).collect();
        let mut seen: HashSet<ObjId> = HashSet::new();
        let mut todo = vec![wanted];
        while let Some(object) = todo.pop() {
            if there.contains(&object) || !seen.insert(object) || seen.len() > MOST_OBJECTS {
                continue;
            }
            let mut held: Vec<Value> = self
                .interpreter
                .fields(&self.raw.state, object)
                .into_iter()
                .map(|(_, value)| value)
                .collect();
            held.extend(self.interpreter.elements(&self.raw.state, object).into_iter().flatten());
            for value in held {
                if let Known::Object(next) = self.interpreter.known(&self.raw.state, value) {
                    todo.push(next);
                }
            }
        }
        seen.len()
    }
}

/// Whether two decimal numbers differ in zeros at their end only.
fn is_same_number(a: &str, b: &str) -> bool {
    let is_decimal = |text: &str| {
        let digits = text.trim_start_matches('-');
        digits.starts_with(|first: char| first.is_ascii_digit())
            && digits.chars().all(|it| it.is_ascii_digit() || it == '.')
    };
    is_decimal(a) && is_decimal(b) && without_zeros(a) == without_zeros(b)
}

/// A decimal number without zeros at its end.
fn without_zeros(text: &str) -> &str {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text }
}

const MOST_OBJECTS: usize = 1000;
/// Numbers that are further apart are just different.
const FAR: usize = 4;
/// What a missing object weighs: more than the references to others that it may lack when it has come into being.
const OBJECT: usize = 4;
