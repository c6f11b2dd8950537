//! The world that code sees: the heap, static fields and what has changed; and the world at earlier moments.
//!
//! Code may look back: `old(E)` of a bound variable and invariants of inputs that come into view late run on the world as it
//! was. Then that one is put in the place of the present one, which waits.

use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};

use super::State;
use super::thread::FrameKind;
use super::together::Initialiser;
use crate::heap::{Heap, ObjId, Value};
use crate::ir::{ClassId, FieldId, Program};

/// What code can see and change. Cloning shares structure.
#[derive(Clone, Default)]
pub struct World {
    /// Objects and symbolic references.
    pub heap: Heap,
    /// Static fields that were written; the others hold their default.
    pub statics: OrdMap<FieldId, Value>,
    /// Classes whose static initialiser has started.
    pub initialised: OrdSet<ClassId>,
    /// Classes whose static initialiser ended with an exception: nobody can use them.
    pub failed: OrdSet<ClassId>,
    /// The last change of each region of the heap.
    pub versions: OrdMap<Region, u64>,
}

/// A part of the heap in which changes are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// Fields that a class declares.
    Fields(ClassId),
    /// All arrays.
    Arrays,
    /// All static fields.
    Statics,
}

/// The world when a method was entered.
pub struct Moment {
    /// The world.
    pub world: World,
    /// The arguments of the method, receiver first.
    pub args: Rc<[Value]>,
}

/// What a static initialiser left behind.
pub struct Initialised {
    /// Whose.
    pub class: ClassId,
    /// The world when it ended.
    pub world: World,
    /// Another one was still running, and what that one had made by then was not finished.
    pub is_within: bool,
}

/// Earlier worlds of a path.
#[derive(Clone, Default)]
pub struct Past {
    /// The moment when the entry method was entered.
    pub start: Option<Rc<Moment>>,
    /// What the static initialisers left behind, in the order in which they ended.
    pub settled: Vector<Rc<Initialised>>,
    /// The present, for each frame that looks back, innermost last.
    pub presents: Vec<Rc<World>>,
}

impl World {
    /// The static field of a class that holds an object.
    fn field_with(&self, program: &Program, class: ClassId, object: ObjId) -> Option<FieldId> {
        let fields = &program.class(class).static_fields;
        fields.iter().find(|field| self.statics.get(*field) == Some(&Value::Obj(object))).copied()
    }
}

impl State {
    /// The static field that holds an object of an `enum` class; `None` for other objects.
    pub(crate) fn constant(&self, program: &Program, object: ObjId) -> Option<FieldId> {
        let class = program.enum_of(*self.world.heap.object(object).types.first()?)?;
        self.world.field_with(program, class, object)
    }

    /// The static field in which the initialiser of its class has left an object.
    pub(crate) fn holder(&self, program: &Program, object: ObjId) -> Option<FieldId> {
        let class = self.input.held.get(&object)?.class;
        self.world.field_with(program, class, object)
    }

    /// Notes a change.
    pub fn changed(&mut self, region: Region) {
        self.count.changes += 1;
        self.world.versions.insert(region, self.count.changes);
        if self.world.heap.ids().next().is_none() {
            self.count.early = self.count.changes;
        }
    }

    /// Has anything changed of which an object that is there now might know? The invariants of inputs were assumed
    /// after all that happened before there was any object.
    pub fn has_changed(&self) -> bool {
        let is_made = |id| self.world.heap.object(id).is_new;
        self.world.versions.values().any(|last| *last > self.count.early)
            || (!self.world.versions.is_empty() && self.world.heap.ids().any(is_made))
    }

    /// Has anything been changed since a moment?
    pub(crate) fn is_changed_since(&self, moment: &Moment) -> bool {
        self.world.versions != moment.world.versions
    }

    /// Forgets all changes.
    pub fn forget_changes(&mut self) {
        self.world.versions = OrdMap::new();
        self.count.early = self.count.changes;
    }

    /// This moment, for the innermost frame.
    pub(crate) fn moment(&self) -> Rc<Moment> {
        Rc::new(Moment { world: self.world.clone(), args: self.top().args.clone() })
    }

    /// Threads that wait for the initialisation of a class can go on.
    pub(crate) fn let_use(&mut self, class: ClassId) {
        if self.together.classes.contains_key(&class) {
            let me = self.running;
            let (released, order) = (self.own().clock.clone(), self.own().order.clone());
            self.together_mut().classes.insert(class, Initialiser { running: None, released, order });
            self.own_mut().clock.advance(me);
        }
    }

    /// The static initialiser of a class is done.
    pub(crate) fn note_settled(&mut self, class: ClassId) {
        let is_within = self.frames().iter().any(|frame| matches!(frame.kind, FrameKind::StaticInit(_)));
        let world = self.world.clone();
        self.past.settled.push_back(Rc::new(Initialised { class, world, is_within }));
        self.let_use(class);
    }
}
