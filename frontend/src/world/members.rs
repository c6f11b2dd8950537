//! The members of a class: those it declares, and those that Java adds to enums, records and classes without a
//! constructor.

use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::Span;

use super::{
    Class, ClassKind, Field, FieldId, Members, Method, MethodId, MethodKind, Scope, Synthetic, World,
};
use crate::syntax::tree::{self, Member, MethodDecl, Modifiers};
use crate::types::{ClassId, Type};

impl World {
    /// The members that the class declares itself.
    pub fn members(&self, id: ClassId) -> Rc<Members> {
        let class = self.class(id);
        if let Some(known) = class.members.get() {
            return Rc::clone(known);
        }
        let found = Rc::new(self.find_members(&class));
        Rc::clone(class.members.get_or_init(|| found))
    }

    fn find_members(&self, class: &Class) -> Members {
        let mut members = Members::default();
        let Some(decl) = class.decl.clone() else { return members };
        let scope = self.body_scope(class.id);
        for (ordinal, constant) in decl.constants.iter().enumerate() {
            let modifiers =
                Modifiers { is_public: true, is_static: true, is_final: true, ..Modifiers::default() };
            let id = self.push_field(|id| Field {
                id,
                class: class.id,
                name: constant.name.text.clone(),
                modifiers,
                ty: Type::class(class.id),
                init: None,
                enum_ordinal: Some(ordinal),
                span: constant.span,
                constant: OnceCell::new(),
            });
            members.fields.insert(constant.name.text.clone(), id);
        }
        for component in &decl.components {
            let modifiers = Modifiers { is_private: true, is_final: true, ..component.modifiers.clone() };
            let ty = self.param_type(&scope, component);
            let id = self.push_field(|id| Field {
                id,
                class: class.id,
                name: component.name.text.clone(),
                modifiers,
                ty,
                init: None,
                enum_ordinal: None,
                span: component.name.span,
                constant: OnceCell::new(),
            });
            members.fields.insert(component.name.text.clone(), id);
        }
        for member in &decl.members {
            match member {
                Member::Field(field) => self.add_fields(class, &scope, field, &mut members),
                Member::Method(method) => self.add_method(class, &scope, method, &mut members),
                Member::Init { .. } | Member::Type(_) | Member::Invariant { .. } => {}
            }
        }
        match class.kind {
            ClassKind::Enum => self.add_enum_members(class, &mut members),
            ClassKind::Record => self.add_record_members(class, &decl, &scope, &mut members),
            _ => {}
        }
        if members.constructors.is_empty() && !class.is_interface() {
            let (params, is_varargs): (Rc<[Type]>, bool) = match &class.anonymous {
                Some(super::Anonymous { constructor: Some(constructor), .. }) => {
                    let above = self.method(*constructor);
                    (above.params.iter().map(|ty| self.erasure(ty)).collect(), above.is_varargs)
                }
                _ => (Rc::from([]), false),
            };
            // the constructor is as visible as the class
            let modifiers = Modifiers {
                is_public: decl.modifiers.is_public,
                is_private: decl.modifiers.is_private || class.kind == ClassKind::Enum,
                ..Modifiers::default()
            };
            let kind = Synthetic::DefaultConstructor;
            let id =
                self.push_synthetic(class, kind, &class.simple, modifiers, params, Type::Void, is_varargs);
            members.constructors.push(id);
        }
        members
    }

    fn add_fields(&self, class: &Class, scope: &Rc<Scope>, field: &tree::FieldDecl, members: &mut Members) {
        let declared = self.resolve_or_report(scope, &field.ty);
        for declarator in &field.declarators {
            let mut modifiers = field.modifiers.clone();
            if class.is_interface() {
                modifiers.is_public = true;
                modifiers.is_static = true;
                modifiers.is_final = true;
            }
            let name = &declarator.name.text;
            if members.fields.contains_key(name) {
                self.report(Diagnostic::error(
                    declarator.name.span,
                    format!("the field `{name}` is declared twice in `{}`", class.name),
                ));
                continue;
            }
            let id = self.push_field(|id| Field {
                id,
                class: class.id,
                name: name.clone(),
                modifiers,
                ty: declared.clone().array_of(declarator.dims),
                init: declarator.init.clone(),
                enum_ordinal: None,
                span: declarator.span,
                constant: OnceCell::new(),
            });
            members.fields.insert(name.clone(), id);
        }
    }

