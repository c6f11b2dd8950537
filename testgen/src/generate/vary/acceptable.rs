//! Inputs that constructors accept: a case says `quantity = 0` where it could be any number, and a constructor that
//! refuses 0 would leave nothing but reflection, or no test at all.

use std::collections::HashMap;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Ended, Known, RanEnding, State};
use oox_core::ir::Ty;

use crate::generate::input::{Facts, Raw, any_object};
use crate::generate::subject::{Content, content};
use crate::generate::test::Writer;

/// What is changed in an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// Integers in objects that are not positive become 1.
    Numbers,
    /// Of these integers, one does: the other may have to be 0, as a price that is multiplied.
    Number(usize),
    /// Texts that are null become some.
    Texts,
    /// Other references that the path did not look at and that are null become objects: a constructor often refuses null.
    Objects,
    /// Integers that stand-ins answer with, which are often compared with fields, become 1 as well.
    Answers,
    /// Numbers of `java.math` become short ones with two digits after the point: constructors round to that, and nobody
    /// wants to read the others.
    Decimals,
    /// Null becomes an object also where the path looked at it: what shows it as text often takes the same path.
    Missing,
}

/// What is tried, the least change first.
const CHANGES: [&[Change]; 13] = [
    &[Change::Numbers],
    &[Change::Texts],
    &[Change::Numbers, Change::Texts],
    &[Change::Objects],
    &[Change::Numbers, Change::Texts, Change::Objects],
    &[Change::Number(0), Change::Texts, Change::Objects],
    &[Change::Number(1), Change::Texts, Change::Objects],
    &[Change::Number(2), Change::Texts, Change::Objects],
    &[Change::Numbers, Change::Texts, Change::Objects, Change::Answers],
    &[Change::Decimals],
    &[Change::Texts, Change::Decimals],
    &[Change::Numbers, Change::Texts, Change::Objects, Change::Decimals],
    &[Change::Numbers, Change::Texts, Change::Objects, Change::Decimals, Change::Missing],
];

impl Writer<'_, '_> {
    /// Inputs that take the same path as the one given, in which fields hold what a constructor is more likely to take.
    pub fn acceptable(&mut self, raw: &Raw, facts: &Facts) -> Vec<Raw> {
        let mut found = Vec::new();
        // a broken promise is shown with the very values that break it
        if facts.is_violation() {
            return found;
        }
        for changes in CHANGES {
            let Some(mut other) = self.changed_input(raw, changes) else { continue };
            if self.facts(&mut other).is_ok_and(|shown| shown.is_same_path(facts)) {
                found.push(other);
            }
        }
        found
    }

    /// The input with changes in the objects of the user's classes; `None` where there is nothing to change.
    fn changed_input(&mut self, raw: &Raw, changes: &[Change]) -> Option<Raw> {
        let does = |change: Change| changes.contains(&change);
        let mut other = raw.clone();
        let mut is_changed = false;
        let (mut texts, mut numbers) = (0, 0);
        let objects: Vec<ObjId> = raw.state.world.heap.ids().collect();
        let decimals = if does(Change::Decimals) { self.short_decimals(&mut other) } else { HashMap::new() };
        if does(Change::Decimals) && decimals.is_empty() && !does(Change::Missing) {
            return None;
        }
        for arg in &mut other.args {
            if let Some(short) = object(*arg).and_then(|object| decimals.get(&object)) {
                *arg = *short;
                is_changed = true;
            }
        }
        for object in objects {
            let class = self.interpreter.class_of(&raw.state, object);
            let is_users =
                class.and_then(|class| self.subject.java_class(class)).is_some_and(|known| known.is_users);
            let is_constant = class.is_some_and(|class| self.subject.program.enum_root(class).is_some());
            if !is_users || is_constant {
                continue;
            }
            for (field, value) in self.interpreter.fields(&raw.state, object) {
                let ty = self.subject.program.field(field).ty.clone();
                let instead = match self.interpreter.known(&raw.state, value) {
                    Known::Int(number) if number <= 0 => {
                        numbers += 1;
                        let is_meant = does(Change::Numbers) || does(Change::Number(numbers - 1));
                        if is_meant { self.interpreter.int(&ty, 1) } else { None }
                    }
                    Known::Null if does(Change::Texts) && self.is_text(&ty) => {
                        texts += 1;
                        let text = if texts == 1 { "text".to_owned() } else { format!("text{texts}") };
                        Some(self.interpreter.text(&mut other.state, &text))
                    }
                    Known::Null if does(Change::Objects) && !self.is_text(&ty) => {
                        let is_looked_at =
                            raw.looked_at.get(&object).is_some_and(|known| known.contains(&field));
                        if is_looked_at && !does(Change::Missing) {
                            None
                        } else {
                            self.some_object(&mut other.state, &ty)
                        }
                    }
                    Known::Object(held) => decimals.get(&held).copied(),
                    _ => None,
                };
                if let Some(instead) = instead {
                    self.interpreter.set_field(&mut other.state, object, field, instead);
                    is_changed = true;
                }
            }
        }
        for answer in other.answers.iter_mut().filter(|_| does(Change::Answers)) {
            let ty = &self.subject.program.method(answer.method).ret;
            if let (Ended::Normally(Some(value)), Some(ty)) = (answer.ended, ty)
                && matches!(self.interpreter.known(&raw.state, value), Known::Int(number) if number <= 0)
            {
                answer.ended = Ended::Normally(self.interpreter.int(ty, 1));
            }
        }
        is_changed.then_some(other)
    }

