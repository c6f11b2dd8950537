//! The class hierarchy: who extends whom, and that nobody is their own ancestor.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::PRELUDE_FILE;
use super::names::Names;
use crate::ir::{Class, ClassId, ClassKind, Generics, Program};
use crate::lang::ast::{self, TypeDeclKind};
use crate::lang::diagnostic::Diagnostic;

/// Fills the table of classes; false when the hierarchy is broken.
pub(super) fn supertypes(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let before = diagnostics.len();
    let object = names.classes["Object"];
    for (index, decl) in names.decls.iter().enumerate() {
        let is_interface = decl.kind == TypeDeclKind::Interface;
        let id = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        let mut lookup = |name: &ast::Ident, wanted: TypeDeclKind| {
            let found = names.class(&name.text, name.span, diagnostics)?;
            let kind = names.decls[found.index()].kind;
            if kind == wanted {
                return Some(found);
            }
            let (is, should) = match wanted {
                TypeDeclKind::Class => ("an interface", "a class"),
                TypeDeclKind::Interface => ("a class", "an interface"),
            };
            let error = format!("`{}` is {is}, and {should} is needed here", name.text);
            let hint = if is_interface {
                "an interface extends interfaces"
            } else {
                "a class `extends` a class and `implements` interfaces"
            };
            diagnostics.push(Diagnostic::error(name.span, error).hint(hint));
            None
        };
        let mut superclass = None;
        let mut interfaces = Vec::new();
        if is_interface {
            interfaces = decl
                .extends
                .iter()
                .filter_map(|above| lookup(&above.name, TypeDeclKind::Interface))
                .collect();
        } else {
            if let Some(above) = decl.extends.first() {
                superclass = lookup(&above.name, TypeDeclKind::Class);
            }
            if superclass.is_none() && id != object {
                superclass = Some(object);
            }
            interfaces.extend(
                decl.implements.iter().filter_map(|above| lookup(&above.name, TypeDeclKind::Interface)),
            );
        }
        program.classes.push(Class {
            name: decl.name.text.clone(),
            kind: if is_interface { ClassKind::Interface } else { ClassKind::Class },
            is_abstract: decl.is_abstract || is_interface,
            superclass,
            interfaces,
            generic: Generics::default(),
            ancestors: Vec::new(),
            fields: Vec::new(),
            static_fields: Vec::new(),
            methods: Vec::new(),
            dispatch: FxHashMap::default(),
            static_init: None,
            invariants: Vec::new(),
            boxed: None,
            instances: Arc::from([]),
            inputs: Arc::from([]),
            is_builtin: decl.name.span.file == PRELUDE_FILE,
            is_library: decl.is_library,
            is_hidden: decl.is_hidden,
            is_open: decl.is_open,
            is_enum: decl.is_enum,
            is_part: false,
            span: decl.name.span,
        });
    }
    if let Some(cycle) = find_cycle(program) {
        let of_user = cycle.iter().map(|id| program.class(*id)).find(|class| class.is_of_user());
        let shown = of_user.unwrap_or(program.class(cycle[0]));
        let path: Vec<&str> = cycle.iter().map(|id| program.class(*id).name.as_str()).collect();
        diagnostics.push(
            Diagnostic::error(
                shown.span,
                format!("cyclic inheritance: {} -> {}", path.join(" -> "), path[0]),
            )
            .hint("a class cannot be its own ancestor; remove one `extends` or `implements`"),
        );
    }
    if diagnostics.len() > before {
        return false;
    }
    for index in 0..program.classes.len() {
        let id = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        let mut all = FxHashSet::default();
        let mut todo = vec![id, object];
        while let Some(next) = todo.pop() {
            if all.insert(next) {
                todo.extend(program.class(next).superclass);
                todo.extend(&program.class(next).interfaces);
            }
        }
        let mut ancestors: Vec<ClassId> = all.into_iter().collect();
        ancestors.sort_unstable();
        program.classes[index].ancestors = ancestors;
    }
    true
}

/// Some cycle of the supertype relation, in order; found without recursion.
#[expect(clippy::disallowed_methods, reason = "the least one is taken")]
fn find_cycle(program: &Program) -> Option<Vec<ClassId>> {
    let mut graph = petgraph::graph::DiGraph::<ClassId, ()>::new();
    let ids = |count: usize| (0..u32::try_from(count).expect("fewer than 2^32 classes")).map(ClassId);
    let nodes: Vec<_> = ids(program.classes.len()).map(|id| graph.add_node(id)).collect();
    for (class, node) in program.classes.iter().zip(&nodes) {
        for parent in class.superclass.iter().chain(&class.interfaces) {
            graph.add_edge(*node, nodes[parent.index()], ());
        }
    }
    let components = petgraph::algo::tarjan_scc(&graph);
    let mut cyclic: Vec<Vec<ClassId>> = components
        .into_iter()
        .filter(|part| part.len() > 1 || graph.contains_edge(part[0], part[0]))
        .map(|part| part.into_iter().map(|node| graph[node]).collect())
        .collect();
    cyclic.sort();
    let members: FxHashSet<ClassId> = cyclic.first()?.iter().copied().collect();
    // walk from the first declared member until a class comes up again
    let mut path = vec![*members.iter().min()?];
    loop {
        let class = program.class(*path.last()?);
        let next = class.superclass.iter().chain(&class.interfaces).find(|id| members.contains(id))?;
        if let Some(start) = path.iter().position(|id| id == next) {
            return Some(path.split_off(start));
        }
        path.push(*next);
    }
}