    /// Are these the types of the parameters of a method, without type arguments?
    pub(super) fn has_erased_params(&self, id: MethodId, erased: &[Type]) -> bool {
        self.method(id).params.iter().map(|ty| self.erasure(ty)).eq(erased.iter().cloned())
    }

    fn add_method(&self, class: &Class, scope: &Rc<Scope>, decl: &Arc<MethodDecl>, members: &mut Members) {
        let (type_params, scope) = self.declare_vars(scope, &decl.type_params);
        let written: &[tree::Param] = match (&class.decl, decl.kind) {
            (Some(record), tree::MethodKind::CompactConstructor) => &record.components,
            _ => &decl.params,
        };
        let params: Rc<[Type]> = written.iter().map(|param| self.param_type(&scope, param)).collect();
        let is_varargs = written.last().is_some_and(|param| param.is_varargs);
        let ret = decl.ret.as_ref().map_or(Type::Void, |ty| self.resolve_or_report(&scope, ty));
        let throws: Rc<[Type]> = decl.throws.iter().map(|ty| self.resolve_or_report(&scope, ty)).collect();
        let mut modifiers = decl.modifiers.clone();
        // in a `pure` class all of them are but the static ones
        modifiers.is_pure |=
            !modifiers.is_static && class.decl.as_ref().is_some_and(|class| class.modifiers.is_pure);
        if class.is_interface() {
            modifiers.is_public = !modifiers.is_private;
            modifiers.is_abstract = decl.body.is_none() && !modifiers.is_static && !modifiers.is_native;
        }
        let is_constructor = decl.kind != tree::MethodKind::Method;
        let erased: Vec<Type> = params.iter().map(|ty| self.erasure(ty)).collect();
        let others: &[MethodId] = if is_constructor {
            &members.constructors
        } else {
            members.methods.get(&decl.name.text).map_or(&[], Vec::as_slice)
        };
        if others.iter().any(|known| self.has_erased_params(*known, &erased))
            && !params.iter().any(Type::has_unknown)
        {
            self.report(Diagnostic::error(
                decl.name.span,
                format!(
                    "`{}` is declared twice in `{}` with the same parameters",
                    decl.name.text, class.name
                ),
            ));
            return;
        }
        let id = self.push_method(|id| Method {
            id,
            class: class.id,
            name: if is_constructor { class.simple.clone() } else { decl.name.text.clone() },
            kind: if is_constructor { MethodKind::Constructor } else { MethodKind::Method },
            synthetic: None,
            modifiers,
            type_params,
            params,
            is_varargs,
            ret,
            throws,
            decl: Some(Arc::clone(decl)),
            span: decl.span,
        });
        if is_constructor {
            members.constructors.push(id);
        } else {
            members.methods.entry(decl.name.text.clone()).or_default().push(id);
        }
    }

    pub(super) fn param_type(&self, scope: &Rc<Scope>, param: &tree::Param) -> Type {
        let ty = self.resolve_or_report(scope, &param.ty);
        if param.is_varargs { Type::array(ty) } else { ty }
    }

    fn add_enum_members(&self, class: &Class, members: &mut Members) {
        let modifiers = Modifiers { is_public: true, is_static: true, ..Modifiers::default() };
        let own = Type::class(class.id);
        let mut add = |kind, name: &str, params: Rc<[Type]>, ret| {
            let id = self.push_synthetic(class, kind, name, modifiers.clone(), params, ret, false);
            members.methods.entry(name.to_owned()).or_default().push(id);
        };
        add(Synthetic::EnumValues, "values", Rc::from([]), Type::array(own.clone()));
        add(Synthetic::EnumValueOf, "valueOf", Rc::from([self.string()]), own);
    }

