//! Members that only the class file of a class has: what a model of ours leaves out, and what annotation processors add to a
//! class of the user. They are open methods with their declared types, and are asked for where the source has none that fits.

use std::cell::OnceCell;
use std::rc::Rc;

use super::{
    Class, ClassPlace, Field, FieldId, Members, Method, MethodId, MethodKind, Origin, Scope, ScopeKind,
    Synthetic, World,
};
use crate::classfile::{Privates, declaration};
use crate::syntax::tree::{self, Member, MethodDecl, Modifiers};
use crate::types::{ClassId, Type};

impl World {
    /// What the class file of a class has and its source has not. A class that has no source has all of it anyway.
    pub(crate) fn described(&self, id: ClassId) -> Rc<Members> {
        let class = self.class(id);
        if let Some(known) = class.described.get() {
            return Rc::clone(known);
        }
        let found = Rc::new(self.find_described(&class).unwrap_or_default());
        Rc::clone(class.described.get_or_init(|| found))
    }

    /// The methods of that name in class files, of the class and of what is above it.
    pub(crate) fn described_methods(&self, class: ClassId, name: &str) -> Vec<MethodId> {
        let line = self.linearised(class);
        line.iter()
            .flat_map(|above| self.described(*above).methods.get(name).cloned().unwrap_or_default())
            .collect()
    }

    /// The static field of that name in class files, of the class and of what is above it.
    pub(crate) fn described_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        self.linearised(class).iter().find_map(|above| self.described(*above).fields.get(name).copied())
    }

    fn find_described(&self, class: &Class) -> Option<Members> {
        if class.origin == Origin::Open || !matches!(class.place, ClassPlace::TopLevel | ClassPlace::Member) {
            return None;
        }
        let found = self.library.class_file(&class.name)?.class.ok()?;
        let privates = if class.origin == Origin::User { Privates::Kept } else { Privates::LeftOut };
        let unit = declaration(&found, class.span.file, privates, &|_| None);
        let decl = unit.types.first()?;
        // the class file may have other names for the type parameters
        let own = &class.type_params[class.type_params.len() - class.own_params..];
        let names = decl.type_params.iter().map(|param| param.name.text.clone());
        let scope = names
            .zip(own)
            .fold(self.body_scope(class.id), |scope, (name, var)| scope.with(ScopeKind::TypeVar(name, *var)));
        let known = self.members(class.id);
        let mut members = Members::default();
        for member in &decl.members {
            match member {
                Member::Method(method) => self.describe_method(class, &scope, method, &known, &mut members),
                Member::Field(field) if field.modifiers.is_static => {
                    self.describe_field(class, &scope, field, &known, &mut members);
                }
                _ => {}
            }
        }
        let mut opened = class.opened.borrow_mut();
        opened.extend(members.constructors.iter().chain(members.methods.values().flatten()));
        Some(members)
    }

    fn describe_method(
        &self,
        class: &Class,
        scope: &Rc<Scope>,
        decl: &MethodDecl,
        known: &Members,
        members: &mut Members,
    ) {
        let is_constructor = decl.kind == tree::MethodKind::Constructor;
        // an enclosing instance is told from a parameter by the class around it only
        if is_constructor && class.has_outer_instance {
            return;
        }
        let (type_params, scope) = self.declare_vars(scope, &decl.type_params);
        let params: Rc<[Type]> = decl.params.iter().map(|param| self.param_type(&scope, param)).collect();
        let erased: Vec<Type> = params.iter().map(|ty| self.erasure(ty)).collect();
        let written =
            if is_constructor { Some(&known.constructors) } else { known.methods.get(&decl.name.text) };
        if written.into_iter().flatten().any(|id| self.has_erased_params(*id, &erased)) {
            return;
        }
        let id = self.push_method(|id| Method {
            id,
            class: class.id,
            name: if is_constructor { class.simple.clone() } else { decl.name.text.clone() },
            kind: if is_constructor { MethodKind::Constructor } else { MethodKind::Method },
            synthetic: Some(Synthetic::Open),
            modifiers: Modifiers { is_abstract: false, is_native: true, ..decl.modifiers.clone() },
            type_params,
            is_varargs: decl.params.last().is_some_and(|param| param.is_varargs),
            params,
            ret: decl.ret.as_ref().map_or(Type::Void, |ty| self.resolve_or_report(&scope, ty)),
            throws: decl.throws.iter().map(|ty| self.resolve_or_report(&scope, ty)).collect(),
            decl: None,
            span: decl.span,
        });
        if is_constructor {
            members.constructors.push(id);
        } else {
            members.methods.entry(decl.name.text.clone()).or_default().push(id);
        }
    }

    fn describe_field(
        &self,
        class: &Class,
        scope: &Rc<Scope>,
        decl: &tree::FieldDecl,
        known: &Members,
        members: &mut Members,
    ) {
        let ty = self.resolve_or_report(scope, &decl.ty);
        for declarator in &decl.declarators {
            let name = &declarator.name.text;
            if known.fields.contains_key(name) {
                continue;
            }
            let id = self.push_field(|id| Field {
                id,
                class: class.id,
                name: name.clone(),
                modifiers: decl.modifiers.clone(),
                ty: ty.clone(),
                init: declarator.init.clone(),
                enum_ordinal: None,
                span: decl.span,
                constant: OnceCell::new(),
            });
            members.fields.insert(name.clone(), id);
        }
    }
}
