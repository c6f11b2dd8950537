//! Dispatch tables: which method runs for each class, and whether overriding is allowed.

use rustc_hash::FxHashMap;

use super::names::same_params;
use crate::ir::{ClassId, ClassKind, MethodId, Program};
use crate::lang::diagnostic::{Diagnostic, Subject};

/// Fills the dispatch tables and checks overriding.
pub(super) fn dispatch(program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    let mut by_class: Vec<Vec<MethodId>> = vec![Vec::new(); program.classes.len()];
    for (index, method) in (0u32..).zip(&program.methods) {
        if !method.is_constructor {
            by_class[method.class.index()].push(MethodId(index));
        }
    }
    for index in 0..program.classes.len() {
        let id = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        let mut table = FxHashMap::default();
        for ancestor in program.class(id).ancestors.clone() {
            for declared in &by_class[ancestor.index()] {
                if program.method(*declared).is_static {
                    continue;
                }
                let target = implementation(program, &by_class, id, *declared);
                if program.method(target).is_abstract && !program.class(id).is_abstract {
                    diagnostics.push(
                        Diagnostic::error(
                            program.class(id).span,
                            format!(
                                "class `{}` does not implement `{}.{}`",
                                program.class(id).name,
                                program.class(ancestor).name,
                                program.signature(*declared)
                            ),
                        )
                        .related(program.span_of(*declared), "declared here")
                        .hint("implement it, or make the class abstract")
                        .about(Subject::Missing {
                            class: program.class(id).name.clone(),
                            signature: program.signature(*declared),
                            above: program.class(ancestor).name.clone(),
                        }),
                    );
                }
                table.insert(*declared, target);
            }
        }
        for own in &by_class[index] {
            check_override(program, &by_class, id, *own, diagnostics);
        }
        program.classes[index].dispatch = table;
    }
}

fn implementation(
    program: &Program,
    by_class: &[Vec<MethodId>],
    class: ClassId,
    declared: MethodId,
) -> MethodId {
    let fits = |id: &&MethodId| {
        let method = program.method(**id);
        method.name == program.method(declared).name
            && !method.is_static
            && same_params(program, **id, declared)
    };
    let mut chain = Some(class);
    let mut abstract_one = None;
    while let Some(id) = chain {
        if let Some(found) = by_class[id.index()].iter().find(fits) {
            if !program.method(*found).is_abstract {
                return *found;
            }
            abstract_one.get_or_insert(*found);
        }
        chain = program.class(id).superclass;
    }
    // a default method of an interface: the one in the most special interface
    let defaults: Vec<MethodId> = program
        .class(class)
        .ancestors
        .iter()
        .filter(|id| program.class(**id).kind == ClassKind::Interface)
        .filter_map(|id| by_class[id.index()].iter().find(fits))
        .filter(|id| !program.method(**id).is_abstract)
        .copied()
        .collect();
    let special = defaults.iter().find(|id| {
        defaults
            .iter()
            .all(|other| program.is_subclass(program.method(**id).class, program.method(*other).class))
    });
    special.or(defaults.first()).copied().or(abstract_one).unwrap_or(declared)
}

fn check_override(
    program: &Program,
    by_class: &[Vec<MethodId>],
    class: ClassId,
    own: MethodId,
    diagnostics: &mut Vec<Diagnostic>,
) {
    for ancestor in &program.class(class).ancestors {
        if *ancestor == class {
            continue;
        }
        for other in &by_class[ancestor.index()] {
            let (mine, theirs) = (program.method(own), program.method(*other));
            // static methods of an interface are not inherited
            let is_inherited = !theirs.is_static || program.class(*ancestor).kind != ClassKind::Interface;
            if mine.name != theirs.name || !is_inherited || !same_params(program, own, *other) {
                continue;
            }
            let ret_ok = match (&mine.ret, &theirs.ret) {
                (None, None) => true,
                (Some(mine), Some(theirs)) if theirs.is_reference() => program.is_assignable(mine, theirs),
                (Some(mine), Some(theirs)) => mine == theirs,
                _ => false,
            };
            let problem = if mine.is_static != theirs.is_static {
                Some("one of them is static and the other is not")
            } else if !ret_ok {
                Some("their result types differ")
            } else {
                None
            };
            if let Some(problem) = problem {
                diagnostics.push(
                    Diagnostic::error(
                        mine.span,
                        format!(
                            "`{}` cannot override the method of `{}`: {problem}",
                            program.signature(own),
                            program.class(*ancestor).name
                        ),
                    )
                    .related(theirs.span, "declared here")
                    .about(Subject::Override {
                        class: program.class(class).name.clone(),
                        signature: program.signature(own),
                        above: program.class(*ancestor).name.clone(),
                    }),
                );
            }
        }
    }
}