    fn add_record_members(
        &self,
        class: &Class,
        decl: &tree::TypeDecl,
        scope: &Rc<Scope>,
        members: &mut Members,
    ) {
        let public = Modifiers { is_public: true, ..Modifiers::default() };
        let params: Rc<[Type]> = decl.components.iter().map(|param| self.param_type(scope, param)).collect();
        let erased: Vec<Type> = params.iter().map(|ty| self.erasure(ty)).collect();
        let is_canonical = |id: &MethodId| {
            self.method(*id).params.iter().map(|ty| self.erasure(ty)).eq(erased.iter().cloned())
        };
        if !members.constructors.iter().any(is_canonical) {
            let kind = Synthetic::CanonicalConstructor;
            let is_varargs = decl.components.last().is_some_and(|last| last.is_varargs);
            let id = self.push_synthetic(
                class,
                kind,
                &class.simple,
                public.clone(),
                params,
                Type::Void,
                is_varargs,
            );
            members.constructors.push(id);
        }
        for component in &decl.components {
            let name = &component.name.text;
            if members
                .methods
                .get(name)
                .is_some_and(|known| known.iter().any(|id| self.method(*id).params.is_empty()))
            {
                continue;
            }
            let field = members.fields[name.as_str()];
            let ty = self.field(field).ty.clone();
            let kind = Synthetic::Accessor(field);
            let id = self.push_synthetic(class, kind, name, public.clone(), Rc::from([]), ty, false);
            members.methods.entry(name.clone()).or_default().push(id);
        }
        let implied: [(Synthetic, &str, Rc<[Type]>, Type); 3] = [
            (Synthetic::RecordEquals, "equals", Rc::from([self.object()]), Type::BOOLEAN),
            (Synthetic::RecordHashCode, "hashCode", Rc::from([]), Type::INT),
            (Synthetic::RecordToString, "toString", Rc::from([]), self.string()),
        ];
        for (kind, name, params, ret) in implied {
            let is_written = members.methods.get(name).is_some_and(|known| {
                known.iter().any(|id| {
                    self.method(*id).params.iter().map(|ty| self.erasure(ty)).eq(params.iter().cloned())
                })
            });
            if !is_written {
                let id = self.push_synthetic(class, kind, name, public.clone(), params, ret, false);
                members.methods.entry(name.to_owned()).or_default().push(id);
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "each is a property of the method")]
    pub(super) fn push_synthetic(
        &self,
        class: &Class,
        kind: Synthetic,
        name: &str,
        modifiers: Modifiers,
        params: Rc<[Type]>,
        ret: Type,
        is_varargs: bool,
    ) -> MethodId {
        let is_constructor = matches!(kind, Synthetic::DefaultConstructor | Synthetic::CanonicalConstructor)
            || kind == Synthetic::Open && name.is_empty();
        let place = Span { end: class.span.start, ..class.span };
        self.push_method(|id| Method {
            id,
            class: class.id,
            name: if is_constructor { class.simple.clone() } else { name.to_owned() },
            kind: if is_constructor { MethodKind::Constructor } else { MethodKind::Method },
            synthetic: Some(kind),
            modifiers,
            type_params: Rc::from([]),
            params,
            is_varargs,
            ret,
            throws: Rc::from([]),
            decl: None,
            span: place,
        })
    }

    pub(super) fn push_method(&self, make: impl FnOnce(MethodId) -> Method) -> MethodId {
        let mut methods = self.methods.borrow_mut();
        let id = MethodId(u32::try_from(methods.len()).expect("fewer than 2^32 methods"));
        methods.push(Rc::new(make(id)));
        id
    }

    pub(super) fn push_field(&self, make: impl FnOnce(FieldId) -> Field) -> FieldId {
        let mut fields = self.fields.borrow_mut();
        let id = FieldId(u32::try_from(fields.len()).expect("fewer than 2^32 fields"));
        fields.push(Rc::new(make(id)));
        id
    }
}
