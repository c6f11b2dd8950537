//! Static fields that callers cannot read (`helper`): which of them hold objects that nobody gives to callers either?
//!
//! Such an object is given out when a method that callers can call returns it, or something read from it. That somebody
//! takes it out of another object, where a method has stored it, is not found; the engine says what it relies on.

use std::collections::{BTreeMap, BTreeSet};

use crate::ir::{
    Body, BodyKind, CallTarget, FieldId, InstrKind, MethodId, Operand, Program, Rvalue, Slot, Terminator,
};

/// Static fields that each method may return the object of.
type Returning = BTreeMap<MethodId, BTreeSet<FieldId>>;

/// Sets [`crate::ir::Field::is_kept`].
pub(super) fn fill(program: &mut Program) {
    let mut returning = Returning::new();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for body in &program.bodies {
            let BodyKind::Method(method) = body.kind else { continue };
            let found = returned(program, body, &returning);
            if !found.is_empty() && returning.get(&method).is_none_or(|known| !found.is_subset(known)) {
                returning.entry(method).or_default().extend(found);
                is_changed = true;
            }
        }
    }
    let called = returning.iter().filter(|(method, _)| can_be_called(program, **method));
    let given: BTreeSet<FieldId> = called.flat_map(|(_, fields)| fields.iter().copied()).collect();
    for (index, field) in (0u32..).zip(&mut program.fields) {
        field.is_kept = field.is_static && field.is_helper && !given.contains(&FieldId(index));
    }
}

/// Callers call what is no helper, and a helper by way of the method that it overrides.
fn can_be_called(program: &Program, id: MethodId) -> bool {
    let method = program.method(id);
    #[expect(clippy::disallowed_methods, reason = "whether there is one does not depend on the order")]
    let mut dispatch = program.class(method.class).dispatch.iter();
    !method.is_helper || dispatch.any(|(declared, target)| *target == id && *declared != id)
}

/// The fields whose objects the code may return, with what is known of the methods that it calls.
fn returned(program: &Program, body: &Body, returning: &Returning) -> BTreeSet<FieldId> {
    let mut holding: BTreeMap<Slot, BTreeSet<FieldId>> = BTreeMap::new();
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for instr in body.cfg.node_weights().flat_map(|block| &block.instrs) {
            let held = |operand: &Operand| match operand {
                Operand::Slot(slot) => holding.get(slot).cloned(),
                Operand::Const(_) => None,
            };
            let (dst, fields) = match &instr.kind {
                InstrKind::LoadStatic { dst, field } if program.field(*field).is_helper => {
                    (*dst, Some(BTreeSet::from([*field])))
                }
                InstrKind::Assign(dst, Rvalue::Use(value)) => (*dst, held(value)),
                InstrKind::Cast { dst, obj, .. } | InstrKind::LoadField { dst, obj, .. } => (*dst, held(obj)),
                InstrKind::LoadElem { dst, array, .. } => (*dst, held(array)),
                InstrKind::Call { dst: Some(dst), target, .. } => {
                    let (CallTarget::Exact(method) | CallTarget::Virtual(method)) = target;
                    (*dst, returning.get(method).cloned())
                }
                _ => continue,
            };
            let Some(fields) = fields else { continue };
            let known = holding.entry(dst).or_default();
            if !fields.is_subset(known) {
                known.extend(fields);
                is_changed = true;
            }
        }
    }
    let mut found = BTreeSet::new();
    for block in body.cfg.node_weights() {
        if let Terminator::Return(Some(Operand::Slot(slot))) = &block.terminator {
            found.extend(holding.get(slot).into_iter().flatten());
        }
    }
    found
}
