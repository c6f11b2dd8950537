//! Last pass: the table of run-time types (concrete classes, open interfaces, and every array type of the program).

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexSet;

use crate::ir::{BodyKind, ClassId, DynType, DynTypeId, FieldId, InstrKind, Program, Ty};

pub(super) fn fill(program: &mut Program) {
    mark_parts(program);
    let count = u32::try_from(program.classes.len()).expect("fewer than 2^32 classes");
    let is_concrete = |id: &ClassId| !program.class(*id).is_abstract;
    let mut types: Vec<DynType> = (0..count).map(ClassId).filter(is_concrete).map(DynType::Class).collect();
    // for each class: is there an object of the input that fits it?
    let mut has_input = vec![false; program.classes.len()];
    for id in (0..count).map(ClassId).filter(is_concrete) {
        let ancestors = program.class(id).ancestors.iter();
        ancestors.filter(|above| is_shown(program, id, **above)).for_each(|above| {
            has_input[above.index()] = true;
        });
    }
    let is_unknown = |id: &ClassId| {
        let class = program.class(*id);
        (class.is_open || !has_input[id.index()]) && !class.is_enum
    };
    types.extend((0..count).map(ClassId).filter(is_unknown).map(DynType::Open));
    types.extend(array_types(program).into_iter().map(DynType::Array));
    let mut instances: Vec<Vec<DynTypeId>> = vec![Vec::new(); program.classes.len()];
    let mut inputs = instances.clone();
    for (index, ty) in (0u32..).zip(&types) {
        let id = DynTypeId(index);
        match ty {
            DynType::Class(class) | DynType::Open(class) => {
                let ancestors = &program.class(*class).ancestors;
                for ancestor in ancestors {
                    instances[ancestor.index()].push(id);
                    if is_shown(program, *class, *ancestor) {
                        inputs[ancestor.index()].push(id);
                    }
                }
            }
            DynType::Array(_) => {
                instances[program.builtin.object.index()].push(id);
                inputs[program.builtin.object.index()].push(id);
            }
        }
        program.dyn_ids.insert(ty.clone(), id);
    }
    let done = Done::by(program);
    let hidden = (0u32..).zip(&types).filter_map(|(index, ty)| match ty {
        DynType::Class(class) if is_unseen(program, *class) => {
            Some((DynTypeId(index), done.makers.get(class).cloned().unwrap_or_default()))
        }
        _ => None,
    });
    program.hidden = hidden.collect();
    let veiled = (0u32..).zip(&types).filter_map(|(index, ty)| match ty {
        DynType::Class(class) | DynType::Open(class) => {
            let mut ancestors = program.class(*class).ancestors.iter();
            let is_below = ancestors.any(|above| is_veiled(program, *class, *above));
            (is_below && !program.class(*class).is_hidden).then_some(DynTypeId(index))
        }
        DynType::Array(_) => None,
    });
    program.veiled = veiled.collect();
    program.dyn_types = types;
    let boxes: Vec<Option<FieldId>> = (0..count).map(|id| boxed(program, &done, ClassId(id))).collect();
    for (class, boxed) in program.classes.iter_mut().zip(boxes) {
        class.boxed = boxed;
    }
    for (class, (instances, inputs)) in program.classes.iter_mut().zip(instances.into_iter().zip(inputs)) {
        class.instances = instances.into();
        class.inputs = inputs.into();
    }
}

/// The hidden classes that `owned` fields name.
fn mark_parts(program: &mut Program) {
    for field in program.fields.iter().filter(|field| field.is_owned) {
        let mut ty = &field.ty;
        while let Ty::Array(elem) = ty {
            ty = elem;
        }
        if let Ty::Ref(class) = ty {
            let class = &mut program.classes[class.index()];
            class.is_part |= class.is_hidden;
        }
    }
}

/// Is an input that is declared with `ancestor` ever an object of `class`? The class of one constant of an `enum` class
/// is as visible as that one.
fn is_shown(program: &Program, class: ClassId, ancestor: ClassId) -> bool {
    let root = program.enum_root(class).unwrap_or(class);
    if is_veiled(program, class, ancestor) {
        return false;
    }
    // who asks for an exception may get any that the program knows
    let throwable = program.builtin.throwable;
    let is_exception = program.is_subclass(ancestor, throwable) && program.is_subclass(class, throwable);
    ancestor == class
        || program.is_subclass(ancestor, root)
        || !program.class(root).is_hidden
        || is_exception && program.class(class).is_library
}

/// What users implement themselves is not one of the library's own classes, as long as nobody asks.
fn is_veiled(program: &Program, class: ClassId, ancestor: ClassId) -> bool {
    ancestor != class && program.class(ancestor).is_open && program.class(class).is_library
}

/// A class of the user that no input has unless it is declared so.
fn is_unseen(program: &Program, id: ClassId) -> bool {
    let class = program.class(id);
    class.is_hidden && class.is_of_user() && program.enum_root(id).is_none()
}

/// What the code of a program does, found in one pass.
#[derive(Default)]
struct Done {
    /// For each class: the classes whose static initialisers make objects of it.
    makers: BTreeMap<ClassId, Vec<ClassId>>,
    /// Fields that something other than a constructor writes.
    written: BTreeSet<FieldId>,
}

impl Done {
    fn by(program: &Program) -> Self {
        let mut done = Self::default();
        for body in &program.bodies {
            let is_constructor =
                matches!(body.kind, BodyKind::Method(id) if program.method(id).is_constructor);
            for instr in body.cfg.node_weights().flat_map(|block| &block.instrs) {
                match (&instr.kind, body.kind) {
                    (InstrKind::New { class, .. }, BodyKind::StaticInit(maker)) => {
                        let makers = done.makers.entry(*class).or_default();
                        if !makers.contains(&maker) {
                            makers.push(maker);
                        }
                    }
                    (InstrKind::StoreField { field, .. }, _) if !is_constructor => {
                        done.written.insert(*field);
                    }
                    _ => {}
                }
            }
        }
        done
    }
}

/// See [`crate::ir::Class::boxed`].
fn boxed(program: &Program, done: &Done, id: ClassId) -> Option<FieldId> {
    let class = program.class(id);
    let [field] = class.fields[..] else { return None };
    let is_number = !program.field(field).ty.is_reference();
    (class.is_library && is_number && !done.written.contains(&field)).then_some(field)
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
