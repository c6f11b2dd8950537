//! Class declarations: everything that was lowered, put together in the order of the source.

use oox_core::lang::ast::{self, BinOp, TypeDeclKind};
use oox_core::lang::diagnostic::{Diagnostic, Subject};
use oox_core::lang::span::Span;

use super::build;
use super::initialiser::InstanceInit;
use super::reach::Lowering;
use crate::attribute;
use crate::syntax::tree::{ExprKind, Nullness};
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, FieldId, MethodId, Origin};

/// A class that nobody wrote.
pub(super) fn library_class(name: String, span: Span) -> ast::TypeDecl {
    ast::TypeDecl {
        kind: TypeDeclKind::Class,
        is_abstract: false,
        is_library: true,
        is_hidden: true,
        is_open: false,
        is_text: false,
        is_enum: false,
        name: build::ident(name, span),
        variables: Vec::new(),
        extends: Vec::new(),
        implements: Vec::new(),
        members: Vec::new(),
        span,
    }
}

impl Lowering<'_> {
    /// The declaration of a class; none for annotation types that no code names.
    pub fn class_decl(&mut self, class: ClassId) -> Option<ast::TypeDecl> {
        let declared = self.world.class(class);
        if declared.kind == ClassKind::Annotation
            && declared.origin != Origin::Library
            && !self.is_named(class)
        {
            return None;
        }
        let is_interface = declared.is_interface();
        let span = declared.decl.as_ref().map_or(declared.span, |decl| decl.span);
        let name_span = declared.decl.as_ref().map_or(declared.span, |decl| decl.name.span);
        let (superclass, interfaces) = self.world.supers(class);
        let object = self.world.lang("Object");
        let mut extends: Vec<ClassId> = superclass.iter().filter_map(Type::class_id).collect();
        let mut implements: Vec<ClassId> = interfaces.iter().filter_map(Type::class_id).collect();
        if is_interface {
            extends = std::mem::take(&mut implements);
        }
        extends.retain(|above| *above != object);
        if self.thrown.contains(&class) && extends.is_empty() {
            extends.push(self.world.lang("RuntimeException"));
        }
        let (open_superclass, open_interfaces) = self.open_supers(class);
        let is_below_others =
            (open_superclass.is_some() || !open_interfaces.is_empty()) && !self.live.contains(class);
        if is_interface {
            extends.extend(open_interfaces);
        } else {
            if extends.is_empty() {
                extends.extend(open_superclass);
            }
            implements.extend(open_interfaces);
        }
        let members = self.members(class);
        let has_abstract =
            members.iter().any(|m| matches!(m, ast::Member::Method(method) if method.is_abstract));
        let is_never_made =
            declared.origin != Origin::User && !declared.is_unseen() && !self.live.contains(class);
        let is_open = self.is_open_type(class) || is_below_others || self.is_only_wrapped(class);
        Some(ast::TypeDecl {
            kind: if is_interface { TypeDeclKind::Interface } else { TypeDeclKind::Class },
            is_abstract: !is_interface
                && (declared.is_abstract || has_abstract || is_never_made || is_below_others),
            is_library: self.is_library(class),
            is_hidden: self.is_hidden(class),
            is_open,
            is_text: declared.name == "java.lang.String",
            is_enum: self.is_enum_class(class) || self.is_without_objects(class),
            name: build::ident(self.class_name(class), name_span),
            variables: self.type_variables(class, name_span),
            extends: self.declared_supers(class, &extends, name_span),
            implements: self.declared_supers(class, &implements, name_span),
            members,
            span,
        })
    }

    fn members(&mut self, class: ClassId) -> Vec<ast::Member> {
        let declared = self.world.class(class);
        let mut out = self.instance_fields(class);
        out.extend(self.static_members(class));
        out.extend(self.invariants(class));
        let members = self.world.members(class);
        let mut methods: Vec<MethodId> = members.methods.values().flatten().copied().collect();
        methods.sort_by_key(|id| {
            (self.world.method(*id).synthetic.is_some(), self.world.method(*id).span.key(), *id)
        });
        methods.extend(self.world.open_methods(class));
        for id in members.constructors.iter().chain(&methods) {
            if let Some(member) = self.lowered.get(id) {
                let mut member = member.clone();
                self.declare_types(*id, &mut member);
                if let ast::Member::Method(method) = &mut member {
                    method.is_pure |= self.pure.contains(id);
                }
                out.push(member);
            }
        }
        out.extend(self.extra_members.get(&class).cloned().unwrap_or_default());
        out.extend(self.class_question(class));
        if !declared.is_interface() {
            let bridges = self.bridges(class);
            out.extend(bridges);
            out.extend(self.clone_methods(class));
            out.extend(self.missing_constructor(class, &out));
        }
        out
    }

    fn instance_fields(&mut self, class: ClassId) -> Vec<ast::Member> {
        let span = self.world.class(class).span;
        let mut out = Vec::new();
        for (param, ty, field) in self.outside_params(class, span) {
            let name = build::ident(field, span);
            out.push(ast::Member::Field(ast::Field {
                is_helper: false,
                is_static: false,
                // an inner object has an outer one
                non_null: param == super::capture::OUTER,
                is_owned: false,
                is_prior: false,
                is_volatile: false,
                ty,
                name,
                init: None,
                span,
            }));
        }
        let inits = match self.instance_inits.get(&class) {
            Some(Ok(InstanceInit::Fields(fields))) => fields.clone(),
            _ => indexmap::IndexMap::new(),
        };
        let members = self.world.members(class);
        for id in members.fields.values() {
            if !self.world.field(*id).modifiers.is_static {
                out.push(ast::Member::Field(self.field_decl(*id, inits.get(id).cloned())));
            }
        }
        out
    }

    /// A field with the value it starts with.
    pub fn field_decl(&mut self, field: FieldId, init: Option<ast::Expr>) -> ast::Field {
        let known = self.world.field(field);
        let is_made = self.is_made_with_its_object(field);
        let declared = self.declared_ty(known.class, &known.ty, known.span);
        ast::Field {
            is_helper: known.modifiers.is_static && self.is_out_of_sight(field),
            is_static: known.modifiers.is_static,
            is_owned: self.is_owned(field),
            is_prior: self.is_prior(field),
            is_volatile: known.modifiers.is_volatile,
            non_null: is_made
                || known.modifiers.nullness == Some(Nullness::NonNull) && known.ty.is_reference(),
            // the map of `final Map m = new HashMap()` is never of another class
            ty: match &init {
                Some(ast::Expr { kind: ast::ExprKind::New { class, .. }, .. }) if is_made => {
                    self.made_ty(known.class, &known.ty, &class.text, known.span)
                }
                _ => declared,
            },
            name: build::ident(self.field_name(field), known.span),
            init,
            span: known.span,
        }
    }

    /// A constant field that gets a new object where it is declared: in an input, whose constructor has come to its end, it
    /// is never null.
    fn is_made_with_its_object(&self, field: FieldId) -> bool {
        let declared = self.world.field(field);
        declared.modifiers.is_final
            && !declared.modifiers.is_static
            && self.world.class(declared.class).origin == Origin::User
            && declared.init.as_ref().is_some_and(|init| {
                matches!(init.kind, ExprKind::New { .. } | ExprKind::NewArray { .. } | ExprKind::ArrayInit(_))
            })
    }

    fn invariants(&mut self, class: ClassId) -> Vec<ast::Member> {
        if self.world.class(class).decl.is_none() {
            return Vec::new();
        }
        if let Some(known) = self.invariants.get(&class) {
            return known.clone();
        }
        let lowered = attribute::invariants(self.world, class)
            .and_then(|clauses| self.invariant_clauses(class, &clauses));
        let mut members = lowered.unwrap_or_else(|problem| {
            let message = format!("the invariants of `{}` are not judged", self.world.class(class).name);
            let subject = Subject::Ignored { word: "invariant".to_owned(), is_of_class: true };
            self.world.report(Diagnostic::warning(problem.span, message).about(subject));
            self.problem(class, None, problem);
            Vec::new()
        });
        members.extend(self.fields_never_null(class));
        self.invariants.insert(class, members.clone());
        members
    }

    /// A field that is declared as never null is an invariant of its objects.
    fn fields_never_null(&mut self, class: ClassId) -> Vec<ast::Member> {
        let members = self.world.members(class);
        let mut out = Vec::new();
        for id in members.fields.values() {
            let declared = self.world.field(*id);
            if declared.modifiers.nullness == Some(Nullness::NonNull)
                && declared.ty.is_reference()
                && !declared.modifiers.is_static
            {
                let field = build::field(build::this(declared.span), self.field_name(*id), declared.span);
                let cond = build::binary(BinOp::Ne, field, build::null(declared.span), declared.span);
                out.push(ast::Member::Invariant(cond));
            }
        }
        out
    }

    /// OOX gives a class without constructors one that calls `super()`. Where the superclass has none without
    /// parameters, and nobody makes objects of the class anyway, an open one stands in.
    fn missing_constructor(&mut self, class: ClassId, members: &[ast::Member]) -> Option<ast::Member> {
        let has_one = members.iter().any(|member| matches!(member, ast::Member::Constructor(_)));
        let above = self.superclass(class).or_else(|| self.open_supers(class).0);
        // what is thrown and has no source is an exception
        let is_below_root = above.is_none_or(|above| above == self.world.lang("Object"));
        if has_one || is_below_root && !self.thrown.contains(&class) {
            return None;
        }
        let span = self.world.class(class).span;
        let name = build::ident(self.class_name(class), span);
        let (params, spec) = (Vec::new(), Vec::new());
        Some(ast::Member::Constructor(ast::Constructor {
            is_helper: true,
            name,
            params,
            spec,
            body: None,
            span,
        }))
    }
}
