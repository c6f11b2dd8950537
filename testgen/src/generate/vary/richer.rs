//! Inputs that tell more. Of `pick(first, 0, 0)` nobody sees which of both it gave, and `swap` on an array of one element shows
//! nothing: where the path leaves a choice, numbers and elements differ, texts are short words, and an argument is an object and
//! not null.

use std::collections::BTreeSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::{DynType, Ty};
use oox_core::term::IntTy;

use crate::generate::input::{Facts, Raw};
use crate::generate::test::Writer;

/// Put in the place of zeros and of numbers that stand twice.
const NUMBERS: [i64; 10] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
/// Put in the place of texts of which nothing is known.
const WORDS: [&str; 6] = ["apple", "plum", "pear", "fig", "lime", "kiwi"];
/// So many numbers are tried in one place.
const MOST_NUMBERS: usize = 3;
/// So many elements are enough to see where each goes.
const ELEMENTS: usize = 3;
/// Runs for one test.
const MOST_RUNS: usize = 40;
/// Longer runs are not repeated.
const MOST_STEPS: u64 = 20_000;

/// An input on its way to one that tells more.
struct Growing<'f> {
    best: Raw,
    facts: &'f Facts,
    runs: usize,
    numbers: BTreeSet<i64>,
    texts: BTreeSet<String>,
    is_changed: bool,
}

impl Growing<'_> {
    /// The least number that does not stand anywhere, beginning with the n-th of ours.
    fn number(&self, nth: usize) -> Option<i64> {
        NUMBERS.into_iter().filter(|number| !self.numbers.contains(number)).nth(nth)
    }

    fn word(&self) -> Option<&'static str> {
        WORDS.into_iter().find(|word| !self.texts.contains(*word))
    }

    /// Zero, or a number that stands somewhere already.
    fn is_poor(&self, number: i64) -> bool {
        number == 0 || self.numbers.contains(&number)
    }
}

impl Writer<'_, '_> {
    /// Inputs that take the same path and tell more, those that tell most first.
    pub fn richer(&mut self, raw: &Raw, facts: &Facts) -> Vec<Raw> {
        let is_long = self.run_on(raw).is_none_or(|(ran, _)| self.interpreter.steps_of(&ran) > MOST_STEPS);
        // a broken promise is shown with the very values that break it
        if is_long || facts.is_violation() || !raw.orders.is_empty() {
            return Vec::new();
        }
        let mut growing = Growing {
            best: raw.clone(),
            facts,
            runs: 0,
            numbers: BTreeSet::new(),
            texts: BTreeSet::new(),
            is_changed: false,
        };
        let skipped = raw.args.len() - self.java.params.len().min(raw.args.len());
        for index in skipped..raw.args.len() {
            self.grow_argument(&mut growing, index, skipped);
        }
        let mut found = Vec::new();
        found.extend(growing.is_changed.then(|| growing.best.clone()));
        growing.is_changed = false;
        self.grow_fields(&mut growing);
        if growing.is_changed {
            found.insert(0, growing.best);
        }
        found
    }

    /// Takes an input if it takes the same path, as close to the bounds of comparisons.
    fn take(&mut self, growing: &mut Growing, trial: Raw) -> bool {
        if growing.runs >= MOST_RUNS {
            return false;
        }
        growing.runs += 1;
        let is_as_good = self.run_on(&trial).is_some_and(|(_, found)| {
            found.is_same_path(growing.facts) && found.at_bounds() >= growing.facts.at_bounds()
        });
        if is_as_good {
            growing.best = trial;
            growing.is_changed = true;
        }
        is_as_good
    }

    fn grow_argument(&mut self, growing: &mut Growing, index: usize, skipped: usize) {
        let declared = self.subject.program.method(self.method);
        let first = growing.best.args.len() - declared.params.len().min(growing.best.args.len());
        let Some(ty) =
            index.checked_sub(first).and_then(|at| declared.params.get(at)).map(|param| param.ty.clone())
        else {
            return;
        };
        let value = growing.best.args[index];
        match self.interpreter.known(&growing.best.state, value) {
            Known::Int(number) if is_number(&ty) => {
                let at = |raw: &mut Raw, value| raw.args[index] = value;
                self.grow_number(growing, number, &ty, &at);
            }
            Known::Null => {
                let mut trial = growing.best.clone();
                if let Some(instead) = self.instead_of_null(growing, &mut trial, &ty) {
                    trial.args[index] = instead;
                    let word = growing.word().filter(|_| self.is_text(&ty));
                    if !self.take(growing, trial) {
                        return;
                    }
                    match word {
                        Some(word) => growing.texts.extend([word.to_owned()]),
                        None => self.grow_object(growing, index, &ty),
                    }
                }
            }
            Known::Object(object) => {
                let is_twice = (0..index).any(|other| {
                    other + 1 >= skipped
                        && self.interpreter.known(&growing.best.state, growing.best.args[other])
                            == Known::Object(object)
                });
                if is_twice {
                    self.split(growing, index, object);
                } else {
                    self.grow_object(growing, index, &ty);
                }
            }
            _ => {}
        }
    }

