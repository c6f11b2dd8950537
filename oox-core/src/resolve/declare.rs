//! First pass: classes, fields and method signatures.

use rustc_hash::{FxHashMap, FxHashSet};

use super::names::{MethodDecl, Names, TwinKey};
use super::threads::has_threads;
use super::{dispatch, generic, native, supertypes};
use crate::ir::{
    Builtins, Class, ClassId, ClassKind, Contract, Field, FieldId, Method, MethodId, Param, Program,
    TextClass, Ty,
};
use crate::lang::ast::{self, TypeDeclKind};
use crate::lang::diagnostic::{Diagnostic, Subject};
use crate::term::IntTy;

/// Declares everything; `None` when the hierarchy is so broken that going on would only repeat the errors.
pub(super) fn declare<'a>(
    prelude: &'a ast::Program,
    user: &'a ast::Program,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Names<'a>> {
    let mut names = collect(prelude, user, diagnostics);
    let ok = supertypes::supertypes(&names, program, diagnostics);
    if !ok {
        return None;
    }
    generic::headers(&names, program, diagnostics);
    members(&mut names, program, diagnostics);
    check_type_modifiers(&names, diagnostics);
    text_class(&names, program, diagnostics);
    builtins(&names, program, diagnostics)?;
    // whether a result type may be overridden by an array depends on which class is `Object`
    dispatch::dispatch(program, diagnostics);
    native::natives(&names, program, diagnostics);
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
    let mut texts = decls.iter().filter(|decl| decl.is_text).map(|decl| &decl.name);
    let first = texts.next();
    if let (Some(first), Some(second)) = (first, texts.next()) {
        diagnostics.push(
            Diagnostic::error(second.span, "a second `text` class")
                .related(first.span, "the first one")
                .hint("string literals are objects of one class"),
        );
    }
    let text = first.map(|name| classes[name.text.as_str()]);
    let needs_init = vec![false; decls.len()];
    let has_threads = has_threads(user);
    Names { has_threads, classes, decls, text, methods: Vec::new(), twins: FxHashMap::default(), needs_init }
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
            add_method(program, plain_method(class, &decl.name, true));
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
    let Some((ty, generic)) = names.declared(class, &field.ty, diagnostics) else { return };
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
    if field.is_helper && !is_static {
        diagnostics.push(
            Diagnostic::error(field.span, "`helper` is for static fields")
                .hint("leave out `helper`: the fields of an object are a part of the input"),
        );
    }
    if field.is_owned && (is_static || !ty.is_reference()) {
        diagnostics.push(
            Diagnostic::error(field.span, "`owned` is for what a reference in an object leads to")
                .hint("remove `owned`"),
        );
    }
    if field.is_prior && (is_static || !ty.is_reference()) {
        diagnostics.push(
            Diagnostic::error(field.span, "`prior` is for what a reference in an object leads to")
                .hint("remove `prior`"),
        );
    }
    let id = FieldId(u32::try_from(program.fields.len()).expect("fewer than 2^32 fields"));
    program.fields.push(Field {
        class,
        name: field.name.text.clone(),
        ty,
        generic,
        is_static,
        non_null: field.non_null,
        is_helper: field.is_helper,
        is_kept: false,
        is_owned: field.is_owned,
        is_prior: field.is_prior,
        is_volatile: field.is_volatile,
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
        let Some((ty, generic)) = names.declared(class, &param.ty, diagnostics) else { return };
        if param.non_null && !ty.is_reference() {
            diagnostics.push(
                Diagnostic::error(param.name.span, "`nonnull` is for references to objects and arrays")
                    .hint("remove `nonnull`"),
            );
        }
        let (is_generic, non_null) = (param.is_generic, param.non_null);
        params.push(Param { name: param.name.text.clone(), ty, generic, is_generic, non_null });
    }
    let is_helper = decl.is_helper();
    let mut method = Method { params, is_helper, ..plain_method(class, name, is_constructor) };
    if let MethodDecl::Method(tree) = decl {
        if let Some(ret) = &tree.ret {
            let Some((ret, generic)) = names.declared(class, ret, diagnostics) else { return };
            (method.ret, method.generic_ret) = (Some(ret), generic);
        }
        method.is_static = tree.is_static;
        method.is_pure = tree.is_pure || tree.is_ordered || tree.is_predicate;
        (method.is_predicate, method.is_trusted) = (tree.is_predicate, tree.is_trusted);
        method.is_helper |= tree.is_predicate;
        method.is_ordered = tree.is_ordered;
        method.is_abstract = tree.is_abstract || (is_interface && tree.body.is_none() && !tree.is_static);
        check_modifiers(tree, &method, program.class(class), diagnostics);
    }
    let id = add_method(program, method);
    names.methods.push(Some(decl));
    let twin = names.twins.insert(TwinKey::of(program, id), id);
    if let Some(twin) = twin {
        diagnostics.push(
            Diagnostic::error(
                program.span_of(id),
                format!("`{}` is declared twice with the same parameter types", program.signature(id)),
            )
            .related(program.span_of(twin), "first declared here")
            .about(Subject::Twins {
                class: program.class(class).name.clone(),
                signature: program.signature(id),
            }),
        );
    }
}

/// A method without parameters, result, modifiers and body.
fn plain_method(class: ClassId, name: &ast::Ident, is_constructor: bool) -> Method {
    Method {
        class,
        name: name.text.clone(),
        params: Vec::new(),
        ret: None,
        generic_ret: None,
        is_static: false,
        is_constructor,
        is_abstract: false,
        is_pure: false,
        is_ordered: false,
        is_predicate: false,
        is_trusted: false,
        is_helper: false,
        native: None,
        body: None,
        contract: Contract::default(),
        non_null_check: None,
        unsupported: Vec::new(),
        span: name.span,
    }
}

fn add_method(program: &mut Program, method: Method) -> MethodId {
    let id = MethodId(u32::try_from(program.methods.len()).expect("fewer than 2^32 methods"));
    program.classes[method.class.index()].methods.push(id);
    program.methods.push(method);
    id
}

/// Words that do not go together.
fn check_modifiers(tree: &ast::Method, method: &Method, class: &Class, diagnostics: &mut Vec<Diagnostic>) {
    let name = &tree.name;
    if tree.is_ordered && !compares_two_objects(method) {
        diagnostics
            .push(Diagnostic::error(name.span, "an `ordered` method compares two objects").hint(
                "it has an integer result and two references: two parameters, or the receiver and one",
            ));
    }
    if tree.is_abstract && tree.body.is_some() {
        diagnostics.push(
            Diagnostic::error(name.span, "an abstract method has no body")
                .hint("remove `abstract`, or end the declaration with `;`"),
        );
    }
    if tree.is_abstract && tree.is_static {
        diagnostics.push(Diagnostic::error(name.span, "a static method cannot be abstract"));
    }
    if tree.is_abstract && !class.is_abstract {
        diagnostics.push(Diagnostic::error(name.span, "an abstract method needs an abstract class").hint(
            format!(
                "write `abstract class {}`, or leave `abstract` away to make the method open",
                class.name
            ),
        ));
    }
}

/// Two references to compare: the last two of receiver and parameters.
fn compares_two_objects(method: &Method) -> bool {
    let references = method.params.iter().filter(|param| param.ty.is_reference()).count();
    let is_short = references == method.params.len() && references <= 2;
    is_short
        && method.ret.as_ref().is_some_and(Ty::is_integer)
        && (references == 2 || (references == 1 && !method.is_static))
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

/// The class of string literals can hold them.
fn text_class(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    let Some(class) = names.text else { return };
    let of_class = program.class(class);
    let is_own = |id: &&FieldId| program.field(**id).class == class;
    let first = of_class.fields.iter().find(is_own).copied();
    let units = Ty::Array(Ty::Bits(IntTy::U16).into());
    match first.filter(|id| program.field(*id).ty == units) {
        Some(units) if !of_class.is_abstract => program.text = Some(TextClass { class, units }),
        _ => diagnostics.push(
            Diagnostic::error(
                of_class.span,
                "the class of texts starts with a field `char[]`, and has objects",
            )
            .hint("the engine puts the UTF-16 units of a literal there"),
        ),
    }
}

/// Words before `class` and `interface` that do not go together.
fn check_type_modifiers(names: &Names, diagnostics: &mut Vec<Diagnostic>) {
    for decl in &names.decls {
        if decl.is_open && decl.kind == TypeDeclKind::Class && !decl.is_abstract {
            diagnostics.push(
                Diagnostic::error(decl.name.span, "only an interface or abstract class can be `open`")
                    .hint("an input that is declared with a class has one of the classes in the program"),
            );
        }
        if decl.is_enum && decl.kind == TypeDeclKind::Interface {
            diagnostics.push(
                Diagnostic::error(decl.name.span, "only a class can be `enum`")
                    .hint("its objects are those that its static initialiser makes"),
            );
        }
        let above = decl.extends.iter().filter_map(|above| names.classes.get(above.name.text.as_str()));
        for above in above.filter(|above| names.decls[above.index()].is_enum && !decl.is_enum) {
            let name = &names.decls[above.index()].name.text;
            diagnostics.push(
                Diagnostic::error(
                    decl.name.span,
                    format!("a class below the `enum` class `{name}` is one itself"),
                )
                .hint("write `enum` before `class`"),
            );
        }
    }
}

fn builtins(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) -> Option<()> {
    let class = |name: &str| names.classes[name];
    let throwable = class("Throwable");
    let message = program.class(throwable).fields.iter().copied().find(|field| {
        let field = program.field(*field);
        field.name == "message" && field.ty == names.text_ty()
    });
    let Some(message) = message else {
        let needed = format!("`Throwable` needs a field `{} message`", program.show_ty(&names.text_ty()));
        diagnostics.push(
            Diagnostic::error(program.class(throwable).span, needed)
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
        array_store: class("ArrayStoreException"),
        thread: names.classes.get("Thread").copied(),
        illegal_monitor: names.classes.get("IllegalMonitorStateException").copied(),
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
        thrown.array_store,
    ] {
        let of_class = program.class(id);
        if !program.is_subclass(id, throwable) || of_class.is_abstract {
            let error = format!("`{}` must be a subclass of `Throwable` that is not abstract", of_class.name);
            diagnostics.push(Diagnostic::error(of_class.span, error).hint("the engine throws it by itself"));
        }
    }
    Some(())
}
