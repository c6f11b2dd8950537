//! Declaring classes: ids, names, type parameters, supertypes. Members are in `members.rs`.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use indexmap::IndexMap;
use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::Span;

use super::{
    Anonymous, Class, ClassKind, ClassPlace, FileIndex, Origin, Scope, ScopeKind, TypeVar, Unnamed, World,
};
use crate::syntax::tree::{self, Member, TypeDecl, TypeDeclKind};
use crate::types::{ClassId, Type, VarId};

impl World {
    /// Adds a class and its member classes.
    #[allow(clippy::too_many_arguments, reason = "each is a property of the class")]
    pub(super) fn declare(
        &self,
        decl: &Arc<TypeDecl>,
        name: &str,
        place: ClassPlace,
        outer: Option<ClassId>,
        file: FileIndex,
        origin: Origin,
        scope: Option<Rc<Scope>>,
    ) -> ClassId {
        self.declare_with(decl, name, place, outer, file, origin, scope, None)
    }

    #[allow(clippy::too_many_arguments, reason = "each is a property of the class")]
    fn declare_with(
        &self,
        decl: &Arc<TypeDecl>,
        name: &str,
        place: ClassPlace,
        outer: Option<ClassId>,
        file: FileIndex,
        origin: Origin,
        scope: Option<Rc<Scope>>,
        anonymous: Option<Anonymous>,
    ) -> ClassId {
        let kind = match decl.kind {
            TypeDeclKind::Class => ClassKind::Class,
            TypeDeclKind::Interface => ClassKind::Interface,
            TypeDeclKind::Enum => ClassKind::Enum,
            TypeDeclKind::Record => ClassKind::Record,
            TypeDeclKind::Annotation => ClassKind::Annotation,
        };
        let has_outer_instance = kind == ClassKind::Class
            && match (place, &scope) {
                (ClassPlace::Member, _) => {
                    let in_interface = outer.is_some_and(|outer| self.class(outer).is_interface());
                    !decl.modifiers.is_static && !in_interface
                }
                (_, Some(scope)) => scope.has_this(),
                _ => false,
            };
        let own: Vec<VarId> = decl
            .type_params
            .iter()
            .map(|param| self.new_var(&param.name.text, param.bounds.clone()))
            .collect();
        let mut type_params: Vec<VarId> = match outer {
            Some(outer) if has_outer_instance && place == ClassPlace::Member => {
                self.class(outer).type_params.to_vec()
            }
            _ => Vec::new(),
        };
        type_params.extend(&own);
        let id = self.push_class(|id| Class {
            id,
            name: name.to_owned(),
            simple: decl.name.text.clone(),
            kind,
            place,
            origin,
            outer,
            has_outer_instance,
            is_abstract: decl.modifiers.is_abstract
                || matches!(kind, ClassKind::Interface | ClassKind::Annotation),
            is_implemented: Cell::default(),
            decl: Some(Arc::clone(decl)),
            span: decl.span,
            file,
            scope,
            anonymous,
            own_params: own.len(),
            type_params: type_params.into(),
            types: OnceCell::new(),
            supers: OnceCell::new(),
            line: OnceCell::new(),
            members: OnceCell::new(),
            described: OnceCell::new(),
            opened: RefCell::default(),
        });
        for var in own {
            *self.var(var).scope.borrow_mut() = Some(self.header_scope(id));
        }
        let mut types = IndexMap::new();
        for member in &decl.members {
            let Member::Type(inner) = member else { continue };
            let simple = &inner.name.text;
            if types.contains_key(simple) {
                self.report(Diagnostic::error(
                    inner.name.span,
                    format!("the class `{simple}` is declared twice in `{name}`"),
                ));
                continue;
            }
            let inner_name = format!("{name}${simple}");
            let inner_id = self.declare(inner, &inner_name, ClassPlace::Member, Some(id), file, origin, None);
            types.insert(simple.clone(), inner_id);
        }
        self.class(id).types.set(types).expect("a class is declared once");
        id
    }

    /// Adds a local class.
    pub(crate) fn declare_local(&self, decl: &Arc<TypeDecl>, scope: &Rc<Scope>) -> ClassId {
        let outer = scope.class().expect("code stands in a class");
        let name = self.unnamed_name(outer, &decl.name.text);
        let class = self.class(outer);
        // a local class can name itself
        let id = ClassId(self.class_count());
        let inside = scope.with(ScopeKind::LocalType(decl.name.text.clone(), id));
        self.declare(decl, &name, ClassPlace::Local, Some(outer), class.file, class.origin, Some(inside))
    }

    /// Adds an anonymous class, also the body of an enum constant.
    pub(crate) fn declare_anonymous(
        &self,
        decl: &Arc<TypeDecl>,
        scope: &Rc<Scope>,
        anonymous: Anonymous,
    ) -> ClassId {
        let outer = scope.class().expect("code stands in a class");
        let name = self.unnamed_name(outer, "");
        let class = self.class(outer);
        let scope = Some(Rc::clone(scope));
        self.declare_with(
            decl,
            &name,
            ClassPlace::Anonymous,
            Some(outer),
            class.file,
            class.origin,
            scope,
            Some(anonymous),
        )
    }

