//! What is known of the input as a whole: its arguments, orders of its objects, and the static objects among them.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use crate::heap::{ObjId, Value};
use crate::ir::{ClassId, MethodId, StringId};
use crate::term::Term;

/// What a path knows of its input besides the heap.
#[derive(Clone)]
pub struct Input {
    /// The arguments of the entry method with their names, receiver first.
    pub args: Rc<[(String, Value)]>,
    /// The numbers that stand for objects in total orders.
    pub orders: Vector<OrderEntry>,
    /// The objects that static initialisers have left in static state, and who holds them.
    pub held: OrdMap<ObjId, Held>,
    /// Those of them that references of the input may denote.
    pub shared: OrdSet<ObjId>,
    /// Whether an object of the input is a box that the program got, where that was asked.
    pub same_boxes: OrdMap<(ObjId, ObjId), bool>,
    /// Numbers for when objects of the input were made, in the merged mode and where that matters.
    pub ages: OrdMap<ObjId, Term>,
}

impl Default for Input {
    fn default() -> Self {
        Self {
            args: Rc::from([]),
            orders: Vector::new(),
            held: OrdMap::new(),
            shared: OrdSet::new(),
            same_boxes: OrdMap::new(),
            ages: OrdMap::new(),
        }
    }
}

/// The place of an object in a total order.
#[derive(Clone, Copy, Debug)]
pub struct OrderEntry {
    /// Whose order.
    pub method: MethodId,
    /// The object that defines the order, if it is not a parameter.
    pub receiver: Option<Value>,
    /// The object.
    pub object: Value,
    /// The version of what it reaches.
    pub version: u64,
    /// Its number: the order of the objects is that of the numbers.
    pub number: Term,
}

/// Who holds an object.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// The class whose initialiser has made it.
    pub class: ClassId,
    /// Callers do not get it: see [`crate::ir::Field::is_kept`].
    pub is_kept: bool,
}

/// The objects that stand for something, so that the same one is found again.
#[derive(Clone, Default)]
pub struct Identities {
    /// The objects of the literals that were met.
    pub texts: OrdMap<StringId, ObjId>,
    /// The objects that stand for texts which are no literals.
    pub interned: OrdMap<Rc<str>, Value>,
    /// The identity hash codes that were asked for.
    pub hashes: OrdMap<ObjId, Term>,
}
