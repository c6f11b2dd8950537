//! First pass: classes, their hierarchy, fields, method signatures and dispatch tables.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::PRELUDE_FILE;
use super::names::{MethodDecl, Names, same_params};
use crate::ir::{
    Builtins, Class, ClassId, ClassKind, Contract, Field, FieldId, Method, MethodId, Param, Program, Ty,
};
use crate::lang::ast::{self, TypeDeclKind};
use crate::lang::diagnostic::Diagnostic;

/// Declares everything; `None` when the hierarchy is so broken that going on would only repeat the errors.
pub(super) fn declare<'a>(
    prelude: &'a ast::Program,
    user: &'a ast::Program,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Names<'a>> {
    let mut names = collect(prelude, user, diagnostics);
    let ok = supertypes(&names, program, diagnostics);
    if !ok {
        return None;
    }
    members(&mut names, program, diagnostics);
    dispatch(program, diagnostics);
    builtins(&names, program, diagnostics)?;
    Some(names)
}

fn collect<'a>(
    prelude: &'a ast::Program,
    user: &'a ast::Program,
    diagnostics: &mut Vec<Diagnostic>,
) -> Names<'a> {
    let mut classes: FxHashMap<&str, ClassId> = FxHashMap::default();
    let mut decls: Vec<&ast::TypeDecl> = Vec::new();
    let declared: FxHashSet<&str> = user.types.iter().map(|decl| decl.name.text.as_str()).collect();
    let kept = prelude.types.iter().filter(|decl| !declared.contains(decl.name.text.as_str()));
    for decl in kept.chain(&user.types) {
        let name = decl.name.text.as_str();
        if let Some(first) = classes.get(name) {
            let first = decls[first.index()].name.span;
            diagnostics.push(
                Diagnostic::error(decl.name.span, format!("class `{name}` is declared twice"))
                    .related(first, "first declared here")
                    .hint("rename or remove one of them"),
            );
            continue;
        }
        classes.insert(name, ClassId(u32::try_from(decls.len()).expect("fewer than 2^32 classes")));
        decls.push(decl);
    }
    let needs_init = vec![false; decls.len()];
    Names { classes, decls, methods: Vec::new(), needs_init }
}

