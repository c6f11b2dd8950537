//! `enum` classes: their objects are made by their static initialiser, and no others exist.
//!
//! An input of such a type is null or one of these constants. So the class must have been initialised when an input is
//! chosen: before everything else where an argument of the entry leads to a place of that type, and when the choice is
//! made everywhere else. After the initialisation the constants count as objects of the input that are known.

use std::collections::BTreeSet;

use crate::heap::ObjId;
use crate::ir::{BodyKind, ClassId, DynType, MethodId, Ty, TypeSet};
use crate::machine::{Alternative, Flow, Machine};
use crate::state::{Ending, FrameKind, InitFor, State};

impl<'p> Machine<'p> {
    /// The `enum` classes that arguments of the method lead to, by the types of fields and elements.
    pub(crate) fn enums_of_inputs(&self, id: MethodId) -> Vec<ClassId> {
        let program = self.program;
        let method = program.method(id);
        let mut todo: Vec<Ty> = method.params.iter().map(|param| param.ty.clone()).collect();
        if !method.is_static && !method.is_constructor {
            todo.push(Ty::Ref(method.class));
        }
        let mut seen = BTreeSet::new();
        let mut enums = BTreeSet::new();
        while let Some(ty) = todo.pop() {
            let types = self.inputs(&ty);
            let (constants, made) = self.enums_among(&types);
            if made.is_empty() {
                enums.extend(constants);
            }
            // nearly everything stands in some collection: what becomes of that is initialised when it does
            if self.config.library_runs && !self.is_of_user(&ty) {
                continue;
            }
            if let Ty::Array(elem) = &ty {
                todo.push((**elem).clone());
            }
            for dynamic in made.iter().filter(|dynamic| seen.insert(**dynamic)) {
                match &program.dyn_types[dynamic.0 as usize] {
                    DynType::Array(array) => todo.push(array.clone()),
                    DynType::Class(class) | DynType::Open(class) => {
                        let fields = program.class(*class).fields.iter();
                        todo.extend(fields.map(|field| program.field(*field).ty.clone()));
                    }
                }
            }
        }
        enums.into_iter().collect()
    }

    /// Whether what stands in a place of this type is declared by the user.
    fn is_of_user(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Array(elem) => self.is_of_user(elem),
            Ty::Ref(class) => self.program.class(*class).is_of_user(),
            _ => false,
        }
    }

    /// The `enum` classes among some run-time types, and the types of which an input can be a new object.
    pub(crate) fn enums_among(&self, types: &TypeSet) -> (Vec<ClassId>, TypeSet) {
        let mut enums: Vec<ClassId> = types.iter().filter_map(|ty| self.program.enum_of(*ty)).collect();
        if enums.is_empty() {
            return (enums, types.clone());
        }
        enums.sort_unstable();
        enums.dedup();
        (enums, types.iter().copied().filter(|ty| self.program.enum_of(*ty).is_none()).collect())
    }

    /// All constants of these classes are there, or what to do first.
    pub(crate) fn know_classes(&self, state: &State, enums: &[ClassId]) -> Result<(), Flow<'p>> {
        for class in enums.iter().copied() {
            if !state.world.initialised.contains(&class) {
                // the instruction is executed again
                return Err(Flow::Split(vec![Alternative::always(move |machine, state| {
                    machine.initialise_for_input(state, class)
                })]));
            }
            let is_running = state.frames().iter().any(|frame| {
                let kind = frame.body.map(|body| self.program.body(body).kind);
                matches!(frame.kind, FrameKind::StaticInit(_)) && kind == Some(BodyKind::StaticInit(class))
            });
            if is_running {
                let declared = self.program.class(class);
                let what = format!("an unknown `{}` while its constants are being made", declared.name);
                return Err(Flow::End(Ending::Unsupported(declared.span, what.into())));
            }
        }
        Ok(())
    }

    /// Starts the next initialiser that the constants of a class need.
    pub(crate) fn initialise_for_input(&mut self, state: &mut State, class: ClassId) -> Flow<'p> {
        let program = self.program;
        let mut next = class;
        let mut before = program.initialised_before(next);
        while let Some(above) = before.iter().find(|above| !state.world.initialised.contains(*above)) {
            next = *above;
            before = program.initialised_before(next);
        }
        state.world.initialised.insert(next);
        if before.iter().any(|above| state.world.failed.contains(above)) {
            state.world.failed.insert(next);
        } else if let Some(body) = program.class(next).static_init {
            self.enter(state, FrameKind::StaticInit(InitFor::Input), Some(body), Vec::new());
        }
        Flow::Stay
    }

    /// A static initialiser is done: what an `enum` class has made are its constants, and they count as having been
    /// there before the run.
    pub(crate) fn settle_constants(&mut self, state: &mut State, class: ClassId) {
        if !self.program.class(class).is_enum {
            return;
        }
        let made: Vec<ObjId> = state
            .world
            .heap
            .ids()
            .filter(|id| {
                let object = state.world.heap.object(*id);
                object.is_constant && object.is_new && self.is_below(&object.types, class)
            })
            .collect();
        for id in made {
            let object = state.world.heap.object_mut(id);
            object.is_new = false;
            (object.born, object.earliest) = (0, 0);
            object.input = object.fields.clone();
        }
    }

    /// Has the static initialiser of an `enum` class made any object?
    pub(crate) fn has_constants(&self, state: &State, class: ClassId) -> bool {
        state.world.heap.ids().any(|id| {
            let object = state.world.heap.object(id);
            object.is_constant && self.is_below(&object.types, class)
        })
    }

    fn is_below(&self, types: &TypeSet, class: ClassId) -> bool {
        types.iter().all(|ty| self.program.fits(*ty, &Ty::Ref(class)))
    }
}
