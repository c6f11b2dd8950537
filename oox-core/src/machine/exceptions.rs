//! Which exceptions a program can tell apart.

use std::collections::BTreeSet;

use crate::ir::{ClassId, DynTypeId, InstrKind, Program, Ty, TypeSet};
use crate::machine::Machine;

impl Machine<'_> {
    /// Which of the classes that code and contracts ask exceptions for does a type fit?
    pub(crate) fn answers(&self, dynamic: DynTypeId) -> Vec<bool> {
        // finding them takes time that grows with the program, and many methods never ask
        let asked = self.asked_exceptions.get_or_init(|| asked_exceptions(self.program)).iter();
        asked.map(|class| self.program.fits(dynamic, &Ty::Ref(*class))).collect()
    }

    /// The types of exceptions in groups: those that no handler and no contract can tell apart are together.
    pub(crate) fn told_apart(&self, types: &TypeSet) -> Vec<TypeSet> {
        let mut groups: Vec<(Vec<bool>, Vec<DynTypeId>)> = Vec::new();
        for ty in types.iter() {
            let answers = self.answers(*ty);
            match groups.iter_mut().find(|(known, _)| *known == answers) {
                Some((_, group)) => group.push(*ty),
                None => groups.push((answers, vec![*ty])),
            }
        }
        groups.into_iter().map(|(_, group)| group.into()).collect()
    }
}

/// The classes of exceptions that some code or contract asks about: by a handler, a type test, a cast or `signals`, or by
/// a method of their own.
pub(crate) fn asked_exceptions(program: &Program) -> Vec<ClassId> {
    let mut asked: BTreeSet<ClassId> = BTreeSet::new();
    for body in &program.bodies {
        asked.extend(body.handlers.iter().flat_map(|handler| &handler.arms).filter_map(|arm| arm.class));
        for instr in body.cfg.node_weights().flat_map(|block| &block.instrs) {
            if let InstrKind::IsInstance { ty: Ty::Ref(class), .. }
            | InstrKind::Cast { ty: Ty::Ref(class), .. } = &instr.kind
            {
                asked.insert(*class);
            }
        }
    }
    for method in &program.methods {
        asked.extend(method.contract.signals.iter().map(|(class, _)| *class));
        asked.extend(method.contract.throws.iter().flat_map(|clause| &clause.classes));
        if !method.is_constructor && !method.is_static {
            asked.insert(method.class);
        }
    }
    asked.retain(|class| program.is_subclass(*class, program.builtin.throwable));
    asked.into_iter().collect()
}