fn supertypes(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) -> bool {
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
            interfaces =
                decl.extends.iter().filter_map(|name| lookup(name, TypeDeclKind::Interface)).collect();
        } else {
            if let Some(name) = decl.extends.first() {
                superclass = lookup(name, TypeDeclKind::Class);
            }
            if superclass.is_none() && id != object {
                superclass = Some(object);
            }
            interfaces
                .extend(decl.implements.iter().filter_map(|name| lookup(name, TypeDeclKind::Interface)));
        }
        program.classes.push(Class {
            name: decl.name.text.clone(),
            kind: if is_interface { ClassKind::Interface } else { ClassKind::Class },
            is_abstract: decl.is_abstract || is_interface,
            superclass,
            interfaces,
            ancestors: Vec::new(),
            fields: Vec::new(),
            static_fields: Vec::new(),
            dispatch: FxHashMap::default(),
            static_init: None,
            invariants: Vec::new(),
            instances: Arc::from([]),
            is_builtin: decl.name.span.file == PRELUDE_FILE,
            span: decl.name.span,
        });
    }
    if let Some(cycle) = find_cycle(program) {
        let path: Vec<&str> = cycle.iter().map(|id| program.class(*id).name.as_str()).collect();
        diagnostics.push(
            Diagnostic::error(
                program.class(cycle[0]).span,
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

fn members(names: &mut Names<'_>, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    let decls = names.decls.clone();
    for (index, decl) in decls.iter().enumerate() {
        let class = ClassId(u32::try_from(index).expect("fewer than 2^32 classes"));
        let mut has_constructor = false;
        for member in &decl.members {
            match member {
                ast::Member::Field(field) => declare_field(names, program, diagnostics, class, field),
                ast::Member::Method(method) => {
                    declare_method(names, program, diagnostics, class, MethodDecl::Method(method));
                }
                ast::Member::Constructor(constructor) => {
                    has_constructor = true;
                    declare_method(names, program, diagnostics, class, MethodDecl::Constructor(constructor));
                }
                ast::Member::StaticInit(_) => names.needs_init[index] = true,
                ast::Member::Invariant(_) => {}
            }
        }
        if !has_constructor && decl.kind == TypeDeclKind::Class {
            names.methods.push(None);
            program.methods.push(Method {
                class,
                name: decl.name.text.clone(),
                params: Vec::new(),
                ret: None,
                is_static: false,
                is_constructor: true,
                is_abstract: false,
                is_pure: false,
                body: None,
                contract: Contract::default(),
                non_null_check: None,
                unsupported: Vec::new(),
                span: decl.name.span,
            });
        }
    }
    inherit_fields(program, diagnostics);
}

fn declare_field(
    names: &mut Names,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
    class: ClassId,
    field: &ast::Field,
) {
    let Some(ty) = names.ty(&field.ty, diagnostics) else { return };
    let of_class = program.class(class);
    let is_static = field.is_static || of_class.kind == ClassKind::Interface;
    let same = |id: &&FieldId| program.field(**id).name == field.name.text;
    if let Some(first) = of_class.fields.iter().chain(&of_class.static_fields).find(same) {
        diagnostics.push(
            Diagnostic::error(field.name.span, format!("field `{}` is declared twice", field.name.text))
                .related(program.field(*first).span, "first declared here"),
        );
        return;
    }
    if field.non_null && !ty.is_reference() {
        diagnostics.push(
            Diagnostic::error(field.span, "`nonnull` is for references to objects and arrays")
                .hint("remove `nonnull`"),
        );
    }
    let id = FieldId(u32::try_from(program.fields.len()).expect("fewer than 2^32 fields"));
    program.fields.push(Field {
        class,
        name: field.name.text.clone(),
        ty,
        is_static,
        non_null: field.non_null,
        span: field.name.span,
    });
    let of_class = &mut program.classes[class.index()];
    if is_static {
        of_class.static_fields.push(id);
        names.needs_init[class.index()] |= field.init.is_some();
    } else {
        of_class.fields.push(id);
    }
}

fn declare_method<'a>(
    names: &mut Names<'a>,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
    class: ClassId,
    decl: MethodDecl<'a>,
) {
    let of_class = program.class(class);
    let is_interface = of_class.kind == ClassKind::Interface;
    let (name, is_constructor) = match decl {
        MethodDecl::Method(method) => (&method.name, false),
        MethodDecl::Constructor(constructor) => (&constructor.name, true),
    };
    if is_constructor && name.text != of_class.name {
        diagnostics.push(Diagnostic::error(name.span, format!("`{}` has no result type", name.text)).hint(
            format!(
                "a constructor is named `{}` as its class; a method starts with its type or `void`",
                of_class.name
            ),
        ));
        return;
    }
    if is_constructor && is_interface {
        diagnostics.push(Diagnostic::error(name.span, "an interface has no constructor"));
        return;
    }
    if !is_constructor && name.text == of_class.name {
        diagnostics.push(
            Diagnostic::error(name.span, "a method cannot have the name of its class")
                .hint("a constructor has no result type"),
        );
        return;
    }
    let mut params: Vec<Param> = Vec::new();
    for param in decl.params() {
        let Some(ty) = names.ty(&param.ty, diagnostics) else { return };
        if param.non_null && !ty.is_reference() {
            diagnostics.push(
                Diagnostic::error(param.name.span, "`nonnull` is for references to objects and arrays")
                    .hint("remove `nonnull`"),
            );
        }
        params.push(Param { name: param.name.text.clone(), ty, non_null: param.non_null });
    }
    let mut method = Method {
        class,
        name: name.text.clone(),
        params,
        ret: None,
        is_static: false,
        is_constructor,
        is_abstract: false,
        is_pure: false,
        body: None,
        contract: Contract::default(),
        non_null_check: None,
        unsupported: Vec::new(),
        span: name.span,
    };
    if let MethodDecl::Method(tree) = decl {
        if let Some(ret) = &tree.ret {
            let Some(ret) = names.ty(ret, diagnostics) else { return };
            method.ret = Some(ret);
        }
        method.is_static = tree.is_static;
        method.is_pure = tree.is_pure;
        method.is_abstract = tree.is_abstract || (is_interface && tree.body.is_none() && !tree.is_static);
        if tree.is_abstract && tree.body.is_some() {
            diagnostics.push(
                Diagnostic::error(name.span, "an abstract method has no body")
                    .hint("remove `abstract`, or end the declaration with `;`"),
            );
        }
        if tree.is_abstract && tree.is_static {
            diagnostics.push(Diagnostic::error(name.span, "a static method cannot be abstract"));
        }
        if tree.is_abstract && !program.class(class).is_abstract {
            diagnostics.push(
                Diagnostic::error(name.span, "an abstract method needs an abstract class").hint(format!(
                    "write `abstract class {}`, or leave `abstract` away to make the method open",
                    program.class(class).name
                )),
            );
        }
    }
    let id = MethodId(u32::try_from(program.methods.len()).expect("fewer than 2^32 methods"));
    program.methods.push(method);
    names.methods.push(Some(decl));
    let twin = (0..id.0).map(MethodId).find(|other| {
        let (a, b) = (program.method(*other), program.method(id));
        a.class == b.class
            && a.name == b.name
            && a.is_constructor == b.is_constructor
            && same_params(program, *other, id)
    });
    if let Some(twin) = twin {
        diagnostics.push(
            Diagnostic::error(
                program.span_of(id),
                format!("`{}` is declared twice with the same parameter types", program.signature(id)),
            )
            .related(program.span_of(twin), "first declared here"),
        );
    }
}

fn inherit_fields(program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    let own: Vec<Vec<FieldId>> = program.classes.iter().map(|class| class.fields.clone()).collect();
    for index in 0..program.classes.len() {
        let mut chain = Vec::new();
        let mut next = program.classes[index].superclass;
        while let Some(class) = next {
            chain.push(class);
            next = program.class(class).superclass;
        }
        let mut fields: Vec<FieldId> = Vec::new();
        for class in chain.iter().rev() {
            fields.extend(&own[class.index()]);
        }
        for field in &own[index] {
            let name = &program.field(*field).name;
            if let Some(hidden) = fields.iter().find(|id| program.field(**id).name == *name) {
                diagnostics.push(
                    Diagnostic::error(
                        program.field(*field).span,
                        format!("field `{name}` is already declared in a superclass"),
                    )
                    .related(program.field(*hidden).span, "declared here")
                    .hint("fields are not overridden; give it another name"),
                );
            }
        }
        fields.extend(&own[index]);
        program.classes[index].fields = fields;
    }
}

/// Fills the dispatch tables and checks overriding.
fn dispatch(program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
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
                        .hint("implement it, or make the class abstract"),
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
            if mine.name != theirs.name || !same_params(program, own, *other) {
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
                    .related(theirs.span, "declared here"),
                );
            }
        }
    }
}