    /// A number where one is poor: the first of ours with which the path is the same.
    fn grow_number(&mut self, growing: &mut Growing, number: i64, ty: &Ty, put: &dyn Fn(&mut Raw, Value)) {
        if growing.is_poor(number) {
            for nth in 0..MOST_NUMBERS {
                let Some(other) = growing.number(nth) else { break };
                let Some(value) = self.interpreter.int(ty, other) else { break };
                let mut trial = growing.best.clone();
                put(&mut trial, value);
                if self.take(growing, trial) {
                    growing.numbers.insert(other);
                    return;
                }
            }
        }
        growing.numbers.insert(number);
    }

    /// An object for an argument that is null; the user's classes have constructors for it.
    fn instead_of_null(&mut self, growing: &Growing, trial: &mut Raw, ty: &Ty) -> Option<Value> {
        match ty {
            Ty::Ref(_) if self.is_text(ty) => Some(self.interpreter.text(&mut trial.state, growing.word()?)),
            Ty::Ref(class) if self.subject.java_class(*class).is_some_and(|java| java.is_users) => {
                self.some_object(&mut trial.state, ty)
            }
            Ty::Array(elem) => {
                let value = self.interpreter.default(elem);
                self.interpreter.array(&mut trial.state, elem, &[value])
            }
            _ => None,
        }
    }

    /// What an argument holds: the characters of a text, the elements of an array.
    fn grow_object(&mut self, growing: &mut Growing, index: usize, ty: &Ty) {
        let Known::Object(object) = self.interpreter.known(&growing.best.state, growing.best.args[index])
        else {
            return;
        };
        if growing.best.recipes.contains_key(&object) || growing.best.shared.contains(&object) {
            return;
        }
        if let Some(text) = self.interpreter.text_of(&growing.best.state, object) {
            if !self.is_text(ty) {
                return;
            }
            let word = growing.word().map(str::to_owned).filter(|_| growing.texts.contains(&text));
            let is_new = |other: &String| *other != text && !growing.texts.contains(other);
            let others: Vec<String> = word.into_iter().chain([varied(&text)]).filter(is_new).collect();
            for other in others {
                let mut trial = growing.best.clone();
                trial.args[index] = self.interpreter.text(&mut trial.state, &other);
                if self.take(growing, trial) {
                    growing.texts.insert(other);
                    return;
                }
            }
            growing.texts.insert(text);
        } else if let DynType::Array(Ty::Array(elem)) = self.interpreter.type_of(&growing.best.state, object)
        {
            self.grow_array(growing, index, object, elem);
        }
    }

    /// An array with some elements that differ.
    fn grow_array(&mut self, growing: &mut Growing, index: usize, object: ObjId, elem: &Ty) {
        let Some(elements) = self.interpreter.elements(&growing.best.state, object) else { return };
        if elements.is_empty() || elements.len() > 2 * ELEMENTS {
            return;
        }
        for length in [ELEMENTS.max(elements.len()), elements.len()] {
            let mut trial = growing.best.clone();
            let Some((values, used)) =
                self.elements_that_differ(growing, &mut trial, &elements, length, elem)
            else {
                return;
            };
            let Some(array) = self.interpreter.array(&mut trial.state, elem, &values) else { return };
            trial.args[index] = array;
            if self.take(growing, trial) {
                growing.numbers.extend(used);
                return;
            }
        }
    }

    /// So many elements, of which those that are poor are others; and the numbers among them. `None` where elements are not plain.
    fn elements_that_differ(
        &mut self,
        growing: &Growing,
        trial: &mut Raw,
        elements: &[Value],
        length: usize,
        elem: &Ty,
    ) -> Option<(Vec<Value>, BTreeSet<i64>)> {
        let mut values = Vec::new();
        let mut numbers = BTreeSet::new();
        let mut words = WORDS.into_iter().filter(|word| !growing.texts.contains(*word));
        let first = elements.first().and_then(|first| object(&self.interpreter.known(&trial.state, *first)));
        let is_of_texts = self.is_text(elem)
            || first.is_some_and(|first| self.interpreter.text_of(&trial.state, first).is_some());
        for place in 0..length {
            let now = elements.get(place).copied();
            let known = now.map(|value| self.interpreter.known(&trial.state, value));
            let value = match (known, elem) {
                (Some(Known::Int(number)), _) if number != 0 && !numbers.contains(&number) => {
                    numbers.insert(number);
                    now?
                }
                (Some(Known::Int(_)) | None, _) if is_number(elem) => {
                    let is_free =
                        |number: &i64| !growing.numbers.contains(number) && !numbers.contains(number);
                    let number = NUMBERS.into_iter().find(is_free)?;
                    numbers.insert(number);
                    self.interpreter.int(elem, number)?
                }
                (None | Some(Known::Null), _) if is_of_texts => {
                    self.interpreter.text(&mut trial.state, words.next()?)
                }
                (Some(_), _) => now?,
                (None, _) => return None,
            };
            values.push(value);
        }
        Some((values, numbers))
    }

