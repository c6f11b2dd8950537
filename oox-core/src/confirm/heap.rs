//! Random inputs, and what a heap holds.

use std::collections::BTreeMap;

use super::evaluate::as_type;
use crate::heap::{ObjId, Value};
use crate::interpret::{Interpreter, Known, State};
use crate::ir::{ClassId, DynType, FieldId, MethodId, Ty};
use crate::summary::Link;

/// Objects of each class, and elements of each array, are fewer than this.
const MOST_OBJECTS: usize = 4;

/// Splitmix64.
pub(super) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % most.max(1) as u64).expect("small")
    }
}

/// What the objects of a heap hold.
#[derive(Debug, Default)]
pub(super) struct Snapshot {
    held: BTreeMap<ObjId, (Ty, BTreeMap<Link, Vec<Known>>)>,
    list: Vec<(ObjId, Link, Vec<Known>)>,
    statics: BTreeMap<FieldId, Known>,
}

impl Snapshot {
    pub fn of(interpreter: &mut Interpreter, state: &State) -> Self {
        let mut snapshot = Self::default();
        for id in state.world.heap.ids() {
            let ty = as_type(interpreter.type_of(state, id));
            let mut links = BTreeMap::new();
            for (field, value) in interpreter.fields(state, id) {
                links.insert(Link::Field(field), vec![interpreter.known(state, value)]);
            }
            if let (Ty::Array(elem), Some(all)) = (&ty, interpreter.elements(state, id)) {
                let length = Known::Int(i64::try_from(all.len()).expect("a short array"));
                let all = all.iter().map(|value| interpreter.known(state, *value)).collect();
                links.insert(Link::Elem(elem.sort()), all);
                links.insert(Link::Length, vec![length]);
            }
            snapshot.list.extend(links.iter().map(|(link, held)| (id, *link, held.clone())));
            snapshot.held.insert(id, (ty, links));
        }
        for (field, value) in &state.world.statics {
            snapshot.statics.insert(*field, interpreter.known(state, *value));
        }
        snapshot
    }

    pub fn has(&self, id: ObjId) -> bool {
        self.held.contains_key(&id)
    }

    pub fn type_of(&self, id: ObjId) -> Option<&Ty> {
        self.held.get(&id).map(|(ty, _)| ty)
    }

    pub fn objects(&self) -> impl Iterator<Item = (&ObjId, &Ty)> {
        self.held.iter().map(|(id, (ty, _))| (id, ty))
    }

    pub fn held(&self, id: ObjId, link: Link) -> &[Known] {
        self.held.get(&id).and_then(|(_, links)| links.get(&link)).map_or(&[], Vec::as_slice)
    }

    pub fn links(&self) -> impl Iterator<Item = &(ObjId, Link, Vec<Known>)> {
        self.list.iter()
    }

    pub fn statics(&self) -> impl Iterator<Item = (FieldId, &Known)> {
        self.statics.iter().map(|(field, held)| (*field, held))
    }

    pub fn held_static(&self, field: FieldId) -> Option<&Known> {
        self.statics.get(&field)
    }
}

/// A random heap with arguments for a method; `None` where there is none for it.
pub(super) fn input(
    interpreter: &mut Interpreter,
    random: &mut Random,
    method: MethodId,
) -> Option<(State, Vec<Value>)> {
    let program = interpreter.program();
    let declared = program.method(method);
    let mut state = interpreter.start();
    let mut heap = Heap { interpreter, random, objects: Vec::new() };
    let receiver = (!declared.is_static).then_some(Ty::Ref(declared.class));
    let types: Vec<Ty> =
        receiver.iter().cloned().chain(declared.params.iter().map(|param| param.ty.clone())).collect();
    heap.populate(&mut state, &types);
    heap.fill(&mut state);
    let mut args = Vec::new();
    if declared.is_constructor {
        args.push(Value::Obj(heap.interpreter.allocate(&mut state, declared.class)));
    } else if !declared.is_static {
        // one whose class has no other code for it
        let fitting: Vec<ObjId> = heap
            .objects
            .clone()
            .into_iter()
            .filter(|id| {
                let class = heap.interpreter.class_of(&state, *id);
                class.is_some_and(|class| program.is_subclass(class, declared.class))
                    && heap.interpreter.target(&state, *id, method) == method
            })
            .collect();
        args.push(Value::Obj(*fitting.get(heap.random.below(fitting.len()))?));
    }
    for param in &declared.params {
        args.push(heap.value(&mut state, &param.ty));
    }
    heap.set_statics(&mut state, declared.class);
    Some((state, args))
}