fn builtins(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) -> Option<()> {
    let class = |name: &str| names.classes[name];
    let throwable = class("Throwable");
    let message = program.class(throwable).fields.iter().copied().find(|field| {
        let field = program.field(*field);
        field.name == "message" && field.ty == Ty::String
    });
    let Some(message) = message else {
        diagnostics.push(
            Diagnostic::error(program.class(throwable).span, "`Throwable` needs a field `string message`")
                .hint("the engine puts the text of the exceptions that it throws there"),
        );
        return None;
    };
    program.builtin = Builtins {
        object: class("Object"),
        throwable,
        exception: class("Exception"),
        arithmetic: class("ArithmeticException"),
        null_pointer: class("NullPointerException"),
        array_index: class("ArrayIndexOutOfBoundsException"),
        negative_size: class("NegativeArraySizeException"),
        class_cast: class("ClassCastException"),
        message,
    };
    let thrown = program.builtin;
    for id in [
        thrown.exception,
        thrown.arithmetic,
        thrown.null_pointer,
        thrown.array_index,
        thrown.negative_size,
        thrown.class_cast,
    ] {
        let of_class = program.class(id);
        if !program.is_subclass(id, throwable) || of_class.is_abstract {
            let error = format!("`{}` must be a subclass of `Throwable` that is not abstract", of_class.name);
            diagnostics.push(Diagnostic::error(of_class.span, error).hint("the engine throws it by itself"));
        }
    }
    Some(())
}
