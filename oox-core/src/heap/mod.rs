//! The symbolic heap: objects, arrays, and references to objects of the input that are not chosen yet.
//!
//! A reference of the input starts as a symbol. It is decided in two steps, and only as far as an instruction needs it:
//! null or not (`Maybe` becomes `Null` or `Some`), then which object (`Some` becomes `Object`). Nothing is rewritten
//! when that happens: the symbol gets a binding, and every use follows it.
//!
//! Objects of the input keep two views: `input` holds what was there before the run (each place is written once, when
//! it is first looked at), `fields` and `cells` what is there now. The heap before the run is read off the first.

mod array;
mod object;
mod past;

pub use array::ArrayObject;
pub use object::{Fields, ObjId, Object, ObjectKind};

use std::rc::Rc;
use std::sync::Arc;

use imbl::Vector;

use crate::ir::{Generic, Ty, TypeSet};
use crate::term::Term;

/// A reference of the input that may not be chosen yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RefId(pub u32);

/// What a variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A value of the solver: number, truth value or string.
    Prim(Term),
    /// The null reference.
    Null,
    /// An object or array.
    Obj(ObjId),
    /// A reference of the input; ask the heap what is known of it.
    Sym(RefId),
    /// No value: an `old(E)` whose evaluation threw.
    Undefined,
}

/// What is known of a symbolic reference.
#[derive(Clone, Debug)]
pub enum Binding {
    /// Null or some object.
    Maybe,
    /// Some object.
    Some,
    /// Null.
    Null,
    /// This object.
    Object(ObjId),
}

/// A symbolic reference.
#[derive(Clone, Debug)]
pub struct SymbolicRef {
    /// Its declared type.
    pub ty: Ty,
    /// The run-time types it may have by its declaration.
    pub types: TypeSet,
    /// How many further objects may be made along this chain; below zero none.
    pub budget: i64,
    /// It may denote objects born up to then: inputs have 0, results of open calls the time of the call.
    pub stamp: u32,
    /// The object whose part it leads to.
    pub owner: Option<ObjId>,
    /// What it was declared as, where its type arguments are known.
    pub view: Option<Arc<Generic>>,
    /// The object that it stands in, if that was made after what it denotes: see [`Heap::is_or_follows`].
    pub holder: Option<ObjId>,
    /// What is known.
    pub binding: Binding,
    /// Code that nobody has gave it, and no stand-in of a test will.
    pub is_given: bool,
    /// In the merged mode: 0 for null, otherwise the number of the object.
    pub selector: Option<Term>,
    /// In the merged mode: the references that it was made of, if it was read through a set of objects.
    pub parts: Option<Rc<[Value]>>,
    /// In the merged mode: the objects it may denote, once it was accessed.
    pub candidates: Option<Rc<[ObjId]>>,
}

/// What a value is, after following bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// The null reference.
    Null,
    /// This object.
    Object(ObjId),
    /// Some object, not chosen yet.
    Some(RefId),
    /// Null or some object.
    Maybe(RefId),
}

/// All objects and symbolic references of a state. Cloning is cheap.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    objects: Vector<Rc<Object>>,
    refs: Vector<Rc<SymbolicRef>>,
}

impl Heap {
    /// Follows the bindings of a reference. Values of the solver are not references and must not be asked about.
    pub fn resolve(&self, value: Value) -> Resolved {
        match value {
            Value::Null | Value::Prim(_) | Value::Undefined => Resolved::Null,
            Value::Obj(id) => Resolved::Object(id),
            Value::Sym(id) => match self.reference(id).binding {
                Binding::Null => Resolved::Null,
                Binding::Object(object) => Resolved::Object(object),
                Binding::Some => Resolved::Some(id),
                Binding::Maybe => Resolved::Maybe(id),
            },
        }
    }

    /// The object.
    pub fn object(&self, id: ObjId) -> &Object {
        &self.objects[id.0 as usize]
    }

    /// Is it one of its objects?
    pub fn has(&self, id: ObjId) -> bool {
        (id.0 as usize) < self.objects.len()
    }

    /// The object, to be changed.
    pub fn object_mut(&mut self, id: ObjId) -> &mut Object {
        Rc::make_mut(&mut self.objects[id.0 as usize])
    }

    /// Adds an object.
    pub fn allocate(&mut self, object: Object) -> ObjId {
        let id = ObjId(u32::try_from(self.objects.len()).expect("fewer than 2^32 objects"));
        self.objects.push_back(Rc::new(object));
        id
    }