    /// A short number for each that its text tells all about in the input: the same, or one with the same sign.
    fn short_decimals(&mut self, other: &mut Raw) -> HashMap<ObjId, Value> {
        let mut found = HashMap::new();
        for object in other.state.world.heap.ids().collect::<Vec<ObjId>>() {
            let Some(class) = self.interpreter.class_of(&other.state, object) else { continue };
            let name = &self.subject.program.class(class).name;
            let Some(digits) = self.subject.model(class).and_then(|model| model.digits) else { continue };
            let own = match content(self.subject, self.interpreter, &other.state, object) {
                Some(Content::Written(text)) => text,
                _ => "1".to_owned(),
            };
            let text = short_decimal(&own, digits);
            let maker = self.subject.method(name, &format!("{name}(String)"));
            let (Some(maker), false) = (maker, text == own) else { continue };
            let given = self.interpreter.text(&mut other.state, &text);
            let ran = self.interpreter.construct(&other.state, maker, vec![given]);
            if let (RanEnding::Returned(Some(made)), true) = (&ran.ending, ran.doubt().is_none()) {
                found.insert(object, *made);
                other.state = ran.state;
            }
        }
        found
    }

    /// Any object of a type: one that a constructor makes, a stand-in, or an empty collection.
    pub(super) fn some_object(&mut self, state: &mut State, ty: &Ty) -> Option<Value> {
        let class = match ty {
            Ty::Ref(class) => *class,
            Ty::Array(elem) => return self.interpreter.array(state, elem, &[]),
            _ => return None,
        };
        if let Some(made) = any_object(self.subject, self.interpreter, state, class) {
            return Some(made);
        }
        let program = self.subject.program;
        for collection in
            self.subject.usual_collections().into_iter().filter(|below| program.is_subclass(*below, class))
        {
            if let Some(made) = any_object(self.subject, self.interpreter, state, collection) {
                return Some(made);
            }
        }
        self.interpreter.allocate_open(state, class).map(Value::Obj)
    }

    /// The class of texts.
    pub(super) fn is_text(&self, ty: &Ty) -> bool {
        matches!((ty, self.subject.program.text), (Ty::Ref(class), Some(text)) if *class == text.class)
    }
}

fn object(value: Value) -> Option<ObjId> {
    match value {
        Value::Obj(object) => Some(object),
        _ => None,
    }
}

/// A number with so many digits after the point: the same if it is short, else one with its sign.
fn short_decimal(text: &str, digits: usize) -> String {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let is_short = whole.len() <= 5
        && rest.len() <= digits
        && text.chars().all(|it| it.is_ascii_digit() || matches!(it, '-' | '.'));
    let (whole, rest) = match (is_short, text.starts_with('-')) {
        (true, _) => (whole, rest),
        (false, true) => ("-1", ""),
        (false, false) => ("1", ""),
    };
    if digits == 0 { whole.to_owned() } else { format!("{whole}.{rest:0<digits$}") }
}

#[cfg(test)]
mod tests {
    use super::short_decimal;

    #[test]
    fn decimals_are_short() {
        for (text, digits, short) in [
            ("5", 2, "5.00"),
            ("-5.1", 2, "-5.10"),
            ("5.123", 2, "1.00"),
            ("-1E+40", 2, "-1.00"),
            ("123456789", 0, "1"),
            ("-7", 0, "-7"),
        ] {
            assert_eq!(short_decimal(text, digits), short);
        }
    }
}
