//! Objects.

use std::sync::Arc;

use super::{ArrayObject, Value};
use crate::ir::{CheckId, FieldId, Generic, TypeSet};

/// An object of a [`super::Heap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjId(pub u32);

/// Field values that are known, sorted by field.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(FieldId, Value)>);

impl Fields {
    /// The value of a field, if known.
    pub fn get(&self, field: FieldId) -> Option<Value> {
        self.0.binary_search_by_key(&field, |(id, _)| *id).ok().map(|at| self.0[at].1)
    }

    /// Sets a field.
    pub fn set(&mut self, field: FieldId, value: Value) {
        match self.0.binary_search_by_key(&field, |(id, _)| *id) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (field, value)),
        }
    }

    /// All known fields, in the order of their declaration.
    pub fn iter(&self) -> impl Iterator<Item = (FieldId, Value)> + '_ {
        self.0.iter().copied()
    }
}

/// Record or array.
#[derive(Clone, Debug)]
pub enum ObjectKind {
    /// An object with fields.
    Record,
    /// An array.
    Array(Box<ArrayObject>),
}

/// An object or array.
#[derive(Clone, Debug)]
pub struct Object {
    /// The run-time types it may still have.
    pub types: TypeSet,
    /// When it was there at the latest: 0 for the input, later for what the program or an open call made.
    pub born: u32,
    /// When it came into being at the earliest: as `born`, except that what an open call gives may be an old object
    /// that nobody had looked at.
    pub earliest: u32,
    /// Made by `new`: its fields are all known.
    pub is_new: bool,
    /// Made of an `enum` class: its number in the merged mode is that of an object of the input from the start.
    pub is_constant: bool,
    /// How many further objects may be made along this chain.
    pub budget: i64,
    /// The object of the input that it is a part of: nothing but other parts of that one leads to it.
    pub owner: Option<ObjId>,
    /// What an object of the input was declared as, where its type arguments are known.
    pub view: Option<Arc<Generic>>,
    /// What the fields hold now.
    pub fields: Fields,
    /// What the fields of an input object held before the run, as far as it was looked at.
    pub input: Fields,
    /// The invariants that were assumed of an object of the input, by the number of their check.
    pub assumed: Vec<CheckId>,
    /// Record or array.
    pub kind: ObjectKind,
}

impl Object {
    /// Nothing of an input object was written yet.
    pub fn is_untouched(&self) -> bool {
        !self.is_new && self.fields.iter().all(|(field, value)| self.input.get(field) == Some(value))
    }

    /// Made by the engine for a literal: it was there always, and is no part of the input.
    pub fn is_literal(&self) -> bool {
        self.is_new && self.earliest == 0
    }

    /// The array, if it is one.
    pub fn array(&self) -> Option<&ArrayObject> {
        match &self.kind {
            ObjectKind::Array(array) => Some(array),
            ObjectKind::Record => None,
        }
    }

    /// The array, to be changed.
    pub fn array_mut(&mut self) -> Option<&mut ArrayObject> {
        match &mut self.kind {
            ObjectKind::Array(array) => Some(array),
            ObjectKind::Record => None,
        }
    }
}
