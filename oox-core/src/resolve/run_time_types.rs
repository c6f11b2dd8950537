//! Last pass: the table of run-time types (concrete classes, open interfaces, and every array type of the program).

use indexmap::IndexSet;

use crate::ir::{ClassId, DynType, InstrKind, Program, Ty};

pub(super) fn fill(program: &mut Program) {
    let count = u32::try_from(program.classes.len()).expect("fewer than 2^32 classes");
    for id in (0..count).map(ClassId) {
        if !program.class(id).is_abstract {
            program.dyn_types.push(DynType::Class(id));
        }
    }
    for id in (0..count).map(ClassId) {
        let has_instance = program.dyn_types.iter().any(|ty| match ty {
            DynType::Class(class) => program.is_subclass(*class, id),
            _ => false,
        });
        if !has_instance {
            program.dyn_types.push(DynType::Open(id));
        }
    }
    let arrays = array_types(program);
    program.dyn_types.extend(arrays.into_iter().map(DynType::Array));
    for index in 0..program.classes.len() {
        let id = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        program.classes[index].instances = program.all_fitting(&Ty::Ref(id));
    }
}

/// Every value has passed through a field, a slot or a type operand, so these name all array types there can be.
fn array_types(program: &Program) -> IndexSet<Ty> {
    let mut found = IndexSet::new();
    let mut add = |ty: &Ty| {
        let mut next = ty.clone();
        while let Ty::Array(elem) = next {
            let inner = (*elem).clone();
            found.insert(Ty::Array(elem));
            next = inner;
        }
    };
    program.fields.iter().for_each(|field| add(&field.ty));
    for method in &program.methods {
        method.params.iter().for_each(|param| add(&param.ty));
        method.ret.iter().for_each(&mut add);
    }
    for body in &program.bodies {
        body.slots.iter().for_each(|slot| add(&slot.ty));
        for instr in body.cfg.node_weights().flat_map(|block| &block.instrs) {
            if let InstrKind::IsInstance { ty, .. }
            | InstrKind::Cast { ty, .. }
            | InstrKind::NewArray { ty, .. } = &instr.kind
            {
                add(ty);
            }
        }
    }
    found
}
