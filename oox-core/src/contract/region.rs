//! Versions of the heap: has anything changed that a pure method can see?
//!
//! The last change is noted per declaring class; no two changes of a path have the same number. What a method can see is
//! what its receiver and parameters reach by the types of fields, subclasses included; so a list that grows does not
//! disturb the comparison of its keys, unless a key can reach the list.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::ir::{DynType, MethodId, Ty};
use crate::machine::Machine;
use crate::state::{Region, State};

impl Machine<'_> {
    /// A number that changes whenever something changes that the method can see.
    pub(super) fn version(&mut self, state: &State, id: MethodId) -> u64 {
        let regions = self.visible(id);
        let visible = state.world.versions.iter().filter(|(region, _)| regions.contains(region));
        visible.map(|(_, change)| *change).max().unwrap_or_default()
    }

    fn visible(&mut self, id: MethodId) -> Rc<BTreeSet<Region>> {
        if let Some(known) = self.regions.get(&id) {
            return known.clone();
        }
        let program = self.program;
        let method = program.method(id);
        // an order that a program does not define compares what the program cannot change: unknown objects of a library
        if method.is_ordered && program.class(method.class).is_library {
            return Rc::default();
        }
        let mut todo: Vec<Ty> = method.params.iter().map(|param| param.ty.clone()).collect();
        if !method.is_static {
            todo.push(Ty::Ref(method.class));
        }
        let mut seen = BTreeSet::new();
        let mut regions = BTreeSet::from([Region::Statics]);
        while let Some(ty) = todo.pop() {
            if let Ty::Array(elem) = &ty {
                regions.insert(Region::Arrays);
                todo.push((**elem).clone());
                continue;
            }
            if !ty.is_reference() {
                continue;
            }
            for dynamic in program.instances(&ty).iter().filter(|dynamic| seen.insert(**dynamic)) {
                match &program.dyn_types[dynamic.0 as usize] {
                    DynType::Array(array) => todo.push(array.clone()),
                    DynType::Class(class) | DynType::Open(class) => {
                        for field in &program.class(*class).fields {
                            regions.insert(Region::Fields(program.field(*field).class));
                            todo.push(program.field(*field).ty.clone());
                        }
                    }
                }
            }
        }
        let regions = Rc::new(regions);
        self.regions.insert(id, regions.clone());
        regions
    }
}