    /// Adds the class of a lambda.
    pub(crate) fn declare_lambda(&self, scope: &Rc<Scope>, interface: Type, span: Span) -> ClassId {
        let outer = scope.class().expect("code stands in a class");
        let around = self.class(outer);
        let name = self.unnamed_name(outer, "lambda");
        self.push_class(|id| Class {
            id,
            name,
            simple: String::new(),
            kind: ClassKind::Class,
            place: ClassPlace::Lambda,
            origin: around.origin,
            outer: Some(outer),
            has_outer_instance: scope.has_this(),
            is_abstract: false,
            is_implemented: Cell::default(),
            decl: None,
            span,
            file: around.file,
            scope: Some(Rc::clone(scope)),
            anonymous: Some(Anonymous { base: interface, constructor: None, passes_outer: false }),
            own_params: 0,
            type_params: Rc::from([]),
            types: OnceCell::new(),
            supers: OnceCell::new(),
            line: OnceCell::new(),
            members: OnceCell::new(),
            described: OnceCell::new(),
            opened: RefCell::default(),
        })
    }

    /// `Outer$1`, `Outer$1Local`, `Outer$lambda1`
    fn unnamed_name(&self, outer: ClassId, simple: &str) -> String {
        let count = self.unnamed.borrow_mut().next(outer, simple);
        let around = self.class(outer);
        match simple {
            "lambda" => format!("{}$lambda{count}", around.name),
            _ => format!("{}${count}{simple}", around.name),
        }
    }

    /// How many names of unnamed classes were given, so that a trial can be forgotten.
    pub(crate) fn mark(&self) -> usize {
        self.unnamed.borrow().given.len()
    }

    /// Forgets the names that were given since the mark.
    pub(crate) fn forget(&self, mark: usize) {
        self.unnamed.borrow_mut().forget(mark);
    }

    /// A new type variable; its scope is set by whoever declares it.
    fn new_var(&self, name: &str, written: Vec<tree::TypeRef>) -> VarId {
        let mut vars = self.vars.borrow_mut();
        let id = VarId(u32::try_from(vars.len()).expect("fewer than 2^32 type variables"));
        vars.push(Rc::new(TypeVar {
            name: name.to_owned(),
            written,
            scope: RefCell::new(None),
            bounds: OnceCell::new(),
        }));
        id
    }

    /// The type parameters of a method, and the scope in which they are visible.
    pub(super) fn declare_vars(
        &self,
        scope: &Rc<Scope>,
        params: &[tree::TypeParam],
    ) -> (Rc<[VarId]>, Rc<Scope>) {
        let vars: Vec<VarId> =
            params.iter().map(|param| self.new_var(&param.name.text, param.bounds.clone())).collect();
        let scope = with_vars(scope, params, &vars);
        for var in &vars {
            *self.var(*var).scope.borrow_mut() = Some(Rc::clone(&scope));
        }
        (vars.into(), scope)
    }

    /// A variable that stands for a declared one while a call is resolved.
    pub(crate) fn fresh_var(&self, var: VarId) -> VarId {
        let declared = self.var(var);
        let id = self.new_var(&declared.name, Vec::new());
        self.var(id).bounds.set(Rc::from([])).expect("a new variable");
        id
    }

    /// The bounds of a type variable; empty: `Object`.
    pub fn bounds(&self, id: VarId) -> Rc<[Type]> {
        let var = self.var(id);
        if let Some(known) = var.bounds.get() {
            return Rc::clone(known);
        }
        let scope = var.scope.borrow().clone();
        let bounds: Vec<Type> = match &scope {
            None => Vec::new(),
            Some(scope) => var.written.iter().map(|bound| self.resolve_or_report(scope, bound)).collect(),
        };
        // `resolve` may have come here again for a recursive bound
        Rc::clone(var.bounds.get_or_init(|| bounds.into()))
    }

    /// The written type; an unknown one after a report.
    pub(super) fn resolve_or_report(&self, scope: &Scope, ty: &tree::TypeRef) -> Type {
        self.resolve(scope, ty).unwrap_or_else(|problem| {
            self.report(Diagnostic::error(problem.span, problem.reason));
            Type::Unknown
        })
    }

    /// The direct superclass (none for `Object` and interfaces) and interfaces, with type arguments.
    pub fn supers(&self, id: ClassId) -> (Option<Type>, Rc<[Type]>) {
        let class = self.class(id);
        if let Some(known) = class.supers.get() {
            return known.clone();
        }
        if self.in_progress.borrow().contains(&id) {
            return (None, Rc::from([]));
        }
        self.in_progress.borrow_mut().push(id);
        let found = self.find_supers(&class);
        self.in_progress.borrow_mut().retain(|known| *known != id);
        class.supers.get_or_init(|| found).clone()
    }