    /// All objects in the order of their making.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = ObjId> + use<> {
        (0..u32::try_from(self.objects.len()).expect("fewer than 2^32 objects")).map(ObjId)
    }

    /// The symbolic reference.
    pub fn reference(&self, id: RefId) -> &SymbolicRef {
        &self.refs[id.0 as usize]
    }

    /// Notes that code that nobody has gave a reference.
    pub fn mark_given(&mut self, id: RefId) {
        Rc::make_mut(&mut self.refs[id.0 as usize]).is_given = true;
    }

    /// Narrows the run-time types of a symbolic reference that is not bound yet.
    pub fn narrow_reference(&mut self, id: RefId, types: TypeSet) {
        Rc::make_mut(&mut self.refs[id.0 as usize]).types = types;
    }

    /// All symbolic references in the order of their making.
    pub fn reference_ids(&self) -> impl Iterator<Item = RefId> + use<> {
        (0..u32::try_from(self.refs.len()).expect("fewer than 2^32 references")).map(RefId)
    }

    /// Adds a symbolic reference.
    pub fn add_reference(&mut self, reference: SymbolicRef) -> RefId {
        let id = RefId(u32::try_from(self.refs.len()).expect("fewer than 2^32 references"));
        self.refs.push_back(Rc::new(reference));
        id
    }

    /// Decides a symbolic reference further. An object of the input whose type arguments nobody has told has those of the
    /// reference.
    pub fn bind(&mut self, id: RefId, binding: Binding) {
        if let (Binding::Object(object), Some(view)) = (&binding, &self.reference(id).view)
            && let bound = self.object(*object)
            && bound.view.is_none()
            && !bound.is_new
        {
            let (object, view) = (*object, view.clone());
            self.object_mut(object).view = Some(view);
        }
        Rc::make_mut(&mut self.refs[id.0 as usize]).binding = binding;
    }

    /// The number of an object for the solver: negative for what the program made, which no input denotes.
    pub fn number(&self, id: ObjId) -> i64 {
        let number = i64::from(id.0) + 1;
        let object = self.object(id);
        if object.is_new && !object.is_constant { -number } else { number }
    }

    /// Gives a reference of the merged mode its candidates.
    pub fn set_candidates(&mut self, id: RefId, candidates: Rc<[ObjId]>) {
        Rc::make_mut(&mut self.refs[id.0 as usize]).candidates = Some(candidates);
    }

    /// The object was there at a moment; then so was what it held when it was first looked at, since what nobody has
    /// looked at nobody has changed. False when it holds something later.
    pub fn existed_at(&mut self, id: ObjId, moment: u32) -> bool {
        let object = self.object(id);
        if object.born <= moment {
            return true;
        }
        if object.earliest > moment {
            return false;
        }
        let mut held: Vec<Value> = object.input.iter().map(|(_, value)| value).collect();
        held.extend(object.array().into_iter().flat_map(|array| array.input.iter().map(|(_, value)| *value)));
        self.object_mut(id).born = moment;
        held.into_iter().all(|value| match value {
            Value::Prim(_) | Value::Null | Value::Undefined => true,
            Value::Obj(id) => self.existed_at(id, moment),
            Value::Sym(id) => match self.reference(id).binding {
                Binding::Null => true,
                Binding::Object(object) => self.existed_at(object, moment),
                Binding::Maybe | Binding::Some => {
                    let reference = Rc::make_mut(&mut self.refs[id.0 as usize]);
                    reference.stamp = reference.stamp.min(moment);
                    true
                }
            },
        })
    }

    /// Is it the other object, or made after it, because references to what was there before lead to that one? Then it is
    /// nothing that the other one could have been given.
    pub fn is_or_follows(&self, object: ObjId, other: ObjId) -> bool {
        let mut seen: Vec<ObjId> = Vec::new();
        let mut todo = vec![object];
        while let Some(next) = todo.pop() {
            if next == other {
                return true;
            }
            if !seen.contains(&next) {
                seen.push(next);
                todo.extend(self.prior(next).filter_map(|held| match self.reference(held).binding {
                    Binding::Object(object) => Some(object),
                    Binding::Maybe | Binding::Some | Binding::Null => None,
                }));
            }
        }
        false
    }

    /// The references of an object of the input to what was there before it, as far as they were looked at.
    pub fn prior(&self, object: ObjId) -> impl Iterator<Item = RefId> + '_ {
        let held = self.object(object).input.iter().filter_map(|(_, value)| match value {
            Value::Sym(id) => Some(id),
            _ => None,
        });
        held.filter(move |id| self.reference(*id).holder == Some(object))
    }

    /// The existing objects that an undecided reference can denote, oldest first: born early enough, and of a type
    /// that fits.
    pub fn candidates(&self, id: RefId) -> Vec<ObjId> {
        let reference = self.reference(id);
        self.ids()
            .filter(|id| {
                let (id, object) = (*id, self.object(*id));
                object.earliest <= reference.stamp
                    && !object.is_literal()
                    && object.owner == reference.owner
                    && intersects(&object.types, &reference.types)
                    && !reference.holder.is_some_and(|holder| self.is_or_follows(id, holder))
            })
            .collect()
    }
}

/// Do two sets of run-time types have one in common?
pub(crate) fn intersects(a: &TypeSet, b: &TypeSet) -> bool {
    // both are sorted and short
    a.iter().any(|ty| b.binary_search(ty).is_ok())
}