struct Heap<'h, 'i, 'p> {
    interpreter: &'i mut Interpreter<'p>,
    random: &'h mut Random,
    objects: Vec<ObjId>,
}

impl Heap<'_, '_, '_> {
    /// Some objects of all classes that the types lead to.
    fn populate(&mut self, state: &mut State, types: &[Ty]) {
        let program = self.interpreter.program();
        let mut classes: Vec<ClassId> = Vec::new();
        let mut arrays: Vec<Ty> = Vec::new();
        let mut open: Vec<Ty> = types.to_vec();
        while let Some(ty) = open.pop() {
            match &ty {
                Ty::Array(elem) if !arrays.contains(&ty) => {
                    open.push((**elem).clone());
                    arrays.push(ty);
                }
                Ty::Ref(_) if classes.len() < 8 => {
                    for dynamic in program.inputs(&ty).iter() {
                        let DynType::Class(class) = program.dyn_types[dynamic.0 as usize] else { continue };
                        let declared = program.class(class);
                        if declared.is_of_user() && !declared.is_enum && !classes.contains(&class) {
                            classes.push(class);
                            open.extend(declared.fields.iter().map(|field| program.field(*field).ty.clone()));
                        }
                    }
                }
                _ => {}
            }
        }
        for class in classes {
            for _ in 0..=self.random.below(MOST_OBJECTS) {
                let object = self.interpreter.allocate(state, class);
                self.objects.push(object);
            }
        }
        // those of elements first
        for ty in arrays.iter().rev() {
            let Ty::Array(elem) = ty else { continue };
            for _ in 0..=self.random.below(2) {
                let length = self.random.below(MOST_OBJECTS);
                let all: Vec<Value> = (0..length).map(|_| self.value(state, elem)).collect();
                if let Some(Value::Obj(id)) = self.interpreter.array(state, elem, &all) {
                    self.objects.push(id);
                }
            }
        }
    }

    fn fill(&mut self, state: &mut State) {
        let program = self.interpreter.program();
        for object in self.objects.clone() {
            let Some(class) = self.interpreter.class_of(state, object) else { continue };
            for field in program.class(class).fields.clone() {
                let value = self.value(state, &program.field(field).ty);
                self.interpreter.set_field(state, object, field, value);
            }
        }
    }

    /// The static fields of a class and of those above it hold something else.
    fn set_statics(&mut self, state: &mut State, class: ClassId) {
        let program = self.interpreter.program();
        for class in program.class(class).ancestors.clone() {
            for field in program.class(class).static_fields.clone() {
                if self.interpreter.static_field(state, field).is_some() {
                    let value = self.value(state, &program.field(field).ty);
                    state.world.statics.insert(field, value);
                }
            }
        }
    }

    fn value(&mut self, state: &mut State, ty: &Ty) -> Value {
        let program = self.interpreter.program();
        match ty {
            Ty::Bool => self.interpreter.bool(self.random.below(2) == 0),
            Ty::Int | Ty::Uint | Ty::Bits(_) => {
                let number = i64::try_from(self.random.below(8)).expect("small");
                let number = if *ty == Ty::Uint { number } else { number - 2 };
                self.interpreter.int(ty, number).expect("it is an integer")
            }
            Ty::Float(_) => {
                let number = [0.0, 1.0, -2.5][self.random.below(3)];
                self.interpreter.float(ty, number).expect("it is a float")
            }
            Ty::Ref(class) if program.text.is_some_and(|text| text.class == *class) => {
                let text = ["", "a", "bc"][self.random.below(3)];
                self.interpreter.text(state, text)
            }
            _ => {
                let fits =
                    |id: &ObjId| program.is_assignable(&as_type(self.interpreter.type_of(state, *id)), ty);
                let fitting: Vec<ObjId> = self.objects.iter().copied().filter(fits).collect();
                if fitting.is_empty() || self.random.below(4) == 0 {
                    self.interpreter.default(ty)
                } else {
                    Value::Obj(fitting[self.random.below(fitting.len())])
                }
            }
        }
    }
}