    /// Two arguments that are one object become two, the second a copy.
    fn split(&mut self, growing: &mut Growing, index: usize, object: ObjId) {
        let Some(class) = self.interpreter.class_of(&growing.best.state, object) else { return };
        let is_plain = self.subject.java_class(class).is_some_and(|java| java.is_users)
            && self.subject.program.enum_root(class).is_none()
            && !growing.best.recipes.contains_key(&object);
        let fields = self.interpreter.fields(&growing.best.state, object);
        let holds_objects = fields.iter().any(|(_, value)| {
            matches!(self.interpreter.known(&growing.best.state, *value), Known::Object(_))
        });
        if !is_plain || holds_objects {
            return;
        }
        let mut trial = growing.best.clone();
        let copy = self.interpreter.allocate(&mut trial.state, class);
        for (field, value) in fields {
            self.interpreter.set_field(&mut trial.state, copy, field, value);
        }
        trial.args[index] = Value::Obj(copy);
        if let Some(known) = trial.looked_at.get(&object).cloned() {
            trial.looked_at.insert(copy, known);
        }
        self.take(growing, trial);
    }

    /// Numbers in the user's objects: all at once, else one by one.
    fn grow_fields(&mut self, growing: &mut Growing) {
        let mut poor = Vec::new();
        for object in growing.best.state.world.heap.ids().collect::<Vec<_>>() {
            let class = self.interpreter.class_of(&growing.best.state, object);
            let is_plain = class.is_some_and(|class| {
                self.subject.java_class(class).is_some_and(|java| java.is_users)
                    && self.subject.program.enum_root(class).is_none()
            });
            if !is_plain || growing.best.recipes.contains_key(&object) {
                continue;
            }
            for (field, value) in self.interpreter.fields(&growing.best.state, object) {
                let ty = self.subject.program.field(field).ty.clone();
                match self.interpreter.known(&growing.best.state, value) {
                    Known::Int(number) if is_number(&ty) && growing.is_poor(number) => {
                        poor.push((object, field, number, ty));
                    }
                    Known::Int(number) if is_number(&ty) => {
                        growing.numbers.insert(number);
                    }
                    _ => {}
                }
            }
        }
        let mut all = growing.best.clone();
        for ((object, field, _, ty), nth) in poor.iter().zip(0..) {
            let number = growing.number(nth).and_then(|number| self.interpreter.int(ty, number));
            let Some(number) = number else { break };
            self.interpreter.set_field(&mut all.state, *object, *field, number);
        }
        if poor.is_empty() || self.take(growing, all) {
            return;
        }
        for (object, field, number, ty) in poor {
            let fields: Vec<_> = self.interpreter.fields(&growing.best.state, object);
            if fields.iter().all(|(known, _)| *known != field) {
                continue;
            }
            for nth in 0..MOST_NUMBERS {
                let Some(other) = growing.number(nth) else { break };
                let Some(value) = self.interpreter.int(&ty, other) else { break };
                let mut trial = growing.best.clone();
                self.interpreter.set_field(&mut trial.state, object, field, value);
                if self.take(growing, trial) {
                    growing.numbers.insert(other);
                    break;
                }
            }
            growing.numbers.insert(number);
        }
    }
}

fn object(known: &Known) -> Option<ObjId> {
    match known {
        Known::Object(object) => Some(*object),
        _ => None,
    }
}

/// A number, and no character.
fn is_number(ty: &Ty) -> bool {
    matches!(ty, Ty::Bits(bits) if *bits != IntTy::U16)
}

/// The text with digits and letters that differ, where all of one kind are the same: `0+0` is `1+2`.
fn varied(text: &str) -> String {
    let kinds = ['1'..='9', 'a'..='z', 'A'..='Z'];
    let kind_of = |c: char| match c {
        '0'..='9' => Some(0),
        'a'..='z' => Some(1),
        'A'..='Z' => Some(2),
        _ => None,
    };
    let is_poor = [0, 1, 2].map(|kind| {
        let all: Vec<char> = text.chars().filter(|c| kind_of(*c) == Some(kind)).collect();
        all.len() > 1 && all.iter().all(|c| *c == all[0])
    });
    let mut next = kinds.map(Iterator::cycle);
    let other = |c: char| match kind_of(c) {
        Some(kind) if is_poor[kind] => next[kind].next().unwrap_or(c),
        _ => c,
    };
    text.chars().map(other).collect()
}

#[cfg(test)]
mod tests {
    use super::varied;

    #[test]
    fn characters_keep_their_kind() {
        for (text, other) in
            [("000", "123"), ("0+0", "1+2"), ("a", "a"), ("aa-A", "ab-A"), ("hello", "hello"), ("?!", "?!")]
        {
            assert_eq!(varied(text), other);
        }
    }
}
