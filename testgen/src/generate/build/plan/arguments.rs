//! What constructors and methods are called with, and which methods: values that hang on the wanted object.

use std::collections::HashSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::{ClassId, DynType, FieldId, MethodId, Ty};

use super::attempt::Planner;
use crate::generate::subject::{Content, Subject, content};

/// Combinations of arguments that are tried for one constructor.
const MOST_COMBINATIONS: usize = 48;

impl Planner<'_, '_> {
    /// Arguments for a constructor: what the wanted object holds, and plain values.
    pub(super) fn combinations(&mut self, id: MethodId, wanted: ObjId, plain: bool) -> Vec<Vec<Value>> {
        let params = self.subject.program.method(id).params.clone();
        let held = self.interpreter.fields(&self.raw.state, wanted);
        let is_users = self.subject.java_method(id).is_some_and(|(class, _)| class.is_users);
        let mut choices: Vec<Vec<Value>> = Vec::new();
        for param in &params {
            let mut named: Vec<Value> = Vec::new();
            let mut others: Vec<Value> = Vec::new();
            for (field, value) in &held {
                let declared = self.subject.program.field(*field);
                let is_outer = param.name.starts_with("this$") || declared.name.starts_with("this$");
                if plain && declared.ty.is_reference() && !is_outer
                    || !self.fits(*value, &declared.ty, &param.ty)
                {
                    continue;
                }
                let same = declared.name == param.name || declared.name.trim_start_matches('_') == param.name;
                if same { named.push(*value) } else { others.push(*value) }
            }
            let is_outer = param.name.starts_with("this$");
            if !is_outer {
                others.extend(self.sizes(&param.ty, &held));
                others.push(self.interpreter.default(&param.ty));
                others.extend(self.interpreter.int(&param.ty, 1));
            }
            named.extend(others);
            if !is_users {
                // what our models do with null is not always what the JDK does
                named.retain(|value| *value != Value::Null);
            }
            let mut distinct: Vec<Value> = Vec::new();
            for value in named {
                if !distinct.contains(&value) {
                    distinct.push(value);
                }
            }
            choices.push(distinct);
        }
        product(&choices, MOST_COMBINATIONS)
    }

    /// A value of one type where another is wanted.
    pub(super) fn fits(&self, value: Value, from: &Ty, to: &Ty) -> bool {
        match (from.is_reference(), to.is_reference()) {
            (true, true) => match self.interpreter.known(&self.raw.state, value) {
                Known::Object(object) => {
                    let ty = self.raw.state.world.heap.object(object).types[0];
                    let class = self.interpreter.class_of(&self.raw.state, object);
                    let java = class.and_then(|class| self.subject.java_class(class));
                    let is_makeable = java.is_none_or(|java| !java.path.is_empty());
                    is_makeable && self.subject.program.fits(ty, to)
                }
                _ => true,
            },
            (false, false) => from == to,
            _ => false,
        }
    }

    /// The lengths of arrays and sizes of collections that the object holds, for parameters that ask for a capacity.
    fn sizes(&mut self, ty: &Ty, held: &[(FieldId, Value)]) -> Vec<Value> {
        let mut sizes = Vec::new();
        if !ty.is_integer() {
            return sizes;
        }
        for (_, value) in held {
            let Known::Object(object) = self.interpreter.known(&self.raw.state, *value) else { continue };
            let length = match content(self.subject, self.interpreter, &self.raw.state, object) {
                Some(Content::Elements(elements)) => Some(elements.len()),
                Some(_) => None,
                None => self.interpreter.elements(&self.raw.state, object).map(|elements| elements.len()),
            };
            let length = length.and_then(|length| i64::try_from(length).ok());
            // some arrays have a cell that holds nothing
            for size in length.into_iter().flat_map(|length| [length, length - 1]).filter(|size| *size >= 0) {
                sizes.extend(self.interpreter.int(ty, size));
            }
        }
        sizes
    }

    /// The methods of an object that a test can call to change it.
    pub(super) fn mutators(&self, class: ClassId) -> Vec<MethodId> {
        let all = self.subject.all_methods(class).into_iter();
        let usable = all.filter(|(id, java, method)| {
            !method.is_static
                && method.params.len() <= 2
                && !method.params.is_empty()
                && java.is_users
                && Subject::can_use(self.package, java, method.access)
                && !self.subject.program.method(*id).is_pure
                // no array that a test makes has this type
                && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic())
        });
        usable.map(|(id, _, _)| id).collect()
    }

    /// An object of a class that a test cannot name, such as a node inside of a list.
    pub(super) fn is_hidden(&self, value: Value) -> bool {
        let Known::Object(object) = self.interpreter.known(&self.raw.state, value) else { return false };
        let class = self.interpreter.class_of(&self.raw.state, object);
        let java = class.and_then(|class| self.subject.java_class(class));
        java.is_some_and(|java| !Subject::can_name(self.package, java))
    }

    /// The values that hang on the wanted object, each with its type: arguments for its methods.
    pub(super) fn pool(&mut self, wanted: ObjId) -> Vec<(Value, Ty)> {
        let mut pool: Vec<(Value, Ty)> = Vec::new();
        let mut seen: HashSet<ObjId> = HashSet::new();
        let mut todo = vec![wanted];
        let mut add = |value: Value, ty: &Ty| {
            if pool.len() < 24 && !pool.contains(&(value, ty.clone())) {
                pool.push((value, ty.clone()));
            }
        };
        while !todo.is_empty() {
            let object = todo.remove(0);
            if !seen.insert(object) || seen.len() > 64 {
                continue;
            }
            let mut held: Vec<(Value, Ty)> = Vec::new();
            if let Some(found) = content(self.subject, self.interpreter, &self.raw.state, object) {
                let root = Ty::Ref(self.subject.program.builtin.object);
                match found {
                    Content::Elements(values) => {
                        held.extend(values.into_iter().map(|value| (value, root.clone())));
                    }
                    Content::Entries(entries) => {
                        let flat = entries.into_iter().flat_map(|(key, value)| [key, value]);
                        held.extend(flat.map(|value| (value, root.clone())));
                    }
                    _ => {}
                }
            } else {
                for (field, value) in self.interpreter.fields(&self.raw.state, object) {
                    held.push((value, self.subject.program.field(field).ty.clone()));
                }
                let elem = match self.interpreter.type_of(&self.raw.state, object) {
                    DynType::Array(Ty::Array(elem)) => Some((**elem).clone()),
                    _ => None,
                };
                if let (Some(elem), Some(values)) = (elem, self.interpreter.elements(&self.raw.state, object))
                {
                    held.extend(values.into_iter().map(|value| (value, elem.clone())));
                }
            }
            for (value, ty) in held {
                if let Known::Object(next) = self.interpreter.known(&self.raw.state, value) {
                    todo.push(next);
                }
                add(value, &ty);
            }
        }
        // null only where nothing else is at hand, and what only reflection makes as the last
        pool.sort_by_key(|(value, _)| (self.is_hidden(*value), *value == Value::Null));
        pool
    }
}

/// The first combinations of one choice from each list, those with early choices first.
pub(super) fn product(choices: &[Vec<Value>], most: usize) -> Vec<Vec<Value>> {
    let mut all: Vec<Vec<Value>> = vec![Vec::new()];
    for choice in choices {
        let mut next = Vec::new();
        for value in choice {
            for prefix in &all {
                let mut longer = prefix.clone();
                longer.push(*value);
                next.push(longer);
            }
        }
        next.truncate(most);
        all = next;
    }
    all
}