    fn find_supers(&self, class: &Class) -> (Option<Type>, Rc<[Type]>) {
        let is_object = class.name == "java.lang.Object";
        let object = || if is_object { None } else { Some(self.object()) };
        if let Some(anonymous) = &class.anonymous {
            let base = &anonymous.base;
            let parts: Vec<Type> = match base {
                Type::Both(parts) => parts.to_vec(),
                other => vec![other.clone()],
            };
            let is_interface = |ty: &Type| ty.class_id().is_none_or(|id| self.class(id).is_interface());
            return if parts.iter().all(is_interface) {
                (object(), parts.into_iter().filter(|part| part.class_id().is_some()).collect())
            } else {
                (Some(base.clone()), Rc::from([]))
            };
        }
        let Some(decl) = &class.decl else { return (object(), Rc::from([])) };
        let scope = self.header_scope(class.id);
        let resolve_all = |written: &[tree::TypeRef]| -> Vec<Type> {
            written
                .iter()
                .map(|ty| self.resolve_or_report(&scope, ty))
                .filter(|ty| ty.class_id().is_some())
                .collect()
        };
        let implemented = |written: &[tree::TypeRef]| -> Rc<[Type]> {
            let found = resolve_all(written);
            for above in found.iter().filter_map(Type::class_id).map(|id| self.class(id)) {
                if above.is_unseen() {
                    above.is_implemented.set(true);
                }
            }
            found.into()
        };
        match class.kind {
            ClassKind::Interface => (None, implemented(&decl.extends)),
            ClassKind::Annotation => (None, Rc::from([])),
            ClassKind::Enum => {
                let base = Type::Class(self.lang("Enum"), Rc::from([Type::class(class.id)]));
                (Some(base), implemented(&decl.implements))
            }
            ClassKind::Record => (Some(Type::class(self.lang("Record"))), implemented(&decl.implements)),
            ClassKind::Class => {
                let extends = resolve_all(&decl.extends).into_iter().next();
                if let (Some(ty), Some(written)) = (&extends, decl.extends.first())
                    && ty.class_id().is_some_and(|id| self.class(id).is_interface())
                {
                    self.report(
                        Diagnostic::error(
                            written.span,
                            format!("`{}` is an interface and cannot be extended by a class", self.show(ty)),
                        )
                        .hint("write `implements`"),
                    );
                }
                (extends.or_else(object), implemented(&decl.implements))
            }
        }
    }

    /// The type parameters of a class, those of its outer classes first.
    pub fn type_params(&self, class: ClassId) -> Rc<[VarId]> {
        Rc::clone(&self.class(class).type_params)
    }

    /// How many of its type parameters a class declares itself.
    pub(crate) fn own_params(&self, class: ClassId) -> usize {
        self.class(class).own_params
    }

    /// A member type that the class declares itself.
    pub(super) fn declared_type(&self, class: ClassId, name: &str) -> Option<ClassId> {
        self.class(class).types.get()?.get(name).copied()
    }

    /// The member types that the class declares itself, in source order.
    pub fn member_types(&self, class: ClassId) -> Vec<ClassId> {
        self.class(class).types.get().map(|types| types.values().copied().collect()).unwrap_or_default()
    }

    /// A class that is above itself, with one of the classes on the way.
    pub fn find_cycle(&self, id: ClassId) -> Option<Vec<ClassId>> {
        let mut path = vec![id];
        let mut done = std::collections::BTreeSet::new();
        self.cycle_from(id, &mut path, &mut done).then_some(path)
    }

    fn cycle_from(
        &self,
        id: ClassId,
        path: &mut Vec<ClassId>,
        done: &mut std::collections::BTreeSet<ClassId>,
    ) -> bool {
        let (superclass, interfaces) = self.supers(id);
        for above in superclass.iter().chain(interfaces.iter()).filter_map(Type::class_id) {
            if path.contains(&above) {
                path.push(above);
                return true;
            }
            if done.insert(above) && path.len() < 2_000 {
                path.push(above);
                if self.cycle_from(above, path, done) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }
}

impl Unnamed {
    fn next(&mut self, outer: ClassId, simple: &str) -> u32 {
        let key = (outer, simple.to_owned());
        self.given.push(key.clone());
        let count = self.counts.entry(key).or_insert(0);
        *count += 1;
        *count
    }

    fn forget(&mut self, mark: usize) {
        for key in self.given.drain(mark..) {
            *self.counts.get_mut(&key).expect("what was given was counted") -= 1;
        }
    }
}

/// The scope with the type parameters of a method.
pub(crate) fn with_vars(scope: &Rc<Scope>, params: &[tree::TypeParam], vars: &[VarId]) -> Rc<Scope> {
    params.iter().zip(vars).fold(Rc::clone(scope), |scope, (param, var)| {
        scope.with(ScopeKind::TypeVar(param.name.text.clone(), *var))
    })
}
